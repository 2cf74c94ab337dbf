"""The middle of a sheet with a part that stays in sight, beside another that is scrolled."""

from klondike.screens.body import Body
from klondike.ui.pen import Pen
from klondike.ui.widgets.base import Item, Widget


class BesideBody(Body):
    """A body whose held items go up only until the last of them is seen."""

    def __init__(self) -> None:
        super().__init__()
        self.held: list[Item] = []

    def put_held(self, pen: Pen, item: Item, place: tuple[float, float, float | None, float | None]) -> float:
        """Add an item that is held in sight; return its bottom."""
        self.held.append(item)
        return self.put(pen, item, place)

    def clear(self) -> None:
        """Take everything away."""
        super().clear()
        self.held = []

    @property
    def held_offset(self) -> int:
        """Device pixels that the held items are scrolled down."""
        bottoms = [place.bottom for item, place in self.items if item in self.held]
        return min(self.offset, max(0, max(bottoms, default=0) - self.view.h))

    def scroll_to(self, offset: float) -> None:
        """Show it from that many device pixels below its top."""
        super().scroll_to(offset)
        if self.held:
            for item, place in self.items:
                if item in self.held:
                    item.place(self._pen, place.move(self.view.x, self.view.y - self.held_offset))

    def reveal(self, widget: Widget) -> None:
        """Scroll so that a widget is seen whole, if it is one of these."""
        if widget not in self.held:
            super().reveal(widget)
        elif widget.rect.top < self.view.top:
            self.scroll_to(self.held_offset + widget.rect.top - self.view.top)
        else:
            self.scroll_to(self.offset + max(0, widget.rect.bottom - self.view.bottom))
