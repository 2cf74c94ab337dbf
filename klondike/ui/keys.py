"""Keys: one with exactly these modifiers held, what it is called, and which one an event means."""

import sys
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
    pygame.K_F4: "F4",
    pygame.K_F5: "F5",
    pygame.K_F6: "F6",
    pygame.K_F7: "F7",
    pygame.K_F8: "F8",
    pygame.K_F9: "F9",
    pygame.K_F10: "F10",
    pygame.K_F11: "F11",
    pygame.K_F12: "F12",
    pygame.K_INSERT: "Insert",
    pygame.K_DELETE: "Delete",
    pygame.K_LALT: "Alt",
    pygame.K_PLUS: "Plus",
    pygame.K_MINUS: "Minus",
}
SCANCODE_A, SCANCODE_Z = 4, 29  # places of the letters on every keyboard
SCANCODE_1, SCANCODE_0 = 30, 39  # and of the digits, which some keyboards give with Shift only
DIGITS = tuple(map(ord, "1234567890"))
KEYPAD = {
    pygame.K_KP_ENTER: pygame.K_RETURN,
    pygame.K_KP_PLUS: pygame.K_PLUS,
    pygame.K_KP_MINUS: pygame.K_MINUS,
    pygame.K_KP_MULTIPLY: pygame.K_ASTERISK,
    pygame.K_KP_DIVIDE: pygame.K_SLASH,
}

# Held together with other keys, as to change to another program; alone they mean nothing.
HELD = frozenset(range(pygame.K_LCTRL, pygame.K_RGUI + 1)) | {
    pygame.K_CAPSLOCK,
    pygame.K_NUMLOCKCLEAR,
    pygame.K_MODE,
}
ALTS = (pygame.K_LALT, pygame.K_RALT)
OTHER_MODIFIERS = pygame.KMOD_CTRL | pygame.KMOD_SHIFT | pygame.KMOD_GUI
LONGEST_ALONE = 1.0  # seconds
# Of keys and buttons that a window manager keeps for itself, as to move a window, only traces are told.
BETWEEN = frozenset(
    (
        pygame.MOUSEBUTTONDOWN,
        pygame.MOUSEWHEEL,
        pygame.WINDOWFOCUSLOST,
        pygame.WINDOWFOCUSGAINED,
        pygame.WINDOWTAKEFOCUS,
        pygame.WINDOWEXPOSED,
        pygame.WINDOWLEAVE,
        pygame.WINDOWMOVED,
        pygame.WINDOWSIZECHANGED,
        pygame.WINDOWMINIMIZED,
        pygame.WINDOWHIDDEN,
    )
)


class Key(NamedTuple):
    """A key with exactly these modifiers held."""

    code: int
    modifiers: int = 0

    @property
    def name(self) -> str:
        """Say the key as it stands on the keyboard: "Ctrl+Z"."""
        held = [word for bit, _, word in MODIFIERS if self.modifiers & bit]
        return "+".join([*held, KEY_NAMES.get(self.code) or _sign(self.code)])

    @property
    def is_sign(self) -> bool:
        """Whether it writes a letter, a digit or another sign where text is wanted."""
        return (
            not self.modifiers & (CTRL | ALT) and 32 <= self.code < 1 << 30 and self.code != pygame.K_DELETE
        )


def _sign(code: int) -> str:
    """The sign on a key as large letters show it; "?" on one that writes none."""
    sign = chr(code) if 32 < code <= sys.maxunicode else "?"
    return sign.upper() if len(sign.upper()) == 1 else sign


LONE_ALT = Key(pygame.K_LALT)  # pressed and let go with nothing between, as `LoneAlt` tells it


def pressed_key(event: pygame.event.Event) -> Key:
    """Read key and modifiers; letters of other scripts and digits that need Shift count by their place.

    What the keypad writes is the same as elsewhere, its digits only where they are not its arrows.
    """
    code, place, held = event.key, getattr(event, "scancode", 0), getattr(event, "mod", 0)
    if 128 <= code < 1 << 30 and SCANCODE_A <= place <= SCANCODE_Z:
        code = ord("a") + place - SCANCODE_A
    elif SCANCODE_1 <= place <= SCANCODE_0:
        code = DIGITS[place - SCANCODE_1]
    elif pygame.K_KP1 <= code <= pygame.K_KP0 and held & (pygame.KMOD_NUM | pygame.KMOD_CTRL):
        code = DIGITS[code - pygame.K_KP1]
    else:
        code = KEYPAD.get(code, code)
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


class LoneAlt:
    """Notices Alt pressed and let go with nothing between: that asks for the menu, Alt+Tab does not."""

    def __init__(self) -> None:
        self._held_for: float | None = None  # seconds; None: not held, or not alone
        self._is_released = False

    @property
    def is_held(self) -> bool:
        """Whether Alt is down alone, so that time counts."""
        return self._held_for is not None

    def age(self, seconds: float) -> None:
        """Let time pass; what is held long is held for something that nobody here is told of."""
        if self._held_for is not None:
            self._held_for += seconds

    def watch(self, event: pygame.event.Event) -> None:
        """Take note of an event, marked as a repeat where it is one."""
        if event.type == pygame.KEYUP and event.key in ALTS:
            self._is_released = self._held_for is not None and self._held_for <= LONGEST_ALONE
            self._held_for = None
        elif event.type == pygame.KEYDOWN:
            is_alone = event.key in ALTS and not getattr(event, "mod", 0) & OTHER_MODIFIERS
            if not (is_alone and event.repeat):
                self._held_for = 0.0 if is_alone else None
        elif event.type in BETWEEN:
            self._held_for, self._is_released = None, False

    def presses(self) -> list[pygame.event.Event]:
        """The press of `LONE_ALT`, asked for when all that came with the release is known."""
        is_released, self._is_released = self._is_released, False
        return [pygame.event.Event(pygame.KEYDOWN, key=LONE_ALT.code, mod=0)] if is_released else []
