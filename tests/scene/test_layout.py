"""The geometry of the table: figures of the design, and what must hold in every window."""

from itertools import combinations, pairwise
from random import Random

import pytest

from klondike.rules.piles import STOCK, WASTE, PileId, Zone, column, foundation
from klondike.rules.ruleset import RuleSet
from klondike.scene.geometry import Box, Pose
from klondike.scene.layout import Hit, Layout, unit_for
from tests.scene.boards import board_of, strip_of
from tests.scene.tables import NINE, ODD_SHAPES, ONE, TEN, THOUGHTFUL


def window_sizes(random: Random, count: int) -> list[tuple[int, int]]:
    return ODD_SHAPES + [(random.randint(640, 3840), random.randint(480, 2160)) for _ in range(count)]


@pytest.fixture(scope="module")
def tables() -> list[Layout]:
    random = Random(1)
    return [
        Layout.fitted(
            size,
            random.uniform(0.9, 2.5),
            random.choice([ONE, NINE, TEN, THOUGHTFUL]),
            mirrored=random.random() < 0.5,
            large_print=random.random() < 0.5,
        )
        for size in window_sizes(random, 2000)
    ]


def slots(table: Layout) -> list[Box]:
    return [table.bar, table.stock, table.waste_area, *table.foundations, *table.columns]


def longest(rules: RuleSet) -> list[tuple[int, int]]:
    """One column can hold all its face-down cards and a whole run."""
    return [(rules.columns - 1, 13)]


@pytest.mark.parametrize(
    ("size", "unit", "card"),
    [
        ((640, 480), 1, (78, 109)),
        ((800, 600), 1, (98, 137)),
        ((1024, 768), 1, (126, 176)),
        ((1366, 768), 1, (136, 190)),
        ((1280, 800), 1, (142, 199)),
        ((1920, 1080), 1, (197, 276)),
        ((3840, 2160), 2, (395, 553)),
        ((1280, 800), 1.5, (138, 193)),
        ((1280, 800), 2, (131, 183)),
    ],
)
def test_cards_have_the_size_of_the_design(size, unit, card):
    table = Layout.fitted(size, unit, ONE)
    assert (table.card_width, table.card_height) == card


@pytest.mark.parametrize(("size", "card"), [((1280, 800), (107, 150)), ((640, 480), (53, 74))])
@pytest.mark.parametrize("rules", [NINE, TEN])
def test_two_decks_have_one_card_size_for_nine_and_ten_columns(size, card, rules):
    table = Layout.fitted(size, 1, rules)
    assert (table.card_width, table.card_height) == card


@pytest.mark.parametrize(("height", "bar"), [(599, 48), (600, 56)])
def test_low_windows_have_a_slimmer_bar(height, bar):
    assert Layout.fitted((800, height), 1, ONE).bar == Box(0, 0, 800, bar)


def test_no_two_slots_overlap_in_any_window(tables):
    clashes = [
        (table.size, table.unit, first, second)
        for table in tables
        for first, second in combinations(slots(table), 2)
        if first.overlap(second)
    ]
    assert clashes == []


def test_nothing_lies_outside_any_window(tables):
    outside = [
        (table.size, table.unit, box)
        for table in tables
        for box in slots(table)
        if box.x < 0 or box.y < 0 or box.right > table.size[0] or box.bottom > table.size[1]
    ]
    assert outside == []


def test_the_longest_column_ends_inside_every_window(tables):
    for table in tables:
        tops = table.spread.tops(*longest(table.rules)[0])
        assert tops[-1] + table.card_height <= table.bottom < table.size[1]
        assert all(above < below for above, below in pairwise(tops))


