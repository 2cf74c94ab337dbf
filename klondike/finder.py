"""Finds deals that can be won, each proved, by trying what chance deals."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from klondike.rules import Deal, RuleSet, deal_code
from klondike.solver.errands import Errand, Wish
from klondike.solver.verdict import Outcome, Reason
from klondike.ui.toast import Offer

if TYPE_CHECKING:
    from klondike.desk import Desk

SECONDS, SECONDS_FOR_ALL = 2.0, 30.0  # for one deal, for all that are tried
NONE_FOUND = "No deal could be proved winnable in time."
FOUND = "A deal that can be won is ready now."
ICON = "cards"


class Finder:
    """Tries deal after deal; those that are too hard to tell are passed over."""

    def __init__(self, desk: "Desk") -> None:
        """Find deals for the player at this desk."""
        self._desk = desk
        self._fruitless: list[RuleSet] = []

    def handing(self, rules: RuleSet, then: Callable[[Deal], None]) -> Errand:
        """Hand a deal over that can be won; it is put by where the player plays on meanwhile."""
        desk, board = self._desk, self._desk.session.game.board

        def found(deal: Deal | None) -> None:
            if not deal:
                desk.table.say(NONE_FOUND, ICON, Offer("Deal any", lambda: desk.dealing.deal_any(rules)))
            elif desk.is_at_table and desk.session.game.board is board:
                then(deal)
            else:
                self._put_by(deal, rules)
                desk.table.say(FOUND, ICON)

        yield from self._finding(rules, found)

    def putting_by(self, rules: RuleSet) -> Errand:
        """Have one ready for the next time; where none is found in time it is not tried again."""
        if rules in self._fruitless:
            return

        def found(deal: Deal | None) -> None:
            if deal:
                self._put_by(deal, rules)
            else:
                self._fruitless.append(rules)

        yield from self._finding(rules, found)

    def _finding(self, rules: RuleSet, tell: Callable[[Deal | None], None]) -> Errand:
        """Tell a deal that can be won by these rules, or None when the time is over."""
        seconds = 0.0
        while seconds < SECONDS_FOR_ALL:
            deal = self._desk.session.random_deal()
            verdict = yield Wish(deal.board(rules), SECONDS)
            if verdict.outcome is Outcome.WINNABLE:
                tell(deal)
                return
            has_failed = verdict.reason is Reason.FAILED  # where nothing answers, nothing takes time either
            seconds += SECONDS_FOR_ALL if has_failed else verdict.seconds
        tell(None)

    def _put_by(self, deal: Deal, rules: RuleSet) -> None:
        self._desk.session.store.change(next_deal=deal_code(deal, rules))
