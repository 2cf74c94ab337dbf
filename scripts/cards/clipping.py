"""Cutting outlines: what lies inside a convex polygon, inside any polygon, and thinning of points."""

import math
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from .outlines import Contour, Outline, Point, area, flattened, polygon, polyline

Inside = Callable[[Point], bool]
THINNING = 0.045
STEP = 1.2
STABLE = 6


class Edge(NamedTuple):
    """A half plane: a point is inside where x * p.x + y * p.y <= limit."""

    x: float
    y: float
    limit: float

    def over(self, point: Point) -> float:
        """How far outside a point is, in units of the normal's length; inside is negative."""
        return self.x * point[0] + self.y * point[1] - self.limit


def edges(corners: Sequence[Point]) -> tuple[Edge, ...]:
    """The half planes whose common part is a convex polygon."""
    walk = list(corners) if area(corners) > 0 else list(corners)[::-1]
    normals = [(q[1] - p[1], p[0] - q[0], p) for p, q in zip(walk, [*walk[1:], walk[0]], strict=True)]
    return tuple(Edge(x, y, x * p[0] + y * p[1]) for x, y, p in normals)


def is_within(contour: Contour, limits: Sequence[Edge]) -> bool:
    """Whether nothing has to be cut off."""
    return _all_within(contour.points, limits) or _all_within(flattened(contour), limits)


def _all_within(points: list[Point], limits: Sequence[Edge]) -> bool:
    """Whether all points are inside; where all control points are, a curve is too."""
    return all(x * px + y * py - limit <= 0 for x, y, limit in limits for px, py in points)


def clipped_area(contour: Contour, limits: Iterable[Edge]) -> Outline:
    """The part of a filled contour inside the limits (Sutherland and Hodgman's way)."""
    points = flattened(contour)
    for edge in limits:
        points = _cut(points, edge)
    return polygon(points) if len(points) > 2 else ()


def _cut(points: list[Point], edge: Edge) -> list[Point]:
    """The part of a polygon on the inner side of one edge."""
    kept: list[Point] = []
    for p, q in zip(points, [*points[1:], *points[:1]], strict=True):
        over, after = edge.over(p), edge.over(q)
        if over <= 0:
            kept.append(p)
        if over * after < 0:
            kept.append(_between(p, q, over / (over - after)))
    return kept


def _between(p: Point, q: Point, part: float) -> Point:
    """The point at a part of the way from p to q."""
    return (p[0] + part * (q[0] - p[0]), p[1] + part * (q[1] - p[1]))


def clipped_line(contour: Contour, limits: Sequence[Edge]) -> Outline:
    """The pieces of a drawn contour inside the limits."""
    points = flattened(contour) + ([contour.start] if contour.closed else [])
    runs: list[list[Point]] = []
    for p, q in pairwise(points):
        piece = _piece(p, q, limits)
        if piece is None:
            continue
        if runs and math.dist(runs[-1][-1], piece[0]) < 1e-6:
            runs[-1].append(piece[1])
        else:
            runs.append(list(piece))
    return tuple(contour for run in runs for contour in polyline(run))


def _piece(p: Point, q: Point, limits: Sequence[Edge]) -> tuple[Point, Point] | None:
    """The part of one straight piece inside the limits."""
    start, end = 0.0, 1.0
    for edge in limits:
        over, after = edge.over(p), edge.over(q)
        if over > 0 and after > 0:
            return None
        if over > 0:
            start = max(start, over / (over - after))
        elif after > 0:
            end = min(end, over / (over - after))
    return (_between(p, q, start), _between(p, q, end)) if start < end else None


def inside(outline: Outline) -> Inside:
    """A test whether a point lies inside an outline of one contour, of any shape."""
    corners = flattened(outline[0])
    sides = list(zip(corners, [*corners[1:], corners[0]], strict=True))

    def test(point: Point) -> bool:
        x, y = point
        crossed = [
            p[0] + (y - p[1]) * (q[0] - p[0]) / (q[1] - p[1]) for p, q in sides if (p[1] > y) != (q[1] > y)
        ]
        return sum(x < crossing for crossing in crossed) % 2 == 1

    return test


def kept(line: Outline, test: Inside) -> Outline:
    """The pieces of lines on which a test holds, found in small steps."""
    runs: list[list[Point]] = [[]]
    for point in (point for contour in line for point in [*_paced(flattened(contour)), None]):
        if point is not None and test(point):
            runs[-1].append(point)
        elif runs[-1]:
            runs.append([])
    return tuple(contour for run in runs if len(run) > 2 for contour in polyline(run))


def _paced(points: Sequence[Point]) -> list[Point]:
    """The same polyline with a point at least every STEP units."""
    paced = [points[0]]
    for p, q in pairwise(points):
        count = max(1, int(math.dist(p, q) / STEP))
        paced += [_between(p, q, k / count) for k in range(1, count + 1)]
    return paced


def thinned(contour: Contour) -> Contour:
    """A straight-edged contour without the points that hardly bend it (Douglas and Peucker's way)."""
    if len(contour.steps) < 6 or not contour.is_straight:
        return contour
    points = contour.points
    if not contour.closed:
        return polyline(_thin(points))[0]
    far = max(range(len(points)), key=lambda i: math.dist(points[0], points[i]))
    there, back = _thin(points[: far + 1]), _thin([*points[far:], points[0]])
    return polygon([*there[:-1], *back[:-1]])[0]


def _thin(points: list[Point]) -> list[Point]:
    """Thin an open polyline; its ends stay."""
    if len(points) < 3:
        return points
    distances = _offs(points)
    worst = max(range(len(distances)), key=distances.__getitem__)
    if distances[worst] <= THINNING:
        return [points[0], points[-1]]
    return [*_thin(points[: worst + 2])[:-1], *_thin(points[worst + 1 :])]


def _offs(points: list[Point]) -> list[float]:
    """The distances of the points between the first and the last from the line through those two."""
    p, q = points[0], points[-1]
    length = math.dist(p, q)
    if length < 1e-9:
        return [round(math.dist(point, p), STABLE) for point in points[1:-1]]
    (left, top), down, across = p, q[1] - p[1], q[0] - p[0]
    return [round(abs(down * (x - left) - across * (y - top)) / length, STABLE) for x, y in points[1:-1]]
