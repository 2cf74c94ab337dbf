"""A number on its way to another: how knobs slide."""

SECONDS = 0.11


class Glide:
    """A value that reaches its target fast at first and softly at the end."""

    def __init__(self, value: float) -> None:
        self.start = self.target = value
        self.share = 1.0

    @property
    def is_moving(self) -> bool:
        """Tell if the target is not yet reached."""
        return self.share < 1

    @property
    def value(self) -> float:
        """Give the value now."""
        return self.target + (self.start - self.target) * (1 - self.share) ** 3

    def aim(self, target: float) -> None:
        """Set out from here to another target."""
        self.start, self.target, self.share = self.value, target, 0.0

    def settle(self) -> None:
        """Be there at once."""
        self.share = 1.0

    def step(self, seconds: float) -> None:
        """Move on in time."""
        self.share = min(1.0, self.share + seconds / SECONDS)
