"""The player of sounds: when it plays what, when it holds the device, and that it fails in silence."""

import subprocess
import sys
import wave
from pathlib import Path
from time import perf_counter, sleep

import pygame
import pytest

from klondike.assets import assets_folder
from klondike.rules import RULE_SETS, Deal, Game, deal_change
from klondike.scene.cues import SoundKind
from klondike.scene.device import Device
from klondike.scene.sounds import REST, RETRY, Sounds
from tests.scene.recorder import Recorder

FOLDER = assets_folder() / "sounds"
BEAT = 0.01


@pytest.fixture
def device() -> Recorder:
    return Recorder()


@pytest.fixture
def sounds(device) -> Sounds:
    return Sounds(FOLDER, 55, device)


def let_pass(sounds: Sounds, seconds: float) -> None:
    for _ in range(round(seconds / BEAT)):
        sounds.tick(BEAT)


def deal():
    return deal_change(Game(Deal.numbered(1), RULE_SETS["S3"]).board)


def a_draw():
    game = Game(Deal.numbered(1), RULE_SETS["S3"])
    return game.play(next(move for move in game.board.legal_moves() if move.count == 3))


def test_nothing_is_opened_before_something_is_heard(sounds, device):
    let_pass(sounds, 1.0)
    assert (device.asked, sounds.patience) == (0, None)


def test_a_sound_is_heard_at_the_next_tick(sounds, device):
    sounds.play(SoundKind.PICK_UP)
    assert device.heard == []
    sounds.tick(20.0)  # whatever has passed before it was asked for
    assert device.heard == ["pick-up-01"]


def test_the_takes_follow_one_another(sounds, device):
    for _ in range(5):
        sounds.play(SoundKind.PICK_UP)
        sounds.tick(BEAT)
    assert device.heard == ["pick-up-01", "pick-up-02", "pick-up-03", "pick-up-01", "pick-up-02"]


def test_each_file_is_read_once(sounds, device):
    for _ in range(12):
        sounds.play(SoundKind.TURN)
        sounds.tick(BEAT)
    assert sorted(sound.name for sound in device.sounds) == ["turn-01", "turn-02", "turn-03"]


def test_a_draw_of_three_is_heard_card_by_card(sounds, device):
    sounds.follow(a_draw())
    counts = []
    for _ in range(15):
        sounds.tick(BEAT)
        counts.append(len(device.heard))
    assert counts == [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3]


def test_the_time_until_the_next_sound_is_known(sounds):
    sounds.follow(a_draw())
    sounds.tick(0.0)
    assert sounds.patience == pytest.approx(0.035)


def test_what_falls_into_one_moment_is_heard_once(sounds, device):
    sounds.pace = 0.0
    for _ in range(4):
        sounds.follow(a_draw())
    sounds.tick(BEAT)
    assert device.heard == ["turn-01"]


def test_a_deal_ends_what_was_to_come(sounds, device):
    sounds.follow(a_draw())
    sounds.tick(BEAT)
    sounds.follow(deal())
    let_pass(sounds, 1.0)
    assert {name.rpartition("-")[0] for name in device.heard} == {"deal"}


def test_what_is_left_out_is_heard_no_more(sounds, device):
    sounds.follow(deal())
    sounds.tick(BEAT)
    before = list(device.heard)
    sounds.leave_out(SoundKind.DEAL)
    let_pass(sounds, 1.0)
    assert device.heard == before


def test_what_was_slept_through_is_not_made_up_for(sounds, device):
    sounds.follow(a_draw())
    sounds.tick(0.0)
    sounds.tick(30.0)
    assert device.heard == []


def test_the_device_is_closed_after_a_while_and_opened_again(sounds, device):
    sounds.play(SoundKind.TURN)
    sounds.tick(BEAT)
    assert sounds.patience == pytest.approx(REST)
    sounds.tick(REST)
    assert (device.is_open, sounds.patience) == (False, None)
    sounds.play(SoundKind.TURN)
    sounds.tick(BEAT)
    assert device.opened == 2
    assert len(device.heard) == 2


def test_off_opens_nothing(device):
    sounds = Sounds(FOLDER, 0, device)
    sounds.play(SoundKind.TURN)
    sounds.follow(deal())
    let_pass(sounds, 2.0)
    assert (device.asked, sounds.prepare(), sounds.patience) == (0, False, None)


def test_switching_off_closes_at_once_and_forgets_what_was_due(sounds, device):
    sounds.follow(a_draw())
    sounds.tick(0.04)
    sounds.tick(0.04)
    sounds.volume = 0
    assert not device.is_open
    let_pass(sounds, 1.0)
    assert len(device.heard) == 1


def test_switching_on_is_heard(device):
    sounds = Sounds(FOLDER, 0, device)
    sounds.volume = 40
    sounds.play(SoundKind.TURN)
    sounds.tick(BEAT)
    assert device.heard == ["turn-01"]


def test_the_volume_is_followed_while_the_device_is_open(sounds, device):
    sounds.volume = 100
    sounds.play(SoundKind.TURN)
    sounds.tick(BEAT)
    assert device.sounds[0].level == 1.0
    sounds.volume = 50
    assert device.sounds[0].level == 0.25


def test_a_missing_device_is_not_asked_for_at_every_card(sounds, device):
    device.works = False
    for _ in range(50):
        sounds.play(SoundKind.TURN)
        let_pass(sounds, 0.2)
    assert (device.asked, device.heard, sounds.patience) == (1, [], None)


