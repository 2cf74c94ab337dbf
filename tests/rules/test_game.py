"""Games: play, undo, redo, restart, the clock, and what every change says."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from klondike.rules import (
    RULE_SETS,
    Board,
    Cause,
    Change,
    Deal,
    Game,
    Help,
    IllegalMove,
    Move,
    Spot,
    column,
    deal_change,
    own_rules,
)
from klondike.rules.cards import Card
from tests.rules.positions import game_at, play
from tests.strategies import any_rules, boards, deals, games

S1, S3 = RULE_SETS["S1"], RULE_SETS["S3"]


def spots(board: Board) -> dict[Card, Spot]:
    return {
        card: Spot(pile, index, index >= board[pile].face_down)
        for pile in board.pile_ids
        for index, card in enumerate(board[pile].cards)
    }


def assert_shifts_are_exact(change: Change) -> None:
    before, after = spots(change.before), spots(change.after)
    expected = {(card, before[card], after[card]) for card in after if before[card] != after[card]}
    shifts = change.shifts()
    assert set(shifts) == expected
    assert len(shifts) == len(expected)


def shown(change: Change) -> str:
    return " ".join(f"{shift.card}>{shift.target.pile}{shift.target.index}" for shift in change.shifts())


@settings(max_examples=60)
@given(boards())
def test_shifts_name_exactly_the_cards_that_differ(board):
    for move in board.legal_moves():
        after = board.play(move)
        assert_shifts_are_exact(Change(Cause.PLAY, board, after, move))
        assert_shifts_are_exact(Change(Cause.UNDO, after, board, move))


@settings(max_examples=40)
@given(games())
def test_shifts_of_a_restart_and_of_the_deal_are_exact(game):
    assert_shifts_are_exact(game.restart())
    assert_shifts_are_exact(deal_change(game.board))


def test_cards_arrive_in_the_order_they_are_moved_and_turned_ones_last():
    game = game_at("S3\nS: 2c 9d 5h 3s\n1: 9S\n2: 7c 8H 7S 6D")
    assert shown(game.play(Move.parse("SWx3"))) == "3S>W0 5H>W1 9D>W2"
    assert shown(game.undo()) == "9D>S1 5H>S2 3S>S3"
    change = game.play(Move.parse("21x3"))
    assert shown(change) == "8H>11 7S>12 6D>13 7C>20"
    turned = change.shifts()[-1]
    assert (turned.source, turned.target) == (Spot(column(1), 0, False), Spot(column(1), 0, True))
    assert shown(game.undo()) == "8H>21 7S>22 6D>23 7C>20"


def test_on_a_restart_cards_go_back_to_the_columns_before_those_for_the_stock():
    game = Game(Deal.numbered(15), S1)
    play(game, "71 57 43 " + "SW " * 24)
    shifts = game.restart().shifts()
    moved = [shift.target.pile.zone.value for shift in shifts if shift.source[:2] != shift.target[:2]]
    assert moved == ["tableau"] * (len(moved) - 24) + ["stock"] * 24
    assert len(shifts) > len(moved) > 24
    assert all(shift.source[:2] == shift.target[:2] for shift in shifts[len(moved) :])


@given(deals, any_rules)
def test_the_deal_lays_the_cards_out_row_by_row(deal, rules):
    """C1: from everything in the stock."""
    game = Game(deal, rules)
    change = deal_change(game.board)
    assert change.cause is Cause.DEAL
    assert change.after is game.board
    assert len(change.before.stock.cards) == 52 * rules.decks
    assert not any(pile.cards for pile in change.before.tableau)
    dealt = [shift.card for shift in change.shifts()]
    assert dealt == list(deal.cards(rules.decks)[: len(dealt)])
    assert len(dealt) == rules.columns * (rules.columns + 1) // 2


@settings(max_examples=60)
@given(games(), st.integers(0, 30))
def test_undo_of_a_move_restores_board_and_score_and_redo_brings_them_back(game, choice):
    """U9, U10, U28, U30, U87: but for the fee that some scorings take for an undo (M9)."""
    moves = game.board.legal_moves()
    assume(moves and game.rules.undo_limit != 0 and not game.rules.scoring.undo_fee)
    before = game.board, game.score, game.moves
    played = game.play(moves[choice % len(moves)])
    after = game.board, game.score, game.moves
    undone = game.undo()
    assert (game.board, game.score, game.moves) == before
    redone = game.redo()
    assert (game.board, game.score, game.moves) == after
    assert (undone.before, undone.after, undone.move) == (played.after, played.before, played.move)
    assert (redone.before, redone.after, redone.move) == (played.before, played.after, played.move)
    assert -undone.points == redone.points == played.points == after[1] - before[1]


@settings(max_examples=30)
@given(games())
def test_undo_to_the_start_gives_the_deal(game):
    """U30, U92"""
    while game.undo():
        pass
    if game.rules.undo_limit is None:
        assert game.board == Board.deal(game.rules, game.deal.cards(game.rules.decks))
        assert not game.can_undo
    while game.redo():
        pass
    assert not game.can_redo


@pytest.mark.parametrize("left", [1, 2, 3, 4])
def test_a_draw_taken_back_and_made_again_shows_the_same_cards(left):
    """U10"""
    stock = " ".join(["2c", "9d", "5h", "3s"][:left])
    game = game_at(f"S3\nS: {stock}\nW: KS")
    before = game.board
    drawn = game.play(game.board.legal_moves()[0]).after
    assert game.undo().after == before
    assert game.play(game.board.legal_moves()[0]).after == drawn


def test_an_illegal_move_changes_nothing():
    game = Game(Deal.numbered(1), S1)
    play(game, "SW")
    game.undo()
    dump = game.dump()
    with pytest.raises(IllegalMove, match="WS is not legal here"):
        game.play(Move.parse("WS"))
    assert game.dump() == dump
    assert game.can_redo


def test_a_new_move_forgets_those_taken_back():
    """U86"""
    game = Game(Deal.numbered(1), S1)
    play(game, "SW SW")
    game.undo()
    assert game.can_redo
    play(game, "SW")
    assert not game.can_redo
    assert game.redo() is None
    assert " ".join(map(str, game.lines)) == "SW SW"


def test_a_redone_move_keeps_the_time_it_was_made_at():
    game = Game(Deal.numbered(1), S1)
    play(game, "SW")
    game.tick(7.5)
    play(game, "SW")
    game.tick(10)
    game.undo()
    game.redo()
    assert [entry.at for entry in game.history] == [0, 7]


@pytest.mark.parametrize(("limit", "undone"), [(None, 5), (0, 0), (1, 1), (3, 3), (100, 5)])
def test_the_limit_of_undos(limit, undone):
    """S2.7: the last moves of the line, and no further."""
    game = Game(Deal.numbered(1), own_rules(S1, undo_limit=limit))
    play(game, "SW " * 5)
    assert game.can_undo == (undone > 0)
    assert sum(game.undo() is not None for _ in range(9)) == undone
    assert not game.can_undo
    assert (game.moves, game.undos) == (5 - undone, undone)


def test_a_restart_begins_the_same_deal_anew():
    """S3.6: with nothing left of the try before; the balance is left alone."""
    game = Game(Deal.numbered(15), RULE_SETS["V1"], carried=40)
    fresh = Game(Deal.numbered(15), RULE_SETS["V1"], carried=None).dump()
    play(game, "71 57 43")
    game.tick(9)
    game.undo()
    game.hints += 1
    before = game.board
    change = game.restart()
    assert (change.cause, change.before, change.after) == (Cause.RESTART, before, game.board)
    assert game.dump() == fresh
    assert not (game.is_started or game.can_redo)


def test_what_was_seen_of_a_deal_outlives_its_restart():
    """U90"""
    game = Game(Deal.numbered(15), RULE_SETS["S1"])
    game.help(Help.HINT)
    game.help(Help.SHOWN)
    game.restart()
    assert (game.helps, game.hints) == ({Help.SHOWN}, 0)


def test_many_moves_are_taken_back_at_once_and_each_is_counted():
    game = Game(Deal.numbered(15), RULE_SETS["S1"])
    boards = [game.board]
    for word in ("SW", "SW", "SW"):
        play(game, word)
        boards.append(game.board)
    change = game.undo_to(1)
    assert (change.cause, change.before, change.after) == (Cause.UNDO, boards[3], boards[1])
    assert (game.moves, game.undos, game.can_redo) == (1, 2, True)
    assert game.redo().after == boards[2]
    assert game.undo_to(2) is None
    assert game.undo_to(5) is None
    assert game.undo_to(-1) is None


def test_no_move_is_taken_back_that_is_settled():
    """S2.7"""
    game = Game(Deal.numbered(15), RULE_SETS["S1"]._replace(undo_limit=1))
    play(game, "SW SW SW")
    assert game.undo_to(0) is None
    assert game.undo_to(2).after == game.board


def test_the_clock_runs_from_the_first_move_to_the_last():
    game = game_at("S1\n1: 9C\n2: TH")
    game.tick(5)
    assert (game.elapsed, game.is_started) == (0, False)
    play(game, "12")
    game.undo()
    game.tick(5)
    assert (game.elapsed, game.is_started) == (5, True)


def test_changes_say_who_made_them():
    game = game_at("S1\nS: 9c\n1: AS")
    causes = [
        game.play(Move.parse("1FS"), Cause.AUTOPLAY),
        game.undo(),
        game.redo(),
        game.play(Move.parse("SW")),
        game.restart(),
    ]
    assert [change.cause.value for change in causes] == ["autoplay", "undo", "redo", "play", "restart"]
    assert [change.points for change in causes] == [10, -10, 10, 0, -10]


def test_nothing_to_take_back_is_no_change():
    game = Game(Deal.numbered(1), S3)
    assert game.undo() is None
    assert game.redo() is None
    assert (game.undos, game.is_started, game.is_won) == (0, False, False)


def test_moves_that_are_settled_stay_settled():
    """S2.7: taking moves back and making others brings no older move within reach, also not by saving."""
    game = Game(Deal.numbered(1), own_rules(S1, undo_limit=3))
    play(game, "SW " * 10)
    for _ in range(3):
        game.undo()
    play(game, "SW")
    game = Game.load(game.dump())
    assert game.undo() is not None
    assert game.undo() is None
    assert game.moves == 7


def test_a_game_that_leaves_the_balance_alone_says_so_when_loaded():
    """A chosen or replayed deal has no balance to go on from (scoring: cumulative)."""
    chosen = Game(Deal.numbered(15), RULE_SETS["V1"], carried=None)
    assert (chosen.score, Game.load(chosen.dump()).carried) == (-52, None)


def test_a_move_that_is_retracted_was_never_made():
    """A double click takes back what its first click did: no undo is counted, no redo is left."""
    game = Game(Deal.numbered(15), S1)
    play(game, "71 57")
    before = game.dump()
    play(game, "43")
    change = game.retract()
    assert (change.cause, game.dump()) == (Cause.UNDO, before)
    assert not game.can_redo
    fresh = Game(Deal.numbered(15), S1)
    assert fresh.retract() is None
