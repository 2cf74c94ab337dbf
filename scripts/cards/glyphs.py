"""The letters of the index: a sturdy face with slab serifs, drawn by an expansion pen.

A letter is 100 units high, its top at 0. The pen is broad where it runs upright and thin where it runs level.
"""

import math
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from .clipping import clipped_area, edges
from .outlines import Outline, Point, facing_out, flattened, moved, parse, polygon, shift, stretch
from .outlines import area as signed_area
from .shapes import circle, rectangle

CONTRAST = 1.75
TAPER = 0.35
BALL = (0.42, 0.0)
RANKS = "A23456789TJQK"


class Weight(NamedTuple):
    """The strength of a letter: its broad and thin strokes and the height of its serifs."""

    broad: float
    thin: float
    serif: float


REGULAR = Weight(19.5, 9, 7.5)
BOLD = Weight(23.5, 10.5, 10)


class Glyph(NamedTuple):
    """A letter as one outline, and where it starts and ends."""

    outline: Outline
    left: float
    right: float


def _stroke(skeleton: str, weight: Weight, taper: Point = (0, 0), contrast: float = CONTRAST) -> Outline:
    """Draw along a skeleton; a taper thins the start or the end to this part of the width (0: none)."""
    (spine,) = parse(skeleton)
    points = flattened(spine)[: -1 if spine.closed else None]
    tangents = _tangents(points, spine.closed)
    sides: tuple[list[Point], list[Point]] = ([], [])
    for i, ((x, y), (dx, dy)) in enumerate(zip(points, tangents, strict=True)):
        width = weight.thin + (weight.broad - weight.thin) * abs(dy) ** contrast
        half = width * _tapering(i / (len(points) - 1), taper) / 2
        sides[0].append((x - dy * half, y + dx * half))
        sides[1].append((x + dy * half, y - dx * half))
    return _ring(*sides) if spine.closed else facing_out(polygon([*sides[0], *sides[1][::-1]]))


def _tangents(points: list[Point], closed: object) -> list[Point]:
    """The direction of a polyline at each of its points, as unit vectors."""
    ends = (points[-1], points[0]) if closed else (points[0], points[-1])
    around = [ends[0], *points, ends[1]]
    steps = [(q[0] - p[0], q[1] - p[1]) for p, q in zip(around, around[2:], strict=False)]
    return [(x / math.hypot(x, y), y / math.hypot(x, y)) for x, y in steps]


def _tapering(run: float, taper: Point) -> float:
    """The part of the full width at a part of the way."""
    start, end = taper
    if start and run < TAPER:
        return start + (1 - start) * run / TAPER
    if end and run > 1 - TAPER:
        return end + (1 - end) * (1 - run) / TAPER
    return 1.0


def _ring(one: list[Point], two: list[Point]) -> Outline:
    """The area between two closed lines."""
    inner, outer = sorted((one, two), key=lambda side: abs(signed_area(side)))
    return (*facing_out(polygon(outer)), facing_out(polygon(inner))[0].reversed())


def _flat(*numbers: float) -> Outline:
    """A polygon given as x, y, x, y, ..."""
    return facing_out(polygon(zip(numbers[::2], numbers[1::2], strict=True)))


def _slant(top: Point, bottom: Point, width: float) -> Outline:
    """A straight stroke whose ends are cut level; the width is measured along them."""
    h = width / 2
    return _flat(top[0] - h, top[1], top[0] + h, top[1], bottom[0] + h, bottom[1], bottom[0] - h, bottom[1])


def _stem(x: float, top: float, bottom: float, width: float) -> Outline:
    """An upright stroke about x."""
    return _slant((x, top), (x, bottom), width)


