"""What a click on the table means: which card, single or double, and the move it stands for by the rules."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from klondike.rules import Board, Card, Move, Tap, Zone, foundation, tapped_move
from klondike.rules.reasons import why_not
from klondike.scene.cues import SoundKind
from klondike.scene.hand import Picked
from klondike.scene.layout import Hit
from klondike.scene.motion import Kind
from klondike.scene.orders import draw_stock
from klondike.scene.preferences import Click, First

if TYPE_CHECKING:
    from klondike.scene.table import TableScreen

DOUBLE_SECONDS = 0.3  # how long a tap waits for a second one, where that would mean another move
TOLD_EVERY = 3  # refused taps: the first ones are only shaken


class FirstClick(NamedTuple):
    """The first click of what may become a double click: its card, and how many moves were made then."""

    card: Card
    moves: int


class Clicks:
    """Turns clicks into moves."""

    def __init__(self, table: "TableScreen") -> None:
        """Watch over one table."""
        self._table = table
        self._first: FirstClick | None = None
        self._waiting: Hit | None = None
        self._wait = 0.0
        self._refused = 0

    @property
    def patience(self) -> float | None:
        """Seconds until a waiting tap is carried out."""
        return self._wait if self._waiting else None

    def tick(self, seconds: float) -> None:
        """Let time pass: a single tap is carried out when no second one came."""
        if self._waiting:
            self._wait -= seconds
            if self._wait <= 0:
                self._carry_out()

    def press(self, hit: Hit | None) -> None:
        """A press elsewhere: the tap that waits was a single one."""
        if self._waiting and hit != self._waiting:
            self._carry_out()

    def forget(self) -> None:
        """The board changes: no tap waits any more."""
        self._waiting = None

    def break_off(self) -> None:
        """A drag begins: the press that began it is no click, and the next one is a first one."""
        self._first = self._waiting = None

    def click(self, hit: Hit, clicks: int) -> None:
        """Carry out a click; `clicks` counts those that followed each other quickly at this place."""
        if hit.pile.zone is Zone.STOCK:
            self._table.hand.unpick()
            draw_stock(self._table)
        elif clicks > 1 and self._is_second(hit):
            self._table.hand.unpick()
            self._double(hit)
        else:
            SINGLE_CLICKS[self._table.preferences.click](self, hit)

    def send_home(self, hit: Hit) -> None:
        """Send the card that was hit to its foundation, or shake it where it may not go."""
        self.tap(Tap.HOME, hit)

    def _carry_out(self) -> None:
        waiting, self._waiting = self._waiting, None
        if waiting:
            self.tap(self._table.game.rules.tap, waiting)

    def _note(self, hit: Hit) -> None:
        """This click may be the first one of a double click."""
        card = self._card(hit)
        self._first = FirstClick(card, self._table.game.moves) if card else None

    def _pick(self, hit: Hit) -> None:
        """Put down what is picked up, or else pick up what was clicked on."""
        table, picked = self._table, self._table.hand.picked
        move = picked.move_to(table.moves, hit.pile) if picked else None
        self._note(hit)
        if move:
            self._first = None
            table.play(move)
            return
        table.hand.unpick()
        if picked and picked.cards[0] == self._card(hit):
            table.listeners.heard(SoundKind.PUT_DOWN)
        elif not self._pick_up(hit):
            self._refuse(picked, hit)

    def _pick_up(self, hit: Hit) -> bool:
        """Pick up a card with all that comes along; false for one that cannot move."""
        table, board = self._table, self._table.game.board
        count = 0 if board.is_won else board.movable_count(*hit)
        if not count:
            return False
        table.hand.pick(Picked(hit.pile, board[hit.pile].cards[-count:]))
        table.listeners.heard(SoundKind.PICK_UP)
        return True

    def _refuse(self, picked: Picked | None, hit: Hit) -> None:
        """Say why the picked cards do not go there; without such cards shake the one that cannot move."""
        table = self._table
        if picked and hit.pile != picked.source:
            table.refuse(why_not(table.game.board, picked.source, len(picked.cards), hit.pile))
        elif hit.count:
            self.shake(hit)

    def _single(self, hit: Hit) -> None:
        table = self._table
        self._note(hit)
        rules = table.game.rules
        if not hit.count or hit.pile.zone is Zone.FOUNDATION:
            return
        if rules.tap is Tap.HOME and self.move_for(rules.tap, hit) and self.move_for(rules.double_tap, hit):
            self._waiting, self._wait = hit, DOUBLE_SECONDS  # both are possible: one tap or two?
            table.dirty = True
        else:
            self.tap(rules.tap, hit)

    def _is_second(self, hit: Hit) -> bool:
        """Whether this click means the card of the first one, which lies here or was sent away by it."""
        first = self._first
        return first is not None and (first.card == self._card(hit) or first.moves != self._table.game.moves)

    def _double(self, hit: Hit) -> None:
        table, first = self._table, self._first
        self._first = self._waiting = None
        if hit.pile.zone is Zone.FOUNDATION and first and first.moves == table.game.moves:
            table.finish.start()
        elif first and (here := self._place(first.card)):
            if self._has_moved(first) and self.move_for(table.game.rules.double_tap, here):
                here = self._taken_back(first) or here
            self.tap(table.game.rules.double_tap, here)

    def _has_moved(self, first: FirstClick) -> bool:
        """Whether the first click made a move; what went home since then by itself is none."""
        made = self._table.game.history[first.moves : self._table.game.moves]
        return bool(made) and not made[0].is_along

    def _taken_back(self, first: FirstClick) -> Hit | None:
        """Unmake the move of the first click: both clicks together are one move."""
        change = self._table.game.retract()
        if change:
            self._table.commit(change)
        return self._place(first.card)

    def tap(self, tap: Tap, hit: Hit) -> None:
        """Make the move that such a tap stands for; a card without one is shaken."""
        table = self._table
        move = self.move_for(tap, hit)
        if move:
            table.play(move)
        elif tap is not Tap.NOTHING and self.shake(hit):
            self._refused += 1
            if self._refused % TOLD_EVERY == 0:
                table.say(self._reason(tap, hit), "help")

    def shake(self, hit: Hit) -> bool:
        """Shake a card that stays where it is; false where none can be seen."""
        table, card = self._table, self._card(hit)
        if card is None or table.game.is_won or not table.homes[card].turn:
            return False
        table.launch(Kind.NUDGE, {card: table.shown_pose(card)})
        table.listeners.heard(SoundKind.NO_MOVE)
        table.touch()
        return True

    def _reason(self, tap: Tap, hit: Hit) -> str:
        """Why the card does not go home, where that was asked, or why it goes nowhere."""
        board, card = self._table.game.board, self._card(hit)
        if tap is Tap.HOME and card:
            return why_not(board, hit.pile, hit.count, foundation(card.suit))
        return why_not(board, *hit)

    def move_for(self, tap: Tap, hit: Hit) -> Move | None:
        """The move that such a tap on a card stands for; the best one goes first where the player likes."""
        board = self._table.game.board
        if tap is not Tap.BEST:
            return tapped_move(board, tap, *hit)
        moves = [tapped_move(board, each, *hit) for each in ORDERS[self._table.preferences.first]]
        return next((move for move in moves if move and not _is_idle(board, move)), None)

    def _card(self, hit: Hit) -> Card | None:
        cards = self._table.game.board[hit.pile].cards
        return cards[-hit.count] if 0 < hit.count <= len(cards) else None

    def _place(self, card: Card) -> Hit | None:
        """Where a card lies now, None once it is home."""
        board = self._table.game.board
        for pile in board.pile_ids:
            if pile.zone in (Zone.WASTE, Zone.TABLEAU) and card in board[pile].cards:
                return Hit(pile, len(board[pile].cards) - board[pile].cards.index(card))
        return None


def _is_idle(board: Board, move: Move) -> bool:
    """Whether a whole column would only go from one empty place to another."""
    return (
        move.count == len(board[move.source].cards)
        and move.target.zone is Zone.TABLEAU is move.source.zone
        and not (board[move.target].cards)
    )


ORDERS: Mapping[First, tuple[Tap, ...]] = {
    First.BEST: (Tap.BEST,),
    First.HOME: (Tap.HOME, Tap.BEST),
    First.COLUMN: (Tap.COLUMN, Tap.BEST),
}
SINGLE_CLICKS: Mapping[Click, Callable[[Clicks, Hit], None]] = {
    Click.MOVE: Clicks._single,
    Click.PICK: Clicks._pick,
    Click.NOTHING: Clicks._note,
}
