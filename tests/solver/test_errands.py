"""Errands: the most urgent question is asked first, nothing is asked twice, and nobody waits for ever."""

import pytest

from klondike.rules import Board, Move
from klondike.solver.errands import Errands, Urgency, Wish
from klondike.solver.knowledge import Knowledge
from klondike.solver.questions import Answer, Purpose
from klondike.solver.verdict import Outcome, Reason, Verdict

BOARDS = [Board.parse(f"S1 pass 1\nS: {card}") for card in ("2c", "3c", "4c", "5c")]
LOST = Verdict(Outcome.UNWINNABLE)
STOPPED = Verdict(Outcome.UNKNOWN, reason=Reason.STOPPED)


class FakeHelper:
    """Keeps what it is asked, and answers when it is told to."""

    def __init__(self):
        self.asked, self.ready, self.stops = [], [], 0

    def ask(self, question):
        self.asked.append(question)

    def stop(self):
        self.stops += 1

    def answers(self):
        ready, self.ready = self.ready, []
        return ready

    def answer(self, verdict, number=None, *, is_last=True):
        self.ready.append(Answer(number or self.asked[-1].number, verdict, is_last))


@pytest.fixture
def helper():
    return FakeHelper()


@pytest.fixture
def errands(helper):
    return Errands(helper, Knowledge())


def asking(heard, *boards, line=()):
    """Ask for board after board, and keep the verdicts."""
    for board in boards:
        heard.append((yield Wish(board, 1.0, line)))


def boards_asked(helper):
    return [question.board for question in helper.asked]


def test_an_errand_asks_one_after_the_other(helper, errands):
    heard = []
    errands.begin(Urgency.ASKED, asking(heard, *BOARDS[:2]))
    assert boards_asked(helper) == BOARDS[:1]
    helper.answer(LOST)
    errands.listen()
    assert boards_asked(helper) == BOARDS[:2]
    assert errands.is_busy(Urgency.ASKED)
    helper.answer(STOPPED)
    errands.listen()
    assert heard == [LOST, STOPPED]
    assert not errands.is_busy(Urgency.ASKED)


def test_what_is_known_is_not_asked(helper, errands):
    heard = []
    errands.begin(Urgency.ASKED, asking(heard, BOARDS[0]))
    helper.answer(LOST)
    errands.listen()
    errands.begin(Urgency.LIVE, asking(heard, BOARDS[0], BOARDS[0]))
    assert heard == [LOST] * 3
    assert len(helper.asked) == 1


def test_the_urgent_goes_first_and_what_it_interrupts_is_asked_again(helper, errands):
    live, asked = [], []
    errands.begin(Urgency.LIVE, asking(live, BOARDS[0]))
    errands.begin(Urgency.ASKED, asking(asked, BOARDS[1]))
    errands.begin(Urgency.AHEAD, asking([], BOARDS[2]))
    helper.answer(STOPPED, number=helper.asked[0].number)
    errands.listen()
    assert live == []
    helper.answer(LOST)
    errands.listen()
    assert (asked, live) == ([LOST], [])
    assert boards_asked(helper) == [BOARDS[0], BOARDS[1], BOARDS[0]]
    helper.answer(LOST)
    errands.listen()
    assert live == [LOST]
    assert boards_asked(helper)[-1] == BOARDS[2]


def test_a_dropped_errand_hears_nothing_and_stops_its_question(helper, errands):
    heard = []
    errands.begin(Urgency.ASKED, asking(heard, BOARDS[0]))
    errands.drop(Urgency.ASKED)
    assert helper.stops == 1
    helper.answer(LOST)
    errands.listen()
    assert heard == []
    assert not errands.is_busy(Urgency.ASKED)
    errands.drop(Urgency.ASKED)
    assert helper.stops == 1


def test_a_new_errand_takes_the_place_of_one_as_urgent(helper, errands):
    first, second = [], []
    errands.begin(Urgency.LIVE, asking(first, BOARDS[0]))
    errands.begin(Urgency.LIVE, asking(second, BOARDS[1]))
    helper.answer(LOST, number=helper.asked[0].number)
    helper.answer(LOST)
    errands.listen()
    assert (first, second) == ([], [LOST])


def test_an_errand_may_begin_another_from_within(helper, errands):
    heard = []

    def outer():
        yield Wish(BOARDS[0], 1.0)
        errands.begin(Urgency.LIVE, asking(heard, BOARDS[1]))

    errands.begin(Urgency.LIVE, outer())
    helper.answer(LOST)
    errands.listen()
    assert boards_asked(helper) == BOARDS[:2]
    helper.answer(LOST)
    errands.listen()
    assert heard == [LOST]


def test_a_line_is_to_be_shortened_and_only_the_last_answer_counts(helper, errands):
    heard, line = [], (Move.parse("SW"),)
    errands.begin(Urgency.AHEAD, asking(heard, BOARDS[0], line=line))
    assert (helper.asked[0].purpose, helper.asked[0].line) == (Purpose.SHORTEN, line)
    helper.answer(LOST, is_last=False)
    errands.listen()
    assert heard == []
    helper.answer(STOPPED)
    errands.listen()
    assert heard == [STOPPED]
