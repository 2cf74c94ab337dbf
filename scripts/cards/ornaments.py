"""Backs that are one large ornament: guilloche, leaves, deco."""

import math
from collections.abc import Iterator
from typing import NamedTuple

from .drawing import Pen
from .outlines import Outline, Point, parse, polyline
from .palette import GOLD, INK, IVORY
from .paper import MIDDLE, SMALL, Master
from .repeats import enlarged
from .shapes import circle, gem, polar, spoke, star

CORNERS = ((12, 12), (238, 12), (12, 338), (238, 338))
LILAC = "#b59ad0"
DEEP_LILAC = "#8c6fb0"
ROSE_POINTS = 240
BLOSSOM = parse("M0 -3C6 -7 5 -13 0 -16.5C-5 -13 -6 -7 0 -3Z")
VINE_STEP, VINE_SWING, VINE_WAVE = 57, 27, 82.0
LEAF = parse("M0 0C10 -6 12 -18 0 -30C-12 -18 -10 -6 0 0Z")
LEAF_VEINS = parse("M0 -2L0 -25M-5 -13L0 -8L5 -13M-5 -19L0 -14L5 -19M-5 -25L0 -20L5 -25")
LEAF_RIB = parse("M0 -2L0 -25")
FLOWER_PETAL = parse("M0 0C6 -5 5.5 -11 0 -13C-5.5 -11 -6 -5 0 0Z")
FLOWER_RED = "#cf4a3f"
DECO_PETAL = parse("M0 -6C3 -10 2.6 -16 0 -20C-2.6 -16 -3 -10 0 -6Z")
DECO_ROSE = "#74284a"
CREAM = "#f3d9b0"


class Rose(NamedTuple):
    """A closed curve that swings about a circle, as an engraving machine draws it."""

    radius: float
    swing: float
    waves: int
    phase: float

    def about(self, centre: Point) -> Outline:
        """The curve about a centre."""
        angles = [k * math.tau / ROSE_POINTS for k in range(ROSE_POINTS + 1)]
        return polyline(
            polar(centre, self.radius + self.swing * math.cos(self.waves * t + self.phase), math.degrees(t))
            for t in angles
        )


def draw_guilloche(pen: Pen, master: Master) -> None:
    """Draw engraved rosettes; hairlines turn grey below 90 px, so that a small card has few, heavy ones."""
    if master is SMALL:
        _draw_heavy_guilloche(pen)
    else:
        _draw_fine_guilloche(pen)
    for y in (38, 312):
        for x, radius, colour in ((125, 11, GOLD), (98, 5, LILAC), (152, 5, LILAC)):
            pen.fill(star(x, y, radius), colour)
    blossom = pen.moved(*MIDDLE).scaled(1.7 if master is SMALL else 1)
    for i in range(8):
        blossom.turned(i * 45).fill(BLOSSOM, GOLD if i % 2 else "#f3e2c0")


def _draw_fine_guilloche(pen: Pen) -> None:
    """Draw the curves of the full master."""
    quarter, third = math.pi / 4, math.pi / 3
    _draw_roses(pen, MIDDLE, [Rose(78, 30, 12, k * quarter) for k in range(8)])
    _draw_roses(pen, MIDDLE, [Rose(30, 12, 8, k * third) for k in range(6)])
    pen.line(circle(*MIDDLE, 111), GOLD, 1.4)
    pen.line(circle(*MIDDLE, 45.5), GOLD, 1.2)
    for corner in CORNERS:
        _draw_roses(pen, corner, [Rose(44, 14, 8, k * 2 * quarter) for k in range(4)])
        pen.line(circle(*corner, 61) + circle(*corner, 27), GOLD, 1.2)
        pen.line(Rose(13, 8, 8, 0).about(corner) + Rose(13, 8, 8, 2 * quarter).about(corner), GOLD, 0.8)


def _draw_roses(pen: Pen, centre: Point, roses: list[Rose]) -> None:
    """Draw curves in lilac and gold in turn, gold on top."""
    for first, colour in ((1, LILAC), (0, GOLD)):
        for rose in roses[first::2]:
            pen.line(rose.about(centre), colour, 0.85)


def _draw_heavy_guilloche(pen: Pen) -> None:
    """Draw the curves of the small master."""
    for phase, colour in ((0, DEEP_LILAC), (math.pi, GOLD)):
        pen.line(Rose(78, 28, 12, phase).about(MIDDLE), colour, 2.3)
    pen.line(circle(*MIDDLE, 111) + circle(*MIDDLE, 45.5), GOLD, 2.4)
    pen.fill(circle(*MIDDLE, 33), "#4a3563")
    for corner in CORNERS:
        for phase, colour in ((math.pi, DEEP_LILAC), (0, GOLD)):
            pen.line(Rose(44, 12, 8, phase).about(corner), colour, 2.2)
        pen.line(circle(*corner, 61) + circle(*corner, 25), GOLD, 2.2)
        pen.fill(circle(*corner, 12), GOLD)


