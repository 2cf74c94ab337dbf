"""What is spoken of what happens in the program, and what I and Shift+I say."""

import subprocess
import sys
from pathlib import Path

import pygame
import pytest

import klondike.narrator
from klondike.rules import Card, PileId
from klondike.rules.telling import card_name
from klondike.ui.toast import Toast
from klondike.ui.toastlayout import has_room
from tests.app.lines import winning_line
from tests.pilot import Pilot

ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="the stand-in is a script for a shell")
NUMBERS = ("one", "two", "three", "four", "five", "six", "seven")


class Recorder:
    """Stands in for the voice: remembers what was to be said."""

    def __init__(self, programs, failed) -> None:
        self.said: list[str] = []
        self.failed = failed
        self.is_closed = False

    def say(self, text: str) -> None:
        self.said += [text] if text else []

    def close(self) -> None:
        self.is_closed = True


@pytest.fixture
def pilot(start, monkeypatch) -> Pilot:
    monkeypatch.setattr(klondike.narrator, "Voice", Recorder)
    playing = start(size=(1280, 800), deal=173, speech=True, speed="off", help="none")
    playing.quiet()
    said(playing).clear()
    return playing


def said(pilot: Pilot) -> list[str]:
    return pilot.app.desk.narrator._voice.said


def after(pilot: Pilot, *keys: str) -> list[str]:
    """What is said after some keys, and what they bring about at once."""
    said(pilot).clear()
    for key in keys:
        pilot.key(key)
    return list(said(pilot))


def top_of(pilot: Pilot, pile: str) -> Card:
    return pilot.board[PileId.parse(pile)].top


# -- I and Shift+I -----------------------------------------------------------------------------------


def test_the_same_deal_again_is_no_new_one(pilot: Pilot) -> None:
    assert after(pilot, "space", "r")[-1] == "The deal begins again."


def test_i_says_the_pile_of_the_cursor_and_shows_where_it_is(pilot):
    pilot.key("4")
    assert after(pilot, "i") == ["Column four: three face down, queen of diamonds."]
    assert pilot.table.toaster.toast.text == "Column four: three face down, queen of diamonds."
    assert pilot.table.keyboard.is_shown


def test_i_says_the_pile_under_the_pointer_where_no_cursor_is_shown(pilot):
    move = next(move for move in pilot.table.moves if not move.turns_stock)
    pilot.move(pilot.board[move.source].top)
    assert after(pilot, "i")[0].startswith(f"Column {NUMBERS[move.source.index]}:")
    assert not pilot.table.keyboard.is_shown


def test_i_shows_the_cursor_where_nothing_is_pointed_at(pilot):
    assert after(pilot, "i")
    assert pilot.table.keyboard.is_shown


def test_shift_i_says_the_whole_table_in_one(pilot):
    (words,) = after(pilot, "shift+i")
    assert words.startswith("Stock: 24 cards. Waste: empty. Nothing is home. Columns. One: two of hearts.")
    assert pilot.table.toaster.toast.text == words


def test_saying_changes_nothing(pilot):
    pilot.key("return")
    carry, board = pilot.table.hand.carry, pilot.board
    pilot.key("i")
    pilot.key("shift+i")
    assert (pilot.table.hand.carry, pilot.board) == (carry, board)


def test_it_is_said_to_who_sees_only_too(start):
    pilot = start(size=(1280, 800), deal=173, help="none")
    pilot.key("i")
    assert pilot.table.toaster.toast.text.startswith("Column")
    assert "narrator" not in vars(pilot.app.desk)


def test_the_table_is_read_slowly(start):
    pilot = start(size=(1280, 800), deal=173, help="none")
    pilot.key("shift+i")
    toast = pilot.table.toaster.toast
    assert toast.seconds > Toast(toast.text).seconds > 2.4


