"""How many moves more than one for each card are certainly needed to clear the columns and the waste.

Every card makes one move home. A card in place (see `state`) that lies on a lower card of its suit has to
leave before, so it makes another; and where the tops of some piles wait in a ring for cards beneath each
other, one of them does. The least number is found exactly for a game in which any card may be laid aside at
any time: there the tops that wait for nothing go home, and then one top of a ring is laid aside, whichever
costs least. The waste is such a pile too where one card is drawn at a time: what is not laid aside there has
to be drawn again.
"""

from functools import lru_cache

from klondike.solver.state import HEIGHTS, Field
from klondike.solver.stock import WASTE

MOST_KEPT = 4096
"""sets of stock cards whose order is kept"""
Tops = tuple[int, ...]
"""of each column and of the waste the top card, 0 where there is none"""


class Burden:
    """The least numbers of further moves, for the states of one field."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.piles = [(0, *column) for column in field.columns]
        ends = (*field.layout.columns[1:], field.layout.stock)
        self.places = [
            (begin, (1 << end - begin) - 1) for begin, end in zip(field.layout.columns, ends, strict=True)
        ]
        self.columns = (1 << field.layout.stock) - (1 << HEIGHTS)
        self.stock = (1 << len(field.order)) - 1
        self.counts_waste = field.options.draw == 1
        self.lower = self._lower_in_suit()
        self.pile_of = {card: pile for pile, column in enumerate(field.columns) for card in column}
        self.pile_of |= dict.fromkeys(field.order, len(field.columns))
        self.known: dict[int, int] = {}
        self.left = lru_cache(MOST_KEPT)(self._left)
        self.least: dict[int, int] = {0: 0}
        """by the cards that lie in the way"""

    def _lower_in_suit(self) -> dict[int, int]:
        lower = {}
        for row in self.field.deck.rows:
            cards = 0
            for card in row:
                lower[card] = cards
                cards |= card
        return lower

    def of(self, key: int) -> int:
        """Further moves that are needed from the state with this key, at least."""
        waste = self._waste(key)
        place = key & self.columns | sum(waste) << HEIGHTS + self.columns.bit_length()
        found = self.known.get(place)
        if found is None:
            found = self.known[place] = self._of_piles(key, waste)
        return found

    def _waste(self, key: int) -> tuple[int, ...]:
        layout = self.field.layout
        count = key >> layout.waste & WASTE
        if not count or not self.counts_waste:
            return ()
        return self.left(key >> layout.stock & self.stock)[:count]

    def _left(self, places: int) -> tuple[int, ...]:
        """The cards of the stock that are left, in order."""
        return tuple(card for index, card in enumerate(self.field.order) if places >> index & 1)

    def _of_piles(self, key: int, waste: tuple[int, ...]) -> int:
        counts = [key >> begin & mask for begin, mask in self.places]
        columns = [pile[: count + 1] for pile, count in zip(self.piles, counts, strict=True)]
        beneath = self.field.below | dict(zip(waste, (0, *waste), strict=False))
        tops = (*(column[-1] for column in columns), waste[-1] if waste else 0)
        return self._least(sum(map(sum, columns)) + sum(waste), tops, beneath)

    def _least(self, cards: int, tops: Tops, beneath: dict[int, int]) -> int:
        cards, tops = self._cleared(cards, tops, beneath)
        found = self.least.get(cards)
        if found is None:
            found = len(beneath)
            for top in self._ring(cards, tops):
                rest = tuple(beneath[top] if each == top else each for each in tops)
                found = min(found, 1 + self._least(cards ^ top, rest, beneath))
            self.least[cards] = found
        return found

    def _cleared(self, cards: int, tops: Tops, beneath: dict[int, int]) -> tuple[int, Tops]:
        """The piles after all went home that waits for no card in them."""
        lower, before, found = self.lower, -1, list(tops)
        while cards != before:
            before = cards
            for pile in range(len(found)):
                while (top := found[pile]) and not lower[top] & cards:
                    cards ^= top
                    found[pile] = beneath[top]
        return cards, tuple(found)

    def _ring(self, cards: int, tops: Tops) -> list[int]:
        """Tops that wait for cards beneath one another, where all tops wait."""
        seen: list[int] = []
        top = next(filter(None, tops))
        while top not in seen:
            seen.append(top)
            awaited = self.lower[top] & cards
            top = tops[self.pile_of[awaited & -awaited]]
        return seen[seen.index(top) :]