@pytest.mark.parametrize("rules", [ONE, NINE, TEN, THOUGHTFUL])
@pytest.mark.parametrize("size", ODD_SHAPES)
def test_every_column_that_play_can_build_fits_with_its_cards_in_order(rules, size):
    table = Layout.fitted(size, 2.5 if min(size) > 600 else 1, rules)
    for down in range(rules.columns):
        for up in range(14):
            tops = table.spread.tops(down, up)
            assert len(tops) == down + up
            assert all(above < below for above, below in pairwise(tops))
            assert not tops or table.spread.top == tops[0] <= tops[-1] <= table.bottom - table.card_height


def test_an_index_strip_shows_of_every_face_in_ordinary_windows():
    random = Random(2)
    for size in window_sizes(random, 300):
        unit = min(size[0] / 640, size[1] / 480, random.uniform(0.9, 2.0))
        table = Layout.fitted(size, unit, ONE)
        step = strip_of(table, board_of(ONE, longest(ONE)), 0)
        assert step >= 0.09 * table.card_height - 1


@pytest.mark.parametrize("rules", [ONE, NINE, TEN])
def test_the_first_deal_is_not_squeezed(rules):
    table = Layout.fitted((1280, 800), 1, rules)
    last = rules.columns - 1
    assert table.spread.steps(last, 0) == (table.spread.back, table.spread.face)


def test_backs_give_way_before_faces_and_both_only_then():
    spread = Layout.fitted((1280, 800), 1, ONE).spread
    assert spread.steps(6, 5)[0] < spread.back
    assert spread.steps(6, 5)[1] == spread.face
    assert spread.steps(6, 8)[0] == spread.least_back
    assert spread.least_face < spread.steps(6, 8)[1] < spread.face
    tight = spread._replace(room=spread.room / 2)
    assert tight.steps(6, 12)[1] < spread.least_face


def test_zones_of_columns_reach_the_window_s_edge_and_are_disjoint(tables):
    for table in tables:
        zones = [table.drop_zone(column(i)) for i in range(table.rules.columns)]
        assert all(zone.bottom == table.size[1] for zone in zones)
        assert all(left.right < right.x for left, right in pairwise(zones))


def test_a_foundation_s_zone_is_its_slot():
    table = Layout.fitted((1280, 800), 1, ONE)
    assert table.drop_zone(foundation(2)) == table.foundations[2] == table.slot(foundation(2))


def test_the_middle_of_each_visible_strip_hits_that_card(tables):
    for table in tables[:400]:
        board = board_of(table.rules, longest(table.rules))
        slot = table.columns[0]
        tops = table.spread.tops(*longest(table.rules)[0])
        edges = pairwise([*tops, tops[-1] + table.card_height])
        hits = [table.hit(board, (slot.centre.x, (top + end) / 2)) for top, end in edges]
        assert hits == [Hit(column(0), len(tops) - index) for index in range(len(tops))]


def test_each_card_of_the_fan_is_hit_where_it_shows(tables):
    for table in tables[:400]:
        board = board_of(table.rules, waste=5)
        homes = table.homes(board)
        lefts = [homes[card].x for card in board.waste.cards[-table.fan_count :]]
        seen = [table.hit(board, (left + table.fan / 2, table.waste.centre.y)) for left in lefts]
        assert seen == [Hit(WASTE, count) for count in range(table.fan_count, 0, -1)]


def test_every_empty_slot_is_hit_whole(tables):
    for table in tables[:400]:
        board = board_of(table.rules)
        names = [STOCK, WASTE]
        names += [foundation(i) for i in range(len(table.foundations))]
        names += [column(i) for i in range(len(table.columns))]
        for pile in names:
            slot = table.slot(pile)
            corners = [(slot.x, slot.y), (slot.right - 1, slot.bottom - 1), slot.centre]
            assert [table.hit(board, corner) for corner in corners] == [Hit(pile, 0)] * 3


