"""Deal codes and rule codes: complete, forgiving of how they are typed, and safe against slips."""

from math import factorial
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from klondike.rules import (
    RULE_SETS,
    SCORINGS,
    BadCode,
    Deal,
    RuleSetError,
    Tap,
    deal_code,
    own_rules,
    parse_code,
    parse_rule_code,
    rule_code,
)
from klondike.rules.cards import deck
from klondike.rules.deals import DECK_DIGITS, EXAMPLE, check_character
from klondike.rules.rulecodes import ALPHABET, options
from klondike.rules.ruleset import RuleSet
from tests.strategies import any_rules, deals, mixed_rules, seeds

S1, S3 = RULE_SETS["S1"], RULE_SETS["S3"]
OWN = own_rules(
    S1, decks=2, columns=10, draw=3, passes=3, worrying_back=False, undo_limit=100, scoring=SCORINGS["VC"]
)
GOLDEN = {
    "KL1-S1-000000G": (Deal.numbered(0), S1),
    "KL1-S3-000001Z": (Deal.numbered(1), S3),
    "KL1-V3-ZZZZZZY": (Deal.numbered(2**30 - 1), RULE_SETS["V3"]),
    "KL1-V3-1000000T": (Deal.numbered(2**30), RULE_SETS["V3"]),
    "KL1-S3-ZZZZZZZZZZZN": (Deal.numbered(2**55 - 1), S3),
    "KL1-S3-" + "0" * 46 + "F": (Deal(None, deck()), S3),
    "KL1-S3-1FVS99MCKMRS4WZTTB305DPQ5SC0N9W1HRNCFZZZZZZZZZA": (Deal(None, deck()[::-1]), S3),
    "KL1-XN2CAD3P3B0Z34SVC-000C1S3": (Deal.numbered(12345), OWN),
}


def shuffled_deal(seed: int, decks: int) -> Deal:
    cards = list(deck(decks))
    Random(seed).shuffle(cards)
    return Deal(None, tuple(cards))


@pytest.mark.parametrize(("code", "meaning"), GOLDEN.items())
def test_golden_codes(code, meaning):
    assert deal_code(*meaning) == code
    assert parse_code(code) == meaning


@given(deals, any_rules)
def test_a_code_brings_back_the_deal_and_every_rule(deal, rules):
    """S2.11"""
    assert parse_code(deal_code(deal, rules)) == (deal, rules)


@settings(max_examples=30)
@given(seeds, any_rules)
def test_the_code_of_a_deck_brings_back_every_card(seed, rules):
    deal = shuffled_deal(seed, rules.decks)
    assert parse_code(deal_code(deal, rules)) == (deal, rules)


def test_the_digits_of_a_deck_are_just_enough():
    for decks, digits in DECK_DIGITS.items():
        assert 32 ** (digits - 1) < factorial(52 * decks) <= 32**digits


@given(mixed_rules())
def test_rule_codes_read_back(rules):
    assert parse_rule_code(rule_code(rules)) == rules
    assert rule_code(rules) == rules.key


def test_every_option_has_a_letter_of_its_own_and_values_of_one_length():
    assert {option.field for option in options()} == set(RuleSet._fields[2:])
    assert len({option.letter for option in options()}) == len(options())
    for option in options():
        assert option.letter in ALPHABET
        assert set("".join(option.values)) <= set(ALPHABET)
        assert len({len(text) for text in option.values}) == 1


def test_rules_that_no_code_can_say():
    with pytest.raises(RuleSetError, match="scoring"):
        rule_code(S1._replace(scoring=S1.scoring._replace(key="QQ", reveal=6)))
    with pytest.raises(RuleSetError, match="scoring"):
        own_rules(S1, scoring=S1.scoring._replace(reveal=6))
    assert rule_code(own_rules(S1, tap=Tap.COLUMN)) == "XHC"


@pytest.mark.parametrize("code", ["X", "XD3SS3"])
def test_own_rules_keep_their_code_beside_named_ones_with_the_same_options(code):
    """So that saved games and results keep their name when a rule set is added."""
    rules = parse_rule_code(code)
    assert rules[2:] in (S1[2:], S3[2:])
    assert rule_code(rules) == rules.key == code
    assert parse_code(deal_code(Deal.numbered(5), rules)) == (Deal.numbered(5), rules)


