"""The settings: every row by mouse and by keys, what is told when, and how it fits."""

import pygame
import pytest

from klondike.assets import assets_folder
from klondike.scene.drawings import Drawings
from klondike.screens.choices import BACK_TITLES, DECKS
from klondike.screens.gallery import Gallery
from klondike.screens.paged import ListBox
from klondike.screens.settings import DECK_KEYS, PAGES, Kind, Row, SettingsScreen
from klondike.ui.pen import Pen
from klondike.ui.theme import TABLES, theme
from klondike.ui.widgets import Label, Slider, Switch
from klondike.ui.widgets.glide import WARM_SECONDS
from tests.screens.fitting import SIZES, faults
from tests.ui.events import click, down, key, motion, up

VALUES: dict[str, object] = {
    "draw": 3,
    "ask_before_losing": True,
    "keep_past_games": True,
    "help": "hint",
    "keys": "",
    "hint_first": "card",
    "homing": "never",
    "finish_by_itself": False,
    "pause_away": False,
    "show_places": False,
    "texture": True,
    "theme": "blue",
    "panels": "light",
    "large_print": False,
    "four_colours": False,
    "back": "table",
    "strong_outlines": False,
    "large_buttons": False,
    "bright_cursor": False,
    "speech": False,
    "click": "move",
    "click_first": "best",
    "right_click_home": True,
    "stock_count": True,
    "show_time": True,
    "show_moves": True,
    "show_score": True,
    "left_handed": False,
    "text_size": 100,
    "speed": "normal",
    "reduced_motion": False,
    "cascade": True,
    "sound": True,
    "volume": 55,
}
OWN_PAGES = (Kind.CARDS, Kind.KEYS)  # tested by themselves
ROWS = [(page, row) for page, each in enumerate(PAGES) for row in each.rows if row.kind not in OWN_PAGES]
EVERY_ROW = pytest.mark.parametrize(("page", "row"), ROWS, ids=[f"{page}-{row.key}" for page, row in ROWS])
TOLD_BY_KEY = {Kind.SEGMENTS: pygame.K_RIGHT, Kind.SLIDER: pygame.K_RIGHT, Kind.SWITCH: pygame.K_SPACE}
LARGE, SMALL = (1280, 800), (640, 480)
DRAWINGS = Drawings(assets_folder() / "cards")
APPEARANCE, SOUND, EASIER = [
    next(i for i, page in enumerate(PAGES) if page.tab.title == title)
    for title in ("Appearance", "Motion and sound", "Easier to see")
]


class Opened:
    """An open sheet of settings, and what it told."""

    def __init__(self, pen: Pen, size: tuple[int, int] = LARGE, unit: float = 1.0, **values: object) -> None:
        self.told: list[tuple[str, object]] = []
        self.sheet = SettingsScreen(pen, VALUES | values, self.hear, DRAWINGS, pace=0)
        self.sheet.resize(size, unit)

    def hear(self, name: str, value: object) -> None:
        self.told.append((name, value))

    def press(self, *codes: int) -> None:
        for code in codes:
            self.sheet.handle(key(code))

    def click(self, target: str) -> None:
        click(self.sheet, self.sheet.targets[target].center)

    def turn_to(self, page: int) -> None:
        self.sheet.turn_to(page)

    def focus_on(self, label: str) -> None:
        """Press Tab until the keyboard is at that control."""
        for _ in self.sheet.group.widgets:
            self.press(pygame.K_TAB)
            focus = self.sheet.group.focus
            if label in (getattr(focus, "name", None), getattr(focus, "label", None)):
                return
        raise AssertionError(f"Tab never comes to {label}")

    def slider(self) -> Slider:
        return next(each for each in self.sheet.group.widgets if isinstance(each, Slider))


def other(row: Row) -> tuple[str, object]:
    """A choice of the row that is not made yet."""
    return next(choice for choice in row.choices if choice[1] != VALUES[row.key])


@EVERY_ROW
@pytest.mark.parametrize("size", [LARGE, SMALL])
def test_the_mouse_changes_every_row(pen: Pen, page: int, row: Row, size: tuple[int, int]) -> None:
    opened = Opened(pen, size)
    opened.turn_to(page)
    opened.focus_on(row.label)
    if row.kind is Kind.SWITCH:
        opened.click(row.label)
        expected: object = not VALUES[row.key]
    elif row.kind is Kind.SLIDER:
        track = opened.slider().track
        click(opened.sheet, (track.right, track.centery))
        expected = row.scale.high
    else:
        option, expected = other(row)
        opened.click(f"{row.label}: {option}")
    assert opened.told == [(row.key, expected)]


