"""The index: rank and suit side by side, each on an axis of its own, at four sizes."""

from typing import NamedTuple

from .drawing import Pen
from .glyphs import BOLD, REGULAR, Weight, glyph
from .paper import HEIGHT, WIDTH
from .suits import SIGNS

TALLER_DIAMOND = 1.07


class Level(NamedTuple):
    """A size of the index: the rank hangs from `top` about `rank_x`, no wider than `widest`."""

    width_scale: float
    height_scale: float
    top: float
    rank_x: float
    suit_x: float
    suit_y: float
    suit_size: float
    widest: float
    weight: Weight


LEVELS = {
    "normal": Level(0.44, 0.44, 10, 30.5, 69.5, 32, 31, 39, REGULAR),
    "small": Level(0.50, 0.50, 8.5, 31.5, 72.7, 33.5, 34, 43, REGULAR),
    "strip": Level(0.335, 0.268, 4, 30, 66.5, 17.3, 25.5, 38, BOLD),
    "large": Level(0.735, 0.705, 6, 42.5, 107, 41.5, 50, 66, BOLD),
}


def draw_index(pen: Pen, rank: str, suit: str, level: Level, colour: str) -> None:
    """Draw the index of a card in the corner of the pen's origin."""
    letter = glyph(rank, level.weight)
    scale = min(level.width_scale, level.widest / (letter.right - letter.left))
    axis = -(letter.left + letter.right) / 2
    placed = pen.moved(level.rank_x, level.top).scaled(scale, level.height_scale).moved(axis, 0)
    placed.fill(letter.outline, colour)
    size = level.suit_size / 100 * (TALLER_DIAMOND if suit == "D" else 1)
    pen.moved(level.suit_x, level.suit_y).scaled(size).fill(SIGNS[suit], colour)


def draw_indexes(pen: Pen, card: str, names: tuple[str, str], colour: str) -> None:
    """Draw both indexes of a card: level names for the top left and, turned, the bottom right."""
    rank, suit = card
    upper, lower = names
    if upper == lower:
        draw_index(pen.twice(), rank, suit, LEVELS[upper], colour)
        return
    draw_index(pen, rank, suit, LEVELS[upper], colour)
    draw_index(pen.moved(WIDTH, HEIGHT).turned(180), rank, suit, LEVELS[lower], colour)
