"""Check the whole project: python3 scripts/test.py [arguments for pytest].

Runs ruff, mypy and pytest, all three whatever the first ones say; the exit status is 1 when one of them
found something.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036  # said before anything newer is read
    sys.exit("Klondike needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info[:2]))

from environment import CannotPrepareError, prepared

try:
    environment = prepared("tests", "lint")
except CannotPrepareError as problem:
    sys.exit(str(problem))
cache = environment.folder / "caches" / "pytest"
statuses = {
    "ruff": environment.run("-m", "ruff", "check"),
    "mypy": environment.run("-m", "mypy"),
    "pytest": environment.run("-m", "pytest", "-o", f"cache_dir={cache}", *sys.argv[1:]),
}
sys.exit(1 if any(statuses.values()) else 0)
