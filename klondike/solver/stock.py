"""The stock and the waste: which of their cards can be had, and what taking one does.

Cards left are counted from 1 in the order of the waste from its lowest card, then of the stock. With w of
them in the waste, drawing n at a time shows the cards w + n, w + 2n and so on, the last one, and w itself;
after a recycle n, 2n and so on, and the last one.
"""

from functools import lru_cache
from typing import Protocol

from klondike.solver.state import WASTE_BITS, Field

WASTE = (1 << WASTE_BITS) - 1
MOST_KEPT = 4096
"""states of the stock whose cards to try are kept"""


class Stock(Protocol):
    """One way of going through the stock."""

    def begin(self, key: int, waste: int, /) -> int:
        """A key with the waste and the passes of the start added."""

    def take(self, key: int, card: int, /) -> int:
        """The key after a card that can be had was taken."""

    def reach(self, key: int, safe: int, /) -> list[int]:
        """The cards to try; those in `safe` need not be passed over."""

    def goes_free(self, key: int, card: int, /) -> bool:
        """Whether taking this card costs nothing that could matter."""


class Reserve:
    """One card at a time and no limit: every card can be had at any time, so none is tried for itself."""

    def __init__(self, field: Field) -> None:
        self.place = field.place

    def begin(self, key: int, _waste: int) -> int:
        """The key itself: the waste does not matter."""
        return key

    def take(self, key: int, card: int) -> int:
        """The key less the card."""
        return key ^ self.place[card]

    def reach(self, _key: int, _safe: int) -> list[int]:
        """None: they only help others."""
        return []

    def goes_free(self, _key: int, _card: int) -> bool:
        """Always."""
        return True


class Loose:
    """Several cards at a time and no limit: a waste of a whole number of draws counts as empty."""

    def __init__(self, field: Field) -> None:
        self.draw = field.options.draw
        self.order, self.index, self.place = field.order, field.index, field.place
        self.shift, self.waste = field.layout.stock, field.layout.waste
        self.cards = (1 << len(self.order)) - 1
        self.rest = (1 << self.waste) - 1
        self.shown = lru_cache(MOST_KEPT)(self._shown)

    def begin(self, key: int, waste: int) -> int:
        """The key with the size of the waste."""
        return key | self._normal(waste, len(self.order)) << self.waste

    def take(self, key: int, card: int) -> int:
        """The key with the card gone, and the waste ending before it."""
        left = (key ^ self.place[card]) >> self.shift & self.cards
        before = (left & (1 << self.index[card]) - 1).bit_count()
        waste = self._normal(before, left.bit_count())
        return (key ^ self.place[card]) & self.rest | waste << self.waste

    def _normal(self, waste: int, count: int) -> int:
        return 0 if waste % self.draw == 0 or waste == count else waste

    def reach(self, key: int, _safe: int) -> list[int]:
        """Every card that drawing shows in this pass or the next."""
        return self.shown(key >> self.shift & self.cards, key >> self.waste)

    def _shown(self, left: int, waste: int) -> list[int]:
        count, draw = left.bit_count(), self.draw
        shown, position = [], 0
        for index, card in enumerate(self.order):
            if left >> index & 1:
                position += 1
                in_this = waste and position >= waste and (position - waste) % draw == 0
                if in_this or position % draw == 0 or position == count:
                    shown.append(card)
        return shown

    def goes_free(self, key: int, card: int) -> bool:
        """Only the last card, when the waste counts as empty: the others keep their places."""
        return not (key >> self.waste or (key >> self.shift & self.cards) >> self.index[card] + 1)


class Counted:
    """Limited passes: the waste is what it is, and going round costs one."""

    def __init__(self, field: Field) -> None:
        self.draw, self.begun = field.options.draw, field.options.passes
        self.order, self.index, self.place = field.order, field.index, field.place
        self.shift, self.waste, self.passes = field.layout.stock, field.layout.waste, field.layout.passes
        self.cards = (1 << len(self.order)) - 1
        self.rest = (1 << self.waste) - 1
        self.shown = lru_cache(MOST_KEPT)(self._shown)

    def begin(self, key: int, waste: int) -> int:
        """The key with waste and passes; without any card left they do not matter."""
        if not self.order:
            return key | 1 << self.passes
        return key | waste << self.waste | self.begun << self.passes

    def _is_shown(self, position: int, waste: int, count: int) -> bool:
        """Whether drawing on in this pass shows the card at this position."""
        return position >= waste and (
            (position == count or (position - waste) % self.draw == 0) if waste
            else (position == count or position % self.draw == 0)
        )  # fmt: skip

    def take(self, key: int, card: int) -> int:
        """The key with the card gone, the waste ending before it, and a pass less if that took one."""
        left = key >> self.shift & self.cards
        before = (left & (1 << self.index[card]) - 1).bit_count()
        count, passes = left.bit_count(), key >> self.passes
        if not self._is_shown(before + 1, key >> self.waste & WASTE, count):
            passes -= 1
        if count == 1:
            before, passes = 0, 1
        return (key ^ self.place[card]) & self.rest | before << self.waste | passes << self.passes

    def reach(self, key: int, safe: int) -> list[int]:
        """The cards shown in this pass, and those of the next if there is one.

        Where the rest of the passes does not depend on it, no card behind a safe one is tried.
        """
        left = key >> self.shift & self.cards
        return self.shown(left, key >> self.waste & WASTE, key >> self.passes, safe)

    def _shown(self, left: int, waste: int, passes: int, safe: int) -> list[int]:
        may_cut, count = self.draw == 1 or passes == 1, left.bit_count()
        now, later, position = [], [], 0
        for index, card in enumerate(self.order):
            if not left >> index & 1:
                continue
            position += 1
            if self._is_shown(position, waste, count):
                now.append(card)
                if may_cut and card & safe:
                    return now
            elif position == count or position % self.draw == 0:
                later.append(card)
        return now + later if passes > 1 else now

    def goes_free(self, key: int, card: int) -> bool:
        """Only the top of the waste, and only where the next pass shows the same cards without it."""
        left = key >> self.shift & self.cards
        position = (left & (1 << self.index[card]) - 1).bit_count() + 1
        if position != key >> self.waste & WASTE:
            return False
        return self.draw == 1 or key >> self.passes == 1 or position == left.bit_count()


def stock_of(field: Field) -> Stock:
    """The way of going through the stock that the options ask for."""
    if field.options.passes:
        return Counted(field)
    return Reserve(field) if field.options.draw == 1 else Loose(field)
