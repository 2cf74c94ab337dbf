"""Numbers, counts and lists as sentences have them."""

from collections.abc import Sequence

NUMBERS = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
)  # fmt: skip
TIMES = {1: "once", 2: "twice"}
ORDINALS = {1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth", 6: "sixth"}


def number(value: int) -> str:
    """A number, in letters when it is short so."""
    return NUMBERS[value] if 0 <= value < len(NUMBERS) else f"{value:,}"


def ordinal(value: int) -> str:
    """Which one of many: "third", "7th"."""
    return ORDINALS.get(value, f"{value}th")


def times(value: int) -> str:
    """How often: "once", "three times"."""
    return TIMES.get(value) or f"{number(value)} times"


def count(value: int, thing: str) -> str:
    """So many things: "one deck", "two decks"."""
    return f"{number(value)} {_things(value, thing)}"


def counted(value: int, thing: str) -> str:
    """So many things, in figures: "1 hint", "1,200 hints"."""
    return f"{value:,} {_things(value, thing)}"


def cards(value: int) -> str:
    """So many cards."""
    return count(value, "card")


def capital(text: str) -> str:
    """A text with a capital letter at its start."""
    return text[:1].upper() + text[1:]


def listed(parts: Sequence[str]) -> str:
    """Parts of a sentence in a row, the last after "and"."""
    return ", and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def _things(value: int, thing: str) -> str:
    return thing if value == 1 else f"{thing}s"
