"""The page of keys among the settings: every command with its keys, and how another key is given to one."""

from collections.abc import Callable, Sequence
from itertools import groupby

import pygame

from klondike.screens.help import GROUPS
from klondike.screens.sheet import Sheet
from klondike.ui.commands import USUAL, Keymap
from klondike.ui.keys import HELD, LONE_ALT, pressed_key
from klondike.ui.lines import filled
from klondike.ui.ownkeys import KeyRefused, Slot, all_slots, given, keys_in, spelled
from klondike.ui.pen import Pen
from klondike.ui.widgets import Button, Label, Paragraph, Widget, draw_keys

HOW = (
    "Click a line, or press Enter on it, and then the key that it is to have. "
    "Pressing one of its own keys takes that one away."
)
RESET, AS_BEFORE = "Bring back the usual keys", "All keys are as they were at first."
WAITING, NONE = "Press a key …", "No key"
PART_OF_SYSTEM = "Keys with the system’s own key belong to the system."
LINE, KEY_LINE, NOTE_LINE, PAD = 44.0, 34.0, 22.0, 5.0
EDGE, APART = 12.0, 16.0
STEPS = {pygame.K_UP: -1, pygame.K_DOWN: 1}


class KeyRow(Widget):
    """A line of the list: words and keys; pressed, it waits for a key to be given to it."""

    enters = True

    def __init__(self, page: "KeyPage", slot: Slot, names: Sequence[str], note: str) -> None:
        super().__init__()
        self.page = page
        self.slot = slot
        self.label = slot.label
        self.names = tuple(names)
        self.note = note
        self.is_waiting = False
        self.lines: list[list[str]] = []
        self.is_beside = True  # True: the keys stand in the line of the words

    @property
    def is_tab_stop(self) -> bool:
        """Let Tab halt at one line of the list only; the arrows lead on from there."""
        return self.slot.name == self.page.current

    def height_in(self, pen: Pen, width: float) -> float:
        """Break the keys into lines for a width in points; return the height that all of it needs."""
        room = pen.px(width - 2 * EDGE)
        words = pen.text_size(self.label, 17)[0] + pen.px(APART)
        self.is_beside = words + self._wide(pen) <= room
        if self.is_beside:
            self.lines = [list(self.names)]
        else:
            self.lines = list(filled(self.names, lambda names: draw_keys(pen, None, (0, 0), names) <= room))
        below = 0.0 if self.is_beside else KEY_LINE * len(self.lines)
        return LINE + below + (NOTE_LINE * len(self._note_lines(pen, room)) if self.note else 0)

    def _wide(self, pen: Pen) -> int:
        """The room that its keys need, or what stands there instead."""
        words = max(pen.text_size(each, 15, "semibold")[0] for each in (WAITING, NONE))
        return max(words, draw_keys(pen, None, (0, 0), self.names))

    def _note_lines(self, pen: Pen, room: int) -> list[str]:
        return pen.wrap(self.note, room, 15)

    def press(self) -> None:
        """Begin or cease to wait."""
        self.is_waiting = not self.is_waiting

    def gain_focus(self) -> None:
        """Take the keyboard; Tab comes back here."""
        super().gain_focus()
        self.page.current = self.slot.name

    def lose_focus(self) -> None:
        """Give the keyboard away, and wait no longer."""
        super().lose_focus()
        self.is_waiting = False

    def key_down(self, event: pygame.event.Event) -> bool:
        """Take the key that it waits for; Esc leaves all as it is."""
        if not (self.has_focus and self.is_waiting):
            return super().key_down(event)
        if event.key == pygame.K_ESCAPE:
            self.is_waiting = False
        elif not getattr(event, "repeat", False) and self._is_whole(event):
            self.page.take(self.slot, event)
        return True

    def _is_whole(self, event: pygame.event.Event) -> bool:
        return event.key not in HELD or pressed_key(event) == LONE_ALT

    def key(self, event: pygame.event.Event) -> bool:
        """Lead to the line above or below."""
        return event.key in STEPS and self.page.step(self, STEPS[event.key])

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw words, keys or what is waited for, and what there is to say."""
        panel, rect = pen.theme.panel, self.rect
        ground = self.ground(pen, panel.well if self.is_waiting else None)
        if ground:
            pen.box(surface, rect, 9, ground)
        left, middle = rect.x + pen.px(EDGE), rect.y + pen.px(LINE / 2)
        pen.text(surface, self.label, (left, middle - pen.px(1)), 17, panel.ink)
        self._draw_keys(pen, surface, middle)
        lines = self._note_lines(pen, rect.w - 2 * pen.px(EDGE)) if self.note else []
        for i, line in enumerate(reversed(lines)):
            bottom = rect.bottom - pen.px(PAD + NOTE_LINE / 2 + i * NOTE_LINE)
            pen.text(surface, line, (left, bottom), 15, panel.ink2)
        self.focus_ring(pen, surface, rect.inflate(-2 * pen.px(3), -2 * pen.px(3)), 7)

    def _draw_keys(self, pen: Pen, surface: pygame.Surface, middle: int) -> None:
        panel, rect = pen.theme.panel, self.rect
        right, left = rect.right - pen.px(EDGE), rect.x + pen.px(EDGE)
        below = middle + pen.px((LINE + KEY_LINE) / 2 - PAD)
        if self.is_waiting or not self.names:
            words, ink = (WAITING, panel.acc) if self.is_waiting else (NONE, panel.ink2)
            at, align = ((right, middle), "right") if self.is_beside else ((left, below), "left")
            pen.text(surface, words, at, 15, ink, "semibold", align=align)
            return
        for i, names in enumerate(self.lines):
            beside = right - draw_keys(pen, None, (0, 0), names), middle
            draw_keys(pen, surface, beside if self.is_beside else (left, below + pen.px(i * KEY_LINE)), names)

    def say(self) -> str:
        """Say the words, the keys and what there is to say of them."""
        names = [name.replace("+", " ") for name in self.names]
        keys = WAITING if self.is_waiting else " or ".join(names) or NONE
        return ", ".join(part for part in (self.label, keys, self.note) if part)


class KeyPage:
    """The list on a sheet; `tell` hears the text of all own keys after each change."""

    def __init__(self, sheet: Sheet, tell: Callable[[str], object]) -> None:
        self._sheet = sheet
        self._tell = tell
        self._note = ("", "")  # of which slot something is to be said, and what
        self.current = next(all_slots()).name

    def build(self, y: float, width: float) -> float:
        """Put everything on the sheet from y down, in points; return the bottom."""
        sheet = self._sheet
        y = sheet.put(Paragraph(HOW, width, 15, "ink2"), 0, y, width) + 8
        reset = Button(RESET, self._reset)
        reset.is_enabled = bool(sheet.keymap.keys)
        y = sheet.put(reset, 0, y, min(width, reset.natural(sheet.pen)[0])) + 8
        if not self._note[0] and self._note[1]:
            y = sheet.put(Paragraph(self._note[1], width, 15, "ink2"), 0, y, width) + 8
        for group, found in groupby(all_slots(), key=lambda slot: slot.row.group):
            y = sheet.put(
                Label(GROUPS.get(group, group.capitalize()), 18, weight="bold"), 0, y + 8, width, 26
            )
            for slot in found:
                y = self._put_row(slot, y, width)
        return y

    def _put_row(self, slot: Slot, y: float, width: float) -> float:
        note = self._note[1] if self._note[0] == slot.name else ""
        names = [key.name for key in keys_in(slot, self._sheet.keymap)]
        row = KeyRow(self, slot, names, note)
        return self._sheet.put(row, 0, y, width, row.height_in(self._sheet.pen, width))

    def step(self, row: KeyRow, way: int) -> bool:
        """Lead the keyboard on from a line; true, also at the ends of the list."""
        group = self._sheet.group
        rows = [each for each in group.widgets if isinstance(each, KeyRow)]
        group.focus_on(rows[max(0, min(len(rows) - 1, rows.index(row) + way))])
        group.show_focus()
        return True

    def take(self, slot: Slot, event: pygame.event.Event) -> None:
        """Give the pressed key to a slot, and say what there is to say."""
        keymap, said = self._sheet.keymap, PART_OF_SYSTEM
        try:
            if not getattr(event, "mod", 0) & pygame.KMOD_GUI:
                keymap, said = given(keymap, slot, pressed_key(event))
        except KeyRefused as reason:
            said = str(reason)
        self._follow(keymap, (slot.name, said))

    def _reset(self) -> None:
        self._follow(USUAL, ("", AS_BEFORE))

    def _follow(self, keymap: Keymap, note: tuple[str, str]) -> None:
        is_new, self._note = keymap != self._sheet.keymap, note
        self._sheet.keymap = keymap
        if is_new:
            self._tell(spelled(keymap))
        self._sheet.lay_out()
