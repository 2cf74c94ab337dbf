"""The 52 faces and their variants, put together from paper, field and index."""

from .aces import draw_ace
from .courts import draw_court
from .drawing import Pen
from .glyphs import RANKS
from .index import draw_indexes
from .palette import Inks
from .paper import Master, blank, finish, hairline
from .pips import draw_number
from .suits import SUITS

CARDS = [rank + suit for suit in SUITS for rank in RANKS]
COURTS = [card for card in CARDS if card[0] in "JQK"]
PLAIN = [card for card in CARDS if card not in COURTS]
FIELDS = dict.fromkeys("JQK", draw_court) | {"A": draw_ace} | dict.fromkeys("23456789T", draw_number)


def face(card: str, inks: Inks, master: Master) -> Pen:
    """The whole face of a card such as "TH"."""
    pen = blank()
    FIELDS[card[0]](pen, card, inks, master)
    return _printed(pen, card, inks, (master.level, master.level))


def covered(card: str, inks: Inks, master: Master) -> Pen:
    """A number card or ace under another card: its index alone, for cut pips look like dirt."""
    pen = blank()
    hairline(pen, master)
    return _printed(pen, card, inks, (master.level, master.level))


def strip(card: str, inks: Inks, master: Master) -> Pen:
    """A card in a squeezed column, where less than its usual index shows."""
    pen = blank()
    if card in COURTS:
        draw_court(pen, card, inks, master)
    return _printed(pen, card, inks, ("strip", master.level))


def _printed(pen: Pen, card: str, inks: Inks, levels: tuple[str, str]) -> Pen:
    """Add what every face ends with."""
    draw_indexes(pen, card, levels, inks.index)
    finish(pen)
    return pen
