"""Klondike solitaire for the desktop."""

import os

__version__ = "0.1.0"

# pygame greets on the console unless told otherwise before it is first imported, by whatever module.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
