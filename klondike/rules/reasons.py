"""Why a move is refused, in one kind sentence made from the data of the rules."""

from collections.abc import Callable, Iterator

from klondike.rules.board import Board
from klondike.rules.cards import Card
from klondike.rules.piles import STOCK, WASTE, PileId, Zone
from klondike.rules.ruleset import KING

NAMES = (
    "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king",
)  # fmt: skip
SUIT_NAMES = ("spades", "hearts", "diamonds", "clubs")
COLOURS = ("black", "red")

IS_WON = "All cards are home."
NO_CARD = "There is no card here."
SAME_PLACE = "The card lies here already."
TURNS_ONLY = "The cards of the stock can only be turned."
NOT_TO_STOCK = "No card goes back to the stock."
NOT_YET = "The waste is turned over when the stock is empty."
NO_MORE_TURNS = "No more turns of the deck in this game."
NOT_TO_WASTE = "Only the cards of the stock go to the waste."
WASTE_TOP = "Only the top card of the waste is in play."
HOME_TOP = "Only the top card of a foundation can come back."
STAYS_HOME = "A card that is home stays there in this game."
FROM_HOME = "From home a card goes only to a column."
FACE_DOWN = "Only a card that lies face up can be moved."
WHOLE_RUNS = "Runs move only as a whole in this game."
ONE_BY_ONE = "Cards go home one at a time."
KING_ONLY = "Only a king goes to an empty column."
KING_GOES = "A king goes only to an empty column."
NO_USE = "There is no move of this card that helps."
NOTHING_FITS = "No card goes home just now."

Reasons = Iterator[str]


def why_not(board: Board, pile: PileId, count: int, target: PileId | None = None) -> str:
    """Why the card that lies `count` deep, with those on it, may not go to a pile; "" where it may.

    Without a target: why the card goes nowhere, or that no move of it helps.
    """
    return next(_reasons(board, pile, count, target), "")


def _reasons(board: Board, pile: PileId, count: int, target: PileId | None) -> Reasons:
    along = board.movable_count(pile, count)
    moves = [move for move in board.legal_moves() if move.source == pile]
    if STOCK in (pile, target):
        yield from _about_stock(board, pile, target)
    elif board.is_won:
        yield IS_WON
    elif target is None:
        yield from [NO_USE] if any(move.count == along for move in moves) else _nowhere(board, pile, count)
    elif not any(move.target == target and move.count == count for move in moves):
        yield from _of_source(board, pile, count, target)
        yield from _of_target(board, pile, count, target)


def _about_stock(board: Board, pile: PileId, target: PileId | None) -> Reasons:
    if any(move.source == pile and target in (None, move.target) for move in board.legal_moves()):
        return
    if pile == STOCK and (board.stock.cards or target not in (None, WASTE)):
        yield TURNS_ONLY
    if pile not in (STOCK, WASTE):
        yield NOT_TO_STOCK
    if board.stock.cards:
        yield NOT_YET
    yield NO_MORE_TURNS if board.waste.cards else NO_CARD


def _nowhere(board: Board, pile: PileId, count: int) -> Reasons:
    """Why a card goes to no pile at all: what holds it, else what it waits for."""
    yield from _of_source(board, pile, count, None)
    lead = board[pile].cards[-(board.movable_count(pile, count) or count)]
    yield from _of_column(board, lead, is_space=False)


def _of_source(board: Board, pile: PileId, count: int, target: PileId | None) -> Reasons:
    cards = board[pile].cards
    if not 0 < count <= len(cards):
        yield NO_CARD
    elif pile == target:
        yield SAME_PLACE
    elif target == WASTE:
        yield NOT_TO_WASTE
    elif count > len(board[pile].face_up):
        yield FACE_DOWN
    else:
        yield from SOURCES[pile.zone](board, pile, count, target)


def _of_waste(_: Board, __: PileId, count: int, ___: PileId | None) -> Reasons:
    if count > 1:
        yield WASTE_TOP


def _of_foundation(board: Board, _: PileId, count: int, target: PileId | None) -> Reasons:
    if not board.rules.worrying_back:
        yield STAYS_HOME
    if count > 1:
        yield HOME_TOP
    if target and target.zone is Zone.FOUNDATION:
        yield FROM_HOME


def _of_run(board: Board, pile: PileId, count: int, target: PileId | None) -> Reasons:
    is_part = count < len(board[pile].face_up)
    is_to_column = target is not None and target.zone is Zone.TABLEAU
    if board.rules.whole_runs_only and is_part and is_to_column:
        yield WHOLE_RUNS


SOURCES: dict[Zone, Callable[[Board, PileId, int, PileId | None], Reasons]] = {
    Zone.WASTE: _of_waste,
    Zone.FOUNDATION: _of_foundation,
    Zone.TABLEAU: _of_run,
}


def _of_target(board: Board, pile: PileId, count: int, target: PileId) -> Reasons:
    lead = board[pile].cards[-count]
    if target.zone is Zone.TABLEAU:
        yield from _of_column(board, lead, is_space=not board[target].cards)
    elif count > 1:
        yield ONE_BY_ONE
    else:
        yield from _of_home(board, lead, target)


def _of_column(board: Board, lead: Card, *, is_space: bool) -> Reasons:
    if is_space:
        yield KING_ONLY
    elif lead.rank == KING:
        yield KING_GOES if board.rules.space_rank else "A king goes on no other card."
    else:
        card = f"{COLOURS[lead.is_red]} {NAMES[lead.rank - 1]}"
        yield f"A {card} goes only on a {COLOURS[not lead.is_red]} {NAMES[lead.rank]}."


def _of_home(board: Board, card: Card, target: PileId) -> Reasons:
    """What the foundations of a card's suit wait for, where they do not wait for this one."""
    suit, homes = SUIT_NAMES[card.suit], board.foundations[card.suit :: 4]
    waiting = sorted({len(pile.cards) + 1 for pile in homes} - {KING + 1})
    if card.rank in waiting and target.index % 4 != card.suit:
        yield f"Only {SUIT_NAMES[target.index % 4]} go home here."
    elif card.rank in waiting:  # on the other foundation of the suit
        waiting.remove(card.rank)
    yield f"Next home in {suit} is {' or '.join(f'the {NAMES[rank - 1]}' for rank in waiting)}."
