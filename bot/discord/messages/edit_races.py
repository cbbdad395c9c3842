"""Changes of one message that are under way at the same time: they may overtake each other on their way."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)


class EditRaces(Generic[Key]):
    """Notices where two changes of a message cross: which of them it shows in the end nobody knows."""

    def __init__(self, crossed: Callable[[Key], None]) -> None:
        self._tell = crossed
        self._under_way: Counter[Key] = Counter()
        self._crossed: set[Key] = set()

    def busy(self, key: Key) -> bool:
        """Whether a change of this message is under way."""
        return key in self._under_way

    @contextmanager
    def changing(self, key: Key) -> Iterator[None]:
        """A change of this message; when the last of several that crossed has ended, it is to be drawn once more."""
        if key in self._under_way:
            self._crossed.add(key)
        self._under_way[key] += 1
        try:
            yield
        finally:
            self._under_way[key] -= 1
            if not self._under_way[key]:
                del self._under_way[key]
                if key in self._crossed:
                    self._crossed.discard(key)
                    self._tell(key)
