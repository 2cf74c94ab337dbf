"""The toast: one short message near the foot of the table that goes by itself."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from klondike.ui.berth import FOOT, NONE, Areas, Berth
from klondike.ui.pen import Pen
from klondike.ui.theme import TOAST, TOAST_INK, TOAST_MARK

BASE_SECONDS, LETTER_SECONDS, OFFER_SECONDS = 2.4, 0.045, 8.0
RISE_SECONDS, FADE_SECONDS = 0.18, 0.14
RISE = 16
TEXT = 17
LINE = 24  # height of a line; one line makes a toast 48 high
PADDING, ICON_ROOM, GAP = 24, 30, 24
WIDEST = 760  # points of a line of words
MORE_LINES = 2  # than it needs, where a narrower toast covers fewer cards
SHORTEST = 110  # points that such lines have on the average at least
LEAST_WORDS = 120  # points that the words have beside more than one offer
SPARE = 1.15  # of their average that the longest of them may have


class Offer(NamedTuple):
    """Something to do about a message."""

    label: str
    action: Callable[[], object]


class Toast(NamedTuple):
    """A message, with an icon and what can be done about it; a click on the words means the first offer."""

    text: str
    icon: str = ""
    offers: tuple[Offer, ...] = ()
    stays: bool = False  # True: until it is dismissed
    letter_seconds: float = LETTER_SECONDS
    aloud: str | None = None  # what is spoken instead of the text
    then: "Toast | None" = None  # what takes its place when its time is over, or at a click

    @property
    def seconds(self) -> float:
        """Give the time it stays: longer for more letters, long enough to reach an offer."""
        return OFFER_SECONDS if self.offers else BASE_SECONDS + self.letter_seconds * len(self.text)


NOTHING = Toast("")


class _Laid(NamedTuple):
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


class Toaster:
    """Shows one toast at a time; a new one replaces the text in place.

    `tick` counts its life, `step` moves it; `patience` tells how long it can be left alone.
    """

    def __init__(self, pace: float = 1.0) -> None:
        self.pace = pace  # factor of the moving times; 0: nothing moves
        self.rise = RISE  # points it moves up while it comes
        self.toast = NOTHING
        self.left = 0.0  # seconds of life
        self.share = 0.0  # how much of it is there, 0..1
        self.is_leaving = False
        self.is_hovered = False
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.lines: list[str] = []  # as drawn last
        self._laid: _Laid | None = None
        self.berth = Berth()
        self.dirty = False

    @property
    def is_shown(self) -> bool:
        """Tell if there is a toast to be seen."""
        return self.toast is not NOTHING

    @property
    def is_moving(self) -> bool:
        """Tell if it rises or fades."""
        return self.is_shown and (self.is_leaving or self.share < 1)

    @property
    def patience(self) -> float | None:
        """Give the seconds until it goes by itself; None when nothing will happen."""
        is_waiting = self.is_shown and not (self.is_hovered or self.is_leaving or self.toast.stays)
        return self.left if is_waiting else None

    def show(self, toast: Toast) -> None:
        """Show a toast from now on."""
        self.toast, self.left, self.is_leaving, self.dirty = toast, toast.seconds, False, True
        if self.pace == 0:
            self.share = 1.0

    def dismiss(self) -> None:
        """Let the toast go."""
        if self.pace == 0:
            self.toast, self.is_hovered = NOTHING, False
            self.berth.leave()
        self.is_leaving, self.dirty = self.is_shown, True

    def outdate(self) -> None:
        """Let what was read of a board go: it has changed."""
        if self.toast.aloud is not None:
            self.dismiss()

    def tick(self, seconds: float) -> None:
        """Let it age, unless the pointer rests on it."""
        if self.patience is not None:
            self.left -= seconds
            if self.left <= 0:
                self._turn()

    def _turn(self) -> None:
        """Show what is still to be said, or go."""
        if self.toast.then:
            self.show(self.toast.then)
        else:
            self.dismiss()

    def step(self, seconds: float) -> None:
        """Rise or fade."""
        if not self.is_moving:
            return
        way = -1 / FADE_SECONDS if self.is_leaving else 1 / RISE_SECONDS
        self.share = max(0.0, min(1.0, self.share + way * seconds / (self.pace or 1e-9)))
        self.dirty = True
        if self.is_leaving and self.share == 0:
            self.toast, self.is_leaving, self.is_hovered = NOTHING, False, False
            self.berth.leave()

    def handle(self, event: pygame.event.Event) -> bool:
        """Wait under a pointer that holds nothing, act on a click; True when the event was for the toast."""
        if event.type == pygame.WINDOWLEAVE:
            self.is_hovered = False
        elif event.type == pygame.MOUSEMOTION:
            self.is_hovered = self._is_under(event.pos) and not any(event.buttons)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self._is_under(event.pos):
            self._act(event.pos[0])
            return True
        return False

    def _is_under(self, place: tuple[int, int]) -> bool:
        return self.is_shown and self.rect.collidepoint(place)

    def _act(self, x: int) -> None:
        seen = self._laid if self._laid and self._laid.toast == self.toast else None
        offer = seen.offer_at(self.rect.right - x) if seen else None
        self._turn()
        if offer:
            offer.action()

    def draw(self, pen: Pen, surface: pygame.Surface, areas: Areas = NONE) -> pygame.Rect:
        """Draw it at the foot, or where it leaves areas free; return the touched area."""
        if not self.is_shown:
            return pygame.Rect(0, 0, 0, 0)
        share = 1 - (1 - self.share) ** 3
        laid = self._lay_out(pen, surface.get_size())
        number, self.rect = self.berth.chosen(pen, laid.window, laid.sizes, areas)
        self.lines = laid.ways[number]
        self.rect.y += pen.px(self.rise * (1 - share))
        self._draw_paper(pen, surface, round(share, 1))
        self._draw_words(pen, surface, laid.offers, round(255 * share))
        reach = 2 * pen.px(14) + pen.px(5)
        return self.rect.inflate(2 * reach, 2 * reach)

    def _lay_out(self, pen: Pen, window: tuple[int, int]) -> _Laid:
        """Give the toast as laid out last, or anew where that was another one or another window."""
        if self._laid is None or self._laid[:3] != (self.toast, window, pen.unit):
            self._laid = _laid_out(pen, window, self.toast)
        return self._laid

    def _draw_paper(self, pen: Pen, surface: pygame.Surface, share: float) -> None:
        pen.shadow(surface, self.rect, 24, 14, 5, round(110 * share))
        pen.box(surface, self.rect, 24, TOAST, 0.96 * share, "#FFFFFF", line_alpha=0.14 * share)

    def _draw_words(self, pen: Pen, surface: pygame.Surface, offers: Sequence[Offer], alpha: int) -> None:
        left, middle = self.rect.x + pen.px(PADDING), self.rect.centery - pen.px(1)
        if self.toast.icon:
            centre = (left + pen.px(9), self.rect.centery)
            pen.icon(surface, self.toast.icon, centre, 20, TOAST_MARK, alpha=alpha)
            left += pen.px(ICON_ROOM)
        top = middle - pen.px(LINE) * (len(self.lines) - 1) / 2
        for i, line in enumerate(self.lines):
            pen.text(surface, line, (left, top + i * pen.px(LINE)), TEXT, TOAST_INK, alpha=alpha)
        right = self.rect.right - pen.px(PADDING)
        for label, _ in reversed(offers):
            pen.text(
                surface, label, (right, middle), TEXT, TOAST_MARK, "semibold", align="right", alpha=alpha
            )
            right -= _label_width(pen, label)


def has_room(pen: Pen, window: tuple[int, int], toast: Toast) -> bool:
    """Tell if a window has room for all of a toast."""
    high = pen.px(LINE * (len(_lines(pen, window, toast)) + 1))
    return high + 2 * pen.px(FOOT) <= window[1]


def _laid_out(pen: Pen, window: tuple[int, int], toast: Toast) -> _Laid:
    """Break the words of a toast for a window, and leave out the offers that it has no room for."""
    shown = _fitting(pen, window, toast)
    ways, reaches = _broken(pen, window, shown), _reaches(pen, shown.offers)
    sizes = [_size(pen, shown, lines) for lines in ways]
    return _Laid(toast, window, pen.unit, ways, sizes, shown.offers, reaches)


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
    from klondike.ui.lines import breakable

    return pen.wrap(breakable(toast.text, lambda word: pen.text_size(word, TEXT)[0] <= room), width, TEXT)


def _broken(pen: Pen, window: tuple[int, int], toast: Toast) -> list[list[str]]:
    """Break the words in few ways, each with more and shorter lines than the one before."""
    broken = [_lines(pen, window, toast)]
    text, usual = " ".join(broken[0]), len(broken[0])
    long = sum(pen.text_size(line, TEXT)[0] for line in broken[0])
    for count in range(usual + 1, usual + 1 + MORE_LINES):
        lines = pen.wrap(text, SPARE * long / count, TEXT)
        if len(lines) == count and long / count > SHORTEST * pen.unit:
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
