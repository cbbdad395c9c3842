"""Serves the browser (the page, its files, pictures), and refuses requests of foreign pages."""

from __future__ import annotations

import hmac
import struct
import zlib
from collections.abc import Callable
from pathlib import Path

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from sandbox.client.feed import Feed
from sandbox.payloads.guild import COLOURS
from sandbox.world.model import User, as_int
from sandbox.world.state import World

PAGE = Path(__file__).parents[1] / "page"
AVATAR = 64
"""Pixels along each side of an avatar."""
_INLINE = frozenset({"image/png", "image/jpeg", "image/gif", "image/webp"})
_TYPES = {
    ".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".mjs": "text/javascript",
    ".json": "application/json", ".svg": "image/svg+xml", ".png": "image/png", ".ico": "image/x-icon",
    ".woff2": "font/woff2", ".ftl": "text/plain", ".webmanifest": "application/manifest+json",
}  # fmt: skip


class Site:
    """The routes for browsers."""

    def __init__(self, world: World, feed: Feed, port: Callable[[], int]) -> None:
        """`port` gives the port of the server, which is known only after its start."""
        self._world = world
        self._feed = feed
        self._port = port

    def add_to(self, app: web.Application) -> None:
        """Enters every route."""
        app.router.add_get("/", self.page)
        app.router.add_get("/feed", self.feed)
        app.router.add_get("/page/{name:.+}", self.file)
        app.router.add_get("/favicon.ico", self.icon)
        app.router.add_get("/cdn/embed/avatars/{number}.png", self.avatar)
        app.router.add_get("/cdn/attachments/{channel}/{id}/{secret}/{name}", self.attachment)
        app.router.add_get("/cdn/emojis/{id}.{kind}", self.emoji)

    # -- access ------------------------------------------------------------

    def hosts(self) -> tuple[str, str]:
        """The names under which the server may be addressed."""
        return f"127.0.0.1:{self._port()}", f"localhost:{self._port()}"

    def guard(self) -> Middleware:
        """A middleware that refuses other host names and foreign pages with 403."""

        @web.middleware
        async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
            origin = request.headers.get("Origin")
            foreign = origin is not None and origin not in [f"http://{host}" for host in self.hosts()]
            if request.host not in self.hosts() or foreign:
                raise web.HTTPForbidden
            return await handler(request)

        return guard

    async def add_headers(self, request: web.Request, response: web.StreamResponse) -> None:
        """Adds to every response the headers that isolate the page from other sites."""
        response.headers.setdefault(
            "Content-Security-Policy",
            (
                "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; "
                f"frame-ancestors 'none'; connect-src 'self' ws://{request.host}"
            ),
        )
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Referrer-Policy"] = "no-referrer"
        response.headers["Cross-Origin-Resource-Policy"] = "same-origin"
        response.headers["Cross-Origin-Opener-Policy"] = "same-origin"

    def person(self, request: web.Request) -> User:
        """The person whose key the address has.

        Raises:
            HTTPForbidden: nobody has this key.
        """
        key = request.query.get("key", "").encode()
        owners = [user for user in self._world.people if hmac.compare_digest(user.key.encode(), key)]
        if not owners:
            raise web.HTTPForbidden
        return owners[0]

    # -- the page ----------------------------------------------------------

    async def page(self, request: web.Request) -> web.Response:
        """The page, for anyone with a key."""
        self.person(request)
        return _file("index.html")

    async def feed(self, request: web.Request) -> web.WebSocketResponse:
        """The WebSocket of a page."""
        if "Origin" not in request.headers:
            raise web.HTTPForbidden
        return await self._feed.connect(request, self.person(request))

    async def file(self, request: web.Request) -> web.Response:
        """A file of the page."""
        return _file(request.match_info["name"])

    async def icon(self, _: web.Request) -> web.Response:
        """The icon that browsers ask for by themselves."""
        return web.Response(body=disc(COLOURS[0], 32), content_type="image/png")

    # -- pictures ----------------------------------------------------------

    async def avatar(self, request: web.Request) -> web.Response:
        """A default avatar."""
        number = as_int(request.match_info["number"])
        if number is None or number >= len(COLOURS):
            raise web.HTTPNotFound
        return web.Response(body=disc(COLOURS[number], AVATAR), content_type="image/png", headers=_KEEP)

    async def attachment(self, request: web.Request) -> web.Response:
        """An attachment; only people who see its message know its address."""
        path = request.path.removeprefix("/cdn/").encode()
        number = as_int(request.match_info["id"])
        for message in self._world.in_channel(as_int(request.match_info["channel"]) or 0):
            for attachment in message.attachments:
                if attachment["id"] == number and hmac.compare_digest(attachment["path"].encode(), path):
                    return self._stored(attachment["id"], attachment["content_type"])
        raise web.HTTPNotFound

    async def emoji(self, request: web.Request) -> web.Response:
        """The picture of an emoji."""
        emoji = self._world.emojis.get(as_int(request.match_info["id"]) or 0)
        if emoji is None:
            raise web.HTTPNotFound
        return self._stored(emoji.id, emoji.content_type)

    def _stored(self, key: int, content_type: str) -> web.Response:
        content = self._world.store.file(key)
        if content is None:
            raise web.HTTPNotFound
        headers = {**_KEEP, "Content-Security-Policy": "default-src 'none'; sandbox"}
        if content_type not in _INLINE:
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=content, content_type=content_type, headers=headers)


_KEEP = {"Cache-Control": "private, max-age=86400, immutable"}


def _file(name: str) -> web.Response:
    """A file of the page.

    Raises:
        HTTPNotFound: the page's folder has no such file.
    """
    try:
        path = (PAGE / name).resolve()
        served = path.is_relative_to(PAGE.resolve()) and path.is_file()
    except (OSError, ValueError):  # the name is too long or impossible
        raise web.HTTPNotFound from None
    kind = _TYPES.get(path.suffix)
    if not served or kind is None:
        raise web.HTTPNotFound
    charset = "utf-8" if kind.startswith("text/") else None
    return web.Response(
        body=path.read_bytes(), content_type=kind, charset=charset, headers={"Cache-Control": "no-cache"}
    )


def disc(colour: str, side: int) -> bytes:
    """A PNG of a filled circle on a transparent ground; `colour` is `#rrggbb`, `side` is in pixels."""
    red, green, blue = bytes.fromhex(colour[1:])
    middle = (side - 1) / 2
    rows = bytearray()
    for y in range(side):
        rows.append(0)
        for x in range(side):
            edge = middle + 0.5 - ((x - middle) ** 2 + (y - middle) ** 2) ** 0.5
            rows += bytes((red, green, blue, round(255 * min(1.0, max(0.0, edge)))))
    header = struct.pack(">IIBBBBB", side, side, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        _chunk(kind, body) for kind, body in ((b"IHDR", header), (b"IDAT", zlib.compress(bytes(rows))), (b"IEND", b""))
    )


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
