"""Measure how many deals can be won: python3 scripts/measure_winnability.py --output FILE [RULES...].

For each of the rules the deals with the numbers from 1,000,000 on are solved. A deal that stays unknown is
tried again with the next of the limits, after all others had theirs. Every answer is written to the file at
once, and a run with the same file goes on where the last one ended. The limits count states that were looked
at, so that another machine finds the same. The table gives the share that can be won with both ends of its
95 % interval (Wilson); where deals stay unknown, the shares with all of them lost and all of them won.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from pathlib import Path
from time import process_time
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from klondike.rules import Board, Deal, parse_rule_code
from klondike.solver import Limits, Outcome
from klondike.solver.solve import solve
from scripts.lasting import whole_lines
from scripts.measure_solver import interval

RULES = ("S1", "S3", "V3", "P3", "P1", "G3", "Q1", "R0", "R1", "Q3", "R3", "Q0")
"""one of each kind of rules for one deck that a deal's answer can depend on: draw, passes, whole runs"""
FIRST = 1_000_000
DEALS, DEALS_IN_RUNS = 2000, 500
LIMITS = (3_000, 30_000, 300_000)
"""states looked at, in the first try, the second and so on"""
MEMORY = 10**9
HEADER = "rules  deals  winnable unwinnable unknown  win %, 95 %"


class Answer(NamedTuple):
    """What the file says of a deal, one line."""

    rules: str
    number: int
    outcome: Outcome
    limit: int
    """the states that were allowed"""
    states: int
    seconds: float

    @classmethod
    def parse(cls, line: str) -> "Answer":
        """Read a line."""
        rules, number, outcome, limit, states, seconds = line.split()
        return cls(rules, int(number), Outcome(outcome), int(limit), int(states), float(seconds))

    def __str__(self) -> str:
        return " ".join((*map(str, self[:-1]), f"{self.seconds:.3f}"))


Answers = dict[tuple[str, int], Answer]


def read(path: Path) -> Answers:
    """The last answer to each deal."""
    answers = map(Answer.parse, whole_lines(path))
    return {answer[:2]: answer for answer in answers}


def ask(code: str, number: int, limit: int) -> Answer:
    """Solve a deal, looking at so many states at most."""
    rules = parse_rule_code(code)
    board = Board.deal(rules, Deal.numbered(number).cards(rules.decks))
    verdict = solve(board, Limits(None, limit, MEMORY), clock=process_time)
    return Answer(code, number, verdict.outcome, limit, verdict.states, verdict.seconds)


def is_open(answer: Answer | None, limit: int) -> bool:
    """Whether the deal is worth a try with this limit."""
    return answer is None or (answer.outcome is Outcome.UNKNOWN and answer.limit < limit)


def deals_of(code: str, chosen: Namespace) -> range:
    """The numbers of the deals that are to be solved under these rules."""
    count = chosen.deals or (DEALS_IN_RUNS if parse_rule_code(code).whole_runs_only else DEALS)
    return range(FIRST, FIRST + count)


def measure(chosen: Namespace, answers: Answers) -> None:
    """Solve what is not known yet: all rules with the first limit, then the rest with the next."""
    with chosen.output.open("a", encoding="utf-8") as stream:
        for limit in chosen.limits:
            for code in chosen.rules:
                for number in deals_of(code, chosen):
                    if is_open(answers.get((code, number)), limit):
                        answer = answers[code, number] = ask(code, number, limit)
                        stream.write(f"{answer}\n")
                        stream.flush()


def row(code: str, answers: Iterable[Answer]) -> str:
    """A line of the table."""
    outcomes = [answer.outcome for answer in answers]
    won, lost = outcomes.count(Outcome.WINNABLE), outcomes.count(Outcome.UNWINNABLE)
    count = len(outcomes)
    unknown = count - won - lost
    low, high = interval(won, count)[0], interval(won + unknown, count)[1]
    share = f"{won / count:.2%}" + (f" to {(won + unknown) / count:.2%}" if unknown else "")
    return f"{code:6} {count:5}  {won:8} {lost:10} {unknown:7}  {share} [{low:.2%}, {high:.2%}]"


def table(chosen: Namespace, answers: Answers) -> str:
    """What is known by now."""
    rows = [HEADER]
    for code in chosen.rules:
        known = [answers[code, number] for number in deals_of(code, chosen) if (code, number) in answers]
        rows += [row(code, known)] if known else []
    return "\n".join(rows)


def main() -> int:
    """Measure what the arguments ask for, or only tell what is known."""
    parser = ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("rules", nargs="*", default=RULES, help="rule codes (default: one of each kind)")
    add("--output", type=Path, required=True, metavar="FILE", help="the file of answers")
    add("--deals", type=int, help=f"how many (default {DEALS}, {DEALS_IN_RUNS} where only whole runs move)")
    add("--limits", type=int, nargs="+", default=LIMITS, metavar="STATES", help="the limits, low to high")
    add("--known", action="store_true", help="solve nothing, tell what the file says")
    chosen = parser.parse_args()
    answers = read(chosen.output)
    if not chosen.known:
        measure(chosen, answers)
    print(table(chosen, answers))
    return 0


if __name__ == "__main__":
    sys.exit(main())
