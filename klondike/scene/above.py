"""What is drawn above the resting table: flying and held cards, the ring of the cursor, the toast."""

from typing import TYPE_CHECKING

import pygame

from klondike.rules import STOCK
from klondike.scene.air import Sprite
from klondike.scene.ring import GAP, NEAR_GAP
from klondike.scene.toastplace import ToastPlace

if TYPE_CHECKING:
    from klondike.rules import Card
    from klondike.scene.table import TableScreen


def draw_above(
    table: "TableScreen", surface: pygame.Surface, now: float, place: ToastPlace
) -> list[pygame.Rect]:
    """Draw all that moves or may stand anywhere; returns what is to be restored for the next picture."""
    held, peek, is_dragging = table.hand.cards, table.pointer.peek, table.pointer.is_dragging
    flying = [_sprite(table, card, now) for card in table.motion.stacked(now) if card not in held]
    moved = table.air.draw(surface, flying) if flying else []
    if peek.card:
        moved += table.air.draw(surface, [Sprite(peek.card, peek.pose, 1.0)])
    if is_dragging:
        moved += _toast(table, surface, place)
    moved += table.air.draw_held(surface, _held(table, held, now))
    if table.hand.picked and not is_dragging:
        moved.append(_ring_round(table, surface, held, now))
    moved += table.hint.draw(surface, now)
    moved += table.glow.draw(surface, now)
    table.cascade.draw(surface)
    if table.keyboard.is_shown:
        moved.append(_draw_ring(table, surface, now))
    moved += table.bar_keys.draw(surface)
    if not is_dragging:
        moved += _toast(table, surface, place)
    return moved


def _toast(table: "TableScreen", surface: pygame.Surface, place: ToastPlace) -> list[pygame.Rect]:
    """The message, if there is one: over everything but the cards that the pointer holds."""
    if not table.toaster.is_shown:
        return []
    return [table.toaster.draw(table.pen, surface, place.kept_free())]


def _held(table: "TableScreen", cards: tuple["Card", ...], now: float) -> list[Sprite]:
    """The cards in the hand; those on the pointer do nothing but follow it."""
    drag = table.hand.hanging
    if drag:
        return [Sprite(card, drag.pose(index, table.layout), 1.0) for index, card in enumerate(cards)]
    return [_sprite(table, card, now)._replace(lift=1.0) for card in cards]


def _sprite(table: "TableScreen", card: "Card", now: float) -> Sprite:
    motion, pose = table.motion, table.shown_pose(card, now)
    return Sprite(card, pose, motion.lift(card, now), motion.size(card, now), motion.strength(card, now))


def _ring_round(
    table: "TableScreen", surface: pygame.Surface, cards: tuple["Card", ...], now: float
) -> pygame.Rect:
    boxes = [pygame.Rect(table.layout.box_at(table.shown_pose(card, now))) for card in cards]
    return table.ring.draw(surface, boxes[0].unionall(boxes[1:]))


def _draw_ring(table: "TableScreen", surface: pygame.Surface, now: float) -> pygame.Rect:
    """The ring round held cards, a card and those on it, or a place; nearer to the stock, for its caption."""
    at = table.keyboard.place
    assert at is not None
    cards = table.hand.cards or table.game.board[at.pile].cards[-at.count or len(table.homes) :]
    boxes = [pygame.Rect(table.layout.box_at(table.shown_pose(card, now))) for card in cards]
    around = boxes[0].unionall(boxes[1:]) if boxes else pygame.Rect(table.layout.slot(at.pile))
    return table.ring.draw(surface, around, NEAR_GAP if at.pile == STOCK else GAP)
