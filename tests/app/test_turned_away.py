"""Answers that come late: the player has turned to something else, and nothing is done to another game."""

import pytest

from klondike.finder import FOUND, NONE_FOUND
from klondike.remarks import NOT_LOOKING
from klondike.rules import RULE_SETS, Deal, Help, deal_code
from klondike.rules.replay import Step, spelled
from klondike.scene.barwords import Status
from klondike.solver import Limits
from klondike.solver.questions import Answer
from klondike.solver.rewind import Found
from klondike.solver.solve import solve
from klondike.solver.verdict import Outcome, Reason, Verdict
from klondike.wayback import CANT_LOOK
from tests.app.checks import check_cards, history
from tests.app.helper import Helper
from tests.app.lines import winning_line
from tests.pilot import Pilot

LINE = spelled([Step(move, number) for number, move in enumerate(winning_line())])
CODE = deal_code(Deal.numbered(173), RULE_SETS["S3"])
FAILED = Verdict(Outcome.UNKNOWN, reason=Reason.FAILED)


class Slow(Helper):
    """Answers what was asked last when it is told to, or fails at once."""

    fails = False
    asked = None

    def ask(self, question):
        self.asked = question
        if self.fails:
            self.ready.append(Answer(question.number, FAILED))

    def answer(self):
        question, self.asked = self.asked, None
        if question:
            self.ready.append(Answer(question.number, solve(question.board, Limits(question.seconds))))

    def stop(self):
        self.asked = None


@pytest.fixture(autouse=True)
def slow(monkeypatch):
    monkeypatch.setattr("klondike.counsel.Worker", Slow)
    monkeypatch.setattr(Slow, "fails", False)
    return Slow


@pytest.fixture
def no_list(monkeypatch):
    """No deals were proved before: each has to be found."""
    monkeypatch.setattr("klondike.session._proved", lambda rules: ())


def answer(pilot: Pilot) -> None:
    pilot.app.desk.advisor._counsel._helper.answer()
    pilot.frames(2)


def watch(pilot: Pilot) -> None:
    pilot.app.desk.watching.past(CODE, LINE)
    pilot.frames(60)


@pytest.mark.parametrize("key", ["h", "b", "shift+h"])
def test_no_help_comes_over_a_game_that_is_watched(start, key):
    pilot = start(rules="S1", deal=5, moves=["SW"] * 4, speed="off")
    pilot.key(key)
    watch(pilot)
    before = history(pilot.game)
    answer(pilot)
    assert pilot.app.top.name == "watching"
    assert not pilot.table.hint.is_shown
    pilot.key("escape")
    pilot.frames(30)
    assert (history(pilot.game), pilot.game.hints) == (before, 0)
    check_cards(pilot)


@pytest.mark.parametrize("sheet", ["p", "s", "f1", "ctrl+,"])
def test_no_help_comes_over_a_sheet(start, sheet):
    pilot = start(rules="S3", deal=173, help="hint", speed="off")
    pilot.key("shift+h")
    pilot.key(sheet)
    name = pilot.screen.name
    answer(pilot)
    assert pilot.screen.name == name
    assert pilot.app.desk.advisor.patience is None


def test_the_bar_names_what_is_watched_while_the_own_game_is_judged(start):
    pilot = start(rules="S3", deal=173, help="all", speed="off")
    watch(pilot)
    assert pilot.table.status == Status(f"Watching · {CODE}", "eye")


def test_a_deal_found_while_another_game_is_watched_is_put_by(start, no_list):
    pilot = start(rules="G1", deal=4, speed="off")
    pilot.store.change(deals="winnable")
    pilot.key("n")
    watch(pilot)
    own = pilot.game
    while not pilot.store.settings.next_deal:
        answer(pilot)
    assert (pilot.game, pilot.table.toaster.toast.text) == (own, FOUND)
    assert pilot.table.game.is_watched
    pilot.key("escape")
    pilot.frames(30)
    code = pilot.store.settings.next_deal
    pilot.key("n")
    assert pilot.game.code == code


def test_a_game_begun_while_a_deal_is_found_is_not_lost(start, no_list):
    """U138"""
    pilot = start(rules="G1", deal=4, speed="off", ask_before_losing=True)
    pilot.store.change(deals="winnable")
    pilot.key("n")
    pilot.key("space")
    while not pilot.store.settings.next_deal:
        answer(pilot)
    assert pilot.game.moves == 1
    assert pilot.store.rule_codes() == ()


