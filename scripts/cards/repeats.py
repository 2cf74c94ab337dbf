"""Backs that repeat one motif all over: lattice, fans, harlequin, tiles.

A small card shows the same pattern enlarged about its middle. Every layer is drawn colour by colour, so
that it becomes few paths; where the pattern allows it, only down to the middle: the other half is the same,
turned.
"""

from collections.abc import Iterator

from .drawing import Pen
from .outlines import Contour, Outline, Point, moved, parse, polygon, shift, stretch
from .palette import GOLD, IVORY
from .paper import MIDDLE, SMALL, Master
from .shapes import ROUND, circle, gem, polar, segment, spoke

CELL = (38, 41)
LATTICE_PETAL = parse("M0 -1.5C4.6 -4 4.6 -8 0 -10.5C-4.6 -8 -4.6 -4 0 -1.5Z")
FAN = 34
FAN_ROW = 32
LOZENGE = (38, 54.67)
TILE = 38
TILE_PETAL = parse("M0 -3C3.4 -5.5 3 -9 0 -11.5C-3 -9 -3.4 -5.5 0 -3Z")


def enlarged(pen: Pen, master: Master, factor: float) -> Pen:
    """A pen whose pattern is larger on small cards, about the middle of the card."""
    if master is not SMALL:
        return pen
    return pen.moved(*MIDDLE).scaled(factor).moved(-MIDDLE[0], -MIDDLE[1])


def draw_lattice(pen: Pen, master: Master) -> None:
    """Draw dark lozenges with flowers of four petals in a gold lattice."""
    pen = enlarged(pen, master, 1.5)
    width, height = CELL
    field, flower, knots = pen.twice(), pen.twice(), pen.twice()
    for x, y in _cells(0):
        field.fill(gem(x, y, width / 2 - 3, height / 2 - 3), "#8c1726")
        for angle in range(45, 405, 90):
            flower.moved(x, y).turned(angle).fill(LATTICE_PETAL, "#f3c9b0")
        knots.fill(gem(x, y, 2.8, 2.8), GOLD)
    for x, y in _cells(1):
        knots.fill(gem(x, y, 3.2, 3.2), GOLD)
    rise = MIDDLE[1] * width / height
    for i in range(-12, 13):
        x = MIDDLE[0] + (i + 0.5) * width
        pen.line(segment(x - rise, 0, x + rise, 350) + segment(x + rise, 0, x - rise, 350), GOLD, 1.5)


def _cells(first: int) -> Iterator[Point]:
    """The middles of the lozenges above the middle of the card; with first = 1 the knots between them."""
    width, height = CELL
    for row in range(-1, 9):
        for column in range(-1, 8):
            offset = width / 2 * ((row + first) % 2)
            yield (MIDDLE[0] + (column - 3) * width + offset, MIDDLE[1] + (row - 8) * height / 2)


def draw_fans(pen: Pen, master: Master) -> None:
    """Draw rows of fans from top to bottom, each covering the feet of the row above."""
    pen = enlarged(pen, master, 1.3)
    for row in range(-1, 10):
        y = 10 + row * FAN_ROW + 8 + FAN
        offset = MIDDLE[0] - 2 * FAN * 2 + row % 2 * FAN
        middles = [x for i in range(-1, 6) if -FAN < (x := offset + i * 2 * FAN) < 250 + FAN]
        _draw_row(pen, [(x, y) for x in middles], master)


def _draw_row(pen: Pen, middles: list[Point], master: Master) -> None:
    """Draw the fans of one row: discs, arcs, ribs, pearls and hubs."""
    is_small = master is SMALL
    for radius, colour in ((FAN, "#173a33"), (FAN - 2.4, "#25524a"), (FAN - 9, "#2f6a5c")):
        for x, y in middles:
            pen.fill(_half_disc(x, y, radius), colour)
    for middle in middles:
        pen.line(_arc(*middle, FAN - 1), GOLD, 2.2 if is_small else 1.5)
    for middle in middles:
        ribs = [spoke(middle, 6, FAN - 11, -90 + (i - 3) * 88 / 3) for i in range(7)]
        pen.line(sum(ribs, _arc(*middle, FAN - 9)), GOLD, 1.5 if is_small else 1.05)
    for middle in middles if not is_small else ():
        for i in range(8):
            pen.fill(gem(*polar(middle, FAN - 5.4, -90 + (i - 3.5) * 23.5), 1.35, 1.35), "#f6dfa6")
    for x, y in middles:
        pen.fill(circle(x, y, 5 if is_small else 4.4), GOLD)


def _arc(x: float, y: float, radius: float) -> Outline:
    """The upper half of a circle."""
    k = ROUND
    arc = parse(f"M-1 0C-1 -{k} -{k} -1 0 -1C{k} -1 1 -{k} 1 0")
    return moved(arc, shift(x, y), stretch(radius))


def _half_disc(x: float, y: float, radius: float) -> Outline:
    """The upper half of a disc, which reaches a little further down."""
    (arc,) = _arc(x, y, radius)
    foot = (((x + radius, y + 14),), ((x - radius, y + 14),))
    return (Contour(arc.start, arc.steps + foot),)


def draw_harlequin(pen: Pen, _: Master) -> None:
    """Draw lozenges of four colours, ivory lines between them and small lozenges on them."""
    width, height = LOZENGE
    places = []
    for row in range(-1, 15):
        for column in range(-1, 8):
            x = MIDDLE[0] + (column - 3) * width + row % 2 * width / 2
            places.append((x, MIDDLE[1] + (row - 6) * height / 2, row, column))
    for x, y, row, column in places:
        colour = (("#c4532a", "#8d2230"), ("#2f6f7c", "#f2c878"))[row % 2][column % 2]
        pen.fill(gem(x, y, width / 2 + 0.2, height / 2 + 0.3), colour)
    slope = width / height
    for i in range(-12, 13):
        x = MIDDLE[0] + (i + 0.5) * width
        for side in (-slope, slope):
            pen.line(segment(x - side * 175, 0, x + side * 175, 350), IVORY, 1.2)
    for x, y, row, column in places:
        pen.fill(gem(x, y, 4, 5), IVORY if (row + column) % 2 else GOLD)


def draw_tiles(pen: Pen, master: Master) -> None:
    """Draw a grid of stars with flowers of eight petals, and gold lozenges between them."""
    pen = enlarged(pen, master, 1.5)
    places = [(MIDDLE[0] + i * TILE, MIDDLE[1] + j * TILE) for j in range(-5, 1) for i in range(-4, 5)]
    stars, lines, petals, golden, last = (pen.twice() for _ in range(5))
    for x, y in places:
        stars.fill(_tile_star(x, y), "#183a5c")
        lines.line(_tile_star(x, y), IVORY, 1.4)
        for i in range(8):
            layer, colour = ((golden, GOLD), (petals, IVORY))[i % 2]
            layer.moved(x, y).turned(45 * i).fill(TILE_PETAL, colour)
        golden.fill(gem(x, y, 2.1, 2.1), GOLD)
        golden.fill(gem(x + TILE / 2, y + TILE / 2, 6, 6), GOLD)
        last.fill(gem(x + TILE / 2, y + TILE / 2, 2.2, 2.2), "#183a5c")


def _tile_star(x: float, y: float) -> Outline:
    """A star of eight blunt points."""
    radii = (TILE / 2, TILE / 2 * 0.765)
    return polygon(polar((x, y), radii[k % 2], k * 22.5) for k in range(16))