@EVERY_ROW
@pytest.mark.parametrize("size", [LARGE, SMALL])
def test_the_keys_change_every_row(pen: Pen, page: int, row: Row, size: tuple[int, int]) -> None:
    first = {row.key: row.choices[0][1]} if row.choices else {}
    opened = Opened(pen, size, **first)
    opened.turn_to(page)
    opened.focus_on(row.label)
    opened.press(TOLD_BY_KEY.get(row.kind, pygame.K_RIGHT))
    value = VALUES[row.key]
    if row.choices:
        expected = row.choices[1][1]
    else:
        expected = value + row.scale.step if isinstance(value, int) and row.kind is Kind.SLIDER else not value
    assert opened.told == [(row.key, expected)]


def test_moving_the_volume_turns_the_sound_on(pen: Pen) -> None:
    opened = Opened(pen, sound=False)
    opened.turn_to(SOUND)
    opened.focus_on("Volume")
    opened.press(pygame.K_RIGHT)
    assert opened.told == [("volume", 60), ("sound", True)]
    switch = next(each for each in opened.sheet.group.widgets if getattr(each, "label", "") == "Sound")
    assert switch.say() == "Sound, on"
    opened.press(pygame.K_RIGHT)
    assert opened.told[2:] == [("volume", 65)]


def test_a_volume_of_nought_leaves_the_sound_off(pen: Pen) -> None:
    opened = Opened(pen, sound=False)
    opened.turn_to(SOUND)
    opened.focus_on("Volume")
    opened.press(pygame.K_HOME)
    assert opened.told == [("volume", 0)]


def test_a_change_stays_when_the_sheet_is_laid_out_anew(pen: Pen) -> None:
    opened = Opened(pen)
    opened.click("Draw: One card")
    opened.sheet.resize(SMALL, 1.0)
    opened.focus_on("Draw")
    opened.press(pygame.K_RIGHT)
    assert opened.told == [("draw", 1), ("draw", 3)]


def test_choosing_what_is_chosen_tells_nothing(pen: Pen) -> None:
    opened = Opened(pen)
    opened.click("Draw: Three cards")
    assert opened.told == []


def test_other_rules_leave_the_draw_open_until_one_is_chosen(pen: Pen) -> None:
    opened = Opened(pen, draw=0)
    before = picture(opened)
    opened.focus_on("Draw")
    opened.press(pygame.K_LEFT)
    assert opened.told == []
    opened.press(pygame.K_RIGHT)
    assert opened.told == [("draw", 1)]
    acc = pygame.Color(pen.theme.panel.acc)
    chosen = opened.sheet.targets["Draw: One card"]
    place = (chosen.x + 6, chosen.centery)
    assert before.get_at(place) != acc
    assert picture(opened).get_at(place) == acc


def test_a_dragged_slider_tells_once_at_the_release_though_the_sheet_changes_under_it(pen: Pen) -> None:
    opened = Opened(pen)
    sheet = opened.sheet
    heard = opened.hear

    def grow(name: str, value: object) -> None:
        heard(name, value)
        sheet.resize(LARGE, 2.0)

    sheet._change = grow
    opened.turn_to(APPEARANCE)
    track = opened.slider().track
    sheet.handle(down(track.center))
    for x in range(track.centerx, track.right + 40, 10):
        sheet.handle(motion((x, track.centery)))
    assert opened.told == []
    sheet.handle(up((track.right + 30, track.centery)))
    assert opened.told == [("text_size", 200)]
    assert opened.slider().value == 200
    assert not opened.slider().is_pressed


@pytest.mark.parametrize("label", ["Text size", "Panels", "Table"])
def test_the_keyboard_stays_where_it_is_when_the_window_becomes_small_and_large(pen: Pen, label: str) -> None:
    opened = Opened(pen)
    opened.turn_to(APPEARANCE)
    opened.focus_on(label)
    for unit in (2.0, 1.0):
        opened.sheet.resize(LARGE, unit)
        focus = opened.sheet.group.focus
        assert focus is not None
        assert getattr(focus, "name", "") == label
        assert focus.shows_focus
        assert opened.sheet.body.view.contains(focus.rect)