@pytest.mark.parametrize("key", ["space", "f2", "ctrl+right"])
def test_what_was_read_of_the_table_goes_when_it_changes(start, key):
    pilot = start(size=(640, 480), deal=173, help="none", text_size=200, speed="off")
    pilot.key("shift+i")
    first = pilot.table.toaster.toast
    assert first.then
    pilot.key(key)
    assert pilot.table.toaster.toast.aloud is None
    pilot.frames(1, first.seconds)
    assert pilot.table.toaster.toast.aloud is None


@pytest.mark.parametrize(("size", "scale"), [((640, 480), 100), ((640, 480), 200), ((1280, 800), 200)])
def test_what_a_window_has_no_room_for_is_shown_page_by_page(start, size, scale):
    pilot = start(size=size, deal=173, help="none", text_size=scale, speed="off")
    pilot.key("shift+i")
    pages, toaster = [], pilot.table.toaster
    while toaster.is_shown:
        pages.append(toaster.toast)
        pilot.frames(1)
        assert pygame.Rect((0, 0), size).contains(toaster.rect)
        assert has_room(pilot.table.pen, size, toaster.toast)
        pilot.frames(1, toaster.left + 0.01)
    assert pages[0].aloud == " ".join(page.text for page in pages)
    assert {page.aloud for page in pages[1:]} <= {""}
    assert (len(pages) > 1) == (size == (640, 480) and scale == 200)


# -- what is spoken ----------------------------------------------------------------------------------


def test_a_move_is_told_in_few_words(pilot):
    assert after(pilot, "space") == [
        f"Three cards turned, {card_name(top_of(pilot, 'W'))} on top.",
    ]
    assert after(pilot, "ctrl+z")[0].startswith("Taken back: three cards turned,")


def test_where_the_cursor_goes_is_told(pilot):
    assert after(pilot, "4") == ["Queen of diamonds, column four."]
    assert after(pilot, "right") == ["Four of clubs, column five."]
    assert after(pilot, "q") == ["Stock: 24 cards."]


def test_the_keyboard_in_the_bar_is_told(pilot):
    assert after(pilot, "f6") == ["Menu, button."]
    assert after(pilot, "right") == ["New game, button."]


def test_of_a_game_that_is_watched_only_the_moves_are_told(pilot):
    pilot.app.desk.watching.past(pilot.game.code, " ".join(map(str, winning_line())))
    pilot.frames(2)
    assert said(pilot)[-1].startswith("Watching, move ")
    said(pilot).clear()
    for _ in range(4):
        pilot.frames(1, 0.6)
    assert said(pilot)
    assert not [words for words in said(pilot) if " of 92" in words]


def test_cards_in_the_hand_tell_where_they_would_lie(pilot):
    pilot.key("tab")
    words = after(pilot, "return")
    assert words[0].startswith("Onto ")
    assert "Enter puts it down, Esc lets go." in words[0]


def test_a_toast_is_spoken_once(pilot):
    pilot.table.say("No more turns of the deck in this game.")
    said(pilot).clear()
    pilot.frames(5)
    assert said(pilot) == ["No more turns of the deck in this game."]


def test_a_sheet_tells_its_name_and_what_has_the_keyboard(pilot):
    assert after(pilot, "ctrl+,")[0].startswith("Settings. Playing, ")
    assert len(after(pilot, "tab")) == 1
    assert after(pilot, "escape") == []


def test_a_switch_tells_how_it_stands_now(pilot):
    pilot.key("ctrl+,")
    for _ in range(40):
        words = after(pilot, "tab")
        if words and words[0].endswith((", on", ", off")):
            break
    assert after(pilot, "space") != words
    assert said(pilot)[0].rpartition(",")[0] == words[0].rpartition(",")[0]


def test_a_question_is_told_whole(pilot):
    pilot.app.desk.change_setting("ask_before_losing", True)
    pilot.key("space")
    (words,) = after(pilot, "f2")
    assert words.startswith("Give up this game? It will count as not won.")
    assert words.endswith("Keep playing, button")


