"""What the Discord side stores: the places of its messages, and the settings of members and servers."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any, Final, Protocol

from bot.tables.admin_log import LogLine
from bot.tables.model import Pace, Place, TableId, UserId
from bot.tables.quiet import Quiet


class Hand(StrEnum):
    """Where the bot shows a member's hand: by direct message, in the channel, or both."""

    DM = "dm"
    HERE = "here"
    BOTH = "both"


class Threads(StrEnum):
    """Whether a table gets a thread when its match begins; never in direct messages or inside a thread."""

    AUTO = "auto"
    """Where the bot's permissions allow it, else nobody hears of it."""
    ON = "on"
    """The same, but whoever opens a table is told which permission is missing."""
    OFF = "off"


class Pictures(StrEnum):
    """Whether tables are drawn: in what all see, as the server has set it; in private messages, as the member has."""

    OFF = "off"
    ASK = "ask"
    """For whoever asks for one, and for them alone."""
    ON = "on"
    """In the message itself too: one after the auction, after each trick, and at the end of a deal."""


class Ratings(StrEnum):
    """Whether matches of a server are rated."""

    RATED = "rated"
    """Unless the host of a table says no."""
    CASUAL = "casual"
    """Only where the host of a table wants it."""
    NEVER = "never"


DEFAULT_THREADS: Final = Threads.AUTO
"""What holds where neither the table nor the server says otherwise."""


class Nudge(StrEnum):
    """When a member is called at a table where others play too: see `bot.discord.messages.nudges`."""

    NEVER = "never"
    """And direct messages make no sound."""
    LATE = "late"
    """Once a turn, when half of its time is over."""
    ALWAYS = "always"
    """As soon as the turn comes, unless the member has just moved or been notified; at the latest when late."""


class Beginner(StrEnum):
    """Whether a member has the hand of a beginner: a few sensible bids first, and a word on how the cards rank."""

    AUTO = "auto"
    """In the first matches of each game; how many, the host says."""
    ON = "on"
    OFF = "off"


DEFAULT_NUDGE: Final = Nudge.LATE
"""What holds for a member who has set nothing."""


class MessageKind(StrEnum):
    """What a message of a table shows."""

    LOBBY = "lobby"
    TABLE = "table"
    LINE = "line"
    """The line in the channel about a later match of a table in a thread; the first is the thread's own message."""
    HAND = "hand"
    NUDGE = "nudge"
    """The call of a player; deleted when they act."""
    INVITATION = "invitation"
    """An invitation to a lobby; it is forgotten once it says that the match has begun, or that the table is closed."""
    OPENING = "opening"
    """The same for somebody whom nobody has invited, and who wants to know which tables open."""


@dataclass(frozen=True, slots=True)
class MessageRef:
    """A message of a table.

    `user` is the owner of the hand that it shows, or whom it invites or calls, else None. `turn`: the revision of the
    table at which it calls them; None where it calls nobody.
    """

    table: TableId
    kind: MessageKind
    user: UserId | None
    channel: int
    message: int
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class PanelRef:
    """The panel of a player at a table, a message in a channel, and what it takes to edit it until it expires.

    `further`: whether the message is a follow-up of the interaction and not its first answer. `token` is a secret:
    whoever has it may write in the channel as the bot.
    """

    table: TableId
    user: UserId
    channel: int
    message: int
    further: bool
    token: str = field(repr=False)
    expires: datetime


@dataclass(frozen=True, slots=True)
class MemberSetting:
    """The settings of a member; None where nothing is set.

    `locale` is that of the client when it last sent an interaction: direct messages use it, also after a restart.
    `dm_blocked_until`: the bot sends no direct message before, since Discord rejected one. `deck` is the deck whose
    words name the cards. `steps`: each step of a match is announced to the member. `nudge`: when the member is called;
    in the hours of `quiet` never, and what is sent then makes no sound. `invitations`: others may invite the member to
    their tables. `queues`: the hand offers to queue a card while others are on turn. `claims`: it offers to claim
    the rest where that is certain. `words`: cards are written, also where there is an emoji of them. `pictures`: in the
    member's private messages. `world_ladder`, `server_ladder`: others see the member on the leaderboards over all
    servers, and on those of servers. `points`: the card points taken in a deal under way are shown. `beginner`: whether
    the member has a beginner's hand.
    """

    user: UserId
    name: str | None = None
    language: str | None = None
    locale: str | None = None
    hand: Hand | None = None
    dm_blocked_until: datetime | None = None
    deck: str | None = None
    steps: bool = False
    invitations: bool = True
    nudge: Nudge | None = None
    quiet: Quiet | None = None
    queues: bool = False
    claims: bool = True
    words: bool = False
    pictures: Pictures = Pictures.ASK
    world_ladder: bool = False
    server_ladder: bool = True
    points: bool = True
    beginner: Beginner = Beginner.AUTO

    def muted_at(self, at: datetime) -> bool:
        """Whether direct messages to the member make no sound at this moment."""
        return self.nudge is Nudge.NEVER or (self.quiet is not None and self.quiet.includes(at))


