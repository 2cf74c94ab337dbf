"""Start the program: `klondike` and `python -m klondike` both end up here."""

import sys

from klondike.cli import Options, parse


def main() -> int:
    """Open the game as the command line says, and return the exit status."""
    arguments = sys.argv[1:]
    options = parse(arguments) if arguments else Options()
    from klondike.start import run

    return run(options)


if __name__ == "__main__":
    sys.exit(main())
