"""The search for the fewest moves: by the moves made and those that are needed at least."""

from klondike.solver.burden import Burden
from klondike.solver.position import Position
from klondike.solver.single import SingleMoves, Step
from klondike.solver.state import HIDDEN, HOME, PASSES_BITS, Field
from klondike.solver.talon import Talon
from klondike.solver.trail import Trail
from klondike.solver.verdict import Watch

BYTES = 1000
"""what a state kept costs, measured"""


class Frontier:
    """The states to be looked at, by the moves that a line through them needs at least.

    `most` is the length of the shortest line that is known. With `weight` 1 no line is shorter than `bound`,
    and after `run` none than `most`. With more, moves that are needed count so many times as much as those
    made: short lines are found sooner, and nothing is proved.
    """

    def __init__(self, position: Position, watch: Watch, most: int, recycle: int, weight: int = 1) -> None:
        options = position.options
        field = Field(position._replace(options=options._replace(whole=True)))
        self.moves = SingleMoves(field, Talon(field, recycle), cuts=not options.whole)
        self.watch, self.burden, self.most, self.weight = watch, Burden(field), most, weight
        self.needed_of_talon = self.moves.talon.needed
        self.cards = len(field.deck.rank)
        self.unused = field.layout.passes + PASSES_BITS
        """where the cards stand in a key that came back and were not used yet"""
        self.waiting: list[list[tuple[Step, int, int]]] = [[] for _ in range(weight * most + 1)]
        """by their order: a step, the moves made, its place in the trail"""
        self.made: dict[int, int] = {}
        """of each state the fewest moves that lead to it, as far as is known"""
        self.trail = Trail()
        self.win: int | None = None
        self.bound = 0
        """the order that is looked at"""
        self._meet(self.moves.start(position.waste), 0, -1)

    def run(self) -> None:
        """Look for lines shorter than `most` until there are none; raises Halt when the watch says so."""
        while self.bound < self.weight * self.most:
            waiting = self.waiting[self.bound]
            if not waiting:
                self.bound += 1
                continue
            step, made, index = waiting.pop()
            if self.made[self._key(step)] == made:
                self.watch.count()
                for found in self.moves.successors(step):
                    self._meet(found, made, index)

    def _key(self, step: Step) -> int:
        return step[0][0] | step[1] << self.unused

    def _meet(self, step: Step, made: int, before: int) -> None:
        """Keep a state to be looked at, unless it was met after fewer moves or is too far from a win."""
        state, _, moves = step
        made += moves
        key = self._key(step)
        known = self.made.get(key)
        if known is not None and known <= made:
            return
        needed = self.cards - (state[5] & HOME) + self.needed_of_talon(state[0]) + self.burden.of(state[0])
        if made + needed >= self.most:
            return
        self.made[key] = made
        self.watch.kept += BYTES
        index = self.trail.add(before, state[6])
        if state[5] < HIDDEN and not state[3]:
            self.win, self.most = index, made + needed
        else:
            self._put((step, made, index), made + self.weight * needed)

    def _put(self, entry: tuple[Step, int, int], order: int) -> None:
        if self.weight == 1:
            order = max(order, self.bound)  # whatever comes after a state needs no less than it
        else:
            self.bound = min(order, self.bound)
        self.waiting[order].append(entry)

    def steps(self) -> list[int]:
        """The steps to the shortest win that was found."""
        return self.trail.steps_to(self.win)
