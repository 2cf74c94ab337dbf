"""What a batch has to solve: deals given as decks or as deal codes, each with its rules."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from klondike.rules import (
    RULE_SETS,
    BadCard,
    BadCode,
    BadDeal,
    Board,
    Card,
    Deal,
    RuleSet,
    RuleSetError,
    own_rules,
    parse_code,
)
from klondike.rules.deckfile import parse_cards

CODE = "KL"
USUAL = "S1"  # the rules for decks where none are given


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


def listed(text: str, rules: RuleSet | None, changes: Mapping[str, object]) -> Iterator[Task]:
    """The deals of a text, one a line: a name, the cards or a code, anything; BadDeal has the line's number.

    Without a name the code is one, or the number of the line. Lines that begin with # are left out, and
    empty ones. Raises RuleSetError.
    """
    of_decks = own_rules(rules or RULE_SETS[USUAL], **changes)
    for place, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        try:
            code = _code_among(words)
            if code:
                yield coded(code, rules, changes)._replace(name=words[0])
            else:
                name = str(place) if is_cards(words[0]) else words[0]
                yield Task(name, Deal(None, parse_cards(line, of_decks.decks)), of_decks)
        except (BadDeal, BadCode, RuleSetError) as problem:
            raise BadDeal(f"line {place}: {problem}") from None


def _code_among(words: Sequence[str]) -> str:
    """The code in a line, after a name or as the first word; "" where cards follow that or there is none."""
    first, *others = words
    if others and (is_code(others[0]) or is_cards(others[0])):
        return others[0] if is_code(others[0]) else ""
    return first if is_code(first) else ""


def is_cards(word: str) -> bool:
    """Whether a word is made of cards."""
    try:
        return all(Card.parse(word[place : place + 2].upper()) for place in range(0, len(word), 2))
    except BadCard:
        return False
