"""Paints the resting table into a layer that is kept, and mends it only where a pile looks different.

The painter gets places and pictures; it knows no rules.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from klondike.rules import Board, Card, PileId, Zone
from klondike.scene.art import Art
from klondike.scene.decks import FULL
from klondike.scene.geometry import Box, Pose
from klondike.scene.layout import Layout, stock_layers
from klondike.scene.reading import in_short
from klondike.scene.stamps import RESTING, Stamps
from klondike.ui.pen import Pen

CAPTION, RISE = 14, 2  # points


class Marks(NamedTuple):
    """What is pointed at on the resting table."""

    origin: Box | None = None
    target: PileId | None = None
    hover: tuple[PileId, int] | None = None
    places: frozenset[PileId] = frozenset()
    """that would take the held cards, where all are shown"""
    raised: tuple[PileId, int] | None = None
    """how many cards of which pile are pressed on"""
    staying: frozenset[Card] = frozenset()
    """cards in the air that go on covering what they lay on"""


class _Look(NamedTuple):
    """All that decides how one pile's place looks; equal looks need no painting."""

    cards: tuple[tuple[Card, Pose], ...]
    form: str
    caption: str
    sign: str
    origin: Box | None
    is_target: bool
    is_place: bool
    hover: int
    is_covered: bool
    """the last one too, by cards in the air"""


