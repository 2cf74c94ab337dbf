"""The desk that the table stands on: carries out the commands that are not moves, and keeps what lasts."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

import pygame

from klondike.advisor import Advisor
from klondike.assets import assets_folder
from klondike.dealing import Dealing
from klondike.following import Following, deck, look
from klondike.rules import Change, rule_code
from klondike.scene.art import Art
from klondike.scene.kept import KeptPictures
from klondike.scene.listeners import Listeners
from klondike.scene.motion import SPEED_FACTORS
from klondike.scene.sounds import Sounds
from klondike.scene.table import TableScreen
from klondike.session import WELCOME
from klondike.sheets import Sheets
from klondike.ui.commands import Command
from klondike.ui.pen import Pen
from klondike.ui.toast import Toast

if TYPE_CHECKING:
    from klondike.app import App
    from klondike.narrator import Narrator
    from klondike.quick import Quick
    from klondike.tips import Tips
    from klondike.ui.screen import Screen
    from klondike.watching import Watching
    from klondike.window import Window

TEXT_STEP = 10  # of a hundred


class Desk:
    """Carries out the program's own commands."""

    def __init__(self, app: "App") -> None:
        """Set up the table as the settings say."""
        self._app = app
        self.session = app.session
        self._told = [0, 0]  # how many messages of the session and the store the player was told
        self._due: Callable[[], None] | None = None
        assets, settings = assets_folder(), self.session.store.settings
        self.icon_file = assets / "icon.svg"
        pygame.font.init()
        pen = Pen(look(settings), 1.0, str(assets / "fonts"))
        kept = KeptPictures(app.paths.cache / "pictures")
        art = Art(assets / "cards", kept, pen.theme.table.back, deck(settings))
        self.sounds = Sounds(assets / "sounds", settings.loudness)
        listeners = Listeners(self._changed, self.obey, self.sounds.play, self.sounds.leave_out)
        self.table = TableScreen(self.session.game, pen, art, listeners)
        self._following = Following(self, app)
        self.advisor = Advisor(self)
        self.dealing = Dealing(self)
        self._sheets = Sheets(self)
        self._actions = self._commands(self.dealing, self._sheets)

    def _commands(self, dealing: Dealing, sheets: Sheets) -> Mapping[Command, Callable[[], None]]:
        return {
            Command.MENU: sheets.menu,
            Command.NEW_GAME: dealing.new_game,
            Command.CHOOSE_GAME: dealing.choose_game,
            Command.TODAY: dealing.today,
            Command.RESTART: dealing.restart,
            Command.NEXT_DEAL: lambda: dealing.neighbour(1),
            Command.PREVIOUS_DEAL: lambda: dealing.neighbour(-1),
            Command.COPY_CODE: dealing.copy_code,
            Command.ENTER_CODE: dealing.enter_code,
            Command.HINT: self.advisor.hint,
            Command.GO_BACK: self.advisor.go_back,
            Command.SHOW_ME: self.advisor.show_me,
            Command.STATISTICS: sheets.statistics,
            Command.SETTINGS: sheets.settings,
            Command.RULES: sheets.rules,
            Command.HELP: sheets.help,
            Command.PAUSE: sheets.pause,
            Command.FULL_SCREEN: self._full_screen,
            Command.FOUR_COLOURS: lambda: self.quick.toggle("four_colours", "Four colours"),
            Command.LARGER_TEXT: lambda: self.quick.text_size(TEXT_STEP),
            Command.SMALLER_TEXT: lambda: self.quick.text_size(-TEXT_STEP),
            Command.USUAL_TEXT: lambda: self.quick.text_size(0),
            Command.QUIT: self._app.quit,
        }

    @property
    def pen(self) -> Pen:
        """What the sheets are drawn with."""
        return self.table.pen

    @property
    def pace(self) -> float:
        """How fast sheets move: the factor of their times."""
        return SPEED_FACTORS[self.table.motion.speed]

    @cached_property
    def watching(self) -> "Watching":
        """What shows other games on the table than the player's own."""
        from klondike.watching import Watching

        return Watching(self)

    @cached_property
    def tips(self) -> "Tips":
        """What says the names of things under the pointer."""
        from klondike.tips import Tips

        return Tips(self._app)

    @cached_property
    def narrator(self) -> "Narrator":
        """What speaks, where that is wished for."""
        from klondike.narrator import Narrator

        return Narrator(self._app)

    def hush(self) -> None:
        """Speak no more, until it is wished for again."""
        if "narrator" in vars(self):
            self.narrator.close()
            del self.narrator

    @cached_property
    def quick(self) -> "Quick":
        """What changes settings by a key, at once."""
        from klondike.quick import Quick

        return Quick(self)

    @property
    def window(self) -> "Window":
        """The window, for its clipboard."""
        return self._app.window

    @property
    def is_at_table(self) -> bool:
        """Whether nothing lies over the table."""
        return self._app.top is self.table

    def open(self, screen: "Screen") -> None:
        """Put a screen over the table."""
        if screen.covers_table:
            self.advisor.turn_away()
        if self.table.motion.is_calm:
            screen.calm()
        self._app.open(screen)

    def lay_over(self, screen: "Screen") -> None:
        """Show a screen that takes nothing over all that is open."""
        self._app.lay_over(screen)

    def obey(self, command: Command) -> None:
        """Carry out a command of the bar, the menu or the keyboard."""
        self._app.log.debug("command: %s", command)
        if not self.table.obey(command) and command in self._actions:
            self._actions[command]()

    def end_game(self) -> None:
        """Say that no move leads on, as soon as the cards rest and nothing lies over them."""
        self._due = self._sheets.ending

    def look_away(self) -> None:
        """The player has turned to another window: pause, where that is wanted."""
        if self.session.store.settings.pause_away and self.session.is_at_stake and self.is_at_table:
            self._sheets.pause()

    def look_around(self, elapsed: float) -> None:
        """See to what has become due: answers, messages of the store, the sheet at the end of a game."""
        self.advisor.listen(elapsed)
        self.tips.tick(elapsed)
        if self.session.store.settings.speech:
            self.narrator.look()
        news = self._news()
        if news:
            self._tell(news)
        # A sheet waits for the picture of the table: to make both at once would take long enough to be seen.
        if self._due and self.patience == 0.0 and not self.table.dirty:
            due, self._due = self._due, None
            due()

    def _news(self) -> list[str]:
        """What the session and the store have to say that was not told yet."""
        news: list[str] = []
        for index, messages in enumerate((self.session.messages, self.session.store.messages)):
            news += messages[self._told[index] :]
            self._told[index] = len(messages)
        return news

    def _tell(self, messages: Sequence[str]) -> None:
        """Show messages of the session and the store, as many at a time as the window has room for."""
        if messages == [WELCOME]:
            self.table.say(WELCOME, "check")
            return
        from klondike.ui.pages import in_pages

        self.table.toaster.show(in_pages(self.pen, self.table.size, Toast(""), messages))
        self.table.dirty = True

    @property
    def patience(self) -> float | None:
        """0.0 where a sheet is due and the cards rest, else None."""
        is_ripe = self._due is not None and self.is_at_table and not self.table.is_moving
        return 0.0 if is_ripe else None

    def prepare(self) -> bool:
        """Do one thing ahead that will be wanted soon; false when nothing is left to do."""
        parts = (self.table.art.prepare_one, self.sounds.prepare, self.advisor.prepare, self._sheets.prepare)
        return any(prepare() for prepare in parts)

    def record(self) -> Mapping[str, object]:
        """What the trace tells of the picture: places in window pixels, as drawn now."""
        table, game = self.table, self.table.game
        layout, board = table.layout, game.board
        top, now = self._app.top, table.now + self._app.lag
        return {
            "screen": top.name if top else "",
            "board": str(board),
            "score": game.score,
            "moves": game.moves,
            "moving": table.is_moving,
            "status": table.status.text,
            "said": table.toaster.toast.text,
            "hint": str(table.hint.move or ""),
            "cards": {str(card): layout.box_at(table.shown_pose(card, now)) for card in table.homes},
            "piles": {str(pile): layout.drop_zone(pile) for pile in board.pile_ids},
            "targets": {name: tuple(rect) for name, rect in getattr(top, "targets", {}).items()},
        }

    def change_setting(self, key: str, value: object) -> None:
        """Keep a setting and follow it at once; the draw is one of the rules of the next deal."""
        if key == "draw":
            from klondike.rules.families import with_draw

            key, value = "rules", rule_code(with_draw(self.session.chosen_rules, int(str(value))))
        self.session.store.change(**{key: value})  # type: ignore[arg-type]
        self._following.follow(key)
        self._app.follow(key, value)

    def _changed(self, change: Change) -> None:
        if self.session.store.settings.speech:
            self.narrator.follow(change)
        self.sounds.follow(change)
        self._sheets.take_back_ending()
        if not self.table.game.is_watched:
            self._follow(change)
        if self._app.trace.is_on:
            self._app.trace.write(frame_ms=0.0, **self.record())

    def _follow(self, change: Change) -> None:
        """Keep what has become of the player's game, and see to what is due."""
        self.session.keep(change)
        self._due = self._sheets.result if change.after.is_won else None
        self.advisor.follow(change)

    def _full_screen(self) -> None:
        self.session.store.change(fullscreen=self._app.window.toggle_full_screen())
