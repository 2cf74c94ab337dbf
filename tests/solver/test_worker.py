"""Real processes: questions are answered whatever happens to the process, and none is left behind."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread, current_thread, main_thread

import pytest

from klondike.rules import RULE_SETS, Board
from klondike.solver import Outcome, Reason
from klondike.solver.helper import LEAVE, own_command
from klondike.solver.line import wins
from klondike.solver.marks import direct
from klondike.solver.questions import Answer, Purpose, Question
from klondike.solver.solve import solve
from klondike.solver.worker import MOST_FAILURES, REST, Worker
from tests.solver.positions import numbered, rules_of

ROOT = Path(__file__).parents[2]
EASY = numbered(0, rules_of(1))
ENDLESS = 600.0
PATIENCE = 20.0
"""seconds for what takes a few hundredths on a machine that is not busy"""
SILENT = (sys.executable, "-c", "import time; time.sleep(600)")
NONSENSE = (sys.executable, "-c", "print('nonsense', flush=True); input(); input()")
MISSING = ("/no/such/program",)
MORE_THAN_A_PIPE_HOLDS = 1000
needs_proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="there is no /proc")


class Owner:
    """A worker, and the waiting for it that the game's loop does."""

    def __init__(self, command: tuple[str, ...] | None = None, grace: float = PATIENCE) -> None:
        self.woken = Event()
        self.worker = Worker(self.woken.set, command, grace=grace)
        self.said: list[Answer] = []

    def ask(self, number: int, board: Board = EASY, seconds: float = 5.0) -> None:
        self.worker.ask(Question(number, board, seconds))

    def wait(self, is_there: Callable[[], object]) -> None:
        end = time.monotonic() + PATIENCE
        while not is_there():
            assert time.monotonic() < end, f"nothing but {self.said}"
            self.woken.wait(min(0.05, self.worker.patience or 0.05))
            self.woken.clear()
            self.worker.watch()
            self.said += self.worker.answers()

    def last(self, number: int) -> Answer:
        """The last answer to a question."""

        def found() -> list[Answer]:
            return [each for each in self.said if each.number == number and each.is_last]

        self.wait(found)
        (answer,) = found()
        return answer

    @property
    def process(self) -> int:
        """The number of the process, once it runs."""
        self.wait(lambda: self.worker._helper and self.worker._helper._process)
        assert self.worker._helper
        assert self.worker._helper._process
        return self.worker._helper._process.pid


@pytest.fixture
def owner() -> Iterator[Owner]:
    owner = Owner()
    yield owner
    owner.worker.close()


@pytest.fixture
def hard() -> Board:
    return numbered(1, RULE_SETS["D9"])


def is_running(process: int) -> bool:
    """Whether a process is there, be it one that ended and was never asked for."""
    with suppress(ProcessLookupError):
        os.kill(process, 0)
        return True
    return False


def test_questions_are_answered_one_after_the_other(owner: Owner) -> None:
    assert owner.worker.patience is None
    for number in range(1, 5):
        owner.ask(number)
        verdict = owner.last(number).verdict
        assert verdict.outcome is Outcome.WINNABLE
        assert verdict.line == direct(EASY, solve(EASY).line)
        assert owner.worker.patience is None


def test_asking_and_looking_do_not_wait_for_a_process_that_neither_listens_nor_speaks() -> None:
    owner = Owner(SILENT, grace=ENDLESS)

    def use() -> None:
        for number in range(1, MORE_THAN_A_PIPE_HOLDS):
            owner.ask(number, seconds=ENDLESS)
            assert owner.worker.answers() == []
            owner.worker.watch()
            owner.worker.stop()

    user = Thread(target=use, daemon=True)
    user.start()
    user.join(PATIENCE)
    assert not user.is_alive()
    owner.worker.close()


def test_a_newer_question_takes_the_place_of_the_one_under_way(owner: Owner) -> None:
    endless = [numbered(number, rules_of(1)) for number in range(3)]
    for number, board in enumerate(endless, 1):
        line = solve(board).line
        owner.worker.ask(Question(number, board, ENDLESS, Purpose.SHORTEN, line))
    owner.ask(4)
    assert owner.last(4).verdict.outcome is Outcome.WINNABLE
    assert {owner.last(number).number for number in (1, 2, 3)} == {1, 2, 3}


