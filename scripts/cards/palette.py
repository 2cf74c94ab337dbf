"""The colours of the deck."""

from typing import NamedTuple

INK = "#181c30"
PAPER = "#fcf7ea"
IVORY = "#fdf3dd"
GOLD = "#e8b04a"
DARK_GOLD = "#c98a2b"
EDGE = "#d3c8b2"
HAIRLINE = "#e7d9ba"
SUN = "#f2bd4e"
MOON = "#c5d6e6"
MOON_SHADE = "#9db6cf"
EYE = "#fffdf6"
LIPS = {"K": "#b5573f", "Q": "#bf3038", "J": "#b9573f"}
SHADE = 0.16
WARM_SHADES = {IVORY: "#ead7b0", GOLD: "#cf9634"}


class Cloth(NamedTuple):
    """The colours of a suit's court cards and ace."""

    panel: str
    halo: str
    ray: str
    robe: str
    dark: str
    accent: str
    light: str


class Inks(NamedTuple):
    """The printing colours of a suit: its index, and the shade and the light half of a pip."""

    index: str
    shade: str
    light: str


CLOTHS = {
    "S": Cloth("#1c2646", "#293862", "#4a6295", "#3f73ab", "#24406f", "#cf3b34", "#a9c7df"),
    "H": Cloth("#b92634", "#cb4144", "#e58170", "#6b1530", "#450d24", "#f2a58f", "#f6c3ae"),
    "D": Cloth("#c24a26", "#d16439", "#ec9c66", "#8d2230", "#5d1524", "#2f6f7c", "#f8d28c"),
    "C": Cloth("#132e2b", "#26544b", "#427a69", "#3d8f74", "#1f5a4b", "#cf3b34", "#b4d9bd"),
}
TWO_COLOURS = {
    "S": Inks("#15182a", "#15182a", "#272d4b"),
    "H": Inks("#c92a35", "#be2432", "#d9434b"),
    "D": Inks("#c6361a", "#bd3219", "#da4f2c"),
    "C": Inks("#101b1c", "#101a1b", "#203233"),
}
FOUR_COLOURS = {
    "S": Inks("#14172a", "#14172a", "#262c4a"),
    "H": Inks("#c62c5e", "#bd2454", "#da4b79"),
    "D": Inks("#a25e00", "#9c5a00", "#c4811c"),
    "C": Inks("#08491f", "#08421d", "#1a6236"),
}


def shaded(colour: str) -> str:
    """The tone of a colour on the side that is turned away from the light."""
    if colour in WARM_SHADES:
        return WARM_SHADES[colour]
    pairs = [(int(colour[i : i + 2], 16), int(INK[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(tone + (dark - tone) * SHADE):02x}" for tone, dark in pairs)
