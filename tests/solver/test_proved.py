"""The list of deals that can be won: every kind of rules has some, and what it says is true."""

from pathlib import Path
from random import Random

import pytest

from klondike.rules import RULE_SETS, Board, Deal, parse_rule_code
from klondike.solver import Limits, Outcome
from klondike.solver.line import wins
from klondike.solver.proved import FIRST, entries, figures, is_within, proved_numbers
from klondike.solver.solve import solve
from scripts.prove_deals import LIST, RULES, STATES

TEXT = LIST.read_text(encoding="ascii")
SAMPLE = 6
"""deals of each kind that are proved again"""
MOST = 20 * STATES
"""states for each: another order of looking at them may need more than the one that proved it"""


@pytest.mark.parametrize("code", RULES)
def test_deals_of_the_list_are_won_by_a_line_that_the_rules_play(code: str) -> None:
    rules = RULE_SETS[code]
    known = [FIRST + place for place, figure in enumerate(dict(entries(TEXT))[code]) if figure == "1"]
    for number in Random(7).sample(known, min(SAMPLE if rules.decks == 1 else 1, len(known))):
        board = Board.deal(rules, Deal.numbered(number).cards(rules.decks))
        verdict = solve(board, Limits(None, MOST))
        assert verdict.outcome is Outcome.WINNABLE
        assert wins(board, verdict.line)


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_all_named_rules_have_deals_enough(rules) -> None:
    assert len(proved_numbers(TEXT, rules)) >= 10


@pytest.mark.parametrize("code", ["XEA", "XD3EA", "XP2", "XB0", "XD3P5", "XR1", "XP4T1"])
def test_own_rules_have_those_of_stricter_ones(code: str) -> None:
    assert proved_numbers(TEXT, parse_rule_code(code))


@pytest.mark.parametrize(
    ("strict", "loose"),
    [("S3", "S1"), ("G1", "G3"), ("G3", "S1"), ("R0", "S1"), ("Q1", "Q3"), ("Q0", "R0"), ("S1", "XEA")],
)
def test_stricter_rules_are_within_looser_ones_and_not_the_other_way(strict: str, loose: str) -> None:
    first, second = parse_rule_code(strict), parse_rule_code(loose)
    assert is_within(first, second)
    assert is_within(first, first)
    assert not is_within(second, first)


@pytest.mark.parametrize(("one", "other"), [("S1", "D9"), ("D9", "DA"), ("R0", "S3"), ("P3", "G1")])
def test_some_rules_say_nothing_of_others(one: str, other: str) -> None:
    first, second = RULE_SETS[one], RULE_SETS[other]
    assert not is_within(first, second)
    assert not is_within(second, first)


def test_a_line_under_stricter_rules_wins_under_looser_ones() -> None:
    looser = {"Q1": ("Q3", "R1", "V3", "G1", "S1"), "P3": ("G3", "S3", "S1"), "R0": ("S1", "XEA")}
    known = dict(entries(TEXT))
    for code, others in looser.items():
        number = FIRST + known[code].index("1")
        verdict = solve(
            Board.deal(RULE_SETS[code], Deal.numbered(number).cards(1)), Limits(None, 10 * STATES)
        )
        assert verdict.outcome is Outcome.WINNABLE
        for other in others:
            rules = parse_rule_code(other)
            assert number in proved_numbers(TEXT, rules)
            board = Board.deal(rules, Deal.numbered(number).cards(1))
            assert solve(board, Limits(None, 30 * STATES)).outcome is Outcome.WINNABLE


def test_a_list_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "list"
    path.write_text(f"S1 {figures([True, False, True])}\nS3 {figures([False, True, False])}\n")
    assert proved_numbers(path.read_text(), RULE_SETS["S1"]) == (FIRST, FIRST + 1, FIRST + 2)
    assert proved_numbers(path.read_text(), RULE_SETS["S3"]) == (FIRST + 1,)
    assert proved_numbers(path.read_text(), RULE_SETS["D9"]) == ()
