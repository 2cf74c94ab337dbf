"""Measure the solver: how many random deals it decides in how much time, and how many can be won.

Times are those of one core, in seconds of the processor, with the garbage collector at rest, as in the
process that helps the game. To compare machines by, a loop is timed beside each position (a tenth of the
yardstick of ten million steps), and the shares decided in time are told twice: in seconds of this machine,
and in those of a machine that takes 0.23 s for the yardstick. Of the winnable share both ends are a 95 %
interval (Wilson), deals that stay unknown counted as lost for the lower and as won for the upper end.
"""

import gc
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, median
from time import process_time
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from klondike.rules import Board, Deal, Move, RuleSet, Zone, parse_rule_code
from klondike.solver import Limits, Outcome, Verdict
from klondike.solver.solve import solve

MOMENTS = (0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0)
STEPS = 10**7
REFERENCE = 0.23
"""seconds that the yardstick takes on the machine that times are converted to"""
PART = 10
"""this part of the yardstick is timed beside each position"""
FEWEST_MOVES, MOST_MOVES = 20, 60
NORMAL = 1.96
"""standard deviations on both sides of the mean that hold 95 %"""
HEADER = "rules        count  winnable unwinnable unknown  win %, 95 %            median, mean, q95, max"


class Timed(NamedTuple):
    """A verdict, and the seconds that the yardstick took beside it."""

    verdict: Verdict
    yardstick: float

    @property
    def converted(self) -> float:
        """The seconds of the verdict on the machine that times are converted to."""
        return self.verdict.seconds * REFERENCE / self.yardstick


def yardstick(part: int = 1) -> float:
    """Seconds that a loop of ten million steps takes here, by a part of them."""
    begun, total = process_time(), 0
    for step in range(STEPS // part):
        total += step & 7
    return part * (process_time() - begun)


def midgame(board: Board, random: Random) -> Board:
    """The board after some sensible moves at random; the board itself when they win or end too early."""
    start, moves_wanted = board, random.randint(FEWEST_MOVES, MOST_MOVES)
    for _ in range(moves_wanted):
        moves = board.legal_moves()
        if not moves:
            return start
        board = board.play(random.choices(moves, [sense(board, move) for move in moves])[0])
    return start if board.is_won else board


def sense(board: Board, move: Move) -> float:
    """How likely a player is to make this move."""
    if move.target.zone is Zone.FOUNDATION:
        return 6
    if move.source.zone is Zone.FOUNDATION:
        return 0.1
    if move.source.zone is not Zone.TABLEAU:
        return 4
    pile = board[move.source]
    is_whole = move.count == len(pile.face_up)
    is_idle = not pile.face_down and not board[move.target].cards
    return 0.1 if is_idle else 8 if is_whole else 1


def positions(rules: RuleSet, chosen: Namespace) -> Iterator[Board]:
    """The deals from the first number on, or positions in the middle of them."""
    for number in range(chosen.first, chosen.first + chosen.deals):
        board = Board.deal(rules, Deal.numbered(number).cards(rules.decks))
        yield midgame(board, Random(number)) if chosen.midgame else board


def interval(won: int, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    share, square = won / count, NORMAL**2
    middle = (share + square / (2 * count)) / (1 + square / count)
    reach = NORMAL * sqrt(share * (1 - share) / count + square / (4 * count**2)) / (1 + square / count)
    return middle - reach, middle + reach


def measure(rules: RuleSet, chosen: Namespace) -> list[Timed]:
    """The verdicts on all positions under these rules, each with enough time on both machines."""
    return [timed(board, chosen.seconds) for board in positions(rules, chosen)]


def timed(board: Board, seconds: float) -> Timed:
    """The verdict on a position."""
    gc.collect()  # what the one before left
    pace = yardstick(PART)
    limits = Limits(seconds * max(1.0, pace / REFERENCE))
    return Timed(solve(board, limits, clock=process_time), pace)


def report(name: str, answers: list[Timed], seconds: float) -> str:
    """One line of the table, and two with the shares decided in time."""
    verdicts, count = [answer.verdict for answer in answers], len(answers)
    won, lost = (
        sum(verdict.outcome is outcome for verdict in verdicts)
        for outcome in (Outcome.WINNABLE, Outcome.UNWINNABLE)
    )
    low, high = interval(won, count)[0], interval(count - lost, count)[1]
    times = [verdict.seconds for verdict in verdicts]
    converted = [answer.converted for answer in answers]
    yard = fmean(answer.yardstick for answer in answers)
    return (
        f"{name:12} {count:5}  {won:8} {lost:10} {count - won - lost:7}"
        f"  {100 * won / count:5.2f} [{100 * low:5.2f}, {100 * high:5.2f}]{summary(times)}"
        f"\n  where the yardstick takes {yard:.2f} s, as here: {shares(verdicts, times, seconds)}"
        f"\n  where it takes {REFERENCE} s: {shares(verdicts, converted, seconds)};{summary(converted)}"
    )


def summary(times: list[float]) -> str:
    """Median, mean, 95 % and the longest."""
    ordered = sorted(times)
    figures = (median(ordered), fmean(ordered), ordered[len(ordered) * 95 // 100], ordered[-1])
    return "".join(f" {1000 * figure:6.1f} ms" for figure in figures)


def shares(verdicts: list[Verdict], times: list[float], most: float) -> str:
    """How many were decided by each moment, up to the most seconds that a deal was given."""
    parts = []
    for moment in (moment for moment in MOMENTS if moment <= most):
        decided = sum(
            verdict.outcome is not Outcome.UNKNOWN and seconds <= moment
            for verdict, seconds in zip(verdicts, times, strict=True)
        )
        parts.append(f"{decided / len(times):.1%} in {moment:g} s")
    return ", ".join(parts)


def main() -> int:
    """Measure what the arguments ask for."""
    parser = ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("rules", nargs="*", default=["S1", "S3"], help="rule codes (default: S1 S3)")
    add("--deals", type=int, default=300, help="how many of each (default 300)")
    add("--first", type=int, default=1_000_000, help="the first deal number")
    add("--seconds", type=float, default=1.0, help="for each at most, on both machines (default 1)")
    add("--midgame", action="store_true", help=f"after {FEWEST_MOVES} to {MOST_MOVES} random sensible moves")
    chosen = parser.parse_args()
    print(f"The yardstick takes {yardstick():.2f} s here.\n{HEADER}")
    gc.disable()
    for code in chosen.rules:
        print(report(code, measure(parse_rule_code(code), chosen), chosen.seconds), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
