"""The buttons at the foot of a sheet: quiet ones at the left, the others at the right, or line over line."""

from collections.abc import Sequence

import pygame

from klondike.ui.pen import Pen
from klondike.ui.widgets.buttons import PADDINGS, Button, Kind

GAP = 12  # points between buttons
TIGHT_GAP = 8  # between buttons one above the other
TIGHT_PADDING = 24  # least room of a button beside its words, both sides together


def lines_of(pen: Pen, buttons: Sequence[Button], room: int) -> list[list[Button]]:
    """Share buttons out to lines of that many device pixels: one line, or the primary below the others."""
    if sum(_tight(pen, buttons)) + pen.px(GAP) * (len(buttons) - 1) <= room:
        return [list(buttons)] if buttons else []
    primary = [button for button in buttons if button.kind == Kind.PRIMARY]
    others = [button for button in buttons if button.kind != Kind.PRIMARY]
    return [*lines_of(pen, others, room), primary] if primary and others else [[button] for button in buttons]


def place_lines(pen: Pen, lines: Sequence[Sequence[Button]], lane: pygame.Rect) -> None:
    """Place lines of buttons one over the other; the lane is that of the last."""
    share = spread if len(lines) == 1 else filled
    for i, line in enumerate(reversed(lines)):
        top = lane.y - i * (lane.h + pen.px(TIGHT_GAP))
        for button, (left, wide) in zip(line, share(pen, line, lane.w), strict=True):
            button.place(pen, pygame.Rect(lane.x + left, top, wide, lane.h))


def _tight(pen: Pen, buttons: Sequence[Button]) -> list[int]:
    return [pen.text_size(button.label, 17, "semibold")[0] + pen.px(TIGHT_PADDING) for button in buttons]


def spread(pen: Pen, line: Sequence[Button], room: int) -> list[tuple[int, int]]:
    """Give left edge and width in device pixels: the words of quiet buttons begin left, others end right."""
    gap, widths = pen.px(GAP), [pen.px(button.natural(pen)[0]) for button in line]
    free = room - sum(widths) - gap * (len(line) - 1)
    if free < 0:
        return filled(pen, line, room)
    quiet = sum(button.kind == Kind.QUIET for button in line)
    out = pen.px(PADDINGS[Kind.QUIET])
    lefts = [sum(widths[:i]) + gap * i + (free if i >= quiet else -out) for i in range(len(line))]
    return list(zip(lefts, widths, strict=True))


def filled(pen: Pen, line: Sequence[Button], room: int) -> list[tuple[int, int]]:
    """Give left edge and width in device pixels of buttons that take the whole width."""
    gap, tight = pen.px(GAP), _tight(pen, line)
    more = (room - sum(tight) - gap * (len(line) - 1)) // len(line)
    widths = [width + more for width in tight]
    return [(sum(widths[:i]) + gap * i, width) for i, width in enumerate(widths)]
