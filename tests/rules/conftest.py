"""Scorings of the tests, which rule codes can then name."""

import pytest

from klondike.rules import SCORINGS
from tests.rules import positions


@pytest.fixture(autouse=True)
def _scorings(monkeypatch):
    for scoring in (positions.CLASSIC, positions.CLASSIC_1, positions.WITH_FEE):
        monkeypatch.setitem(SCORINGS, scoring.key, scoring)
