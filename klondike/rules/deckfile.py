"""Decks from text: cards in dealing order, as files of deals list them."""

from collections import Counter

from klondike.rules.cards import BadCard, Card, deck
from klondike.rules.deals import BadDeal
from klondike.rules.ruleset import DECK_SIZE

MOST_NAMED = 4


def parse_cards(text: str, decks: int = 1) -> tuple[Card, ...]:
    """The first deck of a text; raises BadDeal, naming the cards that are wrong.

    Cards are two characters, rank and suit, with or without blanks between them. Lines that begin with
    # are left out, and so are a name before the deck and whatever follows it. In two decks the first of
    two equal cards is the first deck's.
    """
    names: list[str] = []
    for line in text.splitlines():
        if len(names) < DECK_SIZE * decks and not line.lstrip().startswith("#"):
            names += _names(line.split(), DECK_SIZE * decks - len(names))
    _check(names, decks)
    copies: Counter[str] = Counter()
    cards = []
    for name in names:
        cards.append(Card.parse(name)._replace(deck=copies[name]))
        copies[name] += 1
    return tuple(cards)


def _names(words: list[str], wanted: int) -> list[str]:
    if len(words) > 1 and not _is_cards(words[0]) and _is_cards(words[1]):
        words = words[1:]  # a name before the deck
    names: list[str] = []
    for word in words:
        if len(names) >= wanted and not _is_cards(word):
            break
        names += _pairs(word)
    return names


def _pairs(word: str) -> list[str]:
    return [word[place : place + 2].upper() for place in range(0, len(word), 2)]


def _is_card(name: str) -> bool:
    try:
        return bool(Card.parse(name))
    except BadCard:
        return False


def _is_cards(word: str) -> bool:
    return all(_is_card(name) for name in _pairs(word))


def _check(names: list[str], decks: int) -> None:
    for name in names:
        if not _is_card(name):
            raise BadDeal(f"“{name}” is not a card.")
    given, wanted = Counter(names), Counter(str(card)[:2] for card in deck(decks))
    wrong = [
        f"too many: {_listed(given - wanted)}" * bool(given - wanted),
        f"missing: {_listed(wanted - given)}" * bool(wanted - given),
    ]
    if any(wrong):
        raise BadDeal(f"The deck is not complete ({'; '.join(filter(None, wrong))}).")


def _listed(cards: Counter[str]) -> str:
    names = list(cards.elements())
    more = len(names) - MOST_NAMED
    return ", ".join(names[:MOST_NAMED]) + (f" and {more} more" if more > 0 else "")
