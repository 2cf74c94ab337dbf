"""How the player likes to play: what a click does, and what is shown beside the cards."""

from enum import StrEnum
from typing import NamedTuple

from klondike.rules.homeward import Homing


class Click(StrEnum):
    """What a click on a card does."""

    MOVE = "move"
    PICK = "pick"
    """the first one picks it up, the second one puts it down"""
    NOTHING = "nothing"


class First(StrEnum):
    """Where the best move of a card goes if it may go to several places."""

    BEST = "best"
    HOME = "home"
    COLUMN = "column"


class Preferences(NamedTuple):
    """What is chosen in the settings and means something on the table."""

    is_mirrored: bool = False
    """the stock lies on the right"""
    click: Click = Click.MOVE
    first: First = First.BEST
    right_click_sends_home: bool = True
    homing: Homing = Homing.NEVER
    """which cards go home by themselves"""
    finishes: bool = False
    """the end of a game goes by itself too"""
    shows_count: bool = True
    """of the cards in the stock"""
    shows_places: bool = False
    """all that would take the cards in the hand"""
    figures: frozenset[str] = frozenset(("Time", "Moves", "Score", "Balance"))
    """those that the bar shows, by their labels"""
