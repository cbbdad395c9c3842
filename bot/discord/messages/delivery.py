"""Requests to Discord that are not the answer to an interaction, with what can go wrong made plain.

Everything here may be lost without harm: the move is durable before it is shown, and what is shown is drawn from state.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta
from enum import Enum
from typing import Final, TypeVar

import aiohttp
import discord

from bot.discord.pages.widgets import Page
from bot.tables.ports import Clock

GONE: Final = frozenset({10003, 10008, 10015, 10062, 50027})
"""Unknown channel, message, webhook or interaction, expired token: what was to be changed is not there any more."""
CLOSED: Final = frozenset({50007, 50278, 40003})
"""The user takes no direct messages, shares no server with the bot, or the bot opens too many at once."""
FORBIDDEN: Final = frozenset({50001, 50013})
"""The bot may not see the channel, or may not do this in it."""
ANSWERED: Final = 40060
"""The interaction has its first answer already."""
SERVER_ERROR: Final = 500
"""From this status on Discord is to blame, and it may go better the next time."""
TRIES: Final = 3
PATIENCE: Final = timedelta(seconds=60)
"""How long one call may take, a full bucket included."""
NOBODY: Final = discord.AllowedMentions.none()

_log = logging.getLogger(__name__)
Answer = TypeVar("Answer")


class Trouble(Enum):
    """Why something did not arrive."""

    GONE = "gone"
    CLOSED = "closed"
    FORBIDDEN = "forbidden"
    ANSWERED = "answered"
    FAILED = "failed"
    """Discord does not take it, now or later."""
    UNREACHABLE = "unreachable"
    """Discord or the net is to blame, and it may go better later."""


class Undelivered(Exception):  # noqa: N818 - named as what happened
    """It did not arrive, or nobody knows whether it did."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.value)
        self.trouble = trouble


def trouble_of(error: discord.HTTPException) -> Trouble:
    """What an error answer means for us."""
    if error.code in GONE:
        return Trouble.GONE
    if error.code in CLOSED:
        return Trouble.CLOSED
    if error.code in FORBIDDEN:
        return Trouble.FORBIDDEN
    return Trouble.ANSWERED if error.code == ANSWERED else Trouble.FAILED


async def delivered(clock: Clock, call: Callable[[], Awaitable[Answer]]) -> Answer:
    """The answer of a call that may safely be made again; tried a few times where Discord or the net is to blame.

    Raises:
        Undelivered: it did not arrive.
    """
    for attempt in range(1, TRIES + 1):
        try:
            async with asyncio.timeout(PATIENCE.total_seconds()):
                return await call()
        except discord.HTTPException as error:
            if error.status < SERVER_ERROR:
                # The text of the answer may quote what was sent, so only the numbers are told.
                trouble = trouble_of(error)
                if trouble is Trouble.FAILED:
                    _log.warning("Discord refused a request", extra={"status": error.status, "code": error.code})
                raise Undelivered(trouble) from None
            reason = str(error.status)
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            reason = type(error).__name__
        if attempt < TRIES:
            await clock.wait(asyncio.Event(), clock.now() + timedelta(seconds=attempt / 2))
    _log.warning("Discord cannot be reached", extra={"reason": reason})
    raise Undelivered(Trouble.UNREACHABLE)


class Delivery:
    """Messages in channels and direct messages, by the bot's own name."""

    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self._client = client
        self._clock = clock

    async def send(
        self, channel: int, page: Page | Callable[[], Page], *, nonce: str, mention: int | None = None
    ) -> int:
        """A new message in a channel; its id. The same nonce twice within minutes makes one message.

        A page that may be sent for a while only is given as a function: it is asked for at every try.

        Raises:
            Undelivered: it did not arrive.
        """
        target = self._client.get_partial_messageable(channel)
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=[discord.Object(mention)] if mention else False
        )

        def sent() -> Awaitable[discord.Message]:
            now = page() if callable(page) else page
            return target.send(**now.sent(), nonce=nonce, allowed_mentions=mentions)

        message = await delivered(self._clock, sent)
        return message.id

    async def edit(self, channel: int, message: int, page: Page) -> None:
        """Change one of the bot's messages.

        Raises:
            Undelivered: it did not arrive; `GONE` when the message is not there any more.
        """
        target = self._client.get_partial_messageable(channel).get_partial_message(message)
        await delivered(self._clock, lambda: target.edit(**page.edited(), allowed_mentions=NOBODY))

    async def delete(self, channel: int, message: int) -> None:
        """Take away one of the bot's messages; that it is gone already is no trouble."""
        target = self._client.get_partial_messageable(channel).get_partial_message(message)
        try:
            await delivered(self._clock, target.delete)
        except Undelivered as error:
            _log.info("a message was not deleted", extra={"trouble": error.trouble.value})

    async def direct_channel(self, user: int) -> int:
        """The channel of direct messages with a user.

        Raises:
            Undelivered: there is none to be had.
        """
        known = self._client.get_user(user)
        if known is not None and known.dm_channel is not None:
            return known.dm_channel.id
        return (await delivered(self._clock, lambda: self._client.create_dm(discord.Object(user)))).id
