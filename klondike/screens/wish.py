"""Which deal a new game begins with: any, one that can be won, today's, or one by its code."""

from collections.abc import Callable
from enum import StrEnum
from typing import NamedTuple

import pygame

from klondike.rules import BadCode, parse_code
from klondike.rules.deals import EXAMPLE
from klondike.ui.pen import LINE_HEIGHT, Pen
from klondike.ui.widgets import Field, Item

PLAUSIBLE = 12  # signs; what is shorter is still being typed
LONGEST = 400  # signs, so that a code can be pasted with the words around it
SMALL = 15
SIGN_ROOM = 26.0


class Kind(StrEnum):
    """How the deal is chosen."""

    ANY = "any"
    WINNABLE = "winnable"
    TODAY = "today"
    CODE = "code"


class DealWish(NamedTuple):
    """The deal that is wished for; the code as it was typed, empty for the other kinds."""

    kind: str
    code: str = ""


KINDS = tuple(Kind)
NAMES = ("Any", "Winnable", "Today’s", "Code")
MEANINGS = {
    Kind.ANY: "Shuffled by chance.",
    Kind.WINNABLE: "Proved: it can be won.",
    Kind.TODAY: "The same deal for everybody.",
    Kind.CODE: "A deal code brings its own rules.",
}

HOW_TO = "Type or paste a code, or a number of PySolFC or Microsoft, as “MS 1234”."


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


class WishedDeal:
    """The wish while it is made: its kind, the code as it is typed, and what is said about it.

    `check` gives what is wrong with a code, nothing for a good one; `changed` hears of every change.
    """

    def __init__(
        self,
        check: Callable[[str], str],
        paste: Callable[[], str],
        changed: Callable[[], object],
        kind: Kind = Kind.ANY,
    ) -> None:
        self.kind = kind
        self.field = Field("Deal code", "", EXAMPLE, paste=paste, action=lambda _: self.look(), limit=LONGEST)
        self.notice = Notice(HOW_TO)
        self._check = check
        self._changed = changed

    @property
    def code(self) -> str:
        """Give the code without the blanks around it."""
        return self.field.text.strip()

    @property
    def is_good(self) -> bool:
        """Tell if there is a deal to be had."""
        return self.kind != Kind.CODE or (bool(self.code) and not self._check(self.code))

    @property
    def value(self) -> DealWish:
        """Give the wish."""
        return DealWish(self.kind, self.code if self.kind == Kind.CODE else "")

    def choose(self, kind: Kind) -> None:
        """Take another kind."""
        self.kind = kind
        self.look()

    def explain(self) -> None:
        """Say what is wrong with the code, however short it is."""
        self.notice.text = self._check(self.code) if self.code else HOW_TO

    def look(self) -> None:
        """Look at the code as it is now, or has become by other rules."""
        is_ready = self.kind == Kind.CODE and self.is_good
        self.notice.icon = "yes" if is_ready else ""
        self.notice.text = _ready(self.code) if is_ready else "" if self.code else HOW_TO
        if self.kind == Kind.CODE and not is_ready and len(self.code) >= PLAUSIBLE:
            self.explain()
        self._changed()


def _ready(code: str) -> str:
    """Say with which rules a good code is dealt; a number of another program takes the chosen ones."""
    try:
        _, rules = parse_code(code)
    except BadCode:
        return "Ready to deal by the rules chosen here."
    return f"Ready to deal: {rules.title}."
