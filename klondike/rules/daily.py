"""The deal of the day: made of the date and the rules alone, so that it is the same for everybody."""

from klondike.rules.deals import BadDeal, Deal, random_words
from klondike.rules.rulecodes import rule_code
from klondike.rules.ruleset import RuleSet

DAILY_NUMBERS = 2**30
"""so many deals have a code of the shortest length"""


def daily_deal(year: int, month: int, day: int, rules: RuleSet) -> Deal:
    """The deal of a day for one set of rules; raises BadDeal for a day that no calendar has.

    Year, month, day and the letters of the rule code are mixed one after the other into the shuffle's
    generator: its first number from each state, changed by the next value, is the state that follows.
    """
    _check_date(year, month, day)
    state = 0
    for value in (year, month, day, *rule_code(rules).encode()):
        state = next(random_words(state ^ value))
    return Deal.numbered(state % DAILY_NUMBERS)


def _check_date(year: int, month: int, day: int) -> None:
    from datetime import date

    try:
        date(year, month, day)
    except ValueError:
        raise BadDeal(f"There is no day {year}-{month}-{day}.") from None
