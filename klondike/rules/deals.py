"""Deals: the shuffle, decks from text, and the codes that bring a deal back with its rules.

The shuffle (the same for ever, on every machine): the cards of `deck(decks)` in that order; random
numbers of 64 bits from SplitMix64, its state starting at the deal number; a number below n is taken
as r % n from the first r that is below the largest multiple of n in 2**64; and for i from the last
place down to 1 the card at i changes places with the card at a random place from 0 to i. The result
is the dealing order of `Board.deal`.

A deal code is KL1-RULES-DEALCHECK: a rule code; the deal number in base 32 (digits without I, L, O
and U), at least 6 digits, or for a deck of its own the rank of its order among all, 46 digits (two
decks: 111); and one check character over RULES and DEAL, which is Damm's for base 32, so that every
single wrong character and every exchange of two neighbours is noticed.
"""

from collections.abc import Iterator
from typing import NamedTuple

from klondike.rules.board import Board
from klondike.rules.cards import Card, deck
from klondike.rules.rulecodes import ALPHABET, BadCode, digits, own_rules, parse_rule_code, rule_code
from klondike.rules.ruleset import DECK_SIZE, RuleSet

__all__ = [
    "BadCode", "BadDeal", "Deal", "deal_code", "own_rules", "parse_code", "parse_rule_code", "rule_code",
]  # fmt: skip

DEAL_NUMBERS = 2**55
FEWEST_DIGITS, MOST_DIGITS = 6, 11
DECK_DIGITS = {1: 46, 2: 111}
WORD = 2**64
KIND = "KL1"
EXAMPLE = f"{KIND}-S3-02K7MRX"


class BadDeal(ValueError):  # noqa: N818
    """A number or a text that makes no deal; the text says why."""


class Deal(NamedTuple):
    """Which cards lie where: a deal number, or a deck of its own in dealing order."""

    number: int | None
    deck: tuple[Card, ...] = ()

    @classmethod
    def numbered(cls, number: int) -> "Deal":
        """The deal of this number, from 0 below 2**55; raises BadDeal."""
        if not 0 <= number < DEAL_NUMBERS:
            raise BadDeal("A deal number is between 0 and 2 to the power of 55.")
        return cls(number)

    @classmethod
    def parse_deck(cls, text: str, decks: int = 1) -> "Deal":
        """Read a deck of two-character cards in dealing order; raises BadDeal, see `deckfile`."""
        from klondike.rules.deckfile import parse_cards

        return cls(None, parse_cards(text, decks))

    def cards(self, decks: int) -> tuple[Card, ...]:
        """The cards in dealing order; raises BadDeal when its deck is not for so many decks."""
        if self.number is not None:
            return shuffled(self.number, decks)
        if len(self.deck) != DECK_SIZE * decks:
            raise BadDeal(f"This deck has {len(self.deck)} cards, and the game needs {DECK_SIZE * decks}.")
        return self.deck

    def board(self, rules: RuleSet) -> Board:
        """The board as these rules deal it; raises BadDeal like `cards`."""
        return Board.deal(rules, self.cards(rules.decks))


def random_words(seed: int) -> Iterator[int]:
    """SplitMix64: endless random numbers of 64 bits."""
    state = seed
    while True:
        state = (state + 0x9E3779B97F4A7C15) % WORD
        word = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 % WORD
        word = (word ^ word >> 27) * 0x94D049BB133111EB % WORD
        yield word ^ word >> 31


def random_below(limit: int, words: Iterator[int]) -> int:
    """A number from 0 below `limit`, every one equally likely."""
    fair = WORD - WORD % limit
    return next(word for word in words if word < fair) % limit


def shuffled(number: int, decks: int) -> tuple[Card, ...]:
    """The deck or decks in the order of this deal number."""
    cards = list(deck(decks))
    words = random_words(number)
    for place in range(len(cards) - 1, 0, -1):
        other = random_below(place + 1, words)
        cards[place], cards[other] = cards[other], cards[place]
    return tuple(cards)


def deal_code(deal: Deal, rules: RuleSet) -> str:
    """The code of a deal with its rules, as KL1-S3-02K7MRX; raises BadDeal, RuleSetError."""
    if deal.number is None:
        text = digits(_rank(deal.cards(rules.decks)), DECK_DIGITS[rules.decks])
    else:
        text = digits(deal.number, MOST_DIGITS).lstrip("0").rjust(FEWEST_DIGITS, "0")
    name = rule_code(rules)
    return f"{KIND}-{name}-{text}{check_character(name + text)}"


def check_character(text: str) -> str:
    """Damm's check character of a text in base 32: over GF(32) with x^5 = x^2 + 1."""
    state = 0
    for letter in text:
        state = (state ^ ALPHABET.index(letter)) << 1
        state ^= 0b100101 if state & 32 else 0
    return ALPHABET[state]


def parse_code(text: str) -> tuple[Deal, RuleSet]:
    """Read a deal code as a player types it; raises BadCode with a sentence for the player."""
    from klondike.rules.typedcodes import read_code

    return read_code(text)


def _rank(cards: tuple[Card, ...]) -> int:
    rest, rank = list(deck(len(cards) // DECK_SIZE)), 0
    for card in cards:
        place = rest.index(card)
        rank = rank * len(rest) + place
        del rest[place]
    return rank
