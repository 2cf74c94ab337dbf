"""The icon of the program: the signature face on the front one of two cards."""

from .drawing import Pen
from .palette import CLOTHS, PAPER
from .shapes import circle, rounded
from .sunmoon import draw_sun_and_moon

SIZE = 256


def icon() -> Pen:
    """The icon on a field of 256 x 256 units."""
    pen = Pen()
    middle = pen.moved(SIZE / 2, SIZE / 2).scaled(0.95)
    _draw_card(middle.moved(-24, 2).turned(-14), CLOTHS["H"].panel)
    front = middle.moved(20, 0).turned(5)
    _draw_card(front, CLOTHS["S"].panel)
    _draw_face(front)
    return pen


def _draw_card(pen: Pen, ground: str) -> None:
    """Draw a card about the pen's origin."""
    pen.shape(rounded(-82, -115, 164, 230, 22), PAPER, 5)
    pen.fill(rounded(-70, -103, 140, 206, 12), ground)


def _draw_face(pen: Pen) -> None:
    """Draw the face as large as the card allows; a ring round it would blur at 32 px."""
    pen.fill(circle(0, 0, 68), CLOTHS["S"].halo)
    draw_sun_and_moon(pen.scaled(1.16))
