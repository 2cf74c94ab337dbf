"""Successors where foundation cards may go back: cards go home early, and come down to help others."""

from klondike.solver.deck import LOWER_HALF, bits_of
from klondike.solver.moves import Moves
from klondike.solver.state import State

Goals = tuple[int, ...]


def _beneath(cards: int) -> int:
    """The cards next lower in suit than these."""
    return (cards & ~LOWER_HALF) >> 6 | (cards & LOWER_HALF) >> 2


class BackMoves(Moves):
    """Parts of runs may move and foundation cards may go back.

    A card that cannot be had or laid at once gets what it needs first, goal by goal: a slot is made by laying
    down a card of the same pair from its foundation (or from the stock, where that is a reserve). So cards
    come down from foundations only right before they are used.
    """

    def settle(self, state: State) -> State:
        """Laid cards go home whenever they can (they can come back); others only where nothing needs them."""
        while True:
            key, laid, roots, stock, _, _, _ = state
            nexts = self.nexts_low[key & 255] | self.nexts_high[key >> 8 & 255]
            slots = self.slots(key, laid, roots)
            card = nexts & slots & laid
            if card:
                state = self.homed(state, card & -card)
                continue
            card = nexts & (stock | roots & slots)
            if not card:
                return state
            card = self._forced(key, card, stock)
            if not card:
                return state
            state = self.homed(state, card)

    def _forced(self, key: int, cards: int, stock: int) -> int:
        """The first of these next cards that nothing can need any more, or 0."""
        while cards:
            card = cards & -cards
            cards ^= card
            if card & stock:
                if self._is_safe(key, card, 1) and self.stock.goes_free(key, card):
                    return card
            elif self._is_safe(key, card, 0):
                return card
        return 0

    def _is_safe(self, key: int, card: int, behind: int) -> bool:
        """Whether the other colour's foundations are at most `behind` lower, and the twin's at most one."""
        suit, rank = self.suit[card], self.rank[card]
        return (
            (key >> 4 * (suit ^ 2) & 15) >= rank - behind
            and (key >> 4 * (suit ^ 3) & 15) >= rank - behind
            and (key >> 4 * (suit ^ 1) & 15) >= rank - 1
        )

    def expand(self, state: State) -> list[State]:
        """Roots and stock cards go home or are laid; laid cards go home after their twin came to help."""
        key, laid, roots, stock, spaces, tally, _ = state
        state = key, laid, roots, stock, spaces, tally, ()
        self.found, self.tried = [], set()
        nexts = self.nexts_low[key & 255] | self.nexts_high[key >> 8 & 255]
        slots = self.slots(key, laid, roots)
        places = slots >> 4 & ~self.kings | (self.kings if spaces > 0 else 0)
        help_ = self.help = self._helpers(key, stock, places)
        self._expand_home(state, nexts, slots, help_)
        self._expand_laid(state, roots & ~(nexts & slots & places), slots, places, help_)
        if stock and not self.is_reserve:
            self._expand_stock(state, nexts, slots, places, help_)
        return self.found

    def _helpers(self, key: int, stock: int, places: int) -> int:
        """The cards that may be laid to make a slot, at most: what they need to lie on may come, too."""
        home = (self.homes_low[key & 255] | self.homes_high[key >> 8 & 255]) & self.cards
        waiting = home | stock if self.is_reserve else home
        might = 0
        while cards := waiting & places & ~_beneath(home):
            might |= cards
            waiting ^= cards
            home &= ~cards
            places |= ((cards | cards >> 1) & self.low) * 3 >> 4
        return might

    def _expand_home(self, state: State, nexts: int, slots: int, help_: int) -> None:
        cards = nexts & (state[1] | state[2])
        if self.is_reserve:
            cards |= self._above_reserve(nexts, state)
        while cards:
            card = cards & -cards
            cards ^= card
            if card & slots:
                self._go_home(state, card)
            elif self.twin[card] & help_:
                self._pursue(state, (-card,), slots)

    def _above_reserve(self, nexts: int, state: State) -> int:
        """The face-up cards that follow in suit after next cards which all lie in the stock."""
        _, laid, roots, stock, *_ = state
        cards, found = nexts & stock, 0
        while cards:
            card = cards & -cards
            cards ^= card
            while card & stock:
                card = self.above[card]
            found |= card & (laid | roots)
        return found

    def _expand_laid(self, state: State, cards: int, slots: int, places: int, help_: int) -> None:
        while cards:
            card = cards & -cards
            cards ^= card
            if card & places:
                self.emit(self.placed(state, card))
            elif self.parents[card] & help_:
                self._pursue(state, (card,), slots)

    def _expand_stock(self, state: State, nexts: int, slots: int, places: int, help_: int) -> None:
        """Where a card could be laid at once too, going home is enough: it can come back."""
        key = state[0]
        safe = sum(card for card in bits_of(nexts & state[3]) if self._is_safe(key, card, 1))
        for card in self.stock.reach(key, safe):
            if card & nexts:
                self.emit(self.homed(state, card))
            elif card & places:
                self.emit(self.placed(state, card))
            if not card & places and self.parents[card] & help_:
                self._pursue(state, (card,), slots)

    def _go_home(self, state: State, card: int) -> None:
        """Send a card home, in a reserve after the cards of its suit that the stock holds."""
        suit = self.suit[card]
        for low in self.rows[suit][state[0] >> 4 * suit & 15 : self.rank[card]]:
            if not low & state[3]:
                return
            state = self.homed(state, low)
        self.emit(self.homed(state, card))

    def _pursue(self, state: State, goals: Goals, slots: int) -> None:
        """Lay the last of the goals, getting first what it needs, and then the others before it.

        A first goal that is negative is a card to be sent home. Every way of getting what is needed is tried,
        no goal twice within one chain.
        """
        card = goals[-1]
        if card < 0:
            self._pursue_home(state, slots, -card)
            return
        key = state[0]
        suit = self.suit[card]
        height = key >> 4 * suit & 15
        is_ready = height <= self.rank[card] + 1
        if not is_ready:
            self._pursue_each(state, goals, slots, self.rows[suit][height - 1])
        if state[4] > 0 if card & self.kings else slots & self.parents[card]:
            if is_ready:
                self._laid_goal(self.placed(state, card), goals)
        else:
            self._pursue_each(state, goals, slots, self.parents[card] & self.help & ~state[1])

    def _pursue_home(self, state: State, slots: int, card: int) -> None:
        if slots & card:
            self._go_home(state, card)
        else:
            self._pursue_each(state, (-card,), slots, self.twin[card] & self.help & ~state[1])

    def _laid_goal(self, state: State, goals: Goals) -> None:
        """The last goal is met: on to the one before it."""
        if len(goals) == 1:
            self.emit(state)
            return
        place = state[0], goals
        if place not in self.tried:
            self.tried.add(place)
            self._pursue(state, goals[:-1], self.slots(state[0], state[1], state[2]))

    def _pursue_each(self, state: State, goals: Goals, slots: int, cards: int) -> None:
        while cards:
            parent = cards & -cards
            cards ^= parent
            if parent not in goals:
                self._pursue(state, (*goals, parent), slots)
