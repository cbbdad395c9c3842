"""What storage remembers for the Discord side, kept in memory once it has been read."""

import asyncio
import dataclasses
from collections import OrderedDict
from collections.abc import Hashable
from typing import Any, Final

from bot.tables.model import TableId, UserId
from bot.tables.settings_store import GuildSetting, MemberSetting, MessageKind, MessageRef, SettingsStore

KEPT: Final = 20_000
"""How many settings and message places are kept in memory; what was used longest ago is read again."""


class SettingsCache:
    """Reads through, writes through. This process is the only one that writes."""

    def __init__(self, notes: SettingsStore) -> None:
        self._notes = notes
        self._kept: OrderedDict[Hashable, Any] = OrderedDict()
        self._changing = asyncio.Lock()

    async def member(self, user: UserId) -> MemberSetting:
        """What the member has set."""
        key = ("member", user)
        if key not in self._kept:
            self._learn(key, await self._notes.member(user))
        found: MemberSetting = self._use(key)
        return found

    async def change_member(self, user: UserId, **changed: Any) -> MemberSetting:
        """Change some of what the member has set."""
        async with self._changing:
            setting = dataclasses.replace(await self.member(user), **changed)
            await self._notes.put_member(setting)
            self._keep(("member", user), setting)
        return setting

    async def guild(self, guild: int) -> GuildSetting:
        """What the server has set."""
        key = ("guild", guild)
        if key not in self._kept:
            self._learn(key, await self._notes.guild(guild))
        found: GuildSetting = self._use(key)
        return found

    async def change_guild(self, guild: int, **changed: Any) -> GuildSetting:
        """Change some of what the server has set."""
        async with self._changing:
            setting = dataclasses.replace(await self.guild(guild), **changed)
            await self._notes.put_guild(setting)
            self._keep(("guild", guild), setting)
        return setting

    async def message(self, table: TableId, kind: MessageKind, user: UserId | None = None) -> MessageRef | None:
        """Where this message of the table is."""
        key = (table, kind, user)
        if key not in self._kept:
            self._learn(key, await self._notes.message(table, kind, user))
        found: MessageRef | None = self._use(key)
        return found

    async def put_message(self, ref: MessageRef) -> None:
        """Remember where it is."""
        await self._notes.put_message(ref)
        self._keep((ref.table, ref.kind, ref.user), ref)

    async def drop_message(self, table: TableId, kind: MessageKind, user: UserId | None = None) -> None:
        """Forget where it was."""
        await self._notes.drop_message(table, kind, user)
        self._keep((table, kind, user), None)

    async def mark(self, name: str) -> str | None:
        """A small fact."""
        return await self._notes.mark(name)

    async def put_mark(self, name: str, value: str) -> None:
        """Keep a small fact."""
        await self._notes.put_mark(name, value)

    def _learn(self, key: Hashable, read: Any) -> None:
        """What was read is kept, unless something newer was written meanwhile."""
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
