"""Cards, suits and the unshuffled deck."""

import pytest

from klondike.rules import BadCard, Card, Suit
from klondike.rules.cards import deck


@pytest.mark.parametrize("card", deck(2), ids=str)
def test_every_card_reads_back(card):
    assert Card.parse(str(card)) == card


@pytest.mark.parametrize(
    "text", ["", "T", "10H", "HT", "1H", "th", "TX", "TH''", "TH*", "TH ", " TH", "T\u200bH"]
)
def test_what_is_no_card_is_refused(text):
    with pytest.raises(BadCard, match="is not a card"):
        Card.parse(text)


def test_the_deck_is_in_the_order_the_shuffle_is_specified_for():
    assert " ".join(map(str, deck()))[:44] == "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AH 2H"
    assert [str(card) for card in deck(2)[51:54]] == ["KC", "AS'", "2S'"]
    assert [suit.letter for suit in Suit] == list("SHDC")


@pytest.mark.parametrize("decks", [1, 2])
def test_every_card_exists_once(decks):
    assert len(set(deck(decks))) == len(deck(decks)) == 52 * decks


def test_hearts_and_diamonds_are_red():
    assert [suit for suit in Suit if suit.is_red] == [Suit.HEARTS, Suit.DIAMONDS]
    assert {str(card)[1] for card in deck() if card.is_red} == {"H", "D"}
