"""States of the search, and what stays the same through one search.

The dealt cards of a column and its first face-up card are *in place*; the topmost of them is the column's
*root*. All other face-up cards are *laid*: they lie on a card of the next rank and other colour, or are kings
in a column of their own. Which of its two possible parents a laid card lies on is not kept where parts of
runs may move: a pair has a card to spare exactly if fewer cards are laid on it than are face up of it, and
then either of its cards can be bared. With whole runs only, one bit for each laid card tells its parent.

The key of a state, one int, from the lowest bit: the four foundation heights, four bits each; how many cards
are in place in each column; which cards of the stock are left; with whole runs one bit for each card; the
size of the waste where it matters, five bits; the passes left where they are limited.
"""

from itertools import pairwise
from typing import NamedTuple

from klondike.solver.deck import Deck, deck_of
from klondike.solver.position import Options, Position

State = tuple[int, int, int, int, int, int, tuple[int, ...]]
"""key, laid cards, roots, cards of the stock, empty columns, tally, the steps since the state before.

Tally: 64 * cards face down + cards at home. A step is the bit of a card that went home, or minus the bit of
one that was laid on a column; UPPER is added to the bit when it was the upper of the two possible parents,
EITHER when it may have been any of them.
"""
Departure = tuple[int, int, int, int, int]

HIDDEN = 64
"""what a face-down card counts in the tally"""
HOME = 63
"""masks the cards at home in the tally"""
UPPER = 1 << 60
EITHER = 1 << 61
HEIGHTS = 16
WASTE_BITS = 5
PASSES_BITS = 5
CARD_BITS = 52


class Layout(NamedTuple):
    """Where the parts of a key begin."""

    columns: tuple[int, ...]
    stock: int
    parents: int
    waste: int
    passes: int

    @classmethod
    def of(cls, position: Position) -> "Layout":
        """The places for a position: as short as its columns and its stock allow."""
        place, columns = HEIGHTS, []
        for _, face_down in position.columns:
            columns.append(place)
            place += (face_down + 1).bit_length()
        parents = place + len(position.stock)
        waste = parents + CARD_BITS * position.options.whole
        return cls(tuple(columns), place, parents, waste, waste + WASTE_BITS)


class Field:
    """What does not change during a search: the cards in place, the stock, the layout of keys."""

    __slots__ = (
        "below", "columns", "deck", "departures", "index", "layout", "options", "order", "place", "start",
    )  # fmt: skip

    def __init__(self, position: Position) -> None:
        self.options: Options = position.options
        self.deck: Deck = deck_of(position.ranks, position.suits)
        self.layout = Layout.of(position)
        self.order = [1 << card for card in position.stock]
        self.index = {card: index for index, card in enumerate(self.order)}
        self.place = {card: 1 << self.layout.stock + index for index, card in enumerate(self.order)}
        self.below: dict[int, int] = {}
        """the card in place beneath each; 0 at the bottom of a column"""
        self.departures: dict[int, Departure] = {}
        """what changes when a root leaves: see `_departure`"""
        self.columns = [
            [1 << card for card in cards[: face_down + 1]] for cards, face_down in position.columns
        ]
        """the cards in place, from the lowest"""
        for cards, place in zip(self.columns, self.layout.columns, strict=True):
            self._learn_column(cards, 1 << place)
        self.start = self._start(position)

    def _learn_column(self, cards: list[int], one: int) -> None:
        for index, card in enumerate(cards):
            self.below[card] = below = cards[index - 1] if index else 0
            self.departures[card] = self._departure(card, below, one, index)

    def _departure(self, card: int, below: int, one: int, index: int) -> Departure:
        """Key to take off, roots that change, card that becomes laid, spaces and tally to add.

        A king bared at the bottom of a column counts as laid in a column of its own.
        """
        if not below:
            return one, card, 0, 1, 0
        if index == 1 and below & self.deck.kings:
            return 2 * one, card, below, 0, -HIDDEN
        return one, card | below, 0, 0, -HIDDEN

    def _start(self, position: Position) -> State:
        deck, layout = self.deck, self.layout
        key = sum(height << 4 * suit for suit, height in enumerate(position.homes) if suit in position.suits)
        roots = in_place = tally = 0
        spaces = len(position.columns)
        for (cards, face_down), place in zip(position.columns, layout.columns, strict=True):
            if not cards or (not face_down and 1 << cards[0] & deck.kings):
                continue
            key += face_down + 1 << place
            roots |= 1 << cards[face_down]
            in_place |= sum(1 << card for card in cards[: face_down + 1])
            spaces -= 1
            tally += HIDDEN * face_down
        home = deck.homes_low[key & 255] | deck.homes_high[key >> 8 & 255]
        stock = sum(self.order)
        laid = deck.all & ~(in_place | home | stock)
        key += (1 << len(self.order)) - 1 << layout.stock
        key += self._parent_bits(position)
        return key, laid, roots, stock, spaces - (laid & deck.kings).bit_count(), tally + home.bit_count(), ()

    def _parent_bits(self, position: Position) -> int:
        if not position.options.whole:
            return 0
        upper = 0
        for cards, face_down in position.columns:
            run = cards[face_down:]
            upper |= sum(1 << child for parent, child in pairwise(run) if parent & 1)
        return upper << self.layout.parents
