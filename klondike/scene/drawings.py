"""The drawings of the cards: which files a picture is made of, and how it is made."""

from collections.abc import Mapping
from functools import cached_property
from io import BytesIO
from pathlib import Path

import pygame

from klondike.scene.decks import SMALL_MASTER_BELOW, Deck
from klondike.ui.shapes import drawn

FOUR_COLOURS = "four-colours.txt"  # of each line the first colour gives way to the second

Sources = tuple[Path, ...]  # a drawing, and the colours that are changed in it


class Drawings:
    """The cards folder of the assets."""

    def __init__(self, folder: Path) -> None:
        """Find everything below a folder."""
        self._folder = folder

    def face(self, deck: Deck, name: str, width: int) -> Sources:
        """The files of a face, such as "TH" or "TH.covered", in cards that wide."""
        folder = self._folder / f"{deck.folder}{'-small' if width < SMALL_MASTER_BELOW else ''}"
        path = folder / f"{name}.svg"
        drawing = path if path.exists() else folder / f"{name[:2]}.svg"
        return (drawing, self._folder / FOUR_COLOURS) if deck.is_four_coloured else (drawing,)

    def back(self, name: str, width: int) -> Sources:
        """The files of a back in cards that wide."""
        return (self._folder / "backs" / f"{name}{'.small' if width < SMALL_MASTER_BELOW else ''}.svg",)

    def picture(self, sources: Sources, size: tuple[int, int]) -> pygame.Surface:
        """What is drawn in these files, at exactly that size."""
        drawing, *recolouring = sources
        return drawn(self._recoloured(drawing) if recolouring else drawing, size)

    def _recoloured(self, drawing: Path) -> BytesIO:
        text = drawing.read_text(encoding="utf-8")
        for printed, other in self._colours.items():
            text = text.replace(printed, other)
        return BytesIO(text.encode())

    @cached_property
    def _colours(self) -> Mapping[str, str]:
        lines = (self._folder / FOUR_COLOURS).read_text(encoding="utf-8").splitlines()
        return dict(line.split() for line in lines)
