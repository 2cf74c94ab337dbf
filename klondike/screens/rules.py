"""The sheet with the whole rules of the game in play, and of any other that one likes to read."""

from collections.abc import Sequence

import pygame

from klondike.rules import RuleSet
from klondike.rules.words import points, sections
from klondike.scene.reading import score_text
from klondike.screens.beside import BesideBody
from klondike.screens.examples import Faces, Picture, examples
from klondike.screens.frame import WIDE
from klondike.screens.picker import LIST_GAP, PickBox, put_list
from klondike.screens.sheet import STEPS, Sheet
from klondike.ui.pen import Pen
from klondike.ui.widgets import Hairline, Label, Paragraph, Widget

LABEL = "Rules of"
MOST_BOX = 380.0  # width of the box in points
PICTURES_WIDE, PICTURES_GAP = 256.0, 48.0
LEAST_TEXT = 420.0  # points; a narrower sheet shows no pictures beside the text
COLUMN_WIDE = 270.0  # of an open list
TOP, SECTION_GAP, HEAD = 10.0, 16.0, 30.0
POINTS_LINE = 36.0


class RulesScreen(Sheet):
    """The rules as text made from their data; a box at the top leads to the others."""

    name = "rules"
    title = "Rules"
    width = 940.0
    height = 860.0

    def __init__(
        self, pen: Pen, rules: RuleSet, others: Sequence[RuleSet], faces: Faces, pace: float = 1.0
    ) -> None:
        super().__init__(pen, pace)
        self.faces = faces
        self.choices = tuple(others) if rules in others else (rules, *others)
        self.index = self.choices.index(rules)
        self.is_list_open = False
        self.body = self.parts = BesideBody()
        self.box = self._new_box()

    @property
    def rules(self) -> RuleSet:
        """Give the rules that are shown."""
        return self.choices[self.index]

    def read(self, index: int) -> None:
        """Show the rules of that number, from their start."""
        self.index, self.is_list_open = index, False
        self.body.offset = 0
        self.lay_out()
        self.group.focus_on(self.box)

    def toggle_list(self) -> None:
        """Open the list of all rules, or close it."""
        self.is_list_open = not self.is_list_open
        self.body.offset = 0
        self.lay_out()
        rows = (each for each in self.group.widgets if getattr(each, "is_chosen", False))
        focus = next(rows, self.box)
        self.group.focus_on(focus)
        self.body.reveal(focus)

    def _new_box(self) -> PickBox:
        titles = [rules.title for rules in self.choices]
        box = PickBox(LABEL, titles, self.index, self.read, self.toggle_list)
        box.is_open = self.is_list_open
        return box

    # -- parts ---------------------------------------------------------------------------------------

    def build(self, width: float) -> float:
        """Put text and pictures side by side, or only the text; or the open list in their place."""
        self.box = self._new_box()
        y = self.put(self.box, 0, 2, width, 44) + LIST_GAP + 8 if self.is_small else TOP
        if self.is_list_open:
            columns = max(1, int(width / COLUMN_WIDE))
            return put_list(self.box, self.put, (0, y - 8 if self.is_small else TOP), width, columns)
        text = width - PICTURES_WIDE - PICTURES_GAP
        if text < LEAST_TEXT:
            return self._put_text(y, width)
        return max(self._put_text(y, text), self._put_pictures(text + PICTURES_GAP, y))

    def _put_pictures(self, x: float, y: float) -> float:
        for example in examples(self.rules):
            picture = Picture(example, self.faces)
            high = picture.natural(self.pen)[1]
            y = self.parts.put_held(self.pen, picture, (x, y, PICTURES_WIDE, high)) + 8
        return y - 8

    def _put_text(self, y: float, width: float) -> float:
        for title, lines in sections(self.rules):
            y = self.put(Label(title, 18, weight="bold"), 0, y, width, 26) + HEAD - 26
            for line in lines:
                y = self.put(Paragraph(line, width), 0, y, width)
            y += SECTION_GAP
        return self._put_points(y, width) - SECTION_GAP

    def _put_points(self, y: float, width: float) -> float:
        rows, unit = points(self.rules), self.rules.scoring.unit
        if rows:
            heading = "Dollars" if unit == "$" else "Points"
            y = self.put(Label(heading, 18, weight="bold"), 0, y, width, 26) + HEAD - 26
        for i, (what, value) in enumerate(rows):
            y = self.put(Hairline(), 0, y, width) if i else y
            y = self._put_row(what, earned(value, unit), y, width)
        return y + SECTION_GAP if rows else y

    def _put_row(self, what: str, value: str, y: float, width: float) -> float:
        room = self.pen.text_size(value, 17, "semibold")[0] / self.pen.unit + 1
        words = Paragraph(what, width - room - 16)
        high = max(POINTS_LINE, words.natural(self.pen)[1] + 12)
        self.put(words, 0, y + (high - words.natural(self.pen)[1]) / 2)
        self.put(Label(value, 17, weight="semibold", align="right"), width - room, y, room, high)
        return y + high

    def _place_ends(self) -> None:
        super()._place_ends()
        if not self.is_small:
            pen = self.pen
            words = pen.text_size(self.title, WIDE.title_size, "bold")[0]
            most = self.closer.rect.left - self.frame.body.x - words - pen.px(40)
            wide = min(pen.px(self.box.natural(pen)[0]), pen.px(MOST_BOX), most)
            place = pygame.Rect(0, 0, wide, pen.px(44))
            place.midright = (self.closer.rect.left - pen.px(16), self.closer.rect.centery)
            self.box.place(pen, place)

    @property
    def controls(self) -> list[Widget]:
        """Give what can be pressed, in the order of Tab."""
        return [*([] if self.is_small else [self.box]), *super().controls]

    def first_focus(self) -> Widget | None:
        """Leave the keyboard to nobody: the arrows scroll."""
        return None

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the sheet as it is when it rests."""
        super().paint(surface)
        if not self.is_small:
            self.box.draw(self.pen, surface)

    # -- keys ----------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Let Esc close an open list first; the arrows scroll when nobody else wants them."""
        if event.type != pygame.KEYDOWN or self.is_closing:
            return super().handle(event)
        if event.key == pygame.K_ESCAPE and self.is_list_open:
            self.toggle_list()
            return True
        if event.key in STEPS and self.group.focus in (None, self.closer):
            self.scroll_by(self.pen.px(STEPS[event.key]))
            return True
        return super().handle(event)


def earned(value: int, unit: str) -> str:
    """What something earns, always with its sign: +5, −15, +$5."""
    text = score_text(value, unit)
    return f"+{text}" if value > 0 and unit != "$" else text
