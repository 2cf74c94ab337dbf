"""Starts programs for a test and ends them after it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from tests.pilot import Pilot

Start = Callable[..., Pilot]


@pytest.fixture
def cursors(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The shapes that the pointer was given; a driver without a screen has none to show."""
    given: list[int] = []
    monkeypatch.setattr(pygame.mouse, "set_cursor", given.append)
    return given


@pytest.fixture
def start(tmp_path: Path, cursors: list[int]) -> Iterator[Start]:
    """Starts the program in the test's folder, as often as the test likes; only one runs at a time."""
    pilots: list[Pilot] = []

    def started(*, folder: str = "player", **options) -> Pilot:
        for pilot in pilots:
            pilot.close()
        pilots.append(Pilot(tmp_path / folder, **options))
        pygame.event.clear()
        return pilots[-1]

    yield started
    for pilot in pilots:
        pilot.close()
