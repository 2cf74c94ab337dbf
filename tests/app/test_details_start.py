"""A start with a deal of the player's choice: dealt at once, asked for, or gone on with."""

import shutil
from collections.abc import Callable, Iterator

import pytest

from klondike.app import App
from klondike.cli import Options
from klondike.rules import RULE_SETS, STOCK, Deal, deal_code
from klondike.rules.cards import deck
from klondike.scene.orders import draw_stock
from klondike.session import Session
from klondike.start import open_app
from klondike.store.paths import portable_paths
from klondike.store.store import open_store

CODE, OTHER = (deal_code(Deal.numbered(number), RULE_SETS["S1"]) for number in (7, 8))
DECK = " ".join(str(card) for card in reversed(deck()))

Start = Callable[..., App]


@pytest.fixture
def begin(tmp_path, cursors) -> Iterator[Start]:
    """Starts the program with such options in the folder of the test; the one before ends."""
    apps: list[App] = []
    paths = portable_paths(tmp_path)

    def begun(**options: str) -> App:
        for app in apps:
            app.close()
        apps[:] = [open_app(Options(**options), paths, open_store(paths))]
        return apps[0]

    yield begun
    for app in apps:
        app.close()


def names(app: App) -> list[str]:
    """The screens, the lowest first."""
    return [screen.name for screen in app.screens]


def play(app: App) -> None:
    """Make a move."""
    draw_stock(app.table)
    assert app.session.game.moves == 1


def test_a_code_is_dealt(begin):
    app = begin(code=CODE)
    assert app.session.game.code == CODE
    assert names(app) == ["table"]


def test_what_was_dealt_is_kept_at_once(begin, tmp_path):
    begin(code=CODE)
    copy = portable_paths(tmp_path / "copy")
    shutil.copytree(portable_paths(tmp_path).data, copy.data)  # as if it were killed now
    store = open_store(copy)
    assert Session(store).game.code == CODE
    store.close()


def test_a_deck_is_dealt(begin):
    app = begin(deck=DECK)
    assert app.session.game.deal == Deal.parse_deck(DECK)
    assert app.table.game is app.session.game
    assert names(app) == ["table"]


@pytest.mark.parametrize("options", [{"code": OTHER}, {"deck": DECK}])
def test_a_game_in_play_is_asked_for(begin, options):
    play(begin(code=CODE))
    app = begin(**options)
    assert (app.session.game.code, app.session.game.moves) == (CODE, 1)
    assert names(app) == ["table", "question"]
    app.screens[-1].answer(said_yes=True)
    assert app.session.game.code != CODE
    assert app.table.game is app.session.game
    assert app.session.store.totals("S1").played == 1


def test_a_no_goes_on_with_the_game_in_play(begin):
    play(begin(code=CODE))
    app = begin(code=OTHER)
    app.screens[-1].answer(said_yes=False)
    assert (app.session.game.code, app.session.game.moves) == (CODE, 1)
    assert app.session.store.totals("S1").played == 0


def test_the_deal_in_play_is_gone_on_with(begin):
    play(begin(code=CODE))
    app = begin(code=CODE)
    assert names(app) == ["table"]
    assert app.session.game.moves == 1


def test_a_start_draws_the_table_at_once(begin):
    app = begin(code=CODE)
    stock = app.table.layout.stock
    assert app.window.surface.get_at(tuple(int(v) for v in stock.centre)) != app.table.painter.ground.get_at(
        tuple(int(v) for v in stock.centre)
    )
    assert app.session.game.board[STOCK].cards
