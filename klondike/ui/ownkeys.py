"""The keys that a player gives to commands: read from a text, changed one at a time, spelled again.

The text has a line for each slot that has other keys than in the table: its name and the names of its keys,
with tabs between them. What is not understood in it is left out.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import pygame

from klondike.ui.commands import COMMANDS, USUAL, Command, Keymap, Row, slots
from klondike.ui.keys import ALT, CTRL, KEY_NAMES, MODIFIERS, SHIFT, Key

MOST = 4  # keys of one command
FIXED = (Command.CANCEL,)  # what gives other keys can always be left
NEEDED = (Command.MENU,)  # all else can be found from here
NAMELESS = "This key has no name here. Please take another."
ESCAPE = Key(pygame.K_ESCAPE)
SYSTEM = frozenset(
    (
        Key(pygame.K_TAB, ALT),
        Key(pygame.K_TAB, ALT | SHIFT),
        Key(pygame.K_F4, ALT),
        Key(pygame.K_SPACE, ALT),
        Key(pygame.K_ESCAPE, ALT),
        Key(pygame.K_ESCAPE, CTRL),
    )
)
CODES = {name: code for code, name in KEY_NAMES.items()}
BITS = {word: bit for bit, _, word in MODIFIERS}

Changes = Mapping[str, tuple[Key, ...]]


class Slot(NamedTuple):
    """What keys are given to: a command, or one of its keys where they differ in meaning."""

    name: str
    label: str
    usual: tuple[Key, ...]
    row: Row

    @property
    def most(self) -> int:
        """How many keys it may have."""
        return 1 if self.row.parts else MOST


class KeyRefused(ValueError):  # noqa: N818
    """A key that cannot be given to a command; the text says why."""


def all_slots() -> Iterator[Slot]:
    """Everything that keys can be given to, in the order of the table."""
    for row in COMMANDS:
        if row.command not in FIXED:
            labels = row.parts or (row.label,)
            usual = [(key,) for key in row.keys] if row.parts else [row.keys]
            parts = zip(slots(row), labels, usual, strict=True)
            yield from (Slot(name, label, keys, row) for name, label, keys in parts)


def keys_in(slot: Slot, keymap: Keymap = USUAL) -> tuple[Key, ...]:
    """The keys of a slot now."""
    return keymap.keys.get(slot.name, slot.usual)


def keymap_of(text: str) -> Keymap:
    """The keys that a text tells of; those of the table where it tells nothing that is understood."""
    known = {slot.name: slot for slot in all_slots()}
    changes: dict[str, tuple[Key, ...]] = {}
    taken: set[Key] = set()
    for line in text.split("\n"):
        name, *names = line.split("\t")
        keys = [key for key in map(parsed, names) if key and key not in taken]
        if name in known and name not in changes and (keys or not names):
            changes[name] = tuple(dict.fromkeys(keys))[: known[name].most]
            taken.update(changes[name])
    return keymap_with(_sparing(changes, [known[name] for name in NEEDED]))


def _sparing(changes: Changes, needed: Sequence[Slot]) -> Changes:
    """The changes, but for what leaves a needed slot without any key."""
    for slot in needed:
        if not keys_in(slot, keymap_with(changes)):
            others = {name: keys for name, keys in changes.items() if name != slot.name}
            changes = {
                name: tuple(key for key in keys if key not in slot.usual) for name, keys in others.items()
            }
    return changes


def keymap_with(changes: Changes) -> Keymap:
    """The keys with these changes; a key that they name is taken from what it usually stands for."""
    taken = {key for keys in changes.values() for key in keys}
    keys: dict[str, tuple[Key, ...]] = {}
    meant: dict[Key, Key | None] = {}
    for slot in all_slots():
        own = changes.get(slot.name, tuple(key for key in slot.usual if key not in taken))
        if own != slot.usual:
            keys[slot.name] = own
        meant.update(dict.fromkeys(set(slot.usual) - taken.union(own)))
        meant.update(dict.fromkeys(set(own) - set(slot.usual), slot.usual[0]))
    return Keymap(keys, meant)


def spelled(keymap: Keymap) -> str:
    """The text that tells of all changes, "" where there is none."""
    lines = [(name, *[key.name for key in keys]) for name, keys in keymap.keys.items()]
    return "\n".join(map("\t".join, lines))


def parsed(name: str) -> Key | None:
    """The key of a name; None where no key that may be given is called so."""
    *held, last = name.split("+")
    is_sign = len(last) == len(last.lower()) == 1 and last.isprintable()
    code = CODES.get(last) or (ord(last.lower()) if is_sign else 0)
    if not code or not set(held) <= BITS.keys():
        return None
    key = Key(code, sum({BITS[word] for word in held}))
    return key if key.name == name and key != ESCAPE and not is_of_system(key) else None


def is_of_system(key: Key) -> bool:
    """Whether a desktop keeps this key for itself."""
    return key in SYSTEM or key.modifiers & (CTRL | ALT) == CTRL | ALT


def given(keymap: Keymap, slot: Slot, key: Key) -> tuple[Keymap, str]:
    """Give a key to a slot; the new keys, and what there is to say of it. KeyRefused.

    One of its own keys is taken away by that, while it has another one.
    """
    if parsed(key.name) != key:
        raise KeyRefused(f"{key.name} belongs to the system." if is_of_system(key) else NAMELESS)
    own = keys_in(slot, keymap)
    if key in own:
        return _without(keymap, slot, key), f"{key.name} is free now."
    former = next((each for each in all_slots() if key in keys_in(each, keymap)), None)
    changes = dict(keymap.keys)
    if former:
        changes[former.name] = _left(former, keys_in(former, keymap), key)
    changes[slot.name] = (key, *own)[: slot.most]
    return keymap_with(changes), _said(former, key, changes) if former else ""


def _said(former: Slot, key: Key, changes: Changes) -> str:
    end = "." if changes[former.name] else ", which has no key now."
    return f"{key.name} was “{former.label}”{end}"


def _without(keymap: Keymap, slot: Slot, key: Key) -> Keymap:
    own = keys_in(slot, keymap)
    if len(own) == 1:
        raise KeyRefused(f"{key.name} is its key already.")
    return keymap_with({**keymap.keys, slot.name: tuple(each for each in own if each != key)})


def _left(slot: Slot, keys: tuple[Key, ...], key: Key) -> tuple[Key, ...]:
    left = tuple(each for each in keys if each != key)
    if not left and slot.row.command in NEEDED:
        raise KeyRefused(f"{key.name} is the last key of “{slot.label}”, and stays.")
    return left
