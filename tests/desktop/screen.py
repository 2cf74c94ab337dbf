"""What an X server without a screen shows, read from the file that Xvfb keeps its frame buffer in (XWD)."""

import struct
from pathlib import Path
from typing import NamedTuple

import pygame

FIELDS = 25  # numbers of four bytes at the start of the file, biggest byte first


class Header(NamedTuple):
    """The fields of the file's head that matter."""

    start: int
    width: int
    height: int
    bits: int
    stride: int


def header(data: bytes) -> Header:
    """Where the pixels start, and how they lie."""
    fields = struct.unpack_from(f">{FIELDS}I", data)
    colours = 12 * fields[19]
    return Header(fields[0] + colours, fields[4], fields[5], fields[11], fields[12])


def picture(path: Path) -> pygame.Surface:
    """The whole screen as it is now."""
    data = path.read_bytes()
    head = header(data)
    assert head.bits == 32
    assert head.stride == 4 * head.width
    pixels = data[head.start : head.start + head.stride * head.height]
    seen = pygame.Surface((head.width, head.height), depth=24)
    # The fourth byte is nothing: without the transparency it would be taken for, every pixel counts.
    whole = pygame.image.frombuffer(pixels, seen.get_size(), "BGRA")
    whole.set_alpha(None)
    seen.blit(whole, (0, 0))
    return seen
