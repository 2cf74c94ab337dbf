"""The voice: speaks through the program that the system has for it, without ever being waited for.

Text goes in as one argument or through the standard input, never through a shell. What is new ends what is
still being said. A program that fails or hangs is not asked again.
"""

import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from threading import Condition, Thread
from typing import NamedTuple

ENDING_SECONDS = 2.0  # how long the end of the program waits for the voice to fall silent
LEAST_PATIENCE, LETTER_PATIENCE = 10.0, 0.25  # seconds; slow voices take 0.1 for a letter
NO_WINDOW = getattr(subprocess, "CREATE_NO_WINDOW", 0)
WINDOWS = (
    "[Console]::InputEncoding = [Text.Encoding]::UTF8; Add-Type -AssemblyName System.Speech; "
    "(New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak([Console]::In.ReadToEnd())"
)


class Program(NamedTuple):
    """A program that speaks: its name or path, and its arguments before the text."""

    name: str
    arguments: tuple[str, ...] = ()
    reads: bool = True
    """whether it takes the text from its standard input, else as its last argument"""
    silence: tuple[str, ...] = ()
    """the arguments that silence what goes on speaking for it when it has ended"""


ELSEWHERE = (
    Program("spd-say", ("-w", "-N", "klondike", "-l", "en", "--"), reads=False, silence=("-S",)),
    Program("espeak-ng", ("-v", "en", "--stdin")),
    Program("espeak", ("-v", "en", "--stdin")),
)
PROGRAMS: Mapping[str, Sequence[Program]] = {
    "darwin": (Program("say", ("-f", "-")),),
    "win32": (Program("powershell", ("-NoProfile", "-NonInteractive", "-Command", WINDOWS)),),
}


def programs(platform: str = sys.platform) -> Sequence[Program]:
    """The programs that speak on a platform, the best first."""
    return PROGRAMS.get(platform, ELSEWHERE)


def found(platform: str = sys.platform, path: str | None = None) -> tuple[Program, ...]:
    """Those of them that this system has, with the places where they are; PATH where no other is given."""
    places = [(program, shutil.which(program.name, path=path)) for program in programs(platform)]
    return tuple(program._replace(name=place) for program, place in places if place)


def why_silent(platform: str = sys.platform, path: str | None = None) -> str:
    """Why nothing can be spoken here; "" where it can."""
    if found(platform, path):
        return ""
    *others, last = [program.name for program in programs(platform)]
    return f"Needs a program that speaks: {' or '.join(filter(None, [', '.join(others), last]))}"


class Voice:
    """Says one text at a time, the newest; a thread of its own waits for the programs."""

    def __init__(self, programs: Sequence[Program], failed: Callable[[], object]) -> None:
        """Speak with the first of these that works; `failed` is called once, in the thread, if none does."""
        self._programs = list(programs)
        self._failed = failed
        self._news = Condition()
        self._next: str | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._thread: Thread | None = None
        self._is_closed = False

    def say(self, text: str) -> None:
        """Say a text instead of whatever is being said; returns at once."""
        with self._news:
            if self._is_closed or not text:
                return
            self._next = _sayable(text)
            self._break_off()
            if self._thread or self._has_begun():
                self._news.notify()

    def close(self) -> None:
        """Fall silent for good, and leave no process behind."""
        with self._news:
            self._is_closed = True
            self._break_off()
            self._news.notify()
        if self._thread:
            self._thread.join(ENDING_SECONDS)

    def _has_begun(self) -> bool:
        """Begin to speak; without a thread that is over before it begins."""
        thread = Thread(target=self._run, name="voice", daemon=True)
        try:
            thread.start()
        except (RuntimeError, MemoryError):
            self._is_closed = True
            self._failed()
            return False
        self._thread = thread
        return True

    def _break_off(self) -> None:
        if self._process:
            self._process.kill()

    # -- in the thread -------------------------------------------------------------------------------

    def _run(self) -> None:
        while (text := self._awaited()) is not None:
            self._speak(text)

    def _awaited(self) -> str | None:
        """The next text, None when there will be no more."""
        with self._news:
            self._news.wait_for(lambda: self._is_closed or self._next is not None)
            text, self._next = self._next, None
            return None if self._is_closed else text

    def _speak(self, text: str) -> None:
        """Say a text with the first program that does not fail."""
        while self._programs:
            program = self._programs[0]
            try:
                has_worked = self._let_speak(program, text)
            except OSError:
                has_worked = False
            if has_worked:
                return
            del self._programs[0]
            if not self._programs:
                self._failed()

    def _let_speak(self, program: Program, text: str) -> bool:
        """Run a program to its end or until something newer is to be said; false where it failed."""
        process = _begun(program, text)
        with self._news:
            self._process = process
            if self._is_broken_off:
                process.kill()
        _wait_for(process, text, reads=program.reads)
        with self._news:
            self._process = None
            is_broken_off = self._is_broken_off
        if is_broken_off and program.silence:
            _silenced(program)
        return is_broken_off or process.returncode == 0

    @property
    def _is_broken_off(self) -> bool:
        return self._is_closed or self._next is not None


def _sayable(text: str) -> str:
    """The text as programs can be given it: names of files may hold what no text can."""
    return text.encode(errors="replace").replace(b"\0", b"?").decode()


def _begun(program: Program, text: str) -> subprocess.Popen[bytes]:
    arguments = [program.name, *program.arguments, *([] if program.reads else [text])]
    source = subprocess.PIPE if program.reads else subprocess.DEVNULL
    nowhere = subprocess.DEVNULL
    return subprocess.Popen(  # the path is that of a known program, and there is no shell
        arguments, stdin=source, stdout=nowhere, stderr=nowhere, creationflags=NO_WINDOW
    )


def _wait_for(process: "subprocess.Popen[bytes]", text: str, *, reads: bool) -> None:
    """Give a program its text and wait until it ends; one that hangs is ended, and has failed."""
    try:
        process.communicate(text.encode() if reads else None, LEAST_PATIENCE + LETTER_PATIENCE * len(text))
    except subprocess.TimeoutExpired:  # as where the sound server of the voice does not answer
        process.kill()
        process.communicate()


def _silenced(program: Program) -> None:
    with suppress(OSError, subprocess.SubprocessError):
        subprocess.run(
            [program.name, *program.silence],
            check=False,
            timeout=ENDING_SECONDS / 2,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            creationflags=NO_WINDOW,
        )
