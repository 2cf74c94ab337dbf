"""The desk: what is asked, told, copied and traced, and what lies over what."""

import json
import time

import pygame
import pytest

from klondike.rules import RULE_SETS, STOCK, Zone
from klondike.session import WELCOME
from klondike.store.results import Result
from klondike.trace import Trace
from klondike.wishes import what_is_wrong
from tests.app.checks import check_at_rest
from tests.app.lines import open_at, winning_line
from tests.pilot import FRAME, Pilot

WON = Result("S3", "KL1-S3-1", True, 100, 60, 99, 0, 0, "2024-05-01T12:00:00")
HUGE = "KL" * 2_500_000
OPEN = open_at()


# -- what is asked -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("said_yes", "left"), [(False, 1), (True, 0)])
def test_statistics_are_cleared_only_after_a_yes(pilot, said_yes, left):
    pilot.store.record(WON)
    pilot.key("s")
    sheet = pilot.screen
    assert sheet.page.figures
    sheet.clear()
    pilot.settle()
    assert pilot.screen.name == "question"
    assert pilot.store.totals("S3").played == 1
    pilot.screen.answer(said_yes=said_yes)
    pilot.settle()
    assert pilot.screen is sheet
    assert pilot.store.totals("S3").played == left
    assert bool(sheet.page.figures) == bool(left)


def ask(pilot: Pilot) -> None:
    """Make a move, and wish for another deal."""
    pilot.key("space")
    pilot.key("f2")
    pilot.settle()


def test_dont_ask_again_is_kept(pilot):
    ask(pilot)
    pilot.screen._tick(True)
    pilot.screen.answer(said_yes=True)
    pilot.settle()
    assert not pilot.store.settings.ask_before_losing
    ask(pilot)
    assert pilot.app.screens == [pilot.table]
    assert not pilot.game.is_started


@pytest.mark.parametrize(("is_ticked", "said_yes"), [(True, False), (False, True)])
def test_who_keeps_playing_or_sets_no_tick_is_asked_again(pilot, is_ticked, said_yes):
    ask(pilot)
    pilot.screen._tick(is_ticked)
    pilot.screen.answer(said_yes=said_yes)
    pilot.settle()
    ask(pilot)
    assert pilot.screen.name == "question"


# -- what is told ------------------------------------------------------------------------------------


@pytest.fixture
def said(pilot, monkeypatch) -> list[str]:
    """All that the table is told to say from now on."""
    texts: list[str] = []
    monkeypatch.setattr(pilot.table.toaster, "show", lambda toast: texts.append(f"{toast.icon}{toast.text}"))
    return texts


def test_a_message_is_told_once(pilot, said):
    pilot.store.messages.append("The disk is full.")
    pilot.frames(50)
    pilot.session.messages.append("Something else.")
    pilot.frames(50)
    assert said == ["The disk is full.", "Something else."]


def test_messages_of_one_moment_are_told_together(pilot, said):
    pilot.session.messages.append("One.")
    pilot.store.messages.append("Two.")
    pilot.frames(50)
    assert said == ["One. Two."]


def test_who_comes_back_to_a_game_is_welcomed(start, pilot):
    pilot.close()
    toast = start(deal=None).table.toaster.toast
    assert (toast.text, toast.icon) == (WELCOME, "check")


def test_who_comes_back_to_a_deal_without_a_move_is_not(start):
    start(rules="S3", deal=173).close()
    assert not start(deal=None).table.toaster.is_shown


@pytest.mark.parametrize("key", ["f1", "p", "f10"])
def test_what_is_said_grows_old_under_a_sheet(pilot, key):
    pilot.table.say("Something short")
    pilot.key(key)
    pilot.settle()
    assert pilot.table.toaster.is_shown
    pilot.frames(6, 1.0)
    pilot.settle()
    assert not pilot.table.toaster.is_shown
    assert pilot.screen is not pilot.table


# -- the clipboard -----------------------------------------------------------------------------------


def test_the_code_of_the_deal_is_copied_and_that_is_said(pilot, said, monkeypatch):
    copied: list[str] = []
    monkeypatch.setattr(pilot.window, "copy", copied.append)
    pilot.key("ctrl+c")
    assert copied == [pilot.game.code]
    assert len(said) == 1
    assert pilot.game.code in said[0]


@pytest.mark.parametrize("problem", [pygame.error("none"), UnicodeDecodeError("utf-8", b"\xff", 0, 1, "odd")])
def test_a_clipboard_that_cannot_be_read_is_an_empty_one(pilot, monkeypatch, problem):
    def refuse() -> str:
        raise problem

    monkeypatch.setattr(pygame.scrap, "get_text", refuse)
    pilot.key("ctrl+v")
    pilot.key("ctrl+v")
    assert pilot.screen.name == "code"
    assert pilot.screen.typed.code == ""


