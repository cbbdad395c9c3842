"""Message references and settings in the database."""

import logging
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any, Final, TypeVar

from bot.storage.admin_log import insertions as log_insertions
from bot.storage.database import Database
from bot.storage.ladders import listing
from bot.storage.open_tables import of_shard
from bot.storage.rows import MOST_SEATS, Word, number, read_options, string, word
from bot.storage.sql import LATEST, Row, instant, lock, moment, statement, to_json
from bot.storage.told import told_all
from bot.tables.admin_log import LogLine
from bot.tables.model import Pace, Place, TableId, UserId
from bot.tables.notices import About, Notice
from bot.tables.ports import Unreadable
from bot.tables.quiet import Quiet
from bot.tables.settings_store import (
    Beginner,
    GuildRules,
    GuildSetting,
    Hand,
    MemberSetting,
    MessageKind,
    MessageRef,
    Nudge,
    PanelRef,
    Pictures,
    Ratings,
    Threads,
)
from bot.tables.shard import EVERYTHING, Shard

_log = logging.getLogger(__name__)
Made = TypeVar("Made")
EVERYBODY: Final = 0
"""Stands for the user of a message that all see; no Discord user has this id."""

PUT_MESSAGE: Final = (
    "INSERT INTO message_ref (table_id, kind, user_id, channel, message, turn) VALUES ($1, $2, $3, $4, $5, $6)"
    " ON CONFLICT (table_id, kind, user_id) DO UPDATE SET channel = excluded.channel, message = excluded.message,"
    " turn = excluded.turn"
)
# ruff: noqa: S608 - the texts are put together from conditions of ours
_SELECT_MESSAGE: Final = "SELECT table_id, kind, user_id, channel, message, turn FROM message_ref"
MESSAGE: Final = f"{_SELECT_MESSAGE} WHERE table_id = $1 AND kind = $2 AND user_id = $3"
MESSAGES: Final = f"{_SELECT_MESSAGE} WHERE table_id = $1 ORDER BY kind, user_id"
MESSAGES_OF_CLOSED: Final = (
    "SELECT message_ref.table_id, kind, user_id, message_ref.channel, message, turn, guild, card_table.channel, thread"
    " FROM message_ref CROSS JOIN card_table WHERE card_table.id = message_ref.table_id AND state = 'closed'"
    f" AND {of_shard(1, 2)}"
)
_ITS_TABLE: Final = "EXISTS (SELECT 1 FROM card_table WHERE card_table.id = table_id AND {shard})"
NUDGES: Final = (
    f"{_SELECT_MESSAGE} WHERE kind = 'nudge' AND {_ITS_TABLE.format(shard=of_shard(1, 2))} ORDER BY table_id"
)
"""With the condition of the index `message_ref_nudge`, in these very words."""
INVITATIONS: Final = (
    f"{_SELECT_MESSAGE} WHERE kind IN ('invitation', 'opening') AND {_ITS_TABLE.format(shard=of_shard(1, 2))}"
    " ORDER BY table_id"
)
"""With the condition of the index `message_ref_invitation`, in these very words."""
MESSAGES_OF_USER: Final = f"{_SELECT_MESSAGE} WHERE user_id = $1"
MESSAGE_OF: Final = f"{_SELECT_MESSAGE} WHERE message = $1"
DROP_MESSAGE: Final = "DELETE FROM message_ref WHERE table_id = $1 AND kind = $2 AND user_id = $3"

PUT_PANEL: Final = (
    "INSERT INTO panel (table_id, user_id, channel, message, further, token, expires_at)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (table_id, user_id) DO UPDATE SET channel = excluded.channel,"
    " message = excluded.message, further = excluded.further, token = excluded.token,"
    " expires_at = excluded.expires_at"
)
PANELS: Final = (
    "SELECT table_id, user_id, channel, message, further, token, expires_at FROM panel WHERE expires_at > $1"
    f" AND {_ITS_TABLE.format(shard=of_shard(2, 3))} ORDER BY expires_at"
)
PANEL: Final = (
    "SELECT table_id, user_id, channel, message, further, token, expires_at FROM panel WHERE table_id = $1"
    " AND user_id = $2 AND expires_at > $3"
)
DROP_PANEL: Final = "DELETE FROM panel WHERE table_id = $1 AND user_id = $2"
DROP_EXPIRED_PANELS: Final = "DELETE FROM panel WHERE expires_at <= $1"

