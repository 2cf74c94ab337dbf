"""Places on the screen: points, boxes and the poses of cards, all in device pixels."""

from math import hypot
from typing import NamedTuple


class Point(NamedTuple):
    """A place in the window."""

    x: float
    y: float

    def distance(self, other: tuple[float, float]) -> float:
        """The straight way to another point, in pixels."""
        return hypot(self.x - other[0], self.y - other[1])


class Box(NamedTuple):
    """An upright rectangle; the right and lower edges lie just outside it."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """The first column of pixels right of the box."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """The first row of pixels below the box."""
        return self.y + self.h

    @property
    def centre(self) -> Point:
        """The middle of the box."""
        return Point(self.x + self.w / 2, self.y + self.h / 2)

    def contains(self, point: tuple[float, float]) -> bool:
        """Whether a point lies in the box."""
        return self.x <= point[0] < self.x + self.w and self.y <= point[1] < self.y + self.h

    def overlap(self, other: "Box") -> int:
        """The area that two boxes share, in square pixels; 0 where they only touch."""
        (x, y, w, h), (other_x, other_y, other_w, other_h) = self, other
        width = min(x + w, other_x + other_w) - max(x, other_x)
        height = min(y + h, other_y + other_h) - max(y, other_y)
        return width * height if width > 0 and height > 0 else 0


class Pose(NamedTuple):
    """How a card lies: its upper left corner, and how far it is turned (0 face down .. 1 face up)."""

    x: float
    y: float
    turn: float

    def distance(self, other: "Pose") -> float:
        """The straight way to another pose, in pixels."""
        return hypot(self.x - other.x, self.y - other.y)

    def lerp(self, other: "Pose", share: float) -> "Pose":
        """The pose a share (0..1) of the way to another."""
        return Pose(
            self.x + (other.x - self.x) * share,
            self.y + (other.y - self.y) * share,
            self.turn + (other.turn - self.turn) * share,
        )
