"""Card pictures: SVG rasterised to the exact size on the screen, each when it is first needed.

A picture that is not made yet after a resize is shown as the scaled old one until `settle`: so a live
resize stays smooth, and becomes crisp when it rests. What the deal does not show is made while idle.
"""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pygame

from klondike.rules import Card
from klondike.scene.decks import CLASSIC, FULL, Deck
from klondike.scene.drawings import Drawings, Sources
from klondike.scene.geometry import Pose
from klondike.scene.kept import KeptPictures
from klondike.ui.shapes import Look, box_body, raster

RANKS = " A23456789TJQK"
SUITS = "SHDC"
CORNER = 0.06  # radius of a card's corners, of its width
EDGE = "#28241E"  # of cards with strong outlines


class Art:
    """The pictures of one deck and one back at one size."""

    def __init__(self, folder: Path, kept: KeptPictures, back: str, deck: Deck = CLASSIC) -> None:
        """Find the drawings below `folder` (the cards folder of the assets), finished pictures in `kept`."""
        self.drawings = Drawings(folder)
        self._kept = kept
        self.deck = deck
        self.back_name = back
        self.forms: dict[Card, str] = {}
        """in which form each card of a column lay there last: it keeps that in the air"""
        self._made: dict[str, pygame.Surface] = {}
        self._former: dict[str, pygame.Surface] = {}
        self._missing: list[str] = []
        self._edge = 0
        self._outline: pygame.Surface | None = None
        self.size = (0, 0)

    def change_back(self, back: str) -> None:
        """Use another back from now on."""
        if back != self.back_name:
            self.back_name = back
            self._made.pop("back", None)
            self._former.pop("back", None)

    def change_deck(self, deck: Deck) -> None:
        """Use other faces from now on."""
        if deck != self.deck:
            self.deck = deck
            self._former, self.forms = {}, {}
            self._made = {name: picture for name, picture in self._made.items() if name == "back"}
            self._missing = self._names()

    def change_edge(self, width: int) -> None:
        """Draw a line that many pixels wide round every card from now on, 0 for none."""
        if width != self._edge:
            self._edge = width
            self._outline, self._made, self._former = None, {}, {}
            self._missing = self._names()

    def resize(self, size: tuple[int, int]) -> None:
        """Use another card size from now on; the old pictures stand in, scaled, until `settle`."""
        if size == self.size:
            return
        self.size = size
        self._kept.resize(size)
        self._outline = None
        self._former.update(self._made)
        self._made = {}
        self._missing = self._names()

    def settle(self) -> bool:
        """Forget the scaled stand-ins; true when there were any, so that the table must be painted anew."""
        had_any = bool(self._former)
        self._former = {}
        return had_any

    def covered_form(self, poses: Sequence[Pose]) -> str:
        """One form for the covered faces of a whole column or run: else rounding makes indices jump."""
        open_places = [pose.y for pose in poses if pose.turn > 0.5]
        steps = [after - before for before, after in pairwise(open_places)]
        return self.deck.covered_form(min(steps) + 0.6, self.size) if steps else FULL

    def face(self, card: Card, form: str = FULL) -> pygame.Surface:
        """A face as it lies open, or covered in a column."""
        return self._picture(f"{RANKS[card.rank]}{card.suit.letter}{form}")

    def moving_face(self, card: Card, form: str) -> pygame.Surface:
        """A face that must not keep the next picture waiting: as it lies open until its form is made."""
        name, full = (f"{RANKS[card.rank]}{card.suit.letter}{each}" for each in (form, FULL))
        if name in self._made or full not in self._made:
            return self._picture(name)
        self._missing.append(name)
        return self._made[full]

    def back(self) -> pygame.Surface:
        """The back of every card."""
        return self._picture("back")

    def prepare_one(self) -> bool:
        """Make one picture that no one has asked for yet; false when none is left."""
        while self._missing:
            name = self._missing.pop()
            if name not in self._made:
                self._made[name] = self._finished(name)
                if not self._missing:
                    self._kept.forget_others()
                return True
        return False

    def _names(self) -> list[str]:
        return [f"{rank}{suit}" for suit in SUITS for rank in RANKS[1:]]

    def _picture(self, name: str) -> pygame.Surface:
        picture = self._made.get(name)
        if picture is None:
            former = self._former.get(name)
            if former is not None:
                return self._stand_in(name, former)
            picture = self._made[name] = self._finished(name)
        return picture

    def _stand_in(self, name: str, former: pygame.Surface) -> pygame.Surface:
        if former.get_size() != self.size:
            former = self._former[name] = pygame.transform.smoothscale(former, self.size)
        return former

    def _finished(self, name: str) -> pygame.Surface:
        sources = self._sources(name)
        picture = self._kept.load(sources, self.size)
        if picture is None:
            picture = self.drawings.picture(sources, self.size)
            self._kept.save(sources, picture)
        if self._edge:
            picture.blit(self._edge_line(), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return picture

    def _edge_line(self) -> pygame.Surface:
        if self._outline is None:
            # Drawn a pixel beyond the card and multiplied: no paper looks out where the corners are soft.
            size = (self.size[0] + 2, self.size[1] + 2)
            look = Look(CORNER * self.size[0] + 1, None, 1.0, EDGE, 1.0, self._edge + 1, None)
            self._outline = pygame.Surface(self.size)
            self._outline.fill("#FFFFFF")
            self._outline.blit(raster(size, box_body(size, look)), (-1, -1))
        return self._outline

    def _sources(self, name: str) -> Sources:
        width = self.size[0]
        if name == "back":
            return self.drawings.back(self.back_name, width)
        return self.drawings.face(self.deck, name, width)
