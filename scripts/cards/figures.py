"""The twelve figures of the court cards: who looks how, and in which order their parts are drawn."""

from typing import NamedTuple

from .drawing import Pen
from .palette import CLOTHS, DARK_GOLD, EYE, GOLD, INK, IVORY, LIPS
from .paper import Master
from .parts import Artist

SKINS = {
    "S": ("#f8dcc0", "#e9bc97", "#d9a37c", "#eda58c", "#dd9478"),
    "H": ("#fbe2c8", "#eec3a0", "#dca984", "#f0a591", "#e0937c"),
    "D": ("#f4cfa8", "#dfa878", "#c98d60", "#e5936f", "#cf7f58"),
    "C": ("#dca67a", "#ba8156", "#996440", "#cc7d5c", "#a8633f"),
}
HAIRS = {
    "KS": ("#c9ccd6", "#8b93a8"),
    "KH": ("#e2a84a", "#a86b22"),
    "KD": ("#542734", "#b06e60"),
    "KC": ("#4a2e28", "#9a6f5c"),
    "QS": ("#5a3040", "#a06a70"),
    "QH": ("#edb858", "#b87f2c"),
    "QD": ("#43202c", "#94505a"),
    "QC": ("#3a2426", "#85584e"),
    "JS": ("#8a5230", "#c48a58"),
    "JH": ("#e8b258", "#b07a2e"),
    "JD": ("#4a2430", "#94505a"),
    "JC": ("#4a2a22", "#8f5f48"),
}
BLACKS = "SC"
PROFILE_SHIFT = -6


class Look(NamedTuple):
    """A face from the front: slope and rise of the brows, the mouth, how open the eyes are, the gaze."""

    slope: float
    raised: float
    mouth: str
    open: float
    gaze: int


LOOKS = {
    "KS": Look(-7, 0.6, "king mouth", 0.92, 1),
    "KH": Look(5, -0.6, "king smile", 1, -1),
    "KC": Look(-3, 0.3, "king mouth", 1, 1),
    "QS": Look(7, -0.8, "queen mouth", 0.9, 1),
    "QH": Look(-4, -0.4, "queen smile", 1.06, 1),
    "QD": Look(9, -1.2, "queen smile", 1, -1),
    "QC": Look(2, 0, "queen full mouth", 0.96, -1),
    "JD": Look(3, -0.4, "jack mouth", 1.04, 1),
    "JC": Look(-5, 0, "jack smile", 1.04, -1),
}
RANK_NAMES = {"K": "king", "Q": "queen", "J": "jack"}
COLLARS = {"QS": "pearls", "QC": "pearls", "QH": "chain", "QD": "chain"} | {
    "JS": "ruff",
    "JD": "ruff",
    "JH": "pointed collar",
    "JC": "pointed collar",
}
EXTRAS = {"Q": ("blush",), "K": ("temples",), "KS": ("temples", "age")}
SLEEVES = {"K": "king sleeve", "Q": "sleeve", "J": "jack sleeve"}


def artist(card: str, master: Master) -> Artist:
    """An artist who knows all the colours of a court card."""
    rank, suit = card
    cloth = CLOTHS[suit]
    skin = dict(zip(("skin", "shade", "neck", "blush", "blush2"), SKINS[suit], strict=True))
    hair = dict(zip(("hair", "strand"), HAIRS[card], strict=True))
    common = {"ink": INK, "ivory": IVORY, "gold": GOLD, "dark-gold": DARK_GOLD, "eye": EYE, "lip": LIPS[rank]}
    motif = cloth.light if suit in BLACKS else GOLD
    return Artist(suit, cloth._asdict() | skin | hair | common | {"motif": motif}, master)


def draw_figure(pen: Pen, card: str, master: Master) -> None:
    """Draw the upper half of a figure in head units."""
    hand = artist(card, master)
    {"K": _king, "Q": _queen, "J": _jack}[card[0]](pen, card, hand)
    _all(pen, hand, (f"{card} attribute", SLEEVES[card[0]], "hand"))


def _king(pen: Pen, card: str, hand: Artist) -> None:
    """Draw a king without his arm."""
    if card not in LOOKS:
        _all(pen, hand, ("neck", "king body"))
        side = pen.moved(PROFILE_SHIFT, 0)
        _all(side, hand, ("profile", f"{card} hair", f"{card} beard"))
        hand.draw(side.moved(0, -1).turned(4), f"{card} crown")
        return
    _all(pen, hand, (f"{card} hair", "neck", "king body"))
    _face(pen, card, hand)
    _all(pen, hand, (f"{card} beard", f"{card} crown"))


def _queen(pen: Pen, card: str, hand: Artist) -> None:
    """Draw a queen without her arm."""
    _all(pen, hand, (f"{card} back", "queen body", COLLARS[card]))
    _face(pen, card, hand)
    _all(pen, hand, (f"{card} hair", f"{card} crown"))


def _jack(pen: Pen, card: str, hand: Artist) -> None:
    """Draw a jack without his arm."""
    if card not in LOOKS:
        _all(pen, hand, ("neck", "jack body", COLLARS[card]))
        _all(pen.moved(PROFILE_SHIFT, 0), hand, ("profile", f"{card} hair", f"{card} hat"))
        return
    _all(pen, hand, (f"{card} hair", "neck", "jack body", COLLARS[card]))
    _face(pen, card, hand)
    _all(pen, hand, (f"{card} fringe", f"{card} hat"))


def _all(pen: Pen, hand: Artist, names: tuple[str, ...]) -> None:
    """Draw parts one over the other."""
    for name in names:
        hand.draw(pen, name)


def _face(pen: Pen, card: str, hand: Artist) -> None:
    """Draw a face from the front with the look of its card."""
    look, rank = LOOKS[card], RANK_NAMES[card[0]]
    hand.draw(pen, "face")
    for extra in EXTRAS.get(card, EXTRAS.get(card[0], ())):
        hand.draw(pen, extra)
    for side in (pen, pen.scaled(-1, 1)):
        eye = side.moved(0, 1).scaled(1, look.open).moved(0, -1)
        hand.draw(eye, "eye")
        hand.draw(side.moved(look.gaze * 1.4 * (1 if side is pen else -1), 0), "iris")
        _all(eye, hand, ("lid", "lash") if rank == "queen" else ("lid",))
        brow = side.moved(4.6, -8.4 + look.raised).turned(-look.slope).moved(-4.6, 8.4)
        hand.draw(brow, f"{rank} brow")
    _all(pen, hand, ("nose", look.mouth))
