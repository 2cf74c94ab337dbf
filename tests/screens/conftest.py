"""Sheets are tested with the pen and the events of the widgets."""

from tests.ui.conftest import pen

__all__ = ["pen"]
