"""Holding still on a covered card: it rises above those on it for as long as it is held."""

from typing import TYPE_CHECKING

from klondike.rules import Card
from klondike.scene.drag import THRESHOLD
from klondike.scene.geometry import Point, Pose
from klondike.scene.layout import Hit
from klondike.scene.motion import SPEED_FACTORS, Kind

if TYPE_CHECKING:
    from klondike.scene.table import TableScreen

HOLD_SECONDS = 0.4
RISE_SECONDS, RISE = 0.09, 6  # and how far, in points


class Peek:
    """Waits on a press, and shows the whole card that was pressed on."""

    def __init__(self, table: "TableScreen") -> None:
        """Watch over one table."""
        self._table = table
        self._pressed: Card | None = None
        self._at = Point(0, 0)
        self._wait = 0.0
        self._since = 0.0
        self.card: Card | None = None

    @property
    def patience(self) -> float | None:
        """Seconds until the card rises."""
        return self._wait if self._pressed else None

    @property
    def is_rising(self) -> bool:
        """Whether the card is still on its way up."""
        return self.card is not None and self._share < 1

    def press(self, hit: Hit | None, point: tuple[float, float]) -> None:
        """Begin to wait where a shown card is covered by others."""
        self._at = Point(*point)
        cards = self._table.game.board[hit.pile].cards if hit else ()
        card = cards[-hit.count] if hit and 1 < hit.count <= len(cards) else None
        self._pressed = card if card and self._table.homes[card].turn == 1 else None
        self._wait = HOLD_SECONDS

    def tick(self, seconds: float) -> None:
        """Let time pass while the button is held."""
        if self._pressed:
            self._wait -= seconds
            if self._wait <= 0:
                self.card, self._pressed, self._since = self._pressed, None, self._table.now
                self._table.dirty = True

    def moved(self, point: tuple[float, float]) -> None:
        """A hand that goes elsewhere has seen enough."""
        if (self._pressed or self.card) and self._at.distance(point) >= THRESHOLD * self._table.pen.unit:
            self.end()

    def forget(self) -> None:
        """The board changes: nothing is pressed on any more."""
        self.card = self._pressed = None

    def end(self) -> bool:
        """Let the card sink to its place again; true when it had risen."""
        table, card = self._table, self.card
        if card:
            table.launch(Kind.DROP, {card: self.pose})
            table.touch()
        self.forget()
        return card is not None

    @property
    def pose(self) -> Pose:
        """Where the risen card is."""
        home = self._table.homes[self.card]  # type: ignore[index]
        return home._replace(y=home.y - RISE * self._table.pen.unit * self._share)

    @property
    def _share(self) -> float:
        seconds = RISE_SECONDS * SPEED_FACTORS[self._table.motion.speed]
        return min(1.0, (self._table.now - self._since) / seconds) if seconds else 1.0
