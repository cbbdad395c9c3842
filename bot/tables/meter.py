"""What the running bot measures, whoever shows it: times, kinds and numbers, never an id, a name or a card."""

from typing import Final, Protocol


class Meter(Protocol):
    """Takes what is measured. `since` is what `now` gave when it began; every call returns at once and never raises."""

    def now(self) -> float:
        """A reading of a steady clock in seconds, to be handed back as `since`."""

    def answered(self, kind: str, since: float) -> None:
        """The first answer to an interaction of this kind is given."""

    def saved(self, game: str, lines: int, since: float) -> None:
        """A change of a table is durable, with so many new lines of its match."""

    def thought(self, player: str, since: float) -> None:
        """A computer player of this level has an answer; its time in the queue counts."""

    def requested(self, method: str, route: str, status: int | None, *, by_proxy: bool) -> None:
        """A request to Discord has its answer (None: it had none). `route` has no ids. `by_proxy`: a REST proxy made
        the answer itself."""


class NoMeter:
    """Measures nothing."""

    def now(self) -> float:
        """No time."""
        return 0.0

    def answered(self, kind: str, since: float) -> None:
        """Nothing."""

    def saved(self, game: str, lines: int, since: float) -> None:
        """Nothing."""

    def thought(self, player: str, since: float) -> None:
        """Nothing."""

    def requested(self, method: str, route: str, status: int | None, *, by_proxy: bool) -> None:
        """Nothing."""


NO_METER: Final[Meter] = NoMeter()
