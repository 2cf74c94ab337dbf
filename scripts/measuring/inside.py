"""Single pictures without a window: what the program itself spends on them, as an aid to profiling."""

import os
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter

from measuring.hand import figure
from measuring.table import FIRST, game_with_long_run
from tests.pilot import Pilot

SIZES = ((1280, 800), (1920, 1080), (3840, 2160))
PICTURES = 200

Timed = Callable[[Callable[[], None]], float]


def inside(folder: Path) -> dict[str, float]:
    """Milliseconds of a picture of each kind at each size."""
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    figures = {}
    for size in SIZES:
        name = f"{size[0]}x{size[1]}"
        pilot = Pilot(folder / name, size=size, deck=_deck(), rules="S1", moves=map(str, _moves()))
        pilot.quiet()
        figures |= {f"{kind} {name}": value for kind, value in _kinds(pilot).items()}
        pilot.close()
    return figures


def _deck() -> str:
    return " ".join(map(str, game_with_long_run().deal.deck))


def _moves() -> list[str]:
    return [str(move) for move in game_with_long_run().lines]


def _kinds(pilot: Pilot) -> dict[str, float]:
    return {
        "tick": median([_milliseconds(lambda: pilot.frames(1, 1.0)) for _ in range(20)]),
        "drag one": median(_drag(pilot, -1)),
        "drag thirteen": median(_drag(pilot, 0)),
        "deal": median(_deal(pilot)),
    }


def _drag(pilot: Pilot, depth: int) -> list[float]:
    card = pilot.board[FIRST].cards[depth]
    pilot.press(card)
    start = tuple(pilot.at)
    times = []
    for number in range(PICTURES):
        pilot.move(figure(start, pilot.window.size, number / PICTURES), frames=0)
        times.append(_milliseconds(lambda: pilot.frames(1)))
    pilot.key("escape")
    pilot.release()
    pilot.settle()
    return times


def _deal(pilot: Pilot) -> list[float]:
    pilot.key("f2", frames=0)
    times = [_milliseconds(lambda: pilot.frames(1))]
    while pilot.table.is_moving:
        times.append(_milliseconds(lambda: pilot.frames(1)))
    return times


def _milliseconds(action: Callable[[], None]) -> float:
    begun = perf_counter()
    action()
    return 1000 * (perf_counter() - begun)
