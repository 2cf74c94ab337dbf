"""Deals that can be won, where only such are wanted: one put by, one proved before, or one found now.

The solver answers in this process here, or never; the real helper process is tested beside it.
"""

import pytest

from klondike.counsel import FINDING
from klondike.rules import RULE_SETS, Board, Deal
from klondike.scene.orders import draw_stock
from klondike.session import Session
from klondike.solver import Limits, Outcome
from klondike.solver.errands import Urgency
from klondike.solver.solve import solve

pytestmark = pytest.mark.usefixtures("oracle")


def outcome(board: Board) -> Outcome:
    return solve(board, Limits(10)).outcome


def test_only_deals_that_can_be_won_are_dealt_and_the_next_is_ready(start, soon_judged):
    """U138"""
    pilot = start(rules="G1", deals="winnable", speed="off")
    for _ in range(6):
        pilot.frames(40)
        code = pilot.store.settings.next_deal
        assert code
        pilot.key("n")
        pilot.frames(1)
        assert pilot.game.code == code
        assert outcome(pilot.board) is Outcome.WINNABLE


def test_a_deal_that_was_proved_before_is_dealt_at_once_when_none_is_ready(start, oracle):
    oracle.is_silent = True
    pilot = start(rules="G1", deal=None, deals="winnable", speed="off")
    seen = set()
    for _ in range(6):
        assert outcome(pilot.board) is Outcome.WINNABLE
        seen.add(pilot.game.code)
        pilot.key("n")
    assert len(seen) > 3
    pilot.app.desk.dealing._deal_by_chance(RULE_SETS["V3"])
    assert (pilot.game.rules.key, outcome(pilot.board)) == ("V3", Outcome.WINNABLE)


def test_a_deal_is_found_when_none_is_ready(start, soon_judged, monkeypatch):
    monkeypatch.setattr("klondike.session._proved", lambda rules: ())
    pilot = start(rules="G1", speed="off")
    pilot.store.change(deals="winnable", next_deal="KL1-S3-00000FE")
    pilot.key("n")
    pilot.frames(60)
    assert pilot.game.deal == Deal.numbered(soon_judged[1])
    assert outcome(pilot.board) is Outcome.WINNABLE
    assert pilot.game.rules.key == "G1"


def test_asking_again_goes_on_with_the_deal_that_is_being_found(start, oracle, monkeypatch):
    monkeypatch.setattr("klondike.session._proved", lambda rules: ())
    oracle.is_silent = True
    pilot = start(rules="G1", deal=4, speed="off")
    pilot.store.change(deals="winnable")
    pilot.key("n")
    errands = pilot.app.desk.advisor._counsel._errands
    begun = errands._open[Urgency.DEAL].errand
    pilot.key("n")
    assert errands._open[Urgency.DEAL].errand is begun
    assert pilot.table.toaster.toast.text == FINDING
    pilot.app.desk.dealing._deal_by_chance(RULE_SETS["S3"])
    assert errands._open[Urgency.DEAL].errand is not begun


def test_the_deal_put_by_is_there_at_the_next_start(start, soon_judged):
    pilot = start(rules="G1", deals="winnable", speed="off")
    draw_stock(pilot.table)
    pilot.frames(40)
    code = pilot.store.settings.next_deal
    pilot.store.forget_game()
    assert Session(pilot.store).game.code == code
    assert pilot.store.settings.next_deal == ""
