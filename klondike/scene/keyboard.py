"""The keyboard over the table: a cursor on the cards, and keys that pick them up and put them down.

Like the pointer it compares with the legal moves and never decides what is legal.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import pygame

from klondike.rules import STOCK, WASTE, Card, Cause, Change, Move, PileId, Tap, Zone, column
from klondike.rules.reasons import why_not
from klondike.scene.carry import Carry
from klondike.scene.cues import SoundKind
from klondike.scene.cursor import Places, Way
from klondike.scene.layout import Hit, Point
from klondike.scene.motion import Kind
from klondike.scene.orders import draw_stock
from klondike.ui.commands import ROWS, Command, meant_key
from klondike.ui.keys import DIGITS, SHIFT, Key
from klondike.ui.toast import Toast

if TYPE_CHECKING:
    from klondike.scene.table import TableScreen

HIDING_WAY = 8  # points of way after which the mouse is meant
IN_HAND = "Enter puts it down, Esc lets go."


class Keyboard:
    """Where the cursor is, and what the keys do there."""

    def __init__(self, table: "TableScreen") -> None:
        """Watch over one table; the first key shows the cursor."""
        self._table = table
        self.place: Hit | None = None
        self.is_shown = False
        self._mouse: Point | None = None
        self._has_told = False

    def forget(self) -> None:
        """Another game lies on the table."""
        self.place, self.is_shown, self._has_told = None, False, False

    def follow(self, change: Change) -> None:
        """Stay on the cards that moved, and always on a place that there is."""
        moved = [shift.card for shift in change.shifts() if shift.source.pile != shift.target.pile]
        if change.move and moved and change.cause not in (Cause.AUTOPLAY, Cause.ALONG):
            self.place = self._place_of(moved, change)
        if self.place and not self._places.holds(self.place):
            self.place = self._places.landing(self.place.pile)
        self.is_shown = self.is_shown and not change.after.is_won
        self.hush()

    def watch(self, event: pygame.event.Event) -> None:
        """Hide the cursor when the mouse is used; a press also puts the held cards back."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.hide()
            if self._table.hand.carry:
                self._put_back()
        elif event.type == pygame.MOUSEMOTION and self.is_shown and not self._table.hand.carry:
            self._mouse = self._mouse or Point(event.pos[0] - event.rel[0], event.pos[1] - event.rel[1])
            if self._mouse.distance(event.pos) > HIDING_WAY * self._table.pen.unit:
                self.hide()

    def means(self, event: pygame.event.Event) -> bool:
        """Whether an event is a key of the cursor."""
        return self._table.command_of(event) in CURSOR_COMMANDS

    def show(self) -> None:
        """Show the cursor where it was last, or where it begins."""
        self.place = self.place or self._places.first()
        self.is_shown = not self._table.game.is_won
        self._table.touch()

    def handle(self, event: pygame.event.Event) -> bool:
        """Take a key of the cursor; true when it was one."""
        if not self.means(event):
            return False
        table = self._table
        table.hand.unpick()
        if table.hand.drag or table.finish.is_running:
            table.finish.stop()
            table.pointer.cancel()
        elif not table.game.is_won:
            key = meant_key(event, table.keymap)
            assert key is not None
            (self._in_hand if table.hand.carry else self._on_table)(key)
            self._mouse = table.pointer.hover = None  # until the mouse moves again, it points at nothing
            table.touch()
        return True

    # -- the cursor ----------------------------------------------------------------------------------

    @property
    def _places(self) -> Places:
        return Places(self._table.game.board, self._table.layout)

    def _on_table(self, key: Key) -> None:
        if key in PILES:
            self._go_to(PILES[key])
        elif not self.is_shown or self.place is None:
            self.place = self.place or self._places.first()
        elif key in WAYS:
            self.place = self._places.step(self.place, WAYS[key])
        else:
            ACTIONS[key](self, self.place)
        self.is_shown = self.place is not None and not self._table.game.is_won

    def _go_to(self, pile: PileId) -> None:
        """To a pile; again: to its next higher card that can move."""
        if pile in self._table.game.board.pile_ids:
            is_again = self.is_shown and self.place is not None and self.place.pile == pile
            self.place = (
                self._places.higher(self.place) if is_again and self.place else self._places.landing(pile)
            )

    def hide(self) -> None:
        """Take the ring away; its place is remembered."""
        if self.is_shown:
            self.is_shown = False
            self._table.touch()

    def _place_of(self, moved: list[Card], change: Change) -> Hit:
        """The cards that moved, as a place: the lead card of a run, the top card of all else."""
        pile = next(pile for pile in change.after.pile_ids if moved[0] in change.after[pile].cards)
        cards = change.after[pile].cards
        count = len(cards) - min(cards.index(card) for card in moved) if pile.zone is Zone.TABLEAU else 1
        return Hit(pile, count)

    # -- what it does with the cards -----------------------------------------------------------------

    def take(self, at: Hit) -> None:
        """Pick up the cards from this one on, over the pile of their best move; the stock is turned."""
        table, board = self._table, self._table.game.board
        if at.pile == STOCK:
            draw_stock(table)
            return
        count = board.movable_count(*at)
        takers = [move for move in table.moves if move.source == at.pile and move.count == count]
        best = table.pointer.clicks.move_for(Tap.BEST, at) or next(iter(takers), None)
        if best:
            table.pointer.clicks.forget()
            table.listeners.heard(SoundKind.PICK_UP)
            self._hold(at.pile, best.count, best.target)
            self._tell()
        elif at.count:
            table.pointer.clicks.shake(at)
            table.say(why_not(board, *at), "help")

    def _tell(self) -> None:
        if not self._has_told:
            self._has_told = True
            self._table.toaster.show(Toast(IN_HAND, "keys"))

    def hush(self) -> None:
        """Take back what was said of held cards, as soon as none are held."""
        table = self._table
        if table.toaster.toast.text == IN_HAND and not table.hand.carry:
            table.toaster.dismiss()

    def _put_back(self) -> None:
        self._table.hand.put_back()
        self.hush()

    def _hold(self, source: PileId, count: int, target: PileId) -> None:
        table = self._table
        self.place = Hit(source, count)
        table.hand.lift(Carry.over(table.game.board, table.layout, source, count, target), Kind.MOVE)

    def _in_hand(self, key: Key) -> None:
        carry = self._table.hand.carry
        if carry is None:
            return
        if key in PILES:
            self._put_on(carry, PILES[key])
        elif key in WAYS:
            piles = self._places.targets(carry.source, len(carry.cards))
            target = self._places.next_target(piles, carry.target, WAYS[key])
            if target != carry.target:
                self._hold(carry.source, len(carry.cards), target)
        elif ACTIONS[key] is Keyboard.take:
            self._put_on(carry, carry.target)
        else:
            ACTIONS[key](self, Hit(carry.source, len(carry.cards)))

    def _put_on(self, carry: Carry, target: PileId) -> None:
        """Put the held cards down on a pile, or say why they may not lie there."""
        table = self._table
        move = Move(carry.source, target, len(carry.cards))
        if move in table.moves:
            table.play(move, Kind.DROP)
        elif target == carry.source:
            self._put_back()
            table.listeners.heard(SoundKind.PUT_DOWN)
        elif target in table.game.board.pile_ids:
            table.refuse(why_not(table.game.board, carry.source, len(carry.cards), target))


