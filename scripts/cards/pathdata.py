"""Writing outlines as short path data: relative, one decimal, without drift."""

from functools import cache

from .outlines import Contour, Outline, Point

TENTHS = 10
STABLE = 6


def number(value: float, decimals: int) -> str:
    """A number without needless zeros."""
    text = f"{value:.{decimals}f}".rstrip("0").rstrip(".") if decimals else str(value)
    text = "0" if text in ("-0", "") else text
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def path_data(outline: Outline) -> str:
    """The d attribute for an outline in card units."""
    return "".join(_Writer().contour(contour) for contour in outline)


class _Writer:
    """Writes one contour; positions are whole tenths, so that rounding never adds up."""

    def __init__(self) -> None:
        self.here = (0, 0)
        self.letter = ""
        self.text = ""

    def contour(self, contour: Contour) -> str:
        """The path data of a contour."""
        start = _tenths(contour.start)
        self._put("M", start)
        self.here = start
        for step in contour.steps:
            self._step([_tenths(point) for point in step])
        return self.text + ("z" if contour.closed else "")

    def _step(self, points: list[tuple[int, int]]) -> None:
        """Write a line or a curve from the current position."""
        x, y = self.here
        moves = [(px - x, py - y) for px, py in points]
        if len(points) == 3:
            self._put("c", [value for move in moves for value in move])
        else:
            self._line(*moves[0])
        self.here = points[-1]

    def _line(self, dx: int, dy: int) -> None:
        """Write a straight step in its shortest form; none when it does not move."""
        if dx and dy:
            self._put("l", (dx, dy))
        elif dx:
            self._put("h", (dx,))
        elif dy:
            self._put("v", (dy,))
        elif self.letter == "M":
            self._put("h", (0,))

    def _put(self, letter: str, tenths: "list[int] | tuple[int, ...]") -> None:
        """Write a command, without the letter where it repeats and without needless spaces."""
        text = "".join(map(_word, tenths))
        self.text += text if letter == self.letter else letter + text.lstrip()
        self.letter = letter


@cache
def _word(tenths: int) -> str:
    """A number of a command; a minus sign parts it well enough from the one before."""
    text = number(tenths / TENTHS, 1)
    return text if text[0] == "-" else f" {text}"


def _tenths(point: Point) -> tuple[int, int]:
    """A position in whole tenths of a unit; the last digits of the sums must not decide a tie."""
    x, y = (round(round(value * TENTHS, STABLE)) for value in point)
    return (x, y)
