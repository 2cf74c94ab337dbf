"""One run of the process that solves for the game; nobody ever waits for it."""

import sys
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from subprocess import Popen

ROOT = Path(__file__).parents[2]
START = "import sys; sys.path[:] = {path}; from klondike.solver.service import main; main()"
NOT_STARTED = (OSError, ValueError, RuntimeError, MemoryError)
"""what starting a process or a thread raises where there is none to be had"""
LEAVE = 0.15
"""seconds that closing may wait for the process to be gone"""


def own_command() -> tuple[str, ...]:
    """Runs the service with the same interpreter, and the same modules as here; empty where there is none.

    Nothing of the site is loaded, which the service does not need. A program that was frozen into one file
    has no interpreter to run.
    """
    if not sys.executable or hasattr(sys, "frozen"):
        return ()
    path = [place for place in sys.path if Path(place).is_absolute()]
    options = ("-S", "-B") if sys.dont_write_bytecode else ("-S",)
    return (sys.executable, *options, "-c", START.format(path=[*path, str(ROOT)]))


class Helper:
    """A process that takes lines and gives lines; threads of its own do the waiting.

    They call `notify` when a line came and when there will be no more, `is_gone` being true by then.
    """

    def __init__(self, command: Sequence[str], notify: Callable[[], None]) -> None:
        from queue import SimpleQueue
        from threading import Lock, Thread

        self.heard: deque[bytes] = deque()
        self.is_gone = False
        self._command, self._notify = command, notify
        self._texts: SimpleQueue[str | None] = SimpleQueue()
        self._lock, self._is_ended = Lock(), False
        self._process: Popen[bytes] | None = None
        self._reader = Thread(target=self._run, name="solver", daemon=True)
        try:
            self._reader.start()
        except NOT_STARTED:
            self._leave()

    def say(self, text: str) -> None:
        """Give it a line, as soon as it takes one."""
        self._texts.put(text)

    def end(self) -> None:
        """Kill it, without waiting."""
        with self._lock:
            self._is_ended = True
            if self._process:
                with suppress(OSError):
                    self._process.kill()

    def close(self) -> None:
        """Kill it, and wait a moment until it is gone."""
        self.end()
        if self._reader.ident:
            self._reader.join(LEAVE)

    def _run(self) -> None:
        from threading import Thread

        try:
            process = _started(self._command)
        except NOT_STARTED:
            self._leave()
            return
        with self._lock:
            self._process = process
        if self._is_ended:
            self.end()
        assert process.stdin and process.stdout
        writer = Thread(target=self._write, args=(process.stdin,), name="solver input", daemon=True)
        try:
            writer.start()
        except NOT_STARTED:
            self.end()
            process.stdin.close()
        self._read(process, process.stdout)

    def _read(self, process: "Popen[bytes]", output: IO[bytes]) -> None:
        """Hear all it says, and take note when it has ended."""
        with suppress(OSError, ValueError), output:
            for line in output:
                self.heard.append(line)
                self._notify()
        self.end()
        process.wait()
        self._leave()

    def _write(self, source: IO[bytes]) -> None:
        """Say what is to be said, until it has ended."""
        with suppress(OSError, ValueError):
            while (text := self._texts.get()) is not None:
                source.write(f"{text}\n".encode())
                source.flush()
        with suppress(OSError, ValueError):
            source.close()

    def _leave(self) -> None:
        self.is_gone = True
        self._texts.put(None)
        self._notify()


def _started(command: Sequence[str]) -> "Popen[bytes]":
    """The process; raises OSError. It has a low priority and opens no window of its own."""
    import subprocess

    flags = 0
    if sys.platform == "win32":
        flags = subprocess.BELOW_NORMAL_PRIORITY_CLASS | subprocess.CREATE_NO_WINDOW
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        creationflags=flags,
    )
