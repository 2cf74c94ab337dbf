"""The command line: what it may say, and every value of it checked before a window opens.

Nothing slow is imported until there is an argument to look at. What is wrong is told in one line on the
error stream, with exit status 2.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple, NoReturn

if TYPE_CHECKING:
    from argparse import ArgumentParser

LOG_LEVELS = ("debug", "info", "warning", "error")
WRONG_USE = 2


class Options(NamedTuple):
    """What the program was started with; the defaults are those of a start without arguments."""

    code: str | None = None
    deck: Path | None = None
    data_dir: Path | None = None
    trace: Path | None = None
    log_level: str = "warning"


class WrongValueError(ValueError):
    """An option was given something that it cannot be."""


def parse(arguments: list[str]) -> Options:
    """The options that the arguments stand for.

    SystemExit when the arguments were all there was to do (status 0), when that failed (1) or when they are
    wrong (2).
    """
    chosen = vars(_parser().parse_args(arguments))
    task = chosen.pop("task")
    if task:
        raise SystemExit(perform(task))
    options = Options(**chosen)
    try:
        check(options)
    except WrongValueError as problem:
        refuse(str(problem))
    return options


def check(options: Options) -> None:
    """Look at every value given; WrongValueError says which is wrong, and why."""
    for name, look in CHECKS.items():
        value = getattr(options, name)
        if value is None:
            continue
        try:
            look(value)
        except (OSError, ValueError) as problem:
            reason = getattr(problem, "strerror", None) or problem
            raise WrongValueError(f"--{name.replace('_', '-')} {value}: {reason}") from problem


def _look_at_code(code: str) -> None:
    from klondike.rules.deals import parse_code

    parse_code(code)


def _look_at_deck(path: Path) -> None:
    from klondike.rules.deals import Deal

    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise WrongValueError("not a text file") from None
    Deal.parse_deck(text)


def _look_at_folder(path: Path) -> None:
    if path.exists() and not path.is_dir():
        raise WrongValueError("not a folder")


def _look_at_trace(path: Path) -> None:
    path.open("a", encoding="utf-8").close()


CHECKS: dict[str, Callable[..., None]] = {
    "code": _look_at_code,
    "deck": _look_at_deck,
    "data_dir": _look_at_folder,
    "trace": _look_at_trace,
}


def _parser() -> "ArgumentParser":
    """The reader of the arguments."""
    from argparse import ArgumentParser

    from klondike import __version__

    class Parser(ArgumentParser):
        def error(self, message: str) -> NoReturn:
            refuse(f"{message} (klondike --help tells what there is)")

        def _print_message(self, message: str, _file: object = None) -> None:
            say(message.rstrip())  # its own fails without a console, on some versions of Python

    parser = Parser("klondike", description="Klondike solitaire.", allow_abbrev=False)
    add = parser.add_argument
    add("--version", action="version", version=f"klondike {__version__}")
    deal = parser.add_mutually_exclusive_group().add_argument
    deal("--code", metavar="CODE", help="play the deal with this code")
    deal("--deck", metavar="FILE", type=Path, help="play the cards written in this file, in dealing order")
    add("--data-dir", metavar="DIR", type=Path, help="keep settings, results and saved game in this folder")
    add("--log-level", choices=LOG_LEVELS, default="warning", help="how much to tell on the error stream")
    add("--trace", metavar="FILE", type=Path, help="write what is shown to this file, a JSON object per line")
    task = parser.add_mutually_exclusive_group()
    for name, text in TASKS.items():
        task.add_argument(f"--{name}-launcher", action="store_const", const=name, dest="task", help=text)
    return parser


TASKS = {
    "install": "add Klondike to the menu of programs",
    "remove": "take it away from there",
}


def perform(task: str) -> int:
    """Install or remove the launcher, say in one line what was done, and return the exit status."""
    from klondike import launcher

    try:
        say(getattr(launcher, task)())
    except (OSError, launcher.LauncherError) as problem:
        complain(f"cannot {task} the launcher: {problem}")
        return 1
    return 0


def say(text: str) -> None:
    """Print what was asked for, or show it in a box where the program has no console."""
    if sys.stdout is not None:
        sys.stdout.write(f"{text}\n")
    else:
        _show_box(text, "info")


def complain(text: str) -> None:
    """Tell what is wrong in one line on the error stream, or in a box where there is none."""
    line = " ".join(text.split())
    if sys.stderr is not None:
        sys.stderr.write(f"klondike: {line}\n")
    else:
        _show_box(line, "warn")


def _show_box(text: str, kind: Literal["info", "warn"]) -> None:
    import pygame

    pygame.display.message_box("Klondike", text, kind)


def refuse(text: str) -> NoReturn:
    """Tell what is wrong with the arguments and end the program."""
    complain(text)
    raise SystemExit(WRONG_USE)
