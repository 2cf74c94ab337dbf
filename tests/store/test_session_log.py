"""The log: it takes what it can and never disturbs."""

import logging
import subprocess
import sys

import pytest

from klondike.store import session_log
from klondike.store.paths import NOWHERE, portable_paths
from klondike.store.session_log import SessionLog, open_log


@pytest.fixture
def log():
    log = logging.Logger("klondike")
    yield log
    for handler in log.handlers:
        handler.close()


def test_messages_of_the_level_are_in_the_file(log, paths):
    log.addHandler(open_log(paths, logging.WARNING))
    log.warning("the sound is silent: %s", "no device ♠")
    log.info("not worth a line")
    lines = paths.log.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 1
    assert lines[0].endswith("WARNING klondike: the sound is silent: no device ♠")


def test_the_file_does_not_grow_for_ever(log, paths, monkeypatch):
    monkeypatch.setattr(session_log, "MAX_BYTES", 500)
    log.addHandler(open_log(paths, logging.INFO))
    for number in range(100):
        log.info("line %d", number)
    sizes = [file.stat().st_size for file in paths.data.iterdir()]
    assert len(sizes) == 2
    assert max(sizes) <= 500


def test_a_log_that_cannot_be_written_is_silent(log, capfd):
    log.addHandler(open_log(portable_paths(NOWHERE), logging.INFO))
    log.info("anything")
    assert capfd.readouterr() == ("", "")


def test_a_log_that_fails_later_is_silent(log, paths, capfd):
    handler = open_log(paths, logging.INFO)
    log.addHandler(handler)
    handler.stream.close()
    log.info("anything")
    log.info("%d", "wrong")
    handler.stream = None
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("level", "told"), [("debug", ["DEBUG", "INFO"]), ("info", ["INFO"]), ("warning", []), ("error", [])]
)
def test_a_session_tells_as_much_as_is_wished(paths, level, told):
    session = SessionLog(paths, level)
    session.debug("%s", "a detail")
    session.info("on it goes")
    session.close()
    lines = paths.log.read_text(encoding="utf-8").splitlines() if paths.log.exists() else []
    assert [line.split()[2] for line in lines] == told


@pytest.mark.parametrize("level", session_log.LEVELS)
def test_what_went_wrong_is_told_at_every_level(paths, level):
    session = SessionLog(paths, level)
    try:
        raise LookupError("no such card")
    except LookupError:
        session.exception("the program ended")
    session.close()
    assert "LookupError: no such card" in paths.log.read_text(encoding="utf-8")


def test_a_session_with_nothing_to_tell_imports_nothing(paths, root):
    lines = (
        "import sys; from pathlib import Path; from klondike.store.paths import portable_paths;"
        "from klondike.store.session_log import SessionLog;"
        "log = SessionLog(portable_paths(Path(sys.argv[1])));"
        "log.info('on it goes'); log.debug('a detail'); log.close(); print('logging' in sys.modules)"
    )
    command = [sys.executable, "-c", lines, str(paths.data)]
    answer = subprocess.run(command, capture_output=True, text=True, check=True, cwd=root)
    assert answer.stdout.strip() == "False"
