"""Dead ends: said in every rule set, only where they are proved, once, and taken away by undo."""

import pytest

from klondike.advisor import NO_MOVE_FOUND
from klondike.endings import Endings
from klondike.rules import Board, Move
from klondike.rules.outlook import Outlook
from klondike.scene.barwords import Status
from klondike.scene.orders import draw_stock
from klondike.screens.ending import WORDS
from klondike.solver.ordering import ordered_moves
from klondike.wayback import LOST_ALWAYS
from tests.pilot import Pilot

DRAWS = ["SW"] * 24
NO_MOVES_DEALT = 2  # of Standard, draw 3: no card can ever move
LONG_WAY = 9  # of the same rules: here a good player ends where many moves lead nowhere


pytestmark = pytest.mark.usefixtures("oracle")


def play_on(pilot: Pilot) -> None:
    """Play like somebody who plans nothing, until no move is left to such a player."""
    while moves := ordered_moves(pilot.board):
        assert not is_said(pilot)
        pilot.table.play(moves[0])
        pilot.frames(1)
    pilot.frames(60)


def is_said(pilot: Pilot) -> bool:
    return pilot.screen.name == "ending"


def close(pilot: Pilot) -> None:
    pilot.key("escape")
    pilot.frames(30)
    assert pilot.screen is pilot.table


def test_the_end_is_said_as_soon_as_no_moves_lead_on(start):
    """U119, U128"""
    pilot = start(rules="S3", deal=LONG_WAY, speed="off")
    play_on(pilot)
    assert is_said(pilot)
    assert pilot.table.status == NO_MOVE_FOUND
    assert pilot.game.board.legal_moves()
    assert pilot.screen.words.endswith("ago this deal could still be won.")


def test_it_is_said_once_however_long_one_keeps_looking(start):
    pilot = start(rules="S3", deal=LONG_WAY, speed="off")
    play_on(pilot)
    close(pilot)
    for _ in range(20):
        pilot.key("space")
        pilot.frames(40)
        assert not is_said(pilot)
        assert pilot.table.status == NO_MOVE_FOUND


@pytest.mark.parametrize("size", [(640, 480), (1280, 800)])
def test_the_mouse_closes_it_too_and_changes_nothing(start, size):
    pilot = start(rules="S3", deal=LONG_WAY, speed="off", size=size)
    play_on(pilot)
    board, closer = pilot.board, pilot.screen.targets["Close"]
    assert pilot.screen.frame.sheet.contains(closer)
    assert all(not closer.colliderect(button.rect) for button in pilot.screen.foot)
    pilot.click(closer.center)
    pilot.frames(30)
    assert (pilot.screen, pilot.board) == (pilot.table, board)


def test_undo_takes_it_away_and_the_same_end_is_said_again_when_it_comes_again(start):
    pilot = start(rules="S3", deal=LONG_WAY, speed="off")
    play_on(pilot)
    pilot.key("z")
    pilot.frames(60)
    assert not is_said(pilot)
    assert pilot.table.status == Status()
    pilot.key("y")
    pilot.frames(60)
    assert is_said(pilot)


def test_the_cards_below_stay_in_play_and_nothing_counts_as_over(start):
    pilot = start(rules="S3", deal=LONG_WAY, speed="off")
    play_on(pilot)
    moves = pilot.game.moves
    pilot.key("space")
    pilot.frames(30)
    assert (pilot.game.moves, pilot.screen) == (moves + 1, pilot.table)
    assert pilot.store.totals("S3").played == 0


def test_a_deal_without_any_moves_is_told_of_and_nobody_blamed(start):
    pilot = start(rules="S3", deal=NO_MOVES_DEALT, speed="off")
    pilot.frames(60)
    assert is_said(pilot)
    assert pilot.screen.words == LOST_ALWAYS
    assert list(pilot.screen.targets) == ["New game", "Close"]


@pytest.mark.parametrize("level", ["none", "sign"])
def test_without_help_it_says_what_the_rules_know(start, level):
    pilot = start(rules="G1", deal=2, moves=DRAWS, speed="off", help=level)
    pilot.frames(60)
    assert is_said(pilot)
    assert pilot.screen.words == WORDS
    assert list(pilot.screen.targets) == ["New game", "Same deal again", "Undo", "Close"]
    assert not pilot.app.desk.advisor._is_called


def test_with_the_line_in_the_bar_it_is_said_too(start):
    pilot = start(rules="G1", deal=2, moves=DRAWS, speed="off", help="all")
    pilot.frames(60)
    assert is_said(pilot)


def test_it_comes_when_the_cards_rest_and_nothing_lies_over_them(start):
    pilot = start(rules="G1", deal=2, moves=DRAWS[1:])
    draw_stock(pilot.table)
    pilot.key("p")
    pilot.settle()
    assert pilot.screen.name == "pause"
    pilot.key("escape")
    pilot.frames(60)
    assert is_said(pilot)


@pytest.mark.parametrize(("level", "is_told"), [("none", False), ("hint", True), ("all", True)])
def test_where_there_is_too_much_to_look_at_the_solver_may_prove_it(start, monkeypatch, level, is_told):
    monkeypatch.setattr("klondike.rules.outlook.MOST", 0)
    pilot = start(rules="G1", deal=2, moves=DRAWS, speed="off", help=level)
    pilot.frames(60)
    assert is_said(pilot) == is_told


def test_what_is_not_proved_is_not_said(start, monkeypatch):
    """U119"""
    monkeypatch.setattr("klondike.rules.outlook.MOST", 0)
    pilot = start(rules="S1", deal=0, speed="off")
    for word in ("SW", "SW", "SW"):
        pilot.table.play(Move.parse(word))
        pilot.frames(20)
        assert not is_said(pilot)


def test_no_picture_waits_until_all_is_looked_at(start, monkeypatch):
    looked = []
    look = Outlook.look

    def watched(outlook: Outlook, positions: int) -> None:
        looked.append((outlook.board, positions))
        look(outlook, positions)

    monkeypatch.setattr(Outlook, "look", watched)
    pilot = start(rules="S3", deal=LONG_WAY, speed="off")
    play_on(pilot)
    last = [positions for board, positions in looked if board is pilot.board]
    assert len(last) > 5
    assert max(last) <= 10
    assert not pilot.app.desk.advisor._endings.is_looking


def test_what_was_asked_just_before_is_answered_all_the_same(start):
    pilot = start(rules="G1", deal=2, moves=DRAWS, speed="off")
    pilot.key("b")
    pilot.frames(60)
    assert pilot.game.moves == 5
    assert not is_said(pilot)


def test_a_position_that_is_left_meanwhile_is_not_told_of(start):
    pilot = start(rules="S3", deal=LONG_WAY, speed="off")
    endings: Endings = pilot.app.desk.advisor._endings
    board: Board = pilot.board
    draw_stock(pilot.table)
    endings._note(board, is_end=True)
    pilot.frames(30)
    assert not is_said(pilot)
