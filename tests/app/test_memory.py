"""What lasts: a killed program has lost nothing, and each game is counted once."""

from random import Random

import pytest

from klondike.rules import STOCK, Game
from tests.app.checks import history
from tests.app.lines import open_at, some_move, winning_line
from tests.pilot import stored
from tests.store.balances import set_balance

KEYS = ("u", "u", "y", "space", "escape", "a")


def act(pilot, chance: Random) -> None:
    """Do something at random, by mouse or by key, and leave cards in flight or in the hand."""
    move = some_move(pilot.board, chance)
    if chance.random() < 0.4 or not move:
        pilot.key(chance.choice(KEYS))
    elif chance.random() < 0.2 and not move.turns_stock:
        pilot.settle()
        pilot.take(pilot.board[move.source].cards[-move.count])
    else:
        if any(pilot.held):
            pilot.release()
        pilot.settle()
        pilot.make(move)


@pytest.mark.parametrize(("rules", "seed"), [("S3", 1), ("S1", 2), ("V1", 3), ("D9", 4)])
def test_a_kill_at_any_moment_loses_nothing(start, tmp_path, rules, seed):
    pilot, chance = start(rules=rules, deal=seed, size=(640, 480)), Random(seed)
    for step in range(40):
        act(pilot, chance)
        if pilot.game.is_started:
            kept = pilot.kept(tmp_path / str(step))
            assert history(kept.game) == history(pilot.game)
            assert abs(kept.game.elapsed - pilot.game.elapsed) <= 10
            kept.store.close()


def test_quitting_keeps_the_game_for_later(start):
    pilot = start(rules="S3", deal=173, moves=winning_line()[:20])
    pilot.frames(3, 1.0)
    game = pilot.game
    pilot.key("ctrl+q")
    assert pilot.app.screens == []
    again = start(deal=None)
    assert history(again.game) == history(game)
    assert again.game.elapsed == pytest.approx(game.elapsed, abs=0.1)
    assert again.store.totals("S3").played == 0


def test_undo_goes_on_after_a_restart_of_the_program(start):
    pilot = start(rules="S3", deal=173)
    first = pilot.board
    for _ in range(3):
        pilot.click(STOCK)
    pilot.key("u")
    pilot.close()
    again = start(deal=None)
    again.key("y")
    assert again.game.moves == 3
    for _ in range(3):
        again.key("u")
    assert again.board == first


def test_a_game_left_when_only_the_rest_remains_is_not_lost(start):
    pilot = start(rules="S3", deal=173, moves=winning_line()[: open_at()])
    pilot.close()
    again = start(deal=None)
    assert again.store.totals("S3").played == 0
    again.key("a")
    again.settle()
    assert (again.store.totals("S3").played, again.store.totals("S3").won) == (1, 1)


def test_a_won_game_is_not_resumed(start):
    pilot = start(rules="S3", deal=173, moves=winning_line()[:-1])
    pilot.make(winning_line()[-1])
    pilot.close()
    again = start(deal=None)
    assert not again.game.is_started
    assert (again.store.totals("S3").played, again.store.totals("S3").won) == (1, 1)


def test_a_kill_right_after_the_win_neither_loses_nor_repeats_it(start, tmp_path):
    pilot = start(rules="S3", deal=173, moves=winning_line()[:-1])
    pilot.make(winning_line()[-1], frames=0)
    pilot.frames(1)
    assert pilot.game.is_won
    kept = pilot.kept(tmp_path / "copy")
    assert (kept.store.totals("S3").played, kept.store.totals("S3").won) == (1, 1)
    assert not kept.game.is_started
    kept.store.close()


def test_a_deal_without_a_move_is_never_counted(start):
    pilot = start(rules="S3", deal=173)
    for key in ("f2", "r", "f2", "ctrl+n"):
        pilot.key(key)
        pilot.settle()
    pilot.close()
    assert start(deal=None).store.totals("S3").played == 0


