"""The game itself: cards, rules, moves, scores. Standard library only; no clock, no files."""
