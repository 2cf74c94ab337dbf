"""The ring of the keyboard's cursor: sky, with a dark rim, a little off the cards it is round."""

import pygame

from klondike.ui.pen import Pen
from klondike.ui.shapes import nine_slice

GAP, WIDTH, RIM_WIDTH = 5, 4, 2  # points, from the cards outward
RIM, RIM_ALPHA = "#000000", 0.55


class Ring:
    """Draws rings round cards of one size; only the corners are made, once."""

    def __init__(self, pen: Pen, corner: float) -> None:
        """Take the pen and the radius of a card's corner in device pixels."""
        self._pen = pen
        self._radius = corner / pen.unit
        self._tile: pygame.Surface | None = None

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> pygame.Rect:
        """Draw the ring round something; returns all that it touches."""
        reach = self._pen.px(GAP) + self._pen.px(WIDTH) + self._pen.px(RIM_WIDTH)
        corner = reach + self._pen.px(self._radius) + 1
        self._tile = self._tile or self._made(2 * corner + 1)
        around = rect.inflate(2 * reach, 2 * reach)
        nine_slice(surface, self._tile, around, corner)
        return around

    def _made(self, side: int) -> pygame.Surface:
        pen, tile = self._pen, pygame.Surface((side, side), pygame.SRCALPHA)
        outer = self._radius + GAP + WIDTH + RIM_WIDTH
        pen.box(tile, tile.get_rect(), outer, line=RIM, line_alpha=RIM_ALPHA, width=RIM_WIDTH)
        inner = tile.get_rect().inflate(-2 * pen.px(RIM_WIDTH), -2 * pen.px(RIM_WIDTH))
        pen.box(tile, inner, outer - RIM_WIDTH, line=pen.theme.table.cursor, width=WIDTH)
        return tile