def draw_leaves(pen: Pen, master: Master) -> None:
    """Draw vines that swing apart and together, with leaves, and flowers where they meet."""
    half = enlarged(pen, master, 1.25).twice().moved(*MIDDLE)
    for vine in range(-2, 3):
        half.line(polyline((_vine(vine, y), y) for y in range(-180, 1, 5)), GOLD, 2)
    leaves = [half.moved(x, y).turned(angle).scaled(size) for x, y, angle, size in _leaves()]
    for leaf in leaves:
        leaf.fill(LEAF, IVORY)
    for leaf in leaves:
        leaf.line(LEAF_RIB if master is SMALL else LEAF_VEINS, INK, 1.3)
    _draw_flowers(half)


def _vine(vine: int, y: float) -> float:
    """Where a vine is at a height; neighbours swing against each other."""
    swing = VINE_SWING * math.cos(math.pi * y / VINE_WAVE) * (-1 if vine % 2 else 1)
    return (vine + 0.5) * VINE_STEP + swing


def _leaves() -> Iterator[tuple[float, float, float, float]]:
    """Place, angle and size of the leaves along the vines and of the sprigs in the eyes between them."""
    for vine in range(-2, 3):
        for k in range(11):
            y = -8 - k * 16.4
            lean = math.degrees(math.atan(_vine(vine, y + 0.5) - _vine(vine, y - 0.5)))
            yield (_vine(vine, y), y, -0.9 * lean + (52 if k % 2 else -52), 0.66 if k % 5 else 0.58)
    for x, y, is_crossing in _crossings():
        for angle in range(0, 360, 90) if not is_crossing else ():
            yield (*polar((x, y), 4, angle - 90), angle, 0.5)


def _crossings() -> Iterator[tuple[float, float, bool]]:
    """The points between the vines: where two meet, and the middles of the eyes."""
    for column in range(-3, 4):
        for row in range(3):
            yield (column * VINE_STEP, -row * VINE_WAVE, (column + row) % 2 == 1)


def _draw_flowers(pen: Pen) -> None:
    """Draw red flowers at the crossings and the hearts and dots of the sprigs."""
    for x, y, is_crossing in _crossings():
        if is_crossing:
            for angle in range(0, 360, 60):
                pen.moved(x, y).turned(angle).fill(FLOWER_PETAL, FLOWER_RED)
        else:
            pen.fill(circle(x, y, 2.6), FLOWER_RED)
    for x, y, is_crossing in _crossings():
        dots = [((x, y), 3.4)] if is_crossing else [(polar((x, y), 13, a), 1.6) for a in range(45, 405, 90)]
        for middle, radius in dots:
            pen.fill(circle(*middle, radius), GOLD)


def draw_deco(pen: Pen, master: Master) -> None:
    """Draw nested lozenges, a quarter sun in each corner and a medallion."""
    is_small = master is SMALL
    for i, size in enumerate((1, 0.7, 0.4) if is_small else (1, 0.8, 0.6, 0.4, 0.2)):
        lozenge = gem(*MIDDLE, 115 * size, 165 * size)
        pen.fill(lozenge, "#4a1530" if i % 2 else DECO_ROSE)
        pen.line(lozenge, GOLD, 2.6 if is_small else (1.6, 1.1)[i % 2])
    for x, y in CORNERS:
        corner = pen.moved(x, y).scaled(1 if x < MIDDLE[0] else -1, 1 if y < MIDDLE[1] else -1)
        _draw_quarter_sun(corner, master)
    _draw_medallion(pen.moved(*MIDDLE), master)


def _draw_quarter_sun(pen: Pen, master: Master) -> None:
    """Draw rays from a corner and the disc they come from."""
    is_small = master is SMALL
    for i in range(0, 13, 3) if is_small else range(13):
        reach, width = ((86, 1.7), (70, 1.1))[i % 2] if not is_small else ((86, 2.8), (66, 2.8))[i % 2]
        pen.line(spoke((0, 0), 26, reach, i * 7.5), GOLD, width)
    discs = ((22, GOLD), (17, "#4a1530"), (11, CREAM))
    if not is_small:
        discs = ((22, GOLD), (18.4, "#4a1530"), (13, CREAM), (9, "#4a1530"))
        for i in range(0, 13, 2):
            pen.fill(circle(*polar((0, 0), 92, i * 7.5), 1.9), CREAM)
    for radius, colour in discs:
        pen.fill(circle(0, 0, radius), colour)


def _draw_medallion(pen: Pen, master: Master) -> None:
    """Draw the flower in the middle and, on large cards, the pearls above and below it."""
    count, size, broad = (8, 1.45, 1.7) if master is SMALL else (16, 1, 1)
    medal = pen.scaled(size)
    medal.fill(circle(0, 0, 26), GOLD)
    medal.fill(circle(0, 0, 23.4), "#4a1530")
    for i in range(count):
        medal.turned(i * 360 / count).scaled(broad, 1).fill(DECO_PETAL, CREAM if i % 2 else GOLD)
    medal.fill(circle(0, 0, 3), GOLD)
    for y, radius in ((56, 3), (74, 2.4), (90, 2), (104, 1.6)) if master is not SMALL else ():
        pen.fill(circle(0, y, radius) + circle(0, -y, radius), CREAM)
