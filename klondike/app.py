"""The program: one window, a stack of screens, and the loop that drives them.

`frame` is the whole program for one picture: it takes what happened and how much time passed. The rest that
lies between two pictures waits and reads the clock.
"""

from time import perf_counter

import pygame

from klondike.desk import Desk
from klondike.rest import LONGEST_TICK, SHARPEN_AFTER, Rest
from klondike.scene.layout import unit_for
from klondike.scene.table import TableScreen
from klondike.session import Session
from klondike.store.paths import Paths
from klondike.store.session_log import SessionLog
from klondike.trace import NoTrace, Trace
from klondike.ui.attention import Attention
from klondike.ui.keys import HeldKeys, LoneAlt
from klondike.ui.screen import Screen
from klondike.ui.theme import Theme
from klondike.window import Window

STEP = 1 / 120  # seconds of one step of motion
MAX_LAG = 0.25  # the longest stretch ever caught up on
LEAST_ROOM = (320, 240)  # pixels

RESIZED = frozenset((pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED))
UNCOVERED = frozenset((pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN))
HIDDEN = frozenset((pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN))
# Only a window that can be seen gets these, whatever was told last: the news of both can cross on X11.
IN_USE = frozenset((pygame.WINDOWENTER, pygame.WINDOWFOCUSGAINED, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN))


