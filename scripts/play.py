"""Open the game from a checkout: python3 scripts/play.py [what klondike --help tells].

The first time it makes an environment for itself; nothing but Python has to be there.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036  # said before anything newer is read
    sys.exit("Klondike needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info[:2]))

from environment import CannotPrepareError, prepared

try:
    environment = prepared()
except CannotPrepareError as problem:
    sys.exit(str(problem))
sys.exit(environment.become("-P", "-m", "klondike", *sys.argv[1:]))
