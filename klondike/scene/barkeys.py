"""The keyboard in the bar: a ring on one of its buttons, keys that lead to the others and press them."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import pygame

from klondike.scene.ring import Ring
from klondike.ui.commands import Command
from klondike.ui.keys import Key, pressed_key
from klondike.ui.pen import Pen

if TYPE_CHECKING:
    from klondike.scene.table import TableScreen

LEAVING_WAY = 8  # points of way after which the mouse is meant
RING_CORNER, RING_GAP = 10, 1  # points


class BarKeys:
    """Which button of the bar the keyboard is on, none while it is on the table."""

    def __init__(self, table: "TableScreen") -> None:
        """Watch over the bar of one table."""
        self._table = table
        self._at: Command | None = None
        self._pen: Pen | None = None  # what the ring was made with
        self._way = 0.0  # device pixels that the mouse went since
        self.is_away = False  # on what lies over the table, to come back here unless the mouse is used

    @property
    def at(self) -> Command | None:
        """The button with the keyboard; the first one where that button is not shown any more."""
        return self._at if self._at is None or self._at in self._table.bar.buttons else self._usable()[0]

    def turn(self) -> None:
        """Go to the bar, or back to the cards."""
        if self._at is None:
            self._table.keyboard.hide()
            self._go(self._usable()[0])
        else:
            self.leave()
            self._table.keyboard.show()

    def leave(self) -> None:
        """Let the keyboard be on the table."""
        self._go(None)

    def watch(self, event: pygame.event.Event) -> None:
        """Leave the bar when the mouse is used, wherever that is."""
        if self._at is None:
            return
        if event.type == pygame.MOUSEMOTION:
            self._way += abs(event.rel[0]) + abs(event.rel[1])
        is_far = self._way > LEAVING_WAY * self._table.pen.unit
        if is_far or event.type == pygame.MOUSEBUTTONDOWN:
            self.leave()

    def handle(self, event: pygame.event.Event) -> bool:
        """Take a key; true when it meant something in the bar. Keys of the cursor lead back to the cards."""
        if self._at is None or event.type != pygame.KEYDOWN:
            return False
        action = ACTIONS.get(pressed_key(event))  # as on a sheet, whatever these keys mean on the table
        if action:
            action(self)
        elif self._table.keyboard.means(event):
            self.leave()
        return action is not None

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draw the ring round the button with the keyboard; returns what it touches."""
        at, pen = self.at, self._table.pen
        if at is None or self.is_away:
            return []
        if self._pen is not pen:
            self._pen, self._ring = pen, Ring(pen, pen.px(RING_CORNER))
        return [self._ring.draw(surface, self._table.bar.buttons[at], RING_GAP)]

    def _go(self, button: Command | None) -> None:
        self._at, self._way = button, 0.0
        self._table.touch()

    def _usable(self) -> list[Command]:
        """The buttons from the left that do something now, and the one that has the keyboard."""
        bar = self._table.bar
        shown = sorted(bar.buttons, key=lambda command: bar.buttons[command].x)
        return [command for command in shown if command not in bar.disabled or command is self._at]

    def _step(self, way: int) -> None:
        usable, at = self._usable(), self.at
        assert at is not None
        self._go(usable[(usable.index(at) + way) % len(usable)])

    def _press(self) -> None:
        at = self.at
        if at is not None and at not in self._table.bar.disabled:
            self._table.listeners.wished(at)


ACTIONS: Mapping[Key, Callable[[BarKeys], None]] = {
    Key(pygame.K_LEFT): lambda keys: keys._step(-1),
    Key(pygame.K_RIGHT): lambda keys: keys._step(1),
    Key(pygame.K_HOME): lambda keys: keys._go(keys._usable()[0]),
    Key(pygame.K_END): lambda keys: keys._go(keys._usable()[-1]),
    Key(pygame.K_UP): lambda _: None,
    Key(pygame.K_RETURN): BarKeys._press,
    Key(pygame.K_SPACE): BarKeys._press,
    Key(pygame.K_DOWN): BarKeys.turn,
    Key(pygame.K_ESCAPE): BarKeys.turn,
}
