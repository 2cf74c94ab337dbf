"""A hand on the mouse of an X server that costs next to nothing, so that it disturbs no measurement."""

import ctypes
from math import pi, sin
from typing import Self

LEFT = 1
TURNS = 2  # rounds of the figure eight that a long drag describes
APPROACH = 8  # the first eighth of the way leads from the card to the figure

Point = tuple[float, float]


class NoHandError(Exception):
    """The libraries for a hand are not there; the text is one line for the user."""


class Hand:
    """The pointer of one display, moved through the XTEST extension."""

    def __init__(self, display: str) -> None:
        """Reach for a display; NoHandError."""
        try:
            self._x = ctypes.CDLL("libX11.so.6")
            self._test = ctypes.CDLL("libXtst.so.6")
            fixes = ctypes.CDLL("libXfixes.so.3")
        except OSError as problem:
            raise NoHandError(f"The pointer cannot be moved: {problem}") from None
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        self._x.XDefaultRootWindow.restype = ctypes.c_ulong
        address = self._x.XOpenDisplay(display.encode())
        if not address:
            raise NoHandError(f"The display {display} cannot be reached.")
        self._display = ctypes.c_void_p(address)
        # The server draws the pointer into the frame buffer, where it would count as a new picture.
        fixes.XFixesHideCursor(self._display, ctypes.c_ulong(self._x.XDefaultRootWindow(self._display)))
        self._sync()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._x.XCloseDisplay(self._display)

    def move(self, point: Point) -> None:
        """Put the pointer there, in pixels of the screen."""
        now = ctypes.c_ulong(0)
        self._test.XTestFakeMotionEvent(self._display, -1, round(point[0]), round(point[1]), now)
        self._sync()

    def press(self, *, down: int = 1) -> None:
        """Press the left button."""
        self._test.XTestFakeButtonEvent(self._display, LEFT, down, ctypes.c_ulong(0))
        self._sync()

    def release(self) -> None:
        """Let it go."""
        self.press(down=0)

    def _sync(self) -> None:
        self._x.XSync(self._display, 0)


def figure(start: Point, size: tuple[int, int], share: float) -> Point:
    """Where a drag from `start` all over a screen of that size is after a share (0..1) of its time."""
    width, height = size
    x = width * (0.5 + 0.36 * sin(2 * pi * TURNS * share))
    y = height * (0.5 + 0.28 * sin(4 * pi * TURNS * share + 1))
    near = min(1.0, share * APPROACH)
    return start[0] + (x - start[0]) * near, start[1] + (y - start[1]) * near
