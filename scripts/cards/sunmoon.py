"""The signature of the deck: a face that is sun on its left and moon on its right."""

from .drawing import Pen
from .outlines import parse
from .palette import EYE, INK, LIPS, MOON, MOON_SHADE, SUN
from .shapes import circle, ellipse, rectangle

FLAMES = 24
FLAME = parse("M35 -4.2C43 -5 46 2.5 58 0C47 5 44 1.5 35 4.2Z")
SPIKE = parse("M35 -3L51 0L35 3Z")
RADIUS = 33.5
DARK_SIDE = parse(
    "M0 -33.4C2.9 -20.6 2 -14.8 2.4 -8.9L5.5 11.9L.8 21.5L0 32.8"
    "C18.6 32.3 33.3 18.6 33.3 -1C33.3 -19.7 18.6 -33.4 0 -33.4Z"
)
EYE_SHAPE = parse("M19.4 -1.8C16.2 -6.8 8.3 -7.1 4.9 -.6C8.3 2.1 16.2 1.9 19.4 -1.8Z")
LID = parse("M20.2 -1.3C16.2 -7.8 8.3 -7.9 4.7 -.8")
BROW = parse("M21.1 -9.9C16.7 -14.4 9.3 -14.6 4.5 -11.2")
NOSE = parse("M4.5 -11.2C2.3 -7.4 2.5 -.1 3.8 6.8C4.6 10.5 2.5 12.3 -2.5 11.7")
MOUTH = parse("M-6.5 19C-3.9 16 -1.5 16 0 17.3C1.5 16 3.9 16 6.5 19C3.9 23.5 -3.9 23.5 -6.5 19Z")
LIP_LINE = parse("M-6.5 19C-2.9 20.2 2.9 20.2 6.5 19")
LEFT = rectangle(-50, -50, 0, 50)


def draw_sun_and_moon(pen: Pen, rim: str = INK) -> None:
    """Draw the face about the pen's origin: a disc of radius 33.5 with flames up to 58."""
    for tongue, offset in ((FLAME, 0), (SPIKE, 1)):
        for i in range(offset, FLAMES, 2):
            angle = (i + 0.5) * 360 / FLAMES - 90
            pen.turned(angle).fill(tongue, MOON if i < FLAMES / 2 else SUN)
    pen.fill(circle(0, 0, RADIUS + 2.5), rim)
    pen.fill(circle(0, 0, RADIUS), MOON)
    pen.within(LEFT).fill(circle(0, 0, RADIUS), SUN)
    pen.fill(DARK_SIDE, MOON_SHADE)
    _draw_features(pen)


def _draw_features(pen: Pen) -> None:
    """Draw eyes, nose, cheeks and mouth."""
    for side in (pen, pen.scaled(-1, 1)):
        side.fill(EYE_SHAPE, EYE)
        side.fill(circle(11.8, -2.2, 3), INK)
        side.line(LID, INK, 2.3)
        side.line(BROW, INK, 1.9)
    pen.line(NOSE, INK, 1.6)
    pen.fill(ellipse(-16.7, 10.2, 4.5, 3.5), "#e89a3c")
    pen.fill(ellipse(17.6, 10.2, 4.5, 3.5), "#86a2c2")
    pen.fill(MOUTH, LIPS["Q"])
    pen.line(LIP_LINE, INK, 1)
