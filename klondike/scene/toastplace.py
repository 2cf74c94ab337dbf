"""Where a message lies on the table: at its foot, but beside or above the cards that it speaks of."""

from typing import TYPE_CHECKING

import pygame

from klondike.ui.berth import Areas

if TYPE_CHECKING:
    from klondike.rules import Card
    from klondike.scene.table import TableScreen
    from klondike.ui.toast import Toast

MOST_CARDS = 20  # in flight at once: more are a deal, of which no message speaks


class ToastPlace:
    """Remembers which cards moved when a message came; it is of them that most messages speak."""

    def __init__(self, table: "TableScreen") -> None:
        """No message has come yet."""
        self._table = table
        self._toast: Toast | None = None
        self._cards: tuple[Card, ...] = ()

    def kept_free(self) -> Areas:
        """What the message of now must not cover: cards that it speaks of, or that the keyboard holds.

        And the bar and all piles, which it leaves in sight where it can.
        """
        table = self._table
        if self._toast is not table.toaster.toast:
            flying = table.motion.in_flight
            self._toast, self._cards = table.toaster.toast, flying if len(flying) <= MOST_CARDS else ()
        cards = [card for card in self._cards if card in table.homes]
        boxes = [pygame.Rect(table.layout.box_at(table.homes[card])) for card in cards]
        if table.hand.cards and not table.pointer.is_dragging:  # what the pointer holds lies over the message
            boxes += [pygame.Rect(table.layout.box_at(table.shown_pose(card))) for card in table.hand.cards]
        return Areas(boxes + table.hint.areas, [pygame.Rect(table.layout.bar), *self._piles()])

    def _piles(self) -> list[pygame.Rect]:
        """Where cards lie, pile by pile."""
        layout, homes, board = self._table.layout, self._table.homes, self._table.game.board
        ends = [(pile, board[pile].top) for pile in board.pile_ids]
        boxes = [(layout.slot(pile), layout.box_at(homes[top])) for pile, top in ends if top]
        return [pygame.Rect(first).union(last) for first, last in boxes]