def _foot(x: float, width: float, stem: float, serif: float, y: float = 100.0, up: int = -1) -> Outline:
    """A slab serif with round brackets below a stem; with up = 1 it hangs at the head of a stem."""
    h, s = width / 2, stem / 2
    rim, end = y + up * serif, y + up * (serif + 7)
    near = rim + up * 4.6
    slab = (
        f"M{x - h} {y}L{x + h} {y}L{x + h} {rim}L{x + s + 0.5} {rim}"
        f"C{x + s + 0.2} {rim} {x + s} {near} {x + s} {end}L{x - s} {end}"
        f"C{x - s} {near} {x - s - 0.2} {rim} {x - s - 0.5} {rim}L{x - h} {rim}Z"
    )
    return facing_out(parse(slab))


def _ace(w: Weight) -> Outline:
    """A."""
    right = _flat(35, 0, 32 + w.broad, 0, 69 + w.broad / 2, 97, 70 - w.broad / 2, 97)
    beam = _flat(22, 58, 62, 58, 64, 58 + w.thin, 20, 58 + w.thin)
    feet = _foot(14.5, 29, w.thin + 1, w.serif) + _foot(70, 33, w.broad, w.serif)
    return _slant((43, 0), (15, 95), w.thin + 1.5) + right + beam + feet


def _two(w: Weight) -> Outline:
    """2."""
    bow = "M14 27C13 10 22 3.5 34 3.5C48 3.5 54.5 14 54.5 26C54.5 50 26 64 15 92"
    base = _flat(9, 84, 55, 84, 60, 67, 65.5, 67, 61, 100, 6, 100, 6.5, 92)
    return _stroke(bow, w, (0.42, 0.6)) + circle(15, 27, 10.4) + base


def _three(w: Weight) -> Outline:
    """3."""
    upper = "M12.5 21C15 8 22 3.5 32 3.5C45 3.5 52 12 52 25C52 38 43 46 26 47"
    lower = "M26 47C46 47 54 58 54 71.5C54 87 45 96.5 30 96.5C18 96.5 11 90 10 78"
    balls = circle(14.6, 22, 9.6) + circle(13.4, 77, 10.2)
    return _stroke(upper, w, BALL) + _stroke(lower, _broader(w, 1), BALL[::-1]) + balls


def _four(w: Weight) -> Outline:
    """4."""
    slope = _flat(39, 0, 51, 0, 51, 6, 15.5, 66, 10, 70, 4, 66)
    beam = _flat(4, 63.5, 67, 63.5, 67, 66.5 + w.thin, 4, 66.5 + w.thin)
    stem = _flat(37, 8, 44, 0, 56, 0, 56, 95, 37, 95)
    return slope + beam + stem + _foot(46.5, 36, w.broad, w.serif)


def _five(w: Weight) -> Outline:
    """5."""
    flag = _flat(14, 0, 55, 0, 53, 15, 13, 15) + _flat(12, 0, 12 + w.thin, 0, 18, 52, 10, 52)
    bow = "M13 51C19 41.5 26 37.5 34 37.5C47 37.5 54 49 54 66C54 85 46 96.5 31 96.5C18 96.5 11 90 10 79"
    return flag + _stroke(bow, _broader(w, 1), (0.5, 0.42)) + circle(13.4, 77.5, 10.2)


def _six(w: Weight) -> Outline:
    """6."""
    back = "M49 20C47 8 42 3.5 35.5 3.5C20 3.5 13.5 24 13.5 55C13.5 82 20 96.5 34 96.5"
    bowl = (
        "M33.5 40C46 40 53.5 50 53.5 68C53.5 86 46 96.5 33.5 96.5"
        "C21 96.5 13.5 86 13.5 68C13.5 50 21 40 33.5 40Z"
    )
    return _stroke(back, _broader(w, 1), BALL) + _stroke(bowl, w) + circle(48, 20.5, 9.6)


def _seven(w: Weight) -> Outline:
    """7: the leg is drawn too long and cut off level."""
    flag = _flat(6, 0, 61, 0, 61, 7, 58, 15.5, 6, 15.5) + _flat(4, 0, 9.5, 0, 12, 33, 6.5, 33)
    (leg,) = _stroke("M51.5 9C41 36 31 62 29 106", _broader(w, 3), (0.55, 0), 1.5)
    return flag + clipped_area(leg, edges(rectangle(0, 0, 100, 100)))


