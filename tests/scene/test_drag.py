"""Cards in the hand: when a press becomes a drag, how the run hangs, and where it falls."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klondike.rules.cards import deck
from klondike.rules.moves import Move
from klondike.rules.piles import WASTE, column, foundation
from klondike.rules.presets import RULE_SETS
from klondike.scene.drag import Drag
from klondike.scene.geometry import Point, Pose
from klondike.scene.layout import Layout
from tests.scene.boards import board_of

RULES = RULE_SETS["S3"]._replace(waste_fan=3)
TABLE = Layout.fitted((1280, 800), 1, RULES)
CARDS = deck()


def held(source, count, corner):
    """A run in the hand, its lead card's corner at a place."""
    press = Drag.press(source, CARDS[:count], Pose(0, 0, 1.0), (10, 10))
    return press.moved((corner[0] + 10, corner[1] + 10), 1)


def over(slot, dx=0, dy=0):
    return slot.x + dx, slot.y + dy


@pytest.mark.parametrize(("way", "started"), [(7.9, False), (8, True), (30, True)])
@pytest.mark.parametrize("unit", [1, 2])
def test_a_drag_starts_after_eight_points(way, started, unit):
    press = Drag.press(WASTE, CARDS[:1], Pose(90, 80, 1.0), (100, 100))
    assert not press.started
    assert press.moved((100, 100 + way * unit), unit).started is started


def test_a_drag_stays_a_drag_back_at_its_start():
    press = Drag.press(WASTE, CARDS[:1], Pose(90, 80, 1.0), (100, 100))
    assert press.moved((140, 100), 1).moved((100, 100), 1).started


def test_many_small_ways_from_the_press_start_a_drag_together():
    drag = Drag.press(WASTE, CARDS[:1], Pose(90, 80, 1.0), (100, 100))
    for x in (103, 106, 109):
        drag = drag.moved((x, 100), 1)
    assert drag.started


def test_a_card_hangs_where_it_was_gripped():
    drag = Drag.press(column(2), CARDS[:1], Pose(300, 250, 1.0), (330, 290)).moved((700, 400), 1)
    assert drag.grip == Point(30, 40)
    assert drag.pose(0, TABLE) == Pose(670, 360, 1.0)


def test_a_held_run_shows_as_much_as_a_column_does():
    drag = held(column(0), 3, (200, 300))
    tops = [drag.pose(index, TABLE).y - 300 for index in range(3)]
    assert tops == pytest.approx([0, TABLE.spread.face, 2 * TABLE.spread.face])


def test_a_long_run_closes_up_to_stay_above_the_lower_edge():
    drag = held(column(0), 8, (200, 400))
    assert drag.pose(0, TABLE).y == 400
    assert drag.pose(7, TABLE).y + TABLE.card_height == pytest.approx(TABLE.bottom)


def test_a_run_never_closes_up_beyond_its_index_strips():
    drag = held(column(0), 8, (200, 700))
    assert drag.pose(1, TABLE).y - 700 == pytest.approx(TABLE.spread.least_face)


def test_a_run_lifted_from_a_squeezed_column_keeps_its_steps():
    tops = TABLE.spread.tops(6, 11)
    drag = held(column(0), 11, (200, tops[6]))
    assert [drag.pose(i, TABLE).y for i in range(11)] == pytest.approx(tops[6:], abs=1)


def test_the_place_covered_most_is_the_target():
    moves = [Move(WASTE, column(2)), Move(WASTE, column(3))]
    left = held(WASTE, 1, over(TABLE.columns[2], dx=70, dy=30))
    right = held(WASTE, 1, over(TABLE.columns[2], dx=110, dy=30))
    assert (left.target(moves, TABLE), right.target(moves, TABLE)) == (moves[0], moves[1])


def test_the_largest_legal_overlap_counts_not_the_largest():
    legal = [Move(WASTE, column(3))]
    assert held(WASTE, 1, over(TABLE.columns[2], dx=40)).target(legal, TABLE) == legal[0]


def test_below_a_column_counts_as_on_it():
    legal = [Move(WASTE, column(4))]
    assert held(WASTE, 1, (TABLE.columns[4].x, 790)).target(legal, TABLE) == legal[0]


def test_touching_is_not_covering():
    legal = [Move(WASTE, column(4))]
    slot = TABLE.columns[4]
    assert held(WASTE, 1, (slot.x - TABLE.card_width, slot.y)).target(legal, TABLE) is None
    assert held(WASTE, 1, (slot.x - TABLE.card_width + 1, slot.y)).target(legal, TABLE) == legal[0]


@pytest.mark.parametrize("over_index", range(4))
def test_a_card_over_any_foundation_goes_to_its_own(over_index):
    legal = [Move(WASTE, foundation(2))]
    assert held(WASTE, 1, over(TABLE.foundations[over_index], 5, 5)).target(legal, TABLE) == legal[0]


def test_between_two_legal_foundations_the_covered_one_wins():
    rules = RULES._replace(decks=2, columns=9)
    table = Layout.fitted((1280, 800), 1, rules)
    legal = [Move(WASTE, foundation(1)), Move(WASTE, foundation(5))]
    for index, move in ((1, legal[0]), (5, legal[1])):
        assert held(WASTE, 1, over(table.foundations[index])).target(legal, table) == move


def test_a_foundation_only_touched_by_another_s_overlap_yields_to_a_better_column():
    legal = [Move(WASTE, foundation(0)), Move(WASTE, column(6))]
    slot = TABLE.columns[6]
    assert held(WASTE, 1, over(slot, dy=-20)).target(legal, TABLE) == legal[1]


def test_the_origin_is_never_a_target():
    legal = [Move(column(2), column(2)), Move(column(2), column(3))]
    assert held(column(2), 1, over(TABLE.columns[2])).target(legal, TABLE) is None


def test_moves_of_other_piles_and_other_runs_do_not_count():
    moves = [Move(WASTE, column(3)), Move(column(2), column(3), 1), Move(column(2), column(3), 3)]
    assert held(column(2), 2, over(TABLE.columns[3])).target(moves, TABLE) is None


def test_no_legal_move_has_no_target():
    assert held(column(2), 1, over(TABLE.columns[3])).target([], TABLE) is None


@given(x=st.integers(-200, 1400), y=st.integers(-200, 900))
def test_a_target_is_always_covered(x, y):
    moves = [Move(WASTE, column(index)) for index in range(7)]
    drag = held(WASTE, 1, (x, y))
    covers = {move: drag.lead_box(TABLE).overlap(TABLE.drop_zone(move.target)) for move in moves}
    target = drag.target(moves, TABLE)
    assert covers.get(target, 0) == max(covers.values())
    assert (target is None) == (max(covers.values()) == 0)


def test_a_press_on_a_hit_card_holds_that_card_and_all_on_it():
    board = board_of(RULES, [(2, 3)])
    hit = TABLE.hit(board, (TABLE.columns[0].centre.x, TABLE.spread.tops(2, 3)[3] + 5))
    cards = board[hit.pile].cards[-hit.count :]
    press = Drag.press(hit.pile, cards, TABLE.homes(board)[cards[0]], (300, 300))
    assert press.cards == board.tableau[0].cards[3:]
