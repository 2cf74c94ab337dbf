"""The bar over the table: menu, new, title on the left; figures, undo and redo on the right.

It has no ground of its own. What does not fit is dropped in a fixed order, by measured width: the words on
the buttons, then the score, then the moves, then the time.
"""

import pygame

from klondike.scene.barclock import BarClock
from klondike.scene.barfigures import FIGURE_GAP, BarFigures
from klondike.scene.barwords import Figure, Reading, Status, differ_in_figures_only
from klondike.scene.fades import Fades
from klondike.scene.layout import Layout
from klondike.scene.stamps import Stamps
from klondike.ui.commands import Command
from klondike.ui.pen import Pen

BUTTON, LOW_BUTTON = 44, 40
LOW_BAR_BELOW = 52
WORDS_FROM = 1000  # points of window width
MARGIN, GAP = 12, 8

LEFT = ((Command.MENU, "menu", "Menu"), (Command.NEW_GAME, "plus", "New"))
TITLE = Command.CHOOSE_GAME
RIGHT = (
    (Command.REDO, "redo", "Redo"),
    (Command.UNDO, "undo", "Undo"),
    (Command.HINT, "hint", "Hint"),
)
SIGN, SIGN_ROOM, LEAST_TITLE = 16, 21, 60  # points
WEIGHTS = ("regular", "semibold")  # of a status: of bad news the second
STATUS_SECONDS, HOVER_SECONDS = 0.2, 0.08


