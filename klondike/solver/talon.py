"""The stock and the waste where every draw counts."""

from functools import lru_cache

from klondike.solver.state import Field
from klondike.solver.stock import WASTE

MOST_KEPT = 4096
"""states of the stock whose cards are kept"""
Shown = tuple[tuple[int, int, int], ...]


class Talon:
    """The waste is what it is, and each draw is a move; a recycle is `recycle` moves."""

    def __init__(self, field: Field, recycle: int) -> None:
        self.draw, self.begun, self.recycle = field.options.draw, field.options.passes, recycle
        self.order, self.index, self.place = field.order, field.index, field.place
        layout = field.layout
        self.shift, self.waste, self.passes = layout.stock, layout.waste, layout.passes
        self.cards = (1 << len(self.order)) - 1
        self.rest = (1 << self.waste) - 1
        self.shown = lru_cache(MOST_KEPT)(self._shown)
        self.least = lru_cache(MOST_KEPT)(self._least)
        self.rank, self.suit = field.deck.rank, field.deck.suit

    def begin(self, key: int, waste: int) -> int:
        """The key with waste and passes; without any card left they do not matter."""
        if not self.order:
            return key
        return key | waste << self.waste | self.begun << self.passes

    def reach(self, key: int) -> Shown:
        """The cards that can be had: each with the draws, and the passes and the waste left with it gone."""
        return self.shown(key >> self.shift & self.cards, key >> self.waste & WASTE, key >> self.passes)

    def _shown(self, left: int, waste: int, passes: int) -> Shown:
        cards = [card for index, card in enumerate(self.order) if left >> index & 1]
        to_end = -(-(len(cards) - waste) // self.draw) + self.recycle
        found = []
        for position, card in enumerate(cards, 1):
            draws, passes_left = self._rounds(position, waste, len(cards)), passes
            if draws is None and passes != 1:
                draws, passes_left = self._rounds(position, 0, len(cards)), max(0, passes - 1)
                draws = draws and draws + to_end
            if draws is not None:
                rest = (position - 1) << self.waste | passes_left << self.passes if len(cards) > 1 else 0
                found.append((card, draws, rest))
        return tuple(found)

    def _rounds(self, position: int, waste: int, count: int) -> int | None:
        """The draws that bring up the card at a position in one pass, None if they pass over it."""
        if position < max(waste, 1):
            return None
        rounds = -(-(position - waste) // self.draw)
        return rounds if position == count or waste + rounds * self.draw == position else None

    def taken(self, key: int, card: int, rest: int) -> int:
        """The key after such a card was taken."""
        return (key ^ self.place[card]) & self.rest | rest

    def needed(self, key: int) -> int:
        """The draws that are needed at least, and the moves for cards that lie on lower ones of their suit.

        The cards not drawn yet come up once. Of those drawn together one that lies on a lower one of its suit
        is laid on a column first, or else drawn again with others.
        """
        return self.least(key >> self.shift & self.cards, key >> self.waste & WASTE, key >> self.passes)

    def _least(self, left: int, waste: int, passes: int) -> int:
        cards = [card for index, card in enumerate(self.order) if left >> index & 1]
        draws = -(-(len(cards) - waste) // self.draw)
        if self.draw == 1:
            return draws
        drawn = [cards[place : place + self.draw] for place in range(waste, len(cards), self.draw)]
        aside = sum(map(self._aside, [cards[:waste], *drawn]))
        return draws + (aside if passes == 1 else min(aside, -(-aside // self.draw) + self.recycle))

    def _aside(self, pile: list[int]) -> int:
        """How many of these cards lie on a lower one of their suit."""
        lowest, found = [99] * 4, 0
        for card in pile:
            rank, suit = self.rank[card], self.suit[card]
            found += rank > lowest[suit]
            lowest[suit] = min(lowest[suit], rank)
        return found
