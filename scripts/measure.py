"""Measure the program: python3 scripts/measure.py [--runs 5] [--only start,idle,...] [--json FILE].

Prints medians and the budgets; no test depends on them. It needs Linux with Xvfb and xdotool; openbox is
used where it is there. The program has the first core for itself, the X server and the measuring have the
last. On a machine with other work compare processor times rather than those of the clock.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036  # said before anything newer is read
    sys.exit("Klondike needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info[:2]))

import os
import shutil
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

PARTS = ("start", "idle", "memory", "drag", "answer", "worst", "inside")
AFTER_START = frozenset(PARTS[:5])
PROGRAMS = ("Xvfb", "xdotool")


def main(arguments: list[str]) -> int:
    """Measure what was asked for and print it."""
    wish = _wish(arguments)
    missing = [program for program in PROGRAMS if not shutil.which(program)]
    if missing:
        sys.exit(f"Not found: {', '.join(missing)}")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # players have compiled modules
    from measuring.report import table, write

    runs = list(_runs(frozenset(wish.only), wish.runs))
    print(table(runs))
    if wish.json:
        write(wish.json, runs)
    return 0


def _wish(arguments: list[str]) -> Namespace:
    parser = ArgumentParser("measure.py", description="Measure the program against its budgets.")
    parser.add_argument("--runs", type=int, default=5, help="how often to measure, after one run to warm up")
    parser.add_argument("--only", type=_parts, default=PARTS, help=f"some of {','.join(PARTS)}")
    parser.add_argument("--json", type=Path, help="keep the figures of all runs in this file")
    return parser.parse_args(arguments)


def _parts(text: str) -> tuple[str, ...]:
    parts = tuple(text.split(","))
    if not set(parts) <= set(PARTS):
        raise ValueError(text)
    return parts


def _runs(wanted: frozenset[str], count: int) -> Iterator[dict[str, float]]:
    from measuring.process import cores, pinned, urgent

    with tempfile.TemporaryDirectory(prefix="measure-") as name, urgent(), pinned(cores()[1]):
        folder = Path(name)
        if wanted & AFTER_START:
            yield from _plain_runs(folder / "plain", wanted, count)
        if "worst" in wanted:
            yield from _worst_runs(folder / "large", count)
        if "inside" in wanted:
            from measuring.inside import inside

            yield inside(folder / "inside")


def _plain_runs(folder: Path, wanted: frozenset[str], count: int) -> Iterator[dict[str, float]]:
    from measuring.outside import SCREEN, one_run

    with _desk(folder, SCREEN) as (desktop, hand):
        one_run(desktop, hand, frozenset())  # to warm up: compiled modules, finished pictures
        for _ in range(count):
            yield one_run(desktop, hand, wanted)


def _worst_runs(folder: Path, count: int) -> Iterator[dict[str, float]]:
    from measuring.worst import SCREEN, worst_run

    with _desk(folder, SCREEN) as (desktop, hand):
        for _ in range(count):
            yield worst_run(desktop, hand)


@contextmanager
def _desk(folder: Path, size: tuple[int, int]) -> Iterator[tuple]:
    from measuring.hand import Hand

    from tests.desktop.desktop import Desktop

    folder.mkdir()
    with closing(Desktop(folder, size)) as desktop:
        desktop.open()
        with Hand(desktop.display) as hand:
            yield desktop, hand


if __name__ == "__main__":
    from environment import run_with_pygame

    sys.exit(run_with_pygame(main, __file__))
