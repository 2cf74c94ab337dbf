"""What is derived about positions is what the solver finds when it is asked, and lines that are kept win."""

from math import inf
from random import Random

import pytest
from hypothesis import given

from klondike.rules import RULE_SETS, Board, Cause, Change, Deal, Game, Move, Pile, RuleSet
from klondike.solver import Limits, Outcome, Reason, Verdict
from klondike.solver.knowledge import MOST_POSITIONS, Knowledge
from klondike.solver.line import wins
from klondike.solver.marks import boards_along, direct, mark, straightened
from klondike.solver.solve import solve
from tests.solver.positions import numbered, rules_of
from tests.strategies import boards, wander

LIMITS = Limits(states=400)
UNKNOWN = Verdict(Outcome.UNKNOWN, reason=Reason.TIME, seconds=2.0)


@given(boards())
def test_a_mark_is_that_of_the_position(board: Board) -> None:
    again = Board.parse(str(board))
    marks = {mark(board.play(move)) for move in board.legal_moves()}
    assert mark(board) == mark(again)
    assert mark(board) not in marks
    assert len(marks) == len({board.play(move) for move in board.legal_moves()})


def test_the_pass_matters_only_where_passes_are_counted() -> None:
    for passes, is_same in ((None, True), (2, False)):
        board = numbered(0, rules_of(1, passes=passes))
        later = Board(board.rules, board.stock, board.waste, board.foundations, board.tableau, 2)
        assert (mark(board) == mark(later)) is is_same


@pytest.mark.parametrize("rules", (rules_of(1), rules_of(3), rules_of(3, passes=3)))
def test_a_line_without_detours_still_wins(rules: RuleSet) -> None:
    chance, shorter = Random(3), 0
    for number in range(12):
        board = numbered(number, rules)
        steps = tuple(wander(board, chance, 12))
        *_, there = boards_along(board, steps)
        verdict = solve(there, LIMITS)
        if verdict.outcome is Outcome.WINNABLE:
            line = (*steps, *verdict.line)
            straight = direct(board, line)
            shorter += len(straight) < len(line)
            assert wins(board, straight)
            assert direct(board, straight) == straight
    assert shorter


def test_going_round_a_stock_is_left_out() -> None:
    board = numbered(0, rules_of(3))
    draws = [Move.parse("SWx3")] * 8
    line = solve(board).line
    assert direct(board, (*draws, Move.parse("WS"), *line)) == direct(board, line)


@pytest.mark.parametrize("rules", (rules_of(1), rules_of(3), rules_of(1, passes=1), rules_of(3, passes=2)))
def test_what_follows_is_what_the_solver_finds(rules: RuleSet) -> None:
    chance, derived = Random(6), {Outcome.WINNABLE: 0, Outcome.UNWINNABLE: 0}
    for number in range(12):
        game, known = Game(Deal.numbered(number), rules), Knowledge()
        known.learn(game.board, solve(game.board, LIMITS))
        for _ in range(10):
            for change in steps_of(game, known, chance):
                known.follow(change)
            found = known.verdict(game.board)
            fresh = solve(game.board, LIMITS)
            if found is None:
                known.learn(game.board, fresh)
            elif found.outcome is not Outcome.UNKNOWN:
                derived[found.outcome] += 1
                assert fresh.outcome in (found.outcome, Outcome.UNKNOWN)
                assert (found.outcome is Outcome.WINNABLE) == wins(game.board, found.line)
    assert all(derived.values())


def steps_of(game: Game, known: Knowledge, chance: Random) -> list[Change]:
    """One or two moves, some of them of a known line, or a few taken back."""
    if chance.random() < 0.3:
        return [change for change in [game.undo() for _ in range(chance.randint(1, 3))] if change]
    found = known.verdict(game.board)
    if found and found.line and chance.random() < 0.7:
        return [game.play(found.line[0])]
    return [game.play(move) for move in wander(game.board, chance, chance.randint(1, 2))]


def lost_board() -> Board:
    rules, number = rules_of(3, passes=1), 0
    while solve(numbered(number, rules), LIMITS).outcome is not Outcome.UNWINNABLE:
        number += 1
    return numbered(number, rules)


