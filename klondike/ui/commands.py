"""What the player can ask for, and by which keys: one table for the keyboard, the menu and the help."""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

import pygame

from klondike.ui.keys import ALT, CTRL, DIGITS, LONE_ALT, SHIFT, Key, pressed_key


class Command(StrEnum):
    """A wish of the player, whichever way it is said."""

    MENU = "menu"
    NEW_GAME = "new_game"
    CHOOSE_GAME = "choose_game"
    TODAY = "today"
    RESTART = "restart"
    NEXT_DEAL = "next_deal"
    PREVIOUS_DEAL = "previous_deal"
    UNDO = "undo"
    REDO = "redo"
    DRAW = "draw"
    HINT = "hint"
    GO_BACK = "go_back"
    SHOW_ME = "show_me"
    FINISH = "finish"
    SAY_PILE = "say_pile"
    SAY_TABLE = "say_table"
    COPY_CODE = "copy_code"
    ENTER_CODE = "enter_code"
    STATISTICS = "statistics"
    SETTINGS = "settings"
    RULES = "rules"
    HELP = "help"
    FULL_SCREEN = "full_screen"
    FOUR_COLOURS = "four_colours"
    LARGER_TEXT = "larger_text"
    SMALLER_TEXT = "smaller_text"
    USUAL_TEXT = "usual_text"
    PAUSE = "pause"
    QUIT = "quit"
    CANCEL = "cancel"
    STEP = "step"
    ROW_END = "row_end"
    ROW = "row"
    COLUMN = "column"
    PILE = "pile"
    NEXT_CARD = "next_card"
    BAR = "bar"
    TAKE = "take"
    BEST_MOVE = "best_move"
    SEND_HOME = "send_home"


class Row(NamedTuple):
    """All about one command: words, keys (the first one is shown in menus), where it is listed, its icon."""

    command: Command
    label: str
    keys: tuple[Key, ...]
    group: str
    icon: str
    repeats: bool = False
    caps: tuple[str, ...] = ()  # names for its keys together, where there are many
    parts: tuple[str, ...] = ()  # what each of its keys means, where they differ in that
    listed: str = ""  # the words of the line that it shares in the help with those beside it


# The words of lines in the help that several commands share.
NEIGHBOURS, CODES = "Next, previous deal", "Copy, enter a deal code"
PILES, TEXT, SAYING = "Column, waste, stock", "Text size", "Say pile, table"

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
    Row(Command.NEXT_DEAL, "Next deal", (Key(pygame.K_RIGHT, CTRL),), "game", "right", listed=NEIGHBOURS),
    Row(
        Command.PREVIOUS_DEAL, "Previous deal", (Key(pygame.K_LEFT, CTRL),), "game", "left", listed=NEIGHBOURS
    ),
    Row(Command.COPY_CODE, "Copy the deal code", (Key(pygame.K_c, CTRL),), "game", "copy", listed=CODES),
    Row(Command.ENTER_CODE, "Enter a deal code", (Key(pygame.K_v, CTRL),), "game", "hash", listed=CODES),
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
    Row(Command.SAY_PILE, "Say this pile", (Key(pygame.K_i),), "play", "eye", listed=SAYING),
    Row(Command.SAY_TABLE, "Say the table", (Key(pygame.K_i, SHIFT),), "play", "eye", listed=SAYING),
    Row(Command.FOUR_COLOURS, "Four colours", (Key(pygame.K_c),), "looks", "palette"),
    Row(
        Command.LARGER_TEXT,
        "Larger text",
        (
            Key(pygame.K_PLUS, CTRL),
            Key(pygame.K_EQUALS, CTRL),
            Key(pygame.K_PLUS, CTRL | SHIFT),
            Key(pygame.K_EQUALS, CTRL | SHIFT),
        ),
        "looks",
        "plus",
        caps=("Ctrl+Plus",),
        listed=TEXT,
    ),
    Row(Command.SMALLER_TEXT, "Smaller text", (Key(pygame.K_MINUS, CTRL),), "looks", "down", listed=TEXT),
    Row(Command.USUAL_TEXT, "Usual text size", (Key(pygame.K_0, CTRL),), "looks", "eye", listed=TEXT),
    Row(
        Command.STEP,
        "Move the cursor",
        (Key(pygame.K_LEFT), Key(pygame.K_RIGHT), Key(pygame.K_UP), Key(pygame.K_DOWN)),
        "cursor",
        "keys",
        repeats=True,
        caps=("Arrow keys",),
        parts=("Cursor left", "Cursor right", "Cursor up", "Cursor down"),
    ),
    Row(
        Command.ROW_END,
        "Ends of the row",
        (Key(pygame.K_HOME), Key(pygame.K_END)),
        "cursor",
        "first",
        parts=("First of the row", "Last of the row"),
    ),
    Row(
        Command.ROW,
        "Upper row, columns",
        (Key(pygame.K_PAGEUP), Key(pygame.K_PAGEDOWN)),
        "cursor",
        "up",
        parts=("To the upper row", "To the columns"),
    ),
    Row(
        Command.COLUMN,
        "A column",
        tuple(map(Key, DIGITS)),
        "cursor",
        "down",
        caps=("1 … 9, 0",),
        listed=PILES,
        parts=tuple([f"Column {number}" for number in range(1, 11)]),
    ),
    Row(
        Command.PILE,
        "Waste, stock",
        (Key(pygame.K_w), Key(pygame.K_q)),
        "cursor",
        "cards",
        parts=("Waste", "Stock"),
        listed=PILES,
    ),
    Row(
        Command.NEXT_CARD,
        "Next card to move",
        (Key(pygame.K_TAB), Key(pygame.K_TAB, SHIFT)),
        "cursor",
        "right",
        repeats=True,
        parts=("Next card that can move", "Card before that can move"),
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
    Row(Command.MENU, "Menu", (Key(pygame.K_F10), LONE_ALT), "window", "menu"),
    Row(Command.PAUSE, "Pause", (Key(pygame.K_p), Key(pygame.K_PAUSE)), "window", "pause"),
    Row(Command.BAR, "Bar and table in turn", (Key(pygame.K_F6),), "window", "up"),
    Row(
        Command.STATISTICS, "Statistics", (Key(pygame.K_s),), "window", "stats", listed="Statistics, settings"
    ),
    Row(
        Command.SETTINGS,
        "Settings",
        (Key(pygame.K_COMMA, CTRL),),
        "window",
        "sliders",
        listed="Statistics, settings",
    ),
    Row(
        Command.RULES,
        "Rules of this game",
        (Key(pygame.K_F3),),
        "window",
        "book",
        listed="Rules, help and keys",
    ),
    Row(Command.HELP, "Help and keys", (Key(pygame.K_F1),), "window", "keys", listed="Rules, help and keys"),
    Row(Command.FULL_SCREEN, "Full screen", (Key(pygame.K_F11), Key(pygame.K_RETURN, ALT)), "window", "full"),
    Row(Command.CANCEL, "Let go, close", (Key(pygame.K_ESCAPE),), "window", "close"),
    Row(Command.QUIT, "Quit", (Key(pygame.K_q, CTRL),), "window", "quit"),
)

