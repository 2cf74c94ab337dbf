"""How a choice that was built anew takes over the movement of the one before it."""

from klondike.ui.widgets import Segments, Switch, Widget
from klondike.ui.widgets.glide import Glide


def slide_on(old: Widget | None, new: Widget) -> None:
    """Let the mark of a choice go on from where the same choice showed it."""
    if isinstance(old, Segments) and isinstance(new, Segments) and old.options == new.options:
        new.slide = _on_its_way(old.slide, new.index)
    elif isinstance(old, Switch) and isinstance(new, Switch):
        new.knob = _on_its_way(old.knob, new.value)


def _on_its_way(glide: Glide, target: float) -> Glide:
    if glide.target != target:
        glide.aim(target)
    return glide
