"""The picture: mended in parts it is the same as painted anew, and no card jumps."""

from math import hypot

import pytest

from klondike.rules import STOCK, Card
from klondike.scene.geometry import Pose
from tests.app.checks import differing
from tests.app.hand import Hand
from tests.app.lines import open_at, winning_line

TABLES = [
    ("S3", (640, 480), {}, 1),
    ("S1", (800, 500), {"left_handed": True}, 2),
    ("D9", (720, 560), {}, 3),
    ("T1", (640, 800), {"theme": "charcoal"}, 4),
    ("V3", (640, 480), {"speed": "slow"}, 5),
]
SHORT = 1 / 240  # seconds of a frame so short that a flight does not get far in it
FASTEST = 0.13  # of the way: what the fastest flight (3 * 1/240 / 0.11 at its start) does in such a frame
BOW = 0.12  # of a card's height: what the way bows and swings in it


@pytest.mark.parametrize(("rules", "size", "settings", "seed"), TABLES)
def test_a_mended_picture_is_the_same_as_one_painted_anew(start, rules, size, settings, seed):
    pilot = start(rules=rules, deal=seed, size=size, **settings)
    hand = Hand(pilot, seed, deal=1, bar=1, wheel=1)
    pilot.frames(1, 1.0)
    for step in range(120):
        hand.act()
        pilot.frames(1)
        assert differing(pilot) is None, f"after step {step}"


def test_sending_all_home_leaves_nothing_unpainted(start):
    pilot = start(rules="S3", deal=173, moves=winning_line()[: open_at()], size=(640, 480))
    pilot.frames(1, 1.0)
    pilot.key("a")
    assert pilot.table.is_moving
    while pilot.table.is_moving:
        pilot.frames(3)
        assert differing(pilot) is None


def test_a_recycle_leaves_nothing_unpainted(start):
    pilot = start(rules="S3", deal=173, moves=["SWx3"] * 8, size=(640, 480))
    pilot.quiet()
    pilot.click(STOCK)
    assert pilot.table.is_moving
    while pilot.table.is_moving:
        pilot.frames(2)
        assert differing(pilot) is None


def test_a_message_that_comes_and_goes_leaves_nothing_behind(start):
    pilot = start(rules="V3", deal=173, moves=["SWx3"] * 8, size=(640, 480))
    pilot.quiet()
    pilot.click(STOCK)
    assert pilot.table.toaster.is_shown
    while pilot.table.toaster.is_shown:
        pilot.frames(1, 0.05)
        assert differing(pilot) is None
    pilot.frames(1)
    assert differing(pilot) is None


def test_a_window_shrunk_and_grown_is_painted_whole(start):
    pilot = start(rules="S3", deal=173, size=(640, 480))
    for size in ((900, 640), (640, 480), (800, 600)):
        pilot.resize(size)
        pilot.quiet()
        assert differing(pilot) is None


@pytest.mark.parametrize(("rules", "seed"), [("S3", 1), ("S1", 2), ("D9", 3)])
def test_no_card_jumps(start, rules, seed):
    pilot = start(rules=rules, deal=seed, size=(640, 480))
    hand = Hand(pilot, seed)
    reach = FASTEST * hypot(640, 480) + BOW * pilot.table.layout.card_height
    for frame in range(1500):
        before, way = all_shown(pilot), pilot.way
        gripped = pilot.table.hand.drag.cards if pilot.table.hand.drag else ()
        if frame % 6 == 0:
            hand.act()
        pilot.frames(1, SHORT)
        now, led = all_shown(pilot), pilot.way - way
        loose = now.keys() - set(pilot.table.hand.cards)
        far = {
            str(card): (before[card], now[card])
            for card in loose
            if before[card].distance(now[card]) > reach + (led if card in gripped else 0)
        }
        assert not far, f"in frame {frame}"


def all_shown(pilot) -> dict[Card, Pose]:
    """Where every card was drawn last."""
    return {card: pilot.shown(card) for card in pilot.table.homes}


def test_a_deal_with_cards_of_another_size_is_crisp_at_once(start):
    """Only a window that is being resized shows scaled pictures for a moment."""
    pilot = start(rules="D9", deal=7, size=(720, 560))
    for _ in range(6):
        pilot.key("space")
    pilot.store.change(rules="S3")
    pilot.key("f2")
    pilot.settle()
    shown = pilot.window.surface.copy()
    pilot.table.art._made.clear()
    pilot.table.painter.forget()
    pilot.table.expose()
    pilot.frames(1)
    assert shown.get_buffer().raw == pilot.window.surface.get_buffer().raw
