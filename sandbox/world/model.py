"""The things of the small Discord: people, channels, messages, interactions, and the snowflakes that name them."""

from __future__ import annotations

import base64
import secrets
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Self

from sandbox.validation.strict_json import Json
from sandbox.world.permissions import Overwrite

DISCORD_EPOCH = 1_420_070_400_000
"""Milliseconds between 1970 and the first second of 2015, from which snowflakes count."""

Clock = Callable[[], float]
"""Seconds since 1970."""

EPHEMERAL = 1 << 6
LOADING = 1 << 7

DEMO_TOKEN = "sandbox.demo.token"  # noqa: S105 - it opens nothing but the sandbox on loopback


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who can open a tab: the name shown and the language of their client."""

    name: str
    locale: str = "en-US"


DEFAULT_PEOPLE = (Person("Anna"), Person("Ben"), Person("Chie", "ja"), Person("Daniel", "de"))
"""The first owns the demo server and is who opens the page."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How strict the sandbox is. Seconds, unless the name says otherwise; None switches a limit off."""

    first_answer: float = 3.0
    token_life: float = 900.0
    messages: tuple[int, float] | None = (5, 5.0)
    followups: tuple[int, float] | None = (5, 2.0)
    global_per_second: int | None = 50
    gateway_sends: tuple[int, float] | None = (120, 60.0)
    heartbeat: float = 41.25
    resume_window: float = 180.0
    replay: int = 1000
    file_bytes: int = 10 * 1024 * 1024
    privileged_intents: bool = False
    jitter: float = 0.004
    """Up to this long the answer to a request may come before or after the event that it caused."""


REAL_LIMITS = Limits()
NO_RATE_LIMITS = Limits(messages=None, followups=None, global_per_second=None)


class Snowflakes:
    """Makes ids that grow, carry the time they were made at, and are never given twice."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        fresh = (int(self._clock() * 1000) - DISCORD_EPOCH) << 22 | secrets.randbits(12)
        self._last = max(fresh, self._last + 1)
        return self._last

    def past(self, used: int) -> None:
        """Never give an id up to `used` again, whatever the clock says."""
        self._last = max(self._last, used)


def made_at(snowflake: int) -> float:
    """Seconds since 1970 at which an id was made."""
    return ((snowflake >> 22) + DISCORD_EPOCH) / 1000


class Record:
    """A dataclass that is kept as one JSON object under its id."""

    __slots__ = ()
    id: int

    def to_json(self) -> Json:
        return asdict(self)  # type: ignore[call-overload, no-any-return]  # every subclass is a dataclass

    @classmethod
    def from_json(cls, body: Json) -> Self:
        known = {f.name for f in fields(cls)}  # type: ignore[arg-type]  # every subclass is a dataclass
        return cls(**{key: value for key, value in body.items() if key in known})


@dataclass(slots=True)
class User(Record):
    """A person or the bot, with what only this sandbox knows of them: page key and client settings."""

    id: int
    username: str
    name: str
    locale: str = "en-US"
    bot: bool = False
    dms_open: bool = True
    member: bool = True
    key: str = field(default="", repr=False)
    roles: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Role(Record):
    id: int
    name: str
    permissions: int
    position: int = 0
    managed_by: int | None = None


@dataclass(slots=True)
class Channel(Record):
    """A text channel of the guild, or the direct messages of one person with the bot (`person` is set)."""

    id: int
    name: str = ""
    position: int = 0
    topic: str | None = None
    person: int | None = None
    overwrites: list[Overwrite] = field(default_factory=list)
    last_message: int | None = None

    def to_json(self) -> Json:
        return {**asdict(self), "overwrites": [list(o) for o in self.overwrites]}

    @classmethod
    def from_json(cls, body: Json) -> Self:
        return cls(**{**body, "overwrites": [Overwrite(*o) for o in body["overwrites"]]})


@dataclass(slots=True)
class Guild(Record):
    """The demo server. `bot_was_here`: whether the bot has been told of it before."""

    id: int
    name: str
    owner: int
    system_channel: int
    locale: str = "en-US"
    bot_was_here: bool = False


@dataclass(slots=True)
class Message(Record):
    """A message. `viewer` is set on an ephemeral one: nobody else ever sees it."""

    id: int
    channel: int
    author: int
    type: int = 0
    content: str = field(default="", repr=False)
    embeds: list[Json] = field(default_factory=list, repr=False)
    components: list[Json] = field(default_factory=list, repr=False)
    attachments: list[Json] = field(default_factory=list, repr=False)
    flags: int = 0
    edited: float | None = None
    nonce: str | None = None
    reference: int | None = None
    viewer: int | None = None
    mentions: list[int] = field(default_factory=list)
    everyone: bool = False
    interaction: Json | None = None

    @property
    def ephemeral(self) -> bool:
        return self.viewer is not None


COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
"""Kinds of interactions."""


@dataclass(slots=True)
class Interaction(Record):
    """Something a person did that the bot must answer.

    `source` is the message whose component was used, `trigger` the interaction that showed the form.
    `state`: pending → answered or failed. `original` is the message that `@original` means; `placeholder` says
    that it is still "thinking".
    """

    id: int
    token: str = field(repr=False)
    kind: int
    person: int
    channel: int
    name: str = ""
    command: int | None = None
    source: int | None = None
    trigger: int | None = None
    state: str = "pending"
    original: int | None = None
    placeholder: bool = False
    followups: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Command(Record):
    """A command as the bot synced it; `guild` for a server's own."""

    id: int
    guild: int | None
    body: Json


@dataclass(slots=True)
class Emoji(Record):
    """An emoji that belongs to the application."""

    id: int
    name: str
    content_type: str
    animated: bool = False


def new_key() -> str:
    return secrets.token_urlsafe(24)


def new_interaction_token(interaction: int) -> str:
    """A token of Discord's look: long, unguessable, safe in an address."""
    return base64.urlsafe_b64encode(f"interaction:{interaction}:".encode()).decode().rstrip(
        "="
    ) + secrets.token_urlsafe(48)


def as_int(value: Any) -> int | None:
    """A snowflake from JSON or an address: digits or a number; None for anything else."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= 20:
        return int(value)
    return None
