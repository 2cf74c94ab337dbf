"""Cards as single bits, and what is fixed about them whatever the deal.

Card number c = 4 * rank + (suit ^ 2 * (rank & 1)), rank 0 the lowest, suits hearts, diamonds, spades,
clubs. So two neighbours 2k and 2k + 1 are the *twins* of one rank and colour, and the cards that a card may
lie on (its *parents*: next rank, other colour) are always the two twins four bits above its own pair. A card
is mostly handled as its bit, 1 << c, and sets of cards as sums of bits.
"""

from functools import cache

SUITS = 4
PAIRS = 0x5555555555555
"""the lower bit of every pair of twins of a full deck"""
LOWER_HALF = 0x3333333333333
"""the bits whose number has bit 1 clear: their successors in suit lie six bits above, the others' two"""


def number(rank: int, suit: int) -> int:
    """The number of a card; rank from 0, suit 0 hearts, 1 diamonds, 2 spades, 3 clubs."""
    return 4 * rank + (suit ^ (rank & 1) << 1)


def rank_and_suit(card: int) -> tuple[int, int]:
    """Rank and suit of a card number."""
    rank = card >> 2
    return rank, card & 3 ^ (rank & 1) << 1


def bits_of(cards: int) -> list[int]:
    """The single bits of a set of cards, the lowest first."""
    found = []
    while cards:
        found.append(cards & -cards)
        cards &= cards - 1
    return found


class Deck:
    """The tables of a deck with so many ranks and these suits (fewer than a full deck only in tests)."""

    __slots__ = (
        "above", "all", "children", "homes_high", "homes_low", "kings", "low", "nexts_high", "nexts_low",
        "parents", "rank", "ranks", "rows", "suit", "suits", "twin", "unit",
    )  # fmt: skip

    def __init__(self, ranks: int, suits: tuple[int, ...]) -> None:
        self.ranks = ranks
        bits = {(suit, rank): 1 << number(rank, suit) for suit in suits for rank in range(ranks)}
        self.suits = suits
        self.all = sum(bits.values())
        self.kings = sum(bits[suit, ranks - 1] for suit in suits)
        self.low = PAIRS & (1 << 4 * ranks) - 1
        self.rows = [[bits.get((suit, rank), 0) for rank in range(ranks)] for suit in range(SUITS)]
        """of each suit its cards from the lowest"""
        self.suit = {bit: suit for (suit, _), bit in bits.items()}
        self.rank = {bit: rank for (_, rank), bit in bits.items()}
        self.unit = {bit: 1 << 4 * suit for (suit, _), bit in bits.items()}
        self.above = {bit: bits.get((suit, rank + 1), 0) for (suit, rank), bit in bits.items()}
        self.twin = {bit: bits.get((suit ^ 1, rank), 0) for (suit, rank), bit in bits.items()}
        self.parents = {
            bit: sum(bits.get((other, rank + 1), 0) for other in ((2, 3), (0, 1))[suit >> 1])
            for (suit, rank), bit in bits.items()
        }
        self.children = {
            bit: tuple(child for child in bits.values() if self.parents[child] & bit) for bit in bits.values()
        }
        self.nexts_low, self.homes_low = self._by_heights(bits, 0)
        self.nexts_high, self.homes_high = self._by_heights(bits, 2)

    def _by_heights(self, bits: dict[tuple[int, int], int], suit: int) -> tuple[list[int], list[int]]:
        """Of two suits, by both heights in one byte: the next cards home, and those at home."""
        nexts, homes = [0] * 256, [0] * 256
        for first in range(self.ranks + 1):
            for second in range(self.ranks + 1):
                place = first | second << 4
                for each, height in ((suit, first), (suit + 1, second)):
                    nexts[place] |= bits.get((each, height), 0)
                    homes[place] |= sum(bits.get((each, rank), 0) for rank in range(height))
        return nexts, homes


@cache
def deck_of(ranks: int, suits: tuple[int, ...]) -> Deck:
    """The tables of such a deck, made once."""
    return Deck(ranks, suits)
