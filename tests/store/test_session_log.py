"""The log: it takes what it can and never disturbs."""

import logging

import pytest

from klondike.store import session_log
from klondike.store.paths import NOWHERE, portable_paths
from klondike.store.session_log import open_log


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
