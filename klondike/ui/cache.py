"""A small store of finished pictures that forgets the oldest ones first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Thing = TypeVar("Thing")


class Cache(Generic[Thing]):
    """Keep made things by their key, until their weights together pass the limit."""

    def __init__(self, limit: int, weigh: Callable[[Thing], int]) -> None:
        self.limit = limit
        self.weight = 0
        self._weigh = weigh
        self._things: OrderedDict[Hashable, Thing] = OrderedDict()

    def __len__(self) -> int:
        return len(self._things)

    def fetch(self, key: Hashable, make: Callable[[], Thing]) -> Thing:
        """Give the thing of this key, made now if it is not there."""
        thing = self._things.get(key)
        if thing is not None:
            self._things.move_to_end(key)
            return thing
        thing = self._things[key] = make()
        self.weight += self._weigh(thing)
        self._shrink()
        return thing

    def _shrink(self) -> None:
        while self.weight > self.limit and len(self._things) > 1:
            _, old = self._things.popitem(last=False)
            self.weight -= self._weigh(old)
