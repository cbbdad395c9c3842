"""Puts the parts of a unit together, in the order in which one needs another."""

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from typing import Any, Final, Literal, Protocol

import discord

from bot.discord.delivery import Delivery
from bot.discord.emoji import AppEmoji
from bot.discord.forgetting import Forgetting
from bot.discord.guard import Guard
from bot.discord.hearing import Hearing
from bot.discord.limits import Limits
from bot.discord.locale_resolver import LocaleResolver
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
from bot.discord.messages.hands_elsewhere import HandsElsewhere
from bot.discord.messages.invitations import Invitations
from bot.discord.messages.nudges import Nudges
from bot.discord.messages.openings import Openings
from bot.discord.messages.private_line import PrivateLine
from bot.discord.messages.table_message import TableMessages
from bot.discord.messages.trick_reading import TrickReading
from bot.discord.pages.hand import HandPages
from bot.discord.pages.moments import Moments
from bot.discord.pages.selections import Selections
from bot.discord.requests import Requests
from bot.discord.services import Services
from bot.discord.settings_cache import SettingsCache
from bot.tables.administration import Administration, server_rules
from bot.tables.archive import Archive
from bot.tables.ladders import Ladders, LadderStore
from bot.tables.lessons import LessonStore
from bot.tables.meter import NO_METER, Meter
from bot.tables.model import Change, Delays, TableId, UserId
from bot.tables.ports import AdministrationStore, Advise, Clock, MatchStore, Store, Tell, Think
from bot.tables.privacy import Privacy, PrivacyStore
from bot.tables.service import SYSTEM_RNG, Tables
from bot.tables.settings_store import SettingsStore
from bot.tables.shard import EVERYTHING, Shard
from bot.text.catalogues import REFERENCE
from bot.text.i18n import Localiser
from bot.text.lessons import read_all_lessons

DEFAULT_GAME: Final = "klaberjass"


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
    @property
    def lessons(self) -> LessonStore: ...


@dataclass(frozen=True, slots=True)
class Ports:
    """What the bot takes from outside. `shard`: whose tables `storage` has."""

    storage: Callable[[], AbstractAsyncContextManager[Storage]]
    clock: Clock
    think: Think
    advise: Advise
    rng: Any = SYSTEM_RNG
    delays: Delays = field(default_factory=Delays)
    shard: Shard = EVERYTHING
    serving: Callable[[], bool] = lambda: True
    """Whether this unit has its shard: where it has been paused for long, another may have it, and it does nothing."""
    meter: Meter = NO_METER
    requests: Requests | None = None
    """Its requests, where somebody wants to know of them."""
    may_identify: Callable[[], Awaitable[None]] | None = None
    """Waits until a session may begin, where other processes begin some, too."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Choices:
    """What the host has chosen."""

    language: str = REFERENCE
    default_game: str = DEFAULT_GAME
    faces: Path | None = None
    retention: timedelta | None = None
    beginner_matches: int = 0
    """So many first matches of a game a member has a beginner's hand, unless they have set it otherwise."""
    emoji: Literal["create", "use", "off"] = "off"


class Drawing(Protocol):
    """Draws tables by itself."""

    async def close(self) -> None: ...


