"""The table's ground: a soft light over a fine grain, without bands and without seams.

The grain is added around zero (add noise of 0..2a, take a away again), which also hides the single-level
steps of the gradient. Noise comes from a fixed seed: the ground is the same at every start.
"""

import random

import pygame

from klondike.ui.theme import Table, rgb

LIGHT_SIZE = (48, 30)
LIGHT_MIDDLE = (0.5, 0.42)  # a little above the middle, where the cards are
LIGHT_REACH = (0.62, 0.74)
TILE = 256
SHADES = 128


class Ground:
    """The ground that was painted last: a new deal needs no new one."""

    def __init__(self) -> None:
        """Nothing is painted yet."""
        self._painted: tuple[object, pygame.Surface] | None = None

    def painted(self, size: tuple[int, int], table: Table, unit: float) -> pygame.Surface:
        """The ground for a size, table and unit; it is shared, so never draw on it."""
        wanted = size, table, unit
        if self._painted is None or self._painted[0] != wanted:
            self._painted = (wanted, paint_ground(size, table, unit))
        return self._painted[1]


def paint_ground(size: tuple[int, int], table: Table, unit: float) -> pygame.Surface:
    """The whole ground for a window of `size` device pixels; `unit` keeps the grain's size in points."""
    ground = pygame.transform.smoothscale(_light(table), size)
    GRAINS[table.texture](ground, table.amplitude, unit)
    return ground


def _light(table: Table) -> pygame.Surface:
    width, height = LIGHT_SIZE
    palette = [_shade(table, index / (SHADES - 1)) for index in range(SHADES)]
    across = [_distance(x, width, 0) for x in range((width + 1) // 2)]
    across += across[: width // 2][::-1]
    rows = []
    for y in range(height):
        down = _distance(y, height, 1)
        rows.append(b"".join([palette[min(SHADES - 1, int((dx + down) * (SHADES - 1)))] for dx in across]))
    return pygame.image.frombuffer(b"".join(rows), LIGHT_SIZE, "RGB").convert()


def _distance(index: int, count: int, axis: int) -> float:
    return ((index / (count - 1) - LIGHT_MIDDLE[axis]) / LIGHT_REACH[axis]) ** 2


def _shade(table: Table, distance: float) -> bytes:
    fall = 0.94 * distance * distance * (3 - 2 * distance) + 0.06 * distance
    light, edge = rgb(table.hi), rgb(table.lo)
    return bytes(round(light[i] + (edge[i] - light[i]) * fall) for i in range(3))


def _noise(size: tuple[int, int], seed: int, amplitude: int) -> pygame.Surface:
    """Grey noise of 0..2 * amplitude."""
    levels = bytes(2 * amplitude * value // 255 for value in range(256))
    grey = random.Random(seed).randbytes(size[0] * size[1]).translate(levels)
    pixels = bytearray(3 * len(grey))
    pixels[0::3] = pixels[1::3] = pixels[2::3] = grey
    return pygame.image.frombuffer(pixels, size, "RGB").convert()


def _stretched(size: tuple[int, int], seed: int, amplitude: int, target: tuple[int, int]) -> pygame.Surface:
    return pygame.transform.smoothscale(_noise(size, seed, amplitude), target)


def _tiled(ground: pygame.Surface, tile: pygame.Surface, amplitude: int) -> None:
    for y in range(0, ground.get_height(), tile.get_height()):
        for x in range(0, ground.get_width(), tile.get_width()):
            ground.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_ADD)
    ground.fill((amplitude,) * 3, special_flags=pygame.BLEND_RGB_SUB)


def _fibre(
    ground: pygame.Surface, amplitude: int, unit: float, fibre: tuple[int, int], strength: int
) -> None:
    tile = _noise((TILE, TILE), 1, amplitude)
    soft = _stretched(fibre, 2, amplitude, (TILE, TILE))
    soft.set_alpha(strength)
    tile.blit(soft, (0, 0))
    if unit >= 1.5:
        tile = pygame.transform.smoothscale(tile, (round(TILE * unit), round(TILE * unit)))
    _tiled(ground, tile, amplitude)


def _felt(ground: pygame.Surface, amplitude: int, unit: float) -> None:
    _fibre(ground, amplitude, unit, (TILE // 2, TILE // 2), 110)


def _paper(ground: pygame.Surface, amplitude: int, unit: float) -> None:
    _fibre(ground, amplitude, unit, (TILE // 6, TILE // 3), 130)


def _wood(ground: pygame.Surface, amplitude: int, unit: float) -> None:
    # Stretched over the whole window, not tiled: a tile of wood shows its seam.
    width, height = ground.get_size()
    grain = _stretched(
        (max(4, round(width / (170 * unit))), round(height / (1.5 * unit))), 3, amplitude, (width, height)
    )
    broad = _stretched(
        (max(4, round(width / (230 * unit))), round(height / (7 * unit))), 4, amplitude, (width, height)
    )
    broad.set_alpha(128)
    grain.blit(broad, (0, 0))
    ground.blit(grain, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    ground.fill((amplitude,) * 3, special_flags=pygame.BLEND_RGB_SUB)
    _tiled(ground, _noise((TILE, TILE), 5, 2), 2)


def _plain(ground: pygame.Surface, amplitude: int, unit: float) -> None:
    """One colour, nothing on it."""


GRAINS = {"plain": _plain, "felt": _felt, "paper": _paper, "wood": _wood}
