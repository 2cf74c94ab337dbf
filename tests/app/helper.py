"""A helper process that is none: what is asked of it is answered here, when a test wants it."""

from klondike.solver.questions import Answer, Question


class Helper:
    """In place of the worker; nothing of it runs by itself, and nothing can fail."""

    patience = None

    def __init__(self, notify):
        self.notify = notify
        self.ready: list[Answer] = []

    def ask(self, question: Question) -> None:
        raise NotImplementedError

    def answers(self) -> list[Answer]:
        ready, self.ready = self.ready, []
        return ready

    def stop(self) -> None:
        """Nothing is ever under way."""

    def watch(self) -> None:
        """Nothing has to be replaced."""

    def close(self) -> None:
        """Nothing is open."""
