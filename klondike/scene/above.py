"""What is drawn above the resting table: flying and held cards, the ring of the cursor, the toast."""

from typing import TYPE_CHECKING

import pygame

from klondike.scene.air import Sprite

if TYPE_CHECKING:
    from klondike.rules import Card
    from klondike.scene.table import TableScreen


def draw_above(table: "TableScreen", surface: pygame.Surface, now: float) -> list[pygame.Rect]:
    """Draw all that moves or may stand anywhere; returns the rectangles that it touches."""
    held, peek = table.hand.cards, table.pointer.peek

    def sprites(cards: tuple["Card", ...]) -> list[Sprite]:
        return [Sprite(card, table.shown_pose(card, now), table.motion.lift(card, now)) for card in cards]

    flying = tuple(card for card in table.motion.in_flight if card not in held)
    moved = table.air.draw(surface, sprites(flying))
    if peek.card:
        moved += table.air.draw(surface, [Sprite(peek.card, peek.pose, 1.0)])
    moved += table.air.draw_held(surface, [sprite._replace(lift=1.0) for sprite in sprites(held)])
    if table.keyboard.is_shown:
        moved.append(table.ring.draw(surface, _ringed(table, now)))
    if table.toaster.is_shown:
        moved.append(table.toaster.draw(table.pen, surface))
    return moved


def _ringed(table: "TableScreen", now: float) -> pygame.Rect:
    """What the cursor is on, as it is shown: held cards, a card and those on it, or a place."""
    layout, at = table.layout, table.keyboard.place
    assert at is not None
    cards = table.hand.cards or table.game.board[at.pile].cards[-at.count or len(table.homes) :]
    boxes = [pygame.Rect(layout.box_at(table.shown_pose(card, now))) for card in cards]
    return boxes[0].unionall(boxes[1:]) if boxes else pygame.Rect(layout.slot(at.pile))
