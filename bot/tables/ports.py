"""What the table service needs from outside: time, thinking and somebody to tell. (Storage: `bot.storage`.)"""

from asyncio import Event
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Any, Protocol, TypeAlias

from bot.tables.model import Change
from engine.game import AnyGame, Choice


class Clock(Protocol):
    """Time. Nothing in the bot sleeps or asks for the time by itself."""

    def now(self) -> datetime:
        """The present time, aware, in UTC."""

    async def wait(self, event: Event, until: datetime | None = None) -> bool:
        """Wait for the event: True when it is set, False when `until` comes first."""


class Think(Protocol):
    """A computer player's decision, off the event loop where it takes long."""

    def __call__(self, player: str, game: AnyGame, view: Any, memory: Any, choice: Choice, seed: int) -> Awaitable[str]:
        """The text of a legal action. Budget and fallback are the thinker's own affair; it always answers."""


Tell: TypeAlias = Callable[[Change], None]
"""Told after every commit, at once and without waiting; what it draws may be lost without harm."""
