"""The cards of a won game leap off their piles, the kings first, and leave a trail of stamps behind.

A stamp goes into the layer of the resting table and is never drawn again: a picture costs what the cards on
their way cost, however long the trail. Of where a card was, only what it does not cover again is restored.
"""

from collections.abc import Iterator
from math import hypot
from random import Random
from typing import TYPE_CHECKING

import pygame

from klondike.rules import Card, Change, PileId, Zone
from klondike.rules.changes import FORWARD
from klondike.scene.motion import SPEED_FACTORS
from klondike.scene.uncovering import hidden, outside

if TYPE_CHECKING:
    from klondike.scene.table import TableScreen

LONGEST = 8.0  # seconds
GRAVITY = 2.2  # card heights for each second, every second
BOUNCE = 0.78  # of the speed is left
ASIDE, UP = (1.3, 2.6), (0.0, 1.1)  # card heights a second, at the start
EVERY = 0.120  # seconds between two cards
MOST = 14  # cards on their way at once
APART = 0.17  # card heights between two stamps: so much of each stays in sight
GLOW_SECONDS = 0.4  # for players who would rather not see things move


class Leaper:
    """One card on its way; lengths and speeds are in device pixels."""

    def __init__(self, face: pygame.Surface, at: tuple[float, float], speed: tuple[float, float]) -> None:
        """Begin at a place, with a speed."""
        self.face = face
        self.x, self.y = at
        self._stamped = at
        self.across, self.down = speed
        self._drawn = face.get_rect(topleft=self._place)  # it lay there, on its pile

    def step(self, seconds: float, gravity: float, floor: float) -> None:
        """Fall on, or leap up from the floor."""
        self.x += self.across * seconds
        self.down += gravity * seconds
        self.y += self.down * seconds
        if self.y > floor and self.down > 0:
            self.y, self.down = floor, -BOUNCE * self.down

    def stamp(self, layer: pygame.Surface, apart: float) -> None:
        """Leave a stamp where it is, if it has come that far from the last one."""
        if hypot(self.x - self._stamped[0], self.y - self._stamped[1]) >= apart:
            self._stamped = self.x, self.y
            layer.blit(self.face, self._place)

    def bared(self, corner: int) -> list[pygame.Rect]:
        """Where the layer shows though it was drawn or stamped there; some of it behind its corners."""
        here = self.face.get_rect(topleft=self._place)
        covered = hidden(here, corner)
        changed = [self._drawn, here] if self._stamped == (self.x, self.y) else [self._drawn]
        return [part for rect in changed for part in outside(rect, covered)]

    def draw(self, surface: pygame.Surface) -> pygame.Rect:
        """Draw the card where it is; returns all that looks different for it."""
        former, self._drawn = self._drawn, surface.blit(self.face, self._place)
        return self._drawn.union(former)

    @property
    def _place(self) -> tuple[int, int]:
        return round(self.x), round(self.y)


class Cascade:
    """What a table does once its game is won; anything the player does ends it."""

    def __init__(self, table: "TableScreen") -> None:
        """Wait for a win."""
        self._table = table
        self.is_wanted = True
        self._waiting: Iterator[tuple[PileId, Card]] | None = None
        self._leapers: list[Leaper] = []
        self._gone: list[Leaper] = []
        self.shown: list[pygame.Rect] = []
        """all that looks different for them since the picture before"""
        self._begun = self._due = 0.0
        self._chance = Random()

    @property
    def is_moving(self) -> bool:
        """Whether cards leap, or will as soon as the last has landed."""
        return self._waiting is not None

    def follow(self, change: Change) -> None:
        """Begin with a game that this change has won, where that is wished for."""
        self._waiting = None
        table = self._table
        if not change.after.is_won or change.cause not in FORWARD or table.game.is_watched:
            return
        table.glow.clear()
        if not table.motion.is_calm and self.is_wanted:
            self._wait()
        elif table.motion.is_calm and SPEED_FACTORS[table.motion.speed]:
            table.glow.show([pile.cards[-1] for pile in change.after.foundations], GLOW_SECONDS)

    def _wait(self) -> None:
        board = self._table.game.board
        homes = [pile for pile in board.pile_ids if pile.zone is Zone.FOUNDATION]
        ranks = range(len(board[homes[0]].cards) - 1, -1, -1)
        self._waiting = iter([(pile, board[pile].cards[rank]) for rank in ranks for pile in homes])
        self._leapers, self._gone, self._begun, self._due = [], [], 0.0, 0.0
        self._chance = Random(self._table.game.code)

    def drop(self) -> None:
        """End it where the whole table is painted anew anyway."""
        self._waiting, self._leapers, self._gone, self.shown = None, [], [], []

    def stop(self) -> None:
        """End it, and take the trail away."""
        self.drop()
        self._table.painter.clear()
        self._table.bar.forget()
        self._table.expose()

    def step(self, seconds: float) -> None:
        """Move on in time."""
        table = self._table
        if self._waiting is None or table.motion.is_moving:
            return
        self._begun = self._begun or table.now
        self._leap(seconds)
        if table.now - self._begun > LONGEST or not (self._leapers or self._send()):
            self.stop()

    def _leap(self, seconds: float) -> None:
        height, width = self._table.layout.card_height, self._table.layout.card_width
        across, floor = self._table.size[0], self._table.size[1] - height
        for leaper in self._leapers:
            leaper.step(seconds, GRAVITY * height, floor)
        self._gone += [leaper for leaper in self._leapers if not -width < leaper.x < across]
        self._leapers = [leaper for leaper in self._leapers if -width < leaper.x < across]
        if self._table.now >= self._due and len(self._leapers) < MOST:
            self._send()

    def _send(self) -> bool:
        """Let the next card leap; false when none is left."""
        assert self._waiting is not None
        pile, card = next(self._waiting, (None, None))
        if pile is None or card is None:
            return False
        table, chance = self._table, self._chance
        slot, height = table.layout.slot(pile), table.layout.card_height
        across = chance.choice((-1, 1)) * chance.uniform(*ASIDE) * height
        down = -chance.uniform(*UP) * height
        self._leapers.append(Leaper(table.art.face(card), (slot.x, slot.y), (across, down)))
        self._due = table.now + EVERY * SPEED_FACTORS[table.motion.speed]
        if card.rank > 1:  # the last stays behind as a stamp: an empty place would cut a hole into the trails
            table.painter.bare(pile, card)
        return True

    def paint(self, layer: pygame.Surface) -> list[pygame.Rect]:
        """Leave the stamps that are due; returns where the layer shows again before `draw`."""
        table, gone = self._table, self._gone
        if not (self._leapers or gone):
            return []
        self._gone = []
        for leaper in self._leapers:
            leaper.stamp(layer, APART * table.layout.card_height)
        corner = table.painter.stamps.corner
        return [rect for each in self._leapers + gone for rect in each.bared(corner)]

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the cards on their way."""
        self.shown = [each.draw(surface) for each in self._leapers]
