"""Small pictures beside the rules: a few cards on the table that show what the words say."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from klondike.rules import Card, RuleSet
from klondike.ui.pen import Pen
from klondike.ui.theme import mix
from klondike.ui.widgets import Item

CARD_WIDE, CARD_HIGH, CARD_RADIUS = 60.0, 84.0, 4.0
FALL, FAN = 21.0, 32.0  # steps of a column and of the waste
GROUND_RADIUS, AIR = 12.0, 16.0
FACE, EDGE, BACK, BACK_LINE, RED, BLACK = "#FDFBF6", "#B7AF9F", "#A8263A", "#F3E4D2", "#C92A35", "#28241E"
CAPTION = 15


class Lying(NamedTuple):
    """A card of an example: its name, empty for one face down, and its place in points."""

    card: str
    x: float
    y: float = 0.0


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
        Example("Falling, colours change", _in_steps(("7S", "6H", "5C"), 0.0, FALL)),
        Example("Only the top card is in play", (Lying("", 0), *_waste(rules.waste_fan))),
        Example("Home: ace, two, three …", _in_steps(("AS", "2S", "3S"), CARD_WIDE + 12)),
    )


def _in_steps(
    cards: Sequence[str], step_x: float, step_y: float = 0.0, left: float = 0.0
) -> tuple[Lying, ...]:
    return tuple(Lying(card, left + i * step_x, i * step_y) for i, card in enumerate(cards))


def _waste(fan: int) -> tuple[Lying, ...]:
    return _in_steps(("9H", "JD", "4C")[-fan:], FAN, left=CARD_WIDE + 24)


class Picture(Item):
    """An example on a piece of the table, its caption below."""

    def __init__(self, example: Example) -> None:
        super().__init__()
        self.example = example

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
        for card, x, y in self.example.cards:
            place = pen.rect(x, y, CARD_WIDE, CARD_HIGH).move(left, top)
            draw_card(pen, surface, card, place)
        middle = (self.rect.x, ground.bottom + pen.px(16))
        pen.text(surface, self.example.caption, middle, CAPTION, pen.theme.panel.ink2)

    def say(self) -> str:
        """Say the caption."""
        return self.example.caption


def draw_card(pen: Pen, surface: pygame.Surface, name: str, place: pygame.Rect) -> None:
    """Draw a plain card, or its back where it has no name."""
    pen.shadow(surface, place, CARD_RADIUS, 3, 1, 90)
    pen.box(surface, place, CARD_RADIUS, FACE, line=EDGE)
    if not name:
        inner = place.inflate(-2 * pen.px(4), -2 * pen.px(4))
        pen.box(surface, inner, 3, BACK)
        pen.box(surface, inner.inflate(-2 * pen.px(4), -2 * pen.px(4)), 2, line=BACK_LINE, width=1.2)
        return
    card = Card.parse(name)
    ink, middle = RED if card.suit.is_red else BLACK, place.y + pen.px(11)
    rank = pen.text(surface, name[0], (place.x + pen.px(6), middle), 17, ink, "bold")
    pen.suit(surface, card.suit.letter, (rank.right + pen.px(8), middle), pen.px(12), ink)
    centre = (place.centerx, place.centery + pen.px(10))
    pen.suit(surface, card.suit.letter, centre, pen.px(32), ink)
