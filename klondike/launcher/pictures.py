"""The icon in the forms that desktops want, all made from one drawing."""

import os
import struct
from io import BytesIO
from pathlib import Path

from klondike.assets import assets_folder

ICNS_KINDS = {128: b"ic07", 256: b"ic08", 512: b"ic09"}


def drawing() -> Path:
    """The icon as it was drawn."""
    return assets_folder() / "icon.svg"


def svg() -> bytes:
    """The drawing itself; nothing when there is none."""
    return drawing().read_bytes() if drawing().is_file() else b""


def png(size: int) -> bytes:
    """A square picture, `size` pixels wide; nothing when there is no drawing."""
    if not drawing().is_file():
        return b""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    picture = BytesIO()
    pygame.image.save(pygame.image.load_sized_svg(drawing(), (size, size)), picture, "icon.png")
    return picture.getvalue()


def ico(sizes: tuple[int, ...] = (16, 32, 48, 256)) -> bytes:
    """An icon file for Windows: a table of the pictures, then the pictures, as PNG."""
    pictures = [png(size) for size in sizes]
    if not all(pictures):
        return b""
    table = struct.pack("<HHH", 0, 1, len(sizes))
    place = len(table) + 16 * len(sizes)
    for size, picture in zip(sizes, pictures, strict=True):
        table += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return table + b"".join(pictures)


def icns() -> bytes:
    """An icon file for macOS: each picture with its kind and length before it, as PNG."""
    pictures = {kind: png(size) for size, kind in ICNS_KINDS.items()}
    if not all(pictures.values()):
        return b""
    body = b"".join(kind + struct.pack(">I", len(data) + 8) + data for kind, data in pictures.items())
    return b"icns" + struct.pack(">I", len(body) + 8) + body
