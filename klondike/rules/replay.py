"""A line of moves that is only looked at: a game of its own that can be stood at any of its steps."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from klondike.rules.changes import Change
from klondike.rules.deals import Deal
from klondike.rules.game import Game
from klondike.rules.moves import BadMove, IllegalMove, Move
from klondike.rules.ruleset import RuleSet

LONGEST_LINE = 5000  # moves; nobody watches longer ones, and they would make the statistics slow
MOST_FIGURES = 9


class BadLine(ValueError):  # noqa: N818
    """A text that is no line of moves, or moves that this deal does not have; says what is wrong."""


class Step(NamedTuple):
    """A move, and the whole seconds of play when it was made."""

    move: Move
    at: int = 0


def steps_of(game: Game) -> tuple[Step, ...]:
    """The moves that led a game to its board."""
    return tuple(Step(entry.move, entry.at) for entry in game.history[: game.moves] if entry.move)


def spelled(steps: Sequence[Step]) -> str:
    """A line of moves as text, as a saved game spells it: "SWx3+2 W5"; none of one that is too long."""
    if len(steps) > LONGEST_LINE:
        return ""
    words, last = [], 0
    for move, at in steps:
        words.append(f"{move}+{at - last}" if at > last else str(move))
        last = at
    return " ".join(words)


def parsed(text: str) -> tuple[Step, ...]:
    """The line of a text that `spelled` made; raises BadLine."""
    steps: list[Step] = []
    at = 0
    for word in text.split():
        move, _, wait = word.partition("+")
        if wait and not (wait.isascii() and wait.isdigit() and len(wait) <= MOST_FIGURES):
            raise BadLine(f"“{word}” has no time.")
        at += int(wait or "0")
        try:
            steps.append(Step(Move.parse(move), at))
        except BadMove as error:
            raise BadLine(str(error)) from None
    return tuple(steps)


class Replay:
    """A game that is watched: nothing is counted, and its clock shows when the board was there."""

    def __init__(self, deal: Deal, rules: RuleSet, steps: Iterable[Step], carried: int | None = 0) -> None:
        """Play a line ahead and stand at its deal; raises BadLine where a move is not legal."""
        self.game = Game(deal, rules, carried)
        for step in steps:
            self.game.elapsed = float(step.at)
            try:
                self.game.play(step.move)
            except IllegalMove as error:
                raise BadLine(str(error)) from None
        self.game.is_watched = True
        self.go_to(0)

    @property
    def count(self) -> int:
        """How many moves there are."""
        return len(self.game.history)

    @property
    def at(self) -> int:
        """How many of them were made."""
        return self.game.moves

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made so far."""
        return self.game.lines

    def go_to(self, at: int) -> Change:
        """Stand after so many moves, as far as there are any."""
        at = max(0, min(self.count, at))
        change = self.game.look_at(at)
        self.game.elapsed = float(self.game.history[at - 1].at) if at else 0.0
        return change
