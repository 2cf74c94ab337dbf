"""Choices that only the settings have: one that may still be open, and the five tables."""

from collections.abc import Callable, Sequence

import pygame

from klondike.scene.ground import paint_ground
from klondike.ui.pen import Pen
from klondike.ui.theme import TABLES, TITLES, Table
from klondike.ui.widgets import Segments, State, Widget
from klondike.ui.widgets.glide import Glide

LEAST_THUMB, MOST_THUMB, THUMB_HEIGHT = 100.0, 144.0, 76.0
THUMB_GAP = 12.0
NAME_ROOM = 34.0  # under a thumb
RADIUS = 10
CARD_FACE, CARD_EDGE, RED, BLACK = "#FDFBF6", "#B7AF9F", "#C92A35", "#28241E"
BACKS = {
    "sun-and-moon": "#1F2B57",
    "lattice": "#A8263A",
    "fans": "#2F6152",
    "deco": "#5E2140",
    "tiles": "#2B5C8F",
}


class OpenChoice(Segments):
    """Segments of which none is chosen while the index is -1."""

    @property
    def is_open(self) -> bool:
        """Tell if nothing is chosen yet."""
        return self.index < 0

    def choose(self, index: int) -> None:
        """Choose a part; the first choice of all does not slide."""
        was_open = self.is_open
        super().choose(index)
        if was_open:
            self.slide = Glide(self.index)

    def _chosen(self) -> pygame.Rect:
        return pygame.Rect(0, 0, 0, 0) if self.is_open else super()._chosen()

    def focus_ring(self, pen: Pen, surface: pygame.Surface, rect: pygame.Rect, radius: float) -> None:
        """Draw the ring around the chosen part, or around all."""
        super().focus_ring(pen, surface, self.rect if self.is_open else rect, 11 if self.is_open else radius)

    def say(self) -> str:
        """Say the name and the choice."""
        return f"{self.name}, nothing chosen" if self.is_open else super().say()


class TableChoice(Widget):
    """The tables as small pictures, in as many rows as the width asks for."""

    def __init__(self, name: str, themes: Sequence[str], index: int, action: Callable[[int], object]) -> None:
        super().__init__(lambda: action(self.index))
        self.name = name
        self.themes = tuple(themes)
        self.options = tuple(TITLES[theme] for theme in self.themes)
        self.index = index
        self.under = -1
        self.columns = len(self.themes)
        self.parts: list[pygame.Rect] = []  # picture and name of each
        self.thumb_height = 0

    def height_in(self, width: float) -> float:
        """Give the height in points that it takes in that width."""
        columns = self._columns(width)
        return -(-len(self.themes) // columns) * (THUMB_HEIGHT + NAME_ROOM)

    def _columns(self, width: float) -> int:
        return max(1, min(len(self.themes), int((width + THUMB_GAP) / (LEAST_THUMB + THUMB_GAP))))

    def place(self, pen: Pen, rect: pygame.Rect) -> None:
        """Lay out the pictures, all of one size."""
        super().place(pen, rect)
        self.columns = self._columns(rect.w / pen.unit)
        wide = min(MOST_THUMB, (rect.w / pen.unit + THUMB_GAP) / self.columns - THUMB_GAP)
        self.thumb_height = pen.px(THUMB_HEIGHT)
        self.parts = []
        for i in range(len(self.themes)):
            row, column = divmod(i, self.columns)
            part = pen.rect(
                column * (wide + THUMB_GAP), row * (THUMB_HEIGHT + NAME_ROOM), wide, THUMB_HEIGHT + 28
            )
            self.parts.append(part.move(rect.topleft))

    def choose(self, index: int) -> None:
        """Choose a table, if it is another one, and tell."""
        if index != self.index and 0 <= index < len(self.themes):
            self.index = index
            if self.action:
                self.action()

    def press(self) -> None:
        """Take the picture under the mouse, else the next one."""
        self.choose(self.under if self.is_hovered else (self.index + 1) % len(self.themes))

    def key(self, event: pygame.event.Event) -> bool:
        """Move the choice along the row, or to the row above or below."""
        steps = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
        if self.columns < len(self.themes):
            steps |= {pygame.K_UP: -self.columns, pygame.K_DOWN: self.columns}
        ends = {pygame.K_HOME: 0, pygame.K_END: len(self.themes) - 1}
        if event.key in steps or event.key in ends:
            self.choose(ends.get(event.key, self.index + steps.get(event.key, 0)))
            return True
        return False

    def handle(self, event: pygame.event.Event) -> bool:
        """Note the picture under the mouse, then go on as every widget."""
        before = self.under
        if hasattr(event, "pos"):
            self.under = pygame.Rect(event.pos, (1, 1)).collidelist(self.parts)
        return super().handle(event) or (self.is_hovered and before != self.under)

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw the pictures with their names."""
        for i, part in enumerate(self.parts):
            self._draw_thumb(pen, surface, i, pygame.Rect(part.topleft, (part.w, self.thumb_height)))
        if self.shows_focus:
            thumb = pygame.Rect(self.parts[self.index].topleft, (self.parts[0].w, self.thumb_height))
            pen.ring(surface, thumb, RADIUS, pen.theme.panel.focus, 3, 6)

    def _draw_thumb(self, pen: Pen, surface: pygame.Surface, i: int, thumb: pygame.Rect) -> None:
        panel, is_chosen = pen.theme.panel, i == self.index
        surface.blit(thumb_picture(pen, self.themes[i], thumb.size), thumb)
        if is_chosen:
            pen.ring(surface, thumb, RADIUS, panel.acc)
            badge = pygame.Rect(thumb.right - pen.px(26), thumb.y + pen.px(6), pen.px(20), pen.px(20))
            pen.box(surface, badge, 10, panel.acc)
            pen.icon(surface, "check", badge.center, 14, panel.on, 3)
        elif self.is_hovered and i == self.under:
            pen.ring(surface, thumb, RADIUS, panel.edge, 3 if self.state == State.PRESS else 2)
        middle = (thumb.centerx, thumb.bottom + pen.px(17))
        weight = "semibold" if is_chosen else "regular"
        pen.text(surface, self.options[i], middle, 15, panel.ink, weight, align="centre")

    def say(self) -> str:
        """Say the name and the choice."""
        return f"{self.name}, {self.options[self.index]}, {self.index + 1} of {len(self.options)}"


def thumb_picture(pen: Pen, theme: str, size: tuple[int, int]) -> pygame.Surface:
    """Give a small picture of a table with three cards on it; it is shared, so never draw on it."""
    return pen.shapes.kept.fetch(("thumb", theme, size), lambda: _thumb(pen, TABLES[theme], size))


def _thumb(pen: Pen, table: Table, size: tuple[int, int]) -> pygame.Surface:
    wide, high = size
    ground = paint_ground((2 * wide, 2 * high), table, 1.0)
    picture = pygame.Surface(size, pygame.SRCALPHA)
    pen.box(picture, (0, 0, wide, high), RADIUS, "#FFFFFF")
    picture.blit(pygame.transform.smoothscale(ground, size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    card = pygame.Rect(0, 0, round(high * 0.24), round(high * 0.34))
    for i, sign in enumerate(("", "H", "S")):
        card.center = (wide // 2 + round((i - 1) * high * 0.34), round(high * 0.53))
        pen.box(picture, card, 2.5, CARD_FACE if sign else BACKS[table.back], line=CARD_EDGE)
        if sign:
            pen.suit(picture, sign, card.center, high * 0.15, RED if sign == "H" else BLACK)
    return picture
