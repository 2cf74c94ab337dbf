"""What the tests of the store share: folders, a clock that stands still, results, children."""

import os
import pickle
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from klondike.store.aside import stamp
from klondike.store.paths import Paths, portable_paths
from klondike.store.results import Result
from klondike.store.store import Store, open_store

NOBODY = 65534


def noon() -> float:
    return 1_700_000_000.0


@pytest.fixture
def root() -> Path:
    """The folder that children are started in, so that they find the package."""
    return Path(__file__).parents[2]


@pytest.fixture
def mark() -> str:
    return stamp(noon)


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return portable_paths(tmp_path)


@pytest.fixture
def opened() -> Iterator[Callable[[Paths], Store]]:
    """Open stores that are closed at the end of the test."""
    stores: list[Store] = []

    def open_one(paths: Paths) -> Store:
        stores.append(open_store(paths, noon))
        return stores[-1]

    yield open_one
    for store in stores:
        store.close()


@pytest.fixture
def store(paths: Paths, opened: Callable[[Paths], Store]) -> Store:
    return opened(paths)


@pytest.fixture
def result() -> Result:
    return Result("S3", "KL1-S3-1", True, 520, 180, 110, 2, 1, "2024-05-01T12:00:00")


@pytest.fixture
def public_folder() -> Iterator[Path]:
    """A folder that other users may enter, which pytest's own may not be."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder


@pytest.fixture
def in_child() -> Callable[[Callable[[], Any]], Any]:
    """Run a function in a child without root's rights and return what it returns."""
    if not hasattr(os, "fork"):
        pytest.skip("needs fork")
    return _in_child


def _in_child(function: Callable[[], Any]) -> Any:
    # Imported beforehand: the child may not be allowed to read the modules.
    import json
    import sqlite3

    assert json and sqlite3
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        _answer(function, writer)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        answer = pickle.loads(pipe.read())
    os.waitpid(child, 0)
    if isinstance(answer, BaseException):
        raise answer
    return answer


def _answer(function: Callable[[], Any], writer: int) -> None:
    try:
        if os.geteuid() == 0:
            os.setgid(NOBODY)
            os.setuid(NOBODY)
        answer = function()
    except BaseException as failure:
        answer = failure
    os.write(writer, pickle.dumps(answer))
    os._exit(0)
