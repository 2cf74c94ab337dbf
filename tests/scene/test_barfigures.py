"""The figures of the bar: which of them there is room for, and that mending paints what painting does."""

import pygame
import pytest

from klondike.scene.barfigures import BarFigures
from klondike.scene.barwords import Figure
from klondike.ui.pen import Pen
from klondike.ui.theme import theme
from tests.ui.events import FONTS

AREA, BUTTON = pygame.Rect(0, 0, 900, 56), pygame.Rect(840, 6, 44, 44)
FIGURES = (Figure("4:32", "00:00", "Time"), Figure("87", "000", "Moves"), Figure("1,338", "0,000", "Score"))


@pytest.fixture(params=[False, True], ids=["high", "low"])
def is_low(request: pytest.FixtureRequest) -> bool:
    return bool(request.param)


def ground() -> pygame.Surface:
    """A ground of which no two columns are alike."""
    picture = pygame.Surface(AREA.size)
    for x in range(AREA.w):
        picture.fill((x % 256, 60 + x // 256, 90), (x, 0, 1, AREA.h))
    return picture


def made(wide: int = 600, *, is_low: bool = False) -> BarFigures:
    lane = pygame.Rect(800 - wide, 0, wide, AREA.h)
    return BarFigures(Pen(theme("felt"), 1.0, FONTS), ground(), lane, BUTTON, is_low=is_low)


def painted(figures: BarFigures, *shown: Figure) -> pygame.Surface:
    layer = ground()
    figures.paint(layer, shown)
    return layer


def test_all_stand_in_their_order_at_the_right_of_their_lane(is_low: bool) -> None:
    figures = made(is_low=is_low)
    painted(figures, *FIGURES)
    time, moves, score = figures.cells
    assert figures.left == time.left
    assert 200 <= time.left < time.right < moves.left < moves.right < score.left < score.right == 800


def test_where_there_is_no_room_the_last_ones_go_first(is_low: bool) -> None:
    counts = []
    for wide in range(0, 600, 10):
        figures = made(wide, is_low=is_low)
        painted(figures, *FIGURES)
        counts.append(len(figures.cells))
        assert figures.left >= 800 - wide
    assert counts == sorted(counts)
    assert set(counts) == {0, 1, 2, 3}


def test_without_any_they_begin_where_they_would_end() -> None:
    figures = made()
    painted(figures)
    assert (figures.cells, figures.left) == ([], 800)


@pytest.mark.parametrize(
    ("number", "text"), [(0, "4:33"), (0, "4:40"), (0, "5:00"), (0, "12:00"), (1, "88"), (1, "9"), (2, "0")]
)
def test_mending_paints_what_painting_would(is_low: bool, number: int, text: str) -> None:
    figures = made(is_low=is_low)
    layer = painted(figures, *FIGURES)
    after = [each._replace(text=text) if i == number else each for i, each in enumerate(FIGURES)]
    assert figures.keep_their_cells(after)
    (changed,) = figures.mend(layer, FIGURES, after)
    assert figures.cells[number].contains(changed)
    assert pixels(layer) == pixels(painted(figures, *after))


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def test_a_figure_that_outgrows_its_cell_wants_another() -> None:
    figures = made()
    painted(figures, *FIGURES)
    assert not figures.keep_their_cells([*FIGURES[:2], FIGURES[2]._replace(text="1,234,567")])


@pytest.mark.parametrize(("shown", "has_clock"), [(FIGURES, True), (FIGURES[1:], False), ((), False)])
def test_there_is_a_clock_where_the_time_is_shown(shown: tuple[Figure, ...], has_clock: bool) -> None:
    figures = made()
    painted(figures, *shown)
    assert (figures.clock(shown, 272.0) is not None) is has_clock
