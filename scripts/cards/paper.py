"""What every card has in common: the paper, the two masters, the court panel and its outline."""

from typing import NamedTuple

from .drawing import Pen
from .outlines import Outline
from .palette import EDGE, GOLD, HAIRLINE, INK, PAPER
from .shapes import rounded, rounded_polygon

WIDTH, HEIGHT = 250, 350
MIDDLE = (125, 175)
CARD = rounded(0, 0, WIDTH, HEIGHT, 15)
RIM = 11
NOTCH_ROUND = 9


class Master(NamedTuple):
    """One drawing of the deck for a range of sizes: what differs when a card is small."""

    name: str
    outline: float
    notch: tuple[float, float]
    level: str
    rays: int
    ray_widths: tuple[float, ...]
    fine_rays: int
    strands: int


FULL = Master("full", 2.1, (91, 64), "normal", 60, (0.95, 0.55), 72, 1)
SMALL = Master("small", 2.7, (94, 70), "small", 30, (1.3,), 36, 2)


def blank() -> Pen:
    """A pen over an empty card."""
    pen = Pen()
    pen.fill(CARD, PAPER)
    return pen


def finish(pen: Pen) -> None:
    """Draw the edge of the card, which is needed on light tables."""
    pen.line(rounded(0.65, 0.65, 248.7, 348.7, 14.35), EDGE, 1.3)


def panel(master: Master, inset: float = 0) -> Outline:
    """The court panel: the card without its rim, and without a notch for each index."""
    top, right = RIM + inset, WIDTH - RIM - inset
    x, y = master.notch[0] + inset, master.notch[1] + inset
    corner = 5 if inset > 4 else 7
    half = [((x, top), corner), ((right, top), corner), ((right, HEIGHT - y), corner)]
    half.append(((WIDTH - x, HEIGHT - y), NOTCH_ROUND))
    other = [((WIDTH - px, HEIGHT - py), radius) for (px, py), radius in half]
    return rounded_polygon([*half, *other])


def mask(pen: Pen, window: Outline) -> None:
    """Lay paper over everything outside a window (clip paths are not drawn everywhere)."""
    pen.fill(CARD + window, PAPER, rule="evenodd")


def hairline(pen: Pen, master: Master) -> None:
    """Draw the echo of the court panel on a number card; small cards go without."""
    if master is FULL:
        pen.line(panel(master, 1.5), HAIRLINE, 1.3)


def frame(pen: Pen, outer: Outline, inner: Outline, master: Master) -> None:
    """Draw the dark line round a window and, on large cards, the gold line inside it."""
    pen.line(outer, INK, 1.8)
    if master is FULL:
        pen.line(inner, GOLD, 1.3)
