"""What the program does for each command that is not a move: new deals, sheets, settings, full screen.

The sheets get values and callbacks from here; they know neither the store nor the program. Each is imported
when it is first opened: the table must be there at once.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import pygame

from klondike.assets import assets_folder
from klondike.rules import BadCode, Change, Deal, RuleSet, parse_code, rule_code
from klondike.scene.art import Art
from klondike.scene.kept import KeptPictures
from klondike.scene.motion import SPEED_FACTORS, Speed
from klondike.scene.table import Listeners, TableScreen
from klondike.ui.commands import Command
from klondike.ui.pen import Pen
from klondike.ui.theme import theme

if TYPE_CHECKING:
    from klondike.app import App
    from klondike.screens.question import Question
    from klondike.store.settings import Settings


class Desk:
    """Carries out the program's own commands."""

    def __init__(self, app: "App") -> None:
        """Set up the table as the settings say."""
        self._app = app
        self._session = app.session
        self._told = 0
        self._is_result_due = False
        assets, settings = assets_folder(), self._settings
        self.icon_file = assets / "icon.svg"
        pygame.font.init()
        pen = Pen(theme(settings.theme, settings.panels), 1.0, str(assets / "fonts"))
        art = Art(assets / "cards", KeptPictures(app.paths.cache / "pictures"), pen.theme.table.back)
        self.table = TableScreen(self._session.game, pen, art, Listeners(self._changed, self.obey))
        self.table.set_speed(Speed(settings.speed))
        self.table.is_mirrored = settings.left_handed

    @property
    def _settings(self) -> "Settings":
        return self._session.store.settings

    @property
    def _pace(self) -> float:
        return SPEED_FACTORS[self.table.motion.speed]

    def obey(self, command: Command) -> None:
        """Carry out a command of the bar, the menu or the keyboard."""
        if not self.table.obey(command) and command in ACTIONS:
            ACTIONS[command](self)

    def look_around(self) -> None:
        """See to what has become due: messages of the store, the result of a won game."""
        messages = self._session.messages + self._session.store.messages
        if len(messages) > self._told:
            self.table.say(" ".join(messages[self._told :]))
            self._told = len(messages)
        if self._is_result_due and not self.table.is_moving:
            self._is_result_due = False
            self.result()

    def record(self) -> Mapping[str, object]:
        """What the trace tells of the picture: places in window pixels, as drawn now."""
        table, game = self.table, self._session.game
        layout, board = table.layout, game.board
        top = self._app.top
        return {
            "screen": top.name if top else "",
            "board": str(board),
            "score": game.score,
            "moves": game.moves,
            "moving": table.is_moving,
            "cards": {str(card): layout.box_at(table.shown_pose(card)) for card in table.homes},
            "piles": {str(pile): layout.drop_zone(pile) for pile in board.pile_ids},
            "targets": {name: tuple(rect) for name, rect in getattr(top, "targets", {}).items()},
        }

    # -- the game ------------------------------------------------------------------------------------

    def _changed(self, change: Change) -> None:
        self._session.keep(change)
        self._is_result_due = change.after.is_won
        if self._app.trace.is_on:
            self._app.trace.write(frame_ms=0.0, **self.record())

    def new_game(self) -> None:
        """Deal anew by the rules of the settings."""
        from klondike.screens.question import NEW_DEAL

        self._ask(NEW_DEAL, self._deal)

    def restart(self) -> None:
        """The same deal from its start."""
        from klondike.screens.question import RESTART

        self._ask(RESTART, self._deal_again)

    def _deal_again(self) -> None:
        change = self._session.restart()
        self.table.show(self._session.game, change)

    def _deal(self, deal: Deal | None = None, rules: RuleSet | None = None) -> None:
        change = self._session.deal(deal, rules)
        self.table.show(self._session.game, change)

    def _ask(self, question: "Question", action: Callable[[], None]) -> None:
        """Do it, asking first where a game would be lost by it."""
        from klondike.screens.question import QuestionScreen

        if not (self._session.is_at_stake and self._settings.ask_before_losing):
            action()
            return

        def answered(is_yes: bool, is_ticked: bool) -> None:  # noqa: FBT001
            if is_yes and is_ticked:
                self._session.store.change(ask_before_losing=False)
            if is_yes:
                action()

        self._app.open(QuestionScreen(self.table.pen, question, answered, self._pace))

    # -- deal codes ----------------------------------------------------------------------------------

    def copy_code(self) -> None:
        """Put the code of this deal on the clipboard."""
        code = self._session.game.code
        self._app.window.copy(code)
        self.table.say(f"Deal code copied: {code}")

    def enter_code(self) -> None:
        """Ask for a deal code, and deal it."""
        from klondike.screens.code import CodeScreen
        from klondike.screens.question import NEW_DEAL

        def accept(text: str) -> None:
            self._ask(NEW_DEAL, lambda: self._deal(*parse_code(text)))

        paste = self._app.window.pasted
        self._app.open(CodeScreen(self.table.pen, what_is_wrong, accept, paste, pace=self._pace))

    # -- sheets --------------------------------------------------------------------------------------

    def menu(self) -> None:
        """Open the menu under its button."""
        from klondike.screens.menu import MenuScreen

        bar, code = self.table.bar, self._session.game.code
        anchor = bar.buttons[Command.MENU]
        self._app.open(MenuScreen(self.table.pen, anchor, code, bar.disabled, self.obey, self._pace))

    def help(self) -> None:
        """Open the list of keys and what the mouse does."""
        from klondike.screens.help import HelpScreen

        self._app.open(HelpScreen(self.table.pen, self._pace))

    def pause(self) -> None:
        """Hide the cards and stop the clock."""
        from klondike.screens.pause import PauseScreen

        self._app.open(PauseScreen(self.table.pen, lambda: self.table.painter.ground))

    def result(self) -> None:
        """Say how the game was won, and what can be done next."""
        from klondike.reports import outcome
        from klondike.screens.result import ResultScreen

        game = self._session.game
        totals = self._session.store.totals(rule_code(game.rules))
        self._app.open(ResultScreen(self.table.pen, outcome(game, totals), self.obey, self._pace))

    def statistics(self) -> None:
        """Open the figures of every rule set, those of the one in play first."""
        from klondike.reports import statistics_pages
        from klondike.screens.statistics import StatisticsScreen

        store, current = self._session.store, rule_code(self._session.game.rules)
        pages = statistics_pages(store, current)
        start = next(index for index, page in enumerate(pages) if page.key == current)

        def reset(code: str) -> None:
            self._clear(code, lambda: screen.update(statistics_pages(store, current)))

        screen = StatisticsScreen(self.table.pen, pages, start, reset, self._pace)
        self._app.open(screen)

    def _clear(self, code: str, then: Callable[[], None]) -> None:
        """Clear the statistics of a rule set, if that is really meant."""
        from klondike.reports import title_of
        from klondike.screens.question import QuestionScreen, reset_question

        store = self._session.store

        def answered(is_yes: bool, _: bool) -> None:  # noqa: FBT001
            if is_yes:
                store.reset(code)
                then()

        question = reset_question(title_of(code), store.totals(code).played)
        self._app.open(QuestionScreen(self.table.pen, question, answered, self._pace))

    def settings(self) -> None:
        """Open the settings; each is kept and followed as it is changed."""
        from klondike.screens.settings import SettingsScreen

        values = self._settings._asdict()
        self._app.open(SettingsScreen(self.table.pen, values, self._change_setting, self._pace))

    def _change_setting(self, key: str, value: object) -> None:
        settings = self._session.store.change(**{key: value})  # type: ignore[arg-type]
        self.table.set_speed(Speed(settings.speed))
        if key in ("theme", "panels"):
            self._app.restyle(theme(settings.theme, settings.panels))
        elif key in ("text_size", "left_handed"):
            self.table.is_mirrored = settings.left_handed
            self._app.refit()

    def full_screen(self) -> None:
        """Fill the screen with the table, or go back to the window."""
        self._session.store.change(fullscreen=self._app.window.toggle_full_screen())

    def quit(self) -> None:
        """Keep everything and end."""
        self._app.quit()


def what_is_wrong(text: str) -> str:
    """What is wrong with a deal code, nothing for a good one."""
    try:
        parse_code(text)
    except BadCode as problem:
        return str(problem)
    return ""


ACTIONS: Mapping[Command, Callable[[Desk], None]] = {
    Command.MENU: Desk.menu,
    Command.NEW_GAME: Desk.new_game,
    Command.RESTART: Desk.restart,
    Command.COPY_CODE: Desk.copy_code,
    Command.ENTER_CODE: Desk.enter_code,
    Command.STATISTICS: Desk.statistics,
    Command.SETTINGS: Desk.settings,
    Command.HELP: Desk.help,
    Command.PAUSE: Desk.pause,
    Command.FULL_SCREEN: Desk.full_screen,
    Command.QUIT: Desk.quit,
}
