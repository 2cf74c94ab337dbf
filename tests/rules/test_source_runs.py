"""S3, "Whole runs": columns move whole, foundations keep their cards, two scorings, an end that is told."""

import pytest

from klondike.rules import RULE_SETS, Board, Deal, Game, Move, own_rules
from klondike.rules.presets import RUNS_SETS
from klondike.rules.stuck import is_stuck
from tests.app.lines import winning_line
from tests.rules.positions import game_at
from tests.rules.scripted import cards_home, follow, turns

KEYS = [rules.key for rules in RUNS_SETS]
POINTS = [key for key in KEYS if RULE_SETS[key].scoring.unit == "points"]
MONEY = [key for key in KEYS if RULE_SETS[key].scoring.unit == "$"]
TABLE = "{rules}\nS: kd\nW: JH 2H 4D\nFH: AH\n1: 8h 5C\n2: 9h QS\n3: td AS\n4: 9S\n5: 5S"


def test_every_choice_is_there():
    """S3.1, S3.4, S3.5: one card or three, one pass, three or no limit, by points or by money."""
    choices = {(rules.draw, turns(rules.key), rules.scoring.unit) for rules in RUNS_SETS}
    assert choices == {(draw, n, unit) for draw in (1, 3) for n in (0, 2, 50) for unit in ("points", "$")}
    assert len(RUNS_SETS) == len(choices)


@pytest.mark.parametrize("rules", KEYS)
def test_the_waste_shows_three_cards_or_its_top(rules):
    """S3.1: an option, with a code of its own."""
    assert RULE_SETS[rules].waste_fan == 3
    one = own_rules(RULE_SETS[rules], waste_fan=1)
    assert one[2:] == RULE_SETS[rules]._replace(waste_fan=1)[2:]
    assert "F1" in one.key


@pytest.mark.parametrize("rules", KEYS)
def test_the_face_up_cards_of_a_column_move_together(rules):
    """S3.2: or none of them."""
    board = Board.parse(f"{rules}\n1: 9h 5C 4H\n2: 5S\n3: 6D\n4: KD")
    moves = {str(move) for move in board.legal_moves() if str(move)[0] in "123"}
    assert moves == {"13x2", "23"}


@pytest.mark.parametrize("rules", KEYS)
def test_a_card_on_a_foundation_stays(rules):
    """S3.3"""
    board = Board.parse(f"{rules}\nFH: AH 2H\n1: 3C\n2: 3S")
    assert board.legal_moves() == ()


@pytest.mark.parametrize("rules", POINTS)
def test_a_game_for_points(rules):
    """S3.5: one for each card at home, and nothing else."""
    follow(
        game_at(TABLE.format(rules=rules)),
        "W1 0, WFH 1, W2 1, 3FS 2, 43 2, +70 2, undo 2, undo 1, redo 2, redo 2, SW 2, W4 2",
    )


@pytest.mark.parametrize("rules", MONEY)
def test_two_hands_for_money(rules):
    """S3.5: $50 for the deck from the running net score, $5 a card; the net goes on, and below zero."""
    first = game_at(TABLE.format(rules=rules), carried=0)
    assert first.score == -50
    follow(first, "W1 -50, WFH -45, W2 -45, 3FS -40, 43 -40, undo -40, +70 -40, SW -40")
    second = game_at(TABLE.format(rules=rules), carried=first.score)
    assert second.score == -90
    follow(second, "3FS -85, W1 -85, WFH -80, undo -85, undo -85, undo -90")
    assert game_at(TABLE.format(rules=rules), carried=210).score == 160


@pytest.mark.parametrize(("rules", "net"), [("R0", 52), ("M0", 210), ("Q0", 52), ("N0", 210)])
def test_a_whole_game(rules, net):
    """S3.5, C10: 52 points, or 52 times $5 less $50."""
    game = Game(Deal.numbered(173), RULE_SETS[rules])
    each, start = (1, 0) if net == 52 else (5, -50)
    for move in winning_line(rules):
        game.play(move)
        assert game.score == start + each * cards_home(game.board)
    assert game.is_won
    assert game.score == net


@pytest.mark.parametrize("rules", KEYS)
def test_the_same_deck_again_and_the_latest_move_back(rules):
    """S3.6: and a new deal, which is a new game."""
    game = Game(Deal.numbered(8), RULE_SETS[rules], carried=-45 if rules in MONEY else 0)
    board = game.board
    while game.moves < 20:
        before = game.board
        game.play(game.board.legal_moves()[-1])
        game.undo()
        assert game.board == before
        game.redo()
    game.restart()
    assert (game.board, game.can_undo) == (board, False)
    assert game.score == (-50 if rules in MONEY else 0)
    assert Game(Deal.numbered(9), RULE_SETS[rules]).board != board


@pytest.mark.parametrize("rules", KEYS)
def test_the_end_is_declared(rules):
    """S3.7: when no move is left, and not while a pass could bring one."""
    assert RULE_SETS[rules].declares_end
    game = game_at(f"{rules}\nW: 4H 9H 9D\n1: 5C\n2: TS")
    assert not is_stuck(game.board)
    game.play(Move.parse("W2"))
    comes_again = RULE_SETS[rules].passes != 1 and RULE_SETS[rules].draw == 1
    assert is_stuck(game.board) == (not comes_again)
    last = Board.parse(f"{rules} pass {RULE_SETS[rules].passes or 9}\nW: 4H 9H\n1: 5C")
    assert is_stuck(last) == (RULE_SETS[rules].passes is not None or RULE_SETS[rules].draw == 3)


def test_only_this_source_declares_the_end():
    """S3.7, S2.10"""
    assert [key for key, rules in RULE_SETS.items() if rules.declares_end] == KEYS
