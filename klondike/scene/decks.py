"""The four decks: by whose drawings, in which colours, and what a covered card shows."""

from typing import NamedTuple

SMALL_MASTER_BELOW = 90  # px of card width: under it the drawing with fewer, bolder lines is used

FULL, COVERED, NARROW, STRIP = "", ".covered", ".narrow", ".strip"
FORMS = (FULL, COVERED, NARROW, STRIP)  # each has room where the one before has none


class Level(NamedTuple):
    """A form of a covered card, and the share of its height that must stay visible for it."""

    form: str
    share: float
    small_share: float  # of the bolder drawing


CLASSIC_LEVELS = (Level(COVERED, 0.168, 0.182),)
LARGE_LEVELS = (Level(COVERED, 0.226, 0.226), Level(NARROW, 0.168, 0.182))


class Deck(NamedTuple):
    """The faces of the cards, as the player wants to see them."""

    is_large_print: bool = False
    is_four_coloured: bool = False

    @property
    def folder(self) -> str:
        """Where its drawings lie; the small master's lie beside it."""
        return "large-print" if self.is_large_print else "classic"

    def covered_form(self, step: float, size: tuple[int, int]) -> str:
        """The form of a covered face of which `step` px stay visible: the largest index that shows whole."""
        share, is_small = step / size[1], size[0] < SMALL_MASTER_BELOW
        for level in LARGE_LEVELS if self.is_large_print else CLASSIC_LEVELS:
            if share >= (level.small_share if is_small else level.share):
                return level.form
        return STRIP


CLASSIC = Deck()


def smaller(one: str, other: str) -> str:
    """The one of two forms that fits where the other does not."""
    return max(one, other, key=FORMS.index)
