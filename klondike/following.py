"""Lets the program follow the settings: how it looks at the start, and what a changed one changes at once."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from klondike.rules.homeward import Homing
from klondike.scene.cues import SoundKind
from klondike.scene.decks import Deck
from klondike.scene.motion import CALM_TEMPOS, TEMPOS, Speed
from klondike.scene.preferences import Click, First, Preferences
from klondike.ui.theme import Theme, flattened, strengthened, theme

if TYPE_CHECKING:
    from klondike.app import App
    from klondike.desk import Desk
    from klondike.store.settings import Settings

AS_TABLE = "table"  # the back that goes with the table


def look(settings: "Settings") -> Theme:
    """The colours that are chosen, and the back: a chosen one stays when the table changes."""
    chosen = theme(settings.theme, settings.panels)
    if not settings.texture:
        chosen = flattened(chosen)
    if settings.strong_outlines:
        chosen = strengthened(chosen)
    if settings.back != AS_TABLE:
        chosen = chosen._replace(table=chosen.table._replace(back=settings.back))
    return chosen._replace(lines=chosen.lines._replace(is_cursor_bright=settings.bright_cursor))


def deck(settings: "Settings") -> Deck:
    """The faces that are chosen."""
    return Deck(settings.large_print, settings.four_colours)


def preferences(settings: "Settings") -> Preferences:
    """What is chosen for the table."""
    shown = {
        "Time": settings.show_time,
        "Moves": settings.show_moves,
        "Score": settings.show_score,
        "Balance": settings.show_score,
    }
    return Preferences(
        is_mirrored=settings.left_handed,
        click=Click(settings.click),
        first=First(settings.click_first),
        right_click_sends_home=settings.right_click_home,
        homing=Homing(settings.homing),
        finishes=settings.finish_by_itself,
        shows_places=settings.show_places,
        shows_count=settings.stock_count,
        figures=frozenset(label for label, is_shown in shown.items() if is_shown),
    )


class Following:
    """Tells each part of the program of the settings that concern it."""

    def __init__(self, desk: "Desk", app: "App") -> None:
        """Set up the table of this desk."""
        self._desk = desk
        self._app = app
        settings = desk.session.store.settings
        desk.table.preferences = preferences(settings)
        self._speed(settings)
        if settings.keys:
            self._keys(settings)

    def follow(self, key: str) -> None:
        """A setting was changed."""
        FOLLOWERS.get(key, _nothing)(self, self._desk.session.store.settings)

    def _speed(self, settings: "Settings") -> None:
        tempos = CALM_TEMPOS if settings.reduced_motion else TEMPOS
        self._desk.table.set_speed(Speed(settings.speed), tempos)
        self._desk.table.cascade.is_wanted = settings.cascade
        self._desk.sounds.pace = self._desk.pace

    def _look(self, settings: "Settings") -> None:
        former = self._app.window.surface.copy()
        self._app.restyle(look(settings))
        if self._desk.pace and not self._desk.table.motion.is_calm:
            from klondike.screens.crossfade import Crossfade

            self._app.open(Crossfade(self._desk.pen, former, self._app.screens, self._desk.pace))

    def _size(self, _: "Settings") -> None:
        self._app.refit()

    def _deck(self, settings: "Settings") -> None:
        self._desk.table.art.change_deck(deck(settings))
        self._desk.table.fit()

    def _preferences(self, settings: "Settings") -> None:
        self._desk.table.preferences = preferences(settings)
        self._desk.table.fit()

    def _keys(self, settings: "Settings") -> None:
        from klondike.ui.ownkeys import keymap_of

        keymap = keymap_of(settings.keys)
        for screen in (self._desk.table, *self._app.screens):
            screen.keymap = keymap

    def _speech(self, settings: "Settings") -> None:
        if not settings.speech:
            self._desk.hush()

    def _help(self, _: "Settings") -> None:
        self._desk.advisor.look()

    def _sound(self, settings: "Settings") -> None:
        self._desk.sounds.volume = settings.loudness
        self._desk.sounds.play(SoundKind.PUT_DOWN)


def _nothing(_following: Following, _settings: "Settings") -> None:
    pass


FOLLOWERS: Mapping[str, Callable[[Following, "Settings"], None]] = {
    "speed": Following._speed,
    "reduced_motion": Following._speed,
    "cascade": Following._speed,
    "theme": Following._look,
    "panels": Following._look,
    "texture": Following._look,
    "back": Following._look,
    "strong_outlines": Following._look,
    "bright_cursor": Following._look,
    "large_buttons": Following._size,
    "text_size": Following._size,
    "large_print": Following._deck,
    "four_colours": Following._deck,
    "help": Following._help,
    "speech": Following._speech,
    "keys": Following._keys,
    "left_handed": Following._preferences,
    "click": Following._preferences,
    "click_first": Following._preferences,
    "right_click_home": Following._preferences,
    "homing": Following._preferences,
    "show_places": Following._preferences,
    "finish_by_itself": Following._preferences,
    "stock_count": Following._preferences,
    "show_time": Following._preferences,
    "show_moves": Following._preferences,
    "show_score": Following._preferences,
    "sound": Following._sound,
    "volume": Following._sound,
}