class App:
    """Everything that is running: the window, the screens on it, the game they show."""

    def __init__(self, window: Window, session: Session, paths: Paths, trace: Trace | NoTrace) -> None:
        """Put the session's game on the table; the first frame draws it."""
        self.window = window
        self.session = session
        self.paths = paths
        self.trace = trace
        self.log = SessionLog(paths)  # silent, until it is another
        self.screens: list[Screen] = []
        self.desk = Desk(self)
        self.table: TableScreen = self.desk.table
        self.screens.append(self.table)
        self.rest = Rest(self)
        self._keys = HeldKeys()
        self.alt = LoneAlt()
        self._attention = Attention()
        self.lag = 0.0  # seconds since the last step of motion
        self.is_visible = True
        self._has_opened = False  # a screen, since the last step of motion
        self._unsharp_for: float | None = None

    def run(self) -> None:
        """Play until the last screen is closed."""
        is_shown = False
        while self.screens:
            is_shown = self.turn(*self.rest.next(is_shown))

    def turn(self, events: list[pygame.event.Event], elapsed: float) -> bool:
        """Let `elapsed` seconds pass with what happened in them; true when a picture may have been shown."""
        is_done = self.rest.follow(events, elapsed) if events else self.rest.strike(elapsed)
        return is_done or self.frame(events, elapsed)

    def frame(self, events: list[pygame.event.Event], elapsed: float) -> bool:
        """Take the events, let `elapsed` seconds pass, draw what changed; true when a picture was shown."""
        was_playing = self.is_visible and self.is_playing  # time passed before these events came
        was_moving = any(screen.is_moving for screen in self.screens) and not self._has_opened
        self._has_opened = False
        self.rest.end()
        self.alt.age(elapsed)
        self._take(events)
        if not self.screens:
            return False
        self._pass_time(elapsed, elapsed if was_playing else 0.0)
        # What begins now has not moved while the program slept, or made the first picture of a sheet.
        self._step(elapsed if was_moving else min(elapsed, self.window.refresh_seconds))
        self.desk.look_around(elapsed)  # after the step: it may wait for the cards to rest
        self._drop_closed()
        is_shown = self._show()
        self.desk.sounds.tick(elapsed)  # last: the picture waits for no audio device
        return is_shown

    def _take(self, events: list[pygame.event.Event]) -> None:
        self._follow_size()
        for event in events:
            self._watch_window(event)
            self.handle(event)
        for event in self.alt.presses():
            self._give(event)

    def _show(self) -> bool:
        """Draw if there is anything new to see; true when a picture was shown."""
        is_new = any(screen.dirty or screen.is_moving for screen in self.screens)
        if not (is_new and self.is_visible):
            return False
        self._draw()
        return True

    def handle(self, event: pygame.event.Event) -> None:
        """Give one event to whom it concerns."""
        self.desk.tips.watch(event)
        self._keys.mark(event)
        self.alt.watch(event)
        self.table.bar_keys.watch(event)
        self._give(event)

    def _give(self, event: pygame.event.Event) -> None:
        top = self._attention.addressed(event, self.screens)
        if top is None or top.handle(event):
            return
        command = top.command_of(event)
        if command and top.obey(command):
            self.log.debug("command: %s", command)
        elif command:
            self.desk.obey(command)

    @property
    def top(self) -> Screen | None:
        """The screen that events and commands belong to."""
        return next((screen for screen in reversed(self.screens) if screen.takes_input), None)

    def follow(self, key: str, value: object) -> None:
        """Tell everything that is open of a changed setting."""
        for screen in self.screens:
            screen.follow(key, value)

    def restyle(self, look: Theme) -> None:
        """Show everything in other colours."""
        for screen in self.screens:
            screen.restyle(look)

    def open(self, screen: Screen) -> None:
        """Put a screen on top of the others."""
        screen.keymap = self.table.keymap
        screen.resize(self._room, self.unit)
        self.table.pointer.cancel()
        self.table.pointer.leave()
        self.table.unfolded = screen.opener
        self.screens.append(screen)
        self.table.bar_keys.is_away = self._has_opened = True

    def lay_over(self, screen: Screen) -> None:
        """Put a screen on top that takes nothing from those below."""
        screen.resize(self._room, self.unit)
        self.screens.append(screen)

    def quit(self) -> None:
        """Keep the game and end the program."""
        self.session.keep()
        size = self.window.restored_size
        if size != self.session.store.settings.window:
            self.session.store.change(window=size)
        self.screens.clear()

    def close(self) -> None:
        """Leave nothing open, however the program ended."""
        self.session.keep()
        self.desk.advisor.close()
        self.session.store.close()
        self.trace.close()
        self.window.close()
        self.desk.sounds.close()
        self.desk.hush()

    @property
    def is_playing(self) -> bool:
        """Whether the table lies open, so that the game clock runs."""
        return bool(self.screens) and not any(screen.covers_table for screen in self.screens)

    @property
    def is_unsharp(self) -> bool:
        """Whether the size has changed so lately that pictures are only scaled."""
        return self._unsharp_for is not None

    @property
    def unit(self) -> float:
        """Device pixels of a point."""
        return unit_for(self._room, self.window.scale, self.session.store.settings.scale)

    def refit(self) -> None:
        """Lay everything out for the window as it is now."""
        for screen in self.screens:
            screen.resize(self._room, self.unit)

    # -- events and time -----------------------------------------------------------------------------

    def _watch_window(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type in RESIZED:
            self.window.refresh_surface()
            self._follow_size()
        elif event.type in UNCOVERED or (event.type in IN_USE and not self.is_visible):
            self.is_visible = True
            self.table.expose()
        elif event.type in HIDDEN:
            self.is_visible = False
            self.session.keep()
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.desk.look_away()

    def _follow_size(self) -> None:
        """Fit the window; called between the events, so that each is taken in the geometry it was made in."""
        if self._room != self.table.size:
            self._unsharp_for = 0.0
            self.refit()

    @property
    def _room(self) -> tuple[int, int]:
        """What everything is laid out for: the window, but never less than can be laid out (U60)."""
        width, height = self.window.size
        return max(width, LEAST_ROOM[0]), max(height, LEAST_ROOM[1])

    def _pass_time(self, elapsed: float, played: float) -> None:
        for screen in tuple(self.screens):
            screen.age(elapsed if self.is_visible else 0.0)
        if played and self.table.tick(min(played, LONGEST_TICK)):
            self.session.keep_clock()  # at rest less often: see KEPT_EVERY
        if self._unsharp_for is not None:
            self._unsharp_for += elapsed
            if self._unsharp_for >= SHARPEN_AFTER:
                self._unsharp_for = None
                self.table.sharpen()

    def _drop_closed(self) -> None:
        if any(screen.is_closed for screen in self.screens):
            self.screens = [screen for screen in self.screens if not screen.is_closed]
            self.table.bar_keys.is_away = self.top is not self.table
            self.table.unfolded = self.top.opener if self.top else None
            self.table.expose()

    def _step(self, elapsed: float) -> None:
        moving = [screen for screen in self.screens if screen.is_moving] if self.is_visible else []
        if not moving:
            self.lag = 0.0  # time asleep is not caught up on
            return
        self.lag = min(self.lag + elapsed, MAX_LAG)
        while self.lag >= STEP:
            for screen in moving:
                screen.step(STEP)
            self.lag -= STEP

    # -- the picture ---------------------------------------------------------------------------------

    def _draw(self) -> None:
        begun = perf_counter()
        if self.window.has_changed:  # as when it went to full screen just now: the event comes later
            self.window.refresh_surface()
            self._follow_size()
        surface, shown = self.window.surface, self._uncovered()
        if len(self.screens) > 1:
            self.table.expose()  # what lies over the table is drawn into the same picture
        parts: list[pygame.Rect] | None = None
        for screen in shown:
            parts = screen.draw(surface, self.lag)
        self.window.present(parts if shown == [self.table] else None)
        for screen in self.screens:
            screen.dirty = screen.is_moving
        self.tell(begun)

    def tell(self, begun: float) -> None:
        """Write into the trace what is shown now, and how long it took."""
        if self.trace.is_on:
            self.trace.write(frame_ms=round(1000 * (perf_counter() - begun), 3), **self.desk.record())

    def _uncovered(self) -> list[Screen]:
        """The screens that can be seen, the lowest first."""
        opaque = [index for index, screen in enumerate(self.screens) if screen.is_opaque]
        return self.screens[opaque[-1] :]
