"""The audio device: open only while something is heard, and never a reason for the game to wait or to fail.

An open device costs up to 3 % of a core though all is silent, a closed one nothing; other programs may
want it as well.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

if TYPE_CHECKING:
    from threading import Thread

RATE, BITS, CHANNELS = 44100, -16, 1
BUFFER = 512  # samples: what is asked for is heard 12 ms later
VOICES = 24  # that may sound at once
NAME = ("SDL_AUDIO_DEVICE_APP_NAME", "Klondike")  # in the list of programs that can be made quieter
SILENT = 2  # the file descriptor that the libraries of the system complain to


class Device:
    """What plays sounds, as long as there is something to play them on."""

    def __init__(self) -> None:
        """Closed; nothing of the system has been touched."""
        self._mixer: Any = None  # None: not loaded yet, or not to be had
        self._is_prepared = False
        self._closing: Thread | None = None
        self.is_open = False

    def prepare(self) -> bool:
        """Load the program's part of it, which takes a moment; False when that was done before."""
        if self._is_prepared:
            return False
        self._is_prepared = True
        with suppress(ImportError, NotImplementedError):
            import pygame.mixer

            self._mixer = pygame.mixer
        return True

    def open(self) -> bool:
        """Be ready to play; False where there is no device, or it is still being closed."""
        if self.is_open or self.is_closing:
            return self.is_open
        self.prepare()
        os.environ.setdefault(*NAME)
        with suppress(pygame.error), _quietly():
            if self._mixer:
                self._mixer.init(RATE, BITS, CHANNELS, BUFFER, allowedchanges=0)
                self._mixer.set_num_channels(VOICES)
                self.is_open = True
        return self.is_open

    @property
    def is_closing(self) -> bool:
        """Whether the device is still being given back."""
        return self._closing is not None and self._closing.is_alive()

    def load(self, path: Path) -> "pygame.mixer.Sound | None":
        """A sound of a file for as long as the device is open; None where it cannot be read."""
        sound: pygame.mixer.Sound | None = None
        with suppress(pygame.error, OSError):
            sound = self._mixer.Sound(path)
        return sound

    def close(self) -> None:
        """Give the device back; some systems take their time, for which nobody waits here."""
        if self.is_open:
            from threading import Thread

            self.is_open = False
            self._closing = Thread(target=self._give_back, name="closing the audio device", daemon=True)
            self._closing.start()

    def _give_back(self) -> None:
        # pygame freezes the program when a sound ends while its mixer quits: each then waits for the other.
        with suppress(pygame.error):
            self._mixer.stop()
        self._mixer.quit()

    def wait_closed(self) -> None:
        """Close, and come back when that is done: the program ends."""
        self.close()
        if self._closing:
            self._closing.join()


@contextmanager
def _quietly() -> Iterator[None]:
    """Keep from the terminal what system libraries write to it when there is no device."""
    try:
        kept = os.dup(SILENT)
    except OSError:  # there is no terminal
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, SILENT)
    os.close(nowhere)
    try:
        yield
    finally:
        os.dup2(kept, SILENT)
        os.close(kept)
