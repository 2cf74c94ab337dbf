"""The forms of covered cards: what is lifted from a column looks as it did there."""

import pygame
import pytest

from klondike.rules import Board, Card, column
from klondike.scene.decks import COVERED, FULL, NARROW, STRIP
from tests.app.checks import differing
from tests.pilot import Pilot

# Nine cards lie open on six hidden ones: the column is closed up.
LONG = "S1 pass 1\n1: ac 2c 3c 4c 5c 6c KH QS JH TS 9H 8S 7H 6S 5D\n2: TC\n3: 9S 8H 7C 6H"
LEAD = Card.parse("9H")


@pytest.fixture
def pilot(start) -> Pilot:
    return with_board(start(rules="S1", deal=0, size=(640, 480), large_print=True), LONG)


def with_board(pilot: Pilot, drawing: str) -> Pilot:
    pilot.game._begin(Board.parse(drawing))
    pilot.table.moves = pilot.board.legal_moves()
    pilot.table.fit()
    pilot.quiet()
    return pilot


def form(pilot: Pilot, card: Card) -> str:
    """In which form a card that lies on the surface with others on it was drawn."""
    return next(form for form in (COVERED, NARROW, STRIP) if shows(pilot, card, form))


def shows(pilot: Pilot, card: Card, form: str) -> bool:
    pose, art = pilot.shown(card), pilot.table.art
    index = pygame.Rect(round(pose.x) + 3, round(pose.y) + 3, art.size[0] - 6, 4)
    face = art.face(card, form).subsurface((3, 3), index.size)
    shown = pilot.window.surface.subsurface(index)
    return pygame.image.tobytes(face.convert(shown), "RGB") == pygame.image.tobytes(shown, "RGB")


def test_a_run_keeps_its_look_when_it_is_lifted(pilot):
    assert form(pilot, LEAD) == STRIP
    pilot.take(LEAD, (0, -120))
    drag = pilot.table.hand.drag
    assert drag.pose(1, pilot.table.layout).y - drag.pose(0, pilot.table.layout).y > 24
    assert form(pilot, LEAD) == STRIP


def test_a_run_keeps_its_look_while_it_flies(pilot):
    pilot.take(LEAD, (0, -120))
    pilot.release()
    pilot.frames(2)
    assert pilot.table.motion.is_moving
    assert form(pilot, LEAD) == STRIP
    assert differing(pilot) is None
    pilot.settle()
    pilot.make(next(move for move in pilot.board.legal_moves() if move.target == column(1)))
    pilot.frames(1)
    assert form(pilot, LEAD) == STRIP
    pilot.settle()
    assert form(pilot, LEAD) == COVERED


def test_a_run_that_closes_up_at_the_foot_of_the_window_shows_what_fits(pilot):
    lead = Card.parse("8H")
    assert form(pilot, lead) == COVERED
    pilot.take(lead, (30, -60))
    assert form(pilot, lead) == COVERED
    pilot.move((300, 420))
    assert form(pilot, lead) == STRIP


def test_other_cards_in_the_hand_have_forms_of_their_own(pilot):
    pilot.key("1")
    pilot.key("return")
    assert pilot.table.hand.carry
    pilot.app.desk.change_setting("large_print", False)
    pilot.settle()
    assert set(pilot.table.art.forms.values()) <= {FULL, COVERED, STRIP}
    assert differing(pilot) is None


def test_a_card_under_one_that_is_shaken_shows_no_pips(start):
    pilot = with_board(start(rules="S1", deal=0), "S1 pass 1\n1: 8S 7H\n2: TC\n3: 9S")
    pilot.click(Card.parse("7H"))
    assert pilot.table.motion.is_moving
    assert differing(pilot) is None
    while pilot.table.motion.is_moving:
        assert not shows_pips(pilot, Card.parse("8S"))
        pilot.frames(1)


def test_a_card_shows_its_pips_as_soon_as_the_covering_card_leaves(start):
    pilot = with_board(start(rules="S1", deal=0), "S1 pass 1\n1: 9S 8H\n2: 9C\n3: TC")
    assert not shows_pips(pilot, Card.parse("9S"))
    pilot.make(next(move for move in pilot.board.legal_moves() if str(move) == "12"))
    pilot.frames(2)
    assert pilot.table.motion.is_moving
    assert shows_pips(pilot, Card.parse("9S"))


def shows_pips(pilot: Pilot, card: Card) -> bool:
    """Whether the dark tips of the first pips are to be seen above a card that covers the rest."""
    pose, (width, height) = pilot.shown(card), pilot.table.art.size
    row = round(pose.y + 0.23 * height)
    across = range(round(pose.x) + width // 4, round(pose.x) + 3 * width // 4)
    return any(sum(pilot.window.surface.get_at((x, row))[:3]) < 3 * 90 for x in across)
