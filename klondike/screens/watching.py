"""The panel under a game that is watched: it goes by itself, step by step, or to where the slider is put."""

from collections.abc import Callable, Mapping, Sequence

import pygame

from klondike.screens.fading import Fading
from klondike.screens.film import Film, Line, MainButton
from klondike.screens.paper import Paper
from klondike.ui.commands import Command
from klondike.ui.keys import Key, pressed_key
from klondike.ui.pen import Pen
from klondike.ui.screen import PASSES
from klondike.ui.widgets import Button, IconButton, Kind
from klondike.ui.widgets.base import ENTER, SPACE

EVERY = 0.5  # seconds between two moves
BUSY = 0.05  # seconds until it looks again whether cards have come to rest
FOOT, BESIDE = 16.0, 12.0  # points from the panel to the edges of the window
SIDE, GAP, CLOSE_GAP, ROW_GAP = 14.0, 16.0, 4.0, 8.0
ROW, WIDEST, LEAST_LINE = 44.0, 800.0, 110.0
BEGINS, ENDS = "the game begins here", "the game ends here"
TOO_FAR = "no move can be taken back that far"


class WatchingScreen(Fading):
    """Lies at the foot of the table; the table is looked at, and all but the panel takes nothing."""

    name = "watching"
    title = "Watching"
    scrim = 0
    rise = 16.0
    paper = Paper(16, 28, 10, 120)

    def __init__(self, pen: Pen, film: Film, at: int = 0, pace: float = 1.0) -> None:
        """Begin to play the film from a move on."""
        super().__init__(pen, pace)
        self.film = film
        self.at = at
        self.is_playing = at < film.length
        self.left = EVERY
        self.sheet = pygame.Rect(0, 0, 0, 0)
        self._is_over = False
        self._build()

    def _build(self) -> None:
        self.line = Line(self.at, self.film.length, self.go_to)
        self.switch = MainButton("pause", "Pause", self.toggle, "Space")
        self.first = IconButton("first", "First", lambda: self.go_to(0), "Home")
        self.back = IconButton("left", "Back", lambda: self.go_to(self.at - 1), "Left")
        self.on = IconButton("right", "On", lambda: self.go_to(self.at + 1), "Right")
        self.last = IconButton("last", "Last", lambda: self.go_to(self.film.length), "End")
        self.play = Button("Play from here", self._play, Kind.PRIMARY)
        self.closer = IconButton("close", "Back to your game", self.close, "Esc")
        self._follow()

    # -- where it stands -----------------------------------------------------------------------------

    def go_to(self, at: int) -> None:
        """Show the board after so many moves, and stay there."""
        self.is_playing = False
        self._show(at)

    def toggle(self) -> None:
        """Stop, or go on; from the end it begins anew."""
        self.is_playing = not self.is_playing
        self.left = EVERY
        if self.is_playing and self.at == self.film.length:
            self._show(0)
        self._follow()

    def _show(self, at: int) -> None:
        at = max(0, min(self.film.length, at))
        if at != self.at:
            self.at, self.left = at, EVERY
            self.film.show(at)
        self.is_playing = self.is_playing and at < self.film.length
        self._follow()

    def _follow(self) -> None:
        self.line.follow(self.at)
        self.switch.icon, self.switch.name = ("pause", "Pause") if self.is_playing else ("play", "Play")
        for button, is_usable, reason in (
            (self.first, self.at > 0, BEGINS),
            (self.back, self.at > 0, BEGINS),
            (self.on, self.at < self.film.length, ENDS),
            (self.last, self.at < self.film.length, ENDS),
            (self.play, self.film.may_play(self.at), TOO_FAR),
        ):
            button.is_enabled, button.reason = is_usable, reason
        self.dirty = True

    def _play(self) -> None:
        self.is_playing = False
        self._follow()
        self.film.play(self.at)

    @property
    def patience(self) -> float | None:
        """Give the seconds until the next move."""
        return max(BUSY, self.left) if self.is_playing and not self._is_over else None

    def age(self, seconds: float) -> None:
        """Make the next move when it is due and the last one has come to rest."""
        if not self.is_playing or self._is_over:
            return
        self.left -= seconds
        if self.left <= 0 and not self.film.is_busy():
            late = -self.left
            self._show(self.at + 1)
            self.left -= min(late, EVERY / 2)

    # -- events --------------------------------------------------------------------------------------

    def _widgets_changed(self, event: pygame.event.Event) -> None:
        super()._widgets_changed(event)
        if event.type == pygame.MOUSEBUTTONUP:
            self.group.focus_on(None)  # Space goes on meaning the same

    def _key_down(self, event: pygame.event.Event) -> bool:
        action = KEYS.get(pressed_key(event))
        if action and (action in REPEATED or not getattr(event, "repeat", False)):
            action(self)
        return super()._key_down(event)

    def obey(self, command: Command) -> bool:
        """Close on the wish to cancel; nothing else but quitting is for anybody."""
        if command in PASSES:
            return False
        if command == Command.CANCEL:
            self.close()
        return self.takes_input

    def close(self) -> None:
        """Go back to the player's own game."""
        if not self._is_over:
            self.leave()
            self.film.ended()

    def leave(self) -> None:
        """Go away, with the table as it is."""
        self._is_over = True
        self.group.focus_on(None)
        super().close()

    # -- the picture ---------------------------------------------------------------------------------

    def resize(self, size: tuple[int, int], unit: float) -> None:
        """Lie down at the foot of another window."""
        super().resize(size, unit)
        self._picture = None
        most = min(WIDEST, size[0] / self.pen.unit - 2 * BESIDE)
        buttons, is_double = self._fitting(most - 2 * SIDE)
        high = 2 * SIDE + ROW + (ROW + ROW_GAP if is_double else 0)
        self.sheet = pygame.Rect(0, 0, self.pen.px(most), self.pen.px(high))
        self.sheet.midbottom = (size[0] // 2, size[1] - self.pen.px(FOOT))
        self._place(buttons, is_double)
        self.group.fill([*buttons, self.line, self.play, self.closer])

    def _fitting(self, room: float) -> tuple[Sequence[IconButton], bool]:
        """The buttons for so many points, and whether the line has a row of its own."""
        three = (self.back, self.switch, self.on)
        choices = (((self.first, *three, self.last), False), (three, False), (three, True))
        fitting = (choice for choice in choices if self._needs(*choice) <= room)
        return next(fitting, ((self.switch,), True))

    def _needs(self, buttons: Sequence[IconButton], is_double: bool) -> float:  # noqa: FBT001
        ends = len(buttons) * (ROW + CLOSE_GAP) + GAP + self._play_width + CLOSE_GAP + ROW
        if is_double:
            return ends
        words = self.pen.text_size(f"{self.film.length} of {self.film.length}", 16, "semibold")[0]
        return ends + LEAST_LINE + 12 + words / self.pen.unit + GAP

    @property
    def _play_width(self) -> float:
        return self.play.natural(self.pen)[0] - 16

    def _place(self, buttons: Sequence[IconButton], is_double: bool) -> None:  # noqa: FBT001
        px, sheet = self.pen.px, self.sheet
        side, top = px(ROW), sheet.bottom - px(SIDE) - px(ROW)
        left, right = sheet.x + px(SIDE), sheet.right - px(SIDE) - side
        for button in buttons:
            button.place(self.pen, pygame.Rect(left, top, side, side))
            left += side + px(CLOSE_GAP)
        self.closer.place(self.pen, pygame.Rect(right, top, side, side))
        wide = min(px(self._play_width), right - px(CLOSE_GAP) - left)
        right -= px(CLOSE_GAP) + wide
        self.play.place(self.pen, pygame.Rect(right, top, wide, side))
        lane = pygame.Rect(left, top, right - px(GAP) - left, side)
        if is_double:
            lane = pygame.Rect(sheet.x + px(SIDE), sheet.y + px(SIDE), sheet.w - 2 * px(SIDE), side)
        self.line.place(self.pen, lane)

    @property
    def ground(self) -> tuple[Paper, pygame.Rect]:
        """Give the paper and its place in device pixels."""
        return self.paper, self.sheet

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the panel as it is when it rests."""
        self.paper.lay(self.pen, surface, self.sheet)
        for widget in self.group.widgets:
            widget.draw(self.pen, surface)

    def say(self) -> str:
        """Say where it stands, and what has the keyboard."""
        where = f"{self.title}, move {self.at} of {self.film.length}"
        return ". ".join([where, *self.focus_words])

    def press_primary(self) -> None:
        """Play on from here, if that can be done."""
        if self.play.is_enabled:
            self.play.press()


Action = Callable[[WatchingScreen], object]


def _by(step: int) -> Action:
    return lambda panel: panel.go_to(panel.at + step)


BACK, ON = _by(-1), _by(1)
REPEATED = (BACK, ON)
KEYS: Mapping[Key, Action] = {
    SPACE: WatchingScreen.toggle,
    Key(pygame.K_p): WatchingScreen.toggle,
    Key(pygame.K_LEFT): BACK,
    Key(pygame.K_RIGHT): ON,
    Key(pygame.K_HOME): lambda panel: panel.go_to(0),
    Key(pygame.K_END): lambda panel: panel.go_to(panel.film.length),
    Key(pygame.K_ESCAPE): WatchingScreen.close,
    ENTER: WatchingScreen.press_primary,
}
