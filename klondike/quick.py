"""Changes settings by a key, without the way through the sheet of all settings."""

from typing import TYPE_CHECKING

from klondike.ui.said import Said
from klondike.ui.toast import Toast

if TYPE_CHECKING:
    from klondike.desk import Desk

LEAST_TEXT, USUAL_TEXT, LARGEST_TEXT = 90, 100, 200  # percent


class Quick:
    """What is changed at once, and said."""

    def __init__(self, desk: "Desk") -> None:
        """Change the settings of this desk."""
        self._desk = desk
        self._said: Said | None = None

    def text_size(self, step: int) -> None:
        """Make all text larger or smaller by so many percent, for 0 as large as it usually is."""
        now = self._desk.session.store.settings.text_size
        wanted = stepped(now, step) if step else USUAL_TEXT
        self._desk.change_setting("text_size", wanted)
        self._say(Toast(f"Text size {wanted} %", "eye"))

    def toggle(self, key: str, words: str) -> None:
        """Switch a setting on or off, and say what it is now (U143)."""
        wanted = not getattr(self._desk.session.store.settings, key)
        self._desk.change_setting(key, wanted)
        self._say(Toast(f"{words} {'on' if wanted else 'off'}", "palette"))

    def _say(self, toast: Toast) -> None:
        """Say it on the table, or over what hides it."""
        desk = self._desk
        if desk.is_at_table:
            desk.table.say(toast.text, toast.icon)
        elif self._said and not self._said.is_closed:
            self._said.say(toast)
        else:
            self._said = Said(desk.pen, toast, desk.pace)
            desk.lay_over(self._said)


def stepped(size: int, step: int) -> int:
    """The next size on the way that is a whole number of steps, within what the settings offer."""
    wide = abs(step)
    wanted = size // wide * wide + wide if step > 0 else -(-size // wide) * wide - wide
    return max(LEAST_TEXT, min(LARGEST_TEXT, wanted))
