"""Suits, ranks and cards: every card exists once, so a card is its own identity everywhere."""

from enum import IntEnum
from typing import NamedTuple, Self

RANKS = "A23456789TJQK"
SUITS = "SHDC"
SECOND_DECK = "'"


class BadCard(ValueError):  # noqa: N818
    """A text that names no card."""


class Suit(IntEnum):
    """The four suits, in the order of the foundations (S2.3)."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    __hash__ = int.__hash__  # the hash of Enum runs in Python, and cards are hashed all the time

    @property
    def is_red(self) -> bool:
        """Whether it is hearts or diamonds."""
        return self in (1, 2)

    @property
    def letter(self) -> str:
        """Its one-letter text: S, H, D or C."""
        return SUITS[self]


class Card(NamedTuple):
    """One card; `deck` tells the two copies in a game with two decks apart."""

    rank: int
    """1 (ace) to 13 (king)"""
    suit: Suit
    deck: int = 0

    @property
    def is_red(self) -> bool:
        """Whether its suit is red."""
        return self.suit.is_red

    def __str__(self) -> str:
        return RANKS[self.rank - 1] + SUITS[self.suit] + SECOND_DECK * self.deck

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read "TH", or "TH'" for the second deck's copy; raises BadCard."""
        name, mark = text[:2], text[2:]
        if len(name) < 2 or name[0] not in RANKS or name[1] not in SUITS or mark not in ("", SECOND_DECK):
            raise BadCard(f"“{text}” is not a card.")
        return cls(RANKS.index(name[0]) + 1, Suit(SUITS.index(name[1])), len(mark))


def deck(decks: int = 1) -> tuple[Card, ...]:
    """The unshuffled deck or decks: deck by deck, spades hearts diamonds clubs, ace to king in each."""
    ranks = range(1, len(RANKS) + 1)
    return tuple(Card(rank, suit, copy) for copy in range(decks) for suit in Suit for rank in ranks)
