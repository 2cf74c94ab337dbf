"""Where everything on the table lies, for one size of the window and one set of rules, in device pixels.

The picture is never asked where a card is: painting, pointing and dropping all read this geometry of a board.
"""

from functools import partial
from typing import NamedTuple

from klondike.rules.board import Board
from klondike.rules.cards import Card
from klondike.rules.piles import Pile, PileId, Zone
from klondike.rules.ruleset import RuleSet
from klondike.scene.columns import Spread
from klondike.scene.geometry import Box, Point, Pose
from klondike.scene.measures import (
    BACK,
    FACE,
    HIDDEN_FACE,
    LEAST_BACK,
    LEAST_HIDDEN_FACE,
    ONE_DECK,
    TWO_DECKS,
    WIDE_FAN,
    Measures,
    Proportions,
    measured,
    unit_for,
)

__all__ = ["Box", "Hit", "Layout", "Point", "Pose", "unit_for"]

MOST_FANNED = 3
STOCK_LAYERS, CARDS_PER_LAYER, LAYER_RISE = 4, 8, 1.5  # the deck visibly gets thinner; rise in points
REACH_BELOW = 12  # points under the last card of a column that still mean it
CAPTION_TAIL = 8  # points from the middle of a caption's line to the ends of its longest letters


class Hit(NamedTuple):
    """What lies under a point: the pile, and how many cards from the one hit to its top (0 = empty place)."""

    pile: PileId
    count: int  # type: ignore[assignment]  # the tuple's own `count` is not wanted here


