"""The rules of a game as data: which options it is played with, and how it is scored."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import NamedTuple, Self

from klondike.rules.piles import COLUMNS, Zone

DECK_SIZE = 52
KING = 13
MOST_PASSES = 31
MOST_UNDOS = 999


class RuleSetError(ValueError):
    """Options that make no game; the text says why."""


class Tap(StrEnum):
    """What a tap on a card does."""

    BEST = "best"
    """the best move of the card"""
    HOME = "home"
    """the card goes to its foundation if it fits"""
    COLUMN = "column"
    """the card goes to a column that takes it (S2.5)"""
    NOTHING = "nothing"


class TimeBonus(NamedTuple):
    """What a win adds for a short time (S0.4, M12, M14)."""

    base: int = 0
    slope: int = 0
    """points less for each second"""
    quotient: int = 0
    """divided by the seconds, for wins that took at least `min_seconds`"""
    min_seconds: int = 0

    def points(self, seconds: int) -> int:
        """The bonus of a win after this many whole seconds, never below 0."""
        quick = max(0, self.base - self.slope * seconds)
        return quick + (self.quotient // seconds if seconds >= max(1, self.min_seconds) else 0)


class Scoring(NamedTuple):
    """How a game is scored; a table of numbers that nothing needs to know by name."""

    key: str
    """two letters or digits, for rule codes"""
    title: str
    points: Mapping[tuple[Zone, Zone], int]
    """for a move from one kind of pile to another; (WASTE, STOCK) is a recycle"""
    unit: str = "points"
    """or "$" """
    start: int = 0
    floor: int | None = 0
    """the score never falls below it, applied at each step (M10); None: no floor"""
    reveal: int = 0
    """for a card turned up in a column"""
    free_recycles: int = 0
    """that many recycles cost nothing (M8)"""
    decay: int = 0
    """points lost at each full `decay_seconds` of play (M11)"""
    decay_seconds: int = 10
    undo_fee: int = 0
    """points for each undo (M9)"""
    bonus: TimeBonus = TimeBonus()
    carries_over: bool = False
    """the balance goes on from deal to deal"""
    kept: bool = True
    """False: no score is shown"""

    def __hash__(self) -> int:
        return hash(self.key)  # the table of points is a dict, which has no hash


class RuleSet(NamedTuple):
    """Every option of a game."""

    key: str
    """the name in codes"""
    title: str
    """the name for the player"""
    scoring: Scoring
    decks: int = 1
    columns: int = 7
    draw: int = 1
    """cards turned at a time"""
    passes: int | None = None
    """how often the stock may be gone through; None: without limit"""
    worrying_back: bool = True
    """foundation cards may go back to a column"""
    whole_runs_only: bool = False
    """from column to column only all face-up cards together move (S3.2)"""
    space_rank: int | None = KING
    """the rank that may lead a run to an empty column; None: any"""
    thoughtful: bool = False
    """face-down cards are shown, though they cannot be moved (S4.6)"""
    waste_fan: int = 3
    """that many waste cards are shown (S3.1)"""
    undo_limit: int | None = None
    """how many of the last moves may be undone; None: all"""
    tap: Tap = Tap.BEST
    double_tap: Tap = Tap.HOME
    autoplay: bool = True
    """cards may go home by themselves where the player wants it (False: S2.4)"""
    declares_end: bool = False
    """the program says when no move is left (S3.7)"""

    def checked(self) -> Self:
        """These rules; raises RuleSetError when they make no game."""
        for is_sound, reason in CHECKS:
            if not is_sound(self):
                raise RuleSetError(reason)
        return self


CHECKS: tuple[tuple[Callable[[RuleSet], bool], str], ...] = (
    (lambda rules: rules.decks in (1, 2), "A game has one deck or two."),
    (lambda rules: rules.columns in (7, 9, len(COLUMNS)), "A game has 7, 9 or 10 columns."),
    (
        lambda rules: rules.columns * (rules.columns + 1) // 2 <= DECK_SIZE * rules.decks,
        "Ten columns need 55 cards, and one deck has 52.",
    ),
    (lambda rules: rules.draw in (1, 3), "One card or three are drawn at a time."),
    (
        lambda rules: rules.passes is None or 1 <= rules.passes <= MOST_PASSES,
        f"The limit of passes is between 1 and {MOST_PASSES}.",
    ),
    (lambda rules: rules.space_rank in (None, KING), "An empty column takes a king, or any card."),
    (lambda rules: rules.waste_fan in (1, 2, 3), "One to three cards of the waste are shown."),
    (
        lambda rules: rules.undo_limit is None or 0 <= rules.undo_limit <= MOST_UNDOS,
        f"The limit of undos is between 0 and {MOST_UNDOS}.",
    ),
    (
        lambda rules: rules.scoring.floor is None or rules.scoring.start >= rules.scoring.floor,
        "A score cannot start below its floor.",
    ),
    (lambda rules: rules.scoring.decay_seconds > 0, "Points are lost after at least one second."),
)
