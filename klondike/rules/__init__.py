"""The game itself: cards, rules, moves, scores. Standard library only; no clock, no files."""

from klondike.rules.board import BadBoard, Board
from klondike.rules.cards import BadCard, Card, Suit
from klondike.rules.changes import Cause, Change, Shift, Spot, deal_change
from klondike.rules.deals import BadDeal, Deal, deal_code, parse_code
from klondike.rules.game import BadSave, Game, Help
from klondike.rules.moves import BadMove, IllegalMove, Move
from klondike.rules.piles import STOCK, WASTE, BadPile, Pile, PileId, Zone, column, foundation
from klondike.rules.presets import RULE_SETS, SCORINGS
from klondike.rules.rulecodes import BadCode, own_rules, parse_rule_code, rule_code
from klondike.rules.ruleset import RuleSet, RuleSetError, Scoring, Tap, TimeBonus
from klondike.rules.taps import tapped_move

__all__ = [
    "RULE_SETS",
    "SCORINGS",
    "STOCK",
    "WASTE",
    "BadBoard",
    "BadCard",
    "BadCode",
    "BadDeal",
    "BadMove",
    "BadPile",
    "BadSave",
    "Board",
    "Card",
    "Cause",
    "Change",
    "Deal",
    "Game",
    "Help",
    "IllegalMove",
    "Move",
    "Pile",
    "PileId",
    "RuleSet",
    "RuleSetError",
    "Scoring",
    "Shift",
    "Spot",
    "Suit",
    "Tap",
    "TimeBonus",
    "Zone",
    "column",
    "deal_change",
    "deal_code",
    "foundation",
    "own_rules",
    "parse_code",
    "parse_rule_code",
    "rule_code",
    "tapped_move",
]
