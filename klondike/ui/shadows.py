"""Soft shadows of rounded boxes: blurred small, stretched to size, kept."""

import pygame

from klondike.ui.cache import Cache
from klondike.ui.lettering import pixels
from klondike.ui.shapes import Slices, slices

KEPT_PIXELS = 5_000_000
BLACK = (0, 0, 0, 255)


def blurred(size: tuple[int, int], radius: int, blur: int) -> pygame.Surface:
    """Make the shadow of a box of that size with a margin of twice the blur (device pixels) around it."""
    shrink = max(1, blur // 4)
    pad = 2 * blur
    full = (size[0] + 2 * pad, size[1] + 2 * pad)
    small = pygame.Surface((-(-full[0] // shrink), -(-full[1] // shrink)), pygame.SRCALPHA)
    middle = (round(pad / shrink), round(pad / shrink), round(size[0] / shrink), round(size[1] / shrink))
    pygame.draw.rect(small, BLACK, middle, border_radius=max(1, radius // shrink))
    soft = pygame.transform.gaussian_blur(small, max(1, blur // shrink), repeat_edge_pixels=False)
    return soft if shrink == 1 else mirrored(pygame.transform.smoothscale(soft, full))


def mirrored(picture: pygame.Surface) -> pygame.Surface:
    """Repeat the upper left quarter of a picture in the others: stretching alone shifts it a little."""
    width, height = picture.get_size()
    flip = pygame.transform.flip
    for across, part in ((True, (0, 0, (width + 1) // 2, height)), (False, (0, 0, width, (height + 1) // 2))):
        other = flip(picture.subsurface(part), across, not across)
        place = other.get_rect(bottomright=(width, height))
        picture.fill((0, 0, 0, 0), place)
        picture.blit(other, place)
    return picture


def weight(slices: Slices) -> int:
    """Count the pixels of a shadow."""
    return sum(pixels(picture) for picture, _ in slices)


class Shadows:
    """The finished shadows, by size, radius and blur; their strength is set when they are laid down."""

    def __init__(self) -> None:
        self.kept: Cache[Slices] = Cache(KEPT_PIXELS, weight)

    def lay(self, surface: pygame.Surface, rect: pygame.Rect, radius: int, blur: int, alpha: int) -> None:
        """Lay the shadow of a box (device pixels, alpha 0..255); a large box hides its middle."""
        blur = max(1, blur)
        key = (rect.size, radius, blur)
        for picture, (x, y) in self.kept.fetch(key, lambda: self._slices(rect.size, radius, blur)):
            picture.set_alpha(alpha)
            surface.blit(picture, (rect.x - 2 * blur + x, rect.y - 2 * blur + y))

    def _slices(self, size: tuple[int, int], radius: int, blur: int) -> Slices:
        core = radius + 2 * blur
        shrink = max(1, blur // 4)
        side = -(-(2 * core + 1) // shrink) * shrink
        if min(size) < side:
            return [(blurred(size, radius, blur), (0, 0))]
        square = (side, side)
        [(tile, _)] = self.kept.fetch((radius, blur), lambda: [(blurred(square, radius, blur), (0, 0))])
        return slices(tile, (size[0] + 4 * blur, size[1] + 4 * blur), core + 2 * blur)
