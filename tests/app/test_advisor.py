"""Help in the game: signs, hints, the line in the bar, the way back, shown solutions.

The solver answers in this process here, or never; the real helper process is tested beside it.
"""

import pytest

from klondike.advisor import LESS_HELP, NO_MOVE_FOUND
from klondike.counsel import LOOKING
from klondike.hints import KEEPS_WINNABLE
from klondike.remarks import LEFT_LOST, SAYS
from klondike.rules import RULE_SETS, Deal, Help, Move
from klondike.rules.telling import sign_of, told
from klondike.scene.barwords import Status
from klondike.scene.orders import draw_stock
from klondike.solver import Limits, Outcome
from klondike.solver.questions import Answer
from klondike.solver.solve import solve
from klondike.wayback import LOST_ALWAYS, STILL_WINNABLE
from tests.app.helper import ask
from tests.app.lines import winning_line

pytestmark = pytest.mark.usefixtures("oracle")
LOST_MOVES = ["SW"] * 24  # through the only pass of the stock


def outcome(board) -> Outcome:
    return solve(board, Limits(10)).outcome


# -- hints -------------------------------------------------------------------------------------------


def test_whoever_follows_the_hints_wins(start):
    pilot = start(rules="S3", deal=173, speed="off")
    hints = 0
    while not pilot.game.is_won:
        words = ask(pilot, "h")
        move = pilot.table.hint.move
        assert words == f"{told(pilot.board, move)} {KEEPS_WINNABLE}"
        hints += 1
        pilot.table.play(move)
        assert not pilot.table.hint.is_shown
        assert hints < 400
    assert pilot.game.hints == hints
    assert pilot.game.helps == {Help.HINT}


def test_a_hint_stays_until_something_is_done(start):
    """U118, U201"""
    pilot = start(rules="S3", deal=173, moves=winning_line()[:26])
    ask(pilot, "h")
    pilot.frames(240)
    assert pilot.table.hint.is_shown
    assert not pilot.table.hint.is_moving
    pilot.key("left")
    assert pilot.table.hint.is_shown, "the cursor may go where it points"
    pilot.key("escape")
    assert not pilot.table.hint.is_shown


def test_a_hint_is_kept_with_the_game_and_counts_once_in_its_place(start, tmp_path):
    pilot = start(rules="S3", deal=173, moves=winning_line()[:26])
    ask(pilot, "h")
    ask(pilot, "h")
    kept = pilot.kept(tmp_path / "copy").game
    assert (kept.hints, kept.helps) == (1, {Help.HINT})
    draw_stock(pilot.table)
    ask(pilot, "h")
    assert pilot.game.hints == 2


def test_the_button_asks_too_and_rests_when_the_game_is_won(start):
    pilot = start(rules="S3", deal=173, moves=winning_line()[:-1], speed="off")
    button = pilot.table.bar.buttons["hint"].center
    pilot.click(button)
    pilot.frames(2)
    assert pilot.table.hint.is_shown
    pilot.table.play(winning_line()[-1])
    pilot.frames(2)
    assert "hint" in pilot.table.bar.disabled


def test_where_nothing_is_proved_a_good_move_is_shown_and_not_called_proved(start, oracle):
    oracle.is_silent = True
    pilot = start(rules="S3", deal=173)
    pilot.key("h")
    counsel = pilot.app.desk.advisor._counsel
    number = counsel._errands._asked[0]
    counsel._helper.ready.append(Answer(number, solve(pilot.board, Limits(states=1))))
    pilot.frames(2)
    words = pilot.table.toaster.toast.text
    assert words == told(pilot.board, pilot.table.hint.move)
    assert pilot.board.is_legal(pilot.table.hint.move)


def test_an_answer_that_takes_its_time_is_announced_and_a_move_makes_it_useless(start, oracle):
    oracle.is_silent = True
    pilot = start(rules="S3", deal=173, speed="off")
    pilot.key("h")
    pilot.frames(6)
    assert pilot.table.toaster.toast.text != LOOKING
    pilot.frames(30)
    assert pilot.table.toaster.toast.text == LOOKING
    pilot.key("space")
    counsel = pilot.app.desk.advisor._counsel
    assert counsel._errands._asked is None
    assert counsel.patience is None


# -- how much help -----------------------------------------------------------------------------------


