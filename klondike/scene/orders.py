"""What the commands of play do to a table."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from klondike.rules import WASTE
from klondike.rules.reasons import NO_MORE_TURNS, NOTHING_FITS
from klondike.ui.commands import Command

if TYPE_CHECKING:
    from klondike.scene.table import TableScreen


def draw_stock(table: "TableScreen") -> None:
    """Turn the next cards of the stock, or the waste back over when the stock is empty."""
    move = next((move for move in table.moves if move.turns_stock), None)
    if move:
        table.play(move)
    elif table.game.board[WASTE].cards and not table.game.is_won:
        table.refuse(NO_MORE_TURNS, "stop")


def undo(table: "TableScreen") -> None:
    """Take the last move back; a won game stays won (U89)."""
    change = None if table.game.is_won else table.game.undo()
    if change:
        table.commit(change)


def redo(table: "TableScreen") -> None:
    """Make the move again that was taken back last."""
    change = table.game.redo()
    if change:
        table.commit(change)


def send_home(table: "TableScreen") -> None:
    """Send up every card that can go; say so where there is none."""
    if table.game.is_won or table.game.board.finishing_move():
        table.finish.start()
    else:
        table.refuse(NOTHING_FITS)


def let_go(table: "TableScreen") -> None:
    """Bring held cards back where they came from."""
    table.pointer.cancel()


def change_between_bar_and_cards(table: "TableScreen") -> None:
    """Let the keyboard go to the bar, or back from it."""
    table.bar_keys.turn()


def tell_pile(table: "TableScreen") -> None:
    """Say what lies in a pile."""
    from klondike.scene import aloud

    aloud.tell_pile(table)


def tell_table(table: "TableScreen") -> None:
    """Say what lies on the table."""
    from klondike.scene import aloud

    aloud.tell_table(table)


TELLING: Mapping[Command, Callable[["TableScreen"], None]] = {
    Command.SAY_PILE: tell_pile,
    Command.SAY_TABLE: tell_table,
}
"""the commands that only look: they leave hints and held cards where they are"""
PLAY_COMMANDS: Mapping[Command, Callable[["TableScreen"], None]] = {
    Command.UNDO: undo,
    Command.REDO: redo,
    Command.DRAW: draw_stock,
    Command.FINISH: send_home,
    Command.CANCEL: let_go,
    Command.BAR: change_between_bar_and_cards,
}


def obey(table: "TableScreen", command: Command) -> bool:
    """Carry out a command of play; anything with cards in the hand or autoplay only ends that.

    False where the command is none of play: it is still to be carried out.
    """
    if command in TELLING:
        TELLING[command](table)
        return True
    table.hint.clear()
    if command is not Command.CANCEL:
        table.hand.unpick()
    if table.hand.cards or table.finish.is_running:
        table.finish.stop()
        table.pointer.cancel()
        return command in PLAY_COMMANDS
    if command not in PLAY_COMMANDS:
        table.finish.along.hurry()
        return False
    PLAY_COMMANDS[command](table)
    return True
