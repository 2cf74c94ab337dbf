"""Games driven at random against a plain list of what was done, its score added up anew each time."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from klondike.rules import RULE_SETS, SCORINGS, Board, Cause, Deal, Game, Move, Zone, own_rules
from tests.strategies import deals

SCORINGS_TRIED = ("S1", "VC", "F3")
LIMITS = (None, None, 2)


class Play(RuleBasedStateMachine):
    """The model: the boards of the line, the moves and their seconds, and a place in them.

    The own moves have numbers in the line; what followed them by itself is between these.
    """

    @initialize(
        deal=deals,
        draw=st.sampled_from((1, 3)),
        scoring=st.sampled_from(SCORINGS_TRIED),
        limit=st.sampled_from(LIMITS),
    )
    def begin(self, deal: Deal, draw: int, scoring: str, limit: int | None) -> None:
        self.rules = own_rules(
            RULE_SETS["S1"], draw=draw, scoring=SCORINGS[scoring], undo_limit=limit, passes=3
        )
        self.game = Game(deal, self.rules, carried=7)
        self.fresh = self.game.board
        self.is_replayed = False
        self.clear()

    def clear(self) -> None:
        self.boards: list[Board] = [self.fresh]
        self.line: list[tuple[Move, int]] = []
        self.own: list[int] = []
        self.place, self.undos, self.settled, self.time = 0, 0, 0, 0.0

    @rule(choice=st.integers(0, 1000), homeward=st.booleans())
    def play(self, choice: int, homeward: bool) -> None:
        moves = self.boards[self.place].legal_moves()
        home = [move for move in moves if move.target.zone is Zone.FOUNDATION]
        if moves:
            move = (home if homeward and home else moves)[choice % len(home if homeward and home else moves)]
            self.take(move, Cause.PLAY)
            if self.rules.undo_limit is not None:
                self.settled = max(self.settled, [0, *self.own][-self.rules.undo_limit])

    @precondition(lambda self: self.place > 0 and self.own)
    @rule(choice=st.integers(0, 1000))
    def follow(self, choice: int) -> None:
        """A move goes along with the player's own."""
        moves = self.boards[self.place].legal_moves()
        if moves:
            self.take(moves[choice % len(moves)], Cause.ALONG)

    def take(self, move: Move, cause: Cause) -> None:
        change = self.game.play(move, cause)
        assert change.cause is cause
        del self.boards[self.place + 1 :], self.line[self.place :]
        self.own = [number for number in self.own if number < self.place]
        self.own += [self.place] if cause is Cause.PLAY else []
        self.boards.append(change.after)
        self.line.append((move, int(self.time)))
        self.place += 1

    @rule()
    def undo(self) -> None:
        possible = self.place > self.settled
        assert self.game.can_undo == possible
        assert (self.game.undo() is not None) == possible
        if possible:
            self.place = max(self.settled, *[number for number in self.own if number < self.place])
            self.undos += 1

    @rule()
    def redo(self) -> None:
        possible = self.place < len(self.line)
        assert self.game.can_redo == possible
        assert (self.game.redo() is not None) == possible
        if possible:
            self.place = min([number for number in self.own if number > self.place] + [len(self.line)])

    @rule(back=st.integers(1, 9))
    def undo_to(self, back: int) -> None:
        to = self.place - back
        possible = self.settled <= to
        assert (self.game.undo_to(to) is not None) == possible
        if possible:
            self.undos += max(1, sum(to <= number < self.place for number in self.own))
            self.place = to

    @rule(seconds=st.floats(0, 40))
    def tick(self, seconds: float) -> None:
        self.game.tick(seconds)
        if self.line:
            self.time += seconds

    @rule()
    def dump_and_load(self) -> None:
        loaded = Game.load(self.game.dump())
        assert loaded.dump() == self.game.dump()
        assert loaded.history == self.game.history
        self.game = loaded

    @precondition(lambda self: self.place > 3)
    @rule()
    def restart(self) -> None:
        self.game.restart()
        self.is_replayed = True
        self.clear()

    @invariant()
    def the_game_is_as_the_model(self) -> None:
        game = self.game
        assert game.board == self.boards[self.place]
        assert game.moves == self.place
        assert game.lines == tuple(move for move, _ in self.line[: self.place])
        assert (game.undos, game.elapsed, game.is_started) == (self.undos, self.time, bool(self.line))
        assert game.score == self.score()

    def score(self) -> int:
        table, score, last = self.rules.scoring, self.rules.scoring.start, 0
        score += 7 if table.carries_over and not self.is_replayed else 0
        lowest = -(10**9) if table.floor is None else table.floor
        for step, (move, at) in enumerate(self.line[: self.place]):
            score, last = self.later(score, last, at), at
            before, after = self.boards[step : step + 2]
            turns = sum(pile.face_down for pile in before.tableau) - sum(
                pile.face_down for pile in after.tableau
            )
            free = move.target.zone is Zone.STOCK and before.pass_number <= table.free_recycles
            earned = 0 if free else table.points.get((move.source.zone, move.target.zone), 0)
            score = max(lowest, score + earned + turns * table.reveal)
        return max(lowest, self.later(score, last, int(self.time)) - table.undo_fee * self.undos)

    def later(self, score: int, since: int, until: int) -> int:
        for second in range(since + 1, until + 1):
            if self.rules.scoring.decay and second % self.rules.scoring.decay_seconds == 0:
                score = max(0, score - self.rules.scoring.decay)
        return score


TestPlay = Play.TestCase
TestPlay.settings = settings(max_examples=40, stateful_step_count=50)
