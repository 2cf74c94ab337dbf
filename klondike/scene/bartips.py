"""What the tooltips of the bar say: names and keys, why a button is off, and what the status means."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from klondike.rules import Game
from klondike.scene.barwords import Status
from klondike.ui.commands import ROWS, Command, key_names
from klondike.ui.tooltip import Tip

if TYPE_CHECKING:
    from klondike.scene.table import TableScreen

KNOWN = "Worked out for this position, whatever lies face down."
UNKNOWN = "Neither a way to win nor a proof that there is none was found."
MEANINGS: Mapping[str, str] = {"yes": KNOWN, "no": KNOWN, "help": UNKNOWN}  # by the sign of a status

WATCHED = "not while a game is watched"
IS_WON = "the game is won"
NO_UNDO = "moves cannot be undone in this game"
NOTHING_DONE = "no move to take back yet"
SETTLED = "no further move can be taken back in this game"
NOTHING_UNDONE = "no move was taken back"


def bar_tip(table: "TableScreen", point: tuple[int, int]) -> Tip | None:
    """What there is to say of a place on the bar; nothing while cards are in the hand."""
    bar, status = table.bar, table.status
    if table.hand.cards:
        return None
    if bar.status_place.collidepoint(point) and _meaning(status, bar.status_words):
        return Tip(bar.status_place.copy(), _meaning(status, bar.status_words))
    command = bar.command_at(point)
    return Tip(bar.buttons[command], _words(table, command)) if command else None


def _meaning(status: Status, shown: str) -> str:
    """What the status means, after its words where only the sign of it is seen."""
    words = "" if shown or not status.text else f"{status.text.rstrip('.')}."
    return f"{words} {MEANINGS.get(status.sign, '')}".strip()


def _words(table: "TableScreen", command: Command) -> str:
    if command in table.bar.disabled:
        return f"{ROWS[command].label}: {_why_off(table.game, command)}"
    return "  ".join([ROWS[command].label, *filter(None, [key_names(command, table.keymap)])])


def _why_off(game: Game, command: Command) -> str:
    if game.is_watched:
        return WATCHED
    if game.is_won:
        return IS_WON
    if command is Command.REDO:
        return NOTHING_UNDONE
    if game.rules.undo_limit == 0:
        return NO_UNDO
    return SETTLED if game.moves else NOTHING_DONE
