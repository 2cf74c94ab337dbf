"""Cards in the hand: from the press on a card to the choice of the pile they fall on.

The cards stay on their pile in the board until they are dropped; this only remembers the hand.
"""

from collections.abc import Iterable
from typing import NamedTuple

from klondike.rules.cards import Card
from klondike.rules.moves import Move
from klondike.rules.piles import PileId, Zone
from klondike.scene.geometry import Box, Point, Pose
from klondike.scene.layout import Layout

THRESHOLD = 8  # points; a shorter way is a click


class Drag(NamedTuple):
    """A press on a card and what came of it: `grip` is measured on the lead card, `pressed` on the screen."""

    source: PileId
    cards: tuple[Card, ...]
    grip: Point
    pressed: Point
    at: Point
    started: bool = False

    @classmethod
    def press(cls, source: PileId, cards: tuple[Card, ...], home: Pose, point: tuple[float, float]) -> "Drag":
        """Take hold of a run by its lead card, which lies at `home`; not yet a drag."""
        at = Point(*point)
        return cls(source, cards, Point(at.x - home.x, at.y - home.y), at, at)

    def moved(self, point: tuple[float, float], unit: float) -> "Drag":
        """The same cards with the hand elsewhere; a drag starts once that is 8 points from the press."""
        at = Point(*point)
        started = self.started or at.distance(self.pressed) >= THRESHOLD * unit
        return Drag(self.source, self.cards, self.grip, self.pressed, at, started)

    def scaled(self, factor: float) -> "Drag":
        """The same hold on cards that became larger or smaller by a factor."""
        return self._replace(grip=Point(self.grip.x * factor, self.grip.y * factor))

    def pose(self, index: int, layout: Layout) -> Pose:
        """Where a held card hangs: the run closes up where it would reach below the window."""
        left, top = self.at.x - self.grip.x, self.at.y - self.grip.y
        return Pose(left, top + index * self._step(layout, top) if index else top, 1.0)

    def lead_box(self, layout: Layout) -> Box:
        """The lead card on the screen; it alone decides where the run falls."""
        return layout.box_at(self.pose(0, layout))

    def target(self, moves: Iterable[Move], layout: Layout) -> Move | None:
        """The legal move whose place the lead card covers most, or None where it covers none."""
        lead = self.lead_box(layout)
        best, best_cover = None, (0, 0)
        for move in self.options(moves):
            cover = _cover(lead, move.target, layout)
            if cover > best_cover:
                best, best_cover = move, cover
        return best

    def options(self, moves: Iterable[Move]) -> tuple[Move, ...]:
        """The moves that these cards can make."""
        mine, count = self.source, len(self.cards)
        return tuple([m for m in moves if m.source == mine != m.target and m.count == count])

    def over(self, piles: Iterable[PileId], layout: Layout) -> PileId | None:
        """The pile whose place the lead card covers most, whether or not it takes the run."""
        lead = self.lead_box(layout)
        covers = {pile: _cover(lead, pile, layout) for pile in piles}
        best = max(covers, key=lambda pile: covers[pile], default=None)
        return best if best and covers[best][0] else None

    def _step(self, layout: Layout, top: float) -> float:
        """The strip that shows of each held card."""
        spread, steps = layout.spread, len(self.cards) - 1
        room = layout.bottom - layout.card_height - top
        return min(spread.face, max(spread.least_face, room / steps)) if steps else 0.0


def _cover(lead: Box, pile: PileId, layout: Layout) -> tuple[int, int]:
    """How much of a place is covered; any foundation stands for all, the own one wins between equals."""
    own = lead.overlap(layout.drop_zone(pile))
    if pile.zone is not Zone.FOUNDATION:
        return own, own
    return max([lead.overlap(slot) for slot in layout.foundations]), own
