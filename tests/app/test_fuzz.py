"""Thousands of events that no one would make on purpose: nothing is lost, nothing breaks."""

import pytest

from tests.app.checks import check_at_rest, check_cards, check_saved
from tests.app.hand import Hand
from tests.app.lines import open_at, winning_line

ROUNDS = [("S3", 21), ("S1", 22), ("V3", 23), ("T1", 24), ("D9", 25)]
EVENTS = 500


@pytest.mark.parametrize(("rules", "seed"), ROUNDS)
def test_any_events_lose_nothing(start, rules, seed):
    pilot = start(rules=rules, deal=seed, size=(640, 480))
    play(pilot, Hand(pilot, seed, deal=1, window=1, size=1, bar=1, wheel=1), EVENTS)


@pytest.mark.parametrize("settings", [{}, {"finish_by_itself": True}, {"homing": "always"}])
def test_any_events_at_the_end_of_a_game_lose_nothing(start, settings):
    pilot = start(rules="S3", deal=173, moves=winning_line()[: open_at() - 2], size=(640, 480), **settings)
    play(pilot, Hand(pilot, 31, window=1, size=1, wheel=1), EVENTS)
    assert pilot.store.totals("S3").played <= 1


@pytest.mark.parametrize(
    ("rules", "seed", "settings"),
    [
        ("S3", 51, {"click": "pick"}),
        ("D9", 52, {"click": "pick", "left_handed": True, "large_print": True}),
        ("S1", 53, {"click": "nothing", "right_click_home": False, "strong_outlines": True}),
        ("S1", 55, {"homing": "always", "finish_by_itself": True, "show_places": True, "texture": False}),
        ("D9", 56, {"homing": "safe", "click": "pick", "show_places": True}),
        ("S3", 57, {"homing": "always", "speed": "off", "pause_away": True}),
        ("V3", 54, {"click_first": "column", "show_time": False, "show_moves": False, "show_score": False}),
    ],
)
def test_any_events_lose_nothing_however_a_click_is_meant(start, rules, seed, settings):
    pilot = start(rules=rules, deal=seed, size=(640, 480), **settings)
    play(pilot, Hand(pilot, seed, deal=1, window=1, size=1, bar=1), EVENTS)


@pytest.mark.parametrize("seed", [41, 42, 43])
def test_hundred_clicks_a_second_stick_no_card(start, seed):
    pilot = start(rules="S3", deal=seed, size=(640, 480))
    play(pilot, Hand(pilot, seed, button=20, stock=10), 300, 0.01)


def play(pilot, hand: Hand, events: int, seconds: float | None = None) -> None:
    """Let the hand play; hold what must always be true after every frame."""
    for event in range(events):
        hand.act()
        pilot.frames(1, seconds or hand.chance.choice((0.0, 0.004, 1 / 60, 1 / 60, 0.1, 1.5)))
        check_cards(pilot)
        if event % 20 == 0:
            check_saved(pilot)
    pilot.release(frames=1)
    pilot.restore()
    pilot.settle()
    check_cards(pilot)
    check_saved(pilot)
    check_at_rest(pilot)
