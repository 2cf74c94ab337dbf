"""The toast: one short message near the foot of the table that goes by itself."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import pygame

from klondike.ui.berth import NONE, Areas, Berth
from klondike.ui.pen import Pen
from klondike.ui.theme import TOAST

if TYPE_CHECKING:
    from klondike.ui.toastlayout import Laid

BASE_SECONDS, LETTER_SECONDS, OFFER_SECONDS = 2.4, 0.045, 8.0
RISE_SECONDS, FADE_SECONDS = 0.18, 0.14
RISE = 16


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
        self._laid: Laid | None = None
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
        laid.draw(pen, surface, self.rect, self.lines, round(255 * share))
        reach = 2 * pen.px(14) + pen.px(5)
        return self.rect.inflate(2 * reach, 2 * reach)

    def _lay_out(self, pen: Pen, window: tuple[int, int]) -> "Laid":
        """Give the toast as laid out last, or anew where that was another one or another window."""
        if self._laid is None or self._laid[:3] != (self.toast, window, pen.unit):
            from klondike.ui.toastlayout import has_room, laid_out

            if not (self.toast.offers or has_room(pen, window, self.toast)):
                self._begin_pages(pen, window)
            self._laid = laid_out(pen, window, self.toast)
        return self._laid

    def _begin_pages(self, pen: Pen, window: tuple[int, int]) -> None:
        """Say in pages what there is no room for any more, as in a window that became smaller."""
        from klondike.ui.pages import in_pages

        self.toast = in_pages(pen, window, self.toast, [self.toast.text])
        self.left = self.toast.seconds

    def _draw_paper(self, pen: Pen, surface: pygame.Surface, share: float) -> None:
        pen.shadow(surface, self.rect, 24, 14, 5, round(110 * share))
        pen.box(surface, self.rect, 24, TOAST, 0.96 * share, "#FFFFFF", line_alpha=0.14 * share)
