"""The sheet where a deal code is typed or pasted, and looked at while it grows."""

from collections.abc import Callable, Sequence

import pygame

from klondike.rules.deals import EXAMPLE
from klondike.screens.slip import Heading, Slip
from klondike.ui.commands import Command, command_for, pressed_key
from klondike.ui.pen import LINE_HEIGHT, Pen
from klondike.ui.widgets import Button, Field, Item, Kind, Widget
from klondike.ui.widgets.base import ENTER_KEYS

READY = "Ready to deal."
PLAUSIBLE = 12  # signs; what is shorter is still being typed
LONGEST = 400  # signs, so that a code can be pasted with the words around it
SMALL = 15
LINES = 2  # kept free for the reason, so that nothing jumps


class Verdict(Item):
    """What the code is worth: a reason in quiet words, or a tick."""

    def __init__(self) -> None:
        super().__init__()
        self.reason = ""
        self.is_good = False

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Write it from the top."""
        panel, left, top = pen.theme.panel, self.rect.x, self.rect.y
        if self.is_good:
            middle = top + pen.px(SMALL * LINE_HEIGHT) / 2
            pen.icon(surface, "yes", (left + pen.px(9), middle), 18, panel.good, 2.4)
            pen.text(surface, READY, (left + pen.px(26), middle), SMALL, panel.ink2)
        else:
            pen.paragraph(surface, self.reason, (left, top), self.rect.w, SMALL, panel.ink2)

    def say(self) -> str:
        """Say it."""
        return READY if self.is_good else self.reason


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
        self.check = check
        self.accept = accept
        self.field = Field("Deal code", text.strip(), EXAMPLE, paste=paste, action=self._look, limit=LONGEST)
        self.verdict = Verdict()
        self._look(self.field.text)

    def build(self, width: float) -> float:
        """Put heading, field and verdict one below the other."""
        y = self.put(Heading(self.title, width), 0, 0, width)
        y = self.put(self.field, 0, y + 8, width)
        return self.put(self.verdict, 0, y + 6, width, LINES * SMALL * LINE_HEIGHT)

    def footer(self) -> Sequence[Button]:
        """Give the two buttons."""
        self.deal = Button("Deal", self._deal, Kind.PRIMARY)
        self.deal.is_enabled = self.verdict.is_good
        return Button("Cancel", self.close), self.deal

    def first_focus(self) -> Widget | None:
        """Give the field."""
        return self.field

    def _look(self, text: str) -> None:
        """Look at the text as it is now."""
        reason = self.check(text) if text.strip() else ""
        self.verdict.is_good = bool(text.strip()) and not reason
        self.verdict.reason = reason if len(text.strip()) >= PLAUSIBLE else ""
        if self.foot:
            self.deal.is_enabled = self.verdict.is_good
        self.dirty = True

    def _key_down(self, event: pygame.event.Event) -> bool:
        if pressed_key(event) in ENTER_KEYS and not self.verdict.is_good:
            self.verdict.reason = self.check(self.field.text)
            self.dirty = True
        elif command_for(event) == Command.ENTER_CODE:
            self.group.focus_on(self.field)
            self.field.write(self.field.paste())
        else:
            return super()._key_down(event)
        return True

    def _deal(self) -> None:
        """Go away and hand over the code."""
        if self.takes_input and self.verdict.is_good:
            self.close()
            self.accept(self.field.text.strip())
