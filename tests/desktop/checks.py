"""What holds however the window was treated: every card lies on its pile, and the game goes on."""

from klondike.rules import Zone
from tests.desktop.desktop import Desktop
from tests.desktop.player import Record
from tests.desktop.table import Table, kept_game, won_games

WON = won_games()["S3"]
PLAYED = 11
RUN, DRAW = WON.moves[PLAYED : PLAYED + 2]


def size_of(record: Record) -> tuple[float, float]:
    """The size of the window that a picture was laid out for: the columns are in its middle, to its foot."""
    left = record["piles"]["1"][0]
    right, top, width, height = record["piles"]["7"]
    return left + right + width, top + height


def wait_for_height(table: Table, height: int) -> Record:
    """The first picture for a window of that height."""
    return table.player.wait_for(lambda record: size_of(record)[1] == height)


def resize(table: Table, size: tuple[int, int]) -> Record:
    """Make the window that large, and wait for a picture of it."""
    table.player.resize(*size)
    return wait_for_height(table, size[1])


def assert_laid_out(table: Table) -> None:
    """Every card lies on its pile, in the window, and all as the rules have it."""
    record = table.wait_still()
    width, height = table.player.size
    assert abs(size_of(record)[0] - width) <= 2
    assert size_of(record)[1] == height
    for pile in table.board.pile_ids:
        zone = record["piles"][str(pile)]
        for card in table.board[pile].cards:
            box = record["cards"][str(card)]
            assert box[0] == zone[0] or pile.zone is Zone.WASTE
            assert box[2] == zone[2]
            assert zone[1] - box[3] / 10 <= box[1] <= height - box[3]


def assert_goes_on(desktop: Desktop, table: Table) -> None:
    """Nothing was lost: the game goes on with the mouse, and the next start would find it as it is."""
    assert_laid_out(table)
    for move in (RUN, DRAW):
        table.play(move)
    table.player.key("ctrl+q")
    assert table.player.wait_exit() == 0
    assert kept_game(desktop).lines == table.game.lines == WON.moves[: PLAYED + 2]


def wait_home(table: Table) -> None:
    """Until the run that was held lies where it came from again."""
    lead, below = str(table.lead(RUN)), str(RUN.source)

    def is_home(record: Record) -> bool:
        return bool(record["cards"][lead][0] == record["piles"][below][0] and not record["moving"])

    table.player.wait_for(is_home)
