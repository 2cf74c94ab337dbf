"""Number cards: two-tone pips on quiet paper."""

from .drawing import Pen
from .outlines import Outline, moved, shift, stretch
from .palette import Inks
from .paper import Master, hairline
from .shapes import rectangle
from .suits import SIGNS

LEFT, MIDDLE, RIGHT = 77, 125, 173
UPRIGHT_TO = 176
CORNERS = [(LEFT, 101), (RIGHT, 101), (LEFT, 249), (RIGHT, 249)]
SIX = [*CORNERS, (LEFT, 175), (RIGHT, 175)]
ROWS = [(x, y) for y in (94.5, 148.2, 201.8, 255.5) for x in (LEFT, RIGHT)]
PLACES = {
    "2": [(MIDDLE, 101), (MIDDLE, 249)],
    "3": [(MIDDLE, 101), (MIDDLE, 175), (MIDDLE, 249)],
    "4": CORNERS,
    "5": [*CORNERS, (MIDDLE, 175)],
    "6": SIX,
    "7": [*SIX, (MIDDLE, 138)],
    "8": [*SIX, (MIDDLE, 138), (MIDDLE, 212)],
    "9": [*ROWS, (MIDDLE, 175)],
    "T": [*ROWS, (MIDDLE, 121.3), (MIDDLE, 228.7)],
}
SIZES = {"2": 66, "3": 60, "4": 58, "5": 58, "6": 58, "7": 51, "8": 51, "9": 46, "T": 46}
LEFT_HALF = rectangle(-80, -80, 0, 80)
RIGHT_HALF = rectangle(0, -80, 80, 80)


def draw_number(pen: Pen, card: str, inks: Inks, master: Master) -> None:
    """Draw the field of a number card: all outlines in the shade tone, then all light halves on top."""
    rank, suit = card
    hairline(pen, master)
    size = SIZES[rank] / 100
    pips = [pen.moved(x, y).scaled(size if y < UPRIGHT_TO else -size) for x, y in PLACES[rank]]
    for pip in pips:
        pip.fill(SIGNS[suit], inks.shade)
    for pip in pips:
        light = LEFT_HALF if pip.matrix.a > 0 else RIGHT_HALF
        pip.within(light).fill(SIGNS[suit], inks.light)


def sign(suit: str, x: float, y: float, size: float) -> Outline:
    """A suit sign about (x, y), upside down when the size is negative."""
    return moved(SIGNS[suit], shift(x, y), stretch(size / 100))
