"""Deal codes as players type and paste them: what is forgiven, and what each mistake is called."""

from itertools import takewhile
from math import factorial

from klondike.rules.cards import Card, deck
from klondike.rules.deals import (
    DECK_DIGITS,
    EXAMPLE,
    FEWEST_DIGITS,
    KIND,
    MOST_DIGITS,
    Deal,
    check_character,
)
from klondike.rules.rulecodes import ALPHABET, BadCode, parse_rule_code
from klondike.rules.ruleset import DECK_SIZE, RuleSet

NAME, VERSION = KIND[:-1], KIND[-1:]
DASHES = dict.fromkeys(map(ord, "‐‑‒–—−"), "-")


def read_code(text: str) -> tuple[Deal, RuleSet]:
    """The deal and the rules of a code; raises BadCode with a sentence for the player.

    Forgiven are small letters, blanks and hyphens inside the deal, other dashes, text before the code,
    and text after it from the first sign on that is none of these.
    """
    version, name, typed = _parts(text)
    if version != VERSION:
        raise BadCode(f"This code is of kind {version}, which this program does not know.")
    rules = parse_rule_code(name)
    for letter in typed:
        if letter not in ALPHABET:
            raise BadCode(f"The letter {letter} is never used in a code.")
    _check_length(typed[:-1], rules)
    if check_character(name + typed[:-1]) != typed[-1]:
        raise BadCode("That is not quite a deal code: one character seems mistyped.")
    return _deal(typed[:-1], rules), rules


def _parts(text: str) -> tuple[str, str, str]:
    text = text.translate(DASHES).upper()
    start = text.find(NAME)
    while start >= 0 and not text[start + len(NAME) : start + len(NAME) + 1].isdigit():
        start = text.find(NAME, start + 1)
    if start < 0:
        raise BadCode(f"That is not a deal code. It looks like {EXAMPLE}.")
    code = "".join(takewhile(_is_of_code, text[start + len(NAME) :]))
    version, _, rest = code.partition("-")
    name, dash, typed = rest.partition("-")
    if not dash:
        raise BadCode(f"This code is too short. It looks like {EXAMPLE}.")
    return version.strip(), name.strip(), "".join(typed.replace("-", " ").split())


def _is_of_code(letter: str) -> bool:
    return letter.isalnum() or letter == "-" or (letter.isspace() and letter not in "\r\n")


def _check_length(digits: str, rules: RuleSet) -> None:
    length, whole_deck = len(digits), DECK_DIGITS[rules.decks]
    if length < FEWEST_DIGITS:
        raise BadCode("This code is too short: some of its end is missing.")
    if length > whole_deck or (FEWEST_DIGITS < length <= MOST_DIGITS and digits[0] == "0"):
        raise BadCode("This code is too long.")
    if MOST_DIGITS < length < whole_deck:
        raise BadCode("This code is too long for a deal number and too short for a deck.")


def _deal(digits: str, rules: RuleSet) -> Deal:
    number = sum(ALPHABET.index(digit) << 5 * place for place, digit in enumerate(reversed(digits)))
    if len(digits) <= MOST_DIGITS:
        return Deal.numbered(number)
    if number >= factorial(DECK_SIZE * rules.decks):
        raise BadCode("This code stands for no deck.")
    return Deal(None, _unranked(number, rules.decks))


def _unranked(rank: int, decks: int) -> tuple[Card, ...]:
    rest, places = list(deck(decks)), []
    for size in range(1, len(rest) + 1):
        rank, place = divmod(rank, size)
        places.append(place)
    return tuple(rest.pop(place) for place in reversed(places))
