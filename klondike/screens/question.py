"""Questions before something is lost: one sentence, two answers, the safe one first in reach."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from klondike.rules.wording import counted
from klondike.screens.slip import TINY_ROOM, Heading, Slip
from klondike.ui.pen import Pen
from klondike.ui.widgets import Button, Kind, Paragraph, Tick


class Question(NamedTuple):
    """What is asked, and what the answers do; a tick is offered where there are words for it."""

    title: str
    text: str
    yes: str
    no: str
    tick: str | None = None
    kind: Kind = Kind.SECOND  # of the yes


DONT_ASK = "Don’t ask again"
GIVE_UP, KEPT = "It will count as not won.", "The deal stays in your past games."
NEW_DEAL = Question("Give up this game?", f"{GIVE_UP} {KEPT}", "New deal", "Keep playing", DONT_ASK)
RESTART = Question(
    "Start this deal again?", "This try will count as not won.", "Start again", "Keep playing", DONT_ASK
)


def without_past(question: Question) -> Question:
    """Promise nothing of past games, where none are kept or there is no room for it."""
    return question._replace(text=question.text.removesuffix(KEPT).rstrip())


def reset_question(title: str, games: int) -> Question:
    """Ask before the statistics of a set of rules go, with so many games in them."""
    return Question(
        f"Clear the statistics of {title}?",
        f"{counted(games, 'game')} will go. This cannot be undone.",
        "Clear",
        "Keep them",
        kind=Kind.DANGER,
    )


class QuestionScreen(Slip):
    """A question over the table; it is answered once, by a button, Enter (no) or Esc (no)."""

    name = "question"
    is_question = True

    def __init__(
        self, pen: Pen, question: Question, answered: Callable[[bool, bool], None], pace: float = 1.0
    ) -> None:
        """Ask; `answered` gets whether it was a yes, and whether the tick was set."""
        super().__init__(pen, pace)
        self.question = question
        self.title = question.title
        self.answered = answered
        self.is_ticked = False

    def build(self, width: float) -> float:
        """Put heading, sentence and tick one below the other."""
        y = self.put(Heading(self.question.title, width), 0, 0, width)
        asked = without_past(self.question) if self.room is TINY_ROOM else self.question
        y = self.put(Paragraph(asked.text, width, role="ink2"), 0, y + 8, width)
        if not self.question.tick:
            return y + 8
        tick = Tick(self.question.tick, self._tick, value=self.is_ticked)
        return self.put(tick, 0, y + 16, min(width, tick.natural(self.pen)[0]))

    def footer(self) -> Sequence[Button]:
        """Give the two answers."""
        yes = Button(self.question.yes, lambda: self.answer(said_yes=True), self.question.kind)
        return yes, Button(self.question.no, self.close, Kind.PRIMARY)

    def _tick(self, value: bool) -> None:  # noqa: FBT001
        self.is_ticked = value

    def close(self) -> None:
        """Go away; that is a no."""
        self.answer(said_yes=False)

    def answer(self, *, said_yes: bool) -> None:
        """Go away and tell the answer."""
        if self.takes_input:
            super().close()
            self.answered(said_yes, self.is_ticked)