def test_a_search_is_stopped_soon(owner: Owner) -> None:
    owner.worker.ask(Question(1, EASY, ENDLESS, Purpose.SHORTEN, solve(EASY).line))
    owner.wait(lambda: owner.said)
    process = owner.process
    owner.worker.stop()
    assert owner.last(1).verdict.outcome is Outcome.WINNABLE
    owner.ask(2)
    assert owner.last(2).verdict.outcome is Outcome.WINNABLE
    assert owner.process == process


def test_shorter_lines_come_as_they_are_found(owner: Owner) -> None:
    line = solve(EASY).line
    owner.worker.ask(Question(1, EASY, ENDLESS, Purpose.SHORTEN, line))
    owner.wait(lambda: len(owner.said) > 2)
    owner.worker.stop()
    last = owner.last(1)
    lengths = [len(answer.verdict.line) for answer in owner.said]
    assert len(lengths) > 2
    assert lengths[:-1] == sorted(set(lengths), reverse=True)
    assert lengths[-1] == lengths[-2] < len(line)
    assert wins(EASY, last.verdict.line)


def test_a_line_that_does_not_win_is_answered_too(owner: Owner) -> None:
    owner.worker.ask(Question(1, EASY, 1.0, Purpose.SHORTEN, solve(EASY).line[:-1]))
    assert owner.last(1).verdict.reason is Reason.FAILED
    owner.ask(2)
    assert owner.last(2).verdict.outcome is Outcome.WINNABLE


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_a_process_that_is_killed_is_replaced(owner: Owner) -> None:
    owner.worker.ask(Question(1, EASY, 1.0, Purpose.SHORTEN, solve(EASY).line))
    first = owner.process
    os.kill(first, signal.SIGKILL)
    assert owner.last(1).verdict.outcome is Outcome.WINNABLE
    assert owner.process != first
    os.kill(owner.process, signal.SIGKILL)
    owner.wait(lambda: owner.worker._helper and owner.worker._helper.is_gone)
    owner.ask(2)
    assert owner.last(2).verdict.outcome is Outcome.WINNABLE
    assert not is_running(first)


@pytest.mark.parametrize("command", (SILENT, NONSENSE, MISSING, (sys.executable, "-c", "")))
def test_a_process_that_is_of_no_use_ends_in_an_answer(command: tuple[str, ...]) -> None:
    owner = Owner(command, grace=0.1)
    owner.ask(1, seconds=0.0)
    assert owner.last(1).verdict.reason is Reason.FAILED
    owner.worker.close()


def test_a_question_stopped_in_a_silent_process_is_answered() -> None:
    owner = Owner(SILENT, grace=0.1)
    owner.ask(1, seconds=ENDLESS)
    owner.ask(2, seconds=ENDLESS)
    owner.worker.stop()
    assert [owner.last(number).verdict.reason for number in (1, 2)] == [Reason.STOPPED] * 2
    owner.worker.close()


def test_what_cannot_be_started_is_left_alone_for_a_while() -> None:
    now = [0.0]
    worker = Worker(lambda: None, MISSING, clock=lambda: now[0])
    tried = 0
    for number in range(1, 10):
        worker.ask(Question(number, EASY, 1.0))
        while worker.patience is not None:
            tried += worker._helper is not None
            if worker._helper:
                worker._helper._reader.join()
            worker.watch()
        assert [answer.verdict.reason for answer in worker.answers()] == [Reason.FAILED]
    assert tried == MOST_FAILURES
    now[0] = REST
    worker.ask(Question(10, EASY, 1.0))
    assert worker.patience is not None
    worker.close()


