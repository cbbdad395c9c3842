"""The sandbox as a whole: one server on loopback for the bot and for browsers."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import quote

from aiohttp import web

from sandbox.acts import Acts
from sandbox.answers import Answers
from sandbox.bodies import REQUEST_BYTES
from sandbox.events import Events
from sandbox.feed import Feed
from sandbox.gateway import Gateway
from sandbox.hands import Hands, Who
from sandbox.interactions import Interactions
from sandbox.model import DEFAULT_PEOPLE, DEMO_TOKEN, REAL_LIMITS, Clock, Limits, Person, User
from sandbox.places import Addresses
from sandbox.rest import Rest
from sandbox.session import Sessions
from sandbox.site import Site
from sandbox.store import Store
from sandbox.views import Views
from sandbox.wire import Wire
from sandbox.world import World

HOST = "127.0.0.1"


class Sandbox(Hands):
    """A small Discord at 127.0.0.1, with one server, its members, and a page for each of them.

    A bot is pointed to it by `api_base`, `gateway_url`, `cdn_base` and `token`. With `state` everything is kept in that
    file, also who is who, the pages' keys and, if `port` is 0, the port; without it nothing outlives `close`.
    """

    def __init__(
        self,
        *,
        state: Path | None = None,
        port: int = 0,
        token: str = DEMO_TOKEN,
        people: Sequence[Person] = DEFAULT_PEOPLE,
        limits: Limits = REAL_LIMITS,
        clock: Clock = time.time,
    ) -> None:
        self._state = state
        self._port = port
        self._people = people
        self._limits = limits
        self._clock = clock
        self._runner: web.AppRunner | None = None
        self._store: Store | None = None
        self.token = token
        self.api_base = self.gateway_url = self.cdn_base = ""

    async def start(self) -> None:
        """Open the server. Raises: OSError when the port is taken, UnusableState for a state file that is no good."""
        self._store = store = Store(self._state)
        try:
            await self._open(store)
        except BaseException:
            await self.close()
            raise

    async def _open(self, store: Store) -> None:
        self._world = World(store, self._people, self._limits, self._clock)
        app = web.Application(client_max_size=REQUEST_BYTES)
        self._views = Views(self._world, Addresses(""))
        self._sessions = Sessions(self._limits.resume_window)
        events = Events(self._world, self._views, self._sessions)
        self._gateway = Gateway(self._sessions, events, self.token, self._limits, self._presence)
        self._interactions = Interactions(
            self._world, lambda made, data: events.interaction(self._views.interaction(made, data))
        )
        self._acts = Acts(self._world, self._views, self._interactions)
        self._feed = Feed(self._world, self._views, self._acts, lambda: self._sessions.online, self._page_of)
        self._world.watchers += [events, self._feed]
        self._add_routes(app)
        self._interactions.go_on()
        self._runner = web.AppRunner(app, shutdown_timeout=1, access_log=None)
        await self._runner.setup()
        await self._listen(self._runner, store)

    def _add_routes(self, app: web.Application) -> None:
        site = Site(self._world, self._feed, lambda: self._port)
        app.middlewares.append(site.guard())
        app.on_response_prepare.append(site.sign)
        self._wire = Wire(app, self.token, self._limits, self._clock, self._gateway.hold)
        Rest(self._world, self._views).add_to(self._wire)
        Answers(self._interactions, self._views).add_to(self._wire)
        self._wire.add_rest()
        app.router.add_get("/gateway", self._gateway.connect)
        site.add_to(app)

    async def _listen(self, runner: web.AppRunner, store: Store) -> None:
        """Take the port asked for, else the one of last time, else any."""
        remembered = [body["port"] for body in store.all("server")]
        *first, last = [self._port] if self._port else [*remembered, 0]
        for port in first:
            with contextlib.suppress(OSError):
                await web.TCPSite(runner, HOST, port).start()
                break
        else:
            await web.TCPSite(runner, HOST, last).start()
        self._port = runner.addresses[0][1]
        store.put("server", 0, {"port": self._port})
        addresses = Addresses(f"http://{HOST}:{self._port}")
        self._views.addresses = addresses
        self.api_base, self.gateway_url, self.cdn_base = addresses.api, addresses.gateway, addresses.cdn

    async def close(self) -> None:
        """Close the pages, the bot's connections, the server and the file, in this order."""
        if self._runner is not None:
            self._interactions.close()
            await self._feed.close()
            await self._gateway.close()
            await self._runner.cleanup()
            self._runner = None
        if self._store is not None:
            self._store.close()
            self._store = None

    def page_url(self, person: Who | None = None) -> str:
        """The address at which a person's page opens; the first one's by default."""
        return self._page_of(self._world.people[0] if person is None else self.person(person))

    def _page_of(self, user: User) -> str:
        return f"http://{HOST}:{self._port}/?key={quote(user.key)}"

    def _presence(self, *, online: bool) -> None:
        self._feed.presence(online=online)