class Bar:
    """Paints the bar into the table's layer and knows where its buttons are."""

    def __init__(self, layout: Layout, pen: Pen, stamps: Stamps, ground: pygame.Surface) -> None:
        """Take the geometry, what draws, and the ground that lies under the bar."""
        self._pen = pen
        self._stamps = stamps
        self._ground = ground
        self.area = pygame.Rect(layout.bar)
        self._is_low = self.area.h < pen.px(LOW_BAR_BELOW)
        self._has_words = self.area.w >= pen.px(WORDS_FROM)
        self._shown: Reading | None = None
        self.status_place = pygame.Rect(0, 0, 0, 0)
        self.status_words = ""  # as far as there is room for them
        self._buttons = self._placed()
        self._figures = BarFigures(pen, ground, self._lane, self._buttons[Command.UNDO], is_low=self._is_low)

    def paint(self, layer: pygame.Surface, reading: Reading, fades: Fades) -> list[pygame.Rect]:
        """Paint what differs from before, some of it slowly; returns the changed rectangles."""
        shown, self._shown = self._shown, reading
        if reading == shown:
            return fades.paint(layer)
        if shown is None:
            fades.drop()
            return [self._repaint(layer, reading)]
        if not (differ_in_figures_only(shown, reading) and self._figures.keep_their_cells(reading.figures)):
            former = layer.subsurface(self.area).copy()
            self._repaint(layer, reading)
            fades.begin(former, layer, self._slow_parts(shown, reading))
            return [self.area, *fades.paint(layer)]
        return self._figures.mend(layer, shown.figures, reading.figures) + fades.paint(layer)

    def _slow_parts(self, old: Reading, new: Reading) -> list[tuple[pygame.Rect, float]]:
        """What fades, and for how long: the words on the left, and what the pointer came to or left."""
        words = self.area.move(self._title_left - self._pen.px(GAP), 0).clip(self.area)
        words.w = self._figures.left - words.x
        parts = [(words, STATUS_SECONDS)] if (old.title, old.status) != (new.title, new.status) else []
        if old.hot != new.hot and old.pressed == new.pressed:
            hot = [each for each in (old.hot, new.hot) if each in self._buttons]
            parts += [(self._buttons[each], HOVER_SECONDS) for each in hot]
        return parts

    def forget(self) -> None:
        """Paint everything anew next time."""
        self._shown = None

    def paint_figures(
        self, layer: pygame.Surface, figures: tuple[Figure, ...], fades: Fades
    ) -> list[pygame.Rect]:
        """Paint these anew where the rest is as it was; returns the changed rectangles."""
        return self.paint(layer, self._shown._replace(figures=figures), fades) if self._shown else []

    def clock(self, seconds: float) -> BarClock | None:
        """What draws the seconds that follow this one, which is shown; None where no time is shown."""
        return self._figures.clock(self._shown.figures, seconds) if self._shown else None

    def command_at(self, point: tuple[float, float]) -> Command | None:
        """The button under a point."""
        return next((command for command, rect in self._buttons.items() if rect.collidepoint(point)), None)

    @property
    def disabled(self) -> frozenset[Command]:
        """The buttons that do nothing just now."""
        return self._shown.disabled if self._shown else frozenset()

    @property
    def buttons(self) -> dict[Command, pygame.Rect]:
        """Where each button is, in device pixels."""
        return dict(self._buttons)

    def _repaint(self, layer: pygame.Surface, reading: Reading) -> pygame.Rect:
        layer.blit(self._ground, self.area, self.area)
        for command, icon, word in LEFT + RIGHT:
            self._button(layer, command, icon, word, reading)
        self._figures.paint(layer, reading.figures)
        self._titles(layer, reading)
        return self.area

    def _placed(self) -> dict[Command, pygame.Rect]:
        pen, places = self._pen, {}
        height = pen.px(LOW_BUTTON if self._is_low else BUTTON)
        top = self.area.y + (self.area.h - height) // 2 + pen.px(1)
        x = self.area.x + pen.px(MARGIN)
        for command, _, word in LEFT:
            places[command] = pygame.Rect(x, top, self._button_width(word), height)
            x = places[command].right + pen.px(GAP)
        self._title_left = x + pen.px(4)
        x = self.area.right - pen.px(MARGIN)
        for command, _, word in RIGHT:
            width = self._button_width(word)
            places[command] = pygame.Rect(x - width, top, width, height)
            x -= width + pen.px(GAP)
        right = x - pen.px(FIGURE_GAP - GAP)
        self._lane = pygame.Rect(self._title_left, self.area.y, right - self._title_left, self.area.h)
        return places

    def _button_width(self, word: str) -> int:
        if not self._has_words:
            return self._pen.px(BUTTON)
        return self._pen.px(BUTTON + 12) + self._pen.text_size(word, 16, "semibold")[0]

    def _button(
        self, layer: pygame.Surface, command: Command, icon: str, word: str, reading: Reading
    ) -> None:
        pen, rect = self._pen, self._buttons[command]
        state = self._state(command, reading)
        alpha = 110 if state == "disabled" else 255
        self._stamps.pill(layer, rect, state)
        pen.icon(layer, icon, (rect.x + pen.px(22), rect.centery), 22, pen.theme.table.ink, alpha=alpha)
        if self._has_words:
            word_at = (rect.x + pen.px(40), rect.centery)
            pen.text(layer, word, word_at, 16, pen.theme.table.ink, "semibold", alpha=alpha)

    def _state(self, command: Command, reading: Reading) -> str:
        if command in reading.disabled:
            return "disabled"
        if command is reading.pressed:
            return "press"
        return "hover" if command is reading.hot else "rest"

    def _titles(self, layer: pygame.Surface, reading: Reading) -> None:
        """The words on the left, or the sign alone where there is no room for them."""
        room = self._figures.left - self._pen.px(FIGURE_GAP) - self._title_left
        self._buttons.pop(TITLE, None)
        self.status_place, self.status_words = pygame.Rect(0, 0, 0, 0), ""
        is_empty = self._is_low and not reading.status.text
        if is_empty or room <= self._pen.px(LEAST_TITLE):
            self._sign_alone(layer, reading.status, room)
        else:
            self._title_button(layer, reading, room)

    def _title_button(self, layer: pygame.Surface, reading: Reading, room: int) -> None:
        """The title over the status, a button like the others; a low bar has room for one of them."""
        pen, button, status = self._pen, self._buttons[Command.UNDO], reading.status
        title = "" if self._is_low else pen.shorten(reading.title, room, 17, "semibold")
        line, line_width = self._line(status, room)
        width = max(pen.text_size(title, 17, "semibold")[0], line_width)
        self._buttons[TITLE] = pygame.Rect(self._title_left, button.y, width, button.h).inflate(pen.px(16), 0)
        if self._state(TITLE, reading) != "rest":
            self._stamps.pill(layer, self._buttons[TITLE], self._state(TITLE, reading))
        is_alone = self._is_low or not status.text
        upper, lower = [button.centery] * 2 if is_alone else [button.y + pen.px(13), button.y + pen.px(34)]
        pen.text(layer, title, (self._title_left, upper), 17, pen.theme.table.ink, "semibold")
        self._status(layer, status, line, lower)

    def _line(self, status: Status, room: int) -> tuple[str, int]:
        """The words of a status as far as there is room for them, and their width with the sign's."""
        pen, weight = self._pen, WEIGHTS[status.is_bad]
        sign_room = pen.px(SIGN_ROOM) if status.sign else 0
        line = pen.shorten(status.text, room - sign_room, 15, weight)
        if status.sign and line != status.text:
            line = ""  # half a sentence could say the opposite
        return line, sign_room + pen.text_size(line, 15, weight)[0]

    def _status(self, layer: pygame.Surface, status: Status, line: str, middle: int) -> None:
        """The sign in amber and the line in full ink for bad news, both quiet for all else."""
        pen, table, left = self._pen, self._pen.theme.table, self._title_left
        self._place_status(status, line, middle)
        if status.sign:
            centre = left + pen.px(SIGN) // 2, middle
            pen.icon(layer, status.sign, centre, SIGN, table.mark if status.is_bad else table.ink2, 2.6)
            left += pen.px(SIGN_ROOM)
        ink = table.ink if status.is_bad else table.ink2
        pen.text(layer, line, (left, middle), 15, ink, WEIGHTS[status.is_bad])

    def _place_status(self, status: Status, line: str, middle: int) -> None:
        """Remember where the status can be pointed at: the lower half of the title, or around the sign."""
        height = self._buttons[Command.UNDO].h
        title = self._buttons.get(TITLE, pygame.Rect(self._title_left, 0, self._pen.px(SIGN), 0))
        self.status_place = pygame.Rect(title.x, 0, title.w, height if self._is_low else height // 2)
        self.status_place.centery = middle
        self.status_words = line if status.text else ""

    def _sign_alone(self, layer: pygame.Surface, status: Status, room: int) -> None:
        """Where no words fit, the sign stays."""
        if status.sign and room >= self._pen.px(SIGN):
            self._status(layer, status, "", self._buttons[Command.UNDO].centery)
