"""How the cards of a change travel: which ones, in which order, and in what manner."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from klondike.rules import STOCK, Card, Cause, Change, Shift, Zone
from klondike.scene.geometry import Pose
from klondike.scene.motion import Kind

CAUSES = {Cause.DEAL: Kind.DEAL, Cause.UNDO: Kind.UNDO, Cause.REDO: Kind.UNDO}
SOURCES = {(Zone.STOCK, Zone.WASTE): Kind.DRAW, (Zone.WASTE, Zone.STOCK): Kind.RECYCLE}


class Travel(NamedTuple):
    """Cards that travel in one manner, in the order in which they depart and are drawn."""

    kind: Kind
    cards: Sequence[Card]


def travels(
    change: Change, kind: Kind | None, former: Mapping[Card, Pose], homes: Mapping[Card, Pose]
) -> tuple[Travel, ...]:
    """Cards that only make room, then those that turn, then those that change piles, on top of the others."""
    shifts = change.shifts()
    movers = [shift.card for shift in sorted(shifts, key=_layer) if shift.source.pile != shift.target.pile]
    moving = set(movers)
    turned = [shift.card for shift in shifts if shift.card not in moving]
    moving.update(turned, change.after[STOCK].cards)  # the layers of the stock settle without a flight
    shifted = [card for card, home in homes.items() if card not in moving and former[card] != home]
    return (
        Travel(Kind.SQUEEZE, shifted),
        Travel(Kind.TURN, turned),
        Travel(kind or manner(change), movers),
    )


def _layer(shift: Shift) -> int:
    """Cards turned back to the stock lie as they lay in their pile: what was on top stays on top."""
    return shift.source.index if shift.target.pile == STOCK else -1


def manner(change: Change) -> Kind:
    """How the cards that change piles travel."""
    if change.cause in CAUSES or change.move is None:
        return CAUSES.get(change.cause, Kind.DEAL)
    if change.move.target.zone is Zone.FOUNDATION:
        return Kind.HOME
    return SOURCES.get((change.move.source.zone, change.move.target.zone), Kind.MOVE)
