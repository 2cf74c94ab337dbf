"""How rule sets are offered: every named one can be reached by its family's options, and nothing else."""

import pytest

from klondike.rules import RULE_SETS, SCORINGS, RuleSet, RuleSetError, own_rules
from klondike.rules.families import FAMILIES, Axis, Family, family_of

CLOSED = [family for family in FAMILIES if family.members]
CUSTOM = next(family for family in FAMILIES if not family.members)
BY_TITLE = {family.title: family for family in FAMILIES}
EACH = pytest.mark.parametrize("family", CLOSED, ids=lambda family: family.title)
MEMBERS = [(family, rules) for family in CLOSED for rules in family.members]
EACH_MEMBER = pytest.mark.parametrize(("family", "rules"), MEMBERS, ids=lambda each: each[0])


def axis_of(family: Family, rules: RuleSet, label: str) -> Axis:
    return next(axis for axis in family.offered(rules) if axis.label == label)


def chosen(family: Family, rules: RuleSet, label: str, choice: str) -> RuleSet:
    axis = axis_of(family, rules, label)
    return family.changed(rules, axis, [each.label for each in axis.choices].index(choice))


def reached(family: Family) -> set[str]:
    """The keys of all rules that any number of choices lead to from the first."""
    waiting, found = [family.members[0]], {family.members[0].key}
    for rules in waiting:
        for axis in family.offered(rules):
            for index in range(len(axis.choices)):
                other = family.changed(rules, axis, index)
                if other.key not in found:
                    found.add(other.key)
                    waiting.append(other)
    return found


def test_every_named_rule_set_is_offered_once() -> None:
    offered = [rules.key for family in CLOSED for rules in family.members]
    assert sorted(offered) == sorted(RULE_SETS)


@EACH
def test_choices_lead_to_all_members_and_to_no_others_but_the_extras(family: Family) -> None:
    keys = reached(family)
    assert {rules.key for rules in family.members} <= keys
    others = len(keys) - len(family.members)
    assert others == (len(family.members) if family.extras else 0)


@EACH_MEMBER
def test_a_member_shows_its_choices(family: Family, rules: RuleSet) -> None:
    for axis in family.offered(rules):
        assert axis.chosen(rules) >= 0
        assert family.changed(rules, axis, axis.chosen(rules)) == rules


@EACH_MEMBER
def test_a_choice_keeps_those_before_it(family: Family, rules: RuleSet) -> None:
    offered = family.offered(rules)
    for place, axis in enumerate(offered):
        for index, choice in enumerate(axis.choices):
            other = family.changed(rules, axis, index)
            assert getattr(other, axis.field) in choice.values
            assert [each.chosen(other) for each in offered[:place]] == [
                each.chosen(rules) for each in offered[:place]
            ]


@EACH_MEMBER
def test_rules_are_found_in_their_family(family: Family, rules: RuleSet) -> None:
    assert FAMILIES[family_of(rules, FAMILIES)] is family


def test_only_what_goes_together_is_offered() -> None:
    gnome = BY_TITLE["GNOME"]
    of_three = chosen(gnome, RULE_SETS["G3"], "Draw", "Three cards")
    assert of_three == RULE_SETS["GT"]
    assert [each.label for each in axis_of(gnome, of_three, "Times through the deck").choices] == ["No limit"]


def test_a_scoring_follows_the_draw() -> None:
    assert chosen(BY_TITLE["Classic"], RULE_SETS["K1"], "Draw", "Three cards") == RULE_SETS["K3"]
    assert chosen(BY_TITLE["Classic"], RULE_SETS["Y1"], "Scoring", "Untimed") == RULE_SETS["P1"]


def test_an_extra_option_stays_in_the_family_and_through_its_choices() -> None:
    family = BY_TITLE["Whole runs"]
    one_shown = chosen(family, RULE_SETS["R0"], "Cards shown of the waste", "1")
    assert one_shown == own_rules(RULE_SETS["R0"], waste_fan=1)
    assert FAMILIES[family_of(one_shown, FAMILIES)] is family
    other = chosen(family, one_shown, "Scoring", "$5 a card")
    assert (other.waste_fan, other.scoring) == (1, SCORINGS["DC"])
    assert chosen(family, other, "Cards shown of the waste", "3") == RULE_SETS["M0"]


def test_custom_offers_every_option_and_every_value() -> None:
    fields = {axis.field for axis in CUSTOM.offered(RULE_SETS["S1"])}
    assert fields == set(RuleSet._fields) - {"key", "title"}
    scorings = axis_of(CUSTOM, RULE_SETS["S1"], "Scoring")
    assert [choice.values for choice in scorings.choices] == [(each,) for each in SCORINGS.values()]


@pytest.mark.parametrize("axis", CUSTOM.axes, ids=lambda axis: axis.label)
def test_each_custom_choice_changes_its_option_alone(axis: Axis) -> None:
    base = RULE_SETS["D9"]
    for index, choice in enumerate(axis.choices):
        other = CUSTOM.changed(base, axis, index)
        assert other[2:] == base._replace(**{axis.field: choice.values[0]})[2:]
        assert axis.chosen(other) == index


def test_custom_rules_have_the_name_of_the_rule_set_they_are() -> None:
    assert (
        chosen(CUSTOM, own_rules(RULE_SETS["G3"], draw=3), "Times through the deck", "No limit")
        == RULE_SETS["GT"]
    )


def test_a_mix_that_makes_no_game_is_kept_until_it_is_mended() -> None:
    broken = chosen(CUSTOM, RULE_SETS["S1"], "Columns", "10")
    with pytest.raises(RuleSetError, match="Ten columns need 55 cards"):
        broken.checked()
    mended = chosen(CUSTOM, broken, "Decks", "Two")
    assert mended == own_rules(RULE_SETS["S1"], decks=2, columns=10)


def test_a_value_of_a_code_stands_among_the_choices() -> None:
    rules = own_rules(RULE_SETS["S1"], passes=7, undo_limit=12)
    for label, words in (("Times through the deck", "7"), ("Undo", "12")):
        axis = axis_of(CUSTOM, rules, label)
        assert axis.choices[axis.chosen(rules)].label == words
    assert FAMILIES[family_of(rules, FAMILIES)] is CUSTOM


def test_switches_are_what_is_on_or_off() -> None:
    switches = {axis.field for axis in CUSTOM.axes if axis.is_switch}
    assert switches == {
        field for field in RuleSet._fields if isinstance(getattr(RULE_SETS["S1"], field), bool)
    }
