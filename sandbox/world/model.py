"""The records of the small Discord (people, channels, messages, interactions), their ids, and its settings."""

from __future__ import annotations

import base64
import secrets
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Self

from sandbox.validation.strict_json import Json
from sandbox.world.permissions import Overwrite

DISCORD_EPOCH = 1_420_070_400_000
"""Milliseconds from 1970 to the start of 2015, where the time in a snowflake begins."""

Clock = Callable[[], float]
"""Seconds since 1970."""

EPHEMERAL = 1 << 6
"""The flag of a message that only one person sees."""
LOADING = 1 << 7
"""The flag of a message that reads "is thinking…"."""

DEMO_TOKEN = "sandbox.demo.token"  # noqa: S105 - it opens nothing but the sandbox on loopback


@dataclass(frozen=True, slots=True)
class Person:
    """A person for a new sandbox: the name shown and the language of their client."""

    name: str
    locale: str = "en-US"


DEFAULT_PEOPLE = (Person("Anna"), Person("Ben"), Person("Chie", "ja"), Person("Daniel", "de"))
"""The members of the demo server; the first is its owner, and the one whose page opens by default."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How strict the sandbox is: seconds, unless the name says otherwise; pairs are a number and seconds.

    None switches a limit off. `jitter` is the longest time by which the response to a request comes before or after
    the event that the request caused. `identify_spacing` is the time between two IDENTIFYs of shards whose numbers are
    the same modulo `max_concurrency`: 5 s on Discord; 0 switches that limit off, since tests would wait long for it.
    `invalid` counts the responses 401, 403 and 429.
    """

    first_answer: float = 3.0
    token_life: float = 900.0
    messages: tuple[int, float] | None = (5, 5.0)
    followups: tuple[int, float] | None = (5, 2.0)
    renames: tuple[int, float] | None = (2, 600.0)
    global_per_second: int | None = 50
    gateway_sends: tuple[int, float] | None = (120, 60.0)
    heartbeat: float = 41.25
    max_concurrency: int = 1
    identify_spacing: float = 0.0
    invalid: tuple[int, float] | None = (10_000, 600.0)
    resume_window: float = 180.0
    replay: int = 1000
    file_bytes: int = 10 * 1024 * 1024
    active_threads: int = 1000
    privileged_intents: bool = False
    jitter: float = 0.004


REAL_LIMITS = Limits()


class Snowflakes:
    """Makes ids that grow, carry the time of their creation, and are never given twice."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        """Makes a new id."""
        fresh = (int(self._clock() * 1000) - DISCORD_EPOCH) << 22 | secrets.randbits(12)
        self._last = max(fresh, self._last + 1)
        return self._last

    def skip_to(self, used: int) -> None:
        """Makes every later id greater than `used`, whatever the clock shows."""
        self._last = max(self._last, used)


def created_at(snowflake: int) -> float:
    """The time of an id's creation, in seconds since 1970."""
    return ((snowflake >> 22) + DISCORD_EPOCH) / 1000


class Record:
    """The base of the dataclasses that are stored as one JSON object under their id."""

    __slots__ = ()
    id: int

    def to_json(self) -> Json:
        """The stored form."""
        return asdict(self)  # type: ignore[call-overload, no-any-return]  # every subclass is a dataclass

    @classmethod
    def from_json(cls, body: Json) -> Self:
        """Reads the stored form; ignores fields that the class does not have."""
        known = {f.name for f in fields(cls)}  # type: ignore[arg-type]  # every subclass is a dataclass
        return cls(**{key: value for key, value in body.items() if key in known})


@dataclass(slots=True)
class User(Record):
    """A person or the bot, with what Discord does not have: the key of their page and the settings of their client.

    `guilds` are the servers of which they are a member, `roles` their roles in all of them.
    """

    id: int
    username: str
    name: str
    locale: str = "en-US"
    bot: bool = False
    dms_open: bool = True
    key: str = field(default="", repr=False)
    roles: list[int] = field(default_factory=list)
    guilds: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Role(Record):
    """A role of a server; `managed_by` is the bot whose own role it is."""

    id: int
    guild: int
    name: str
    permissions: int
    position: int = 0
    managed_by: int | None = None


