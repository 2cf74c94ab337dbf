"""The menu under its button: what can be done, with the keys that do it too."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain

import pygame

from klondike.screens.paper import Paper
from klondike.screens.slip import Room, Slip
from klondike.ui.commands import ROWS, Command, key_names
from klondike.ui.pen import Pen
from klondike.ui.theme import SCRIM_MENU
from klondike.ui.widgets import Hairline, MenuRow, Widget

Groups = tuple[tuple[Command, ...], ...]
GROUPS: Groups = (
    (
        Command.NEW_GAME,
        Command.CHOOSE_GAME,
        Command.TODAY,
        Command.NEXT_DEAL,
        Command.RESTART,
        Command.ENTER_CODE,
    ),
    (Command.HINT, Command.GO_BACK, Command.SHOW_ME),
    (Command.FINISH, Command.PAUSE),
    (Command.STATISTICS, Command.SETTINGS, Command.RULES, Command.HELP),
    (Command.FULL_SCREEN, Command.QUIT),
)
LISTED = frozenset(chain(*GROUPS))
ROW, RULE = 44.0, 9.0  # heights of a row, and of the line between groups with its air
LEAST_ROW = 30.0  # where all rows show with it; else they scroll, as high as ever
DEAL_GAP, DEAL_MORE = 4.0, 4.0  # above the deal, and how much higher than the others that row is
UNDER = 12  # between the button and the menu
AIR = Room(12, 8, 8, 8)
COLUMN, COLUMN_GAP = 272, 16  # the narrowest and the widest fit of two columns is one of this width each
QUICKER = 0.11 / 0.14  # of the time a sheet takes to open
SIDEWAYS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
ENDS = {pygame.K_HOME: 0, pygame.K_END: -1}


class DealRow(Widget):
    """The last row: the code of this deal, and a sign that it can be copied."""

    enters = True
    is_row = True
    label = "Copy"

    def __init__(self, code: str, action: Callable[[], object]) -> None:
        super().__init__(action)
        self.code = code

    def natural(self, pen: Pen) -> tuple[float, float]:  # noqa: ARG002
        """Give 48 points of height; a long code is cut."""
        return 0.0, ROW + DEAL_MORE

    def place(self, pen: Pen, rect: pygame.Rect) -> None:
        """Take a place and cut the code to it."""
        super().place(pen, rect)
        self.code_left = rect.x + pen.px(16 + 16) + pen.text_size("This deal", 15)[0]
        self.sign = (rect.right - pen.px(26), rect.centery)
        self.shown = pen.shorten(self.code, self.sign[0] - pen.px(22) - self.code_left, 17, "semibold")

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw words, code and sign on a well."""
        panel, middle = pen.theme.panel, self.rect.centery - pen.px(1)
        pen.box(surface, self.rect, 9, self.ground(pen, panel.well))
        pen.text(surface, "This deal", (self.rect.x + pen.px(16), middle), 15, panel.ink2)
        pen.text(surface, self.shown, (self.code_left, middle), 17, weight="semibold")
        pen.icon(surface, "copy", self.sign, 20, self.ink(pen))
        self.focus_ring(pen, surface, self.rect.inflate(-2 * pen.px(4), -2 * pen.px(4)), 6)

    def say(self) -> str:
        """Say the code."""
        return f"This deal, {self.code}, copy"


