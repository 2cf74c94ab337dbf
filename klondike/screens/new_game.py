"""The sheet for a new game: which rules, which of their options, which deal."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from klondike.rules import RuleSet, RuleSetError
from klondike.rules.families import Axis, Family, family_of
from klondike.rules.words import summary
from klondike.screens.codefield import CODE_FIRST, SMALL, Notice
from klondike.screens.footer import GAP
from klondike.screens.options import Options
from klondike.screens.paged import PagedSheet, Tab
from klondike.screens.sliding import slide_on
from klondike.screens.targets import widget_named, words_of
from klondike.screens.wish import KINDS, MEANINGS, NAMES, DealWish, Kind, WishedDeal
from klondike.ui.commands import Command
from klondike.ui.keys import pressed_key
from klondike.ui.pen import Pen
from klondike.ui.widgets import Button, Hairline, Label, ListRow, Paragraph, Segments, Widget
from klondike.ui.widgets import Kind as ButtonKind
from klondike.ui.widgets.base import ENTER

NAMES_LEFT, NAMES_WIDE, NAME_STEP = -8.0, 316.0, 54.0
PAGE_AT = 356.0  # from the left of the body to the page
LEAST_NOTE = 150.0  # points; a narrower foot holds no words beside its buttons
STAYS = "The game in play stays until you deal."


class Program(NamedTuple):
    """What the sheet asks of the program, and where it tells what was chosen."""

    record: Callable[[RuleSet], str]
    """how the player has done with some rules, in a line; empty for no games"""
    deal: Callable[[RuleSet, DealWish], None]
    check: Callable[[str, RuleSet], str]
    """what is wrong with a code, or a number to be dealt by these rules; empty for a good one"""
    paste: Callable[[], str]
    """the text on the clipboard"""
    kind: str = Kind.ANY
    """how the last deal was chosen"""


class NewGameScreen(PagedSheet):
    """Families of rules at the left, the chosen one with its options and the deal at the right."""

    name = "new_game"
    title = "New game"
    width = 940.0
    height = 696.0

    def __init__(
        self, pen: Pen, families: Sequence[Family], current: RuleSet, program: Program, pace: float = 1.0
    ) -> None:
        super().__init__(pen, family_of(current, families), pace)
        self.families = tuple(families)
        self.rules = current
        self.program = program
        self.wish = WishedDeal(self._check, program.paste, self._look, Kind(program.kind))
        self._chosen = {self.index: current}  # the rules last chosen in each family
        self.options = Options(self, self._choose)
        self.body_width = 0.0  # points

    @property
    def tabs(self) -> Sequence[Tab]:
        """Give the names of the families."""
        return [Tab(family.title) for family in self.families]

    @property
    def family(self) -> Family:
        """Give the family that is shown."""
        return self.families[self.index]

    @property
    def reason(self) -> str:
        """Say why the options make no game, nothing when they make one."""
        try:
            self.rules.checked()
        except RuleSetError as problem:
            return str(problem)
        return ""

    @property
    def is_ready(self) -> bool:
        """Tell if there is a game to deal."""
        return not self.reason and self.wish.is_ready

    # -- what is chosen ------------------------------------------------------------------------------

    def turn_to(self, index: int) -> None:
        """Show another family, with the rules last chosen there."""
        first = next(iter(self.families[index].members), self.rules)
        self.options.open_list = ""
        self._take(index, self._chosen.get(index, first))
        super().turn_to(index)

    def _choose(self, axis: Axis, index: int) -> None:
        self._take(self.index, self.family.changed(self.rules, axis, index))
        self.lay_out()

    def _take(self, index: int, rules: RuleSet) -> None:
        """Take rules of a family; a code that is there may now be another matter."""
        self.rules = self._chosen[index] = rules
        self.wish.look()

    def _check(self, code: str) -> str:
        return self.program.check(code, self.rules)

    def _choose_kind(self, index: int) -> None:
        is_by_mouse = widget_named(self.group.widgets, "Which deal").is_hovered
        self.wish.choose(KINDS[index])
        self.lay_out()
        if is_by_mouse and self.wish.kind == Kind.CODE:
            self._type_code()

    def _type_code(self) -> None:
        self.group.focus_on(self.wish.field)
        self.body.reveal(self.wish.field)

    def _look(self) -> None:
        for button in self.foot[-1:]:
            button.is_enabled = self.is_ready
        self.dirty = True

    def deal(self) -> None:
        """Go away and hand over what is chosen."""
        if self.is_ready:
            self.leave_by(lambda: self.program.deal(self.rules, self.wish.value))

    # -- parts ---------------------------------------------------------------------------------------

    def footer(self) -> Sequence[Button]:
        """Give the two buttons."""
        deal = Button("Deal", self.deal, ButtonKind.PRIMARY)
        deal.is_enabled, deal.reason = self.is_ready, self.reason or CODE_FIRST
        return Button("Cancel", self.close), deal

    def first_focus(self) -> Widget | None:
        """Give the keyboard to the deal button: the same again is one key away."""
        return self.primary

    def lay_out(self) -> None:
        """Build everything anew; what slides goes on sliding."""
        before = {words_of(each): each for each in self.group.widgets}
        super().lay_out()
        if self.options.forget_list():
            super().lay_out()
        for widget in self.group.widgets if self.pace else ():
            slide_on(before.get(words_of(widget)), widget)

    def build(self, width: float) -> float:
        """Put families and page side by side, or one under the other."""
        self.body_width = width
        return super().build(width)

    def _build_wide(self, width: float) -> float:
        for i, family in enumerate(self.families):
            row = ListRow(family.title, self._turning(i), note=family.line, is_chosen=i == self.index)
            row.is_row = not self.options.open_list
            self.parts.put_held(self.pen, row, (NAMES_LEFT, i * NAME_STEP, NAMES_WIDE, NAME_STEP))
        self.inset = PAGE_AT
        high = self.build_page(0, width - PAGE_AT)
        self.inset = 0.0
        return max(high, len(self.families) * NAME_STEP)

    def build_page(self, y: float, width: float) -> float:
        """Put the rules in short, their options, the deal and the record one below the other."""
        y = self._put_words(y, width)
        y = self.options.build(self.family.offered(self.rules), self.rules, y, width)
        y = self._put_deal(y, width)
        return self._put_record("" if self.reason else self.program.record(self.rules), y, width)

    def _put_record(self, record: str, y: float, width: float) -> float:
        if not record:
            return y
        y = self.put(Hairline(), 0, y, width) + (6 if self.is_small else 10)
        if self.is_small:
            return self.put(Paragraph(f"Your record here: {record}", width, SMALL, "ink2"), 0, y, width)
        y = self.put(Label("Your record here", SMALL, "ink2"), 0, y, width, 22)
        return self.put(Paragraph(record, width), 0, y, width)

    def _put_words(self, y: float, width: float) -> float:
        if not self.is_small:
            y = self.put(Label(self.family.title, 20, weight="bold"), 0, y + 2, width, 28) + 6
        if self.reason and not self._note_room():
            notice = Notice(self.reason, "stop", "warn")
            y = self.put(notice, 0, y, width, notice.height_in(self.pen, width)) + 8
        bottom = y + max(self._height(rules, width) for rules in (self.rules, *self.family.members))
        for line in summary(self.rules):
            y = self.put(self._line(line, width), 0, y, width)
        return self.put(Hairline(), 0, bottom + (10 if self.is_small else 12), width) + (
            0 if self.is_small else 6
        )

    def _line(self, text: str, width: float) -> Paragraph:
        return Paragraph(text, width, SMALL if self.is_small else 17, "ink2")

    def _height(self, rules: RuleSet, width: float) -> float:
        """Give the height in points of rules in short; that of the longest is kept, so that nothing jumps."""
        return sum(self._line(line, width).natural(self.pen)[1] for line in summary(rules))

    def _put_deal(self, y: float, width: float) -> float:
        kind = self.wish.kind
        segments = Segments("Which deal", NAMES, KINDS.index(kind), self._choose_kind)
        y = self.put_line(y, width, "Deal", segments, MEANINGS[kind])
        if kind == Kind.CODE:
            y = self.put(self.wish.field, 0, y, width) + 6
            y = self.put(self.wish.notice, 0, y, width, self.wish.high)
        return y + (4 if self.is_small else 8)

    def _note_room(self) -> float:
        """Give the points that the foot has beside its buttons, 0 for too few."""
        buttons = sum(button.natural(self.pen)[0] + GAP for button in self.foot)
        room = self.body_width - (0 if self.is_small else PAGE_AT) - buttons
        return room if room >= LEAST_NOTE else 0.0

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the sheet as it is when it rests, with a quiet line beside its buttons."""
        super().paint(surface)
        room = self._note_room()
        if room:
            self._paint_note(surface, room)

    def _paint_note(self, surface: pygame.Surface, room: float) -> None:
        pen, deal = self.pen, self.foot[-1].rect
        notice = Notice(self.reason, "stop", "warn") if self.reason else Notice(STAYS)
        high = pen.px(notice.height_in(pen, room))
        left = self.frame.body.x + (0 if self.is_small else pen.px(PAGE_AT))
        notice.place(pen, pygame.Rect(left, deal.centery - high // 2, pen.px(room), high))
        notice.draw(pen, surface)

    # -- keys ----------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Let Esc close an open list before it closes the sheet."""
        is_escape = event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE
        if is_escape and self.options.open_list and not self.is_closing:
            self.options.toggle(self.options.open_list)
            return True
        return super().handle(event)

    def _key_down(self, event: pygame.event.Event) -> bool:
        if pressed_key(event) == ENTER and not self.wish.is_ready:
            self._type_code()
            self.wish.explain()
        elif self.command_of(event) == Command.ENTER_CODE:
            self.wish.choose(Kind.CODE)
            self.lay_out()
            self._type_code()
            self.wish.paste()
        else:
            return super()._key_down(event)
        self.dirty = True
        return True
