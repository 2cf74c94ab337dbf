"""The command `klondike solve`: which deals can be won, and how."""

import os
import sys
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from time import monotonic
from typing import Any, NoReturn, TextIO

from klondike.rules import BadCode, BadDeal, RuleSet, parse_rule_code
from klondike.solver.answers import Answer, answered, as_json, as_words
from klondike.solver.batch import Job, answers
from klondike.solver.progress import Progress
from klondike.solver.tasks import Task, coded, is_code, listed
from klondike.solver.verdict import MEGABYTE, Limits

OPTIONS = ("draw", "passes", "worrying_back", "whole_runs_only")
WRONG_USE = 2
INTERRUPTED = 130
SECONDS = 10.0
MEMORY = 500 * MEGABYTE
"""for each deal at most: more than the game itself may take, for whoever waits longer"""
DESCRIPTION = """Say of deals whether they can be won: one line each, ID VERDICT STATES SECONDS [MOVES...],
the verdict one of winnable, unwinnable and unknown. The first two are proved."""


def main(arguments: list[str]) -> int:
    """Solve what the arguments name, and return the exit status: 0, 2 for wrong use, 130 when interrupted."""
    parser = _parser()
    chosen = parser.parse_args(arguments)
    if chosen.resume and chosen.output is None:
        parser.error("--resume needs --output, the file to go on with")
    try:
        tasks = _tasks(chosen)
        known = answered(chosen.output) if chosen.resume else set()
        tasks = [task for task in tasks if task.name not in known]
        with _output(chosen) as output:
            _solve(chosen, tasks, output)
    except BrokenPipeError:  # whoever read the answers has enough
        sys.stdout = None
        return INTERRUPTED
    except OSError as problem:
        return _failed(problem)
    except ValueError as problem:
        return _complain(str(problem))
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def _solve(chosen: Namespace, tasks: list[Task], output: TextIO) -> None:
    limits = Limits(chosen.seconds, memory=MEMORY)
    jobs = [Job(task, limits, chosen.moves, chosen.shortest) for task in tasks]
    as_text: Callable[[Answer], str] = as_json if chosen.json else as_words
    stream = sys.stderr if sys.stderr and sys.stderr.isatty() else StringIO()
    progress = Progress(stream, len(jobs), monotonic)
    processes = max(1, min(chosen.jobs or os.cpu_count() or 1, len(jobs)))
    for answer in answers(jobs, processes):
        progress.clear()
        output.write(as_text(answer) + "\n")
        output.flush()
        progress.advance()
    progress.clear()


def _tasks(chosen: Namespace) -> list[Task]:
    """What the arguments name; raises OSError, and ValueError where something cannot be read."""
    given = vars(chosen)
    changes = {option: given[option] for option in OPTIONS if option in given}
    tasks = []
    for source in chosen.deals:
        if is_code(source):
            tasks.append(coded(source, chosen.rules, changes))
        else:
            tasks += _of_file(source, chosen.rules, changes)
    return tasks


def _of_file(name: str, rules: RuleSet | None, changes: Mapping[str, object]) -> Iterator[Task]:
    try:
        text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadDeal(f"{name}: not a text in UTF-8") from None
    try:
        yield from listed(text, rules, changes)
    except BadDeal as problem:
        raise BadDeal(f"{name}, {problem}") from None


@contextmanager
def _output(chosen: Namespace) -> Iterator[TextIO]:
    """Where the answers go; raises OSError."""
    if chosen.output is None:
        yield sys.stdout
        return
    with chosen.output.open("a" if chosen.resume else "w", encoding="utf-8") as stream:
        yield stream


def _passes(text: str) -> int | None:
    if text == "unlimited":
        return None
    if not text.isdecimal():
        raise ArgumentTypeError(f"{text}: a number of passes, or “unlimited”")
    return int(text)


def _rules(text: str) -> RuleSet:
    try:
        return parse_rule_code(text)
    except BadCode as problem:
        raise ArgumentTypeError(str(problem)) from None


def _positive(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not number > 0:
        raise ArgumentTypeError(f"{text}: a number above 0")
    return number


class _Parser(ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise SystemExit(_complain(f"{message} (klondike solve --help tells what there is)"))

    def print_help(self, file: Any = None) -> None:
        if file or not sys.stdout:
            super().print_help(file)
            return
        try:
            sys.stdout.write(self.format_help())
            sys.stdout.flush()
        except BrokenPipeError:
            sys.stdout = None
        except OSError as problem:
            raise SystemExit(_failed(problem)) from None


def _parser() -> ArgumentParser:
    parser = _Parser("klondike solve", description=DESCRIPTION, allow_abbrev=False)
    add = parser.add_argument
    add(
        "deals",
        nargs="+",
        metavar="DEALS",
        help="a code, a file with a deck or a code on each line, or - for the input",
    )
    add(
        "--rules",
        type=_rules,
        metavar="KEY",
        help="play by these rules: S1, S3, V3 and so on, or a rule code",
    )
    rule = parser.add_argument_group("of the rules, change").add_argument
    rule("--draw", type=int, choices=(1, 3), default=SUPPRESS, help="cards drawn at a time")
    rule("--passes", type=_passes, default=SUPPRESS, metavar="N", help="passes of the stock, or unlimited")
    rule("--no-worrying-back", action="store_const", const=False, default=SUPPRESS, dest="worrying_back",
         help="foundation cards stay there")  # fmt: skip
    rule("--whole-runs", action="store_const", const=True, default=SUPPRESS, dest="whole_runs_only",
         help="only whole runs move from column to column")  # fmt: skip
    add("--seconds", type=_positive, default=SECONDS, metavar="S", help="for each deal at most (default 10)")
    add("--jobs", type=int, default=0, metavar="N", help="deals solved at a time (default: one per core)")
    add("--moves", action="store_true", help="name the moves of a win")
    add(
        "--shortest",
        action="store_true",
        help="look for the fewest moves, as long again: LENGTH, and “shortest” where it is proved or “found”",
    )
    add("--json", action="store_true", help="an object per line")
    add("--output", type=Path, metavar="FILE", help="write to this file")
    add("--resume", action="store_true", help="go on where the batch that wrote the file stopped")
    return parser


def _failed(problem: OSError) -> int:
    """Tell which file cannot be read or written, or why there are no more answers; return the exit status."""
    if problem.filename is None:
        sys.stdout = None  # what it still holds would fail again at the end
    return _complain(f"{problem.filename or 'cannot write'}: {problem.strerror}")


def _complain(text: str) -> int:
    """Tell in one line what is wrong, and return the exit status for it."""
    if sys.stderr is not None:
        sys.stderr.write(f"klondike: {' '.join(text.split())}\n")
    return WRONG_USE


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
