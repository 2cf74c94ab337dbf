"""The paper that sheets are on: how it looks, and the picture of it that fades in and out."""

from collections.abc import Callable
from typing import NamedTuple

import pygame

from klondike.ui.pen import Pen


class Paper(NamedTuple):
    """Radius of its corners and blur and drop of its shadow in points, darkness of the shadow of 255."""

    radius: float
    blur: float
    drop: float
    shade: int

    def reach(self, pen: Pen) -> int:
        """Give the room in device pixels that its shadow needs around it."""
        return 2 * pen.px(self.blur) + pen.px(self.drop)

    def lay(self, pen: Pen, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Lay it down, outlined where it is dark."""
        panel = pen.theme.panel
        if not self.radius:
            surface.fill(panel.sheet, rect)
            return
        pen.shadow(surface, rect, self.radius, self.blur, self.drop, self.shade)
        is_dark = panel.shift == "#FFFFFF"
        pen.box(surface, rect, self.radius, panel.sheet, line=panel.line if is_dark else None)

    def square_parts(self, pen: Pen, rect: pygame.Rect) -> list[pygame.Rect]:
        """Give all of it but its round corners: upper edge, middle, lower edge."""
        corner = pen.px(self.radius) + 1 if self.radius else 0
        edge = pygame.Rect(rect.x + corner, rect.y, rect.w - 2 * corner, corner)
        return [edge, rect.inflate(0, -2 * corner), edge.move(0, rect.h - corner)]


NORMAL = Paper(18, 28, 10, 120)
FLAT = Paper(0, 0, 0, 0)  # fills the window
BAND = 400  # device pixels that are painted at a time: a copy of the whole sheet would be slow to come by


Paint = Callable[[pygame.Surface], None]


def lifted(
    pen: Pen, paper: Paper, surface: pygame.Surface, sheet: pygame.Rect, paint: Paint
) -> pygame.Surface:
    """Give a picture of a sheet with its shadow around it; the surface is drawn on and left as it was.

    Paint draws at places of the window, and a layer as large as that would be slow to come by.
    """
    reach, whole = paper.reach(pen), surface.get_clip()
    picture = pygame.Surface(sheet.inflate(2 * reach, 2 * reach).size, pygame.SRCALPHA)
    paper.lay(pen, picture, pygame.Rect((reach, reach), sheet.size))
    for top in range(sheet.top, sheet.bottom, BAND):
        band = pygame.Rect(sheet.x, top, sheet.w, BAND).clip(sheet).clip(surface.get_rect())
        if not band:
            continue
        below = surface.subsurface(band).copy()
        surface.set_clip(band)
        paint(surface)
        for part in (part.clip(band) for part in paper.square_parts(pen, sheet)):
            picture.blit(surface, part.move(reach - sheet.x, reach - sheet.y), part)
        surface.blit(below, band)
    surface.set_clip(whole)
    return picture
