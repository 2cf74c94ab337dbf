"""Watching: a line of moves is played on the table by itself, while the player's own game waits untouched.

Past games are watched from their deal, a solution from where the player stands. Nothing of it is kept,
counted or scored: the session goes on holding the player's game, and the table merely shows another one.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from klondike.rules import Change, Help, Move, deal_change, parse_code
from klondike.rules.changes import shown_change
from klondike.rules.replay import Replay, Step, parsed, steps_of
from klondike.scene.barwords import Status
from klondike.scene.motion import Kind

if TYPE_CHECKING:
    from klondike.desk import Desk
    from klondike.screens.watching import WatchingScreen

TITLE = "Watching · {}"


class Watching:
    """What is watched on the table of one desk, if anything is."""

    def __init__(self, desk: "Desk") -> None:
        """Nothing is watched at first."""
        self._desk = desk
        self._panel: WatchingScreen | None = None

    @property
    def is_on(self) -> bool:
        """Whether the table shows another game than the player's own."""
        return self._desk.table.game.is_watched

    def past(self, code: str, line: str) -> None:
        """Watch a past game from its deal; BadCode or BadLine, before anything is shown, where it cannot be.

        Playing on from there deals it anew and makes the moves seen so far; with one of them it counts as
        shown (Help.SHOWN).
        """
        self._from_deal(code, Replay(*parse_code(code), parsed(line)))

    def own(self) -> None:
        """Watch the player's own game, which is over, from its deal."""
        game = self._desk.session.game
        self._from_deal(game.code, Replay(game.deal, game.rules, steps_of(game), game.carried))

    def _from_deal(self, code: str, replay: Replay) -> None:
        def play(at: int) -> None:
            self._desk.dealing.again(code, replay.moves[:at], self._leave)

        self._begin(replay, deal_change(replay.game.board), play, lambda _: True)

    def show_me(self, rest: Sequence[Move]) -> None:
        """Watch how the player's own game can be won from where it stands, by the moves of `rest`.

        From now on that game counts as shown (Help.SHOWN). Playing on makes the moves seen so far in it.
        """
        session = self._desk.session
        game = session.game
        steps = (*steps_of(game), *(Step(move, int(game.elapsed)) for move in rest))
        replay = Replay(game.deal, game.rules, steps, game.carried)
        replay.go_to(game.moves)
        game.help(Help.SHOWN)
        session.keep()
        self._begin(replay, shown_change(game.board), self._play_on(replay), lambda at: at >= game.settled)

    def _begin(
        self, replay: Replay, change: Change, play: Callable[[int], None], may_play: Callable[[int], bool]
    ) -> None:
        from klondike.screens.film import Film
        from klondike.screens.watching import WatchingScreen

        desk, table = self._desk, self._desk.table
        desk.advisor.turn_away()
        table.toaster.dismiss()
        table.show(replay.game, change)
        table.tell(Status(TITLE.format(replay.game.code), "eye"))

        def show(at: int) -> None:
            change = replay.go_to(at)
            table.commit(change, None if change.move else Kind.UNDO)

        film = Film(replay.count, show, may_play, play, self._end, lambda: table.motion.is_moving)
        self._panel = WatchingScreen(desk.pen, film, replay.at, desk.pace)
        desk.open(self._panel)

    def _end(self) -> None:
        """Show the player's own game again, as it was."""
        own, table = self._desk.session.game, self._desk.table
        table.tell(Status())
        table.show(own, shown_change(own.board))

    def _leave(self) -> None:
        """The player plays on: the panel goes, and the table shows whatever it is to show next."""
        if self._panel:
            self._panel.leave()

    def _play_on(self, replay: Replay) -> Callable[[int], None]:
        def play(at: int) -> None:
            session = self._desk.session
            session.game.undo_to(at)
            session.make(replay.moves[session.game.moves : at])
            self._leave()
            self._end()

        return play
