"""Which states need no second look: those met before, and those that drawing leads to from one met before."""

from typing import Protocol

from klondike.solver.state import WASTE_BITS, Field

WASTE = (1 << WASTE_BITS) - 1


class Seen(Protocol):
    """The keys met so far."""

    cost: int
    """bytes that a state met costs for good, its place in the trail included, measured"""

    def add(self, key: int, /) -> bool:
        """Whether the key is new; then it is kept."""

    def is_outdone(self, key: int, /) -> bool:
        """Whether a better key came after this one was kept."""


class SeenKeys:
    """For states that only equal ones make superfluous."""

    cost = 120

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


def outdoing(draw: int) -> list[int]:
    """Without limit, of each size of the waste those that outdo it, itself included, as sets of bits.

    A smaller waste of the same phase does, and any does an empty one: drawing leads there.
    """
    every = (1 << WASTE + 1) - 1
    return [every, *(sum(1 << less for less in range(waste, 0, -draw)) for waste in range(1, WASTE + 1))]


class SeenLoose:
    """Without limit: of each rest of a key the sizes of the waste that it was met with, as a set of bits."""

    cost = 160

    def __init__(self, field: Field) -> None:
        self.waste, self.rest = field.layout.waste, (1 << field.layout.waste) - 1
        self.outdoing = outdoing(field.options.draw)
        self.met: dict[int, int] = {}

    def add(self, key: int) -> bool:
        """Whether the key is new and not outdone; then it is kept."""
        waste, rest = key >> self.waste, key & self.rest
        met = self.met.get(rest, 0)
        if met & self.outdoing[waste]:
            return False
        self.met[rest] = met | 1 << waste
        return True

    def is_outdone(self, key: int) -> bool:
        """Whether a better key came after this one was kept."""
        waste = key >> self.waste
        return self.met[key & self.rest] & self.outdoing[waste] & ~(1 << waste) > 0


class SeenCounted:
    """With limited passes: of each rest of a key, the smallest waste by passes left and phase.

    A state outdoes another with the same rest if drawing leads to the other: with the same passes left from a
    waste not larger, if the phase is the same or the other's waste holds all cards; with more passes left
    also if the other's phase is that after a recycle.
    """

    cost = 350

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


class SeenRuns:
    """For whole runs without limit: a state with choices open outdoes those where one of them is made.

    Of each rest of a key, without parents and waste, the parents met: their bits, those of choices still open
    (see `runs`), and the sizes of the waste they were met with, as a set of bits.
    """

    cost = 280

    def __init__(self, field: Field) -> None:
        layout, draw = field.layout, field.options.draw
        self.low = field.deck.low
        self.parents, self.waste = layout.parents, layout.waste
        self.rest, self.bits = (1 << layout.parents) - 1, (1 << layout.waste - layout.parents) - 1
        self.best: dict[int, list[list[int]]] = {}
        self.outdoing = outdoing(draw)

    def add(self, key: int) -> bool:
        """Whether the key is new and not outdone; then it is kept."""
        rest, bits, waste = key & self.rest, key >> self.parents & self.bits, key >> self.waste
        known = self.best.setdefault(rest, [])
        better, own = self.outdoing[waste], None
        for entry in known:
            if not (entry[0] ^ bits) & ~entry[1]:
                if entry[2] & better:
                    return False
                if entry[0] == bits:
                    own = entry
        if own:
            own[2] |= 1 << waste
        else:
            known.append([bits, (bits & bits >> 1 & self.low) * 3, 1 << waste])
        return True

    def is_outdone(self, key: int) -> bool:
        """Whether a better key came after this one was kept."""
        known = self.best[key & self.rest]
        bits, waste = key >> self.parents & self.bits, key >> self.waste
        better = self.outdoing[waste]
        for entry in known:
            those = better & ~(1 << waste) if entry[0] == bits else better
            if entry[2] & those and not (entry[0] ^ bits) & ~entry[1]:
                return True
        return False


class SeenRunsCounted(SeenCounted):
    """Both at once."""

    cost = 480

    def __init__(self, field: Field) -> None:
        super().__init__(field)
        layout = field.layout
        self.low, self.parents = field.deck.low, layout.parents
        self.rest, self.bits = (1 << layout.parents) - 1, (1 << layout.waste - layout.parents) - 1
        self.met: dict[int, list[tuple[int, int, dict[int, int]]]] = {}

    def add(self, key: int) -> bool:
        """Whether the key is new and not outdone; then it is kept."""
        bits = key >> self.parents & self.bits
        waste, passes = key >> self.waste & WASTE, key >> self.passes
        place = passes * self.draw + waste % self.draw
        entries, own = self.met.setdefault(key & self.rest, []), None
        for other, open_, known in entries:
            if not (other ^ bits) & ~open_:
                if known.get(place, WASTE) <= waste or self._is_outdone(known, key, waste, passes):
                    return False
                if other == bits:
                    own = known
        if own is None:
            own = {}
            entries.append((bits, (bits & bits >> 1 & self.low) * 3, own))
        own[place] = waste
        return True

    def is_outdone(self, key: int) -> bool:
        """Whether a better key came after this one was kept."""
        bits = key >> self.parents & self.bits
        waste, passes = key >> self.waste & WASTE, key >> self.passes
        place = passes * self.draw + waste % self.draw
        for other, open_, known in self.met[key & self.rest]:
            if (other ^ bits) & ~open_:
                continue
            is_met = other != bits and known.get(place, WASTE) <= waste
            if is_met or self._is_outdone(known, key, waste, passes):
                return True
        return False


def seen_of(field: Field) -> Seen:
    """What the options ask for."""
    if field.options.whole:
        return SeenRunsCounted(field) if field.options.passes else SeenRuns(field)
    if field.options.passes:
        return SeenCounted(field)
    return SeenKeys() if field.options.is_reserve else SeenLoose(field)
