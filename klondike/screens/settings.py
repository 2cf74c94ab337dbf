"""The settings: what may be chosen is a table of rows, and every choice is told at once."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from klondike.scene.decks import Deck
from klondike.scene.drawings import Drawings
from klondike.screens.choices import BACK_TITLES, BackChoice, CardsChoice, OpenChoice, TableChoice
from klondike.screens.keys import KeyPage
from klondike.screens.paged import PagedSheet, Tab
from klondike.screens.settingrows import EASIER, KEYS, MOTION, ON_TABLE, PLAYING, Kind, Page, Row
from klondike.screens.sheet import LINE
from klondike.ui.pen import Pen
from klondike.ui.theme import THEMES, TITLES, Theme, theme
from klondike.ui.widgets import Hairline, Label, Paragraph, Scale, Slider, Switch, Tick, Widget

Change = Callable[[str, object], None]

AS_TABLE = "table"  # the value of a back that changes with the table
DECK_KEYS = ("large_print", "four_colours")  # in the order of a deck's fields
BARE_LINE = 48.0  # points, the height of a switch without a note
BESIDE = 24.0  # points between decks and backs

PAGES = (
    PLAYING,
    ON_TABLE,
    Page(
        Tab("Appearance", "palette"),
        (
            Row("theme", "Table", "", Kind.TABLES, tuple((TITLES[name], name) for name in THEMES)),
            Row("cards", "Cards", "", Kind.CARDS),
            Row("back", "Back", "", Kind.BACKS, tuple((title, name) for name, title in BACK_TITLES.items())),
            Row(
                "panels",
                "Panels",
                "",
                Kind.SEGMENTS,
                (("As the table", "table"), ("Light", "light"), ("Dark", "dark")),
            ),
            Row("texture", "Texture", "Light and grain of the table; off: one colour", Kind.SWITCH),
            Row("text_size", "Text size", "", Kind.SLIDER, scale=Scale(90, 200, 10)),
        ),
    ),
    MOTION,
    EASIER,
    KEYS,
)


class SettingsScreen(PagedSheet):
    """All settings; `values` are those of now by key, `change` hears every new one."""

    name = "settings"
    title = "Settings"
    width = 980.0
    height = 700.0
    foot_note = "Saved as you change it"

    def __init__(
        self,
        pen: Pen,
        values: Mapping[str, object],
        change: Change,
        drawings: Drawings,
        pace: float = 1.0,
        lacking: Callable[[str], str] = lambda _: "",
    ) -> None:
        """Show the values; `lacking` says of a key why it cannot be chosen here, "" where it can."""
        super().__init__(pen, pace=pace)
        self.values = dict(values)
        self._change = change
        self._drawings = drawings
        self._lacking = cache(lacking)
        self._switches: dict[str, Switch] = {}  # by key, as they were put last
        self._keys: KeyPage | None = None
        self._cards_end = (0.0, 0.0)  # where the decks begin and what they leave free beside them

    @property
    def tabs(self) -> Sequence[Tab]:
        """Give the names of the pages."""
        return [page.tab for page in PAGES]

    def change(self, key: str, value: object) -> None:
        """Take a value, and tell it."""
        self.values[key] = value
        self._change(key, value)
        if key == "volume" and value and not self.values["sound"]:
            self._switches["sound"].press()  # whoever moves the volume wants to hear it

    def follow(self, key: str, value: object) -> None:
        """Show the value that a setting was given by a key of the table."""
        if self.values.get(key) != value:
            self.values[key] = value
            self.lay_out()

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
            return TableChoice(row.label, self._drawings, THEMES, index, lambda i: tell(meanings[i]))
        return OpenChoice(row.label, [name for name, _ in row.choices], index, lambda i: tell(meanings[i]))

    def _telling(self, row: Row) -> Callable[[object], None]:
        return lambda value: self.change(row.key, value)

    def _put_line(self, row: Row, y: float, width: float) -> float:
        return self.put_line(y, width, row.label, self._widget(row), row.note)

    def _put_switch(self, row: Row, y: float, width: float) -> float:
        """The whole line is the switch; a note that does not fit stands below it."""
        row = row._replace(note=self._lacking(row.key) or row.note)
        switch = self._switch(row, row.note)
        if switch.natural(self.pen)[0] <= width:
            return self.put(switch, 0, y, width, LINE if row.note else BARE_LINE)
        y = self.put(self._switch(row, ""), 0, y, width, 48)
        return self.put(Paragraph(row.note, width, 15, "ink2"), 0, y, width) + 10 if row.note else y

    def _switch(self, row: Row, note: str) -> Switch:
        value = bool(self.values[row.key])
        switch = Switch(row.label, self._telling(row), value=value, note=note)
        switch.reason = self._lacking(row.key)
        switch.is_enabled = value or not switch.reason
        self._switches[row.key] = switch
        return switch

    def _put_tables(self, row: Row, y: float, width: float) -> float:
        """A heading and the pictures under it."""
        choice = self._widget(row)
        assert isinstance(choice, TableChoice)
        y = self.put(Label(row.label, 17, weight="semibold"), 0, y, width, 24) + 8
        return self.put(choice, 0, y, width, choice.height_in(width)) + 8

    def _put_cards(self, row: Row, y: float, width: float) -> float:
        """A heading and the decks under it."""
        deck = Deck(*[bool(self.values[key]) for key in DECK_KEYS])
        choice = CardsChoice(row.label, self._drawings, deck, self._take_deck)
        wide = min(width, choice.full_width)
        self._cards_end = (y, wide + BESIDE)
        y = self.put(Label(row.label, 17, weight="semibold"), 0, y, wide, 24) + 8
        return self.put(choice, 0, y, wide, choice.height_in(wide)) + 8

    def _take_deck(self, deck: Deck) -> None:
        for key, value in zip(DECK_KEYS, deck, strict=True):
            if self.values[key] != value:
                self.change(key, value)

    def _put_backs(self, row: Row, y: float, width: float) -> float:
        """The backs beside the decks, or below them, and a line under both."""
        back, names = str(self.values[row.key]), [str(name) for _, name in row.choices]
        is_own = back == AS_TABLE
        index = names.index(theme(str(self.values["theme"])).table.back if is_own else back)
        choice = BackChoice(row.label, self._drawings, index, lambda i: self._take_back(names[i]))
        beside, wide = self._cards_end, choice.full_width
        top, left = (beside[0], width - wide) if beside[1] + wide <= width else (y, 0.0)
        self.put(Label(row.label, 17, weight="semibold"), left, top, 60, 24)
        self.put(Label(row.choices[index][0], 15, "ink2", align="right"), left + 60, top, wide - 60, 24)
        bottom = self.put(choice, left, top + 32, wide, choice.height_in(wide)) + 2
        tick = Tick("As the table", lambda value: self._take_own_back(is_own=value), value=is_own)
        bottom = self.put(tick, left, bottom, wide) + 4
        return self.put(Hairline(), 0, max(y, bottom), width) + 8

    def _take_back(self, name: str) -> None:
        self.change("back", name)
        self.lay_out()

    def _take_own_back(self, *, is_own: bool) -> None:
        self._take_back(AS_TABLE if is_own else theme(str(self.values["theme"])).table.back)

    def _put_keys(self, row: Row, y: float, width: float) -> float:
        """The list of all keys, which remembers where the player is in it."""
        self._keys = self._keys or KeyPage(self, self._telling(row))
        return self._keys.build(y, width)

    def restyle(self, theme: Theme) -> None:
        """Take other colours; the back that goes with the table may be another one now."""
        super().restyle(theme)
        if self.size != (0, 0):
            self.lay_out()


BUILDERS: Mapping[Kind, Callable[[SettingsScreen, Row, float, float], float]] = {
    Kind.SEGMENTS: SettingsScreen._put_line,
    Kind.SLIDER: SettingsScreen._put_line,
    Kind.SWITCH: SettingsScreen._put_switch,
    Kind.TABLES: SettingsScreen._put_tables,
    Kind.CARDS: SettingsScreen._put_cards,
    Kind.BACKS: SettingsScreen._put_backs,
    Kind.KEYS: SettingsScreen._put_keys,
}
