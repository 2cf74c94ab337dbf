"""Piles and the names of their places."""

import pytest

from klondike.rules import STOCK, WASTE, BadPile, Card, Pile, PileId, Zone, column, foundation

NAMES = "S W FS FH FD FC GS GH GD GC 1 2 3 4 5 6 7 8 9 0"


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(name) for name in text.split())


def test_names_of_all_piles():
    piles = [STOCK, WASTE, *map(foundation, range(8)), *map(column, range(10))]
    assert " ".join(map(str, piles)) == NAMES
    assert [PileId.parse(name) for name in NAMES.split()] == piles
    assert PileId.parse("GD") == PileId(Zone.FOUNDATION, 6)


@pytest.mark.parametrize("text", ["", "s", "F", "FX", "HS", "11", "10", "T", "W "])
def test_what_names_no_pile_is_refused(text):
    with pytest.raises(BadPile, match="is not a pile"):
        PileId.parse(text)


def test_a_pile_knows_its_top_and_what_is_face_up():
    pile = Pile(cards("2S KD QS"), 1)
    assert pile.top == Card.parse("QS")
    assert pile.face_up == cards("KD QS")
    assert Pile().top is None


def test_taking_cards_away_turns_up_the_card_bared():
    """C5"""
    pile = Pile(cards("2S 9H KD QS"), 2)
    assert pile.without(1) == Pile(cards("2S 9H KD"), 2)
    assert pile.without(2) == Pile(cards("2S 9H"), 1)
    assert pile.without(4) == Pile((), 0)
    assert pile.with_(cards("JD")) == Pile(cards("2S 9H KD QS JD"), 2)
