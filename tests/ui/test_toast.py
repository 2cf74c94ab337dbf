"""Toasts: how long they stay, when they wait, and that only one is there at a time."""

import pygame
import pytest

from klondike.ui.pen import Pen
from klondike.ui.toast import Offer, Toast, Toaster
from tests.ui.events import down, motion

WINDOW = (800, 600)


@pytest.fixture
def surface() -> pygame.Surface:
    return pygame.Surface(WINDOW)


def settled(toaster: Toaster) -> Toaster:
    while toaster.is_moving:
        toaster.step(1 / 60)
    return toaster


def test_a_toast_stays_longer_for_more_letters() -> None:
    assert Toast("x" * 20).seconds == pytest.approx(2.4 + 0.9)
    assert Toast("Short", offers=(Offer("Go", lambda: None),)).seconds == 8.0


def test_a_toast_rises_stays_and_goes() -> None:
    toaster, toast = Toaster(), Toast("Nothing to undo.")
    toaster.show(toast)
    assert toaster.is_moving
    settled(toaster)
    assert toaster.patience == toast.seconds
    toaster.tick(toast.seconds - 0.01)
    assert toaster.is_shown
    assert not toaster.is_moving
    toaster.tick(0.02)
    assert toaster.is_moving
    assert settled(toaster).is_shown is False
    assert toaster.patience is None


def test_with_no_motion_it_is_there_and_gone_at_once() -> None:
    toaster = Toaster(pace=0)
    toaster.show(Toast("Paused."))
    assert not toaster.is_moving
    toaster.tick(60)
    assert not toaster.is_shown


def test_a_new_toast_replaces_the_text_in_place() -> None:
    toaster = Toaster()
    toaster.show(Toast("One."))
    settled(toaster)
    toaster.tick(2)
    toaster.show(Toast("Two."))
    assert (toaster.toast.text, toaster.is_moving, toaster.patience) == ("Two.", False, Toast("Two.").seconds)


def test_a_new_toast_turns_a_leaving_one_round() -> None:
    toaster = Toaster()
    toaster.show(Toast("One."))
    settled(toaster)
    toaster.dismiss()
    toaster.step(0.05)
    toaster.show(Toast("Two."))
    assert settled(toaster).toast.text == "Two."


def test_it_waits_under_the_pointer(pen: Pen, surface: pygame.Surface) -> None:
    toaster = Toaster(pace=0)
    toaster.show(Toast("Deal code copied.", "copy"))
    toaster.draw(pen, surface)
    toaster.handle(motion(toaster.rect.center))
    assert toaster.patience is None
    toaster.tick(100)
    assert toaster.is_shown
    toaster.handle(motion((0, 0)))
    assert toaster.patience is not None


def test_it_does_not_wait_for_a_pointer_that_drags_something_or_has_left(
    pen: Pen, surface: pygame.Surface
) -> None:
    toaster = Toaster(pace=0)
    toaster.show(Toast("A few words."))
    toaster.draw(pen, surface)
    dragging = {"pos": toaster.rect.center, "rel": (0, 0), "buttons": (1, 0, 0)}
    toaster.handle(pygame.event.Event(pygame.MOUSEMOTION, dragging))
    assert toaster.patience is not None
    toaster.handle(motion(toaster.rect.center))
    assert toaster.patience is None
    toaster.handle(pygame.event.Event(pygame.WINDOWLEAVE))
    assert toaster.patience is not None


def test_a_click_acts_and_dismisses(pen: Pen, surface: pygame.Surface) -> None:
    acted: list[str] = []
    toaster = Toaster(pace=0)
    toaster.show(
        Toast("Everything is turned.", "finish", (Offer("Send home", lambda: acted.append("home")),))
    )
    toaster.draw(pen, surface)
    assert not toaster.handle(down((5, 5)))
    assert toaster.handle(down(toaster.rect.center))
    assert (acted, toaster.is_shown) == (["home"], False)
    assert not toaster.handle(down(toaster.rect.center))


def test_of_two_offers_the_second_is_where_its_words_are(pen: Pen, surface: pygame.Surface) -> None:
    acted: list[str] = []
    watch = Offer("Watch", lambda: acted.append("watch"))
    again = Offer("Play it again", lambda: acted.append("again"))
    toast = Toast("It could be won.", "hint", (watch, again))
    toaster, bold = Toaster(pace=0), "semibold"
    for inward in (0, pen.text_size("Play it again", 17, bold)[0], pen.px(300)):
        toaster.show(toast)
        toaster.draw(pen, surface)
        toaster.handle(down((toaster.rect.right - 24 - inward, toaster.rect.centery)))
    between = toaster.rect.right - 24 - pen.text_size("Play it again", 17, bold)[0] - 12
    toaster.show(toast)
    toaster.handle(down((between - 1, toaster.rect.centery)))
    assert acted == ["again", "again", "watch", "watch"]


def test_where_two_offers_leave_the_words_no_room_only_the_first_is_made(pen: Pen) -> None:
    acted: list[str] = []
    offers = [Offer(word, lambda word=word: acted.append(word)) for word in ("Watch", "Play it again")]
    toaster, surface = Toaster(pace=0), pygame.Surface((640, 480), pygame.SRCALPHA)
    toaster.show(Toast("The deal before could be won in 129 moves.", "hint", tuple(offers)))
    toaster.draw(pen.at_unit(2.0), surface)
    assert surface.get_rect().contains(toaster.rect) and toaster.rect.h < 240
    toaster.handle(down((toaster.rect.right - 60, toaster.rect.centery)))
    assert acted == ["Watch"]


def test_a_click_on_words_that_were_not_shown_yet_means_nothing(pen: Pen, surface: pygame.Surface) -> None:
    acted: list[int] = []
    first, second = [Offer(f"Offer {n}", lambda n=n: acted.append(n)) for n in (1, 2)]
    toaster = Toaster(pace=0)
    toaster.show(Toast("One or the other.", offers=(first, second)))
    toaster.draw(pen, surface)
    toaster.show(Toast("Something else.", offers=(first,)))
    assert toaster.handle(down(toaster.rect.center))
    assert acted == []


def test_a_click_shows_what_is_still_to_be_said(pen: Pen, surface: pygame.Surface) -> None:
    toaster = Toaster(pace=0)
    toaster.show(Toast("One.", then=Toast("Two.")))
    for text in ("One.", "Two."):
        toaster.draw(pen, surface)
        assert toaster.toast.text == text
        assert toaster.handle(down(toaster.rect.center))
    assert not toaster.is_shown


@pytest.mark.parametrize("unit", [1.0, 2.0])
@pytest.mark.parametrize(
    "text", ["Paused.", "Everything is turned. The rest goes home by itself. " * 3, "/a/long/path" * 9]
)
def test_it_stays_inside_the_window(pen: Pen, surface: pygame.Surface, unit: float, text: str) -> None:
    toaster = Toaster(pace=0)
    toaster.show(Toast(text, "yes", (Offer("Send home", lambda: None),)))
    toaster.draw(pen.at_unit(unit), surface)
    assert surface.get_rect().inflate(-32 * unit, -32 * unit).contains(toaster.rect)


def test_no_toast_draws_nothing(pen: Pen, surface: pygame.Surface) -> None:
    before = surface.get_buffer().raw
    assert Toaster().draw(pen, surface).size == (0, 0)
    assert surface.get_buffer().raw == before