def test_the_names_of_the_pages_keep_the_keyboard_as_a_list_box(pen: Pen) -> None:
    opened = Opened(pen)
    opened.press(pygame.K_DOWN)
    opened.sheet.resize(SMALL, 1.0)
    assert isinstance(opened.sheet.group.focus, ListBox)
    opened.press(pygame.K_DOWN)
    assert "Table: Felt" in opened.sheet.targets


def test_pages_turn_by_mouse_and_arrows(pen: Pen) -> None:
    opened = Opened(pen)
    opened.click("Appearance")
    assert "Panels: Dark" in opened.sheet.targets
    opened.press(pygame.K_DOWN)
    assert "Speed of the cards: Off" in opened.sheet.targets
    opened.press(pygame.K_UP, pygame.K_UP, pygame.K_UP)
    assert "Draw: One card" in opened.sheet.targets


def test_a_list_box_turns_the_pages_of_a_small_window(pen: Pen) -> None:
    opened = Opened(pen, SMALL)
    assert isinstance(opened.sheet.group.focus, ListBox)
    opened.click("Playing")
    opened.click("Motion and sound")
    assert "Speed of the cards: Off" in opened.sheet.targets
    assert "Appearance" not in opened.sheet.targets
    opened.press(pygame.K_UP)
    assert "Table: Felt" in opened.sheet.targets
    opened.press(pygame.K_RETURN, pygame.K_UP, pygame.K_RETURN)
    assert "A click on a card: Nothing" in opened.sheet.targets


def test_escape_closes_the_list_before_the_sheet(pen: Pen) -> None:
    opened = Opened(pen, SMALL)
    opened.press(pygame.K_SPACE)
    assert "Appearance" in opened.sheet.targets
    opened.press(pygame.K_ESCAPE)
    assert "Appearance" not in opened.sheet.targets
    assert not opened.sheet.is_closed
    opened.press(pygame.K_ESCAPE)
    assert opened.sheet.is_closed


@pytest.mark.parametrize("unit", [1.0, 1.1, 1.25, 1.3])
@pytest.mark.parametrize("page", [0, 1])
def test_all_controls_end_at_the_same_pixel(pen: Pen, page: int, unit: float) -> None:
    opened = Opened(pen, (1920, 1080), unit)
    opened.turn_to(page)
    middle = opened.sheet.frame.sheet.centerx
    rights = [widget.rect.right for widget in opened.sheet.body.widgets if widget.rect.right > middle]
    assert len(rights) > 4
    assert len(set(rights)) == 1


@pytest.mark.parametrize(("size", "unit"), SIZES)
@pytest.mark.parametrize("page", range(len(PAGES)))
def test_all_is_inside_and_nothing_overlaps(pen: Pen, page: int, size: tuple[int, int], unit: float) -> None:
    opened = Opened(pen, size, unit)
    opened.turn_to(page)
    assert faults(opened.sheet) == []
    if opened.sheet.is_small:
        opened.sheet._toggle_list()
        assert faults(opened.sheet) == []


def test_only_what_changes_the_picture_asks_for_a_new_one(pen: Pen) -> None:
    opened = Opened(pen)
    sheet = opened.sheet
    places = [(640, 700), (650, 700), sheet.targets["Draw: One card"].center]
    seen = []
    for place in places:
        sheet.dirty = False
        sheet.handle(motion(place))
        seen.append(sheet.dirty)
    assert seen == [False, False, True]
    assert not sheet.is_moving


def test_the_pointer_shows_on_the_pictures_of_tables(pen: Pen) -> None:
    opened = Opened(pen)
    opened.turn_to(APPEARANCE)
    thumb = opened.sheet.targets["Table: Walnut"]
    before = picture(opened)
    opened.sheet.handle(motion(thumb.center))
    above = (thumb.centerx, thumb.y - 3)
    assert before.get_at(above) != picture(opened).get_at(above)


def test_another_table_gives_the_sheet_its_colours(pen: Pen) -> None:
    opened = Opened(pen)
    light = picture(opened).get_at(opened.sheet.frame.sheet.center)
    opened.sheet.restyle(theme("charcoal"))
    assert picture(opened).get_at(opened.sheet.frame.sheet.center) != light


def test_every_table_has_a_back_to_show() -> None:
    assert {table.back for table in TABLES.values()} <= set(BACK_TITLES)