def _eight(w: Weight) -> Outline:
    """8."""
    upper = "M33 3.5C45 3.5 51 11 51 23.5C51 37 44 46.5 33 46.5C22 46.5 15 37 15 23.5C15 11 21 3.5 33 3.5Z"
    lower = "M33 46C47 46 55 57 55 71.5C55 87 46 96.5 33 96.5C20 96.5 11 87 11 71.5C11 57 19 46 33 46Z"
    return _stroke(upper, _broader(w, -2)) + _stroke(lower, _broader(w, 1))


def _nine(w: Weight) -> Outline:
    """9: the 6, turned."""
    return moved(_six(w), shift(65, 100), stretch(-1))


def _ten(w: Weight) -> Outline:
    """10: both digits are narrow and stand close."""
    flag = _flat(9, 16, 27, 0, 29, 0, 29, 95, 11.5, 95, 11.5, 20, 9, 22)
    one = flag + _foot(20, 32, w.broad - 1, w.serif)
    oval = (
        "M29 3.5C43 3.5 48.5 22 48.5 50C48.5 78 43 96.5 29 96.5C15 96.5 9.5 78 9.5 50C9.5 22 15 3.5 29 3.5Z"
    )
    zero = _stroke(oval, _broader(w, -1))
    return one + moved(zero, shift(_span(one)[1] + 3.5 - _span(zero)[0], 0))


def _jack(w: Weight) -> Outline:
    """J."""
    hook = _stroke("M41 66C41.4 88 36 96.5 25 96.5C15 96.5 9.5 90 9 79", w, BALL[::-1])
    return _stem(41, 4, 71, w.broad) + hook + circle(12.6, 76, 10.6) + _foot(41, 36, w.broad, w.serif, 0, 1)


def _queen(w: Weight) -> Outline:
    """Q."""
    oval = "M40 3.5C59 3.5 68 22 68 48C68 74 59 92.5 40 92.5C21 92.5 12 74 12 48C12 22 21 3.5 40 3.5Z"
    tail = (
        "M33 79C38 69 50 69 55.5 79L63 92.5C66 97.5 70.5 98 77 93.5C77.5 104 61 108 52.5 97"
        "L45 84.5C42 79.5 38.5 79 33 79Z"
    )
    return _stroke(oval, _broader(w, 1)) + facing_out(parse(tail))


def _king(w: Weight) -> Outline:
    """K."""
    stem = _stem(20, 4, 96, w.broad) + _foot(20, 34, w.broad, w.serif, 0, 1) + _foot(20, 34, w.broad, w.serif)
    arm = _slant((67, 4), (27, 58), w.thin + 2.5) + _foot(67, 27, w.thin, w.serif, 0, 1)
    leg = _flat(38, 42, 50, 26, 74 + w.broad / 2 - 1, 96, 70 - w.broad / 2, 96)
    return stem + arm + leg + _foot(71, 33, w.broad, w.serif)


def _broader(weight: Weight, more: float) -> Weight:
    """A weight with broader broad strokes."""
    return weight._replace(broad=weight.broad + more)


def _span(outline: Outline) -> tuple[float, float]:
    """Where an outline starts and ends from left to right."""
    xs = [x for contour in outline for x, _ in flattened(contour)]
    return (min(xs), max(xs))


LETTERS: dict[str, Callable[[Weight], Outline]] = dict(
    zip(
        RANKS,
        (_ace, _two, _three, _four, _five, _six, _seven, _eight, _nine, _ten, _jack, _queen, _king),
        strict=True,
    )
)


@cache
def glyph(rank: str, weight: Weight) -> Glyph:
    """The letter of a rank as one outline whose parts never cut holes into each other."""
    outline = LETTERS[rank](weight)
    return Glyph(outline, *_span(outline))
