"""What settings change on the table at once: places shown, the ground, the pause, what a hint says first."""

import pygame
import pytest

from klondike.rules import STOCK, Card, Help, Zone, column
from klondike.rules.telling import sign_of, told
from klondike.ui.theme import mix, rgb
from tests.app.checks import check_at_rest
from tests.app.helper import ask
from tests.pilot import Pilot


def looks(pilot: Pilot) -> dict:
    """What the painter drew of each pile."""
    return pilot.table.painter._looks


def places(pilot: Pilot) -> set:
    return {pile for pile, look in looks(pilot).items() if look.is_place}


def targets(pilot: Pilot, card: Card) -> set:
    source = pilot.pile_of(card)
    cards = pilot.board[source].cards
    count = len(cards) - cards.index(card)
    return {move.target for move in pilot.table.moves if (move.source, move.count) == (source, count)}


def many(start, **settings) -> tuple[Pilot, Card]:
    """A game with a card that goes to several piles."""
    pilot = start(rules="S1", deal=15, moves=["71", "57", "43"], **settings)
    for _ in range(40):
        for card in (pilot.board[pile].top for pile in pilot.board.pile_ids if pile != STOCK):
            if card and len(targets(pilot, card) - {STOCK}) > 1:
                return pilot, card
        pilot.key("space")
        pilot.settle()
    raise AssertionError("no card has a choice")


@pytest.mark.parametrize("is_wanted", [False, True])
def test_all_places_are_shown_while_a_card_is_held(start, is_wanted):
    pilot, card = many(start, show_places=is_wanted)
    assert places(pilot) == set()
    pilot.take(card, (30, 12))
    expected = targets(pilot, card) - {STOCK} if is_wanted else set()
    assert places(pilot) == expected
    pilot.key("escape")
    pilot.release()
    pilot.settle()
    assert places(pilot) == set()
    check_at_rest(pilot)


def test_places_are_shown_for_picked_cards_and_for_the_keyboard_too(start):
    pilot, card = many(start, show_places=True, click="pick")
    expected = targets(pilot, card) - {STOCK}
    pilot.click(card)
    assert places(pilot) == expected
    pilot.click((790, 590))
    assert places(pilot) == set()
    pilot.table.keyboard.take(pilot.table.layout.hit(pilot.board, pilot.place(card)))
    pilot.frames(2)
    assert places(pilot) == expected


def test_the_line_round_a_place_has_the_colour_of_marks(start):
    pilot, card = many(start, show_places=True)
    pilot.take(card, (30, 12))
    place = next(
        pile
        for pile in targets(pilot, card)
        if pile.zone is Zone.TABLEAU and pile != pilot.table.pointer.target
    )
    top = pilot.board[place].top
    box = pygame.Rect(
        pilot.table.layout.box_at(pilot.table.homes[top]) if top else pilot.table.layout.slot(place)
    )
    mark = pygame.Color(pilot.table.pen.theme.table.mark)
    near = [pilot.table.painter.layer.get_at((x, box.centery)) for x in range(box.x - 4, box.x + 4)]
    assert mark in near


@pytest.mark.parametrize("theme", ["felt", "walnut", "paper"])
def test_without_texture_the_ground_is_of_one_colour(start, theme):
    pilot = start(theme=theme)
    hi, lo = pilot.table.pen.theme.table[:2]
    assert len(colours(pilot)) > 9
    pilot.app.desk.change_setting("texture", False)
    pilot.settle()
    assert colours(pilot) == {rgb(mix(hi, lo, 0.35))}
    pilot.app.desk.change_setting("texture", True)
    pilot.settle()
    assert len(colours(pilot)) > 9


def colours(pilot: Pilot) -> set:
    ground = pilot.table.painter.ground
    width, height = ground.get_size()
    return {tuple(ground.get_at((x, y)))[:3] for x in range(0, width, 7) for y in range(0, height, 11)}


def lose_focus(pilot: Pilot) -> str:
    pilot.post(pygame.WINDOWFOCUSLOST)
    pilot.frames(2)
    return pilot.screen.name


def test_the_game_pauses_when_the_window_loses_the_focus(start):
    pilot = start(rules="S1", deal=0, pause_away=True)
    pilot.key("space")
    pilot.settle()
    assert lose_focus(pilot) == "pause"
    before = pilot.game.elapsed
    pilot.frames(5, 1.0)
    assert pilot.game.elapsed == before
    pilot.post(pygame.WINDOWFOCUSGAINED)
    pilot.frames(2)
    assert pilot.screen.name == "pause"
    pilot.click((400, 300))
    pilot.settle()
    assert pilot.screen.name == "table"


def test_it_pauses_only_where_that_is_wanted_and_a_game_is_in_play(start):
    pilot = start(rules="S1", deal=0, pause_away=False, folder="off")
    pilot.key("space")
    assert lose_focus(pilot) == "table"
    pilot = start(rules="S1", deal=0, pause_away=True, folder="on")
    assert lose_focus(pilot) == "table"
    pilot.key("space")
    pilot.key("f1")
    pilot.settle()
    assert lose_focus(pilot) == "help"


def test_a_card_in_the_hand_goes_back_before_the_pause(start):
    pilot = start(rules="S1", deal=0, pause_away=True)
    pilot.key("space")
    pilot.settle()
    pilot.take(pilot.board[column(0)].top)
    assert pilot.table.hand.cards
    assert lose_focus(pilot) == "pause"
    assert not pilot.table.hand.cards
    assert pilot.game.moves == 1


@pytest.mark.usefixtures("oracle")
@pytest.mark.parametrize("level", ["hint", "all"])
def test_a_hint_says_first_where_to_look_and_asked_again_which_card(start, level):
    """U125"""
    pilot = start(rules="S3", deal=173, help=level, hint_first="place")
    words = ask(pilot, "h")
    assert not pilot.table.hint.is_shown
    assert pilot.game.hints == 0
    assert Help.SIGN in pilot.game.helps
    again = ask(pilot, "h")
    move = pilot.table.hint.move
    assert words == sign_of(move)
    assert again.startswith(told(pilot.board, move))
    assert pilot.game.hints == 1
    pilot.table.play(move)
    ask(pilot, "h")
    assert not pilot.table.hint.is_shown


@pytest.mark.usefixtures("oracle")
def test_a_mere_sign_never_becomes_a_hint(start):
    pilot = start(rules="S3", deal=173, help="sign", hint_first="place")
    assert ask(pilot, "h") == ask(pilot, "h")
    assert not pilot.table.hint.is_shown
    assert pilot.game.helps == {Help.SIGN}
