"""Every rule set, chosen on the sheet of games and played with the mouse in a real window.

The moves are found beforehand by a player with a preference for progress and a seeded whim, so that every
run of a test plays the same game; each has at least thirty moves and every kind of move of its rules.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import count
from random import Random
from typing import NamedTuple

import pytest

from klondike.rules import (
    RULE_SETS,
    Board,
    Deal,
    Game,
    Move,
    RuleSet,
    Zone,
    own_rules,
    parse_rule_code,
    rule_code,
    tapped_move,
)
from klondike.rules.families import FAMILIES, Axis, Family, family_of
from klondike.rules.outlook import MOST, Outlook
from klondike.rules.stuck import has_useful_move
from tests.desktop.desktop import Desktop
from tests.desktop.player import Record
from tests.desktop.table import Table, kept, kept_game, middle, wait_for_cards
from tests.desktop.waiting import until

FEWEST_MOVES = 30
SPARE_MOVES = 30  # for each deck, beside one time through the stock; a game that needs more is no good
WHIM = 0.15  # how often any legal move will do
CLICKED = 0.5  # of the moves that a double click stands for
WHEEL_DOWN = 5  # the button that it is for X11
CUSTOM = FAMILIES[-1]
OWN_RULES = own_rules(RULE_SETS["S3"], decks=2, columns=10, passes=2, whole_runs_only=True)


def reveals(board: Board, move: Move) -> bool:
    pile = board[move.source]
    return pile.face_down > 0 and len(pile.face_up) == move.count


def is_between(source: Zone, target: Zone) -> Callable[[Board, Move], bool]:
    return lambda _board, move: (move.source.zone, move.target.zone) == (source, target)


def is_home(_board: Board, move: Move) -> bool:
    return move.target.zone is Zone.FOUNDATION


def is_run(_board: Board, move: Move) -> bool:
    return move.source.zone is Zone.TABLEAU and move.count > 1


KINDS: Mapping[str, Callable[[Board, Move], bool]] = {  # what is made first comes first
    "home": is_home,
    "reveal": reveals,
    "waste to column": is_between(Zone.WASTE, Zone.TABLEAU),
    "draw": is_between(Zone.STOCK, Zone.WASTE),
    "recycle": is_between(Zone.WASTE, Zone.STOCK),
    "run": is_run,
    "back": is_between(Zone.FOUNDATION, Zone.TABLEAU),
}


def kinds_of(board: Board, move: Move) -> set[str]:
    return {kind for kind, fits in KINDS.items() if fits(board, move)}


def kinds_wanted(rules: RuleSet) -> set[str]:
    """Every kind of move that these rules know."""
    unknown = {"recycle": rules.passes == 1, "back": not rules.worrying_back}
    return {kind for kind in KINDS if not unknown.get(kind)}


def preference(board: Board, move: Move) -> int:
    return next((place for place, fits in enumerate(KINDS.values()) if fits(board, move)), len(KINDS))


def chosen(board: Board, random: Random) -> Move | None:
    """The move that the player makes, None where there is none."""
    moves = list(board.legal_moves())
    random.shuffle(moves)
    if random.random() < WHIM:
        return next(iter(moves), None)
    return min(moves, key=lambda move: preference(board, move), default=None)


def line(board: Board, random: Random) -> Iterator[tuple[Board, Move]]:
    """The boards of a game and the move made on each, until every kind of move was made."""
    rules, missing = board.rules, kinds_wanted(board.rules)
    for made in range(len(board.stock.cards) // rules.draw + SPARE_MOVES * rules.decks):
        move = chosen(board, random)
        if move is None or (made >= FEWEST_MOVES and not missing):
            return
        yield board, move
        missing -= kinds_of(board, move)
        board = board.play(move)


def moves_of(deal: Deal, rules: RuleSet) -> tuple[Move, ...]:
    """The moves made on a deal; none where they are too few or of too few kinds, or lead to a dead end."""
    steps = list(line(Game(deal, rules).board, Random(deal.number)))
    made = set().union(*(kinds_of(*step) for step in steps))
    is_rich = len(steps) >= FEWEST_MOVES and made == kinds_wanted(rules)
    if not is_rich or any(is_dead_end(board.play(move)) for board, move in reversed(steps)):
        return ()
    return tuple(move for _, move in steps)


def is_dead_end(board: Board) -> bool:
    """Whether a panel may come over the cards and say that nothing leads on."""
    outlook = Outlook(board)
    outlook.look(MOST)
    return not has_useful_move(board) if outlook.is_dead_end is None else outlook.is_dead_end


class Plan(NamedTuple):
    """A deal to play, and the moves to make in it."""

    deal: Deal
    moves: tuple[Move, ...]


@cache
def plan(rules: RuleSet) -> Plan:
    """The first deal by these rules that has enough to play."""
    deals = map(Deal.numbered, count())
    return next(Plan(deal, moves) for deal in deals if (moves := moves_of(deal, rules)))


class Chooser:
    """The hand on the sheet of games, and the rules that it should have chosen by now."""

    def __init__(self, table: Table, rules: RuleSet) -> None:
        """Open the sheet, where these rules are chosen at first."""
        self.table = table
        self.rules = rules
        table.player.key("g")
        table.wait_for_screen("new_game")

    def choose(self, wanted: RuleSet) -> None:
        """Choose the family of these rules, and then one option after the other."""
        family = FAMILIES[family_of(wanted, FAMILIES)]
        self._press(family.title)
        self.rules = next(iter(family.members), self.rules)
        for axis in family.axes:
            self._choose(family, axis, wanted)
        assert rule_code(self.rules) == rule_code(wanted)

    def _choose(self, family: Family, axis: Axis, wanted: RuleSet) -> None:
        """Make one choice, unless it is the one made already."""
        offered = next(each for each in family.offered(self.rules) if each.field == axis.field)
        if offered.chosen(self.rules) == (index := offered.chosen(wanted)):
            return
        self._press(axis.label if axis.is_switch else f"{axis.label}: {offered.choices[index].label}")
        self.rules = family.changed(self.rules, offered, index)

    def _press(self, words: str) -> None:
        """Click there, and wait until the sheet has been laid out anew."""
        until(lambda: self._is_in_sight(words), 10, words)
        player, before = self.table.player, self.table.player.now["t"]
        self.table.press(words)
        player.wait_for(lambda record: record["t"] > before)
        player.wait_still()

    def _is_in_sight(self, words: str) -> bool:
        """Whether a control can be seen; if not, the wheel is turned to what is below."""
        targets = self.table.player.wait_still()["targets"]
        if words not in targets:
            page = middle(targets["Cancel"])[0], middle(targets["Vegas"])[1]
            self.table.player.click(page, button=WHEEL_DOWN)
        return words in targets

    def deal(self) -> None:
        """Type the code of the table's game, deal it, and wait for its cards."""
        self._press("Which deal: Code")
        self.table.player.wait_for(lambda record: "Deal code" in record["targets"])
        self.table.player.key(*("minus" if sign == "-" else sign for sign in self.table.game.code.lower()))
        self.table.press("Deal")
        self.table.wait_for_screen("table")
        self.table.wait_still()


