"""How well a colour can be told from another, or from the ground of a table (WCAG contrast)."""

from klondike.ui.theme import Table, mix, rgb

TEXT, SHAPE = 4.5, 3.0


def luminance(colour: str) -> float:
    parts = [part / 255 for part in rgb(colour)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    high, low = sorted((luminance(first), luminance(second)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def grounds(table: Table, share: float) -> tuple[str, str]:
    """The lightest and darkest pixel of the ground that share of the way from the middle to the edge."""
    middle = rgb(mix(table.hi, table.lo, share))
    light, dark = ([max(0, min(255, part + way * table.amplitude)) for part in middle] for way in (1, -1))
    return "#{:02X}{:02X}{:02X}".format(*light), "#{:02X}{:02X}{:02X}".format(*dark)


def worst(ink: str, table: Table, share: float, pill: tuple[str, float] = ("#000000", 0.0)) -> float:
    return min(contrast(ink, mix(ground, *pill)) for ground in grounds(table, share))
