"""The ring of the keyboard's cursor: sky, with a dark rim, a little off the cards it is round."""

import pygame

from klondike.ui.pen import Pen
from klondike.ui.shapes import nine_slice

GAP, NEAR_GAP, WIDTH, RIM_WIDTH = 5, 1, 4, 2  # points, from the cards outward
GAP_SHARE = 0.6  # of a corner's radius: small cards lie too near each other for the whole gap
RIM, RIM_ALPHA = "#000000", 0.55


class Ring:
    """Draws rings round cards of one size; only the corners are made, once."""

    def __init__(self, pen: Pen, corner: float) -> None:
        """Take the pen and the radius of a card's corner in device pixels."""
        self._pen = pen
        self._corner = corner
        self._tiles: dict[int, pygame.Surface] = {}

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, gap: float = GAP) -> pygame.Rect:
        """Draw the ring round something, at most that many points off it; returns all that it touches."""
        apart = max(1, min(self._pen.px(gap), round(GAP_SHARE * self._corner)))
        reach = apart + self._pen.px(WIDTH) + self._pen.px(RIM_WIDTH)
        corner = reach + round(self._corner) + 1
        if apart not in self._tiles:
            self._tiles[apart] = self._made(2 * corner + 1, (self._corner + reach) / self._pen.unit)
        around = rect.inflate(2 * reach, 2 * reach)
        nine_slice(surface, self._tiles[apart], around, corner)
        return around

    def _made(self, side: int, radius: float) -> pygame.Surface:
        pen, tile = self._pen, pygame.Surface((side, side), pygame.SRCALPHA)
        pen.box(tile, tile.get_rect(), radius, line=RIM, line_alpha=RIM_ALPHA, width=RIM_WIDTH)
        inner = tile.get_rect().inflate(-2 * pen.px(RIM_WIDTH), -2 * pen.px(RIM_WIDTH))
        pen.box(tile, inner, radius - RIM_WIDTH, line=pen.theme.table.cursor, width=WIDTH)
        return tile
