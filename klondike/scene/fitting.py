"""What the table is drawn with: made anew for each window, set of rules, theme and deck."""

from typing import TYPE_CHECKING, NamedTuple

from klondike.scene.air import Air
from klondike.scene.bar import Bar
from klondike.scene.ground import Ground
from klondike.scene.layout import Layout
from klondike.scene.painter import Painter
from klondike.scene.ring import Ring

if TYPE_CHECKING:
    from klondike.scene.table import TableScreen


class Fitting(NamedTuple):
    """The geometry, and what paints by it: the resting table, what is above it, the ring, the bar."""

    layout: Layout
    painter: Painter
    air: Air
    ring: Ring
    bar: Bar


def fitted(table: "TableScreen", grounds: Ground) -> Fitting:
    """All of it for the table as it is now; the pictures of the cards become as large as there is room."""
    pen, art = table.pen, table.art
    layout = Layout.fitted(
        table.size,
        pen.unit,
        table.game.rules,
        mirrored=table.preferences.is_mirrored,
        large_print=art.deck.is_large_print,
    )
    art.change_edge(pen.px(pen.theme.lines.card_width))
    art.resize((layout.card_width, layout.card_height))
    ground = grounds.painted(table.size, pen.theme.table, pen.unit)
    painter = Painter(layout, pen, art, ground)
    ring = Ring(pen, painter.stamps.radius)
    return Fitting(layout, painter, Air(painter.stamps, art), ring, Bar(layout, pen, painter.stamps, ground))
