"""Which states need no second look: those met before, and those that drawing leads to from one met before."""

from typing import Protocol

from klondike.solver.state import WASTE_BITS, Field

WASTE = (1 << WASTE_BITS) - 1


class Seen(Protocol):
    """The keys met so far."""

    def add(self, key: int, /) -> bool:
        """Whether the key is new; then it is kept."""

    def is_outdone(self, key: int, /) -> bool:
        """Whether a better key came after this one was kept."""


class SeenKeys:
    """For states that only equal ones make superfluous."""

    def __init__(self) -> None:
        self.keys: set[int] = set()

    def add(self, key: int) -> bool:
        """Whether the key is new; then it is kept."""
        if key in self.keys:
            return False
        self.keys.add(key)
        return True

    def is_outdone(self, _key: int) -> bool:
        """Never."""
        return False


class SeenLoose(SeenKeys):
    """Without limit: a smaller waste of the same phase outdoes a larger, and any waste an empty one."""

    def __init__(self, field: Field) -> None:
        super().__init__()
        self.draw, self.shift = field.options.draw, field.layout.waste

    def add(self, key: int) -> bool:
        """Whether the key is new and not outdone; then it is kept."""
        keys = self.keys
        if key in keys:
            return False
        waste = key >> self.shift
        if waste:
            rest = key ^ waste << self.shift
            if any(rest | less << self.shift in keys for less in range(waste - self.draw, 0, -self.draw)):
                return False
            keys.add(rest)
        keys.add(key)
        return True


class SeenCounted:
    """With limited passes: of each rest of a key, the smallest waste by passes left and phase.

    A state outdoes another with the same rest if drawing leads to the other: with the same passes left from a
    waste not larger, if the phase is the same or the other's waste holds all cards; with more passes left
    also if the other's phase is that after a recycle.
    """

    def __init__(self, field: Field) -> None:
        self.draw, layout = field.options.draw, field.layout
        self.stock, self.cards = layout.stock, (1 << len(field.order)) - 1
        self.waste, self.passes = layout.waste, layout.passes
        self.rest = (1 << layout.waste) - 1
        self.best: dict[int, dict[int, int]] = {}
        """rest of the key: {passes left * draw + phase: size of the waste}"""

    def add(self, key: int) -> bool:
        """Whether the key is new and not outdone; then it is kept."""
        waste, passes = key >> self.waste & WASTE, key >> self.passes
        known = self.best.setdefault(key & self.rest, {})
        place = passes * self.draw + waste % self.draw
        if known and (known.get(place, WASTE) <= waste or self._is_outdone(known, key, waste, passes)):
            return False
        known[place] = waste
        return True

    def is_outdone(self, key: int) -> bool:
        """Whether a better key came after this one was kept."""
        known = self.best[key & self.rest]
        waste, passes = key >> self.waste & WASTE, key >> self.passes
        return self._is_outdone(known, key, waste, passes)

    def _is_outdone(self, known: dict[int, int], key: int, waste: int, passes: int) -> bool:
        """Whether one of the known states leads here, equal ones aside."""
        phase = waste % self.draw
        is_full = waste == (key >> self.stock & self.cards).bit_count()
        for place, least in known.items():
            others, other_phase = divmod(place, self.draw)
            if others < passes:
                continue
            if others > passes and (is_full or phase == 0):
                return True
            if other_phase == phase and (least <= waste if others > passes else least < waste):
                return True
            if others == passes and is_full and least < waste:
                return True
        return False


def seen_of(field: Field) -> Seen:
    """What the options ask for."""
    if field.options.passes:
        return SeenCounted(field)
    return SeenKeys() if field.options.is_reserve else SeenLoose(field)
