"""Which deal a new game begins with: any, one that can be won, today's, or one by its code."""

from collections.abc import Callable
from enum import StrEnum
from typing import NamedTuple

from klondike.screens.codefield import CodeField


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
    Kind.TODAY: "The same deal for all.",
    Kind.CODE: "A code brings its own rules.",
}


class WishedDeal(CodeField):
    """The wish while it is made: its kind, and the code for the kind that has one."""

    def __init__(
        self,
        check: Callable[[str], str],
        paste: Callable[[], str],
        changed: Callable[[], object],
        kind: Kind = Kind.ANY,
    ) -> None:
        super().__init__(check, paste, changed)
        self.kind = kind

    @property
    def is_ready(self) -> bool:
        """Tell if there is a deal to be had."""
        return self.kind != Kind.CODE or self.is_good

    @property
    def value(self) -> DealWish:
        """Give the wish."""
        return DealWish(self.kind, self.code if self.kind == Kind.CODE else "")

    def choose(self, kind: Kind) -> None:
        """Take another kind."""
        self.kind = kind
        self.look()
