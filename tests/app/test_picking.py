"""What a click does, as the player likes it: pick up and put down, nothing, and where cards go first."""

import pytest

from klondike.rules import STOCK, WASTE, Card, Move, Tap, Zone, column, foundation, tapped_move
from klondike.scene.hand import RISE
from klondike.scene.layout import Hit
from tests.app.lines import winning_line
from tests.pilot import Pilot

MIDGAME = 40


@pytest.fixture
def start(tmp_path):
    pilots = []

    def begin(moves=MIDGAME, size=(800, 600), **settings):
        settings = {"click": "pick", "speed": "off", "sound": False} | settings
        pilots.append(Pilot(tmp_path, size=size, deal=173, moves=winning_line()[:moves], **settings))
        return pilots[-1]

    yield begin
    for each in pilots:
        each.close()


def lead(pilot: Pilot, move: Move) -> Card:
    return pilot.board[move.source].cards[-move.count]


def some_move(pilot: Pilot) -> Move:
    moves = [move for move in pilot.table.moves if move.source.zone is move.target.zone is Zone.TABLEAU]
    return moves[0]


def before_home() -> int:
    """How many moves are made before the game's line sends a card home in the middle of it."""
    line = winning_line()
    return next(i for i in range(20, len(line)) if line[i].target.zone is Zone.FOUNDATION)


def make(pilot: Pilot, move: Move) -> None:
    """Make a move with single clicks only."""
    if move.turns_stock:
        pilot.click(STOCK)
    else:
        pilot.click(lead(pilot, move))
        pilot.click(move.target)


@pytest.mark.parametrize("settings", [{}, {"left_handed": True, "large_print": True, "speed": "fast"}])
def test_a_whole_game_is_won_by_picking_up_and_putting_down(start, settings):
    pilot = start(moves=0, **settings)
    for number, move in enumerate(winning_line(), start=1):
        make(pilot, move)
        assert pilot.game.moves == number
        assert not pilot.table.hand.cards
    assert pilot.board.is_won


def test_the_first_click_lifts_and_the_second_on_the_same_card_puts_down(start):
    pilot = start()
    card = lead(pilot, some_move(pilot))
    home = pilot.shown(card)
    pilot.click(card)
    pilot.settle()
    assert pilot.table.hand.cards[0] == card
    assert home.y - pilot.shown(card).y == pytest.approx(RISE * pilot.table.pen.unit)
    pilot.click(card)
    pilot.settle()
    assert not pilot.table.hand.cards
    assert pilot.shown(card) == home
    assert pilot.game.moves == MIDGAME


def test_an_illegal_second_click_on_another_card_that_can_move_picks_that_one(start):
    pilot = start()
    move = some_move(pilot)
    pilot.click(lead(pilot, move))
    others = [
        pile
        for pile in pilot.board.pile_ids
        if pile.zone is Zone.TABLEAU and pile != move.source and pilot.board[pile].top
    ]
    other = next(pile for pile in others if Move(move.source, pile, move.count) not in pilot.table.moves)
    pilot.click(other)
    assert pilot.table.hand.cards == (pilot.board[other].top,)
    assert pilot.game.moves == MIDGAME


def test_a_place_that_takes_nothing_says_why_and_the_card_goes_back(start):
    pilot = start(moves=0)
    card = pilot.board[column(0)].top
    pilot.click(card)
    pilot.click(foundation((card.suit + 1) % 4))
    takes = Move(column(0), foundation(card.suit)) in pilot.board.legal_moves()
    assert not pilot.table.hand.cards
    assert pilot.table.toaster.is_shown is not takes


def test_any_foundation_stands_for_all(start):
    pilot = start(before_home())
    move = winning_line()[before_home()]
    pilot.click(lead(pilot, move))
    pilot.click(foundation((move.target.index + 1) % 4))
    assert pilot.game.lines[-1] == move


