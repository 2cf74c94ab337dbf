"""The sheet where a deal code is typed or pasted, and looked at while it grows."""

from collections.abc import Callable, Sequence

import pygame

from klondike.screens.codefield import CODE_FIRST, CodeField
from klondike.screens.slip import Heading, Slip
from klondike.ui.commands import Command
from klondike.ui.keys import pressed_key
from klondike.ui.pen import Pen
from klondike.ui.widgets import Button, Kind, Widget
from klondike.ui.widgets.base import ENTER


class CodeScreen(Slip):
    """A field for a deal code; Enter deals when the code is good."""

    name = "code"
    title = "Enter a deal code"
    is_question = True  # a click beside must not throw typed text away

    def __init__(
        self,
        pen: Pen,
        check: Callable[[str], str],
        accept: Callable[[str], None],
        paste: Callable[[], str],
        text: str = "",
        pace: float = 1.0,
    ) -> None:
        """Ask for a code: `check` gives what is wrong ("" for nothing), `accept` takes a good one."""
        super().__init__(pen, pace)
        self.accept = accept
        self.typed = CodeField(check, paste, self._look, text.strip())

    def build(self, width: float) -> float:
        """Put heading, field and what is said of the code one below the other."""
        y = self.put(Heading(self.title, width), 0, 0, width)
        y = self.put(self.typed.field, 0, y + 8, width)
        return self.put(self.typed.notice, 0, y + 6, width, self.typed.high)

    def footer(self) -> Sequence[Button]:
        """Give the two buttons."""
        self.deal = Button("Deal", self._deal, Kind.PRIMARY)
        self.deal.is_enabled, self.deal.reason = self.typed.is_good, CODE_FIRST
        return Button("Cancel", self.close), self.deal

    def first_focus(self) -> Widget | None:
        """Give the field."""
        return self.typed.field

    def _look(self) -> None:
        if self.foot:
            self.deal.is_enabled = self.typed.is_good
        self.dirty = True

    def _key_down(self, event: pygame.event.Event) -> bool:
        if pressed_key(event) == ENTER and not self.typed.is_good:
            self.typed.explain()
            self.dirty = True
        elif self.command_of(event) == Command.ENTER_CODE:
            self.group.focus_on(self.typed.field)
            self.typed.paste()
        else:
            return super()._key_down(event)
        return True

    def _deal(self) -> None:
        """Go away and hand over the code."""
        if self.typed.is_good:
            self.leave_by(lambda: self.accept(self.typed.code))
