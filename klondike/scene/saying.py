"""The table in words: what lies in a pile, where the cursor stands, and what a move did."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from klondike.rules.board import Board
from klondike.rules.cards import Card
from klondike.rules.changes import Cause, Change
from klondike.rules.piles import STOCK, WASTE, Pile, PileId, Zone
from klondike.rules.reasons import NAMES, SUIT_NAMES
from klondike.rules.ruleset import KING
from klondike.rules.telling import card_name
from klondike.rules.wording import capital, cards, number

SHORT_RUN = 2  # so many cards of a run are named each where it is to be short
UNDONE = "Taken back: "


# -- piles -------------------------------------------------------------------------------------------


def pile_words(board: Board, pile: PileId) -> str:
    """All that can be seen of a pile: "Column four: three face down, ten of hearts, nine of clubs."."""
    return f"{_name(board, pile)}: {', '.join(CONTENTS[pile.zone](board, pile))}."


def table_words(board: Board) -> tuple[str, ...]:
    """The whole table in short sentences: stock, waste, what is home, the columns from the left."""
    home = ", ".join(
        f"{_suit(board, pile)} {_height(board[pile])}" for pile in _piles(board, Zone.FOUNDATION)
    )
    is_bare = not any(pile.cards for pile in board.foundations)
    columns = [
        f"{capital(number(pile.index + 1))}: {_in_short(board, pile)}."
        for pile in _piles(board, Zone.TABLEAU)
    ]
    columns[0] = f"Columns. {columns[0]}"
    upper = (pile_words(board, STOCK), pile_words(board, WASTE))
    return (*upper, "Nothing is home." if is_bare else f"Home: {home}.", *columns)


def _name(board: Board, pile: PileId) -> str:
    if pile.zone is Zone.TABLEAU:
        return f"Column {number(pile.index + 1)}"
    if pile.zone is Zone.FOUNDATION:
        return f"Home in {_suit(board, pile)}"
    return capital(pile.zone.value)


def _suit(board: Board, pile: PileId) -> str:
    """The suit that goes home there; with two decks the second pile of a suit is called so."""
    second = "second " if board.rules.decks > 1 and pile.index >= len(SUIT_NAMES) else ""
    return second + SUIT_NAMES[pile.index % len(SUIT_NAMES)]


def _piles(board: Board, zone: Zone) -> list[PileId]:
    return [pile for pile in board.pile_ids if pile.zone is zone]


def _stock(board: Board, _: PileId) -> Iterator[str]:
    passes = board.rules.passes
    if board.stock.cards:
        yield cards(len(board.stock.cards))
        if passes:
            yield f"turn {number(board.pass_number)} of {number(passes)}"
    elif any(move.target == STOCK for move in board.legal_moves()):
        yield "empty, the waste can be turned over"
    else:
        yield "empty, no more turns" if board.waste.cards else "empty"


def _waste(board: Board, _: PileId) -> Iterator[str]:
    """The top card, those of the fan under it, and how many there are."""
    held = board.waste.cards
    fan = [card_name(card) for card in reversed(held[-max(1, board.rules.waste_fan) :])]
    yield f"{fan[0]} on top" if fan else "empty"
    if len(fan) > 1:
        yield f"under it {' and '.join(fan[1:])}"
    if len(held) > len(fan):
        yield f"{cards(len(held))} in all"


def _home(board: Board, pile: PileId) -> Iterator[str]:
    yield _height(board[pile])


def _height(pile: Pile) -> str:
    if not pile.cards:
        return "none"
    return "all" if len(pile.cards) == KING else f"up to the {NAMES[pile.cards[-1].rank - 1]}"


def _column(board: Board, pile: PileId) -> Iterator[str]:
    """How many cards lie face down, which they are where all are shown, and those that lie face up."""
    held = board[pile]
    hidden = held.cards[: held.face_down]
    if hidden and board.rules.thoughtful:
        yield f"below {' and '.join(map(card_name, hidden))}"
    elif hidden:
        yield f"{number(len(hidden))} face down"
    yield from map(card_name, held.face_up) if held.cards else ["empty"]


CONTENTS: Mapping[Zone, Callable[[Board, PileId], Iterator[str]]] = {
    Zone.STOCK: _stock,
    Zone.WASTE: _waste,
    Zone.FOUNDATION: _home,
    Zone.TABLEAU: _column,
}


def _in_short(board: Board, pile: PileId) -> str:
    held = board[pile]
    below = f"{number(held.face_down)} down, " if held.face_down else ""
    return below + _run(held.face_up) if held.cards else "empty"


def _run(run: Sequence[Card]) -> str:
    """The cards of a run, a long one by its ends: what lies between follows from them but for the suits."""
    if len(run) > SHORT_RUN:
        return f"{card_name(run[0])} down to {card_name(run[-1])}"
    return ", ".join(map(card_name, run))


# -- the cursor --------------------------------------------------------------------------------------


def place_words(board: Board, pile: PileId, count: int) -> str:
    """What the cursor stands on: the card that lies `count` deep in a pile, or all of another pile."""
    if pile.zone is not Zone.TABLEAU or not count:
        return pile_words(board, pile)
    card = capital(card_name(board[pile].cards[-count]))
    along = f" and {cards(count - 1)} on it" if count > 1 else ""
    return f"{card}{along}, column {number(pile.index + 1)}."


def held_words(board: Board, source: PileId, target: PileId) -> str:
    """Where the cards in the hand would come to lie."""
    if target == source:
        return f"Back to where it was: {_name(board, source).lower()}."
    if target.zone is Zone.FOUNDATION:
        return "Home."
    top = board[target].top
    onto = f"Onto {card_name(top)}" if top else "To the empty place"
    return f"{onto}, {_name(board, target).lower()}."


# -- moves -------------------------------------------------------------------------------------------


def change_words(change: Change) -> str:
    """What a change did in few words: "Nine of clubs onto ten of hearts. King of spades turned up."."""
    if change.cause is Cause.UNDO and change.move:
        return UNDONE + _of_move(change._replace(before=change.after, after=change.before))
    if change.move:
        return " ".join([capital(_of_move(change)), *_turned_up(change)])
    return WITHOUT_MOVE.get(change.cause, "").format(title=change.after.rules.title)


WITHOUT_MOVE: Mapping[Cause, str] = {
    Cause.UNDO: "Several moves taken back.",
    Cause.REDO: "Several moves made again.",
    Cause.DEAL: "New deal: {title}.",
    Cause.RESTART: "The deal begins again.",
}


def _of_move(change: Change) -> str:
    """The move that leads from the board before to the one after, as it would be made."""
    move, before = change.move, change.before
    assert move is not None
    if move.source == STOCK:
        top = change.after.waste.top
        return f"{cards(move.count)} turned, {card_name(top)} on top." if top else ""
    if move.target == STOCK:
        return "the waste is turned over."
    moved = before[move.source].cards[-move.count :]
    along = f" and {number(move.count - 1)} more" if move.count > 1 else ""
    return f"{card_name(moved[0])}{along} {_whereto(before, move.target)}."


def _whereto(before: Board, target: PileId) -> str:
    if target.zone is Zone.FOUNDATION:
        return "home"
    top = before[target].top
    return f"onto {card_name(top)}" if top else f"to column {number(target.index + 1)}"


def _turned_up(change: Change) -> Iterator[str]:
    """The cards of the columns that lie face up now and did not before."""
    for shift in change.shifts():
        if shift.target.pile.zone is Zone.TABLEAU and shift.target.face_up and not shift.source.face_up:
            yield f"{capital(card_name(shift.card))} turned up."
