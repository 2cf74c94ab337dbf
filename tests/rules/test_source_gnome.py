"""S1, "GNOME": its four ways to play, and a score that counts the cards at home."""

import pytest

from klondike.rules import RULE_SETS
from klondike.rules.presets import GNOME_SETS
from tests.rules.positions import game_at
from tests.rules.scripted import cards_home, follow, turns, won_game, worried

KEYS = [rules.key for rules in GNOME_SETS]


def test_four_ways_to_play():
    """S1.1: draw and redeals of each."""
    ways = {(rules.draw, turns(rules.key)) for rules in GNOME_SETS}
    assert ways == {(3, 50), (1, 2), (1, 0), (1, 50)}


def test_the_first_way_is_one_card_and_two_redeals():
    """S1.2"""
    assert (GNOME_SETS[0].draw, turns(GNOME_SETS[0].key)) == (1, 2)


@pytest.mark.parametrize("rules", KEYS)
def test_a_game(rules):
    """S1.3, S1.6: a point a card, taken back with its card; nothing for any other move, nor for time."""
    follow(
        game_at(f"{rules}\nS: kd\nW: JH 2H 4D\nFH: AH\n1: 8h 5C\n2: qs 3C\n3: td AS\n4: 9S"),
        "W1 0, WFH 1, 3FS 2, FH2 1, +100 1, 2FH 2, undo 1, undo 2, redo 1, 43 1, SW 1, W4 1, 2FH 2, 21 2",
    )


@pytest.mark.parametrize("rules", KEYS)
def test_the_score_is_the_number_of_cards_at_home(rules):
    """S1.6: at every move of games in which cards go home and back."""
    for seed in range(3):
        game = worried(RULE_SETS[rules], seed)
        while game.undo():
            assert game.score == cards_home(game.board)
        while game.redo():
            assert game.score == cards_home(game.board)


@pytest.mark.parametrize("rules", KEYS)
def test_the_most_is_52(rules):
    """S1.6"""
    assert [game.score for game, _ in won_game(RULE_SETS[rules])][-1] == 52
