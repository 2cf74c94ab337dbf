"""The aces, one family: an outline in the suit's ink, inside it a light and a shade field with rays.

Spades alone carry the signature face; the others have a rosette in the middle, and a ring of ticks round all.
"""

from typing import NamedTuple

from .clipping import Inside, inside, kept
from .drawing import Pen
from .outlines import Outline, Point, moved, parse, stretch
from .palette import CLOTHS, GOLD, IVORY, MOON, SUN, Inks
from .paper import MIDDLE, Master, hairline
from .pips import LEFT_HALF
from .shapes import PETAL, circle, segment, spoke, star
from .suits import CLUB_LOBES, SIGNS
from .sunmoon import draw_sun_and_moon

RING = "#d9a650"
RING_RADIUS = 87
TICKS = ((0, 105, 1.5), (1, 100, 1.0))
STARS = {
    SUN: ((125, 99, 7), (112, 114, 3.6), (60, 215, 4), (76, 233, 3)),
    MOON: ((138, 114, 3.6), (190, 215, 4), (174, 233, 3)),
}
SPADE_FIELD = parse(
    "M0 -45.5C5 -33 42.5 -10 42.5 16.8C42.5 28.5 35 35.5 25.5 35.5C14 35.5 6 29 0 20"
    "C-6 29 -14 35.5 -25.5 35.5C-35 35.5 -42.5 28.5 -42.5 16.8C-42.5 -10 -5 -33 0 -45.5Z"
)
HEART_FIELD = parse(
    "M0 41C-5 30 -43 8 -43 -17.4C-43 -31.6 -34 -40.4 -24.4 -40.4C-13 -40.4 -4 -32 0 -19"
    "C4 -32 13 -40.4 24.4 -40.4C34 -40.4 43 -31.6 43 -17.4C43 8 5 30 0 41Z"
)
DIAMOND_FIELD = parse(
    "M0 -43.5C7.4 -29.4 20.6 -11.6 33 0C20.6 11.6 7.4 29.4 0 43.5"
    "C-7.4 29.4 -20.6 11.6 -33 0C-20.6 -11.6 -7.4 -29.4 0 -43.5Z"
)
CLUB_CORE = parse(
    "M-8.6 -15L8.6 -15C9 -5 14 -1 18 2L12 16C8 17 3 15 0 12C-3 15 -8 17 -12 16L-18 2C-14 -1 -9 -5 -8.6 -15Z"
)


class Ace(NamedTuple):
    """The field of one ace: place and size on the card, rays and device in its own units."""

    middle: Point
    size: float
    field: Outline
    rays_from: Point
    ray_start: float
    device_size: float
    device_rise: float


def _club_field(lobe: float, core: float) -> Outline:
    """Three lobes and the piece between them."""
    lobes = [contour for x, y in CLUB_LOBES for contour in circle(x, y, lobe)]
    return (*lobes, *moved(CLUB_CORE, stretch(core)))


ACES = {
    "S": Ace((125, 173), 2.2, SPADE_FIELD, (0, 6), 31, 0, 0),
    "H": Ace((125, 178), 1.5, HEART_FIELD, (0, -4), 22, 2.5, 6),
    "D": Ace((125, 175), 1.62, DIAMOND_FIELD, (0, 0), 16, 2.0, 0),
    "C": Ace((125, 174), 1.5, _club_field(17.1, 1), (0, 0), 17, 2.1, 0),
}


def draw_ace(pen: Pen, card: str, inks: Inks, master: Master) -> None:
    """Draw the field of an ace."""
    suit = card[1]
    ace = ACES[suit]
    hairline(pen, master)
    if suit != "S":
        _draw_ring(pen)
    pip = pen.moved(*ace.middle).scaled(ace.size)
    pip.fill(SIGNS[suit], inks.shade)
    _draw_field(pip, suit, master)
    if suit == "S":
        _draw_signature(pen, inks)
    else:
        _draw_device(pen.moved(*ace.middle).moved(0, -ace.device_rise).scaled(ace.device_size), suit)


def _draw_ring(pen: Pen) -> None:
    """Draw the ring round the middle of the card and its ticks."""
    for first, outer, width in TICKS:
        for i in range(first, 72, 2):
            pen.line(spoke(MIDDLE, RING_RADIUS + 4, outer, i * 5), RING, width)
    pen.line(circle(*MIDDLE, RING_RADIUS), RING, 1.4)


def _draw_field(pen: Pen, suit: str, master: Master) -> None:
    """Draw the light and the shade field, their rays and the gold line round them."""
    ace, cloth = ACES[suit], CLOTHS[suit]
    if suit == "C":
        pen.fill(_club_field(18.1, 1.07), GOLD)
    pen.fill(ace.field, cloth.panel)
    pen.within(LEFT_HALF).fill(ace.field, cloth.halo)
    broad = 1 if suit == "S" else 1.5
    for i in range(master.fine_rays):
        ray = spoke(ace.rays_from, ace.ray_start, 75, (i + 0.5) * 360 / master.fine_rays)
        pen.line(kept(ray, _ray_test(suit)), cloth.ray, (0.5 if i % 2 else 0.85) * broad)
    if suit != "C":
        pen.line(ace.field, GOLD, 0.95 if suit == "S" else 1.15)


def _ray_test(suit: str) -> Inside:
    """Where the rays of an ace may run."""
    if suit == "S":
        return inside(SPADE_FIELD)
    if suit != "C":
        return inside(moved(ACES[suit].field, stretch(0.93)))
    tests = [inside((contour,)) for contour in _club_field(15.6, 1)]
    return lambda point: any(test(point) for test in tests)


def _draw_signature(pen: Pen, inks: Inks) -> None:
    """Draw the face, the stars and the stem of the ace of spades."""
    pen.fill(circle(125, 181, 64), CLOTHS["S"].panel)
    draw_sun_and_moon(pen.moved(125, 181).scaled(1.04), inks.shade)
    for colour, places in STARS.items():
        for x, y, radius in places:
            pen.fill(star(x, y, radius), colour)
    pen.line(segment(125, 244, 125, 273), GOLD, 1.8)
    for side in (pen.moved(125, 0), pen.moved(125, 0).scaled(-1, 1)):
        side.line(parse("M0 253C4 263 14 275 26 279"), GOLD, 1.6)


def _draw_device(pen: Pen, suit: str) -> None:
    """Draw the rosette in the middle of an ace."""
    pen.fill(circle(0, 0, 12.6), GOLD)
    pen.fill(circle(0, 0, 11.7), CLOTHS[suit].panel)
    for i in range(8):
        pen.turned(i * 45).fill(PETAL, IVORY if i % 2 else SUN)
    pen.fill(circle(0, 0, 2.2), SUN)
