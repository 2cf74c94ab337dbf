"""Deals by the numbers of other programs: PySolFC's own, and the Microsoft numbers that it knows as well.

The package pysol-cards deals them. It is wanted only here, and only when such a number is typed.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from klondike.rules.cards import Card
from klondike.rules.deals import BadDeal, Deal

COLUMNS = 7
PYSOLS_OWN = 32_000
"""the first number that PySolFC deals in its own way, as Microsoft those below; the package says 32001"""
HOW_TO = "Say whose number it is, as in “PySol 32001” or “MS 1234”."
MISSING = "Numbers of other programs need one more package: “pip install pysol-cards” brings it."


class Program(NamedTuple):
    """A program whose deals have numbers: what it is called here, and its greatest number."""

    title: str
    most: int


PYSOL = Program("PySolFC", 10**20)
MICROSOFT = Program("Microsoft", 2**33 - 1)
PROGRAMS: Mapping[str, Program] = {
    "PYSOLFC": PYSOL,
    "PYSOL": PYSOL,
    "MICROSOFT": MICROSOFT,
    "MS": MICROSOFT,
}


def is_foreign(text: str) -> bool:
    """Whether a text names another program's deal, be its number right or wrong."""
    return _split(text)[0] in PROGRAMS


def foreign_deal(text: str) -> Deal:
    """The deal, of one deck, of another program's number: "PySol 32001", "MS 1234"; raises BadDeal."""
    name, digits = _split(text)
    if name not in PROGRAMS or not digits:
        raise BadDeal(HOW_TO)
    program = PROGRAMS[name]
    if not (digits.isascii() and digits.isdigit()):
        raise BadDeal(f"“{digits}” is not a number.")
    number = int(digits) if len(digits) < 100 else program.most + 1
    if not 1 <= number <= program.most:
        raise BadDeal(f"{program.title} numbers are between 1 and {program.most}.")
    return Deal(None, _cards(program, number))


def _split(text: str) -> tuple[str, str]:
    """The name at the start of a text in capitals, and what follows it."""
    words = text.strip().upper()
    name = next((name for name in PROGRAMS if words.startswith(name)), "")
    return name, words.removeprefix(name).lstrip(" #:-")


def _cards(program: Program, number: int) -> tuple[Card, ...]:
    """The cards in dealing order, the columns and the stock being laid as the other program lays them."""
    try:
        from pysol_cards.cards import CardRenderer
        from pysol_cards.deal_game import Game
    except ImportError:
        raise BadDeal(MISSING) from None
    game, name = Game("klondike", number, None), CardRenderer(print_ts=True)
    game.new_cards(_shuffled(program, number)[::-1])
    game.klondike()
    columns, stock = game.board.columns.cols, game.board.talon
    rows = [columns[column][row] for row in range(COLUMNS) for column in range(row, COLUMNS)]
    return tuple(Card.parse(name.rank_s(card) + card.suit_s()) for card in (*rows, *stock))


def _shuffled(program: Program, number: int) -> list[Any]:
    """The package's cards as its generators shuffle them; which of these it is depends on PYSOLS_OWN."""
    from pysol_cards.cards import createCards, ms_rearrange
    from pysol_cards.random import LCRandom31, MTRandom

    cards: list[Any] = createCards(1)
    if program is PYSOL and number >= PYSOLS_OWN:
        return list(MTRandom(number).shuffle(cards))
    return list(LCRandom31(number).shuffle(ms_rearrange(cards)))
