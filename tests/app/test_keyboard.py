"""Playing by keys: whole games, every legal move, where the cursor goes, and what it looks like."""

from random import Random

import pytest

from klondike.rules import STOCK, WASTE, Move, PileId, Zone, column
from klondike.scene.cursor import Places
from klondike.scene.keyboard import ACTIONS, PILES, WAYS
from klondike.scene.layout import Hit
from klondike.ui.commands import COMMANDS
from tests.app.checks import check_at_rest, check_cards, check_saved, differing
from tests.app.fingers import (
    cursor_keys,
    make_by_both_hands,
    make_by_left_hand,
    make_by_right_hand,
    place,
)
from tests.app.hand import Hand
from tests.app.lines import clicked, clicking_line, some_move, winning_line
from tests.pilot import Pilot

RIGHT_HAND = {"left", "right", "up", "down", "return"}
LEFT_HAND = {"tab", "shift+tab", "e", "space"}
RANDOM_BOARDS = [("S3", 1), ("S1", 2), ("R0", 3), ("D9", 4), ("T1", 5), ("EN", 6), ("DA", 7)]


@pytest.fixture
def pilot(midgame: Pilot) -> Pilot:
    return midgame


def wandered(start, rules: str, seed: int, steps: int, **options) -> Pilot:
    """A board that random moves lead to."""
    pilot, chance = start(rules=rules, deal=seed, speed="off", **options), Random(seed)
    for _ in range(steps):
        move = some_move(pilot.board, chance)
        if move:
            pilot.table.play(move)
    pilot.quiet()
    return pilot


# -- whole games -------------------------------------------------------------------------------------


def test_a_game_is_won_without_a_mouse(start, monkeypatch):
    pilot = start(rules="S3", deal=173, speed="off")
    monkeypatch.setattr(pilot, "move", None)
    for move in winning_line():
        expected = pilot.board.play(move)
        make_by_both_hands(pilot, move)
        assert pilot.board == expected
    assert pilot.game.is_won
    assert pilot.game.moves == len(winning_line())


@pytest.mark.parametrize(("make", "hand"), [(make_by_right_hand, RIGHT_HAND), (make_by_left_hand, LEFT_HAND)])
def test_a_game_is_won_by_the_keys_of_one_hand(start, monkeypatch, make, hand):
    pilot, pressed = start(rules="S3", deal=173, speed="off"), set()
    press = pilot.key
    monkeypatch.setattr(pilot, "key", lambda name: (pressed.add(name), press(name)))
    for move in winning_line():
        make(pilot, move)
    assert pilot.game.is_won
    assert pressed <= hand


def test_a_game_is_won_by_single_clicks(start):
    """With one hand, and no drag."""
    pilot = start(rules="S3", deal=173, speed="off")
    for move in clicking_line():
        pilot.click(STOCK if move.turns_stock else pilot.board[move.source].cards[-move.count])
        pilot.frames(1, 1.0)  # a next click is no double click
    assert pilot.game.is_won


@pytest.mark.parametrize("rules", ["S3", "S1"])
def test_a_game_is_won_without_a_drag(start, rules):
    """By a click where it makes the move, else by keys."""
    pilot = start(rules=rules, deal=173, speed="off")
    for move in winning_line(rules):
        if clicked(pilot.board, move):
            pilot.click(pilot.board[move.source].cards[-move.count])
        else:
            make_by_both_hands(pilot, move)
    assert pilot.game.is_won


@pytest.mark.parametrize("make", [make_by_both_hands, make_by_right_hand, make_by_left_hand])
@pytest.mark.parametrize(("rules", "seed"), RANDOM_BOARDS)
def test_every_legal_move_can_be_made_by_keys(start, rules, seed, make):
    pilot = wandered(start, rules, seed, 40, left_handed=bool(seed % 2))
    before = pilot.board
    for move in before.legal_moves():
        make(pilot, move)
        assert pilot.board == before.play(move), str(move)
        pilot.key("z")
        assert pilot.board == before


# -- the cursor --------------------------------------------------------------------------------------


def test_the_keys_are_those_of_the_command_table():
    listed = {key for row in COMMANDS if row.group == "cursor" for key in row.keys}
    assert listed == {*WAYS, *PILES, *ACTIONS}


def test_the_first_arrow_shows_the_first_movable_card_and_goes_nowhere(start):
    pilot = start(rules="S3", deal=173)
    assert place(pilot) is None
    pilot.key("right")
    movable = [(move.source, move.count) for move in pilot.board.legal_moves() if not move.turns_stock]
    assert place(pilot) == movable[0]


def test_the_first_arrow_shows_the_card_that_moved_last(pilot):
    move = next(move for move in pilot.board.legal_moves() if move.count == 2)
    pilot.make(move)
    pilot.key("down")
    assert place(pilot) == Hit(move.target, 2)


def test_it_stays_on_what_moves_and_on_what_is_drawn(pilot):
    make_by_both_hands(pilot, Move.parse("36x2"))
    assert place(pilot) == Hit(column(5), 2)
    pilot.key("z")
    assert place(pilot) == Hit(column(2), 2)
    pilot.key("space")
    assert place(pilot) == Hit(WASTE, 1)


