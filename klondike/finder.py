"""Finds deals that can be won, each proved, by trying what chance deals."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from klondike.rules import Board, Deal, RuleSet, deal_code
from klondike.solver.errands import Errand, Wish
from klondike.solver.verdict import Outcome, Reason

if TYPE_CHECKING:
    from klondike.session import Session

SECONDS, SECONDS_FOR_ALL = 2.0, 30.0  # for one deal, for all that are tried


class Finder:
    """Tries deal after deal; those that are too hard to tell are passed over."""

    def __init__(self, session: "Session") -> None:
        """Find deals for the player of this session."""
        self._session = session
        self._fruitless: list[RuleSet] = []

    def finding(self, rules: RuleSet, tell: Callable[[Deal | None], None]) -> Errand:
        """Tell a deal that can be won by these rules, or None when the time is over."""
        seconds = 0.0
        while seconds < SECONDS_FOR_ALL:
            deal = self._session.random_deal()
            verdict = yield Wish(Board.deal(rules, deal.cards(rules.decks)), SECONDS)
            if verdict.outcome is Outcome.WINNABLE:
                tell(deal)
                return
            has_failed = verdict.reason is Reason.FAILED  # where nothing answers, nothing takes time either
            seconds += SECONDS_FOR_ALL if has_failed else verdict.seconds
        tell(None)

    def putting_by(self, rules: RuleSet) -> Errand:
        """Have one ready for the next time; where none is found in time it is not tried again."""
        if rules in self._fruitless:
            return

        def tell(deal: Deal | None) -> None:
            if deal:
                self._session.store.change(next_deal=deal_code(deal, rules))
            else:
                self._fruitless.append(rules)

        yield from self.finding(rules, tell)
