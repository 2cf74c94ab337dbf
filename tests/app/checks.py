"""What is true of the program after every event, and pictures compared."""

from collections import Counter

import pygame

from klondike.rules import Game
from tests.pilot import Pilot

LONG = 9.0  # seconds: longer than anything fades


def check_cards(pilot: Pilot) -> None:
    """Every card of the deck lies in one pile, and has one home inside the window."""
    game, layout = pilot.table.game, pilot.table.layout
    assert game is pilot.game or game.is_watched
    board = game.board
    cards = Counter(card for pile in board.pile_ids for card in board[pile].cards)
    assert set(cards.values()) == {1}
    assert len(cards) == 52 * board.rules.decks
    assert pilot.table.homes == layout.homes(board) | pilot.table.hand.beneath()
    width, height = pilot.window.size
    for home in pilot.table.homes.values():
        box = layout.box_at(home)
        assert box.x >= 0 and box.right <= width and box.y >= 0 and box.bottom <= height


def check_saved(pilot: Pilot) -> None:
    """The game on the table can be written down and read again, and is the same then."""
    assert history(Game.load(pilot.game.dump())) == history(pilot.game)


def history(game: Game) -> tuple[object, ...]:
    """All of a game that must outlive the program, but for fractions of its seconds."""
    return game.code, str(game.board), game.score, game.moves, game.history, game.undos, game.carried


def check_at_rest(pilot: Pilot) -> None:
    """Nothing moves, and every card is drawn at its home."""
    assert not pilot.table.motion.is_moving
    assert pilot.table.hand.cards == ()
    for card, home in pilot.table.layout.homes(pilot.board).items():
        assert pilot.shown(card) == home


def differing(pilot: Pilot) -> pygame.Rect | None:
    """Where the picture differs from one painted from nothing at the same moment; None where it does not."""
    picture = pilot.table._picture
    if picture.is_moving:  # a part of the bar that fades is no longer what is painted from nothing
        picture.step(LONG)
        pilot.frames(1, 0.0)
    shown = pilot.window.surface
    scratch = painted_anew(pilot)
    if shown.get_buffer().raw == scratch.get_buffer().raw:
        return None
    mask = pygame.mask.from_threshold(shown, (0, 0, 0), (1, 1, 1, 255), scratch)
    mask.invert()
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:])


def painted_anew(pilot: Pilot) -> pygame.Surface:
    """The picture of this moment, painted without anything that was painted before."""
    table = pilot.table
    kept = vars(table).copy()
    surface = pilot.window.surface.copy()
    surface.fill((255, 0, 255))
    table.fit()
    for screen in pilot.app.screens:
        screen.draw(surface, pilot.app.lag)
    vars(table).update(kept)
    return surface
