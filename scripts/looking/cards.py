"""Sheets of all cards and backs, in every size that matters, on every kind of table."""

from collections.abc import Iterator
from pathlib import Path

import pygame

from klondike.rules import Card, Suit
from klondike.rules.cards import deck
from klondike.scene.art import Art
from klondike.scene.decks import FULL, Deck
from klondike.scene.kept import KeptPictures
from klondike.scene.stamps import RESTING, Stamps
from klondike.ui.pen import Pen
from klondike.ui.theme import theme

from .sight import SIGHTS, looked_at

WIDTHS = (70, 96, 142, 200, 400)
TABLES = {"dark": "charcoal", "blue": "blue", "light": "paper"}
DECKS = {
    "classic": Deck(),
    "large-print": Deck(is_large_print=True),
    "four-colours": Deck(is_four_coloured=True),
    "large-four": Deck(is_large_print=True, is_four_coloured=True),
}
SEEN_AT = 142  # the width in which the other kinds of sight are shown
STEPS = (0.235, 0.19, 0.10)  # how much of the height of a covered card shows


class Sheets:
    """Draws sheets of the cards of one width on one table."""

    def __init__(self, assets: Path, faces: Deck, width: int, table: str) -> None:
        """Take the drawings, and make what lies under them."""
        self.size = width, round(1.4 * width)
        self.gap = max(8, width // 8)
        self.backs = sorted(path.stem for path in (assets / "cards" / "backs").glob("*.svg"))
        self.backs = [name for name in self.backs if "." not in name]
        look = theme(table)
        self.stamps = Stamps(Pen(look, width / 142, str(assets / "fonts")), self.size)
        self.art = Art(assets / "cards", KeptPictures(None), self.backs[0], faces)
        self.art.resize(self.size)
        self.ground = look.table.hi

    def cards(self) -> pygame.Surface:
        """A row for each suit, and one of the backs."""
        sheet = self._empty(13, 5)
        for card in deck(1):
            self._lay(sheet, self.art.face(card), self._place(card.rank - 1, int(card.suit)))
        for index, name in enumerate(self.backs):
            self.art.change_back(name)
            self._lay(sheet, self.art.back(), self._place(index, len(Suit)))
        return sheet

    def columns(self) -> pygame.Surface:
        """For each step between the cards a column of each suit, as a table shows it."""
        sheet = self._empty(12, 4)
        for place, share in enumerate(STEPS):
            step = round(share * self.size[1])
            form = self.art.deck.covered_form(step, self.size)
            for suit in Suit:
                self._column(sheet, 4 * place + int(suit), suit, form, step)
        return sheet

    def _column(self, sheet: pygame.Surface, index: int, suit: Suit, form: str, step: int) -> None:
        left, top = self._place(index, 0)
        high = self.size[1] + 12 * step
        self.stamps.shadow(sheet, pygame.Rect(left, top, self.size[0], high), RESTING)
        for rank in range(13, 0, -1):
            at = left, top + (13 - rank) * step
            if rank < 13:
                self.stamps.lip(sheet, at, "top")
            sheet.blit(self.art.face(Card(rank, suit), form if rank > 1 else FULL), at)

    def _empty(self, across: int, down: int) -> pygame.Surface:
        right, bottom = self._place(across, down)
        sheet = pygame.Surface((right, bottom))
        sheet.fill(self.ground)
        return sheet

    def _place(self, across: int, down: int) -> tuple[int, int]:
        width, height = self.size
        return self.gap + across * (width + self.gap), self.gap + down * (height + self.gap)

    def _lay(self, sheet: pygame.Surface, picture: pygame.Surface, at: tuple[int, int]) -> None:
        self.stamps.shadow(sheet, pygame.Rect(at, self.size), RESTING)
        sheet.blit(picture, at)


def card_sheets(assets: Path, widths: tuple[int, ...] = WIDTHS) -> Iterator[tuple[str, pygame.Surface]]:
    """All sheets, each with its name."""
    for deck_name, faces in DECKS.items():
        for width in widths:
            for name, table in TABLES.items():
                sheets = Sheets(assets, faces, width, table)
                yield f"{deck_name}-{width}-{name}", sheets.cards()
                if name == "dark":
                    yield f"{deck_name}-{width}-columns", sheets.columns()
        for sight, picture in _seen(assets, faces):
            yield f"{deck_name}-{SEEN_AT}-{sight}", picture


def _seen(assets: Path, faces: Deck) -> Iterator[tuple[str, pygame.Surface]]:
    picture = Sheets(assets, faces, SEEN_AT, "felt").cards()
    for sight in SIGHTS:
        yield sight, looked_at(picture, sight)
