"""The figures against the budgets, as a table for people and as JSON."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple


class Figure(NamedTuple):
    """What is measured, and how much of it is allowed; None where it only helps to understand."""

    label: str
    unit: str
    most: float | None = None
    least: float | None = None

    def verdict(self, value: float) -> str:
        """What a value is, seen against the budget."""
        if self.most is None and self.least is None:
            return ""
        is_kept = (self.most is None or value <= self.most) and (self.least is None or value >= self.least)
        return "ok" if is_kept else "OVER"

    @property
    def budget(self) -> str:
        """The budget as it is printed."""
        if self.most is not None:
            return f"<= {self.most:g}"
        return "" if self.least is None else f">= {self.least:g}"


FIGURES: Mapping[str, Figure] = {
    "start": Figure("start until the board is there", "s", most=0.15),
    "start_cpu": Figure("  processor time of it", "s"),
    "idle": Figure("idle, the clock running", "% of a core", most=0.03),
    "memory": Figure("memory (PSS)", "MiB", most=47),
    "drag_cpu": Figure("5 s of dragging, processor time", "s", most=0.12),
    "redraws": Figure("  pictures shown of it", "/s", least=60),
    "redraw_gap": Figure("  95 % of them no longer apart than", "ms"),
    "answer": Figure("pointer to picture", "ms", most=2),
    "answer_95": Figure("  95 % of them no later than", "ms"),
    "worst": Figure("worst picture, 13 cards at 3840x2160", "ms", most=16),
    "large_frame": Figure("  median of them", "ms"),
    "large_start": Figure("  start at that size", "s"),
    "large_start_cpu": Figure("  processor time of it", "s"),
}
PICTURE = Figure("", "ms")


def table(runs: Sequence[Mapping[str, float]]) -> str:
    """The medians of all runs, the least and the most of each, and whether the budget is kept."""
    names = list(dict.fromkeys(name for run in runs for name in run))
    return "\n".join([_line(name, [run[name] for run in runs if name in run]) for name in names])


def _line(name: str, values: Sequence[float]) -> str:
    known = FIGURES.get(name, PICTURE._replace(label=f"picture without a window: {name}"))
    middle, span = median(values), f"({min(values):.3f} .. {max(values):.3f})"
    unit = f"{known.unit} {known.budget}".strip()
    return f"{known.label:45}{middle:9.3f} {span:22} {unit:18} {known.verdict(middle)}".rstrip()


def write(path: Path, runs: Sequence[Mapping[str, float]]) -> None:
    """Keep every run for later comparison."""
    path.write_text(json.dumps({"runs": list(runs)}, indent=1) + "\n", encoding="utf-8")
