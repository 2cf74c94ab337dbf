"""Events as a player makes them, given straight to whatever handles events."""

from pathlib import Path
from typing import Protocol

import pygame

FONTS = str(Path(__file__).resolve().parents[2] / "assets" / "fonts")
Place = tuple[int, int]
OUTSIDE: Place = (600, 400)  # of every widget that a test lays out


class Handler(Protocol):
    """Anything that takes events."""

    def handle(self, event: pygame.event.Event) -> bool: ...


def key(code: int, mod: int = 0, **more: object) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, {"key": code, "mod": mod, "unicode": "", **more})


def down(place: Place, button: int = 1) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=button)


def up(place: Place, button: int = 1) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=button)


def motion(place: Place) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0))


def click(target: Handler, place: Place) -> None:
    target.handle(motion(place))
    target.handle(down(place))
    target.handle(up(place))


def typed(target: Handler, text: str) -> None:
    for sign in text:
        target.handle(key(ord(sign.lower()), unicode=sign))
        target.handle(pygame.event.Event(pygame.TEXTINPUT, text=sign))
