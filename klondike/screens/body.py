"""The middle of a sheet: things placed in points, moved up and down by scrolling."""

import pygame

from klondike.ui.pen import Pen
from klondike.ui.widgets.base import Item, Widget
from klondike.ui.widgets.scrollbar import ScrollBar

BAR_ROOM = 22  # of the scroll bar from the edge of the sheet
ROUNDING = 2  # device pixels by which the parts of a sheet that fits may miss its height
EDGE = 6  # points around the body in which rings and shadows still show


class Body:
    """What a sheet shows between its title and its buttons."""

    def __init__(self) -> None:
        self.items: list[tuple[Item, pygame.Rect]] = []  # places in device pixels from the body's corner
        self.view = pygame.Rect(0, 0, 0, 0)
        self.height = 0  # of all of it, device pixels
        self.offset = 0  # device pixels it is scrolled down
        self.bar = ScrollBar(self.scroll_to)

    @property
    def scrolls(self) -> bool:
        """Tell if not all of it can be seen at once."""
        return self.height > self.view.h

    @property
    def widgets(self) -> list[Widget]:
        """Give the things that can be pressed, in their order."""
        return [item for item, _ in self.items if isinstance(item, Widget)]

    def clear(self) -> None:
        """Take everything away."""
        self.items = []

    def put(self, pen: Pen, item: Item, place: tuple[float, float, float | None, float | None]) -> float:
        """Add an item at x, y, width, height in points, None for its own size; return its bottom."""
        x, y, width, height = place
        own = item.natural(pen)
        wide, high = own[0] if width is None else width, own[1] if height is None else height
        self.items.append((item, pen.rect(x, y, wide, high)))
        return y + high

    def lay(self, pen: Pen, view: pygame.Rect, height: float, right: int, *, spare: int = 0) -> None:
        """Show it in a part of the window; height of all in points, right edge of the sheet in pixels.

        A body that scrolls takes the spare pixels below it, too, and ends as far above the edge.
        """
        high = pen.px(height)
        more = spare if high > view.h + ROUNDING else 0
        is_whole, edge = abs(high - view.h) <= ROUNDING, pen.px(EDGE)
        self.view = pygame.Rect(view.topleft, (view.w, view.h + more))
        self.height, self._pen = view.h if is_whole else high + more, pen
        for widget in self.widgets:
            widget.clip = self.view.inflate(2 * edge, 2 * edge)
        self.bar.is_enabled = self.scrolls
        self.bar.place(pen, pygame.Rect(right - pen.px(BAR_ROOM), view.y, pen.px(20), self.view.h))
        self.scroll_to(self.offset)

    def scroll_to(self, offset: float) -> None:
        """Show it from that many device pixels below its top."""
        self.offset = round(max(0, min(self.height - self.view.h, offset)))
        for item, place in self.items:
            item.place(self._pen, place.move(self.view.x, self.view.y - self.offset))
        self.bar.total, self.bar.shown, self.bar.offset = self.height, self.view.h, self.offset

    def reveal(self, widget: Widget) -> None:
        """Scroll so that a widget is seen whole, if it is one of these."""
        if any(item is widget for item, _ in self.items):
            below = max(0, widget.rect.bottom - self.view.bottom)
            self.scroll_to(self.offset + (below or min(0, widget.rect.top - self.view.top)))

    def paint(self, pen: Pen, surface: pygame.Surface, paper: pygame.Rect) -> None:
        """Draw what is in view on a part of the paper; a body that scrolls has a line above and below."""
        whole, edge = surface.get_clip(), pen.px(EDGE)
        lane = pygame.Rect(paper.x, self.view.y - edge, paper.w, self.view.h + 2 * edge)
        paper = paper.clip(whole)
        surface.set_clip(lane.clip(paper) if self.scrolls else paper)
        for item, _ in self.items:
            if item.rect.colliderect(surface.get_clip()):
                item.draw(pen, surface)
        surface.set_clip(paper)
        if self.scrolls:
            self.bar.draw(pen, surface)
            pen.rule(surface, lane.topleft, lane.w)
            pen.rule(surface, lane.bottomleft, lane.w)
        surface.set_clip(whole)
