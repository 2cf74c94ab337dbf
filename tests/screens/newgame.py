"""An open sheet for a new game to test with, and what was dealt."""

import pygame

from klondike.rules import RULE_SETS, BadCode, RuleSet, parse_code
from klondike.rules.families import FAMILIES
from klondike.screens.new_game import NewGameScreen, Program
from klondike.screens.targets import words_of
from klondike.screens.wish import DealWish
from klondike.ui.pen import Pen
from tests.ui.events import click, key

LARGE, SMALL, TINY = (1280, 800), (640, 480), (320, 240)
CODE, FOREIGN = "KL1-S3-02K7MRX", "12345"
ONE_DECK = "That is a deal of one deck."
RECORD = "41 won of 96"
TITLES = [family.title for family in FAMILIES]
CUSTOM = TITLES.index("Custom")


class Opened:
    """An open sheet, and what was dealt."""

    def __init__(
        self, pen: Pen, rules: str = "S3", size: tuple[int, int] = LARGE, unit: float = 1.0, pace: float = 0
    ) -> None:
        self.dealt: list[tuple[RuleSet, DealWish]] = []
        self.clipboard = CODE
        program = Program(self.record, self.deal, self.check, lambda: self.clipboard)
        self.sheet = NewGameScreen(pen, FAMILIES, RULE_SETS[rules], program, pace)
        self.sheet.resize(size, unit)

    def record(self, rules: RuleSet) -> str:
        return RECORD if rules in RULE_SETS.values() else ""

    def deal(self, rules: RuleSet, wish: DealWish) -> None:
        self.dealt.append((rules, wish))

    def check(self, text: str, rules: RuleSet) -> str:
        if text == FOREIGN and rules.decks != 1:
            return ONE_DECK
        try:
            if text != FOREIGN:
                parse_code(text)
        except BadCode as problem:
            return str(problem)
        return ""

    def press(self, *codes: int, mod: int = 0) -> None:
        for code in codes:
            self.sheet.handle(key(code, mod))

    def click(self, target: str) -> None:
        click(self.sheet, self.sheet.targets[target].center)

    def focus_on(self, words: str) -> None:
        """Press Tab until the keyboard is at that control."""
        for _ in self.sheet.group.widgets:
            if words_of(self.sheet.group.focus) == words:
                return
            self.press(pygame.K_TAB)
        raise AssertionError(f"Tab never comes to {words}")

    @property
    def words(self) -> list[str]:
        return [item.say() for item, _ in self.sheet.body.items]


def custom(pen: Pen, rules: str = "S1", size: tuple[int, int] = LARGE) -> Opened:
    opened = Opened(pen, rules, size)
    opened.sheet.turn_to(CUSTOM)
    return opened
