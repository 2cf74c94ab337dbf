"""What holds in every mix of options, whatever is played."""

from itertools import pairwise, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from klondike.rules import RULE_SETS, SCORINGS, Board, Deal, Game, Move, own_rules
from klondike.rules.presets import BACK, COLUMN_HOME, WASTE_HOME
from klondike.rules.scoring import points
from tests.rules.scripted import played, worried
from tests.strategies import any_rules, deals, games, seeds, wander

PRICED = [scoring for scoring in SCORINGS.values() if BACK in scoring.points]
BACKWARD_RULES = [
    own_rules(RULE_SETS[key], scoring=scoring) for key, scoring in product(("S1", "S3", "D9"), PRICED)
]


def fan(board: Board) -> tuple[object, ...]:
    """The cards of the waste that are shown."""
    return board.waste.cards[-board.rules.waste_fan :]


def state(game: Game) -> tuple[object, ...]:
    """All that undo must bring back."""
    board = game.board
    hidden = [pile.face_down for pile in board.tableau]
    return board, game.score, board.pass_number, fan(board), hidden, game.moves


@settings(max_examples=60)
@given(any_rules, deals, seeds)
def test_no_card_is_lost_or_doubled(rules, deal, seed):
    """C1, C10, S4.7: 52 cards, or 104."""
    game = Game(deal, rules)
    cards = sorted(deal.cards(rules.decks))
    assert len(cards) == 52 * rules.decks
    for now, _ in played(game, wander(game.board, Random(seed), 150)):
        assert sorted(card for pile in now.board.pile_ids for card in now.board[pile].cards) == cards


@settings(max_examples=60)
@given(any_rules, deals, seeds)
def test_undo_brings_back_score_pass_fan_and_what_was_turned_up(rules, deal, seed):
    """C5, M9, M24: and redo what was undone."""
    free = own_rules(
        rules, undo_limit=None, scoring=rules.scoring if not rules.scoring.undo_fee else SCORINGS["S1"]
    )
    game = Game(deal, free)
    states = [state(game)]
    states += [state(now) for now, _ in played(game, wander(game.board, Random(seed), 100))]
    for expected in reversed(states):
        assert state(game) == expected
        game.undo()
    for expected in states[1:]:
        game.redo()
        assert state(game) == expected


@settings(max_examples=80)
@given(games())
def test_no_score_is_below_its_floor(game):
    """S0.5, S2.8, M10, M11: at no move, and not by time or undo."""
    floor = game.rules.scoring.floor
    if floor is not None:
        assert game.score >= floor
        assert all(entry.score >= floor for entry in game.history)


@settings(max_examples=60)
@given(st.sampled_from(BACKWARD_RULES), seeds)
def test_no_way_back_to_the_same_position_earns_anything(rules, seed):
    """M5, M22, S1.6: where going back costs what the card earned."""
    game = worried(rules, seed % 5000, most=120)
    earned, first = 0, {}
    for before, entry in pairwise(game.history):
        earned += points(rules.scoring, before.board, entry.move, entry.board)
        place = entry.board.stock, entry.board.waste, entry.board.foundations, entry.board.tableau
        assert earned <= first.setdefault(place, earned)


@pytest.mark.parametrize("scoring", PRICED, ids=lambda scoring: scoring.key)
def test_going_back_costs_at_least_what_the_card_earned(scoring):
    """M5, M22, S1.6"""
    assert -scoring.points[BACK] >= max(scoring.points[WASTE_HOME], scoring.points[COLUMN_HOME])


def test_only_easy_and_hard_goes_back_for_nothing():
    """S2.6: wherever else a card may go back and a score is kept, it costs."""
    free = [
        key
        for key, rules in RULE_SETS.items()
        if rules.worrying_back and rules.scoring.kept and not rules.scoring.points.get(BACK)
    ]
    assert free == ["EN", "HN", "EV", "HV"]


def test_a_cycle_gains_at_most_what_the_floor_forgave():
    """M10: the floor holds at each step, so a card taken back at nothing costs nothing, and earns again."""
    game = Game(Deal.numbered(0), RULE_SETS["S1"])
    game._begin(Board.parse("S1\nFH: AH 2H\n1: 3C"))
    scores = [now.score for now, _ in played(game, map(Move.parse, ["FH1", "1FH"] * 4))]
    assert scores == [0, 10] * 4