def test_a_pause_is_told(pilot):
    assert after(pilot, "p") == ["Paused. Click to go on."]


def test_while_nothing_happens_nothing_is_said(pilot):
    pilot.frames(60)
    assert said(pilot) == []


def test_a_move_and_what_it_brings_are_told_in_one(pilot):
    pilot.key("tab")
    pilot.key("return")
    words = after(pilot, "return")
    assert len(words) == 1
    assert " onto " in words[0] or " home." in words[0]


# -- on and off --------------------------------------------------------------------------------------


def test_put_off_it_falls_silent_and_put_on_it_begins_at_once(pilot):
    voice = pilot.app.desk.narrator._voice
    pilot.app.desk.change_setting("speech", False)
    assert voice.is_closed
    pilot.key("space")
    assert "narrator" not in vars(pilot.app.desk)
    pilot.app.desk.change_setting("speech", True)
    pilot.frames(1)
    assert after(pilot, "4")


def test_the_end_of_the_program_is_the_end_of_the_voice(pilot):
    voice = pilot.app.desk.narrator._voice
    pilot.close()
    assert voice.is_closed


def test_that_nothing_speaks_is_said_once(pilot):
    narrator = pilot.app.desk.narrator
    narrator._voice.failed()
    pilot.frames(2)
    assert pilot.table.toaster.toast.text == klondike.narrator.FAILED
    pilot.quiet()
    pilot.frames(5)
    assert not pilot.table.toaster.is_shown


def test_without_speech_nothing_of_it_is_loaded(tmp_path):
    """A start must not become slower for it."""
    script = (
        "import sys; from pathlib import Path; from tests.pilot import Pilot; "
        f"pilot = Pilot(Path({str(tmp_path)!r})); pilot.key('space'); pilot.key('ctrl+,'); pilot.close(); "
        "assert not {'klondike.speech', 'klondike.narrator', 'klondike.scene.saying'} & set(sys.modules)"
    )
    root = Path(__file__).resolve().parents[2]
    subprocess.run([sys.executable, "-c", script], check=True, cwd=root, timeout=60)


@ON_LINUX
def test_a_whole_program_speaks_through_what_is_on_the_path(start, tmp_path, monkeypatch):
    programs, heard = tmp_path / "programs", tmp_path / "heard"
    programs.mkdir()
    script = programs / "espeak-ng"
    script.write_text(f'#!/bin/sh\nexec /bin/cat >> "{heard}"\n', encoding="utf-8")
    script.chmod(0o755)
    monkeypatch.setenv("PATH", str(programs))
    pilot = start(size=(1280, 800), deal=173, speech=True, speed="off", help="none")
    pilot.quiet()
    pilot.key("4")
    narrator = pilot.app.desk.narrator
    for _ in range(1000):
        if heard.exists() and "Queen of diamonds, column four." in heard.read_text(encoding="utf-8"):
            break
        pygame.time.wait(5)
    else:
        raise AssertionError("nothing was heard")
    thread = narrator._voice._thread
    pilot.close()
    assert not thread.is_alive()


@ON_LINUX
@pytest.mark.parametrize(("name", "is_usable"), [("espeak-ng", True), ("nothing", False)])
def test_the_setting_can_be_chosen_only_where_something_speaks(start, tmp_path, monkeypatch, name, is_usable):
    program = tmp_path / name
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    pilot = start(size=(1280, 800), help="none")
    pilot.key("ctrl+,")
    pilot.settle()
    titles = [tab.title for tab in pilot.screen.tabs]
    pilot.screen.turn_to(titles.index("Easier to see"))
    pilot.settle()
    switch = next(each for each in pilot.screen.group.widgets if getattr(each, "label", "") == "Speak")
    assert switch.is_enabled is is_usable
    needed = "Needs a program that speaks: spd-say, espeak-ng or espeak"
    assert (switch.note == needed, switch.tip == needed) == (not is_usable, not is_usable)
