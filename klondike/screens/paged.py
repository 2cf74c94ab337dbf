"""A sheet with several pages: their names down the left side, or in a list box where the window is small."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from klondike.screens.beside import BesideBody
from klondike.screens.sheet import Sheet
from klondike.screens.targets import words_of
from klondike.ui.pen import Pen
from klondike.ui.widgets import Button, Item, Label, ListRow, Widget

NAV_LEFT, NAV_WIDE, NAV_STEP = -8.0, 212.0, 52.0
LINE_AT, PAGE_AT = 220.0, 252.0  # from the left of the body: the line beside the names, the page
BOX_GAP = 16.0
BOX_ROW, BOX_EDGE = 44.0, 6.0
BOX_STEPS = {pygame.K_UP: -1, pygame.K_DOWN: 1}


class Tab(NamedTuple):
    """The name of a page and the icon before it, which may be missing."""

    title: str
    icon: str = ""


class Divider(Item):
    """A line down."""

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw the line at its left edge."""
        surface.fill(pen.theme.panel.line, (*self.rect.topleft, max(1, pen.px(1)), self.rect.h))


class Tray(Item):
    """The ground of an open list."""

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw it, outlined as the box it hangs from."""
        panel = pen.theme.panel
        pen.box(surface, self.rect, 11, panel.sheet, 1.0, panel.edge, width=1.5)


class ListBox(Widget):
    """The chosen one of a list, with a sign that there are more; `choose` takes another by its number."""

    enters = True

    def __init__(
        self, titles: Sequence[str], index: int, choose: Callable[[int], object], toggle: Callable[[], object]
    ) -> None:
        super().__init__(toggle)
        self.titles = tuple(titles)
        self.index = index
        self.choose = choose
        self.is_open = False

    @property
    def name(self) -> str:
        """Give the words in the box."""
        return self.titles[self.index]

    def key(self, event: pygame.event.Event) -> bool:
        """Go to the page before or after."""
        step = BOX_STEPS.get(event.key)
        if step is None or self.is_open:
            return False
        if 0 <= self.index + step < len(self.titles):
            self.choose(self.index + step)
        return True

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw the box, its words and the sign."""
        panel, rect = pen.theme.panel, self.rect
        pen.box(surface, rect, 11, self.ground(pen, panel.sheet), 1.0, panel.edge, width=1.5)
        words = pen.shorten(self.name, rect.w - pen.px(56), 17, "semibold")
        pen.text(surface, words, (rect.x + pen.px(16), rect.centery - pen.px(1)), 17, panel.ink, "semibold")
        sign = "up" if self.is_open else "down"
        pen.icon(surface, sign, (rect.right - pen.px(22), rect.centery), 18, panel.ink2, 2.4)
        self.focus_ring(pen, surface, rect, 11)

    def say(self) -> str:
        """Say which one is chosen."""
        return f"{self.name}, {self.index + 1} of {len(self.titles)}, list"


class BoxRow(ListRow):
    """A line of an open list box: the arrows only lead to it, Enter or a click takes it."""

    enters = True
    follows_focus = False

    @property
    def is_tab_stop(self) -> bool:
        """Let Tab halt at every line."""
        return self.is_enabled

    def focus_ring(self, pen: Pen, surface: pygame.Surface, rect: pygame.Rect, radius: float) -> None:
        """Draw the ring inside, clear of the neighbours and of the tray."""
        if self.shows_focus:
            inner = rect.inflate(-2 * pen.px(6), -2 * pen.px(6))
            panel = pen.theme.panel
            pen.ring(surface, inner, radius - 6, panel.on if self.is_chosen else panel.focus, 2.5)


