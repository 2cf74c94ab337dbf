"""A relaxed game, solved exactly inside the search of a harder one: what is lost there is lost here."""

from heapq import heappop, heappush

from klondike.solver.moves import Moves
from klondike.solver.relaxation import Growth
from klondike.solver.state import HIDDEN, HOME, State
from klondike.solver.verdict import Watch

MOST_STATES = 20_000
"""that are worth looking at for one question"""
BYTES = 100
"""what a verdict kept costs, measured"""
INDEX_BITS = 24
INDEX = (1 << INDEX_BITS) - 1


class Oracle:
    """The same position with every card of the stock at hand at any time; verdicts are kept."""

    def __init__(self, moves: Moves, watch: Watch) -> None:
        self.moves, self.growth, self.watch = moves, Growth(moves), watch
        self.rest = (1 << moves.field.layout.parents) - 1
        self.alive: dict[int, bool] = {}
        """verdicts by key"""
        self.asked = 0
        """states looked at"""

    def seen_from(self, state: State) -> State:
        """A state of the harder game as it is here."""
        key, *rest, _ = state
        return self.moves.settle((key & self.rest, *rest, ()))  # type: ignore[arg-type]

    def is_alive(self, start: State, most: int) -> bool:
        """Whether a state of this game may be won: if not, it is lost in the harder game as well.

        One that is not settled after looking at `most` states is taken to be alive.
        """
        if start[0] not in self.alive:
            if start[5] < HIDDEN:
                self.alive[start[0]] = True
            else:
                known = len(self.alive)
                self._solve(start, most)
                self.watch.kept += BYTES * (len(self.alive) - known)
        return self.alive[start[0]]

    def _solve(self, start: State, most: int) -> None:
        """Find out about a state; what is learned of others on the way is kept too."""
        alive, expand, growth = self.alive, self.moves.expand, self.growth
        before: dict[int, int] = {start[0]: -1}
        waiting, heap = [start], [0]
        last = self.asked + most
        while heap:
            index = -heappop(heap) & INDEX
            state = waiting[index]
            waiting[index] = start  # lets the memory go
            if growth.is_lost(state):
                alive[state[0]] = False
                continue
            self.asked += 1
            self.watch.count()
            if self.asked > last:
                alive[start[0]] = True
                return
            for found in expand(state):
                key = found[0]
                known = alive.get(key)
                if known or found[5] < HIDDEN:
                    self._learn_path(state[0], before)
                    return
                if known is None and key not in before:
                    before[key] = state[0]
                    heappush(heap, (_order(found) << INDEX_BITS) - len(waiting))
                    waiting.append(found)
        alive.update(dict.fromkeys(before, False))

    def _learn_path(self, key: int, before: dict[int, int]) -> None:
        while key >= 0:
            self.alive[key] = True
            key = before[key]


def _order(state: State) -> int:
    """The lower, the sooner: few cards face down, few in the stock, many at home."""
    tally = state[5]
    return 16 * (tally // HIDDEN) - 3 * (tally & HOME) - 4 * state[3].bit_count()
