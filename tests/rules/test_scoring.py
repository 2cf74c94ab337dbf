"""Scores, event by event and over whole games."""

import pytest

from klondike.rules import RULE_SETS, SCORINGS, Board, Deal, Game, Move, RuleSet, own_rules
from klondike.rules.scoring import points
from tests.rules.positions import CLASSIC, CLASSIC_1, WITH_FEE, game_at, play
from tests.rules.wins import DRAW_1, DRAW_3

S1, S3, VEGAS = SCORINGS["S1"], SCORINGS["S3"], SCORINGS["VG"]
FREE_BACK, ONE_A_CARD = SCORINGS["EN"], SCORINGS["PC"]
EVENTS = {
    "waste to column": ("W: 4D\n1: 5C", "W1"),
    "waste home": ("W: 2D\nFD: AD", "WFD"),
    "column home": ("1: 9H 8C\n2: AC", "2FC"),
    "column home and a card turned up": ("1: 9h AC", "1FC"),
    "column to column": ("1: 9H\n2: 8C", "21"),
    "column to column and a card turned up": ("1: 9H\n2: 2d 8C", "21"),
    "back to a column": ("1: 3S\n2: 9h 4C\nFD: AD 2D", "FD1"),
    "draw": ("S: 9h", "SW"),
    "recycle": ("W: 9H", "WS"),
}
EARNED = {
    "waste to column": (5, 5, 5, 0, 0),  # M1
    "waste home": (10, 10, 10, 5, 1),  # M3, M21
    "column home": (10, 10, 10, 5, 1),  # M4, M21
    "column home and a card turned up": (15, 15, 15, 5, 1),  # M2, M4
    "column to column": (0, 0, 0, 0, 0),  # S0.6, M6
    "column to column and a card turned up": (5, 5, 5, 0, 0),  # M2
    "back to a column": (-15, -15, 0, -5, -1),  # M5, S2.6, M22, S1.6
    "draw": (0, 0, 0, 0, 0),  # M6
    "recycle": (-100, 0, -100, 0, 0),  # M7, S0.3, S2.8, M23, S1.6
}


@pytest.mark.parametrize("event", EVENTS)
def test_points_of_events(event):
    """S0.2, S0.3, S0.6, S1.6, S2.6, M1 to M8, M21 to M23: one table of numbers for each scoring."""
    piles, text = EVENTS[event]
    board, move = Board.parse(f"S1\n{piles}"), Move.parse(text)
    assert board.is_legal(move)
    after = board.play(move)
    tables = (S1, S3, FREE_BACK, VEGAS, ONE_A_CARD)
    assert tuple(points(table, board, move, after) for table in tables) == EARNED[event]


def test_sending_a_card_over_the_tableau_earns_more():
    """U3: 5 and then 10, against 10 straight home."""
    drawing = "S1\nFH: AH\nW: 2H\n1: 3C"
    assert play(game_at(drawing), "WFH") == [10]
    assert play(game_at(drawing), "W1 1FH") == [5, 10]


def test_the_score_never_falls_below_zero_at_any_step():
    """S0.5, S2.8, M10: what the floor swallowed is not owed later."""
    game = game_at("S1\nW: 2H\nFH: AH\n1: 2C\n2: 3S")
    assert play(game, "FH1") == [0]
    assert play(game, "1FH WFH") == [10, 10]
    game = game_at("S1\nW: 9H 2H\nFH: AH\n1: 2C")
    assert play(game, "WFH WS") == [10, -10]
    assert game.undo().points == 10
    assert game.redo().points == -10


def test_recycling_in_draw_1_costs_a_hundred_each_time():
    """S0.3, M7"""
    passes = [Board.parse(f"S1 pass {number}\nW: 2C") for number in (1, 2, 9)]
    for scoring in (S1, CLASSIC_1):
        assert [points(scoring, board, Move.parse("WS"), board) for board in passes] == [-100] * 3


def test_the_first_recycles_are_free_in_classic_draw_3():
    """M8: three free, from the fourth on 20 each; undone ones do not count."""
    passes = [Board.parse(f"S3 pass {number}\nW: 2C") for number in range(1, 7)]
    assert [points(CLASSIC, board, Move.parse("WS"), board) for board in passes] == [0, 0, 0, -20, -20, -20]
    game = game_at("S3\nW: 2H 3H 4H\nFH: AH\n1: 5S", CLASSIC)
    assert play(game, "W1 WS") == [5, 0]
    for _ in range(5):
        game.undo()
        game.redo()
    assert play(game, "SWx2 WS SWx2 WS SWx2") == [0] * 5
    assert play(game, "WS") == [-5]


@pytest.mark.parametrize(("rules", "slow"), [("S1", 600), ("S3", 900)])
def test_a_quick_win_earns_what_is_left_of_the_bonus(rules, slow):
    """S0.4: less one for each second, never below nothing."""
    for seconds, bonus in ((0, slow), (1, slow - 1), (slow - 1, 1), (slow, 0), (slow + 500, 0)):
        game = game_at(nearly_won(rules))
        play(game, "1FC")
        game.tick(seconds + 0.9)
        assert play(game, "2FC 3FC") == [10, 10 + bonus]
        game.tick(1000)
        assert game.score == 30 + bonus
        assert game.elapsed == seconds + 0.9


