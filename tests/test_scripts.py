"""The two commands of a checkout: what they make the first time, what they skip the second, how they fail.

The project here is a small one whose environment is real, but has a pip of our own that writes down what it
was asked for: nothing is fetched.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SCRIPTS = ("play.py", "test.py", "environment.py", "installation.py")
PROJECT = """\
[project]
name = "small"
version = "1"

[dependency-groups]
tests = ["pytest>=8", "hypothesis"]
lint = ["ruff", "mypy"]
"""
# Says what it is and how it was started; stands for the game, for ruff, for mypy and for pytest.
PROGRAM = "import os, sys; print('{name}', os.getcwd(), sys.argv[1:]); sys.exit({status})\n"
PIP = """\
import os, pathlib, sys
if "--version" not in sys.argv:
    root = pathlib.Path(sys.prefix).parent
    with open(os.environ["PIP_CALLS"], "a") as calls:
        print(*sys.argv[1:], sep="|", file=calls)
    if os.environ.get("PIP_FAILS"):
        sys.exit(os.environ["PIP_FAILS"])
"""
WAITS_FOR_MYPY = """\
import os, sys, time
end = time.monotonic() + 20
while not ("--ignore" in sys.argv[3] or os.path.exists("seen")):
    if time.monotonic() > end:
        sys.exit("nothing beside")
    time.sleep(0.01)
print(*sys.argv[3:])
"""
TOO_OLD = "import runpy, sys; sys.version_info = (3, 9, 1); runpy.run_path({0!r})"


class Checkout:
    """A project with the scripts in it, and an environment whose programs are ours."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.environment = root / ".venv"
        self.calls = root.parent / "calls"
        (root / "scripts").mkdir(parents=True)
        (root / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
        for name in SCRIPTS:
            shutil.copy(ROOT / "scripts" / name, root / "scripts" / name)

    def make_environment(self) -> None:
        """An environment without anything, but with our programs in it."""
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", self.environment], check=True)
        self.program("pip", PIP)
        for name in ("klondike", "ruff", "mypy", "pytest"):
            self.program(name, PROGRAM.format(name=name, status=0))

    def program(self, name: str, text: str) -> None:
        package = next(self.environment.glob("lib/python3*/site-packages")) / name
        package.mkdir(exist_ok=True)
        (package / "__main__.py").write_text(text, encoding="utf-8")

    def run(self, script: str, *arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, self.root / "scripts" / script, *arguments],
            cwd=self.root.parent,
            env={**os.environ, "PIP_CALLS": str(self.calls), **environ},
            capture_output=True,
            text=True,
            check=False,
        )

    @property
    def pip_calls(self) -> list[list[str]]:
        lines = self.calls.read_text(encoding="utf-8").splitlines() if self.calls.exists() else []
        return [line.split("|") for line in lines]


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    made = Checkout(tmp_path / "a check out")
    made.make_environment()
    return made


def test_play_installs_the_project_and_becomes_the_game(checkout: Checkout) -> None:
    done = checkout.run("play.py", "--code", "a b")
    assert done.stdout == f"klondike {checkout.root.parent} ['--code', 'a b']\n"
    assert done.returncode == 0
    assert done.stderr.count("\n") == 1
    assert checkout.pip_calls[0][0] == "install"
    assert checkout.pip_calls[0][-2:] == ["--editable", str(checkout.root)]


def test_the_second_start_has_nothing_to_do(checkout: Checkout) -> None:
    checkout.run("play.py")
    done = checkout.run("play.py")
    assert done.stderr == ""
    assert len(checkout.pip_calls) == 1


def test_a_changed_project_is_installed_again(checkout: Checkout) -> None:
    checkout.run("play.py")
    (checkout.root / "pyproject.toml").write_text(PROJECT + "# changed\n", encoding="utf-8")
    checkout.run("play.py")
    assert len(checkout.pip_calls) == 2


def test_the_status_of_the_game_is_passed_on(checkout: Checkout) -> None:
    checkout.program("klondike", PROGRAM.format(name="klondike", status=2))
    assert checkout.run("play.py").returncode == 2