def sit_down_to(desktop: Desktop, game: Game) -> Table:
    """Start the program with other rules, choose those of the game, and deal it."""
    with kept(desktop) as store:
        first = parse_rule_code(store.change(speed="off").rules)
    table = Table(desktop.play(), game)
    wait_for_cards(table.player)
    chooser = Chooser(table, first)
    chooser.choose(game.rules)
    chooser.deal()
    return table


def play(table: Table, move: Move, random: Random) -> Record:
    """Make a move with two clicks where they stand for it, if so inclined, else as always."""
    meant = tapped_move(table.board, table.board.rules.double_tap, move.source, move.count)
    if meant == move and random.random() < CLICKED:
        return table.play_by_double_click(move)
    return table.play(move)


def assert_played(desktop: Desktop, rules: RuleSet) -> None:
    """A game by these rules goes in the window as by the rules engine; it is kept with its rules."""
    deal, moves = plan(rules)
    game = Game(deal, rules)
    table, random, scores = sit_down_to(desktop, game), Random(game.code), []
    for move in moves:
        scores.append(play(table, move, random)["score"])
        assert rules.scoring.decay or scores[-1] == game.score
    table.player.key("ctrl+q")
    assert table.player.wait_exit() == 0
    played = kept_game(desktop)
    assert (played.code, played.lines) == (game.code, moves)
    assert scores == [entry.score for entry in played.history]  # by the seconds at which moves were made
    with kept(desktop) as store:
        assert store.settings.rules == rule_code(rules)


@pytest.mark.parametrize("key", RULE_SETS)
def test_a_rule_set_is_chosen_and_played(desktop: Desktop, key: str) -> None:
    assert_played(desktop, RULE_SETS[key])


def test_rules_of_the_players_own_are_chosen_and_played(desktop: Desktop) -> None:
    assert family_of(OWN_RULES, FAMILIES) == FAMILIES.index(CUSTOM)
    assert_played(desktop, OWN_RULES)


@pytest.mark.parametrize("key", RULE_SETS)
def test_the_game_has_at_least_thirty_moves_of_every_kind(key: str) -> None:
    deal, moves = plan(RULE_SETS[key])
    game, made = Game(deal, RULE_SETS[key]), set()
    for move in moves:
        made |= kinds_of(game.board, move)
        game.play(move)
    assert game.moves >= FEWEST_MOVES
    assert made == kinds_wanted(game.rules)
