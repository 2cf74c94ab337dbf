"""Decks with known answers, and the rules they are played under."""

from collections.abc import Iterable
from pathlib import Path

from klondike.rules import RULE_SETS, Board, Deal, Move, RuleSet, own_rules

KNOWN = Path(__file__).with_name("known_decks.txt")


def rules_of(draw: int, passes: int | None = None, back: bool = True, whole: bool = False) -> RuleSet:
    return own_rules(RULE_SETS["S1"], draw=draw, passes=passes, worrying_back=back, whole_runs_only=whole)


def board_of(deck: str, rules: RuleSet) -> Board:
    return Board.deal(rules, Deal.parse_deck(deck).deck)


def numbered(number: int, rules: RuleSet) -> Board:
    return Board.deal(rules, Deal.numbered(number).cards(rules.decks))


def wins(board: Board, moves: Iterable[Move]) -> bool:
    """Whether the moves win, each of them among all that the rules allow."""
    for move in moves:
        if move not in board.legal_moves():
            return False
        board = board.play(move)
    return board.is_won
