"""Whether a position can be won, and how: exact, with any set of rules."""

from klondike.solver.solve import is_covered, solve
from klondike.solver.verdict import Limits, Outcome, Reason, Verdict

__all__ = ["Limits", "Outcome", "Reason", "Verdict", "is_covered", "solve"]
