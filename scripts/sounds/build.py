"""Writing all sounds into a folder: one table says what each kind is made of, how long and how loud."""

import wave
from array import array
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from sys import byteorder

from .room import in_room
from .samples import FULL, RATE, Samples, closed, louder, loudness, mixed
from .voices import felt, flick, knock, paper, riffle, warm, wood

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"
PITCHES = (1.0, 0.97, 1.03, 0.985)
SCALE = (0, 2, 4, 7, 9)  # C D E G A
LOW_C = 261.63
RIFFLE = 0.185  # seconds before the room answers
WIN = 1.6
CHORDS = (  # of the win, each with its second: A minor 7, F major 7, G 6, C with a ninth
    (0.00, ("A2", "E3", "C4", "G4")),
    (0.30, ("F2", "C3", "A3", "E4")),
    (0.60, ("G2", "D3", "B3", "E4", "G4")),
    (0.92, ("C2", "G2", "E3", "C4", "D4", "G4")),
)
ROLLED = 0.014  # seconds between the notes of a chord
HELD = 0.100  # seconds for which it fades into the next one
NOTES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def build(folder: Path) -> int:
    """Write every sound into a folder; returns how many."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for name, samples in sounds():
        _write(folder / f"{name}.wav", samples)
        count += 1
    return count


def sounds() -> Iterator[tuple[str, Samples]]:
    """The names and samples of all sounds, each in the room and at its loudness."""
    for kind, (takes, seconds, decibels) in KINDS.items():
        for number, dry in enumerate(takes(), 1):
            heard = in_room(dry, seconds)
            yield f"{kind}-{number:02}", louder(heard, 10 ** ((decibels - loudness(heard)) / 20))


def _takes(voice: Callable[[float, int], Samples], count: int, seed: int) -> Callable[[], Iterator[Samples]]:
    """The same voice several times, never quite the same."""
    return lambda: (voice(pitch, seed + 100 * number) for number, pitch in enumerate(PITCHES[:count]))


def _home() -> Iterator[Samples]:
    """A card goes home: the tap, and a bar of wood one step higher for each rank."""
    for rank in range(13):
        pitch = PITCHES[rank % len(PITCHES)]
        bar = wood(_hertz(12 * (rank // 5) + SCALE[rank % 5]), 0.2)
        yield mixed((0, louder(felt(pitch, 300 + 100 * (rank % 4)), 0.55)), (0.004, louder(bar, 0.8)))


def _backwards() -> Iterator[Samples]:
    return (take[::-1] for take in _takes(felt, 3, 300)())


def _hint() -> Iterator[Samples]:
    """Two notes, a fourth apart; they are played one after the other."""
    return (wood(_hertz(steps), 0.2) for steps in (7, 12))


def _win() -> Iterator[Samples]:
    """Four chords, the last of which is left to ring."""
    parts = []
    for (start, names), (end, _) in pairwise((*CHORDS, (WIN, ()))):
        for number, name in enumerate(names):
            note = louder(warm(_named(name), end - start + HELD), 1 / (2 + number))
            parts.append((start + ROLLED * number, closed(note, end - start + HELD, HELD)))
    yield closed(mixed(*parts), WIN, 0.25)


def _hertz(steps: int) -> float:
    """The pitch so many half tones above the low C."""
    return LOW_C * 2 ** (steps / 12)


def _named(name: str) -> float:
    return _hertz(NOTES[name[0]] + 12 * (int(name[1]) - 4))


def _write(path: Path, samples: Samples) -> None:
    steps = array("h", [round(FULL * sample) for sample in samples])
    if byteorder == "big":
        steps.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(steps.tobytes())


# Of each kind: its takes, the seconds they last in the room, and how loud they seem, in dB below full scale.
KINDS: dict[str, tuple[Callable[[], Iterator[Samples]], float, float]] = {
    "pick-up": (_takes(paper, 3, 100), 0.130, -28.0),
    "put-down": (_takes(felt, 4, 300), 0.170, -21.0),
    "turn": (_takes(flick, 3, 700), 0.150, -25.0),
    "riffle": (_takes(lambda pitch, seed: riffle(pitch, seed, RIFFLE), 2, 1000), 0.226, -24.0),
    "home": (_home, 0.226, -20.0),
    "deal": (_takes(lambda pitch, seed: flick(pitch * 1.1, seed, 0.045), 4, 1300), 0.120, -31.0),
    "undo": (_backwards, 0.170, -25.0),
    "no-move": (_takes(knock, 2, 1700), 0.180, -25.0),
    "hint": (_hint, 0.226, -22.0),
    "win": (_win, WIN, -19.0),
}


def main(arguments: list[str]) -> None:
    """Write the sounds into the assets folder, or into the folder that is named."""
    folder = Path(arguments[0]) if arguments else FOLDER
    print(f"{build(folder)} files written into {folder}")