@pytest.mark.parametrize(
    ("deck", "clicked", "told"),
    [
        ((False, False), "Large print", [("large_print", True)]),
        ((True, False), "Four colours", [("four_colours", True)]),
        ((True, True), "Large print", [("large_print", False)]),
        ((True, True), "Classic", [("large_print", False), ("four_colours", False)]),
        ((False, True), "Four colours", [("four_colours", False)]),
        ((False, False), "Classic", []),
    ],
)
def test_the_two_ways_to_see_cards_better_are_put_on_and_off_by_themselves(pen, deck, clicked, told):
    opened = Opened(pen, large_print=deck[0], four_colours=deck[1])
    opened.turn_to(APPEARANCE)
    opened.click(f"Cards: {clicked}")
    assert opened.told == told
    opened.turn_to(EASIER)
    switches = {each.label: each.value for each in opened.sheet.group.widgets if isinstance(each, Switch)}
    assert (switches["Large print"], switches["Four colours"]) == tuple(
        map(opened.sheet.values.get, DECK_KEYS)
    )


def test_the_arrows_go_through_all_four_decks(pen: Pen) -> None:
    opened = Opened(pen)
    opened.turn_to(APPEARANCE)
    opened.focus_on("Cards")
    seen = []
    for _ in DECKS:
        seen.append(tuple(map(opened.sheet.values.get, DECK_KEYS)))
        opened.press(pygame.K_RIGHT)
    assert seen == list(DECKS)
    assert opened.sheet.group.focus.say() == "Cards, Large print and Four colours, 4 of 4"


def test_the_back_of_the_table_stays_when_it_is_taken_from_the_table_and_follows_again(pen: Pen) -> None:
    opened = Opened(pen, theme="walnut")
    opened.turn_to(APPEARANCE)
    opened.click("As the table")
    opened.click("Back: Deco")
    opened.click("As the table")
    assert opened.told == [("back", "fans"), ("back", "deco"), ("back", "table")]


def test_the_name_of_the_back_stands_beside_it_and_follows_the_table(pen: Pen) -> None:
    opened = Opened(pen)
    opened.sheet._change = lambda _, value: opened.sheet.restyle(theme(str(value)))
    opened.turn_to(APPEARANCE)
    assert "Lattice" in labels(opened)
    opened.click("Table: Paper")
    assert "Tiles" in labels(opened)
    opened.sheet._change = opened.hear
    opened.click("Back: Leaves")
    assert "Leaves" in labels(opened)


@pytest.mark.parametrize("unit", [0.9, 1.0, 1.125, 1.25, 1.3, 1.5, 1.875, 2.0, 2.5, 3.24, 4.0])
def test_pictures_keep_to_the_place_that_was_made_for_them(pen: Pen, unit: float) -> None:
    """Rounding to whole pixels pushes no picture into another row, however large a point is."""
    opened = Opened(pen, (round(1280 * unit), round(800 * unit)), unit)
    opened.turn_to(APPEARANCE)
    galleries = [each for each in opened.sheet.group.widgets if isinstance(each, Gallery)]
    assert [each.columns for each in galleries] == [5, 3, 4]
    for gallery in galleries:
        around = gallery.rect.inflate(2, 2)
        assert all(around.contains(part) for part in gallery.parts)


def test_the_ring_round_one_picture_fades_while_that_of_the_next_comes(pen: Pen) -> None:
    opened = Opened(pen)
    opened.turn_to(APPEARANCE)
    tables = next(each for each in opened.sheet.group.widgets if isinstance(each, Gallery))
    tables.handle(motion(tables.parts[0].center))
    tables.step(1.0)
    tables.handle(motion(tables.parts[3].center))
    tables.step(WARM_SECONDS / 2)
    assert [warmth.value for warmth in tables.warmths] == [0.5, 0, 0, 0.5, 0]
    tables.step(1.0)
    assert not tables.is_moving
    assert [warmth.value for warmth in tables.warmths] == [0, 0, 0, 1, 0]


def test_every_back_can_be_chosen() -> None:
    assert set(BACK_TITLES) == {
        path.name.split(".")[0] for path in (assets_folder() / "cards/backs").iterdir()
    }


def labels(opened: Opened) -> set[str]:
    return {item.text for item, _ in opened.sheet.body.items if isinstance(item, Label)}


def picture(opened: Opened) -> pygame.Surface:
    surface = pygame.Surface(opened.sheet.size)
    opened.sheet.draw(surface, 0.0)
    return surface


def test_a_table_that_is_not_known_here_is_shown_as_felt(pen: Pen) -> None:
    opened = Opened(pen, theme="of a later version")
    opened.turn_to(APPEARANCE)
    words = [item.text for item, _ in opened.sheet.body.items if isinstance(item, Label)]
    assert BACK_TITLES[theme("felt").table.back] in words
