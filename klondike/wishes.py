"""From what the player asks for to a deal: by a code, by another program's number, or today's."""

from typing import TYPE_CHECKING

from klondike.rules import BadCode, BadDeal, Deal, RuleSet, parse_code

if TYPE_CHECKING:
    from klondike.screens.wish import DealWish


def typed_deal(text: str, rules: RuleSet) -> tuple[Deal, RuleSet]:
    """The deal of a code, which brings its own rules, or of another program's number, played by these rules.

    BadCode or BadDeal says what is wrong.
    """
    from klondike.rules.foreign import foreign_deal, is_foreign

    if not is_foreign(text):
        return parse_code(text)
    if rules.decks != 1:
        raise BadDeal("Numbers of other programs are deals of one deck.")
    return foreign_deal(text), rules


def what_is_wrong(text: str, rules: RuleSet) -> str:
    """What is wrong with a code or number that was typed, nothing for a good one."""
    try:
        typed_deal(text, rules)
    except (BadCode, BadDeal) as problem:
        return str(problem)
    return ""


def wished_deal(wish: "DealWish", rules: RuleSet) -> tuple[Deal | None, RuleSet]:
    """The deal that was wished for in the new game sheet; None for one by chance."""
    from klondike.screens.wish import Kind

    if wish.kind == Kind.CODE:
        return typed_deal(wish.code, rules)
    return (todays_deal(rules) if wish.kind == Kind.TODAY else None), rules


def todays_deal(rules: RuleSet) -> Deal:
    """The deal of this day at the player's place."""
    from datetime import date

    from klondike.rules.daily import daily_deal

    today = date.today()
    return daily_deal(today.year, today.month, today.day, rules)
