"""How colours look to people who see fewer of them (Machado, Oliveira, Fernandes 2009), and in grey."""

from array import array
from collections.abc import Mapping
from types import MappingProxyType

import pygame

Matrix = tuple[tuple[float, float, float], ...]

# Of linear light; the three kinds in full strength, and the brightness alone.
SIGHTS: Mapping[str, Matrix] = MappingProxyType(
    {
        "protan": (
            (0.152286, 1.052583, -0.204868),
            (0.114503, 0.786281, 0.099216),
            (-0.003882, -0.048116, 1.051998),
        ),
        "deutan": (
            (0.367322, 0.860646, -0.227968),
            (0.280085, 0.672501, 0.047413),
            (-0.011820, 0.042940, 0.968881),
        ),
        "tritan": (
            (1.255528, -0.076749, -0.178779),
            (-0.078411, 0.930809, 0.147602),
            (0.004733, 0.691367, 0.303900),
        ),
        "grey": ((0.2126, 0.7152, 0.0722),) * 3,
    }
)
LINEAR = tuple(
    level / 255 / 12.92 if level <= 10 else ((level / 255 + 0.055) / 1.055) ** 2.4 for level in range(256)
)


def seen(colour: tuple[int, int, int], sight: str) -> tuple[int, int, int]:
    """A colour as it looks to that kind of sight, "normal" included."""
    if sight == "normal":
        return colour
    light = [LINEAR[part] for part in colour]
    red, green, blue = (_level(sum(map(float.__mul__, row, light))) for row in SIGHTS[sight])
    return red, green, blue


def _level(light: float) -> int:
    light = min(1.0, max(0.0, light))
    share = 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return round(255 * share)


def looked_at(picture: pygame.Surface, sight: str) -> pygame.Surface:
    """A whole picture as it looks to that kind of sight; every colour is worked out once."""
    plain = pygame.image.tobytes(picture, "RGBX")
    pixels = memoryview(plain).cast("I")
    table = {pixel: _packed(pixel, sight) for pixel in set(pixels)}
    changed = array("I", map(table.__getitem__, pixels))
    return pygame.image.frombytes(changed.tobytes(), picture.get_size(), "RGBX")


def _packed(pixel: int, sight: str) -> int:
    parts = pixel.to_bytes(4, "little")
    return int.from_bytes(bytes(seen((parts[0], parts[1], parts[2]), sight)) + b"\xff", "little")


def lab(colour: tuple[int, int, int]) -> tuple[float, float, float]:
    """A colour in CIE L*a*b*, where distances are as large as they look."""
    red, green, blue = (LINEAR[part] for part in colour)
    x, y, z = (
        _cube_root(value)
        for value in (
            (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
            0.2126 * red + 0.7152 * green + 0.0722 * blue,
            (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _cube_root(value: float) -> float:
    return value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116


def distance(one: tuple[int, int, int], other: tuple[int, int, int], sight: str = "normal") -> float:
    """How far two colours look from each other (CIE76; 20 is plain)."""
    first, second = lab(seen(one, sight)), lab(seen(other, sight))
    return sum((a - b) ** 2 for a, b in zip(first, second, strict=True)) ** 0.5
