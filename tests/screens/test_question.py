"""Questions: each is answered once, and no is the answer that happens by itself."""

import pygame
import pytest

from klondike.screens.question import NEW_DEAL, RESTART, Question, QuestionScreen, reset_question
from klondike.ui.commands import Command
from klondike.ui.pen import Pen
from tests.screens.samples import LARGE, picture
from tests.ui.events import click, key

WINDOWS = (((640, 480), 1.0), ((1280, 800), 1.0), ((1280, 800), 2.0), ((640, 480), 2.0), ((3840, 2160), 2.0))
RESET = reset_question("Standard · Draw 3", 96)
YES, NO = (True, False), (False, False)


class Asked(QuestionScreen):
    """A question that remembers its answers."""

    def __init__(self, pen: Pen, question: Question = NEW_DEAL, pace: float = 0) -> None:
        self.answers: list[tuple[bool, bool]] = []
        super().__init__(pen, question, lambda yes, ticked: self.answers.append((yes, ticked)), pace)
        self.resize(LARGE, 1.0)


@pytest.mark.parametrize("question", [NEW_DEAL, RESTART, RESET])
def test_buttons_answer(pen: Pen, question: Question) -> None:
    for label, answer in ((question.yes, YES), (question.no, NO)):
        asked = Asked(pen, question)
        click(asked, asked.targets[label].center)
        assert (asked.answers, asked.is_closed) == ([answer], True)


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_ESCAPE])
def test_the_first_key_says_no(pen: Pen, code: int) -> None:
    asked = Asked(pen)
    asked.handle(key(code))
    assert (asked.answers, asked.is_closed) == ([NO], True)


def test_a_held_key_answers_nothing(pen: Pen) -> None:
    asked = Asked(pen)
    for code in (pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_SPACE):
        asked.handle(key(code, repeat=True))
    assert (asked.answers, asked.is_closed) == ([], False)


@pytest.mark.parametrize(
    "codes",
    [(pygame.K_LEFT,), (pygame.K_UP,), (pygame.K_TAB, pygame.K_TAB), (pygame.K_RIGHT, pygame.K_RIGHT)],
)
def test_keys_lead_to_yes(pen: Pen, codes: tuple[int, ...]) -> None:
    asked = Asked(pen)
    for code in (*codes, pygame.K_RETURN):
        asked.handle(key(code))
    assert asked.answers == [YES]


def test_the_tick_is_told_with_the_answer(pen: Pen) -> None:
    asked = Asked(pen)
    click(asked, asked.targets["Don’t ask again"].center)
    click(asked, asked.targets["New deal"].center)
    assert asked.answers == [(True, True)]


def test_the_tick_stays_when_the_window_changes(pen: Pen) -> None:
    asked = Asked(pen)
    asked.handle(key(pygame.K_TAB))
    asked.handle(key(pygame.K_SPACE))
    asked.resize((640, 480), 1.0)
    asked.handle(key(pygame.K_ESCAPE))
    assert asked.answers == [(False, True)]


def test_a_click_beside_does_nothing(pen: Pen) -> None:
    asked = Asked(pen)
    click(asked, (20, 700))
    assert (asked.answers, asked.is_closed) == ([], False)


def test_it_answers_once_while_it_fades(pen: Pen) -> None:
    asked = Asked(pen, pace=1.0)
    asked.step(1.0)
    asked.answer(said_yes=True)
    asked.close()
    asked.handle(key(pygame.K_ESCAPE))
    assert (asked.answers, asked.is_closed) == ([YES], False)
    asked.step(1.0)
    assert asked.is_closed


def test_cancelling_is_a_no(pen: Pen) -> None:
    asked = Asked(pen)
    assert asked.obey(Command.CANCEL)
    assert asked.answers == [NO]


def test_keys_of_the_table_stay_with_the_question(pen: Pen) -> None:
    asked = Asked(pen)
    assert all(asked.handle(key(code)) for code in (pygame.K_d, pygame.K_z, pygame.K_F2))
    assert asked.answers == []


@pytest.mark.parametrize(("games", "start"), [(96, "96 games will go."), (1, "1 game will go.")])
def test_clearing_names_what_goes(games: int, start: str) -> None:
    question = reset_question("Vegas · Draw 1", games)
    assert question.title == "Clear the statistics of Vegas · Draw 1?"
    assert question.text.startswith(start)
    assert question.tick is None


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("question", [NEW_DEAL, RESTART, RESET])
def test_all_of_it_shows_in_every_window(
    pen: Pen, question: Question, window: tuple[tuple[int, int], float]
) -> None:
    asked = Asked(pen, question)
    asked.resize(*window)
    sheet = asked.frame.sheet
    assert pygame.Rect((0, 0), window[0]).contains(sheet)
    assert not asked.body.scrolls
    assert {question.yes, question.no} <= set(asked.targets)
    assert all(sheet.contains(place) for place in asked.targets.values())


def test_it_darkens_the_table_and_lies_in_the_middle(pen: Pen) -> None:
    asked = Asked(pen)
    shown = picture(asked)
    assert shown.get_at((5, 5)).g < 0x65
    assert abs(asked.frame.sheet.centerx - 640) <= 1
    assert abs(asked.frame.sheet.centery - 400) <= 1


def test_opening_fades_in(pen: Pen) -> None:
    asked = Asked(pen, pace=1.0)
    place = asked.targets["Keep playing"].move(4, 0).midleft
    assert asked.is_moving
    asked.step(0.05)
    half = picture(asked).get_at(place)
    asked.step(0.2)
    assert not asked.is_moving
    assert picture(asked).get_at(place) != half
