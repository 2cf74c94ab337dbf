"""Setting files aside: nothing of the player's is ever overwritten or deleted because it cannot be read."""

import os
import time
from collections.abc import Callable
from itertools import chain, count
from pathlib import Path

Clock = Callable[[], float]


def stamp(clock: Clock) -> str:
    """Return the local time as YYYYMMDD-HHMMSS, for file names."""
    return time.strftime("%Y%m%d-%H%M%S", time.localtime(clock()))


def free_path(folder: Path, pattern: str, mark: str) -> Path:
    """Return a path that does not exist yet: the pattern with the mark in it, or mark-2, mark-3 ..."""
    marks = chain([mark], (f"{mark}-{n}" for n in count(2)))
    paths = (folder / pattern.format(each) for each in marks)
    return next(path for path in paths if not path.exists())


def identity(path: Path) -> tuple[int, int] | None:
    """Return what tells a file from any other that is at its path later, None without one; OSError."""
    try:
        found = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    return found.st_dev, found.st_ino


def set_aside(path: Path, mark: str, companions: tuple[str, ...] = ()) -> Path:
    """Rename a file, and those beside it that end in one of the companions; return its new path.

    The companions go first: were the program stopped in between, a new file must not meet an old journal.
    """
    target = free_path(path.parent, path.name + ".damaged-{}", mark)
    for ending in companions:
        companion = path.with_name(path.name + ending)
        if companion.exists():
            companion.rename(target.with_name(target.name + ending))
    return path.rename(target)


def write_aside(folder: Path, pattern: str, mark: str, text: str) -> Path:
    """Write a text to a new file of that pattern, on the disk when this returns; OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    path = free_path(folder, pattern, mark)
    with path.open("x", encoding="utf-8", errors="backslashreplace") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    return path
