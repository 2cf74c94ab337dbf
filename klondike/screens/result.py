"""The result of a won game: a word of praise, the figures, and what comes next."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from klondike.scene.measures import ONE_DECK, Measures, measured
from klondike.screens.figure import Figure
from klondike.screens.slip import ARROWS, Heading, Slip
from klondike.ui.commands import Command
from klondike.ui.keys import Key, pressed_key
from klondike.ui.pen import Pen
from klondike.ui.widgets import Button, Hairline, Item, Kind, Label, Paragraph
from klondike.ui.widgets.base import ENTER

SUITS = "SHDC"
SUIT, SUIT_STEP = 20, 32
UNDER_FOUNDATIONS = 24  # points below the upper edge of the columns
NARROW, LOW = 760, 620  # points of the window: figures two by two; everything closer together
LEAST_CELL = 100
KEPT_KEYS = (ENTER, *map(Key, (pygame.K_ESCAPE, *ARROWS)))


class Outcome(NamedTuple):
    """What is said of a won game: praise, one true line or none, and the figures as (label, value)."""

    praise: str
    line: str
    figures: tuple[tuple[str, str], ...]
    before: str = ""
    """the wins before this one"""
    helped: str = ""
    """what helped"""


class Spacing(NamedTuple):
    """Distances from the top of one part to the next, in points."""

    suits: float
    line: float
    figures: float
    rule: float


AIRY, CLOSE = Spacing(32, 4, 32, 30), Spacing(0, 0, 12, 14)


class Suits(Item):
    """The four suits in a row."""

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw them about the middle."""
        panel = pen.theme.panel
        for i, letter in enumerate(SUITS):
            x = self.rect.centerx + round((i - 1.5) * pen.px(SUIT_STEP))
            ink = panel.red_suit if letter in "HD" else panel.black_suit
            pen.suit(surface, letter, (x, self.rect.centery), pen.px(SUIT), ink)


