"""S4, "Classic": the desktop program's points with and without time, Vegas, Thoughtful, Double."""

import pytest

from klondike.rules import RULE_SETS, SCORINGS, Board, Deal, Game, Move, own_rules
from klondike.rules.presets import (
    CLASSIC_SETS,
    COLUMN_HOME,
    DOUBLE_SETS,
    THOUGHTFUL_SETS,
    TO_COLUMN,
    VEGAS_SETS,
    WASTE_HOME,
)
from tests.rules.positions import game_at
from tests.rules.scripted import cards_home, follow, nearly_won, turns, won_game

TABLE = "{rules}\nS: 9d\nW: JH 2H 4D\nFH: AH\n1: 8h 5C\n2: qs 3C\n3: td AS\n4: 9S"
UNTIMED_1, UNTIMED_3 = ("C1", "B1", "P1"), ("C3", "B3", "P3")
TIMED = ("K1", "K3", "Y1", "Y3")


def test_draw_one_or_three():
    """S4.1, S4.4: each untimed, timed, with the fee of M9, and with the bonus of M14."""
    sets = {(rules.draw, rules.scoring.key) for rules in CLASSIC_SETS}
    assert sets == {(1, "C1"), (3, "C3"), (1, "K1"), (3, "K3"), (1, "F1"), (3, "F3"), (1, "B1"), (3, "B3")}


@pytest.mark.parametrize(
    ("rules", "recycles"),
    [("C1", 50), ("C3", 50), ("K1", 50), ("K3", 50), ("P1", 0), ("P3", 2), ("Y1", 0), ("Y3", 2)],
)
def test_passes_without_limit_or_as_in_competitions(rules, recycles):
    """S4.2: three passes at draw three, one at draw one."""
    assert turns(rules) == recycles


@pytest.mark.parametrize("rules", [rules.key for rules in (*CLASSIC_SETS, *VEGAS_SETS, *THOUGHTFUL_SETS)])
def test_foundations_give_back(rules):
    """S4.3"""
    assert Board.parse(f"{rules}\nFH: AH 2H\n1: 3C").is_legal(Move.parse("FH1"))


@pytest.mark.parametrize("rules", [*UNTIMED_1, *UNTIMED_3])
def test_points_without_time(rules):
    """S4.4, M1 to M6, M9, M10, M13: time costs nothing, and undo brings the score back."""
    follow(
        game_at(TABLE.format(rules=rules)),
        "W1 5, +500 5, WFH 15, FH2 0, 2FH 10, 3FS 25, 43 25, SW 25, 21 30, undo 25, undo 25, redo 25, "
        "undo 25, undo 25, undo 10, undo 0, undo 15",
    )


def test_what_undo_gives_back():
    """M9: the score before the move."""
    game = game_at(TABLE.format(rules="C1"))
    follow(game, "W1 5, WFH 15, FH2 0, 2FH 10, 3FS 25, SW 25, 43 25, 21 30, WS 0, undo 30")
    follow(game, "undo 25, undo 25, undo 25, undo 10, undo 0, undo 15, undo 5, undo 0, redo 5")


def test_the_classic_programs_fee_for_an_undo():
    """M9: two points each, where a player chooses it."""
    rules = own_rules(RULE_SETS["K3"], scoring=SCORINGS["F3"])
    follow(game_at(TABLE.format(rules=rules.key)), "W1 5, WFH 15, undo 3, redo 13, undo 1, undo 0")
    assert {scoring.undo_fee for scoring in SCORINGS.values()} == {0, 2}
    assert [key for key, chosen in RULE_SETS.items() if chosen.scoring.undo_fee] == ["F1", "F3"]
    assert rules is RULE_SETS["F3"]


@pytest.mark.parametrize("rules", ["C1", "K1", "B1"])
def test_recycling_at_draw_one(rules):
    """M7, M10: -100 every time, from the first."""
    hearts = "KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H"
    spades = "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS"
    game = game_at(f"{rules}\nFH: AH\nW: 9C {spades} {hearts}")
    for step in range(1, 26):
        follow(game, f"W{'FH' if step < 13 else 'FS'} {10 * step}")
    follow(game, "WS 150, SW 150, WS 50, SW 50, WS 0, SW 0, WS 0")


