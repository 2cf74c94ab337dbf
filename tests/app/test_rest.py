"""The rest between two events: the clock strikes in a small picture, and whatever else is due ends it."""

from time import perf_counter

import pygame
import pytest

from klondike.rest import Rest
from klondike.rules import STOCK
from klondike.store.store import Store
from tests.app.checks import differing


@pytest.fixture
def pilot(start):
    """A game under way, at rest, in which nothing but the clock is due."""
    pilot = start(rules="S3", deal=173, sound=False)
    pilot.click(STOCK)
    pilot.settle()
    pilot.quiet()
    sink(pilot)
    return pilot


def sink(pilot) -> None:
    while not pilot.app.rest.is_deep and not pilot.app.rest.patience():
        pilot.frames(1)


def second(pilot, seconds: float = 1.0) -> list[pygame.Rect] | None:
    """Let a second pass at rest; what is shown for it."""
    pilot.window.shown.clear()
    assert pilot.app.rest.strike(seconds)
    return pilot.window.shown[0] if pilot.window.shown else None


def test_with_only_the_clock_due_the_rest_is_deep(pilot):
    assert pilot.app.rest.is_deep


def test_the_clock_strikes_in_a_picture_of_its_own(pilot):
    cell, pilot.game.elapsed = pilot.table.bar.area, 30.5  # another second than the one shown
    for _ in range(70):
        before = int(pilot.game.elapsed)
        (shown,) = second(pilot)
        assert int(pilot.game.elapsed) == before + 1
        assert cell.contains(shown) and shown.w < cell.w / 4
        assert differing(pilot) is None


def test_the_first_hour_makes_room_for_its_digits(pilot):
    pilot.game.elapsed = 3598.5
    for _ in range(3):
        second(pilot)
        assert differing(pilot) is None


def test_a_figure_that_falls_with_time_is_shown_too(start):
    pilot = start(rules="S3", deal=173, sound=False)
    pilot.make(next(move for move in pilot.board.legal_moves() if move.source != STOCK))
    pilot.settle()
    pilot.quiet()
    sink(pilot)
    pilot.game.elapsed = 9.5
    second(pilot)
    assert differing(pilot) is None


def test_between_two_seconds_nothing_is_shown(pilot):
    pilot.game.elapsed = 5.2
    assert second(pilot, 0.3) is None
    assert pilot.game.elapsed == pytest.approx(5.5)
    assert pilot.app.rest.is_deep


def test_a_kill_at_rest_costs_less_than_half_a_minute_of_the_clock(pilot):
    pilot.game.elapsed = 29.5  # the next second is kept
    for _ in range(64):
        second(pilot)
        assert pilot.game.elapsed - 30 < pilot.store.saved_clock() <= pilot.game.elapsed


def test_what_happens_makes_the_clock_last_at_once(pilot):
    pilot.game.elapsed = 31.5
    second(pilot)
    pilot.frames(1, 1.0)
    assert pilot.store.saved_clock() == pilot.game.elapsed


def test_a_machine_that_slept_adds_no_play_time(pilot):
    before = pilot.game.elapsed
    second(pilot, 3600.0)
    assert pilot.game.elapsed == pytest.approx(before + 2)


def test_where_the_clock_alone_cannot_be_kept_what_there_is_to_say_of_it_is_said(pilot, monkeypatch):
    monkeypatch.setattr(Store, "keep_clock", lambda *_: False)
    monkeypatch.setattr(Store, "keep_game", lambda store, _: store.messages.append("The disk is full."))
    pilot.game.elapsed = 59.5
    second(pilot)
    assert not pilot.app.rest.patience()
    assert not pilot.app.rest.strike(0.0)
    pilot.frames(1)
    assert pilot.table.toaster.toast.text == "The disk is full."


def test_the_next_wait_ends_with_the_second(pilot):
    pilot.game.elapsed = 7.25
    assert pilot.app.rest.patience() == pytest.approx(0.751)


def test_an_event_ends_the_rest(pilot):
    pilot.move(STOCK)
    assert not pilot.app.rest.is_deep
    assert not pilot.app.rest.strike(1.0)


def test_a_window_of_another_size_takes_a_whole_frame(pilot):
    pilot.window.surface = pygame.Surface((700, 500))
    assert not pilot.app.rest.strike(1.0)


@pytest.fixture
def counting(pilot, monkeypatch):
    """Lets the rest wait for the next event in a time of its own, so many seconds longer each time."""
    pilot.game.elapsed = 19.5
    second(pilot)  # the first one paints the bar and finds what is needed for those that follow
    present = perf_counter()

    def rest(delays: list[float]) -> tuple[list[pygame.event.Event], bool]:
        left, is_right = list(delays), []

        def wait(seconds: float) -> bool:
            nonlocal present
            is_right.append(differing(pilot) is None)
            if not left:
                pilot.post(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0))
                return True
            present += seconds + left.pop(0)
            return False

        monkeypatch.setattr(pilot.window, "wait", wait)
        events, seconds = pilot.app.rest.next(False)
        pilot.app.turn(events, seconds)
        return events, all(is_right) and differing(pilot) is None

    monkeypatch.setattr(f"{Rest.__module__}.perf_counter", lambda: present)
    pilot.app.rest.next(True)
    return rest


