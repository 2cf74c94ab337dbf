"""Choices that only the settings have: one that may still be open, the tables, the decks and the backs."""

from collections.abc import Callable, Sequence

import pygame

from klondike.scene.decks import Deck
from klondike.scene.drawings import Drawings, Sources
from klondike.scene.ground import paint_ground
from klondike.screens.gallery import Gallery, Thumbs
from klondike.ui.pen import Pen
from klondike.ui.theme import TABLES, TITLES, Table
from klondike.ui.widgets import Segments
from klondike.ui.widgets.glide import Glide

RADIUS = 10
BACK_TITLES = {
    "sun-and-moon": "Sun and Moon",
    "lattice": "Lattice",
    "fans": "Fans",
    "guilloche": "Guilloche",
    "harlequin": "Harlequin",
    "leaves": "Leaves",
    "tiles": "Tiles",
    "deco": "Deco",
}
DECKS = (
    Deck(),
    Deck(is_large_print=True),
    Deck(is_four_coloured=True),
    Deck(is_large_print=True, is_four_coloured=True),
)
DECK_NAMES = ("Classic", "Large print", "Four colours")
SHOWN = (("QH", "7C"), ("QH", "7C"), ("7D", "9C"))  # of each deck
CARD_WIDE, CARD_HIGH = 56.0, 78.0
ON_TABLE = ("", "KH", "AS")  # beside each other on the small pictures of tables: a back, two faces
TABLE_CARD, TABLE_STEP = 0.58, 0.48  # of such a picture's height: that of a card, and from one to the next
TABLE_SHARE = 0.85  # of its width that the cards take at most


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


class TableChoice(Gallery):
    """The tables as small pictures."""

    def __init__(
        self,
        name: str,
        drawings: Drawings,
        themes: Sequence[str],
        index: int,
        action: Callable[[int], object],
    ) -> None:
        super().__init__(name, [TITLES[theme] for theme in themes], index, action)
        self._drawings = drawings
        self.themes = tuple(themes)

    def paint_thumb(self, pen: Pen, surface: pygame.Surface, i: int, thumb: pygame.Rect) -> None:
        """Paint a table with three cards on it."""
        surface.blit(thumb_picture(pen, self._drawings, self.themes[i], thumb.size), thumb)


class CardsChoice(Gallery):
    """The classic deck, and two ways to see its cards better; these may be chosen together.

    The mouse puts each of the two on and off, the arrows go through all four decks.
    """

    thumbs = Thumbs(140.0, 140.0, 100.0, 10.0)

    def __init__(self, name: str, drawings: Drawings, deck: Deck, action: Callable[[Deck], object]) -> None:
        super().__init__(name, DECK_NAMES, DECKS.index(deck), lambda i: action(DECKS[i]))
        self._drawings = drawings

    @property
    def deck(self) -> Deck:
        """Give the deck that is chosen."""
        return DECKS[self.index]

    @property
    def count(self) -> int:
        """Give how many decks there are: one more than pictures."""
        return len(DECKS)

    def is_chosen(self, i: int) -> bool:
        """Tell if this picture is part of the choice."""
        return (self.index == 0, *self.deck)[i]

    def press(self) -> None:
        """Put what is under the mouse on or off, or take the classic deck."""
        if not self.is_hovered or self.under <= 0:
            super().press()
            return
        parts = list(self.deck)
        parts[self.under - 1] = not parts[self.under - 1]
        self.choose(DECKS.index(Deck(*parts)))

    def paint_thumb(self, pen: Pen, surface: pygame.Surface, i: int, thumb: pygame.Rect) -> None:
        """Paint two cards of the deck on a well."""
        panel = pen.theme.panel
        pen.box(surface, thumb, self.thumbs.radius, panel.well, line=panel.line)
        size, gap = (pen.px(CARD_WIDE), pen.px(CARD_HIGH)), pen.px(8)
        left = thumb.centerx - size[0] - gap // 2
        for step, name in enumerate(SHOWN[i]):
            card = pygame.Rect((left + step * (size[0] + gap), thumb.centery - size[1] // 2), size)
            pen.shadow(surface, card, CARD_WIDE * 0.06, 3, 1, 90)
            surface.blit(
                sample(pen, self._drawings, self._drawings.face(DECKS[i], name, size[0]), size), card
            )

    def say(self) -> str:
        """Say the name and the choice."""
        chosen = " and ".join(name for i, name in enumerate(self.options) if self.is_chosen(i))
        return f"{self.name}, {chosen}, {self.index + 1} of {self.count}"


class BackChoice(Gallery):
    """The backs in two rows of four."""

    thumbs = Thumbs(40.0, 40.0, 56.0, 12.0, name_room=0.0, radius=40 * 0.06)
    shows_check = False

    def __init__(self, name: str, drawings: Drawings, index: int, action: Callable[[int], object]) -> None:
        super().__init__(name, list(BACK_TITLES.values()), index, action)
        self._drawings = drawings

    @property
    def full_width(self) -> float:
        """Give the width in points of one row of two."""
        count = -(-len(self.options) // 2)
        return count * self.thumbs.most + (count - 1) * self.thumbs.gap

    def paint_thumb(self, pen: Pen, surface: pygame.Surface, i: int, thumb: pygame.Rect) -> None:
        """Paint a back."""
        sources = self._drawings.back(list(BACK_TITLES)[i], thumb.w)
        pen.shadow(surface, thumb, self.thumbs.radius, 3, 1, 90)
        surface.blit(sample(pen, self._drawings, sources, thumb.size), thumb)


def sample(pen: Pen, drawings: Drawings, sources: Sources, size: tuple[int, int]) -> pygame.Surface:
    """Give a small picture of a card; it is shared, so never draw on it."""
    return pen.shapes.kept.fetch((sources, size), lambda: drawings.picture(sources, size))


def thumb_picture(pen: Pen, drawings: Drawings, theme: str, size: tuple[int, int]) -> pygame.Surface:
    """Give a small picture of a table with three cards on it; it is shared, so never draw on it."""
    return pen.shapes.kept.fetch(("thumb", theme, size), lambda: _thumb(pen, drawings, TABLES[theme], size))


def _thumb(pen: Pen, drawings: Drawings, table: Table, size: tuple[int, int]) -> pygame.Surface:
    wide, high = size
    ground = paint_ground((2 * wide, 2 * high), table, 1.0)
    picture = pygame.Surface(size, pygame.SRCALPHA)
    pen.box(picture, (0, 0, wide, high), RADIUS, "#FFFFFF")
    picture.blit(pygame.transform.smoothscale(ground, size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    scale = min(high, wide * TABLE_SHARE / (TABLE_CARD / 1.4 + 2 * TABLE_STEP))
    card = pygame.Rect(0, 0, round(scale * TABLE_CARD / 1.4), round(scale * TABLE_CARD))
    for i, name in enumerate(ON_TABLE):
        card.center = (wide // 2 + round((i - 1) * scale * TABLE_STEP), high // 2)
        sources = drawings.face(Deck(), name, card.w) if name else drawings.back(table.back, card.w)
        pen.shadow(picture, card, 2.0, 3, 1, 90)
        picture.blit(sample(pen, drawings, sources, card.size), card)
    return picture
