"""How the player likes to play: what the table asks for at each click, and what it shows."""

from typing import NamedTuple


class Preferences(NamedTuple):
    """What is chosen in the settings and means something on the table."""

    is_mirrored: bool = False
    """the stock lies on the right"""
