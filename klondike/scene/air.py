"""Draws the cards that are not at rest: in flight, turning, or in the hand.

What moves as one run shares one shadow, and keeps the look that it had in its column unless it closes up.
A single card in the hand is put together with its shadow once: a drag costs two blits a frame. Of a run,
which may close up at any moment, only what shows is drawn.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame

from klondike.rules import Card
from klondike.scene.art import Art
from klondike.scene.decks import FULL, smaller
from klondike.scene.geometry import Pose
from klondike.scene.stamps import HELD, Shadow, Stamps

RUN_STEPS = (0.04, 0.4)  # of the card's height: cards that far below each other are one run
NARROW_STEP = 8  # px
FLAT = frozenset((0.0, 1.0))  # the turns of a card as wide as any


class Sprite(NamedTuple):
    """A card that is not at rest: where it is, how high it is lifted, how large, how much of it is there."""

    card: Card
    pose: Pose
    lift: float
    size: float = 1.0
    strength: float = 1.0


class Air:
    """Everything above the table, for cards of one size."""

    def __init__(self, stamps: Stamps, art: Art) -> None:
        """Take what draws shadows and the card pictures."""
        self._stamps = stamps
        self._art = art
        self._held: tuple[Card, pygame.Surface, tuple[int, int]] | None = None

    def draw(self, surface: pygame.Surface, sprites: Sequence[Sprite]) -> list[pygame.Rect]:
        """Draw flying cards in their order; returns the rectangles they touch, shadows included."""
        return [self._draw_group(surface, group) for group in _groups(_seen(sprites), self._art.size[1])]

    def draw_held(self, surface: pygame.Surface, run: Sequence[Sprite]) -> list[pygame.Rect]:
        """Draw the run in the hand, if there is one; returns what it touches."""
        if len(run) != 1:
            self._held = None
            return [self._draw_group(surface, run)] if run else []
        card, pose = run[0].card, run[0].pose
        if self._held is None or self._held[0] != card:
            self._held = (card, *self._put_together(run[0]))
        _, picture, offset = self._held
        return [surface.blit(picture, (round(pose.x) - offset[0], round(pose.y) - offset[1]))]

    def _put_together(self, sprite: Sprite) -> tuple[pygame.Surface, tuple[int, int]]:
        """A card and its shadow as one picture, and the card's place in it."""
        width, height = self._art.size
        reach = round(4 * HELD.blur * height)
        picture = pygame.Surface((width + 2 * reach, height + 2 * reach), pygame.SRCALPHA)
        moved = sprite._replace(pose=Pose(reach, reach, sprite.pose.turn))
        touched = self._draw_group(picture, [moved]).clip(picture.get_rect())
        return picture.subsurface(touched), (reach - touched.x, reach - touched.y)

    def _draw_group(self, surface: pygame.Surface, group: Sequence[Sprite]) -> pygame.Rect:
        lift = max(sprite.lift for sprite in group)
        width = self._art.size[0]
        touched = union = _union(group, self._art.size)
        if lift > 0:
            # In steps of a quarter, so that a flight needs few different blurred masks.
            touched = self._stamps.shadow(surface, union, Shadow.at(round(4 * lift) / 4))
        fitting, last = self._art.covered_form([sprite.pose for sprite in group]), len(group) - 1
        for index, sprite in enumerate(group):
            if index:
                self._stamps.lip(surface, (round(sprite.pose.x), round(sprite.pose.y)), "top")
            form = FULL if index == last else smaller(fitting, self._art.forms.get(sprite.card, FULL))
            part = self._picture(sprite, form).subsurface((0, 0, width, self._shown(group, index)))
            touched = touched.union(self._draw_card(surface, sprite, part))
        return touched

    def _shown(self, group: Sequence[Sprite], index: int) -> int:
        """How much of a card's height the next one leaves to be seen, behind its corners too."""
        height = self._art.size[1]
        if index == len(group) - 1:
            return height
        (x, y, _), (next_x, next_y, _) = group[index].pose, group[index + 1].pose
        hides = round(x) == round(next_x)
        return min(height, round(next_y) - round(y) + self._stamps.corner) if hides else height

    def _picture(self, sprite: Sprite, form: str) -> pygame.Surface:
        return self._art.back() if sprite.pose.turn < 0.5 else self._art.moving_face(sprite.card, form)

    def _draw_card(self, surface: pygame.Surface, sprite: Sprite, picture: pygame.Surface) -> pygame.Rect:
        (width, height), pose = picture.get_size(), sprite.pose
        left, top = pose.x, pose.y
        if sprite.strength < 1.0:
            picture.set_alpha(round(255 * sprite.strength))
        if 0.0 < pose.turn < 1.0:  # narrowed about its middle: 1 -> 0 -> 1 of the width while it turns
            narrowed = max(1, round(width * abs(1 - 2 * pose.turn)))
            picture = pygame.transform.smoothscale(picture, (narrowed, height))
            left += (width - narrowed) / 2
        elif sprite.size > 1.0:
            picture = pygame.transform.smoothscale_by(picture, sprite.size)
            left, top = left - (picture.get_width() - width) / 2, top - (picture.get_height() - height) / 2
        return surface.blit(picture, (round(left), round(top)))


def _union(group: Sequence[Sprite], size: tuple[int, int]) -> pygame.Rect:
    rects = [_box(sprite.pose, size) for sprite in group]
    return rects[0].unionall(rects[1:])


def _box(pose: Pose, size: tuple[int, int]) -> pygame.Rect:
    """What a card covers; while it turns it is narrower, in steps so that few different shadows are made."""
    narrow = size[0]
    if 0.0 < pose.turn < 1.0:
        narrow = NARROW_STEP * max(1, int(narrow * abs(1 - 2 * pose.turn) / NARROW_STEP))
    return pygame.Rect(round(pose.x + (size[0] - narrow) / 2), round(pose.y), narrow, size[1])


def _seen(sprites: Sequence[Sprite]) -> list[Sprite]:
    """Only the uppermost of those that lie exactly on each other, as in a pack that waits or slides."""
    covered: set[tuple[int, int]] = set()
    uppermost = []
    for sprite in reversed(sprites):
        place = round(sprite.pose.x), round(sprite.pose.y)
        if place not in covered:
            uppermost.append(sprite)
        if sprite.strength == 1.0:
            covered.add(place)
    return uppermost[::-1]


def _groups(sprites: Iterable[Sprite], card_height: int) -> list[list[Sprite]]:
    """Neighbours at the same place across and a step apart fly as one run, but for those that turn."""
    groups: list[list[Sprite]] = []
    least, most = [share * card_height for share in RUN_STEPS]
    for sprite in sprites:
        last, pose = groups[-1][-1].pose if groups else None, sprite.pose
        is_near = last and abs(last.x - pose.x) < 1 and least <= pose.y - last.y <= most
        if last and is_near and {last.turn, pose.turn} <= FLAT:
            groups[-1].append(sprite)
        else:
            groups.append([sprite])
    return groups
