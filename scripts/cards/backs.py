"""The card backs: each fills the ground, then the rim and the frame are laid over it."""

from collections.abc import Callable
from typing import NamedTuple

from .courts import draw_sash, half_card, rays
from .drawing import Pen
from .ornaments import draw_deco, draw_guilloche, draw_leaves
from .palette import CLOTHS, GOLD, INK, SUN
from .paper import Master, blank, finish, mask
from .repeats import draw_fans, draw_harlequin, draw_lattice, draw_tiles
from .shapes import circle, rectangle, rounded, star
from .sunmoon import draw_sun_and_moon

GROUND = rounded(8, 8, 234, 334, 9)
INNER = rounded(12.2, 12.2, 225.6, 325.6, 6)
BLEED = rectangle(7, 7, 243, 343)
DISC = (125, 94)
STARS = (
    (36, 36, 6),
    (214, 36, 6),
    (30, 100, 4),
    (220, 110, 4),
    (214, 180, 5),
    (58, 66, 2.6),
    (192, 66, 2.6),
    (196, 150, 3),
)


def draw_sun_and_moon_back(pen: Pen, master: Master) -> None:
    """Draw the signature face twice, built like a court card."""
    cloth = CLOTHS["S"]._replace(dark="#24406f")
    half = pen.twice().within(half_card())
    half.fill(rays(DISC, (62, 260), master.fine_rays, master.ray_widths), cloth.ray)
    half.fill(circle(*DISC, 64), cloth.halo)
    half.line(circle(*DISC, 64), GOLD, 1.5)
    draw_sun_and_moon(half.moved(*DISC).scaled(0.98))
    for x, y, radius in STARS:
        half.fill(star(x, y, radius), SUN)
    draw_sash(pen, cloth, "D", master)


class Back(NamedTuple):
    """A back: the colour of its ground and what is drawn on it."""

    ground: str
    draw: Callable[[Pen, Master], None]


BACKS = {
    "sun-and-moon": Back(CLOTHS["S"].panel, draw_sun_and_moon_back),
    "lattice": Back("#a8212f", draw_lattice),
    "fans": Back("#173a33", draw_fans),
    "guilloche": Back("#2b1d3a", draw_guilloche),
    "harlequin": Back("#c4532a", draw_harlequin),
    "leaves": Back("#181c30", draw_leaves),
    "tiles": Back("#24527a", draw_tiles),
    "deco": Back("#4a1530", draw_deco),
}


def back(name: str, master: Master) -> Pen:
    """The whole back of a card."""
    ground, draw = BACKS[name]
    pen = blank()
    pen.fill(GROUND, ground)
    draw(pen.within(BLEED), master)
    mask(pen, GROUND)
    pen.line(GROUND, INK, 1.8)
    pen.line(INNER, GOLD, 1.3)
    finish(pen)
    return pen
