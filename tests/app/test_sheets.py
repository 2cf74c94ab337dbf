"""Sheets over the table: what opens them, what they keep from the cards, and what they ask."""

import pytest

from klondike.rules import RULE_SETS, Deal, deal_code
from klondike.store.results import Result
from klondike.ui.commands import Command
from tests.app.checks import check_at_rest, check_cards, check_saved, differing
from tests.app.hand import Hand
from tests.app.lines import winning_line

OPENERS = {
    "f10": "menu",
    "f1": "help",
    "p": "pause",
    "s": "statistics",
    "ctrl+,": "settings",
    "ctrl+v": "code",
}


@pytest.mark.parametrize(("key", "name"), OPENERS.items())
def test_a_key_opens_it_and_escape_closes_it(pilot, key, name):
    pilot.key(key)
    assert pilot.screen.name == name
    pilot.settle()
    pilot.key("escape")
    pilot.settle()
    assert pilot.app.screens == [pilot.table]


@pytest.mark.parametrize(("key", "opener"), [("f10", Command.MENU), ("f1", None)])
def test_the_button_that_it_unfolds_from_looks_pressed_meanwhile(pilot, key, opener):
    button = pilot.table.bar.buttons[Command.MENU]
    before = pilot.table.painter.layer.subsurface(button).copy().get_buffer().raw
    pilot.key(key)
    pilot.settle()
    assert pilot.table.unfolded is opener
    shown = pilot.table.painter.layer.subsurface(button).copy().get_buffer().raw
    assert (shown == before) == (opener is None)
    pilot.key("escape")
    pilot.settle()
    assert pilot.table.painter.layer.subsurface(button).copy().get_buffer().raw == before


@pytest.mark.parametrize("key", OPENERS)
@pytest.mark.parametrize("play", ["ctrl+z", "d"])
def test_the_keys_of_play_do_not_reach_the_cards_under_it(pilot, key, play):
    before = (pilot.board, pilot.game.undos)
    pilot.key(key)
    pilot.settle()
    pilot.key(play)
    assert (pilot.board, pilot.game.undos) == before


@pytest.mark.parametrize("key", OPENERS)
def test_no_click_reaches_the_cards_under_it(pilot, key):
    before = pilot.board
    pilot.key(key)
    pilot.settle()
    pilot.click(pilot.table.layout.stock.centre)
    assert pilot.board == before


@pytest.mark.parametrize("key", OPENERS)
def test_it_takes_no_held_card_with_it(pilot, key):
    before = pilot.board
    pilot.take(before.tableau[0].top)
    pilot.key(key)
    assert not pilot.table.pointer.is_dragging
    pilot.release()
    pilot.key("escape")
    pilot.settle()
    assert pilot.board == before
    check_at_rest(pilot)


@pytest.mark.parametrize("key", OPENERS)
def test_it_follows_the_window_and_leaves_no_trace(pilot, key):
    pilot.key(key)
    pilot.resize((1000, 700))
    pilot.settle()
    pilot.key("escape")
    pilot.quiet()
    assert differing(pilot) is None


@pytest.mark.parametrize("key", ["f2", "r"])
def test_a_game_that_would_be_lost_is_asked_for(pilot, key):
    game, board = pilot.game, pilot.board
    pilot.key(key)
    pilot.settle()
    assert pilot.screen.name == "question"
    pilot.key("return")
    pilot.settle()
    assert (pilot.game, pilot.board) == (game, board)
    assert pilot.store.totals("S3").played == 0


@pytest.mark.parametrize("key", ["f2", "r"])
def test_a_yes_gives_the_game_up(pilot, key):
    pilot.key(key)
    pilot.screen.answer(said_yes=True)
    pilot.settle()
    assert pilot.app.screens == [pilot.table]
    assert not pilot.game.is_started
    assert (pilot.store.totals("S3").played, pilot.store.totals("S3").won) == (1, 0)
    check_at_rest(pilot)


@pytest.mark.parametrize("key", ["f2", "r"])
def test_a_deal_without_a_move_is_not_asked_for(start, key):
    pilot = start(rules="S3", deal=173, ask_before_losing=True)
    pilot.key(key)
    assert pilot.screen is pilot.table


def test_quitting_is_not_asked_for(pilot):
    pilot.key("ctrl+q")
    assert pilot.app.screens == []


def test_a_won_game_shows_its_result_once(start):
    pilot = start(rules="S3", deal=173, moves=winning_line()[:-1], ask_before_losing=True)
    pilot.make(winning_line()[-1])
    pilot.settle()
    assert [screen.name for screen in pilot.app.screens] == ["table", "result"]
    pilot.key("escape")
    pilot.settle()
    pilot.frames(100)
    assert pilot.app.screens == [pilot.table]


def test_the_result_comes_by_itself_in_a_picture_after_that_of_the_table(start):
    pilot = start(rules="S3", deal=173, moves=winning_line()[:-1], speed="off")
    pilot.table.play(winning_line()[-1])
    pilot.frames(1)
    assert pilot.app.screens == [pilot.table]
    assert pilot.app.rest.patience() == 0.0
    pilot.quiet()
    assert pilot.screen.name == "result"


@pytest.mark.parametrize("event", ["resize", "hide"])
def test_the_result_comes_whatever_happens_to_the_window(start, event):
    pilot = start(rules="S3", deal=173, moves=winning_line()[:-1])
    pilot.make(winning_line()[-1])
    if event == "resize":
        pilot.resize((1000, 700))
    else:
        pilot.hide()
        pilot.frames(100)
        pilot.restore()
    pilot.settle()
    assert pilot.screen.name == "result"
    assert pilot.store.totals("S3").won == 1


def test_the_code_of_a_deal_deals_it_again(pilot):
    code = deal_code(Deal.numbered(7), RULE_SETS["S1"])
    pilot.key("ctrl+v")
    pilot.screen.accept(code)
    pilot.settle()
    assert pilot.screen.name == "question"
    pilot.screen.answer(said_yes=True)
    pilot.settle()
    assert pilot.game.code == code


def test_statistics_of_rules_that_this_version_does_not_know_stop_nothing(pilot):
    pilot.store.record(Result("ZZ9", "KL1-ZZ9-1", True, 1, 60, 99, 0, 0, "2024-05-01T12:00:00"))
    pilot.key("s")
    pilot.settle()
    assert pilot.screen.name == "statistics"


def test_a_quiet_sheet_draws_nothing(pilot):
    pilot.key("ctrl+,")
    pilot.settle()
    pilot.frames(1, 1.0)
    pilot.window.shown.clear()
    pilot.frames(100)
    assert pilot.window.shown == []


@pytest.mark.parametrize("seed", [51, 52, 53])
def test_any_events_over_sheets_lose_nothing(start, seed):
    pilot = start(rules="S3", deal=seed, size=(640, 480), ask_before_losing=True)
    hand = Hand(pilot, seed, point=4, button=6, sheet=12, size=1, window=1, bar=1)
    for event in range(250):
        hand.act()
        pilot.frames(1, hand.chance.choice((0.004, 1 / 60, 0.1, 0.5)))
        if not pilot.app.screens:
            break
        check_cards(pilot)
        if event % 20 == 0:
            check_saved(pilot)
    totals = pilot.store.totals("S3")
    assert totals.won <= totals.played
