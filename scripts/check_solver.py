"""Compare the solver with an exhaustive search: python3 scripts/check_solver.py --output FILE.

Small positions, with fewer ranks, suits and columns, dealt and after random moves, are decided by both: by
the solver, with its oracle late and from the first state on, and by a search of every single move without any
pruning, which shares no code with it. All ways of drawing, passes and kinds of moves come in turn. After each
block of deals its counts are written to the file, and a run with the same file goes on where the last one
ended; the same seed gives the same positions. A verdict that differs is told at once; then 1 is returned.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from klondike.solver.position import Options
from klondike.solver.search import Search
from klondike.solver.verdict import Limits, Watch
from scripts.lasting import whole_lines
from tests.solver.exhaustive import Game, Small

POSITIONS = 300_000
DECKS = (
    (4, (0, 1, 2, 3), 3),
    (5, (0, 1, 2, 3), 3),
    (5, (0, 1, 2), 4),
    (6, (1, 2, 3), 3),
    (7, (0, 2), 3),
    (13, (0,), 3),
)
"""ranks, suits, columns"""
LARGE = (
    (5, (0, 1, 2, 3), 5),
    (6, (0, 1, 2, 3), 3),
    (6, (0, 1, 2, 3), 4),
    (8, (0, 1, 3), 4),
    (9, (1, 2), 3),
)
"""those that are too large to search exhaustively where cards go back"""
KINDS = {"back": (True, False), "not back": (False, False), "whole runs": (False, True)}
"""whether foundation cards go back, and whether only whole runs move"""
OPTIONS = [
    (draw, passes, kind) for kind, draw, passes in product(KINDS, (1, 2, 3), (0, 1, 2, 3, 5))
]  # no limit of passes is 0
DEALS = 20
"""of a block; of each the deal itself, and twice a position after random moves"""
MOVES = ((3, 25), (10, 40))
MOST = 2000
"""states of the exhaustive search; a position with more is skipped"""
ORACLE_FROM = (None, 0)


class Block(NamedTuple):
    """What came of a block."""

    number: int
    draw: int
    passes: int
    kind: str
    dealt: int
    played: int
    unwinnable: int
    skipped: int
    wrong: int

    @classmethod
    def parse(cls, line: str) -> "Block":
        """Read a line of the file."""
        number, draw, passes, kind, *counts = line.split(",")
        return cls(int(number), int(draw), int(passes), kind, *map(int, counts))

    def __str__(self) -> str:
        return ",".join(map(str, self))


def read(path: Path) -> list[Block]:
    """The blocks of a file."""
    return list(map(Block.parse, whole_lines(path)))


def compared(seed: str, number: int) -> Block:
    """The block of this number."""
    draw, passes, kind = OPTIONS[number % len(OPTIONS)]
    random = Random(f"{seed} {number}")
    dealt = played = unwinnable = skipped = wrong = 0
    for game, small, is_dealt in positions(Options(draw, passes, *KINDS[kind]), random):
        truth = game.can_be_won(small, MOST)
        if truth is None:
            skipped += 1
            continue
        dealt, played = dealt + is_dealt, played + (not is_dealt)
        unwinnable += not truth
        wrong += any(differs(game, small, truth, start) for start in ORACLE_FROM)
    return Block(number, draw, passes, kind, dealt, played, unwinnable, skipped, wrong)


def positions(options: Options, random: Random) -> Iterator[tuple[Game, Small, bool]]:
    """The positions of a block, each with its game and whether it is a deal."""
    for _ in range(DEALS):
        ranks, suits, columns = random.choice(DECKS if options.back else DECKS + LARGE)
        game = Game(ranks, suits, options)
        deal = game.deal(columns, random)
        yield game, deal, True
        for fewest, most in MOVES:
            yield game, game.played(deal, random.randint(fewest, most), random), False


def differs(game: Game, small: Small, truth: bool, oracle_from: int | None) -> bool:  # noqa: FBT001
    """Whether the solver says something else, which is told."""
    position = game.position(small)
    found: object
    try:
        found = Search(position, Watch(Limits(None, None, None), lambda: False), oracle_from).run()
    except Exception as problem:
        found = problem
    if found == truth:
        return False
    print(f"{position}, oracle from {oracle_from}: {found!r}, but {truth}", file=sys.stderr, flush=True)
    return True


def compare(chosen: Namespace, blocks: list[Block]) -> None:
    """Go on until there are enough positions."""
    count = sum(block.dealt + block.played for block in blocks)
    with chosen.output.open("a", encoding="utf-8") as stream:
        while count < chosen.positions:
            block = compared(chosen.seed, len(blocks))
            blocks.append(block)
            count += block.dealt + block.played
            stream.write(f"{block}\n")
            stream.flush()


def table(blocks: Iterable[Block]) -> str:
    """The counts by kind and passes, and all."""
    rows = [f"{'kind':12} passes {'dealt':>8} {'played':>8} {'unwinnable':>10} {'skipped':>8} {'wrong':>6}"]
    places = [(kind, passes) for kind, passes in product(KINDS, (0, 1, 2, 3, 5))]
    blocks = list(blocks)
    for kind, passes in places:
        chosen = [block for block in blocks if (block.kind, block.passes) == (kind, passes)]
        rows.append(row(kind, str(passes or "any"), chosen))
    return "\n".join([*rows, row("all", "", blocks)])


def row(kind: str, passes: str, blocks: list[Block]) -> str:
    """A line of the table."""
    dealt, played, unwinnable, skipped, wrong = (
        sum(block[place] for block in blocks) for place in range(4, 9)
    )
    return f"{kind:12} {passes:>6} {dealt:8} {played:8} {unwinnable:10} {skipped:8} {wrong:6}"


def main() -> int:
    """Compare as many positions as the arguments ask for; 1 when a verdict differed."""
    parser = ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--output", type=Path, required=True, metavar="FILE", help="the file of counts")
    add("--positions", type=int, default=POSITIONS, help=f"how many (default {POSITIONS})")
    add("--seed", default="1", help="of the random positions (default 1)")
    chosen = parser.parse_args()
    blocks = read(chosen.output)
    compare(chosen, blocks)
    print(table(blocks))
    return int(any(block.wrong for block in blocks))


if __name__ == "__main__":
    sys.exit(main())
