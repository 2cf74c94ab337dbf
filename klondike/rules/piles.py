"""Piles of cards, and the names of their places on the table."""

from enum import StrEnum
from typing import NamedTuple, Self

from klondike.rules.cards import SUITS, Card

COLUMN_NAMES = "1234567890"
FOUNDATION_SETS = "FG"


class BadPile(ValueError):  # noqa: N818
    """A text that names no pile."""


class Zone(StrEnum):
    """The four kinds of pile."""

    STOCK = "stock"
    WASTE = "waste"
    FOUNDATION = "foundation"
    TABLEAU = "tableau"

    __hash__ = str.__hash__  # the hash of Enum runs in Python, and pile ids are hashed all the time


class PileId(NamedTuple):
    """The name of a pile; a foundation's index is its suit + 4 for the second set."""

    zone: Zone
    index: int = 0  # type: ignore[assignment]

    def __str__(self) -> str:
        return NAMES[self]

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read "S", "W", "FS" to "FC" ("GS" to "GC" the second set), "1" to "9" or "0"; raises BadPile."""
        for pile, name in NAMES.items():
            if name == text:
                return cls(*pile)
        raise BadPile(f"“{text}” is not a pile.")


STOCK = PileId(Zone.STOCK)
WASTE = PileId(Zone.WASTE)
FOUNDATIONS = tuple(PileId(Zone.FOUNDATION, index) for index in range(8))
COLUMNS = tuple(PileId(Zone.TABLEAU, index) for index in range(10))
NAMES = (
    {STOCK: "S", WASTE: "W"}
    | {pile: FOUNDATION_SETS[pile.index // 4] + SUITS[pile.index % 4] for pile in FOUNDATIONS}
    | dict(zip(COLUMNS, COLUMN_NAMES, strict=True))
)


def foundation(index: int) -> PileId:
    """The foundation of suit `index % 4` in set `index // 4`."""
    return FOUNDATIONS[index]


def column(index: int) -> PileId:
    """The column at `index`, 0 the leftmost."""
    return COLUMNS[index]


class Pile(NamedTuple):
    """Cards from the lowest to the top; the first `face_down` of them are face down."""

    cards: tuple[Card, ...] = ()
    face_down: int = 0

    @property
    def top(self) -> Card | None:
        """The last card, or None when there is none."""
        return self.cards[-1] if self.cards else None

    @property
    def face_up(self) -> tuple[Card, ...]:
        """The cards that are face up."""
        return self.cards[self.face_down :]

    def with_(self, cards: tuple[Card, ...]) -> "Pile":
        """The same pile with these cards laid on it, face up."""
        return Pile(self.cards + cards, self.face_down)

    def without(self, count: int) -> "Pile":
        """The same pile less its last `count` cards; a card bared by that turns up (C5)."""
        left = len(self.cards) - count
        return Pile(self.cards[:left], min(self.face_down, max(left - 1, 0)))


EMPTY = Pile()


def hidden(cards: tuple[Card, ...]) -> Pile:
    """A pile of these cards, all face down."""
    return Pile(cards, len(cards))
