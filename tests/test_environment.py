"""Where the scripts make their environment, with what, and what is told when they cannot."""

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    import environment as module

    return module


@pytest.fixture
def installation(environment: ModuleType) -> ModuleType:
    import installation as module

    return module


def test_the_environment_lies_in_the_checkout(environment: ModuleType, tmp_path: Path) -> None:
    assert environment.place(tmp_path) == tmp_path / ".venv"


def test_it_lies_in_the_cache_folder_where_the_checkout_cannot_be_written(
    environment: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(os, "access", lambda path, mode: tmp_path / "cache" in Path(path).parents)
    first, second = environment.place(tmp_path / "a"), environment.place(tmp_path / "b")
    assert first.parent == second.parent == tmp_path / "cache" / "klondike-desktop"
    assert first != second


def test_without_a_home_it_lies_in_a_folder_for_passing_things(
    environment: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("HOME", str(tmp_path / "file"))
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    found = environment.cache_folder({})
    assert found == tmp_path / f"klondike-desktop-{os.getuid()}"
    assert found.stat().st_mode & 0o077 == 0


def test_a_folder_of_somebody_else_is_not_used(
    environment: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    monkeypatch.setattr(environment, "_is_ours", lambda folder: False)
    with pytest.raises(environment.CannotPrepareError, match="no folder"):
        environment.cache_folder({})


def test_two_starts_at_once_work_one_after_the_other(environment: ModuleType, tmp_path: Path) -> None:
    probe = (
        "import sys; sys.path[:0] = sys.argv[1:2]; from pathlib import Path; import environment\n"
        "with environment.locked(Path(sys.argv[2])): print('in')"
    )
    command = [sys.executable, "-c", probe, str(ROOT / "scripts"), str(tmp_path)]
    with environment.locked(tmp_path):
        other = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        with pytest.raises(subprocess.TimeoutExpired):
            other.wait(0.5)
    assert other.communicate(timeout=10)[0] == "in\n"


def ways_there(installation: ModuleType, monkeypatch: pytest.MonkeyPatch, *names: str) -> list[str]:
    """Lets only those modules be there; returns the list that the ways tried are added to."""
    tried: list[str] = []

    def succeeds(command: list[str]) -> bool:
        tried.append(" ".join(map(str, command[2:-1])))
        return True

    monkeypatch.setattr(installation, "find_spec", lambda name: name in names or None)
    monkeypatch.setattr(installation, "succeeds", succeeds)
    monkeypatch.setattr(installation, "is_sound", lambda environment: True)
    return tried


@pytest.mark.parametrize(
    ("there", "way"),
    [
        (("venv", "ensurepip", "pip", "virtualenv"), "venv"),
        (("venv", "pip", "virtualenv"), "venv --without-pip"),
        (("virtualenv",), "virtualenv --quiet"),
        (("venv", "virtualenv"), "virtualenv --quiet"),
    ],
)
def test_an_environment_is_made_with_what_is_there(
    there: tuple[str, ...],
    way: str,
    installation: ModuleType,
    environment: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried = ways_there(installation, monkeypatch, *there)
    installation.make(environment.Environment(tmp_path))
    assert tried == [way]


@pytest.mark.parametrize("there", [(), ("venv",), ("pip",)])
def test_when_nothing_is_there_it_is_told_what_to_install(
    there: tuple[str, ...],
    installation: ModuleType,
    environment: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ways_there(installation, monkeypatch, *there)
    with pytest.raises(environment.CannotPrepareError, match="apt install python3-venv"):
        installation.make(environment.Environment(tmp_path))


def test_the_pip_of_this_python_serves_an_environment_without(
    installation: ModuleType, environment: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = environment.Environment(tmp_path)
    monkeypatch.setattr(installation, "succeeds", lambda command: False)
    monkeypatch.setattr(installation, "find_spec", lambda name: name == "pip" or None)
    assert installation.pip(made) == [sys.executable, "-m", "pip", "--python", str(made.python)]


def test_making_it_anew_keeps_the_lock(installation: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "lock").write_text("", encoding="utf-8")
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib64").symlink_to("lib")
    (tmp_path / "pyvenv.cfg").write_text("", encoding="utf-8")
    installation.clear(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["lock"]


def test_an_environment_whose_python_is_gone_is_made_anew(
    installation: ModuleType, environment: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pyproject.toml").write_text("", encoding="utf-8")
    made = environment.Environment(tmp_path / ".venv", tmp_path)
    made.python.parent.mkdir(parents=True)
    made.python.symlink_to("/nowhere/python3")
    monkeypatch.setattr(installation, "WAYS", ((("venv",), ("venv", "--without-pip")),))
    monkeypatch.setattr(installation, "fetch", lambda environment, parts: None)
    installation.install(made, ("game",))
    assert made.missing(("game", "tests")) == ("tests",)
    probe = [made.python, "-c", "import sys; print(sys.prefix)"]
    said = subprocess.run(probe, capture_output=True, text=True, check=True).stdout
    assert said.strip() == str(made.folder)