def test_a_digit_goes_to_the_lowest_movable_card_and_again_to_the_next(pilot):
    pilot.key("3")
    assert place(pilot) == Hit(column(2), 2)
    pilot.key("5")
    assert place(pilot) == Hit(column(4), 1)
    pilot.key("w")
    assert place(pilot) == Hit(WASTE, 1)
    pilot.key("q")
    assert place(pilot) == Hit(STOCK, 1)
    pilot.key("8")
    assert place(pilot) == Hit(STOCK, 1)  # there is no such column


def test_arrows_go_through_the_cards_of_a_column_and_up_to_the_pile_above(pilot):
    pilot.key("4")
    for count in (2, 3, 4, 5, 6):
        pilot.key("up")
        assert place(pilot) == Hit(column(3), count)
    pilot.key("up")
    assert place(pilot) == Hit(PileId(Zone.FOUNDATION, 0), 0)
    pilot.key("down")
    assert place(pilot) == Hit(column(3), 6)
    pilot.key("down")
    assert place(pilot) == Hit(column(3), 5)


def test_a_hidden_cursor_is_shown_before_it_does_anything(pilot):
    before = pilot.board
    for key in ("return", "f", "m"):
        pilot.key(key)
        assert place(pilot) is not None
        assert (pilot.board, pilot.table.hand.cards) == (before, ())
        pilot.move((700, 500))
        pilot.move((400, 500))
        assert place(pilot) is None


def test_a_small_motion_of_the_mouse_does_not_hide_it(pilot):
    pilot.move((700, 500))
    pilot.key("3")
    pilot.move((705, 503))
    assert place(pilot) is not None
    pilot.move((709, 503))
    assert place(pilot) is None


def test_m_makes_the_best_move_and_f_sends_home(pilot):
    pilot.key("3")
    pilot.key("m")
    assert [str(card) for card in pilot.board[column(5)].cards[-2:]] == ["7D", "6C"]
    pilot.key("z")
    pilot.key("shift+return")
    assert [str(card) for card in pilot.board[column(5)].cards[-2:]] == ["7D", "6C"]


def test_f_sends_the_card_home(start):
    count = next(i for i, move in enumerate(winning_line()) if move.target.zone is Zone.FOUNDATION)
    pilot, move = start(rules="S3", deal=173, moves=winning_line()[:count]), winning_line()[count]
    pilot.key(str(move.source) if move.source.zone is Zone.TABLEAU else "w")
    pilot.key("f")
    assert pilot.board[move.target].cards
    assert place(pilot) == Hit(move.target, 1)


def test_enter_on_the_stock_turns_it(pilot):
    waste = len(pilot.board.waste.cards)
    pilot.key("q")
    pilot.key("return")
    assert len(pilot.board.waste.cards) == waste + 3
    assert place(pilot) == Hit(WASTE, 1)


def test_a_key_takes_the_line_under_the_mouse_away(pilot):
    pilot.move(pilot.board[column(2)].cards[-2])
    assert pilot.table.pointer.hover
    pilot.key("3")
    assert pilot.table.pointer.hover is None
    assert differing(pilot) is None


def test_a_won_game_has_no_cursor(start):
    pilot = start(rules="S3", deal=173, moves=winning_line()[:-1], speed="off")
    pilot.key("tab")
    pilot.key("f")
    assert pilot.game.is_won
    assert not pilot.table.keyboard.is_shown


def test_another_game_begins_without_a_cursor(pilot):
    pilot.key("3")
    pilot.key("f2")
    assert not pilot.table.keyboard.is_shown


# -- anything at all ---------------------------------------------------------------------------------

OTHERS = ["space", "z", "z", "y", "a", "escape", "f2"]


@pytest.mark.parametrize(("rules", "seed"), RANDOM_BOARDS)
def test_any_keys_leave_the_cursor_on_a_place_and_lose_nothing(start, rules, seed):
    pilot, chance = start(rules=rules, deal=seed, size=(640, 480)), Random(seed)
    hand = Hand(pilot, seed, deal=1, size=1)
    keys = [*cursor_keys()]
    for step in range(400):
        if chance.random() < 0.1:
            hand.act()
        else:
            pilot.key(chance.choice(keys if chance.random() < 0.9 else OTHERS), frames=0)
        pilot.frames(1, chance.choice((0.0, 0.004, 1 / 60, 0.1)))
        check_cards(pilot)
        at = pilot.table.keyboard.place
        assert at is None or Places(pilot.board, pilot.table.layout).holds(at)
        assert at is not None or not pilot.table.keyboard.is_shown
        if step % 40 == 0:
            check_saved(pilot)
    pilot.release(frames=1)
    pilot.key("escape")
    pilot.settle()
    check_at_rest(pilot)


@pytest.mark.parametrize(("rules", "seed"), [("S3", 11), ("D9", 12), ("T1", 13)])
def test_a_picture_mended_round_the_cursor_is_the_same_as_one_painted_anew(start, rules, seed):
    pilot, chance = start(rules=rules, deal=seed, size=(640, 480)), Random(seed)
    pilot.frames(1, 1.0)
    keys = [*cursor_keys(), *["space", "z"] * 3]
    for step in range(120):
        pilot.key(chance.choice(keys), frames=chance.choice((1, 1, 4)))
        assert differing(pilot) is None, f"after step {step}"


def test_a_key_in_a_drag_only_ends_it(pilot):
    before = pilot.board
    pilot.take(pilot.board[column(2)].cards[-2])
    pilot.key("tab")
    assert not pilot.table.pointer.is_dragging
    assert place(pilot) is None
    pilot.release()
    assert pilot.board == before
