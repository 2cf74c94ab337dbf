"""A quick proof that a state is lost: what could still happen if nothing that is gained were ever lost again.

Cards become visible, pairs become open to lie on (with whole runs: cards), cards go home; none of this is
ever taken back here, so whatever can happen in a game happens here too. If some card never goes home, the
state is lost.
"""

from klondike.solver.deck import LOWER_HALF
from klondike.solver.moves import Moves
from klondike.solver.state import State
from klondike.solver.stock import WASTE


class Growth:
    """The test for one search."""

    def __init__(self, moves: Moves) -> None:
        field, deck = moves.field, moves.deck
        self.slots, self.is_whole = moves.slots, moves.is_whole
        self.parents_shift = moves.parents_shift
        self.helps_from_home = field.options.back
        self.low, self.kings, self.cards, self.below = deck.low, deck.kings, deck.all, field.below
        self.nexts_low, self.nexts_high = deck.nexts_low, deck.nexts_high
        self.homes_low, self.homes_high = deck.homes_low, deck.homes_high
        self.is_counted = field.options.passes > 0
        self.order, self.layout = field.order, field.layout

    def is_lost(self, state: State) -> bool:
        """Whether the state is certainly lost."""
        buried: list[int] = []
        if self.is_counted and state[0] >> self.layout.passes == 1:
            buried = self._buried(state[0])
        return not self._grow(state, buried)

    def _buried(self, key: int) -> list[int]:
        """In the last pass: the cards of the waste from the lowest; only the last of them can be had."""
        left, waste = key >> self.layout.stock, key >> self.layout.waste & WASTE
        return [card for index, card in enumerate(self.order) if left >> index & 1][:waste]

    def _grow(self, state: State, buried: list[int]) -> bool:  # noqa: C901, PLR0912, PLR0915 (the hot loop of every proof)
        """Whether all cards go home in the end."""
        key, laid, roots, stock, spaces, _, _ = state
        low, kings, below = self.low, self.kings, self.below
        nexts = self.nexts_low[key & 255] | self.nexts_high[key >> 8 & 255]
        slots = self.slots(key, laid, roots)
        shared = 0 if self.is_whole else laid | roots
        upper = key >> self.parents_shift if self.is_whole else 0
        fitting = ((slots | slots >> 1) & low) * 3 >> 4 | (kings if spaces > 0 else 0)
        stock &= ~sum(buried[:-1])
        bare = stock | (laid | roots) & slots
        spare = stock
        if self.helps_from_home:
            spare |= (self.homes_low[key & 255] | self.homes_high[key >> 8 & 255]) & self.cards
        home = 0
        waste_top = buried.pop() if buried else 0
        while True:
            before = nexts, roots, spare, waste_top
            while cards := nexts & bare:
                home |= cards
                nexts ^= cards
                nexts |= ((cards & LOWER_HALF) << 6 | (cards & ~LOWER_HALF) << 2) & self.cards
                if cards := cards & laid:
                    pairs = ((cards | cards >> 1) & low) * 3
                    fitting |= pairs | (kings if cards & kings else 0)
                    if shared:
                        bare |= shared & pairs << 4
                    else:
                        high = cards & upper
                        bare |= ((high | high >> 1) & low) << 5
                        high ^= cards
                        bare |= ((high | high >> 1) & low) << 4
            while cards := roots & (home | fitting):
                card = cards & -cards
                roots ^= card
                if card := below[card]:
                    pairs = ((card | card >> 1) & low) * 3
                    roots |= card
                    bare |= card | shared & pairs
                    fitting |= pairs >> 4
                else:
                    fitting |= kings
            if not roots and not waste_top:
                return True
            if cards := spare & fitting:
                spare ^= cards
                pairs = ((cards | cards >> 1) & low) * 3
                bare |= shared & pairs
                fitting |= pairs >> 4
            while waste_top and (waste_top & home or not waste_top & spare):
                waste_top = buried.pop() if buried else 0
                bare |= waste_top
                spare |= waste_top
            if before == (nexts, roots, spare, waste_top):
                return not nexts
