"""Where a sheet lies in its window: centred paper, or the whole window when that is small."""

from typing import NamedTuple

import pygame

SMALL = (760.0, 620.0)  # points; below either, a sheet takes the whole window
MARGIN = 16.0  # least distance of a sheet from the window's edge


class Measures(NamedTuple):
    """The fixed parts of a sheet, in points."""

    head: float  # from the top to the body
    title_middle: float
    title_size: float
    side: float  # left and right of the body
    foot: float  # from the body to the bottom, with buttons
    bare_foot: float  # and without
    close_inset: float  # of the close sign from the corner
    button_rise: float  # of the bottom of the buttons over the bottom


WIDE = Measures(92, 46, 26, 32, 104, 32, 20, 32)
TIGHT = Measures(56, 28, 20, 16, 64, 12, 6, 8)


class Frame(NamedTuple):
    """A laid-out sheet in device pixels."""

    sheet: pygame.Rect
    body: pygame.Rect
    is_small: bool
    measures: Measures


def is_small(size: tuple[int, int], unit: float) -> bool:
    """Tell if a window of that many device pixels has room for a whole-window sheet only."""
    return size[0] < SMALL[0] * unit or size[1] < SMALL[1] * unit


def sheet_width(size: tuple[int, int], unit: float, design: float) -> float:
    """Give the width in points that a sheet gets."""
    room = size[0] / unit
    return room if is_small(size, unit) else min(design, room - 2 * MARGIN)


def fit(size: tuple[int, int], unit: float, design: tuple[float, float], foot: float) -> Frame:
    """Lay out a sheet of that width and height (points); foot is the room below its body."""
    small = is_small(size, unit)
    measures = TIGHT if small else WIDE
    width = round(sheet_width(size, unit, design[0]) * unit)
    height = size[1] if small else round(min(design[1], size[1] / unit - 2 * MARGIN) * unit)
    sheet = pygame.Rect((size[0] - width) // 2, (size[1] - height) // 2, width, height)
    side, head = round(measures.side * unit), round(measures.head * unit)
    body = pygame.Rect(sheet.x + side, sheet.y + head, width - 2 * side, height - head - round(foot * unit))
    return Frame(sheet, body, small, measures)