def test_a_sign_names_no_move(start):
    """U125"""
    pilot = start(rules="S3", deal=173, help="sign")
    words = ask(pilot, "h")
    move = solve(pilot.board).line[0]
    assert words == sign_of(move)
    assert not pilot.table.hint.is_shown
    assert (pilot.game.hints, pilot.game.helps) == (0, {Help.SIGN})


@pytest.mark.parametrize(("level", "keys"), [("none", "h b shift+h"), ("sign", "b shift+h")])
def test_help_that_is_not_wanted_is_not_given(start, level, keys):
    pilot = start(rules="S3", deal=173, help=level)
    for key in keys.split():
        assert ask(pilot, key) == LESS_HELP
        assert not pilot.table.hint.is_shown
    assert pilot.game.helps == frozenset()


def test_nothing_is_solved_before_it_is_asked_for(start):
    pilot = start(rules="S3", deal=173, speed="off")
    for move in winning_line()[:40]:
        pilot.table.play(move)
    pilot.frames(3)
    assert not pilot.app.desk.advisor._is_called


# -- the line in the bar -----------------------------------------------------------------------------


def test_the_line_tells_the_truth_after_every_move(start):
    pilot = start(rules="G1", deal=4, help="all", speed="off")
    seen = set()
    for _ in range(24):
        draw_stock(pilot.table)
        pilot.frames(2)
        assert pilot.table.status == SAYS[outcome(pilot.board)]
        seen.add(pilot.table.status)
    assert SAYS[Outcome.UNWINNABLE] in seen
    assert Help.LINE in pilot.game.helps
    while pilot.game.can_undo:
        pilot.key("z")
    pilot.frames(2)
    assert pilot.table.status == SAYS[outcome(pilot.board)]


def test_the_line_is_there_from_the_first_picture_and_follows_the_setting(start):
    pilot = start(rules="S3", deal=173, help="all")
    pilot.frames(3)
    assert pilot.table.status == SAYS[Outcome.WINNABLE]
    pilot.app.desk.change_setting("help", "hint")
    assert pilot.table.status == Status()
    pilot.app.desk.change_setting("help", "all")
    pilot.frames(2)
    assert pilot.table.status == SAYS[Outcome.WINNABLE]


def test_without_the_line_it_is_still_said_that_no_useful_move_was_found(start):
    """U119, U192"""
    pilot = start(rules="G1", deal=4, speed="off")
    seen = set()
    for _ in range(24):
        draw_stock(pilot.table)
        seen.add(pilot.table.status)
    assert seen <= {Status(), NO_MOVE_FOUND}


# -- back to where it could be won -------------------------------------------------------------------


def test_one_key_goes_back_to_the_last_position_that_can_be_won(start):
    deal = next(number for number in range(200) if is_lost_by_drawing(start, number))
    pilot = start(rules="G1", deal=deal, moves=LOST_MOVES, speed="off")
    pilot.frames(30)
    words = ask(pilot, "b")
    at = pilot.game.moves
    assert outcome(pilot.board) is Outcome.WINNABLE
    lost = pilot.game.history[at]
    assert outcome(lost.board) is Outcome.UNWINNABLE
    assert words.startswith("Back ")
    assert told(pilot.board, lost.move) in words
    assert pilot.game.undos == 24 - at
    assert Help.BACK in pilot.game.helps
    assert ask(pilot, "b") == STILL_WINNABLE
    assert pilot.game.moves == at
    for _ in range(24 - at):
        pilot.key("y")
    assert pilot.game.moves == 24


def is_lost_by_drawing(start, number: int) -> bool:
    """Whether a deal can be won at first, and not any more once the stock is through."""
    from klondike.rules import Game

    game = Game(Deal.numbered(number), RULE_SETS["G1"])
    if outcome(game.board) is not Outcome.WINNABLE:
        return False
    for word in LOST_MOVES:
        game.play(Move.parse(word))
    return outcome(game.board) is Outcome.UNWINNABLE


def test_a_hint_in_a_lost_game_offers_the_way_back(start):
    deal = next(number for number in range(200) if is_lost_by_drawing(start, number))
    pilot = start(rules="G1", deal=deal, moves=LOST_MOVES, speed="off")
    pilot.frames(30)
    assert "ago it could still be won." in ask(pilot, "h")
    pilot.table.toaster.toast.offers[0].action()
    pilot.frames(2)
    assert outcome(pilot.board) is Outcome.WINNABLE


