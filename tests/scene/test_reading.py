"""What the bar and the stock's place say."""

import pytest

from klondike.rules import RULE_SETS, STOCK, Deal, Game, Move
from klondike.scene.barwords import Status
from klondike.scene.preferences import Preferences
from klondike.scene.reading import clock, in_short, pile_notes, reading, score_text


def played(rules: str, moves: str) -> Game:
    game = Game(Deal.numbered(1), RULE_SETS[rules])
    for move in moves.split():
        game.play(Move.parse(move))
    return game


@pytest.mark.parametrize(("seconds", "text"), [(0, "0:00"), (59.9, "0:59"), (272, "4:32"), (3872, "1:04:32")])
def test_the_clock(seconds, text):
    assert clock(seconds) == text


@pytest.mark.parametrize(
    ("score", "unit", "text"),
    [(208, "$", "+$208"), (0, "$", "$0"), (-52, "$", "−$52"), (145, "points", "145")],
)
def test_dollars_are_shown_with_their_sign(score, unit, text):
    """S2.9"""
    assert score_text(score, unit) == text


@pytest.mark.parametrize(
    ("rules", "moves", "note"),
    [
        ("S3", "", ("24", "")),
        ("S3", "SWx3", ("21", "")),
        ("V3", "", ("24 · turn 1 of 1", "")),
        ("S3", "SWx3 " * 8, ("turn again", "recycle")),
        ("V3", "SWx3 " * 8, ("no more turns", "stop")),
    ],
)
def test_the_stock_tells_what_is_left(rules, moves, note):
    """C8, C9: two signs of different shape, not of different colour only."""
    game = played(rules, moves)
    assert pile_notes(game, game.board.legal_moves())[STOCK] == note


def test_the_score_stands_only_where_the_rules_keep_one():
    labels = {
        key: [figure.label for figure in reading(played(key, ""), Status(), None, None).figures]
        for key in ("S3", "V1")
    }
    assert labels == {"S3": ["Time", "Moves", "Score"], "V1": ["Time", "Moves", "Balance"]}
    silent = Game(Deal.numbered(1), RULE_SETS["T1"])
    labels = [figure.label for figure in reading(silent, Status(), None, None).figures]
    assert ("Score" in labels) is RULE_SETS["T1"].scoring.kept


def test_figures_and_the_count_are_shown_only_where_they_are_wished():
    game = played("S3", "SWx3")
    wished = Preferences(shows_count=False, figures=frozenset(("Moves",)))
    assert [figure.label for figure in reading(game, Status(), None, None, wished).figures] == ["Moves"]
    assert pile_notes(game, game.board.legal_moves(), wished)[STOCK] == ("", "")
    empty = played("V3", "SWx3 " * 8)
    assert pile_notes(empty, (), wished)[STOCK] == ("no more turns", "stop")


@pytest.mark.parametrize(
    ("caption", "short"),
    [("24 · turn 1 of 3", "24 · 1 of 3"), ("turn again", "again"), ("no more turns", "no more"), ("9", "9")],
)
def test_captions_have_a_short_form_for_narrow_places(caption, short):
    assert in_short(caption) == short
