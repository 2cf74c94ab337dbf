"""How a toast is laid out: its words in lines, its offers beside them, and the sizes that it may have."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from klondike.ui.berth import FOOT
from klondike.ui.lines import breakable
from klondike.ui.pen import Pen
from klondike.ui.theme import TOAST_INK, TOAST_MARK
from klondike.ui.toast import Offer, Toast

TEXT = 17
LINE = 24  # height of a line; one line makes a toast 48 high
PADDING, ICON_ROOM, GAP = 24, 30, 24
WIDEST = 760  # points of a line of words
MORE_LINES = 2  # than it needs, where a narrower toast covers fewer cards
SHORTEST = 110  # points that such lines have on the average at least
LEAST_WORDS = 120  # points that the words have beside more than one offer
SPARE = 1.15  # of their average that the longest of them may have


class Laid(NamedTuple):
    """A toast laid out for a window, so that its words are measured once and not in each picture."""

    toast: Toast
    window: tuple[int, int]
    unit: float  # device pixels of a point
    ways: Sequence[list[str]]  # to break the words into lines
    sizes: Sequence[tuple[int, int]]  # of a toast with its words broken so
    offers: Sequence[Offer]  # that there is room for
    reaches: Sequence[int]  # of each of them, pixels from the right end

    def offer_at(self, inward: int) -> Offer | None:
        """Give the offer so many pixels from the right end, the first one for all that is left of them."""
        later = zip(self.offers[1:], self.reaches[1:], strict=True)
        meant = [*self.offers[:1], *[offer for offer, reach in later if inward <= reach]]
        return meant[-1] if meant else None

    def draw(
        self, pen: Pen, surface: pygame.Surface, rect: pygame.Rect, lines: Sequence[str], alpha: int
    ) -> None:
        """Draw icon, words in these lines and offers on the paper of the toast."""
        left, middle = rect.x + pen.px(PADDING), rect.centery - pen.px(1)
        if self.toast.icon:
            centre = (left + pen.px(9), rect.centery)
            pen.icon(surface, self.toast.icon, centre, 20, TOAST_MARK, alpha=alpha)
            left += pen.px(ICON_ROOM)
        top = middle - pen.px(LINE) * (len(lines) - 1) / 2
        for i, line in enumerate(lines):
            pen.text(surface, line, (left, top + i * pen.px(LINE)), TEXT, TOAST_INK, alpha=alpha)
        at, bold = (rect.right - pen.px(PADDING), middle), "semibold"
        for label, _ in reversed(self.offers):
            pen.text(surface, label, at, TEXT, TOAST_MARK, bold, align="right", alpha=alpha)
            at = (at[0] - _label_width(pen, label), middle)


def has_room(pen: Pen, window: tuple[int, int], toast: Toast) -> bool:
    """Tell if a window has room for all of a toast."""
    return _is_high_enough(pen, window, len(_lines(pen, window, toast)))


def _is_high_enough(pen: Pen, window: tuple[int, int], lines: int) -> bool:
    """Tell if a window has room for a toast with so many lines."""
    return pen.px(LINE * (lines + 1)) + 2 * pen.px(FOOT) <= window[1]


def laid_out(pen: Pen, window: tuple[int, int], toast: Toast) -> Laid:
    """Break the words of a toast for a window, and leave out the offers that it has no room for."""
    shown = _fitting(pen, window, toast)
    ways, reaches = _broken(pen, window, shown), _reaches(pen, shown.offers)
    sizes = [_size(pen, shown, lines) for lines in ways]
    return Laid(toast, window, pen.unit, ways, sizes, shown.offers, reaches)


def _fitting(pen: Pen, window: tuple[int, int], toast: Toast) -> Toast:
    """Leave out the last offers where they would leave the words hardly any room, but never the first."""
    while len(toast.offers) > 1 and _room(pen, window, toast) < pen.px(LEAST_WORDS):
        toast = toast._replace(offers=toast.offers[:-1])
    return toast


def _room(pen: Pen, window: tuple[int, int], toast: Toast) -> int:
    """Give how wide the words can be in a window, in device pixels."""
    return window[0] - pen.px(32) - _extra(pen, toast)


def _lines(pen: Pen, window: tuple[int, int], toast: Toast) -> list[str]:
    """Break the words into lines that fit into a window, none of them too long to be read."""
    room = _room(pen, window, toast)
    width = min(room, pen.px(WIDEST))
    lines = pen.wrap(toast.text, width, TEXT)
    if all(pen.text_size(line, TEXT)[0] <= room for line in lines):
        return lines
    return pen.wrap(breakable(toast.text, lambda word: pen.text_size(word, TEXT)[0] <= room), width, TEXT)


def _broken(pen: Pen, window: tuple[int, int], toast: Toast) -> list[list[str]]:
    """Break the words in few ways, each with more and shorter lines than the one before."""
    broken = [_lines(pen, window, toast)]
    text, usual = " ".join(broken[0]), len(broken[0])
    long = sum(pen.text_size(line, TEXT)[0] for line in broken[0])
    for count in range(usual + 1, usual + 1 + MORE_LINES):
        lines = pen.wrap(text, SPARE * long / count, TEXT)
        is_fit = len(lines) == count and _is_high_enough(pen, window, count)
        if is_fit and long / count > SHORTEST * pen.unit:
            broken.append(lines)
    return broken


def _size(pen: Pen, toast: Toast, lines: Sequence[str]) -> tuple[int, int]:
    """Give the size of a toast with its words in such lines, in device pixels."""
    width = max(pen.text_size(line, TEXT)[0] for line in lines) + _extra(pen, toast)
    return width, pen.px(LINE * (len(lines) + 1))


def _extra(pen: Pen, toast: Toast) -> int:
    """Give the room that all but the words takes beside them, in device pixels."""
    labels = sum(_label_width(pen, label) for label, _ in toast.offers)
    return 2 * pen.px(PADDING) + (pen.px(ICON_ROOM) if toast.icon else 0) + labels


def _reaches(pen: Pen, offers: Sequence[Offer]) -> list[int]:
    """Give how far each offer, half a gap included, reaches from the right end, in device pixels."""
    widths, margin = [_label_width(pen, label) for label, _ in offers], pen.px(PADDING - GAP / 2)
    return [sum(widths[i:]) + margin for i in range(len(widths))]


def _label_width(pen: Pen, label: str) -> int:
    """Give the width of the words of an offer with the gap before them, in device pixels."""
    return pen.text_size(label, TEXT, "semibold")[0] + pen.px(GAP)
