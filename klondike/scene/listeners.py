"""Whom the table tells of what happens on it."""

from collections.abc import Callable
from typing import NamedTuple

from klondike.rules import Change
from klondike.scene.cues import SoundKind
from klondike.ui.commands import Command


class Listeners(NamedTuple):
    """Whom the table tells: of every change of the game, of its buttons, of what is heard or no more so."""

    changed: Callable[[Change], None]
    wished: Callable[[Command], None]
    heard: Callable[[SoundKind], None]
    left_out: Callable[[SoundKind], None]
