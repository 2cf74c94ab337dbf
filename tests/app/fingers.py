"""Fingers on the keyboard: moves made by keys alone, by all of them or by those of one hand."""

from collections.abc import Callable, Iterator

from klondike.rules import STOCK, Move, PileId, Zone
from klondike.scene.layout import Hit
from tests.pilot import Pilot

MOST_PRESSES = 60

Press = Callable[[Pilot], str]


def until(pilot: Pilot, is_there: Callable[[], bool], key: Press) -> None:
    """Press keys until something is so."""
    for _ in range(MOST_PRESSES):
        if is_there():
            return
        pilot.key(key(pilot))
    raise AssertionError(f"never there, but on {pilot.table.keyboard.place}")


def place(pilot: Pilot) -> Hit | None:
    """Where the cursor is, None while it is hidden."""
    return pilot.table.keyboard.place if pilot.table.keyboard.is_shown else None


def target(pilot: Pilot) -> PileId | None:
    """The pile under the held cards."""
    carry = pilot.table.hand.carry
    return carry.target if carry else None


def make_by_both_hands(pilot: Pilot, move: Move) -> None:
    """The shortest way: straight to a column by its digit, straight down on one by its digit."""
    if move.turns_stock:
        pilot.key("space")
        return
    at = Hit(move.source, move.count)
    pick = str(move.source) if move.source.zone is Zone.TABLEAU else "w"
    if move.source.zone is Zone.FOUNDATION:
        until(pilot, lambda: place(pilot) is not None, lambda _: "home")
        pilot.key("page up")
        pick = "right"
    until(pilot, lambda: place(pilot) == at, lambda _: pick)
    pilot.key("return")
    if move.target.zone is Zone.TABLEAU:
        pilot.key(str(move.target))
    else:
        until(pilot, lambda: target(pilot) == move.target, lambda _: "right")
        pilot.key("return")


def make_by_right_hand(pilot: Pilot, move: Move) -> None:
    """With the arrows and Enter, nothing else."""
    if move.turns_stock:
        until(pilot, lambda: place(pilot) == pilot_stock(pilot), lambda _: towards(pilot, STOCK, 0))
        pilot.key("return")
        return
    at = Hit(move.source, move.count)
    until(pilot, lambda: place(pilot) == at, lambda _: towards(pilot, move.source, move.count))
    pilot.key("return")
    until(pilot, lambda: target(pilot) == move.target, lambda _: "right")
    pilot.key("return")


def make_by_left_hand(pilot: Pilot, move: Move) -> None:
    """With Tab, Space and E: on many keyboards all under the left hand."""
    if move.turns_stock:
        pilot.key("space")
        return
    until(pilot, lambda: place(pilot) == Hit(move.source, move.count), lambda _: "tab")
    pilot.key("e")
    until(pilot, lambda: target(pilot) == move.target, lambda _: "shift+tab")
    pilot.key("e")


def pilot_stock(pilot: Pilot) -> Hit:
    """The stock as a place."""
    return Hit(STOCK, min(1, len(pilot.board.stock.cards)))


def towards(pilot: Pilot, pile: PileId, count: int) -> str:
    """The arrow that leads nearer to a place."""
    at = place(pilot)
    if at is None:
        return "right"
    if (at.pile.zone is Zone.TABLEAU) is not (pile.zone is Zone.TABLEAU):
        return "up" if at.pile.zone is Zone.TABLEAU else "down"
    if at.pile != pile:
        return "right"
    return "up" if at.count < count else "down"


def cursor_keys() -> Iterator[str]:
    """Every key of the cursor."""
    yield from ("left", "right", "up", "down", "home", "end", "page up", "page down", "tab", "shift+tab")
    yield from "1234567890wqemf"
    yield from ("return", "shift+return")
