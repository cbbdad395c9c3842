"""The bot as discord.py's client: what has a lifetime is opened in `setup_hook` and closed in `close`."""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import AsyncExitStack
from typing import Any, Final

import aiohttp
import discord

from bot.discord import registration
from bot.discord.assembly import Choices, Listener, Ports, assembled
from bot.discord.buttons import FAMILIES, handler_of
from bot.discord.commands import COMMANDS
from bot.discord.context import Interaction
from bot.discord.delivery import SERVING
from bot.discord.guard import Guard, Tree, unknown_button
from bot.discord.locale_resolver import Translator
from bot.discord.services import Services
from bot.discord.visiting import visiting_tables_of
from bot.tables.model import Change, UserId
from bot.tables.notices import Notice
from bot.text.i18n import Localiser

ACCOUNT: Final = "account"
"""The mark of the bot account that had these tables last."""
ALWAYS: Final = frozenset({"interaction", "disconnect", "resumed"})
"""Events that are passed on whatever happens."""
SERVERS: Final = 1000
"""How many servers of other shards are remembered."""

# A card table needs no voice channel: do not warn that its libraries are missing.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

_log = logging.getLogger(__name__)


class StichBot(discord.Client):
    """The bot. For time, computer players and storage it uses `Ports` alone."""

    services: Services
    guard: Guard

    def __init__(
        self,
        ports: Ports,
        *,
        choices: Choices = Choices(),  # noqa: B008 - a frozen value
        localiser: Localiser | None = None,
        command_guild: int | None = None,
        ready: asyncio.Event | None = None,
        **options: Any,
    ) -> None:
        if ports.requests is not None:
            options["http_trace"] = ports.requests.trace()
        super().__init__(
            # Of a message in a server the bot learns where it is, not what it says: that needs no privileged intent.
            intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            shard_id=ports.shard.number if ports.shard.count > 1 else None,
            shard_count=ports.shard.count if ports.shard.count > 1 else None,
            **options,
        )
        # Most edits of messages are the bot's own; discord.py would make objects of them, and nobody here listens.
        self._connection.parsers.pop("MESSAGE_UPDATE", None)
        self.tree = Tree(self)
        self._ports = ports
        self._choices = choices
        self._shard = ports.shard
        self._first = ports.shard.number == 0
        """Whether it does what is done once for the whole bot."""
        self._localiser = localiser if localiser is not None else Localiser()
        self._command_guild = discord.Object(command_guild) if command_guild is not None else None
        self._connected = ready if ready is not None else asyncio.Event()
        self._open = AsyncExitStack()
        self._closing = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._caught_up = False
        self._released = False
        self._reopening = False
        self._elsewhere: dict[int, discord.Guild] = {}
        """Servers of other shards, whose tables are visited."""
        self._same_account = False
        self._change_listeners: tuple[Listener, ...] = ()
        """Told of each change, in this order."""
        for command in COMMANDS:
            self.tree.add_command(command, guild=self._command_guild)

    @property
    def connected(self) -> bool:
        """Whether it hears what happens on Discord."""
        return self._connected.is_set()

    @property
    def serving(self) -> bool:
        """Whether it has its shard for certain, and everything is open."""
        return self._ports.serving() and not self._reopening

    def _sends(self) -> bool:
        """Whether it may send a request: it has its shard, and is not closed."""
        return self._ports.serving() and not self.is_closed()

    @property
    def under_way(self) -> int:
        """Its requests without an answer, where they are counted."""
        return self._ports.requests.under_way if self._ports.requests is not None else 0

    # ------------------------------------------------------------------------------------------------------- lifetime

    async def setup_hook(self) -> None:
        """Open everything, in the order in which one thing needs another."""
        await self._assemble()
        self.add_dynamic_items(*FAMILIES)
        await self.tree.set_translator(Translator(self._localiser))
        # Another bot account, by a token given by mistake, is on other servers: those of the tables are not gone then.
        settings = self.services.settings
        account, stored = str(self.application_id), await settings.mark(ACCOUNT)
        self._same_account = stored == account
        if stored is None or not (self._same_account or await self.services.tables.any_open()):
            await settings.put_mark(ACCOUNT, account)
        if self._first:
            await registration.register(self.tree, self._command_guild, settings, self._begin, self._ports.clock)

    async def _assemble(self) -> None:
        SERVING.set(self._sends)  # for all tasks of this unit, which begin in this one
        parts = self._parts = await assembled(
            self, self._ports, self._choices, self._localiser, self._tell_listeners, self._tell_visit, self._open
        )
        self.services, self.guard, self._emoji_keeper = parts.services, parts.guard, parts.emoji_keeper
        self._change_listeners = parts.listeners
        await parts.start(self._open)

    async def reopen(self) -> None:
        """Close everything and open it anew, as after a restart, but stay connected to Discord.

        Raises:
            Unsaved: storage failed; nothing is open then.
        """
        async with self._closing:
            if self.is_closed():
                return
            self._reopening = True
            await self._close_all()
            await self._assemble()
            self._catch_up()
            self._reopening = False
            if self.is_ready():  # it may have become so meanwhile
                self._connected.set()

    def get_guild(self, id: int, /) -> discord.Guild | None:
        """A server of this shard, or what is known of one of another."""
        return super().get_guild(id) or self._elsewhere.get(id)

    async def learn_guild(self, guild: int) -> None:
        """Ask, once in a while, what a server of another shard is called.

        Raises:
            discord.HTTPException, OSError: nobody says.
        """
        if self.get_guild(guild) is None:
            self._elsewhere[guild] = await self.fetch_guild(guild, with_counts=False)
            while len(self._elsewhere) > SERVERS:
                del self._elsewhere[next(iter(self._elsewhere))]

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until this shard may begin a session: Discord takes one every five seconds, of all units together."""
        if self._ports.may_identify is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            try:
                await self._ports.may_identify()
            except ConnectionError:  # the shard is lost: this unit is about to end, and tries no more
                await asyncio.Future()

    def hear(self, notice: Notice) -> None:
        """Another unit has done something; before everything is open there is nothing that it could change."""
        if hasattr(self, "_parts") and not self._closing.locked():
            self._parts.hearing.hear(notice)

    async def release(self) -> None:
        """Give the tables up to the unit that takes them over; what is clicked meanwhile is still answered."""
        self._released = True
        for part in self._parts.drawing:
            await part.close()
        await self.services.tables.release()

    async def close(self) -> None:
        """Refuse new interactions, let the running ones end, close everything in reverse order, leave Discord.

        A connection that ends for good and the bot's owner may both close it: the second call waits for the first.
        """
        async with self._closing:
            if self.is_closed():
                return
            await self._close_all()
            if hasattr(self, "guard"):  # who has clicked meanwhile is answered while there is a connection
                await self.guard.close(others_answer=self._released)
            await super().close()

    async def _close_all(self) -> None:
        if hasattr(self, "guard"):
            await self.guard.close(others_answer=self._released)
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._open.aclose()

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Pass an event on, unless the bot is closed: discord.py's own wait for the servers may end after its loop.

        While the bot closes, the database goes, and interactions are passed on, to be answered with that, but nothing
        else that needs it.
        """
        if not self.is_closed() and (event in ALWAYS or not self._closing.locked()):
            super().dispatch(event, *args, **kwargs)

    # ---------------------------------------------------------------------------------------------------- interactions

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer submitted forms, and the clicks that no button, menu or form of ours will answer.

        Commands are answered by the tree, and the clicks on our buttons by their families.
        """
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        data: Mapping[str, Any] = interaction.data or {}
        handler = handler_of(str(data.get("custom_id", ""))) if interaction.message is not None else None
        if handler is None:
            await self.guard.serve(interaction, unknown_button)
        elif interaction.type is discord.InteractionType.modal_submit:
            await self.guard.serve(interaction, handler)

    # ---------------------------------------------------------------------------------------------------------- events

    def _tell_listeners(self, change: Change) -> None:
        for listener in self._change_listeners:
            listener.on_change(change)

    def _tell_visit(self, change: Change) -> None:
        for listener in self._parts.visit_listeners:
            listener.on_change(change)

    async def on_ready(self) -> None:
        """Greet servers that were joined meanwhile, close what is gone, and draw the tables as they are now."""
        _log.info("connected", extra={"guilds": len(self.guilds)})
        self._connected.set()
        if self._released:
            return
        for guild in self.guilds:
            self._begin(self._parts.greeting.greet(guild))
        if self._same_account:
            self._begin(self.services.departures.close_lost_places())
        if not self._caught_up:
            self._caught_up = True
            self._catch_up()
            if self._choices.emoji != "off":
                self._begin(self._emoji_keeper.keep(create=self._first and self._choices.emoji == "create"))

    async def on_disconnect(self) -> None:
        """The connection is lost; discord.py opens another."""
        self._connected.clear()

    async def on_resumed(self) -> None:
        """The connection is back, and the events of the meantime have come."""
        self._connected.set()

    async def on_message(self, message: discord.Message) -> None:
        """A direct message: pass it on if its author may confer with a partner. Another may push hands up."""
        if message.guild is not None and not message.flags.ephemeral:
            self._parts.hand_panels.on_posted(message.channel.id, message.id)
        elif not message.author.bot:
            async with visiting_tables_of(self.services, self, UserId(message.author.id)):
                await self.services.private_line.heard(message)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """A message was deleted: if it was a table's, it comes anew."""
        await self._parts.deleted_messages.on_deleted(payload.channel_id, {payload.message_id})

    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """The same for many at once."""
        await self._parts.deleted_messages.on_deleted(payload.channel_id, payload.message_ids)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited: greet the server."""
        self._begin(self._parts.greeting.greet(guild))

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """The same: a server joined just before an outage first appears so."""
        self._begin(self._parts.greeting.greet(guild))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was sent away: close its tables there, and greet the server if the bot comes back."""
        await self.services.tables.close_place(guild=guild.id)
        await self.services.openings.forget(guild=guild.id)
        await self._parts.greeting.forget(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """The channel is gone: close its tables."""
        await self.services.tables.close_place(channel=channel.id)
        await self.services.openings.forget(channel=channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """The same for a thread: that of a table, or one in which tables were opened."""
        await self.services.tables.close_place(channel=payload.thread_id)

    def _begin(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _catch_up(self) -> None:
        """Draw all that may have been left behind; the pacers and the budget spread the requests."""
        self._begin(self.services.hands.catch_up())
        self._parts.nudges.catch_up()
        self._begin(self._parts.closed_tables.catch_up())
        self._begin(self.services.invitations.catch_up())
        for table_id in self.services.tables.ids():
            if (table := self.services.tables.get(table_id)) is None:
                continue
            self.services.table_messages.redraw(table)


_LOST: Final = (
    aiohttp.ClientError, OSError, discord.ConnectionClosed, discord.GatewayNotFound, discord.HTTPException
)  # fmt: skip
"""What ends `start()` through no fault of the bot: Discord, the network or the proxy is away or takes nothing now, or
the connection was closed."""


class WrongToken(Exception):  # noqa: N818 - named as what is the matter
    """Discord refuses the token; trying again does not help."""


async def run(bot: StichBot, token: str, stop: asyncio.Event) -> None:
    """Log in and stay until `stop` is set or the connection ends for good; then close everything.

    Raises:
        WrongToken: Discord refuses the token.
        ConnectionError: the connection has ended for good, or there is none.
    """
    running, stopped = asyncio.create_task(bot.start(token)), asyncio.create_task(stop.wait())
    try:
        await asyncio.wait({running, stopped}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        stopped.cancel()
        await bot.close()
        if not running.done():
            # Closed, it ends by itself; while it is still logging in it does not notice.
            await asyncio.wait({running}, timeout=1)
            running.cancel()
        await asyncio.gather(running, stopped, return_exceptions=True)
    if not running.cancelled() and not stop.is_set():
        try:
            running.result()
        except discord.LoginFailure:
            raise WrongToken from None
        except _LOST as error:
            raise ConnectionError(_reason(error)) from None


def _reason(error: Exception) -> str:
    """Why there is no connection, without the answer of a server, which may be a whole page."""
    if isinstance(error, discord.ConnectionClosed):
        return f"closed by Discord with {error.code}"
    if isinstance(error, discord.HTTPException):
        return f"Discord answers {error.status}"
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