@pytest.mark.parametrize(
    "text", ["", "Q9", "s1", "S", "S11", "XD", "XD2", "XD1", "XD33", "XP3D3", "XD3D3", "XCA", "D3"]
)
def test_wrong_rule_codes(text):
    """Unknown, incomplete, nonsense, not in the one order, or spelling what is no difference."""
    with pytest.raises(BadCode, match="No rules are called"):
        parse_rule_code(text)


@pytest.mark.parametrize(
    "text",
    [
        "kl1-s3-000001z",
        "  KL1-S3-000001Z\n",
        "KL1-S3-000 001 Z",
        "KL1-S3-000-001-Z",
        "KL1-S3--000001Z-",
        "KL1 - S3 - 000001Z",
        "KL1–S3–000001Z",
        "“KL1-S3-000001Z”",
        "Deal code: KL1-S3-000001Z.",
        "Klondike: try KL1-S3-000001Z!\nIt is nice.",
        "KL1-S3-000001Z\r\nsecond line",
    ],
)
def test_codes_as_players_type_and_paste_them(text):
    assert parse_code(text) == (Deal.numbered(1), S3)


WRONG = {
    "not a deal code": [
        "",
        "hello",
        "0",
        "K1-S3-000001Z",
        "AB1-S3-000001Z",
        "KL-S3-000001Z",
        "LK1-S3-000001Z",
        "\x00",
    ],
    "of kind 2": ["KL2-S3-000001Z"],
    "of kind 10": ["KL10-S3-000001Z"],
    "No rules are called “S9”": ["KL1-S9-000001Z"],
    "No rules are called “”": ["KL1--000001Z"],
    "letter O is never used": ["KL1-S3-OOOOO1Z"],
    "letter I is never used": ["KL1-S3-00000iZ"],
    "letter É is never used": ["KL1-S3-00000ÉZ"],
    "too short": ["KL1", "KL1-", "KL1-S3", "KL1-S3-", "KL1-S3-0", "KL1-S3-00001Z", "KL1-S3-000?01Z"],
    "too long": ["KL1-S3-0000001Z", "KL1-S3-" + "0" * 48, "KL1-D9-" + "0" * 113],
    "too long for a deal number": ["KL1-S3-1ZZZZZZZZZZZN", "KL1-S3-" + "0" * 46],
    "one character seems mistyped": ["KL1-S3-0000010", "KL1-S3-0000021", "KL1-V3-000001Z"],
}


@pytest.mark.parametrize(
    ("complaint", "text"), [(reason, text) for reason, texts in WRONG.items() for text in texts]
)
def test_wrong_codes_are_refused_with_the_reason(complaint, text):
    with pytest.raises(BadCode, match=complaint):
        parse_code(text)


def test_a_rank_beyond_all_orders_is_refused():
    digits = "Z" * 46
    with pytest.raises(BadCode, match="stands for no deck"):
        parse_code(f"KL1-S3-{digits}{check_character('S3' + digits)}")


def test_the_example_in_the_messages_is_a_code():
    assert parse_code(EXAMPLE)[1] == S3


@pytest.mark.parametrize("code", GOLDEN)
def test_every_single_wrong_character_is_refused(code):
    for place in range(len(code)):
        for letter in "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ":
            if letter != code[place] != "-":
                with pytest.raises(BadCode):
                    parse_code(code[:place] + letter + code[place + 1 :])


def swapped(code: str, place: int) -> str:
    return code[:place] + code[place + 1] + code[place] + code[place + 2 :]


@settings(max_examples=100)
@given(deals, any_rules, st.sampled_from(tuple(GOLDEN)))
def test_every_exchange_of_two_neighbours_is_refused(deal, rules, golden):
    for code in (deal_code(deal, rules), golden):
        for text in {swapped(code, place) for place in range(len(code) - 1)} - {code}:
            with pytest.raises(BadCode):
                parse_code(text)


@given(st.text(max_size=60))
def test_no_text_does_anything_but_read_or_be_refused(text):
    for typed in (text, f"KL1-S3-{text}", f"KL1-{text}-000001Z"):
        try:
            deal, rules = parse_code(typed)
        except BadCode as error:
            assert str(error).endswith(".")
        else:
            assert parse_code(deal_code(deal, rules)) == (deal, rules)
