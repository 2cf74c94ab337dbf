"""A quick proof that a state is lost: what could still happen if nothing that is gained were ever lost again.

Cards can be had, pairs become open to lie on (with whole runs: cards), cards go home; none of this is ever
taken back here, so whatever can happen in a game happens here too. If some card never goes home, the state is
lost.
"""

from functools import lru_cache

from klondike.solver.deck import LOWER_HALF
from klondike.solver.moves import Moves
from klondike.solver.state import State
from klondike.solver.stock import WASTE

MOST_KEPT = 4096
"""sets of stock cards whose order is kept"""


Facts = tuple[int, int, int, int, int, int]
"""what holds by now, as sets of cards

those that go home next, that can go home once they are next, that have a place on a column, that are not on
the columns but could be laid there, the roots, those that went home since the state
"""
Fixed = tuple[int, int, int]
"""laid cards, those face up if parts of runs move, those laid on an upper parent if only whole runs do"""


class Growth:
    """The test for one search."""

    def __init__(self, moves: Moves) -> None:
        field, deck = moves.field, moves.deck
        self.moves, self.is_whole = moves, moves.is_whole
        self.helps_from_home = field.options.back
        self.low, self.kings, self.cards = deck.low, deck.kings, deck.all
        self.reveals = {card: self._revealed(moves, below) for card, below in field.below.items()}
        self.order, self.layout = field.order, field.layout
        self.draw, self.is_counted = field.options.draw, field.options.passes > 0
        self.is_reserve = field.options.is_reserve
        self.stock_mask = (1 << len(field.order)) - 1
        self.left = lru_cache(MOST_KEPT)(self._left)

    def _revealed(self, moves: Moves, card: int) -> tuple[int, int, int]:
        """Of a card that a root bares: itself, its pair, what lies on it; of none what a column takes."""
        return (card, moves.pair[card], moves.brood[card]) if card else (0, 0, self.kings)

    def is_lost(self, state: State) -> bool:
        """Whether the state is certainly lost."""
        key, laid, roots, stock, _, _, _ = state
        shut = 0 if self.is_reserve or not stock else self._shut(key)
        fixed = self._fixed(key, laid, roots)
        facts = self._closed(self._facts(state, stock & ~shut), fixed)
        while True:
            nexts, bare, fitting, spare, roots, home = facts
            if not nexts or not roots:
                return False
            cards = shut and shut & self._shown(key, stock & (home | ~(spare | shut)))
            if not cards:
                return True
            shut ^= cards
            facts = self._closed((nexts, bare | cards, fitting, spare | cards, roots, home), fixed)

    def _facts(self, state: State, spare: int) -> Facts:
        """What holds when these cards of the stock can be had."""
        key, laid, roots, _, spaces, _, _ = state
        moves = self.moves
        slots = moves.slots(key, laid, roots)
        fitting = ((slots | slots >> 1) & self.low) * 3 >> 4 | (self.kings if spaces > 0 else 0)
        bare = spare | (laid | roots) & slots
        nexts = moves.nexts_low[key & 255] | moves.nexts_high[key >> 8 & 255]
        if self.helps_from_home:
            spare |= (moves.homes_low[key & 255] | moves.homes_high[key >> 8 & 255]) & self.cards
        return nexts, bare, fitting, spare, roots, 0

    def _fixed(self, key: int, laid: int, roots: int) -> Fixed:
        if self.is_whole:
            return laid, 0, key >> self.layout.parents
        return laid, laid | roots, 0

    def _left(self, places: int) -> tuple[int, ...]:
        """The cards of the stock that are left, in order."""
        return tuple(card for index, card in enumerate(self.order) if places >> index & 1)

    def _is_last_pass(self, key: int) -> bool:
        return self.is_counted and key >> self.layout.passes == 1

    def _shut(self, key: int) -> int:
        """The cards that drawing does not show as long as no other is taken."""
        left = self.left(key >> self.layout.stock & self.stock_mask)
        waste, draw = key >> self.layout.waste & WASTE, self.draw
        shut = sum(left[:-1])
        for position in range(waste or draw, len(left), draw):
            shut ^= left[position - 1]
        if waste and not self._is_last_pass(key):
            for position in range(draw, len(left), draw):
                shut &= ~left[position - 1]
        return shut

    def _shown(self, key: int, gone: int) -> int:
        """The cards that can be seen at some time if those in `gone` are taken sooner or later.

        One is seen when the card after it was taken, or in a later pass, when as many were taken before it as
        it lies behind a whole number of draws.
        """
        left = self.left(key >> self.layout.stock & self.stock_mask)
        taken, shown, draw, before = 0, 0, self.draw, 0
        may_shift = not self._is_last_pass(key)
        if draw == 1:
            left = left[: key >> self.layout.waste & WASTE]  # the others are shown anyway
        for position, card in enumerate(left, 1):
            is_gone = card & gone
            if is_gone:
                shown |= before
            if may_shift:
                if taken >= draw - 1:
                    return shown | sum(left[position - 1 :])
                if position % draw <= taken:
                    shown |= card
            if is_gone:
                taken += 1
            before = card
        return shown

    def _closed(self, facts: Facts, fixed: Fixed) -> Facts:
        """All that follows, or so much that no root is left."""
        nexts, bare, fitting, spare, roots, home = facts
        laid, shared, upper = fixed
        low, kings, reveals = self.low, self.kings, self.reveals
        while True:
            while cards := nexts & bare:
                home |= cards
                nexts ^= cards
                nexts |= ((cards & LOWER_HALF) << 6 | (cards & ~LOWER_HALF) << 2) & self.cards
                if cards := cards & laid:
                    pairs = ((cards | cards >> 1) & low) * 3
                    fitting |= pairs | (kings if cards & kings else 0)
                    bare |= shared & pairs << 4 if shared else self.moves.bared_by(cards, upper)
            while cards := roots & (home | fitting):
                card = cards & -cards
                shown, pair, fits = reveals[card]
                roots ^= card | shown
                bare |= shown | shared & pair
                fitting |= fits
            if roots and (cards := spare & fitting):
                spare ^= cards
                pairs = ((cards | cards >> 1) & low) * 3
                bare |= shared & pairs
                fitting |= pairs >> 4
            elif not roots or not nexts & bare:
                return nexts, bare, fitting, spare, roots, home
