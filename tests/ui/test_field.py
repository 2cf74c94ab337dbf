"""The line to type in: typed text, the clipboard, the caret and all the keys that edit."""

import pygame
import pytest

from klondike.ui.pen import Pen
from klondike.ui.widgets import Field
from tests.ui.events import click, down, key, typed, up

CTRL = pygame.KMOD_LCTRL


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def field(pen: Pen, told: list[str]) -> Field:
    made = Field("Deal code", "KL1", "Deal code", paste=lambda: "S3\n-42", action=told.append, limit=12)
    made.place(pen, pygame.Rect(20, 20, 200, 48))
    made.gain_focus()
    return made


def test_typed_text_goes_in_at_the_caret(field: Field, told: list[str]) -> None:
    typed(field, "-S")
    field.handle(key(pygame.K_HOME))
    typed(field, "x")
    assert (field.text, field.caret) == ("xKL1-S", 1)
    assert told == ["KL1-", "KL1-S", "xKL1-S"]


def test_nothing_is_typed_without_the_keyboard(field: Field) -> None:
    field.lose_focus()
    typed(field, "abc")
    assert field.text == "KL1"


def test_a_space_is_text_and_no_press(field: Field) -> None:
    typed(field, " ")
    assert field.text == "KL1 "


@pytest.mark.parametrize(
    ("codes", "text", "caret"),
    [
        ([pygame.K_BACKSPACE], "KL", 2),
        ([pygame.K_DELETE], "KL1", 3),
        ([pygame.K_LEFT, pygame.K_BACKSPACE], "K1", 1),
        ([pygame.K_HOME, pygame.K_BACKSPACE], "KL1", 0),
        ([pygame.K_HOME, pygame.K_DELETE], "L1", 0),
        ([pygame.K_HOME, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_RIGHT], "KL1", 2),
        ([pygame.K_END, pygame.K_RIGHT], "KL1", 3),
        ([pygame.K_BACKSPACE] * 5, "", 0),
    ],
)
def test_editing_keys(field: Field, codes: list[int], text: str, caret: int) -> None:
    assert all(field.handle(key(code)) for code in codes)
    assert (field.text, field.caret) == (text, caret)


def test_pasted_text_loses_its_line_breaks_and_what_is_too_long(field: Field) -> None:
    assert field.handle(key(pygame.K_v, CTRL))
    assert field.text == "KL1S3-42"
    field.handle(key(pygame.K_v, CTRL))
    assert field.text == "KL1S3-42S3-4"


def test_chosen_text_is_replaced(field: Field, told: list[str]) -> None:
    field.handle(key(pygame.K_a, CTRL))
    typed(field, "7")
    assert (field.text, told) == ("7", ["7"])
    field.handle(key(pygame.K_a, CTRL))
    field.handle(key(pygame.K_BACKSPACE))
    assert field.text == ""


def test_ctrl_backspace_clears_up_to_the_caret(field: Field) -> None:
    field.handle(key(pygame.K_LEFT))
    field.handle(key(pygame.K_BACKSPACE, CTRL))
    assert field.text == "1"


def test_letters_are_kept_from_commands_but_control_keys_are_not(field: Field) -> None:
    assert field.handle(key(pygame.K_n, unicode="n"))
    assert not field.handle(key(pygame.K_q, CTRL, unicode="\x11"))
    assert not field.handle(key(pygame.K_F1))
    assert not field.handle(key(pygame.K_RETURN, unicode="\r"))


def test_a_click_puts_the_caret_under_the_mouse(field: Field) -> None:
    click(field, (20 + 16, 44))
    assert field.caret == 0
    field.handle(down((210, 44)))
    field.handle(up((210, 44)))
    assert field.caret == 3


def test_long_text_scrolls_so_that_the_caret_shows(pen: Pen, field: Field) -> None:
    field.limit = 200
    typed(field, "W" * 60)
    surface = pygame.Surface((640, 100))
    surface.fill(pen.theme.panel.sheet)
    field.draw(pen, surface)
    right = field.rect.right - 16
    column = {
        tuple(surface.get_at((right - 2, y))[:3]) for y in range(field.rect.y + 16, field.rect.bottom - 16)
    }
    assert column == {tuple(pygame.Color(pen.theme.panel.ink)[:3])}
    outside = surface.subsurface((field.rect.right + 4, 0, 300, 100)).copy()
    blank = outside.copy()
    blank.fill(pen.theme.panel.sheet)
    assert outside.get_buffer().raw == blank.get_buffer().raw


def test_the_placeholder_shows_only_while_empty(pen: Pen) -> None:
    pictures = set()
    for text, hint in (("", "Deal code"), ("", ""), ("a", "Deal code"), ("a", "")):
        field, surface = Field("Code", text, hint), pygame.Surface((300, 80))
        field.place(pen, pygame.Rect(10, 10, 250, 48))
        field.draw(pen, surface)
        pictures.add(surface.get_buffer().raw)
    assert len(pictures) == 3


def test_what_it_says(field: Field) -> None:
    assert field.say() == "Deal code, KL1"
    assert Field("Code").say() == "Code, empty"
