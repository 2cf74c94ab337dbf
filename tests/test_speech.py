"""The voice: which program speaks, what it is given, and that none is left behind or waited for."""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from klondike.speech import ELSEWHERE, PROGRAMS, Program, Voice, found, programs, why_silent

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are scripts for a shell")

LONGEST = 10.0  # seconds that a test waits for what comes at once
SLEEPS = "exec /bin/sleep 60"  # for much longer than that
ODD = "$(touch hacked) `ls` \"'; -v -- Ace’s “back” \\n"


class Stage:
    """A folder of programs that only write down how they were called."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "programs"
        self.folder.mkdir()
        self.heard = folder / "heard"
        self.began = folder / "began"
        self.voices: list[Voice] = []
        self.failures: list[str] = []

    def put(self, name: str, *, then: str = "exit 0") -> None:
        """Add a program; it writes down its arguments, then what it reads."""
        script = self.folder / name
        read = "" if name == "spd-say" else "$(/bin/cat)"
        record = f'line="$(printf "%s|" "$0" "$@"){read}"\nprintf "%s\\n" "$line" >> "{self.heard}"\n'
        script.write_text(f'#!/bin/sh\necho $$ >> "{self.began}"\n{record}{then}\n', encoding="utf-8")
        script.chmod(0o755)

    def voice(self) -> Voice:
        """Speak with what was put there."""
        path = str(self.folder)
        self.voices.append(Voice(found("linux", path), lambda: self.failures.append("failed")))
        return self.voices[-1]

    def lines(self, count: int) -> list[str]:
        """Wait for so many calls: program, arguments and text of each."""
        wait_until(lambda: len(self._written()) >= count)
        return [line.replace(f"{self.folder}{os.sep}", "") for line in self._written()]

    def _written(self) -> list[str]:
        return self.heard.read_text(encoding="utf-8").splitlines() if self.heard.exists() else []

    def running(self) -> list[str]:
        """The processes that were begun and are there still, also those that ended and were not asked for."""
        ids = self.began.read_text(encoding="utf-8").split() if self.began.exists() else []
        return [each for each in ids if _is_there(int(each))]


def _is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait a little for another thread or process."""
    end = monotonic() + LONGEST
    while not is_so():
        assert monotonic() < end, "it does not come"
        sleep(0.005)


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    here = Stage(tmp_path)
    yield here
    for voice in here.voices:
        voice.close()
    assert here.running() == []


def test_the_best_program_of_those_that_there_are_is_taken(stage):
    assert found("linux", str(stage.folder)) == ()
    stage.put("espeak")
    stage.put("espeak-ng")
    assert [Path(program.name).name for program in found("linux", str(stage.folder))] == [
        "espeak-ng",
        "espeak",
    ]
    stage.put("spd-say")
    assert found("linux", str(stage.folder))[0].name == str(stage.folder / "spd-say")


def test_every_platform_has_programs():
    assert programs("freebsd14") is ELSEWHERE
    assert {program.name for platform in PROGRAMS for program in programs(platform)} == {"say", "powershell"}


def test_why_nothing_speaks_is_said_only_where_nothing_does(stage):
    path = str(stage.folder)
    assert why_silent("linux", path) == "Needs a program that speaks: spd-say, espeak-ng or espeak"
    assert why_silent("darwin", path) == "Needs a program that speaks: say"
    stage.put("espeak")
    assert why_silent("linux", path) == ""


def test_text_is_given_as_it_is_and_to_no_shell(stage):
    stage.put("spd-say")
    stage.voice().say(ODD)
    assert stage.lines(1) == [f"spd-say|-w|-N|klondike|-l|en|--|{ODD}|"]
    assert list(stage.folder.parent.glob("**/hacked")) == []


def test_a_program_that_reads_is_given_the_text_to_read(stage):
    stage.put("espeak-ng")
    stage.voice().say(ODD)
    assert stage.lines(1) == [f"espeak-ng|-v|en|--stdin|{ODD}"]


def test_what_is_new_ends_what_is_being_said(stage):
    stage.put("espeak-ng", then=SLEEPS)
    voice = stage.voice()
    voice.say("One.")
    stage.lines(1)
    voice.say("Two.")
    assert [line.rpartition("|")[2] for line in stage.lines(2)] == ["One.", "Two."]
    wait_until(lambda: len(stage.running()) == 1)
    assert stage.failures == []


