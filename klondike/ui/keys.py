"""Keys: one with exactly these modifiers held, what it is called, and which one an event means."""

from typing import NamedTuple

import pygame

CTRL, SHIFT, ALT = 1, 2, 4
MODIFIERS = (
    (CTRL, pygame.KMOD_CTRL, "Ctrl"),
    (ALT, pygame.KMOD_ALT, "Alt"),
    (SHIFT, pygame.KMOD_SHIFT, "Shift"),
)
KEY_NAMES = {
    pygame.K_SPACE: "Space",
    pygame.K_BACKSPACE: "Backspace",
    pygame.K_RETURN: "Enter",
    pygame.K_ESCAPE: "Esc",
    pygame.K_PAUSE: "Pause",
    pygame.K_TAB: "Tab",
    pygame.K_LEFT: "Left",
    pygame.K_RIGHT: "Right",
    pygame.K_UP: "Up",
    pygame.K_DOWN: "Down",
    pygame.K_HOME: "Home",
    pygame.K_END: "End",
    pygame.K_PAGEUP: "Page up",
    pygame.K_PAGEDOWN: "Page down",
    pygame.K_F1: "F1",
    pygame.K_F2: "F2",
    pygame.K_F3: "F3",
    pygame.K_F10: "F10",
    pygame.K_F11: "F11",
}
SCANCODE_A, SCANCODE_Z = 4, 29  # places of the letters on every keyboard
SCANCODE_1, SCANCODE_0 = 30, 39  # and of the digits, which some keyboards give with Shift only
DIGITS = tuple(map(ord, "1234567890"))


class Key(NamedTuple):
    """A key with exactly these modifiers held."""

    code: int
    modifiers: int = 0

    @property
    def name(self) -> str:
        """Say the key as it stands on the keyboard: "Ctrl+Z"."""
        held = [word for bit, _, word in MODIFIERS if self.modifiers & bit]
        return "+".join([*held, KEY_NAMES.get(self.code) or chr(self.code).upper()])

    @property
    def is_sign(self) -> bool:
        """Whether it writes a letter, a digit or another sign where text is wanted."""
        return (
            not self.modifiers & (CTRL | ALT) and 32 <= self.code < 1 << 30 and self.code != pygame.K_DELETE
        )


def pressed_key(event: pygame.event.Event) -> Key:
    """Read key and modifiers; letters of other scripts and digits that need Shift count by their place."""
    code, place = event.key, getattr(event, "scancode", 0)
    if 128 <= code < 1 << 30 and SCANCODE_A <= place <= SCANCODE_Z:
        code = ord("a") + place - SCANCODE_A
    elif SCANCODE_1 <= place <= SCANCODE_0:
        code = DIGITS[place - SCANCODE_1]
    elif code == pygame.K_KP_ENTER:
        code = pygame.K_RETURN
    held = getattr(event, "mod", 0)
    return Key(code, sum(bit for bit, mask, _ in MODIFIERS if held & mask))


class HeldKeys:
    """Remember which keys are down, to tell a press from its repeats (the events themselves do not)."""

    def __init__(self) -> None:
        self._down: set[int] = set()

    def mark(self, event: pygame.event.Event) -> pygame.event.Event:
        """Set `event.repeat` on pressed keys; a lost focus lets all keys go."""
        if event.type == pygame.KEYDOWN:
            event.repeat = event.key in self._down
            self._down.add(event.key)
        elif event.type == pygame.KEYUP:
            self._down.discard(event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._down.clear()
        return event
