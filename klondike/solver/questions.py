"""What the game asks the process that solves for it, and what that answers: one line of text each."""

from enum import StrEnum
from math import isfinite
from typing import TYPE_CHECKING, Any, NamedTuple

from klondike.solver.verdict import Outcome, Reason, Verdict

if TYPE_CHECKING:
    from klondike.rules.board import Board
    from klondike.rules.moves import Move

STOP_TEXT = ""
"""the line that ends the question under way"""


class BadMessage(ValueError):  # noqa: N818
    """A line that holds no question or no answer; `number` is the question's if it has one, else 0."""

    def __init__(self, text: str, number: int = 0) -> None:
        super().__init__(text)
        self.number = number


class Purpose(StrEnum):
    """What is wanted of a position."""

    JUDGE = "judge"
    """whether it can be won, with a line"""
    SHORTEN = "shorten"
    """lines ever shorter than the one given"""


class Question(NamedTuple):
    """A position to look at for so many seconds at most; the number tells answers apart."""

    number: int
    board: "Board"
    seconds: float
    purpose: Purpose = Purpose.JUDGE
    line: "tuple[Move, ...]" = ()
    """to be shortened"""


class Answer(NamedTuple):
    """A verdict on the question of this number; after one that is not the last there are more to come."""

    number: int
    verdict: Verdict
    is_last: bool = True
    marks: tuple[bytes, ...] = ()
    """of the boards along a line without detours, see `marks`"""


def question_text(question: Question) -> str:
    """One line of text, without its end."""
    number, board, seconds, purpose, line = question
    return _text(number=number, board=str(board), seconds=seconds, purpose=purpose.value, line=_moves(line))


def parse_question(text: str) -> Question:
    """The question of a line; raises BadMessage."""
    from klondike.rules.board import Board

    values = _values(text)
    number = _number(values)
    try:
        board, seconds = Board.parse(_word(values, "board")), _seconds(values)
        return Question(number, board, seconds, Purpose(_word(values, "purpose")), _line(values))
    except ValueError as problem:
        raise BadMessage(str(problem), number) from None


def answer_text(answer: Answer) -> str:
    """One line of text, without its end."""
    number, (outcome, line, reason, states, seconds), is_last, marks = answer
    return _text(
        number=number,
        outcome=outcome.value,
        line=_moves(line),
        reason=reason.value if reason else "",
        states=states,
        seconds=seconds,
        is_last=is_last,
        marks=" ".join(each.hex() for each in marks),
    )


def parse_answer(text: str) -> Answer:
    """The answer of a line; raises BadMessage."""
    values = _values(text)
    number = _number(values)
    try:
        outcome, reason = Outcome(_word(values, "outcome")), _word(values, "reason")
        states, seconds = _number(values, "states"), _seconds(values)
        verdict = Verdict(outcome, _line(values), Reason(reason) if reason else None, states, seconds)
        marks = tuple(map(bytes.fromhex, _word(values, "marks").split()))
    except ValueError as problem:
        raise BadMessage(str(problem), number) from None
    return Answer(number, verdict, values.get("is_last") is not False, marks)


def _text(**values: object) -> str:
    import json

    return json.dumps(values, separators=(",", ":"))


def _values(text: str) -> dict[str, Any]:
    import json

    try:
        values = json.loads(text)
    except (ValueError, RecursionError):
        values = None
    if not isinstance(values, dict):
        raise BadMessage("This is no message.")
    return values


def _number(values: dict[str, Any], name: str = "number") -> int:
    number = values.get(name)
    if type(number) is not int or number < 0:
        raise BadMessage(f"The {name} is missing.")
    return number


def _seconds(values: dict[str, Any]) -> float:
    seconds = values.get("seconds")
    if not isinstance(seconds, (int, float)) or not isfinite(seconds) or seconds < 0:
        raise BadMessage("The seconds are missing.")
    return float(seconds)


def _word(values: dict[str, Any], name: str) -> str:
    word = values.get(name)
    if not isinstance(word, str):
        raise BadMessage(f"The {name} is missing.")
    return word


def _moves(line: "tuple[Move, ...]") -> str:
    return " ".join(map(str, line))


def _line(values: dict[str, Any]) -> "tuple[Move, ...]":
    from klondike.rules.moves import Move

    return tuple(map(Move.parse, _word(values, "line").split()))
