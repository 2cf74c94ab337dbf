"""Things set one after the other into lines, each line as full as it gets."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

Thing = TypeVar("Thing")


def filled(things: Iterable[Thing], fits: Callable[[list[Thing]], bool]) -> Iterator[list[Thing]]:
    """Break things into lines that fit; what does not fit even alone has a line of its own."""
    line: list[Thing] = []
    for thing in things:
        if line and not fits([*line, thing]):
            yield line
            line = []
        line = [*line, thing]
    yield line
