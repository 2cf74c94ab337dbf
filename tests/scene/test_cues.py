"""Which sounds a change is heard as, and when."""

import pytest

from klondike.rules import RULE_SETS, Board, Cause, Change, Deal, Game, Move, Zone, deal_change
from klondike.scene.cues import Cue, SoundKind, cues, phrase
from tests.app.lines import WON_DEAL, winning_line


def game_at(count: int = 0, rules: str = "S3") -> Game:
    """The won game, so many moves along."""
    game = Game(Deal.numbered(WON_DEAL), RULE_SETS[rules])
    for move in winning_line(rules)[:count]:
        game.play(move)
    return game


def first(wanted, rules: str = "S3") -> tuple[Game, Move]:
    """The game before the first move of the line that is like this."""
    game = game_at(0, rules)
    for move in winning_line(rules):
        if wanted(game.board, move):
            return game, move
        game.play(move)
    raise AssertionError("there is no such move in this line")


def bares(board: Board, move: Move) -> bool:
    pile = board[move.source]
    return move.source.zone is Zone.TABLEAU and 0 < pile.face_down == len(pile.cards) - move.count


def to_column(board: Board, move: Move) -> bool:
    return move.target.zone is Zone.TABLEAU and not bares(board, move)


def home(board: Board, move: Move) -> bool:
    return move.target.zone is Zone.FOUNDATION and not bares(board, move)


def kinds(change: Change, pace: float = 1.0) -> list[SoundKind]:
    return [cue.kind for cue in cues(change, pace)]


def test_a_deal_is_one_flick_for_each_card_on_its_way():
    heard = cues(deal_change(game_at().board))
    assert [cue.kind for cue in heard] == [SoundKind.DEAL] * 28
    assert [round(cue.after, 3) for cue in heard[:3]] == [0.0, 0.026, 0.052]


def test_without_motion_a_deal_is_one_flick():
    assert cues(deal_change(game_at().board), pace=0.0) == (Cue(SoundKind.DEAL),)


def test_slow_cards_are_heard_later():
    change = deal_change(game_at().board)
    assert cues(change, 1.6)[-1].after == pytest.approx(1.6 * cues(change)[-1].after)


def test_three_cards_drawn_are_three_flicks():
    game, move = first(lambda board, move: move.source.zone is Zone.STOCK)
    heard = cues(game.play(move))
    assert [cue.kind for cue in heard] == [SoundKind.TURN] * 3
    assert heard[1].after - heard[0].after == pytest.approx(0.045)


def test_one_card_drawn_is_one_flick():
    game, move = first(lambda board, move: move.source.zone is Zone.STOCK, "S1")
    assert kinds(game.play(move)) == [SoundKind.TURN]


def test_turning_the_deck_over_is_a_riffle():
    game = game_at()
    while game.board.stock.cards:
        game.play(next(move for move in game.board.legal_moves() if move.source.zone is Zone.STOCK))
    change = game.play(next(move for move in game.board.legal_moves() if move.target.zone is Zone.STOCK))
    assert kinds(change) == [SoundKind.RIFFLE]


def test_a_card_on_a_column_is_put_down():
    game, move = first(to_column)
    assert kinds(game.play(move)) == [SoundKind.PUT_DOWN]


def test_a_card_that_is_bared_turns_after_that():
    game, move = first(lambda board, move: bares(board, move) and move.target.zone is Zone.TABLEAU)
    heard = cues(game.play(move))
    assert [cue.kind for cue in heard] == [SoundKind.PUT_DOWN, SoundKind.TURN]
    assert heard[0].after < heard[1].after


def test_a_card_home_has_the_note_of_its_rank():
    game, move = first(home)
    rank = game.board[move.source].top.rank
    assert cues(game.play(move)) == (Cue(SoundKind.HOME, 0.07, rank - 1),)


def test_a_card_that_goes_home_by_itself_sounds_like_any_other():
    game, move = first(home)
    by_hand = cues(game.play(move))
    game.undo()
    assert cues(game.play(move, Cause.AUTOPLAY)) == by_hand


def test_a_card_back_from_a_foundation_is_put_down():
    board = game_at(len(winning_line()) - 1).board
    back = next(move for move in board.legal_moves() if move.source.zone is Zone.FOUNDATION)
    assert kinds(Change(Cause.PLAY, board, board.play(back), back)) == [SoundKind.PUT_DOWN]


@pytest.mark.parametrize("like", [to_column, home, bares])
def test_every_undo_sounds_the_same_and_every_redo_like_the_move(like):
    game, move = first(like)
    played = cues(game.play(move))
    assert cues(game.undo()) == (Cue(SoundKind.UNDO),)
    assert cues(game.redo()) == played


def test_the_last_card_is_heard_before_the_chords():
    game = game_at(len(winning_line()) - 1)
    heard = cues(game.play(winning_line()[-1]))
    assert [cue.kind for cue in heard] == [SoundKind.HOME, SoundKind.WIN]
    assert heard[0].after < heard[1].after


def test_a_loaded_game_is_not_heard():
    board = game_at().board
    assert cues(Change(Cause.LOAD, board, board)) == ()


def test_a_hint_is_two_notes_and_all_else_is_one_sound():
    assert [(cue.kind, cue.take) for cue in phrase(SoundKind.HINT)] == [
        (SoundKind.HINT, 0),
        (SoundKind.HINT, 1),
    ]
    for kind in set(SoundKind) - {SoundKind.HINT}:
        assert phrase(kind) == (Cue(kind),)