def test_a_deal_that_was_never_winnable_is_not_the_players_fault(start):
    from klondike.rules import Game

    number = next(
        number
        for number in range(200)
        if outcome(Game(Deal.numbered(number), RULE_SETS["G1"]).board) is Outcome.UNWINNABLE
    )
    pilot = start(rules="G1", deal=number, moves=["SW"] * 5)
    assert ask(pilot, "b") == LOST_ALWAYS
    assert pilot.game.moves == 5


# -- shown solutions ---------------------------------------------------------------------------------


def test_a_solution_is_shown_only_after_a_question(start):
    """U90"""
    pilot = start(rules="S3", deal=173, moves=winning_line()[:26])
    ask(pilot, "shift+h")
    assert pilot.screen.name == "question"
    assert Help.SHOWN not in pilot.game.helps
    pilot.key("escape")
    pilot.frames(30)
    assert Help.SHOWN not in pilot.game.helps
    ask(pilot, "shift+h")
    pilot.screen.answer(said_yes=True)
    pilot.frames(30)
    assert Help.SHOWN in pilot.session.game.helps
    assert pilot.table.game.is_watched


# -- the end of a game -------------------------------------------------------------------------------


def test_the_panel_at_the_end_offers_the_way_back(start):
    deal = next(number for number in range(200) if is_lost_by_drawing(start, number))
    pilot = start(rules="G1", deal=deal, moves=LOST_MOVES, speed="off")
    pilot.app.desk._sheets.ending()
    pilot.frames(30)
    panel = pilot.screen
    assert panel.name == "ending"
    assert panel.words.endswith("ago this deal could still be won.")
    panel.leave_by(panel.way_back[1])
    pilot.frames(30)
    assert outcome(pilot.board) is Outcome.WINNABLE


def test_a_win_tells_of_a_shorter_one_and_lets_it_be_watched(start, oracle):
    pilot = start(rules="S3", deal=173, moves=winning_line()[:-1], speed="off")
    pilot.table.play(winning_line()[-1])
    pilot.frames(60)
    assert pilot.screen.name == "result"
    assert f"It can be won in {oracle.shortest} moves." in pilot.screen.outcome.line
    assert oracle.shortest < len(winning_line())
    pilot.screen.leave_by(pilot.screen.watch)
    pilot.frames(30)
    assert pilot.screen.name == "watching"
    assert pilot.table.game.is_watched


def test_a_game_that_was_given_up_is_told_of_and_can_be_watched(start):
    pilot = start(rules="G1", deal=2, moves=["SW"], speed="off")
    code = pilot.game.code
    pilot.key("n")
    pilot.frames(4)
    toast = pilot.table.toaster.toast
    assert toast.text.startswith("The deal before could be won in ")
    own = pilot.game
    toast.offers[0].action()
    pilot.frames(30)
    assert (pilot.screen.name, pilot.table.game.code) == ("watching", code)
    pilot.key("escape")
    pilot.frames(60)
    assert pilot.table.game is own


def test_a_game_that_was_given_up_can_be_played_again(start):
    pilot = start(rules="G1", deal=2, moves=["SW"], speed="off")
    code = pilot.game.code
    pilot.key("n")
    pilot.frames(4)
    assert pilot.game.code != code
    toaster = pilot.table.toaster
    pilot.click((toaster.rect.right - 40, toaster.rect.centery))
    pilot.frames(4)
    assert (pilot.game.code, pilot.game.moves, pilot.app.top) == (code, 0, pilot.table)


@pytest.mark.parametrize("options", [{"help": "none"}, {"help": "sign"}, {"moves": ()}])
def test_nothing_is_said_of_a_game_that_was_not_begun_or_to_who_wants_no_help(start, options):
    pilot = start(**{"rules": "G1", "deal": 2, "moves": ["SW"], "speed": "off"} | options)
    pilot.key("n")
    pilot.frames(4)
    assert pilot.table.toaster.toast.text == ""


def test_a_deal_that_could_not_be_won_is_no_reproach(start):
    from klondike.rules import Game

    number = next(
        number
        for number in range(200)
        if outcome(Game(Deal.numbered(number), RULE_SETS["G1"]).board) is Outcome.UNWINNABLE
    )
    pilot = start(rules="G1", deal=number, moves=["SW"], speed="off")
    pilot.key("n")
    pilot.frames(4)
    assert pilot.table.toaster.toast.text == LEFT_LOST