MEMBER: Final = (
    "SELECT name, language, locale, hand, dm_blocked_until, deck, steps, invitations, nudge, quiet, queues, claims,"
    " words, pictures, world_ladder, server_ladder, card_points, beginner FROM member_setting WHERE user_id = $1"
)
FINISHED: Final = "SELECT 1 FROM result WHERE user_id = $1 AND game = $2 LIMIT $3"
PUT_MEMBER: Final = (
    "INSERT INTO member_setting"
    " (user_id, name, language, locale, hand, dm_blocked_until, deck, steps, invitations, nudge, quiet, queues,"
    " claims, words, pictures, world_ladder, server_ladder, card_points, beginner)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)"
    " ON CONFLICT (user_id) DO UPDATE SET name = excluded.name, language = excluded.language,"
    " locale = excluded.locale, hand = excluded.hand,"
    " dm_blocked_until = excluded.dm_blocked_until, deck = excluded.deck, steps = excluded.steps,"
    " invitations = excluded.invitations, nudge = excluded.nudge, quiet = excluded.quiet,"
    " queues = excluded.queues, claims = excluded.claims, words = excluded.words,"
    " pictures = excluded.pictures, world_ladder = excluded.world_ladder, server_ladder = excluded.server_ladder,"
    " card_points = excluded.card_points, beginner = excluded.beginner"
)
GUILD: Final = (
    "SELECT language, welcomed, deck, threads, game, pace, pictures, ratings FROM guild_setting WHERE guild = $1"
)
PUT_GUILD: Final = (
    "INSERT INTO guild_setting (guild, language, welcomed, deck, threads, game, pace, pictures, ratings)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
    " ON CONFLICT (guild) DO UPDATE SET language = excluded.language, welcomed = excluded.welcomed,"
    " deck = excluded.deck, threads = excluded.threads, game = excluded.game, pace = excluded.pace,"
    " pictures = excluded.pictures, ratings = excluded.ratings"
)
GUILD_CHANNELS: Final = "SELECT channel FROM guild_channel WHERE guild = $1 ORDER BY channel"
PUT_GUILD_CHANNEL: Final = "INSERT INTO guild_channel (guild, channel) VALUES ($1, $2)"
DROP_GUILD_CHANNELS: Final = "DELETE FROM guild_channel WHERE guild = $1"
GUILD_RULES: Final = "SELECT game, preset, options, seats FROM guild_rules WHERE guild = $1 ORDER BY game"
PUT_GUILD_RULES: Final = (
    "INSERT INTO guild_rules (guild, game, preset, options, seats) VALUES ($1, $2, $3, $4, $5)"
    " ON CONFLICT (guild, game) DO UPDATE SET preset = excluded.preset, options = excluded.options,"
    " seats = excluded.seats"
)
DROP_GUILD_RULES: Final = "DELETE FROM guild_rules WHERE guild = $1 AND game = $2"
PUT_WISH: Final = "INSERT INTO opening_wish (user_id, guild, channel) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
WISHES: Final = "SELECT channel FROM opening_wish WHERE user_id = $1 ORDER BY channel"
DROP_WISHES_OF_USER: Final = "DELETE FROM opening_wish WHERE user_id = $1"
DROP_WISH: Final = "DELETE FROM opening_wish WHERE user_id = $1 AND channel = $2"
DROP_WISHES_OF_GUILD: Final = "DELETE FROM opening_wish WHERE guild = $1"
DROP_WISHES_OF_CHANNEL: Final = "DELETE FROM opening_wish WHERE channel = $1"
TO_BE_TOLD: Final = (
    "SELECT opening_wish.user_id FROM opening_wish LEFT JOIN opening_told USING (user_id)"
    " WHERE channel = $1 AND coalesce(at, 0) <= $2 ORDER BY random()"
)
PUT_TOLD: Final = (
    "INSERT INTO opening_told (user_id, at) SELECT DISTINCT user_id, CAST($2 AS bigint) FROM opening_wish"
    " WHERE user_id = $1 ON CONFLICT (user_id) DO UPDATE SET at = excluded.at"
)
"""Only of somebody who still wants to be told: they may have had their data deleted meanwhile."""
DROP_TOLD: Final = "DELETE FROM opening_told WHERE at <= $1"
MARK: Final = "SELECT value FROM mark WHERE name = $1"
MOVING: Final = "moving"
"""The mark of a database into which a file is being moved: which file, and how far each table is."""
NEW_MARK: Final = "INSERT INTO mark (name, value) VALUES ($1, $2)"
PUT_MARK: Final = (
    "INSERT INTO mark (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)


class SqlSettingsStore:
    """The Discord side's `SettingsStore` of one shard, in a database."""

    def __init__(self, database: Database, shard: Shard = EVERYTHING) -> None:
        self._database = database
        self._of_shard = shard.count, shard.number

    async def put_message(self, ref: MessageRef) -> None:
        """Remember this reference; it replaces that of the table's earlier message of this kind and for this user."""
        await self._database.write(
            statement(PUT_MESSAGE, ref.table, ref.kind.value, _user(ref.user), ref.channel, ref.message, ref.turn)
        )

    async def message(self, table: TableId, kind: MessageKind, user: UserId | None = None) -> MessageRef | None:
        """The table's message of this kind and for this user."""
        rows = await self._database.read(MESSAGE, table, kind.value, _user(user))
        return next(_readable(_ref, rows), None)

    async def messages(self, table: TableId) -> tuple[MessageRef, ...]:
        """All messages of the table."""
        return tuple(_readable(_ref, await self._database.read(MESSAGES, table)))

    async def messages_of_closed(self) -> tuple[tuple[MessageRef, Place], ...]:
        """All messages of closed tables, each with the place of its table."""
        return tuple(_readable(_ref_and_place, await self._database.read(MESSAGES_OF_CLOSED, *self._of_shard)))

    async def nudges(self) -> tuple[MessageRef, ...]:
        """All calls, of all tables."""
        return tuple(_readable(_ref, await self._database.read(NUDGES, *self._of_shard)))

    async def invitations(self) -> tuple[MessageRef, ...]:
        """All invitations, of all tables."""
        return tuple(_readable(_ref, await self._database.read(INVITATIONS, *self._of_shard)))

    async def messages_of_user(self, user: UserId) -> tuple[MessageRef, ...]:
        """All messages for this user alone."""
        return tuple(_readable(_ref, await self._database.read(MESSAGES_OF_USER, user)))

    async def message_of(self, message: int) -> MessageRef | None:
        """The reference to the Discord message with this id."""
        return next(_readable(_ref, await self._database.read(MESSAGE_OF, message)), None)

    async def drop_message(self, table: TableId, kind: MessageKind, user: UserId | None = None) -> None:
        """Forget the reference; harmless when there is none."""
        await self._database.write(statement(DROP_MESSAGE, table, kind.value, _user(user)))

    async def put_panel(self, ref: PanelRef, now: datetime) -> None:
        """Remember this panel in place of the player's earlier one; forget the panels that have expired."""
        await self._database.write(
            statement(DROP_EXPIRED_PANELS, instant(now)),
            statement(
                PUT_PANEL, ref.table, ref.user, ref.channel, ref.message, int(ref.further), ref.token,
                instant(ref.expires),
            ),
        )  # fmt: skip

    async def panels(self, now: datetime) -> tuple[PanelRef, ...]:
        """All panels that have not expired."""
        return tuple(_readable(_panel, await self._database.read(PANELS, instant(now), *self._of_shard)))

    async def panel(self, table: TableId, user: UserId, now: datetime) -> PanelRef | None:
        """The player's panel, unless it has expired."""
        return next(iter(_readable(_panel, await self._database.read(PANEL, table, user, instant(now)))), None)

    async def drop_panel(self, table: TableId, user: UserId) -> None:
        """Forget the player's panel; harmless when there is none."""
        await self._database.write(statement(DROP_PANEL, table, user))

    async def member(self, user: UserId) -> MemberSetting:
        """What the member has set; every field None for a member without settings."""
        rows = await self._database.read(MEMBER, user)
        if not rows:
            return MemberSetting(user)
        (
            name, language, locale, hand, blocked, deck, steps, invitations, nudge, quiet, queues, claims, words,
            pictures, world, servers, points, beginner,
        ) = rows[0]  # fmt: skip
        until = moment(blocked) if isinstance(blocked, int) and 0 <= blocked <= LATEST else None
        hours = Quiet.read(quiet) if isinstance(quiet, str) else None
        return MemberSetting(
            user,
            name,
            language,
            locale,
            _known(Hand, hand),
            until,
            deck,
            bool(steps),
            bool(invitations),
            _known(Nudge, nudge),
            hours,
            bool(queues),
            bool(claims),
            bool(words),
            _known(Pictures, pictures) or Pictures.ASK,
            bool(world),
            bool(servers),
            bool(points),
            _known(Beginner, beginner) or Beginner.AUTO,
        )

    async def finished(self, user: UserId, game: str, most: int) -> int:
        """How many matches of this game the user has finished; counts to `most`."""
        return len(await self._database.read(FINISHED, user, game, most))

    async def put_member(self, setting: MemberSetting) -> None:
        """Remember all fields of the setting; those about ladders hold on all ladders at once."""
        hand, blocked = setting.hand, setting.dm_blocked_until
        await self._database.write(
            *lock(setting.user),
            statement(
                PUT_MEMBER, setting.user, setting.name, setting.language, setting.locale, hand and hand.value,
                None if blocked is None else instant(blocked), setting.deck, int(setting.steps),
                int(setting.invitations), setting.nudge and setting.nudge.value,
                setting.quiet and str(setting.quiet), int(setting.queues), int(setting.claims),
                int(setting.words), setting.pictures.value, int(setting.world_ladder), int(setting.server_ladder),
                int(setting.points), setting.beginner.value,
            ),
            listing(setting.user, world=setting.world_ladder, servers=setting.server_ladder),
            told_all(Notice(About.MEMBER, (str(setting.user),))),
        )  # fmt: skip

    async def guild(self, guild: int) -> GuildSetting:
        """What the server has set; every field None for a server without settings."""
        rows = await self._database.read(GUILD, guild)
        if not rows:
            return GuildSetting(guild)
        language, welcomed, deck, threads, game, pace, pictures, ratings = rows[0]
        known = _known(Threads, threads), game if isinstance(game, str) else None, _known(Pace, pace)
        drawn = _known(Pictures, pictures) or Pictures.ASK
        rates = _known(Ratings, ratings) or Ratings.RATED
        return GuildSetting(guild, language, bool(welcomed), deck, *known, drawn, rates)

    async def put_guild(self, setting: GuildSetting, told: LogLine | None = None) -> None:
        """Remember all fields of the setting, and what the server's log tells of it."""
        await self._database.write(
            statement(
                PUT_GUILD, setting.guild, setting.language, int(setting.welcomed), setting.deck,
                setting.threads and setting.threads.value, setting.game, setting.pace and setting.pace.value,
                setting.pictures.value, setting.ratings.value,
            ),
            *log_insertions(told),
            told_all(Notice(About.GUILD, (str(setting.guild),))),
        )  # fmt: skip

    async def guild_channels(self, guild: int) -> tuple[int, ...]:
        """The channels in which tables of this server may be opened; none: in all."""
        return tuple(channel for (channel,) in await self._database.read(GUILD_CHANNELS, guild))

    async def put_guild_channels(self, guild: int, channels: Collection[int], told: LogLine | None = None) -> None:
        """Let tables of this server be opened in these channels, or (none) in all."""
        await self._database.write(
            *lock(guild),
            statement(DROP_GUILD_CHANNELS, guild),
            *(statement(PUT_GUILD_CHANNEL, guild, channel) for channel in sorted(set(channels))),
            *log_insertions(told),
            told_all(Notice(About.GUILD, (str(guild),))),
        )

    async def guild_rules(self, guild: int) -> Mapping[str, GuildRules]:
        """The rules that a server has set, by game; those that cannot be read are left out, and logged."""
        rules = {}
        for game, *stored in await self._database.read(GUILD_RULES, guild):
            try:
                rules[string(game, "game")] = _rules(stored)
            except (Unreadable, RecursionError) as error:
                _log.warning("rules of a server cannot be read", extra={"guild": guild, "column": str(error)})
        return rules

    async def put_guild_rules(
        self, guild: int, game: str, rules: GuildRules | None, told: LogLine | None = None
    ) -> None:
        """Remember these rules in place of the earlier ones for this game; None: forget them."""
        if rules is None:
            change = statement(DROP_GUILD_RULES, guild, game)
        else:
            options = to_json(dict(rules.options))
            change = statement(PUT_GUILD_RULES, guild, game, rules.preset, options, rules.seats)
        await self._database.write(change, *log_insertions(told), told_all(Notice(About.GUILD, (str(guild),))))

    async def put_wish(self, user: UserId, guild: int, channel: int) -> None:
        """Remember that the user is to be told of tables that open in this channel."""
        await self._database.write(statement(PUT_WISH, user, guild, channel))

    async def wishes(self, user: UserId) -> tuple[int, ...]:
        """The channels of whose tables the user is to be told."""
        return tuple(channel for (channel,) in await self._database.read(WISHES, user))

    async def drop_wish(self, user: UserId, channel: int | None = None) -> None:
        """Forget what the user wished for this channel, or (None) for any."""
        if channel is None:
            await self._database.write(statement(DROP_WISHES_OF_USER, user))
        else:
            await self._database.write(statement(DROP_WISH, user, channel))

    async def drop_wishes(self, *, guild: int | None = None, channel: int | None = None) -> None:
        """Forget all wishes for a server or a channel that is gone."""
        if guild is not None:
            await self._database.write(statement(DROP_WISHES_OF_GUILD, guild))
        if channel is not None:
            await self._database.write(statement(DROP_WISHES_OF_CHANNEL, channel))

    async def to_be_told(self, channel: int, since: datetime) -> tuple[UserId, ...]:
        """Who is to be told of a table in this channel and was told of none since then, in random order."""
        return tuple(UserId(user) for (user,) in await self._database.read(TO_BE_TOLD, channel, instant(since)))

    async def put_told(self, user: UserId, at: datetime, since: datetime) -> None:
        """Remember when the user was told of a table last; forget who was told of none since then."""
        await self._database.write(statement(DROP_TOLD, instant(since)), statement(PUT_TOLD, user, instant(at)))

    async def mark(self, name: str) -> str | None:
        """The small fact that is kept under this name."""
        rows = await self._database.read(MARK, name)
        return rows[0][0] if rows else None

    async def put_mark(self, name: str, value: str) -> None:
        """Keep this value under the name; it replaces the earlier one."""
        await self._database.write(statement(PUT_MARK, name, value))


def _user(user: UserId | None) -> int:
    return EVERYBODY if user is None else user


def _readable(read: Callable[[Row], Made], rows: Iterable[Row]) -> Iterator[Made]:
    """What is made of the rows; a message or panel whose row cannot be read is one that the bot has forgotten."""
    for row in rows:
        with suppress(Unreadable):
            yield read(row)


def _ref(row: Row) -> MessageRef:
    table, kind, user, channel, message, turn = row
    owner = None if user == EVERYBODY else UserId(number(user, "user_id"))
    return MessageRef(
        TableId(table), word(MessageKind, kind, "kind"), owner, number(channel, "channel"), number(message, "message"),
        None if turn is None else number(turn, "turn"),
    )  # fmt: skip


def _ref_and_place(row: Row) -> tuple[MessageRef, Place]:
    *ref, guild, channel, thread = row
    place = Place(
        None if guild is None else number(guild, "guild"),
        number(channel, "channel"),
        None if thread is None else number(thread, "thread"),
    )
    return _ref(tuple(ref)), place


def _panel(row: Row) -> PanelRef:
    table, user, channel, message, further, token, expires = row
    return PanelRef(
        TableId(table), UserId(number(user, "user_id")), number(channel, "channel"), number(message, "message"),
        bool(further), string(token, "token"), moment(number(expires, "expires_at", most=LATEST)),
    )  # fmt: skip


def _rules(row: Sequence[Any]) -> GuildRules:
    preset, options, seats = row
    return GuildRules(string(preset, "preset"), read_options(options), number(seats, "seats", most=MOST_SEATS))


def _known(kind: type[Word], value: object) -> Word | None:
    """The word of this kind; None for anything else: who has set nothing that can be read has set nothing."""
    return next((known for known in kind if known == value), None)
