"""Moves in words: what a hint says, and how much of it a milder hint gives away."""

from collections.abc import Mapping

from klondike.rules.board import Board
from klondike.rules.cards import Card
from klondike.rules.moves import Move
from klondike.rules.piles import Zone
from klondike.rules.reasons import NAMES, SUIT_NAMES

TURN, TURN_OVER = "Turn the stock.", "Turn the waste over."
SIGNS: Mapping[tuple[Zone, Zone], str] = {
    (Zone.STOCK, Zone.WASTE): "The stock goes on.",
    (Zone.WASTE, Zone.STOCK): "The stock goes on.",
    (Zone.WASTE, Zone.TABLEAU): "The card of the waste can be played.",
    (Zone.WASTE, Zone.FOUNDATION): "The card of the waste can be played.",
    (Zone.TABLEAU, Zone.TABLEAU): "There is a move among the columns.",
    (Zone.TABLEAU, Zone.FOUNDATION): "A card of the columns can go home.",
    (Zone.FOUNDATION, Zone.TABLEAU): "A card that is home can help.",
}


def sign_of(move: Move) -> str:
    """That there is a move, and where about, without naming it (U125)."""
    return SIGNS[move.source.zone, move.target.zone]


def told(board: Board, move: Move) -> str:
    """A legal move as a request."""
    if move.source.zone is Zone.STOCK:
        return TURN
    if move.target.zone is Zone.STOCK:
        return TURN_OVER
    card = card_name(board[move.source].cards[-move.count])
    if move.target.zone is Zone.FOUNDATION:
        return f"Send the {card} home."
    top = board[move.target].top
    verb = "Bring" if move.source.zone is Zone.FOUNDATION else "Move"
    place = f"onto the {card_name(top)}" if top else "to the empty column"
    return f"{verb} the {card} {'back ' if verb == 'Bring' else ''}{place}."


def card_name(card: Card) -> str:
    """The name of a card: ten of diamonds."""
    return f"{NAMES[card.rank - 1]} of {SUIT_NAMES[card.suit]}"
