"""The answers of a batch as text, one a line, and what an earlier batch has already answered."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from klondike.solver.minimal import Least
from klondike.solver.verdict import Verdict


class Answer(NamedTuple):
    """The verdict on the deal of this name, and the fewest moves where they were asked for."""

    name: str
    verdict: Verdict
    least: Least | None = None


def as_words(answer: Answer) -> str:
    """`ID VERDICT STATES SECONDS [LENGTH shortest|found] [MOVES...]`; shortest is said only when proved."""
    name, verdict, least = answer
    words = [name, verdict.outcome.value, str(verdict.states), f"{verdict.seconds:.3f}"]
    if least:
        words += [str(least.moves), "shortest" if least.is_proved else "found"]
    return " ".join([*words, *map(str, verdict.line)])


def as_json(answer: Answer) -> str:
    """The same as an object, with the reason of an unknown."""
    name, verdict, least = answer
    length = {"length": least.moves, "is_shortest": least.is_proved, "at_least": least.bound} if least else {}
    return json.dumps(
        {
            "id": name,
            "verdict": verdict.outcome.value,
            "reason": verdict.reason and verdict.reason.value,
            "states": verdict.states,
            "seconds": round(verdict.seconds, 3),
            "moves": list(map(str, verdict.line)),
            **length,
        }
    )


def answered(path: Path) -> set[str]:
    """The names of the deals that a file of answers has; a torn last line is cut off.

    Raises OSError; a file that is not there has none.
    """
    if not path.exists():
        return set()
    text = path.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, encoding="utf-8")
    return set(_names(whole))


def _names(text: str) -> Iterator[str]:
    for line in text.splitlines():
        if line.startswith("{"):
            yield json.loads(line)["id"]
        elif line:
            yield line.split()[0]
