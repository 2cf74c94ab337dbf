"""The quick proof where passes are limited: cards of the stock are had in their order, pass by pass.

As in `relaxation` nothing that is gained is ever lost again; so a card that can be taken is taken. What lies
in the waste can be had when all that came after it was taken. In later passes a card may come up wherever the
cards taken before it may have moved it.
"""

from klondike.solver.moves import Moves
from klondike.solver.relaxation import Facts, Fixed, Growth
from klondike.solver.state import State
from klondike.solver.stock import WASTE


class Sweep(Growth):
    """The test for one search."""

    def __init__(self, moves: Moves) -> None:
        super().__init__(moves)
        self.pair, self.children, self.above = moves.pair, moves.brood, moves.above

    def is_lost(self, state: State) -> bool:
        """Whether the state is certainly lost."""
        key, laid, roots, stock, *_ = state
        fixed = self._fixed(key, laid, roots)
        facts = self._closed(self._facts(state, 0), fixed)
        if not facts[0] or not facts[4]:
            return False
        return not stock or self._is_lost_from(key, facts, fixed)

    def _is_lost_from(self, key: int, facts: Facts, fixed: Fixed) -> bool:
        left = self.left(key >> self.layout.stock & self.stock_mask)
        waste, passes = key >> self.layout.waste & WASTE, key >> self.layout.passes
        stops, gone = self._stops(left, waste), 0
        while True:
            before = gone
            gone, facts = self._passed(left, max(0, waste - 1), stops, gone, facts, fixed)
            if not facts[0] or not facts[4]:
                return False
            passes -= 1
            if not passes or (gone == before and not waste):
                return True
            waste, stops = 0, self._later_stops(left, gone)

    def _stops(self, left: tuple[int, ...], waste: int) -> int:
        """The cards that are drawn to the top of the waste, that after which the last pass ended included."""
        if self.draw == 1:
            return self.cards
        ends = range(waste or self.draw, len(left), self.draw)
        return left[-1] | sum(left[end - 1] for end in ends)

    def _later_stops(self, left: tuple[int, ...], gone: int) -> int:
        """Those that may be drawn to the top in the next pass when these or less were taken."""
        if self.draw == 1:
            return self.cards
        stops, taken = left[-1], 0
        for position, card in enumerate(left, 1):
            if taken >= self.draw - 1 or position % self.draw <= taken:
                stops |= card
            if card & gone:
                taken += 1
        return stops

    def _passed(  # noqa: C901, PLR0915 (the hot loop of the proofs)
        self, left: tuple[int, ...], begin: int, stops: int, gone: int, facts: Facts, fixed: Fixed
    ) -> tuple[int, Facts]:
        """The cards gone and what holds after one pass that begins here, or so much that no root is left.

        Most cards that are taken change little. What else follows is `news`; it waits until a card could not
        be taken without it.
        """
        nexts, bare, fitting, spare, roots, home = facts
        wanted, shared, pairs, children = nexts | fitting, fixed[1], self.pair, self.children
        pile, news = list(left[:begin]), 0
        for card in left[begin:]:
            if not card & gone:
                pile.append(card)
            if not card & stops:
                continue
            while pile and (news or pile[-1] & wanted):
                top = pile[-1]
                if not top & wanted:
                    facts = self._closed((nexts, bare, fitting, spare, roots, home), fixed)
                    nexts, bare, fitting, spare, roots, home = facts
                    if not nexts or not roots:
                        return gone, facts
                    wanted, news = nexts | fitting, 0
                    continue
                del pile[-1]
                gone, bare = gone | top, bare | top
                if top & fitting:
                    lies, pair = children[top] & ~fitting, pairs[top] & shared
                    news |= lies & (roots | spare) | pair & nexts & ~bare
                    fitting, wanted, bare = fitting | lies, wanted | lies, bare | pair
                else:
                    spare |= top
                if top & nexts:
                    nexts, home, top = nexts ^ top, home | top, self.above[top]
                    news |= top & bare
                    nexts, wanted = nexts | top, wanted | top
        facts = nexts, bare, fitting, spare, roots, home
        return gone, self._closed(facts, fixed) if news else facts