@pytest.mark.parametrize("name", ["solver", "solver input"])
def test_where_no_thread_can_be_started_the_questions_are_answered(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    start = Thread.start

    def started(thread: Thread) -> None:
        if thread.name == name:
            raise RuntimeError("can't start new thread")
        start(thread)

    monkeypatch.setattr(Thread, "start", started)
    owner = Owner()
    for number in range(1, 4):
        owner.ask(number)
        assert owner.last(number).verdict.reason is Reason.FAILED
    owner.worker.close()
    monkeypatch.undo()
    owner = Owner()
    owner.ask(1)
    assert owner.last(1).verdict.outcome is Outcome.WINNABLE
    owner.worker.close()


@pytest.mark.parametrize(
    "problem", [BlockingIOError("no more processes"), MemoryError(), ValueError("too much")]
)
def test_where_no_process_can_be_started_the_questions_are_answered(
    monkeypatch: pytest.MonkeyPatch, problem: Exception
) -> None:
    def started(command: object) -> None:
        raise problem

    monkeypatch.setattr("klondike.solver.helper._started", started)
    owner = Owner()
    owner.ask(1)
    assert owner.last(1).verdict.reason is Reason.FAILED
    owner.worker.close()


def test_without_an_interpreter_nothing_is_tried() -> None:
    owner = Owner(())
    owner.ask(1)
    assert owner.woken.is_set()
    assert owner.last(1).verdict.reason is Reason.FAILED
    assert owner.worker._helper is None


def test_a_frozen_program_has_no_interpreter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert own_command() == ()


def test_closing_waits_only_a_moment(owner: Owner, hard: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    owner.ask(1, hard, ENDLESS)
    assert owner.process
    waited: list[float] = []
    assert owner.worker._helper
    monkeypatch.setattr(owner.worker._helper._reader, "join", waited.append)
    owner.worker.close()
    assert waited == [LEAVE]
    monkeypatch.undo()


def test_closing_leaves_no_process(owner: Owner, hard: Board) -> None:
    owner.ask(1, hard, ENDLESS)
    process = owner.process
    owner.worker.close()
    owner.worker.close()
    owner.worker.ask(Question(2, EASY, 1.0))
    assert owner.worker.patience is None
    end = time.monotonic() + PATIENCE
    while is_running(process) and time.monotonic() < end:
        time.sleep(0.01)
    assert not is_running(process)


def test_closing_what_has_just_been_started_leaves_none_either() -> None:
    owner = Owner()
    owner.ask(1)
    helper = owner.worker._helper
    owner.worker.close()
    assert helper
    helper._reader.join(PATIENCE)
    assert helper._process is None or helper._process.returncode is not None


def test_the_owner_is_told_by_another_thread() -> None:
    told = []
    worker = Worker(lambda: told.append(current_thread()))
    worker.ask(Question(1, EASY, 1.0))
    end = time.monotonic() + PATIENCE
    while not told and time.monotonic() < end:
        time.sleep(0.01)
    assert told
    assert main_thread() not in told
    assert len(worker.answers()) == 1
    worker.close()


def test_it_ignores_an_interrupt_and_steps_back(owner: Owner) -> None:
    owner.ask(1)
    owner.last(1)
    process = owner.process
    if sys.platform != "win32":
        assert os.getpriority(os.PRIO_PROCESS, process) > os.getpriority(os.PRIO_PROCESS, 0)
        os.kill(process, signal.SIGINT)
    owner.ask(2)
    assert owner.last(2).verdict.outcome is Outcome.WINNABLE
    assert owner.process == process


GAME = """
import sys, time
from klondike.rules import RULE_SETS, Board, Deal
from klondike.solver.questions import Purpose, Question
from klondike.solver.solve import solve
from klondike.solver.worker import Worker
board = Board.deal(RULE_SETS["S1"], Deal.numbered(0).cards(1))
worker = Worker(lambda: None)
worker.ask(Question(1, board, 600.0, Purpose.SHORTEN, solve(board).line))
while not worker.answers():
    time.sleep(0.01)
print(worker._helper._process.pid, flush=True)
time.sleep(600)
"""


@needs_proc
def test_it_dies_with_a_game_that_is_killed() -> None:
    with subprocess.Popen((sys.executable, "-c", GAME), cwd=ROOT, stdout=subprocess.PIPE) as game:
        assert game.stdout
        process = int(game.stdout.readline())
        assert is_running(process)
        game.kill()
        end = time.monotonic() + PATIENCE
        while is_running(process) and is_alive(process) and time.monotonic() < end:
            time.sleep(0.02)
    assert not is_running(process) or not is_alive(process)


def is_alive(process: int) -> bool:
    """Whether it still runs, and is not one that nobody has asked for since it ended."""
    with suppress(OSError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def loaded_with(module: str) -> set[str]:
    """All modules that an interpreter has once it has imported one."""
    code = f"import sys, {module}; print(*sys.modules)"
    command = (sys.executable, "-S", "-c", code)
    loading = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True)
    return set(loading.stdout.split())


def test_the_service_needs_nothing_of_the_screen() -> None:
    names = loaded_with("klondike.solver.service")
    assert {name.split(".")[1] for name in names if name.startswith("klondike.")} == {"rules", "solver"}
    assert "pygame" not in names


def test_the_worker_comes_without_the_search() -> None:
    names = loaded_with("klondike.solver.worker")
    assert not {"klondike.solver.search", "subprocess", "threading", "json"} & names
