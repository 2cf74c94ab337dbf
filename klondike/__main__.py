"""Start the program: `klondike` and `python -m klondike` both end up here."""

import os
import sys

from klondike.cli import Options, parse

# The name by which a desktop finds the launcher that a window belongs to. pygame, when it is imported
# without one, takes the name of the script.
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "klondike")

INTERRUPTED = 130


def main() -> int:
    """Open the game as the command line says, and return the exit status."""
    arguments = sys.argv[1:]
    try:
        options = parse(arguments) if arguments else Options()
        from klondike.start import run

        return run(options)
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