def test_a_huge_clipboard_keeps_no_one_waiting(pilot, monkeypatch):
    monkeypatch.setattr(pilot.window, "pasted", lambda: HUGE)
    begun = time.process_time()
    pilot.key("ctrl+v")
    pilot.key("ctrl+v")
    assert time.process_time() - begun < 1
    assert pilot.screen.name == "code"
    assert not pilot.screen.typed.is_good


def test_a_huge_text_is_no_code_within_a_second():
    begun = time.process_time()
    assert what_is_wrong(HUGE[:1_000_000], RULE_SETS["S3"])
    assert time.process_time() - begun < 1


# -- the end of a game -------------------------------------------------------------------------------


def test_the_result_waits_until_no_other_sheet_is_open(start):
    pilot = start(rules="S3", deal=173, moves=winning_line()[:-1])
    pilot.make(winning_line()[-1])
    pilot.key("f1")
    pilot.settle()
    pilot.frames(30)
    assert [screen.name for screen in pilot.app.screens] == ["table", "help"]
    pilot.key("escape")
    pilot.settle()
    assert [screen.name for screen in pilot.app.screens] == ["table", "result"]


def check_offered(pilot: Pilot) -> None:
    """The rest is offered, and goes home when that is taken."""
    pilot.quiet()
    pilot.frames(30, 1.0)
    assert pilot.table.toaster.toast.offers[0].label == "Send home"
    pilot.click(pilot.table.toaster.rect.center)
    pilot.settle()
    assert pilot.game.is_won
    check_at_rest(pilot)


def test_the_rest_is_offered_from_the_start_where_the_board_is_open(start):
    check_offered(start(rules="S3", deal=173, moves=winning_line()[:OPEN]))


@pytest.mark.parametrize("message", ["welcome", "copied"])
def test_the_rest_is_offered_again_after_a_message(start, message):
    pilot = start(rules="S3", deal=173, moves=winning_line()[:OPEN])
    if message == "welcome":
        pilot.close()
        pilot = start(deal=None)
    else:
        pilot.key("ctrl+c")
    check_offered(pilot)


@pytest.mark.parametrize("key", ["escape", "u"])
def test_the_rest_is_offered_again_after_an_interruption(start, key):
    pilot = start(rules="S3", deal=173, moves=winning_line()[:OPEN])
    pilot.key("a")
    while pilot.game.moves < OPEN + 3:
        pilot.frames(1)
    pilot.key(key)
    check_offered(pilot)


# -- the trace ---------------------------------------------------------------------------------------


@pytest.fixture
def traced(pilot, tmp_path):
    """What the trace has so far, read anew each time."""
    path = tmp_path / "t.jsonl"
    pilot.app.trace = Trace(path)
    return lambda: [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_a_change_is_traced_before_it_is_drawn(pilot, traced):
    pilot.click(STOCK)
    changes = [record for record in traced() if record["frame_ms"] == 0]
    assert [(record["board"], record["moves"]) for record in changes] == [(str(pilot.board), 2)]
    assert changes[0]["score"] == pilot.game.score


def test_each_picture_is_traced(pilot, traced):
    pilot.click(STOCK)
    before = len(traced())
    assert pilot.frames(4) == 4
    records = traced()[before:]
    assert [record["moving"] for record in records] == [True] * 4
    assert all(record["frame_ms"] > 0 for record in records)


@pytest.mark.parametrize("seconds", [FRAME, 0.024])
def test_cards_are_traced_where_they_are_drawn_in_mid_flight(pilot, traced, monkeypatch, seconds):
    drawn: dict[str, list[int]] = {}
    table, draw = pilot.table, pilot.table.air.draw

    def watched(surface, sprites):
        drawn.update({str(sprite.card): list(table.layout.box_at(sprite.pose)) for sprite in sprites})
        return draw(surface, sprites)

    pilot.click(STOCK)
    pilot.frames(3)
    monkeypatch.setattr(table.air, "draw", watched)
    pilot.frames(1, seconds)
    cards = traced()[-1]["cards"]
    assert {name: cards[name] for name in drawn} == drawn
    homes = {str(card): list(table.layout.box_at(home)) for card, home in table.homes.items()}
    assert any(drawn[name] != homes[name] for name in drawn)
    assert len(cards) == 52


def test_piles_are_traced_as_the_zones_in_which_cards_may_be_dropped(pilot, traced):
    pilot.click(STOCK)
    piles = traced()[-1]["piles"]
    assert piles.keys() == {str(pile) for pile in pilot.board.pile_ids}
    pilot.quiet()
    move = next(move for move in pilot.board.legal_moves() if move.target.zone is Zone.TABLEAU)
    expected = pilot.board.play(move)
    x, y, _, height = piles[str(move.target)]
    assert y + height == pilot.window.size[1]  # a column takes cards down to the lower edge
    pilot.drag(pilot.board[move.source].cards[-move.count], (x, y + height - 20))
    assert pilot.board == expected
