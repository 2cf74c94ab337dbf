"""Sheets to test with: one that fits, one that does not, one that asks."""

from collections.abc import Sequence

import pygame

from klondike.screens.sheet import Sheet
from klondike.ui.pen import Pen
from klondike.ui.widgets import Button, Field, Kind, Label, Switch

LARGE, SMALL = (1280, 800), (640, 480)
TABLE = "#28654D"


class Sample(Sheet):
    """Rows of switches, a field, and three buttons."""

    title = "Sample"
    width = 700.0
    rows = 4

    def __init__(self, pen: Pen, pace: float = 0.0) -> None:
        super().__init__(pen, pace)
        self.told: list[object] = []

    def build(self, width: float) -> float:
        y = 0.0
        for i in range(self.rows):
            y = self.put(Switch(f"Row {i}", self.told.append, value=False), 0, y, width)
        self.put(Label("A label"), 0, y, width)
        return self.put(Field("Field"), 0, y + 30, width)

    def footer(self) -> Sequence[Button]:
        return (
            Button("Help", lambda: self.told.append("help"), Kind.QUIET),
            Button("Cancel", self.close),
            Button("Take", lambda: self.told.append("take"), Kind.PRIMARY),
        )


class Long(Sample):
    """More rows than any window holds."""

    rows = 40


class Ask(Sample):
    """A question."""

    rows = 0
    width = 500.0
    is_question = True


def opened(kind: type[Sample], pen: Pen, size: tuple[int, int] = LARGE, unit: float = 1.0) -> Sample:
    sheet = kind(pen)
    sheet.resize(size, unit)
    return sheet


def picture(sheet: Sheet) -> pygame.Surface:
    surface = pygame.Surface(sheet.size)
    surface.fill(TABLE)
    sheet.draw(surface, 0.0)
    return surface
