"""Successors where only whole runs move, with the choice between two parents left open.

With whole runs it matters which card lies on which. But a card that is laid where both of its parents are
bare is taken to lie on *either*: on which of them is settled when the other one goes home, and its twin then
lies on the one that is left. The key marks such a pair of twins by both of their bits, which no real parents
give (at most one of the two lies on the upper one). So a state stands for all choices that are still open in
it, and it can be won if it can be won with one of them.
"""

from collections.abc import Sequence

from klondike.solver.deck import PAIRS, Deck, bits_of
from klondike.solver.lazy import Goals, LazyMoves
from klondike.solver.state import EITHER, UPPER, State

UPPERS = PAIRS << 1
"""the upper bits of all pairs"""


class WholeMoves(LazyMoves):
    """Only whole runs move."""

    def _expand_covered(self, _state: State, _slots: int, _may_lie: int) -> None:
        """What lies on a card stays there."""

    def slots(self, key: int, laid: int, roots: int) -> int:
        """The cards that are bare by some choice."""
        low = self.low
        covers = laid & ~self.kings
        bits = key >> self.parents_shift
        upper = covers & bits
        covered = 0
        if open_ := bits & bits >> 1 & low:
            covered = (upper & upper >> 1 & open_) * 3 << 4
            covers &= ~(open_ * 3)
            upper &= covers
        lower = covers ^ upper
        covered |= ((upper | upper >> 1) & low) << 5 | ((lower | lower >> 1) & low) << 4
        return (laid | roots) & ~covered

    def bared_by(self, cards: int, upper: int) -> int:
        """The cards, at most, that these lie on."""
        low = self.low
        open_ = upper & upper >> 1 & low
        on_upper = cards & upper
        on_lower = cards & ~(upper & ~(open_ * 3))
        return ((on_upper | on_upper >> 1) & low) << 5 | ((on_lower | on_lower >> 1) & low) << 4

    def unbound(self, key: int, card: int, laid: int) -> int:
        """The key after a card went home: its own parent is forgotten, and its child's is settled."""
        shift = self.parents_shift
        bits = key >> shift
        pair = self.pair[card]
        if bits & pair and (bits & pair != pair or not laid & pair):
            key &= ~((card if laid & pair else pair) << shift)
        if pair := self.brood[card]:
            child = pair & laid
            if child and bits & pair == pair:
                key &= ~(pair << shift)
                if not card & UPPERS:
                    key |= child << shift
        return key

    def _bare(self, state: State, goals: Goals, slots: int, card: int) -> None:
        """The card that lies on it goes home, whichever of the two that may be."""
        key, laid, *_ = state
        bits = key >> self.parents_shift
        pair = self.brood[card]
        children = pair & laid & self.might
        if bits & pair != pair:
            children &= bits if card & UPPERS else ~bits
        while children:
            child = children & -children
            children ^= child
            self._push(state, goals, slots, -child)

    def _lay_on_parent(self, state: State, goals: Goals, slots: int, card: int) -> None:
        """It is laid on a bare parent; or one is bared first, or brought from the reserve."""
        _, laid, roots, stock, *_ = state
        parents, twin = self.parents[card], self.twin[card] & laid
        if bare := parents & slots:
            both = bare == parents and parents & parents - 1
            self._met(self.placed(state, card, EITHER if both else bare & UPPERS and UPPER), goals)
        if twin and parents & (laid | roots):
            self._push(state, goals, slots, -twin)
        if self.is_reserve:
            for parent in bits_of(parents & stock):
                self._push(state, goals, slots, parent)


class Choices:
    """Which parents the cards of a line lie on: those left open are settled by the cards that go home."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.lying: dict[int, int] = {}
        """the cards that lie on either parent, and the places of their steps"""
        self.upper: dict[int, int] = {}
        """by place: whether it is the upper parent"""
        self.others: dict[int, int] = {}
        """of twins that lay on the two parents at one time the places of their steps"""

    def settled(self, steps: Sequence[int]) -> list[int]:
        """The steps with a parent for each card that was laid on either."""
        places = []
        for place, step in enumerate(steps):
            if step > 0:
                self._goes_home(step)
            elif -step & EITHER:
                places.append(place)
                self._lies(-step ^ EITHER, place)
        for place in places:
            self._settle(place, 0)
        return [self._with_parent(place, step) for place, step in enumerate(steps)]

    def _with_parent(self, place: int, step: int) -> int:
        return step + EITHER - UPPER * self.upper[place] if place in self.upper else step

    def _lies(self, card: int, place: int) -> None:
        self.lying[card] = place
        twin = self.lying.get(self.deck.twin[card])
        if twin is not None:
            self.others[place], self.others[twin] = twin, place

    def _goes_home(self, card: int) -> None:
        self.lying.pop(card, None)
        for child in self.deck.children[card]:
            if child in self.lying:
                self._settle(self.lying[child], not card & UPPERS)

    def _settle(self, place: int, upper: int) -> None:
        if place not in self.upper:
            self.upper[place] = int(upper)
            if place in self.others:
                self.upper[self.others[place]] = 1 - upper