@pytest.mark.parametrize("key", ["f2", "ctrl+n", "r"])
def test_leaving_a_game_after_a_move_counts_as_not_won(start, key):
    pilot = start(rules="S3", deal=173)
    pilot.click(STOCK)
    pilot.key(key)
    totals = pilot.store.totals("S3")
    assert (totals.played, totals.won) == (1, 0)
    assert not pilot.game.is_started


def test_a_game_whose_only_move_was_taken_back_had_a_move(start):
    pilot = start(rules="S3", deal=173)
    pilot.click(STOCK)
    pilot.key("u")
    pilot.key("f2")
    assert pilot.store.totals("S3").played == 1


def test_dealing_anew_twice_counts_one_game(start):
    pilot = start(rules="S3", deal=173)
    pilot.click(STOCK)
    pilot.key("f2")
    pilot.key("f2")
    assert pilot.store.totals("S3").played == 1


def test_a_left_game_is_not_resumed(start):
    pilot = start(rules="S3", deal=173)
    pilot.click(STOCK)
    pilot.key("f2")
    pilot.close()
    assert not start(deal=None).game.is_started


def test_a_redeal_before_the_first_move_keeps_the_streak(start):
    pilot = start(rules="S3", deal=173, moves=winning_line()[:-1])
    pilot.make(winning_line()[-1])
    pilot.settle()
    pilot.key("f2")
    pilot.key("f2")
    assert pilot.store.totals("S3").streak == 1


def test_never_more_games_are_won_than_played(start):
    pilot, chance = start(rules="S3", deal=173, moves=winning_line()[: open_at()], size=(640, 480)), Random(5)
    for _ in range(60):
        pilot.key(chance.choice(("a", "f2", "r", "space", "u", "y")))
        pilot.frames(chance.randrange(20))
        totals = pilot.store.totals("S3")
        assert totals.won <= totals.played


def test_a_game_that_cannot_be_read_is_put_aside(start, tmp_path):
    pilot = start(rules="S3", deal=173)
    pilot.close()
    store = stored(tmp_path / "player")
    store.keep_game("no game at all")
    store.close()
    again = start(deal=None)
    assert isinstance(again.game, Game)
    assert again.session.messages
    assert list((tmp_path / "player" / "data").glob("game-*"))


def test_the_balance_of_a_cumulative_game_goes_on(start):
    pilot = start(rules="V1", deal=None)
    pilot.key("space")
    pilot.key("f2")
    assert pilot.store.balance("V1") == -52
    assert pilot.game.score == -52 - 52


def test_a_chosen_deal_leaves_the_balance_alone_and_so_does_a_deal_played_again(start):
    pilot = start(rules="V1", deal=173, moves=winning_line("V1")[:-1])
    set_balance(pilot.store, "V1", 500)
    pilot.make(winning_line("V1")[-1])
    pilot.settle()
    assert (pilot.game.score, pilot.store.balance("V1")) == (208, 500)
    pilot.key("f2")
    assert pilot.game.score == 500 - 52
    pilot.key("space")
    pilot.key("r")
    assert pilot.store.balance("V1") == 500 - 52
    pilot.key("space")
    pilot.key("f2")
    assert pilot.store.balance("V1") == 500 - 52


def test_the_size_of_the_window_is_kept(start, tmp_path):
    pilot = start(rules="S3", deal=173)
    pilot.resize((900, 640))
    pilot.key("ctrl+q")
    pilot.close()
    store = stored(tmp_path / "player")
    assert store.settings.window == (900, 640)
    store.close()


@pytest.mark.parametrize("strange", [{"theme": "night"}, {"panels": "glass"}, {"rules": "no such rules"}])
def test_a_setting_that_this_version_does_not_know_stops_nothing(start, strange):
    pilot = start(rules="S3", deal=173)
    pilot.store.change(**strange)
    pilot.close()
    again = start(deal=None, **strange)
    again.click(STOCK)
    assert again.game.moves == 1
