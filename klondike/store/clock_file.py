"""The clock of the kept game, in a file of its own: a line costs less than to keep the whole game.

What is written outlives the process, as the database does. The line says which text of a game it goes on
from, and ends with a check: what does not fit the kept game, or is not whole, counts for nothing.
"""

import os
from collections.abc import Callable
from math import isfinite
from pathlib import Path

from .aside import set_aside

HEAD = b"klondike-clock 1 "
LINE = b"%s%08X %-24r"  # every line is as long as the one that it replaces; bytes are made in half the time
CHECKED = b"%s %08X\n"
LONGEST = 100
FLAGS = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0)


class ClockFile:
    """The seconds of one game; what else stands in the file is set aside."""

    def __init__(self, path: Path, mark: Callable[[], str]) -> None:
        """Keep the clock in the file at `path`; `mark` names what is set aside."""
        self._path, self._mark = path, mark
        self._game: int | None = None

    def begin(self, text: str) -> None:
        """Keep the clock of the game with this text from now on, and forget that of any other."""
        self._game = _check(_encoded(text))
        self.keep(0.0)

    def end(self) -> None:
        """Keep no clock until another game begins."""
        self._game = None

    def keep(self, seconds: float) -> bool:
        """Write how long the game has been played; False where that is not possible."""
        if self._game is None:
            return False
        line = LINE % (HEAD, self._game, seconds)
        try:
            self._write(CHECKED % (line, _check(line)))
        except OSError:
            return False
        return True

    def seconds(self, text: str) -> float:
        """How long the game with this text was played as far as the file tells; 0 where it tells nothing."""
        try:
            with self._path.open("rb") as file:
                first, *_ = file.read(LONGEST).split(b"\n")  # what stood there before may have been longer
            line, _, check = first.rpartition(b" ")
            game, seconds = line.removeprefix(HEAD).split()
            is_whole = line.startswith(HEAD) and int(check, 16) == _check(line)
            is_its = is_whole and int(game, 16) == _check(_encoded(text)) and isfinite(float(seconds))
        except (OSError, ValueError):
            return 0.0
        return float(seconds) if is_its else 0.0

    def _write(self, line: bytes) -> None:
        # Opened for each line: a file that was taken away or exchanged meanwhile is made anew.
        file = os.open(self._path, FLAGS, 0o600)
        try:
            found = os.read(file, LONGEST)
            is_free = not found or found.startswith(HEAD)
            if is_free:
                os.lseek(file, 0, os.SEEK_SET)
                os.write(file, line)
        finally:
            os.close(file)
        if not is_free:
            set_aside(self._path, self._mark())
            self._write(line)


def _check(text: bytes) -> int:
    from zlib import crc32

    return crc32(text)


def _encoded(text: str) -> bytes:
    return text.encode(errors="backslashreplace")
