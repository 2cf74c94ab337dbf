"""Rule sets: the named ones, mixes of options, and what makes no game."""

import pytest

from klondike.rules import RULE_SETS, SCORINGS, Deal, Game, RuleSetError, TimeBonus, own_rules
from klondike.rules.rulecodes import ALPHABET

S1 = RULE_SETS["S1"]
NONSENSE = {
    "one deck or two": {"decks": 3},
    "7, 9 or 10 columns": {"columns": 8},
    "need 55 cards": {"columns": 10},
    "One card or three": {"draw": 2},
    "limit of passes": {"passes": 0},
    "a king, or any card": {"space_rank": 12},
    "One to three cards": {"waste_fan": 0},
    "limit of undos": {"undo_limit": -1},
    "below its floor": {"scoring": SCORINGS["S1"]._replace(start=-52)},
    "at least one second": {"scoring": SCORINGS["S1"]._replace(decay_seconds=0)},
}


@pytest.mark.parametrize(("reason", "changes"), NONSENSE.items())
def test_nonsense_is_refused_with_the_reason(reason, changes):
    with pytest.raises(RuleSetError, match=reason):
        own_rules(S1, **changes)
    with pytest.raises(RuleSetError, match=reason):
        Game(Deal.numbered(1), S1._replace(**changes))


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_named_rule_sets_make_games(rules):
    assert rules.checked() == rules
    assert RULE_SETS[rules.key] == rules
    assert SCORINGS[rules.scoring.key] == rules.scoring
    assert Game(Deal.numbered(1), rules).board.legal_moves()


def test_keys_can_stand_in_codes_and_none_begins_another():
    for keys in (RULE_SETS, SCORINGS):
        assert {len(key) for key in keys} == {2}
        assert set("".join(keys)) <= set(ALPHABET)
    assert not any(key.startswith("X") for key in RULE_SETS)


def test_options_that_a_named_rule_set_has_are_that_rule_set():
    assert own_rules(S1, draw=3, scoring=SCORINGS["S3"]) is RULE_SETS["S3"]
    mixed = own_rules(S1, passes=3)
    assert (mixed.key, mixed.title) == ("XP3", "Own rules · Draw 1")


@pytest.mark.parametrize(
    ("bonus", "seconds", "points"),
    [
        *[
            (TimeBonus(quotient=700_000, min_seconds=30), *pair)
            for pair in ((0, 0), (29, 0), (30, 23333), (100, 7000))
        ],
        *[(TimeBonus(quotient=700_000, min_seconds=30), *pair) for pair in ((120, 5833), (700, 1000))],
        *[(TimeBonus(700, 1), *pair) for pair in ((0, 700), (1, 699), (699, 1), (701, 0))],
        *[(TimeBonus(600, 1), *pair) for pair in ((599, 1), (600, 0), (10_000, 0))],
        (TimeBonus(), 60, 0),
    ],
)
def test_time_bonus(bonus, seconds, points):
    """S0.4, M12, M13, M14"""
    assert bonus.points(seconds) == points
