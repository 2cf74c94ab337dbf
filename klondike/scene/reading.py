"""What the bar and the places on the table say about a game."""

from collections.abc import Iterable, Mapping

from klondike.rules import STOCK, WASTE, Game, Move, PileId, Suit, Zone
from klondike.scene.barwords import Figure, Reading, Status
from klondike.scene.preferences import Preferences
from klondike.ui.commands import Command

USUAL = Preferences()
MINUS = "\N{MINUS SIGN}"
SHORT = {"turn again": "again", "no more turns": "no more"}


def clock(seconds: float) -> str:
    """Play time as the bar shows it: 4:32, 1:04:32."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def score_text(score: int, unit: str) -> str:
    """Points as they are, dollars with their sign: 1,338; +$208, $0, −$52 (S2.9)."""
    sign = MINUS if score < 0 else ""
    if unit != "$":
        return f"{sign}{abs(score):,}"
    return f"{'+' if score > 0 else sign}${abs(score):,}"


def reading(
    game: Game,
    status: Status,
    hot: Command | None,
    pressed: Command | None,
    preferences: Preferences = USUAL,
) -> Reading:
    """The bar for a game, with its status, the button under the pointer and the one held down."""
    return Reading(game.rules.title, status, figures(game, preferences), _disabled(game), hot, pressed)


def figures(game: Game, preferences: Preferences = USUAL) -> tuple[Figure, ...]:
    """The figures of the bar: those that the player wants to see."""
    shown = [
        Figure(clock(game.elapsed), "0:00:00" if game.elapsed >= 3600 else "00:00", "Time"),
        Figure(f"{game.moves:,}", "000", "Moves"),
    ]
    scoring = game.rules.scoring
    if scoring.kept:
        label, widest = ("Balance", f"{MINUS}$000") if scoring.unit == "$" else ("Score", "0,000")
        shown.append(Figure(score_text(game.score, scoring.unit), widest, label))
    return tuple([figure for figure in shown if figure.label in preferences.figures])


def _disabled(game: Game) -> frozenset[Command]:
    """The commands that mean nothing now: all of them where a game is only watched."""
    if game.is_watched:
        return frozenset(Command) - {Command.CHOOSE_GAME}  # no button, but the title
    usable = {
        Command.UNDO: game.can_undo and not game.is_won,
        Command.REDO: game.can_redo,
        Command.HINT: not game.is_won,
    }
    return frozenset(command for command, is_usable in usable.items() if not is_usable)


def pile_notes(
    game: Game, moves: Iterable[Move], preferences: Preferences = USUAL
) -> Mapping[PileId, tuple[str, str]]:
    """For each pile its caption and the sign that its empty place shows."""
    notes = {
        pile: ("", Suit(pile.index % len(Suit)).letter)
        for pile in game.board.pile_ids
        if pile.zone is Zone.FOUNDATION
    }
    is_counted = preferences.shows_count or not game.board[STOCK].cards
    can_go_on = any(move.turns_stock for move in moves)
    notes[STOCK] = _stock_note(game, can_go_on) if is_counted else ("", "")
    return notes


def _stock_note(game: Game, can_go_on: bool) -> tuple[str, str]:  # noqa: FBT001
    board, passes = game.board, game.rules.passes
    count = len(board[STOCK].cards)
    if count:
        turn = f" · turn {board.pass_number} of {passes}" if passes else ""
        return f"{count}{turn}", ""
    if not board[WASTE].cards:
        return "", ""
    return ("turn again", "recycle") if can_go_on else ("no more turns", "stop")


def in_short(caption: str) -> str:
    """A caption of the stock for a place too narrow for all of it."""
    return SHORT.get(caption, caption.replace("turn ", ""))
