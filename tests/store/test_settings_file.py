"""The file of the settings: saved at once, never lost, never overwritten unread."""

import json
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as profile
from hypothesis import strategies as st

from klondike.store import settings_file, words
from klondike.store.settings import SettingError, Settings
from klondike.store.settings_file import SettingsFile


class Listed(list):
    """Messages, and a settings file that adds to them."""

    def open(self, path: Path) -> SettingsFile:
        return SettingsFile(path, lambda: 1_700_000_000.0, self.append)


@pytest.fixture
def messages() -> Listed:
    return Listed()


@pytest.fixture
def path(tmp_path) -> Path:
    return tmp_path / "config" / "settings.json"


def written(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_a_first_start_uses_the_defaults_and_writes_nothing(path, messages):
    assert messages.open(path).settings == Settings()
    assert not path.parent.exists()
    assert messages == []


def test_a_change_is_on_the_disk_at_once(path, messages):
    messages.open(path).change({"theme": "slate", "window": (900, 700)})
    assert messages.open(path).settings == Settings(theme="slate", window=(900, 700))
    assert [each.name for each in path.parent.iterdir()] == ["settings.json"]


def test_only_what_the_player_chose_is_written(path, messages):
    messages.open(path).change({"volume": 20})
    assert json.loads(path.read_text()) == {"volume": 20}


def test_a_value_that_does_not_fit_changes_nothing(path, messages):
    file = messages.open(path)
    with pytest.raises(SettingError):
        file.change({"volume": 1000})
    assert file.settings == Settings()
    assert not path.exists()


def test_what_a_newer_version_wrote_stays(path, messages):
    written(path, '{"deck back": "lighthouse", "theme": {"name": "dusk"}, "volume": 3}')
    messages.open(path).change({"volume": 4})
    assert json.loads(path.read_text()) == {"deck back": "lighthouse", "theme": {"name": "dusk"}, "volume": 4}


def test_what_another_copy_wrote_meanwhile_stays(path, messages):
    first, second = messages.open(path), messages.open(path)
    first.change({"volume": 4})
    second.change({"theme": "slate"})
    assert messages.open(path).settings == Settings(volume=4, theme="slate")


def test_a_wrong_value_is_named(path, messages):
    written(path, '{"text_size": "big", "volume": 4}')
    assert messages.open(path).settings == Settings(volume=4)
    assert messages == [words.WRONG_SETTINGS.format(names="text size")]


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '"felt"', "{} {}", "[" * 100_000, "\x00" * 50])
def test_a_damaged_file_is_set_aside(path, messages, mark, text):
    written(path, text)
    assert messages.open(path).settings == Settings()
    aside = path.with_name(f"settings.json.damaged-{mark}")
    assert aside.read_text() == text
    assert messages == [words.DAMAGED_SETTINGS.format(name=aside.name, folder=aside.parent)]


def test_files_set_aside_in_the_same_second_stay_apart(path, messages):
    for text in ("one", "two", "three"):
        written(path, text)
        messages.open(path)
    assert sorted(each.read_text() for each in path.parent.iterdir()) == ["one", "three", "two"]


def test_a_file_damaged_while_the_program_runs_is_set_aside_too(path, messages):
    file = messages.open(path)
    written(path, "oh dear")
    file.change({"volume": 4})
    assert json.loads(path.read_text()) == {"volume": 4}
    assert len(messages) == 1
    assert len(list(path.parent.iterdir())) == 2


def test_a_byte_order_mark_is_no_damage(path, messages):
    written(path, '\ufeff{"volume": 4}')
    assert messages.open(path).settings.volume == 4
    assert messages == []


def test_while_saving_is_impossible_there_is_one_message_and_then_all_is_saved(path, messages, monkeypatch):
    file = messages.open(path)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", no_room)
        file.change({"volume": 4})
        file.change({"theme": "slate"})
        assert file.settings == Settings(volume=4, theme="slate")
        assert messages == [words.SETTINGS_UNSAVED]
        assert list(path.parent.iterdir()) == []
    file.change({"speed": "fast"})
    assert messages.open(path).settings == Settings(volume=4, theme="slate", speed="fast")
    assert len(messages) == 1


def test_a_file_that_cannot_be_read_is_not_overwritten(path, messages, monkeypatch):
    written(path, '{"theme": "slate"}')
    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_bytes", no_room)
        file = messages.open(path)
        file.change({"volume": 4})
        assert file.settings == Settings(volume=4)
    assert path.read_text() == '{"theme": "slate"}'
    file.save()
    assert messages.open(path).settings == Settings(theme="slate", volume=4)


def test_a_folder_in_the_place_of_the_file_is_left_alone(path, messages):
    path.mkdir(parents=True)
    messages.open(path).change({"volume": 4})
    assert messages == [words.SETTINGS_UNREADABLE]
    assert path.is_dir()


def test_a_link_stays_a_link(path, messages, tmp_path):
    kept_elsewhere = written(tmp_path / "notes" / "settings.json", "{}")
    path.parent.mkdir()
    path.symlink_to(kept_elsewhere)
    messages.open(path).change({"volume": 4})
    assert path.is_symlink()
    assert json.loads(kept_elsewhere.read_text()) == {"volume": 4}


def test_a_stop_while_writing_leaves_the_old_file(path, messages, monkeypatch):
    messages.open(path).change({"volume": 4})

    def stop(*_args):
        raise KeyboardInterrupt

    monkeypatch.setattr(settings_file.os, "fsync", stop)
    with pytest.raises(KeyboardInterrupt):
        messages.open(path).change({"volume": 5})
    assert messages.open(path).settings.volume == 4


@profile(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=80) | st.text(alphabet='{}[]",:0e-true\\u', max_size=40).map(str.encode))
def test_no_file_stops_the_program_or_gets_lost(tmp_path, data):
    path = tmp_path / "settings.json"
    for old in tmp_path.iterdir():
        old.unlink()
    path.write_bytes(data)
    messages = Listed()
    messages.open(path).change({"volume": 7})
    assert messages.open(path).settings.volume == 7
    assert len(messages) == 0 or data in [each.read_bytes() for each in tmp_path.iterdir()]


def no_room(*_args):
    raise OSError(28, "No space left on device")
