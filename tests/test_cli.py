"""The command line: what it takes, and how it refuses the rest."""

import subprocess
import sys
from pathlib import Path

import pytest

from klondike import __version__, cli
from klondike.cli import Options, parse
from klondike.rules.deals import Deal, deal_code
from klondike.rules.presets import RULE_SETS

ROOT = Path(__file__).resolve().parent.parent
DECK = " ".join(rank + suit for suit in "CDHS" for rank in "A23456789TJQK")
CODE = deal_code(Deal.numbered(17), RULE_SETS["S3"])


def refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit) as ended:
        parse(arguments)
    said = capsys.readouterr()
    assert ended.value.code == 2
    assert said.out == ""
    assert said.err.startswith("klondike: ")
    assert said.err.count("\n") == 1
    return said.err


def test_every_option_arrives(tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text(DECK, encoding="utf-8")
    trace = tmp_path / "trace"
    given = f"--deck|{deck}|--data-dir|{tmp_path}|--trace|{trace}|--log-level|debug".split("|")
    assert parse(given) == Options(None, deck, tmp_path, trace, "debug")
    assert parse(["--code", CODE]) == Options(code=CODE)


def test_no_option_is_like_no_argument() -> None:
    assert parse([]) == Options()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--colour"], "unrecognized arguments: --colour"),
        (["table"], "unrecognized arguments: table"),
        (["--cod", "x"], "unrecognized arguments: --cod x"),
        (["--code"], "--code: expected one argument"),
        (["--code", "KL1-S3-NONSENSE"], "--code KL1-S3-NONSENSE: "),
        (["--code", ""], "--code "),
        (["--deck", "no such file"], "--deck no such file: No such file"),
        (["--trace", "no such folder/trace"], "--trace no such folder/trace: No such file"),
        (["--log-level", "loud"], "invalid choice: 'loud'"),
        (["--install-launcher", "--remove-launcher"], "not allowed with"),
        (["--code", CODE, "--deck", "deck.txt"], "not allowed with"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert words in refused(arguments, capsys)


@pytest.mark.parametrize(
    ("content", "words"),
    [(b"AS AS", "deck.txt: "), (b"", "deck.txt: "), (b"\xff\xfe\x00", "deck.txt: not a text file")],
)
def test_a_bad_deck_is_told_in_one_line(
    content: bytes, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_bytes(content)
    assert words in refused(["--deck", str(deck)], capsys)


def test_a_deck_may_be_given_as_a_folder_by_mistake(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "--deck" in refused(["--deck", str(tmp_path)], capsys)


def test_the_data_folder_must_not_be_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "data").write_text("", encoding="utf-8")
    assert "not a folder" in refused(["--data-dir", str(tmp_path / "data")], capsys)


def test_a_data_folder_still_to_be_made_is_fine(tmp_path: Path) -> None:
    assert parse(["--data-dir", str(tmp_path / "new")]).data_dir == tmp_path / "new"


@pytest.mark.parametrize(
    ("option", "words"), [("--version", f"klondike {__version__}"), ("--help", "--deck")]
)
def test_questions_are_answered(option: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parse([option])
    assert ended.value.code == 0
    assert words in capsys.readouterr().out


@pytest.mark.parametrize(
    ("option", "status", "words"),
    [("--help", 0, "--deck"), ("--version", 0, __version__), ("--colour", 2, "unrecognized")],
)
def test_a_program_without_console_says_it_in_a_box(
    option: str, status: int, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    boxes: list[str] = []
    monkeypatch.setattr("sys.stdout", None)
    monkeypatch.setattr("sys.stderr", None)
    monkeypatch.setattr("pygame.display.message_box", lambda title, text, kind: boxes.append(text))
    with pytest.raises(SystemExit) as ended:
        parse([option])
    assert ended.value.code == status
    assert len(boxes) == 1
    assert words in boxes[0]


def test_a_launcher_that_cannot_be_written_is_told_in_one_line(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "file"))
    monkeypatch.setattr("klondike.launcher.sys.platform", "linux")
    assert cli.perform("install") == 1
    assert capsys.readouterr().err.startswith("klondike: cannot install the launcher: ")


def test_a_start_without_arguments_imports_nothing_slow() -> None:
    probe = (
        "import sys; from types import ModuleType; start = ModuleType('klondike.start'); start.run = print; "
        "sys.modules['klondike.start'] = start; sys.argv = ['klondike']; "
        "from klondike.__main__ import main; main(); "
        "print(sorted({'argparse', 'logging', 'json', 'klondike.rules', 'sqlite3'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", probe], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [str(Options()), "[]"]


def test_the_module_runs_as_a_program() -> None:
    command = [sys.executable, "-m", "klondike"]
    told = subprocess.run([*command, "--version"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert told.stdout == f"klondike {__version__}\n"
    refused = subprocess.run([*command, "--no"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert refused.returncode == 2
    assert "Traceback" not in refused.stderr
