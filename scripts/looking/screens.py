"""Every screen that there is, in one table: a new sheet is one row."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pygame

from klondike.remarks import SAYS
from klondike.screens.settings import PAGES
from klondike.solver.verdict import Outcome
from klondike.tips import WAIT
from klondike.ui.commands import Command
from tests.app.lines import open_at, winning_line

from .room import MIDDLE, Room


class Shown(NamedTuple):
    """One screen: its name, the game below it (moves made), and how it is come to."""

    name: str
    moves: int
    come: Callable[[Room], object]


def _drag(room: Room) -> None:
    card, move = room.movable()
    room.take(card)
    x, y = room.landing(move.target)
    home = room.table.homes[card]
    aside = room.table.layout.card_width / 3
    room.move((room.at.x - 40 + x - home.x + aside, room.at.y - 40 + y - home.y + aside))


def _carry(room: Room) -> None:
    _, move = room.movable()
    room.key(str(move.source.index + 1))
    room.key("return")
    room.settle()


def _hover(room: Room) -> None:
    card, _ = room.movable()
    room.move(card)


def _hint(room: Room) -> None:
    _, move = room.movable()
    room.table.hint.show(move)
    room.settle()


def _settings(index: int) -> Callable[[Room], None]:
    def come(room: Room) -> None:
        room.obey(Command.SETTINGS)
        room.screen.turn_to(index)

    return come


def _empty_statistics(room: Room) -> None:
    room.lay((), "T1")
    room.obey(Command.STATISTICS)


def _question(room: Room) -> None:
    room.store.change(ask_before_losing=True)
    room.obey(Command.NEW_GAME)
    room.store.change(ask_before_losing=False)


def _sheet(name: str) -> Callable[[Room], None]:
    return lambda room: getattr(room.app.desk._sheets, name)()


def _stay(_: Room) -> None:
    """Nothing has to be done."""


def _rules(key: str) -> Callable[[Room], None]:
    return lambda room: room.lay((), key)


def _toast(room: Room) -> None:
    room.table.say("A red six goes only on a black seven.", "help")


def _tooltip(room: Room) -> None:
    room.move(room.table.bar.buttons[Command.UNDO].center)
    room.settle()
    room.frames(2, WAIT)  # of the first the pointer does not know yet where it rests


def _choose(index: int) -> Callable[[Room], None]:
    def come(room: Room) -> None:
        room.obey(Command.CHOOSE_GAME)
        room.screen.turn_to(index % len(room.screen.tabs))

    return come


def _key(*names: str) -> Callable[[Room], None]:
    def come(room: Room) -> None:
        for name in names:
            room.key(name)

    return come


def _past_games(room: Room) -> None:
    room.obey(Command.STATISTICS)
    room.settle()
    room.screen.scroll_by(9 * room.window.size[1])


def _watching(room: Room) -> None:
    room.app.desk.watching.past(room.game.code, " ".join(map(str, winning_line())))
    for _ in range(MIDDLE // 2):
        room.key("right")


def _warning(room: Room) -> None:
    """As it is after going back: the move that lost the game is pointed at."""
    room.table.hint.warn(room.movable()[1])
    room.table.say("Back 3 moves. What lost the game: “Turn the stock.”", "undo")


def _verdict(outcome: Outcome) -> Callable[[Room], None]:
    return lambda room: room.table.tell(SAYS[outcome])


def _deck(**settings: bool) -> Callable[[Room], None]:
    def come(room: Room) -> None:
        for name, value in settings.items():
            room.app.desk.change_setting(name, value)

    return come


def _command(command: Command) -> Callable[[Room], None]:
    return lambda room: room.obey(command)


ALL = len(winning_line())
SCREENS: tuple[Shown, ...] = (
    Shown("start", 0, _stay),
    Shown("middle", MIDDLE, _stay),
    Shown("hover", MIDDLE, _hover),
    Shown("drag", MIDDLE, _drag),
    Shown("cursor", MIDDLE, _key("right")),
    Shown("bar-keys", MIDDLE, _key("f6")),
    Shown("carry", MIDDLE, _carry),
    Shown("hint", MIDDLE, _hint),
    Shown("warning", MIDDLE, _warning),
    Shown("toast", MIDDLE, _toast),
    Shown("tooltip", MIDDLE, _tooltip),
    Shown("told", MIDDLE, _key("shift+i")),
    *(Shown(outcome.lower(), MIDDLE, _verdict(outcome)) for outcome in Outcome),
    Shown("large-print", MIDDLE, _deck(large_print=True)),
    Shown("four-colours", MIDDLE, _deck(four_colours=True)),
    Shown("large-four", MIDDLE, _deck(large_print=True, four_colours=True)),
    Shown("strong", MIDDLE, _deck(strong_outlines=True)),
    Shown("large-buttons", MIDDLE, _deck(large_buttons=True)),
    Shown("offer", open_at(), _stay),
    Shown("won", ALL, Room.clear),
    Shown("double", 0, _rules("D9")),
    Shown("double-ten", 0, _rules("EA")),
    Shown("thoughtful", 0, _rules("T3")),
    Shown("vegas", 0, _rules("V3")),
    Shown("menu", MIDDLE, _command(Command.MENU)),
    Shown("choose-game", MIDDLE, _choose(0)),
    Shown("choose-custom", 0, _choose(-1)),
    Shown("rules", MIDDLE, _command(Command.RULES)),
    *(Shown(f"settings-{number}", MIDDLE, _settings(number)) for number in range(len(PAGES))),
    Shown("statistics-empty", 0, _empty_statistics),
    Shown("statistics", MIDDLE, _command(Command.STATISTICS)),
    Shown("past-games", MIDDLE, _past_games),
    Shown("watching", 0, _watching),
    Shown("help", MIDDLE, _command(Command.HELP)),
    Shown("code", MIDDLE, _command(Command.ENTER_CODE)),
    Shown("question", MIDDLE, _question),
    Shown("result", ALL, _stay),
    Shown("ending", MIDDLE, _sheet("ending")),
    Shown("pause", MIDDLE, _command(Command.PAUSE)),
)


def screens(room: Room, names: frozenset[str]) -> Iterator[tuple[str, pygame.Surface]]:
    """Come to every screen in turn, or to those of some names; gives name and picture."""
    for each in SCREENS:
        if names and each.name not in names:
            continue
        room.clear()
        room.reach(each.moves)
        each.come(room)
        room.settle()
        yield each.name, room.picture()
        room.as_before()
    room.clear()
