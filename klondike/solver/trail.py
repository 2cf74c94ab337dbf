"""The way back through a search: of each state the one before it, and the steps that led here."""

from collections.abc import Sequence

Trail = Sequence[tuple[int, tuple[int, ...]]]
"""of each state the index of the one before it, -1 for none, and the steps from there"""


def steps_to(trail: Trail, index: int | None) -> list[int]:
    """The steps from the beginning to the state of this index; none for None."""
    parts = []
    while index is not None and index >= 0:
        index, steps = trail[index]
        parts.append(steps)
    return [step for steps in reversed(parts) for step in steps]
