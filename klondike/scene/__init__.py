"""The table: geometry, motion and painting of the cards."""
