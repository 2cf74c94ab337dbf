"""Drawings of how it went: a line over all games, wins by their time, the last games one by one."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from klondike.ui.pen import Pen
from klondike.ui.widgets import Item

HEAD = 24.0  # points from the top of a plot to the middle of its title
TOP, BOTTOM, SIDE = 52.0, 36.0, 18.0  # of a plot around its drawing
SCALE_ROOM = 48.0  # for the words of the scale
MOST_POINTS = 300
BAR_GAP, LEAST_BAR, BAR_RADIUS = 8.0, 3.0, 4.0
WON_TEXT, NOT_TEXT = "won", "not"
STRIP, PIP_HIGH = 36.0, 13.0
STRIP_WORDS = 116.0
LEAST_SLOTS = 20  # so that few games stand together


class Course(NamedTuple):
    """A line: its title, a value for each game, and the values of its scale with their words."""

    title: str
    values: Sequence[float]
    scale: Sequence[tuple[float, str]]
    said: str
    first: int = 0
    """so many of the first values say too little to be drawn"""


class Bar(NamedTuple):
    """Wins that took about as long: the minutes in words, and how many there were."""

    minutes: str
    wins: int


class Plot(Item):
    """Base of the large drawings: a title on a ground of its own."""

    title = ""

    def natural(self, pen: Pen) -> tuple[float, float]:  # noqa: ARG002
        """Give the least that can be read."""
        return 280.0, 180.0

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw ground and title."""
        panel, rect = pen.theme.panel, self.rect
        pen.box(surface, rect, 12, panel.well)
        title = pen.shorten(self.title, rect.w - pen.px(2 * SIDE), 16, "semibold")
        pen.text(surface, title, (rect.x + pen.px(SIDE), rect.y + pen.px(HEAD)), 16, panel.ink, "semibold")

    def area(self, pen: Pen, left: float) -> pygame.Rect:
        """Give the place of the drawing itself, so many points from the left."""
        x, y = self.rect.x + pen.px(left), self.rect.y + pen.px(TOP)
        right, bottom = self.rect.right - pen.px(SIDE + 8), self.rect.bottom - pen.px(BOTTOM)
        return pygame.Rect(x, y, max(1, right - x), max(1, bottom - y))


