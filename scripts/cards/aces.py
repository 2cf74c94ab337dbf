"""The four aces."""

from .drawing import Pen
from .palette import Inks
from .paper import Master, hairline
from .pips import LEFT_HALF
from .suits import SIGNS

PLACES = {"S": (125, 173, 2.2), "H": (125, 178, 1.5), "D": (125, 175, 1.62), "C": (125, 174, 1.5)}


def draw_ace(pen: Pen, card: str, inks: Inks, master: Master) -> None:
    """Draw the field of an ace."""
    suit = card[1]
    hairline(pen, master)
    x, y, size = PLACES[suit]
    pip = pen.moved(x, y).scaled(size)
    pip.fill(SIGNS[suit], inks.shade)
    pip.within(LEFT_HALF).fill(SIGNS[suit], inks.light)