@dataclass(frozen=True, slots=True)
class GuildSetting:
    """The settings of a server, None where nothing is set; `welcomed`: the bot has introduced itself there.

    `game` and `pace`: those of a new table for which nobody says another. `pictures`: in the messages that all see.
    `ratings`: whether matches are rated there.
    """

    guild: int
    language: str | None = None
    welcomed: bool = False
    deck: str | None = None
    threads: Threads | None = None
    game: str | None = None
    pace: Pace | None = None
    pictures: Pictures = Pictures.ASK
    ratings: Ratings = Ratings.RATED


@dataclass(frozen=True, slots=True)
class GuildRules:
    """The rules by which tables of a game begin; nobody has checked whether they go together.

    `seats` None: as many players as the game usually has; a server's rules name the number.
    """

    preset: str
    options: tuple[tuple[str, Any], ...]
    seats: int | None


class SettingsStore(Protocol):
    """The storage of these values. Changes are durable on return; `put_…` and `drop_…` raise `Unsaved` on failure.

    `told`: what the server's log tells of a change, saved with it.
    """

    async def put_message(self, ref: MessageRef) -> None:
        """Stores the message in place of the table's earlier one of this kind and for this user."""

    async def message(self, table: TableId, kind: MessageKind, user: UserId | None = None) -> MessageRef | None:
        """The table's message of this kind and for this user; None when there is none."""

    async def messages(self, table: TableId) -> tuple[MessageRef, ...]:
        """All messages of the table."""

    async def messages_of_closed(self) -> tuple[tuple[MessageRef, Place], ...]:
        """All messages of closed tables of the shard, each with the place of its table."""

    async def nudges(self) -> tuple[MessageRef, ...]:
        """All messages of the kind `NUDGE`, of all tables of the shard, also of closed ones."""

    async def invitations(self) -> tuple[MessageRef, ...]:
        """All messages of the kinds `INVITATION` and `OPENING`, of all tables of the shard."""

    async def messages_of_user(self, user: UserId) -> tuple[MessageRef, ...]:
        """All messages that show this user's hand, invite them, or call them."""

    async def message_of(self, message: int) -> MessageRef | None:
        """The stored entry of the Discord message with this id; None when it shows no table."""

    async def drop_message(self, table: TableId, kind: MessageKind, user: UserId | None = None) -> None:
        """Deletes the entry of the table's message of this kind and for this user, if there is one."""

    async def put_panel(self, ref: PanelRef, now: datetime) -> None:
        """Stores the panel in place of the player's earlier one at the table; deletes the panels that have expired."""

    async def panels(self, now: datetime) -> tuple[PanelRef, ...]:
        """All panels at tables of the shard that have not expired."""

    async def panel(self, table: TableId, user: UserId, now: datetime) -> PanelRef | None:
        """The player's panel at the table, unless it has expired."""

    async def drop_panel(self, table: TableId, user: UserId) -> None:
        """Deletes the player's panel at the table, if there is one."""

    async def member(self, user: UserId) -> MemberSetting:
        """The settings of the member; all None for a member without any."""

    async def finished(self, user: UserId, game: str, most: int) -> int:
        """How many matches of this game the user has finished; counts to `most`."""

    async def put_member(self, setting: MemberSetting) -> None:
        """Replaces all settings of the member."""

    async def guild(self, guild: int) -> GuildSetting:
        """The settings of the server; all None for a server without any."""

    async def put_guild(self, setting: GuildSetting, told: LogLine | None = None) -> None:
        """Replaces all settings of the server."""

    async def guild_channels(self, guild: int) -> tuple[int, ...]:
        """The channels in which tables of the server may be opened, in their threads too; none: in all."""

    async def put_guild_channels(self, guild: int, channels: Collection[int], told: LogLine | None = None) -> None:
        """Replaces these channels of the server."""

    async def guild_rules(self, guild: int) -> Mapping[str, GuildRules]:
        """The rules that a server has set, by game; those that cannot be read are left out."""

    async def put_guild_rules(
        self, guild: int, game: str, rules: GuildRules | None, told: LogLine | None = None
    ) -> None:
        """Replaces the rules of a server for this game; None: deletes them."""

    async def put_wish(self, user: UserId, guild: int, channel: int) -> None:
        """Stores that the user is to be told of tables that open in this channel."""

    async def wishes(self, user: UserId) -> tuple[int, ...]:
        """The channels of whose tables the user is to be told."""

    async def drop_wish(self, user: UserId, channel: int | None = None) -> None:
        """Deletes the user's wish for this channel, or (None) all of them."""

    async def drop_wishes(self, *, guild: int | None = None, channel: int | None = None) -> None:
        """Deletes the wishes of all users for a server or a channel."""

    async def to_be_told(self, channel: int, since: datetime) -> tuple[UserId, ...]:
        """The users who are to be told of a table in this channel and were told of none since then, in random order."""

    async def put_told(self, user: UserId, at: datetime, since: datetime) -> None:
        """Stores when the user was told of a table last; deletes the entries of who was told of none since then."""

    async def mark(self, name: str) -> str | None:
        """The text stored under this name, such as a digest of the commands that were registered last."""

    async def put_mark(self, name: str, value: str) -> None:
        """Stores the text under this name, in place of the earlier one."""
