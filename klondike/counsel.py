"""The counsel: sends errands to the helper process that solves, and brings back what it found out.

Nothing here waits for it. What the errands ask, say and do stands with their kinds: hints, remarks, the way
back, deals to be found.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from klondike.finder import ICON, Finder
from klondike.hints import Hints
from klondike.remarks import Remarks
from klondike.rules import Board, Change, Deal, Game, Move, RuleSet
from klondike.scene.barwords import Status
from klondike.solver.errands import Errand, Errands, Urgency
from klondike.solver.knowledge import Knowledge
from klondike.solver.worker import Worker
from klondike.wayback import WayBack

if TYPE_CHECKING:
    from klondike.desk import Desk
    from klondike.screens.ending import EndingScreen

SAYING_AFTER = 0.4  # seconds before it is said that an answer takes its time
NEWS = pygame.event.custom_type()
LOOKING, FINDING = "Looking ahead …", "Finding a deal that can be won …"


class Counsel:
    """Asks the solver for the player's game, each kind of errand in its turn."""

    def __init__(self, desk: "Desk") -> None:
        """Know nothing yet; the helper starts with the first question."""
        self._desk = desk
        self._helper = Worker(_wake)
        self._knowledge = Knowledge()
        self._errands = Errands(self._helper, self._knowledge)
        self._way_back = WayBack(desk)
        self._hints = Hints(desk, self._way_back)
        self._remarks = Remarks(desk)
        self._finder = Finder(desk)
        self._wanted: RuleSet | None = None  # by which a deal is being found
        self._code = desk.session.game.code  # of the game that the knowledge is about
        self._waits: dict[Urgency, float] = {}  # for how many seconds it has waited for an answer

    # -- what the table tells ------------------------------------------------------------------------

    def follow(self, change: Change) -> None:
        """The player's game has changed: what was asked about it is of no use any more."""
        self._drop(Urgency.ASKED)
        self._drop(Urgency.END)
        if self._code != self._game.code:
            self._code = self._game.code
            self._knowledge.reset()
        self._knowledge.follow(change)

    def rest(self) -> None:
        """Say nothing by itself."""
        self._drop(Urgency.LIVE)

    def turn_away(self) -> None:
        """Leave what the player has asked; what the sheets at the end of a game ask goes on."""
        if Urgency.ASKED in self._waits:
            self._drop(Urgency.ASKED)

    def listen(self, elapsed: float) -> None:
        """Hear what the helper has found out in the meantime."""
        self._helper.watch()
        self._errands.listen()
        for urgency, waited in self._waits.items():
            self._waits[urgency] = waited + elapsed
            if waited < SAYING_AFTER <= waited + elapsed:
                SAYINGS[urgency](self)

    @property
    def patience(self) -> float | None:
        """Seconds until `listen` wants to be called though no event came; None: never."""
        waits = [SAYING_AFTER - waited for waited in self._waits.values() if waited < SAYING_AFTER]
        helper = self._helper.patience
        return min([*waits, *([] if helper is None else [helper])], default=None)

    def close(self) -> None:
        """Let the helper not live longer than the game."""
        self._helper.close()

    # -- what is asked for ---------------------------------------------------------------------------

    def judge(self) -> None:
        """Find out whether the position can be won, and say it."""
        self._begin(Urgency.LIVE, self._remarks.judging())

    def hint(self) -> None:
        """Show a move that keeps the game winnable, or a good one."""
        self._ask(self._hints.hinting())

    def sign(self) -> None:
        """Say only that there is such a move."""
        self._ask(self._hints.signing())

    def go_back(self) -> None:
        """Go back to where the game could still be won, and show the move that lost it."""
        self._ask(self._way_back.going())

    def show_me(self) -> None:
        """Show how the game is won from here, if the player means it."""
        self._ask(self._hints.showing())

    def prove_end(self, board: Board, then: Callable[[], None]) -> None:
        """Go on where it is proved that a board can't be won."""
        self._errands.begin(Urgency.END, self._remarks.proving(board, then))

    def about_end(self, panel: "EndingScreen") -> None:
        """Find out for the panel at the end of a game how it could have been won."""
        self._errands.begin(Urgency.END, self._way_back.telling(panel))

    def about_win(self, tell: Callable[[tuple[Move, ...]], None]) -> None:
        """Tell the shortest line to the win that was found in a few seconds, at most the player's own."""
        self._errands.begin(Urgency.ASKED, self._remarks.shortening(tell))

    def about_loss(self, game: Game) -> None:
        """Tell of a game that was given up in how few moves its deal can be won, or that it can't be."""
        self._errands.begin(Urgency.AFTER, self._remarks.looking_back(game))

    def find_deal(self, rules: RuleSet, then: Callable[[Deal], None]) -> None:
        """Find a deal that can be won, and hand it over; one that is being found already is waited for."""
        if self._errands.is_busy(Urgency.DEAL) and self._wanted == rules:
            self._say_finding()
        else:
            self._wanted = rules
            self._begin(Urgency.DEAL, self._finder.handing(rules, then))

    def put_deal_by(self, rules: RuleSet) -> None:
        """Have one ready for the next time."""
        if not self._errands.is_busy(Urgency.AHEAD):
            self._errands.begin(Urgency.AHEAD, self._finder.putting_by(rules))

    # -- errands -------------------------------------------------------------------------------------

    @property
    def _game(self) -> Game:
        return self._desk.session.game

    def _ask(self, errand: Errand) -> None:
        """Begin what the player asked for, if there is a game to ask about."""
        if not (self._game.is_won or self._desk.watching.is_on):
            self._begin(Urgency.ASKED, errand)

    def _begin(self, urgency: Urgency, errand: Errand) -> None:
        self._waits[urgency] = 0.0
        self._errands.begin(urgency, self._timed(urgency, errand))

    def _timed(self, urgency: Urgency, errand: Errand) -> Errand:
        """The errand, whose waiting ends with it."""
        yield from errand
        self._waits.pop(urgency, None)

    def _drop(self, urgency: Urgency) -> None:
        self._waits.pop(urgency, None)
        self._errands.drop(urgency)

    # -- telling that it takes its time --------------------------------------------------------------

    def _say_looking(self) -> None:
        self._desk.table.say(LOOKING, "hint")

    def _say_finding(self) -> None:
        self._desk.table.say(FINDING, ICON)

    def _tell_looking(self) -> None:
        if not self._desk.watching.is_on:
            self._desk.table.tell(Status(LOOKING, "think"))


def _wake() -> None:
    """Let the main loop look around; called by the helper's threads."""
    with suppress(pygame.error):  # the program is just ending
        pygame.event.post(pygame.event.Event(NEWS))


SAYINGS = {
    Urgency.ASKED: Counsel._say_looking,
    Urgency.DEAL: Counsel._say_finding,
    Urgency.LIVE: Counsel._tell_looking,
}
