"""The court cards: panel, rays, two halves of a figure and the sash between them."""

import math
from functools import cache

from .drawing import Pen
from .figures import draw_figure
from .outlines import Outline, Point, polygon
from .palette import CLOTHS, GOLD, INK, IVORY, Cloth, Inks
from .paper import FULL, MIDDLE, SMALL, WIDTH, Master, frame, mask, panel
from .pips import sign
from .shapes import PETAL, circle, polar, rectangle

SLOPE = 60 / 156
HEAD = (138, 95)
HEAD_SCALE = 1.12
HALO = 65
SASH_STEP = 13
ROSETTE = 8


def draw_court(pen: Pen, card: str, _: Inks, master: Master) -> None:
    """Draw the field of a court card; its colours are its own in every set."""
    pen.marks.extend(_court(card, master).marks)


@cache
def _court(card: str, master: Master) -> Pen:
    """The field of a court card, which many pictures share."""
    pen = Pen()
    cloth = CLOTHS[card[1]]
    pen.fill(panel(master, -1), cloth.panel)
    half = pen.twice().within(half_card()).within(rectangle(10, 10, 240, 340))
    centre = (HEAD[0], HEAD[1] - 4)
    half.fill(rays(centre, (HALO - 2, 260), master.rays, master.ray_widths), cloth.ray)
    half.fill(circle(*centre, HALO), cloth.halo)
    half.line(circle(*centre, HALO), GOLD, 1.5)
    draw_figure(half.moved(*HEAD).scaled(HEAD_SCALE), card, master)
    draw_sash(pen, cloth, card[1], master)
    mask(pen, panel(master))
    frame(pen, panel(master), panel(master, 4.2), master)
    return pen


def half_card() -> list[Point]:
    """The half of a card above the diagonal on which the sash lies."""
    rise = (MIDDLE[0] + 20) * SLOPE
    return [(-20, -20), (WIDTH + 20, -20), (WIDTH + 20, MIDDLE[1] + rise), (-20, MIDDLE[1] - rise)]


def rays(centre: Point, reach: Point, count: int, widths: tuple[float, ...]) -> Outline:
    """Thin wedges that widen outwards from a centre, between two radii; half widths in degrees take turns."""
    wedges: Outline = ()
    for i in range(count):
        angle, width = 3 + i * 360 / count, widths[i % len(widths)]
        ends = [polar(centre, reach[1], angle + side) for side in (-width, width)]
        wedges += polygon([polar(centre, reach[0], angle), *ends])
    return wedges


def draw_sash(pen: Pen, cloth: Cloth, suit: str, master: Master) -> None:
    """Draw the band that covers where the two halves meet, with a rosette in the middle."""
    band = pen.moved(*MIDDLE).turned(math.degrees(math.atan(SLOPE)))
    for width, colour in ((19, INK), (15.2, GOLD), (10, cloth.dark)):
        band.fill(polygon(rectangle(-140, -width / 2, 140, width / 2)), colour)
    for side in (band, band.turned(180)):
        for i in range(1, 9):
            _trim(side.moved(-(10 + i * SASH_STEP), 0), i, suit, master)
    draw_rosette(band, cloth)


def _trim(pen: Pen, place: int, suit: str, master: Master) -> None:
    """Draw one of the signs and studs that take turns along the sash; a small sash has large studs alone."""
    stud = {(FULL, 0): (1.5, GOLD), (SMALL, 1): (2.6, IVORY)}.get((master, place % 2))
    if stud:
        pen.fill(circle(0, 0, stud[0]), stud[1])
    elif master is FULL:
        pen.fill(sign(suit, 0, 0, 8.4), IVORY)


def draw_rosette(pen: Pen, cloth: Cloth) -> None:
    """Draw the rosette of eight petals about the pen's origin."""
    for radius, colour in ((15.5, INK), (13.8, GOLD), (11.2, cloth.dark)):
        pen.fill(circle(0, 0, radius), colour)
    for i in range(ROSETTE):
        pen.turned(i * 360 / ROSETTE).fill(PETAL, IVORY if i % 2 else GOLD)
    pen.fill(circle(0, 0, 2.6), cloth.accent)
