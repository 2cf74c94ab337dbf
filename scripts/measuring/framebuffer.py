"""What an X server without a screen shows, looked at so fast that single pictures can be told apart."""

import mmap
from collections.abc import Sequence
from operator import ne
from pathlib import Path

from tests.desktop.screen import header

LINES = 4  # every so-manieth line is looked at
PIXEL = 4  # bytes
FEW_COLOURS = 40

Picture = bytes


class FrameBuffer:
    """The file of a server's frame buffer, always as the screen is now."""

    def __init__(self, path: Path) -> None:
        """Map the file into memory."""
        with path.open("rb") as file:
            self._pixels = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        self._head = header(self._pixels[:4096])

    def look(self, top: int = 0, bottom: int | None = None) -> Picture:
        """Every fourth line of the screen, or of a part of it between two lines."""
        start, stride = self._head.start, self._head.stride
        rows = range(max(0, top), min(bottom or self._head.height, self._head.height), LINES)
        return b"".join([self._pixels[start + y * stride : start + (y + 1) * stride] for y in rows])


def difference(one: Picture, other: Picture) -> float:
    """The share of pixels that two pictures do not have in common."""
    if one == other:
        return 0.0
    pixels = memoryview(one).cast("I"), memoryview(other).cast("I")
    return sum(map(ne, *pixels)) * PIXEL / len(one)


def is_plain(picture: Picture) -> bool:
    """Whether nothing is drawn on it yet: an empty screen, or a window in one colour."""
    return len(set(memoryview(picture).cast("I"))) < FEW_COLOURS


def there_for_good(pictures: Sequence[tuple[float, Picture]], tolerance: float) -> float:
    """The time of the first of the (time, picture) from which all are like the last, up to that share."""
    final = pictures[-1][1]
    since = pictures[-1][0]
    for at, picture in reversed(pictures):
        if difference(picture, final) >= tolerance:
            break
        since = at
    return since