def test_a_column_is_hit_twelve_points_below_and_half_the_gap_beside():
    table = Layout.fitted((1280, 800), 1, ONE)
    board = board_of(ONE, [(0, 0), (2, 2)])
    slot, end = table.columns[1], table.spread.tops(2, 2)[-1] + table.card_height
    half = table.gap / 2
    assert table.hit(board, (slot.centre.x, end + 11)) == Hit(column(1), 1)
    assert table.hit(board, (slot.centre.x, end + 12)) is None
    assert table.hit(board, (slot.x - half + 1, end - 5)) == Hit(column(1), 1)
    assert table.hit(board, (slot.right + half - 1, end - 5)) == Hit(column(1), 1)
    assert table.hit(board, (slot.right + half + 2, table.spread.top)) == Hit(column(2), 0)


def test_the_ground_and_the_bar_are_no_piles():
    table = Layout.fitted((1280, 800), 1, ONE)
    board = board_of(ONE, [(0, 1)], stock=24)
    beside = (table.columns[-1].right + table.gap, table.spread.top + 1)
    between = (table.stock.centre.x, table.stock.bottom + 2)
    assert [table.hit(board, point) for point in [(5, 5), beside, between, (-9, 300), (640, 799)]] == [
        None
    ] * 5


def test_stock_and_foundations_are_hit_as_one():
    table = Layout.fitted((1280, 800), 1, ONE)
    board = board_of(ONE, stock=24, home=5)
    above_slot = (table.stock.centre.x, table.stock.y - 3)
    assert table.hit(board, above_slot) == Hit(STOCK, 1)
    assert table.hit(board, table.foundations[0].centre) == Hit(foundation(0), 1)


@pytest.mark.parametrize(("count", "layers"), [(1, 1), (7, 1), (8, 2), (16, 3), (24, 4), (59, 4)])
def test_the_stock_shows_by_layers_how_much_is_left(count, layers):
    table = Layout.fitted((1280, 800), 2, TEN)
    homes = table.homes(board_of(TEN, stock=count))
    assert sorted({pose.y for pose in homes.values()}) == [
        table.stock.y - 3 * i for i in reversed(range(layers))
    ]


@pytest.mark.parametrize("mirrored", [False, True])
def test_the_newest_card_of_the_waste_lies_rightmost(mirrored):
    table = Layout.fitted((1280, 800), 1, ONE, mirrored=mirrored)
    board = board_of(ONE, waste=6)
    lefts = [table.homes(board)[card].x for card in board.waste.cards]
    start = table.waste.x - (2 * table.fan if mirrored else 0)
    assert lefts == [start] * 4 + [start + table.fan, start + 2 * table.fan]


def test_left_handed_play_turns_over_only_the_upper_row():
    plain, mirrored = (Layout.fitted((1280, 800), 1, ONE, mirrored=side) for side in (False, True))
    assert plain.columns == mirrored.columns
    assert [slot.x for slot in mirrored.foundations] == [slot.x for slot in plain.columns[:4]]
    assert (mirrored.stock.x, mirrored.waste.x) == (plain.columns[6].x, plain.columns[5].x)


def test_large_print_fans_wider_and_two_cards_with_two_decks():
    assert Layout.fitted((1280, 800), 1, ONE, large_print=True).fan == round(0.53 * 142)
    assert Layout.fitted((1280, 800), 1, ONE, large_print=True).fan_count == 3
    assert Layout.fitted((1280, 800), 1, TEN, large_print=True).fan_count == 2


def test_rules_that_show_one_waste_card_have_no_fan():
    single = ONE._replace(waste_fan=1)
    table = Layout.fitted((1280, 800), 1, single)
    assert {pose.x for pose in table.homes(board_of(single, waste=5)).values()} == {table.waste.x}
    assert table.waste_area == table.waste


def test_every_card_has_a_home_and_faces_are_turned():
    board = board_of(ONE, [(2, 3)], stock=4, waste=2, home=3)
    homes = Layout.fitted((1280, 800), 1, ONE).homes(board)
    turned = [
        [homes[card].turn for card in pile.cards] for pile in (board.stock, board.waste, board.tableau[0])
    ]
    assert turned == [[0, 0, 0, 0], [1, 1], [0, 0, 1, 1, 1]]
    assert len(homes) == 14


