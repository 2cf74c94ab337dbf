"""What is watched of a game, the line of its moves, and the button that lets it go on."""

from collections.abc import Callable
from typing import NamedTuple

import pygame

from klondike.ui.pen import Pen
from klondike.ui.widgets import IconButton, Scale, Slider


class Film(NamedTuple):
    """What is watched: so many moves, and what happens when one of them is gone to."""

    length: int
    show: Callable[[int], None]
    may_play: Callable[[int], bool]
    """whether the game can be played on after so many moves"""
    play: Callable[[int], None]
    ended: Callable[[], None]
    is_busy: Callable[[], bool]
    """whether cards still fly"""


class Line(Slider):
    """The line of all moves; how many were made stands beside it."""

    def __init__(self, at: int, count: int, action: Callable[[int], object]) -> None:
        super().__init__("Move", at, Scale(0, count, 1, f"{{}} of {count}"), action)

    def place(self, pen: Pen, rect: pygame.Rect) -> None:
        """Leave room for the longest number of moves."""
        longest = self.scale.words.format(self.scale.high)
        self.words_room = pen.text_size(longest, 16, "semibold")[0] / pen.unit + 12
        super().place(pen, rect)

    def follow(self, at: int) -> None:
        """Stand at a move that was gone to by other means."""
        self.value = self.told = at


class MainButton(IconButton):
    """The button that most will press; it has a ground of its own."""

    def ground(self, pen: Pen, rest: str | None = None) -> str | None:
        """Give the colour of the ground at rest, else the answer to the mouse."""
        return super().ground(pen, rest or pen.theme.panel.hover)

    def ink(self, pen: Pen) -> str:
        """Give the colour of the sign: full at rest too."""
        return pen.theme.panel.ink
