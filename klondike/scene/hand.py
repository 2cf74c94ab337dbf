"""The hand over the table: the cards it holds follow the pointer, or lie where the keyboard holds them.

The cards stay on their pile in the board until they are put down; only the picture has them in the hand.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from klondike.rules import STOCK, Card, Move, PileId, Zone
from klondike.scene.carry import Carry
from klondike.scene.drag import Drag
from klondike.scene.geometry import Box, Pose
from klondike.scene.motion import Kind

if TYPE_CHECKING:
    from klondike.scene.table import TableScreen


RISE = 6  # points by which picked cards lie higher


class Picked(NamedTuple):
    """Cards that a click picked up: they lie a little above their place until the next click."""

    source: PileId
    cards: tuple[Card, ...]

    def move_to(self, moves: Iterable[Move], pile: PileId) -> Move | None:
        """The legal move that puts them on a pile; any foundation stands for all."""
        mine = (self.source, len(self.cards))
        fitting = [move for move in moves if (move.source, move.count) == mine and move.target != STOCK]
        exact = [move for move in fitting if move.target == pile]
        alike = [move for move in fitting if Zone.FOUNDATION is move.target.zone is pile.zone]
        return next(iter(exact + alike), None)


class Hand:
    """Holds cards of one table, by the pointer or by the keyboard."""

    def __init__(self, table: "TableScreen") -> None:
        """Hold nothing yet."""
        self._table = table
        self._card_width = 0
        self.grip: Drag | Carry | None = None
        self.picked: Picked | None = None

    @property
    def cards(self) -> tuple[Card, ...]:
        """The held cards, the lead card first."""
        if self.grip and self.grip.started:
            return self.grip.cards
        return self.picked.cards if self.picked else ()

    @property
    def carry(self) -> Carry | None:
        """What the keyboard holds."""
        return self.grip if isinstance(self.grip, Carry) else None

    @property
    def drag(self) -> Drag | None:
        """What the pointer holds, or has pressed on."""
        return self.grip if isinstance(self.grip, Drag) else None

    @property
    def hanging(self) -> Drag | None:
        """What hangs on the pointer, away from its pile."""
        drag = self.drag
        return drag if drag and drag.started else None

    @property
    def origin(self) -> Box | None:
        """Where the held cards came from; for a drag only where it left the place empty."""
        if not self.grip or not self.grip.started:
            return None
        table, layout = self._table, self._table.layout
        lead, last = [layout.box_at(table.homes[self.cards[end]]) for end in (0, -1)]
        if self.carry:
            return lead._replace(h=last.bottom - lead.y)
        is_left_empty = len(self.cards) == len(table.game.board[self.grip.source].cards)
        return lead if is_left_empty else None

    def pose(self, card: Card) -> Pose | None:
        """Where a held card is, None for any other."""
        held, table = self.cards, self._table
        if card not in held:
            return None
        if self.grip and self.grip.started:
            return self.grip.pose(held.index(card), table.layout)
        home = table.homes[card]
        return home._replace(y=home.y - RISE * table.pen.unit)

    def pick(self, picked: Picked) -> None:
        """Let cards rise and wait for the next click."""
        table = self._table
        shown = {card: table.shown_pose(card) for card in picked.cards}
        self.picked = picked
        table.launch(Kind.DROP, shown)
        table.touch()

    def unpick(self) -> None:
        """Let what a click picked up sink to its place again."""
        if self.picked:
            table = self._table
            shown = {card: table.shown_pose(card) for card in self.picked.cards}
            self.picked = table.pointer.target = None
            table.launch(Kind.DROP, shown)
            table.touch()

    def loosen(self) -> None:
        """A press is over; what was picked up before it, or by a key meanwhile, stays so."""
        self.grip = self.carry

    def lift(self, carry: Carry, kind: Kind) -> None:
        """Let cards fly to where the keyboard holds them; the pile below makes room."""
        self._regrip(carry, kind, carry.cards)

    def put_back(self, kind: Kind = Kind.REFUSE) -> None:
        """Let the cards fly back where they came from; nothing happened."""
        if self.cards:
            self._regrip(None, kind, self.cards)
        self.grip = None

    def let_go(self) -> None:
        """Hold nothing any more; whoever says this sees to the cards."""
        self.grip = self.picked = None

    def refit(self) -> None:
        """Hold the same cards in another geometry."""
        former, self._card_width = self._card_width, self._table.layout.card_width
        if self.carry:
            self.grip = self.carry.refitted(self._table.game.board, self._table.layout)
        elif self.drag and former:
            self.grip = self.drag.scaled(self._card_width / former)

    def beneath(self) -> dict[Card, Pose]:
        """The cards that lie elsewhere than at home because the hand is over them."""
        return self.carry.beneath if self.carry else {}

    def _regrip(self, grip: Carry | None, kind: Kind, movers: tuple[Card, ...]) -> None:
        table = self._table
        shown = {card: table.shown_pose(card) for card in table.homes}
        former = table.homes
        self.grip, self.picked = grip, None
        table.homes = table.layout.homes(table.game.board) | self.beneath()
        shifted = [card for card, home in table.homes.items() if home != former[card] and card not in movers]
        table.launch(Kind.SQUEEZE, {card: shown[card] for card in shifted})
        table.launch(kind, {card: shown[card] for card in movers})
        table.touch()
