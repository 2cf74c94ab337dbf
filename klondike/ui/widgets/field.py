"""A line to type in."""

from collections.abc import Callable

import pygame

from klondike.ui.keys import CTRL, Key, pressed_key
from klondike.ui.pen import Pen
from klondike.ui.theme import mix
from klondike.ui.widgets.base import State, Widget

TEXT = 17
PADDING = 16
BEHIND_CARET = 4  # points that words for an empty field stand behind the caret


def nothing() -> str:
    """Stand for an empty clipboard."""
    return ""


class Field(Widget):
    """A short text with a caret; it takes typed text, the clipboard and the usual keys."""

    def __init__(
        self,
        name: str,
        text: str = "",
        placeholder: str = "",
        *,
        paste: Callable[[], str] = nothing,
        action: Callable[[str], object] | None = None,
        limit: int = 200,
    ) -> None:
        super().__init__((lambda: action(self.text)) if action else None)
        self.name = name
        self.text = text
        self.placeholder = placeholder
        self.paste = paste
        self.limit = limit
        self.caret = len(text)
        self.is_all_chosen = False

    def natural(self, pen: Pen) -> tuple[float, float]:  # noqa: ARG002
        """Give 320 by 48 points."""
        return 320.0, 48.0

    def gain_focus(self) -> None:
        """Ask the system for typed text."""
        super().gain_focus()
        pygame.key.start_text_input()
        pygame.key.set_text_input_rect(self.rect)

    def lose_focus(self) -> None:
        """Let the system keep its text again."""
        if self.has_focus:
            pygame.key.stop_text_input()
        self.is_all_chosen = False
        super().lose_focus()

    def place(self, pen: Pen, rect: pygame.Rect) -> None:
        """Take a place, and the pen that tells which sign is under the mouse."""
        super().place(pen, rect)
        self._pen = pen

    def drag(self, place: tuple[int, int]) -> None:
        """Bring the caret to the sign under the mouse."""
        x = place[0] - self._left(self._pen)
        steps = range(len(self.text) + 1)
        self.move(min(steps, key=lambda i: abs(self._pen.text_size(self.text[:i], TEXT)[0] - x)))

    def _left(self, pen: Pen) -> int:
        room = self.rect.w - 2 * pen.px(PADDING) - pen.px(2)
        before = pen.text_size(self.text[: self.caret], TEXT)[0]
        return self.rect.x + pen.px(PADDING) - max(0, before - room)

    def press(self) -> None:
        """Do nothing: the focus is all a field needs."""

    def write(self, text: str) -> bool:
        """Put text in at the caret, as far as it fits; what was chosen goes."""
        kept, caret = ("", 0) if self.is_all_chosen else (self.text, self.caret)
        added = "".join(sign for sign in text if sign.isprintable())[: self.limit - len(kept)]
        self._take(kept[:caret] + added + kept[caret:], caret + len(added))
        return True

    def _take(self, text: str, caret: int) -> None:
        changed = text != self.text
        self.text, self.caret, self.is_all_chosen = text, max(0, min(len(text), caret)), False
        if changed and self.action:
            self.action()

    def erase(self, start: int, stop: int) -> None:
        """Take out a part of the text, or all of it when all is chosen."""
        if self.is_all_chosen:
            self._take("", 0)
        elif 0 <= start < stop <= len(self.text):
            self._take(self.text[:start] + self.text[stop:], start)

    def move(self, caret: int) -> None:
        """Put the caret before the sign of that number."""
        self._take(self.text, caret)

    def choose_all(self) -> None:
        """Choose the whole text."""
        self.is_all_chosen = bool(self.text)

    def key_down(self, event: pygame.event.Event) -> bool:
        """Edit; keys that will write something are kept from everyone else."""
        if not self.has_focus:
            return False
        edit = EDITS.get(pressed_key(event))
        if edit:
            edit(self)
        sign = getattr(event, "unicode", "")
        writes = sign.isprintable() and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT)
        return edit is not None or bool(sign and writes)

    def draw(self, pen: Pen, surface: pygame.Surface) -> None:
        """Draw the box, the text and the caret."""
        panel, state = pen.theme.panel, self.state
        line, width = (panel.acc, 2.0) if self.has_focus else (panel.edge, 1.5)
        share = 0.4 if state == State.DISABLED else 1.0
        ground = panel.sheet if self.has_focus else mix(panel.sheet, panel.hover, self.warmth.value)
        pen.box(surface, self.rect, 11, ground, 1.0, line, line_alpha=share, width=width)
        inner = self.rect.inflate(-2 * pen.px(PADDING), -2 * pen.px(4))
        window = surface.get_clip()
        surface.set_clip(inner.inflate(2 * pen.px(2), 0).clip(window))
        self._draw_text(pen, surface, inner)
        surface.set_clip(window)

    def _draw_text(self, pen: Pen, surface: pygame.Surface, inner: pygame.Rect) -> None:
        panel, middle = pen.theme.panel, inner.centery - pen.px(1)
        left = self._left(pen)
        if self.is_all_chosen:
            wash = pygame.Rect(left, 0, pen.text_size(self.text, TEXT)[0], pen.px(28))
            wash.centery = inner.centery
            pen.box(surface, wash, 3, panel.focus, 0.25)
        if self.text:
            pen.text(surface, self.text, (left, middle), TEXT, panel.ink)
        else:
            pen.text(surface, self.placeholder, (left + pen.px(BEHIND_CARET), middle), TEXT, panel.ink2)
        if self.has_focus:
            height, before = pen.px(22), pen.text_size(self.text[: self.caret], TEXT)[0]
            caret = (left + before, inner.centery - height // 2, max(1, pen.px(2)), height)
            surface.fill(panel.ink, caret)

    def say(self) -> str:
        """Say the name and the text."""
        return f"{self.name}, {self.text or 'empty'}"


EDITS: dict[Key, Callable[[Field], object]] = {
    Key(pygame.K_BACKSPACE): lambda field: field.erase(field.caret - 1, field.caret),
    Key(pygame.K_DELETE): lambda field: field.erase(field.caret, field.caret + 1),
    Key(pygame.K_BACKSPACE, CTRL): lambda field: field.erase(0, field.caret),
    Key(pygame.K_LEFT): lambda field: field.move(field.caret - 1),
    Key(pygame.K_RIGHT): lambda field: field.move(field.caret + 1),
    Key(pygame.K_HOME): lambda field: field.move(0),
    Key(pygame.K_END): lambda field: field.move(len(field.text)),
    Key(pygame.K_a, CTRL): Field.choose_all,
    Key(pygame.K_v, CTRL): lambda field: field.write(field.paste()),
}
