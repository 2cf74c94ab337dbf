"""Where things lie on the table that is measured, and a game with the longest run that can be held."""

from pathlib import Path
from typing import NamedTuple

from klondike.rules import RULE_SETS, Card, Deal, Game, Move, RuleSet, Suit, column
from klondike.rules.cards import deck
from klondike.scene.geometry import Box
from klondike.scene.layout import Layout, unit_for
from klondike.store.paths import portable_paths
from klondike.store.settings import Settings
from klondike.store.store import open_store

KING = 13
FIRST, LAST = column(0), column(6)
DEALT = 28  # cards in the columns


class Places(NamedTuple):
    """Pixels of the window."""

    stock: tuple[float, float]
    card: tuple[float, float]
    height: int


def table_places() -> Places:
    """The stock, and the middle of a card that can be taken in every deal: the last of the last column."""
    settings = Settings()
    board = Game(Deal.numbered(0), RULE_SETS[settings.rules]).board
    layout = fitted(settings.window, board.rules)
    box = layout.box_at(layout.homes(board)[board[LAST].cards[-1]])
    return Places(layout.stock.centre, box.centre, box.h)


def fitted(size: tuple[int, int], rules: RuleSet) -> Layout:
    """The table in a window of that size on a plain screen."""
    return Layout.fitted(size, unit_for(size, 1.0, Settings().text_size / 100), rules)


def lead_box(size: tuple[int, int]) -> Box:
    """Where the king of `game_with_long_run` lies."""
    game = game_with_long_run()
    layout = fitted(size, game.rules)
    return layout.box_at(layout.homes(game.board)[game.board[FIRST].cards[0]])


def game_with_long_run() -> Game:
    """A game in which a run of all thirteen ranks lies on the first column."""
    run = [Card(rank, Suit.SPADES if rank % 2 else Suit.HEARTS) for rank in range(KING, 0, -1)]
    others = [card for card in deck() if card not in run]
    columns, stock = [run[0], *others[: DEALT - 1]], [*run[1:], *others[DEALT - 1 :]]
    game = Game(Deal(None, (*columns, *stock)), RULE_SETS["S1"])
    for _ in run[1:]:
        game.play(Move.parse("SW"))
        game.play(Move.parse("W1"))
    return game


def keep(game: Game, folder: Path, **settings: object) -> None:
    """Let the next start with this data folder go on with a game."""
    store = open_store(portable_paths(folder))
    store.change(**settings)  # type: ignore[arg-type]
    store.keep_game(game.dump())
    store.close()
