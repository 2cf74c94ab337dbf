"""What every way of playing shares: cards leave and arrive, and what is certainly right is done at once."""

from abc import ABC, abstractmethod

from klondike.solver.state import UPPER, Field, State
from klondike.solver.stock import Stock


class Moves(ABC):
    """The successors of a state: each ends in one step that matters, with what it needs before it."""

    def __init__(self, field: Field, stock: Stock) -> None:
        deck = field.deck
        self.field, self.stock = field, stock
        self.is_reserve = field.options.is_reserve
        self.is_whole = field.options.whole
        self.parents_shift = field.layout.parents
        self.departures = field.departures
        self.deck, self.low, self.kings, self.cards = deck, deck.low, deck.kings, deck.all
        self.unit, self.suit, self.rank = deck.unit, deck.suit, deck.rank
        self.rows = deck.rows
        self.pair = {card: ((card | card >> 1) & deck.low) * 3 for card in deck.rank}
        self.brood = {card: pair >> 4 for card, pair in self.pair.items()}
        self.above, self.twin, self.parents = deck.above, deck.twin, deck.parents
        self.nexts_low, self.nexts_high = deck.nexts_low, deck.nexts_high
        self.homes_low, self.homes_high = deck.homes_low, deck.homes_high
        self.found: list[State] = []
        self.tried: set[tuple[int, tuple[int, ...]]] = set()
        """keys and goals that were pursued since the last state was expanded"""

    @abstractmethod
    def settle(self, state: State) -> State:
        """The state after all steps that are certainly right."""

    @abstractmethod
    def expand(self, state: State) -> list[State]:
        """The settled successors of a settled state."""

    def begin(self, waste: int) -> State:
        """The settled start of the search."""
        key, *rest = self.field.start
        return self.settle((self.stock.begin(key, waste), *rest))  # type: ignore[arg-type]

    def slots(self, _key: int, laid: int, roots: int) -> int:
        """Both bits of each pair that has a card to spare: it can be bared, or laid on."""
        up = laid | roots
        covers = laid << 4
        one = (up | up >> 1) ^ (covers | covers >> 1)
        both = (up & up >> 1) ^ (covers & covers >> 1)
        return ((one | both) & self.low) * 3

    def bared_by(self, cards: int, _upper: int) -> int:
        """The cards, at most, that are bared when these go; kings lie on none."""
        return ((cards | cards >> 1) & self.low) * 3 << 4

    def homed(self, state: State, card: int) -> State:
        """The state after this card went home."""
        key, laid, roots, stock, spaces, tally, steps = state
        key += self.unit[card]
        tally += 1
        if card & laid:
            laid ^= card
            if card & self.kings:
                spaces += 1
        elif card & stock:
            key = self.stock.take(key, card)
            stock ^= card
        else:
            taken, turned, bared, space, shown = self.departures[card]
            key -= taken
            roots ^= turned
            laid |= bared
            spaces += space
            tally += shown
        if self.is_whole:
            key = self.unbound(key, card, laid)
        return key, laid, roots, stock, spaces, tally, (*steps, card)

    def unbound(self, key: int, _card: int, _laid: int) -> int:
        """The key after this card went home: what it said of its parent and of its children is put right."""
        return key

    def placed(self, state: State, card: int, upper: int = 0) -> State:
        """The state after this card was laid on a column; `upper`: UPPER or EITHER where it matters."""
        key, laid, roots, stock, spaces, tally, steps = state
        if card & roots:
            taken, turned, bared, space, shown = self.departures[card]
            key -= taken
            roots ^= turned
            laid |= bared
            spaces += space
            tally += shown
        elif card & stock:
            key = self.stock.take(key, card)
            stock ^= card
        else:
            key -= self.unit[card]
            tally -= 1
        if upper:
            key |= (card if upper == UPPER else self.pair[card]) << self.parents_shift
        if card & self.kings:
            spaces -= 1
        return key, laid | card, roots, stock, spaces, tally, (*steps, -card - upper)

    def emit(self, state: State) -> None:
        """Keep a successor, settled."""
        self.found.append(self.settle(state))


def step_parts(step: int) -> tuple[int, bool, int]:
    """The card number of a step, whether it goes home, and whether its parent is the upper one (0 or 1)."""
    if step > 0:
        return step.bit_length() - 1, True, 0
    card = -step & UPPER - 1
    return card.bit_length() - 1, False, int(bool(-step & UPPER))
