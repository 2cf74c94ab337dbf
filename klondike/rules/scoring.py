"""What a move earns, and what time does to a score: pure functions of the scoring's numbers."""

from klondike.rules.board import Board
from klondike.rules.moves import Move
from klondike.rules.piles import Zone
from klondike.rules.ruleset import Scoring


def points(scoring: Scoring, before: Board, move: Move, after: Board) -> int:
    """What a move earns, the card it turns up included, before the floor is applied."""
    zones = (move.source.zone, move.target.zone)
    if zones == (Zone.WASTE, Zone.STOCK) and before.pass_number <= scoring.free_recycles:
        return 0
    earned = scoring.points.get(zones, 0)
    if scoring.reveal and zones[0] is Zone.TABLEAU:
        earned += scoring.reveal * (before[move.source].face_down - after[move.source].face_down)
    return earned


def floored(scoring: Scoring, score: int) -> int:
    """The score, or the floor where it would fall below (S0.5, M10)."""
    return score if scoring.floor is None else max(scoring.floor, score)


def decayed(scoring: Scoring, score: int, since: int, until: int) -> int:
    """What is left at second `until` of a score that stood at second `since` (M11)."""
    ticks = until // scoring.decay_seconds - since // scoring.decay_seconds
    return floored(scoring, score - scoring.decay * ticks) if scoring.decay else score


def start(scoring: Scoring, carried: int | None) -> int:
    """The score of a new deal, on top of the balance carried over where the scoring has one."""
    return scoring.start + ((carried or 0) if scoring.carries_over else 0)