class PagedSheet(Sheet):
    """Base of sheets with pages; a subclass says the tabs and builds the page of `index`."""

    foot_note = ""  # a quiet line at the foot

    def __init__(self, pen: Pen, index: int = 0, pace: float = 1.0) -> None:
        super().__init__(pen, pace)
        self.body = self.parts = BesideBody()
        self.index = index
        self.inset = 0.0  # points from the left of the body to the page
        self.is_list_open = False

    @property
    def tabs(self) -> Sequence[Tab]:
        """Give the names of the pages."""
        return ()

    def build_page(self, y: float, width: float) -> float:  # noqa: ARG002
        """Put the page together from y down, in points; return its bottom."""
        return y

    def put(
        self, item: Item, x: float, y: float, width: float | None = None, height: float | None = None
    ) -> float:
        """Place an item on the page, in points from its left edge; return its bottom."""
        return super().put(item, x + self.inset, y, width, height)

    def lay_out(self) -> None:
        """Build everything anew; the keyboard stays where it was, also when the names become a list box."""
        words = words_of(self.group.focus)
        super().lay_out()
        same = next((each for each in self.group.widgets if words and words_of(each) == words), None)
        if same:
            self.group.focus_on(same)
            self.body.reveal(same)

    def build(self, width: float) -> float:
        """Put names and page side by side, or one under the other."""
        return self._build_small(width) if self.is_small else self._build_wide(width)

    def _build_wide(self, width: float) -> float:
        self.inset = 0.0
        if len(self.tabs) < 2:
            return self._with_note(self.build_page(0, width), width)
        beside = max(self._names(), self._room())
        self.inset = PAGE_AT
        high = max(beside, self.build_page(0, width - PAGE_AT))
        self.inset = 0.0
        self.put(Divider(), LINE_AT, 0, 2, high)
        if self.foot_note:
            self._hold(Label(self.foot_note, 15, "ink2"), 0, (beside if self.height else high) - 22, 22)
        return high

    def _names(self) -> float:
        for i, tab in enumerate(self.tabs):
            room = self.pen.px(NAV_WIDE - 28 - (32 if tab.icon else 0))
            title = self.pen.shorten(tab.title, room, 17, "semibold")
            row = ListRow(title, self._turning(i), icon=tab.icon, is_chosen=i == self.index)
            self._hold(row, NAV_LEFT, i * NAV_STEP, 48)
        return len(self.tabs) * NAV_STEP + (30 if self.foot_note else -4)

    def _hold(self, item: Item, x: float, y: float, height: float) -> None:
        """Place an item beside the page: it stays in sight while that is scrolled."""
        self.parts.put_held(self.pen, item, (x, y, NAV_WIDE, height))

    def _room(self) -> float:
        """Height of the body in points where the sheet has a height of its own."""
        return 0.0 if self.height is None else self._framed(0).body.h / self.pen.unit

    def _build_small(self, width: float) -> float:
        self.inset = y = 0.0
        if len(self.tabs) > 1:
            y = self._list_box(width) + BOX_GAP
        return self._with_note(self.build_page(y, width), width)

    def _list_box(self, width: float) -> float:
        box = ListBox([tab.title for tab in self.tabs], self.index, self.turn_to, self._toggle_list)
        box.is_open = self.is_list_open
        y = self.put(box, 0, 2, width, 44)
        return self._open_list(y + 6, width) if self.is_list_open else y

    def _open_list(self, y: float, width: float) -> float:
        bottom = self.put(Tray(), 0, y, width, len(self.tabs) * BOX_ROW + 2 * BOX_EDGE)
        for i, tab in enumerate(self.tabs):
            row = BoxRow(tab.title, self._turning(i), icon=tab.icon, is_chosen=i == self.index)
            self.put(row, BOX_EDGE, y + BOX_EDGE + i * BOX_ROW, width - 2 * BOX_EDGE, BOX_ROW)
        return bottom

    def _with_note(self, y: float, width: float) -> float:
        return self.put(Label(self.foot_note, 15, "ink2"), 0, y + 8, width, 22) if self.foot_note else y

    def _turning(self, index: int) -> Callable[[], None]:
        return lambda: self.turn_to(index)

    def turn_to(self, index: int) -> None:
        """Show the page of that number, from its top."""
        was_open, self.is_list_open = self.is_list_open, False
        if index != self.index or was_open:
            self.index = index
            self.body.offset = 0
            self.lay_out()
        if was_open:
            self.group.focus_on(self._of_kind(ListBox))

    def _toggle_list(self) -> None:
        self.is_list_open = not self.is_list_open
        self.lay_out()
        rows = [each for each in self.group.widgets if isinstance(each, BoxRow) and each.is_chosen]
        self.group.focus_on(rows[0] if rows else self._of_kind(ListBox))

    def _of_kind(self, kind: type[Widget]) -> Widget | None:
        return next((each for each in self.group.widgets if isinstance(each, kind)), None)

    def first_focus(self) -> Widget | None:
        """Give the keyboard to the names of the pages."""
        chosen = [each for each in self.group.widgets if isinstance(each, ListRow) and each.is_chosen]
        return chosen[0] if chosen else self._of_kind(ListBox) or self._of_kind(Button)

    def handle(self, event: pygame.event.Event) -> bool:
        """Let Esc close an open list before it closes the sheet."""
        shows_list = self.is_small and self.is_list_open
        if shows_list and event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._toggle_list()
            return True
        return super().handle(event)
