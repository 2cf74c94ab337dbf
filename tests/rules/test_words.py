"""The rules in words: every option is told, and told differently when it is chosen differently."""

from collections.abc import Iterator
from random import Random

import pytest

from klondike.rules import (
    RULE_SETS,
    SCORINGS,
    RuleSet,
    RuleSetError,
    Scoring,
    Tap,
    TimeBonus,
    Zone,
    own_rules,
)
from klondike.rules.words import Section, amount, points, sections, summary

BASE = RULE_SETS["S1"]
MIXED = 200
POINTED = BASE.scoring._replace(kept=True, bonus=TimeBonus(), points=dict(BASE.scoring.points))

# For each option two values, the heading it is told under, and a part of what is said for each.
FACTS: tuple[tuple[str, object, object, str, str, str], ...] = (
    ("decks", 1, 2, "Goal", "all 52 cards", "all 104 cards"),
    ("columns", 7, 10, "Columns", "seven columns", "ten columns"),
    ("draw", 1, 3, "Stock", "Turn one card at a time", "Turn three cards at a time"),
    ("passes", None, 3, "Stock", "There is no limit", "through the deck three times"),
    ("passes", 1, 2, "Stock", "never turned over", "through the deck twice"),
    ("worrying_back", True, False, "Going back", "may come back to a column", "stays there for good"),
    ("whole_runs_only", False, True, "Columns", "any part of a face-up run", "together, or none"),
    ("space_rank", 13, None, "Columns", "Only a king", "Any card"),
    ("thoughtful", False, True, "Columns", "the others face down", "All cards are shown"),
    ("waste_fan", 1, 2, "Stock", "only its top card", "its last two cards"),
    ("undo_limit", None, 100, "Going back", "as often as you like", "last 100 moves"),
    ("undo_limit", 0, 1, "Going back", "cannot be undone", "for the last move"),
    ("tap", Tap.BEST, Tap.HOME, "Clicks", "A click makes the best move", "A click sends the card home"),
    ("double_tap", Tap.NOTHING, Tap.COLUMN, "Clicks", "A double click does", "A double click moves the card"),
    ("autoplay", True, False, "Clicks", "may go home by themselves", "No card goes home by itself"),
    ("declares_end", True, False, "What counts", "you are told so", "never declared lost"),
)

# The same for the fields of a scoring, which are told under "What counts" or "Going back".
SCORE_FACTS: tuple[tuple[str, object, object, str, str], ...] = (
    ("unit", "points", "$", "The score", "The balance"),
    ("start", 0, -52, "", "A new deal costs 52 points"),
    ("floor", 0, None, "never falls below 0 points", "may fall below zero"),
    ("decay", 0, 2, "", "Every 10 seconds of play cost 2 points"),
    ("undo_fee", 0, 1, "Undo is free", "Undo costs 1 point each time"),
    ("carries_over", False, True, "Every deal counts for itself", "goes on from deal to deal"),
    ("kept", True, False, "The score", "No score is kept"),
    ("bonus", TimeBonus(), TimeBonus(600, 1), "", "earns 600 points more, less 1 point for each second"),
    (
        "bonus",
        TimeBonus(5),
        TimeBonus(quotient=700_000),
        "5 points more.",
        "A win earns 700,000 points more, divided",
    ),
    ("bonus", TimeBonus(), TimeBonus(0, 0, 9, 30), "", "A win of 30 seconds or more earns 9 points"),
)


def text_of(rules: RuleSet) -> str:
    return "\n".join("\n".join(lines) for _, lines in sections(rules))


def under(rules: RuleSet, title: str) -> str:
    return next("\n".join(section.lines) for section in sections(rules) if section.title == title)


def mixed_rules() -> Iterator[RuleSet]:
    """As many random mixes of options as there are to be, the same ones at every run."""
    chance, found = Random(3), 0
    values: dict[str, tuple[object, ...]] = {
        "decks": (1, 2), "columns": (7, 9, 10), "draw": (1, 3), "passes": (None, 1, 2, 3, 31),
        "worrying_back": (False, True), "whole_runs_only": (False, True), "space_rank": (13, None),
        "thoughtful": (False, True), "waste_fan": (1, 2, 3), "undo_limit": (None, 0, 1, 20, 999),
        "tap": tuple(Tap), "double_tap": tuple(Tap), "autoplay": (False, True),
        "declares_end": (False, True), "scoring": tuple(SCORINGS.values()),
    }  # fmt: skip
    while found < MIXED:
        try:
            yield own_rules(BASE, **{field: chance.choice(each) for field, each in values.items()})
            found += 1
        except RuleSetError:
            continue


ANY = [*RULE_SETS.values(), *mixed_rules()]


