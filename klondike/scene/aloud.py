"""Tells of what lies on the table: a toast with its words, which is spoken too where that is wished for."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from klondike.rules import PileId
from klondike.scene.saying import pile_words, table_words
from klondike.ui.pages import in_pages
from klondike.ui.toast import Toast

if TYPE_CHECKING:
    from klondike.scene.table import TableScreen

ICON = "cards"
LETTER_SECONDS = 0.08  # as long as it takes to read slowly


def tell_pile(table: "TableScreen") -> None:
    """Say the pile of the cursor, else the one under the pointer; the cursor shows which one it was."""
    keyboard, hover = table.keyboard, table.pointer.hover
    if hover and not keyboard.is_shown:
        pile: PileId = hover[0]
    else:
        keyboard.show()
        if keyboard.place is None:
            return
        pile = keyboard.place.pile
    _tell(table, [pile_words(table.game.board, pile)])


def tell_table(table: "TableScreen") -> None:
    """Say the whole table, as many sentences at a time as the window has room for."""
    _tell(table, table_words(table.game.board))


def _tell(table: "TableScreen", sentences: Sequence[str]) -> None:
    """Show the sentences in one toast or one after the other; what is spoken is spoken as a whole."""
    toast = Toast("", ICON, letter_seconds=LETTER_SECONDS, aloud=" ".join(sentences))
    table.toaster.show(in_pages(table.pen, table.size, toast, sentences))
    table.dirty = True
