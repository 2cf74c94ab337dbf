"""Buttons with a word, and buttons with an icon only."""

from collections.abc import Callable
from enum import StrEnum

import pygame

from klondike.ui.pen import Pen
from klondike.ui.theme import Panel, mix
from klondike.ui.widgets.base import State, Widget

LABEL_SIZE = 17
RADIUS = 11
ICON_ROOM = 30


class Kind(StrEnum):
    """The weight of a button: one primary on a sheet, the others stay behind it."""

    PRIMARY = "primary"
    SECOND = "second"
    QUIET = "quiet"
    DANGER = "danger"


PADDINGS = {kind: 16.0 if kind == Kind.QUIET else 24.0 for kind in Kind}  # points beside the words
LEAST = {Kind.PRIMARY: 120.0, Kind.QUIET: 0.0}  # widths in points


def ink_of(kind: Kind, panel: Panel) -> str:
    """Give the colour of the label."""
    return {Kind.PRIMARY: panel.on, Kind.QUIET: panel.acc, Kind.DANGER: panel.bad}.get(kind, panel.ink)


def filling_of(state: State, panel: Panel, warmth: float) -> str:
    """Give the colour of a primary button, under the pointer the further the warmer it is."""
    if state == State.PRESS:
        return mix(panel.acc, "#000000", 0.22)
    return panel.acc if state == State.DISABLED else mix(panel.acc, panel.shift, 0.12 * warmth)


def line_of(kind: Kind, panel: Panel) -> str | None:
    """Give the colour of the outline."""
    return {Kind.SECOND: panel.edge, Kind.DANGER: panel.bad}.get(kind)


class Button(Widget):
    """A word to press."""

    enters = True
    height = 48.0

    def __init__(
        self,
        label: str,
        action: Callable[[], object] | None = None,
        kind: Kind = Kind.SECOND,
        icon: str = "",
    ) -> None:
        super().__init__(action)
        self.label = label
        self.kind = kind
        self.icon = icon

    def natural(self, pen: Pen) -> tuple[float, float]:
        """Give room to the label, some points to both sides, at least 96 wide, a primary one 120."""
        words = pen.text_size(self.label, LABEL_SIZE, "semibold")[0] / pen.unit
        return max(
            LEAST.get(self.kind, 96.0), words + 2 * PADDINGS[self.kind] + (ICON_ROOM if self.icon else 0)
        ), self.height

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw ground, icon and label."""
        panel, dim = pen.theme.panel, self.state == State.DISABLED
        ground, line = self.ground(pen), line_of(self.kind, panel)
        share = 0.4 if dim else 1.0
        pen.box(
            surface, self.rect, RADIUS, ground, share if self.kind == Kind.PRIMARY else 1.0, line,
            line_alpha=share, width=1.5,
        )  # fmt: skip
        self._words(pen, surface, ink_of(self.kind, panel), 120 if dim else 255)
        self.focus_ring(pen, surface, self.rect, RADIUS)

    def ground(self, pen: Pen, rest: str | None = None) -> str | None:
        """Give the colour of the ground, None where the sheet shows through."""
        if self.kind == Kind.PRIMARY:
            return filling_of(self.state, pen.theme.panel, self.warmth.value)
        return super().ground(pen, rest if self.kind == Kind.QUIET else pen.theme.panel.sheet)

    def _words(self, pen: Pen, surface: pygame.Surface, ink: str, alpha: int) -> None:
        room = self.rect.w - pen.px(16 + (ICON_ROOM if self.icon else 0))
        label = pen.shorten(self.label, room, LABEL_SIZE, "semibold")
        width = pen.text_size(label, LABEL_SIZE, "semibold")[0]
        x = self.rect.centerx - width / 2
        if self.icon:
            x += pen.px(ICON_ROOM / 2)
            pen.icon(surface, self.icon, (x - pen.px(20), self.rect.centery), 20, ink, alpha=alpha)
        pen.text(surface, label, (x, self.rect.centery - pen.px(1)), LABEL_SIZE, ink, "semibold", alpha=alpha)

    def say(self) -> str:
        """Say the label."""
        return f"{self.label}, button" if self.is_enabled else f"{self.label}, button, not now"


class IconButton(Widget):
    """An icon to press; its name is for speech and the tooltip."""

    enters = True

    def __init__(
        self, icon: str, name: str, action: Callable[[], object] | None = None, key: str = ""
    ) -> None:
        super().__init__(action)
        self.icon = icon
        self.name = name
        self.key_name = key  # the name of the key that does the same

    @property
    def tip(self) -> str:
        """Give the name, with its key or the reason why it cannot be used."""
        if not self.is_enabled:
            return ": ".join(filter(None, [self.name, self.reason]))
        return "  ".join(filter(None, [self.name, self.key_name]))

    def natural(self, pen: Pen) -> tuple[float, float]:  # noqa: ARG002
        """Give 44 points square."""
        return 44.0, 44.0

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw the icon, with a ground under the mouse."""
        panel, state = pen.theme.panel, self.state
        ground = self.ground(pen)
        if ground:
            pen.box(surface, self.rect, 10, ground)
        ink = panel.ink if self.shows_focus or self.is_pressed else self.ink(pen)
        pen.icon(surface, self.icon, self.rect.center, 22, ink, alpha=100 if state == State.DISABLED else 255)
        self.focus_ring(pen, surface, self.rect, 10)

    def say(self) -> str:
        """Say the name."""
        return f"{self.name}, button"