@pytest.mark.parametrize("rules", ANY, ids=lambda rules: rules.key)
def test_all_rules_can_be_told(rules: RuleSet) -> None:
    lines = [*summary(rules), *(line for section in sections(rules) for line in section.lines)]
    whole = [*lines, *(what for what, _ in points(rules))]
    assert [line for line in whole if set("{}[]<>_|") & set(line) or "None" in line or "  " in line] == []
    assert [line for line in lines if not (line[0].isupper() and line.endswith("."))] == []
    assert all(section.lines for section in sections(rules))


@pytest.mark.parametrize(("field", "one", "other", "title", "first", "second"), FACTS)
def test_each_option_is_told_and_changes_what_is_told(
    field: str, one: object, other: object, title: str, first: str, second: str
) -> None:
    before = under(BASE._replace(**{field: one}), title)
    after = under(BASE._replace(**{field: other}), title)
    assert first in before
    assert first not in after
    assert second in after
    assert second not in before


@pytest.mark.parametrize(("field", "one", "other", "first", "second"), SCORE_FACTS)
def test_each_number_of_a_scoring_is_told(
    field: str, one: object, other: object, first: str, second: str
) -> None:
    before, after = (
        text_of(BASE._replace(scoring=POINTED._replace(**{field: value}))) for value in (one, other)
    )
    assert first in before
    assert second in after
    assert second not in before


def test_no_option_is_left_out() -> None:
    told = {field for field, *_ in FACTS} | {"scoring"}
    assert told == set(RuleSet._fields) - {"key", "title"}
    in_words = {field for field, *_ in SCORE_FACTS} | {"decay_seconds"}
    in_table = {"points", "reveal", "free_recycles"}
    assert in_words | in_table == set(Scoring._fields) - {"key", "title"}


def test_the_points_are_those_of_the_scoring() -> None:
    assert points(RULE_SETS["S1"]) == (
        ("Waste to column", 5),
        ("Waste to foundation", 10),
        ("Column to foundation", 10),
        ("Foundation to column", -15),
        ("A card turned up in a column", 5),
        ("Turning the waste over", -100),
    )
    assert ("Turning the waste over, from the fourth time on", -20) in points(RULE_SETS["C3"])
    assert points(BASE._replace(scoring=SCORINGS["NN"])) == ()


@pytest.mark.parametrize("scoring", SCORINGS.values(), ids=lambda scoring: scoring.key)
def test_every_earning_stands_in_the_table(scoring: Scoring) -> None:
    rows = points(BASE._replace(scoring=scoring))
    earned = [value for value in (*scoring.points.values(), scoring.reveal) if value and scoring.kept]
    assert sorted(value for _, value in rows) == sorted(earned)
    assert len({what for what, _ in rows}) == len(rows)


def test_the_points_of_every_kind_of_move_have_words() -> None:
    kinds = {(source, target) for source in Zone for target in Zone}
    possible = {zones for zones in kinds if Zone.STOCK not in zones and zones[1] is not Zone.WASTE}
    possible |= {(Zone.STOCK, Zone.WASTE), (Zone.WASTE, Zone.STOCK)}
    scoring = POINTED._replace(points=dict.fromkeys(possible, 7), reveal=0)
    assert len(points(BASE._replace(scoring=scoring))) == len(possible)


def test_the_sections_stand_in_the_order_in_which_they_are_read() -> None:
    titles = [section.title for section in sections(BASE)]
    assert titles == ["Goal", "Columns", "Stock", "Going back", "What counts", "Clicks"]
    assert isinstance(sections(BASE)[0], Section)


SHORT: tuple[tuple[dict[str, object], str], ...] = (
    ({"draw": 3, "passes": 1}, "Turn three cards at a time, once through the deck."),
    ({"passes": None}, "Turn one card at a time, as often through the deck as you like."),
    ({"whole_runs_only": True, "worrying_back": False}, "only as a whole, and a card that is home stays"),
    ({"decks": 2, "columns": 9}, "Two decks on nine columns."),
    ({"thoughtful": True}, "All cards are shown."),
    ({"space_rank": None}, "Any card goes to an empty column."),
    ({"scoring": SCORINGS["VC"]}, "A deal costs $52, a card home earns $5, and the balance goes on."),
    ({"scoring": SCORINGS["PC"]}, "A card home earns 1 point."),
    ({"scoring": SCORINGS["K1"]}, "time costs some, and a quick win earns more."),
    ({"scoring": SCORINGS["NN"]}, "No score is kept."),
)


@pytest.mark.parametrize(("options", "part"), SHORT)
def test_the_rules_in_short(options: dict[str, object], part: str) -> None:
    lines = summary(BASE._replace(**options))
    assert len(lines) == 3
    assert part in " ".join(lines)


def test_what_is_usual_is_not_told_in_short() -> None:
    usual = " ".join(summary(BASE))
    assert not [word for word in ("deck on", "shown", "Any card") if word in usual]


def test_amounts_have_their_unit() -> None:
    assert amount(SCORINGS["VG"], 52) == "$52"
    assert [amount(SCORINGS["S1"], value) for value in (1, 700_000)] == ["1 point", "700,000 points"]
