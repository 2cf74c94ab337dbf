"""The environment that the scripts run the game and its checks in: made once, then only looked at.

It lies in `.venv` of the checkout, or in the user's cache folder where the checkout cannot be written. For
each part installed it keeps a note of the pyproject.toml it was installed for: while that is the same, a
start has nothing to do. Nothing but Python itself is needed to make it.
"""

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from subprocess import Popen

ROOT = Path(__file__).resolve().parent.parent
PYTHON = ("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")
GAME = "game"
CACHES = {"RUFF_CACHE_DIR": "ruff", "MYPY_CACHE_DIR": "mypy", "HYPOTHESIS_STORAGE_DIRECTORY": "hypothesis"}
CACHE_PLACES = {"darwin": ("Library", "Caches"), "win32": ("AppData", "Local")}
INTERRUPTED = 130


class CannotPrepareError(Exception):
    """The environment cannot be made; the text is one line for the user."""


class Environment:
    """A virtual environment for the project in `root`, whether it is there already or not."""

    def __init__(self, folder: Path, root: Path = ROOT) -> None:
        """The environment that lies, or will lie, in `folder`."""
        self.folder = folder
        self.root = root
        self.python = folder.joinpath(*PYTHON)

    def missing(self, parts: tuple[str, ...]) -> tuple[str, ...]:
        """Those of the parts that were not installed for the project as it is now."""
        if not self.python.exists():
            return parts
        wanted = self._state()
        return tuple(part for part in parts if not self._is_noted(part, wanted))

    def is_usable(self, parts: tuple[str, ...]) -> bool:
        """Whether the parts were installed once, be it for an older state of the project."""
        return self.python.exists() and all(self._note(part).exists() for part in parts)

    def note(self, parts: tuple[str, ...]) -> None:
        """Keep in mind that the parts are installed now."""
        for part in parts:
            self._note(part).write_bytes(self._state())

    def _note(self, part: str) -> Path:
        return self.folder / f"installed-{part}.toml"

    def _is_noted(self, part: str, state: bytes) -> bool:
        try:
            return self._note(part).read_bytes() == state
        except OSError:
            return False

    def _state(self) -> bytes:
        """What the installed parts depend on: where project and Python are, and the project file."""
        places = f"# {self.root}\n# {os.path.realpath(self.python)}\n"
        return os.fsencode(places) + (self.root / "pyproject.toml").read_bytes()

    def run(self, *arguments: str) -> int:
        """Run its Python in the checkout, caches kept in the environment; returns the exit status."""
        return self._status(arguments, self.root, self._environ())

    def begin(self, *arguments: str) -> Callable[[], int]:
        """Run its Python like that, beside what follows.

        What is returned waits for its end, passes on what it said meanwhile, and returns the exit status.
        """
        import subprocess
        import tempfile

        said = tempfile.TemporaryFile()  # noqa: SIM115  # read, and gone, when it has ended
        process = subprocess.Popen(
            [self.python, *arguments],
            cwd=self.root,
            env=self._environ(),
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=subprocess.STDOUT,
        )
        return lambda: _ended(process, said)

    def become(self, *arguments: str) -> int:
        """Go on as its Python, here; returns the exit status on systems that cannot do that."""
        if os.name != "nt":
            os.execv(self.python, [str(self.python), *arguments])
        return self._status(arguments, None, os.environ)

    def _environ(self) -> dict[str, str]:
        caches = {name: str(self.folder / "caches" / part) for name, part in CACHES.items()}
        return {**os.environ, **caches}

    def _status(self, arguments: tuple[str, ...], folder: Path | None, environ: Mapping[str, str]) -> int:
        import subprocess

        try:
            return subprocess.run([self.python, *arguments], check=False, cwd=folder, env=environ).returncode
        except KeyboardInterrupt:
            return INTERRUPTED


def _ended(process: "Popen[bytes]", said: IO[bytes]) -> int:
    """The exit status of what was begun, once it has ended and its words stand with those of the others."""
    from shutil import copyfileobj

    try:
        status = process.wait()
    except KeyboardInterrupt:
        process.kill()
        status = INTERRUPTED
    said.seek(0)
    sys.stdout.flush()
    copyfileobj(said, sys.stdout.buffer)
    return status


def prepared(*groups: str) -> Environment:
    """The environment with the game and these dependency groups in it; CannotPrepareError."""
    parts = (GAME, *groups)
    environment = Environment(place())
    if environment.missing(parts):
        with locked(environment.folder):
            missing = environment.missing(parts)  # anew: another start may have been at it
            if missing:
                from installation import install

                install(environment, missing)
    return environment


def run_with_pygame(main: Callable[[list[str]], int], script: str) -> int:
    """Run what a script is for: here, or in the environment of the tests where there is no pygame here."""
    from importlib.util import find_spec

    if find_spec("pygame"):
        sys.path.insert(0, str(ROOT))
        return main(sys.argv[1:])
    try:
        return prepared("tests").become(script, *sys.argv[1:])
    except CannotPrepareError as problem:
        sys.exit(str(problem))


def place(root: Path = ROOT) -> Path:
    """Where the environment belongs."""
    beside = root / ".venv"
    if os.access(beside if beside.exists() else root, os.W_OK):
        return beside
    return cache_folder(os.environ) / f"environment-{_short_name(root)}"


def cache_folder(environ: Mapping[str, str]) -> Path:
    """A folder of the user's own for what can be made again; CannotPrepareError when there is none."""
    for folder in _cache_folders(environ):
        try:
            folder.mkdir(0o700, parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK) and _is_ours(folder):
            return folder
    raise CannotPrepareError("There is no folder to make the environment in: XDG_CACHE_HOME can name one.")


def _cache_folders(environ: Mapping[str, str]) -> Iterator[Path]:
    import tempfile

    named = environ.get("LOCALAPPDATA" if os.name == "nt" else "XDG_CACHE_HOME", "")
    if Path(named).is_absolute():
        yield Path(named) / "klondike-desktop"
    home = Path("~").expanduser()
    if home.is_absolute():
        yield home.joinpath(*CACHE_PLACES.get(sys.platform, (".cache",)), "klondike-desktop")
    yield Path(tempfile.gettempdir()) / f"klondike-desktop-{_user()}"


def _user() -> int:
    return os.getuid() if hasattr(os, "getuid") else 0


def _is_ours(folder: Path) -> bool:
    return os.name == "nt" or folder.stat().st_uid == _user()


def _short_name(root: Path) -> str:
    from zlib import crc32

    return f"{crc32(os.fsencode(root)):08x}"


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Keep other starts waiting that want to work in the folder too."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("a", encoding="ascii") as file:
        _wait_for(file)
        yield


def _wait_for(file: IO[str]) -> None:
    if sys.platform == "win32":
        import msvcrt

        locked = False
        while not locked:
            with suppress(OSError):  # it gives up after ten seconds; an installation takes longer
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
                locked = True
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX)