TEXT_SIZES = (Command.LARGER_TEXT, Command.SMALLER_TEXT, Command.USUAL_TEXT)

ROWS = {row.command: row for row in COMMANDS}
BOUND = {key: row for row in COMMANDS for key in row.keys}


class Keymap(NamedTuple):
    """The keys that the player gave to commands, where they are others than those of the table."""

    keys: Mapping[str, tuple[Key, ...]]
    """of each slot that has others, see `slots`"""
    meant: Mapping[Key, Key | None]
    """the key of the table that a pressed one stands for, None for one that means nothing any more"""


USUAL = Keymap({}, {})


def slots(row: Row) -> tuple[str, ...]:
    """Name what keys are given to: the command, or each of its keys where they differ in meaning."""
    if not row.parts:
        return (row.command,)
    return tuple(f"{row.command}.{number}" for number in range(1, len(row.parts) + 1))


def keys_of(command: Command, keymap: Keymap = USUAL) -> tuple[Key, ...]:
    """Give the keys of a command, the one for menus first; there may be none."""
    row = ROWS[command]
    if not row.parts:
        return keymap.keys.get(command, row.keys)
    single = zip(slots(row), row.keys, strict=True)
    return tuple(key for slot, usual in single for key in keymap.keys.get(slot, (usual,)))


def meant_key(event: pygame.event.Event, keymap: Keymap = USUAL) -> Key | None:
    """Give the key of the table that a pressed one stands for."""
    pressed = pressed_key(event)
    return keymap.meant.get(pressed, pressed)


def command_for(event: pygame.event.Event, keymap: Keymap = USUAL) -> Command | None:
    """Give the command of a pressed key, None for all else; a repeat counts only where the row says so."""
    if event.type != pygame.KEYDOWN:
        return None
    key = meant_key(event, keymap)
    row = BOUND.get(key) if key else None
    if row is None or (getattr(event, "repeat", False) and not row.repeats):
        return None
    return row.command


def key_names(command: Command, keymap: Keymap = USUAL) -> str:
    """Name the first key of a command, as a menu shows it; "" for one without."""
    return next((key.name for key in keys_of(command, keymap)), "")


def all_key_names(command: Command, keymap: Keymap = USUAL) -> tuple[str, ...]:
    """Name every key of a command, as the help shows them."""
    row, keys = ROWS[command], keys_of(command, keymap)
    return row.caps if row.caps and keys == row.keys else tuple(key.name for key in keys)
