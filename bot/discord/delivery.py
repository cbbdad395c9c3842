"""Sends requests to Discord that are not the answer to an interaction, and names what can go wrong.

Every request may be lost without harm: a move is durable before it is shown, and what is shown is drawn from state.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from contextlib import nullcontext
from contextvars import ContextVar
from dataclasses import replace
from datetime import timedelta
from enum import Enum
from typing import Any, Final, TypeVar

import aiohttp
import discord
from discord.http import handle_message_parameters

from bot.discord.budget import LIMIT, Budget, Rank
from bot.discord.emoji import INVALID
from bot.discord.pages.widgets import Page, in_letters, with_picture
from bot.discord.permissions import embeds_shown, files_taken, sees
from bot.discord.requests import BY_PROXY, Requests
from bot.tables.ports import Clock

GONE: Final = frozenset({10003, 10008, 10015, 10062, 50027})
"""Unknown channel, message, webhook or interaction, expired token: the target is gone."""
CLOSED: Final = frozenset({50007, 50278, 40003})
"""The user takes no direct messages, shares no server with the bot, or the bot opens too many at once."""
ABSENT: Final = frozenset({10007, 10013})
"""Unknown member, unknown user: the person is not on the server."""
FORBIDDEN: Final = frozenset({50001, 50013, 50024, 160005, 160006})
"""The bot may not see the channel, or may not do this in it: no such thing in a channel of this kind, the thread is
locked, or the server has as many active threads as it may have."""
ARCHIVED: Final = 50083
"""The thread has to be reopened first; what is posted there reopens it."""
THREADED: Final = 160004
"""The message has a thread already."""
ANSWERED: Final = 40060
"""The interaction has its first answer already."""
RATE_LIMITED: Final = 429
"""Discord, or Cloudflare before it, takes no more requests for a while; discord.py has waited and tried in vain."""
EMOJI: Final = ".emoji"
"""Names an emoji on a button or in a menu, in the text of an answer."""
SERVER_ERROR: Final = 500
"""From this status on the fault is Discord's, and another try may succeed."""
TIMED_OUT: Final = 408
"""A REST proxy has waited for Discord in vain; nobody knows whether Discord took the request."""
TRIES: Final = 3
"""The number of tries of one call."""
PATIENCE: Final = timedelta(seconds=60)
"""How long one try may take, the wait for Discord's rate limit included."""
NOBODY: Final = discord.AllowedMentions.none()
CHANNELS: Final = 10_000
"""How many channels of direct messages are remembered."""
ARCHIVED_AFTER: Final = 1440
"""Minutes without a new message until Discord archives a thread."""

_log = logging.getLogger(__name__)
Answer = TypeVar("Answer")
SERVING: ContextVar[Callable[[], bool]] = ContextVar("serving", default=lambda: True)
"""Whether the unit of this task may send. After a pause another unit may have its shard, and what this one would draw
is old; closed, it has no connection any more, while a slow handler may still run."""


class Trouble(Enum):
    """Why a request did not arrive."""

    GONE = "gone"
    CLOSED = "closed"
    FORBIDDEN = "forbidden"
    ANSWERED = "answered"
    ARCHIVED = "archived"
    THREADED = "threaded"
    FAILED = "failed"
    """Discord refuses it, now and later."""
    UNREACHABLE = "unreachable"
    """The fault is Discord's or the network's, or there were too many requests; a later try may succeed."""


