"""The buttons at the foot of a sheet: quiet ones at the left, the others at the right."""

from collections.abc import Sequence

import pygame

from klondike.ui.pen import Pen
from klondike.ui.widgets.buttons import Button, Kind

GAP = 12  # points between buttons


def place_buttons(pen: Pen, buttons: Sequence[Button], lane: pygame.Rect) -> None:
    """Place buttons along a lane, standing on its bottom; too wide ones all get narrower."""
    gap = pen.px(GAP)
    sizes = [tuple(pen.px(side) for side in button.natural(pen)) for button in buttons]
    room = lane.w - gap * (len(buttons) - 1)
    squeeze = min(1.0, room / max(1, sum(wide for wide, _ in sizes)))
    rects = [pygame.Rect(0, lane.bottom - high, int(wide * squeeze), high) for wide, high in sizes]
    left, right = lane.left, lane.right
    for button, rect in zip(buttons, rects, strict=True):
        if button.kind == Kind.QUIET:
            rect.left = left
            left = rect.right + gap
    for button, rect in reversed(list(zip(buttons, rects, strict=True))):
        if button.kind != Kind.QUIET:
            rect.right = right
            right = rect.left - gap
        button.place(pen, rect)
