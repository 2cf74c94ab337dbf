"""Making the environment and installing into it, by whichever of Python's ways is at hand."""

import os
import shutil
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

from environment import GAME, CannotPrepareError, Environment

LOG = "install.log"
PIP_FLAGS = ("--quiet", "--no-input", "--disable-pip-version-check", "--retries", "2")
IN_THE_WAY = ("PIP_TARGET", "PIP_PREFIX", "PIP_USER", "PIP_REQUIRE_VIRTUALENV")
OFFLINE = ("NewConnectionError", "NameResolution", "ConnectTimeout", "ProxyError", "SSLError", "timed out")

# What has to be there, and what makes an environment of it; the first that works is taken.
WAYS = (
    (("venv", "ensurepip"), ("venv",)),
    (("venv", "pip"), ("venv", "--without-pip")),
    (("virtualenv",), ("virtualenv", "--quiet")),
)
NO_WAY = (
    "Python's venv module is not complete here. Install it and start again; "
    "on Debian and Ubuntu: apt install python3-venv"
)
NO_NETWORK = "The package index cannot be reached; pygame-ce and platformdirs have to come from there once."

SOUND = (
    "import os, sys, sysconfig; "
    "sys.exit(sys.version_info < (3, 11) or not os.path.isdir(sysconfig.get_path('purelib')))"
)


def install(environment: Environment, parts: tuple[str, ...]) -> None:
    """Install the parts; an environment that served before may go on as it is when that fails."""
    tell("Preparing Klondike: this takes a minute, and is needed only now.")
    usable = environment.is_usable(parts)
    try:
        if not is_sound(environment):
            make(environment)
        fetch(environment, parts)
    except CannotPrepareError as problem:
        if not (usable and is_sound(environment)):
            raise
        tell(f"{problem} Going on with what was there before.")
    else:
        environment.note(parts)


def is_sound(environment: Environment) -> bool:
    """Whether its Python runs, is new enough and has a place for packages."""
    return environment.python.exists() and succeeds([environment.python, "-c", SOUND])


def make(environment: Environment) -> None:
    """Make the environment in its folder, in place of what lies there; CannotPrepareError."""
    for needed, way in WAYS:
        if all(find_spec(name) for name in needed):
            clear(environment.folder)
            if succeeds([sys.executable, "-m", *way, environment.folder]) and is_sound(environment):
                return
    raise CannotPrepareError(NO_WAY)


def clear(folder: Path) -> None:
    """Take away everything in the folder but the lock, which is held."""
    for path in folder.iterdir():
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        elif path.name != "lock":
            path.unlink()


def fetch(environment: Environment, parts: tuple[str, ...]) -> None:
    """Let pip install the parts; CannotPrepareError tells why it could not."""
    command = [*pip(environment), "install", *PIP_FLAGS, *requirements(environment.root, parts)]
    environ = {name: value for name, value in os.environ.items() if name not in IN_THE_WAY}
    done = subprocess.run(
        command, env=environ, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    log = environment.folder / LOG
    log.write_text(done.stdout, encoding="utf-8")
    if done.returncode:
        raise CannotPrepareError(f"{reason(done.stdout)} (More in {log}.)")


def pip(environment: Environment) -> list[str | Path]:
    """The pip of the environment, or that of the Python which runs this."""
    if succeeds([environment.python, "-m", "pip", "--version"]):
        return [environment.python, "-m", "pip"]
    if find_spec("pip"):
        return [sys.executable, "-m", "pip", "--python", str(environment.python)]
    raise CannotPrepareError(NO_WAY)


def requirements(root: Path, parts: tuple[str, ...]) -> list[str]:
    """The parts as pip wants them said: the project itself, and what its groups name."""
    groups = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
    project = ["--editable", str(root)] if GAME in parts else []
    return project + [name for part in parts if part != GAME for name in groups[part]]


def reason(output: str) -> str:
    """Why pip failed, in one line."""
    if any(sign in output for sign in OFFLINE):
        return NO_NETWORK
    errors = [line for line in output.splitlines() if line.startswith("ERROR:")]
    return f"pip failed: {errors[0].removeprefix('ERROR:').strip() if errors else 'it did not say why'}"


def succeeds(command: list[str | Path]) -> bool:
    """Whether the command runs and ends with status 0; what it prints is of no interest."""
    try:
        return not subprocess.run(command, capture_output=True, check=False).returncode
    except OSError:
        return False


def tell(text: str) -> None:
    """Say something to the user that is no result."""
    print(text, file=sys.stderr, flush=True)
