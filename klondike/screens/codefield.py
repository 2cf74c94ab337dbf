"""The field for a deal code: typed or pasted, and looked at while it grows."""

from collections.abc import Callable

import pygame

from klondike.rules import BadCode, parse_code
from klondike.rules.deals import EXAMPLE
from klondike.ui.pen import LINE_HEIGHT, Pen
from klondike.ui.widgets import Field, Item

PLAUSIBLE = 12  # signs; what is shorter is still being typed
LONGEST = 400  # signs, so that a code can be pasted with the words around it
SMALL = 15
SIGN_ROOM = 26.0
LINES = 2  # kept free for what is said, so that nothing jumps
CODE_FIRST = "a deal code comes first"
HOW_TO = "A code, or a number of PySolFC or Microsoft, as “MS 1234”."


class Notice(Item):
    """A quiet line or two, with a sign before them where there is one; the colour is a role of the panel."""

    def __init__(self, text: str = "", icon: str = "", role: str = "good") -> None:
        super().__init__()
        self.text = text
        self.icon = icon
        self.role = role

    def height_in(self, pen: Pen, width: float) -> float:
        """Give the height in points that it takes in that width."""
        room = width - (SIGN_ROOM if self.icon else 0)
        return len(pen.wrap(self.text, pen.px(room), SMALL)) * SMALL * LINE_HEIGHT

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Write it from the top."""
        panel, left, top = pen.theme.panel, self.rect.x, self.rect.y
        if self.icon:
            middle = top + pen.px(SMALL * LINE_HEIGHT) / 2
            pen.icon(surface, self.icon, (left + pen.px(9), middle), 18, getattr(panel, self.role), 2.4)
            left += pen.px(SIGN_ROOM)
        pen.paragraph(surface, self.text, (left, top), self.rect.right - left, SMALL, panel.ink2)

    def say(self) -> str:
        """Say it."""
        return self.text


class CodeField:
    """A code and what is said about it.

    `check` gives what is wrong with a code, nothing for a good one; `changed` hears of every change.
    """

    high = LINES * SMALL * LINE_HEIGHT
    """points that the notice takes"""

    def __init__(
        self,
        check: Callable[[str], str],
        paste: Callable[[], str],
        changed: Callable[[], object],
        text: str = "",
    ) -> None:
        self.field = Field(
            "Deal code", text, EXAMPLE, paste=paste, action=lambda _: self.look(), limit=LONGEST
        )
        self.notice = Notice()
        self._check = check
        self._changed = changed
        self._read()

    @property
    def code(self) -> str:
        """Give the code without the blanks around it."""
        return self.field.text.strip()

    @property
    def is_good(self) -> bool:
        """Tell if there is a deal with this code."""
        return bool(self.code) and not self._check(self.code)

    def paste(self) -> None:
        """Write what was copied elsewhere into it."""
        self.field.write(self.field.paste())

    def explain(self) -> None:
        """Say what is wrong with the code, however short it is."""
        self.notice.text = self._check(self.code) if self.code else HOW_TO

    def look(self) -> None:
        """Look at the code as it is now, or has become by other rules."""
        self._read()
        self._changed()

    def _read(self) -> None:
        is_good = self.is_good
        self.notice.icon = "yes" if is_good else ""
        self.notice.text = _ready(self.code) if is_good else ""
        if not is_good and (not self.code or len(self.code) >= PLAUSIBLE):
            self.explain()


def _ready(code: str) -> str:
    """Say with which rules a good code is dealt; a number of another program takes the chosen ones."""
    try:
        _, rules = parse_code(code)
    except BadCode:
        return "Ready to deal by the chosen rules."
    return f"Ready to deal: {rules.title}."
