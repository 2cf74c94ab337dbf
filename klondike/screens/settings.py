"""The settings: what may be chosen is a table of rows, and every choice is told at once."""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from klondike.screens.choices import OpenChoice, TableChoice
from klondike.screens.paged import PagedSheet, Tab
from klondike.screens.sheet import LINE
from klondike.ui.pen import Pen
from klondike.ui.theme import THEMES, TITLES
from klondike.ui.widgets import Hairline, Label, Paragraph, Scale, Slider, Switch, Widget

Change = Callable[[str, object], None]


class Kind(StrEnum):
    """How a setting is chosen."""

    SEGMENTS = "segments"
    SWITCH = "switch"
    SLIDER = "slider"
    TABLES = "tables"


class Row(NamedTuple):
    """One setting: its key, the words, and the values with their names, or the scale of a number."""

    key: str
    label: str
    note: str
    kind: Kind
    choices: tuple[tuple[str, object], ...] = ()
    scale: Scale = Scale(0, 100)


class Page(NamedTuple):
    """The settings that are seen together."""

    tab: Tab
    rows: tuple[Row, ...]


SOUND_NOTE = "Cards on felt, a note for each card that goes home"

PAGES = (
    Page(
        Tab("Playing", "cards"),
        (
            Row(
                "draw",
                "Draw",
                "Applies to the next deal",
                Kind.SEGMENTS,
                (("One card", 1), ("Three cards", 3)),
            ),
            Row(
                "ask_before_losing",
                "Ask before giving up a game",
                "When you deal anew in the middle of one",
                Kind.SWITCH,
            ),
        ),
    ),
    Page(
        Tab("Appearance", "palette"),
        (
            Row("theme", "Table", "", Kind.TABLES, tuple((TITLES[name], name) for name in THEMES)),
            Row(
                "panels",
                "Panels",
                "",
                Kind.SEGMENTS,
                (("As the table", "table"), ("Light", "light"), ("Dark", "dark")),
            ),
            Row(
                "left_handed",
                "Table layout",
                "Left-handed play: stock on the right",
                Kind.SEGMENTS,
                (("Stock left", False), ("Stock right", True)),
            ),
            Row("text_size", "Text size", "", Kind.SLIDER, scale=Scale(90, 200, 10)),
        ),
    ),
    Page(
        Tab("Motion and sound", "sound"),
        (
            Row(
                "speed",
                "Speed of the cards",
                "",
                Kind.SEGMENTS,
                (("Off", "off"), ("Fast", "fast"), ("Normal", "normal"), ("Slow", "slow")),
            ),
            Row("sound", "Sound", SOUND_NOTE, Kind.SWITCH),
            Row("volume", "Volume", "", Kind.SLIDER, scale=Scale(0, 100, 5)),
        ),
    ),
)


class SettingsScreen(PagedSheet):
    """All settings; `values` are those of now by key, `change` hears every new one."""

    name = "settings"
    title = "Settings"
    width = 980.0
    height = 700.0
    foot_note = "Saved as you change it"

    def __init__(self, pen: Pen, values: Mapping[str, object], change: Change, pace: float = 1.0) -> None:
        super().__init__(pen, pace=pace)
        self.values = dict(values)
        self._change = change

    @property
    def tabs(self) -> Sequence[Tab]:
        """Give the names of the pages."""
        return [page.tab for page in PAGES]

    def change(self, key: str, value: object) -> None:
        """Take a value, and tell it."""
        self.values[key] = value
        self._change(key, value)

    def build_page(self, y: float, width: float) -> float:
        """Put the rows of the page below one another."""
        for row in PAGES[self.index].rows:
            y = BUILDERS[row.kind](self, row, y, width)
        return y

    def _widget(self, row: Row) -> Widget:
        value = self.values[row.key]
        if row.kind == Kind.SLIDER:
            assert isinstance(value, int)
            number, tell = row.scale.nearest(value), self._telling(row)
            return Slider(row.label, number, row.scale, tell, waits=True)
        meanings = [meaning for _, meaning in row.choices]
        index = meanings.index(value) if value in meanings else -1
        tell = self._telling(row)
        if row.kind == Kind.TABLES:
            return TableChoice(row.label, THEMES, index, lambda i: tell(meanings[i]))
        return OpenChoice(row.label, [name for name, _ in row.choices], index, lambda i: tell(meanings[i]))

    def _telling(self, row: Row) -> Callable[[object], None]:
        return lambda value: self.change(row.key, value)

    def _put_line(self, row: Row, y: float, width: float) -> float:
        return self.put_line(y, width, row.label, self._widget(row), row.note)

    def _put_switch(self, row: Row, y: float, width: float) -> float:
        """The whole line is the switch; a note that does not fit stands below it."""
        switch = self._switch(row, row.note)
        if switch.natural(self.pen)[0] <= width:
            return self.put(switch, 0, y, width, LINE)
        y = self.put(self._switch(row, ""), 0, y, width, 48)
        return self.put(Paragraph(row.note, width, 15, "ink2"), 0, y, width) + 10 if row.note else y

    def _switch(self, row: Row, note: str) -> Switch:
        value = bool(self.values[row.key])
        return Switch(row.label, self._telling(row), value=value, note=note)

    def _put_tables(self, row: Row, y: float, width: float) -> float:
        """A heading and the pictures under it, with a line at their end."""
        choice = self._widget(row)
        assert isinstance(choice, TableChoice)
        y = self.put(Label(row.label, 17, weight="semibold"), 0, y, width, 24) + 8
        y = self.put(choice, 0, y, width, choice.height_in(width)) + 8
        return self.put(Hairline(), 0, y, width) + 8


BUILDERS: Mapping[Kind, Callable[[SettingsScreen, Row, float, float], float]] = {
    Kind.SEGMENTS: SettingsScreen._put_line,
    Kind.SLIDER: SettingsScreen._put_line,
    Kind.SWITCH: SettingsScreen._put_switch,
    Kind.TABLES: SettingsScreen._put_tables,
}
