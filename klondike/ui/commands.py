"""What the player can ask for, and by which keys: one table for the keyboard, the menu and the help."""

from enum import StrEnum
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


class Command(StrEnum):
    """A wish of the player, whichever way it is said."""

    MENU = "menu"
    NEW_GAME = "new_game"
    CHOOSE_GAME = "choose_game"
    TODAY = "today"
    RESTART = "restart"
    UNDO = "undo"
    REDO = "redo"
    DRAW = "draw"
    HINT = "hint"
    GO_BACK = "go_back"
    SHOW_ME = "show_me"
    FINISH = "finish"
    COPY_CODE = "copy_code"
    ENTER_CODE = "enter_code"
    STATISTICS = "statistics"
    SETTINGS = "settings"
    RULES = "rules"
    HELP = "help"
    FULL_SCREEN = "full_screen"
    PAUSE = "pause"
    QUIT = "quit"
    CANCEL = "cancel"
    STEP = "step"
    ROW_END = "row_end"
    ROW = "row"
    COLUMN = "column"
    PILE = "pile"
    NEXT_CARD = "next_card"
    TAKE = "take"
    BEST_MOVE = "best_move"
    SEND_HOME = "send_home"


class Key(NamedTuple):
    """A key with exactly these modifiers held."""

    code: int
    modifiers: int = 0

    @property
    def name(self) -> str:
        """Say the key as it stands on the keyboard: "Ctrl+Z"."""
        held = [word for bit, _, word in MODIFIERS if self.modifiers & bit]
        return "+".join([*held, KEY_NAMES.get(self.code) or chr(self.code).upper()])


class Row(NamedTuple):
    """All about one command: words, keys (the first one is shown in menus), where it is listed, its icon."""

    command: Command
    label: str
    keys: tuple[Key, ...]
    group: str
    icon: str
    repeats: bool = False
    caps: tuple[str, ...] = ()  # names for its keys together, where there are many


COMMANDS = (
    Row(
        Command.NEW_GAME,
        "New game",
        (Key(pygame.K_F2), Key(pygame.K_n, CTRL), Key(pygame.K_n)),
        "game",
        "plus",
    ),
    Row(Command.CHOOSE_GAME, "Choose a game", (Key(pygame.K_g),), "game", "cards"),
    Row(Command.TODAY, "Today’s deal", (Key(pygame.K_t),), "game", "calendar"),
    Row(Command.RESTART, "Restart this deal", (Key(pygame.K_r),), "game", "restart"),
    Row(
        Command.UNDO,
        "Undo",
        (Key(pygame.K_z, CTRL), Key(pygame.K_z), Key(pygame.K_u), Key(pygame.K_BACKSPACE)),
        "play",
        "undo",
        repeats=True,
    ),
    Row(
        Command.REDO,
        "Redo",
        (Key(pygame.K_y, CTRL), Key(pygame.K_y), Key(pygame.K_z, CTRL | SHIFT)),
        "play",
        "redo",
        repeats=True,
    ),
    Row(Command.DRAW, "Turn the stock", (Key(pygame.K_SPACE), Key(pygame.K_d)), "play", "cards"),
    Row(Command.HINT, "Hint", (Key(pygame.K_h),), "play", "hint"),
    Row(Command.GO_BACK, "Back to winnable", (Key(pygame.K_b),), "play", "first"),
    Row(Command.SHOW_ME, "Show me how", (Key(pygame.K_h, SHIFT),), "play", "eye"),
    Row(Command.FINISH, "Send home all that fits", (Key(pygame.K_a),), "play", "finish"),
    Row(Command.PAUSE, "Pause", (Key(pygame.K_p), Key(pygame.K_PAUSE)), "play", "pause"),
    Row(Command.COPY_CODE, "Copy the deal code", (Key(pygame.K_c, CTRL),), "deal", "copy"),
    Row(Command.ENTER_CODE, "Enter a deal code", (Key(pygame.K_v, CTRL),), "deal", "hash"),
    Row(
        Command.STEP,
        "Move the cursor",
        (Key(pygame.K_LEFT), Key(pygame.K_RIGHT), Key(pygame.K_UP), Key(pygame.K_DOWN)),
        "cursor",
        "keys",
        repeats=True,
        caps=("Arrow keys",),
    ),
    Row(Command.ROW_END, "Ends of the row", (Key(pygame.K_HOME), Key(pygame.K_END)), "cursor", "first"),
    Row(
        Command.ROW,
        "Upper row, columns",
        (Key(pygame.K_PAGEUP), Key(pygame.K_PAGEDOWN)),
        "cursor",
        "up",
    ),
    Row(
        Command.COLUMN,
        "A column",
        tuple(map(Key, DIGITS)),
        "cursor",
        "down",
        caps=("1 … 9, 0",),
    ),
    Row(Command.PILE, "Waste, stock", (Key(pygame.K_w), Key(pygame.K_q)), "cursor", "cards"),
    Row(
        Command.NEXT_CARD,
        "Next card to move",
        (Key(pygame.K_TAB), Key(pygame.K_TAB, SHIFT)),
        "cursor",
        "right",
        repeats=True,
    ),
    Row(Command.TAKE, "Pick up, put down", (Key(pygame.K_RETURN), Key(pygame.K_e)), "cursor", "hand"),
    Row(
        Command.BEST_MOVE,
        "Best move of a card",
        (Key(pygame.K_m), Key(pygame.K_RETURN, SHIFT)),
        "cursor",
        "star",
    ),
    Row(Command.SEND_HOME, "Send this card home", (Key(pygame.K_f),), "cursor", "finish"),
    Row(Command.STATISTICS, "Statistics", (Key(pygame.K_s),), "panels", "stats"),
    Row(Command.SETTINGS, "Settings", (Key(pygame.K_COMMA, CTRL),), "panels", "sliders"),
    Row(Command.RULES, "Rules of this game", (Key(pygame.K_F3),), "panels", "book"),
    Row(Command.HELP, "Help and keys", (Key(pygame.K_F1),), "panels", "keys"),
    Row(Command.MENU, "Menu", (Key(pygame.K_F10),), "window", "menu"),
    Row(
        Command.FULL_SCREEN,
        "Full screen",
        (Key(pygame.K_F11), Key(pygame.K_RETURN, ALT)),
        "window",
        "full",
    ),
    Row(Command.CANCEL, "Let go, close", (Key(pygame.K_ESCAPE),), "window", "close"),
    Row(Command.QUIT, "Quit", (Key(pygame.K_q, CTRL),), "window", "quit"),
)

ROWS = {row.command: row for row in COMMANDS}
BOUND = {key: row for row in COMMANDS for key in row.keys}


def command_for(event: pygame.event.Event) -> Command | None:
    """Give the command of a pressed key, None for all else; a repeat counts only where the row says so."""
    if event.type != pygame.KEYDOWN:
        return None
    row = BOUND.get(pressed_key(event))
    if row is None or (getattr(event, "repeat", False) and not row.repeats):
        return None
    return row.command


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


def key_names(command: Command) -> str:
    """Name the first key of a command, as a menu shows it."""
    return ROWS[command].keys[0].name


def all_key_names(command: Command) -> tuple[str, ...]:
    """Name every key of a command, as the help shows them."""
    row = ROWS[command]
    return row.caps or tuple(key.name for key in row.keys)


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