class Count(Figure):
    """A number with its name below it."""

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Write both about the middle."""
        x, y = self.rect.midtop
        value = pen.shorten(self.value, self.rect.w, 32, "semibold")
        pen.text(surface, value, (x, y + pen.px(18)), 32, weight="semibold", align="centre")
        label = pen.shorten(self.label, self.rect.w, 15)
        pen.text(surface, label, (x, y + pen.px(50)), 15, pen.theme.panel.ink2, align="centre")


class BroadButton(Button):
    """The button that most will press."""

    def natural(self, pen: Pen) -> tuple[float, float]:
        """Give at least 176 points of width."""
        wide, high = super().natural(pen)
        return max(176.0, wide), high


class ResultScreen(Slip):
    """The panel under the foundations; the won table stays in sight, and keys keep their meaning."""

    name = "result"
    width = 580.0
    scrim = 0
    is_question = True  # a click beside does nothing, a double click deals anew (U49)

    def __init__(
        self,
        pen: Pen,
        outcome: Outcome,
        wished: Callable[[Command], None],
        watch: Callable[[], None],
        pace: float = 1.0,
    ) -> None:
        """Show an outcome; `wished` gets what the player wants next, `watch` shows the game again."""
        super().__init__(pen, pace)
        self.watch = watch
        self.watch_label = "Watch it"
        self.outcome = outcome
        self.title = outcome.praise
        self.wished = wished

    def tell_shorter(self, moves: int, watch: Callable[[], None]) -> None:
        """Say that the deal can be won in so few moves, and let them be watched."""
        more = f"It can be won in {moves} moves."
        self.outcome = self.outcome._replace(line=f"{self.outcome.line} {more}".strip())
        self.watch, self.watch_label = watch, f"Watch {moves} moves"
        self.dirty = True
        if self.size != (0, 0):
            self.lay_out()

    @property
    def is_low(self) -> bool:
        """Tell if the window is so low that everything stands closer together."""
        return self.size[1] < LOW * self.pen.unit

    def per_line(self, width: float) -> int:
        """Give how many figures stand side by side on so many points."""
        count = max(1, len(self.outcome.figures))
        is_narrow = self.size[0] < NARROW * self.pen.unit and not self.is_low
        return min(count, 2 if is_narrow or width / min(count, 4) < LEAST_CELL else 4)

    @property
    def table(self) -> Measures:
        """Give the measures of the table below."""
        return measured(self.size, self.pen.unit, ONE_DECK)

    def covers(self, point: tuple[int, int]) -> bool:
        """Leave the bar to the table."""
        return point[1] >= self.table.bar or self.frame.sheet.collidepoint(point)

    def spot(self, size: tuple[int, int]) -> pygame.Rect:
        """Give the place of the panel: under the foundations, as far as the window reaches."""
        top = self.table.column_top + self.pen.px(UNDER_FOUNDATIONS)
        free = self.size[1] - self.pen.px(self.room.margin) - size[1]
        return pygame.Rect(((self.size[0] - size[0]) // 2, max(0, min(top, free))), size)

    def build(self, width: float) -> float:
        """Put suits, praise, line and figures one below the other."""
        gaps, outcome, y = CLOSE if self.is_low else AIRY, self.outcome, 0.0
        if not self.is_low:
            y = self.put(Suits(), 0, -4, width, gaps.suits)
        y = self.put(Heading(outcome.praise, width, 32, align="centre"), 0, y, width)
        if outcome.line:
            line = Paragraph(outcome.line, width, role="ink2", align="centre")
            y = self.put(line, 0, y + gaps.line, width)
        if outcome.figures:
            y = self._build_figures(y + gaps.figures, width)
        y = self.put(Hairline(), 0, y + gaps.rule, width)
        return self._build_notes(y + (4 if self.is_low else 12), width)

    def _build_notes(self, y: float, width: float) -> float:
        """Put the two quiet notes side by side, or one over the other; a low window has no room for them."""
        notes = [Label(text, 15, "ink2") for text in (self.outcome.before, self.outcome.helped) if text]
        if self.is_low or not notes:
            return y
        wides = [note.natural(self.pen)[0] + 1 for note in notes]
        if sum(wides) + 16 > width:
            for note in notes:
                y = self.put(note, 0, y, width, 22)
            return y
        for note, x, wide in zip(notes, (0, width - wides[-1]), wides, strict=False):
            self.put(note, x, y, wide, 22)
        return y + 22

    def _build_figures(self, y: float, width: float) -> float:
        columns = self.per_line(width)
        for i, (label, value) in enumerate(self.outcome.figures):
            row, column = divmod(i, columns)
            self.put(Count(label, value), column * width / columns, y + 72 * row, width / columns, 60)
        rows = -(-len(self.outcome.figures) // columns)
        return y + 72 * rows - 12

    def footer(self) -> Sequence[Button]:
        """Give what can be done next."""
        return (
            Button(self.watch_label, lambda: self.leave_by(self.watch), Kind.QUIET),
            Button("Same deal again", lambda: self.choose(Command.RESTART)),
            BroadButton("New game", lambda: self.choose(Command.NEW_GAME), Kind.PRIMARY),
        )

    def choose(self, command: Command) -> None:
        """Go away, then tell the wish."""
        self.leave_by(lambda: self.wished(command))

    def _beside(self, event: pygame.event.Event) -> None:
        is_double = event.type == pygame.MOUSEBUTTONUP and getattr(event, "clicks", 1) == 2
        if is_double and self._pressed_beside and event.button == 1 and self.clock >= 1:
            self.choose(Command.NEW_GAME)
        super()._beside(event)

    def _key_down(self, event: pygame.event.Event) -> bool:
        return super()._key_down(event) and pressed_key(event) in KEPT_KEYS

    def obey(self, command: Command) -> bool:
        """Take the keys of a new game and a restart; all others mean what they always mean."""
        if command in (Command.NEW_GAME, Command.RESTART) and self.takes_input:
            self.choose(command)
            return True
        return super().obey(command)
