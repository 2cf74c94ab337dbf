"""The parts that sheets and menus are made of."""

from klondike.ui.widgets.base import Item, State, Widget
from klondike.ui.widgets.buttons import Button, IconButton, Kind
from klondike.ui.widgets.choice import Choice
from klondike.ui.widgets.field import Field
from klondike.ui.widgets.group import Group
from klondike.ui.widgets.rows import ListRow, MenuRow
from klondike.ui.widgets.scrollbar import ScrollBar
from klondike.ui.widgets.segments import Segments
from klondike.ui.widgets.slider import Scale, Slider
from klondike.ui.widgets.switches import Switch, Tick
from klondike.ui.widgets.words import Hairline, Keys, Label, Paragraph, draw_key, draw_keys

__all__ = [
    "Button",
    "Choice",
    "Field",
    "Group",
    "Hairline",
    "IconButton",
    "Item",
    "Keys",
    "Kind",
    "Label",
    "ListRow",
    "MenuRow",
    "Paragraph",
    "Scale",
    "ScrollBar",
    "Segments",
    "Slider",
    "State",
    "Switch",
    "Tick",
    "Widget",
    "draw_key",
    "draw_keys",
]
