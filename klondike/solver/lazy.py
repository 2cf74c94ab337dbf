"""Successors where foundation cards never go back: laid cards go home only when something needs it."""

from klondike.solver.deck import LOWER_HALF, bits_of
from klondike.solver.moves import Moves
from klondike.solver.state import State

Goals = tuple[int, ...]
"""a card to be laid on a column, or minus a card to go home; the last is the next to be met"""


class LazyMoves(Moves):
    """Parts of runs may move; what is on a foundation stays there.

    A card that cannot be had or laid at once gets what it needs first, goal by goal; no goal comes twice in
    one chain.
    """

    might = 0
    """the laid cards (and in a reserve those of the stock) that might go home to help others"""

    def settle(self, state: State) -> State:
        """Cards go home where all that could be laid on them can go home itself."""
        while True:
            key, laid, roots, stock, *_ = state
            nexts = self.nexts_low[key & 255] | self.nexts_high[key >> 8 & 255]
            cards = nexts & (stock | (laid | roots) & self.slots(key, laid, roots))
            while cards:
                card = cards & -cards
                cards ^= card
                if self._is_safe(key, card) and (not card & stock or self.stock.goes_free(key, card)):
                    break
            else:
                return state
            state = self.homed(state, card)

    def _is_safe(self, key: int, card: int) -> bool:
        """Whether no card that could lie on this next card has to wait for long itself."""
        suit, rank = self.suit[card], self.rank[card]
        lower = min(key >> 4 * (suit ^ 2) & 15, key >> 4 * (suit ^ 3) & 15)
        return lower >= rank or (lower >= rank - 1 and (key >> 4 * (suit ^ 1) & 15) >= rank - 2)

    def expand(self, state: State) -> list[State]:
        """Roots and cards of the stock go home or are laid; others go home with help of the reserve."""
        key, laid, roots, stock, spaces, tally, _ = state
        state = key, laid, roots, stock, spaces, tally, ()
        self.found, self.tried = [], set()
        nexts = self.nexts_low[key & 255] | self.nexts_high[key >> 8 & 255]
        slots = self.slots(key, laid, roots)
        lies = self._fitting(slots) | (self.kings if spaces > 0 else 0)
        ready = nexts & (slots | stock) & lies
        may_lie, may_go = self._chances(state, nexts, slots)
        targets = bits_of(roots & (may_lie | may_go))
        if self.is_reserve:
            self._expand_covered(state, slots, may_lie)
        elif stock:
            targets += self.stock.reach(key, self._safe_of(key, nexts & stock))
        open_ = 0 if self.is_reserve or self.is_whole else lies
        for card in targets:
            if card & open_:
                self.emit(self.placed(state, card))  # as pursuing it would end
            elif card & may_lie:
                self._pursue(state, (card,), slots)
            if card & may_go & ~ready:
                self._pursue(state, (-card,), slots)
        return self.found

    def _expand_covered(self, state: State, slots: int, may_lie: int) -> None:
        """Covered cards go home after their twin came from the reserve; later it may have no place."""
        twins = state[3] & may_lie
        twins = (twins & self.low) << 1 | twins >> 1 & self.low
        for card in bits_of(twins & state[1] & ~slots & self.might):
            self._pursue(state, (-card, self.twin[card]), slots)

    def _safe_of(self, key: int, cards: int) -> int:
        return sum(card for card in bits_of(cards) if self._is_safe(key, card))

    def _fitting(self, slots: int) -> int:
        """The cards, kings aside, that lie on one of these or on its twin."""
        return ((slots | slots >> 1) & self.low) * 3 >> 4

    def _chances(self, state: State, nexts: int, slots: int) -> tuple[int, int]:
        """The cards that may come to lie, and to go home, at most: if all laid cards go home that might.

        Those that might are kept: no other goal is worth a try.
        """
        key, laid, _, stock, spaces, _, _ = state
        bare, helpers = slots, laid
        if self.is_reserve:
            helpers |= stock
            bare |= stock | ((stock | stock >> 1) & self.low) * 3
        upper = key >> self.parents_shift if self.is_whole else 0
        waiting, might = nexts & helpers, 0
        while cards := waiting & bare:
            might |= cards
            above = (cards & LOWER_HALF) << 6 | (cards & ~LOWER_HALF) << 2
            nexts |= above
            waiting = waiting ^ cards | above & helpers
            bare |= self.bared_by(cards & laid & ~self.kings, upper)
        self.might = might
        kings = self.kings if spaces > 0 or might & self.kings else 0
        return self._fitting(bare) | kings, nexts & (bare | stock)

    def _pursue(self, state: State, goals: Goals, slots: int) -> None:
        goal = goals[-1]
        if goal < 0:
            self._send_home(state, goals, slots, -goal)
        else:
            self._lay(state, goals, slots, goal)

    def _push(self, state: State, goals: Goals, slots: int, goal: int) -> None:
        if goal not in goals and (goal > 0 or -goal & self.might):
            self._pursue(state, (*goals, goal), slots)

    def _met(self, state: State, goals: Goals) -> None:
        """The last goal is met: on to the one before it."""
        if len(goals) == 1:
            self.emit(state)
            return
        place = state[0], goals
        if place not in self.tried:
            self.tried.add(place)
            self._pursue(state, goals[:-1], self.slots(state[0], state[1], state[2]))

    def _send_home(self, state: State, goals: Goals, slots: int, card: int) -> None:
        key, laid, _, stock, *_ = state
        suit = self.suit[card]
        height, rank = key >> 4 * suit & 15, self.rank[card]
        if height > rank:
            self._met(state, goals)
            return
        if height < rank:
            low = self.rows[suit][height]
            if not (low & laid or (self.is_reserve and low & stock)):
                return
            self._push(state, goals, slots, -low)
            if not self.is_reserve:
                return
        if not card & (stock | slots):
            self._bare(state, goals, slots, card)
        elif height == rank:
            self._met(self.homed(state, card), goals)

    def _bare(self, state: State, goals: Goals, slots: int, card: int) -> None:
        """Every laid card that could lie on it goes home, or its twin comes from the reserve."""
        children = self.brood[card] & state[1] & self.might
        while children:
            child = children & -children
            children ^= child
            self._push(state, goals, slots, -child)
        if self.is_reserve and self.twin[card] & state[3]:
            self._push(state, goals, slots, self.twin[card])

    def _lay(self, state: State, goals: Goals, slots: int, card: int) -> None:
        key, laid, _, _, spaces, _, _ = state
        if card & laid or key >> 4 * self.suit[card] & 15 > self.rank[card]:
            return
        if not card & self.kings:
            self._lay_on_parent(state, goals, slots, card)
        elif spaces > 0:
            self._met(self.placed(state, card), goals)
        else:
            for king in bits_of(laid & self.kings & self.might):
                self._push(state, goals, slots, -king)

    def _lay_on_parent(self, state: State, goals: Goals, slots: int, card: int) -> None:
        """Lay it where its pair of parents has one to spare; else the twin makes room, or a parent comes.

        Even with one to spare, the other parent may have to come first: the present one can be needed at home
        before this card is.
        """
        _, laid, _, stock, *_ = state
        reserve = self.parents[card] & stock if self.is_reserve else 0
        if slots & self.parents[card]:
            self._met(self.placed(state, card), goals)
            reserve = sum(parent for parent in bits_of(reserve) if self.twin[parent] & laid)
        elif self.twin[card] & laid:
            self._push(state, goals, slots, -self.twin[card])
        for parent in bits_of(reserve):
            self._push(state, goals, slots, parent)
