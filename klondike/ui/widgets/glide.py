"""Numbers on their way to others: how knobs slide, and how colours answer the pointer."""

SECONDS = 0.11
WARM_SECONDS = 0.08
SHADES = 8  # steps of a colour on its way: as many pictures are made and kept


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


class Warmth:
    """How far the colours have answered the pointer, 0..1: evenly there and back."""

    def __init__(self) -> None:
        self._value = 0.0

    @property
    def value(self) -> float:
        """Give the share of the other colour now, in even steps."""
        return round(self._value * SHADES) / SHADES

    def lags(self, target: float) -> bool:
        """Tell if it is not yet where it should be."""
        return self._value != target

    def settle(self, target: float) -> None:
        """Be there at once."""
        self._value = target

    def step(self, seconds: float, target: float) -> None:
        """Move on in time."""
        way = seconds / WARM_SECONDS
        self._value = max(min(target, self._value + way), self._value - way)
