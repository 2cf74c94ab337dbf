"""The Large print deck: a great index on top, below it one pip or one upright figure, and no second index."""

from .courts import rays
from .drawing import Pen
from .figures import draw_figure
from .index import LEVELS, draw_index
from .palette import CLOTHS, GOLD, HAIRLINE, Cloth, Inks
from .paper import Master, blank, finish, frame, mask
from .pips import LEFT_HALF
from .shapes import circle, rectangle, rounded
from .suits import SIGNS
from .sunmoon import draw_sun_and_moon

FIELD = rounded(11, 87, 228, 252, 8)
INNER = rounded(15.2, 91.2, 219.6, 243.6, 5)
BLEED = rectangle(10, 86, 240, 340)
MIDDLE = (125, 214)
PIP = 172
HALO = (118, 182)
HEAD = (118, 187)
HEAD_SCALE = 1.32
FIGURES = ("J", "Q", "K")


def large_face(card: str, inks: Inks, master: Master) -> Pen:
    """The whole face of a card."""
    pen = blank()
    if card[0] in FIGURES or card == "AS":
        _draw_panel(pen, card, master)
    else:
        _draw_pip(pen, card[1], inks)
    return _printed(pen, card, inks, "large")


def large_covered(card: str, inks: Inks, level: str) -> Pen:
    """A card under another one: only its index at a level, for nothing else would show whole."""
    return _printed(blank(), card, inks, level)


def _printed(pen: Pen, card: str, inks: Inks, level: str) -> Pen:
    """Add the index and the edge of the card."""
    draw_index(pen, card[0], card[1], LEVELS[level], inks.index)
    finish(pen)
    return pen


def _draw_pip(pen: Pen, suit: str, inks: Inks) -> None:
    """Draw one great two-tone pip in a hairline frame."""
    pen.line(rounded(12, 87, 226, 251, 8), HAIRLINE, 1.5)
    pip = pen.moved(*MIDDLE).scaled(PIP / 100)
    pip.fill(SIGNS[suit], inks.shade)
    pip.within(LEFT_HALF).fill(SIGNS[suit], inks.light)


def _draw_panel(pen: Pen, card: str, master: Master) -> None:
    """Draw the panel of a court card or of the ace of spades."""
    cloth = CLOTHS[card[1]]
    pen.fill(FIELD, cloth.panel)
    inside = pen.within(BLEED)
    if card == "AS":
        inside.fill(rays(MIDDLE, (70, 250), master.rays, master.ray_widths), cloth.ray)
        draw_sun_and_moon(inside.moved(*MIDDLE).scaled(1.5))
    else:
        _draw_upright(inside, card, cloth, master)
    mask(pen, FIELD)
    frame(pen, FIELD, INNER, master)


def _draw_upright(pen: Pen, card: str, cloth: Cloth, master: Master) -> None:
    """Draw one figure, larger than on a court card with two."""
    pen.fill(rays(HALO, (76, 300), master.rays, master.ray_widths), cloth.ray)
    pen.fill(circle(*HALO, 78), cloth.halo)
    pen.line(circle(*HALO, 78), GOLD, 1.5)
    draw_figure(pen.moved(*HEAD).scaled(HEAD_SCALE), card, master)
