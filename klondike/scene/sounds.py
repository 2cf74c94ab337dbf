"""Plays what the table asks for, when it is due; without a device, or with the sound off, nothing happens.

Time is told to `tick` after each picture, so that the picture never waits for a sound.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from klondike.rules import Change
from klondike.scene.cues import Cue, SoundKind, cues, phrase
from klondike.scene.device import Device

if TYPE_CHECKING:
    Takes = Mapping[str, tuple[Path, ...]]

REST = 2.5  # seconds after the last sound began, longer than any of them, when the device is closed
RETRY = 300.0  # seconds after which a device that was not there is looked for again
TOO_LATE = 0.25  # seconds: a sound that could not be played until then is left out
LOUDEST = 100


class Sounds:
    """The sounds of one table; `volume` 0 is off: then no device is ever opened."""

    def __init__(self, folder: Path, volume: int, device: Device | None = None) -> None:
        """Play the files of a folder, named "put-down-01.wav" by their kind and take."""
        self._folder = folder
        self._volume = volume
        self._device = device or Device()
        self._takes: Takes | None = None
        self._loaded: dict[Path, pygame.mixer.Sound | None] = {}
        self._turn: dict[SoundKind, int] = {}  # how often each kind was played
        self._now = 0.0
        self._asked: list[Cue] = []
        self._due: list[tuple[float, Cue]] = []
        self._rests_at = 0.0
        self._tries_at = 0.0
        self.pace = 1.0  # the factor of the times of cards

    @property
    def volume(self) -> int:
        """How loud it is, 0..100."""
        return self._volume

    @volume.setter
    def volume(self, volume: int) -> None:
        if not volume:
            self._asked, self._due = [], []
            self._close()
        elif not self._volume:
            self._tries_at = self._now  # switched on: the device may be there now
        self._volume = volume
        for sound in self._loaded.values():
            self._adjust(sound)

    def play(self, kind: SoundKind) -> None:
        """Let something be heard that changes no card."""
        self._ask(phrase(kind))

    def leave_out(self, kind: SoundKind) -> None:
        """Leave out what is still to come of a kind."""
        self._asked = [cue for cue in self._asked if cue.kind is not kind]
        self._due = [(at, cue) for at, cue in self._due if cue.kind is not kind]

    def follow(self, change: Change) -> None:
        """Let a change be heard; a deal ends what was still to come of the game before."""
        wanted = cues(change, self.pace)
        if any(cue.kind is SoundKind.DEAL for cue in wanted):
            self._asked, self._due = [], []
        self._ask(wanted)

    def prepare(self) -> bool:
        """Do in an idle moment what the first sound would have to wait for; False when there is nothing."""
        return bool(self._volume) and self._device.prepare()

    @property
    def patience(self) -> float | None:
        """Seconds until the next `tick` is needed; None: none is."""
        times = [at for at, _ in self._due]
        if self._device.is_open:
            times.append(self._rests_at)
        return max(0.0, min(times) - self._now) if times else None

    def tick(self, seconds: float) -> None:
        """Let time pass, and play what has become due."""
        self._now += seconds
        if not (self._asked or self._due or self._device.is_open):
            return
        self._due += [(self._now + cue.after, cue) for cue in self._asked]
        self._asked = []
        ripe = [(at, cue) for at, cue in self._due if at <= self._now]
        if ripe:
            self._due = [each for each in self._due if each not in ripe]
            self._play({cue.kind: cue for at, cue in ripe if self._now - at < TOO_LATE})
        elif self._device.is_open and not self._due and self._now >= self._rests_at:
            self._close()

    def close(self) -> None:
        """Be silent, and leave nothing open."""
        self._asked, self._due, self._loaded = [], [], {}
        self._device.wait_closed()

    def _ask(self, wanted: tuple[Cue, ...]) -> None:
        if self._volume:
            self._asked += wanted

    def _play(self, wanted: Mapping[SoundKind, Cue]) -> None:
        """Play one sound of each kind: what falls into the same moment is heard as one."""
        if not wanted or not self._is_ready():
            return
        self._rests_at = self._now + REST
        for kind, cue in wanted.items():
            sound = self._sound(kind, cue.take)
            if sound:
                sound.play()

    def _is_ready(self) -> bool:
        """Whether there is a device to play on; one that is not there is not asked for at every card."""
        if self._device.is_open:
            return True
        if self._now < self._tries_at:
            return False
        if not self._device.open() and not self._device.is_closing:
            self._tries_at = self._now + RETRY
        return self._device.is_open

    def _sound(self, kind: SoundKind, take: int | None) -> "pygame.mixer.Sound | None":
        """The wished take of a kind, or the one after the last; read when it is first played."""
        takes = self._files.get(kind, ())
        if not takes:
            return None
        if take is None:
            take = self._turn[kind] = self._turn.get(kind, -1) + 1
        path = takes[take % len(takes)]
        if path not in self._loaded:
            self._loaded[path] = self._device.load(path)
            self._adjust(self._loaded[path])
        return self._loaded[path]

    @property
    def _files(self) -> "Takes":
        """The files of each kind, in order."""
        if self._takes is None:
            paths = sorted(self._folder.glob("*.wav"))
            names = {path.stem.rpartition("-")[0] for path in paths}
            self._takes = {
                name: tuple(path for path in paths if path.stem.startswith(f"{name}-")) for name in names
            }
        return self._takes

    def _adjust(self, sound: "pygame.mixer.Sound | None") -> None:
        """Ears count in ratios: half the way down the slider is a quarter of the loudness, not half."""
        if sound:
            sound.set_volume((self._volume / LOUDEST) ** 2)

    def _close(self) -> None:
        self._loaded = {}
        self._device.close()
