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
cache = str(environment.folder / "caches" / "pytest")
statuses = [
    environment.run("-m", "ruff", "check"),
    environment.run("-m", "mypy"),
    environment.run("-m", "pytest", "-o", "cache_dir=" + cache, *sys.argv[1:]),
]
sys.exit(1 if any(statuses) else 0)
