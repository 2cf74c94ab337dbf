"""Moves: so many cards from one pile to another, each with a text."""

from typing import NamedTuple, Self

from klondike.rules.piles import STOCK, BadPile, PileId

COUNTS = tuple(map(str, range(2, 14)))
"""how many cards may be named after the x: no run is longer"""


class BadMove(ValueError):  # noqa: N818
    """A text that is no move."""


class IllegalMove(ValueError):  # noqa: N818
    """A move that the rules do not allow on this board."""


class Move(NamedTuple):
    """`count` cards from `source` to `target`; a recycle turns the whole waste and counts as 1."""

    source: PileId
    target: PileId
    count: int = 1  # type: ignore[assignment]

    @property
    def turns_stock(self) -> bool:
        """Whether it draws from the stock, or turns the waste back over to it."""
        return STOCK in (self.source, self.target)

    def __str__(self) -> str:
        return f"{self.source}{self.target}" + (f"x{self.count}" if self.count > 1 else "")

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read "SW" or "SWx3" (draw), "WS" (recycle), "W5", "63x4", "4FH", "FS2"; raises BadMove."""
        piles, times, count = text.partition("x")
        for split in (1, 2):
            try:
                source, target = PileId.parse(piles[:split]), PileId.parse(piles[split:])
            except BadPile:
                continue
            if not times or count in COUNTS:
                return cls(source, target, int(count or 1))
        raise BadMove(f"“{text}” is not a move.")
