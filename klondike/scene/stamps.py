"""The drawn pieces of the table that are no cards: places, pills, the lip of a shadow, the amber wash.

Each is made once for its size and kept by the pen; all colours are those of the pen's table.
"""

from math import ceil
from typing import NamedTuple

import pygame

from klondike.scene.art import CORNER
from klondike.scene.geometry import Box
from klondike.ui.cache import Cache
from klondike.ui.pen import Pen
from klondike.ui.shadows import blurred
from klondike.ui.shapes import raster
from klondike.ui.theme import mix

PILLS = {"rest": 0.08, "hover": 0.15, "disabled": 0.05}
PRESSED = 0.20
WASHES = {
    "target": (0.40, 0.20),
    "hint": (0.52, 0.26),
}  # from white to the mark: on dark tables, on light ones
WASHES_KEPT = 2**25  # bytes of them
DASH, DASH_GAP = 0.07, 0.056  # of the card's width
LIP_BLUR, LIP_ALPHA = 0.016, 120  # blur of the card's height


class Shadow(NamedTuple):
    """A soft shadow: blur, shift right and drop of the card's height, alpha of 255."""

    blur: float
    shift: float
    drop: float
    alpha: int

    @classmethod
    def at(cls, lift: float) -> "Shadow":
        """The shadow of a card that is lifted so far (0..1) from the table."""
        blur, shift, drop, alpha = [
            low + (high - low) * lift for low, high in zip(RESTING, HELD, strict=True)
        ]
        return cls(blur, shift, drop, round(alpha))


RESTING = Shadow(0.022, 0.0, 0.006, 66)
HELD = Shadow(0.075, 0.012, 0.055, 110)


class Stamps:
    """Draws the table's pieces for cards of one size."""

    def __init__(self, pen: Pen, card_size: tuple[int, int]) -> None:
        """Take the pen and the card's size in device pixels."""
        self.pen = pen
        self.size = card_size
        self.radius = CORNER * card_size[0]
        self.corner = ceil(self.radius) + 1  # pixels in which something shows through behind a corner
        self._lips: dict[str, tuple[pygame.Surface, int]] = {}
        self._washes: Cache[pygame.Surface] = Cache(WASHES_KEPT, lambda wash: 4 * wash.width * wash.height)

    @property
    def dash(self) -> tuple[float, float]:
        """The lines and gaps of a dashed line round a card, in points."""
        return DASH * self.size[0] / self.pen.unit, DASH_GAP * self.size[0] / self.pen.unit

    @property
    def _points(self) -> float:
        return self.radius / self.pen.unit

    def place(self, surface: pygame.Surface, box: Box) -> None:
        """An empty place."""
        table, lines = self.pen.theme.table, self.pen.theme.lines
        self.pen.box(
            surface,
            box,
            self._points,
            table.slot,
            table.slot_alpha,
            table.tint,
            line_alpha=lines.slot,
            width=lines.slot_width,
        )

    def suit(self, surface: pygame.Surface, box: Box, letter: str) -> None:
        """The suit that an empty foundation waits for."""
        theme = self.pen.theme
        self.pen.suit(surface, letter, box.centre, 0.36 * box.w, theme.table.tint, theme.lines.sign)

    def sign(self, surface: pygame.Surface, box: Box, icon: str) -> None:
        """The sign on the empty stock."""
        side = min(48, 0.4 * box.w / self.pen.unit)
        self.pen.icon(surface, icon, box.centre, side, self.pen.theme.table.tint, 1.8, alpha=170)

    def origin(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The dashed line where the held cards came from."""
        tint = self.pen.theme.table.tint
        self.pen.box(surface, rect, self._points, line=tint, line_alpha=0.7, width=2, dash=self.dash)

    def hover(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The quiet line round what a press would take along."""
        theme = self.pen.theme
        width, alpha = theme.lines.hover_width, theme.lines.hover
        self.pen.ring(surface, rect, self._points, theme.table.mark, width, 0, alpha=alpha)

    def target(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The pile that the held cards would fall on: washed in amber, with a ring that hugs it."""
        self.wash(surface, rect, "target")
        theme = self.pen.theme
        self.pen.ring(surface, rect, self._points, theme.table.mark, theme.lines.mark_width, 0)

    def taker(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The line round a pile that would take the held cards too."""
        theme = self.pen.theme
        self.pen.ring(surface, rect, self._points, theme.table.mark, theme.lines.hover_width, 0)

    def pill(self, surface: pygame.Surface, rect: pygame.Rect, state: str) -> None:
        """The ground of a button on the table."""
        if state == "press":
            self.pen.box(surface, rect, 10, "#000000", PRESSED)
        else:
            self.pen.box(surface, rect, 10, self.pen.theme.table.tint, PILLS[state])

    def shadow(self, surface: pygame.Surface, rect: pygame.Rect, shadow: Shadow) -> pygame.Rect:
        """One soft shadow for a whole pile or run; returns all it touches."""
        height = self.size[1]
        placed = rect.move(round(shadow.shift * height), max(1, round(shadow.drop * height)))
        blur = max(2, round(shadow.blur * height))
        self.pen.soft_shadow(surface, placed, round(self.radius), blur, shadow.alpha)
        return placed.inflate(4 * blur, 4 * blur)

    def lip(self, surface: pygame.Surface, place: tuple[int, int], side: str) -> None:
        """The shadow that a card throws on the one it covers, above its "top" or beside its "left"."""
        if side not in self._lips:
            self._lips[side] = self._made_lip(side)
        strip, reach = self._lips[side]
        across = (0, reach) if side == "top" else (reach, 0)
        surface.blit(strip, (place[0] - across[0], place[1] - across[1]))

    def _made_lip(self, side: str) -> tuple[pygame.Surface, int]:
        # Cut from the blurred shadow of a card, so that the corners stay round; what is too far away to
        # show in the strip is left out.
        width, height = self.size
        blur = max(2, round(LIP_BLUR * height))
        pad, depth = 2 * blur, 2 * blur + round(self.radius) + 2
        enough = depth + 4 * blur + round(self.radius)
        is_top = side == "top"
        size = (width, min(height, enough)) if is_top else (min(width, enough), height)
        cut = (pad, 0, width, depth) if is_top else (0, pad, depth, height)
        strip = blurred(size, round(self.radius), blur).subsurface(cut).copy()
        strip.set_alpha(LIP_ALPHA)
        return strip, pad

    def wash(self, surface: pygame.Surface, rect: pygame.Rect, kind: str) -> None:
        """Let cards that fill this place shine in amber."""
        # Multiplied, not mixed in: paper turns amber, ink and court panels keep their depth.
        wash = self._washes.fetch((rect.size, kind), lambda: self._made_wash(rect.size, kind))
        surface.blit(wash, rect, special_flags=pygame.BLEND_RGB_MULT)

    def _made_wash(self, size: tuple[int, int], kind: str) -> pygame.Surface:
        table = self.pen.theme.table
        amber = mix("#FFFFFF", table.mark, WASHES[kind][table.tint != "#FFFFFF"])
        body = f'<rect width="{size[0]}" height="{size[1]}" rx="{self.radius}" fill="{amber}"/>'
        wash = pygame.Surface(size)
        wash.fill("#FFFFFF")
        wash.blit(raster(size, body), (0, 0))
        return wash
