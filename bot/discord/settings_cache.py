"""Keeps in memory what storage has for the Discord side: settings, and which message shows what."""

import asyncio
import dataclasses
import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Collection, Hashable, Mapping
from datetime import datetime
from typing import Any, Final

from bot.tables.admin_log import LogLine
from bot.tables.model import Place, Table, TableId, UserId
from bot.tables.settings_store import (
    GuildRules,
    GuildSetting,
    MemberSetting,
    MessageKind,
    MessageRef,
    PanelRef,
    SettingsStore,
)

KEPT: Final = 20_000
"""How many settings and messages are kept; the least recently used are dropped, and read again when needed."""


class SettingsCache:
    """Reads and writes through. Where other units write, they tell of it, and this one reads it again."""

    def __init__(self, store: SettingsStore) -> None:
        self._store = store
        self._kept: OrderedDict[Hashable, Any] = OrderedDict()
        self._changing = asyncio.Lock()
        self._salt = secrets.token_hex(16)
        self._gone: set[str] = set()
        """Digests of those whose data were deleted: nothing is written about them until they come back."""

    async def member(self, user: UserId) -> MemberSetting:
        """What the member has set."""
        key = ("member", user)
        if key not in self._kept:
            self._learn(key, await self._store.member(user))
        setting: MemberSetting = self._use(key)
        return setting

    async def change_member(self, user: UserId, **changed: Any) -> MemberSetting:
        """Change some of what the member has set."""
        async with self._changing:
            setting = dataclasses.replace(await self.member(user), **changed)
            if self._is_gone(user):
                return setting
            await self._store.put_member(setting)
            self._keep(("member", user), setting)
        return setting

    def reread_member(self, user: UserId) -> None:
        """Read anew what the member has set, when it is needed next."""
        self._kept.pop(("member", user), None)

    def reread_guild(self, guild: int) -> None:
        """Read anew what the server has set, when it is needed next."""
        for kind in ("guild", "rules", "channels"):
            self._kept.pop((kind, guild), None)

    def reread_messages(self, tables: Collection[TableId]) -> None:
        """Read anew which messages these tables have, when it is needed next: another unit draws them."""
        for key in [key for key in self._kept if isinstance(key, tuple) and key[0] in tables]:
            del self._kept[key]

    async def finished_before(self, user: UserId, table: Table, most: int) -> int:
        """How many matches of the table's game the user had finished before its present one; counts to `most`."""
        key = ("finished", user, table.id, table.match_number)
        if key not in self._kept:
            self._learn(key, await self._store.finished(user, table.game, most))
        count: int = self._use(key)
        return count

    async def guild(self, guild: int) -> GuildSetting:
        """What the server has set."""
        key = ("guild", guild)
        if key not in self._kept:
            self._learn(key, await self._store.guild(guild))
        setting: GuildSetting = self._use(key)
        return setting

    async def change_guild(self, guild: int, told: LogLine | None = None, **changed: Any) -> GuildSetting:
        """Change some of what the server has set; `told`: what its log tells of it."""
        async with self._changing:
            setting = dataclasses.replace(await self.guild(guild), **changed)
            await self._store.put_guild(setting, told)
            self._keep(("guild", guild), setting)
        return setting

    async def guild_rules(self, guild: int) -> Mapping[str, GuildRules]:
        """The rules that the server has set, by game."""
        key = ("rules", guild)
        if key not in self._kept:
            self._learn(key, await self._store.guild_rules(guild))
        rules: Mapping[str, GuildRules] = self._use(key)
        return rules

    async def put_guild_rules(
        self, guild: int, game: str, rules: GuildRules | None, told: LogLine | None = None
    ) -> None:
        """Set the rules of the server for this game; None: the usual ones. `told`: what its log tells of it."""
        async with self._changing:
            await self._store.put_guild_rules(guild, game, rules, told)
            self._kept.pop(("rules", guild), None)

    async def guild_channels(self, guild: int) -> tuple[int, ...]:
        """The channels in which tables of the server may be opened, in their threads too; none: in all."""
        key = ("channels", guild)
        if key not in self._kept:
            self._learn(key, await self._store.guild_channels(guild))
        channels: tuple[int, ...] = self._use(key)
        return channels

    async def put_guild_channels(self, guild: int, channels: Collection[int], told: LogLine | None = None) -> None:
        """Let tables of the server be opened in these channels, or (none) in all."""
        async with self._changing:
            await self._store.put_guild_channels(guild, channels, told)
            self._keep(("channels", guild), tuple(sorted(set(channels))))

    async def message(self, table: TableId, kind: MessageKind, user: UserId | None = None) -> MessageRef | None:
        """The table's message of this kind; None: there is none."""
        key = (table, kind, user)
        if key not in self._kept:
            self._learn(key, await self._store.message(table, kind, user))
        ref: MessageRef | None = self._use(key)
        return ref

    async def put_message(self, ref: MessageRef) -> None:
        """Remember a message of a table."""
        if self._is_gone(ref.user):
            return
        await self._store.put_message(ref)
        self._keep((ref.table, ref.kind, ref.user), ref)

    async def messages(self, table: TableId) -> tuple[MessageRef, ...]:
        """All messages of the table, as they are stored."""
        return await self._store.messages(table)

    async def messages_of_closed(self) -> tuple[tuple[MessageRef, Place], ...]:
        """The messages of closed tables that storage still has, with the place of the table."""
        return await self._store.messages_of_closed()

    async def messages_of_user(self, user: UserId) -> tuple[MessageRef, ...]:
        """All messages for this user alone, as they are stored."""
        return await self._store.messages_of_user(user)

    async def nudges(self) -> tuple[MessageRef, ...]:
        """All calls, of all tables, as they are stored."""
        return await self._store.nudges()

    async def invitations(self) -> tuple[MessageRef, ...]:
        """All invitations, of all tables, as they are stored."""
        return await self._store.invitations()

    async def drop_message(self, table: TableId, kind: MessageKind, user: UserId | None = None) -> None:
        """Forget a message of a table."""
        await self._store.drop_message(table, kind, user)
        self._keep((table, kind, user), None)

    async def put_panel(self, ref: PanelRef, now: datetime) -> None:
        """Remember a player's panel, for the next start alone; forget the panels that have expired."""
        if self._is_gone(ref.user):
            return
        await self._store.put_panel(ref, now)

    async def panels(self, now: datetime) -> tuple[PanelRef, ...]:
        """The panels of the process before that have not expired."""
        return await self._store.panels(now)

    async def panel(self, table: TableId, user: UserId, now: datetime) -> PanelRef | None:
        """The player's panel as it is stored, unless it has expired."""
        return await self._store.panel(table, user, now)

    async def drop_panel(self, table: TableId, user: UserId) -> None:
        """Forget a player's panel."""
        await self._store.drop_panel(table, user)

    async def mark(self, name: str) -> str | None:
        """The value stored under a name of the bot's own; None: there is none."""
        return await self._store.mark(name)

    async def put_mark(self, name: str, value: str) -> None:
        """Store a value under a name of the bot's own."""
        await self._store.put_mark(name, value)

    async def forget_user(self, user: UserId) -> None:
        """Forget the user, and write nothing about them any more, whatever is still under way, until `welcome`."""
        async with self._changing:
            self._gone.add(self._digest(user))
            for key in [key for key in self._kept if isinstance(key, tuple) and user in key[1:]]:
                del self._kept[key]

    def welcome(self, user: UserId) -> None:
        """The user does something: from now on things are written about them as about anybody."""
        if self._gone:
            self._gone.discard(self._digest(user))

    def _is_gone(self, user: UserId | None) -> bool:
        return bool(self._gone) and user is not None and self._digest(user) in self._gone

    def _digest(self, user: UserId) -> str:
        return hashlib.sha256(f"{self._salt} {user}".encode()).hexdigest()

    def _learn(self, key: Hashable, read: Any) -> None:
        """Keep what was read, unless something newer was written meanwhile."""
        if key not in self._kept:
            self._keep(key, read)

    def _keep(self, key: Hashable, value: Any) -> None:
        self._kept[key] = value
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def _use(self, key: Hashable) -> Any:
        self._kept.move_to_end(key)
        return self._kept[key]