def test_a_folder_called_klondike_is_not_in_the_way(checkout: Checkout) -> None:
    (checkout.root.parent / "klondike.py").write_text("raise SystemExit(9)", encoding="utf-8")
    assert checkout.run("play.py").returncode == 0


def test_all_checks_run_and_the_last_lines_are_those_of_pytest(checkout: Checkout) -> None:
    done = checkout.run("test.py", "-k", "a or b")
    ruff, mypy, pytest_said = done.stdout.splitlines()
    assert ruff == f"ruff {checkout.root} ['check']"
    assert mypy == f"mypy {checkout.root} []"
    assert pytest_said.startswith(f"pytest {checkout.root} ['-o', 'cache_dir=")
    assert pytest_said.endswith("'-k', 'a or b']")
    assert done.returncode == 0
    assert checkout.pip_calls[0][-4:] == ["pytest>=8", "hypothesis", "ruff", "mypy"]


@pytest.mark.parametrize("failing", ["ruff", "mypy", "pytest"])
@pytest.mark.parametrize("arguments", [(), ("-x",)])
def test_one_failing_check_fails_the_whole_and_stops_no_other(
    failing: str, arguments: tuple[str, ...], checkout: Checkout
) -> None:
    checkout.program(failing, PROGRAM.format(name=failing, status=5))
    done = checkout.run("test.py", *arguments)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith(f"Failed: {failing}")
    names = [line.split()[0] for line in done.stdout.splitlines()]
    assert names == ["ruff", "mypy", "pytest", *([] if arguments else ["pytest"])]


@pytest.mark.parametrize(
    ("failing", "name"), [("any", "pytest"), ("not any", "pytest tests/desktop tests/solver")]
)
def test_either_half_of_the_tests_fails_the_whole(failing: str, name: str, checkout: Checkout) -> None:
    status = f"int({failing}('--ignore' in word for word in sys.argv))"
    checkout.program("pytest", PROGRAM.format(name="pytest", status=status))
    done = checkout.run("test.py")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == f"Failed: {name}."


def test_a_half_of_the_tests_runs_beside_the_checks_and_is_told_last(checkout: Checkout) -> None:
    checkout.program("mypy", "open('seen', 'w')")
    checkout.program("pytest", WAITS_FOR_MYPY)
    done = checkout.run("test.py")
    assert done.returncode == 0
    halves = ["--ignore=tests/desktop --ignore=tests/solver", "tests/desktop tests/solver"]
    assert done.stdout.splitlines()[1:] == halves


def test_the_groups_are_added_to_an_environment_that_has_the_game(checkout: Checkout) -> None:
    checkout.run("play.py")
    checkout.run("test.py")
    checkout.run("test.py")
    assert len(checkout.pip_calls) == 2
    assert "--editable" not in checkout.pip_calls[1]


def test_no_network_is_told_in_one_line(checkout: Checkout) -> None:
    failure = "WARNING: Retrying: NewConnectionError(...)\nERROR: No matching distribution found for it"
    done = checkout.run("play.py", PIP_FAILS=failure)
    assert done.returncode == 1
    assert done.stderr.splitlines()[1].startswith("The package index cannot be reached")
    assert done.stderr.count("\n") == 2
    assert failure in (checkout.environment / "install.log").read_text(encoding="utf-8")


def test_another_failure_of_pip_is_told_in_its_words(checkout: Checkout) -> None:
    done = checkout.run("play.py", PIP_FAILS="noise\nERROR: the disk is full\nnoise")
    assert "pip failed: the disk is full" in done.stderr.splitlines()[1]


def test_without_network_an_older_environment_still_serves(checkout: Checkout) -> None:
    checkout.run("play.py")
    (checkout.root / "pyproject.toml").write_text(PROJECT + "# changed\n", encoding="utf-8")
    done = checkout.run("play.py", PIP_FAILS="NewConnectionError")
    assert done.returncode == 0
    assert "Going on with what was there before." in done.stderr
    assert done.stdout.startswith("klondike")


@pytest.mark.parametrize("script", ["play.py", "test.py"])
def test_a_python_that_is_too_old_is_told_in_one_line(script: str) -> None:
    probe = TOO_OLD.format(str(ROOT / "scripts" / script))
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "Klondike needs Python 3.11 or newer; this is Python 3.9.\n"
