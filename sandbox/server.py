"""The sandbox as a whole: one server on loopback for the bot and for browsers."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import quote

from aiohttp import web

from sandbox.api.interaction_routes import InteractionRoutes
from sandbox.api.middleware import Middleware, RequestHooks
from sandbox.api.request_body import REQUEST_BYTES
from sandbox.api.routes import Routes
from sandbox.api.thread_routes import ThreadRoutes
from sandbox.client.feed import Feed
from sandbox.client.site import Site
from sandbox.client.user_actions import UserActions
from sandbox.gateway.connection import Gateway
from sandbox.gateway.events import Events
from sandbox.gateway.sessions import Sessions
from sandbox.payloads.guild import Addresses
from sandbox.payloads.message import Payloads
from sandbox.world.interactions import Interactions
from sandbox.world.model import DEFAULT_PEOPLE, DEMO_TOKEN, REAL_LIMITS, Clock, Limits, Person, User
from sandbox.world.state import World
from sandbox.world.store import Store
from sandbox.world.threads import archive_idle

HOST = "127.0.0.1"
ACCEPTING = 3
"""Turns of the event loop that it takes to accept a connection: two steps of a task, and its handler's beginning."""
SWEEP = 20.0
"""Seconds between two looks for threads that are to be archived."""


class Sandbox:
    """A small Discord at 127.0.0.1, with one server or several, their members, and a page for each of them.

    Everyone is a member of all `servers`, whose ids are in different shards: the first in shard 0, the next in shard 1
    and so on, whatever the number of shards. `shards` is the number that `/gateway/bot` recommends to the bot.
    `api_base`, `gateway_url`, `cdn_base` and `token` point a bot to it. With `state` everything is kept in that file:
    people, their pages' keys and, if `port` is 0, the port. Without it everything is gone after `close`.
    """

    def __init__(
        self,
        *,
        state: Path | None = None,
        port: int = 0,
        token: str = DEMO_TOKEN,
        people: Sequence[Person] = DEFAULT_PEOPLE,
        servers: int = 1,
        shards: int = 1,
        limits: Limits = REAL_LIMITS,
        clock: Clock = time.time,
    ) -> None:
        self._state = state
        self._port = port
        self._people = people
        self._servers = servers
        self._shards = shards
        self._limits = limits
        self._clock = clock
        self._runner: web.AppRunner | None = None
        self._listening: socket.socket | None = None
        self._store: Store | None = None
        self._sweeping: asyncio.TimerHandle | None = None
        self.token = token
        self.api_base = self.gateway_url = self.cdn_base = ""

    async def start(self) -> None:
        """Opens the state and the server.

        Raises:
            OSError: the port is taken.
            UnusableState: the state file cannot be used.
        """
        self._store = store = Store(self._state)
        try:
            await self._open(store)
        except BaseException:
            await self.close()
            raise

    async def _open(self, store: Store) -> None:
        self._world = World(store, self._people, self._limits, self._clock, servers=self._servers)
        app = web.Application(client_max_size=REQUEST_BYTES)
        self._payloads = Payloads(self._world, Addresses(""))
        self._sessions = Sessions(self._limits.resume_window)
        events = Events(self._world, self._payloads, self._sessions)
        self._gateway = Gateway(self._sessions, events, self.token, self._limits, self._show_presence)
        self._interactions = Interactions(
            self._world, lambda interaction, data: events.interaction(self._payloads.interaction(interaction, data))
        )
        self._actions = UserActions(self._world, self._payloads, self._interactions)
        self._feed = Feed(self._world, self._payloads, self._actions, lambda: self._sessions.online, self._page_of)
        self._world.watchers += [events, self._feed]
        self._add_routes(app)
        self._interactions.restore()
        self._sweep()
        self._runner = web.AppRunner(app, shutdown_timeout=1, access_log=None)
        await self._runner.setup()
        await self._listen(self._runner, store)

    def _add_routes(self, app: web.Application) -> None:
        site = Site(self._world, self._feed, lambda: self._port)
        app.middlewares.append(site.guard())
        app.on_response_prepare.append(site.add_headers)
        hold = self._gateway.hold
        self._middleware = Middleware(app, self.token, self._limits, self._clock, hold, self._request_hooks())
        Routes(self._world, self._payloads, self._shards, self._gateway.starts.limit).add_to(self._middleware)
        ThreadRoutes(self._world, self._payloads).add_to(self._middleware)
        InteractionRoutes(self._interactions, self._payloads).add_to(self._middleware)
        self._middleware.add_not_found()
        app.router.add_get("/gateway", self._gateway.connect)
        site.add_to(app)

    def _sweep(self) -> None:
        """Archives idle threads, now and at intervals."""
        archive_idle(self._world)
        self._sweeping = asyncio.get_running_loop().call_later(SWEEP, self._sweep)

    def _request_hooks(self) -> RequestHooks:
        """The steps around each request of the bot, created at every start; a subclass for tests has its own."""
        return RequestHooks()

    async def _listen(self, runner: web.AppRunner, store: Store) -> None:
        """Takes the port asked for, else the port of the last start, else any."""
        remembered = [body["port"] for body in store.all("server")]
        *first, last = [self._port] if self._port else [*remembered, 0]
        for port in first:
            with contextlib.suppress(OSError):
                self._listening = socket.create_server((HOST, port))
                break
        else:
            self._listening = socket.create_server((HOST, last))
        await web.SockSite(runner, self._listening).start()
        self._port = runner.addresses[0][1]
        store.put("server", 0, {"port": self._port})
        addresses = Addresses(f"http://{HOST}:{self._port}")
        self._payloads.addresses = addresses
        self.api_base, self.gateway_url, self.cdn_base = addresses.api, addresses.gateway, addresses.cdn

    async def close(self) -> None:
        """Closes the pages, the bot's connections, the server and the file, in this order, once nobody can connect."""
        if self._runner is not None:
            await self._accept_no_more()
            self._interactions.close()
            await self._feed.close()
            await self._gateway.close()
            await self._runner.cleanup()
            self._runner = None
        if self._sweeping is not None:
            self._sweeping.cancel()
        if self._store is not None:
            self._store.close()
            self._store = None

    async def _accept_no_more(self) -> None:
        """Leaves every further connection unaccepted, and waits until the server knows those that were.

        A server that is closed before it knows a connection never closes that, and who has it waits for an answer.
        """
        if self._listening is None:
            return
        with contextlib.suppress(NotImplementedError):  # a loop of Windows
            asyncio.get_running_loop().remove_reader(self._listening)
        self._listening = None
        for _ in range(ACCEPTING):
            await asyncio.sleep(0)

    def page_url(self, person: str | int | None = None) -> str:
        """The address of a person's page, by name or id; by default the first person's."""
        return self._page_of(self._world.people[0] if person is None else self._world.user(person))

    @property
    def servers(self) -> list[tuple[int, str]]:
        """The id and the name of each server, the oldest first."""
        return [(guild.id, guild.name) for guild in self._world.guilds.values()]

    async def set_guild_locale(self, locale: str) -> None:
        """Sets the language of every server."""
        for guild in self._world.guilds.values():
            self._world.set_guild_locale(guild, locale)

    async def set_locale(self, person: str | int, locale: str) -> None:
        """Sets the language of a person's client.

        Raises:
            Refused: Discord's client has no such language.
        """
        self._actions.set_locale(self._world.user(person), locale)

    def _page_of(self, user: User) -> str:
        return f"http://{HOST}:{self._port}/?key={quote(user.key)}"

    def _show_presence(self, *, online: bool) -> None:
        self._feed.presence(online=online)
