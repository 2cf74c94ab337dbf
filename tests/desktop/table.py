"""A player at the table: moves made with the mouse at the places the trace tells, and by the rules beside."""

from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from klondike.rules import Board, Card, Game, Move, parse_code
from klondike.session import Session
from klondike.store.paths import portable_paths
from klondike.store.store import Store, open_store
from tests.desktop.desktop import Desktop
from tests.desktop.player import Player, Point, Record

WON_GAMES = Path(__file__).parent / "won_game.txt"
GRIP = (0.8, 0.6)  # where on what is to be seen of a card the hand takes it, as shares
OFF_THE_MARK = 0.2  # of a card: nobody drops it exactly on its place


class WonGame(NamedTuple):
    """A deal, by its code, and moves that win it."""

    code: str
    moves: tuple[Move, ...]

    @property
    def rules(self) -> str:
        """The code of its rules."""
        return self.code.split("-")[1]

    def after(self, count: int) -> Game:
        """The game after so many moves, made in no time."""
        game = Game(*parse_code(self.code))
        for move in self.moves[:count]:
            game.play(move)
        return game


def won_games() -> dict[str, WonGame]:
    """The games of the data file by the key of their rules: paragraphs of a code and the moves."""
    paragraphs = [text.split() for text in WON_GAMES.read_text(encoding="utf-8").split("\n\n")]
    games = [WonGame(code, tuple(map(Move.parse, moves))) for code, *moves in paragraphs]
    return {game.rules: game for game in games}


class Table:
    """A window with a game in it, and the same game by the rules to compare it with."""

    def __init__(self, player: Player, game: Game) -> None:
        """The game as it is in the window now."""
        self.player = player
        self.game = game

    @property
    def board(self) -> Board:
        """The board as it should be."""
        return self.game.board

    def shows_it(self, record: Record) -> bool:
        """Whether a record of the trace tells of the board and the moves as they should be."""
        return bool(record["board"] == str(self.board) and record["moves"] == self.game.moves)

    def wait(self) -> Record:
        """The first record with the board as it should be, cards still flying perhaps."""
        return self.player.wait_for(self.shows_it)

    def wait_still(self) -> Record:
        """The first record with the board as it should be and every card at its place."""
        return self.player.wait_for(lambda record: self.shows_it(record) and not record["moving"])

    def play(self, move: Move) -> Record:
        """Make a move as a player does: a click on the stock, else a drag of the cards."""
        self.make(move)
        return self.wait()

    def play_by_double_click(self, move: Move) -> Record:
        """Send a card to its foundation with two clicks."""
        self.make_by_double_click(move)
        return self.wait()

    def make(self, move: Move) -> None:
        """Make a move and do not look what comes of it."""
        if move.turns_stock:
            self.player.click(middle(self.player.now["piles"]["S"]))
        else:
            still = self.wait_still()
            start = self.grip(still, move)
            self.player.drag(start, self.aim(still, move, start))
        self.game.play(move)

    def make_by_double_click(self, move: Move) -> None:
        """Double click a card and do not look what comes of it."""
        self.player.click(self.grip(self.wait_still(), move), times=2)
        self.game.play(move)

    def take_hold(self, move: Move, share: float = 0.5) -> Point:
        """Drag the cards of a move that share of the way and keep holding them; where the hand is then."""
        still = self.wait_still()
        start = self.grip(still, move)
        end = self.aim(still, move, start)
        hand = (start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1]))
        self.player.press(start)
        self.player.carry(start, hand)
        lead = str(self.lead(move))
        home = still["cards"][lead]
        way = abs(hand[0] - start[0]) - 2
        self.player.wait_for(lambda record: abs(record["cards"][lead][0] - home[0]) >= way)
        return hand

    def lead(self, move: Move) -> Card:
        """The card to take hold of: the lowest of those that move."""
        return self.board[move.source].cards[-move.count]

    def grip(self, record: Record, move: Move) -> Point:
        """A place on what is to be seen of the lead card."""
        cards = self.board[move.source].cards[-move.count :]
        left, top, width, height = record["cards"][str(cards[0])]
        if len(cards) > 1:
            height = record["cards"][str(cards[1])][1] - top
        return left + GRIP[0] * width, top + GRIP[1] * height

    def aim(self, record: Record, move: Move, start: Point) -> Point:
        """Where to let go what is held at `start`: roughly over the last card of the target, or its place."""
        left, top, width, height = record["cards"][str(self.lead(move))]
        there = record["piles"][str(move.target)]
        last = self.board[move.target].top
        over = record["cards"][str(last)] if last else there
        x, y = over[0] + OFF_THE_MARK * width, over[1] + OFF_THE_MARK * height
        return start[0] + x - left, start[1] + y - top

    def press(self, words: str) -> None:
        """Click the control of a sheet that has these words on it."""
        shown = self.player.wait_for(lambda record: words in record["targets"] and not record["moving"])
        self.player.click(middle(shown["targets"][words]))

    def wait_for_screen(self, name: str) -> Record:
        """The first record with this screen on top."""
        return self.player.wait_for(lambda record: record["screen"] == name)

    def undo(self) -> None:
        """Take the last move back with the keyboard."""
        self.player.key("ctrl+z")
        self.game.undo()
        self.wait()

    def redo(self) -> None:
        """Make the move again that was taken back, with the keyboard."""
        self.player.key("ctrl+y")
        self.game.redo()
        self.wait()


def sit_down(desktop: Desktop, won: WonGame) -> Table:
    """Start the program with a deal; the cards are still being dealt."""
    return Table(desktop.play("--code", won.code), won.after(0))


def come_back(desktop: Desktop, game: Game) -> Table:
    """Start the program where a game was kept for it."""
    with kept(desktop) as store:
        store.keep_game(game.dump())
    return Table(desktop.play(), game)


def wait_for_cards(player: Player) -> Record:
    """The first picture at rest after a start: one deal of four hundred has no way on, and says so."""
    shown = player.wait_still()
    if shown["screen"] == "ending":
        player.key("Escape")
        player.wait_for(lambda record: record["screen"] == "table")
        shown = player.wait_still()
    return shown


def middle(box: tuple[float, ...]) -> Point:
    """The middle of a box."""
    left, top, width, height = box
    return left + width / 2, top + height / 2


def kept(desktop: Desktop) -> closing[Store]:
    """What lasts of the programs played on this desktop, to look at while none of them runs."""
    return closing(open_store(portable_paths(desktop.folder / "state")))


def kept_game(desktop: Desktop) -> Game:
    """The game that the next start goes on with."""
    with kept(desktop) as store:
        return Session(store).game
