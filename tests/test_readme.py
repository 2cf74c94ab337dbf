"""The README tells the truth about options, keys and places."""

import re
from pathlib import Path

import pytest

from klondike.cli import parse
from klondike.store.paths import default_paths
from klondike.ui.commands import COMMANDS

ROOT = Path(__file__).resolve().parent.parent
TEXT = (ROOT / "README.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    return TEXT.split(f"\n## {title}\n")[1].split("\n## ")[0]


def rows(title: str) -> list[list[str]]:
    lines = [line for line in section(title).splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def quoted(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def test_all_options_are_listed_and_no_others(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse(["--help"])
    offered = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    listed = {option.split()[0] for name, _ in rows("Options") for option in quoted(name)}
    assert listed == offered


def test_the_keys_do_what_is_said() -> None:
    labels = {key.name: {row.label, row.listed} for row in COMMANDS for key in row.keys}
    told = rows("Play")
    assert told
    for keys, label in told:
        assert quoted(keys)
        assert all(label in labels[key] for key in quoted(keys))


def test_the_folders_are_those_of_the_program(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platformdirs.PlatformDirs", pytest.importorskip("platformdirs.unix").Unix)
    data, config = quoted(next(line for line in TEXT.splitlines() if line.startswith("| Linux |")))
    paths = default_paths()
    assert paths.data == Path(data).expanduser()
    assert paths.config == Path(config).expanduser()


def test_every_path_named_is_there() -> None:
    named = set(re.findall(r"(?:scripts|tests|klondike|seeds|\.ci)/[\w./]*\w|seeds/", TEXT))
    assert {"scripts/play.py", "scripts/test.py", ".ci/run", "klondike/rules"} <= named
    assert {name for name in named if not (ROOT / name).exists()} == set()
