"""The pen that records marks on a card, and the merging of marks into few paths."""

from dataclasses import dataclass, field, replace
from typing import NamedTuple

from .clipping import Edge, clipped_area, clipped_line, edges, is_within, thinned
from .outlines import Matrix, Outline, Point, facing_out, shift, stretch, turn
from .palette import INK
from .pathdata import number, path_data

REACH = 60
PLAIN = Matrix()
Box = tuple[float, float, float, float]


class Paint(NamedTuple):
    """How a path is drawn; the width is in card units."""

    fill: str | None = None
    stroke: str | None = None
    width: float = 0.0
    rule: str | None = None
    cap: str | None = None

    @property
    def attributes(self) -> str:
        """The attributes of the SVG path."""
        named = {
            "fill": self.fill,
            "stroke": self.stroke,
            "stroke-width": number(self.width, 2) if self.stroke else None,
            "fill-rule": self.rule,
            "stroke-linecap": self.cap,
        }
        return " ".join(f'{name}="{value}"' for name, value in named.items() if value)


@dataclass
class Mark:
    """One path: its outline in card units and its paint."""

    outline: Outline
    paint: Paint
    boxes: list[Box]
    is_simple: bool

    @classmethod
    def of(cls, outline: Outline, paint: Paint) -> "Mark":
        """The mark for an outline, without points it can do without."""
        is_simple = len(outline) == 1
        walked = facing_out(outline) if is_simple and not paint.rule else outline
        thin = tuple(thinned(contour) for contour in walked)
        return cls(thin, paint, [_box(contour.points, paint.width / 2) for contour in thin], is_simple)

    def touches(self, other: "Mark") -> bool:
        """Whether the boxes of any two contours meet."""
        return any(_meet(a, b) for a in self.boxes for b in other.boxes)

    def can_take(self, other: "Mark") -> bool:
        """Whether one path for both looks the same as two."""
        if self.paint != other.paint or self.paint.rule:
            return False
        is_line = self.paint.fill is None
        is_plain_fill = self.paint.stroke is None and self.is_simple and other.is_simple
        return is_line or is_plain_fill or not self.touches(other)

    def take(self, other: "Mark") -> None:
        """Add the outline of another mark."""
        self.outline += other.outline
        self.boxes += other.boxes
        self.is_simple = self.is_simple and other.is_simple


@dataclass
class Twice:
    """Marks that appear a second time, turned by half a turn about the middle of the card."""

    marks: "list[Mark | Twice]" = field(default_factory=list)


@dataclass(frozen=True)
class Pen:
    """Draws on a card in units of its own; moving or clipping it makes another pen for the same card."""

    marks: list[Mark | Twice] = field(default_factory=list)
    matrix: Matrix = PLAIN
    limits: tuple[Edge, ...] = ()

    def placed(self, *matrices: Matrix) -> "Pen":
        """A pen whose units are mapped; the last map works first."""
        matrix = self.matrix
        for each in matrices:
            matrix = matrix @ each
        return replace(self, matrix=matrix)

    def moved(self, x: float, y: float) -> "Pen":
        """A pen whose origin is at (x, y)."""
        return self.placed(shift(x, y))

    def scaled(self, x: float, y: float | None = None) -> "Pen":
        """A pen with larger units."""
        return self.placed(stretch(x, y))

    def turned(self, degrees: float) -> "Pen":
        """A pen turned clockwise about its origin."""
        return self.placed(turn(degrees))

    def within(self, corners: list[Point]) -> "Pen":
        """A pen that draws only inside a convex polygon (of this pen's units)."""
        placed = [self.matrix.apply(corner) for corner in corners]
        return replace(self, limits=self.limits + edges(placed))

    def twice(self) -> "Pen":
        """A pen whose marks appear once more, turned by half a turn about the middle of the card."""
        group = Twice()
        self.marks.append(group)
        return replace(self, marks=group.marks)

    def fill(self, outline: Outline, colour: str, rule: str | None = None) -> None:
        """Fill an outline."""
        placed = tuple(contour.moved(self.matrix) for contour in outline)
        parts = [(c,) if is_within(c, self.limits) else clipped_area(c, self.limits) for c in placed]
        self._record(sum(parts, ()), Paint(fill=colour, rule=rule))

    def line(self, outline: Outline, colour: str, width: float, cap: str | None = None) -> None:
        """Draw along an outline; the width is in the pen's units."""
        placed = tuple(contour.moved(self.matrix) for contour in outline)
        parts = [(c,) if is_within(c, self.limits) else clipped_line(c, self.limits) for c in placed]
        paint = Paint(stroke=colour, width=round(width * self.matrix.scale, 2), cap=cap)
        self._record(sum(parts, ()), paint)

    def shape(self, outline: Outline, colour: str, width: float, edge: str = INK) -> None:
        """Fill an outline and draw its edge."""
        placed = tuple(contour.moved(self.matrix) for contour in outline)
        if all(is_within(contour, self.limits) for contour in placed):
            self._record(placed, Paint(colour, edge, round(width * self.matrix.scale, 2)))
        else:
            self.fill(outline, colour)
            self.line(outline, edge, width)

    def _record(self, outline: Outline, paint: Paint) -> None:
        """Keep a mark, unless all of it was clipped away."""
        if outline:
            self.marks.append(Mark.of(outline, paint))


def _box(points: list[Point], margin: float) -> Box:
    """The box round points."""
    xs, ys = zip(*points, strict=True)
    return (min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin)


def _meet(a: Box, b: Box) -> bool:
    """Whether two boxes have a common point."""
    return a[0] <= b[2] and b[0] <= a[2] and a[1] <= b[3] and b[1] <= a[3]


def merged(marks: list[Mark | Twice]) -> list[Mark | Twice]:
    """The same picture in fewer paths: a mark joins an earlier one where nothing lies between them."""
    done: list[Mark | Twice] = []
    for mark in marks:
        if isinstance(mark, Twice):
            done.append(Twice(merged(mark.marks)))
            continue
        partner = _partner(done, mark)
        if partner:
            partner.take(mark)
        else:
            done.append(replace(mark, boxes=list(mark.boxes)))
    return done


def _partner(done: list[Mark | Twice], mark: Mark) -> Mark | None:
    """The earlier mark that can take this one without changing what covers what."""
    for other in done[: -REACH - 1 : -1]:
        if isinstance(other, Twice):
            return None
        if other.can_take(mark):
            return other
        if other.touches(mark):
            return None
    return None


def svg(pen: Pen, width: int = 250, height: int = 350) -> str:
    """The text of an SVG picture of everything that was drawn."""
    box = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {box}>'
    style = '<g fill="none" stroke-linecap="round" stroke-linejoin="round">'
    return f"{head}{style}{_elements(merged(pen.marks))}</g></svg>\n"


def _elements(marks: list[Mark | Twice]) -> str:
    """The elements for merged marks."""
    return "".join(map(_element, marks))


def _element(mark: Mark | Twice) -> str:
    """One path, or a group and its turned copy."""
    if isinstance(mark, Twice):
        part = _elements(mark.marks)
        return f'{part}<g transform="rotate(180 125 175)">{part}</g>'
    return f'<path {mark.paint.attributes} d="{path_data(mark.outline)}"/>'