def _tapping(tap: Tap) -> Callable[[Keyboard, Hit], None]:
    """The move that a tap on the card would make, cards in the hand included."""
    return lambda keyboard, at: keyboard._table.pointer.clicks.tap(tap, at)


WAYS: Mapping[Key, Way] = {
    Key(pygame.K_LEFT): Way.LEFT,
    Key(pygame.K_RIGHT): Way.RIGHT,
    Key(pygame.K_UP): Way.UP,
    Key(pygame.K_DOWN): Way.DOWN,
    Key(pygame.K_HOME): Way.FIRST,
    Key(pygame.K_END): Way.LAST,
    Key(pygame.K_PAGEUP): Way.TOP_ROW,
    Key(pygame.K_PAGEDOWN): Way.COLUMNS,
    Key(pygame.K_TAB): Way.NEXT,
    Key(pygame.K_TAB, SHIFT): Way.PREVIOUS,
}
PILES: Mapping[Key, PileId] = {
    **{Key(digit): column(index) for index, digit in enumerate(DIGITS)},
    Key(pygame.K_w): WASTE,
    Key(pygame.K_q): STOCK,
}
ACTIONS: Mapping[Key, Callable[[Keyboard, Hit], None]] = {
    Key(pygame.K_RETURN): Keyboard.take,
    Key(pygame.K_e): Keyboard.take,
    Key(pygame.K_m): _tapping(Tap.BEST),
    Key(pygame.K_RETURN, SHIFT): _tapping(Tap.BEST),
    Key(pygame.K_f): _tapping(Tap.HOME),
}
CURSOR_COMMANDS: frozenset[Command] = frozenset(
    command for command, row in ROWS.items() if row.group == "cursor"
)
