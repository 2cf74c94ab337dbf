"""Successors of a state by real moves, for counting them: which card lies on which matters here.

Some moves are left out, because lines without them are as short. A run is cut only for the card that it bares
to go home at once. A card comes back from its foundation only if the next moves use it: as a parent, maybe of
a card that comes back too, or because the one beneath it comes back. A card goes home at once when all that
could be laid on it could go home itself.
"""

from collections.abc import Iterator

from klondike.solver.runs import UPPERS, WholeMoves
from klondike.solver.state import UPPER, Field, State
from klondike.solver.stock import Reserve
from klondike.solver.talon import Talon

Step = tuple[State, int, int]
"""a state, the cards that came back and were not used yet, and the moves made"""


class SingleMoves(WholeMoves):
    """The moves of one field; `cuts`: parts of runs may move."""

    def __init__(self, field: Field, talon: Talon, *, cuts: bool) -> None:
        super().__init__(field, Reserve(field))
        self.talon, self.cuts = talon, cuts
        self.goes_back = field.options.back
        self.shifts = tuple(4 * suit for suit in field.deck.suits)

    def start(self, waste: int) -> Step:
        """The start of the search."""
        key, *rest = self.field.start
        return self._settled((self.talon.begin(key, waste), *rest), 0)  # type: ignore[arg-type]

    def _settled(self, state: State, moves: int) -> Step:
        """The state after all moves home from the columns that nothing speaks against."""
        while True:
            key, laid, roots, _, _, _, _ = state
            nexts = self.nexts_low[key & 255] | self.nexts_high[key >> 8 & 255]
            cards = nexts & self.slots(key, laid, roots)
            while cards:
                card = cards & -cards
                if self._needs_nothing(key, card):
                    break
                cards ^= card
            else:
                return state, 0, moves
            state, moves = self.homed(state, card), moves + 1

    def _needs_nothing(self, key: int, card: int) -> bool:
        """Whether no foundation is more than one lower than that of this next card."""
        least = self.rank[card] - 1
        return all((key >> shift & 15) >= least for shift in self.shifts)

    def successors(self, step: Step) -> Iterator[Step]:
        """Each with all moves since the step's."""
        (key, laid, roots, stock, spaces, tally, _), pending, _ = step
        state: State = key, laid, roots, stock, spaces, tally, ()
        bare = self.slots(key, laid, roots)
        if self.goes_back:
            yield from self._come_back(state, pending, bare)
        targets = pending or bare
        yield from self._lay_roots(state, pending, targets)
        yield from self._cut(state, pending, targets)
        yield from self._take(state, pending, targets)
        if not pending:
            nexts = self.nexts_low[key & 255] | self.nexts_high[key >> 8 & 255]
            for card in _each(nexts & bare):
                yield self._settled(self.homed(state, card), 1)

    def _used(self, state: State, pending: int, parent: int, moves: int) -> Step:
        pending &= ~parent
        return (state, pending, moves) if pending else self._settled(state, moves)

    def _places(self, card: int, targets: int, spaces: int) -> Iterator[tuple[int, int]]:
        """The parents among the targets, each with its mark in a step; 0 for a space."""
        if card & self.kings:
            if spaces > 0:
                yield 0, 0
            return
        for parent in _each(self.parents[card] & targets):
            yield parent, UPPER if parent & UPPERS else 0

    def _lay_roots(self, state: State, pending: int, targets: int) -> Iterator[Step]:
        spaces = 0 if pending else state[4]
        for card in _each(state[2]):
            for parent, upper in self._places(card, targets, spaces):
                yield self._used(self.placed(state, card, upper), pending, parent, 1)

    def _cut(self, state: State, pending: int, targets: int) -> Iterator[Step]:
        """Runs that go to the twin of their parent, which then goes home."""
        key, laid, roots, *_ = state
        if not self.cuts:
            return
        nexts = self.nexts_low[key & 255] | self.nexts_high[key >> 8 & 255]
        for card in _each(nexts & (laid | roots)):
            twin = self.twin[card] & targets
            child = twin and self._child_on(state, card)
            if child:
                parted = self._shifted(state, child, twin)
                yield self._used(self.homed(parted, card), pending, twin, 2)

    def _shifted(self, state: State, card: int, parent: int) -> State:
        key, laid, roots, stock, spaces, tally, steps = state
        step = -card - (UPPER if parent & UPPERS else 0)
        return key ^ card << self.parents_shift, laid, roots, stock, spaces, tally, (*steps, step)

    def _child_on(self, state: State, card: int) -> int:
        """The laid card that lies on this one, or 0."""
        key, laid, *_ = state
        upper = key >> self.parents_shift
        children = self.brood[card] & laid
        return children & (upper if card & UPPERS else ~upper)

    def _take(self, state: State, pending: int, targets: int) -> Iterator[Step]:
        """Cards of the stock and the waste."""
        key, _, _, stock, spaces, _, _ = state
        if not stock:
            return
        nexts = self.nexts_low[key & 255] | self.nexts_high[key >> 8 & 255]
        for card, draws, rest in self.talon.reach(key):
            if card & nexts and not pending:
                yield self._settled(self._restocked(self.homed(state, card), rest), draws + 1)
            for parent, upper in self._places(card, targets, 0 if pending else spaces):
                laid = self._restocked(self.placed(state, card, upper), rest)
                yield self._used(laid, pending, parent, draws + 1)

    def _restocked(self, state: State, rest: int) -> State:
        """The state with the waste and the passes as they are now."""
        return state[0] & self.talon.rest | rest, *state[1:]

    def _come_back(self, state: State, pending: int, bare: int) -> Iterator[Step]:
        """Cards of the foundations that are laid down to be used; one that came back can be their parent."""
        key, _, _, _, spaces, _, _ = state
        for suit in self.deck.suits:
            height = key >> 4 * suit & 15
            if not height:
                continue
            card = self.rows[suit][height - 1]
            if self._needs_nothing(key, card):
                continue
            above = pending & self.above[card]
            for parent, upper in self._places(card, bare, spaces):
                yield self.placed(state, card, upper), pending & ~above & ~parent | card, 1


def _each(cards: int) -> Iterator[int]:
    while cards:
        card = cards & -cards
        cards ^= card
        yield card
