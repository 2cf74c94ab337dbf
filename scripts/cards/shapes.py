"""Shapes that many parts of the deck share: circles, rounded boxes, stars, lozenges, petals."""

import math

from .outlines import Contour, Outline, Point, moved, parse, polygon, polyline, shift, stretch

ROUND = 0.5523  # control points of a quarter circle lie this far along its tangents
PETAL = parse("M0 -1C3.6 -4 3 -8 0 -10C-3 -8 -3.6 -4 0 -1Z")
_UNIT = parse(
    f"M0 -1C{ROUND} -1 1 -{ROUND} 1 0C1 {ROUND} {ROUND} 1 0 1"
    f"C-{ROUND} 1 -1 {ROUND} -1 0C-1 -{ROUND} -{ROUND} -1 0 -1Z"
)
_STAR = parse("M0 -1C.1 -.25 .25 -.1 1 0C.25 .1 .1 .25 0 1C-.1 .25 -.25 .1 -1 0C-.25 -.1 -.1 -.25 0 -1Z")


def ellipse(x: float, y: float, width: float, height: float) -> Outline:
    """An ellipse about (x, y) with two radii."""
    return moved(_UNIT, shift(x, y), stretch(width, height))


def circle(x: float, y: float, radius: float) -> Outline:
    """A circle about (x, y)."""
    return ellipse(x, y, radius, radius)


def star(x: float, y: float, radius: float) -> Outline:
    """A star of four hollow points about (x, y)."""
    return moved(_STAR, shift(x, y), stretch(radius))


def gem(x: float, y: float, width: float, height: float) -> Outline:
    """A lozenge about (x, y), given by its half width and half height."""
    return polygon([(x, y - height), (x + width, y), (x, y + height), (x - width, y)])


def segment(x0: float, y0: float, x1: float, y1: float) -> Outline:
    """A straight line."""
    return polyline([(x0, y0), (x1, y1)])


def spoke(centre: Point, inner: float, outer: float, degrees: float) -> Outline:
    """A straight line that runs away from a centre, at an angle from the right, clockwise."""
    return polyline([polar(centre, inner, degrees), polar(centre, outer, degrees)])


def polar(centre: Point, radius: float, degrees: float) -> Point:
    """The point at a distance and an angle (from the right, clockwise) of a centre."""
    angle = math.radians(degrees)
    return (centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle))


def rectangle(left: float, top: float, right: float, bottom: float) -> list[Point]:
    """The corners of an upright box."""
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def rounded(left: float, top: float, width: float, height: float, radius: float) -> Outline:
    """A box with round corners."""
    corners = rectangle(left, top, left + width, top + height)
    return rounded_polygon([(corner, radius) for corner in corners])


def rounded_polygon(corners: list[tuple[Point, float]]) -> Outline:
    """A polygon whose corners are rounded, each by a radius of its own."""
    knots: list[tuple[Point, ...]] = []
    for i, (corner, radius) in enumerate(corners):
        before, after = corners[i - 1][0], corners[(i + 1) % len(corners)][0]
        near, far = _towards(corner, before, radius), _towards(corner, after, radius)
        softness = radius * (1 - ROUND)
        knots.append((near,))
        knots.append((_towards(corner, before, softness), _towards(corner, after, softness), far))
    return (Contour(knots[-1][-1], tuple(knots)),)


def _towards(start: Point, goal: Point, distance: float) -> Point:
    """The point that lies so far from the start on the way to the goal."""
    part = distance / math.dist(start, goal)
    return (start[0] + part * (goal[0] - start[0]), start[1] + part * (goal[1] - start[1]))
