"""The search: best first by two orders in turn, until a win is found or nothing is left."""

from heapq import heappop, heappush
from typing import NamedTuple

from klondike.solver.back import BackMoves
from klondike.solver.lazy import LazyMoves
from klondike.solver.moves import Moves
from klondike.solver.oracle import INDEX, INDEX_BITS, Oracle
from klondike.solver.position import Options, Position
from klondike.solver.relaxation import Growth
from klondike.solver.runs import Choices, WholeMoves
from klondike.solver.seen import seen_of
from klondike.solver.state import HIDDEN, HOME, Field, State
from klondike.solver.stock import WASTE, stock_of
from klondike.solver.sweep import Sweep
from klondike.solver.trail import Trail
from klondike.solver.verdict import Watch


class Weights(NamedTuple):
    """What puts a state off: per card face down, at home, in the stock and in the waste, per pass left."""

    hidden: int = 16
    home: int = 0
    stock: int = 0
    waste: int = 0
    passes: int = 0


RESERVE = Weights(home=-3, stock=-4), Weights(stock=-8)
LOOSE = Weights(home=-4), Weights(home=-1, stock=-8)
COUNTED = Weights(home=-4, waste=8, passes=-90), Weights(home=-1, waste=10, passes=-150)
WHOLE_COUNTED = Weights(home=-4, waste=5, passes=-70), Weights(home=-1, waste=10, passes=-150)
BYTES_WAITING = 300
"""what a state costs until it is looked at, measured; `Seen.cost` is what it costs for good"""
ORACLE_FROM = 200
"""states after which the oracle is asked: easy positions do without"""
ORACLE_FROM_COUNTED = 3000


def moves_of(position: Position) -> Moves:
    """The way of playing that the options ask for."""
    options = position.options
    kind = BackMoves if options.back else WholeMoves if options.whole else LazyMoves
    field = Field(position)
    return kind(field, stock_of(field))


def weights_of(options: Options) -> tuple[Weights, Weights]:
    """The two orders in which states are looked at."""
    if options.passes:
        return WHOLE_COUNTED if options.whole else COUNTED
    return LOOSE if options.whole or not options.is_reserve else RESERVE


class Search:
    """One search from a position; `win` is the index of the winning state, once found."""

    def __init__(self, position: Position, watch: Watch, oracle_from: int | None = None) -> None:
        self.moves, self.watch = moves_of(position), watch
        self.options, self.layout = position.options, self.moves.field.layout
        self.growth = Sweep(self.moves) if position.options.passes else Growth(self.moves)
        self.seen = seen_of(self.moves.field)
        self.weights = weights_of(position.options)
        self.oracle = self._oracle(position)
        self.oracle_from = self._oracle_from() if oracle_from is None else oracle_from
        self.heaps: tuple[list[int], list[int]] = [], []
        self.waiting: list[State | None] = []
        self.trail = Trail()
        self.win: int | None = None
        self.current = -1
        self._meet(self.moves.begin(position.waste))

    def _oracle(self, position: Position) -> Oracle | None:
        """The same with all of the stock at hand, and parts of runs free to move, where that is easier."""
        options = self.options
        if options.passes == 1 or options == Options(back=options.back):
            return None
        relaxed = moves_of(position._replace(options=Options(back=options.back)))
        return Oracle(relaxed, self.watch)

    def _oracle_from(self) -> int:
        return ORACLE_FROM_COUNTED if self.options.passes or self.options.whole else ORACLE_FROM

    def run(self) -> bool:
        """Whether the position can be won; raises Halt when the watch says so."""
        turn, expanded = 0, 0
        while self.win is None:
            turn ^= 1
            state = self._next(turn)
            if state is None:
                return False
            if self.seen.is_outdone(state[0]):
                continue
            self.watch.count()
            if self._is_lost(state, expanded):
                continue
            expanded += 1
            for found in self.moves.expand(state):
                self._meet(found)
        return True

    def _is_lost(self, state: State, expanded: int) -> bool:
        """What the relaxations say: what the oracle knows first, what it has to find out last."""
        if not self.oracle or expanded < self.oracle_from:
            return self.growth.is_lost(state)
        start = self.oracle.seen_from(state)
        known = self.oracle.alive.get(start[0])
        if known is False or self.growth.is_lost(state):
            return True
        return not (known or self.oracle.is_alive(start))

    def _next(self, turn: int) -> State | None:
        """The best state by this turn's order that was not looked at, or None when all were."""
        heap, other = self.heaps[turn], self.heaps[1 - turn]
        while heap or other:
            index = -heappop(heap or other) & INDEX
            state = self.waiting[index]
            if state:
                self.waiting[index] = None
                self.watch.kept -= BYTES_WAITING
                self.current = index
                return state
        return None

    def _meet(self, state: State) -> None:
        """Keep a state to be looked at, unless it was met already."""
        if self.win is not None or not self.seen.add(state[0]):
            return
        index = self.trail.add(self.current, state[6])
        self.watch.kept += self.seen.cost + BYTES_WAITING
        self.waiting.append(state)
        if state[5] < HIDDEN and (self.options.is_reserve or not state[3]):
            self.win = index
            return
        for heap, weights in zip(self.heaps, self.weights, strict=True):
            heappush(heap, (self._order(state, weights) << INDEX_BITS) - index)

    def _order(self, state: State, weights: Weights) -> int:
        tally = state[5]
        order = (
            weights.hidden * (tally // HIDDEN)
            + weights.home * (tally & HOME)
            + weights.stock * state[3].bit_count()
        )
        if weights.passes:
            waste, passes = state[0] >> self.layout.waste & WASTE, state[0] >> self.layout.passes
            order += weights.waste * waste + weights.passes * passes
        return order

    def steps(self) -> list[int]:
        """The steps to the win."""
        steps = self.trail.steps_to(self.win)
        return Choices(self.moves.deck).settled(steps) if self.options.whole else steps
