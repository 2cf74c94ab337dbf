"""The mouse over the table: presses, drags, clicks and double clicks become moves.

The pointer compares with the legal moves and never decides what is legal. The cards of a drag stay on
their pile in the board; only the drop moves them.
"""

from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from klondike.rules import STOCK, Move, PileId
from klondike.rules.reasons import why_not
from klondike.scene.clicks import Clicks
from klondike.scene.cues import SoundKind
from klondike.scene.drag import Drag
from klondike.scene.layout import Hit
from klondike.scene.motion import Kind
from klondike.scene.peek import Peek
from klondike.scene.repeat import Repeat
from klondike.ui.commands import Command

if TYPE_CHECKING:
    from klondike.scene.table import TableScreen

LEFT, RIGHT = 1, 3
ARROW, HAND = pygame.SYSTEM_CURSOR_ARROW, pygame.SYSTEM_CURSOR_HAND


class Pointer:
    """What the mouse holds and points at."""

    def __init__(self, table: "TableScreen") -> None:
        """Watch over one table."""
        self._table = table
        self.clicks = Clicks(table)
        self.peek = Peek(table)
        self.repeat = Repeat(table)
        self._pressed_hit: Hit | None = None
        self._options: tuple[Move, ...] = ()  # what the dragged cards can do
        self._cursor = ARROW
        self.hot: Command | None = None
        self.pressed: Command | None = None
        self.hover: tuple[PileId, int] | None = None
        self.target: PileId | None = None

    @property
    def is_dragging(self) -> bool:
        """Whether cards hang on the pointer."""
        return self._table.hand.hanging is not None

    @property
    def raised(self) -> tuple[PileId, int] | None:
        """The pressed cards that would come along, and their pile: they rise a little; so does the stock."""
        drag, hit = self._drag, self._pressed_hit
        if drag and not drag.started:
            return drag.source, len(drag.cards)
        return (STOCK, 1) if hit and hit.pile == STOCK else None

    @property
    def is_pressed(self) -> bool:
        """Whether a button is down on something, or a click waits for a second one."""
        is_down = self._pressed_hit is not None or self.pressed is not None
        return is_down or self.clicks.patience is not None

    @property
    def _drag(self) -> Drag | None:
        return self._table.hand.drag

    def handle(self, event: pygame.event.Event) -> bool:
        """Take a mouse or window event; true when it was one."""
        action = ACTIONS.get(event.type)
        if action is None:
            return False
        action(self, event)
        return True

    def let_go(self) -> None:
        """Forget what was pressed: the board changes."""
        self._pressed_hit = self.target = None
        self.peek.forget()

    def cancel(self, *_: object) -> None:
        """Bring held cards back where they came from; nothing happened."""
        self.pressed = None
        self.repeat.stop()
        self.peek.end()
        self.let_go()
        self._table.hand.put_back()
        self._table.keyboard.hush()
        self._table.touch()

    # -- buttons -------------------------------------------------------------------------------------

    def _down(self, event: pygame.event.Event) -> None:
        if event.button not in (LEFT, RIGHT):
            return
        if self._drag is not None or event.button == RIGHT:
            self._second_button(event)
            return
        self.pressed = self._usable_command(event.pos)
        if self.pressed:
            self.repeat.press(self.pressed)
        else:
            self.clicks.press(self._hit(event.pos))
            hit = self._pressed_hit = self._hit(event.pos)  # anew: a click that waited may have been a move
            self.peek.press(hit, event.pos)
            self._table.hand.grip = self._grip(hit, event.pos)
        self._table.touch()

    def _second_button(self, event: pygame.event.Event) -> None:
        if self._drag is not None or self._table.hand.picked:
            self.cancel()
        elif not self._table.preferences.right_click_sends_home:
            return
        elif event.pos[1] >= self._table.layout.bar.bottom:
            hit = self._hit(event.pos)
            if hit and hit.count:
                self.clicks.send_home(hit)
            else:
                self._table.finish.start()

    def _up(self, event: pygame.event.Event) -> None:
        if event.button != LEFT:
            return
        pressed, self.pressed = self.pressed, None
        hit, self._pressed_hit = self._pressed_hit, None
        if pressed is not None:
            self._table.touch()
            if not self.repeat.release() and pressed is self._usable_command(event.pos):
                self._table.listeners.wished(pressed)
        elif self.is_dragging:
            self._drop(event.pos)
        else:
            has_peeked = self.peek.end()
            self._table.hand.loosen()
            self._table.touch()
            here = self._hit(event.pos)
            if here and here == hit and not has_peeked:
                self.clicks.click(here, getattr(event, "clicks", 1))
            elif here == hit:
                self._table.hand.unpick()  # a click on the bare table

    def _hit(self, point: tuple[float, float]) -> Hit | None:
        """What lies under a point on the board as it is now."""
        return self._table.layout.hit(self._table.game.board, point)

    def _usable_command(self, point: tuple[float, float]) -> Command | None:
        command = self._table.bar.command_at(point)
        return None if command in self._table.bar.disabled else command

    # -- drags ---------------------------------------------------------------------------------------

    def _grip(self, hit: Hit | None, point: tuple[float, float]) -> Drag | None:
        """Take hold of what may move together from the card that was hit."""
        table = self._table
        count = table.game.board.movable_count(*hit) if hit and not table.game.is_won else 0
        if not hit or not count:
            return None
        cards = table.game.board[hit.pile].cards[-count:]
        return Drag.press(hit.pile, cards, table.homes[cards[0]], point)

    def _moved(self, event: pygame.event.Event) -> None:
        hand, former = self._table.hand, self._drag
        self.peek.moved(event.pos)
        if hand.carry:
            return
        if former is None:
            self._hovered(event.pos)
        elif not event.buttons[0]:
            self.cancel()  # the release happened where no one could tell us
        else:
            drag = former.moved(event.pos, self._table.pen.unit)
            if drag.started and not former.started:
                self._begin(drag)
            hand.grip = drag
            if drag.started:
                self._dragged(drag, former)

    def _begin(self, drag: Drag) -> None:
        """The press becomes a drag: its cards hang on the pointer whatever they were doing."""
        self.clicks.break_off()
        self.peek.end()
        self._table.hand.unpick()
        self._table.motion.stop(drag.cards)
        self._options = drag.options(self._table.moves)
        self._table.listeners.heard(SoundKind.PICK_UP)

    def _dragged(self, drag: Drag, former: Drag) -> None:
        table = self._table
        move = drag.target(self._options, table.layout) if self._options else None
        target = move.target if move else None
        if drag.started != former.started or target != self.target:
            self.target, self.hover = target, None
            table.touch()
        table.dirty = True

    def _drop(self, point: tuple[float, float]) -> None:
        table = self._table
        if self._drag is None:
            return
        drag = table.hand.grip = self._drag.moved(point, table.pen.unit)
        move = drag.target(table.moves, table.layout)
        if move:
            table.play(move, Kind.DROP)
        else:
            self._refuse(drag)

    def _refuse(self, drag: Drag) -> None:
        """The cards fly back; where they were dropped on another pile, say why it does not take them."""
        table, board = self._table, self._table.game.board
        pile = drag.over(board.pile_ids, table.layout)
        self.cancel()
        if pile in (None, drag.source, STOCK):
            table.listeners.heard(SoundKind.PUT_DOWN)
        else:
            table.refuse(why_not(board, drag.source, len(drag.cards), pile))

    # -- pointing ------------------------------------------------------------------------------------

    def _hovered(self, point: tuple[float, float]) -> None:
        table = self._table
        hot = table.bar.command_at(point)
        if hot is not self.pressed:
            self.repeat.stop()
        hit = None if hot else self._hit(point)
        hover, picked = self._movable(hit), table.hand.picked
        target = hit.pile if picked and hit and picked.move_to(table.moves, hit.pile) else None
        if (hot, hover, target) != (self.hot, self.hover, self.target):
            self.hot, self.hover, self.target = hot, hover, target
            table.touch()
        self._show_cursor(HAND if hot or hover else ARROW)

    def _movable(self, hit: Hit | None) -> tuple[PileId, int] | None:
        """The part of a pile that would come along and can go somewhere; the stock, if it can be turned."""
        if hit and hit.pile == STOCK:
            can_turn = any(move.turns_stock for move in self._table.moves)
            return (STOCK, 1) if can_turn else None
        if not hit or not hit.count:
            return None
        count = self._table.game.board.movable_count(*hit)
        can_go = any(move.source == hit.pile and move.count == count for move in self._table.moves)
        return (hit.pile, count) if can_go else None

    def _left(self, _: pygame.event.Event) -> None:
        self._show_cursor(ARROW)
        if self.hot or self.hover:
            self.hot = self.hover = None
            self._table.touch()

    def leave(self) -> None:
        """A sheet opens over the table: the pointer is not here any more."""
        self._left(pygame.event.Event(pygame.WINDOWLEAVE))

    def _show_cursor(self, cursor: int) -> None:
        if cursor != self._cursor:
            self._cursor = cursor
            with suppress(pygame.error):  # some displays have no pointer to change
                pygame.mouse.set_cursor(cursor)


ACTIONS = {
    pygame.MOUSEBUTTONDOWN: Pointer._down,
    pygame.MOUSEBUTTONUP: Pointer._up,
    pygame.MOUSEMOTION: Pointer._moved,
    pygame.WINDOWLEAVE: Pointer._left,
    pygame.WINDOWFOCUSLOST: Pointer.cancel,
    pygame.WINDOWMINIMIZED: Pointer.cancel,
    pygame.WINDOWHIDDEN: Pointer.cancel,
}
