"""The shuffle, which is the same for ever, and decks from text."""

from collections import Counter
from itertools import islice

import pytest
from hypothesis import given

from klondike.rules import RULE_SETS, BadDeal, Deal, Game
from klondike.rules.cards import deck
from klondike.rules.deals import random_below, random_words
from tests.decktext import deck_text
from tests.strategies import deals

MOST = 2**55 - 1
GOLDEN = {
    0: (
        "8CJD9S2C2HQH6CTS3HASJS7S9D8SQCKD5D2S3D5SAD6S4CTH5H8D"
        "8HAHQDTCQSJH3C4H2D9H3SKHAC7C9C7HJC6DKC4S7D5C6H4DKSTD"
    ),
    1: (
        "7H9S4H8D8H5CJH6H9CJS5HKH3S2HJD5D7D4D2SAH6CKSKDTDTCJC"
        "TH8CQS4C6S7SAC5SADKC6DQCQDQH9H3H3CAS4S2D8STS3D2C9D7C"
    ),
    MOST: (
        "QHJS7CJHAHQD5D4CTHJC8C8H7D3C5C2D4S8D4D3DQS7H7SKC9CKS"
        "8S3SKDAS6CJD5H6HADTC9H9STD6DQC2STS6SAC4H9D3H2H2C5SKH"
    ),
}
GOLDEN_DOUBLE = (
    "6D7DJS8SKC7H6C8S6S9S5STDKHJDADQCTC4H3S4SJS9CJCKS5C3C7CAS8C9S8H9HQH3H6S7HACAHAC6H6DKD3DKSJCTH5C5H2H3C2S8D"
)
RANDOM_WORDS = {
    0: [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F],
    1234567: [6457827717110365317, 3203168211198807973, 9817491932198370423],
}
R0001 = (
    "JSTCQHTD3CKH7DQCTH6C4HKS5S3DJD8S9S9D2SASKCQS7H8DKDAH9HJC8H4C6D2D5D6SAC2H4S2C7S7CADQD3S5H3H6H8C4D5CTSJH9C"
)


@pytest.mark.parametrize(("seed", "words"), RANDOM_WORDS.items())
def test_random_numbers_are_those_of_splitmix64(seed, words):
    assert list(islice(random_words(seed), 3)) == words


@pytest.mark.parametrize(("number", "text"), GOLDEN.items())
def test_golden_deals(number, text):
    assert deck_text(Deal.numbered(number).cards(1)) == text


def test_golden_deal_of_two_decks():
    assert deck_text(Deal.numbered(1).cards(2))[: len(GOLDEN_DOUBLE)] == GOLDEN_DOUBLE


@given(deals)
def test_every_card_is_dealt_once(deal):
    for decks in (1, 2):
        assert sorted(deal.cards(decks)) == sorted(deck(decks))


def test_numbers_that_would_favour_some_are_passed_over():
    fair = 2**64 - 2**64 % 52
    assert random_below(52, iter([fair, 2**64 - 1, fair - 1])) == 51
    assert random_below(52, iter([53, 0])) == 1


def test_every_card_comes_to_every_place():
    firsts = Counter(Deal.numbered(number).cards(1)[0] for number in range(2000))
    assert len(firsts) == 52
    assert max(firsts.values()) < 70


@pytest.mark.parametrize("number", [-1, 2**55])
def test_a_number_outside_the_range_is_refused(number):
    with pytest.raises(BadDeal, match="between 0 and"):
        Deal.numbered(number)


@pytest.mark.parametrize(
    "text",
    [
        R0001,
        R0001.lower(),
        " ".join(R0001[place : place + 2] for place in range(0, 104, 2)),
        f"# id deck52 verdict\n\nR0001 {R0001} solvable unsolvable\nR0002 3D4H solvable",
        f"R0001\t{R0001[:40]}\n# a remark\n{R0001[40:]}\n",
        f"{R0001} 3 start-of-witness",
        f"ISSUE15X {R0001} 3",
    ],
)
def test_a_deck_reads_from_text(text):
    deal = Deal.parse_deck(text)
    assert deal.number is None
    assert deck_text(deal.cards(1)) == R0001


def test_a_deck_of_text_is_laid_out_row_by_row():
    board = Game(Deal.parse_deck(R0001), RULE_SETS["S3"]).board
    assert [str(pile.cards[0]) for pile in board.tableau] == ["JS", "TC", "QH", "TD", "3C", "KH", "7D"]
    drawn = board.play(board.legal_moves()[0]).waste.cards
    assert deck_text(drawn) == R0001[56:62]


def test_two_decks_tell_their_equal_cards_apart_by_order():
    deal = Deal.parse_deck(R0001 + R0001, 2)
    assert str(deal.cards(2)[0]) == "JS"
    assert str(deal.cards(2)[52]) == "JS'"
    assert deck_text(deal.deck) == R0001 * 2
    assert sorted(deal.deck) == sorted(deck(2))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "missing: AS, 2S, 3S, 4S and 48 more"),
        (R0001[:-2], "missing: 9C"),
        (R0001[:-2] + "JS", "too many: JS; missing: 9C"),
        (R0001 + "9C", "too many: 9C"),
        (R0001[:-1], "“9” is not a card"),
        (R0001.replace("TC", "10C"), "“10” is not a card"),
        (R0001.replace("TC", "TX"), "“TX” is not a card"),
        ("R0001 " + R0001.replace("9H", "9h9h"), "too many: 9H"),
        ("nothing of the kind", "“NO” is not a card"),
    ],
)
def test_a_wrong_deck_is_refused_with_the_cards_that_are_wrong(text, complaint):
    with pytest.raises(BadDeal, match=complaint):
        Deal.parse_deck(text)


def test_a_deck_for_another_game_is_refused():
    with pytest.raises(BadDeal, match="has 52 cards, and the game needs 104"):
        Game(Deal.parse_deck(R0001), RULE_SETS["D9"])
