"""The sizes of the table for one window: what the layout places its slots by, in device pixels."""

from typing import NamedTuple

from klondike.scene.columns import Spread

ASPECT = 1.4  # height of a card by its width
WIDEST_GAP = 0.22  # between columns, of a card's width
LOW_WINDOW = 600  # points; a window lower than this has a slimmer bar
BAR, LOW_BAR = (56, 10), (48, 6)  # points: height of the bar, margin under it
EDGE = 12  # points
LEAST_BACK, LEAST_FACE = 0.045, 0.10  # steps of squeezed columns, of a card's height
THOUGHTFUL_BACK, THOUGHTFUL_LEAST = 0.18, 0.09  # hidden cards that show their index, and its strip
WIDE_FAN = 0.53  # step of the waste's fan in large print, of a card's width
DESIGN = (1280, 800)  # points; the window that all screens are drawn for
WIDEST_SHEET = (1112, 760)  # points; the largest sheet with its margins
MOST_GROWTH = 1.25


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
    growth = min(size[0] / (DESIGN[0] * device_scale), size[1] / (DESIGN[1] * device_scale), MOST_GROWTH)
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

    def spread(self, *, thoughtful: bool) -> Spread:
        """The spacing of columns; hidden cards that show their faces keep their index readable."""
        height, loose = self.height, self.spare
        back, least_back = 0.095 + min(0.035, 0.10 * loose), LEAST_BACK
        if thoughtful:
            back, least_back = THOUGHTFUL_BACK, THOUGHTFUL_LEAST
        return Spread(
            top=self.column_top,
            room=max(0, self.bottom - self.column_top - height),
            back=back * height,
            face=(0.235 + min(0.065, 0.22 * loose)) * height,
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
