"""Card pictures: SVG rasterised to the exact size on the screen, each when it is first needed.

A picture that is not made yet after a resize is shown as the scaled old one until `settle`: so a live
resize stays smooth, and becomes crisp when it rests. What the deal does not show is made while idle.
"""

from pathlib import Path

import pygame

from klondike.rules import Card
from klondike.scene.kept import KeptPictures

SMALL_MASTER_BELOW = 90  # px of card width: under it the drawing with fewer, bolder lines is used
RANKS = " A23456789TJQK"

FULL, COVERED, STRIP = "", ".covered", ".strip"


def covering(step: float, card_width: int, card_height: int) -> str:
    """Which drawing a covered face needs when `step` px of it stay visible."""
    share = step / card_height
    return COVERED if share >= (0.182 if card_width < SMALL_MASTER_BELOW else 0.168) else STRIP


class Art:
    """The pictures of one deck and one back at one size."""

    def __init__(self, folder: Path, kept: KeptPictures, back: str, deck: str = "classic") -> None:
        """Find the drawings below `folder` (the cards folder of the assets), finished pictures in `kept`."""
        self._folder = folder
        self._kept = kept
        self._deck = deck
        self._back = back
        self._made: dict[str, pygame.Surface] = {}
        self._former: dict[str, pygame.Surface] = {}
        self._missing: list[str] = []
        self.size = (0, 0)

    def change_back(self, back: str) -> None:
        """Use another back from now on."""
        if back != self._back:
            self._back = back
            self._made.pop("back", None)
            self._former.pop("back", None)

    def resize(self, size: tuple[int, int]) -> None:
        """Use another card size from now on; the old pictures stand in, scaled, until `settle`."""
        if size == self.size:
            return
        self.size = size
        self._kept.resize(size)
        self._former.update(self._made)
        self._made = {}
        self._missing = [name for name in self._names() if name not in self._made]

    def settle(self) -> bool:
        """Forget the scaled stand-ins; true when there were any, so that the table must be painted anew."""
        had_any = bool(self._former)
        self._former = {}
        return had_any

    def face(self, card: Card, form: str = FULL) -> pygame.Surface:
        """A face as it lies open, or covered in a column (FULL, COVERED or STRIP)."""
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
        return [f"{rank}{suit}" for suit in "SHDC" for rank in RANKS[1:]]

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
        drawing = self._file(name)
        picture = self._kept.load(drawing, self.size)
        if picture is None:
            picture = _rasterised(drawing, self.size)
            self._kept.save(drawing, picture)
        return picture

    def _file(self, name: str) -> Path:
        is_small = self.size[0] < SMALL_MASTER_BELOW
        if name == "back":
            return self._folder / "backs" / f"{self._back}{'.small' if is_small else ''}.svg"
        folder = self._folder / f"{self._deck}{'-small' if is_small else ''}"
        path = folder / f"{name}.svg"
        return path if path.exists() else folder / f"{name[:2]}.svg"


def _rasterised(drawing: Path, size: tuple[int, int]) -> pygame.Surface:
    picture = pygame.image.load_sized_svg(drawing, size)
    if picture.get_size() != size:  # the rasteriser may be off by one
        exact = pygame.Surface(size, pygame.SRCALPHA)
        exact.blit(picture, (0, 0))
        picture = exact
    # Without the conversion each blit costs thirty times as much.
    return picture.convert_alpha()
