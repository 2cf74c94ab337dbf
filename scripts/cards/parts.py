"""The parts of figures, kept as text in the folder `parts`, and how one line of it is drawn.

A line is `verb colour width outlines`; a `+` after the verb repeats it mirrored about x = 0. The width `*`
is the weight of the master's outline. Outlines are path data or `o(x,y rx/ry)` circles, `g(x,y w/h)`
lozenges, `s(x,y size)` the card's own suit and `e(x,y)` ermine tails. Verbs: `fill`, `line`, `shape` (filled
and outlined), `split` (the same with its right half in shade), `rod` (a coloured line with a dark edge),
`use` another part, and the patterns of patterns.py, which fill the outline that was drawn last.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from .drawing import Pen
from .outlines import Outline, moved, parse, shift, stretch
from .palette import INK, shaded
from .paper import Master
from .patterns import PATTERNS
from .pips import sign
from .shapes import ellipse, gem, rectangle

FOLDER = Path(__file__).parent / "parts"
ROD_EDGE = 3.2
ERMINE = parse("M0 -4C1.4 -1 2 1 2.4 4L0 2.6L-2.4 4C-2 1 -1.4 -1 0 -4Z")
MIRRORED = stretch(-1, 1)


class BadPartError(ValueError):
    """A line of a part that cannot be drawn."""


@cache
def parts() -> dict[str, tuple[str, ...]]:
    """The lines of every part, by its name."""
    found: dict[str, list[str]] = {}
    for path in sorted(FOLDER.glob("*.txt")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("["):
                current = found[line.strip("[]")] = []
            elif line and not line.startswith("#"):
                current.append(line)
    return {name: tuple(lines) for name, lines in found.items()}


@dataclass
class Artist:
    """Draws parts for one card: knows its suit, the colours of their names, and the master."""

    suit: str
    colours: dict[str, str]
    master: Master
    last: Outline = field(default=())

    def draw(self, pen: Pen, name: str) -> None:
        """Draw a part; a small master leaves out some of the strands of hair."""
        strands = 0
        for line in parts()[name]:
            strands += " strand " in line
            if " strand " not in line or strands % self.master.strands == 0:
                self._line(pen, line)

    def colour(self, name: str) -> str:
        """The colour of a name; `-shade` after it asks for its darker tone."""
        if name.startswith("#"):
            return name
        base = name.removesuffix("-shade")
        return self.colours[base] if base == name else shaded(self.colours[base])

    def _line(self, pen: Pen, line: str) -> None:
        """Draw one line of a part."""
        verb, *words = line.split(" ")
        if verb == "use":
            self.draw(pen, line.removeprefix("use "))
        elif verb in PATTERNS:
            PATTERNS[verb](self, pen, *words)
        else:
            self._mark(pen, verb, line)

    def _mark(self, pen: Pen, verb: str, line: str) -> None:
        """Draw the outlines of a line, and their mirror images where it has a plus."""
        found = re.match(r"(fill|line|shape|split|rod)(\+?) (\S+) (?:(\*|[\d.]+) )?(.*)", line)
        if not found:
            raise BadPartError(f"cannot draw {line!r}")
        _, plus, colour, width, text = found.groups()
        outline = self._outline(text)
        weight = self.master.outline if width == "*" else float(width or 0)
        for each in (outline, moved(outline, MIRRORED)) if plus else (outline,):
            VERBS[verb.rstrip("+")](pen, each, self.colour(colour), weight)
        self.last = outline

    def _outline(self, text: str) -> Outline:
        """Read the outlines of a line."""
        outline: Outline = ()
        for kind, numbers, path in re.findall(r"([osge])\(([^)]*)\)|(M[^osge]+)", text):
            outline += self._sign(kind, numbers) if kind else parse(path.strip().replace(" M", "M"))
        return outline

    def _sign(self, kind: str, numbers: str) -> Outline:
        """Read one of the short outlines."""
        x, y, *sizes = map(float, re.split(r"[, /]", numbers))
        return {
            "o": lambda: ellipse(x, y, sizes[0], sizes[-1]),
            "g": lambda: gem(x, y, sizes[0], sizes[-1]),
            "s": lambda: sign(self.suit, x, y, sizes[0]),
            "e": lambda: moved(ERMINE, shift(x, y)),
        }[kind]()


def _fill(pen: Pen, outline: Outline, colour: str, _: float) -> None:
    """Fill an outline."""
    pen.fill(outline, colour)


def _line(pen: Pen, outline: Outline, colour: str, width: float) -> None:
    """Draw along an outline."""
    pen.line(outline, colour, width)


def _shape(pen: Pen, outline: Outline, colour: str, width: float) -> None:
    """Fill an outline and draw its dark edge."""
    pen.shape(outline, colour, width)


def _split(pen: Pen, outline: Outline, colour: str, width: float) -> None:
    """Fill an outline, light on the left and shaded on the right, and draw its dark edge."""
    xs = [x for contour in outline for x, _ in contour.points]
    middle = (min(xs) + max(xs)) / 2
    pen.fill(outline, colour)
    pen.within(rectangle(middle, -999, 999, 999)).fill(outline, shaded(colour))
    pen.line(outline, INK, width)


def _rod(pen: Pen, outline: Outline, colour: str, width: float) -> None:
    """Draw a coloured line with a dark edge."""
    pen.line(outline, INK, width + ROD_EDGE)
    pen.line(outline, colour, width)


VERBS: dict[str, Callable[[Pen, Outline, str, float], None]] = {
    "fill": _fill,
    "line": _line,
    "shape": _shape,
    "split": _split,
    "rod": _rod,
}
