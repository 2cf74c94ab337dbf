"""The command line: what it takes, and how it refuses the rest."""

import os
import subprocess
import sys
import threading
import tracemalloc
from pathlib import Path

import pytest

from klondike import __version__, cli
from klondike.cli import Options, parse
from klondike.rules.deals import Deal, deal_code
from klondike.rules.presets import RULE_SETS
from klondike.store.paths import default_paths

no_windows = pytest.mark.skipif(sys.platform == "win32", reason="pipes and devices of other systems")

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
    assert parse(given) == Options(None, DECK, tmp_path, trace, "debug")
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


def fed(path: Path, data: bytes) -> threading.Thread:
    """Write the data into a pipe, once somebody reads it."""
    thread = threading.Thread(target=path.write_bytes, args=(data,), daemon=True)
    thread.start()
    return thread


@no_windows
def test_a_deck_may_come_out_of_a_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    writer = fed(tmp_path / "pipe", DECK.encode())
    assert parse(["--deck", str(tmp_path / "pipe")]).deck == DECK
    writer.join()


@no_windows
def test_a_deck_may_be_piped_in() -> None:
    probe = "import sys; from klondike.cli import parse; print(parse(['--deck', sys.argv[1]]).deck)"
    done = subprocess.run(
        [sys.executable, "-c", probe, "/dev/stdin"],
        cwd=ROOT,
        input=DECK,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"{DECK}\n"


@no_windows
def test_a_pipe_out_of_which_nothing_comes_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli, "PIPE_SECONDS", 0.05)
    os.mkfifo(tmp_path / "pipe")
    assert "nothing comes" in refused(["--deck", str(tmp_path / "pipe")], capsys)


@no_windows
def test_a_device_is_no_deck(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--deck /dev/zero: not a file" in refused(["--deck", "/dev/zero"], capsys)


def test_of_a_huge_file_only_the_beginning_is_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "deck").write_bytes(b"AS " * 3_000_000)
    tracemalloc.start()
    assert "too long" in refused(["--deck", str(tmp_path / "deck")], capsys)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 1_000_000


@pytest.mark.parametrize("content", [b"AS" * 32_000, b"AS " * 21_000, b"\n" * 65_536])
def test_a_wrong_deck_is_told_in_few_words(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "deck").write_bytes(content)
    assert len(refused(["--deck", str(tmp_path / "deck")], capsys)) < 400


@pytest.mark.parametrize("content", [b"SQLite format 3\x00", b"my diary", b'{"n":1}', b"\n"])
def test_a_file_that_is_no_trace_is_not_emptied(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_bytes(content)
    assert "no trace" in refused(["--trace", str(tmp_path / "file")], capsys)
    assert (tmp_path / "file").read_bytes() == content


@pytest.mark.parametrize("content", [b"", b'{"t":0.5,"screen":"table"}\n'])
def test_an_older_trace_may_be_replaced(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(content)
    assert parse(["--trace", str(tmp_path / "file")]).trace == tmp_path / "file"


@pytest.mark.parametrize("name", ["data/klondike.db", "data/KLONDIKE.lock", "config/settings.json"])
def test_no_file_that_the_game_keeps_becomes_a_trace(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / name).parent.mkdir()
    given = ["--data-dir", str(tmp_path), "--trace", str(tmp_path / name)]
    assert "one of the files that the game keeps" in refused(given, capsys)
    assert list((tmp_path / name).parent.iterdir()) == []


def test_nor_one_in_the_usual_folders(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = default_paths().database
    own.parent.mkdir(parents=True)
    assert "the game keeps" in refused(["--trace", str(own)], capsys)


@no_windows
def test_a_trace_goes_into_a_file_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    os.mkfifo(tmp_path / "pipe")
    for name in ("/dev/null", str(tmp_path / "pipe"), str(tmp_path)):
        assert "not a file" in refused(["--trace", name], capsys)


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


@no_windows
@pytest.mark.parametrize(
    ("arguments", "status", "told"),
    [
        ("--version >&-", 0, ""),
        ("--version | true", 0, ""),
        ("--help >&-", 0, ""),
        ("--version > /dev/full", 1, "klondike: cannot print: No space left on device\n"),
        ("--version > /dev/full 2>&1", 1, ""),
        ("--no 2>&-", 2, ""),
        ("--no 2> /dev/full", 2, ""),
        ("--no >&- 2>&-", 2, ""),
    ],
)
def test_where_nothing_can_be_printed_there_is_no_traceback(arguments: str, status: int, told: str) -> None:
    if "/dev/full" in arguments and not Path("/dev/full").exists():
        pytest.skip("no device that is always full")
    line = f'"{sys.executable}" -m klondike {arguments}; exit ${{PIPESTATUS[0]}}'
    done = subprocess.run(["bash", "-c", line], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (status, "", told)


def test_solving_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[list[str]] = []

    def solve(arguments: list[str]) -> int:
        given.append(arguments)
        return 130

    monkeypatch.setattr("klondike.solver.command.main", solve)
    with pytest.raises(SystemExit) as ended:
        parse(["solve", "--draw", "3", "deals.txt"])
    assert (ended.value.code, given) == (130, [["--draw", "3", "deals.txt"]])


def test_a_deal_is_solved_from_the_command_line() -> None:
    won = " ".join(rank + suit for suit in "SHDC" for rank in "A23456789TJQK")
    command = [sys.executable, "-m", "klondike", "solve", "--seconds", "5", "--jobs", "1", "-"]
    done = subprocess.run(command, cwd=ROOT, input=won, capture_output=True, text=True, check=True)
    assert done.stdout.split()[1] in ("winnable", "unwinnable", "unknown")


def test_the_help_tells_of_solving_and_of_the_log(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse(["--help"])
    told = " ".join(capsys.readouterr().out.split())
    assert "klondike solve DEALS" in told
    assert "written to the log in the data folder" in told
