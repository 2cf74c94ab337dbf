"""What is written as a line is read as it was, and a broken line is told precisely."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klondike.rules import Board, Move
from klondike.solver import Outcome, Reason, Verdict
from klondike.solver.questions import (
    Answer,
    BadMessage,
    Purpose,
    Question,
    answer_text,
    parse_answer,
    parse_question,
    question_text,
)
from tests.solver.positions import numbered, rules_of
from tests.strategies import boards

QUESTION = Question(3, numbered(0, rules_of(3)), 5.0)
ANSWER = Answer(3, Verdict(Outcome.UNKNOWN, reason=Reason.TIME, states=7, seconds=2.5))
LINE = tuple(map(Move.parse, ("SWx3", "W5", "63x4", "4FH", "WS")))
seconds = st.floats(0, 1e6)


@given(boards(), st.integers(0, 2**40), seconds, st.sampled_from(Purpose))
def test_a_question_is_read_as_it_was(board: Board, number: int, limit: float, purpose: Purpose) -> None:
    question = Question(number, board, limit, purpose, board.legal_moves())
    text = question_text(question)
    assert "\n" not in text
    assert parse_question(text) == question


@given(
    st.sampled_from(Outcome),
    st.none() | st.sampled_from(Reason),
    st.booleans(),
    seconds,
    st.lists(st.binary(min_size=1)),
)
def test_an_answer_is_read_as_it_was(
    outcome: Outcome, reason: Reason | None, is_last: bool, took: float, marks: list[bytes]
) -> None:
    answer = Answer(9, Verdict(outcome, LINE, reason, 1234, took), is_last, tuple(marks))
    assert parse_answer(answer_text(answer)) == answer


@pytest.mark.parametrize(
    "text",
    (
        "",
        "rubbish",
        "[]",
        "7",
        "{}",
        '{"number":"7"}',
        '{"number":-1}',
        "[" * 9999,
    ),
)
def test_a_line_without_a_number_is_no_message(text: str) -> None:
    for parse in (parse_question, parse_answer):
        with pytest.raises(BadMessage) as problem:
            parse(text)
        assert problem.value.number == 0


@pytest.mark.parametrize(
    "change",
    (
        {"board": "S1 pass 1\nS: zz"},
        {"board": None},
        {"seconds": "5"},
        {"seconds": -1},
        {"seconds": float("nan")},
        {"seconds": float("inf")},
        {"purpose": "win"},
        {"purpose": 1},
        {"line": "99x"},
        {"line": []},
    ),
)
def test_a_broken_question_keeps_its_number(change: dict[str, object]) -> None:
    values = json.loads(question_text(QUESTION)) | change
    with pytest.raises(BadMessage) as problem:
        parse_question(json.dumps(values))
    assert problem.value.number == QUESTION.number
    assert str(problem.value)


@pytest.mark.parametrize(
    "change",
    (
        {"outcome": "maybe"},
        {"reason": "bored"},
        {"states": 1.5},
        {"line": "X"},
        {"marks": "zz"},
        {"marks": 1},
    ),
)
def test_a_broken_answer_keeps_its_number(change: dict[str, object]) -> None:
    with pytest.raises(BadMessage) as problem:
        parse_answer(json.dumps(json.loads(answer_text(ANSWER)) | change))
    assert problem.value.number == ANSWER.number
