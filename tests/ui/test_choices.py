"""Segments, sliders and scroll bars: how they are moved, and how their knobs slide."""

import pygame
import pytest

from klondike.ui.pen import Pen
from klondike.ui.widgets import Scale, ScrollBar, Segments, Slider
from tests.ui.events import OUTSIDE, click, down, key, motion, up
from tests.ui.samples import MAKERS, Heard, laid


@pytest.mark.parametrize(
    ("codes", "told"),
    [
        ([pygame.K_RIGHT], [2]),
        ([pygame.K_RIGHT, pygame.K_RIGHT], [2]),
        ([pygame.K_LEFT, pygame.K_LEFT], [0]),
        ([pygame.K_HOME, pygame.K_END], [0, 2]),
        ([pygame.K_SPACE, pygame.K_SPACE], [2, 0]),
    ],
)
def test_arrows_move_segments(pen: Pen, heard: Heard, codes: list[int], told: list[int]) -> None:
    segments = laid(pen, MAKERS["segments"](heard))
    segments.gain_focus()
    assert all(segments.handle(key(code)) for code in codes)
    assert heard == told


def test_a_click_chooses_the_segment_under_it(pen: Pen, heard: Heard) -> None:
    segments = Segments("Draw", ("One", "Three", "Five"), 1, heard.append)
    laid(pen, segments)
    for i in (0, 0, 2):
        click(segments, segments.parts[i].center)
    assert heard == [0, 2]
    assert all(a.right <= b.left + 1 for a, b in zip(segments.parts, segments.parts[1:], strict=False))
    assert segments.rect.contains(segments.parts[0].unionall(segments.parts))


@pytest.mark.parametrize(
    ("code", "value"),
    [
        (pygame.K_RIGHT, 55),
        (pygame.K_LEFT, 45),
        (pygame.K_UP, 55),
        (pygame.K_DOWN, 45),
        (pygame.K_PAGEUP, 75),
        (pygame.K_PAGEDOWN, 25),
        (pygame.K_HOME, 0),
        (pygame.K_END, 100),
    ],
)
def test_keys_move_sliders(pen: Pen, heard: Heard, code: int, value: int) -> None:
    slider = laid(pen, MAKERS["slider"](heard))
    slider.gain_focus()
    assert slider.handle(key(code))
    assert heard == [value]


def test_a_slider_follows_the_mouse_and_stops_at_its_ends(pen: Pen, heard: Heard) -> None:
    slider = Slider("Volume", 50, Scale(0, 100, 5), heard.append)
    laid(pen, slider)
    slider.handle(down(slider.track.midleft))
    slider.handle(motion((slider.track.x + slider.track.w // 4, 400)))
    slider.handle(motion((5000, 0)))
    slider.handle(up((5000, 0)))
    slider.handle(motion(slider.track.center))
    assert heard == [0, 25, 100]


def test_a_waiting_slider_tells_on_release(pen: Pen, heard: Heard) -> None:
    slider = Slider("Text size", 100, Scale(90, 200, 10), heard.append, waits=True)
    laid(pen, slider)
    slider.handle(down(slider.track.midleft))
    slider.handle(motion(slider.track.center))
    assert not heard
    slider.handle(up(OUTSIDE))
    assert heard == [slider.value]


def test_a_scroll_bar_keeps_hold_of_its_thumb(pen: Pen, heard: Heard) -> None:
    bar = ScrollBar(heard.append)
    bar.place(pen, pygame.Rect(600, 0, 20, 200))
    bar.total, bar.shown = 1000, 250
    place = (610, bar.thumb().y + 10)
    bar.handle(down(place))
    assert bar.offset == 0
    bar.handle(motion((610, 1000)))
    assert (bar.offset, bar.thumb().bottom) == (750, 200)
    bar.handle(motion((610, -1000)))
    assert bar.offset == 0


def test_knobs_slide_and_arrive(pen: Pen, heard: Heard) -> None:
    for name in ("switch", "segments"):
        widget = laid(pen, MAKERS[name](heard))
        assert not widget.is_moving
        widget.press()
        assert widget.is_moving
        widget.step(0.05)
        assert widget.is_moving
        widget.step(0.07)
        assert not widget.is_moving
