"""The command line: what it may say, and every value of it checked before a window opens.

Nothing slow is imported until there is an argument to look at. What is wrong is told in one line on the
error stream, with exit status 2.
"""

import os
import stat
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, NoReturn

if TYPE_CHECKING:
    from argparse import ArgumentParser

WRONG_USE = 2
FAILED = 1
DECK_BYTES = 64 * 1024  # far more than two decks in any spelling
PIPE_SECONDS = 3.0
SOLVE = "solve"


class Options(NamedTuple):
    """What the program was started with; the defaults are those of a start without arguments."""

    code: str | None = None
    deck: str | None = None
    data_dir: Path | None = None
    trace: Path | None = None
    log_level: str = "warning"


class WrongValueError(ValueError):
    """An option was given something that it cannot be."""


def parse(arguments: list[str]) -> Options:
    """The options that the arguments stand for; of a deck, the text of its file.

    SystemExit when the arguments were all there was to do (status 0), when that failed (1) or when they are
    wrong (2).
    """
    if arguments[:1] == [SOLVE]:
        from klondike.solver.command import main

        raise SystemExit(main(arguments[1:]))
    chosen = vars(_parser().parse_args(arguments))
    task = chosen.pop("task")
    if task:
        raise SystemExit(perform(task))
    try:
        return checked(chosen)
    except WrongValueError as problem:
        refuse(str(problem))


def checked(chosen: Mapping[str, Any]) -> Options:
    """The options, once every value was looked at; WrongValueError says which is wrong, and why."""
    values = dict(chosen)
    for name, look in CHECKS.items():
        value = chosen[name]
        if value is None:
            continue
        try:
            values[name] = look(value, chosen)
        except (OSError, ValueError) as problem:
            reason = getattr(problem, "strerror", None) or problem
            raise WrongValueError(f"--{name.replace('_', '-')} {value}: {reason}") from problem
    return Options(**values)


def _look_at_code(code: str, _chosen: object) -> str:
    from klondike.rules.deals import parse_code

    parse_code(code)
    return code


def _look_at_deck(path: Path, _chosen: object) -> str:
    """The text of a deck: read once, as what comes out of a pipe is gone then."""
    from klondike.rules.deals import Deal

    data = _read(path)
    if len(data) > DECK_BYTES:
        raise WrongValueError("too long for a deck")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise WrongValueError("not a text file") from None
    Deal.parse_deck(text)
    return text


def _read(path: Path) -> bytes:
    """The beginning of a file or of what is piped in; never from a device, which may go on for ever."""
    mode = path.stat().st_mode
    if stat.S_ISFIFO(mode):
        return _read_pipe(path)
    if not stat.S_ISREG(mode):
        raise WrongValueError("not a file")
    with path.open("rb") as file:
        return file.read(DECK_BYTES + 1)


def _read_pipe(path: Path) -> bytes:
    from select import select
    from time import monotonic

    end, data = monotonic() + PIPE_SECONDS, b""
    pipe = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
    try:
        while len(data) <= DECK_BYTES:
            if not select([pipe], [], [], max(0.0, end - monotonic()))[0]:
                raise WrongValueError("nothing comes out of it")
            piece = os.read(pipe, DECK_BYTES)
            if not piece:
                break
            data += piece
    finally:
        os.close(pipe)
    return data


def _look_at_folder(path: Path, _chosen: object) -> Path:
    if path.exists() and not path.is_dir():
        raise WrongValueError("not a folder")
    return path


def _look_at_trace(path: Path, chosen: Mapping[str, Any]) -> Path:
    from klondike.store.paths import default_paths, portable_paths
    from klondike.trace import look_at

    folder = chosen["data_dir"]
    paths = portable_paths(folder) if folder else default_paths()
    if paths.owns(path):
        raise WrongValueError("one of the files that the game keeps")
    look_at(path)
    return path


CHECKS: dict[str, Callable[[Any, Mapping[str, Any]], object]] = {
    "code": _look_at_code,
    "deck": _look_at_deck,
    "data_dir": _look_at_folder,
    "trace": _look_at_trace,
}


def _parser() -> "ArgumentParser":
    """The reader of the arguments."""
    from argparse import ArgumentParser

    from klondike import __version__
    from klondike.store.session_log import LEVELS

    class Parser(ArgumentParser):
        def error(self, message: str) -> NoReturn:
            refuse(f"{message} (klondike --help tells what there is)")

        def _print_message(self, message: str, _file: object = None) -> None:
            say(message.rstrip())  # its own fails without a console, on some versions of Python

    parser = Parser("klondike", description="Klondike solitaire.", epilog=EPILOG, allow_abbrev=False)
    add = parser.add_argument
    add("--version", action="version", version=f"klondike {__version__}")
    deal = parser.add_mutually_exclusive_group().add_argument
    deal("--code", metavar="CODE", help="play the deal with this code")
    deal("--deck", metavar="FILE", type=Path, help="play the cards written in this file, in dealing order")
    add("--data-dir", metavar="DIR", type=Path, help="keep settings, results and saved game in this folder")
    add("--log-level", choices=LEVELS, default="warning", help=LOG_HELP)
    add("--trace", metavar="FILE", type=Path, help="write what is shown to this file, a JSON object per line")
    task = parser.add_mutually_exclusive_group()
    for name, text in TASKS.items():
        task.add_argument(f"--{name}-launcher", action="store_const", const=name, dest="task", help=text)
    return parser


EPILOG = "`klondike solve DEALS` says of deals whether they can be won; `klondike solve --help` tells how."
LOG_HELP = "how much is written to the log in the data folder (default: warning)"
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
        return FAILED
    return 0


def say(text: str) -> None:
    """Print what was asked for, or show it in a box where the program has no console."""
    if sys.stdout is None:
        _show_box(text, "info")
        return
    try:
        sys.stdout.write(f"{text}\n")
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read it has enough
        sys.stdout = None  # what it still holds would fail again at the end
    except OSError as problem:
        sys.stdout = None
        complain(f"cannot print: {problem.strerror}")
        raise SystemExit(FAILED) from None


def complain(text: str) -> None:
    """Tell what is wrong in one line on the error stream, or in a box where there is none."""
    line = " ".join(text.split())
    if sys.stderr is None:
        _show_box(line, "warn")
        return
    try:
        sys.stderr.write(f"klondike: {line}\n")
        sys.stderr.flush()
    except OSError:
        sys.stderr = None  # nobody is told; the exit status still says it


def _show_box(text: str, kind: Literal["info", "warn"]) -> None:
    import pygame

    with suppress(pygame.error):  # no display either
        pygame.display.message_box("Klondike", text, kind)


def refuse(text: str) -> NoReturn:
    """Tell what is wrong with the arguments and end the program."""
    complain(text)
    raise SystemExit(WRONG_USE)