class MenuScreen(Slip):
    """The menu; a choice closes it and is then told as a wish."""

    name = "menu"
    title = "Menu"
    opener = Command.MENU
    width = 344.0
    paper = Paper(14, 22, 8, 110)
    scrim = SCRIM_MENU
    rise = -6.0

    def __init__(
        self,
        pen: Pen,
        anchor: pygame.Rect,
        deal_code: str,
        disabled: frozenset[Command],
        wished: Callable[[Command], None],
        pace: float = 1.0,
    ) -> None:
        """Open under the anchor, the rect of the menu button in device pixels."""
        super().__init__(pen, pace * QUICKER)
        self.anchor = anchor
        self.deal_code = deal_code
        self.disabled = disabled
        self.wished = wished
        self._anchor_unit = 0.0

    def resize(self, size: tuple[int, int], unit: float) -> None:
        """Lay everything out for another window, the button as far from its corner as before."""
        scale = unit / (self._anchor_unit or unit)
        self.anchor = pygame.Rect([round(side * scale) for side in self.anchor])
        self._anchor_unit = unit
        super().resize(size, unit)

    @property
    def room(self) -> Room:
        """Give the air in and around it."""
        return AIR

    @property
    def is_broad(self) -> bool:
        """Tell if the groups stand in two columns, as they do where one would be too high."""
        broad = 2 * (COLUMN + AIR.side + AIR.margin) + COLUMN_GAP
        return self._row_of((GROUPS,)) < ROW and self.size[0] >= broad * self.pen.unit

    @property
    def columns(self) -> tuple[Groups, ...]:
        """Give the groups that stand below one another, from the left."""
        return (GROUPS[:2], GROUPS[2:]) if self.is_broad else (GROUPS,)

    @property
    def row_height(self) -> float:
        """Give the height of a row in points: low windows show all of them without scrolling."""
        fitting = self._row_of(self.columns)
        return min(ROW, fitting) if fitting >= LEAST_ROW else ROW

    def _row_of(self, columns: tuple[Groups, ...]) -> int:
        """The greatest height of a row with which the columns are not too high, the deal below the last."""
        room, rows = self.most[1] - AIR.above - AIR.below, [sum(map(len, groups)) for groups in columns]
        rests = [room - RULE * (len(groups) - 1) for groups in columns]
        rows[-1] += 1
        rests[-1] -= DEAL_GAP + DEAL_MORE
        return int(min(rest / count for rest, count in zip(rests, rows, strict=True)))

    @property
    def paper_width(self) -> float:
        """Give its width in points."""
        own = 2 * (self.width - AIR.side) + COLUMN_GAP if self.is_broad else self.width
        return min(own, self.most[0])

    @property
    def most(self) -> tuple[float, float]:
        """Give the width and height in points that it can have below the button."""
        wide, high = super().most
        return wide, high - self.anchor.bottom / self.pen.unit - UNDER + AIR.margin

    def spot(self, size: tuple[int, int]) -> pygame.Rect:
        """Give the place of the menu: under its button, inside the window."""
        left = min(self.anchor.left, self.size[0] - self.pen.px(AIR.margin) - size[0])
        top = self.anchor.bottom + self.pen.px(UNDER)
        return pygame.Rect((max(self.pen.px(AIR.margin), left), top), size)

    def first_focus(self) -> Widget | None:
        """Give none: Enter means nothing before an arrow was pressed."""
        return None

    def build(self, width: float) -> float:
        """Put the rows in one column or two, the deal below the last."""
        columns = self.columns
        column = (width - COLUMN_GAP * (len(columns) - 1)) / len(columns)
        lefts = [i * (column + COLUMN_GAP) for i in range(len(columns))]
        bottoms = [self._build_column(groups, x, column) for groups, x in zip(columns, lefts, strict=True)]
        deal = DealRow(self.deal_code, lambda: self.choose(Command.COPY_CODE))
        high = self.row_height + DEAL_MORE
        return max(*bottoms, self.put(deal, lefts[-1], bottoms[-1] + DEAL_GAP, column, high))

    def _build_column(self, groups: Groups, x: float, width: float) -> float:
        y = 0.0
        for group in groups:
            if y:
                self.put(Hairline(), x + 8, y + RULE // 2, width - 16)
                y += RULE
            for row in self._rows(group):
                y = self.put(row, x, y, width, self.row_height)
        return y

    def _rows(self, group: tuple[Command, ...]) -> Iterator[MenuRow]:
        for command in group:
            entry = ROWS[command]
            row = MenuRow(
                entry.icon, entry.label, key_names(command, self.keymap), partial(self.choose, command)
            )
            row.is_enabled = command not in self.disabled
            yield row

    def choose(self, command: Command) -> None:
        """Close, then tell the wish."""
        if command not in self.disabled:
            self.leave_by(lambda: self.wished(command))

    def _key_down(self, event: pygame.event.Event) -> bool:
        command = self.command_of(event)
        if command in LISTED or command == Command.COPY_CODE:
            self.choose(command)
        elif command == Command.MENU:
            self.close()
        elif event.key in SIDEWAYS or event.key in ENDS:
            self._lead(event.key)
        else:
            return super()._key_down(event)
        return True

    def _lead(self, key: int) -> None:
        """Bring the keyboard to the other column, or to the first or last row."""
        rows = [row for row in self.group.widgets if row.is_row and row.is_enabled]
        here = self.group.focus
        if key in ENDS:
            target = rows[ENDS[key]]
        elif here is None:
            target = rows[0]
        else:
            beside = [row for row in rows if (row.rect.x - here.rect.x) * SIDEWAYS[key] > 0]
            target = min(beside or [here], key=lambda row: abs(row.rect.centery - here.rect.centery))
        self.group.focus_on(target)
        self.group.show_focus()
        self.body.reveal(target)
        self.dirty = True

    def obey(self, command: Command) -> bool:
        """Close on the wish for the menu, and choose what it lists."""
        if command == Command.MENU and self.takes_input:
            self.close()
            return True
        if command in LISTED and self.takes_input:
            self.choose(command)
            return True
        return super().obey(command)
