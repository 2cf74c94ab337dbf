"""Setting files aside: nothing of the player's is ever overwritten or deleted because it cannot be read."""

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
