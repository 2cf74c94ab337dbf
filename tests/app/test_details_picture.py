"""What the pointer makes visible: where cards would fall, where they came from, what is under it, shadows."""

import pygame
import pytest

from klondike.rules import STOCK, Card, PileId, Zone, column
from klondike.scene.air import Air, Sprite
from klondike.scene.geometry import Pose
from klondike.ui.commands import Command
from tests.app.checks import differing
from tests.pilot import Pilot

ARROW, HAND = pygame.SYSTEM_CURSOR_ARROW, pygame.SYSTEM_CURSOR_HAND
EMPTY_TABLE = (790, 590)


@pytest.fixture
def pilot(start) -> Pilot:
    """A fresh deal, everything at rest."""
    pilot = start(rules="S3", deal=173)
    pilot.quiet()
    return pilot


def movable(pilot: Pilot) -> tuple[Card, PileId]:
    """A card that has somewhere to go, and where."""
    move = next(m for m in pilot.board.legal_moves() if m.source.zone is Zone.TABLEAU)
    return pilot.board[move.source].cards[-move.count], move.target


def mean(pilot: Pilot, rect: tuple[float, float, float, float]) -> tuple[int, ...]:
    """The mean colour of a part of the picture."""
    return pygame.transform.average_color(pilot.window.surface, pygame.Rect(rect))[:3]


def box_of(pilot: Pilot, card: Card) -> pygame.Rect:
    """Where a card lies when it rests."""
    return pygame.Rect(pilot.table.layout.box_at(pilot.table.homes[card]))


