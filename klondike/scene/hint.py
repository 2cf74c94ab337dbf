"""A hint on the table: the cards of a move where they lie, and where they would come to lie.

Shape and motion say it, not colour alone (U144): a whole ring round the cards, a copy of them that flies over
to the landing place twice, and a dashed ring that stays round it there.
"""

from math import pi, sin
from typing import TYPE_CHECKING

import pygame

from klondike.rules import STOCK, Card, Move
from klondike.scene.air import Sprite
from klondike.scene.easing import in_out_sine
from klondike.scene.geometry import Pose
from klondike.ui.theme import TOAST, TOAST_MARK

if TYPE_CHECKING:
    from klondike.scene.table import TableScreen

FLY, STAY, ROUNDS = 0.6, 0.9, 2  # seconds, seconds, times
ARC = 0.08  # of a card's height: how far the way bows upward
CROSS = 0.42  # of a card's width


class Hint:
    """Points at one move of a table until the player does something."""

    def __init__(self, table: "TableScreen") -> None:
        """Point at nothing yet."""
        self._table = table
        self.move: Move | None = None
        self._is_warning = False
        self._begun = 0.0
        self._ways: dict[Card, tuple[Pose, Pose]] = {}

    @property
    def is_shown(self) -> bool:
        """Whether a move is pointed at."""
        return self.move is not None

    @property
    def is_moving(self) -> bool:
        """Whether the copy has still to fly."""
        return self._flies and self._table.now - self._begun < ROUNDS * (FLY + STAY)

    def show(self, move: Move) -> None:
        """Point at a legal move."""
        self._point(move, is_warning=False)

    def warn(self, move: Move) -> None:
        """Point at a legal move as one better not made: no copy flies, and a cross lies on it."""
        self._point(move, is_warning=True)

    def _point(self, move: Move, *, is_warning: bool) -> None:
        self.move, self._is_warning, self._begun = move, is_warning, self._table.now
        self.refit()
        self._table.dirty = True

    def clear(self) -> None:
        """Point at nothing any more."""
        if self.move:
            self.move = None
            self._table.dirty = True

    def refit(self) -> None:
        """Point at the same move in another geometry."""
        if not self.move:
            return
        table, move = self._table, self.move
        cards = () if move.turns_stock else table.game.board[move.source].cards[-move.count :]
        landed = table.layout.homes(table.game.board.play(move))
        self._ways = {card: (table.homes[card], landed[card]) for card in cards}

    @property
    def areas(self) -> list[pygame.Rect]:
        """The cards that are pointed at, where they lie and where they would come to lie."""
        if not self.move:
            return []
        if not self._ways:
            return [pygame.Rect(self._table.layout.slot(STOCK))]
        return [self._box(pose) for way in self._ways.values() for pose in way]

    def draw(self, surface: pygame.Surface, now: float) -> list[pygame.Rect]:
        """Draw the rings and the copy as they are now; returns what they touch."""
        if not self.move:
            return []
        sources = [self._box(start) for start, _ in self._ways.values()]
        around = sources[0].unionall(sources[1:]) if sources else pygame.Rect(self._table.layout.slot(STOCK))
        touched = [self._ring(surface, around)]
        if self._ways:
            touched += self._draw_copy(surface, now)
        elif self._is_warning:
            self._cross_out(surface, around)
        return touched

    @property
    def _flies(self) -> bool:
        is_seen = bool(self._ways and self.move) and not self._is_warning
        return is_seen and not self._table.motion.is_calm

    def _draw_copy(self, surface: pygame.Surface, now: float) -> list[pygame.Rect]:
        table, stamps = self._table, self._table.painter.stamps
        share = self._share(now)
        sprites = [
            Sprite(card, self._pose(start, end, share), sin(pi * share) if share < 1.0 else 0.0)
            for card, (start, end) in self._ways.items()
        ]
        touched = table.air.draw(surface, sprites)
        boxes = [self._box(sprite.pose) for sprite in sprites]
        copy = boxes[0].unionall(boxes[1:])
        stamps.wash(surface, copy, "hint")
        if share == 1.0:
            touched.append(self._ring(surface, copy, is_dashed=True))
        if self._is_warning:
            self._cross_out(surface, boxes[-1])
        return touched

    def _cross_out(self, surface: pygame.Surface, card: pygame.Rect) -> None:
        pen = self._table.pen
        side = CROSS * card.w / pen.unit
        disc = pygame.Rect(0, 0, *2 * [2 * round(0.52 * CROSS * card.w)])
        disc.center = card.center
        pen.box(surface, disc, side, TOAST)
        pen.icon(surface, "no", card.center, side, TOAST_MARK, 2.4)

    def _share(self, now: float) -> float:
        """How much of its way the copy has gone."""
        rounds, since = divmod(now - self._begun, FLY + STAY)
        if not self._flies or rounds >= ROUNDS or since >= FLY:
            return 1.0
        return in_out_sine(since / FLY)

    def _pose(self, start: Pose, end: Pose, share: float) -> Pose:
        bow = ARC * self._table.layout.card_height * sin(pi * share)
        way = start.lerp(end, share)
        return Pose(way.x, way.y - bow, 1.0)

    def _box(self, pose: Pose) -> pygame.Rect:
        return pygame.Rect(self._table.layout.box_at(pose))

    def _ring(self, surface: pygame.Surface, rect: pygame.Rect, *, is_dashed: bool = False) -> pygame.Rect:
        pen, stamps = self._table.pen, self._table.painter.stamps
        dash = stamps.dash if is_dashed else None
        width = pen.theme.lines.mark_width
        pen.ring(surface, rect, stamps.radius / pen.unit, pen.theme.table.mark, width, 0, dash=dash)
        reach = 2 * (pen.px(width) + 1)
        return rect.inflate(reach, reach)
