"""The game in progress and what lasts of it: resumed, kept after every change, counted once.

A game counts when it had a move: as won with its last card, as not won when the player deals anew or
restarts. Quitting keeps it for later. The engine and the store know nothing of each other; they meet here.
"""

import os
import time
from collections.abc import Iterable
from contextlib import suppress

from klondike.rules import (
    RULE_SETS,
    BadCode,
    BadSave,
    Cause,
    Change,
    Deal,
    Game,
    Help,
    Move,
    RuleSet,
    deal_change,
    parse_code,
    parse_rule_code,
    rule_code,
)
from klondike.rules.changes import FORWARD
from klondike.rules.scoring import start
from klondike.store.results import Result, Totals
from klondike.store.store import Store

DEAL_BITS = 55
WELCOME = "Game saved by itself. Welcome back."
DEFAULT_RULES = "S3"
UNKNOWN_RULES = "The rules chosen last are not known here. This deal is played by the standard ones."
UNREADABLE = "The last game could not be read. It was put aside; here is a new deal."
UNREADABLE_STAYS = (
    "The last game could not be read, and not be put aside as a file. It stays beside your games; "
    "here is a new deal."
)
READABLE_AGAIN = "A game that was put aside can be read now. Here it is."


class Session:
    """One player's game over the whole life of the program."""

    def __init__(self, store: Store) -> None:
        """Go on with the kept game, or deal one by the rules in the settings."""
        self.store = store
        self.messages: list[str] = []
        self.before = Totals()  # what the games before the one counted last add up to
        self.game = self._resumed() or self._fresh()
        self._take_up_stowed()

    def _fresh(self, deal: Deal | None = None, rules: RuleSet | None = None) -> Game:
        """A game not yet begun: a random deal unless one is given."""
        rules = rules or self.chosen_rules
        deal = deal or self._taken(rules)
        return Game(deal or self.random_deal(), rules, self._carried(deal, rules))

    @staticmethod
    def random_deal() -> Deal:
        """One of all deals, each as likely as any other."""
        return Deal.numbered(_random_number())

    @property
    def wants_winnable(self) -> bool:
        """Whether deals by chance are to be such as can be won."""
        return self.store.settings.deals == "winnable"

    def next_deal(self, rules: RuleSet) -> Deal | None:
        """The deal by these rules that is proved winnable and was put by, if there is one."""
        try:
            deal, its_rules = parse_code(self.store.settings.next_deal)
        except BadCode:
            return None
        return deal if its_rules == rules else None

    def has_winnable(self, rules: RuleSet) -> bool:
        """Whether a deal by these rules that can be won is at hand."""
        return self.next_deal(rules) is not None or bool(_proved(rules))

    def _taken(self, rules: RuleSet) -> Deal | None:
        """The deal that was put by, used once, or any of those that were proved before."""
        if not self.wants_winnable:
            return None
        deal = self.next_deal(rules)
        if deal:
            self.store.change(next_deal="")
            return deal
        numbers = _proved(rules)
        return Deal.numbered(numbers[_random_number() % len(numbers)]) if numbers else None

    def _carried(self, deal: Deal | None, rules: RuleSet) -> int | None:
        """The balance to go on from; a deal that did not come by chance alone leaves it as it is."""
        if not rules.scoring.carries_over:
            return 0
        return None if deal else self.store.balance(rule_code(rules))

    @property
    def chosen_rules(self) -> RuleSet:
        """The rules of the next deal; the standard ones where those chosen last are not known here."""
        try:
            return parse_rule_code(self.store.settings.rules)
        except BadCode:
            if UNKNOWN_RULES not in self.messages:
                self.messages.append(UNKNOWN_RULES)
            return RULE_SETS[DEFAULT_RULES]

    def rules_for(self, deal: Deal | None) -> RuleSet:
        """The rules chosen for the next deal, or the standard ones if its deck has too few cards for them."""
        rules = self.chosen_rules
        has_too_few = deal is not None and deal.number is None and rules.decks > 1
        return RULE_SETS[DEFAULT_RULES] if has_too_few else rules

    @property
    def is_at_stake(self) -> bool:
        """Would leaving this deal count as not won?"""
        return self.game.is_started and not self.game.is_won

    def deal(self, deal: Deal | None = None, rules: RuleSet | None = None) -> Change:
        """Deal anew; the game so far counts as not won if it had a move.

        BadDeal, before anything is lost, where the deal has not as many decks as the rules.
        """
        rules = rules or self.rules_for(deal)
        if deal:
            deal.cards(rules.decks)
        self._leave()  # before: the new game may go on from the balance that this one leaves
        self.game = self._fresh(deal, rules)
        return deal_change(self.game.board)

    def restart(self) -> Change:
        """The same deal from its start; the try so far counts as not won."""
        self._leave()
        self.game.restart()
        return deal_change(self.game.board)._replace(cause=Cause.RESTART)

    def keep(self, change: Change | None = None) -> None:
        """Make the game's present state last; with the winning change, count the win instead."""
        if not self.game.is_won:
            self.store.keep_game(self.game.dump())
        elif change and change.cause in FORWARD:
            self._count(won=True)

    def make(self, moves: Iterable[Move]) -> None:
        """Make moves all at once, and keep where they lead."""
        change = None
        for move in moves:
            change = self.game.play(move)
        self.keep(change)

    def keep_clock(self) -> bool:
        """Make only the time played last, cheap enough for every second; false where all had to be kept."""
        is_enough = not self.is_at_stake or self.store.keep_clock(self.game.elapsed)
        if not is_enough:
            self.keep()
        return is_enough

    def help(self, kind: Help) -> None:
        """Make it last that the player had help of this kind."""
        self.game.help(kind)
        self.keep()

    def _leave(self) -> None:
        if self.is_at_stake:
            self._count(won=False)

    def _resumed(self) -> Game | None:
        text = self.store.saved_game()
        if not text:
            return None
        try:
            game = Game.load(text)
        except BadSave:
            is_aside = self.store.set_game_aside(text) is not None
            self.messages.append(UNREADABLE if is_aside else UNREADABLE_STAYS)
            return None
        if game.is_started:
            game.elapsed = max(game.elapsed, self.store.saved_clock())
            self.messages.append(WELCOME)
        return game

    def _take_up_stowed(self) -> None:
        """Go on with a game that an older version could not read, once this one can and none is in play."""
        for text in () if self.game.is_started else self.store.stowed_games():
            with suppress(BadSave):
                self.game = Game.load(text)
                self.store.take_up(text)
                self.messages.append(READABLE_AGAIN)
                return

    def _count(self, *, won: bool) -> None:
        from klondike.rules.replay import spelled, steps_of

        game, code = self.game, rule_code(self.game.rules)
        balance = _balance_after(game)
        result = Result(
            rules=code,
            deal=game.code,
            won=won and Help.SHOWN not in game.helps,  # the player was shown how
            score=game.score,
            seconds=int(game.elapsed),  # as the bar and the result show it (U184)
            moves=game.moves,
            undos=game.undos,
            hints=game.hints,
            finished=time.strftime("%Y-%m-%dT%H:%M:%S"),
            help=" ".join(sorted(game.helps)),
            line=spelled(steps_of(game)) if self.store.settings.keep_past_games else "",
            balance=balance,
        )
        self.before = self.store.totals(code)
        # Counted and no longer kept in one step: a crash in between would let the game be won twice.
        self.store.finish_game(result, balance)


def _balance_after(game: Game) -> int | None:
    """The balance that the next game goes on from, None where this one leaves it alone.

    A game whose solution was shown earns nothing: its stake is paid, and that is all.
    """
    table = game.rules.scoring
    if not table.carries_over or game.carried is None:
        return None
    return min(game.score, start(table, game.carried)) if Help.SHOWN in game.helps else game.score


def chosen_deal(code: str | None, deck: str | None) -> tuple[Deal, RuleSet | None] | None:
    """The deal that the command line asks for, by its code or by a text with the cards."""
    if code:
        return parse_code(code)
    return (Deal.parse_deck(deck), None) if deck else None


def _proved(rules: RuleSet) -> tuple[int, ...]:
    """The numbers of deals that are known to be winnable by these rules; none where no list can be read."""
    from klondike.assets import assets_folder
    from klondike.solver.proved import proved_numbers

    with suppress(OSError, ValueError):
        return proved_numbers((assets_folder() / "deals" / "proved.txt").read_text("ascii"), rules)
    return ()


def _random_number() -> int:
    return int.from_bytes(os.urandom(8)) >> (64 - DEAL_BITS)
