"""Things set one after the other into lines, each line as full as it gets; words too long for any line."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

Thing = TypeVar("Thing")

SEAMS = str.maketrans({seam: f"{seam} " for seam in "/\\-_"})  # where a path or the name of a file is broken


def filled(things: Iterable[Thing], fits: Callable[[list[Thing]], bool]) -> Iterator[list[Thing]]:
    """Break things into lines that fit; what does not fit even alone has a line of its own."""
    line: list[Thing] = []
    for thing in things:
        if line and not fits([*line, thing]):
            yield line
            line = []
        line = [*line, thing]
    yield line


def breakable(text: str, fits: Callable[[str], bool]) -> str:
    """Put spaces into the words of a text that do not fit: behind a stroke or hyphen, else anywhere."""
    broken = ([word] if fits(word) else _pieces(word, fits) for word in text.split())
    return " ".join(piece for pieces in broken for piece in pieces)


def _pieces(word: str, fits: Callable[[str], bool]) -> Iterator[str]:
    parts = word.translate(SEAMS).split()
    atoms = [atom for part in parts for atom in ([part] if fits(part) else part)]
    return map("".join, filled(atoms, lambda piece: fits("".join(piece))))
