"""Cards in the hand of the keyboard: they lie a little above the place where they would come to rest."""

from collections.abc import Mapping
from typing import NamedTuple

from klondike.rules.board import Board
from klondike.rules.cards import Card
from klondike.rules.moves import Move
from klondike.rules.piles import PileId
from klondike.scene.geometry import Pose
from klondike.scene.layout import Layout

ASIDE, ABOVE = 8, 10  # points right of the landing place, and above it
MOST_ASIDE, MOST_ABOVE = 0.06, 0.05  # of a card's width and height: what lies below stays readable
RING_REACH = 11  # points that the ring round the cards takes on each side


class Carry(NamedTuple):
    """A run over one of the piles that take it, or over its origin, until a key moves it."""

    source: PileId
    cards: tuple[Card, ...]
    target: PileId
    rests: Mapping[Card, Pose]
    """where the cards of the target pile would rest with the run on it"""

    @classmethod
    def over(cls, board: Board, layout: Layout, source: PileId, count: int, target: PileId) -> "Carry":
        """Lift cards over a pile that takes them; `target` may be the source itself."""
        laid = board if target == source else board.play(Move(source, target, count))
        homes = layout.homes(laid)
        rests = {card: homes[card] for card in laid[target].cards}
        return cls(source, board[source].cards[-count:], target, rests)

    @property
    def started(self) -> bool:
        """Always: there is no threshold for keys."""
        return True

    @property
    def beneath(self) -> dict[Card, Pose]:
        """Where the cards of the target pile make room for the run."""
        return {card: pose for card, pose in self.rests.items() if card not in self.cards}

    def refitted(self, board: Board, layout: Layout) -> "Carry":
        """The same in another geometry."""
        return self.over(board, layout, self.source, len(self.cards), self.target)

    def pose(self, index: int, layout: Layout) -> Pose:
        """Where a held card lies, so that the ring round it stays in the window."""
        rest, unit = self.rests[self.cards[index]], layout.unit
        furthest = layout.size[0] - layout.card_width - round(RING_REACH * unit)
        aside = round(min(ASIDE * unit, MOST_ASIDE * layout.card_width))
        above = round(min(ABOVE * unit, MOST_ABOVE * layout.card_height))
        return Pose(max(rest.x, min(rest.x + aside, furthest)), rest.y - above, 1.0)
