"""Where a sheet lies in its window: centred paper, or the whole window when that is small."""

from typing import NamedTuple

import pygame

SMALL = (760.0, 620.0)  # points; below either, a sheet that does not fit takes the whole window
MARGIN = 16.0  # least distance of a sheet from the window's edge


class Measures(NamedTuple):
    """The fixed parts of a sheet, in points."""

    head: float  # from the top to the body
    title_middle: float
    title_size: float
    side: float  # left and right of the body
    foot: float  # from the body to the bottom, with buttons
    bare_foot: float  # and without
    close_inset: float  # of the close sign from the right edge
    button_rise: float  # of the bottom of the buttons over the bottom


WIDE = Measures(92, 46, 26, 32, 104, 32, 20, 32)
TIGHT = Measures(62, 28, 20, 24, 70, 12, 6, 8)  # the lines lie 6 inside: rows of 56 and 64


class Frame(NamedTuple):
    """A laid-out sheet in device pixels."""

    sheet: pygame.Rect
    body: pygame.Rect


def takes_all(size: tuple[int, int], unit: float, design: tuple[float, float]) -> bool:
    """Tell if a sheet of that design (points) takes a whole small window of that many device pixels."""
    room = size[0] / unit, size[1] / unit
    is_small = room[0] < SMALL[0] or room[1] < SMALL[1]
    return is_small and (design[0] > room[0] - 2 * MARGIN or design[1] > room[1] - 2 * MARGIN)


def sheet_width(size: tuple[int, int], unit: float, design: float, measures: Measures) -> float:
    """Give the width in points that a sheet gets."""
    room = size[0] / unit
    return room if measures is TIGHT else min(design, room - 2 * MARGIN)


def nowhere() -> Frame:
    """Give the frame of a sheet that has no window yet."""
    return Frame(pygame.Rect(0, 0, 0, 0), pygame.Rect(0, 0, 0, 0))


def paper_size(
    size: tuple[int, int], unit: float, design: tuple[float, float], measures: Measures
) -> tuple[int, int]:
    """Give the size in device pixels of a sheet of that width and height (points)."""
    high = size[1] if measures is TIGHT else round(min(design[1], size[1] / unit - 2 * MARGIN) * unit)
    return round(sheet_width(size, unit, design[0], measures) * unit), high


def framed(sheet: pygame.Rect, unit: float, head: float, side: float, foot: float) -> Frame:
    """Leave room above, beside and below the body of a sheet (points)."""
    beside, above, below = round(side * unit), round(head * unit), round(foot * unit)
    high = max(1, sheet.h - above - below)
    return Frame(sheet, pygame.Rect(sheet.x + beside, sheet.y + above, sheet.w - 2 * beside, high))
