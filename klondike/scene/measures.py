"""The sizes of the table for one window: what the layout places its slots by, in device pixels.

Of the constants, widths and gaps are shares of a card's width, steps are shares of its height; all sizes are
in points.
"""

from typing import NamedTuple

from klondike.scene.columns import Spread

ASPECT = 1.4
WIDEST_GAP = 0.22
WIDE_FAN = 0.53
BACK, LEAST_BACK = 0.095, 0.045
FACE, LEAST_FACE = 0.235, 0.10
HIDDEN_FACE, LEAST_HIDDEN_FACE = 0.19, 0.09  # the least that the index needs, and its small form
LOW_WINDOW = 600
BAR, LOW_BAR = (56, 10), (48, 6)  # height, and the margin under it
EDGE = 12
DESIGN = (1280, 800)
WIDEST_SHEET = (1112, 760)  # with its margins
MOST_GROWTH = 1.25
HUGE_GROWTH = 0.74  # of the window's size: where a screen of 4K is not scaled by the system, words are (U57)


class Proportions(NamedTuple):
    """What differs between one deck and two: least gap and fan by card width, heights that must fit."""

    grid: int
    gap: float
    heights: float
    fan: float


ONE_DECK = Proportions(grid=7, gap=0.14, heights=3.62, fan=0.36)
TWO_DECKS = Proportions(grid=10, gap=0.17, heights=3.90, fan=0.34)


def unit_for(size: tuple[int, int], device_scale: float, text_size: float) -> float:
    """Pixels per point: text grows a little with a big window, but only as far as every sheet still fits."""
    scale = device_scale * text_size
    largeness = min(size[0] / (DESIGN[0] * device_scale), size[1] / (DESIGN[1] * device_scale))
    growth = max(min(largeness, MOST_GROWTH), HUGE_GROWTH * largeness)
    fitting = min(size[0] / (WIDEST_SHEET[0] * scale), size[1] / (WIDEST_SHEET[1] * scale))
    return scale * max(1.0, min(growth, fitting))


class Measures(NamedTuple):
    """Card, grid and rows of one table."""

    bar: int
    width: int
    height: int
    left: int
    pitch: float
    block: float
    row_gap: int
    top: int
    bottom: int
    spare: float

    @property
    def column_top(self) -> int:
        """Where the columns begin."""
        return self.top + self.height + self.row_gap

    def spread(self, back: float, least_back: float) -> Spread:
        """The spacing of columns whose hidden cards show that much of themselves."""
        height, loose = self.height, self.spare
        return Spread(
            top=self.column_top,
            room=max(0, self.bottom - self.column_top - height),
            back=(back + min(0.035, 0.10 * loose)) * height,
            face=(FACE + min(0.065, 0.22 * loose)) * height,
            least_back=least_back * height,
            least_face=LEAST_FACE * height,
        )


def measured(size: tuple[int, int], unit: float, kind: Proportions) -> Measures:
    """The largest cards that fit the window, and the rows and columns round them."""
    bar, above = [round(points * unit) for points in (LOW_BAR if size[1] < LOW_WINDOW * unit else BAR)]
    below = round(EDGE * unit)
    side = max(below, round(0.018 * size[0]))
    tall, wide = max(1, size[1] - bar - above - below), max(1, size[0] - 2 * side)
    width = max(1, int(min(wide / (kind.grid + (kind.grid - 1) * kind.gap), tall / kind.heights / ASPECT)))
    height = round(ASPECT * width)
    pitch = min(width * (1 + WIDEST_GAP), (wide - width) / (kind.grid - 1))
    block = width + (kind.grid - 1) * pitch
    spare = max(0.0, tall / (kind.heights * height) - 1)
    return Measures(
        bar=bar,
        width=width,
        height=height,
        left=round((size[0] - block) / 2),
        pitch=pitch,
        block=block,
        row_gap=max(round((0.13 + min(0.07, 0.2 * spare)) * height), round(22 * unit)),
        top=bar + above,
        bottom=size[1] - below,
        spare=spare,
    )
