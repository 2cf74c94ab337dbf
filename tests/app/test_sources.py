"""Rules of the sources that only the table can show: clicks, drops, what is seen, and what never happens."""

from itertools import pairwise

import pytest

from klondike.rules import (
    RULE_SETS,
    STOCK,
    WASTE,
    Board,
    Deal,
    Move,
    Zone,
    column,
    foundation,
    own_rules,
)
from klondike.rules.presets import GNOME_SETS, PHONE_SETS
from klondike.scene.layout import Layout
from tests.app.checks import check_at_rest
from tests.app.lines import open_at, winning_line
from tests.pilot import Pilot

DEAL = 173  # a plain player wins it with draw 1 and with draw 3
GNOME = [rules.key for rules in GNOME_SETS if rules.passes is None]
PHONE = [rules.key for rules in PHONE_SETS]


def ahead(start, rules: str, moves: int, **options) -> Pilot:
    """The winning line of a plain player, so many moves along, at rest."""
    pilot = start(rules=rules, deal=DEAL, moves=winning_line(rules)[:moves], **options)
    pilot.quiet()
    return pilot


def before_home(rules: str, zone: Zone) -> int:
    """How many moves of the line come before one from such a pile to its foundation."""
    moves = enumerate(winning_line(rules))
    return next(at for at, move in moves if (move.source.zone, move.target.zone) == (zone, Zone.FOUNDATION))


@pytest.mark.parametrize(
    ("rules", "draw"), [("EN", 1), ("HN", 3), ("S1", 1), ("GT", 3), ("R0", 1), ("C3", 3)]
)
def test_a_tap_on_the_stock_turns_one_card_or_three(start, rules, draw):
    """C8, S2.1: fewer when fewer are left; the last one turned lies on top."""
    pilot = start(rules=rules, deal=DEAL)
    order = pilot.board.stock.cards[::-1]
    pilot.click(STOCK)
    assert pilot.board.waste.cards == order[:draw]
    assert pilot.board.waste.top == order[draw - 1]
    while pilot.board.stock.cards:
        pilot.click(STOCK)
    assert pilot.board.waste.cards == order


def test_the_last_cards_of_the_stock_are_turned_though_they_are_no_three(start):
    """C8"""
    pilot = start(rules="E9", deal=DEAL, speed="off")  # 59 cards are 19 times three, and two
    order = pilot.board.stock.cards[::-1]
    for _ in range(19):
        pilot.click(STOCK)
    assert len(pilot.board.stock.cards) == 2
    pilot.click(STOCK)
    assert pilot.board.waste.cards == order


@pytest.mark.parametrize(
    ("rules", "passes"), [("G1", 1), ("G3", 3), ("EV", 1), ("R3", 3), ("P3", 3), ("V3", 1)]
)
def test_a_tap_on_the_empty_stock_turns_the_waste_over_while_a_pass_is_left(start, rules, passes):
    """C9, S1.1, S2.2, S3.4, S4.2: the order is kept."""
    pilot = start(rules=rules, deal=DEAL, speed="off")
    order = pilot.board.stock.cards
    for number in range(1, passes + 1):
        assert (pilot.board.stock.cards, pilot.board.pass_number) == (order, number)
        while pilot.board.stock.cards:
            pilot.click(STOCK)
        pilot.click(STOCK)
    assert not pilot.board.stock.cards
    assert pilot.board.pass_number == passes


@pytest.mark.parametrize("rules", GNOME)
@pytest.mark.parametrize("zone", [Zone.TABLEAU, Zone.WASTE])
def test_a_double_click_sends_a_card_home(start, rules, zone):
    """S1.4"""
    count = before_home(rules, zone)
    pilot, move = ahead(start, rules, count), winning_line(rules)[count]
    expected = pilot.board.play(move)
    pilot.double_click(pilot.board[move.source].top)
    assert pilot.board == expected


@pytest.mark.parametrize("rules", GNOME)
def test_a_double_click_on_a_foundation_sends_up_every_card_that_can_go(start, rules):
    """S1.5: repeatedly, to the end of the game; the score is 52 then (S1.6)."""
    pilot = ahead(start, rules, open_at(rules))
    pilot.double_click(foundation(2))
    pilot.settle()
    assert pilot.game.is_won
    assert pilot.game.score == 52


