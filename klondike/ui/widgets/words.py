"""Things on a sheet that are only looked at: words, lines, key caps."""

from collections.abc import Sequence

import pygame

from klondike.ui.pen import LINE_HEIGHT, Pen
from klondike.ui.widgets.base import Item

CAP = 28
OR = 18.0  # points between two combinations
SIGNS = {"Plus": "+", "Minus": "−"}  # on the caps of keys whose names are words


class Label(Item):
    """One line of text; its colour is named by a role of the panel ("ink", "ink2", "bad", ...)."""

    def __init__(
        self, text: str, size: float = 17, role: str = "ink", weight: str = "regular", *, align: str = "left"
    ) -> None:
        super().__init__()
        self.text = text
        self.size = size
        self.role = role
        self.weight = weight
        self.align = align

    def natural(self, pen: Pen) -> tuple[float, float]:
        """Give the width of the text and its line height."""
        return pen.text_size(self.text, self.size, self.weight)[0] / pen.unit, self.size * LINE_HEIGHT

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Write the line, cut where its place ends."""
        anchors = {"left": self.rect.midleft, "right": self.rect.midright, "centre": self.rect.center}
        text = pen.shorten(self.text, self.rect.w, self.size, self.weight)
        ink = getattr(pen.theme.panel, self.role)
        pen.text(surface, text, anchors[self.align], self.size, ink, self.weight, align=self.align)

    def say(self) -> str:
        """Say the text."""
        return self.text


class Paragraph(Label):
    """Text over several lines, for the width (points) it is made for."""

    def __init__(
        self, text: str, width: float, size: float = 17, role: str = "ink", *, align: str = "left"
    ) -> None:
        super().__init__(text, size, role, align=align)
        self.width = width

    def natural(self, pen: Pen) -> tuple[float, float]:
        """Give the width and the height of all lines."""
        lines = pen.wrap(self.text, pen.px(self.width), self.size, self.weight)
        return self.width, len(lines) * pen.px(self.size * LINE_HEIGHT) / pen.unit

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Write the lines."""
        edges = {"left": self.rect.left, "right": self.rect.right, "centre": self.rect.centerx}
        ink, top = getattr(pen.theme.panel, self.role), (edges[self.align], self.rect.y)
        pen.paragraph(
            surface, self.text, top, self.rect.w, self.size, ink, weight=self.weight, align=self.align
        )


class Hairline(Item):
    """A line across."""

    def natural(self, pen: Pen) -> tuple[float, float]:
        """Give the width of nothing and the height of the line."""
        return 0.0, max(1, pen.px(1)) / pen.unit

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw the line."""
        pen.rule(surface, self.rect.topleft, self.rect.w)


class Keys(Item):
    """Key caps: the parts of each combination side by side, a stroke between combinations."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self.names = tuple(names)

    def natural(self, pen: Pen) -> tuple[float, float]:
        """Give the width of all caps and the height of one, with its foot."""
        return draw_keys(pen, None, (0, 0), self.names) / pen.unit, CAP + 4.0

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw the caps from the left."""
        draw_keys(pen, surface, self.rect.midleft, self.names)

    def say(self) -> str:
        """Say the keys."""
        return " or ".join(name.replace("+", " ") for name in self.names)


def draw_keys(pen: Pen, surface: pygame.Surface | None, at: tuple[int, int], names: Sequence[str]) -> int:
    """Draw key caps from (left, middle) on, or only measure without a surface; return their right end."""
    x, middle = at
    for i, name in enumerate(names):
        if i:
            if surface:
                centre = (x + pen.px(OR / 2), middle - pen.px(1))
                pen.text(surface, "/", centre, 15, pen.theme.panel.ink2, align="centre")
            x += pen.px(OR)
        for j, part in enumerate(name.split("+")):
            x = draw_key(pen, surface, (x + (pen.px(4) if j else 0), middle), part)
    return x


def draw_key(pen: Pen, surface: pygame.Surface | None, at: tuple[int, int], name: str) -> int:
    """Draw one key cap from (left, middle) on; return its right end."""
    name = SIGNS.get(name, name)
    width = max(pen.px(32), pen.text_size(name, 15, "semibold")[0] + pen.px(18))
    cap = pygame.Rect(at[0], at[1] - pen.px(CAP / 2), width, pen.px(CAP))
    if surface:
        panel = pen.theme.panel
        pen.box(surface, cap.move(0, pen.px(2)), 7, panel.line)
        pen.box(surface, cap, 7, panel.sheet, 1.0, panel.edge, width=1.2)
        centre = (cap.centerx, cap.centery - pen.px(1))
        pen.text(surface, name, centre, 15, panel.ink, "semibold", align="centre")
    return cap.right
