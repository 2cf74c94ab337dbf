"""Paints the table: resting cards into a layer that is kept, moving cards over it.

The layer is mended pile by pile, only where a pile looks different from before; a frame then restores what
the moving cards covered, draws them where they are now, and names the rectangles that changed.
The painter gets places and pictures; it knows no rules.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from klondike.rules import Board, Card, PileId, Zone
from klondike.scene.art import FULL, Art, covering
from klondike.scene.geometry import Box, Pose
from klondike.scene.layout import Layout
from klondike.scene.stamps import Stamps
from klondike.ui.pen import Pen

LIP_BLUR, LIP_ALPHA = 0.016, 120  # blur of the card's height
STOCK_LAYERS = 4


class Shadow(NamedTuple):
    """A soft shadow: blur, shift right and drop of the card's height, alpha of 255."""

    blur: float
    shift: float
    drop: float
    alpha: int

    @classmethod
    def at(cls, lift: float) -> "Shadow":
        """The shadow of a card that is lifted so far (0..1) from the table."""
        blur, shift, drop, alpha = [
            low + (high - low) * lift for low, high in zip(RESTING, HELD, strict=True)
        ]
        return cls(blur, shift, drop, round(alpha))


RESTING = Shadow(0.022, 0.0, 0.006, 66)
HELD = Shadow(0.075, 0.012, 0.055, 110)


class Sprite(NamedTuple):
    """A card that moves or is held: where it is, how high it is lifted (0..1)."""

    card: Card
    pose: Pose
    lift: float


class Marks(NamedTuple):
    """What is pointed at on the resting table."""

    origin: Box | None = None
    target: PileId | None = None
    hover: tuple[PileId, int] | None = None


