"""The five tables and the two kinds of panel: every colour of the interface, as data."""

from typing import NamedTuple


class Table(NamedTuple):
    """Colours of one table: the ground, what is written on it, and the two signs of the game."""

    hi: str  # the light in the middle
    lo: str  # the edge
    ink: str
    ink2: str
    mark: str  # the game points here
    cursor: str  # the keyboard is here
    tint: str  # pills and slots
    slot: str  # ground of an empty place
    slot_alpha: float
    texture: str  # "felt", "wood" or "paper"
    amplitude: int  # grey levels the texture adds and takes
    back: str  # the card back that goes with this table


class Panel(NamedTuple):
    """Colours of a sheet and of the widgets on it."""

    sheet: str
    well: str  # tracks and plots
    hover: str
    press: str
    line: str  # hairlines
    edge: str  # outlines of controls
    ink: str
    ink2: str
    good: str
    bad: str
    warn: str
    focus: str
    red_suit: str
    black_suit: str
    acc: str  # the one thing to press
    on: str  # writing on acc
    shift: str  # what acc is mixed with under the pointer


class Lines(NamedTuple):
    """How strong the lines on the table are: opacities 0..1, widths in points."""

    slot: float = 0.42
    slot_width: float = 1.5
    sign: int = 66  # opacity of the suit on an empty place, of 255
    hover: float = 0.55
    hover_width: float = 2.0
    mark_width: float = 4.0  # rings of hints and of the pile that takes the held cards
    card_width: float = 0.0  # the edge round every card
    is_cursor_bright: bool = False


STRONG = Lines(0.8, 2.0, 130, 1.0, 3.0, 6.0, 2.0)


class Theme(NamedTuple):
    """A table and the panels that open over it."""

    name: str
    title: str
    table: Table
    panel: Panel
    lines: Lines = Lines()


TABLES = {
    "felt": Table(
        "#28654D", "#153B2E", "#F7F3E8", "#D6E6DC", "#FFC94D", "#9AD1FF",
        "#FFFFFF", "#000000", 0.10, "felt", 5, "sun-and-moon",
    ),
    "blue": Table(
        "#2A5782", "#132E4C", "#F5F5F0", "#CBDCEC", "#FFC94D", "#9AD1FF",
        "#FFFFFF", "#000000", 0.10, "felt", 4, "lattice",
    ),
    "walnut": Table(
        "#684531", "#362219", "#FAF2E6", "#E6D3C0", "#FFCE5C", "#9AD1FF",
        "#FFFFFF", "#000000", 0.10, "wood", 9, "fans",
    ),
    "charcoal": Table(
        "#3B3E43", "#1D1F22", "#F3F0E9", "#C6C6C2", "#FFC94D", "#9AD1FF",
        "#FFFFFF", "#000000", 0.10, "felt", 3, "deco",
    ),
    "paper": Table(
        "#EFE8DA", "#D8CCB6", "#2B2721", "#544B40", "#8A3B00", "#1D5FBF",
        "#3A2E1C", "#5A4526", 0.07, "paper", 4, "tiles",
    ),
}  # fmt: skip

TITLES = {"felt": "Felt", "blue": "Blue", "walnut": "Walnut", "charcoal": "Charcoal", "paper": "Paper"}

PANELS = {
    "light": Panel(
        "#FCFAF5", "#F3EEE4", "#EFE8DB", "#E3DACA", "#DED6C7", "#8D8472", "#28241E", "#665D51",
        "#1F6B4D", "#A63F2B", "#8A5A00", "#1D5FBF", "#C92A35", "#28241E", "#1F6B4D", "#FFFFFF", "#000000",
    ),
    "dark": Panel(
        "#2C2F34", "#373A40", "#3D4148", "#494E56", "#4B4F57", "#8B9099", "#F4F0E8", "#BDB8AE",
        "#7FD0A8", "#FF9B84", "#F0C060", "#9CC4FF", "#FF9B84", "#F4F0E8", "#6FC79B", "#0E2A1F", "#FFFFFF",
    ),
}  # fmt: skip

ACCENTS = {
    "light": {
        "felt": ("#1F6B4D", "#FFFFFF"),
        "blue": ("#245A92", "#FFFFFF"),
        "walnut": ("#8A4B26", "#FFFFFF"),
        "charcoal": ("#7A5200", "#FFFFFF"),
        "paper": ("#8F4A1C", "#FFFFFF"),
    },
    "dark": {
        "felt": ("#6FC79B", "#0E2A1F"),
        "blue": ("#8FBDF0", "#10243A"),
        "walnut": ("#E3AE80", "#2E1A0E"),
        "charcoal": ("#E5B95C", "#241C0C"),
        "paper": ("#E3AE80", "#2E1A0E"),
    },
}

THEMES = tuple(TABLES)

EVEN = 0.35  # of the way from the light to the edge: the colour of a ground that is all one
SCRIM = "#0C0A08"
SCRIM_SHEET = 120  # alpha of 255 over the table while a sheet is open
SCRIM_MENU = 70
TOAST = "#1E1C19"
TOAST_INK = "#F8F4EA"
TOAST_MARK = "#FFC94D"


def theme(name: str, panels: str = "table") -> Theme:
    """Give a table, felt for an unknown name, with panels "light", "dark" or as the "table" has them."""
    known = name if name in TABLES else "felt"
    kind = panels if panels in PANELS else "dark" if known == "charcoal" else "light"
    acc, on = ACCENTS[kind][known]
    return Theme(known, TITLES[known], TABLES[known], PANELS[kind]._replace(acc=acc, on=on))


def flattened(look: Theme) -> Theme:
    """Give the same on a ground of one colour, without light and texture."""
    even = mix(look.table.hi, look.table.lo, EVEN)
    return look._replace(table=look.table._replace(hi=even, lo=even, texture="plain"))


def strengthened(look: Theme) -> Theme:
    """Give the same with strong outlines, on a ground of one colour."""
    return look._replace(table=look.table._replace(hi=look.table.lo, texture="plain"), lines=STRONG)


def rgb(colour: str) -> tuple[int, int, int]:
    """Take "#RRGGBB" apart."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(first: str, second: str, share: float) -> str:
    """Give the colour that lies that share (0..1) of the way from the first to the second."""
    parts = zip(rgb(first), rgb(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in parts)