@pytest.mark.parametrize("how", ["ground", "right", "key", "stock", "sheet", "undo"])
def test_everything_else_puts_the_card_back_where_it_was(start, how):
    pilot = start()
    card = lead(pilot, some_move(pilot))
    home = pilot.shown(card)
    pilot.click(card)
    board = pilot.board
    ground = (4, pilot.window.size[1] - 4)
    {
        "ground": lambda: pilot.click(ground),
        "right": lambda: pilot.right_click(card),
        "key": lambda: pilot.key("escape"),
        "stock": lambda: pilot.click(STOCK),
        "sheet": lambda: pilot.key("f1"),
        "undo": lambda: pilot.key("z"),
    }[how]()
    assert not pilot.table.hand.cards
    assert (pilot.board == board) is (how not in ("stock", "undo"))
    if how == "undo":
        assert pilot.game.moves == MIDGAME - 1
    else:
        pilot.settle()
        assert pilot.shown(card) == home


def test_a_picked_card_can_be_dragged_and_another_one_too(start):
    pilot = start()
    move = some_move(pilot)
    pilot.click(lead(pilot, move))
    pilot.drag(lead(pilot, move), move.target)
    assert pilot.game.lines[-1] == move
    again = some_move(pilot)
    pilot.click(pilot.board[WASTE].top)
    pilot.drag(lead(pilot, again), again.target)
    assert pilot.game.lines[-1] == again
    assert not pilot.table.hand.cards


def test_a_pile_under_the_pointer_that_takes_the_picked_cards_is_marked(start):
    pilot = start()
    move = some_move(pilot)
    pilot.click(lead(pilot, move))
    pilot.move(move.target)
    assert pilot.table.pointer.target == move.target
    pilot.move((4, pilot.window.size[1] - 4))
    assert pilot.table.pointer.target is None
    pilot.move(move.target)
    pilot.key("escape")
    assert pilot.table.pointer.target is None


@pytest.mark.parametrize("click", ["move", "pick", "nothing"])
def test_a_double_click_sends_home_in_every_mode(start, click):
    pilot = start(before_home(), click=click)
    move = winning_line()[before_home()]
    pilot.double_click(lead(pilot, move))
    assert pilot.game.lines[-1] == move
    assert pilot.game.moves == before_home() + 1
    assert not pilot.table.hand.cards


def test_clicks_that_do_nothing_leave_the_stock_alive(start):
    pilot = start(click="nothing")
    pilot.click(lead(pilot, some_move(pilot)))
    assert pilot.game.moves == MIDGAME
    pilot.click(STOCK)
    assert pilot.game.moves == MIDGAME + 1


def test_a_right_click_that_is_put_off_sends_nothing_home(start):
    pilot = start(before_home(), right_click_home=False)
    move = winning_line()[before_home()]
    for spot in (lead(pilot, move), (4, pilot.window.size[1] - 4)):
        pilot.right_click(spot)
        assert pilot.game.moves == before_home()
    pilot.app.desk.change_setting("right_click_home", True)
    pilot.right_click(lead(pilot, move))
    assert pilot.game.lines[-1] == move


@pytest.mark.parametrize(("first", "tap"), [("best", Tap.BEST), ("home", Tap.HOME), ("column", Tap.COLUMN)])
def test_a_click_moves_a_card_where_the_player_likes_it_first(start, first, tap):
    for moves in range(0, len(winning_line()), 7):
        pilot = start(moves=moves, click="move", click_first=first)
        for pile in pilot.board.pile_ids:
            wanted = tapped_move(pilot.board, tap, pile, 1) if pilot.board[pile].cards else None
            is_idle = wanted and wanted.count == len(pilot.board[pile].cards) and pile.zone is Zone.TABLEAU
            if wanted and pile != STOCK and not is_idle:
                pilot.click(pilot.board[pile].top)
                assert pilot.game.lines[-1] == wanted
                break


def test_a_king_does_not_wander_from_one_empty_column_to_another(start):
    pilot = start(moves=0, click="move", click_first="column", rules="S1")
    could = 0
    for move in winning_line("S1"):
        board = pilot.board
        for pile in board.pile_ids:
            if pile.zone is Zone.TABLEAU and board[pile].cards:
                hit = Hit(pile, len(board[pile].cards))
                tapped = pilot.table.pointer.clicks.move_for(Tap.BEST, hit)
                assert not tapped or board[tapped.target].cards or tapped.target.zone is not Zone.TABLEAU
                wandering = tapped_move(board, Tap.COLUMN, *hit)
                could += wandering is not None and not board[wandering.target].cards
        pilot.game.play(move)
    assert could
