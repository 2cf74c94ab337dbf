"""S2, "Easy and Hard": Normal and Vegas scoring, free take-backs, a hundred undos, no end but a win."""

import pytest

from klondike.rules import RULE_SETS, Deal, Game, Move, Tap, deal_code, parse_code
from klondike.rules.presets import PHONE_SETS
from klondike.rules.stuck import is_stuck
from tests.rules.positions import game_at
from tests.rules.scripted import cards_home, follow, turns, won_game, worried

KEYS = [rules.key for rules in PHONE_SETS]
NORMAL, VEGAS = ("EN", "HN"), ("EV", "HV")
TABLE = "{rules}\nS: 9d\nW: JH 2H 4D\nFH: AH\n1: 8h 5C\n2: qs 3C\n3: td AS\n4: 9S"


@pytest.mark.parametrize(("rules", "draw"), [("EN", 1), ("EV", 1), ("HN", 3), ("HV", 3)])
def test_easy_draws_one_and_hard_three(rules, draw):
    """S2.1: three lie fanned; when the last is played, the one under it is in play."""
    assert RULE_SETS[rules].draw == draw
    assert RULE_SETS[rules].title.startswith("Easy" if draw == 1 else "Hard")
    assert RULE_SETS[rules].waste_fan == 3
    game = game_at(f"{rules}\nS: 4h 3s 9d\n1: 5C\n2: 4D")
    game.play(Move.parse("SWx3" if draw == 3 else "SW"))
    if draw == 3:
        game.play(Move.parse("W1"))
        assert game.board.is_legal(Move.parse("W2"))


def test_normal_has_passes_without_limit_and_vegas_one():
    """S2.2: at either draw."""
    assert [turns(rules) for rules in NORMAL] == [50, 50]
    assert [turns(rules) for rules in VEGAS] == [0, 0]


@pytest.mark.parametrize("rules", KEYS)
def test_what_the_table_is_told(rules):
    """S2.4, S2.5, S2.10: nothing goes by itself, a tap sends home, two find a column, no end is declared."""
    chosen = RULE_SETS[rules]
    assert not chosen.autoplay
    assert (chosen.tap, chosen.double_tap) == (Tap.HOME, Tap.COLUMN)
    assert not chosen.declares_end


def test_a_lost_game_can_always_be_taken_back():
    """S2.10: nothing more can be done, and the game takes no notice."""
    game = game_at("EV\nW: 4H 9H\n1: 5C\n2: TS")
    follow(game, "W2 -52, W1 -52")
    assert is_stuck(game.board)
    assert game.can_undo
    follow(game, "undo -52, undo -52")


@pytest.mark.parametrize("rules", NORMAL)
def test_a_game_of_normal(rules):
    """S2.6, S2.8: from 0; 5 to a column, 10 home, 5 turned up, 0 back, -100 a recycle, never below 0."""
    follow(
        game_at(TABLE.format(rules=rules)),
        "W1 5, WFH 15, 3FS 30, FH2 30, 2FH 40, 43 40, SW 40, WS 0, undo 40, redo 0, "
        + ("SWx2 0, WS 0, 21 5" if rules == "HN" else "SW 0, 21 5, W2 10"),
    )


@pytest.mark.parametrize("rules", NORMAL)
def test_a_recycle_costs_a_hundred_of_more(rules):
    """S2.8"""
    low = " ".join(f"{rank}H" for rank in "23456789TJQK")
    game = game_at(f"{rules}\nFH: AH\nW: 9S {' '.join(reversed(low.split()))}")
    for step in range(1, 13):
        follow(game, f"WFH {10 * step}")
    follow(game, "WS 20, undo 120")


@pytest.mark.parametrize("rules", VEGAS)
def test_a_game_of_vegas(rules):
    """S2.6, S2.9: from -52, $5 a card; a card taken back neither costs nor earns, nothing else counts."""
    follow(
        game_at(TABLE.format(rules=rules)),
        "W1 -52, WFH -47, 3FS -42, FH2 -42, undo -42, +90 -42, 43 -42, SW -42, 21 -42",
    )


@pytest.mark.parametrize("rules", NORMAL)
def test_a_win_of_normal(rules):
    """S2.8: 625, 5 for each card from the waste to a column, less 100 for each recycle or what there is."""
    expected, hidden = 0, 21
    for game, move in won_game(RULE_SETS[rules]):
        text, still_hidden = str(move), sum(pile.face_down for pile in game.board.tableau)
        expected += 10 * (text[1:2] == "F") + 5 * (text[0] == "W" and text[1].isdigit())
        expected = max(0, expected - 100) if text == "WS" else expected + 5 * (hidden - still_hidden)
        hidden = still_hidden
        assert game.score == expected, text
    assert game.is_won
    assert game.score == 625 + (5 * 13 if rules == "EN" else 5 * 11 - 2 * 100)


def test_a_win_of_vegas():
    """S2.9: below zero up to ten cards, above from the eleventh, 208 at the end."""
    for game, _ in won_game(RULE_SETS["EV"]):
        assert game.score == 5 * cards_home(game.board) - 52
        assert (game.score > 0) == (cards_home(game.board) >= 11)
    assert game.score == 208


@pytest.mark.parametrize("rules", KEYS)
def test_a_hundred_actions_can_be_undone(rules):
    """S2.7: with their points; draws and recycles are actions too."""
    game = worried(RULE_SETS[rules], 3, most=130)
    entries = [(entry.board, entry.score) for entry in game.history]
    assert len(entries) == 130
    for board, score in entries[:-101:-1]:
        assert (game.board, game.score) == (board, score)
        assert game.undo() is not None
    assert (game.board, game.score) == entries[29]
    assert game.undo() is None


@pytest.mark.parametrize("rules", KEYS)
def test_a_code_brings_back_deal_draw_and_scoring(rules):
    """S2.11"""
    code = deal_code(Deal.numbered(123456), RULE_SETS[rules])
    deal, read = parse_code(code)
    assert read is RULE_SETS[rules]
    assert Game(deal, read).board == Game(Deal.numbered(123456), RULE_SETS[rules]).board
