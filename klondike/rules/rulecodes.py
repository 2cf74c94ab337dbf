"""Rule codes: the short text that says with which options a deal is played.

A named rule set is its key. Any other is "X" and, in the order of OPTIONS, a letter and a value of
fixed length for each option that differs from BASE: "XD3P3" is three cards at a time, three passes.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from klondike.rules.presets import RULE_SETS, SCORINGS
from klondike.rules.ruleset import KING, MOST_PASSES, MOST_UNDOS, RuleSet, RuleSetError, Tap

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
BASE = RULE_SETS["S1"]
OWN = "X"


class BadCode(ValueError):  # noqa: N818
    """A deal code or rule code that cannot be read; the text says what is wrong, for the player."""


class Option(NamedTuple):
    """How one option is spelled: its letter, and the text of each of its values, all of one length."""

    letter: str
    field: str
    values: Mapping[str, Any]

    def spell(self, rules: RuleSet) -> str:
        """Letter and value of these rules; raises RuleSetError when the value has no text."""
        for text, value in self.values.items():
            if value == getattr(rules, self.field):
                return self.letter + text
        raise RuleSetError(f"No code can say this value of “{self.field}”.")


def digits(number: int, length: int) -> str:
    """A number of exactly `length` digits in base 32."""
    return "".join(ALPHABET[number >> 5 * place & 31] for place in reversed(range(length)))


@cache
def options() -> tuple[Option, ...]:
    """Every option in the order in which codes spell it; appended to, never reordered."""
    switch = {"0": False, "1": True}
    passes: dict[str, int | None] = {digits(number, 1): number for number in range(1, MOST_PASSES + 1)}
    undos: dict[str, int | None] = {digits(number, 2): number for number in range(MOST_UNDOS + 1)}
    taps = {"B": Tap.BEST, "H": Tap.HOME, "C": Tap.COLUMN, "N": Tap.NOTHING}
    return (
        Option("N", "decks", {"1": 1, "2": 2}),
        Option("C", "columns", {"7": 7, "9": 9, "A": 10}),
        Option("D", "draw", {"1": 1, "3": 3}),
        Option("P", "passes", passes | {"0": None}),
        Option("B", "worrying_back", switch),
        Option("R", "whole_runs_only", switch),
        Option("E", "space_rank", {"K": KING, "A": None}),
        Option("T", "thoughtful", switch),
        Option("F", "waste_fan", {"1": 1, "2": 2, "3": 3}),
        Option("Z", "undo_limit", undos | {"ZZ": None}),
        Option("H", "tap", taps),
        Option("J", "double_tap", taps),
        Option("A", "autoplay", switch),
        Option("Q", "declares_end", switch),
        Option("S", "scoring", SCORINGS),
    )


def own_rules(base: RuleSet, **changes: Any) -> RuleSet:
    """The rules of `base` with these options changed, its key spelling all; raises RuleSetError.

    A named rule set that has just these options is returned itself.
    """
    changed = base._replace(**changes).checked()
    for named in RULE_SETS.values():
        if named[2:] == changed[2:]:
            return named
    return _named_by_code(changed)


def rule_code(rules: RuleSet) -> str:
    """The text of these rules; raises RuleSetError when no code can say them."""
    return rules.key if RULE_SETS.get(rules.key) == rules else _spelled(rules)


def parse_rule_code(text: str) -> RuleSet:
    """Read a rule code exactly as `rule_code` makes it; raises BadCode.

    Rules of their own keep the name that spells them, even if named ones with the same options come later.
    """
    if text in RULE_SETS:
        return RULE_SETS[text]
    try:
        rules = _named_by_code(BASE._replace(**_read_options(text)).checked())
    except (KeyError, RuleSetError):
        raise BadCode(f"No rules are called “{text}” here.") from None
    if _spelled(rules) != text:
        raise BadCode(f"No rules are called “{text}” here.")
    return rules


def _named_by_code(rules: RuleSet) -> RuleSet:
    return rules._replace(key=_spelled(rules), title=f"Own rules · Draw {rules.draw}")


def _spelled(rules: RuleSet) -> str:
    return OWN + "".join(
        option.spell(rules)
        for option in options()
        if getattr(rules, option.field) != getattr(BASE, option.field)
    )


def _read_options(text: str) -> dict[str, Any]:
    if not text.startswith(OWN):
        raise KeyError(text)
    by_letter = {option.letter: option for option in options()}
    changes: dict[str, Any] = {}
    place = len(OWN)
    while place < len(text):
        option = by_letter[text[place]]
        end = place + 1 + len(next(iter(option.values)))
        changes[option.field] = option.values[text[place + 1 : end]]
        place = end
    return changes
