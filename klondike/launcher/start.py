"""How this very installation is started, from wherever the desktop happens to stand."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from klondike.launcher.plan import LauncherError

PACKAGE = Path(__file__).resolve().parent.parent
FIND = "from importlib.util import find_spec as f; s = f('klondike'); print(s and s.origin or '')"


class Start(NamedTuple):
    """A command, and the folder it must run in where that matters."""

    command: tuple[str, ...]
    folder: Path | None = None


def this_installation() -> Start:
    """The command that starts the running program again.

    An installed package is found from everywhere, and with -P no folder of the same name can get in the
    way. A checkout that was not installed is found only by starting in it.
    """
    if not sys.executable:
        raise LauncherError("the Python that runs this does not know where it is")
    if _is_installed():
        return Start((_windowed(sys.executable), "-P", "-m", "klondike"))
    return Start((_windowed(sys.executable), "-m", "klondike"), PACKAGE.parent)


def _is_installed() -> bool:
    """Whether a Python started elsewhere finds the package, and finds it here."""
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    found = subprocess.run(
        [sys.executable, "-P", "-c", FIND], env=environ, capture_output=True, text=True, check=False
    )
    origin = found.stdout.strip()
    return bool(origin) and Path(origin).resolve().parent == PACKAGE


def _windowed(executable: str) -> str:
    """The Python without a console window, where the system has two."""
    windowed = Path(executable).with_name("pythonw.exe")
    return str(windowed) if windowed.is_file() else executable
