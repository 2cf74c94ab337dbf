"""A ring round the cards that moved last, where they may have moved unseen: it fades in a moment."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import pygame

from klondike.scene.motion import Kind
from klondike.ui.shapes import nine_slice

if TYPE_CHECKING:
    from klondike.rules import Card
    from klondike.scene.table import TableScreen

WIDTH = 3  # points
STEPS = 16  # shades from the first to none
INKS: Mapping[Kind, str] = {Kind.NUDGE: "ink2"}  # of the table; all others point: they have the mark


class Glow:
    """Draws one ring on one table; the next change of the game takes it away."""

    def __init__(self, table: "TableScreen") -> None:
        """Show nothing yet."""
        self._table = table
        self._cards: Sequence[Card] = ()
        self._ink = "mark"
        self._seconds = 1.0
        self._until = 0.0
        self._tile: tuple[object, pygame.Surface] | None = None

    @property
    def is_moving(self) -> bool:
        """Whether there is a ring to be seen, or will be as soon as the cards have landed."""
        return bool(self._cards) and self._table.now < self._until

    def follow(self, kind: Kind, cards: Sequence["Card"]) -> None:
        """Show a ring round cards that travel in this manner, if it has one."""
        seconds = self._table.motion.tempos[kind].glow
        if cards and seconds:
            self._ink = INKS.get(kind, "mark")
            self.show(cards, seconds)

    def show(self, cards: Sequence["Card"], seconds: float) -> None:
        """Show a ring round cards, from their landing on and for so many seconds."""
        self._cards, self._seconds = cards, seconds
        self._until = max(self._table.now, self._table.motion.lands(cards)) + seconds

    def clear(self) -> None:
        """Show nothing any more."""
        self._cards = ()

    def draw(self, surface: pygame.Surface, now: float) -> list[pygame.Rect]:
        """Draw it as it is now; returns what it touches."""
        table = self._table
        left = (self._until - now) / self._seconds
        if not self._cards or not 0.0 < left <= 1.0 or table.hand.cards:
            return []
        boxes = [pygame.Rect(table.layout.box_at(table.homes[card])) for card in self._cards]
        reach, corner = table.pen.px(WIDTH), round(table.painter.stamps.radius) + table.pen.px(WIDTH) + 1
        around = boxes[0].unionall(boxes[1:]).inflate(2 * reach, 2 * reach)
        tile = self._made(corner)
        tile.set_alpha(round(255 * round(left * STEPS) / STEPS))
        nine_slice(surface, tile, around, corner)
        return [around]

    def _made(self, corner: int) -> pygame.Surface:
        pen, radius = self._table.pen, self._table.painter.stamps.radius
        ink = getattr(pen.theme.table, self._ink)
        if self._tile is None or self._tile[0] != (corner, ink):
            tile = pygame.Surface((2 * corner + 1, 2 * corner + 1), pygame.SRCALPHA)
            pen.box(tile, tile.get_rect(), radius / pen.unit + WIDTH, line=ink, width=WIDTH)
            self._tile = (corner, ink), tile
        return self._tile[1]
