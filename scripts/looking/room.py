"""A running program that is brought into the state a picture is wanted of."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pygame

from klondike.rules import RULE_SETS, Board, Card, Cause, Change, Deal, Game, Move
from klondike.rules.changes import shown_change
from klondike.scene.barwords import Status
from klondike.store.results import Result
from klondike.ui.commands import Command
from tests.app.lines import WON_DEAL, winning_line
from tests.pilot import Pilot

MIDDLE = 58  # moves into the game: all sorts of piles are there
PLAYED = 247.0  # seconds on the clock of a game in the middle
RESULTS = 67
NOTHING = (0, 0, 0)  # held of the buttons of the mouse
WON = (1, 0, 1, 1, 0, 0, 1)  # over and over: games won and not won


class Room(Pilot):
    """One program in one window; `scale` device pixels for each window unit."""

    def __init__(self, folder: Path, size: tuple[int, int], scale: float, **settings: Any) -> None:
        """Open it on the deal of all pictures, with a few results to tell of."""
        super().__init__(folder, size=size, deal=WON_DEAL, text_size=100, **settings)
        self._pretend(scale)
        for result in results():
            self.store.record(result)
        self._settings = self.store.settings

    def _pretend(self, scale: float) -> None:
        self.window.scale = scale
        self.app.refit()
        self.settle()

    def post(self, kind: int, **values: Any) -> None:
        """Post an event; places are device pixels here, and window units for those who listen."""
        if "pos" in values:
            values["pos"] = tuple(place / self.window.scale for place in values["pos"])
        super().post(kind, **values)

    def reach(self, count: int, rules: str = "S3") -> None:
        """Put the game on the table as it is after that many moves of its winning line."""
        self.lay(winning_line(rules)[:count] if count else (), rules)

    def lay(self, moves: Iterable[Move], rules: str = "S3", deal: int = WON_DEAL) -> None:
        """Put any game on the table, after some moves."""
        self.session.game = Game(Deal.numbered(deal), RULE_SETS[rules])  # none that is left counts
        for move in moves:
            self.game.play(move)
        self.show(self.board)

    def show(self, board: Board) -> None:
        """Let the table show the game as it is, with nothing moving."""
        self.game.elapsed = PLAYED if self.game.moves else 0.0
        if self.game.is_won:
            self.session.keep(Change(Cause.PLAY, board, board))
        self.table.toaster.dismiss()
        self.table.show(self.game, shown_change(board))
        self.leave_pointer()
        self.settle()

    def leave_pointer(self) -> None:
        """Put the pointer where it points at nothing."""
        self.move((1, self.window.size[1] - 2))

    def obey(self, command: Command) -> None:
        """Carry out a command, whichever screen it opens."""
        self.app.desk.obey(command)
        self.frames(1)

    def clear(self) -> None:
        """Close all that lies over the table."""
        for screen in self.app.screens[1:]:
            screen.is_closed = True
        self.table.toaster.dismiss()
        self.table.tell(Status())
        self.table.pointer.cancel()
        self.held = NOTHING
        self.table.keyboard.forget()
        self.settle()

    def as_before(self) -> None:
        """Take back what a picture has changed of the settings."""
        for name, value in self._settings._asdict().items():
            if value != getattr(self.store.settings, name):
                self.app.desk.change_setting(name, value)

    def picture(self) -> pygame.Surface:
        """What the window shows now."""
        return self.window.surface.copy()

    def movable(self) -> tuple[Card, Move]:
        """A run of several cards that can go to a column, with its move; else any card of a column."""
        moves = [move for move in self.table.moves if all(pile.zone == "tableau" for pile in move[:2])]
        move = max(moves or self.table.moves, key=lambda each: each.count)
        return self.board[move.source].cards[-move.count], move


def results() -> Iterable[Result]:
    """Games of some weeks, as they may have gone."""
    for index in range(RESULTS):
        seconds, won = 190 + 37 * (index * index % 17), bool(WON[index % len(WON)])
        yield Result(
            rules="S3",
            deal=f"KL1-S3-{index:05}",
            won=won,
            score=(700 if won else 60) + 5 * (index * 7 % 41),
            seconds=seconds,
            moves=90 + seconds % 53,
            undos=index % 4,
            hints=index % 3 // 2,
            finished=f"2019-{1 + index // 28:02}-{1 + index % 28:02}T20:{index % 60:02}:00",
        )
