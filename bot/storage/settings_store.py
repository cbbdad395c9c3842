"""Message references and settings in the database."""

from typing import Final

from bot.storage.database import Database
from bot.storage.sql import Row, instant, moment, statement
from bot.tables.model import TableId, UserId
from bot.tables.settings_store import GuildSetting, Hand, MemberSetting, MessageKind, MessageRef

EVERYBODY: Final = 0
"""Whose a message is that all see; nobody has this id."""
SELECT_MESSAGE: Final = "SELECT table_id, kind, user_id, channel, message FROM message_ref"
DELETE_MESSAGE: Final = "DELETE FROM message_ref WHERE table_id = $1 AND kind = $2 AND user_id = $3"


class NoteStore:
    """The Discord side's `Notes`, in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put_message(self, ref: MessageRef) -> None:
        """Remember it in place of the table's former message of this kind and for this user."""
        await self._database.write(
            statement(
                "INSERT INTO message_ref (table_id, kind, user_id, channel, message) VALUES ($1, $2, $3, $4, $5)"
                " ON CONFLICT (table_id, kind, user_id) DO UPDATE"
                " SET channel = excluded.channel, message = excluded.message",
                ref.table,
                ref.kind.value,
                _user(ref.user),
                ref.channel,
                ref.message,
            )
        )

    async def message(self, table: TableId, kind: MessageKind, user: UserId | None = None) -> MessageRef | None:
        """The table's message of this kind and for this user."""
        rows = await self._database.read(
            SELECT_MESSAGE + " WHERE table_id = $1 AND kind = $2 AND user_id = $3", table, kind.value, _user(user)
        )
        return _ref(rows[0]) if rows else None

    async def messages(self, table: TableId) -> tuple[MessageRef, ...]:
        """All messages of the table."""
        rows = await self._database.read(SELECT_MESSAGE + " WHERE table_id = $1 ORDER BY kind, user_id", table)
        return tuple(map(_ref, rows))

    async def message_of(self, message: int) -> MessageRef | None:
        """What this message is to us."""
        rows = await self._database.read(SELECT_MESSAGE + " WHERE message = $1", message)
        return _ref(rows[0]) if rows else None

    async def drop_message(self, table: TableId, kind: MessageKind, user: UserId | None = None) -> None:
        """Forget it; nothing happens when it is not known."""
        await self._database.write(statement(DELETE_MESSAGE, table, kind.value, _user(user)))

    async def member(self, user: UserId) -> MemberSetting:
        """What the member has set; all None when he never did."""
        rows = await self._database.read(
            "SELECT name, language, locale, hand, dm_blocked_until, deck FROM member_setting WHERE user_id = $1", user
        )
        if not rows:
            return MemberSetting(user)
        name, language, locale, hand, blocked, deck = rows[0]
        return MemberSetting(
            user, name, language, locale, hand and Hand(hand), None if blocked is None else moment(blocked), deck
        )

    async def put_member(self, setting: MemberSetting) -> None:
        """Remember all of it."""
        hand, blocked = setting.hand, setting.dm_blocked_until
        await self._database.write(
            statement(
                "INSERT INTO member_setting (user_id, name, language, locale, hand, dm_blocked_until, deck)"
                " VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (user_id) DO UPDATE SET name = excluded.name,"
                " language = excluded.language, locale = excluded.locale, hand = excluded.hand,"
                " dm_blocked_until = excluded.dm_blocked_until, deck = excluded.deck",
                setting.user,
                setting.name,
                setting.language,
                setting.locale,
                hand and hand.value,
                None if blocked is None else instant(blocked),
                setting.deck,
            )
        )

    async def guild(self, guild: int) -> GuildSetting:
        """What the server has set; all None when it never did."""
        rows = await self._database.read("SELECT language, welcomed, deck FROM guild_setting WHERE guild = $1", guild)
        if not rows:
            return GuildSetting(guild)
        language, welcomed, deck = rows[0]
        return GuildSetting(guild, language, bool(welcomed), deck)

    async def put_guild(self, setting: GuildSetting) -> None:
        """Remember all of it."""
        await self._database.write(
            statement(
                "INSERT INTO guild_setting (guild, language, welcomed, deck) VALUES ($1, $2, $3, $4)"
                " ON CONFLICT (guild) DO UPDATE"
                " SET language = excluded.language, welcomed = excluded.welcomed, deck = excluded.deck",
                setting.guild,
                setting.language,
                int(setting.welcomed),
                setting.deck,
            )
        )

    async def mark(self, name: str) -> str | None:
        """A small fact that is kept under this name."""
        rows = await self._database.read("SELECT value FROM mark WHERE name = $1", name)
        return rows[0][0] if rows else None

    async def put_mark(self, name: str, value: str) -> None:
        """Keep it in place of the former one."""
        await self._database.write(
            statement(
                "INSERT INTO mark (name, value) VALUES ($1, $2)"
                " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                name,
                value,
            )
        )


def _user(user: UserId | None) -> int:
    return EVERYBODY if user is None else user


def _ref(row: Row) -> MessageRef:
    table, kind, user, channel, message = row
    return MessageRef(TableId(table), MessageKind(kind), None if user == EVERYBODY else UserId(user), channel, message)
