"""Deals that were proved winnable once and for all: which of those in a list can be won by some rules.

The list has a line for each kind of rules: a rule code, and a figure for each deal from the number FIRST on,
1 where it is proved that it can be won.
"""

from collections.abc import Iterable, Iterator

from klondike.rules import RuleSet, parse_rule_code

FIRST = 3_141_593
PROVED, OPEN = "1", "0"


def proved_numbers(text: str, rules: RuleSet) -> tuple[int, ...]:
    """The numbers of the deals in a list that can be won by these rules, with no more than they allow."""
    numbers: set[int] = set()
    for code, known in entries(text):
        if is_within(parse_rule_code(code), rules):
            numbers |= {FIRST + place for place, figure in enumerate(known) if figure == PROVED}
    return tuple(sorted(numbers))


def figures(known: Iterable[bool]) -> str:
    """How a list says which deals are proved, in the order of their numbers."""
    return "".join(PROVED if each else OPEN for each in known)


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The rule codes of a list, each with its figures."""
    for line in text.splitlines():
        code, known = line.split()
        yield code, known


def is_within(strict: RuleSet, rules: RuleSet) -> bool:
    """Whether every line of moves under the first rules can be made under the second as well.

    Three cards drawn one after the other end as three drawn at once.
    """
    return (
        (strict.decks, strict.columns) == (rules.decks, rules.columns)
        and strict.draw % rules.draw == 0
        and (rules.passes is None or (strict.passes is not None and strict.passes <= rules.passes))
        and strict.worrying_back <= rules.worrying_back
        and strict.whole_runs_only >= rules.whole_runs_only
        and rules.space_rank in (None, strict.space_rank)
    )
