"""Balances by themselves: the program sets one only together with the end of a game."""

from klondike.store.store import SET_BALANCE, Store


def set_balance(store: Store, rules: str, amount: int) -> None:
    """Set the score that is carried over with a rule set."""
    store._database.write((SET_BALANCE, (rules, amount)))