@pytest.mark.parametrize("rules", ["C3", "K3", "B3"])
def test_recycling_at_draw_three(rules):
    """M8, M10: three times free, from the fourth -20."""
    game = game_at(f"{rules}\nFH: AH\nW: 9S 8S 7S 6S 5H 4H 3H 2H")
    follow(game, "WFH 10, WFH 20, WFH 30, WFH 40")
    turn = "SWx3 {0}, SW {0}, WS {1}, "
    free = "WS 40, " + turn.format(40, 40) * 2
    follow(game, (free + turn.format(40, 20) + turn.format(20, 0) + turn.format(0, 0)).rstrip(", "))


@pytest.mark.parametrize("rules", TIMED)
def test_time_costs_points(rules):
    """M11: two at every full ten seconds since the first move, never below 0."""
    game = game_at(TABLE.format(rules=rules))
    follow(
        game,
        "+60 0, W1 5, +9 5, +1 3, +9.5 3, WFH 13, +0.5 11, FH2 0, 2FH 10, +10 8, "
        "3FS 23, +120 0, undo 0, redo 0",
    )
    assert game.elapsed == 150


@pytest.mark.parametrize("rules", TIMED)
@pytest.mark.parametrize(
    ("seconds", "bonus"), [(29, 0), (30, 23333), (100, 7000), (120, 5833), (700, 1000), (30.9, 23333)]
)
def test_the_bonus_of_a_timed_win(rules, seconds, bonus):
    """M12: 700000 by the seconds, from 30 seconds on."""
    left = max(0, 20 - 2 * (int(seconds) // 10))
    follow(
        nearly_won(rules),
        f"1FC 10, 2FC 20, +{seconds} {left}, 3FC {left + 10 + bonus}, +99 {left + 10 + bonus}",
    )


@pytest.mark.parametrize("rules", ["C1", "C3", "P1", "P3"])
def test_no_bonus_without_time(rules):
    """M13"""
    follow(nearly_won(rules), "1FC 10, +100 10, 2FC 20, 3FC 30")


@pytest.mark.parametrize("rules", ["B1", "B3"])
@pytest.mark.parametrize(("seconds", "bonus"), [(0, 700), (61.5, 639), (699, 1), (700, 0), (5000, 0)])
def test_the_other_bonus(rules, seconds, bonus):
    """M14: 700 less the seconds, never below nothing; time costs nothing else."""
    follow(nearly_won(rules), f"1FC 10, +{seconds} 10, 2FC 20, 3FC {30 + bonus}")


@pytest.mark.parametrize(("rules", "points"), [("C1", 690), ("C3", 680), ("P1", 690), ("P3", 680)])
def test_a_whole_game(rules, points):
    """S4.4: 52 cards home, 21 turned up, 13 or 11 from the waste; the two recycles at draw three are free."""
    *_, (game, _) = won_game(RULE_SETS[rules])
    assert game.is_won
    assert game.score == points


@pytest.mark.parametrize("rules", ["C1", "C3"])
def test_the_most_of_points_without_time(rules):
    """M1 to M4: 24 cards of the waste by way of a column, 52 home, 21 turned up."""
    scoring = RULE_SETS[rules].scoring
    by_way = scoring.points[TO_COLUMN] * 24 + scoring.points[COLUMN_HOME] * 52
    assert by_way + scoring.reveal * 21 == 745
    assert max(scoring.points[WASTE_HOME] * 24 + scoring.points[COLUMN_HOME] * 28, by_way) == by_way


@pytest.mark.parametrize("rules", [rules.key for rules in VEGAS_SETS])
def test_a_game_of_vegas(rules):
    """S4.5, M20 to M24: -52, 5 a card, -5 back, nothing else, exact undo."""
    follow(
        game_at(TABLE.format(rules=rules)),
        "W1 -52, WFH -47, FH2 -52, undo -47, redo -52, 2FH -47, 3FS -42, 43 -42, +900 -42, SW -42, 21 -42, "
        "undo -42, undo -42, undo -42, undo -47, undo -52, undo -47, undo -52, undo -52",
    )


def test_vegas_recycles_for_nothing_at_draw_one_and_not_at_draw_three():
    """S4.5, M23: the limit is an option."""
    assert [turns(rules) for rules in ("V1", "W1", "V3", "W3")] == [50, 50, 0, 0]
    follow(game_at("W1\nFH: AH\nW: 9H 9S 2H"), "WFH -47, WS -47, SW -47, SW -47, WS -47")
    assert own_rules(RULE_SETS["W3"], passes=3).passes == 3


def test_vegas_pays_260_at_most():
    """S4.5, M21"""
    for game, _ in won_game(RULE_SETS["W1"]):
        assert game.score == 5 * cards_home(game.board) - 52
    assert game.score + 52 == 260


@pytest.mark.parametrize(("rules", "goes_on"), [("V1", True), ("V3", True), ("W1", False), ("W3", False)])
def test_a_balance_goes_on_where_the_player_wants_it(rules, goes_on):
    """S4.5, M20: with no limit below."""
    assert Game(Deal.numbered(1), RULE_SETS[rules], carried=-1000).score == (-1052 if goes_on else -52)
    assert Game(Deal.numbered(1), RULE_SETS[rules], carried=156).score == (104 if goes_on else -52)


@pytest.mark.parametrize("rules", [rules.key for rules in THOUGHTFUL_SETS])
def test_shown_cards_cannot_move_before_they_are_bared(rules):
    """S4.6"""
    assert RULE_SETS[rules].thoughtful
    board = Board.parse(f"{rules}\n1: ah 5C 4H\n2: 5S\n3: 6D\n4: KD")
    assert not any(str(move) in ("1FH", "1FHx3", "12x3") for move in board.legal_moves())
    bared = board.play(Move.parse("13x2"))
    assert bared.is_legal(Move.parse("1FH"))


@pytest.mark.parametrize(
    ("rules", "columns", "draw"), [("D9", 9, 1), ("DA", 10, 1), ("E9", 9, 3), ("EA", 10, 3)]
)
def test_two_decks(rules, columns, draw):
    """S4.7, C10: eight foundations, columns of 1 to 9 or 10, the rest is the stock; 104 cards win."""
    board = Game(Deal.numbered(5), RULE_SETS[rules]).board
    assert [len(pile.cards) for pile in board.tableau] == list(range(1, columns + 1))
    assert [pile.face_down for pile in board.tableau] == list(range(columns))
    assert len(board.foundations) == 8
    assert len(board.stock.cards) == {9: 59, 10: 49}[columns]
    assert board.legal_moves()[0].count == draw
    assert len(DOUBLE_SETS) == 4


@pytest.mark.parametrize("rules", ["D9", "DA", "E9", "EA"])
def test_a_game_with_two_decks(rules):
    """S4.7, M1 to M5: points as with one deck, on both foundations of a suit."""
    follow(
        game_at(f"{rules}\nW: 2H' 4D\nFH: AH\nGH: AH'\n1: 8h 5C\n2: qs 3C\n3: td AS'\n4: 2H\n5: AS"),
        "W1 5, WGH 15, 4FH 25, FH2 10, 2FH 20, 3FS 35, 5GS 45, undo 35",
    )


@pytest.mark.parametrize("rules", ["D9", "EA"])
def test_104_cards_win(rules):
    """C10, S4.7"""
    marks = {"F": "", "G": "'"}
    homes = {
        f"{kind}{suit}": [f"{rank}{suit}{mark}" for rank in "A23456789TJQK"]
        for kind, mark in marks.items()
        for suit in "SHDC"
    }
    homes["GC"].pop()
    game = game_at(
        "\n".join((rules, *(f"{pile}: {' '.join(cards)}" for pile, cards in homes.items()), "1: KC'"))
    )
    assert cards_home(game.board) == 103
    assert not game.is_won
    follow(game, "1GC 10")
    assert game.is_won
