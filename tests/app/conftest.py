"""Starts programs for a test and ends them after it."""

from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from random import Random

import pygame
import pytest

from klondike.session import DEAL_BITS
from tests.app.helper import Oracle
from tests.app.lines import WON_DEAL, winning_line
from tests.pilot import Pilot

Start = Callable[..., Pilot]
SOON_JUDGED = (4, 5, 12, 16, 3, 6, 0, 15, 25, 17, 21, 18, 22, 28)
"""numbers of deals by the rules G1: lost, won, lost, lost, won, and so on"""
RUN_AT = 26  # moves of the winning line that lead to runs of two, and cards home that can come back


@pytest.fixture
def cursors(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The shapes that the pointer was given; a driver without a screen has none to show."""
    given: list[int] = []
    monkeypatch.setattr(pygame.mouse, "set_cursor", given.append)
    return given


@pytest.fixture
def by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals by chance are the same in every run: one of four hundred has no way on, and says so at once."""
    chance = Random(1)
    monkeypatch.setattr("klondike.session._random_number", lambda: chance.getrandbits(DEAL_BITS))


@pytest.fixture
def start(tmp_path: Path, cursors: list[int], by_chance: None) -> Iterator[Start]:
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


@pytest.fixture
def pilot(start: Start) -> Pilot:
    """A game with one move, everything at rest; the program asks before it is lost."""
    pilot = start(rules="S3", deal=173, moves=["SWx3"], ask_before_losing=True)
    pilot.quiet()
    return pilot


@pytest.fixture
def midgame(start: Start) -> Pilot:
    """In the middle of a game, everything at rest."""
    pilot = start(rules="S3", deal=WON_DEAL, moves=winning_line()[:RUN_AT])
    pilot.quiet()
    return pilot


@pytest.fixture
def oracle(monkeypatch: pytest.MonkeyPatch) -> type[Oracle]:
    """The solver answers in this process, at once."""
    monkeypatch.setattr("klondike.counsel.Worker", Oracle)
    monkeypatch.setattr(Oracle, "is_silent", False)
    return Oracle


@pytest.fixture
def soon_judged(monkeypatch: pytest.MonkeyPatch) -> tuple[int, ...]:
    """Deals by chance are those of which the solver soon knows whether they can be won; their numbers."""
    numbers = cycle(SOON_JUDGED)
    monkeypatch.setattr("klondike.session._random_number", lambda: next(numbers))
    return SOON_JUDGED
