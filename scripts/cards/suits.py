"""The four suit signs, each about 100 units high around (0, 0)."""

from .outlines import Outline, parse
from .shapes import circle

SUITS = "SHDC"
LOBES = ((0, -27), (-25.2, 10.5), (25.2, 10.5))
LOBE = 21.8
_CLUB_FOOT = (
    "M-9 -12L9 -12C9 -5 14 0 20 1L14 18C9 18 6 17 4.2 14C4.6 33 9 45 17 50"
    "L-17 50C-9 45 -4.6 33 -4.2 14C-6 17 -9 18 -14 18L-20 1C-14 0 -9 -5 -9 -12Z"
)
_SPADE = (
    "M0 -50C5 -36 46 -11 46 17C46 31 36.5 39 25.5 39C15.5 39 8 34 4.2 26.5C5 37 9.5 45.5 17 50"
    "L-17 50C-9.5 45.5 -5 37 -4.2 26.5C-8 34 -15.5 39 -25.5 39C-36.5 39 -46 31 -46 17C-46 -11 -5 -36 0 -50Z"
)
_HEART = (
    "M0 47C-5 34 -48 10 -48 -18C-48 -34.5 -37 -45 -24.5 -45C-12.5 -45 -4 -38 0 -26"
    "C4 -38 12.5 -45 24.5 -45C37 -45 48 -34.5 48 -18C48 10 5 34 0 47Z"
)
_DIAMOND = "M0 -51C9 -34 24.5 -13.5 39 0C24.5 13.5 9 34 0 51C-9 34 -24.5 13.5 -39 0C-24.5 -13.5 -9 -34 0 -51Z"


def _club() -> Outline:
    """Three discs and the piece that joins them to the foot."""
    lobes = [contour for x, y in LOBES for contour in circle(x, y, LOBE)]
    return (*lobes, *parse(_CLUB_FOOT))


SIGNS = {"S": parse(_SPADE), "H": parse(_HEART), "D": parse(_DIAMOND), "C": _club()}