def test_thoughtful_rules_show_every_face_and_keep_its_index_readable():
    table = Layout.fitted((1280, 800), 1, THOUGHTFUL)
    board = board_of(THOUGHTFUL, [(6, 1)], stock=3)
    assert {pose.turn for pose in table.homes(board).values()} == {1.0}
    assert strip_of(table, board, 0) >= 0.168 * table.card_height


def test_a_long_column_is_squeezed_for_itself_down_to_a_tenth_of_a_card():
    table = Layout.fitted((1280, 800), 1, ONE)
    board = board_of(ONE, [(3, 1), (2, 2), (6, 13), (0, 0)])
    assert [strip_of(table, board, i) for i in (0, 1, 3)] == [None, round(table.spread.face), None]
    assert strip_of(table, board, 2) == pytest.approx(0.10 * 199, abs=1)


def test_homes_lie_on_their_slots():
    table = Layout.fitted((1280, 800), 1, ONE)
    board = board_of(ONE, [(0, 1)], home=1)
    homes = table.homes(board)
    assert table.box_at(homes[board.tableau[0].top]) == table.slot(PileId(Zone.TABLEAU, 0))
    assert homes[board.foundations[0].top] == Pose(table.foundations[0].x, table.foundations[0].y, 1.0)


def test_the_count_stands_under_the_middle_of_the_stock():
    for size, unit in (((1280, 800), 1), ((640, 480), 0.9), ((3840, 2160), 2)):
        table = Layout.fitted(size, unit, ONE)
        caption, half = table.caption(STOCK), 5 * unit  # half the height of the figures
        assert caption.x == table.stock.centre.x
        assert table.stock.bottom < caption.y - half


@pytest.mark.parametrize("unit", [0.9, 1, 1.1, 1.25, 1.3, 1.5, 1.7, 2, 2.5])
def test_columns_leave_the_tails_of_the_words_under_the_stock_alone(unit: float):
    for size, rules in (((1280, 800), ONE), ((640, 480), ONE), ((640, 480), TEN), ((3840, 2160), ONE)):
        table = Layout.fitted(size, unit, rules)
        assert table.caption(STOCK).y + 7.9 * unit <= table.columns[0].y - table.row_gap // 4


@pytest.mark.parametrize(
    ("size", "device_scale", "text_size", "unit"),
    [
        ((640, 480), 1, 1, 1),
        ((1280, 800), 1, 1, 1),
        ((1920, 1080), 1, 1, 1.25),
        ((1440, 900), 1, 1, 1.125),
        ((2560, 1600), 2, 1, 2),
        ((1280, 800), 1, 1.5, 1.5),
        ((640, 480), 1, 0.9, 0.9),
        ((1920, 1080), 1, 2, 2),
        ((2560, 1440), 1, 1, 1.332),
        ((3840, 2160), 1, 1, 1.998),
        ((3840, 2160), 2, 1, 2.5),
    ],
)
def test_the_unit_grows_a_little_with_a_big_window(size, device_scale, text_size, unit):
    assert unit_for(size, device_scale, text_size) == pytest.approx(unit)


def test_larger_text_is_never_smaller_on_the_screen():
    random = Random(3)
    for size in window_sizes(random, 200):
        units = [round(unit_for(size, 1.0, tenths / 10), 9) for tenths in range(9, 21)]
        assert units == sorted(units)


@pytest.mark.parametrize("rules", [ONE, TEN])
def test_a_window_smaller_than_the_least_does_no_harm(rules):
    table = Layout.fitted((1, 1), 2.5, rules, mirrored=True)
    homes = table.homes(board_of(rules, longest(rules), stock=3, waste=3))
    assert len(homes) == rules.columns + 18
