"""A pen on a window that nobody sees."""

import os

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from klondike.ui.pen import Pen
from klondike.ui.theme import theme
from tests.ui.events import FONTS
from tests.ui.samples import Heard


@pytest.fixture
def pen() -> Pen:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    return Pen(theme("felt"), 1.0, FONTS)


@pytest.fixture
def paper(pen: Pen) -> pygame.Surface:
    surface = pygame.Surface((640, 480))
    surface.fill(pen.theme.panel.sheet)
    return surface


@pytest.fixture
def heard() -> Heard:
    return Heard()
