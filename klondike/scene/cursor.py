"""Where the keyboard's cursor can be on the table, and where each step takes it.

A place is a card of a column with all that lies on it, the top card of another pile, or an empty pile.
"""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from klondike.rules.board import Board
from klondike.rules.piles import STOCK, PileId, Zone
from klondike.scene.layout import Hit, Layout

ORDER = (Zone.STOCK, Zone.WASTE, Zone.TABLEAU, Zone.FOUNDATION)


class Way(StrEnum):
    """A step of the cursor."""

    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    FIRST = "first"
    LAST = "last"
    TOP_ROW = "top_row"
    COLUMNS = "columns"
    NEXT = "next"
    PREVIOUS = "previous"


class Places(NamedTuple):
    """The places of one board as one layout shows it."""

    board: Board
    layout: Layout

    def holds(self, at: Hit) -> bool:
        """Whether there is such a place."""
        if at.pile not in self.board.pile_ids:
            return False
        shown = self._depth(at.pile)
        return 1 <= at.count <= shown if shown else at.count == 0

    def landing(self, pile: PileId) -> Hit:
        """The lowest card of a pile that can move, else its top card, else its empty place."""
        return Hit(pile, min(self._starts(pile), default=min(1, self._depth(pile))))

    def higher(self, at: Hit) -> Hit:
        """The next higher card of the same pile that can move, from the highest on to the lowest again."""
        above = [start for start in self._starts(at.pile) if start > at.count]
        return Hit(at.pile, min(above)) if above else self.landing(at.pile)

    def movable(self) -> list[Hit]:
        """The cards that can move: of the waste, of the columns from the left, of the foundations."""
        moves = self.board.legal_moves()
        movable = dict.fromkeys(Hit(move.source, move.count) for move in moves if not move.turns_stock)
        return sorted(movable, key=self._order)

    def first(self) -> Hit:
        """Where the cursor begins: on the first card that can move, or the stock."""
        return next(iter(self.movable()), self.landing(STOCK))

    def step(self, at: Hit, way: Way) -> Hit:
        """The place that a step leads to; the same where it leads nowhere."""
        return STEPS[way](self, at)

    def targets(self, source: PileId, count: int) -> list[PileId]:
        """The piles that take these cards, and the one that they come from, from the left."""
        takers = {m.target for m in self.board.legal_moves() if m.source == source and m.count == count}
        return sorted((takers | {source}) - {STOCK}, key=lambda pile: self.layout.slot(pile)[:2])

    def next_target(self, piles: Sequence[PileId], at: PileId, way: Way) -> PileId:
        """The pile of these that a step with cards in the hand leads to."""
        if way in ROWS:
            row = [pile for pile in piles if (pile.zone is Zone.TABLEAU) is ROWS[way]]
            return at if at in row else min(row, key=self._distance(at), default=at)
        if way in ENDS:
            return piles[ENDS[way]]
        return piles[(piles.index(at) + TURNS[way]) % len(piles)]

    def _depth(self, pile: PileId) -> int:
        """How many places a pile has above one another; 0: it is empty."""
        cards = self.board[pile]
        return len(cards.face_up) if pile.zone is Zone.TABLEAU else min(1, len(cards.cards))

    def _starts(self, pile: PileId) -> set[int]:
        """How deep the cards of a pile lie that can move."""
        return {move.count for move in self.board.legal_moves() if move.source == pile and pile != STOCK}

    def _order(self, at: Hit) -> tuple[int, int, int]:
        return ORDER.index(at.pile.zone), at.pile.index, at.count

    def _row(self, pile: PileId) -> list[PileId]:
        """The piles beside a pile, from the left."""
        is_column = pile.zone is Zone.TABLEAU
        row = [each for each in self.board.pile_ids if (each.zone is Zone.TABLEAU) is is_column]
        return sorted(row, key=lambda each: self.layout.slot(each).x)

    def _distance(self, pile: PileId) -> Callable[[PileId], int]:
        middle = self.layout.slot(pile).x
        return lambda other: abs(self.layout.slot(other).x - middle)

    def _beside(self, at: Hit, way: Way) -> Hit:
        row = self._row(at.pile)
        return self.landing(row[(row.index(at.pile) + TURNS[way]) % len(row)])

    def _end(self, at: Hit, way: Way) -> Hit:
        return self.landing(self._row(at.pile)[ENDS[way]])

    def _up(self, at: Hit) -> Hit:
        is_below = at.pile.zone is Zone.TABLEAU and at.count < self._depth(at.pile)
        return Hit(at.pile, at.count + 1) if is_below else self._top_row(at)

    def _down(self, at: Hit) -> Hit:
        if at.pile.zone is Zone.TABLEAU:
            return Hit(at.pile, max(at.count - 1, min(1, at.count)))
        below = self._columns(at).pile
        return Hit(below, self._depth(below))

    def _top_row(self, at: Hit) -> Hit:
        if at.pile.zone is not Zone.TABLEAU:
            return at
        return self.landing(min(self._row(STOCK), key=self._distance(at.pile)))

    def _columns(self, at: Hit) -> Hit:
        if at.pile.zone is Zone.TABLEAU:
            return at
        columns = [pile for pile in self.board.pile_ids if pile.zone is Zone.TABLEAU]
        return self.landing(min(columns, key=self._distance(at.pile)))

    def _next(self, at: Hit) -> Hit:
        movable = self.movable() or [self.landing(STOCK)]
        return next((place for place in movable if self._order(place) > self._order(at)), movable[0])

    def _previous(self, at: Hit) -> Hit:
        movable = self.movable()[::-1] or [self.landing(STOCK)]
        return next((place for place in movable if self._order(place) < self._order(at)), movable[0])


TURNS: Mapping[Way, int] = {Way.LEFT: -1, Way.RIGHT: 1, Way.PREVIOUS: -1, Way.NEXT: 1}
ENDS: Mapping[Way, int] = {Way.FIRST: 0, Way.LAST: -1}
ROWS: Mapping[Way, bool] = {Way.UP: False, Way.TOP_ROW: False, Way.DOWN: True, Way.COLUMNS: True}

STEPS: Mapping[Way, Callable[[Places, Hit], Hit]] = {
    Way.LEFT: lambda places, at: places._beside(at, Way.LEFT),
    Way.RIGHT: lambda places, at: places._beside(at, Way.RIGHT),
    Way.UP: Places._up,
    Way.DOWN: Places._down,
    Way.FIRST: lambda places, at: places._end(at, Way.FIRST),
    Way.LAST: lambda places, at: places._end(at, Way.LAST),
    Way.TOP_ROW: Places._top_row,
    Way.COLUMNS: Places._columns,
    Way.NEXT: Places._next,
    Way.PREVIOUS: Places._previous,
}
