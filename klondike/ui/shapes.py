"""Crisp shapes at exact sizes: small drawings made into pictures once, and kept."""

from io import BytesIO
from math import ceil, pi
from pathlib import Path
from typing import NamedTuple

import pygame

from klondike.ui.cache import Cache
from klondike.ui.lettering import pixels

KEPT_PIXELS = 6_000_000
SPACE = 'xmlns="http://www.w3.org/2000/svg"'
LARGE = 100_000  # pixels; larger plain boxes are put together from four corners and fills

Slices = list[tuple[pygame.Surface, tuple[int, int]]]  # pictures, and where they go


class Look(NamedTuple):
    """How a box looks: radius and line width in device pixels, opacities 0..1."""

    radius: float
    fill: str | None
    alpha: float
    line: str | None
    line_alpha: float
    width: float
    dash: tuple[float, float] | None  # lengths of mark and gap in device pixels

    @property
    def is_solid(self) -> bool:
        """Tell if the middle of the box hides what is under it and its outline is unbroken."""
        return self.fill is not None and self.alpha >= 1 and self.dash is None


def raster(size: tuple[int, int], body: str, view: str = "") -> pygame.Surface:
    """Make a picture of exactly this size from the inside of an SVG drawing."""
    width, height = size
    view = view or f"0 0 {width} {height}"
    text = f'<svg {SPACE} viewBox="{view}" width="{width}" height="{height}">{body}</svg>'
    return drawn(BytesIO(text.encode()), size)


def drawn(drawing: Path | BytesIO, size: tuple[int, int]) -> pygame.Surface:
    """Make a picture of exactly this size of an SVG drawing."""
    picture = pygame.image.load_sized_svg(drawing, size)
    if picture.get_size() != size:  # the renderer may be a pixel off
        exact = pygame.Surface(size, pygame.SRCALPHA)
        exact.blit(picture, (0, 0))
        picture = exact
    # Without the conversion each blit costs thirty times as much.
    return picture.convert_alpha()


def box_body(size: tuple[int, int], look: Look) -> str:
    """Draw a rounded box that fills the size, its line inside."""
    stroke = look.width if look.line else 0.0
    width, height = size[0] - stroke, size[1] - stroke
    radius = max(0.0, min(look.radius - stroke / 2, width / 2, height / 2))
    fill = f'fill="{look.fill}" fill-opacity="{look.alpha}"' if look.fill else 'fill="none"'
    dash = dashes(look.dash, 2 * (width + height) - (8 - 2 * pi) * radius) if look.dash else ""
    line = f'stroke="{look.line}" stroke-opacity="{look.line_alpha}" stroke-width="{stroke}"{dash}'
    place = f'x="{stroke / 2}" y="{stroke / 2}" width="{width}" height="{height}" rx="{radius}"'
    return f"<rect {place} {fill} {line if look.line else ''}/>"


def dashes(dash: tuple[float, float], length: float) -> str:
    """Fit a whole number of dashes into the length, so that no seam shows."""
    stretch = length / max(1, round(length / sum(dash))) / sum(dash)
    return f' stroke-dasharray="{dash[0] * stretch} {dash[1] * stretch}"'


class Shapes:
    """The finished shapes, by everything that makes them look as they do."""

    def __init__(self) -> None:
        self.kept: Cache[pygame.Surface] = Cache(KEPT_PIXELS, pixels)

    def drawing(self, size: tuple[int, int], body: str, view: str = "") -> pygame.Surface:
        """Give the picture of a drawing; it is shared, so never draw on it."""
        return self.kept.fetch((size, body, view), lambda: raster(size, body, view))

    def box(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        """Draw a rounded box."""
        if rect.w <= 0 or rect.h <= 0:
            return
        if look.is_solid and rect.w * rect.h > LARGE:
            self._large_box(surface, rect, look)
            return
        size = rect.size
        surface.blit(self.kept.fetch((size, look), lambda: raster(size, box_body(size, look))), rect)

    def _large_box(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        corner = min(ceil(look.radius + look.width) + 1, rect.w // 2, rect.h // 2)
        size = (2 * corner + 1, 2 * corner + 1)
        tile = self.kept.fetch((size, look), lambda: raster(size, box_body(size, look)))
        nine_slice(surface, tile, rect, corner)
        assert look.fill is not None
        surface.fill(look.fill, rect.inflate(-2 * corner, -2 * corner))


def nine_slice(surface: pygame.Surface, tile: pygame.Surface, rect: pygame.Rect, corner: int) -> None:
    """Draw the corners of a tile at those of a rect, its edges stretched between, and no middle."""
    for picture, (x, y) in slices(tile, rect.size, corner):
        surface.blit(picture, (rect.x + x, rect.y + y))


def slices(tile: pygame.Surface, size: tuple[int, int], corner: int) -> Slices:
    """Give the corners of a tile, and its edges stretched to go between them at that size."""
    scale, cut = pygame.transform.scale, tile.subsurface
    far = (tile.get_width() - corner, tile.get_height() - corner)
    end = (size[0] - corner, size[1] - corner)
    xs, ys = ((0, 0), (far[0], end[0])), ((0, 0), (far[1], end[1]))
    corners = [(cut((x, y, corner, corner)), (left, top)) for x, left in xs for y, top in ys]
    wide, high = (end[0] - corner, corner), (corner, end[1] - corner)
    across = [(scale(cut((corner, y, 1, corner)), wide), (corner, top)) for y, top in ys]
    down = [(scale(cut((x, corner, corner, 1)), high), (left, corner)) for x, left in xs]
    return [*corners, *across, *down]
