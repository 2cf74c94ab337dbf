"""Check the whole project: python3 scripts/test.py [arguments for pytest].

Runs ruff, mypy and pytest, all of them whatever the first ones say; the exit status is 1 when one of them
found something. Where no arguments choose among the tests, a part of them that takes about half of the time
runs beside all else; what that part says comes last.
"""

import os
import sys

if sys.version_info < (3, 11):  # noqa: UP036  # said before anything newer is read
    sys.exit("Klondike needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info[:2]))

from environment import CannotPrepareError, Environment, prepared

BESIDE = ("tests/desktop", "tests/solver")  # those in real windows come first: they mostly wait
STEP_BACK = 5  # of priority, behind the real windows: time really passes there


def checks(environment: Environment, *arguments: str) -> dict[str, int]:
    """The exit statuses of all checks, one after the other."""
    return {
        "ruff": environment.run("-m", "ruff", "check"),
        "mypy": environment.run("-m", "mypy"),
        "pytest": environment.run(*tests(environment, "pytest", *arguments)),
    }


def tests(environment: Environment, cache: str, *arguments: str) -> tuple[str, ...]:
    """The command for pytest; what runs at the same time needs caches of different names."""
    return "-m", "pytest", "-o", f"cache_dir={environment.folder / 'caches' / cache}", *arguments


def checks_in_halves(environment: Environment) -> dict[str, int]:
    """The same, some of the tests running beside the others."""
    beside_ended = environment.begin(*tests(environment, "pytest-beside", *BESIDE))
    if hasattr(os, "nice"):
        os.nice(STEP_BACK)
    statuses = checks(environment, *(f"--ignore={folder}" for folder in BESIDE))
    return statuses | {f"pytest {' '.join(BESIDE)}": beside_ended()}


try:
    environment = prepared("tests", "lint")
except CannotPrepareError as problem:
    sys.exit(str(problem))
statuses = checks(environment, *sys.argv[1:]) if sys.argv[1:] else checks_in_halves(environment)
found = [name for name, status in statuses.items() if status]
sys.exit(f"Failed: {', '.join(found)}." if found else 0)
