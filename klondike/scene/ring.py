"""The ring of the keyboard's cursor: sky, with a dark rim, a little off the cards it is round.

A player who wants it easier to see gets a white one between two black rims: it stands out on everything.
"""

from typing import NamedTuple

import pygame

from klondike.ui.pen import Pen
from klondike.ui.shapes import nine_slice

GAP, NEAR_GAP, BRIGHT_GAP = 5, 1, 2  # points between the cards and the ring
GAP_SHARE = 0.6  # of a corner's radius: small cards lie too near each other for the whole gap


class Band(NamedTuple):
    """A line of the ring, width in points; without a colour it has that of the theme's cursor."""

    width: int
    colour: str = ""
    alpha: float = 1.0


QUIET = (Band(2, "#000000", 0.55), Band(4))  # from outside in
BRIGHT = (Band(2, "#000000"), Band(5, "#FFFFFF"), Band(2, "#000000"))


class Ring:
    """Draws rings round cards of one size; only the corners are made, once."""

    def __init__(self, pen: Pen, corner: float) -> None:
        """Take the pen and the radius of a card's corner in device pixels."""
        self._pen = pen
        self._corner = corner
        self._is_bright = pen.theme.lines.is_cursor_bright
        self._bands = BRIGHT if self._is_bright else QUIET
        self._tiles: dict[int, pygame.Surface] = {}

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, gap: float = GAP) -> pygame.Rect:
        """Draw the ring round something, at most that many points off it; returns all that it touches."""
        widest = min(gap, BRIGHT_GAP) if self._is_bright else gap
        apart = max(1, min(self._pen.px(widest), round(GAP_SHARE * self._corner)))
        reach = apart + sum([self._pen.px(band.width) for band in self._bands])
        corner = reach + round(self._corner) + 1
        if apart not in self._tiles:
            self._tiles[apart] = self._made(2 * corner + 1, (self._corner + reach) / self._pen.unit)
        around = rect.inflate(2 * reach, 2 * reach)
        nine_slice(surface, self._tiles[apart], around, corner)
        return around

    def _made(self, side: int, radius: float) -> pygame.Surface:
        pen, tile = self._pen, pygame.Surface((side, side), pygame.SRCALPHA)
        rect = tile.get_rect()
        for band in self._bands:
            colour = band.colour or pen.theme.table.cursor
            pen.box(tile, rect, radius, line=colour, line_alpha=band.alpha, width=band.width)
            rect = rect.inflate(-2 * pen.px(band.width), -2 * pen.px(band.width))
            radius -= band.width
        return tile
