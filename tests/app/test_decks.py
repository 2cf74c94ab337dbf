"""The decks and backs on the table: chosen while a game lies there, kept on disk each for itself."""

import json

import pygame
import pytest

from klondike.rules import column
from klondike.scene.decks import FULL
from klondike.scene.kept import KeptPictures
from tests.app.lines import winning_line
from tests.pilot import Pilot


@pytest.fixture
def playing(tmp_path):
    pilots = []

    def start(folder="one", **values):
        pilots.append(Pilot(tmp_path / folder, deal=173, moves=winning_line()[:40], **values))
        pilots[-1].quiet()
        return pilots[-1]

    yield start
    for each in pilots:
        each.close()


def picture(pilot: Pilot) -> bytes:
    """What is seen of the cards."""
    surface = pilot.window.surface
    below = pygame.Rect(pilot.table.layout.bar).bottom
    return pygame.image.tobytes(surface.subsurface((0, below, surface.width, surface.height - below)), "RGB")


@pytest.mark.parametrize("size", [(640, 480), (1280, 800)])
def test_a_deck_that_is_chosen_looks_like_one_that_was_chosen_before(playing, size):
    pilot = playing(size=size)
    first = picture(pilot)
    seen = []
    for key, value in [("large_print", True), ("four_colours", True), ("large_print", False)]:
        pilot.app.desk.change_setting(key, value)
        pilot.quiet()
        seen.append(picture(pilot))
    both = playing("two", size=size, large_print=True, four_colours=True)
    assert picture(both) == seen[1]
    assert len({first, *seen}) == 4
    pilot.app.desk.change_setting("four_colours", False)
    pilot.quiet()
    assert picture(pilot) == first


def test_large_print_spreads_the_waste_and_the_cards_stay_where_they_are_hit(playing):
    pilot = playing()
    narrow = pilot.table.layout.fan
    pilot.app.desk.change_setting("large_print", True)
    pilot.frames(1)
    assert pilot.table.layout.fan > 1.4 * narrow
    for card in pilot.board[column(6)].face_up:
        spot = pilot.place(card)
        assert pilot.table.layout.hit(pilot.board, spot) is not None


def test_a_run_in_the_hand_keeps_one_size_of_index(playing):
    """Rounding makes the steps of a run differ by a pixel; no single card of it may look different."""
    pilot = playing(size=(640, 480), large_print=True)
    asked = set()
    draw = pilot.table.art.moving_face
    pilot.table.art.moving_face = lambda card, form: (asked.add(form), draw(card, form))[1]
    cards = pilot.board[column(0)].face_up
    assert len(cards) > 4
    pilot.press(cards[1])
    pilot.move((pilot.at.x + 60, pilot.at.y + 10))
    assert len(asked) == 2
    assert FULL in asked


def test_a_chosen_back_stays_when_the_table_changes_and_else_follows_it(playing):
    pilot = playing()
    desk = pilot.app.desk
    first = pilot.table.art.back()
    desk.change_setting("theme", "blue")
    second = pilot.table.art.back()
    desk.change_setting("back", "leaves")
    chosen = pilot.table.art.back()
    desk.change_setting("theme", "paper")
    assert pilot.table.art.back() is chosen
    desk.change_setting("back", "table")
    looks = {pygame.image.tobytes(each, "RGBA") for each in (first, second, chosen, pilot.table.art.back())}
    assert len(looks) == 4


def test_damaged_choices_fall_back_with_a_message(tmp_path):
    pilot = Pilot(tmp_path)
    pilot.close()
    file = pilot.paths.config / "settings.json"
    raw = json.loads(file.read_text())
    file.write_text(json.dumps(raw | {"back": "../../etc", "large_print": 1, "four_colours": True}))
    again = Pilot(tmp_path)
    settings = again.store.settings
    assert (settings.back, settings.large_print, settings.four_colours) == ("table", False, True)
    assert any("large print, back" in message for message in again.store.messages)
    again.close()


def test_pictures_of_other_colours_are_kept_apart(tmp_path, playing):
    playing()
    kept = KeptPictures(tmp_path / "kept")
    kept.resize((2, 2))
    drawing, colours = tmp_path / "TH.svg", tmp_path / "colours.txt"
    drawing.write_text("a")
    colours.write_text("b")
    red, green = pygame.Surface((2, 2), pygame.SRCALPHA), pygame.Surface((2, 2), pygame.SRCALPHA)
    red.fill("red")
    green.fill("green")
    kept.save((drawing,), red)
    kept.save((drawing, colours), green)
    assert kept.load((drawing,), (2, 2)).get_at((0, 0)) == pygame.Color("red")
    assert kept.load((drawing, colours), (2, 2)).get_at((0, 0)) == pygame.Color("green")
    colours.write_text("longer")
    assert kept.load((drawing, colours), (2, 2)) is None
