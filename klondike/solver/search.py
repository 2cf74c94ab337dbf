"""The search: best first by two orders in turn, until a win is found or nothing is left."""

from heapq import heappop, heappush
from typing import NamedTuple

from klondike.solver.back import BackMoves
from klondike.solver.judge import Judge, terms_of
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
COUNTED = Weights(home=-6, stock=8, waste=2, passes=-40), Weights(home=-1, stock=-8, waste=10, passes=-150)
WHOLE_COUNTED = Weights(home=-4, waste=5, passes=-70), Weights(home=-1, waste=10, passes=-150)
BYTES_WAITING = 300
"""what a state costs until it is looked at, measured; `Seen.cost` is what it costs for good"""


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
        self.seen = seen_of(self.moves.field)
        self.weights = weights_of(position.options)
        self.heaps: list[list[int]] = [[] for _ in self.weights]
        self.queues = tuple(zip(self.heaps, self.weights, strict=True))
        self.waiting: list[State | None] = []
        self.trail = Trail()
        self.win: int | None = None
        self.current = -1
        start = self.moves.begin(position.waste)
        growth = Sweep(self.moves) if position.options.passes else Growth(self.moves)
        terms = terms_of(position.options, oracle_from)
        self.judge = Judge(growth, self._oracle(position), start, terms)
        self._meet(start)

    def _oracle(self, position: Position) -> Oracle | None:
        """The same with all of the stock at hand, and parts of runs free to move, where that is easier."""
        options = self.options
        if options.passes == 1 or options == Options(back=options.back):
            return None
        relaxed = moves_of(position._replace(options=Options(back=options.back)))
        return Oracle(relaxed, self.watch)

    def run(self) -> bool:
        """Whether the position can be won; raises Halt when the watch says so."""
        turn = 0
        while self.win is None:
            turn = (turn + 1) % len(self.heaps)
            state = self._next(turn)
            if state is None:
                return False
            if self.seen.is_outdone(state[0]):
                continue
            self.watch.count()
            if self.judge.is_lost(state):
                continue
            for found in self.moves.expand(state):
                self._meet(found)
        return True

    def _next(self, turn: int) -> State | None:
        """The best state by this turn's order that was not looked at, or None when all were."""
        heap = self.heaps[turn]
        while heap:
            index = -heappop(heap) & INDEX
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
        hidden, home, stock = state[5] // HIDDEN, state[5] & HOME, state[3].bit_count()
        waste = state[0] >> self.layout.waste & WASTE if self.options.passes else 0
        passes = state[0] >> self.layout.passes if self.options.passes else 0
        for heap, weights in self.queues:
            order = (
                weights[0] * hidden + weights[1] * home + weights[2] * stock
                + weights[3] * waste + weights[4] * passes
            )  # fmt: skip
            heappush(heap, (order << INDEX_BITS) - index)

    def steps(self) -> list[int]:
        """The steps to the win."""
        steps = self.trail.steps_to(self.win)
        return Choices(self.moves.deck).settled(steps) if self.options.whole else steps
