"""The process that solves for the game, seen from the game: asked without waiting, replaced when it fails."""

from collections.abc import Callable, Sequence
from time import monotonic

from klondike.solver.helper import Helper, own_command
from klondike.solver.questions import (
    STOP_TEXT,
    Answer,
    BadMessage,
    Question,
    parse_answer,
    question_text,
)
from klondike.solver.verdict import Outcome, Reason, Verdict

GRACE = 3.0
"""seconds that an answer may come late, and as many again where the process has to start first"""
MOST_TRIES = 2
"""of one question"""
MOST_FAILURES = 3
"""in a row; then nothing is tried for a while"""
REST = 60.0
"""seconds"""
STOPPED = Verdict(Outcome.UNKNOWN, reason=Reason.STOPPED)
FAILED = Verdict(Outcome.UNKNOWN, reason=Reason.FAILED)


class Worker:
    """Answers one question at a time; every question gets a last answer, whatever happens to the process.

    All methods are called by one thread, its owner's. `notify` is called by others as well, whenever
    `answers` or `watch` has something new.
    """

    def __init__(
        self,
        notify: Callable[[], None],
        command: Sequence[str] | None = None,
        clock: Callable[[], float] = monotonic,
        grace: float = GRACE,
    ) -> None:
        """Nothing is started yet; `command` runs another program than the solver's own."""
        self._notify, self._clock, self._grace = notify, clock, grace
        self._command = own_command() if command is None else command
        self._helper: Helper | None = None
        self._ready: list[Answer] = []
        self._open: dict[int, Question] = {}  # without a last answer, the last of them under way
        self._deadline = self._rests_until = 0.0
        self._tries = self._failures = 0
        self._is_stopped = self._is_closed = False

    def ask(self, question: Question) -> None:
        """Have a question answered, in place of the one under way; numbers are never used twice."""
        self._collect()
        self._open[question.number] = question
        self._tries, self._is_stopped = 0, False
        self._try(question)

    def stop(self) -> None:
        """End the question under way: it is answered soon."""
        if self._open and self._helper:
            self._is_stopped = True
            self._deadline = min(self._deadline, self._clock() + self._grace)
            self._helper.say(STOP_TEXT)

    def answers(self) -> list[Answer]:
        """Those that came since the last call."""
        self._collect()
        ready, self._ready = self._ready, []
        return ready

    def watch(self) -> None:
        """Replace a process that died or is silent for too long, and ask it again, once."""
        is_gone = self._is_gone  # first of all: what it said before is heard yet
        self._collect()
        if self._open and (is_gone or self._clock() >= self._deadline):
            self._fail()

    @property
    def patience(self) -> float | None:
        """Seconds until `watch` has to be called; None: not before something is asked."""
        if not self._open:
            return None
        return 0.0 if self._is_gone else max(0.0, self._deadline - self._clock())

    def close(self) -> None:
        """End the process; nothing is answered any more."""
        self._is_closed = True
        self._open.clear()
        if self._helper:
            self._helper.close()

    @property
    def _is_gone(self) -> bool:
        return self._helper is None or self._helper.is_gone

    def _tell(self) -> None:
        if not self._is_closed:
            self._notify()

    def _try(self, question: Question) -> None:
        """Ask it, of a new process where there is none."""
        if not self._may_try():
            self._settle(question.number, FAILED)
            return
        self._tries += 1
        self._deadline = self._clock() + question.seconds + self._grace
        if self._helper is None or self._helper.is_gone:
            self._helper = Helper(self._command, self._tell)
            self._deadline += self._grace
        self._helper.say(question_text(question))

    def _may_try(self) -> bool:
        is_resting = self._failures >= MOST_FAILURES and self._clock() < self._rests_until
        return bool(self._command) and not (self._is_closed or is_resting)

    def _fail(self) -> None:
        """Give the process up, and the questions with it but the last one that still matters."""
        if self._helper:
            self._helper.end()
        self._helper = None
        self._failures += 1
        self._rests_until = self._clock() + REST
        *replaced, question = self._open.values()
        for each in replaced:
            self._settle(each.number, STOPPED)
        if self._is_stopped:
            self._settle(question.number, STOPPED)
        elif self._tries >= MOST_TRIES:
            self._settle(question.number, FAILED)
        else:
            self._try(question)

    def _settle(self, number: int, verdict: Verdict) -> None:
        del self._open[number]
        self._ready.append(Answer(number, verdict))
        self._tell()

    def _collect(self) -> None:
        """Take what the process said; one that talks nonsense is ended."""
        while self._helper and self._helper.heard:
            try:
                answer = parse_answer(self._helper.heard.popleft().decode("utf-8", "replace"))
            except BadMessage:
                self._helper.end()
                continue
            if answer.number in self._open:
                self._failures = 0
                self._ready.append(answer)
                if answer.is_last:
                    del self._open[answer.number]
