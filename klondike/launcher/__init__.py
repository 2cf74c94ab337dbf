"""The entry in the menu of programs, which a player can click: written for this user, taken away again.

What it consists of differs between systems; each of `linux`, `windows` and `macos` makes a `Plan` of it.
"""

import os
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from klondike.launcher.plan import LauncherError, Plan
from klondike.launcher.start import this_installation

__all__ = ["LauncherError", "Plan", "install", "plan", "remove"]

SYSTEMS = {"win32": "windows", "cygwin": "windows", "darwin": "macos"}  # all others follow freedesktop.org


def plan(system: str = sys.platform, environ: Mapping[str, str] = os.environ) -> Plan:
    """What the launcher consists of for this user on this system; LauncherError without a home folder."""
    try:
        home = Path.home()
    except RuntimeError as problem:
        raise LauncherError("there is no home folder to put it in") from problem
    maker = import_module(f"klondike.launcher.{SYSTEMS.get(system, 'linux')}")
    made: Plan = maker.plan(this_installation(), home, environ)
    return made


def install(wanted: Plan | None = None) -> str:
    """Write the launcher, over an older one; returns a line about it. OSError, LauncherError."""
    wanted = wanted or plan()
    for path, content in wanted.files.items():
        _write(path, content())
    for command in wanted.commands:
        _run(command)
    wanted.renew()
    return f"Klondike is in the menu of programs now: {wanted.entry}"


def remove(wanted: Plan | None = None) -> str:
    """Take away exactly what `install` wrote, and folders left empty; returns a line about it. OSError."""
    wanted = wanted or plan()
    there = [path for path in {wanted.entry: None, **wanted.files} if path.is_file()]
    for path in there:
        path.unlink()
    for folder in wanted.folders:
        with suppress(OSError):  # it is not empty, or not there
            folder.rmdir()
    wanted.renew()
    if not there:
        return "Klondike was not in the menu of programs."
    return f"Klondike was taken out of the menu of programs: {wanted.entry}"


def _write(path: Path, content: bytes) -> None:
    if not content:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    if content.startswith(b"#!"):
        path.chmod(0o755)


def _run(command: tuple[str, ...]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise LauncherError(done.stderr.strip() or f"{command[0]} ended with status {done.returncode}")