def test_a_deal_found_under_the_question_is_not_played_by_the_answer(start):
    pilot = start(rules="S3", deal=173, moves=winning_line()[:10], speed="off")
    pilot.key("shift+h")
    answer(pilot)
    assert pilot.screen.name == "question"
    pilot.session.deal(Deal.numbered(9))
    pilot.screen.answer(said_yes=True)
    pilot.frames(5)
    assert Help.SHOWN not in pilot.game.helps


def test_where_nothing_answers_no_deal_is_looked_for_for_ever_and_any_can_be_dealt(start, slow, no_list):
    slow.fails = True
    pilot = start(rules="D9", deal=4, speed="off", deals="winnable")
    pilot.frames(5)
    assert pilot.app.desk.advisor.patience is None
    assert not pilot.app.desk.advisor._counsel._errands._open
    own = pilot.game.code
    pilot.key("n")
    pilot.frames(5)
    assert (pilot.game.code, pilot.table.toaster.toast.text) == (own, NONE_FOUND)
    pilot.table.toaster.toast.offers[0].action()
    assert (pilot.game.code != own, pilot.game.rules.key) == (True, "D9")


def test_where_nothing_answers_it_is_said_once_and_the_game_goes_on(start, slow):
    slow.fails = True
    pilot = start(rules="S3", deal=173, speed="off")
    said = []
    for _ in range(3):
        pilot.key("h")
        pilot.frames(3)
        said.append(pilot.table.toaster.toast.text)
        assert pilot.table.hint.is_shown
        pilot.table.play(pilot.table.hint.move)
    assert [CANT_LOOK in words for words in said] == [True, False, False]
    assert pilot.game.moves == 3


@pytest.mark.parametrize("key", ["b", "shift+h"])
def test_where_nothing_answers_that_is_the_answer_to_what_needs_one(start, slow, key):
    slow.fails = True
    pilot = start(rules="S3", deal=173, moves=winning_line()[:9], help="all", speed="off")
    pilot.frames(3)
    assert pilot.table.status == NOT_LOOKING
    pilot.key(key)
    pilot.frames(5)
    assert pilot.table.toaster.toast.text == CANT_LOOK
    slow.fails = False
    pilot.key(key)
    answer(pilot)
    assert pilot.screen.name == "question" or pilot.table.toaster.toast.text != CANT_LOOK


def test_the_way_back_that_was_offered_is_not_gone_in_another_game(start):
    pilot = start(rules="S3", deal=173, moves=winning_line()[:10], speed="off")
    pilot.app.desk.advisor.hint()
    way_back = pilot.app.desk.advisor._counsel._way_back
    bring = way_back._bringing(Found(4, is_exact=False, is_lost_from_start=False))
    pilot.table.play(winning_line()[10])
    pilot.session.deal(Deal.numbered(9))
    pilot.game.play(next(iter(pilot.board.legal_moves())))
    bring()
    assert pilot.game.moves == 1


def test_the_same_cards_by_other_rules_are_another_game(start):
    pilot = start(rules="S1", deal=173, speed="off")
    pilot.key("h")
    answer(pilot)
    knowledge = pilot.app.desk.advisor._counsel._knowledge
    assert knowledge.verdict(pilot.board)
    pilot.app.desk.dealing.again(CODE, winning_line()[:1])
    assert knowledge.verdict(pilot.game.dealt) is None


@pytest.mark.parametrize("key", ["t", "ctrl+v"])
def test_the_result_goes_with_its_game_whatever_is_dealt_next(start, key):
    pilot = start(rules="S3", deal=173, moves=winning_line()[:-1], speed="off")
    pilot.table.play(winning_line()[-1])
    pilot.frames(3)
    assert pilot.screen.name == "result"
    pilot.key(key)
    if pilot.screen.name == "code":
        pilot.app.desk.dealing._deal(Deal.numbered(3))
        pilot.key("escape")
    pilot.frames(3)
    assert pilot.app.screens == [pilot.table]
    assert pilot.game.moves == 0


def test_a_line_without_moves_can_be_watched_too(start):
    pilot = start(rules="S3", deal=173)
    pilot.app.desk.watching.past(CODE, " ")
    pilot.frames(30)
    assert (pilot.screen.name, pilot.screen.film.length) == ("watching", 0)
    pilot.key("right")
    pilot.key("escape")
    pilot.settle()
    assert pilot.app.screens == [pilot.table]