class Listener(Protocol):
    """Acts on what has become durable."""

    def on_change(self, change: Change) -> None:
        """Draw, mention, delete … what the change asks for; never wait for Discord."""


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of a unit that its client uses."""

    services: Services
    guard: Guard
    hearing: Hearing
    listeners: tuple[Listener, ...]
    """Told of each change, in this order."""
    visit_listeners: tuple[Listener, ...]
    """Told of the changes at tables of other units, which draw those."""
    nudges: Nudges
    hand_panels: HandPanels
    greeting: Greeting
    deleted_messages: DeletedMessages
    closed_tables: ClosedTables
    emoji_keeper: EmojiKeeper
    drawing: tuple[Drawing, ...]
    """What draws tables by itself, and ends when another unit takes them over."""

    async def start(self, still_open: AsyncExitStack) -> None:
        """Takes the tables over, which begin to move; the client hears of their changes by now."""
        services = self.services
        self.nudges.start()
        await services.hands.read()
        await self.nudges.read()
        await services.tables.start()
        still_open.push_async_callback(services.tables.close)
        await services.administration.start()
        services.hands.start()


async def assembled(
    client: discord.Client,
    ports: Ports,
    choices: Choices,
    localiser: Localiser,
    tell: Tell,
    tell_visit: Tell,
    still_open: AsyncExitStack,
) -> Parts:
    """Opens storage and puts the parts together; `still_open` closes them in reverse order.

    `tell` and `tell_visit` hear of changes (`Tables`); they pass them on to the listeners.
    """
    clock = ports.clock
    localiser.read_all()
    read_all_lessons()
    storage = await still_open.enter_async_context(ports.storage())
    settings = SettingsCache(storage.settings)
    locale_resolver = LocaleResolver(localiser, settings, client, choices.language)
    still_open.push_async_callback(locale_resolver.close)
    delivery = Delivery(client, clock, ports.requests)
    emoji_keeper = EmojiKeeper(AppEmoji(client, localiser), delivery, locale_resolver, clock)
    if choices.emoji != "off":
        await emoji_keeper.find()
    still_open.push_async_callback(delivery.close)
    rules = await server_rules(storage.administration)
    tables = Tables(
        storage.tables, clock, ports.think, tell, ports.rng, ports.delays, rules, ports.shard, tell_visit, ports.meter
    )
    administration = Administration(storage.administration, tables, rules, clock)
    cleanup = Cleanup(tables, clock)
    forbidden: set[int] = set()
    moments = Moments(settings, choices.faces)
    hand_pages = HandPages(
        client, settings, locale_resolver, Selections(ports.advise), moments, forbidden, choices.beginner_matches
    )

    def panel_lapsed(table: TableId, user: UserId) -> None:
        hand_dms.mark(table, user)

    elsewhere = HandsElsewhere(tables, settings, clock)
    hand_panels = HandPanels(tables, hand_pages, clock, cleanup, settings, client, panel_lapsed, elsewhere)
    hand_dms = HandDMs(tables, hand_pages, clock, delivery, settings, locale_resolver, hand_panels)
    hands = Hands(tables, hand_pages, hand_panels, hand_dms, elsewhere, clock)
    trick_reading = TrickReading(tables, hand_pages)
    table_messages = TableMessages(
        tables, delivery, settings, locale_resolver, clock, moments, forbidden, hand_panels.on_posted_below
    )
    nudges = Nudges(tables, delivery, settings, locale_resolver, table_messages, clock)
    private_line = PrivateLine(tables, delivery, hand_panels, hand_dms, locale_resolver, clock)
    announcements = Announcements(delivery, settings, locale_resolver, hand_panels, hand_dms, cleanup, clock)
    invitations = Invitations(client, tables, delivery, settings, locale_resolver, table_messages, hand_dms, clock)
    openings = Openings(client, tables, delivery, storage.settings, invitations, hand_dms, clock, rules)
    departures = Departures(client, tables, clock)
    deleted_messages = DeletedMessages(tables, table_messages, clock)
    closed_tables = ClosedTables(delivery, settings, locale_resolver, clock)
    listeners = (
        table_messages, hands, nudges, cleanup, private_line, announcements, invitations,
        openings, departures, administration, trick_reading,
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
    services = Services(
        clock=clock,
        meter=ports.meter,
        tables=tables,
        archive=Archive(storage.archive),
        delivery=delivery,
        administration=administration,
        ladders=Ladders(storage.ladders, clock),
        lessons=storage.lessons,
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
        retention=choices.retention,
        default_game=choices.default_game,
        faces=choices.faces,
    )
    guard = Guard(services)
    hearing = Hearing(services, storage.administration, rules, ports.shard)
    greeting = Greeting(delivery, settings, locale_resolver, clock, services.games)
    drawing = (table_messages, hands, nudges, announcements, invitations, openings, departures, closed_tables)
    for part in (elsewhere, cleanup, *drawing, administration, forgetting, hearing, trick_reading):
        still_open.push_async_callback(part.close)
    return Parts(
        services=services,
        guard=guard,
        hearing=hearing,
        listeners=listeners,
        visit_listeners=(cleanup,),
        nudges=nudges,
        hand_panels=hand_panels,
        greeting=greeting,
        deleted_messages=deleted_messages,
        closed_tables=closed_tables,
        emoji_keeper=emoji_keeper,
        drawing=drawing,
    )
