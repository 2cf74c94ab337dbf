"""The rest between two frames: as long as nothing is due, never shorter than the screen shows a picture.

While only the clock is due, a second costs one small picture, not a frame; so does each step of a drag. What
a second takes is counted in single calls: after a rest the processor has forgotten all of the program.
"""

from time import perf_counter, sleep
from typing import TYPE_CHECKING

from pygame import MOUSEMOTION

if TYPE_CHECKING:
    from pygame.event import Event

    from klondike.app import App

PICTURE_SHARE = 0.95  # of the screen's picture time: never fewer pictures than the screen can show
SHARPEN_AFTER = 0.15  # seconds without a change of size
IDLE_WAIT = 60.0  # seconds
KEPT_EVERY = 30  # seconds of the clock: so much of it a kill may cost while nothing happens, never more
LONGEST_TICK = 2.0  # seconds: what passes beyond it in one go is a machine that slept, not play


class Rest:
    """Waits for what happens next, and lets the clock of the bar strike by itself until then."""

    def __init__(self, app: "App") -> None:
        """Everything may be due."""
        self._app = app
        self._events: list[Event] = []
        self._last = self._shown = perf_counter()  # when time was taken, when a picture was shown
        self.is_deep = False  # True: nothing but the clock is due
        self._is_calm = False  # True: nothing moves or is due beside cards on the pointer

    # -- waiting -------------------------------------------------------------------------------------

    def next(self, is_shown: bool) -> tuple[list["Event"], float]:  # noqa: FBT001
        """What happened next, or that time is up, and the seconds since; told whether a picture was shown."""
        if is_shown:
            self._shown = self._last
        self._events = self._awaited()
        return self._events, self._passed()

    def _passed(self) -> float:
        """Seconds since this was asked last."""
        last, self._last = self._last, perf_counter()
        return self._last - last

    def _awaited(self) -> list["Event"]:
        events = self._slept_through() if self._events else []  # where more is to be expected
        if events:
            return events
        if self.is_deep and self._count():
            return []
        return self._slept_through() if self._app.window.wait(self.patience()) else []

    def _slept_through(self) -> list["Event"]:
        """Sleep until the screen can show another picture; what happened until then is in it."""
        early = self._shown + PICTURE_SHARE * self._app.window.refresh_seconds - perf_counter()
        if early > 0.0:
            sleep(early)
        return self._app.window.events()

    def patience(self) -> float:
        """For how many seconds nothing will happen by itself; asked, it does what is wanted soon before."""
        app = self._app
        if self.is_deep:
            return _next_second(app.table.game.elapsed)
        if not app.is_visible:
            return IDLE_WAIT
        if any(screen.dirty for screen in app.screens) or app.desk.prepare():
            return 0.0
        if app.is_unsharp:
            return SHARPEN_AFTER
        clock, others = self._clock_due if app.is_playing else None, self._others_due()
        if clock is None:
            return min(others, default=IDLE_WAIT)
        is_alone = len(app.screens) == 1 and app.table.is_bare and not app.alt.is_held
        self.is_deep = not others and is_alone
        return min([clock, *others])

    def _others_due(self) -> list[float]:
        """For all that waits for a time to come, but the clock: the seconds until then."""
        app, desk = self._app, self._app.desk
        table = app.table if app.is_playing else app.table.toaster
        waiting = (table, desk, desk.sounds, desk.advisor, desk.tips, *app.screens[1:])
        return [each.patience for each in waiting if each.patience is not None]

    @property
    def _clock_due(self) -> float | None:
        """Seconds until the clock shows another second; None where it stands."""
        game = self._app.table.game
        return _next_second(game.elapsed) if game.is_started and not game.is_won else None

    # -- pictures without a frame --------------------------------------------------------------------

    def end(self) -> None:
        """A frame comes: after it anything may be due."""
        self.is_deep = self._is_calm = False

    def _count(self) -> bool:
        """Let the last digit of the clock follow the seconds; true where more of it turned meanwhile."""
        app, game, clock = self._app, self._app.table.game, self._app.table.clock
        if clock is None:
            return False
        surface, place, show = app.window.surface, clock.place, app.window.showing(clock.place)
        while game.elapsed < clock.last and not app.window.wait(_next_second(game.elapsed)):
            now = perf_counter()
            elapsed = game.elapsed + min(now - self._last, LONGEST_TICK)
            digit = clock.digits.get(int(elapsed))
            if digit is None:  # the machine slept over the turn: that is left to a strike, its time too
                return True
            game.elapsed, self._last = elapsed, now
            surface.blit(digit, place)
            show()
            if app.trace.is_on:
                app.tell(now)
        return False

    def strike(self, seconds: float) -> bool:
        """Let time pass that brought no event; false where that takes a whole frame."""
        app = self._app
        if not self.is_deep or app.window.has_changed:
            return False
        begun, game = perf_counter(), app.table.game
        before = int(game.elapsed)
        game.elapsed += min(seconds, LONGEST_TICK)  # it runs, or the rest would not be deep
        if int(game.elapsed) != before:
            if int(game.elapsed) // KEPT_EVERY != before // KEPT_EVERY:
                self.is_deep = app.session.keep_clock()
            app.window.present(app.table.strike(app.window.surface))
            app.table.dirty = not self.is_deep  # a frame tells why the clock alone could not be kept
            app.tell(begun)
        return True

    def follow(self, events: list["Event"], seconds: float) -> bool:
        """Let held cards follow the pointer; false where what happened takes a whole frame."""
        app, table = self._app, self._app.table
        if not self._is_way_of_cards(events):
            return False
        begun = perf_counter()
        table.pointer.handle(events[0])
        if table.tick(min(seconds, LONGEST_TICK)):
            app.session.keep_clock()
        app.window.present(table.draw(app.window.surface, 0.0))
        table.dirty = False
        app.tell(begun)
        app.desk.sounds.tick(seconds)
        return True

    def _is_way_of_cards(self, events: list["Event"]) -> bool:
        """Whether nothing has happened and is due but that cards hang on a pointer that has moved."""
        app, (first, *others) = self._app, events
        is_way = first.type == MOUSEMOTION and first.buttons[0] and not others
        if not is_way or app.window.has_changed:
            return False
        if not self._is_calm:
            waiting = (app.table, app.desk, app.desk.advisor, app.desk.tips)
            is_due = any(each.patience is not None for each in waiting)
            is_hindered = app.table.is_moving or app.is_unsharp or app.alt.is_held or not app.is_visible
            is_table_alone = len(app.screens) == 1 and not is_due and not is_hindered
            self._is_calm = is_table_alone and app.table.pointer.is_dragging
        return self._is_calm


def _next_second(elapsed: float) -> float:
    """Seconds until the clock shows another one; a little late rather than too early for it."""
    return 1.001 - elapsed % 1.0
