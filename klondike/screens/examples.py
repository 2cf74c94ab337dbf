"""Small pictures beside the rules: a few cards on the table that show what the words say."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from klondike.rules import RuleSet
from klondike.scene.art import CORNER
from klondike.scene.decks import FULL, Deck
from klondike.scene.drawings import Drawings
from klondike.ui.pen import Pen
from klondike.ui.theme import mix
from klondike.ui.widgets import Item

CARD_WIDE, CARD_HIGH = 66.0, 92.0
FALL, FAN = 24.0, 34.0  # steps of a column and of the waste
GROUND_RADIUS, AIR = 12.0, 16.0
CAPTION = 15


class Lying(NamedTuple):
    """A card of an example: its name, empty for one face down, its place in points, what stays seen."""

    card: str
    x: float
    y: float = 0.0
    step: float = 0.0  # points down to the card that covers it, 0 for none


class Faces(NamedTuple):
    """The cards that the player plays with: where they are drawn, which deck, and the name of the back."""

    drawings: Drawings
    deck: Deck
    back: str

    def picture(self, pen: Pen, lying: Lying, size: tuple[int, int]) -> pygame.Surface:
        """Give the picture of a card; it is shared, so never draw on it."""
        form = self.deck.covered_form(pen.px(lying.step), size) if lying.step else FULL
        if lying.card:
            sources = self.drawings.face(self.deck, f"{lying.card}{form}", size[0])
        else:
            sources = self.drawings.back(self.back, size[0])
        return pen.shapes.kept.fetch((sources, size), lambda: self.drawings.picture(sources, size))


class Example(NamedTuple):
    """Cards that lie somehow, and the words under them."""

    caption: str
    cards: tuple[Lying, ...]

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in points of all cards together."""
        return max(each.x for each in self.cards) + CARD_WIDE, max(each.y for each in self.cards) + CARD_HIGH


def examples(rules: RuleSet) -> tuple[Example, ...]:
    """The examples that go with these rules."""
    return (
        Example("Falling, colours change", _column("7S", "6H", "5C")),
        Example("Only the top card is in play", (Lying("", 0), *_waste(rules.waste_fan))),
        Example("Home: ace, two, three …", _in_steps(("AS", "2S", "3S"), CARD_WIDE + 10)),
    )


def _in_steps(cards: Sequence[str], step: float, left: float = 0.0) -> tuple[Lying, ...]:
    return tuple(Lying(card, left + i * step) for i, card in enumerate(cards))


def _column(*cards: str) -> tuple[Lying, ...]:
    last = len(cards) - 1
    return tuple(Lying(card, 0.0, i * FALL, FALL if i < last else 0.0) for i, card in enumerate(cards))


def _waste(fan: int) -> tuple[Lying, ...]:
    return _in_steps(("9H", "JD", "4C")[-fan:], FAN, left=CARD_WIDE + 24)


def heaps(places: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """Give what cards that lie on one another take together, in their order."""
    found: list[pygame.Rect] = []
    for place in places:
        if found and found[-1].colliderect(place):
            found[-1] = found[-1].union(place)
        else:
            found.append(place)
    return found


def _shade(pen: Pen, surface: pygame.Surface, place: pygame.Rect) -> None:
    pen.shadow(surface, place, CARD_WIDE * CORNER, 3, 1, 90)


class Picture(Item):
    """An example on a piece of the table, its caption below."""

    def __init__(self, example: Example, faces: Faces) -> None:
        super().__init__()
        self.example = example
        self.faces = faces

    def natural(self, pen: Pen) -> tuple[float, float]:
        """Give room to the cards, some air, and the caption."""
        wide, high = self.example.size
        words = pen.text_size(self.example.caption, CAPTION)[0] / pen.unit
        return max(wide + 2 * AIR, words), high + 2 * AIR + 32

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw table, cards and caption."""
        table = pen.theme.table
        ground = pygame.Rect(self.rect.topleft, (self.rect.w, self.rect.h - pen.px(32)))
        pen.box(surface, ground, GROUND_RADIUS, mix(table.hi, table.lo, 0.15))
        wide, high = self.example.size
        left, top = ground.centerx - pen.px(wide) // 2, ground.centery - pen.px(high) // 2
        size = pen.px(CARD_WIDE), pen.px(CARD_HIGH)
        places = [
            pygame.Rect((left + pen.px(lying.x), top + pen.px(lying.y)), size) for lying in self.example.cards
        ]
        self._draw_cards(pen, surface, places)
        middle = (self.rect.x, ground.bottom + pen.px(16))
        pen.text(surface, self.example.caption, middle, CAPTION, pen.theme.panel.ink2)

    def _draw_cards(self, pen: Pen, surface: pygame.Surface, places: Sequence[pygame.Rect]) -> None:
        """Draw one shadow for each heap, as on the table: several of one card each would darken its sides."""
        whole, below = surface.get_clip(), pygame.Rect(0, 0, 0, 0)
        for heap in heaps(places):
            _shade(pen, surface, heap)
        for lying, place in zip(self.example.cards, places, strict=True):
            if place.colliderect(below):
                surface.set_clip(below.clip(whole))
                _shade(pen, surface, place)
                surface.set_clip(whole)
            surface.blit(self.faces.picture(pen, lying, place.size), place)
            below = place

    def say(self) -> str:
        """Say the caption."""
        return self.example.caption