@pytest.mark.parametrize("rules", PHONE[:2])
@pytest.mark.parametrize("over", range(4))
def test_a_card_dropped_on_any_foundation_goes_to_that_of_its_suit(start, rules, over):
    """S2.3: spades, hearts, diamonds, clubs, from the left."""
    count = before_home(rules, Zone.TABLEAU)
    pilot, move = ahead(start, rules, count), winning_line(rules)[count]
    card = pilot.board[move.source].top
    slots = [pilot.table.layout.slot(foundation(index)) for index in range(4)]
    assert all(left.x < right.x for left, right in pairwise(slots))
    pilot.drag(card, (slots[over].x, slots[over].y))
    assert pilot.board[foundation("SHDC".index(str(card)[1]))].top == card


@pytest.mark.parametrize("rules", PHONE[:2])
def test_nothing_goes_home_by_itself(start, rules):
    """S2.4: not even when all that is left is to send the rest up."""
    pilot = ahead(start, rules, open_at(rules) - 1)
    pilot.make(winning_line(rules)[open_at(rules) - 1])
    moves = pilot.game.moves
    pilot.frames(20, 1.0)
    assert pilot.board.is_open
    assert (pilot.game.moves, pilot.game.is_won) == (moves, False)


def test_a_refused_drop_is_shown(start):
    """S2.12: a card that is no king on an empty column flies back to where it came from."""
    line = winning_line("EN")
    for count in range(1, len(line)):
        board = start_board("EN", count)
        spaces = [i for i, pile in enumerate(board.tableau) if not pile.cards]
        others = [pile.top for pile in board.tableau if pile.top and pile.top.rank < 13]
        if spaces and others:
            break
    pilot = ahead(start, "EN", count)
    before, card = pilot.board, others[0]
    pilot.drag(card, column(spaces[0]))
    assert pilot.board == before
    assert pilot.shown(card) != pilot.table.homes[card]
    pilot.settle()
    assert pilot.shown(card) == pilot.table.homes[card]
    check_at_rest(pilot)


def start_board(rules: str, count: int) -> Board:
    """The board after so many moves of the line."""
    board = Deal.numbered(DEAL).board(RULE_SETS[rules])
    for move in winning_line(rules)[:count]:
        board = board.play(move)
    return board


@pytest.mark.parametrize(("rules", "shown"), [("R0", 3), ("R0", 1), ("M3", 3), ("M3", 1)])
def test_the_waste_shows_three_cards_or_the_top_one(rules, shown):
    """S3.1: that many lie apart; all before them lie under the first."""
    chosen = own_rules(RULE_SETS[rules], waste_fan=shown)
    board = Deal.numbered(DEAL).board(chosen)
    for _ in range(5):
        board = board.play(Move(STOCK, WASTE))
    homes = Layout.fitted((1280, 800), 1, chosen, mirrored=False, large_print=False).homes(board)
    assert len({homes[card] for card in board.waste.cards}) == shown


@pytest.mark.parametrize("rules", ["C1", "C3", "K3", "V1", "T1"])
def test_the_foundations_are_at_the_top_right(rules):
    """S4.1"""
    table = Layout.fitted((1280, 800), 1, RULE_SETS[rules], mirrored=False, large_print=False)
    for index in range(4):
        slot = table.slot(foundation(index))
        assert slot.x > 640 - slot.w
        assert slot.x > table.slot(WASTE).right
        assert slot.bottom < table.slot(column(0)).y


@pytest.mark.parametrize("rules", ["T1", "T3"])
def test_every_face_down_card_is_shown_and_stays(start, rules):
    """S4.6: it can be read, and neither taken nor clicked."""
    pilot = start(rules=rules, deal=DEAL)
    pilot.quiet()
    below = [card for pile in pilot.board.tableau for card in pile.cards[: pile.face_down]]
    assert len(below) == 21
    assert all(pilot.shown(card).turn == 1.0 for card in below)
    before = pilot.board
    for card in below[:6]:
        pilot.take(card, way=(12, 0))
        assert pilot.table.hand.cards == ()
        pilot.release()
        pilot.double_click(card)
    assert pilot.board == before


def test_with_hidden_cards_they_lie_face_down(start):
    """C1"""
    pilot = start(rules="C1", deal=DEAL)
    pilot.quiet()
    for pile in pilot.board.tableau:
        assert [pilot.shown(card).turn for card in pile.cards] == [0.0] * pile.face_down + [1.0]
