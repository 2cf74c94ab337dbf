"""Imports what will be wanted soon, at moments when nothing happens."""

import sys


class Ahead:
    """The modules that are still to be imported, one at a time."""

    def __init__(self, names: str) -> None:
        """Wait with all of them: their full names, with spaces between."""
        self._names = names.split()[::-1]

    def prepare(self) -> bool:
        """Import the next one; false when all are there."""
        from importlib import import_module

        while self._names:
            name = self._names.pop()
            if name not in sys.modules:
                import_module(name)
                return True
        return False
