"""Patterns on cloth; each fills the outline that an artist drew last."""

import math
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from .clipping import Inside, inside, kept
from .drawing import Pen
from .outlines import Outline, Point, parse
from .shapes import polar, spoke

if TYPE_CHECKING:
    from .parts import Artist

MARGIN = 5.5
CHEVRON = parse("M-4 2L0 -2.5L4 2")
SCALE = parse("M-4.5 -1.5C-4 4.6 4 4.6 4.5 -1.5")
LOZENGE = parse("M0 -5L3.6 0L0 5L-3.6 0Z")
TREFOIL = parse("M-.5 1.1C-6 4.6 -6.2 -3 -.8 -.5C-5 -6.6 5 -6.6 .8 -.5C6.2 -3 6 4.6 .5 1.1Z")
MOTIFS: dict[str, Callable[[Pen, str], None]] = {
    "S": lambda pen, colour: pen.line(CHEVRON, colour, 2),
    "H": lambda pen, colour: pen.line(SCALE, colour, 1.8),
    "D": lambda pen, colour: pen.fill(LOZENGE, colour),
    "C": lambda pen, colour: pen.fill(TREFOIL, colour),
}
CLOTH_LEFT, CLOTH_TOP, CLOTH_RIGHT, CLOTH_BOTTOM = -100, 36, 100, 140


def _cloth(artist: "Artist", pen: Pen, colour: str, *numbers: str) -> None:
    """Scatter the suit's motif: step across, step down, first offset, scale."""
    across, down, offset, scale = map(float, numbers)
    test = inside(artist.last)
    for x, y in _grid(across, down, offset):
        if _fits(test, (x, y)):
            MOTIFS[artist.suit](pen.moved(x, y).scaled(scale), artist.colour(colour))


def _grid(across: float, down: float, offset: float) -> Iterator[Point]:
    """The places of a pattern whose every second row is shifted by half a step."""
    for row in range(math.ceil((CLOTH_BOTTOM - CLOTH_TOP) / down)):
        start = CLOTH_LEFT + offset + row % 2 * across / 2
        for column in range(math.ceil((CLOTH_RIGHT - start) / across)):
            yield (start + column * across, CLOTH_TOP + row * down)


def _fits(test: Inside, place: Point) -> bool:
    """Whether a motif at this place keeps clear of the edge."""
    return all(test(polar(place, MARGIN, angle)) for angle in range(0, 360, 45))


def _stripes(artist: "Artist", pen: Pen) -> None:
    """Draw the stripes of a doublet: they spread downwards, broad light and narrow gold in turn."""
    test = inside(artist.last)
    for i in [i for i in range(-8, 9) if i]:
        stripe = parse(f"M{11 * i} 30C{12 * i} 60 {13 * i} 90 {14 * i} 145")
        colour, width = ("light", 2.6) if i % 2 else ("gold", 1.5)
        pen.line(kept(stripe, test), artist.colour(colour), width)


def _pleats(artist: "Artist", pen: Pen, colour: str) -> None:
    """Draw the pleats of a high collar, as rays from the neck."""
    test = inside(artist.last)
    pleats: Outline = ()
    for i in [i for i in range(-9, 10) if abs(i) > 1]:
        pleats += kept(spoke((0, 50), 22, 78, i * 7.4 - 90), test)
    pen.line(pleats, artist.colour(colour), 1.3)


PATTERNS: dict[str, Callable[..., None]] = {"cloth": _cloth, "stripes": _stripes, "pleats": _pleats}
