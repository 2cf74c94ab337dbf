"""What the program does for each command that is not a move: new deals, sheets, settings, full screen.

The sheets get values and callbacks from here; they know neither the store nor the program.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import pygame

from klondike.assets import assets_folder
from klondike.rules import Change, Deal, Game, RuleSet
from klondike.scene.art import Art
from klondike.scene.kept import KeptPictures
from klondike.scene.motion import Speed
from klondike.scene.table import Listeners, TableScreen
from klondike.ui.commands import Command
from klondike.ui.pen import Pen
from klondike.ui.theme import theme

if TYPE_CHECKING:
    from klondike.app import App
    from klondike.store.settings import Settings


class Desk:
    """Carries out the program's own commands."""

    def __init__(self, app: "App") -> None:
        """Set up the table as the settings say."""
        self._app = app
        self._session = app.session
        assets = assets_folder()
        settings = self._settings
        pygame.font.init()
        pen = Pen(theme(settings.theme, settings.panels), 1.0, str(assets / "fonts"))
        art = Art(assets / "cards", KeptPictures(app.paths.cache / "pictures"), back=pen.theme.table.back)
        listeners = Listeners(self._changed, self.obey)
        self.table = TableScreen(self._session.game, pen, art, listeners)
        self.table.set_speed(Speed(settings.speed))
        self.table.is_mirrored = settings.left_handed

    @property
    def _settings(self) -> "Settings":
        return self._session.store.settings

    def obey(self, command: Command) -> None:
        """Carry out a command of the bar, the menu or the keyboard."""
        if not self.table.obey(command) and command in ACTIONS:
            ACTIONS[command](self)

    def say(self, text: str) -> None:
        """Tell the player something short."""
        self.table.say(text)

    def record(self) -> Mapping[str, object]:
        """What the trace tells of the picture: places in window pixels, as drawn now."""
        table, game = self.table, self._session.game
        layout, board = table.layout, game.board
        cards = {str(card): layout.box_at(table.shown_pose(card)) for card in table.homes}
        piles = {str(pile): layout.drop_zone(pile) for pile in board.pile_ids}
        return {
            "screen": self._app.screens[-1].name,
            "board": str(board),
            "score": game.score,
            "moves": game.moves,
            "moving": table.is_moving,
            "cards": cards,
            "piles": piles,
        }

    # -- the game ------------------------------------------------------------------------------------

    def _changed(self, change: Change) -> None:
        self._session.keep(change)
        if self._app.trace.is_on:
            self._app.trace.write(frame_ms=0.0, **self.record())

    def new_game(self) -> None:
        """Deal anew; a game in play is asked for first."""
        self._deal(None, None)

    def _deal(self, deal: Deal | None, rules: RuleSet | None) -> None:
        game = self._session.fresh_game(deal, rules)
        self._show(game, self._session.begin(game))

    def restart(self) -> None:
        """The same deal again."""
        change = self._session.restart()
        self._show(self._session.game, change)

    def _show(self, game: Game, change: Change) -> None:
        self.table.show(game, change)

    def full_screen(self) -> None:
        """Fill the screen with the table, or go back to the window."""
        is_full = self._app.window.toggle_full_screen()
        self._session.store.change(fullscreen=is_full)

    def quit(self) -> None:
        """Keep everything and end."""
        self._app.quit()


ACTIONS: Mapping[Command, Callable[[Desk], None]] = {
    Command.NEW_GAME: Desk.new_game,
    Command.RESTART: Desk.restart,
    Command.FULL_SCREEN: Desk.full_screen,
    Command.QUIT: Desk.quit,
}
