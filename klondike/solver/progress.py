"""How far a batch is, in one line that is written over and over for whoever watches."""

from collections.abc import Callable
from typing import TextIO

WIDTH = 30
CLEAR = "\r\x1b[K"


class Progress:
    """A bar with rate and time left."""

    def __init__(self, stream: TextIO, total: int, clock: Callable[[], float]) -> None:
        self.stream, self.total, self.clock = stream, total, clock
        self.begun = clock()
        self.finished = 0
        self.draw()

    def advance(self) -> None:
        """One more is finished."""
        self.finished += 1
        self.draw()

    def draw(self) -> None:
        """Write it over what is there."""
        self.stream.write(CLEAR + self.text(self.clock() - self.begun))
        self.stream.flush()

    def text(self, seconds: float) -> str:
        """The bar after so many seconds."""
        filled = WIDTH * self.finished // max(1, self.total)
        bar = "#" * filled + "." * (WIDTH - filled)
        text = f"[{bar}] {self.finished}/{self.total}"
        if not self.finished or not seconds:
            return text
        rate = self.finished / seconds
        return f"{text}  {rate:.1f}/s  {_clock((self.total - self.finished) / rate)} left"

    def clear(self) -> None:
        """Take the line away, for something else to be written."""
        self.stream.write(CLEAR)
        self.stream.flush()


def _clock(seconds: float) -> str:
    minutes, seconds = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