class Layout(NamedTuple):
    """The geometry of the table; `Layout.fitted` makes it."""

    size: tuple[int, int]
    unit: float
    rules: RuleSet
    is_mirrored: bool
    bar: Box
    stock: Box
    waste: Box
    foundations: tuple[Box, ...]
    columns: tuple[Box, ...]
    fan: int
    fan_count: int
    gap: int
    row_gap: int
    bottom: int
    spread: Spread

    @classmethod
    def fitted(
        cls,
        size: tuple[int, int],
        unit: float,
        rules: RuleSet,
        *,
        mirrored: bool = False,
        large_print: bool = False,
    ) -> "Layout":
        """The table that fills a window of a size in pixels, at `unit` pixels per point.

        Mirrored (left-handed play) turns the upper row over; large print fans the waste wider.
        """
        kind = ONE_DECK if rules.decks == 1 else TWO_DECKS
        measures = measured(size, unit, kind)
        columns = _column_lefts(measures, rules.columns)
        stock, waste, foundations = _top_row(measures, kind, columns, mirrored=mirrored)
        at_top = partial(Box, y=measures.top, w=measures.width, h=measures.height)
        return cls(
            size=size,
            unit=unit,
            rules=rules,
            is_mirrored=mirrored,
            bar=Box(0, 0, size[0], measures.bar),
            stock=at_top(stock),
            waste=at_top(waste),
            foundations=tuple([at_top(left) for left in foundations]),
            columns=tuple([at_top(left)._replace(y=measures.column_top) for left in columns]),
            fan=round((WIDE_FAN if large_print else kind.fan) * measures.width),
            fan_count=min(rules.waste_fan, MOST_FANNED - (large_print and kind is TWO_DECKS)),
            gap=int((columns[-1] - columns[0]) / (len(columns) - 1)) - measures.width,
            row_gap=measures.row_gap,
            bottom=measures.bottom,
            spread=measures.spread(*_hidden_steps(thoughtful=rules.thoughtful, large_print=large_print)),
        )

    @property
    def card_width(self) -> int:
        """The width of a card."""
        return self.stock.w

    @property
    def card_height(self) -> int:
        """The height of a card."""
        return self.stock.h

    @property
    def waste_area(self) -> Box:
        """All that the fully fanned waste covers."""
        reach = (self.fan_count - 1) * self.fan
        left = self.waste.x - reach if self.is_mirrored else self.waste.x
        return self.waste._replace(x=left, w=self.waste.w + reach)

    def slot(self, pile: PileId) -> Box:
        """The place of a pile: where its only card would lie."""
        if pile.zone is Zone.TABLEAU:
            return self.columns[pile.index]
        if pile.zone is Zone.FOUNDATION:
            return self.foundations[pile.index]
        return self.stock if pile.zone is Zone.STOCK else self.waste

    def box_at(self, pose: Pose) -> Box:
        """The card at a pose, in whole pixels."""
        return Box(round(pose.x), round(pose.y), self.stock.w, self.stock.h)

    def caption(self, pile: PileId) -> Point:
        """The middle of the line of text under a pile of the upper row, its tails above what columns take."""
        slot, lowest = self.slot(pile), 0.75 * self.row_gap - CAPTION_TAIL * self.unit
        below = int(min(12 * self.unit, 0.44 * self.row_gap, lowest))
        return Point(slot.x + slot.w / 2, slot.bottom + below)

    def homes(self, board: Board) -> dict[Card, Pose]:
        """Where each card of a board rests; the caller keeps the answer for as long as the board lasts."""
        homes = self._stock_homes(board.stock)
        homes.update(self._waste_homes(board.waste))
        for slot, pile in zip(self.foundations, board.foundations, strict=True):
            homes.update(dict.fromkeys(pile.cards, Pose(slot.x, slot.y, 1.0)))
        for slot, pile in zip(self.columns, board.tableau, strict=True):
            shown_from = self._shown_from(pile)
            for index, (card, top) in enumerate(zip(pile.cards, self._tops(pile), strict=True)):
                homes[card] = Pose(slot.x, top, 1.0 if index >= shown_from else 0.0)
        return homes

    def hit(self, board: Board, point: tuple[float, float]) -> Hit | None:
        """The topmost card or empty place under a point, or None."""
        if point[1] < self.bar.bottom:
            return None
        return self._hit_top_row(board, point) or self._hit_column(board, point)

    def drop_zone(self, pile: PileId) -> Box:
        """Where a held card counts as being on a pile: its slot, for a column down to the window's edge."""
        slot = self.slot(pile)
        return slot._replace(h=self.size[1] - slot.y) if pile.zone is Zone.TABLEAU else slot

    def _shown_from(self, pile: Pile) -> int:
        return 0 if self.rules.thoughtful else pile.face_down

    def _tops(self, pile: Pile) -> list[int]:
        return self.spread.tops(pile.face_down, len(pile.cards) - pile.face_down)

    def _stock_homes(self, pile: Pile) -> dict[Card, Pose]:
        """The last cards lie one layer above the other, all others in the lowest layer."""
        turn = 1.0 if self.rules.thoughtful else 0.0
        homes = dict.fromkeys(pile.cards, Pose(self.stock.x, self.stock.y, turn))
        layers = stock_layers(len(pile.cards))
        for layer, card in enumerate(pile.cards[-layers:]):
            homes[card] = Pose(self.stock.x, self.stock.y - round(layer * LAYER_RISE * self.unit), turn)
        return homes

    def _waste_homes(self, pile: Pile) -> dict[Card, Pose]:
        lefts = self._fan_lefts(len(pile.cards))
        homes = dict.fromkeys(pile.cards, Pose(lefts[0], self.waste.y, 1.0))
        for card, left in zip(pile.cards[-len(lefts) :], lefts, strict=False):
            homes[card] = Pose(left, self.waste.y, 1.0)
        return homes

    def _fan_lefts(self, count: int) -> list[int]:
        """The left edges of the waste's fanned cards, the newest rightmost also in left-handed play."""
        shown = max(1, min(count, self.fan_count))
        first = self.waste.x - (shown - 1) * self.fan if self.is_mirrored else self.waste.x
        return [first + i * self.fan for i in range(shown)]

    def _hit_top_row(self, board: Board, point: tuple[float, float]) -> Hit | None:
        deck = self._stock_box(len(board.stock.cards))
        if deck.contains(point):
            return Hit(PileId(Zone.STOCK), min(1, len(board.stock.cards)))
        for index, slot in enumerate(self.foundations):
            if slot.contains(point):
                return Hit(PileId(Zone.FOUNDATION, index), min(1, len(board.foundations[index].cards)))
        return self._hit_waste(len(board.waste.cards), point)

    def _stock_box(self, count: int) -> Box:
        layers = stock_layers(count)
        rise = round((layers - 1) * LAYER_RISE * self.unit)
        return self.stock._replace(y=self.stock.y - rise, h=self.stock.h + rise)

    def _hit_waste(self, count: int, point: tuple[float, float]) -> Hit | None:
        for depth, left in enumerate(reversed(self._fan_lefts(count)), start=1):
            if self.waste._replace(x=left).contains(point):
                return Hit(PileId(Zone.WASTE), min(depth, count))
        return None

    def _hit_column(self, board: Board, point: tuple[float, float]) -> Hit | None:
        pitch = (self.columns[-1].x - self.columns[0].x) / (len(self.columns) - 1)
        index = int((point[0] - self.columns[0].x + (pitch - self.card_width) / 2) // pitch)
        if not 0 <= index < len(self.columns):
            return None
        tops = self._tops(board.tableau[index])
        reach = REACH_BELOW * self.unit if tops else 0
        if not self.spread.top <= point[1] < (tops or [self.spread.top])[-1] + self.card_height + reach:
            return None
        return Hit(PileId(Zone.TABLEAU, index), sum([point[1] < top for top in tops[1:]]) + 1 if tops else 0)


def stock_layers(count: int) -> int:
    """How many cards of the stock can be seen lying on each other."""
    return min(STOCK_LAYERS, 1 + count // CARDS_PER_LAYER)


def _hidden_steps(*, thoughtful: bool, large_print: bool) -> tuple[float, float]:
    """How much of a hidden card shows, and at least; where its face is shown, enough for the index."""
    if not thoughtful:
        return BACK, LEAST_BACK
    return FACE if large_print else HIDDEN_FACE, LEAST_HIDDEN_FACE


def _column_lefts(measures: Measures, count: int) -> list[int]:
    """The left edges of the columns; fewer of them are spread over the same block."""
    pitch = (measures.block - measures.width) / (count - 1)
    return [round(measures.left + i * pitch) for i in range(count)]


def _top_row(
    measures: Measures, kind: Proportions, columns: list[int], *, mirrored: bool
) -> tuple[int, int, list[int]]:
    """The left edges of stock, waste and foundations; the suits keep their order when mirrored."""
    if kind is ONE_DECK:
        order = columns[::-1] if mirrored else columns
        return order[0], order[1], sorted(order[-4:])
    stock, waste, foundations = _wide_top_row(measures)
    if not mirrored:
        return stock, waste, foundations
    ends = columns[0] + columns[-1]
    return ends - stock, ends - waste, [ends - left for left in reversed(foundations)]


def _wide_top_row(measures: Measures) -> tuple[int, int, list[int]]:
    """Two decks: eight foundations pushed right, so that a clear hole stays behind the fanned waste."""
    width, right = measures.width, measures.left + measures.block
    waste = round(measures.left + 1.16 * width)
    free = right - (waste + width + round(2 * TWO_DECKS.fan * width)) - 8 * width
    gap = min(measures.pitch - width, max(0.045 * width, (free - 0.33 * width) / 7))
    return measures.left, waste, [round(right - width - (7 - i) * (width + gap)) for i in range(8)]
