"""The options of a game on a sheet: each in a control that fits; a long list opens under its box."""

from collections.abc import Callable, Sequence

from klondike.rules import RuleSet
from klondike.rules.families import Axis
from klondike.screens.choices import OpenChoice
from klondike.screens.picker import LIST_GAP, PickBox, PickRow, put_list
from klondike.screens.sheet import LINE, Sheet
from klondike.screens.targets import widget_named
from klondike.ui.widgets import Label, Switch


class Options:
    """Puts what some rules leave open on a sheet; `choose` hears which choice of an option is wished."""

    def __init__(self, sheet: Sheet, choose: Callable[[Axis, int], None]) -> None:
        self._sheet = sheet
        self._choose = choose
        self.open_list = ""
        """the label of the option whose list is open"""

    def build(self, axes: Sequence[Axis], rules: RuleSet, y: float, width: float) -> float:
        """Put them one below the other from y down, in points; return the bottom."""
        for axis in axes:
            y = self._put(axis, axis.chosen(rules), y, width)
        return y

    def forget_list(self) -> bool:
        """Let no list count as open where all of its choices stand side by side now; true if one did."""
        boxes = [each for each in self._sheet.group.widgets if isinstance(each, PickBox)]
        is_gone = bool(self.open_list) and self.open_list not in [box.label for box in boxes]
        if is_gone:
            self.open_list = ""
        return is_gone

    def toggle(self, label: str) -> None:
        """Open the list of an option or close it, and give it the keyboard or take that back."""
        sheet = self._sheet
        self.open_list = "" if self.open_list == label else label
        sheet.lay_out()
        widgets = sheet.group.widgets
        rows, box = [each for each in widgets if isinstance(each, PickRow)], widget_named(widgets, label)
        focus = next((row for row in rows if row.is_chosen), box)
        sheet.group.focus_on(focus)
        for each in (*rows[-1:], box, focus):  # as much of the list as there is room for
            sheet.body.reveal(each)

    def _put(self, axis: Axis, index: int, y: float, width: float) -> float:
        sheet, labels = self._sheet, [choice.label for choice in axis.choices]

        def choose(index: int) -> None:
            self._take(axis, index)

        if len(labels) == 1:
            return self._put_settled(axis.label, labels[0], y, width)
        if axis.is_switch:
            switch = Switch(axis.label, lambda value: choose(int(value)), value=index == 1)
            if switch.natural(sheet.pen)[0] <= width:
                return sheet.put(switch, 0, y, width, LINE)
        segments = OpenChoice(axis.label, labels, index, choose)
        if segments.natural(sheet.pen)[0] <= width:
            return sheet.put_line(y, width, axis.label, segments)
        return self._put_box(PickBox(axis.label, labels, index, choose, self._toggling(axis)), y, width)

    def _put_settled(self, label: str, only: str, y: float, width: float) -> float:
        """Say an option that is settled by the others."""
        self._sheet.put(Label(only, 17, "ink2", align="right"), width / 2, y + 20, width / 2, 20)
        self._sheet.put(Label(label), 0, y + 20, width / 2 - 8, 20)
        return y + LINE

    def _put_box(self, box: PickBox, y: float, width: float) -> float:
        box.is_open = self.open_list == box.label
        y = self._sheet.put_line(y, width, box.label, box)
        return put_list(box, self._sheet.put, (0, y - 2), width) + LIST_GAP if box.is_open else y

    def _toggling(self, axis: Axis) -> Callable[[], None]:
        return lambda: self.toggle(axis.label)

    def _take(self, axis: Axis, index: int) -> None:
        """Tell a choice; the keyboard goes back from an open list to its box."""
        was_open, self.open_list = self.open_list, ""
        self._choose(axis, index)
        if was_open:
            group = self._sheet.group
            group.focus_on(widget_named(group.widgets, axis.label))
