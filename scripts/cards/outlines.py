"""Outlines as values: reading path data, moving it, and turning curves into polygons."""

import math
import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

Point = tuple[float, float]
CURVE_POINTS = (4, 40)
CURVE_STEP = 2.2


class BadPathError(ValueError):
    """Path data that is not made of absolute M, L, C, Q and Z."""


class Matrix(NamedTuple):
    """An affine map of the plane: x' = a x + c y + e, y' = b x + d y + f."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def __matmul__(self, first: "Matrix") -> "Matrix":
        return Matrix(
            self.a * first.a + self.c * first.b,
            self.b * first.a + self.d * first.b,
            self.a * first.c + self.c * first.d,
            self.b * first.c + self.d * first.d,
            self.a * first.e + self.c * first.f + self.e,
            self.b * first.e + self.d * first.f + self.f,
        )

    def apply(self, point: Point) -> Point:
        """Where this map puts a point."""
        x, y = point
        return (self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f)

    @property
    def scale(self) -> float:
        """The factor by which lengths grow, on the average of all directions."""
        return math.sqrt(abs(self.a * self.d - self.b * self.c))


def shift(x: float, y: float) -> Matrix:
    """The map that moves by (x, y)."""
    return Matrix(e=x, f=y)


def stretch(x: float, y: float | None = None) -> Matrix:
    """The map that enlarges about the origin, by x both ways or by x and y."""
    return Matrix(a=x, d=x if y is None else y)


def turn(degrees: float) -> Matrix:
    """The map that turns clockwise (as seen on the screen) about the origin."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return Matrix(cos, sin, -sin, cos)


class Contour(NamedTuple):
    """One connected line of an outline; a step is (end,) or (control, control, end)."""

    start: Point
    steps: tuple[tuple[Point, ...], ...]
    closed: bool = True

    @property
    def points(self) -> list[Point]:
        """All points and control points."""
        return [self.start, *(point for step in self.steps for point in step)]

    @property
    def is_straight(self) -> bool:
        """Whether it has no curves."""
        return all(len(step) == 1 for step in self.steps)

    def moved(self, matrix: Matrix) -> "Contour":
        """This contour under a map."""
        steps = tuple(tuple(map(matrix.apply, step)) for step in self.steps)
        return Contour(matrix.apply(self.start), steps, self.closed)

    def reversed(self) -> "Contour":
        """The same line, walked the other way."""
        knots = [self.start, *(step[-1] for step in self.steps)]
        steps = [(*step[-2::-1], knot) for step, knot in zip(self.steps[::-1], knots[-2::-1], strict=True)]
        return Contour(knots[-1], tuple(steps), self.closed)


Outline = tuple[Contour, ...]


def moved(outline: Outline, *matrices: Matrix) -> Outline:
    """An outline under maps, of which the last one works first."""
    matrix = Matrix()
    for each in matrices:
        matrix = matrix @ each
    return tuple(contour.moved(matrix) for contour in outline)


def parse(text: str) -> Outline:
    """Read path data of absolute M, L, C and Z."""
    if not re.fullmatch(r"(M[^MZ]+Z?)*", text):
        raise BadPathError(f"not absolute path data: {text[:60]!r}")
    return tuple(_contour(body, end) for body, end in re.findall(r"M([^MZ]+)(Z?)", text))


def _contour(body: str, end: str) -> Contour:
    """Read what stands between M and the next M or Z."""
    start, *steps = re.findall(r"([A-Z]?)([^A-Z]+)", body)
    read = [step for letter, numbers in steps for step in _steps(letter, numbers)]
    return Contour(_points(start[1])[0], tuple(read), end == "Z")


def _steps(letter: str, numbers: str) -> list[tuple[Point, ...]]:
    """Read the steps that follow one letter."""
    size = {"L": 1, "C": 3}.get(letter)
    points = _points(numbers)
    if size is None or len(points) % size:
        raise BadPathError(f"cannot read {letter}{numbers}")
    return [tuple(points[i : i + size]) for i in range(0, len(points), size)]


def _points(numbers: str) -> list[Point]:
    """Read coordinates in pairs."""
    values = [float(number) for number in numbers.replace(",", " ").split()]
    return list(zip(values[::2], values[1::2], strict=True))


def flattened(contour: Contour) -> list[Point]:
    """The contour as a polyline; its curves are cut into short straight pieces."""
    line = [contour.start]
    for step in contour.steps:
        line.extend(step if len(step) == 1 else _curve(line[-1], step))
    return line


def _curve(start: Point, step: tuple[Point, ...]) -> list[Point]:
    """Points along a cubic curve, without its start."""
    hull = [start, *step]
    length = sum(math.dist(p, q) for p, q in zip(hull, step, strict=False))
    count = max(CURVE_POINTS[0], min(CURVE_POINTS[1], int(length / CURVE_STEP)))
    return [_on_curve(hull, k / count) for k in range(1, count + 1)]


def _on_curve(hull: Sequence[Point], t: float) -> Point:
    """The point at 0 <= t <= 1 of the cubic curve with these four control points."""
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = hull
    s = 1 - t
    a, b, c, d = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
    return (a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3)


def area(points: Sequence[Point]) -> float:
    """The area of a polygon, negative when it is walked counter-clockwise on the screen."""
    following = [*points[1:], points[0]]
    return sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(points, following, strict=True)) / 2


def polygon(points: Iterable[Point]) -> Outline:
    """A closed outline of straight edges."""
    start, *rest = points
    return (Contour(start, tuple((point,) for point in rest)),)


def polyline(points: Iterable[Point]) -> Outline:
    """An open line of straight pieces."""
    start, *rest = points
    return (Contour(start, tuple((point,) for point in rest), closed=False),)


def facing_out(outline: Outline) -> Outline:
    """Every contour walked clockwise, so that overlapping parts never cut holes into each other."""
    return tuple(c if area(flattened(c)) > 0 else c.reversed() for c in outline)
