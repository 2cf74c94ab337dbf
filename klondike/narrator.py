"""Says aloud what is seen to happen: it looks at the program after each picture and tells what is new."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from klondike.rules import Change
from klondike.scene.saying import change_words, held_words, place_words
from klondike.speech import Voice, found
from klondike.ui.commands import ROWS
from klondike.ui.said import Said
from klondike.ui.toast import NOTHING

if TYPE_CHECKING:
    from klondike.app import App
    from klondike.ui.screen import Screen
    from klondike.ui.widgets import Widget

FAILED = "Speaking did not work here."


class Narrator:
    """Speaks for one program, for as long as that is wished for."""

    def __init__(self, app: "App") -> None:
        """Begin with what is open."""
        self._app = app
        self._table = app.table
        self._voice = Voice(found(), self._fail)
        self._changes: list[Change] = []
        self._screen: Screen | None = app.table
        self._focus: Widget | None = None
        self._words = ""  # of what has the focus
        self._place = self._cursor()
        self._toast = NOTHING
        self._has_failed = self._is_told = False

    def follow(self, change: Change) -> None:
        """Remember a change of the game; it is told with what comes of it."""
        self._changes.append(change)

    def look(self) -> None:
        """Say what is new since the last time, all in one."""
        if self._has_failed and not self._is_told:
            self._is_told = True
            self._table.say(FAILED)
        parts = [*self._of_changes(), *self._of_cursor(), *self._of_screens(), *self._of_toast()]
        self._voice.say(" ".join(filter(None, parts)))

    def close(self) -> None:
        """Fall silent."""
        self._voice.close()

    def _fail(self) -> None:
        """No program speaks: the next picture tells; called in the thread of the voice."""
        self._has_failed = True
        pygame.event.post(pygame.event.Event(pygame.USEREVENT))

    # -- what is new ---------------------------------------------------------------------------------

    def _of_changes(self) -> list[str]:
        """The last change: those before it would be heard too late."""
        last, self._changes = self._changes[-1:], []
        if last:
            self._place = self._cursor()  # it went with the cards
        is_watched = self._table.game.is_watched  # such a game is laid out, not dealt
        return [change_words(change) for change in last if change.move or not is_watched]

    def _of_cursor(self) -> Iterator[str]:
        former, self._place = self._place, self._cursor()
        if self._place != former:
            yield self._place

    def _cursor(self) -> str:
        """Where the keyboard is on the table, in words."""
        keyboard, carry, board = self._table.keyboard, self._table.hand.carry, self._table.game.board
        if self._table.bar_keys.at:
            return f"{ROWS[self._table.bar_keys.at].label}, button."
        if carry:
            return held_words(board, carry.source, carry.target)
        return place_words(board, *keyboard.place) if keyboard.is_shown and keyboard.place else ""

    def _of_screens(self) -> Iterator[str]:
        """A screen that has opened says itself, another one what has its focus, when that is new."""
        top = self._app.top
        focus = getattr(getattr(top, "group", None), "focus", None)
        words = focus.say() if focus else ""
        if top is not self._screen and top is not self._table:
            yield getattr(top, "say", str)()
        elif focus is not self._focus or (words != self._words and not self._table.game.is_watched):
            yield words
        self._screen, self._focus, self._words = top, focus, words

    def _of_toast(self) -> Iterator[str]:
        top = self._app.screens[-1:]  # a message may lie over the sheets
        toaster = next((each.toaster for each in top if isinstance(each, Said)), self._table.toaster)
        former, self._toast = self._toast, toaster.toast
        if self._toast is not former:
            yield self._toast.text if self._toast.aloud is None else self._toast.aloud
