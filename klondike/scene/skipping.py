"""What a press or a fresh key ends on the table: the cards of a deal on their way, and those of a win."""

from typing import TYPE_CHECKING

import pygame

from klondike.scene.cues import SoundKind
from klondike.scene.motion import Kind

if TYPE_CHECKING:
    from klondike.scene.table import TableScreen

ENDS = (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN)


def is_used_up(table: "TableScreen", event: pygame.event.Event) -> bool:
    """End what goes on by itself; true for a press that meant no more than that, a key may mean more."""
    if event.type not in ENDS or getattr(event, "repeat", False):
        return False
    if table.motion.hurry(Kind.DEAL):
        table.listeners.left_out(SoundKind.DEAL)
        table.touch()
    if not table.cascade.is_moving:
        return False
    table.cascade.stop()
    return event.type == pygame.MOUSEBUTTONDOWN