class Undelivered(Exception):  # noqa: N818 - named as what happened
    """A request did not arrive, or nobody knows whether it did; `trouble` says why."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.value)
        self.trouble = trouble


def trouble_of(error: discord.HTTPException) -> Trouble:
    """What an error answer of Discord means."""
    if error.code in GONE:
        return Trouble.GONE
    if error.code in CLOSED:
        return Trouble.CLOSED
    if error.code in FORBIDDEN:
        return Trouble.FORBIDDEN
    others = {ANSWERED: Trouble.ANSWERED, ARCHIVED: Trouble.ARCHIVED, THREADED: Trouble.THREADED}
    later = error.status in {RATE_LIMITED, TIMED_OUT} or error.status >= SERVER_ERROR
    return others.get(error.code, Trouble.UNREACHABLE if later else Trouble.FAILED)


async def delivered(clock: Clock, call: Callable[[], Awaitable[Answer]]) -> Answer:
    """The answer of a call that may safely be repeated; repeated where the fault is Discord's or the network's.

    And once with letters on buttons and in menus, where Discord does not take an emoji.

    Raises:
        Undelivered: the request did not arrive.
    """
    letters = False
    for attempt in range(1, TRIES + 1):
        if not SERVING.get()():
            raise Undelivered(Trouble.UNREACHABLE)
        try:
            async with asyncio.timeout(PATIENCE.total_seconds()):
                with in_letters() if letters else nullcontext():
                    return await call()
        except discord.HTTPException as error:
            reason = str(error.status)
            if error.code == INVALID and EMOJI in error.text and not letters:
                # It is gone, or Discord does not know it for a moment (discord-api-docs#7128).
                letters = True
                continue
            if error.status < SERVER_ERROR and error.status != TIMED_OUT and not _of_proxy(error):
                # Only the numbers are logged, since the text of the answer may quote what was sent. A rate limit is no
                # reason for another try at once: too many refused requests have the bot banned for a while.
                trouble = trouble_of(error)
                if trouble in {Trouble.FAILED, Trouble.UNREACHABLE}:
                    _log.warning("Discord refused a request", extra={"status": error.status, "code": error.code})
                raise Undelivered(trouble) from None
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            reason = type(error).__name__
        if attempt < TRIES:
            await clock.wait(asyncio.Event(), clock.now() + timedelta(seconds=attempt / 2))
    _log.warning("Discord cannot be reached", extra={"reason": reason})
    raise Undelivered(Trouble.UNREACHABLE)


def _of_proxy(error: discord.HTTPException) -> bool:
    """Whether a REST proxy refuses it by itself, for a second; discord.py takes that for a ban, and does not wait."""
    return error.status == RATE_LIMITED and BY_PROXY in error.response.headers


async def member_who_sees(
    client: discord.Client, clock: Clock, guild: int, channel: int, user: int
) -> discord.Member | None:
    """The member of a server, if the user is one and may see this channel; Discord is asked, who tells nobody unasked.

    Raises:
        Undelivered: no answer came.
    """
    known = client.get_guild(guild)
    if known is None:
        return None

    async def asked() -> discord.Member | None:
        try:
            return await known.fetch_member(user)
        except discord.NotFound as error:
            if error.code in ABSENT:
                return None
            raise

    member = await delivered(clock, asked)
    return member if member is not None and sees(member, channel) else None


def control_ids(message: discord.Message) -> list[str]:
    """The ids of the buttons and menus of a message."""
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    return [getattr(item, "custom_id", None) or "" for row in rows for item in row.children]


class Delivery:
    """Sends, edits and deletes the bot's own messages in channels and direct messages, within the bot's budget."""

    def __init__(self, client: discord.Client, clock: Clock, requests: Requests | None = None) -> None:
        """`requests`: the client's."""
        self._client = client
        self._clock = clock
        held = requests if requests is not None and requests.behind_proxy else None
        self._budget = Budget(clock, LIMIT if held is not None else max(1, LIMIT // (client.shard_count or 1)), held)
        self._direct: dict[int, int] = {}
        """The channels of direct messages by user: opening one costs a request, and discord.py remembers 128."""

    async def room(self, rank: Rank, name: Hashable = None) -> None:
        """Wait until one more request may go: an edit that is made afterwards shows what has come meanwhile.

        `name`: what `hurry` knows it by.
        """
        await self._budget.take(rank, name)

    def hurry(self, name: Hashable, rank: Rank) -> None:
        """Let what waits under this name go as if it had come now with this rank, unless it goes earlier anyway."""
        self._budget.hurry(name, rank)

    async def close(self) -> None:
        """Send nothing more that has to wait."""
        await self._budget.close()

    async def send(
        self,
        channel: int,
        page: Page | Callable[[], Page],
        *,
        nonce: str,
        mention: int | None = None,
        waited: bool = False,
        silent: bool = False,
    ) -> int:
        """Post a message in a channel and return its id. The same nonce twice within minutes makes one message.

        A page that may be sent for a limited time is given as a function, which is called for each try. `mention`: the
        only user whom the message may mention. `waited`: the caller has waited for `room`. `silent`: the message makes
        no sound, and shows no notification on a phone.

        Raises:
            Undelivered: it did not arrive.
        """
        target = self._client.get_partial_messageable(channel)
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=[discord.Object(mention)] if mention else False
        )

        async def sent() -> discord.Message:
            now = await with_picture(self._visible(channel, page() if callable(page) else page))
            return await target.send(**now.sent(), nonce=nonce, allowed_mentions=mentions, silent=silent)

        if not waited:
            await self.room(Rank.TABLE)
        message = await delivered(self._clock, sent)
        return message.id

    async def edit(
        self, channel: int, message: int, page: Page, *, keep_embed: bool = False, picture: bool = False
    ) -> None:
        """Edit one of the bot's messages; an archived thread is reopened for it. The caller has waited for `room`.

        `keep_embed`: the one of the message stays, and the page has none. `picture`: the message gets the page's in
        place of its own, or loses its own; otherwise that stays.

        Raises:
            Undelivered: it did not arrive; `GONE` when the message is deleted.
        """
        shown = self._visible(channel, page)
        shown = await with_picture(shown) if picture else shown

        def edited() -> Awaitable[None]:
            fields = shown.edited(files=picture)  # anew for each try, since a file can be sent once
            if keep_embed:
                del fields["embeds"]
            return self._edited(channel, message, fields)

        try:
            await delivered(self._clock, edited)
        except Undelivered as error:
            if error.trouble is not Trouble.ARCHIVED:
                raise
            await self._reopen(channel)
            await delivered(self._clock, edited)

    def _visible(self, channel: int, page: Page) -> Page:
        """The page as text where the bot may show no embed: Discord would drop it and leave an empty message.

        And without a picture where it may attach no files: Discord would refuse the message.
        """
        known = self._client.get_channel(channel)
        if not isinstance(known, discord.abc.GuildChannel | discord.Thread):
            return page
        page = page if embeds_shown(known) else page.as_text()
        return page if files_taken(known) else replace(page, picture=None)

    async def _edited(self, channel: int, message: int, fields: dict[str, Any]) -> None:
        # What `PartialMessage.edit` does, without making a message of the answer, of which nothing is read.
        with handle_message_parameters(
            **fields, allowed_mentions=NOBODY, previous_allowed_mentions=self._client.allowed_mentions
        ) as parameters:
            await self._client.http.edit_message(channel, message, params=parameters)

    async def start_thread(self, guild: int, channel: int, message: int, name: str) -> int:
        """Start a thread from one of the bot's messages, unless it has one, and return its id: that of the message.

        Raises:
            Undelivered: there is none; `FORBIDDEN` when there can be none.
        """
        if self._client.get_guild(guild) is None:  # an outage of Discord
            raise Undelivered(Trouble.UNREACHABLE)
        target = self._client.get_partial_messageable(channel, guild_id=guild).get_partial_message(message)
        await self.room(Rank.TABLE)
        try:
            await delivered(self._clock, lambda: target.create_thread(name=name, auto_archive_duration=ARCHIVED_AFTER))
        except Undelivered as error:
            if error.trouble is not Trouble.THREADED:
                raise
        return message

    async def _reopen(self, thread: int) -> None:
        async def reopened() -> None:
            channel = await self._client.fetch_channel(thread)
            if isinstance(channel, discord.Thread):
                await channel.edit(archived=False)

        await self.room(Rank.TABLE)
        await delivered(self._clock, reopened)

    async def control_ids(self, channel: int, message: int) -> list[str]:
        """The ids of the buttons and menus of one of the bot's messages. The caller has waited for `room`.

        Raises:
            Undelivered: no answer came; `GONE` when the message is deleted.
        """
        target = self._client.get_partial_messageable(channel).get_partial_message(message)
        return control_ids(await delivered(self._clock, target.fetch))

    async def delete(self, channel: int, message: int, rank: Rank = Rank.TURN) -> bool:
        """Delete one of the bot's messages, if that is possible; whether another try is of no use."""
        target = self._client.get_partial_messageable(channel).get_partial_message(message)
        await self.room(rank)
        try:
            await delivered(self._clock, target.delete)
        except Undelivered as error:
            _log.info("a message was not deleted", extra={"trouble": error.trouble.value})
            return error.trouble is not Trouble.UNREACHABLE
        return True

    def forget_user(self, user: int) -> None:
        """Forget the channel of direct messages with this user."""
        self._direct.pop(user, None)

    async def direct_channel(self, user: int, rank: Rank = Rank.TABLE) -> int:
        """The channel of direct messages with a user; `rank`: of the request that opens it.

        Raises:
            Undelivered: Discord opens none.
        """
        channel = self._direct.get(user)
        if channel is None:
            await self.room(rank)
            channel = (await delivered(self._clock, lambda: self._client.create_dm(discord.Object(user)))).id
            self._direct[user] = channel
            if len(self._direct) > CHANNELS:
                del self._direct[next(iter(self._direct))]
        return channel
