"""Cards on their way: no jumps, an exact end, and an aim that may change at any time."""

from itertools import pairwise
from math import pi

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from klondike.rules.cards import Card, Suit
from klondike.scene import easing
from klondike.scene.geometry import Point, Pose
from klondike.scene.motion import (
    CALM_TEMPOS,
    SPEED_FACTORS,
    SWELL_SECONDS,
    TEMPOS,
    TURN_SECONDS,
    Kind,
    Motion,
    Speed,
)

ACE, TWO, TEN = Card(1, Suit.SPADES), Card(2, Suit.HEARTS), Card(10, Suit.CLUBS)
HERE, THERE = Pose(100, 500, 0.0), Pose(900, 80, 1.0)
STEP = 1 / 120
HEIGHT = 200
STEEPEST = 3.0  # the greatest slope of any easing: out-cubic at its start

places = st.builds(Pose, st.floats(0, 3840), st.floats(0, 2160), st.sampled_from([0.0, 1.0]))


def track(motion, card, home, since, until):
    """The poses of a card at every step of the loop."""
    return [motion.pose(card, home, since + i * STEP) for i in range(round((until - since) / STEP) + 1)]


def longest_step(poses):
    return max(before.distance(after) for before, after in pairwise(poses))


def allowed_step(kind, way, seconds):
    """How far a card may come in one step: its way at the steepest, and its bow or swing."""
    tempo = TEMPOS[kind]
    return (STEEPEST * way + (tempo.arc * pi + tempo.sway * 4 * pi) * HEIGHT) * STEP / seconds + 1e-6


@pytest.mark.parametrize("curve", [easing.out_quad, easing.out_cubic, easing.in_out_quad, easing.in_out_sine])
def test_easings_lead_from_start_to_end_without_turning_back(curve):
    shares = [curve(i / 50) for i in range(51)]
    assert (shares[0], shares[-1]) == (pytest.approx(0), pytest.approx(1))
    assert shares == sorted(shares)
    assert max(after - before for before, after in pairwise(shares)) <= STEEPEST / 50


@pytest.mark.parametrize("kind", Kind)
@given(start=places, home=places)
@settings(deadline=None)
def test_a_flight_has_no_jumps_and_ends_exactly_at_home(kind, start, home):
    motion = Motion(card_height=HEIGHT)
    motion.launch({ACE: start}, kind, now=5.0)
    seconds = TEMPOS[kind].seconds
    poses = track(motion, ACE, home, 5.0, 5.0 + seconds + STEP)
    assert poses[0] == start
    assert longest_step(poses) <= allowed_step(kind, start.distance(home), seconds)
    assert motion.pose(ACE, home, 5.0 + seconds) == home


@pytest.mark.parametrize("kind", Kind)
def test_a_new_aim_in_mid_flight_is_no_jump(kind):
    motion, back = Motion(card_height=HEIGHT), Pose(20, 30, 0.0)
    motion.launch({ACE: HERE}, kind, now=0.0)
    first = track(motion, ACE, THERE, 0.0, 6 * STEP)
    motion.launch({ACE: motion.pose(ACE, THERE, 6 * STEP)}, Kind.UNDO, now=6 * STEP)
    second = track(motion, ACE, back, 6 * STEP, 6 * STEP + 0.2)
    assert second[0] == first[-1]
    assert longest_step(second) <= allowed_step(
        Kind.UNDO, first[-1].distance(back), TEMPOS[Kind.UNDO].seconds
    )
    assert second[-1] == back


def test_the_shadow_of_a_card_sent_elsewhere_does_not_jump():
    motion = Motion()
    motion.launch({ACE: HERE}, Kind.MOVE, now=0.0)
    high = motion.lift(ACE, 0.075)
    motion.launch({ACE: HERE}, Kind.SQUEEZE, now=0.075)
    assert motion.lift(ACE, 0.075) == high == pytest.approx(1.0)


def test_a_home_that_moves_with_the_window_is_reached():
    motion = Motion()
    motion.launch({ACE: HERE}, Kind.MOVE, now=0.0)
    motion.pose(ACE, THERE, 0.1)
    moved = Pose(1500, 40, 1.0)
    before_end = motion.pose(ACE, moved, 0.1499)
    assert before_end.distance(moved) < 1
    assert motion.pose(ACE, moved, 0.15) == moved


def test_a_card_waits_where_it_is_until_its_turn_to_depart():
    motion = Motion()
    motion.launch({ACE: HERE, TWO: HERE}, Kind.DEAL, now=1.0)
    assert motion.pose(ACE, THERE, 1.02) != HERE
    assert motion.pose(TWO, THERE, 1.02) == HERE
    assert motion.pose(TWO, THERE, 1.03) != HERE


