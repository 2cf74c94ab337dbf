"""Moves that followed the player's own by themselves: taken back and made again with it."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from klondike.rules import RULE_SETS, BadSave, Cause, Deal, Game, Move, own_rules
from klondike.rules.homeward import Homing, brought_down, homing_move
from tests.rules.positions import WITH_FEE, game_at, play
from tests.rules.saved import golden, sealed
from tests.strategies import any_rules, deals, seeds, wander

ACES = "S1\nS: 9c 8c\n1: 9s AS\n2: th AH\n3: QH\n4: KC"


def follow(game: Game, homing: Homing = Homing.ALWAYS) -> int:
    """Let the cards go that go by themselves; how many there were."""
    count = 0
    while move := homing_move(game.board, homing, brought_down(game)):
        game.play(move, Cause.ALONG)
        count += 1
    return count


def state(game: Game) -> tuple[object, ...]:
    return game.board, game.score, game.moves


@st.composite
def followed_games(draw: st.DrawFn) -> Game:
    """A game in which cards went home by themselves after each move."""
    rules = own_rules(draw(any_rules), autoplay=True)
    game, chance = Game(draw(deals), rules, 0), Random(draw(seeds))
    homing = draw(st.sampled_from((Homing.SAFE, Homing.ALWAYS)))
    for _ in range(draw(st.integers(1, 60))):
        for move in wander(game.board, chance, 1):
            game.play(move)
            game.tick(chance.choice((0, 0.7, 11)))
            follow(game, homing)
        for _ in range(chance.choice((0, 0, 0, 1))):
            game.undo()
    return game


def test_one_undo_takes_back_the_move_and_all_that_followed_it():
    game = game_at(ACES)
    before = state(game)
    play(game, "34")
    after_own = state(game)
    assert follow(game) == 2
    after = state(game)
    assert game.moves == 3
    change = game.undo()
    assert (change.cause, change.move, change.before, change.after) == (Cause.UNDO, None, after[0], before[0])
    assert state(game) == before
    assert game.undos == 1
    change = game.redo()
    assert (change.cause, change.points) == (Cause.REDO, after[1] - before[1])
    assert state(game) == after
    assert not game.can_redo
    assert after_own[0] in [entry.board for entry in game.history]


def test_the_fee_of_an_undo_is_taken_once_however_many_cards_went_along():
    """M9"""
    game = game_at(ACES.replace("S1", "C3"), WITH_FEE)
    play(game, "SWx2")
    score = game.score
    play(game, "34")
    assert follow(game) == 2
    game.undo()
    assert game.score == max(0, score - WITH_FEE.undo_fee)
    assert game.undos == 1


def test_a_move_that_is_retracted_goes_with_all_that_followed_it():
    game = game_at(ACES)
    play(game, "34")
    follow(game)
    assert game.retract().after == game.dealt
    assert (game.moves, game.undos, game.can_redo) == (0, 0, False)


@pytest.mark.parametrize(("limit", "undone"), [(0, 0), (1, 1), (2, 2), (None, 3)])
def test_the_limit_of_undos_counts_the_moves_of_the_player(limit, undone):
    """S2.7: an action is a move with what it brought about."""
    game = Game(Deal.numbered(1), own_rules(RULE_SETS["S1"], undo_limit=limit))
    for _ in range(3):
        play(game, "SW")
        game.play(Move.parse("SW"), Cause.ALONG)
    assert sum(game.undo() is not None for _ in range(9)) == undone
    assert (game.moves, game.undos) == (6 - 2 * undone, undone)


def test_going_back_among_cards_that_went_along_counts_as_one():
    game = game_at(ACES)
    play(game, "34")
    follow(game)
    game.undo_to(2)
    assert (game.moves, game.undos) == (2, 1)
    game.undo_to(0)
    assert (game.moves, game.undos) == (0, 2)
    loaded = game_at(ACES)
    assert loaded.board == game.board
    assert game.redo().after == game.history[-1].board


def test_only_games_with_such_moves_tell_of_them():
    text = golden("check", "along 2 5\ncheck")
    loaded = Game.load(sealed(text))
    assert [entry.is_along for entry in loaded.history] == [False, True, False, False, True, False, False]
    assert loaded.dump() == sealed(text)
    assert "along" not in Game.load(golden()).dump()


@pytest.mark.parametrize("numbers", ["1", "9", "5 2", "2 2", "02", "x", ""])
def test_numbers_of_moves_that_there_are_not_are_refused(numbers):
    with pytest.raises(BadSave):
        Game.load(sealed(golden("check", f"along {numbers}\ncheck")))


@settings(max_examples=40)
@given(followed_games())
def test_undo_then_redo_changes_nothing_but_the_count(game):
    """U9, U87: also with a fee, which is for the undo."""
    before, undos, fee = state(game), game.undos, game.rules.scoring.undo_fee
    if game.undo():
        assert game.undos == undos + 1
        assert not game.history[game.moves].is_along or game.moves == game.settled
        game.redo()
        assert (game.board, game.moves) == before[::2]
        assert fee or game.score == before[1]


@settings(max_examples=40)
@given(followed_games())
def test_a_followed_game_reads_back_and_its_line_leads_to_the_same_board(game):
    """U110"""
    loaded = Game.load(game.dump())
    assert loaded.dump() == game.dump()
    assert (loaded.history, loaded.settled) == (game.history, game.settled)
    plain = Game(game.deal, game.rules)
    for entry in game.history[: game.moves]:
        plain.elapsed = float(entry.at)
        plain.play(entry.move)
    assert plain.board == game.board
    assert plain.history[-1:] == () or plain.history[-1].score == game.history[game.moves - 1].score


@settings(max_examples=40)
@given(followed_games())
def test_what_was_taken_back_can_be_made_again_to_the_last(game):
    while game.redo():
        pass
    last = game.board
    while game.undo():
        pass
    assert game.moves == game.settled
    while game.redo():
        pass
    assert game.board == last
