"""What the Discord side has storage remember: where its messages are, and what members and servers have set."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Protocol

from bot.tables.model import TableId, UserId


class Hand(StrEnum):
    """Where a member wants his hand."""

    DM = "dm"
    HERE = "here"
    BOTH = "both"


class MessageKind(StrEnum):
    """What a message of a table shows."""

    LOBBY = "lobby"
    TABLE = "table"
    HAND = "hand"


@dataclass(frozen=True, slots=True)
class MessageRef:
    """Where a table's message is; `user` whose hand it shows by direct message, else None."""

    table: TableId
    kind: MessageKind
    user: UserId | None
    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class MemberSetting:
    """What a member has set (None: not set), and until when direct messages to him are known to fail.

    `locale` is that of his client when he was last seen: his direct messages speak it, also after a restart. `deck` is
    the one whose words cards are called by.
    """

    user: UserId
    name: str | None = None
    language: str | None = None
    locale: str | None = None
    hand: Hand | None = None
    dm_blocked_until: datetime | None = None
    deck: str | None = None


@dataclass(frozen=True, slots=True)
class GuildSetting:
    """What a server has set (None: not set), and whether the bot has introduced itself there."""

    guild: int
    language: str | None = None
    welcomed: bool = False
    deck: str | None = None


class SettingsStore(Protocol):
    """Storage of these values. What `put_…` and `drop_…` have returned from is durable; `Unsaved` when it cannot be."""

    async def put_message(self, ref: MessageRef) -> None:
        """Remember it in place of the table's former message of this kind and for this user."""

    async def message(self, table: TableId, kind: MessageKind, user: UserId | None = None) -> MessageRef | None:
        """The table's message of this kind and for this user."""

    async def messages(self, table: TableId) -> tuple[MessageRef, ...]:
        """All messages of the table."""

    async def message_of(self, message: int) -> MessageRef | None:
        """What this message is to us."""

    async def drop_message(self, table: TableId, kind: MessageKind, user: UserId | None = None) -> None:
        """Forget it; nothing happens when it is not known."""

    async def member(self, user: UserId) -> MemberSetting:
        """What the member has set; all None when he never did."""

    async def put_member(self, setting: MemberSetting) -> None:
        """Remember all of it."""

    async def guild(self, guild: int) -> GuildSetting:
        """What the server has set; all None when it never did."""

    async def put_guild(self, setting: GuildSetting) -> None:
        """Remember all of it."""

    async def mark(self, name: str) -> str | None:
        """A small fact that is kept under this name, such as which commands were registered last."""

    async def put_mark(self, name: str, value: str) -> None:
        """Keep it in place of the former one."""
