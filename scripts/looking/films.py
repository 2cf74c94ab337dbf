"""Film strips: a picture of the table every 40 ms of each motion."""

from collections.abc import Callable, Iterator
from itertools import accumulate, pairwise
from typing import NamedTuple

import pygame

from klondike.rules import RULE_SETS, STOCK, Board, Deal, Move, Zone
from klondike.ui.commands import Command
from tests.app.lines import WON_DEAL, open_at, winning_line

from .room import MIDDLE, Room

EVERY = 0.040  # seconds between two pictures
MOST = 60  # pictures of a strip
ALL = len(winning_line())


class Film(NamedTuple):
    """One motion: its name, the game before it (moves made), what sets it going, how often to look."""

    name: str
    moves: int
    begin: Callable[[Room], object]
    every: float = EVERY
    least: int = 5  # pictures, whatever moves


def _first(source: Zone, target: Zone) -> int:
    """How many moves of the winning line come before the first from one kind of pile to another."""
    line = winning_line()
    return next(i for i, move in enumerate(line) if (move.source.zone, move.target.zone) == (source, target))


def _turning() -> int:
    """How many moves come before the first that bares a card."""
    boards = list(_boards())
    return next(
        i
        for i, (before, after) in enumerate(pairwise(boards))
        if sum(pile.face_down for pile in after.tableau) < sum(pile.face_down for pile in before.tableau)
    )


def _squeezing() -> int:
    """How many moves come before the one that makes the longest run in a column."""
    longest = [max(len(pile.face_up) for pile in board.tableau) for board in _boards()]
    return longest.index(max(longest)) - 1


def _boards() -> Iterator[Board]:
    rules = RULE_SETS["S3"]
    yield from accumulate(winning_line(), Board.play, initial=Deal.numbered(WON_DEAL).board(rules))


def _hint(room: Room) -> None:
    room.table.hint.show(room.movable()[1])


def _cascade(room: Room) -> None:
    room.app.desk.change_setting("cascade", True)  # noqa: FBT003
    _next(room)


def _next(room: Room) -> None:
    room.table.play(winning_line()[room.game.moves])


def _drop(room: Room) -> None:
    card, move = room.movable()
    room.take(card)
    room.move(room.landing(move.target))
    room.release()


def _refuse(room: Room) -> None:
    card, _ = room.movable()
    room.take(card)
    room.move((room.window.size[0] / 2, room.table.layout.stock.centre.y))
    room.release()


def _nudge(room: Room) -> None:
    kings = [room.board[pile].top for pile in room.board.pile_ids if pile.zone is Zone.TABLEAU]
    stuck = [
        card for card in kings if card and not any(_moves(room, move, card) for move in room.table.moves)
    ]
    room.click(stuck[0])


def _moves(room: Room, move: Move, card: object) -> bool:
    return room.board[move.source].cards[-move.count :][:1] == (card,)


def _draw(room: Room) -> None:
    room.click(STOCK)


def _undo(room: Room) -> None:
    room.key("z")


def _deal(room: Room) -> None:
    room.obey(Command.RESTART)


FILMS: tuple[Film, ...] = (
    Film("deal", 5, _deal),
    Film("move", _first(Zone.TABLEAU, Zone.TABLEAU), _next),
    Film("turn", _turning(), _next),
    Film("squeeze", _squeezing(), _next),
    Film("hint", MIDDLE, _hint, 0.12),
    Film("drop", MIDDLE, _drop),
    Film("refuse", MIDDLE, _refuse),
    Film("nudge", MIDDLE, _nudge),
    Film("draw", 0, _draw),
    Film("recycle", _first(Zone.WASTE, Zone.STOCK), _next),
    Film("home", _first(Zone.TABLEAU, Zone.FOUNDATION), _next),
    Film("undo", MIDDLE, _undo),
    Film("unturn", _turning() + 1, _undo),
    Film("finish", open_at(), lambda room: room.key("a")),
    Film("sheet", MIDDLE, lambda room: room.obey(Command.SETTINGS)),
    Film("menu", MIDDLE, lambda room: room.obey(Command.MENU)),
    Film("toast", MIDDLE, lambda room: room.table.say("A red six goes only on a black seven.")),
    Film("win", ALL - 1, _next, 0.2),
    Film("cascade", ALL - 1, _cascade, 0.2),
)


def films(room: Room, names: frozenset[str]) -> Iterator[tuple[str, list[tuple[str, pygame.Surface]]]]:
    """Every motion in turn, or those of some names: its name, and its pictures with their times."""
    for film in FILMS:
        if names and film.name not in names:
            continue
        room.clear()
        room.reach(film.moves)
        room.quiet()
        film.begin(room)
        yield film.name, list(_strip(room, film))
        room.clear()
        room.as_before()


def _strip(room: Room, film: Film) -> Iterator[tuple[str, pygame.Surface]]:
    for index in range(MOST):
        yield f"{1000 * index * film.every:.0f} ms", room.picture()
        if index >= film.least and not any(screen.is_moving for screen in room.app.screens):
            break
        room.frames(round(film.every / EVERY), EVERY)
