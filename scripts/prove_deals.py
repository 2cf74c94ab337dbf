"""Prove which deals can be won, and list them in assets: python3 scripts/prove_deals.py [RULES...].

The list is for players who want only deals that can be won: where none is put by for them yet, one of these
is dealt at once. What the list says of other rules stays. The limit counts states that were looked at, so
that another machine finds the same.
"""

import sys
from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from klondike.rules import Board, Deal, parse_rule_code
from klondike.solver import Limits, Outcome
from klondike.solver.proved import FIRST, entries, figures
from klondike.solver.solve import solve

LIST = Path(__file__).resolve().parent.parent / "assets" / "deals" / "proved.txt"
RULES = ("S1", "S3", "G3", "G1", "P3", "V3", "R0", "R1", "R3", "Q0", "Q1", "Q3", "D9", "E9", "DA", "EA")
"""one of each kind of rules that a deal's answer can depend on"""
DEALS = 512
"""tried of each; the list has more of those rules that few deals can be won by, fewer of two decks"""
STATES = 3000


def is_proved(code: str, number: int, states: int = STATES) -> bool:
    """Whether a deal is proved winnable in so many states."""
    rules = parse_rule_code(code)
    board = Board.deal(rules, Deal.numbered(number).cards(rules.decks))
    return solve(board, Limits(None, states)).outcome is Outcome.WINNABLE


def proved(code: str, deals: int, jobs: int) -> str:
    """A figure for each deal under these rules; tells how many can be won."""
    with ProcessPoolExecutor(jobs) as pool:
        known = list(pool.map(partial(is_proved, code), range(FIRST, FIRST + deals), chunksize=8))
    print(f"{code}: {sum(known)} of {deals}", flush=True)
    return figures(known)


def main() -> int:
    """Write the list."""
    parser = ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("rules", nargs="*", default=RULES, help="rule codes (default: one of each kind)")
    add("--deals", type=int, default=DEALS, help=f"how many of each (default {DEALS})")
    add("--jobs", type=int, default=1, help="processes at once (default 1)")
    chosen = parser.parse_args()
    known = dict(entries(LIST.read_text(encoding="ascii"))) if LIST.exists() else {}
    for code in chosen.rules:
        known[code] = proved(code, chosen.deals, chosen.jobs)
    LIST.parent.mkdir(exist_ok=True)
    lines = (f"{code} {known[code]}\n" for code in RULES if code in known)
    LIST.write_text("".join(lines), encoding="ascii")
    return 0


if __name__ == "__main__":
    sys.exit(main())
