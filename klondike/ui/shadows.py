"""Soft shadows of rounded boxes: blurred small, stretched to size, kept."""

import pygame

from klondike.ui.cache import Cache
from klondike.ui.lettering import pixels
from klondike.ui.shapes import nine_slice

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


class Shadows:
    """The finished shadows, by size, radius and blur; their strength is set when they are laid down."""

    def __init__(self) -> None:
        self.kept: Cache[pygame.Surface] = Cache(KEPT_PIXELS, pixels)

    def lay(self, surface: pygame.Surface, rect: pygame.Rect, radius: int, blur: int, alpha: int) -> None:
        """Lay the shadow of a box (device pixels, alpha 0..255), without the middle that the box hides."""
        blur = max(1, blur)
        mask = self.kept.fetch((rect.size, radius, blur), lambda: self._mask(rect.size, radius, blur))
        mask.set_alpha(alpha)
        area = mask.get_rect()
        hollow = area.inflate(-2 * (3 * blur + radius), -2 * (3 * blur + radius))
        for band in _around(area, hollow) if hollow.w > 0 and hollow.h > 0 else (area,):
            surface.blit(mask, (rect.x - 2 * blur + band.x, rect.y - 2 * blur + band.y), band)

    def _mask(self, size: tuple[int, int], radius: int, blur: int) -> pygame.Surface:
        core = radius + 2 * blur
        shrink = max(1, blur // 4)
        side = -(-(2 * core + 1) // shrink) * shrink
        if min(size) < side:
            return blurred(size, radius, blur)
        tile = self.kept.fetch((radius, blur), lambda: blurred((side, side), radius, blur))
        mask = pygame.Surface((size[0] + 4 * blur, size[1] + 4 * blur), pygame.SRCALPHA)
        corner = core + 2 * blur
        nine_slice(mask, tile, mask.get_rect(), corner)
        mask.fill(tile.get_at((corner, corner)), mask.get_rect().inflate(-2 * corner, -2 * corner))
        return mask


def _around(area: pygame.Rect, hollow: pygame.Rect) -> tuple[pygame.Rect, ...]:
    top = pygame.Rect(0, 0, area.w, hollow.top)
    bottom = pygame.Rect(0, hollow.bottom, area.w, area.h - hollow.bottom)
    left = pygame.Rect(0, hollow.top, hollow.left, hollow.h)
    right = pygame.Rect(hollow.right, hollow.top, area.w - hollow.right, hollow.h)
    return top, bottom, left, right
