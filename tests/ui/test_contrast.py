"""Every text and every sign can be told from the very pixels that it is drawn on (WCAG contrast)."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pygame
import pytest

from klondike.ui.pen import Pen
from klondike.ui.theme import THEMES
from scripts.looking.room import Room
from scripts.looking.screens import SCREENS, screens
from tests.ui.contrasts import SHAPE, TEXT, contrast

SIZE = (640, 480)
BESIDE = 0.02  # of what lies below: the edge of a button or of a card that the box of a word reaches
LEADING = 0.35  # of a line's height: above and below its letters
SOLID = 255
ON_TABLE = frozenset(
    ("start", "tooltip", "told", "vegas", "winnable", "unwinnable", "unknown", "strong", "pause", "watching")
)
ON_SHEETS = frozenset(("menu", "choose-game", "rules", "help", "code", "question", "result", "ending"))
ON_PAGES = frozenset(("settings-0", "settings-1", "statistics", "past-games", "statistics-empty"))


class Mark(NamedTuple):
    """A text or a sign: what it is, its ink, and the colours below it with their shares."""

    what: str
    ink: str
    below: Counter[bytes]

    @property
    def contrast(self) -> float:
        """The contrast with the worst of what is below, but for a thin edge."""
        worst, most = sorted((contrast(self.ink, f"#{c.hex().upper()}"), n) for c, n in self.below.items()), 0
        for value, count in worst:
            most += count
            if most > BESIDE * self.below.total():
                return value
        raise AssertionError("nothing lies below")


class Spy:
    """Notes what a pen writes and draws in full strength; what is disabled is fainter."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.marks: dict[tuple[str, str, frozenset[bytes]], Mark] = {}
        self._text, self._icon = Pen.text, Pen.icon
        # Functions are handed the pen, methods would not be.
        monkeypatch.setattr(Pen, "text", lambda *args, **more: self.text(*args, **more))  # noqa: PLW0108
        monkeypatch.setattr(Pen, "icon", lambda *args, **more: self.icon(*args, **more))  # noqa: PLW0108

    def text(self, pen: Pen, surface: pygame.Surface, text: str, *args: Any, **more: Any) -> pygame.Rect:
        before = surface.copy()
        area = self._text(pen, surface, text, *args, **more)
        colour = args[2] if len(args) > 2 else more.get("colour")
        if text and more.get("alpha", SOLID) == SOLID:
            letters = area.inflate(0, -LEADING * area.h).clip(surface.get_clip())
            self.note(f"text {text}", colour or pen.theme.panel.ink, before, letters)
        return area

    def icon(
        self, pen: Pen, surface: pygame.Surface, name: str, centre: Any, size: float, *args: Any, **more: Any
    ) -> None:
        area = pygame.Rect(0, 0, pen.px(size), pen.px(size))
        area.center = round(centre[0]), round(centre[1])
        if more.get("alpha", SOLID) == SOLID:
            ink = args[0] if args else more.get("colour") or pen.theme.panel.ink
            self.note(f"icon {name}", ink, surface, area.clip(surface.get_clip()))
        self._icon(pen, surface, name, centre, size, *args, **more)

    def note(self, what: str, ink: str, surface: pygame.Surface, area: pygame.Rect) -> None:
        if not area or surface.get_flags() & pygame.SRCALPHA:
            return
        levels = pygame.image.tobytes(surface.subsurface(area), "RGB")
        below = Counter(levels[i : i + 3] for i in range(0, len(levels), 3))
        self.marks.setdefault((what, ink, frozenset(below)), Mark(what, ink, below))

    def faint(self) -> Iterator[str]:
        """What cannot be told well enough from what is below it."""
        for mark in self.marks.values():
            if mark.contrast < (TEXT if mark.what.startswith("text") else SHAPE):
                yield f"{mark.what}: {mark.contrast:.2f}"


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("names", [ON_TABLE, ON_SHEETS, ON_PAGES], ids=["table", "sheets", "pages"])
def test_all_that_is_written_can_be_read(
    theme: str, names: frozenset[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert names <= {each.name for each in SCREENS}
    spy = Spy(monkeypatch)
    room = Room(tmp_path, SIZE, 1.0, theme=theme, speed="off")
    shown = len(list(screens(room, names)))
    room.close()
    assert shown == len(names)
    assert len(spy.marks) > 3 * len(names)
    assert not list(spy.faint())
