"""The one question: limits are kept, cancelling works, and rules that nothing covers get no guess."""

from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

from klondike.rules import RULE_SETS, STOCK, WASTE, Board, Card, Deal, Move, Pile, own_rules
from klondike.solver import Limits, Outcome, Reason
from klondike.solver.oracle import MOST_STATES
from klondike.solver.plain import plain_search
from klondike.solver.position import options_of, position_of
from klondike.solver.search import Search
from klondike.solver.solve import is_covered, never, solve
from klondike.solver.verdict import CHECK_EVERY, Halt, Watch
from tests.solver.positions import numbered, rules_of, wins


@pytest.fixture(scope="module")
def hard() -> Board:
    return next(
        board
        for board in (numbered(number, rules_of(3)) for number in count())
        if solve(board, Limits(states=3000)).outcome is Outcome.UNKNOWN
    )


def ticking() -> Iterator[float]:
    yield from (reading / 100 for reading in count())


def test_time_ends_the_search(hard: Board) -> None:
    verdict = solve(hard, Limits(seconds=0.5), clock=ticking().__next__)
    assert (verdict.outcome, verdict.reason, verdict.line) == (Outcome.UNKNOWN, Reason.TIME, ())
    assert 0 < verdict.states <= 50 * CHECK_EVERY
    assert verdict.seconds >= 0.5


def test_time_that_is_up_looks_at_nothing(hard: Board) -> None:
    verdict = solve(hard, Limits(seconds=0))
    assert (verdict.reason, verdict.states) == (Reason.TIME, 0)


def test_time_ends_the_oracle_too(hard: Board) -> None:
    clock = ticking()
    watch = Watch(Limits(seconds=0.5), never, clock.__next__)
    search = Search(position_of(hard), watch, oracle_from=0)
    oracle = search.judge.oracle
    assert oracle
    with pytest.raises(Halt) as halted:
        for _ in range(10_000):
            oracle.alive.clear()
            oracle.is_alive(oracle.moves.begin(0), MOST_STATES)
    assert halted.value.reason is Reason.TIME


def test_a_number_of_states_ends_the_search(hard: Board) -> None:
    verdict = solve(hard, Limits(states=100))
    assert (verdict.outcome, verdict.reason, verdict.states) == (Outcome.UNKNOWN, Reason.STATES, 101)


def test_memory_ends_the_search(hard: Board) -> None:
    verdict = solve(hard, Limits(memory=100_000))
    assert (verdict.outcome, verdict.reason) == (Outcome.UNKNOWN, Reason.MEMORY)


@pytest.mark.parametrize("rules", ("S3", "D9"))
def test_it_can_be_stopped_at_any_time(rules: str, hard: Board) -> None:
    board = hard if rules == "S3" else numbered(1, RULE_SETS["D9"])
    asked = count()
    verdict = solve(board, should_stop=lambda: next(asked) > 3)
    assert (verdict.outcome, verdict.reason) == (Outcome.UNKNOWN, Reason.STOPPED)
    assert next(asked) == 5


def test_a_won_board_is_won_by_no_move() -> None:
    won = numbered(0, rules_of(1))
    for move in solve(won).line:
        won = won.play(move)
    assert won.is_won
    assert solve(won)[:3] == (Outcome.WINNABLE, (), None)


def few_cards(**changes: object) -> Board:
    """Two columns of kings, queens and jacks, everything else at home."""
    rules = own_rules(RULE_SETS["S1"], **changes)
    home = {0: 10, 1: 10, 2: 10, 3: 10}
    foundations = tuple(
        Pile(tuple(Card(rank, suit) for rank in range(1, height + 1)))  # type: ignore[arg-type]
        for suit, height in home.items()
    )
    columns = ["KS JH JC", "KH JS QD", "QS JD KD", "KC QH QC"]
    piles = [Pile(tuple(map(Card.parse, cards.split())), 2) for cards in columns]
    return Board(rules, Pile(), Pile(), foundations, (*piles, *[Pile()] * 3))


@pytest.mark.parametrize("whole", (False, True))
@pytest.mark.parametrize("space", (13, None))
def test_rules_between_the_covered_ones_are_solved_by_a_plain_search(space: int | None, whole: bool) -> None:
    board = few_cards(space_rank=space, whole_runs_only=whole)
    watch = Watch(Limits(), never)
    line = plain_search(board, watch)
    verdict = solve(board)
    assert verdict.outcome is (Outcome.UNWINNABLE if line is None else Outcome.WINNABLE)
    assert line is None or (wins(board, line) and wins(board, verdict.line))


def test_whole_runs_with_going_back_are_answered_from_both_sides() -> None:
    rules = rules_of(1, whole=True)
    verdicts = [solve(numbered(number, rules), Limits(states=3000)) for number in range(12)]
    assert not is_covered(rules)
    assert Outcome.WINNABLE in {verdict.outcome for verdict in verdicts}
    assert all(
        wins(numbered(number, rules), verdict.line) for number, verdict in enumerate(verdicts) if verdict.line
    )


def test_the_passes_already_begun_are_used() -> None:
    board = numbered(0, rules_of(3, passes=2))
    assert options_of(board).passes == 2
    while board.stock.cards:
        board = board.play(board.legal_moves()[0])
    assert options_of(board.play(Move(WASTE, STOCK))).passes == 1
    assert options_of(numbered(0, rules_of(3))).passes == 0


def test_nine_columns_and_many_passes_are_covered() -> None:
    rules = own_rules(RULE_SETS["S1"], columns=9, draw=3, passes=31)
    outcomes = {solve(numbered(number, rules), Limits(states=5000)).outcome for number in range(10)}
    assert is_covered(rules)
    assert {Outcome.WINNABLE, Outcome.UNWINNABLE} <= outcomes


def test_the_solver_is_not_needed_to_start() -> None:
    import subprocess
    import sys

    code = "import sys, klondike.rules, klondike.cli; sys.exit(any('solver' in name for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_deal_of_the_program_is_solved_as_its_deck() -> None:
    deal = Deal.numbered(7)
    assert solve(Board.deal(rules_of(1), deal.cards(1))).outcome is not Outcome.UNKNOWN


def test_every_position_under_any_rules_gets_an_answer() -> None:
    random, outcomes = Random(7), set()
    for number in range(40):
        rules = own_rules(
            RULE_SETS["S1"],
            columns=random.choice((7, 9)),
            draw=random.choice((1, 3)),
            passes=random.choice((None, 1, 2, 6)),
            worrying_back=random.random() < 0.6,
            whole_runs_only=random.random() < 0.4,
            space_rank=random.choice((13, 13, None)),
        )
        board = numbered(number, rules)
        for _ in range(random.choice((0, 10, 40, 120))):
            moves = board.legal_moves()
            board = board.play(random.choice(moves)) if moves else board
        verdict = solve(board, Limits(states=150))
        assert (verdict.outcome is Outcome.WINNABLE) == wins(board, verdict.line)
        outcomes.add(verdict.outcome)
    assert outcomes == set(Outcome)
