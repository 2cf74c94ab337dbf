"""A number that a screen shows, with the words for it."""

from klondike.ui.widgets import Item


class Figure(Item):
    """Base of the figures; how one is drawn differs from screen to screen."""

    def __init__(self, label: str, value: str) -> None:
        super().__init__()
        self.label = label
        self.value = value

    def say(self) -> str:
        """Say label and number."""
        return f"{self.label}: {self.value}"
