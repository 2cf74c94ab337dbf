"""Measure the solver: how many random deals it decides in how much time, and how many can be won.

Times are those of one core, in seconds of the processor; beside them stands how long this machine takes for a
loop of ten million steps, to compare machines by. Of the winnable share both ends are a 95 % interval
(Wilson), deals that stay unknown counted as lost for the lower and as won for the upper end.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, median
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from klondike.rules import Board, Deal, Move, RuleSet, Zone, parse_rule_code
from klondike.solver import Limits, Outcome, Verdict
from klondike.solver.solve import solve

MOMENTS = (0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0)
STEPS = 10**7
FEWEST_MOVES, MOST_MOVES = 20, 60
NORMAL = 1.96
"""standard deviations on both sides of the mean that hold 95 %"""
HEADER = "rules        count  winnable unwinnable unknown  win %, 95 %           median   mean    q95    max"


def yardstick() -> float:
    """Seconds that a loop of ten million steps takes here."""
    begun, total = process_time(), 0
    for step in range(STEPS):
        total += step & 7
    return process_time() - begun


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


def measure(rules: RuleSet, chosen: Namespace) -> list[Verdict]:
    """The verdicts on all positions under these rules."""
    limits = Limits(chosen.seconds)
    return [solve(board, limits, clock=process_time) for board in positions(rules, chosen)]


def report(name: str, verdicts: list[Verdict]) -> str:
    """One line of the table, and one with the shares decided in time."""
    count = len(verdicts)
    won, lost = (
        sum(verdict.outcome is outcome for verdict in verdicts)
        for outcome in (Outcome.WINNABLE, Outcome.UNWINNABLE)
    )
    low, high = interval(won, count)[0], interval(count - lost, count)[1]
    times = sorted(verdict.seconds for verdict in verdicts)
    figures = (median(times), fmean(times), times[count * 95 // 100], times[-1])
    shares = (f"{share:{len(f'{moment:g}')}.1%} in {moment:g} s" for moment, share in decided(verdicts))
    return (
        f"{name:12} {count:5}  {won:8} {lost:10} {count - won - lost:7}"
        f"  {100 * won / count:5.2f} [{100 * low:5.2f}, {100 * high:5.2f}]"
        + "".join(f" {1000 * figure:4.0f} ms" for figure in figures)
        + f"\n{'':12} decided: {', '.join(shares)}"
    )


def decided(verdicts: list[Verdict]) -> Iterator[tuple[float, float]]:
    """Moments, and the share of all that were decided by then."""
    for moment in MOMENTS:
        yield (
            moment,
            sum(
                verdict.outcome is not Outcome.UNKNOWN and verdict.seconds <= moment for verdict in verdicts
            ) / len(verdicts),
        )  # fmt: skip


def main() -> int:
    """Measure what the arguments ask for."""
    parser = ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("rules", nargs="*", default=["S1", "S3"], help="rule codes (default: S1 S3)")
    add("--deals", type=int, default=300, help="how many of each (default 300)")
    add("--first", type=int, default=1_000_000, help="the first deal number")
    add("--seconds", type=float, default=1.0, help="for each at most (default 1)")
    add("--midgame", action="store_true", help=f"after {FEWEST_MOVES} to {MOST_MOVES} random sensible moves")
    chosen = parser.parse_args()
    print(f"{STEPS} steps of a loop take {yardstick():.2f} s here.\n{HEADER}")
    for code in chosen.rules:
        print(report(code, measure(parse_rule_code(code), chosen)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