class LinePlot(Plot):
    """A line from the first game to the last."""

    def __init__(self, course: Course) -> None:
        super().__init__()
        self.course = course
        self.title = course.title

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw scale, line and the dot at its end."""
        super().draw(pen, surface)
        area, panel = self.area(pen, SIDE + SCALE_ROOM), pen.theme.panel
        for value, words in self.course.scale:
            y = self._height(area, value)
            pen.rule(surface, (area.x, y), area.w)
            pen.text(surface, words, (area.x - pen.px(10), y), 14, panel.ink2, align="right")
        foot = area.bottom + pen.px(18)
        pen.text(surface, "game 1", (area.x, foot), 14, panel.ink2)
        last = f"game {len(self.course.values)}"
        pen.text(surface, last, (area.right, foot), 14, panel.ink2, align="right")
        self._draw_line(pen, surface, area)

    def _draw_line(self, pen: Pen, surface: pygame.Surface, area: pygame.Rect) -> None:
        colour, points = pen.theme.panel.acc, self._points(area)
        path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        margin = pen.px(8)
        floor = self._height(area, max(0.0, self.course.scale[0][0])) - area.y
        ground = f"{path}L{points[-1][0]:.1f} {floor}L{points[0][0]:.1f} {floor}Z"
        x, y = points[-1]
        body = (
            f'<path d="{ground}" fill="{colour}" fill-opacity="0.14"/>'
            f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{2.4 * pen.unit}"'
            ' stroke-linejoin="round" stroke-linecap="round"/>'
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{5.5 * pen.unit}" fill="{colour}"'
            f' stroke="{pen.theme.panel.well}" stroke-width="{3 * pen.unit}"/>'
        )
        size = (area.w + 2 * margin, area.h + 2 * margin)
        view = f"{-margin} {-margin} {size[0]} {size[1]}"
        surface.blit(pen.shapes.drawing(size, body, view), (area.x - margin, area.y - margin))

    def _points(self, area: pygame.Rect) -> list[tuple[float, float]]:
        """Every so manieth value, and the last one, from the corner of the drawing."""
        values = self.course.values
        last = max(1, len(values) - 1)
        step = max(1, -(-len(values) // MOST_POINTS))
        chosen = [*range(self.course.first, len(values) - 1, step), len(values) - 1]
        return [(i / last * area.w, self._height(area, values[i]) - area.y) for i in chosen]

    def _height(self, area: pygame.Rect, value: float) -> float:
        low, high = self.course.scale[0][0], self.course.scale[-1][0]
        return area.bottom - (value - low) / ((high - low) or 1) * area.h

    def say(self) -> str:
        """Say where the line ends."""
        return self.course.said


class BarPlot(Plot):
    """How many wins took how many minutes."""

    title = "Times of wins"

    def __init__(self, bars: Sequence[Bar], without: str) -> None:
        super().__init__()
        self.bars = bars
        self.without = without  # what is said where there are none

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw the bars with their numbers above and their minutes below."""
        super().draw(pen, surface)
        panel, rect = pen.theme.panel, self.rect
        if not self.bars:
            pen.text(surface, self.without, rect.center, 16, panel.ink2, align="centre")
            return
        at = (rect.right - pen.px(SIDE), rect.y + pen.px(HEAD))
        pen.text(surface, "min", at, 14, panel.ink2, align="right")
        area = self.area(pen, SIDE + 8)
        high, pitch = area.h - pen.px(20), area.w / len(self.bars)
        wide = max(pen.px(LEAST_BAR), min(pen.px(44), round(pitch) - pen.px(BAR_GAP)))
        most = max(bar.wins for bar in self.bars)
        for i, bar in enumerate(self.bars):
            middle = area.x + round((i + 0.5) * pitch)
            tall = max(pen.px(LEAST_BAR), round(high * bar.wins / most)) if bar.wins else 0
            self._draw_bar(pen, surface, pygame.Rect(middle - wide // 2, area.bottom - tall, wide, tall), bar)
        pen.rule(surface, (area.x - pen.px(4), area.bottom), area.w + pen.px(8), panel.edge)

    def _draw_bar(self, pen: Pen, surface: pygame.Surface, place: pygame.Rect, bar: Bar) -> None:
        panel = pen.theme.panel
        if bar.wins:
            whole = surface.get_clip()
            surface.set_clip(place.clip(whole))  # its foot stands square on the line
            longer = pygame.Rect(place.topleft, (place.w, place.h + pen.px(BAR_RADIUS)))
            pen.box(surface, longer, BAR_RADIUS, panel.acc)
            surface.set_clip(whole)
            above = (place.centerx, place.y - pen.px(11))
            pen.text(surface, str(bar.wins), above, 14, panel.ink, "semibold", align="centre")
        below = (place.centerx, self.rect.bottom - pen.px(BOTTOM - 18))
        pen.text(surface, bar.minutes, below, 14, panel.ink2, align="centre")

    def say(self) -> str:
        """Say how many wins took how long."""
        parts = [f"{bar.wins} in {bar.minutes} minutes" for bar in self.bars if bar.wins]
        return f"{self.title}: {', '.join(parts) or self.without}"


class Strip(Item):
    """The last games: above for won, below for not won."""

    def __init__(self, outcomes: bytes) -> None:
        super().__init__()
        self.outcomes = outcomes

    def natural(self, pen: Pen) -> tuple[float, float]:  # noqa: ARG002
        """Give its height."""
        return 0.0, STRIP

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw words and marks, the newest game last."""
        panel, rect, (left, pitch) = pen.theme.panel, self.rect, self._steps(pen)
        pen.text(surface, self._title, rect.midleft, 15, panel.ink2, "semibold")
        rows = (rect.y + pen.px(9), rect.y + pen.px(27))
        for words, y in zip((WON_TEXT, NOT_TEXT), rows, strict=True):
            pen.text(surface, words, (left - pen.px(12), y), 14, panel.ink2, align="right")
        wide = max(2, min(pen.px(11), int(pitch) - max(1, int(pitch / 3.2))))
        for i, is_won in enumerate(self.outcomes):
            mark = pygame.Rect(0, 0, wide, pen.px(PIP_HIGH))
            mark.midright = (left + (i + 1) * pitch, rows[0] if is_won else rows[1])
            pen.box(surface, mark, 3, panel.acc if is_won else panel.edge)

    def _steps(self, pen: Pen) -> tuple[int, int]:
        """Where the marks begin, and whole pixels from one to the next: all gaps are alike."""
        slots = max(LEAST_SLOTS, len(self.outcomes))
        pitch = max(1, (self.rect.w - pen.px(STRIP_WORDS)) // slots)
        return self.rect.right - slots * pitch, pitch

    @property
    def _title(self) -> str:
        return f"Last {len(self.outcomes)}"

    def say(self) -> str:
        """Say how many of them were won."""
        return f"{self._title}: {sum(self.outcomes)} won"
