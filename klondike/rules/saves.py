"""Games as text: a deal code, what undo does not restore, and the moves; loading plays them all again."""

from math import isfinite

from klondike.rules.changes import Cause
from klondike.rules.deals import BadCode, parse_code
from klondike.rules.game import BadSave, Game, Help
from klondike.rules.moves import BadMove, IllegalMove, Move

HEAD, VERSION = "klondike-game", "1"
FIELDS = ("code", "elapsed", "undos", "hints", "carried", "settled", "cursor", "moves")
ALONG = "along"  # a line that only games have in which moves followed others by themselves: their numbers
HELPS = "helps"  # a line that only games with help have
MAY_HAVE = (ALONG, HELPS)
MOST_FIGURES = 18
ALONE = "none"  # in place of the balance of a game that leaves the balance alone


def dump_game(game: Game) -> str:
    """The text of a game: a line for each field, and a last one that is a check of all others."""
    values = (
        game.code,
        repr(game.elapsed),
        game.undos,
        game.hints,
        ALONE if game.carried is None else game.carried,
        game.settled,
        game.moves,
        _spelled(game),
    )
    along = [str(number) for number, entry in enumerate(game.history, 1) if entry.is_along]
    more = {ALONG: along, HELPS: [str(kind) for kind in sorted(game.helps)]}
    lines = [" ".join((name, *words)) for name, words in more.items() if words]
    return _sealed([f"{HEAD} {VERSION}", *map("{} {}".format, FIELDS, values), *lines])


def load_game(text: str) -> Game:
    """The game of a text that `dump_game` made; raises BadSave, whatever the text is."""
    lines = text.splitlines()
    fields = _fields(lines)
    game = _begun(fields)
    _replay(game, fields["moves"], set(fields.get(ALONG, "").split()))
    _rewind(game, _whole(fields, "cursor"), _whole(fields, "settled"))
    _restore(game, fields)
    if dump_game(game) != "\n".join(lines) + "\n":
        raise BadSave("The saved game is not as this program writes it.")
    return game


def _spelled(game: Game) -> str:
    words, last = [], 0
    for move, _, _, at, _ in game.history:
        words.append(f"{move}+{at - last}" if at > last else str(move))
        last = at
    return " ".join(words)


def _sealed(lines: list[str]) -> str:
    from zlib import crc32

    body = "\n".join(lines)
    return f"{body}\ncheck {crc32(body.encode(errors='backslashreplace')):08X}\n"


def _fields(lines: list[str]) -> dict[str, str]:
    head, _, version = (lines or [""])[0].partition(" ")
    if head != HEAD:
        raise BadSave("This is not a saved game.")
    if version != VERSION:
        raise BadSave(f"The game was saved in the form {version}, which this program does not know.")
    if not lines[-1].startswith("check "):
        raise BadSave("The saved game is cut short.")
    if _sealed(lines[:-1]).splitlines()[-1] != lines[-1]:
        raise BadSave("The saved game is damaged: its check does not fit.")
    parts = [line.partition(" ") for line in lines[1:-1]]
    names = tuple(name for name, *_ in parts)
    if names != (*FIELDS, *(name for name in MAY_HAVE if name in names)):
        raise BadSave("The saved game does not have the lines it should have.")
    return {name: value for name, _, value in parts}


def _whole(fields: dict[str, str], name: str) -> int:
    sign, figures = ("-", fields[name][1:]) if fields[name][:1] == "-" else ("", fields[name])
    if not _is_whole(figures) or (sign and name != "carried"):
        raise BadSave(f"The saved game has a wrong number in its line “{name}”.")
    return int(sign + figures)


def _is_whole(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= MOST_FIGURES


def _begun(fields: dict[str, str]) -> Game:
    try:
        deal, rules = parse_code(fields["code"])
    except BadCode as error:
        raise BadSave(f"The deal of the saved game cannot be read. {error}") from None
    return Game(deal, rules, None if fields["carried"] == ALONE else _whole(fields, "carried"))


def _replay(game: Game, words: str, along: set[str]) -> None:
    if "1" in along:
        raise BadSave("The first move of the saved game cannot have followed another.")
    at = 0
    for number, word in enumerate(words.split(), 1):
        text, _, seconds = word.partition("+")
        if not _is_whole(seconds or "0"):
            raise BadSave(f"Move {number} of the saved game, “{word}”, has no time.")
        at += int(seconds or "0")
        game.elapsed = float(at)
        try:
            game.play(Move.parse(text), Cause.ALONG if str(number) in along else Cause.PLAY)
        except (BadMove, IllegalMove) as error:
            raise BadSave(f"Move {number} of the saved game is wrong: {error}") from None


def _rewind(game: Game, cursor: int, settled: int) -> None:
    game.undo_to(cursor)
    if game.moves != cursor:
        raise BadSave("The saved game stands at a move that it cannot stand at.")
    if not game.settled <= settled <= (0 if game.rules.undo_limit is None else cursor):
        raise BadSave("The saved game has settled moves that it cannot have.")
    game.settle(settled)


def _restore(game: Game, fields: dict[str, str]) -> None:
    try:
        elapsed = float(fields["elapsed"])
    except ValueError:
        raise BadSave("The saved game has a wrong number in its line “elapsed”.") from None
    if not isfinite(elapsed) or elapsed < game.elapsed:
        raise BadSave("The time of the saved game does not fit its moves.")
    undone, game.undos = game.undos, _whole(fields, "undos")
    if game.undos < undone:
        raise BadSave("The saved game has more moves taken back than it counts.")
    game.elapsed, game.hints = elapsed, _whole(fields, "hints")
    try:
        game.helps = frozenset(map(Help, fields.get(HELPS, "").split()))
    except ValueError as error:
        raise BadSave(f"The saved game tells of help that there is not: {error}.") from None