def test_a_deal_of_28_cards_takes_nine_tenths_of_a_second():
    motion = Motion()
    motion.launch({Card(rank, suit): HERE for suit in Suit for rank in range(1, 8)}, Kind.DEAL, now=0.0)
    motion.settle(0.88)
    assert motion.is_moving
    motion.settle(0.89)
    assert not motion.is_moving


@pytest.mark.parametrize(("points", "seconds"), [(0, 0.150), (500, 0.180), (1500, 0.240), (9000, 0.240)])
def test_a_longer_way_takes_a_little_longer(points, seconds):
    assert TEMPOS[Kind.MOVE].duration(points) == pytest.approx(seconds)


@pytest.mark.parametrize("kind", [kind for kind in Kind if kind is not Kind.MOVE])
def test_all_other_kinds_take_their_time_at_any_distance(kind):
    assert TEMPOS[kind].duration(5000) == TEMPOS[kind].seconds


@pytest.mark.parametrize(("speed", "seconds"), [(Speed.FAST, 0.06), (Speed.NORMAL, 0.10), (Speed.SLOW, 0.16)])
def test_the_setting_of_speed_stretches_every_flight(speed, seconds):
    motion = Motion(speed)
    motion.launch({ACE: HERE}, Kind.SQUARE, now=0.0)
    assert motion.pose(ACE, THERE, seconds * 0.99) != THERE
    assert motion.pose(ACE, THERE, seconds) == THERE


def test_speeds_are_named_as_the_settings_name_them():
    assert {name: SPEED_FACTORS[Speed(name)] for name in ("off", "fast", "normal", "slow")} == {
        "off": 0,
        "fast": 0.6,
        "normal": 1,
        "slow": 1.6,
    }


def test_without_motion_cards_are_at_home_at_once():
    motion = Motion(Speed.OFF)
    motion.launch({ACE: HERE, TWO: HERE}, Kind.DEAL, now=0.0)
    assert (motion.is_moving, motion.in_flight) == (False, ())
    assert motion.pose(ACE, THERE, 0.0) == THERE


def test_switching_motion_off_ends_the_flight_of_a_card_sent_again():
    motion = Motion()
    motion.launch({ACE: HERE}, Kind.DEAL, now=0.0)
    motion.speed = Speed.OFF
    motion.launch({ACE: HERE}, Kind.DEAL, now=0.0)
    assert not motion.is_moving


def test_a_card_sent_again_is_drawn_above_the_others():
    motion = Motion()
    motion.launch({ACE: HERE, TWO: HERE, TEN: HERE}, Kind.MOVE, now=0.0)
    motion.launch({ACE: HERE}, Kind.UNDO, now=0.05)
    assert motion.in_flight == (TWO, TEN, ACE)


def test_only_ended_flights_are_forgotten():
    motion = Motion()
    motion.launch({ACE: HERE}, Kind.DROP, now=0.0)
    motion.launch({TWO: HERE}, Kind.REFUSE, now=0.05)
    motion.settle(0.1)
    assert motion.in_flight == (TWO,)


def test_what_departs_together_comes_to_rest_together():
    motion = Motion()
    motion.launch({ACE: HERE}, Kind.TURN, now=0.0)
    motion.launch({TWO: HERE}, Kind.UNDO, now=0.0)
    motion.settle(0.12)
    assert motion.in_flight == (ACE, TWO)
    assert motion.pose(TWO, THERE, 0.12) == THERE
    motion.settle(0.15)
    assert not motion.is_moving


def test_all_flights_can_be_ended_at_once():
    motion = Motion()
    motion.launch({ACE: HERE, TWO: HERE}, Kind.DEAL, now=0.0)
    motion.finish()
    assert not motion.is_moving
    assert motion.pose(TWO, THERE, 0.0) == THERE


def test_flights_of_one_kind_can_be_ended():
    motion = Motion()
    motion.launch({ACE: HERE}, Kind.DEAL, now=0.0)
    motion.launch({TWO: HERE}, Kind.MOVE, now=0.0)
    assert motion.hurry(Kind.DEAL)
    assert motion.in_flight == (TWO,)
    assert not motion.hurry(Kind.DEAL)


def test_a_run_moves_as_one():
    motion = Motion(card_height=HEIGHT)
    motion.launch({ACE: HERE, TWO: HERE._replace(y=540)}, Kind.MOVE, now=0.0, distance=700)
    lead = motion.pose(ACE, THERE, 0.08)
    follower = motion.pose(TWO, THERE._replace(y=120), 0.08)
    assert (follower.x - lead.x, follower.y - lead.y) == (pytest.approx(0), pytest.approx(40))


