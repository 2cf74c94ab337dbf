"""A program in a real window, and the hand that plays it: mouse, keyboard, and what it tells in its trace."""

import json
import signal
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.desktop.waiting import until

if TYPE_CHECKING:
    from tests.desktop.desktop import Desktop

Point = tuple[float, float]  # in pixels of the window
Record = dict[str, Any]
STEPS, STEP_SECONDS = 6, 0.004  # of a hand on its way
BETWEEN_CLICKS = 40  # milliseconds
QUIET_SECONDS = 0.1


class Player:
    """One running program on a desktop."""

    def __init__(self, desktop: "Desktop", command: Sequence[str], folder: Path) -> None:
        """Start the command in a folder; `open` waits for its window."""
        self._desktop = desktop
        self._trace: Path | None = None
        self._read = 0
        self.records: list[Record] = []
        with (desktop.folder / "program.log").open("ab") as log:
            self.process = subprocess.Popen(command, cwd=folder, env=desktop.environ, stdout=log, stderr=log)
        self.window = ""

    def open(self) -> None:
        """Wait until the window is there and has the keyboard."""

        def window() -> list[str]:
            assert self.process.poll() is None, self.log
            return self._tool("search", "--onlyvisible", "--pid", self.process.pid, check=False).split()

        found = until(window, 20, "a window")
        activate = "windowactivate" if self._desktop.is_managed else "windowfocus"
        self._tool(activate, "--sync", found[0])
        self.window = found[0]

    def _tool(self, *words: object, check: bool = True) -> str:
        return self._desktop.tool(*words, check=check)

    @property
    def log(self) -> str:
        """What programs of this desktop printed so far, and what went wrong in the game."""
        files = [self._desktop.folder / name for name in ("program.log", "state/data/klondike.log")]
        return "\n".join(
            file.read_text(encoding="utf-8", errors="replace") for file in files if file.exists()
        )

    # What it tells

    def follow(self, trace: Path) -> Record:
        """Read this trace from now on; waits for its first record."""
        self._trace = trace
        return self.wait_for(lambda record: True)

    def look(self) -> list[Record]:
        """The records that came since the last look; a line not yet finished waits for the next."""
        assert self._trace
        if not self._trace.exists():
            return []
        with self._trace.open("rb") as file:
            file.seek(self._read)
            data = file.read()
        whole = data[: data.rfind(b"\n") + 1]
        self._read += len(whole)
        new = [json.loads(line) for line in whole.splitlines()]
        self.records += new
        return new

    @property
    def now(self) -> Record:
        """The latest record."""
        self.look()
        return self.records[-1]

    def wait_for(self, predicate: Callable[[Record], object], seconds: float = 10) -> Record:
        """The latest record, or the first to come, of which the predicate is true."""

        def found() -> Record | None:
            candidates = [*self.records[-1:], *self.look()]
            return next(filter(predicate, candidates), None)

        return until(found, seconds, lambda: f"a record\n{str(self.records[-1:])[:3000]}\n{self.log}")

    def wait_still(self, seconds: float = 10) -> Record:
        """The latest record, once nothing moves in it and no other came for a moment."""

        def still() -> Record | None:
            time.sleep(QUIET_SECONDS)
            return None if self.look() or self.records[-1]["moving"] else self.records[-1]

        return until(still, seconds, lambda: f"stillness\n{self.log}")

    # The mouse

    def move(self, point: Point) -> None:
        """Put the pointer there."""
        self._tool(*self._to(point))

    def press(self, point: Point, button: int = 1) -> None:
        """Go there and press a button."""
        self._tool(*self._to(point), "mousedown", button)

    def release(self, button: int = 1) -> None:
        """Let the button go, wherever the pointer is."""
        self._tool("mouseup", button)

    def click(self, point: Point, button: int = 1, times: int = 1) -> None:
        """Go there and click so many times."""
        delay = BETWEEN_CLICKS if times > 1 else 0
        self._tool(*self._to(point), "click", "--repeat", times, "--delay", delay, button)

    def drag(self, start: Point, end: Point, steps: int = STEPS) -> None:
        """Press at the start, move to the end in that many steps, and let go."""
        self._tool(*self._to(start), "mousedown", 1, *self._way(start, end, steps), "mouseup", 1)

    def carry(self, start: Point, end: Point, steps: int = STEPS) -> None:
        """Move from start to end as a hand does, with whatever buttons are down."""
        self._tool(*self._way(start, end, steps))

    def _way(self, start: Point, end: Point, steps: int) -> list[object]:
        words: list[object] = []
        for step in range(1, steps + 1):
            part = step / steps
            point = (start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1]))
            words += [*self._to(point), "sleep", STEP_SECONDS]
        return words

    def _to(self, point: Point) -> tuple[object, ...]:
        return "mousemove", "--window", self.window, round(point[0]), round(point[1])

    # The keyboard

    def key(self, *names: str) -> None:
        """Press and let go keys one after the other, named as xdotool does: ctrl+q, Return, F11."""
        self._tool("key", *names)

    # The window

    def resize(self, width: int, height: int) -> None:
        """Make the window that large."""
        self._tool("windowsize", self.window, width, height)

    def minimise(self) -> None:
        """Put the window away."""
        self._tool("windowminimize", "--sync", self.window)

    def restore(self) -> None:
        """Show it again, and give it the keyboard."""
        self._tool("windowmap", "--sync", self.window, "windowactivate", "--sync", self.window)

    @property
    def size(self) -> tuple[int, int]:
        """How large the window is inside."""
        return self._geometry()["WIDTH"], self._geometry()["HEIGHT"]

    @property
    def title(self) -> str:
        """What its title bar says."""
        return self._tool("getwindowname", self.window).rstrip("\n")

    def is_of_class(self, name: str) -> bool:
        """Whether a desktop takes the window for one of the launcher with this name."""
        return self.window in self._tool("search", "--class", f"^{name}$", check=False).split()

    def _geometry(self) -> dict[str, int]:
        lines = self._tool("getwindowgeometry", "--shell", self.window).split()
        return {name: int(value) for name, value in (line.split("=") for line in lines)}

    # The end

    def wait_exit(self, seconds: float = 10) -> int:
        """The exit status, once it has ended by itself."""
        return self.process.wait(seconds)

    def kill(self) -> None:
        """End it at once, as kill -9 does."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
