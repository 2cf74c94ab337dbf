"""The sounds: complete, rebuilt alike, small, without clicks, as long and as loud as they are meant to be."""

import cmath
import math
import wave
from array import array
from functools import cache
from itertools import groupby, pairwise
from pathlib import Path
from sys import byteorder

import pytest

from scripts.sounds.build import build

FOLDER = Path(__file__).parents[1] / "assets" / "sounds"
FILES = sorted(FOLDER.glob("*.wav"))
RATE = 44100
HIGHEST_PEAK = -3.0  # dB below full scale
LARGEST = 20_000  # bytes
SMALLEST_STEP = 1 / 32768
WINDOW = 1323  # samples, 30 ms
SIZE = 8192  # samples whose spectrum is looked at

# Of each kind: how many takes; the milliseconds in which nearly all of it has been heard, at least and at
# most; where the middle of its spectrum lies, in Hz; the level of its loudest 30 ms against that of a
# put-down, in dB.
KINDS = {
    "pick-up": (3, (10, 40), (1500, 5000), (-18, -8)),
    "put-down": (4, (15, 70), (150, 500), (-1, 1)),
    "turn": (3, (20, 60), (1500, 4500), (-15, -5)),
    "riffle": (2, (100, 226), (900, 3500), (-12, -3)),
    "home": (13, (50, 150), (200, 1500), (-7, 1)),
    "deal": (4, (15, 60), (1500, 5000), (-20, -10)),
    "undo": (3, (50, 90), (150, 500), (-7, -1)),
    "no-move": (2, (15, 90), (80, 300), (-6, 1)),
    "hint": (2, (60, 200), (350, 700), (-9, 0)),
    "win": (1, (900, 1600), (120, 700), (0, 6)),
}


@cache
def read(path: Path) -> list[int]:
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        samples = array("h", file.readframes(file.getnframes()))
    if byteorder == "big":
        samples.byteswap()
    return list(samples)


def kind_of(path: Path) -> str:
    return path.stem.rpartition("-")[0]


def decibels(level: float) -> float:
    return 20 * math.log10(level)


def loudest(samples: list[float]) -> float:
    """The effective level of the loudest 30 ms, in dB below full scale."""
    windows = [samples[start : start + WINDOW] for start in range(0, len(samples) - WINDOW, WINDOW // 4)]
    return decibels(max(math.sqrt(sum(sample * sample for sample in each) / WINDOW) for each in windows))


def heard_after(samples: list[float]) -> float:
    """The milliseconds after which 95 % of the energy is spent."""
    whole, spent = sum(sample * sample for sample in samples), 0.0
    for index, sample in enumerate(samples):
        spent += sample * sample
        if spent >= 0.95 * whole:
            return 1000 * index / RATE
    raise AssertionError("silence")


def spectrum(samples: list[complex]) -> list[complex]:
    if len(samples) == 1:
        return samples
    even, odd = spectrum(samples[::2]), spectrum(samples[1::2])
    half = len(even)
    turned = [cmath.exp(-1j * math.pi * place / half) * odd[place] for place in range(half)]
    pairs = list(zip(even, turned, strict=True))
    return [one + other for one, other in pairs] + [one - other for one, other in pairs]


@cache
def energies(path: Path) -> list[float]:
    """The energy by pitch, in steps of RATE / SIZE."""
    padded = [complex(step) for step in (read(path) + [0] * SIZE)[:SIZE]]
    return [abs(value) ** 2 for value in spectrum(padded)[: SIZE // 2]]


def centroid(path: Path) -> float:
    """The middle of the spectrum in Hz."""
    energy = energies(path)
    return sum(place * each for place, each in enumerate(energy)) / sum(energy) * RATE / SIZE


@pytest.fixture(params=FILES, ids=lambda path: path.stem)
def path(request: pytest.FixtureRequest) -> Path:
    file: Path = request.param
    return file


@pytest.fixture
def samples(path: Path) -> list[float]:
    return [step * SMALLEST_STEP for step in read(path)]


@pytest.fixture(scope="module")
def put_down() -> float:
    return loudest([step * SMALLEST_STEP for step in read(FOLDER / "put-down-01.wav")])


def test_every_kind_has_its_takes():
    found = {kind: len(list(group)) for kind, group in groupby(FILES, kind_of)}
    assert found == {kind: takes for kind, (takes, *_) in KINDS.items()}


def test_the_script_makes_the_same_sounds_again(tmp_path):
    assert build(tmp_path) == len(FILES)
    for path in FILES:
        kept, made = read(path), read(tmp_path / path.name)
        assert len(kept) == len(made), path.stem
        # Sines differ in their last digit from one mathematical library to the next.
        assert max(abs(one - other) for one, other in zip(kept, made, strict=True)) <= 1, path.stem


def test_takes_differ():
    contents = {path.read_bytes() for path in FILES}
    assert len(contents) == len(FILES)


def test_files_are_small(path):
    assert kind_of(path) == "win" or path.stat().st_size <= LARGEST


def test_nothing_is_cut_off_at_the_top(samples):
    assert decibels(max(map(abs, samples))) <= HIGHEST_PEAK


def test_it_rests_on_the_middle_line(samples):
    assert abs(sum(samples) / len(samples)) < 0.0005


def test_it_begins_and_ends_in_silence(samples):
    assert max(map(abs, samples[:3])) < 0.002
    assert max(map(abs, samples[-20:])) < 0.002


def test_it_holds_no_click(path, samples):
    steepest = max(abs(after - before) for before, after in pairwise(samples))
    assert steepest < 0.7 * max(map(abs, samples)), "a leap from one sample to the next"


def test_it_is_as_long_as_its_kind_is_meant_to_be(path, samples):
    _, (least, most), _, _ = KINDS[kind_of(path)]
    assert least <= heard_after(samples) <= most


def test_the_win_lasts_1_6_seconds():
    assert len(read(FOLDER / "win-01.wav")) == round(1.6 * RATE)


def test_it_is_as_bright_as_its_kind_is_meant_to_be(path):
    _, _, (least, most), _ = KINDS[kind_of(path)]
    assert least <= centroid(path) <= most


def test_it_is_as_loud_as_its_kind_is_meant_to_be(path, samples, put_down):
    *_, (least, most) = KINDS[kind_of(path)]
    assert least <= loudest(samples) - put_down <= most


def test_no_sound_is_sharp(path):
    energy = energies(path)
    above = round(9000 * len(energy) * 2 / RATE)
    assert sum(energy[above:]) < 0.08 * sum(energy)


def test_each_rank_sounds_higher_than_the_one_before():
    pitches = [centroid(path) for path in FILES if kind_of(path) == "home"]
    assert all(before < after for before, after in pairwise(pitches))


@pytest.mark.parametrize(("rank", "hertz"), [(1, 261.63), (5, 440.0), (6, 523.25), (10, 880.0), (13, 1318.5)])
def test_a_rank_has_its_note_of_the_scale(rank, hertz):
    energy = energies(FOLDER / f"home-{rank:02}.wav")
    width = RATE / SIZE
    beginning = round(0.85 * hertz / width)
    peak = max(range(beginning, round(1.15 * hertz / width)), key=energy.__getitem__)
    assert abs(peak * width - hertz) < 2 * width


def test_undo_is_put_down_backwards():
    forth, back = (read(FOLDER / f"{kind}-01.wav") for kind in ("put-down", "undo"))
    loud_at = [samples.index(max(samples, key=abs)) for samples in (forth, back)]
    assert loud_at[0] < 0.02 * RATE < 0.045 * RATE < loud_at[1] < 0.075 * RATE