def test_all_boards_along_a_line_are_won_with_the_rest_of_it() -> None:
    board, known = numbered(0, rules_of(1)), Knowledge()
    line = direct(board, solve(board).line)
    known.learn(board, Verdict(Outcome.WINNABLE, line))
    for done, each in enumerate(boards_along(board, line)):
        assert known.verdict(each) == Verdict(Outcome.WINNABLE, line[done:])


def test_marks_that_come_with_an_answer_are_as_good_as_playing_its_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    board, played, told = numbered(0, rules_of(1)), Knowledge(), Knowledge()
    verdict = solve(board)
    played.learn(board, verdict)
    line, marks = straightened(board, verdict.line)
    monkeypatch.setattr(Board, "play", None)
    told.learn(board, verdict._replace(line=line), marks)
    assert told._won == played._won


def test_marks_of_another_board_are_not_taken() -> None:
    board, known = numbered(0, rules_of(1)), Knowledge()
    line, marks = straightened(board, solve(board).line)
    known.learn(board, Verdict(Outcome.WINNABLE, line), marks[::-1])
    assert known.verdict(board) == Verdict(Outcome.WINNABLE, line)


def test_what_is_lost_stays_lost_until_it_is_taken_back() -> None:
    board, known = lost_board(), Knowledge()
    known.learn(board, Verdict(Outcome.UNWINNABLE))
    move, *_ = board.legal_moves()
    after = board.play(move)
    further = after.play(after.legal_moves()[0])
    known.follow(Change(Cause.PLAY, board, after, move))
    known.follow(Change(Cause.AUTOPLAY, after, further, after.legal_moves()[0]))
    assert known.verdict(further) == known.verdict(after) == Verdict(Outcome.UNWINNABLE)
    assert known.answer(further, inf) == Verdict(Outcome.UNWINNABLE)


def test_where_a_board_is_won_all_are_that_it_was_reached_from() -> None:
    game, known = Game(Deal.numbered(0), rules_of(1)), Knowledge()
    played = [game.board]
    for move in solve(game.board).line[:30]:
        known.follow(game.play(move))
        played.append(game.board)
    assert known.verdict(played[0]) is None
    known.learn(game.board, solve(game.board))
    for board in played:
        found = known.verdict(board)
        assert found
        assert wins(board, found.line)


def test_a_step_back_from_a_won_board_is_won() -> None:
    game, known = Game(Deal.numbered(0), rules_of(1)), Knowledge()
    game.play(solve(game.board).line[0])
    known.learn(game.board, solve(game.board))
    change = game.undo()
    assert change
    known.follow(change)
    found = known.verdict(game.board)
    assert found
    assert wins(game.board, found.line)


def test_a_board_without_moves_is_lost_and_one_that_is_done_is_won() -> None:
    board = numbered(0, rules_of(1))
    empty = Board(RULE_SETS["S1"], Pile(), Pile(), (Pile(),) * 4, (Pile(),) * 7)
    *_, done = boards_along(board, solve(board).line)
    assert Knowledge().verdict(empty) == Verdict(Outcome.UNWINNABLE)
    assert Knowledge().verdict(done) == Verdict(Outcome.WINNABLE)


def test_a_search_that_found_nothing_is_not_repeated_with_less_time() -> None:
    board, known = numbered(0, rules_of(1)), Knowledge()
    for reason in (Reason.STOPPED, Reason.FAILED):
        known.learn(board, UNKNOWN._replace(reason=reason))
        assert known.verdict(board) is None
    known.learn(board, UNKNOWN)
    assert known.verdict(board) == UNKNOWN
    assert [known.answer(board, seconds) for seconds in (1.0, 2.0, 3.0)] == [UNKNOWN, UNKNOWN, None]
    known.learn(board, UNKNOWN._replace(reason=Reason.MEMORY))
    assert known.answer(board, 100.0)
    known.learn(board, solve(board))
    assert known.verdict(board) != UNKNOWN
    known.reset()
    assert known.verdict(board) is None


def test_it_does_not_grow_without_end() -> None:
    board, known = numbered(0, rules_of(1)), Knowledge()
    known._unknown.update((number.to_bytes(3, "big"), UNKNOWN) for number in range(MOST_POSITIONS))
    known.learn(board, UNKNOWN)
    assert len(known._unknown) == MOST_POSITIONS
    assert known.verdict(board) == UNKNOWN
