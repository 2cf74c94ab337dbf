"""Where the files are, with and without a home."""

import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest

from klondike.store.paths import NOWHERE, default_paths, portable_paths
from klondike.store.store import open_store


def test_default_folders_are_named_after_the_program_alone():
    paths = default_paths()
    assert all("klondike" in folder.parts for folder in paths)
    assert all(folder.parts.count("klondike") == 1 for folder in paths)


def test_portable_folders_are_inside_the_given_one(tmp_path):
    paths = portable_paths(tmp_path)
    assert paths == (tmp_path / "data", tmp_path / "config", tmp_path / "cache")


def test_portable_folder_is_made_absolute(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert portable_paths(Path("stick")).data == tmp_path / "stick" / "data"


def test_asking_for_paths_makes_no_folders(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    default_paths()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("failure", [RuntimeError, KeyError, OSError])
def test_without_a_home_nothing_is_written_anywhere(monkeypatch, failure):
    def fail(*_args, **_named):
        raise failure("no home")

    monkeypatch.setattr(platformdirs, "PlatformDirs", fail)
    assert set(default_paths()) == {NOWHERE}


def test_a_home_that_is_not_known_is_no_folder_beside_the_program(monkeypatch):
    class Useless:
        user_data_dir = user_config_dir = user_cache_dir = "~/.local/share/klondike"

    monkeypatch.setattr(platformdirs, "PlatformDirs", lambda *_args, **_named: Useless)
    assert set(default_paths()) == {NOWHERE}


def test_a_session_without_a_home_works_in_memory():
    store = open_store(portable_paths(NOWHERE))
    store.keep_game("a game")
    store.change(volume=10)
    assert (store.saved_game(), store.settings.volume, len(store.messages)) == ("a game", 10, 2)
    store.close()


ASKING = """
import sys
from klondike.store.paths import default_paths
before = "tempfile" in sys.modules
print(default_paths() == default_paths(), before or "random" not in sys.modules)
import tempfile
print(bool(tempfile.gettempdir()))
"""


def test_finding_the_folders_is_quick_and_leaves_nothing_behind(root):
    asked = subprocess.run(
        [sys.executable, "-c", ASKING], cwd=root, capture_output=True, text=True, check=True
    )
    assert asked.stdout.split() == ["True", "True", "True"]
