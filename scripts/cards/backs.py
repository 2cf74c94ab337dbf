"""The card backs."""

from .drawing import Pen
from .palette import CLOTHS, GOLD
from .paper import Master, blank, finish, frame, mask
from .shapes import circle, rounded

GROUND = rounded(8, 8, 234, 334, 9)


def sun_and_moon(master: Master) -> Pen:
    """Sun & Moon."""
    pen = blank()
    pen.fill(GROUND, CLOTHS["S"].panel)
    pen.twice().line(circle(125, 94, 64), GOLD, 1.5 if master.level == "normal" else 2.2)
    mask(pen, GROUND)
    frame(pen, GROUND, rounded(12.2, 12.2, 225.6, 325.6, 6), master)
    finish(pen)
    return pen


BACKS = {"sun-and-moon": sun_and_moon}
