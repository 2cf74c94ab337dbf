"""What shows of the resting table again when cards have moved on: all but what they hide anew."""

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from klondike.scene.table import TableScreen

SIDE = 2  # pixels at the edge of a card that may show through


def restore(surface: pygame.Surface, layer: pygame.Surface, rect: pygame.Rect) -> None:
    """Show a part of the layer on the surface, or a little more."""
    # SDL writes what begins at a multiple of four pixels past the caches, which takes ten times as long.
    if rect.x > 0 and rect.x % 4 == 0:
        rect = pygame.Rect(rect.x - 1, rect.y, rect.w + 1, rect.h)
    surface.blit(layer, rect, rect)


def hidden(card: pygame.Rect, corner: int) -> pygame.Rect:
    """What a card or a run hides however it looks below; behind its corners something shows."""
    return card.inflate(-2 * SIDE, -2 * corner)


def hidden_by_drag(table: "TableScreen") -> pygame.Rect | None:
    """What the cards on the pointer hide, if there are any."""
    drag, layout = table.hand.hanging, table.layout
    if not drag:
        return None
    first = last = drag.lead_box(layout)
    if len(drag.cards) > 1:
        last = layout.box_at(drag.pose(len(drag.cards) - 1, layout))
    run = pygame.Rect(first.x, first.y, first.w, last.bottom - first.y)
    return hidden(run, table.painter.stamps.corner)


def outside(rect: pygame.Rect, covered: pygame.Rect) -> list[pygame.Rect]:
    """What a rectangle has outside of another, in up to four parts."""
    inner = rect.clip(covered)
    if not inner:
        return [rect]
    left, right = inner.x - rect.x, rect.right - inner.right
    parts = (
        pygame.Rect(rect.x, rect.y, rect.w, inner.y - rect.y),
        pygame.Rect(rect.x, inner.bottom, rect.w, rect.bottom - inner.bottom),
        pygame.Rect(rect.x, inner.y, left, inner.h),
        pygame.Rect(inner.right, inner.y, right, inner.h),
    )
    return [part for part in parts if part]