def nearly_won(rules: str) -> str:
    """Three kings' moves before a win: the jack, queen and king of clubs lie in three columns."""
    homes = {suit: " ".join(f"{rank}{suit}" for rank in "A23456789TJQK") for suit in "SHDC"}
    homes["C"] = homes["C"].removesuffix(" JC QC KC")
    return "\n".join(
        (rules, *(f"F{suit}: {cards}" for suit, cards in homes.items()), "1: JC", "2: QC", "3: KC")
    )


@pytest.mark.parametrize(
    ("seconds", "bonus"), [(0, 0), (29, 0), (30, 23333), (100, 7000), (120, 5833), (700, 1000)]
)
def test_the_classic_bonus(seconds, bonus):
    """M12"""
    game = game_at(nearly_won("S3"), CLASSIC)
    play(game, "1FC 2FC")
    game.tick(seconds)
    assert play(game, "3FC") == [10 + bonus]


def test_time_costs_points_at_each_full_ten_seconds():
    """M11: on the clock of the game, down to nothing, and not before the first move."""
    game = game_at("S3\nFH: AH\nW: 2H\n1: 3C\n2: 9h 9C\n3: TH", CLASSIC)
    game.tick(100)
    assert (game.score, game.elapsed) == (0, 0)
    play(game, "WFH 23")
    assert game.score == 15
    seen = []
    for _ in range(100):
        game.tick(1)
        seen.append(game.score)
    assert seen[:9] == [15] * 9
    assert seen[9:29] == [13] * 10 + [11] * 10
    assert seen[69:] == [1] * 10 + [0] * 21


def test_undo_and_redo_know_what_time_has_cost_since():
    game = game_at("S3\nFH: AH\nW: 2H\n1: 3C\n2: 9h 9C\n3: TH", CLASSIC)
    play(game, "WFH")
    game.tick(15)
    play(game, "23")
    assert game.score == 10 - 2 + 5
    game.tick(10)
    assert game.score == 11
    assert game.undo().points == -5
    assert game.score == 10 - 2 - 2
    assert game.redo().points == 5
    assert game.score == 11


def test_an_undo_may_cost_a_fee():
    """M9: off by default; two points each, whatever is undone."""
    game = game_at("S3\nFH: AH\nW: 2H\n1: 3C\n2: 9h 9C\n3: TH", WITH_FEE)
    play(game, "WFH 23")
    assert game.undo().points == -5 - 2
    assert game.redo().points == 5
    assert game.score == 13
    for _ in range(20):
        game.undo()
        game.redo()
    assert game.score == 0


def test_vegas():
    """M20 to M24, S4.5, S2.9: the deck costs 52, a card earns 5, no floor, exact reversal, 208 at most."""
    game = game_at("S1\nFH: AH\nW: 9C 2H\n1: 3C\n2: AS", VEGAS)
    assert game.score == -52
    assert play(game, "WFH FH1 2FS WS") == [5, -5, 5, 0]
    assert game.score == -47
    while game.can_undo:
        game.undo()
    assert game.score == -52
    assert won_game(DRAW_1, own_rules(RULE_SETS["S1"], scoring=VEGAS)).score == 208


def test_a_balance_carries_over_only_where_the_scoring_says_so():
    """S4.5, S3.5, M20"""
    assert game_at("S1\n1: AC", SCORINGS["VC"], carried=-104).score == -156
    assert game_at("S1\n1: AC", SCORINGS["VC"], carried=300).score == 248
    assert game_at("S1\n1: AC", VEGAS, carried=300).score == -52
    assert game_at("S1\n1: AC", S1, carried=300).score == 0


def won_game(win: tuple[int, str], rules: RuleSet, seconds: float = 0.0) -> Game:
    number, texts = win
    game = Game(Deal.numbered(number), rules)
    for text in texts.split():
        play(game, text)
        game.tick(seconds)
    assert game.is_won
    return game


@pytest.mark.parametrize(("win", "rules"), [(DRAW_1, "S1"), (DRAW_3, "S3")])
def test_a_win_without_going_back_earns_625_and_5_for_each_card_of_the_waste(win, rules):
    """S2.8, S0.2, S0.4: and the bonus of its time."""
    to_columns = sum(text[0] == "W" and text[1].isdigit() for text in win[1].split())
    bonus = {"S1": 600, "S3": 900}[rules]
    assert won_game(win, RULE_SETS[rules]).score == 625 + 5 * to_columns + bonus
    assert (
        won_game(win, RULE_SETS[rules], 1.0).score == 625 + 5 * to_columns + bonus - len(win[1].split()) + 1
    )


def test_the_most_that_one_point_a_card_can_give():
    """S1.6"""
    number, texts = DRAW_1
    board = Deal.numbered(number).board(RULE_SETS["S1"])
    total = 0
    for move in map(Move.parse, texts.split()):
        after = board.play(move)
        total += points(ONE_A_CARD, board, move, after)
        board = after
    assert total == 52


def test_no_score():
    """U103"""
    assert not SCORINGS["NN"].kept
    assert won_game(DRAW_1, RULE_SETS["T1"]).score == 0


@pytest.mark.parametrize("scoring", [S1, S3, CLASSIC, VEGAS, ONE_A_CARD], ids=lambda scoring: scoring.key)
def test_no_cycle_raises_the_score(scoring):
    """What a card taken back from its foundation earned is taken, too; taken back it earns no more."""
    cycle = "S1\nFH: AH 2H\n1: 3C\n2: 3S"
    board, total = Board.parse(cycle), 0
    for move in map(Move.parse, ("FH1", "12", "2FH")):
        after = board.play(move)
        total += points(scoring, board, move, after)
        board = after
    assert board == Board.parse(cycle)
    assert total <= 0
