"""The counsel: what the solver knows about the player's game, turned into signs, hints and ways back.

A helper process solves; nothing here waits for it. What the player asks for is an errand that goes on with
each verdict.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from klondike.finder import Finder
from klondike.rules import Board, Change, Deal, Game, Help, Move, RuleSet, deal_code
from klondike.rules.stuck import has_useful_move
from klondike.rules.telling import sign_of, told
from klondike.scene.bar import Status
from klondike.scene.cues import SoundKind
from klondike.screens.question import Question, QuestionScreen
from klondike.solver.errands import Errand, Errands, Urgency, Wish
from klondike.solver.knowledge import Knowledge
from klondike.solver.marks import direct
from klondike.solver.ordering import advice
from klondike.solver.verdict import Outcome, Verdict
from klondike.solver.worker import Worker
from klondike.wayback import CANT_TELL, WayBack

if TYPE_CHECKING:
    from klondike.desk import Desk
    from klondike.screens.ending import EndingScreen

HINT_SECONDS, LINE_SECONDS, SHOW_SECONDS, SHORTEN_SECONDS = 2.0, 10.0, 15.0, 5.0
SAYING_AFTER = 0.4  # seconds before it is said that an answer takes its time
NEWS = pygame.event.custom_type()

SAYS = {
    Outcome.WINNABLE: Status("Can be won", "yes"),
    Outcome.UNWINNABLE: Status("Can’t be won from here", "no", is_bad=True),
    Outcome.UNKNOWN: Status("Too hard to tell", "help"),
}
LOOKING = "Looking ahead …"
KEEPS_WINNABLE = "This keeps the game winnable."
NO_MOVE, NO_WIN = "No move helps here.", "This game can’t be won any more."
FINDING, NONE_FOUND = "Finding a deal that can be won …", "No deal could be proved winnable in time."
FOUND = "A deal that can be won is ready now."
LEFT_LOST = "The deal before could not be won."
SHOW = Question("Show how this is won?", "This game will then not count as won.", "Show me", "Keep playing")


class Counsel:
    """Asks the solver for the player's game, and says and does what follows from the verdicts."""

    def __init__(self, desk: "Desk") -> None:
        """Know nothing yet; the helper starts with the first question."""
        self._desk = desk
        self._helper = Worker(_wake)
        self._knowledge = Knowledge()
        self._errands = Errands(self._helper, self._knowledge)
        self._way_back = WayBack(desk, self._knowledge)
        self._finder = Finder(desk.session)
        self._code = desk.session.game.code  # of the game that the knowledge is about
        self._waits: dict[Urgency, float] = {}  # for how many seconds it has waited for an answer

    # -- what the table tells ------------------------------------------------------------------------

    def follow(self, change: Change) -> None:
        """The player's game has changed: what was asked about it is of no use any more."""
        self._drop(Urgency.ASKED)
        if self._code != self._game.code:
            self._code = self._game.code
            self._knowledge.reset()
        self._knowledge.follow(change)

    def judge(self) -> None:
        """Find out whether the position can be won, and say it."""
        self._begin(Urgency.LIVE, self._judging())

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

    # -- what the player asks ------------------------------------------------------------------------

    def hint(self, *, is_sign: bool) -> None:
        """Show a move that keeps the game winnable, or a good one; for a sign only say that there is one."""
        self._ask(self._hinting(self._sign if is_sign else self._show))

    def go_back(self) -> None:
        """Go back to where the game could still be won, and show the move that lost it."""
        self._ask(self._way_back.going())

    def show_me(self) -> None:
        """Show how the game is won from here, if the player means it."""
        self._ask(self._showing())

    def about_end(self, panel: "EndingScreen") -> None:
        """Find out for the panel at the end of a game how it could have been won."""
        self._errands.begin(Urgency.ASKED, self._way_back.telling(panel))

    def about_win(self, tell: Callable[[tuple[Move, ...]], None]) -> None:
        """Tell the shortest line to the win that was found in a few seconds, at most the player's own."""
        self._errands.begin(Urgency.ASKED, self._shortening(tell))

    def about_loss(self, game: Game) -> None:
        """Tell of a game that was given up in how few moves its deal can be won, or that it can't be."""
        self._errands.begin(Urgency.AFTER, self._looking_back(game))

    # -- deals that can be won -----------------------------------------------------------------------

    def find_deal(self, rules: RuleSet, then: Callable[[Deal], None]) -> None:
        """Find a deal that can be won, and hand it over; it is put by where the player plays on meanwhile."""
        desk, board = self._desk, self._game.board

        def found(deal: Deal | None) -> None:
            if not deal:
                desk.table.say(NONE_FOUND, "cards", "Deal any", lambda: desk.dealing.deal_any(rules))
            elif desk.is_at_table and self._game.board is board:
                then(deal)
            else:
                desk.session.store.change(next_deal=deal_code(deal, rules))
                desk.table.say(FOUND, "cards")

        self._begin(Urgency.DEAL, self._finder.finding(rules, found))

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

    def _shortening(self, tell: Callable[[tuple[Move, ...]], None]) -> Errand:
        dealt = self._game.dealt
        verdict = yield Wish(dealt, SHORTEN_SECONDS, direct(dealt, self._game.lines))
        tell(verdict.line)

    def _looking_back(self, game: Game) -> Errand:
        verdict = yield Wish(game.dealt, LINE_SECONDS)
        if verdict.line:
            verdict = yield Wish(game.dealt, SHORTEN_SECONDS, verdict.line)
        table, watching = self._desk.table, self._desk.watching
        if watching.is_on or table.toaster.is_shown:  # it is not worth an interruption
            return
        if verdict.line:
            spelled = " ".join(map(str, verdict.line))
            words = f"The deal before could be won in {len(verdict.line)} moves."
            table.say(words, "hint", "Watch", lambda: watching.past(game.code, spelled))
        elif verdict.outcome is Outcome.UNWINNABLE:
            table.say(LEFT_LOST, "hint")

    def _judging(self) -> Errand:
        verdict = yield Wish(self._game.board, LINE_SECONDS)
        if not self._desk.watching.is_on:  # another game has the bar; this is asked again after it
            self._desk.table.tell(SAYS[verdict.outcome])
            self._game.help(Help.LINE)

    def _hinting(self, tell: Callable[[Board, Move, bool], None]) -> Errand:
        board = self._game.board
        verdict = yield Wish(board, HINT_SECONDS)
        move, is_proved = advice(board, verdict)
        if move:
            tell(board, move, is_proved)
        elif verdict.outcome is Outcome.UNWINNABLE:
            yield from self._way_back.pointing(NO_WIN if has_useful_move(board) else NO_MOVE)
        else:
            self._desk.table.say(NO_MOVE, "hint")

    def _show(self, board: Board, move: Move, is_proved: bool) -> None:  # noqa: FBT001
        self._desk.session.help(Help.HINT)
        self._desk.table.hint.show(move)
        self._desk.sounds.play(SoundKind.HINT)
        words = told(board, move)
        self._desk.table.say(f"{words} {KEEPS_WINNABLE}" if is_proved else words, "hint")

    def _sign(self, _: Board, move: Move, __: bool) -> None:  # noqa: FBT001
        self._desk.session.help(Help.SIGN)
        self._desk.table.say(sign_of(move), "hint")

    def _showing(self) -> Errand:
        board = self._game.board
        verdict = yield Wish(board, SHOW_SECONDS)
        if verdict.outcome is Outcome.UNWINNABLE:
            yield from self._way_back.pointing(NO_WIN)
        elif verdict.outcome is Outcome.UNKNOWN:
            self._desk.table.say(CANT_TELL, "help")
        elif Help.SHOWN in self._game.helps:
            self._desk.watching.show_me(verdict.line)
        else:
            answered = self._answer_with(board, verdict)
            self._desk.open(QuestionScreen(self._desk.pen, SHOW, answered, self._desk.pace))

    def _answer_with(self, board: Board, verdict: Verdict) -> Callable[[bool, bool], None]:
        def answered(is_yes: bool, _: bool) -> None:  # noqa: FBT001
            if is_yes and self._game.board is board:
                self._desk.watching.show_me(verdict.line)

        return answered

    # -- telling -------------------------------------------------------------------------------------

    def _say_looking(self) -> None:
        self._desk.table.say(LOOKING, "hint")

    def _say_finding(self) -> None:
        self._desk.table.say(FINDING, "cards")

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
