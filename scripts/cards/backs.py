"""The card backs."""

from .drawing import Pen
from .palette import CLOTHS, GOLD
from .paper import Master, blank, finish, ink_line, mask
from .shapes import circle, rounded

GROUND = rounded(8, 8, 234, 334, 9)


def sun_and_moon(master: Master) -> Pen:
    """Sun & Moon."""
    pen = blank()
    pen.fill(GROUND, CLOTHS["S"].panel)
    pen.twice().line(circle(125, 94, 64), GOLD, 1.5 if master.level == "normal" else 2.2)
    frame(pen)
    return pen


def frame(pen: Pen) -> None:
    """Cut a back to its ground and draw its frame."""
    mask(pen, GROUND)
    ink_line(pen, GROUND)
    pen.line(rounded(12.2, 12.2, 225.6, 325.6, 6), GOLD, 1.3)
    finish(pen)


BACKS = {"sun-and-moon": sun_and_moon}
