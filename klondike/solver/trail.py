"""The way back through a search: of each state the one before it, and the steps that led here."""

from array import array

Steps = tuple[int, ...]


class Trail:
    """Of all states met, by their index; steps that are equal are kept once."""

    def __init__(self) -> None:
        self.before = array("l")
        self.steps: list[Steps] = []
        self.known: dict[Steps, Steps] = {}

    def add(self, before: int, steps: Steps) -> int:
        """Keep how a state is reached, `before` -1 for the first one; returns its index."""
        self.before.append(before)
        self.steps.append(self.known.setdefault(steps, steps))
        return len(self.steps) - 1

    def steps_to(self, index: int | None) -> list[int]:
        """The steps from the beginning to the state of this index; none for None."""
        parts = []
        while index is not None and index >= 0:
            parts.append(self.steps[index])
            index = self.before[index]
        return [step for steps in reversed(parts) for step in steps]