def test_what_came_too_late_to_be_said_is_left_out(stage):
    """Held keys make more words than can be spoken: only the newest matters."""
    stage.put("espeak-ng", then=SLEEPS)
    voice = stage.voice()
    begun = monotonic()
    for number in range(200):
        voice.say(f"{number}.")
    assert monotonic() - begun < LONGEST
    wait_until(lambda: stage.heard.exists() and "199." in stage.heard.read_text(encoding="utf-8"))
    assert len(stage.lines(1)) < 100


def test_the_voice_is_never_waited_for(stage):
    stage.put("espeak-ng", then=SLEEPS)
    begun = monotonic()
    voice = stage.voice()
    voice.say("One.")
    assert monotonic() - begun < LONGEST
    stage.lines(1)
    begun = monotonic()
    voice.close()
    assert monotonic() - begun < LONGEST
    assert stage.running() == []
    voice.say("Two.")
    assert len(stage.lines(1)) == 1


def test_a_voice_that_said_nothing_has_nothing_to_end(stage):
    stage.put("espeak-ng")
    voice = stage.voice()
    voice.say("")
    voice.close()
    voice.close()
    assert not stage.began.exists()


def test_what_speaks_on_for_a_program_that_is_ended_is_silenced(stage):
    stage.put("spd-say", then='[ "$1" = -S ] || exec /bin/sleep 60')
    voice = stage.voice()
    voice.say("One.")
    stage.lines(1)
    voice.close()
    assert stage.lines(2)[1] == "spd-say|-S|"


def test_a_program_that_fails_is_left_for_the_next(stage):
    stage.put("spd-say", then="exit 1")
    stage.put("espeak-ng")
    voice = stage.voice()
    voice.say("One.")
    assert [line.partition("|")[0] for line in stage.lines(2)] == ["spd-say", "espeak-ng"]
    voice.say("Two.")
    assert stage.lines(3)[2] == "espeak-ng|-v|en|--stdin|Two."
    assert stage.failures == []


def test_a_program_that_hangs_is_ended_and_left_for_the_next(stage, monkeypatch):
    monkeypatch.setattr("klondike.speech.LEAST_PATIENCE", 0.2)
    monkeypatch.setattr("klondike.speech.LETTER_PATIENCE", 0.0)
    stage.put("spd-say", then=SLEEPS)
    stage.put("espeak-ng")
    stage.voice().say("One.")
    assert stage.lines(2)[1] == "espeak-ng|-v|en|--stdin|One."
    wait_until(lambda: not stage.running())
    assert stage.failures == []


def test_when_all_fail_it_is_told_once_and_then_nothing_is_tried(stage):
    stage.put("espeak-ng", then="exit 3")
    voice = stage.voice()
    voice.say("One.")
    wait_until(lambda: stage.failures == ["failed"])
    voice.say("Two.")
    voice.close()
    assert stage.failures == ["failed"]
    assert len(stage.lines(1)) == 1


def test_a_program_that_has_gone_or_cannot_begin_fails_likewise(stage):
    broken = stage.folder / "espeak"
    broken.write_text("no program at all", encoding="utf-8")
    gone = Program(str(stage.folder / "gone"))
    voice = Voice((gone, Program(str(broken))), lambda: stage.failures.append("failed"))
    voice.say("One.")
    wait_until(lambda: stage.failures == ["failed"])
    voice.close()


def test_a_program_that_reads_nothing_of_a_long_text_does_not_fail(stage):
    script = stage.folder / "espeak-ng"
    script.write_text("#!/bin/sh\nexit 0\n", encoding="utf-8")
    script.chmod(0o755)
    voice = stage.voice()
    voice.say("King of spades. " * 20000)
    voice.close()
    assert stage.failures == []


def test_what_no_text_can_hold_is_left_out_of_what_is_said(stage):
    stage.put("spd-say", then="exit 1")
    stage.put("espeak-ng")
    voice = stage.voice()
    voice.say("Set aside in caf\udce9\0.")
    assert all("Set aside in caf??." in line for line in stage.lines(2))
    assert stage.failures == []


def test_where_no_thread_can_be_had_it_fails_and_stops_nothing(stage, monkeypatch):
    def unable(_):
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr("klondike.speech.Thread.start", unable)
    stage.put("espeak-ng")
    voice = stage.voice()
    voice.say("One.")
    voice.say("Two.")
    voice.close()
    assert stage.failures == ["failed"]
