"""The page of the settings that is made of pictures: tables, decks and backs."""

import pygame
import pytest

from klondike.assets import assets_folder
from klondike.screens.choices import BACK_TITLES, DECKS
from klondike.screens.gallery import Gallery
from klondike.screens.settings import DECK_KEYS
from klondike.ui.pen import Pen
from klondike.ui.theme import TABLES, theme
from klondike.ui.widgets import Label, Switch
from klondike.ui.widgets.glide import WARM_SECONDS
from tests.screens.samples import picture
from tests.screens.settingsheet import APPEARANCE, EASIER, Opened
from tests.ui.events import motion


def test_the_pointer_shows_on_the_pictures_of_tables(pen: Pen) -> None:
    opened = Opened(pen)
    opened.turn_to(APPEARANCE)
    thumb = opened.sheet.targets["Table: Walnut"]
    before = picture(opened.sheet)
    opened.sheet.handle(motion(thumb.center))
    above = (thumb.centerx, thumb.y - 3)
    assert before.get_at(above) != picture(opened.sheet).get_at(above)


def test_another_table_gives_the_sheet_its_colours(pen: Pen) -> None:
    opened = Opened(pen)
    light = picture(opened.sheet).get_at(opened.sheet.frame.sheet.center)
    opened.sheet.restyle(theme("charcoal"))
    assert picture(opened.sheet).get_at(opened.sheet.frame.sheet.center) != light


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


def test_a_table_that_is_not_known_here_is_shown_as_felt(pen: Pen) -> None:
    opened = Opened(pen, theme="of a later version")
    opened.turn_to(APPEARANCE)
    words = [item.text for item, _ in opened.sheet.body.items if isinstance(item, Label)]
    assert BACK_TITLES[theme("felt").table.back] in words
