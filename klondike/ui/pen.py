"""The pen that everything outside the cards is drawn with: sizes in points, places in device pixels."""

from collections.abc import Sequence
from copy import copy
from math import floor

import pygame

from klondike.ui.icons import icon_body, suit_body
from klondike.ui.lettering import Lettering
from klondike.ui.shadows import Shadows
from klondike.ui.shapes import Look, Shapes
from klondike.ui.theme import Theme, rgb

ANCHORS = {"left": "midleft", "right": "midright", "centre": "center"}
LINE_HEIGHT = 1.42  # of the text size

Place = tuple[float, float]
Area = pygame.Rect | tuple[int, int, int, int]


class Pen:
    """Draw with one theme at one scale; pens made from another share its finished pictures."""

    def __init__(self, theme: Theme, unit: float, fonts_folder: str) -> None:
        self.theme = theme
        self.unit = unit
        self.lettering = Lettering(fonts_folder)
        self.shapes = Shapes()
        self.shadows = Shadows()

    def at_unit(self, unit: float) -> "Pen":
        """Give the same pen for another scale (device pixels per point)."""
        other = copy(self)
        other.unit = unit
        return other

    def in_theme(self, theme: Theme) -> "Pen":
        """Give the same pen for other colours."""
        other = copy(self)
        other.theme = theme
        return other

    def px(self, points: float) -> int:
        """Turn points into whole device pixels."""
        return round(points * self.unit)

    def rect(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """Turn a box in points into device pixels."""
        return pygame.Rect(self.px(x), self.px(y), self.px(width), self.px(height))

    def text(  # noqa: PLR0913
        self,
        surface: pygame.Surface,
        text: str,
        at: Place,
        size: float,
        colour: str | None = None,
        weight: str = "regular",
        *,
        align: str = "left",
        alpha: int = 255,
    ) -> pygame.Rect:
        """Write one line at (x of the aligned edge, middle of the line); return the box it takes."""
        ink = colour or self.theme.panel.ink
        picture = self.lettering.picture(text, self.px(size), weight, ink)
        area = picture.get_rect()
        setattr(area, ANCHORS[align], nearest(at))
        _lay(surface, picture, area, alpha)
        return area

    def text_size(self, text: str, size: float, weight: str = "regular") -> tuple[int, int]:
        """Measure one line in device pixels."""
        return self.lettering.size(text, self.px(size), weight)

    def wrap(self, text: str, width: float, size: float, weight: str = "regular") -> list[str]:
        """Break a text into lines of at most that width in device pixels."""
        return self.lettering.wrap(text, int(width), self.px(size), weight)

    def shorten(self, text: str, width: float, size: float, weight: str = "regular") -> str:
        """Cut a text to that width in device pixels, with an ellipsis where something is lost."""
        return self.lettering.shorten(text, int(width), self.px(size), weight)

    def paragraph(  # noqa: PLR0913
        self,
        surface: pygame.Surface,
        text: str,
        at: Place,
        width: float,
        size: float = 17,
        colour: str | None = None,
        *,
        weight: str = "regular",
        align: str = "left",
    ) -> float:
        """Write a text in lines from its top (x of the aligned edge, y) down; return the bottom."""
        x, y = at
        step = self.px(size * LINE_HEIGHT)
        for line in self.wrap(text, width, size, weight):
            self.text(surface, line, (x, y + step / 2), size, colour, weight, align=align)
            y += step
        return y

    def box(  # noqa: PLR0913
        self,
        surface: pygame.Surface,
        rect: Area,
        radius: float,
        fill: str | None = None,
        alpha: float = 1.0,
        line: str | None = None,
        *,
        line_alpha: float = 1.0,
        width: float = 1.0,
        dash: tuple[float, float] | None = None,
    ) -> None:
        """Draw a rounded box, its line (width and dash in points) inside the rect; opacities 0..1."""
        marks = (dash[0] * self.unit, dash[1] * self.unit) if dash else None
        stroke = max(1.0, width * self.unit)
        look = Look(radius * self.unit, fill, alpha, line, line_alpha, stroke, marks)
        self.shapes.box(surface, pygame.Rect(rect), look)

    def ring(  # noqa: PLR0913
        self,
        surface: pygame.Surface,
        rect: Area,
        radius: float,
        colour: str,
        width: float = 3.0,
        gap: float = 2.0,
        *,
        dash: tuple[float, float] | None = None,
        alpha: float = 1.0,
    ) -> None:
        """Draw a line around a box of that radius, the gap (points) between them."""
        reach = self.px(gap) + max(1, self.px(width))
        around = pygame.Rect(rect).inflate(2 * reach, 2 * reach)
        outer = radius + reach / self.unit
        self.box(surface, around, outer, line=colour, line_alpha=alpha, width=width, dash=dash)

    def rule(self, surface: pygame.Surface, at: Place, width: float, colour: str | None = None) -> None:
        """Draw a hairline of that length in device pixels to the right."""
        area = (*nearest(at), round(width), max(1, self.px(1)))
        surface.fill(colour or self.theme.panel.line, area)

    def icon(  # noqa: PLR0913
        self,
        surface: pygame.Surface,
        name: str,
        centre: Place,
        size: float,
        colour: str | None = None,
        stroke: float = 2.0,
        *,
        alpha: int = 255,
    ) -> None:
        """Draw an icon of that size in points; the stroke is in 24ths of the icon."""
        side = self.px(size)
        body = icon_body(name, colour or self.theme.panel.ink, stroke)
        picture = self.shapes.drawing((side, side), body, "0 0 24 24")
        _lay(surface, picture, picture.get_rect(center=nearest(centre)), alpha)

    def suit(
        self,
        surface: pygame.Surface,
        letter: str,
        centre: Place,
        size_px: float,
        colour: str,
        alpha: int = 255,
    ) -> None:
        """Draw a suit sign ("S", "H", "D", "C") in a box of that many device pixels."""
        side = max(1, round(size_px))
        picture = self.shapes.drawing((side, side), suit_body(letter, colour), "-55 -55 110 110")
        _lay(surface, picture, picture.get_rect(center=nearest(centre)), alpha)

    def shadow(
        self, surface: pygame.Surface, rect: Area, radius: float, blur: float, drop: float, alpha: int
    ) -> None:
        """Lay the shadow of a box, blur and downward shift in points, alpha 0..255."""
        lower = pygame.Rect(rect).move(0, self.px(drop))
        self.soft_shadow(surface, lower, self.px(radius), self.px(blur), alpha)

    def soft_shadow(
        self, surface: pygame.Surface, rect: Area, radius_px: int, blur_px: int, alpha: int
    ) -> None:
        """Lay the shadow of a box, all in device pixels; its hidden middle is left out."""
        self.shadows.lay(surface, pygame.Rect(rect), radius_px, blur_px, alpha)

    def veil(self, surface: pygame.Surface, colour: str, alpha: int, rect: Area | None = None) -> None:
        """Cover a part of the surface, or all of it, with a colour of that alpha (0..255)."""
        rest = 255 - alpha
        share: Sequence[int] = [round(part * alpha / 255) for part in rgb(colour)]
        surface.fill((rest, rest, rest), rect, special_flags=pygame.BLEND_RGB_MULT)
        surface.fill(tuple(share), rect, special_flags=pygame.BLEND_RGB_ADD)


def nearest(at: Place) -> tuple[int, int]:
    """Give the nearest whole place, always the one after a half: lines of text keep the same distance."""
    return floor(at[0] + 0.5), floor(at[1] + 0.5)


def _lay(surface: pygame.Surface, picture: pygame.Surface, area: pygame.Rect, alpha: int) -> None:
    if alpha < 255:
        picture.set_alpha(alpha)
    surface.blit(picture, area)
    if alpha < 255:
        picture.set_alpha(255)
