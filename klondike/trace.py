"""A record of everything shown, one JSON object per line, for bug reports, tests and measurements.

Each record starts with `t`, the seconds since the trace was opened; the program adds `frame_ms`, `screen`,
`board`, `score`, `moves`, `moving`, and `cards` and `piles` as names to [x, y, w, h] in window pixels.
"""

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

BEGINNING = b'{"t":'  # of every record


class NotATraceError(ValueError):
    """A file that a trace would destroy, or something that is no file."""


class NoTrace:
    """The trace that nobody asked for: it takes every record and keeps none."""

    is_on = False

    def write(self, **record: object) -> None:
        """Forget the record."""

    def close(self) -> None:
        """Nothing to close."""


class Trace:
    """A trace in a file, written through line by line: what was shown is there after a crash too."""

    is_on = True

    def __init__(self, path: Path, clock: Callable[[], float] = time.monotonic) -> None:
        """Empty the file at `path` and start at 0 s; OSError when it cannot be written."""
        from json import JSONEncoder

        self._encode = JSONEncoder(separators=(",", ":"), default=str).encode
        self._clock = clock
        self._start = clock()
        self._file = path.open("w", encoding="utf-8", buffering=1, newline="\n")

    def write(self, **record: object) -> None:
        """Add one line: the time and the values given; tuples become lists."""
        if not self.is_on:
            return
        line = self._encode({"t": round(self._clock() - self._start, 4), **record})
        try:
            self._file.write(line + "\n")
        except OSError:
            self.is_on = False  # a full disk ends the trace, never the game

    def close(self) -> None:
        """End the trace; later records are forgotten."""
        self.is_on = False
        with suppress(OSError):
            self._file.close()


def look_at(path: Path) -> None:
    """See whether a trace can be written there, for which the file is made; NotATraceError, OSError."""
    if path.exists():
        if not path.is_file():
            raise NotATraceError("not a file")
        with path.open("rb") as file:
            first = file.read(len(BEGINNING))
        if first not in (b"", BEGINNING):
            raise NotATraceError("there is a file that is no trace; it stays as it is")
    path.open("a", encoding="utf-8").close()


def open_trace(path: Path | None) -> Trace | NoTrace:
    """The trace for `--trace FILE`, or the one that keeps nothing."""
    return Trace(path) if path else NoTrace()