class _Look(NamedTuple):
    """All that decides how one pile's place looks; equal looks need no painting."""

    cards: tuple[tuple[Card, Pose], ...]
    caption: str
    sign: str
    origin: Box | None
    is_target: bool
    hover: int


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
        self._looks: dict[PileId, _Look] = {}
        self._shown: tuple[object, ...] = ()

    def forget(self) -> None:
        """Paint every pile anew next time, as after new pictures came."""
        self._looks = {}
        self._shown = ()

    def rest(
        self,
        board: Board,
        homes: Mapping[Card, Pose],
        absent: frozenset[Card],
        marks: Marks,
        captions: Mapping[PileId, tuple[str, str]],
    ) -> list[pygame.Rect]:
        """Bring the layer up to date; `absent` cards are in the air. Returns what changed."""
        shown = (board, homes, absent, marks)
        if (
            self._shown
            and board is self._shown[0]
            and homes is self._shown[1]
            and shown[2:] == self._shown[2:]
        ):
            return []
        self._shown = shown
        changed = []
        for pile in board.pile_ids:
            look = self._look(board, pile, homes, absent, marks, captions.get(pile, ("", "")))
            if self._looks.get(pile) != look:
                self._looks[pile] = look
                changed.append(self._repaint(pile, look))
        return changed

    def fly(self, surface: pygame.Surface, sprites: Sequence[Sprite]) -> list[pygame.Rect]:
        """Draw the moving cards in their order; returns the rectangles they cover, shadows included."""
        touched = []
        for group in _groups(sprites, self.layout.card_height):
            touched.append(self._fly_group(surface, group))
        return touched

    def area(self, pile: PileId) -> pygame.Rect:
        """All that a pile's look can reach: its cards, their shadows, rings and caption."""
        layout = self.layout
        slot = layout.waste_area if pile.zone is Zone.WASTE else layout.slot(pile)
        margin = layout.gap // 2
        columns_from = layout.columns[0].y - layout.row_gap // 4
        is_column = pile.zone is Zone.TABLEAU
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
        shown = resting[-self._depth(pile, len(resting)) :]
        origin = marks.origin
        is_origin_here = origin is not None and self.area(pile).collidepoint(
            origin.x + origin.w // 2, origin.y + 1
        )
        return _Look(
            tuple([(card, homes[card]) for card in shown]),
            caption[0],
            "" if shown else caption[1],
            origin if is_origin_here and not shown else None,
            marks.target == pile,
            marks.hover[1] if marks.hover and marks.hover[0] == pile else 0,
        )

    def _depth(self, pile: PileId, count: int) -> int:
        """How many of a pile's topmost resting cards can be seen."""
        if pile.zone is Zone.STOCK:
            return min(STOCK_LAYERS, 1 + count // 8)
        return {Zone.WASTE: self.layout.fan_count + 1, Zone.FOUNDATION: 1}.get(pile.zone, max(1, count))

    def _repaint(self, pile: PileId, look: _Look) -> pygame.Rect:
        area = self.area(pile).clip(self.layer.get_rect())
        self.layer.set_clip(area)
        self.layer.blit(self.ground, area, area)
        if not look.cards:
            self._empty(pile, look.sign)
        else:
            self._cards(pile, look.cards)
        self._marks(pile, look)
        if look.caption:
            self.pen.text(
                self.layer,
                look.caption,
                self.layout.caption(pile),
                14,
                self.pen.theme.table.ink2,
                "semibold",
                align="centre",
            )
        self.layer.set_clip(None)
        return area

    def _empty(self, pile: PileId, sign: str) -> None:
        slot = self.layout.slot(pile)
        self.stamps.place(self.layer, slot)
        if sign:
            draw = self.stamps.suit if pile.zone is Zone.FOUNDATION else self.stamps.sign
            draw(self.layer, slot, sign)

    def _cards(self, pile: PileId, cards: Sequence[tuple[Card, Pose]]) -> None:
        first, last = cards[0][1], cards[-1][1]
        width, height = self.layout.card_width, self.layout.card_height
        union = pygame.Rect(
            round(first.x),
            round(min(first.y, last.y)),
            round(last.x - first.x) + width,
            round(abs(last.y - first.y)) + height,
        )
        self._shadow(self.layer, union, RESTING)
        form = self._covered_form(pile, cards)
        for index, (card, pose) in enumerate(cards):
            place = (round(pose.x), round(pose.y))
            if index and pile.zone in (Zone.TABLEAU, Zone.WASTE):
                self._lip(self.layer, place, "top" if pile.zone is Zone.TABLEAU else "left")
            is_covered = pile.zone is Zone.TABLEAU and index < len(cards) - 1
            self.layer.blit(self._picture(card, pose, form if is_covered else FULL), place)

    def _covered_form(self, pile: PileId, cards: Sequence[tuple[Card, Pose]]) -> str:
        """One form for a whole column: else rounding makes neighbours jump in size."""
        open_places = [pose.y for _, pose in cards if pose.turn > 0.5] if pile.zone is Zone.TABLEAU else []
        steps = [after - before for before, after in pairwise(open_places)]
        return covering(min(steps) + 0.6, *self.art.size) if steps else FULL

    def _picture(self, card: Card, pose: Pose, form: str = FULL) -> pygame.Surface:
        return self.art.face(card, form) if pose.turn >= 0.5 else self.art.back()

    def _marks(self, pile: PileId, look: _Look) -> None:
        if look.origin:
            self.stamps.origin(self.layer, pygame.Rect(look.origin))
        if 0 < look.hover <= len(look.cards):
            self.stamps.hover(self.layer, self._span(look.cards[-look.hover :]))
        if look.is_target:
            slot = pygame.Rect(self.layout.slot(pile))
            self.stamps.target(self.layer, self._span(look.cards[-1:]) if look.cards else slot)

    def _span(self, cards: Sequence[tuple[Card, Pose]]) -> pygame.Rect:
        first, last = cards[0][1], cards[-1][1]
        return pygame.Rect(
            round(first.x),
            round(first.y),
            round(last.x - first.x) + self.layout.card_width,
            round(last.y - first.y) + self.layout.card_height,
        )

    def _shadow(self, surface: pygame.Surface, rect: pygame.Rect, shadow: Shadow) -> pygame.Rect:
        height = self.layout.card_height
        placed = rect.move(round(shadow.shift * height), max(1, round(shadow.drop * height)))
        blur = max(2, round(shadow.blur * height))
        self.pen.soft_shadow(surface, placed, round(self.stamps.radius), blur, shadow.alpha)
        return placed.inflate(4 * blur, 4 * blur)

    def _lip(self, surface: pygame.Surface, place: tuple[int, int], side: str) -> None:
        self.stamps.lip(surface, place, side, max(2, round(LIP_BLUR * self.layout.card_height)), LIP_ALPHA)

    def _fly_group(self, surface: pygame.Surface, group: Sequence[Sprite]) -> pygame.Rect:
        lift = max(sprite.lift for sprite in group)
        touched = union = _union(group, self.art.size)
        if lift > 0:
            # In steps of a quarter, so that a flight needs few different blurred masks.
            touched = self._shadow(surface, union, Shadow.at(round(4 * lift) / 4))
        for index, sprite in enumerate(group):
            touched = touched.union(
                self._fly_card(surface, sprite, self._flying_form(group, index), index > 0)
            )
        return touched

    def _flying_form(self, group: Sequence[Sprite], index: int) -> str:
        if index == len(group) - 1:
            return FULL
        step = group[index + 1].pose.y - group[index].pose.y
        return (
            covering(step + 0.6, *self.art.size)
            if abs(group[index + 1].pose.x - group[index].pose.x) < 1
            else FULL
        )

    def _fly_card(self, surface: pygame.Surface, sprite: Sprite, form: str, has_lip: bool) -> pygame.Rect:  # noqa: FBT001
        pose = sprite.pose
        picture = self._picture(sprite.card, pose, form)
        place = (round(pose.x), round(pose.y))
        if has_lip:
            self._lip(surface, place, "top")
        if 0.0 < pose.turn < 1.0:
            picture, place = _turned(picture, pose)
        return surface.blit(picture, place)


def _turned(picture: pygame.Surface, pose: Pose) -> tuple[pygame.Surface, tuple[int, int]]:
    """The picture narrowed about its middle: 1 -> 0 -> 1 of the width while it turns."""
    width, height = picture.get_size()
    narrowed = max(1, round(width * abs(1 - 2 * pose.turn)))
    return (
        pygame.transform.smoothscale(picture, (narrowed, height)),
        (round(pose.x + (width - narrowed) / 2), round(pose.y)),
    )


def _union(group: Sequence[Sprite], size: tuple[int, int]) -> pygame.Rect:
    rects = [pygame.Rect((round(sprite.pose.x), round(sprite.pose.y)), size) for sprite in group]
    return rects[0].unionall(rects[1:])


def _groups(sprites: Iterable[Sprite], card_height: int) -> list[list[Sprite]]:
    """Neighbours that move as one run (same place across, a step apart) share one shadow."""
    groups: list[list[Sprite]] = []
    for sprite in sprites:
        last = groups[-1][-1].pose if groups else None
        if last and abs(last.x - sprite.pose.x) < 1 and 0 < sprite.pose.y - last.y < 0.4 * card_height:
            groups[-1].append(sprite)
        else:
            groups.append([sprite])
    return groups
