"""The cursor's places and steps: always on a card or a place that there is, and every card is reached."""

from hypothesis import given
from hypothesis import strategies as st

from klondike.rules import STOCK, Board, PileId, Zone, column
from klondike.scene.carry import Carry
from klondike.scene.cursor import Places, Way
from klondike.scene.layout import Hit, Layout
from tests.strategies import boards

STEPS = 30

layouts = st.tuples(st.sampled_from([(640, 480), (1280, 800), (800, 1100)]), st.booleans())
ways = st.lists(st.sampled_from(tuple(Way)), max_size=STEPS)


def places(board: Board, size: tuple[int, int] = (1280, 800), mirrored: bool = False) -> Places:
    return Places(board, Layout.fitted(size, 1.0, board.rules, mirrored=mirrored))


@given(boards(), layouts, ways)
def test_every_step_leads_to_a_place_that_there_is(board, layout, ways):
    table = places(board, *layout)
    at = table.first()
    assert table.holds(at)
    for way in ways:
        at = table.step(at, way)
        assert table.holds(at)


@given(boards(), layouts)
def test_tab_goes_through_all_cards_that_can_move(board, layout):
    table = places(board, *layout)
    movable = {(move.source, move.count) for move in board.legal_moves() if not move.turns_stock}
    at, seen = table.first(), []
    for _ in movable:
        seen.append(at)
        assert table.step(table.step(at, Way.NEXT), Way.PREVIOUS) == at
        at = table.step(at, Way.NEXT)
    assert set(seen) == movable
    assert at == table.first()


@given(boards(), layouts)
def test_left_undoes_right_and_both_go_round(board, layout):
    table = places(board, *layout)
    for start in (STOCK, column(0)):
        at = table.landing(start)
        for _ in range(len(board.pile_ids)):
            beside = table.step(at, Way.RIGHT)
            assert table.step(beside, Way.LEFT).pile == at.pile
            at = beside
        row = [pile for pile in board.pile_ids if (pile.zone is Zone.TABLEAU) is (start.zone is Zone.TABLEAU)]
        assert {table.step(table.landing(pile), Way.RIGHT).pile for pile in row} == set(row)


@given(boards(), layouts)
def test_up_and_down_go_through_a_column_and_back(board, layout):
    table = places(board, *layout)
    for index, pile in enumerate(board.tableau):
        at = Hit(column(index), min(1, len(pile.cards)))
        for _ in pile.face_up[1:]:
            above = table.step(at, Way.UP)
            assert (above.pile, above.count) == (at.pile, at.count + 1)
            assert table.step(above, Way.DOWN) == at
            at = above
        assert table.step(at, Way.UP).pile.zone is not Zone.TABLEAU


@given(boards(), layouts, ways)
def test_steps_with_cards_in_the_hand_stay_on_piles_that_take_them(board, layout, ways):
    table = places(board, *layout)
    for grip in table.movable():
        piles = table.targets(*grip)
        takers = {move.target for move in board.legal_moves() if (move.source, move.count) == grip}
        assert set(piles) == takers - {STOCK} | {grip.pile}, "one card is put down, not turned over"
        at: PileId = grip.pile
        for way in ways:
            at = table.next_target(piles, at, way)
            assert at in piles


@given(boards(), layouts)
def test_right_goes_round_all_piles_that_take_the_held_cards(board, layout):
    table = places(board, *layout)
    for grip in table.movable():
        piles, at, seen = table.targets(*grip), grip.pile, set()
        for _ in piles:
            at = table.next_target(piles, at, Way.RIGHT)
            seen.add(at)
        assert seen == set(piles)


@given(boards(), layouts)
def test_carried_cards_stay_in_the_window(board, layout):
    table = places(board, *layout)
    for grip in table.movable():
        for target in table.targets(*grip):
            carry = Carry.over(board, table.layout, *grip, target)
            for index in range(grip.count):
                box = table.layout.box_at(carry.pose(index, table.layout))
                assert box.x >= 0 and box.right <= table.layout.size[0]
                assert box.y >= 0 and box.bottom <= table.layout.bottom