def test_a_missing_device_is_looked_for_again_after_a_while(sounds, device):
    device.works = False
    sounds.play(SoundKind.TURN)
    sounds.tick(BEAT)
    device.works = True
    sounds.tick(RETRY)
    sounds.play(SoundKind.TURN)
    sounds.tick(BEAT)
    assert device.heard == ["turn-01"]


def test_a_missing_device_is_looked_for_when_the_sound_is_switched_on(sounds, device):
    device.works = False
    sounds.play(SoundKind.TURN)
    sounds.tick(BEAT)
    device.works = True
    sounds.volume = 0
    sounds.volume = 30
    sounds.play(SoundKind.TURN)
    sounds.tick(BEAT)
    assert device.heard == ["turn-01"]


def test_a_folder_without_sounds_is_silent(tmp_path, device):
    sounds = Sounds(tmp_path / "nowhere", 55, device)
    sounds.play(SoundKind.TURN)
    sounds.tick(BEAT)
    assert device.heard == []


# -- with the mixer itself --------------------------------------------------------------------------


def mixer_is_open() -> bool:
    import pygame.mixer

    return pygame.mixer.get_init() is not None


def wait_until_closed(device: Device) -> None:
    end = perf_counter() + 5
    while device.is_closing and perf_counter() < end:
        sleep(0.005)


def test_it_opens_the_mixer_as_it_should_be_and_closes_it():
    device = Device()
    sounds = Sounds(FOLDER, 55, device)
    sounds.play(SoundKind.PUT_DOWN)
    assert not mixer_is_open()
    sounds.tick(BEAT)
    assert pygame.mixer.get_init() == (44100, -16, 1)
    assert pygame.mixer.get_busy()
    sounds.tick(REST)
    wait_until_closed(device)
    assert not mixer_is_open()


def test_it_plays_again_after_a_rest():
    sounds = Sounds(FOLDER, 55, device := Device())
    for _ in range(2):
        sounds.play(SoundKind.PUT_DOWN)
        sounds.tick(BEAT)
        assert mixer_is_open()
        sounds.tick(REST)
        wait_until_closed(device)
    assert not mixer_is_open()


def test_every_kind_is_heard_from_a_device():
    sounds = Sounds(FOLDER, 55)
    for kind in SoundKind:
        sounds.play(kind)
        let_pass(sounds, 0.2)
        assert pygame.mixer.get_busy(), kind
        pygame.mixer.stop()
    sounds.close()


def test_a_file_that_is_no_sound_is_silent(tmp_path):
    (tmp_path / "turn-01.wav").write_bytes(b"RIFF, but not really")
    sounds = Sounds(tmp_path, 55)
    sounds.play(SoundKind.TURN)
    sounds.tick(BEAT)
    assert not pygame.mixer.get_busy()
    sounds.close()


def test_closing_leaves_no_device_and_may_be_said_twice():
    sounds = Sounds(FOLDER, 55)
    sounds.play(SoundKind.TURN)
    sounds.tick(BEAT)
    sounds.close()
    assert not mixer_is_open()
    sounds.close()


def test_off_does_not_even_load_the_mixer():
    check = "sounds.prepare(); print('pygame.mixer' in sys.modules)"
    assert run(check, "dummy", volume=0) == ("False\n", "")


@pytest.mark.parametrize("driver", ["nonsense", "alsa", "dsp", "pulseaudio"])
def test_without_a_device_it_is_silent_and_says_nothing(driver, tmp_path):
    nowhere = {
        "PULSE_SERVER": "unix:/nowhere",
        "ALSA_CONFIG_PATH": str(tmp_path / "none"),
        "AUDIODEV": "/nowhere",
    }
    assert run("print(sounds._device.is_open)", driver, **nowhere) == ("False\n", "")


def test_without_a_mixer_it_is_silent():
    assert run("print(sounds._device.is_open)", "dummy", without="pygame.mixer") == ("False\n", "")


def test_without_a_terminal_it_plays():
    assert run("print(sounds._device.is_open)", "dummy", before="os.close(2)") == ("True\n", "")


PROGRAM = """
import os, sys
from pathlib import Path
{before}
if {without!r}:
    sys.modules[{without!r}] = None
from klondike.window import Window
from klondike.scene.sounds import Sounds
from klondike.scene.cues import SoundKind
sounds = Sounds(Path({folder!r}), {volume})
for _ in range(3):
    sounds.play(SoundKind.TURN)
    sounds.tick(0.1)
{check}
sounds.close()
"""


def run(
    check: str, driver: str, *, volume: int = 55, without: str = "", before: str = "", **environment: str
) -> tuple[str, str]:
    """What a program says that plays three sounds, and what it complains of."""
    import os

    text = PROGRAM.format(check=check, volume=volume, without=without, before=before, folder=str(FOLDER))
    variables = os.environ | {"SDL_AUDIODRIVER": driver} | environment
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", text], cwd=root, env=variables, capture_output=True, text=True, check=True
    )
    return done.stdout, done.stderr


def test_all_sounds_are_ended_before_the_device_is_given_back():
    """A sound that ends while the mixer quits would freeze the program for ever."""
    calls = []

    class Mixer:
        def __getattr__(self, name):
            return lambda *_, **__: calls.append(name)

    device = Device()
    device.prepare()
    device._mixer = Mixer()
    assert device.open()
    device.wait_closed()
    assert calls[-2:] == ["stop", "quit"]


def test_no_sound_is_longer_than_the_device_stays_open():
    paths = list(FOLDER.glob("*.wav"))
    assert paths
    for path in paths:
        with wave.open(str(path)) as file:
            assert file.getnframes() / file.getframerate() < REST - 0.5