def test_the_way_bows_upward():
    motion = Motion(card_height=HEIGHT)
    motion.launch({ACE: THERE}, Kind.HOME, now=0.0)
    assert motion.pose(ACE, THERE, 0.095).y == pytest.approx(THERE.y - 0.06 * HEIGHT)


def test_a_nudged_card_swings_twice_and_comes_to_rest():
    motion = Motion(card_height=HEIGHT)
    motion.launch({ACE: THERE}, Kind.NUDGE, now=0.0)
    sides = [
        motion.pose(ACE, THERE, 0.180 * share).x - THERE.x for share in (0.125, 0.375, 0.625, 0.875, 1.0)
    ]
    assert [side > 0 for side in sides[:4]] == [True, False, True, False]
    assert sides[4] == 0 < abs(sides[3]) < sides[2] < abs(sides[1]) < sides[0] < 5


@pytest.mark.parametrize("kind", [Kind.DRAW, Kind.TURN, Kind.RECYCLE, Kind.DEAL])
def test_a_turn_keeps_its_own_length_within_the_flight(kind):
    motion, seconds = Motion(), TEMPOS[kind].seconds
    motion.launch({ACE: HERE}, kind, now=0.0)
    begins = TEMPOS[kind].turn_late * (seconds - TURN_SECONDS)
    times = (begins, begins + TURN_SECONDS / 2, begins + TURN_SECONDS)
    assert [motion.pose(ACE, THERE, time).turn for time in times] == pytest.approx([0.0, 0.5, 1.0])


def test_a_short_flight_turns_its_card_all_the_same():
    motion = Motion(card_height=HEIGHT)
    motion.launch({ACE: HERE}, Kind.UNDO, now=0.0)
    turns = [pose.turn for pose in track(motion, ACE, THERE, 0.0, 0.11)]
    assert turns == sorted(turns)
    assert motion.pose(ACE, THERE, 0.055).turn == pytest.approx(0.5)


def test_the_shadow_rises_and_falls_in_between():
    motion = Motion()
    motion.launch({ACE: HERE}, Kind.MOVE, now=0.0)
    assert [motion.lift(ACE, time) for time in (0.0, 0.075, 0.15)] == pytest.approx([0, 1, 0], abs=0.01)
    assert motion.lift(TWO, 0.075) == 0


@pytest.mark.parametrize("kind", [Kind.DROP, Kind.REFUSE])
def test_the_shadow_of_dropped_cards_sinks_from_the_hand_s(kind):
    motion = Motion()
    motion.launch({ACE: HERE}, kind, now=0.0)
    heights = [motion.lift(ACE, TEMPOS[kind].seconds * share) for share in (0, 0.25, 0.5, 0.75, 1)]
    assert heights == pytest.approx([1, 0.75, 0.5, 0.25, 0], abs=0.01)


@pytest.mark.parametrize("kind", [Kind.SQUEEZE, Kind.NUDGE, Kind.HOME])
def test_a_card_keeps_its_shadow_while_it_moves_close_to_the_table(kind):
    motion, seconds = Motion(), TEMPOS[kind].seconds + (SWELL_SECONDS if TEMPOS[kind].swell else 0)
    motion.launch({ACE: HERE}, kind, now=0.0)
    assert all(0 < motion.lift(ACE, seconds * share / 8) < 1.01 for share in range(1, 8))
    motion.settle(seconds)
    assert motion.lift(ACE, seconds) == 0


def test_a_card_that_waits_or_fades_throws_no_shadow_of_its_own():
    motion = Motion()
    motion.launch({TEN: HERE, ACE: HERE}, Kind.DEAL, now=0.0)
    assert motion.lift(ACE, TEMPOS[Kind.DEAL].stagger / 2) == 0
    motion.tempos = CALM_TEMPOS
    motion.launch({TWO: HERE}, Kind.MOVE, now=0.0)
    assert motion.lift(TWO, 0.04) == 0


def test_of_drawn_cards_those_that_wait_lie_below_the_one_that_leaves():
    motion, stagger = Motion(), TEMPOS[Kind.DRAW].stagger
    motion.launch({ACE: HERE, TWO: HERE, TEN: HERE}, Kind.DRAW, now=0.0)
    orders = [motion.stacked((share + 0.5) * stagger) for share in range(3)]
    assert orders == [(TEN, TWO, ACE), (TEN, ACE, TWO), (ACE, TWO, TEN)]


@given(here=places, there=places, share=st.floats(0, 1))
@settings(deadline=None)
def test_a_pose_between_two_lies_on_the_way(here, there, share):
    between = here.lerp(there, share)
    assert here.distance(between) + between.distance(there) == pytest.approx(here.distance(there), abs=1e-6)
    assert Point(here.x, here.y).distance((there.x, there.y)) == here.distance(there)
