"""Colours that change slowly: another table, another status, a button under the pointer."""

import pygame
import pytest

from klondike.scene.barwords import Status
from klondike.screens.crossfade import SECONDS, Crossfade
from klondike.ui.commands import Command
from tests.pilot import FRAME, Pilot

GROUND = (640, 700)  # of the table, where no card lies


@pytest.fixture
def pilot(start) -> Pilot:
    """A game with one move, everything at rest, in usual speed."""
    pilot = start(rules="S3", deal=173, moves=["SWx3"], size=(1280, 760), speed="normal")
    pilot.quiet()
    return pilot


def colour(pilot: Pilot) -> pygame.Color:
    """The colour of the ground, without its grain."""
    return pygame.Color(pygame.transform.average_color(pilot.window.surface, (*GROUND, 40, 40)))


def far(one: pygame.Color, other: pygame.Color) -> int:
    """How much two colours differ."""
    return sum(abs(one[i] - other[i]) for i in range(3))


def part(pilot: Pilot, rect: pygame.Rect) -> bytes:
    """The pixels of a part of the picture."""
    return pygame.image.tobytes(pilot.window.surface.subsurface(rect), "RGB")


def test_another_table_comes_over_the_former_one_evenly(pilot):
    before = colour(pilot)
    pilot.app.desk.change_setting("theme", "walnut")
    pilot.frames(1, 0.0)
    assert isinstance(pilot.screen, Crossfade)
    assert far(colour(pilot), before) <= 3
    ways = []
    while isinstance(pilot.screen, Crossfade):
        pilot.frames(1)
        ways.append(far(colour(pilot), before))
    assert ways == sorted(ways)
    assert SECONDS / FRAME - 1 <= len(ways) <= SECONDS / FRAME + 2
    assert far(colour(pilot), before) > 60
    assert abs(ways[len(ways) // 2] - ways[-1] / 2) < ways[-1] / 5


def test_what_happens_while_a_table_fades_is_seen_and_obeyed(pilot):
    pilot.app.desk.obey(Command.SETTINGS)
    pilot.settle()
    pilot.app.desk.change_setting("theme", "blue")
    pilot.frames(3)
    sheet = pilot.app.top
    assert sheet.name == "settings"
    pilot.key("escape")
    assert not sheet.takes_input
    pilot.settle()
    assert [screen.name for screen in pilot.app.screens] == ["table"]


def test_a_second_table_makes_way_for_the_third(pilot):
    for name in ("blue", "walnut", "paper"):
        pilot.app.desk.change_setting("theme", name)
        pilot.frames(4)
        assert [screen.name for screen in pilot.app.screens] == ["table", "crossfade"]
    pilot.resize((1000, 700))
    pilot.frames(1)
    assert [screen.name for screen in pilot.app.screens] == ["table"]


@pytest.mark.parametrize("settings", [{"speed": "off"}, {"reduced_motion": True}])
def test_nothing_fades_where_nothing_is_to_move(start, settings):
    pilot = start(rules="S3", deal=173, size=(1280, 760), **settings)
    pilot.quiet()
    before = colour(pilot)
    pilot.app.desk.change_setting("theme", "walnut")
    pilot.frames(1)
    assert far(colour(pilot), before) > 60
    assert [screen.name for screen in pilot.app.screens] == ["table"]


def test_a_status_comes_slowly_and_then_nothing_is_drawn(pilot):
    words = pilot.table.bar.buttons[Command.CHOOSE_GAME].inflate(0, 4)
    before = part(pilot, words)
    pilot.table.tell(Status("Can be won", "yes"))
    looks = []
    while not looks or pilot.table.is_moving:
        pilot.frames(1)
        looks.append(part(pilot, words))
    assert len(set(looks)) > 8
    assert looks[-1] != before
    assert pilot.frames(5) == 0


def test_a_status_that_changes_again_starts_from_what_is_seen(pilot):
    words = pilot.table.bar.buttons[Command.CHOOSE_GAME]
    pilot.table.tell(Status("Can be won", "yes"))
    pilot.frames(6)
    seen = part(pilot, words)
    pilot.table.tell(Status("Too hard to tell", "help"))
    pilot.frames(1, 0.0)
    assert part(pilot, words) == seen


def test_a_button_takes_its_colour_within_80_ms_and_is_pressed_at_once(pilot):
    rect = pilot.table.bar.buttons[Command.HINT]
    ground = pygame.Rect(rect.x + 4, rect.bottom - 8, 20, 4)
    rest = part(pilot, ground)
    pilot.move(rect.center)
    looks = [part(pilot, ground)]
    while pilot.table.is_moving:
        pilot.frames(1)
        looks.append(part(pilot, ground))
    assert rest not in looks[1:]
    assert 3 <= len(set(looks)) <= 7
    pilot.press()
    pressed = part(pilot, ground)
    assert pressed not in looks
    pilot.frames(5)
    assert part(pilot, ground) == pressed


def test_a_time_asleep_shortens_no_fade(pilot):
    """Only what moved before the pointer came has moved while nothing happened."""
    rect = pilot.table.bar.buttons[Command.HINT]
    pilot.at = rect.center
    pilot.post(pygame.MOUSEMOTION, pos=rect.center, rel=(1, 1), buttons=(0, 0, 0), touch=False)
    pilot.frames(1, 0.8)
    assert pilot.table.is_moving


def test_the_time_that_the_first_picture_of_a_sheet_takes_shortens_no_fade(pilot):
    pilot.key("f1", frames=0)
    pilot.frames(1)
    pilot.frames(1, 0.3)
    assert pilot.screen.name == "help"
    assert 0.0 < pilot.screen.clock < 0.5


def test_a_time_asleep_shortens_no_flight(pilot):
    pilot.post(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0)
    pilot.frames(1, 0.8)
    top = pilot.board.waste.cards[-1]
    assert pilot.shown(top).distance(pilot.table.homes[top]) > pilot.table.layout.card_width
