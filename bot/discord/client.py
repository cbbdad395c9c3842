"""The bot as discord.py's client: what has a lifetime is opened in `setup_hook` and closed in `close`."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from typing import Any, Final, Literal, Protocol

import aiohttp
import discord

from bot.discord import registration
from bot.discord.buttons import FAMILIES, handler_of
from bot.discord.commands import COMMANDS
from bot.discord.context import Interaction
from bot.discord.delivery import Delivery
from bot.discord.emoji import AppEmoji
from bot.discord.forgetting import Forgetting
from bot.discord.guard import Guard, Tree, unknown_button
from bot.discord.limits import Limits
from bot.discord.locale_resolver import LocaleResolver, Translator
from bot.discord.messages.announcements import Announcements
from bot.discord.messages.cleanup import Cleanup
from bot.discord.messages.closed_tables import ClosedTables
from bot.discord.messages.deleted import DeletedMessages
from bot.discord.messages.departures import Departures
from bot.discord.messages.emoji_keeper import EmojiKeeper
from bot.discord.messages.greeting import Greeting
from bot.discord.messages.hand_dm import HandDMs
from bot.discord.messages.hand_panel import HandPanels
from bot.discord.messages.hands import Hands
from bot.discord.messages.invitations import Invitations
from bot.discord.messages.nudges import Nudges
from bot.discord.messages.openings import Openings
from bot.discord.messages.private_line import PrivateLine
from bot.discord.messages.table_message import TableMessages
from bot.discord.pages.hand import HandPages
from bot.discord.pages.moments import Moments
from bot.discord.pages.selections import Selections
from bot.discord.requests import Requests
from bot.discord.services import Services
from bot.discord.settings_cache import SettingsCache
from bot.tables.administration import Administration, server_rules
from bot.tables.archive import Archive
from bot.tables.ladders import Ladders, LadderStore
from bot.tables.meter import NO_METER, Meter
from bot.tables.model import Change, Delays, TableId, UserId
from bot.tables.ports import AdministrationStore, Advise, Clock, MatchStore, Store, Think
from bot.tables.privacy import Privacy, PrivacyStore
from bot.tables.service import SYSTEM_RNG, Tables
from bot.tables.settings_store import SettingsStore
from bot.text.catalogues import REFERENCE
from bot.text.i18n import Localiser

DEFAULT_GAME: Final = "klaberjass"
ACCOUNT: Final = "account"
"""The mark of the bot account that had these tables last."""

# A card table needs no voice channel: do not warn that its libraries are missing.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

_log = logging.getLogger(__name__)


class Storage(Protocol):
    """What is open as long as the bot runs."""

    @property
    def tables(self) -> Store: ...
    @property
    def settings(self) -> SettingsStore: ...
    @property
    def archive(self) -> MatchStore: ...
    @property
    def administration(self) -> AdministrationStore: ...
    @property
    def privacy(self) -> PrivacyStore: ...
    @property
    def ladders(self) -> LadderStore: ...


@dataclass(frozen=True, slots=True)
class Ports:
    """What the bot takes from outside."""

    storage: Callable[[], AbstractAsyncContextManager[Storage]]
    clock: Clock
    think: Think
    advise: Advise
    rng: Any = SYSTEM_RNG
    delays: Delays = field(default_factory=Delays)
    meter: Meter = NO_METER
    requests: Requests | None = None
    """Its requests, where somebody wants to know of them."""


class Listener(Protocol):
    """Acts on what has become durable."""

    def on_change(self, change: Change) -> None:
        """Draw, mention, delete … what the change asks for; never wait for Discord."""


class StichBot(discord.Client):
    """The bot. For time, computer players and storage it uses `Ports` alone."""

    services: Services
    guard: Guard

    def __init__(
        self,
        ports: Ports,
        *,
        localiser: Localiser | None = None,
        language: str = REFERENCE,
        command_guild: int | None = None,
        default_game: str = DEFAULT_GAME,
        faces: Path | None = None,
        retention: timedelta | None = None,
        emoji: Literal["create", "use", "off"] = "off",
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
            **options,
        )
        # Most edits of messages are the bot's own; discord.py would make objects of them, and nobody here listens.
        self._connection.parsers.pop("MESSAGE_UPDATE", None)
        self.tree = Tree(self)
        self._ports = ports
        self._localiser = localiser if localiser is not None else Localiser()
        self._language = language
        self._command_guild = discord.Object(command_guild) if command_guild is not None else None
        self._default_game = default_game
        self._faces = faces
        self._retention = retention
        self._emoji = emoji
        self._connected = ready if ready is not None else asyncio.Event()
        self._open = AsyncExitStack()
        self._closing = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._caught_up = False
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
    def under_way(self) -> int:
        """Its requests without an answer, where they are counted."""
        return self._ports.requests.under_way if self._ports.requests is not None else 0

    # ------------------------------------------------------------------------------------------------------- lifetime

    async def setup_hook(self) -> None:
        """Open everything, in the order in which one thing needs another."""
        ports, clock = self._ports, self._ports.clock
        self._localiser.read_all()
        storage = await self._open.enter_async_context(ports.storage())
        settings = SettingsCache(storage.settings)
        locale_resolver = LocaleResolver(self._localiser, settings, self, self._language)
        self._open.push_async_callback(locale_resolver.close)
        delivery = Delivery(self, clock, ports.requests)
        self._emoji_keeper = EmojiKeeper(AppEmoji(self, self._localiser), delivery, locale_resolver, clock)
        if self._emoji != "off":
            await self._emoji_keeper.find()
        self._open.push_async_callback(delivery.close)
        rules = await server_rules(storage.administration)
        tables = Tables(
            storage.tables, clock, ports.think, self._tell_listeners, ports.rng, ports.delays, rules, ports.meter
        )
        administration = Administration(storage.administration, tables, rules, clock)
        cleanup = Cleanup(tables, clock)
        forbidden: set[int] = set()
        moments = Moments(settings, self._faces)
        hand_pages = HandPages(self, settings, locale_resolver, Selections(ports.advise), moments, forbidden)

        def panel_lapsed(table: TableId, user: UserId) -> None:
            hand_dms.mark(table, user)

        hand_panels = HandPanels(tables, hand_pages, clock, cleanup, settings, self, panel_lapsed)
        hand_dms = HandDMs(tables, hand_pages, clock, delivery, settings, locale_resolver, hand_panels)
        hands = Hands(tables, hand_pages, hand_panels, hand_dms, clock)
        table_messages = TableMessages(
            tables, delivery, settings, locale_resolver, clock, moments, forbidden, hand_panels.on_posted_below
        )
        nudges = Nudges(tables, delivery, settings, locale_resolver, table_messages, clock)
        private_line = PrivateLine(tables, delivery, hand_panels, hand_dms, locale_resolver, clock)
        announcements = Announcements(delivery, settings, locale_resolver, hand_panels, hand_dms, cleanup, clock)
        invitations = Invitations(self, tables, delivery, settings, locale_resolver, table_messages, hand_dms, clock)
        openings = Openings(self, tables, delivery, storage.settings, invitations, hand_dms, clock, rules)
        departures = Departures(self, tables, clock)
        self._deleted_messages = DeletedMessages(tables, table_messages, clock)
        self._closed_tables = ClosedTables(delivery, settings, locale_resolver, clock)
        self._change_listeners = (
            table_messages, hands, nudges, cleanup, private_line, announcements, invitations,
            openings, departures, administration,
        )  # fmt: skip
        limits, privacy = Limits(clock), Privacy(storage.privacy, tables, clock)
        remembering = (
            delivery, table_messages, hands, nudges, cleanup, private_line, announcements, invitations, departures,
            limits,
        )  # fmt: skip
        forgetting = Forgetting(
            privacy, settings, locale_resolver, delivery, table_messages, hands, moments, invitations,
            [part.forget_user for part in remembering],
        )  # fmt: skip
        self.services = Services(
            clock=clock,
            meter=ports.meter,
            tables=tables,
            archive=Archive(storage.archive),
            delivery=delivery,
            administration=administration,
            ladders=Ladders(storage.ladders, clock),
            settings=settings,
            locale_resolver=locale_resolver,
            table_messages=table_messages,
            hands=hands,
            cleanup=cleanup,
            private_line=private_line,
            invitations=invitations,
            openings=openings,
            departures=departures,
            limits=limits,
            privacy=privacy,
            forgetting=forgetting,
            retention=self._retention,
            default_game=self._default_game,
            faces=self._faces,
        )
        self.guard = Guard(self.services)
        self._nudges = nudges
        self._hand_panels = hand_panels
        self._greeting = Greeting(delivery, settings, locale_resolver, clock, self.services.games)
        for part in (
            cleanup, table_messages, hands, nudges, announcements, invitations, openings, departures,
            self._closed_tables, administration, forgetting,
        ):  # fmt: skip
            self._open.push_async_callback(part.close)
        nudges.start()
        await hands.read()
        await nudges.read()
        await tables.start()
        self._open.push_async_callback(tables.close)
        await administration.start()
        hands.start()
        self.add_dynamic_items(*FAMILIES)
        await self.tree.set_translator(Translator(self._localiser))
        # Another bot account, by a token given by mistake, is on other servers: those of the tables are not gone then.
        account, stored = str(self.application_id), await settings.mark(ACCOUNT)
        self._same_account = stored == account
        if stored is None or not (self._same_account or tables.ids()):
            await settings.put_mark(ACCOUNT, account)
        await registration.register(self.tree, self._command_guild, settings, self._begin, clock)

    async def close(self) -> None:
        """Refuse new interactions, let the running ones end, close everything in reverse order, leave Discord.

        A connection that ends for good and the bot's owner may both close it: the second call waits for the first.
        """
        async with self._closing:
            if self.is_closed():
                return
            if hasattr(self, "guard"):
                await self.guard.close()
            for task in tuple(self._tasks):
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            await self._open.aclose()
            await super().close()

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Pass an event on, unless the bot is closed: discord.py's own wait for the servers may end after its loop.

        While the bot closes, the database goes, and interactions alone are passed on, to be answered with that.
        """
        if not self.is_closed() and (event == "interaction" or not self._closing.locked()):
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

    async def on_ready(self) -> None:
        """Greet servers that were joined meanwhile, close what is gone, and draw the tables as they are now."""
        _log.info("connected", extra={"guilds": len(self.guilds)})
        self._connected.set()
        for guild in self.guilds:
            self._begin(self._greeting.greet(guild))
        if self._same_account:
            self._begin(self.services.departures.close_lost_places())
        if not self._caught_up:
            self._caught_up = True
            self._catch_up()
            if self._emoji != "off":
                self._begin(self._emoji_keeper.keep(create=self._emoji == "create"))

    async def on_disconnect(self) -> None:
        """The connection is lost; discord.py opens another."""
        self._connected.clear()

    async def on_resumed(self) -> None:
        """The connection is back, and the events of the meantime have come."""
        self._connected.set()

    async def on_message(self, message: discord.Message) -> None:
        """A direct message: pass it on if its author may confer with a partner. Another may push hands up."""
        if message.guild is not None and not message.flags.ephemeral:
            self._hand_panels.on_posted(message.channel.id, message.id)
        await self.services.private_line.heard(message)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """A message was deleted: if it was a table's, it comes anew."""
        await self._deleted_messages.on_deleted(payload.channel_id, {payload.message_id})

    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """The same for many at once."""
        await self._deleted_messages.on_deleted(payload.channel_id, payload.message_ids)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited: greet the server."""
        self._begin(self._greeting.greet(guild))

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """The same: a server joined just before an outage first appears so."""
        self._begin(self._greeting.greet(guild))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was sent away: close its tables there, and greet the server if the bot comes back."""
        await self.services.tables.close_place(guild=guild.id)
        await self.services.openings.forget(guild=guild.id)
        await self._greeting.forget(guild.id)

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
        self._nudges.catch_up()
        self._begin(self._closed_tables.catch_up())
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
