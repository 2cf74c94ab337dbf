"""Each action is heard as what it is, and the settings are followed at once."""

import pytest

from klondike.rules import STOCK, WASTE, Zone, column
from klondike.scene.sounds import REST
from tests.app.lines import winning_line
from tests.pilot import Pilot
from tests.scene.recorder import Recorder


class Listener:
    """A player who also listens."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot
        self.device = pilot.app.desk.sounds._device = Recorder()
        pilot.quiet()
        self.device.heard.clear()

    def heard(self) -> list[str]:
        """The kinds of sounds since the last question, once everything is at rest."""
        self.pilot.settle()
        self.pilot.frames(40)
        kinds = [name.rpartition("-")[0] for name in self.device.heard]
        self.device.heard.clear()
        return kinds


@pytest.fixture
def listen(start):
    """A function that starts a game, so many moves along its winning line, and listens."""

    def listening(moves: int = 0, **options) -> Listener:
        return Listener(start(**{"rules": "S3", "deal": 173, "moves": winning_line()[:moves]} | options))

    return listening


def before(wanted) -> int:
    """How many moves of the winning line come before the first one like this."""
    return next(count for count, move in enumerate(winning_line()) if wanted(move))


def drawn(move) -> bool:
    return move.source.zone is Zone.STOCK


def off_waste(move) -> bool:
    return move.source.zone is Zone.WASTE and move.target.zone is Zone.TABLEAU


def home(move) -> bool:
    return move.source.zone is Zone.WASTE and move.target.zone is Zone.FOUNDATION


def test_the_start_is_silent(listen):
    listener = listen()
    listener.pilot.move((400, 300))
    assert listener.heard() == []
    assert not listener.device.is_open


def test_a_deal_is_heard(listen):
    listener = listen()
    listener.pilot.key("ctrl+n")
    assert listener.heard() == ["deal"] * 28


@pytest.mark.parametrize("how", ["click", "key"])
def test_a_draw_is_heard(listen, how):
    listener = listen()
    listener.pilot.click(STOCK) if how == "click" else listener.pilot.key("space")
    assert listener.heard() == ["turn"] * 3


def test_turning_the_deck_over_is_heard(listen):
    listener = listen()
    for _ in range(8):
        listener.pilot.click(STOCK)
    listener.heard()
    listener.pilot.click(STOCK)
    assert listener.heard() == ["riffle"]


def test_a_deck_that_may_not_be_turned_over_knocks(listen):
    listener = listen(rules="V3", deal=3)
    for _ in range(8):
        listener.pilot.key("space")
    listener.heard()
    listener.pilot.click(STOCK)
    assert listener.heard() == ["no-move"]


def test_a_drag_is_picked_up_and_put_down(listen):
    count = before(off_waste)
    listener, move = listen(count), winning_line()[count]
    card = listener.pilot.board[WASTE].top
    listener.pilot.take(card)
    assert listener.heard() == ["pick-up"]
    listener.pilot.release()
    listener.heard()
    listener.pilot.drag(card, move.target)
    assert listener.heard() == ["pick-up", "put-down"]


def test_a_card_let_go_beside_everything_is_put_down(listen):
    listener = listen(before(off_waste))
    listener.pilot.drag(listener.pilot.board[WASTE].top, (400, 5000))
    assert listener.heard() == ["pick-up", "put-down"]


def test_a_drop_that_is_refused_knocks(listen):
    count = before(off_waste)
    listener = listen(count)
    board = listener.pilot.board
    takers = {move.target for move in board.legal_moves() if move.source == WASTE}
    wrong = next(column(index) for index in range(7) if column(index) not in takers)
    listener.pilot.drag(board[WASTE].top, wrong)
    assert listener.heard() == ["pick-up", "no-move"]


def test_a_card_that_cannot_go_home_knocks(listen):
    listener = listen(before(off_waste))
    listener.pilot.right_click(WASTE)
    assert listener.heard() == ["no-move"]


def test_a_card_that_goes_home_has_the_note_of_its_rank(listen):
    listener = listen(before(home))
    rank = listener.pilot.board[WASTE].top.rank
    listener.pilot.right_click(WASTE)
    listener.pilot.settle()
    assert listener.device.heard == [f"home-{rank:02}"]


def test_undo_and_redo_are_heard(listen):
    listener = listen(before(drawn) + 1)
    listener.pilot.key("ctrl+z")
    assert listener.heard() == ["undo"]
    listener.pilot.key("ctrl+y")
    assert listener.heard() == ["turn"] * 3


def test_keys_pick_up_and_put_down(listen):
    listener = listen(before(off_waste))
    for key in ("w", "return"):
        listener.pilot.key(key)
    assert listener.heard() == ["pick-up"]
    listener.pilot.key("return")
    assert "put-down" in listener.heard()


def test_the_win_is_heard_after_its_last_card(listen):
    listener = listen(len(winning_line()) - 1)
    listener.pilot.make(winning_line()[-1])
    assert listener.heard()[-2:] == ["home", "win"]


@pytest.mark.parametrize("speed", ["off", "normal"])
def test_cards_that_go_home_by_themselves_are_heard(listen, speed):
    listener = listen(len(winning_line()) - 6, speed=speed)
    listener.pilot.key("a")
    kinds = listener.heard()
    assert set(kinds) == {"home", "win"}
    assert len(kinds) == (2 if speed == "off" else 7)


def test_buttons_and_sheets_are_silent(listen):
    listener = listen()
    for key in ("f10", "escape", "f1", "escape"):
        listener.pilot.key(key)
    assert listener.heard() == []


def test_the_device_is_given_back_after_a_rest_and_the_program_wakes_for_it(listen, monkeypatch):
    listener = listen(1)
    monkeypatch.setattr(listener.pilot.app.desk, "prepare", lambda: False)
    listener.pilot.click(STOCK)
    listener.heard()
    assert listener.device.is_open
    assert 0 < listener.pilot.app.rest.patience() <= REST
    listener.pilot.frames(1, REST)
    assert not listener.device.is_open


def test_with_the_sound_off_no_device_is_opened(listen):
    listener = listen(sound=False)
    listener.pilot.click(STOCK)
    assert listener.heard() == []
    assert not listener.device.is_open


def test_the_switch_is_followed_at_once(listen):
    listener = listen()
    desk = listener.pilot.app.desk
    desk.change_setting("sound", False)
    listener.pilot.click(STOCK)
    assert listener.heard() == []
    desk.change_setting("sound", True)
    assert listener.heard() == ["put-down"]
    listener.pilot.click(STOCK)
    assert listener.heard() == ["turn"] * 3


def test_the_volume_is_followed_at_once_and_heard(listen):
    listener = listen()
    listener.pilot.app.desk.change_setting("volume", 100)
    assert listener.heard() == ["put-down"]
    assert listener.pilot.app.desk.sounds.volume == 100


def test_volume_nought_is_off(listen):
    listener = listen(volume=0)
    listener.pilot.click(STOCK)
    assert listener.heard() == []
    assert not listener.device.is_open


def test_the_end_of_the_program_gives_the_device_back(listen):
    listener = listen()
    listener.pilot.click(STOCK)
    listener.pilot.frames(4)
    assert listener.device.is_open
    listener.pilot.close()
    assert not listener.device.is_open


def test_nothing_that_the_player_does_opens_more_than_one_device(start):
    import pygame.mixer

    pilot = start(rules="S3", deal=173)
    for move in winning_line()[:30]:
        pilot.make(move)
    assert pygame.mixer.get_init() == (44100, -16, 1)
    pilot.close()
    assert pygame.mixer.get_init() is None
