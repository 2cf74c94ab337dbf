"""The picture of a table: a resting layer that is mended where it changed, and what moves drawn over it."""

from typing import TYPE_CHECKING

import pygame

from klondike.rules import STOCK, PileId
from klondike.scene.above import draw_above
from klondike.scene.barclock import TENS, BarClock
from klondike.scene.fades import Fades
from klondike.scene.painter import Marks
from klondike.scene.reading import figures, reading
from klondike.scene.toastplace import ToastPlace
from klondike.scene.uncovering import hidden_by_drag, outside, restore

if TYPE_CHECKING:
    from klondike.scene.table import TableScreen


class Picture:
    """Draws one table, each time only what may look different from the time before."""

    def __init__(self, table: "TableScreen") -> None:
        """Draw everything at first."""
        self._table = table
        self._moved: list[pygame.Rect] = []
        self._fades = Fades()
        self._toast_place = ToastPlace(table)
        self.clock: BarClock | None = None
        """what draws the seconds that follow, where nothing else has changed since the last strike"""
        self._score = 0
        self.is_stale = True
        """a pile or the bar may look different"""
        self.is_late = True
        """the figures of the bar alone may: its clock shows an older second"""
        self.is_exposed = True
        """nothing of it is left on the surface"""

    @property
    def is_moving(self) -> bool:
        """Whether a part of the bar fades."""
        return self._fades.is_moving

    def step(self, seconds: float) -> None:
        """Move on in time."""
        if self._fades.is_moving:
            self._fades.step(seconds)
            self.is_late = True

    def draw(self, surface: pygame.Surface, now: float) -> list[pygame.Rect] | None:
        """Draw what changed; returns where, None for everywhere."""
        changed, layer = self._mended(), self._table.painter.layer
        if self.is_exposed:
            surface.blit(layer, (0, 0))
        else:
            held = hidden_by_drag(self._table)
            for rect in changed:
                for part in outside(rect, held) if held else (rect,):
                    restore(surface, layer, part)
        moved = draw_above(self._table, surface, now, self._toast_place)
        parts = None if self.is_exposed else changed + moved + self._table.cascade.shown
        self._moved, self.is_exposed = moved, False
        return parts

    def mended_layer(self) -> pygame.Surface:
        """Bring the resting table up to date without showing it; returns its layer."""
        self._mended()
        self.is_exposed = True  # the surface has nothing of what was mended
        return self._table.painter.layer

    @property
    def is_bare(self) -> bool:
        """Whether nothing was drawn above the resting table."""
        return not self._moved

    def strike(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draw the figures of the bar, where nothing else has changed or lies above; returns where."""
        table, game, clock = self._table, self._table.game, self.clock
        is_alone = game.score == self._score  # it may fall when the tens turn
        digits = clock.turn(surface, game.elapsed) if clock and is_alone else None
        self.is_late = True  # the layer has an older second, or soon will
        if digits:
            return [digits]
        changed = self._figures()
        for rect in changed:
            surface.blit(table.painter.layer, rect, rect)
        falls_within_tens = game.rules.scoring.decay_seconds % TENS  # the score, with a second of any number
        self.clock = None if falls_within_tens else table.bar.clock(game.elapsed)
        self._score = game.score
        return changed

    def _figures(self) -> list[pygame.Rect]:
        table = self._table
        shown = figures(table.game, table.preferences)
        return table.bar.paint_figures(table.painter.layer, shown, self._fades)

    def _mended(self) -> list[pygame.Rect]:
        """Bring the resting table up to date; the places to restore, those under moving cards included."""
        table, pointer, changed = self._table, self._table.pointer, self._moved
        self.clock = None  # the bar may become another
        if self.is_stale:
            absent = frozenset(table.motion.in_flight + table.hand.cards)
            pointed = table.hand.origin, pointer.target, pointer.hover
            marks = Marks(*pointed, _takers(table), pointer.raised, table.motion.staying)
            changed = changed + table.painter.rest(table.game.board, table.homes, absent, marks, table.notes)
            pressed = pointer.pressed or table.unfolded
            shown = reading(table.game, table.status, pointer.hot, pressed, table.preferences)
            self._fades.pace = table.toaster.pace
            changed = changed + table.bar.paint(table.painter.layer, shown, self._fades)
        elif self.is_late:
            changed = changed + self._figures()
        self.is_stale = self.is_late = False
        return changed + table.cascade.paint(table.painter.layer)


def _takers(table: "TableScreen") -> frozenset[PileId]:
    """The piles that would take the held cards, where the player wants to see them all."""
    hand = table.hand
    held = hand.grip if hand.grip and hand.grip.started else hand.picked
    if not held or not table.preferences.shows_places:
        return frozenset()
    mine = (held.source, len(held.cards))
    return frozenset(
        move.target for move in table.moves if (move.source, move.count) == mine and move.target != STOCK
    )
