"""Decks as text, the way files of deals write them."""

from collections.abc import Iterable

from klondike.rules import Card


def deck_text(cards: Iterable[Card]) -> str:
    """Cards in dealing order as one word, which `parse_cards` reads."""
    return "".join(str(card)[:2] for card in cards)
