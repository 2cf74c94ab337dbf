"""A game: a board with its history, its clock and its score; every change is returned."""

from enum import StrEnum
from typing import NamedTuple

from klondike.rules import scoring
from klondike.rules.board import Board
from klondike.rules.changes import Cause, Change
from klondike.rules.deals import Deal, deal_code
from klondike.rules.moves import IllegalMove, Move
from klondike.rules.ruleset import RuleSet


class BadSave(ValueError):  # noqa: N818
    """A text that holds no saved game; says in one sentence what is wrong."""


class Help(StrEnum):
    """A kind of help that the player had in a game."""

    SIGN = "sign"
    """told that there is a move"""
    HINT = "hint"
    """shown a move"""
    LINE = "line"
    """told whether the position can be won"""
    BACK = "back"
    """brought back to where it could be won"""
    SHOWN = "shown"
    """shown how this deal is won"""


class Entry(NamedTuple):
    """One step of a game: the move, and the board and the score after it."""

    move: Move | None
    board: Board
    score: int
    at: int = 0
    """the whole seconds of play when it was made"""
    is_along: bool = False
    """it followed the player's own move by itself: both are taken back together"""


class Game:
    """One try at a deal. Undo restores the board and the score, and nothing else."""

    def __init__(self, deal: Deal, rules: RuleSet, carried: int | None = 0) -> None:
        """Deal; `carried` is the balance that goes on, None for a deal that leaves the balance alone."""
        self.deal = deal
        self.rules = rules.checked()
        self.carried = carried
        self.code = deal_code(deal, rules)
        self.helps: frozenset[Help] = frozenset()
        self.is_watched = False  # True: it is only looked at, nothing of it is played, kept or counted
        self._begin(deal.board(rules))

    def _begin(self, board: Board) -> None:
        self.elapsed = 0.0
        self.undos = 0
        self.hints = 0
        self._history = [Entry(None, board, scoring.start(self.rules.scoring, self.carried))]
        self._cursor = 0
        self._settled = 0

    @classmethod
    def load(cls, text: str) -> "Game":
        """The game that `dump` wrote, every move checked; raises BadSave."""
        from klondike.rules.saves import load_game

        return load_game(text)

    def dump(self) -> str:
        """This game as text: the deal, the moves, and what undo does not restore."""
        from klondike.rules.saves import dump_game

        return dump_game(self)

    @property
    def dealt(self) -> Board:
        """The board as dealt."""
        return self._history[0].board

    @property
    def board(self) -> Board:
        """The board now."""
        return self._history[self._cursor].board

    @property
    def score(self) -> int:
        """The score now: of the moves made, less what time and undos took, and a win's bonus."""
        table, entry, seconds = self.rules.scoring, self._history[self._cursor], int(self.elapsed)
        score = scoring.decayed(table, entry.score, entry.at, seconds)
        if table.undo_fee:
            score = scoring.floored(table, score - table.undo_fee * self.undos)
        return score + (table.bonus.points(seconds) if entry.board.is_won else 0)

    @property
    def moves(self) -> int:
        """How many moves were made to reach this board."""
        return self._cursor

    @property
    def lines(self) -> tuple[Move, ...]:
        """The moves made to reach this board."""
        return tuple(move for move, *_ in self._history[1 : self._cursor + 1] if move)

    @property
    def history(self) -> tuple[Entry, ...]:
        """Every step of the line, those taken back included, without the deal itself."""
        return tuple(self._history[1:])

    @property
    def is_started(self) -> bool:
        """Whether a move was ever made: from then on the clock runs."""
        return len(self._history) > 1

    @property
    def is_won(self) -> bool:
        """Whether all cards are home."""
        return self.board.is_won

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to take back, and the rules let it be taken back."""
        return self._cursor > self._settled

    @property
    def settled(self) -> int:
        """How many of the first moves cannot be taken back any more (S2.7), whatever is undone."""
        return self._settled

    def settle(self, moves: int) -> None:
        """Let no more than the moves after these first ones be taken back."""
        self._settled = max(self._settled, min(moves, self._cursor))

    @property
    def can_redo(self) -> bool:
        """Whether a move was taken back and none made since."""
        return self._cursor < len(self._history) - 1

    def play(self, move: Move, cause: Cause = Cause.PLAY) -> Change:
        """Make a move, forgetting those taken back; raises IllegalMove and changes nothing then."""
        before = self.board
        if not before.is_legal(move):
            raise IllegalMove(f"{move} is not legal here.")
        entry = self._next(move, int(self.elapsed))._replace(is_along=cause is Cause.ALONG)
        score = self.score
        self._history[self._cursor + 1 :] = [entry]
        self._cursor += 1
        if self.rules.undo_limit is not None:
            self._settled = max(self._settled, self._before_last(self.rules.undo_limit))
        return Change(cause, before, entry.board, move, self.score - score)

    def _before_last(self, own: int) -> int:
        """How many moves were made before so many of the player's own, the last ones."""
        at = self._cursor
        while at and own:
            own -= not self._history[at].is_along
            at -= 1
        return at

    def _next(self, move: Move, at: int) -> Entry:
        table, last = self.rules.scoring, self._history[self._cursor]
        board = last.board.play(move)
        score = scoring.decayed(table, last.score, last.at, at)
        earned = scoring.points(table, last.board, move, board)
        return Entry(move, board, scoring.floored(table, score + earned), at)

    def undo(self) -> Change | None:
        """Take the last own move back with all that followed it by itself; None where the rules forbid it."""
        return self.undo_to(max(self._settled, self._before_last(1)))

    def undo_to(self, moves: int) -> Change | None:
        """Take moves back until so many are left; None where the rules forbid it or none is.

        Each of the player's own counts as an undo, and so does going back among those that followed one.
        """
        if not self._settled <= moves < self._cursor:
            return None
        own = sum(not entry.is_along for entry in self._history[moves + 1 : self._cursor + 1])
        return self._step(Cause.UNDO, moves, self.undos + max(1, own))

    def retract(self) -> Change | None:
        """Unmake the last own move as if it had never been made: no undo is counted, and no redo is left."""
        if self._cursor <= self._settled:
            return None
        change = self._step(Cause.UNDO, max(self._settled, self._before_last(1)), self.undos)
        del self._history[self._cursor + 1 :]
        return change

    def redo(self) -> Change | None:
        """Make the move last taken back again, with all that followed it by itself; None if there is none."""
        if not self.can_redo:
            return None
        to = self._cursor + 1
        while to + 1 < len(self._history) and self._history[to + 1].is_along:
            to += 1
        return self._step(Cause.REDO, to, self.undos)

    def look_at(self, moves: int) -> Change:
        """Stand after so many moves of the line, as a game that is only watched does: nothing is counted."""
        cause = {1: Cause.PLAY, -1: Cause.UNDO}.get(moves - self._cursor, Cause.LOAD)
        return self._step(cause, moves, self.undos)

    def _step(self, cause: Cause, cursor: int, undos: int) -> Change:
        before, score, is_one = self.board, self.score, abs(cursor - self._cursor) == 1
        move = self._history[max(cursor, self._cursor)].move if is_one else None
        self._cursor, self.undos = cursor, undos
        return Change(cause, before, self.board, move, self.score - score)

    def restart(self) -> Change:
        """Begin the same deal anew: moves, clock and counts are forgotten, a balance is left alone."""
        before, score = self.board, self.score
        self.carried = None if self.rules.scoring.carries_over else self.carried
        self.helps &= {Help.SHOWN}  # what was seen of the deal is not forgotten
        self._begin(self._history[0].board)
        return Change(Cause.RESTART, before, self.board, None, self.score - score)

    def help(self, kind: Help) -> None:
        """Remember that the player had help of this kind; hints are counted."""
        self.helps |= {kind}
        self.hints += kind is Help.HINT

    def tick(self, seconds: float) -> None:
        """Let time pass, which counts while the game is started and not won."""
        if self.is_started and not self.is_won:
            self.elapsed += seconds
