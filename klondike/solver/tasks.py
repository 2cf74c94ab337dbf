"""What a batch has to solve: deals from files of decks and from deal codes, each with its rules."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from klondike.rules import BadCard, BadDeal, Board, Card, Deal, RuleSet, own_rules, parse_code
from klondike.rules.deckfile import parse_cards

CODE = "KL"


class Task(NamedTuple):
    """One deal under its rules, and the name that the answer is given for."""

    name: str
    deal: Deal
    rules: RuleSet

    @property
    def board(self) -> Board:
        """The board as dealt."""
        return Board.deal(self.rules, self.deal.cards(self.rules.decks))


def is_code(text: str) -> bool:
    """Whether a text is meant as a deal code and not as the name of a file."""
    return text.upper().startswith(CODE) and text[len(CODE) : len(CODE) + 1].isdigit()


def coded(code: str, rules: RuleSet | None, changes: Mapping[str, object]) -> Task:
    """The deal of a code under its own rules or those given, changed; raises BadCode, RuleSetError."""
    deal, own = parse_code(code)
    return Task(code, deal, own_rules(rules or own, **changes))


def listed(text: str, rules: RuleSet) -> Iterator[Task]:
    """The decks of a text, one a line: a name, the cards, anything; raises BadDeal with the line's number.

    Without a name the number of the line is one. Lines that begin with # are left out, and empty ones.
    """
    for place, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        try:
            deck = parse_cards(line, rules.decks)
        except BadDeal as problem:
            raise BadDeal(f"line {place}: {problem}") from None
        yield Task(str(place) if is_cards(words[0]) else words[0], Deal(None, deck), rules)


def is_cards(word: str) -> bool:
    """Whether a word is made of cards."""
    try:
        return all(Card.parse(word[place : place + 2].upper()) for place in range(0, len(word), 2))
    except BadCard:
        return False
