"""The panel that says that no move leads on: the board stays in play, and every way on is offered (S3.7)."""

from collections.abc import Callable, Collection, Sequence
from functools import partial

import pygame

from klondike.screens.footer import GAP, place_lines
from klondike.screens.frame import Frame
from klondike.screens.slip import Heading, Room, Slip
from klondike.ui.commands import Command
from klondike.ui.keys import Key, pressed_key
from klondike.ui.pen import Pen
from klondike.ui.widgets import Button, Kind, Paragraph, Widget
from klondike.ui.widgets.base import ENTER

TITLE = "No more moves"
WORDS = "Nothing leads on. Undo, or try another deal."
FOOT = 16  # points between the panel and the lower edge of the window
BESIDE = Room(16, 28, 20, 20, 24, 44)  # where the buttons stand beside the words
WAYS = {Command.NEW_GAME: "New game", Command.RESTART: "Same deal again", Command.UNDO: "Undo"}
KEPT_KEYS = (ENTER, Key(pygame.K_ESCAPE))
LEAST = 300  # points of width for the words there
CLOSER, CLOSER_INSET, CLOSER_GAP = 44, 12, 8  # points: its side, from the edges, from the buttons
HEADING_MIDDLE = 14  # points from the top of the words


class EndingScreen(Slip):
    """Lies at the foot of the table; closing it ends nothing, and the table below takes its events."""

    name = "ending"
    width = 900.0
    scrim = 0
    covers_table = False
    is_question = True  # a click beside belongs to the table

    def __init__(
        self,
        pen: Pen,
        wished: Callable[[Command], None],
        missing: Collection[Command] = (),
        pace: float = 1.0,
    ) -> None:
        """Offer what can be done but what is missing; `wished` gets what the player wants."""
        super().__init__(pen, pace)
        self.title = TITLE
        self.wished = wished
        self.missing = missing
        self.words = WORDS
        self.way_back: tuple[str, Callable[[], None]] | None = None
        self._is_row = False  # the buttons stand beside the words

    def tell(self, words: str, way_back: tuple[str, Callable[[], None]] | None = None) -> None:
        """Say something truer, and offer a better way on: the words of its button and what it does."""
        self.words, self.way_back = words, way_back
        self.dirty = True
        if self.size != (0, 0):
            self.lay_out()

    @property
    def controls(self) -> list[Widget]:
        """Give what can be pressed, in the order of Tab; to close it is to go on looking."""
        return [*super().controls, self.closer]

    def first_focus(self) -> Widget | None:
        """Give nothing: the keys go on belonging to the cards, but Enter, Esc and Tab."""
        return None

    def covers(self, point: tuple[int, int]) -> bool:
        """Leave all but its own paper to the table."""
        return self.frame.sheet.collidepoint(point)

    def spot(self, size: tuple[int, int]) -> pygame.Rect:
        """Give the place of the panel: the foot of the window."""
        return pygame.Rect(((self.size[0] - size[0]) // 2, self.size[1] - size[1] - self.pen.px(FOOT)), size)

    def _fit(self) -> float:
        """Put the buttons beside the words where there is room, else below them."""
        pen, (wide, side, above, below, lead, button) = self.pen, BESIDE._replace(margin=self.paper_width)
        buttons = [each.natural(pen)[0] for each in self.footer()]
        right = CLOSER_INSET + CLOSER + CLOSER_GAP
        words = wide - side - lead - sum(buttons) - GAP * (len(buttons) - 1) - right
        self._is_row = words >= LEAST
        if not self._is_row:
            return super()._fit()
        high = self._rebuild(words)
        sheet = self.spot((pen.px(wide), pen.px(above + max(high, button) + below)))
        body = pygame.Rect(sheet.x + pen.px(side), 0, pen.px(words), pen.px(high))
        body.centery = sheet.centery
        self.frame = Frame(sheet, body)
        return high

    def _place_ends(self) -> None:
        pen, sheet = self.pen, self.frame.sheet
        inset, side = pen.px(CLOSER_INSET), pen.px(CLOSER)
        closer = pygame.Rect(sheet.right - inset - side, 0, side, side)
        closer.centery = self.frame.body.y + pen.px(HEADING_MIDDLE)
        if self._is_row:
            closer.centery = sheet.centery
            left = self.frame.body.right + pen.px(BESIDE.lead)
            lane = pygame.Rect(left, 0, closer.left - pen.px(CLOSER_GAP) - left, pen.px(BESIDE.button))
            lane.centery = sheet.centery
            place_lines(pen, [self.foot], lane)
        else:
            super()._place_ends()
        self.closer.place(pen, closer)

    def _paint_head(self, surface: pygame.Surface) -> None:
        self.closer.draw(self.pen, surface)

    def build(self, width: float) -> float:
        """Put the heading over the one sentence."""
        y = self.put(Heading(TITLE, width, 20), 0, 0, width)
        return self.put(Paragraph(self.words, width, role="ink2"), 0, y + 2, width)

    def footer(self) -> Sequence[Button]:
        """Give every way on, the best of them last."""
        ways = [
            (words, partial(self.choose, command)) for command, words in WAYS.items() if self._has(command)
        ]
        if self.way_back:
            label, go = self.way_back
            ways.append((label, partial(self.leave_by, go)))
        kinds = [Kind.QUIET, *[Kind.SECOND] * (len(ways) - 2)][: len(ways) - 1]
        return [Button(*way, kind) for way, kind in zip(ways, [*kinds, Kind.PRIMARY], strict=True)]

    def _has(self, command: Command) -> bool:
        is_needed = command is not Command.RESTART or not self.way_back
        return is_needed and command not in self.missing

    def choose(self, command: Command) -> None:
        """Go away, then tell the wish."""
        self.leave_by(lambda: self.wished(command))

    def _key_down(self, event: pygame.event.Event) -> bool:
        return super()._key_down(event) and pressed_key(event) in KEPT_KEYS
