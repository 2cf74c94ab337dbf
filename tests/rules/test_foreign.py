"""Numbers of other programs: the decks that those programs deal, and what is said of a wrong one."""

import sys
from itertools import chain
from pathlib import Path

import pytest

from klondike.rules import RULE_SETS, BadDeal, Board, Deal, Game, parse_code
from klondike.rules.foreign import foreign_deal, is_foreign
from tests.decktext import deck_text

DECKS = [
    line.split()
    for line in Path(__file__).with_name("pysolfc.txt").read_text().splitlines()
    if line[0] != "#"
]
FIRST_OF_MICROSOFT = (
    "JD 2D 9H JC 5D 7H 7C 5H KD KC 9S 5S AD QC KH 3H 2S KS 9D QD JS AS AH 3C 4C 5C "
    "TS QH 4H AC 4D 7S 3S TD 4S TH 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H"
)

"""its deal 1, card by card: the order that everybody knows from another game"""
WRONG = {
    "Say whose number": ["", "32001", "MS", "PySol  ", "Solitaire 5", "KL1-S3-000001Z"],
    "“X1” is not a number": ["PySol x1", "ms-X1"],
    "“1.5” is not a number": ["MS 1.5"],
    "“١” is not a number": ["MS ١"],
    "Microsoft numbers are between 1 and 8589934591": ["MS 0", "MS 8589934592", "ms " + "9" * 5000],
    "PySolFC numbers are between 1 and 1" + "0" * 20: ["PySol 0", "PySol 1" + "0" * 19 + "1"],
}


@pytest.mark.parametrize(("number", "deck"), DECKS, ids=[number for number, _ in DECKS])
def test_numbers_of_pysolfc(number, deck):
    assert deck_text(foreign_deal(f"PySol {number}").deck) == deck


def test_the_first_number_of_microsoft():
    """Laid from right to left, the deepest cards first and the face-up ones last, then the stock."""
    board = Board.deal(RULE_SETS["S1"], foreign_deal("MS 1").deck)
    rows = ([column.cards[row] for column in board.tableau[:row:-1]] for row in range(6))
    tops = [column.cards[-1] for column in board.tableau[::-1]]
    laid = [*chain(*rows), *tops, *board.stock.cards[::-1]]
    assert " ".join(map(str, laid)) == FIRST_OF_MICROSOFT


@pytest.mark.parametrize(
    "text", ["MS 1234", "ms1234", " Microsoft #1234 ", "PySol 1234", "pysolfc-01234", "PYSOLFC:1234"]
)
def test_one_number_may_be_typed_in_many_ways(text):
    """PySolFC deals the numbers below 32000 as Microsoft does."""
    assert is_foreign(text)
    assert foreign_deal(text) == foreign_deal("MS 1234")


def test_pysolfcs_own_numbers_begin_at_32000():
    assert foreign_deal("PySol 31999") == foreign_deal("MS 31999")
    assert foreign_deal("PySol 32000") != foreign_deal("MS 32000")


@pytest.mark.parametrize("text", ["MS 1", f"MS {2**31}", f"MS {2**32}", f"MS {2**33 - 1}", f"PySol {10**20}"])
def test_the_greatest_numbers_deal_too(text):
    assert sorted(foreign_deal(text).deck) == sorted(Deal.numbered(0).cards(1))


@pytest.mark.parametrize(("reason", "text"), [(why, text) for why, texts in WRONG.items() for text in texts])
def test_a_wrong_number_is_told_why(reason, text):
    with pytest.raises(BadDeal, match=reason):
        foreign_deal(text)


def test_other_texts_are_left_to_others():
    assert not any(map(is_foreign, ("", "32001", "KL1-S3-000001Z", "Solitaire MS 5")))


def test_such_a_deal_has_a_code_of_ours():
    game = Game(foreign_deal("PySol 32001"), RULE_SETS["S3"])
    assert parse_code(game.code) == (game.deal, game.rules)
    with pytest.raises(BadDeal, match="104"):
        Game(foreign_deal("PySol 32001"), RULE_SETS["D9"])


def test_without_the_package_the_player_is_told_what_is_missing(monkeypatch):
    monkeypatch.setitem(sys.modules, "pysol_cards.cards", None)
    with pytest.raises(BadDeal, match="pip install pysol-cards"):
        foreign_deal("MS 1")
