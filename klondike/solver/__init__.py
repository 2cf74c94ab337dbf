"""Whether a position can be won, and how: exact, with any set of rules.

The question is `klondike.solver.solve.solve`; who only talks of its answers needs not load the search.
"""

from klondike.solver.verdict import Limits, Outcome, Reason, Verdict

__all__ = ["Limits", "Outcome", "Reason", "Verdict"]
