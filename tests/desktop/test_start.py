"""The program starts in a real window, tells what it shows, and ends when it is told to."""

from tests.desktop.desktop import Desktop
from tests.desktop.table import wait_for_cards


def test_the_game_opens_shows_a_deal_and_quits(desktop: Desktop) -> None:
    player = desktop.play()
    shown = wait_for_cards(player)
    assert shown["screen"] == "table"
    assert len(shown["cards"]) == 52
    assert shown["moves"] == 0
    assert player.title == "Klondike"
    assert player.is_of_class("klondike")
    player.key("ctrl+q")
    assert player.wait_exit() == 0
