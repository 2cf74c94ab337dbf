"""What the bar over the table says: figures, what is known of the position, which buttons can be pressed."""

from typing import NamedTuple

from klondike.ui.commands import Command


class Figure(NamedTuple):
    """One figure of the bar: its text, the text its cell has room for at least, its label."""

    text: str
    widest: str
    label: str

    @property
    def words(self) -> str:
        """The label in a line of text after the figure: 87 moves, 1 move."""
        words = self.label.lower()
        return words.removesuffix("s") if self.text == "1" else words


class Status(NamedTuple):
    """What is known of the position: a sign and a line, and whether it is bad news."""

    text: str = ""
    sign: str = ""
    is_bad: bool = False


class Reading(NamedTuple):
    """All that the bar shows; equal readings need no painting."""

    title: str
    status: Status
    figures: tuple[Figure, ...]
    disabled: frozenset[Command]
    hot: Command | None
    pressed: Command | None


def differ_in_figures_only(old: Reading, new: Reading) -> bool:
    """Whether the cells stay where they are and only what stands in them changes."""
    return old._replace(figures=new.figures) == new and [f[1:] for f in old.figures] == [
        f[1:] for f in new.figures
    ]


def shared(old: str, new: str) -> int:
    """How many signs from the left two texts of a figure have in common."""
    differing = (place for place, (one, other) in enumerate(zip(old, new, strict=False)) if one != other)
    return next(differing, min(len(old), len(new)))