class Painter:
    """Draws one table for one layout; made anew after each change of size or theme."""

    def __init__(self, layout: Layout, pen: Pen, art: Art, ground: pygame.Surface) -> None:
        """Take the geometry, the pen in the theme's colours, the card pictures and the painted ground."""
        self.layout = layout
        self.pen = pen
        self.art = art
        self.ground = ground
        self.layer = ground.copy()
        self.stamps = Stamps(pen, (layout.card_width, layout.card_height))
        self._top_margin = (
            min(layout.gap, *_distances([layout.stock, layout.waste_area, *layout.foundations])) // 2
        )
        self._looks: dict[PileId, _Look] = {}

    def forget(self) -> None:
        """Paint every pile anew next time, as after new pictures came."""
        self._looks = {}

    def clear(self) -> None:
        """Take everything off the layer; all piles are painted anew next time."""
        self.layer.blit(self.ground, (0, 0))
        self.forget()

    def rest(
        self,
        board: Board,
        homes: Mapping[Card, Pose],
        absent: frozenset[Card],
        marks: Marks,
        captions: Mapping[PileId, tuple[str, str]],
    ) -> list[pygame.Rect]:
        """Bring the layer up to date; `absent` cards are in the air. Returns what changed."""
        changed = []
        for pile in board.pile_ids:
            look = self._look(board, pile, homes, absent, marks, captions.get(pile, ("", "")))
            if self._looks.get(pile) != look:
                self._looks[pile] = look
                if pile.zone is Zone.TABLEAU:
                    self._note_form(board[pile].cards, absent, look.form)
                changed.append(self._repaint(pile, look))
        return changed

    def bare(self, pile: PileId, card: Card) -> None:
        """Show a foundation as it is below one of its cards, and leave all around it as it is."""
        slot = self.layout.slot(pile)
        self.layer.blit(self.ground, slot, slot)
        if card.rank > 1:
            self.layer.blit(self.art.face(card._replace(rank=card.rank - 1)), slot)
        else:
            self._empty(pile, card.suit.letter)

    def area(self, pile: PileId) -> pygame.Rect:
        """All that a pile's look can reach: its cards, their shadows, rings and caption."""
        layout = self.layout
        slot = layout.waste_area if pile.zone is Zone.WASTE else layout.slot(pile)
        columns_from = layout.columns[0].y - layout.row_gap // 4
        is_column = pile.zone is Zone.TABLEAU
        margin = layout.gap // 2 if is_column else self._top_margin
        top, bottom = (columns_from, layout.size[1]) if is_column else (layout.bar.bottom, columns_from)
        return pygame.Rect(slot.x - margin, top, slot.w + 2 * margin, bottom - top)

    def _look(
        self,
        board: Board,
        pile: PileId,
        homes: Mapping[Card, Pose],
        absent: frozenset[Card],
        marks: Marks,
        caption: tuple[str, str],
    ) -> _Look:
        cards = board[pile].cards
        resting = cards if absent.isdisjoint(cards) else tuple(card for card in cards if card not in absent)
        shown = self._seen(pile, resting)
        return _Look(
            self._placed(shown, homes, _cards_of(pile, marks.raised)),
            # With the cards of it in the air: what rests looks the same without them.
            self.art.covered_form([homes[card] for card in cards]) if pile.zone is Zone.TABLEAU else FULL,
            caption[0],
            "" if shown else caption[1],
            marks.origin if marks.origin and self._holds(pile, marks.origin) else None,
            marks.target == pile,
            pile in marks.places,
            _cards_of(pile, marks.hover),
            _is_covered(cards, resting, marks.staying),
        )

    def _holds(self, pile: PileId, origin: Box) -> bool:
        """Whether held cards come from this pile: where they lay begins in it."""
        return self.area(pile).collidepoint(origin.x + origin.w // 2, origin.y + 1)

    def _placed(
        self, cards: Sequence[Card], homes: Mapping[Card, Pose], raised: int
    ) -> tuple[tuple[Card, Pose], ...]:
        """The cards and their places, the topmost ones a little higher where they are pressed on."""
        placed = [(card, homes[card]) for card in cards]
        for index in range(max(0, len(cards) - raised), len(cards)):
            card, home = placed[index]
            placed[index] = card, home._replace(y=home.y - self.pen.px(RISE))
        return tuple(placed)

    def _seen(self, pile: PileId, resting: Sequence[Card]) -> Sequence[Card]:
        """Those of a pile that are drawn; the strong outlines of all of a stock would be one dark bar."""
        shown = resting[-self._depth(pile, len(resting)) :]
        is_outlined = self.pen.theme.lines.card_width > 0
        return (*shown[:1], *shown[1:][-1:]) if pile.zone is Zone.STOCK and is_outlined else shown

    def _depth(self, pile: PileId, count: int) -> int:
        """How many of a pile's topmost resting cards can be seen."""
        if pile.zone is Zone.STOCK:
            return stock_layers(count)
        return {Zone.WASTE: self.layout.fan_count + 1, Zone.FOUNDATION: 1}.get(pile.zone, max(1, count))

    def _repaint(self, pile: PileId, look: _Look) -> pygame.Rect:
        area = self.area(pile).clip(self.layer.get_rect())
        self.layer.set_clip(area)
        self.layer.blit(self.ground, area, area)
        if look.origin and look.cards:
            self.stamps.origin(self.layer, pygame.Rect(look.origin))
        if not look.cards:
            self._empty(pile, look.sign)
        else:
            self._cards(pile, look)
        self._marks(pile, look)
        if look.caption:
            self._caption(pile, look.caption)
        self.layer.set_clip(None)
        return area

    def _caption(self, pile: PileId, words: str) -> None:
        pen, place = self.pen, self.layout.caption(pile)
        if pen.text_size(words, CAPTION, "semibold")[0] > self.layout.slot(pile).w:
            words = in_short(words)
        pen.text(self.layer, words, place, CAPTION, pen.theme.table.ink2, "semibold", align="centre")

    def _empty(self, pile: PileId, sign: str) -> None:
        slot = self.layout.slot(pile)
        self.stamps.place(self.layer, slot)
        if sign:
            draw = self.stamps.suit if pile.zone is Zone.FOUNDATION else self.stamps.sign
            draw(self.layer, slot, sign)

    def _cards(self, pile: PileId, look: _Look) -> None:
        cards = look.cards
        first, last = cards[0][1], cards[-1][1]
        width, height = self.layout.card_width, self.layout.card_height
        union = pygame.Rect(
            round(first.x),
            round(min(first.y, last.y)),
            round(last.x - first.x) + width,
            round(abs(last.y - first.y)) + height,
        )
        self.stamps.shadow(self.layer, union, RESTING)
        for index, (card, pose) in enumerate(cards):
            place = (round(pose.x), round(pose.y))
            if index and pile.zone in (Zone.TABLEAU, Zone.WASTE):
                self.stamps.lip(self.layer, place, "top" if pile.zone is Zone.TABLEAU else "left")
            is_covered = pile.zone is Zone.TABLEAU and (look.is_covered or index < len(cards) - 1)
            self.layer.blit(self._picture(card, pose, look.form if is_covered else FULL), place)

    def _note_form(self, cards: Sequence[Card], absent: frozenset[Card], form: str) -> None:
        """Remember how the cards of a column lie; those in the air keep the form they left with."""
        forms = self.art.forms
        for card in cards:
            if card not in absent or card not in forms:
                forms[card] = form

    def _picture(self, card: Card, pose: Pose, form: str = FULL) -> pygame.Surface:
        return self.art.face(card, form) if pose.turn >= 0.5 else self.art.back()

    def _marks(self, pile: PileId, look: _Look) -> None:
        if look.origin and not look.cards:
            self.stamps.origin(self.layer, pygame.Rect(look.origin))
        place = self._span(look.cards[-1:]) if look.cards else pygame.Rect(self.layout.slot(pile))
        if 0 < look.hover <= len(look.cards):
            self.stamps.hover(self.layer, self._span(look.cards[-look.hover :]))
        elif look.hover and pile.zone is Zone.STOCK:  # empty, but it can be filled again
            self.stamps.hover(self.layer, place)
        if look.is_target or look.is_place:
            (self.stamps.target if look.is_target else self.stamps.taker)(self.layer, place)

    def _span(self, cards: Sequence[tuple[Card, Pose]]) -> pygame.Rect:
        first, last = cards[0][1], cards[-1][1]
        return pygame.Rect(
            round(first.x),
            round(first.y),
            round(last.x - first.x) + self.layout.card_width,
            round(last.y - first.y) + self.layout.card_height,
        )


def _cards_of(pile: PileId, marked: tuple[PileId, int] | None) -> int:
    """How many cards of this pile are marked."""
    return marked[1] if marked and marked[0] == pile else 0


def _is_covered(cards: Sequence[Card], resting: Sequence[Card], staying: frozenset[Card]) -> bool:
    """Whether the last card of a pile that rests lies below one in the air that stays there."""
    return bool(resting) and not staying.isdisjoint(cards[cards.index(resting[-1]) :] if staying else ())


def _distances(boxes: Sequence[Box]) -> list[int]:
    """The gaps between neighbours of one row."""
    return [right.x - left.right for left, right in pairwise(sorted(boxes))]
