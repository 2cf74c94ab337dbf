"""Deals anew: by the rules in the settings, by choice, by code, today's, or the same again.

A game in play is asked for first, since it counts as not won then.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from klondike.rules import Change, Deal, Help, Move, RuleSet, deal_code, parse_code, rule_code
from klondike.rules.changes import shown_change
from klondike.rules.deals import DEAL_NUMBERS

if TYPE_CHECKING:
    from klondike.desk import Desk
    from klondike.screens.question import Question
    from klondike.screens.wish import DealWish

NO_NUMBER = "This deal has no number, so none comes next to it."
NO_NEIGHBOUR = "There is no deal beyond this one."


def nothing() -> None:
    """Do nothing."""


class Dealing:
    """Every way to another deal."""

    def __init__(self, desk: "Desk") -> None:
        """Deal on the table of this desk."""
        self._desk = desk

    def new_game(self) -> None:
        """Deal anew by the rules of the settings."""
        self._anew(self._deal_by_chance)

    def restart(self) -> None:
        """The same deal from its start."""
        from klondike.screens.question import RESTART

        self._ask(RESTART, self._deal_again)

    def choose_game(self) -> None:
        """Choose among all rules and their options, and how the deal is found."""
        from klondike.reports import record_line
        from klondike.rules.families import FAMILIES
        from klondike.screens.new_game import NewGameScreen, Program
        from klondike.wishes import what_is_wrong

        desk, session = self._desk, self._desk.session
        chosen = session.chosen_rules
        program = Program(
            record=lambda rules: record_line(session.store, rules),
            deal=self._deal_as_wished,
            kind=session.store.settings.deals,
            check=what_is_wrong,
            paste=desk.window.pasted,
        )
        desk.open(NewGameScreen(desk.pen, FAMILIES, chosen, program, desk.pace))

    def neighbour(self, step: int) -> None:
        """The deal so many numbers after the one in play, by the same rules (U137)."""
        game, say = self._desk.session.game, self._desk.table.say
        number = game.deal.number
        if number is None:
            say(NO_NUMBER, "help")
        elif not 0 <= number + step < DEAL_NUMBERS:
            say(NO_NEIGHBOUR, "help")
        else:
            self._anew(lambda: self._deal_numbered(number + step, game.rules))

    def _deal_numbered(self, number: int, rules: RuleSet) -> None:
        self._deal(Deal.numbered(number), rules)
        self._desk.table.say(f"Deal number {number}.", "hash")

    def chosen(self, deal: Deal, rules: RuleSet | None) -> None:
        """Deal what the command line asks for, unless it is on the table already."""
        session = self._desk.session
        if deal_code(deal, rules or session.rules_for(deal)) != session.game.code:
            self._anew(lambda: self._deal(deal, rules))

    def again(self, code: str, moves: Sequence[Move] = (), then: Callable[[], None] = nothing) -> None:
        """Deal a past game anew and make the first of its moves; `then` hears that it was done. BadDeal.

        A game that begins with moves made by the program is one whose solution was shown.
        """
        deal, rules = parse_code(code)
        deal.cards(rules.decks)  # before anything is asked

        def go() -> None:
            change = self._desk.session.deal(deal, rules)
            then()
            self._desk.table.show(self._desk.session.game, change if not moves else self._ahead(moves))

        self._anew(go)

    def _ahead(self, moves: Sequence[Move]) -> Change:
        """Make moves that were watched; the table shows where they lead already."""
        session = self._desk.session
        session.game.help(Help.SHOWN)
        session.make(moves)
        return shown_change(session.game.board)

    def deal_any(self, rules: RuleSet) -> None:
        """Deal by chance alone, whether it can be won or not."""
        self._anew(lambda: self._deal(None, rules))

    def today(self) -> None:
        """The deal of this day, the same for everybody who plays by these rules."""
        from klondike.screens.wish import DealWish, Kind

        self._deal_as_wished(self._desk.session.chosen_rules, DealWish(Kind.TODAY))

    def copy_code(self) -> None:
        """Put the code of this deal on the clipboard."""
        code = self._desk.session.game.code
        self._desk.window.copy(code)
        self._desk.table.say(f"Deal code copied: {code}", "copy")

    def enter_code(self) -> None:
        """Ask for a deal code, or another program's number, and deal it."""
        from klondike.screens.code import CodeScreen
        from klondike.screens.codefield import LONGEST
        from klondike.wishes import typed_deal, what_is_wrong

        desk, rules = self._desk, self._desk.session.chosen_rules

        def check(text: str) -> str:
            return what_is_wrong(text, rules)

        def accept(text: str) -> None:
            self._anew(lambda: self._deal(*typed_deal(text, rules)))

        copied = desk.window.pasted()[:LONGEST]
        text = "" if check(copied) else copied.strip()
        desk.open(CodeScreen(desk.pen, check, accept, desk.window.pasted, text, desk.pace))

    def _deal(self, deal: Deal | None = None, rules: RuleSet | None = None) -> None:
        session = self._desk.session
        left = session.game if session.is_at_stake else None
        change = session.deal(deal, rules)
        self._desk.table.show(session.game, change)
        if left:
            self._desk.advisor.about_loss(left)

    def _deal_by_chance(self, rules: RuleSet | None = None) -> None:
        """Any deal, or one that can be won if only such are wanted: that may have to be found first."""
        session = self._desk.session
        rules = rules or session.chosen_rules
        if session.wants_winnable and not session.has_winnable(rules):
            self._desk.advisor.find_deal(rules, lambda deal: self._deal(deal, rules))
        else:
            self._deal(None, rules)

    def _deal_again(self) -> None:
        session = self._desk.session
        change = session.restart()
        self._desk.table.show(session.game, change)

    def _deal_as_wished(self, rules: RuleSet, wish: "DealWish") -> None:
        from klondike.wishes import wished_deal

        deal, its_rules = wished_deal(wish, rules)
        store = self._desk.session.store

        def go() -> None:
            store.change(rules=rule_code(rules))
            if deal:
                self._deal(deal, its_rules)
            else:
                store.change(deals=wish.kind)
                self._deal_by_chance(rules)

        self._anew(go)

    def _anew(self, action: Callable[[], None]) -> None:
        """Go on to another deal, asking first where a game would be lost by it."""
        from klondike.screens.question import NEW_DEAL

        self._ask(NEW_DEAL, action)

    def _ask(self, question: "Question", action: Callable[[], None]) -> None:
        """Do it, asking first where a game would be lost by it."""
        from klondike.screens.question import QuestionScreen, without_past

        desk, session = self._desk, self._desk.session
        if not (session.is_at_stake and session.store.settings.ask_before_losing):
            action()
            return

        if not session.store.settings.keep_past_games:
            question = without_past(question)

        def answered(is_yes: bool, is_ticked: bool) -> None:  # noqa: FBT001
            if is_yes and is_ticked:
                session.store.change(ask_before_losing=False)
            if is_yes:
                action()

        desk.open(QuestionScreen(desk.pen, question, answered, desk.pace))