def test_the_last_digit_is_counted_until_something_happens(pilot, counting):
    pilot.window.shown.clear()
    events, is_right = counting([0.001] * 6)
    assert [event.type for event in events] == [pygame.MOUSEMOTION]
    assert is_right
    assert 26 <= pilot.game.elapsed < 27
    digit, *others = [place for (place,) in pilot.window.shown[:6]]
    assert pilot.table.bar.area.contains(digit) and others == [digit] * 5


def test_the_tens_turn_in_a_picture_that_is_told_of(pilot, counting):
    events, is_right = counting([0.001] * 12)
    assert events == []
    assert is_right
    assert 30 <= pilot.game.elapsed < 31


def test_a_machine_that_slept_while_it_counted_adds_no_play_time(pilot, counting):
    before = pilot.game.elapsed
    counting([3600.0])
    assert pilot.game.elapsed == pytest.approx(before + 2)


@pytest.mark.parametrize("late", [1.2, 3600.0])
def test_one_that_slept_over_the_turn_shows_and_keeps_the_time_at_once(pilot, counting, late):
    pilot.game.elapsed = 28.5
    events, _ = counting([late])
    assert events == []
    assert differing(pilot) is None
    assert 30 <= pilot.game.elapsed < 31
    assert pilot.store.saved_clock() == pilot.game.elapsed


@pytest.mark.parametrize(
    "what",
    [
        lambda pilot: pilot.table.say("A few words."),
        lambda pilot: pilot.key("right"),
        lambda pilot: pilot.key("f1"),
        lambda pilot: pilot.take(pilot.board.tableau[6].top),
        lambda pilot: pilot.hide(),
    ],
    ids=["message", "cursor", "sheet", "drag", "hidden"],
)
def test_with_more_to_see_or_to_wait_for_it_is_not_deep(pilot, what):
    what(pilot)
    pilot.frames(30)
    pilot.app.rest.patience()
    assert not pilot.app.rest.is_deep


def test_before_the_first_move_there_is_no_clock_to_wait_for(start):
    pilot = start(rules="S3", deal=173, sound=False)
    pilot.settle()
    pilot.quiet()
    sink(pilot)
    assert not pilot.app.rest.is_deep
    assert pilot.app.rest.patience() > 2


@pytest.fixture
def carrying(pilot):
    """The same game with a card on the pointer that has begun to follow it."""
    pilot.take(pilot.board.tableau[6].top)
    pilot.frames(2)
    pilot.move((500, 300))
    return pilot


def motion(pilot, at, held=(1, 0, 0)) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=held, touch=False)


def test_cards_follow_the_pointer_without_a_frame(carrying, monkeypatch):
    monkeypatch.setattr(carrying.app, "frame", None)
    for at in ((520, 310), (700, 120), (30, 790), (1279, 1)):
        assert carrying.app.turn([motion(carrying, at)], 0.016)
        assert carrying.table.hand.drag.at == at
        assert differing(carrying) is None


def test_meanwhile_the_clock_strikes_and_is_kept(carrying):
    carrying.game.elapsed = 41.5
    assert carrying.app.rest.follow([motion(carrying, (600, 400))], 0.6)
    assert carrying.game.elapsed == pytest.approx(42.1)
    assert carrying.store.saved_clock() == carrying.game.elapsed
    assert differing(carrying) is None


def test_a_place_that_takes_the_cards_lights_up_on_the_way(start):
    pilot = start(rules="S3", deal=173, sound=False)
    move = next(move for move in pilot.board.legal_moves() if move.source != STOCK)
    pilot.quiet()
    pilot.take(pilot.board[move.source].cards[-move.count])
    pilot.frames(2)
    pilot.move((640, 60))
    at = pilot.landing(move.target)
    grip = pilot.table.hand.drag.grip
    assert pilot.app.rest.follow([motion(pilot, (round(at.x + grip.x), round(at.y + grip.y)))], 0.016)
    assert pilot.table.pointer.target == move.target
    assert differing(pilot) is None


@pytest.mark.parametrize(
    "events",
    [
        lambda pilot: [motion(pilot, (600, 400), held=(0, 0, 0))],
        lambda pilot: [motion(pilot, (600, 400)), pygame.event.Event(pygame.WINDOWEXPOSED)],
        lambda pilot: [pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=(600, 400))],
        lambda pilot: pilot.table.say("A few words.") or [motion(pilot, (600, 400))],
    ],
    ids=["let go", "exposed", "dropped", "message"],
)
def test_anything_else_on_the_way_takes_a_whole_frame(carrying, events):
    happened = events(carrying)
    carrying.app.rest.end()
    assert not carrying.app.rest.follow(happened, 0.016)