PUBLIC_THREAD, PRIVATE_THREAD = 11, 12
"""Kinds of threads, as types of channels."""
JOINED, RENAMED, STARTED, STARTER = 1, 4, 18, 21
"""Types of messages about threads: somebody was added, the thread has a new name, a thread was started (in the parent
channel), and the first message of a thread that was started from a message."""


@dataclass(slots=True)
class Thread:
    """What a channel has more if it is a thread of the channel `parent`, started by `owner`.

    `kind` is PUBLIC_THREAD or PRIVATE_THREAD; `archive_after` the minutes without activity until it is archived;
    `active` the time of the last activity and `archive_change` that of the last change between archived and active,
    in seconds since 1970; `members` maps people to the time at which they joined; `sent` counts the messages, deleted
    ones too.
    """

    parent: int
    owner: int
    kind: int
    archive_after: int
    active: float
    archive_change: float
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    slowmode: int = 0
    sent: int = 0
    members: dict[int, float] = field(default_factory=dict)


@dataclass(slots=True)
class Channel(Record):
    """A text channel of a server, a thread of one (if `thread` is set), or the direct messages of one person with the
    bot (if `person` is set, and `guild` is not)."""

    id: int
    guild: int | None = None
    name: str = ""
    position: int = 0
    topic: str | None = None
    person: int | None = None
    overwrites: list[Overwrite] = field(default_factory=list)
    last_message: int | None = None
    thread: Thread | None = None

    def to_json(self) -> Json:
        """The stored form; overwrites are lists of four numbers."""
        return {**asdict(self), "overwrites": [list(o) for o in self.overwrites]}

    @classmethod
    def from_json(cls, body: Json) -> Self:
        """Reads the stored form."""
        thread = body.get("thread")
        if thread is not None:
            thread = Thread(**{**thread, "members": {int(user): at for user, at in thread["members"].items()}})
        return cls(**{**body, "overwrites": [Overwrite(*o) for o in body["overwrites"]], "thread": thread})


@dataclass(slots=True)
class Guild(Record):
    """A server. `bot_was_here`: the bot has received this server before."""

    id: int
    name: str
    owner: int
    system_channel: int
    locale: str = "en-US"
    bot_was_here: bool = False


@dataclass(slots=True)
class Message(Record):
    """A message. An ephemeral one names in `viewer` the only person who sees it.

    `reference` is the message that it replies to, `reference_channel` the channel of that message if it is another one.
    """

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
    reference_channel: int | None = None
    viewer: int | None = None
    mentions: list[int] = field(default_factory=list)
    everyone: bool = False
    interaction: Json | None = None

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return self.viewer is not None


COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
"""Kinds of interactions."""


@dataclass(slots=True)
class Interaction(Record):
    """An action of a person that the bot must answer.

    `source` is the message whose component was used, `trigger` the interaction that showed the modal. `state` is
    pending, then answered or failed. `original` is the message that `@original` means; `placeholder`: that message
    still reads "is thinking…".
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
    """A command as the bot synced it; `guild` is None for a global command."""

    id: int
    guild: int | None
    body: Json


@dataclass(slots=True)
class Emoji(Record):
    """An emoji of the application."""

    id: int
    name: str
    content_type: str
    animated: bool = False


def new_key() -> str:
    """Makes the key of a person's page."""
    return secrets.token_urlsafe(24)


def new_interaction_token(interaction: int) -> str:
    """Makes a token like Discord's: long, unguessable, safe in an address."""
    prefix = base64.urlsafe_b64encode(f"interaction:{interaction}:".encode()).decode().rstrip("=")
    return prefix + secrets.token_urlsafe(48)


def as_int(value: Any) -> int | None:
    """Reads a snowflake from JSON or an address: a number or its digits; None for any other value."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= 20:
        return int(value)
    return None
