"""Rasterised pictures kept on disk, so that the next start shows the table without drawing them again.

Nothing here is precious: what cannot be read is made anew, what cannot be written is not kept.
"""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import pygame

WIDEST = 240  # px; larger pictures would fill the disk for little
FORMAT: Final = "BGRA"


class KeptPictures:
    """A folder of raw pixels, one file for each picture of the size in use."""

    def __init__(self, folder: Path | None) -> None:
        """Keep below `folder`, or nothing at all without one."""
        self._folder = folder
        self._size_folder: Path | None = None

    def resize(self, size: tuple[int, int]) -> None:
        """Pictures of this size are wanted from now on."""
        is_kept = self._folder is not None and size[0] <= WIDEST
        self._size_folder = self._folder / f"{size[0]}x{size[1]}" if self._folder and is_kept else None

    def load(self, sources: Sequence[Path], size: tuple[int, int]) -> pygame.Surface | None:
        """The picture that was made of a drawing and what else, None where there is none of just these."""
        if self._size_folder is None:
            return None
        try:
            pixels = self._file(sources).read_bytes()
            return pygame.image.frombuffer(pixels, size, FORMAT).convert_alpha()
        except (OSError, ValueError):
            return None

    def save(self, sources: Sequence[Path], picture: pygame.Surface) -> None:
        """Keep a picture for the next start."""
        if self._size_folder is None:
            return
        with suppress(OSError):
            self._size_folder.mkdir(parents=True, exist_ok=True)
            file = self._file(sources)
            part = file.with_suffix(".part")
            part.write_bytes(pygame.image.tobytes(picture, FORMAT))
            part.replace(file)

    def forget_others(self) -> None:
        """Remove the pictures of all other sizes."""
        if self._folder is None:
            return
        from shutil import rmtree

        with suppress(OSError):
            for folder in self._folder.iterdir():
                if folder != self._size_folder:
                    rmtree(folder, ignore_errors=True)

    def _file(self, sources: Sequence[Path]) -> Path:
        # A file that was changed has another time or length, so what was made of the old one is never used.
        facts = [source.stat() for source in sources]
        ages = "-".join([f"{fact.st_mtime_ns:x}-{fact.st_size:x}" for fact in facts])
        return Path(f"{self._size_folder}/{sources[0].parent.name}-{sources[0].name}-{ages}.raw")
