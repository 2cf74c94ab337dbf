"""Opens the sheets over the table, with the values they show and what they tell back.

They know neither the store nor the program. Each is imported when it is first opened, or ahead at a moment
when nothing happens: the table must be there at once.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from klondike.ahead import Ahead
from klondike.rules import Move, rule_code
from klondike.ui.commands import Command

if TYPE_CHECKING:
    from klondike.desk import Desk
    from klondike.screens.ending import EndingScreen
    from klondike.screens.result import ResultScreen

AHEAD = (
    "klondike.ui.toastlayout "
    "klondike.ui.widgets klondike.screens.figure klondike.screens.body klondike.screens.sheet "
    "klondike.screens.menu klondike.screens.result klondike.reports klondike.screens.ending"
)
"""what comes most, and what comes by itself while cards move"""


class Sheets:
    """Everything that is opened to be looked at."""

    def __init__(self, desk: "Desk") -> None:
        """Open over the table of this desk."""
        self._desk = desk
        self._ahead = Ahead(AHEAD)
        self._last: EndingScreen | ResultScreen | None = None  # what is said of the end of a game

    def prepare(self) -> bool:
        """Import something of a sheet, so that it has less to wait for; false when that is done."""
        return self._ahead.prepare()

    def menu(self) -> None:
        """Open the menu under its button."""
        from klondike.screens.menu import MenuScreen

        desk, bar = self._desk, self._desk.table.bar
        anchor, code = bar.buttons[Command.MENU], desk.session.game.code
        desk.open(MenuScreen(desk.pen, anchor, code, bar.disabled, desk.obey, desk.pace))

    def rules(self) -> None:
        """Open the rules of the game in play; those of all others can be read there too."""
        from klondike.rules import RULE_SETS
        from klondike.screens.examples import Faces
        from klondike.screens.rules import RulesScreen

        desk, art = self._desk, self._desk.table.art
        faces, others = Faces(art.drawings, art.deck, art.back_name), tuple(RULE_SETS.values())
        desk.open(RulesScreen(desk.pen, desk.session.game.rules, others, faces, desk.pace))

    def help(self) -> None:
        """Open the list of keys and what the mouse does."""
        from klondike.screens.help import HelpScreen
        from klondike.screens.mousewords import mouse_words

        desk = self._desk
        mouse = mouse_words(desk.session.game.rules, desk.table.preferences)
        desk.open(HelpScreen(desk.pen, mouse, desk.pace))

    def pause(self) -> None:
        """Hide the cards and stop the clock."""
        from klondike.screens.pause import PauseScreen

        self._desk.open(PauseScreen(self._desk.pen, self._desk.table.cleared))

    def result(self) -> None:
        """Say how the game was won, and what can be done next."""
        from klondike.reports import outcome
        from klondike.screens.result import ResultScreen

        desk, game = self._desk, self._desk.session.game
        totals = desk.session.store.totals(rule_code(game.rules))
        said = outcome(game, totals, desk.session.before)
        self._last = screen = ResultScreen(desk.pen, said, desk.obey, desk.watching.own, desk.pace)
        desk.open(screen)

        def found(line: tuple[Move, ...]) -> None:
            if len(line) < game.moves and not screen.is_closing:
                spelled = " ".join(map(str, line))
                screen.tell_shorter(len(line), lambda: desk.watching.past(game.code, spelled))

        desk.advisor.about_win(found)

    def ending(self) -> None:
        """Say that no move leads on (S3.7), and what can be done."""
        from klondike.screens.ending import EndingScreen

        desk, game = self._desk, self._desk.session.game
        is_there = {Command.RESTART: game.moves > 0, Command.UNDO: game.can_undo}
        missing = [command for command, is_offered in is_there.items() if not is_offered]
        self._last = screen = EndingScreen(desk.pen, desk.obey, missing, desk.pace)
        desk.open(screen)
        desk.advisor.about_end(screen)

    def take_back_ending(self) -> None:
        """The board has changed: whatever was said of its end is no longer so."""
        if self._last:
            self._last.close()
            self._last = None

    def statistics(self) -> None:
        """Open how it went with every rule set, the one in play first."""
        from klondike.pastgames import PastGamesOf

        self._desk.open(PastGamesOf(self._desk, self._clear).screen())

    def _clear(self, code: str, then: Callable[[], None]) -> None:
        """Clear the statistics of a rule set, if that is really meant."""
        from klondike.reports import title_of
        from klondike.screens.question import QuestionScreen, reset_question

        desk, store = self._desk, self._desk.session.store

        def answered(is_yes: bool, _: bool) -> None:  # noqa: FBT001
            if is_yes:
                store.reset(code)
                then()

        question = reset_question(title_of(code), store.totals(code).played)
        desk.open(QuestionScreen(desk.pen, question, answered, desk.pace))

    def settings(self) -> None:
        """Open the settings; each is kept and followed as it is changed."""
        from klondike.screens.settings import SettingsScreen

        desk = self._desk
        values = desk.session.store.settings._asdict() | {"draw": desk.session.chosen_rules.draw}
        drawings = desk.table.art.drawings
        desk.open(SettingsScreen(desk.pen, values, desk.change_setting, drawings, desk.pace, _lacking))


def _lacking(key: str) -> str:
    """Why a setting cannot be chosen on this system, "" where it can."""
    if key != "speech":
        return ""
    from klondike.speech import why_silent

    return why_silent()
