"""A desktop of the test's own: an X server without a screen, a window manager, and programs started on it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pygame

from tests.desktop import screen
from tests.desktop.player import Player
from tests.desktop.waiting import until

ROOT = Path(__file__).resolve().parent.parent.parent
GAME = (sys.executable, "-m", "klondike")


class Desktop:
    """An X server on a display of its own; it ends with `close`, and everything started on it."""

    def __init__(self, folder: Path, size: tuple[int, int] = (1280, 900)) -> None:
        """One `size` pixels wide and high, with all its files in `folder`; `open` starts it."""
        self.folder = folder
        self.size = size
        self.display = ""
        self.environ: dict[str, str] = {}
        self.is_managed = False  # whether windows can be minimised and the like
        self._players: list[Player] = []
        self._own: list[subprocess.Popen[bytes]] = []

    def open(self) -> None:
        """Start the server, and a window manager where there is one."""
        self.display = self._serve()
        self.environ = self._environ()
        if shutil.which("openbox"):
            self._manage()

    def _serve(self) -> str:
        read, write = os.pipe()
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "{}x{}x24".format(*self.size)]
        command += ["-fbdir", str(self.folder), "-nolisten", "tcp", "-noreset"]
        with (self.folder / "Xvfb.log").open("wb") as log:
            self._own.append(subprocess.Popen(command, pass_fds=[write], stdout=log, stderr=log))
        os.close(write)
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        assert number, (self.folder / "Xvfb.log").read_text(encoding="utf-8")
        return f":{number}"

    def _environ(self) -> dict[str, str]:
        unwanted = {"WAYLAND_DISPLAY", "XAUTHORITY", "SDL_VIDEODRIVER"}
        environ = {name: value for name, value in os.environ.items() if name not in unwanted}
        home = self.folder / "home"
        home.mkdir()
        return environ | {"DISPLAY": self.display, "SDL_VIDEODRIVER": "x11", "HOME": str(home)}

    def _manage(self) -> None:
        # A window that is shown before it has quite begun is never let on the screen.
        ready = self.folder / "managed"
        command = ["openbox", "--startup", f"touch '{ready}'"]
        with (self.folder / "openbox.log").open("wb") as log:
            self._own.append(subprocess.Popen(command, env=self.environ, stdout=log, stderr=log))
        until(ready.exists, 10, "a window manager")
        self.is_managed = True

    def tool(self, *words: object, check: bool = True) -> str:
        """What xdotool prints when told so."""
        command = ["xdotool", *map(str, words)]
        done = subprocess.run(command, env=self.environ, capture_output=True, text=True, check=False)
        assert not check or done.returncode == 0, f"{' '.join(command)}: {done.stderr}"
        return done.stdout

    def start(self, *arguments: object, program: Sequence[str] = GAME, folder: Path = ROOT) -> Player:
        """Start a program (the game, if nothing else is said) and wait for its window."""
        player = Player(self, [*program, *map(str, arguments)], folder)
        self._players.append(player)
        player.open()
        return player

    def play(self, *arguments: object) -> Player:
        """Start the game, its state and trace in the desktop's folder, and wait for its first picture."""
        trace = self.folder / f"trace{len(self._players)}.jsonl"
        player = self.start("--data-dir", self.folder / "state", "--trace", trace, *arguments)
        player.follow(trace)
        return player

    def screenshot(self, path: Path | None = None) -> pygame.Surface:
        """What the screen shows, also written to `path` as PNG."""
        picture = screen.picture(self.folder / "Xvfb_screen0")
        if path:
            pygame.image.save(picture, path)
        return picture

    def close(self) -> None:
        """End everything."""
        for player in self._players:
            player.kill()
        for process in reversed(self._own):
            process.terminate()
            process.wait()