def hold_over(pilot: Pilot, card: Card, target: pygame.Rect) -> None:
    """Hold a card half beside a place, so that the place can be seen under it."""
    pilot.take(card)
    home = box_of(pilot, card)
    grip = pilot.table.hand.drag.grip
    side = 1 if target.x < home.x else -1
    pilot.move((target.x + side * target.w // 2 + grip.x, target.y + target.h // 3 + grip.y))


def test_the_pile_on_which_held_cards_would_fall_is_washed_and_ringed(pilot):
    card, target = movable(pilot)
    place = box_of(pilot, pilot.board[target].top)
    left = place.x < box_of(pilot, card).x
    paper = (place.x + 4 if left else place.right - 12, place.y + place.h // 3, 8, 24)
    ring = (place.x - 3 if left else place.right + 1, place.y + place.h // 3, 2, 20)
    before, around = mean(pilot, paper), mean(pilot, ring)
    hold_over(pilot, card, place)
    assert pilot.table.pointer.target == target
    mark = pygame.Color(pilot.table.pen.theme.table.mark)
    assert before[2] - mean(pilot, paper)[2] > 30  # amber: the blue goes
    assert distance(mean(pilot, ring), mark) < 60 < distance(around, mark)


def distance(one: tuple[int, ...], other: pygame.Color) -> int:
    """How far two colours are apart."""
    return sum(abs(a - b) for a, b in zip(one, tuple(other)[:3], strict=True))


def edge_spread(pilot: Pilot, box: pygame.Rect) -> int:
    """How much the brightness changes along the upper edge of a place, between its corners."""
    surface = pilot.window.surface
    tones = [sum(surface.get_at((x, box.y + 1))[:3]) for x in range(box.x + 12, box.right - 12)]
    return max(tones) - min(tones)


def test_a_dashed_line_stands_where_the_held_card_left_nothing(pilot):
    foundation = pygame.Rect(pilot.table.layout.foundations[0])
    plain = edge_spread(pilot, foundation)
    pilot.take(pilot.board[column(0)].top, (150, 250))
    assert edge_spread(pilot, pygame.Rect(pilot.table.layout.slot(column(0)))) > 3 * plain + 60


def assert_lined_under_the_pointer(pilot, target, box):
    line = (box.x - 2, box.centery, 2, 20)
    before = mean(pilot, line)
    pilot.move(target)
    assert mean(pilot, line) != before
    pilot.move(EMPTY_TABLE)
    assert mean(pilot, line) == before


def test_a_line_shows_what_a_press_would_take_along(pilot):
    card, _ = movable(pilot)
    assert_lined_under_the_pointer(pilot, card, box_of(pilot, card))


@pytest.mark.parametrize("draws", [0, 8], ids=["cards to turn", "turned up to the last"])
def test_a_line_shows_that_the_stock_can_be_turned(start, draws):
    pilot = start(rules="S3", deal=173, moves=["SWx3"] * draws)
    pilot.quiet()
    assert bool(pilot.board.stock.cards) is (draws == 0)
    assert_lined_under_the_pointer(pilot, STOCK, pygame.Rect(pilot.table.layout.stock))


def test_nothing_shows_over_a_stock_that_is_turned_no_more(start, cursors):
    pilot = start(rules="V3", deal=173, moves=["SWx3"] * 8)
    pilot.quiet()
    pilot.move(STOCK)
    assert pilot.table.pointer.hover is None
    assert not cursors


def test_the_pointer_is_a_hand_over_what_can_be_used(pilot, cursors):
    card, _ = movable(pilot)
    for place in (card, pilot.table.bar.buttons[Command.MENU].center):
        pilot.move(place)
        assert cursors[-1] == HAND
        pilot.move(EMPTY_TABLE)
        assert cursors[-1] == ARROW
    assert len(cursors) == 4


def test_the_pointer_is_a_hand_over_the_stock(pilot, cursors):
    pilot.move(STOCK)
    assert cursors == [HAND]


def test_the_pointer_is_an_arrow_again_under_a_sheet(pilot, cursors):
    pilot.move(movable(pilot)[0])
    pilot.key("f1")
    assert cursors[-1] == ARROW


def test_held_cards_throw_a_shadow(pilot):
    pilot.take(pilot.board[column(0)].top)
    grip, height = pilot.table.hand.drag.grip, pilot.table.layout.card_height
    below = (420, 400 + height + 1, 20, 4)
    before = mean(pilot, below)
    pilot.move((400 + grip.x, 400 + grip.y))
    assert sum(before) - sum(mean(pilot, below)) > 20


def test_flying_cards_throw_a_shadow_where_they_are_high(pilot):
    card, table = pilot.board[column(0)].top, pilot.table
    pictures = []
    for lift in (0.0, 1.0):
        surface = table.painter.ground.copy()
        table.air.draw(surface, [Sprite(card, Pose(300, 300, 1.0), lift)])
        pictures.append(surface.get_at((310, 302 + table.layout.card_height))[:3])
    assert sum(pictures[0]) - sum(pictures[1]) > 20


@pytest.mark.parametrize("later", [0, 1])
def test_what_departs_later_is_drawn_over_what_departed_before(pilot, later):
    tops = [pilot.board[column(0)].top, pilot.board[column(1)].top]
    poses = [Pose(300, 300, 1.0), Pose(330, 312, 1.0)]
    sprites = [Sprite(card, pose, 0.0) for card, pose in zip(tops, poses, strict=True)]
    order = [sprites[1 - later], sprites[later]]
    both, alone = drawn(pilot.table.air, order), drawn(pilot.table.air, order[1:])
    shared = pygame.Rect(336, 318, 40, 40)  # within both, away from their corners
    assert both.subsurface(shared).copy().get_buffer().raw == alone.subsurface(shared).copy().get_buffer().raw


def drawn(air: Air, sprites: list[Sprite]) -> pygame.Surface:
    """Cards in flight on an empty ground."""
    surface = pygame.Surface((800, 600))
    surface.fill("#204020")
    air.draw(surface, sprites)
    return surface


def test_flights_are_drawn_in_the_order_of_their_departure(pilot, monkeypatch):
    orders: list[list[Card]] = []
    draw = pilot.table.air.draw

    def watched(surface, sprites):
        orders.append([sprite.card for sprite in sprites])
        return draw(surface, sprites)

    monkeypatch.setattr(pilot.table.air, "draw", watched)
    for _ in range(2):
        pilot.click(STOCK)
        pilot.frames(6)  # until the last of the three has left the stock
        departed = pilot.board.waste.cards[-3:]
        assert tuple(card for card in orders[-1] if card in departed) == departed
    first = pilot.board.waste.cards[:3]
    places = [orders[-1].index(card) for card in (*first, *departed) if card in orders[-1]]
    assert places == sorted(places)
    assert len(places) > 3


def test_those_left_of_a_column_keep_their_index_while_a_run_is_held(start):
    pilot = start(rules="T1", deal=7, size=(1000, 700), large_print=True)
    pilot.quiet()
    pile = next(pile for pile in pilot.board.pile_ids if len(pilot.board[pile].cards) == 5)
    form = pilot.table.painter._looks[pile].form
    pilot.take(next(card for card in pilot.board[pile].cards[-1:]))
    assert pilot.table.hand.cards
    assert pilot.table.painter._looks[pile].form == form


def test_a_pause_hides_the_cards_and_leaves_the_bar(pilot):
    bar = tuple(pilot.table.bar.area)
    shown = pygame.image.tobytes(pilot.window.surface.subsurface(bar), "RGB")
    pilot.app.desk.obey(Command.PAUSE)
    pilot.settle()
    assert pygame.image.tobytes(pilot.window.surface.subsurface(bar), "RGB") == shown
    box, ground = box_of(pilot, pilot.board[column(6)].top), pilot.table.painter.ground
    assert mean(pilot, box) == pygame.transform.average_color(ground, box)[:3]


def test_a_pause_shows_the_second_at_which_it_began(start):
    pilot = start(rules="S3", deal=173, moves=["SWx3"], sound=False)
    pilot.quiet()
    while not pilot.app.rest.is_deep and not pilot.app.rest.patience():
        pilot.frames(1)
    for _ in range(3):
        pilot.app.turn([], 1.0)
    assert pilot.app.rest.is_deep
    pilot.key("p")
    pilot.settle()
    assert pilot.screen.name == "pause"
    assert differing(pilot) is None


def test_a_paused_window_of_another_size_keeps_its_bar(pilot):
    pilot.key("p")
    pilot.settle()
    pilot.resize((900, 640))
    pilot.settle()
    assert differing(pilot) is None
    button = pilot.table.bar.buttons[Command.MENU]
    assert mean(pilot, button) != pygame.transform.average_color(pilot.table.painter.ground, button)[:3]


def test_cards_that_turn_on_their_way_throw_no_shadow_of_wider_ones(pilot):
    cards = [pilot.board[column(index)].top for index in (5, 6)]
    sprites = [Sprite(card, Pose(300, 200 + 15 * row, 0.6), 0.0) for row, card in enumerate(cards)]
    before = pilot.window.surface.copy()
    touched = pilot.table.air.draw(pilot.window.surface, sprites)
    for rect in touched:
        pilot.window.surface.blit(before, rect, rect)
    assert pilot.window.surface.get_buffer().raw == before.get_buffer().raw
