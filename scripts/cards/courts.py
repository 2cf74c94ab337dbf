"""The court cards."""

from .drawing import Pen
from .glyphs import BOLD, glyph
from .palette import CLOTHS, GOLD, IVORY, Inks
from .paper import FULL, Master, ink_line, panel
from .suits import SIGNS


def draw_court(pen: Pen, card: str, inks: Inks, master: Master) -> None:
    """Draw the field of a court card: a panel in the suit's colour with its device."""
    rank, suit = card
    cloth = CLOTHS[suit]
    pen.fill(panel(master), cloth.panel)
    letter = glyph(rank, BOLD)
    half = pen.twice()
    half.moved(125, 96).scaled(0.62).moved(-(letter.left + letter.right) / 2, 0).fill(letter.outline, GOLD)
    half.moved(160, 60).scaled(0.4).fill(SIGNS[suit], IVORY)
    ink_line(pen, panel(master))
    if master is FULL:
        pen.line(panel(master, 4.2), GOLD, 1.3)
