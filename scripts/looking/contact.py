"""Many pictures on one, with their names."""

from collections.abc import Sequence

import pygame

GROUND, INK = "#777777", "#FFFFFF"
GAP, NAME = 8, 18


def contact_sheet(pictures: Sequence[tuple[str, pygame.Surface]], across: int, widest: int) -> pygame.Surface:
    """All of them in rows of so many, each scaled down to a width and with its name above."""
    small = [(name, _fitted(picture, widest)) for name, picture in pictures]
    wide = max(picture.get_width() for _, picture in small) + GAP
    high = max(picture.get_height() for _, picture in small) + NAME + GAP
    across = min(across, len(small))
    sheet = pygame.Surface((across * wide + GAP, -(-len(small) // across) * high + GAP))
    sheet.fill(GROUND)
    pygame.font.init()
    font = pygame.font.Font(None, NAME)
    for index, (name, picture) in enumerate(small):
        x, y = GAP + index % across * wide, GAP + index // across * high
        sheet.blit(font.render(name, True, INK), (x, y))  # noqa: FBT003
        sheet.blit(picture, (x, y + NAME))
    return sheet


def _fitted(picture: pygame.Surface, widest: int) -> pygame.Surface:
    width, height = picture.get_size()
    if width <= widest:
        return picture
    return pygame.transform.smoothscale(picture, (widest, round(height * widest / width)))
