"""The panel that says that no move is left: the board stays in play, and every way on is offered (S3.7)."""

from collections.abc import Callable, Sequence

import pygame

from klondike.screens.slip import Heading, Slip
from klondike.ui.commands import Command
from klondike.ui.pen import Pen
from klondike.ui.widgets import Button, Kind, Paragraph

TITLE = "No more moves"
WORDS = "No card can move any more, now or after turning the stock."
FOOT = 16  # points between the panel and the lower edge of the window


class EndingScreen(Slip):
    """Lies at the foot of the table; closing it ends nothing, and the table below takes its events."""

    name = "ending"
    width = 620.0
    scrim = 0
    covers_table = False
    is_question = True  # a click beside belongs to the table

    def __init__(self, pen: Pen, wished: Callable[[Command], None], pace: float = 1.0) -> None:
        """Offer what can be done; `wished` gets what the player wants."""
        super().__init__(pen, pace)
        self.title = TITLE
        self.wished = wished
        self.words = WORDS
        self.way_back: tuple[str, Callable[[], None]] | None = None

    def tell(self, words: str, way_back: tuple[str, Callable[[], None]] | None = None) -> None:
        """Say something truer, and offer a better way on: the words of its button and what it does."""
        self.words, self.way_back = words, way_back
        self.dirty = True
        if self.size != (0, 0):
            self.lay_out()

    def covers(self, point: tuple[int, int]) -> bool:
        """Leave all but its own paper to the table."""
        return self.frame.sheet.collidepoint(point)

    def spot(self, size: tuple[int, int]) -> pygame.Rect:
        """Give the place of the panel: the foot of the window."""
        return pygame.Rect(((self.size[0] - size[0]) // 2, self.size[1] - size[1] - self.pen.px(FOOT)), size)

    def build(self, width: float) -> float:
        """Put the heading over the one sentence."""
        y = self.put(Heading(TITLE, width, 20), 0, 0, width)
        return self.put(Paragraph(self.words, width, role="ink2"), 0, y + 2, width)

    def footer(self) -> Sequence[Button]:
        """Give every way on, undo first in reach."""
        new = Button("New game", lambda: self.choose(Command.NEW_GAME), Kind.QUIET)
        if self.way_back:
            label, go = self.way_back
            undo = Button("Undo", lambda: self.choose(Command.UNDO))
            return new, undo, Button(label, lambda: self._leave_by(go), Kind.PRIMARY)
        again = Button("Same deal again", lambda: self.choose(Command.RESTART))
        return new, again, Button("Undo", lambda: self.choose(Command.UNDO), Kind.PRIMARY)

    def choose(self, command: Command) -> None:
        """Go away, then tell the wish."""
        self._leave_by(lambda: self.wished(command))

    def _leave_by(self, way: Callable[[], None]) -> None:
        if self.takes_input:
            self.close()
            way()

    def _key_down(self, event: pygame.event.Event) -> bool:
        return super()._key_down(event) and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE)
