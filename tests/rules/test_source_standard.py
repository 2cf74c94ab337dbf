"""S0, "Standard": a game by hand with its score after each move, the passes, and the bonus of a win."""

import pytest

from klondike.rules import RULE_SETS
from tests.rules.positions import game_at
from tests.rules.scripted import follow, nearly_won, turns, won_game

TABLE = """
    {rules}
    S: 9d
    W: JH 2H 4D
    FH: AH
    1: 8h 5C
    2: qs 3C
    3: td AS
    4: 9S
    """


def test_a_game_at_draw_one():
    """S0.2, S0.3, S0.5, S0.6: waste 5 and 10, column 10, turned up 5, back -15, a recycle -100."""
    follow(
        game_at(TABLE.format(rules="S1")),
        "W1 5, WFH 15, 3FS 30, FH2 15, 2FH 25, 43 25, SW 25, WS 0, undo 25, redo 0, SW 0, 21 5, W2 10",
    )


def test_a_game_at_draw_three():
    """S0.2, S0.3, S0.5, S0.6: the same points, but the recycle is free, each time."""
    follow(
        game_at(TABLE.format(rules="S3")),
        "W1 5, WFH 15, FH2 0, 2FH 10, 3FS 25, FH2 10, 2FH 20, 43 20, SW 20, WS 20, SWx2 20, WS 20, "
        "SWx2 20, WS 20, SWx2 20, WS 20, SWx2 20, WS 20, 21 25",
    )


@pytest.mark.parametrize(("rules", "draw"), [("S1", 1), ("S3", 3)])
def test_draw_one_or_three_and_passes_without_limit(rules, draw):
    """S0.1"""
    assert RULE_SETS[rules].draw == draw
    assert RULE_SETS[rules].passes is None
    assert turns(rules) == 50


@pytest.mark.parametrize(
    ("rules", "script"),
    [
        ("S1", "1FC 10, +61.9 10, 2FC 20, 3FC 569"),
        ("S1", "1FC 10, +599 10, 2FC 20, 3FC 31"),
        ("S1", "1FC 10, 2FC 20, +4000 20, 3FC 30"),
        ("S3", "1FC 10, +61.9 10, 2FC 20, 3FC 869"),
        ("S3", "1FC 10, 2FC 20, 3FC 930, +500 930"),
    ],
)
def test_the_bonus_of_a_win(rules, script):
    """S0.4: 600 or 900, less one for each full second of play, never below nothing."""
    follow(nearly_won(rules), script)


@pytest.mark.parametrize(("rules", "most"), [("S1", 745 - 55 + 600), ("S3", 745 - 65 + 900)])
def test_a_whole_game(rules, most):
    """S0.2, S0.4: 52 cards home, 21 turned up, and 13 or 11 cards from the waste to a column."""
    *_, (game, _) = won_game(RULE_SETS[rules])
    assert game.is_won
    assert game.score == most
