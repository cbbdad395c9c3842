"""Every command and every click runs in here: served once, answered within a second, its errors told and logged."""

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands
from structlog.contextvars import bound_contextvars

from bot.discord.context import Context, Interaction, Kind
from bot.discord.delivery import SERVING, Undelivered
from bot.discord.limits import AT_ONCE
from bot.discord.pages.rules import rule_buttons
from bot.discord.pages.table_frame import frame_of
from bot.discord.pages.widgets import Page
from bot.discord.services import Services
from bot.discord.table_choice import NotOpen
from bot.discord.visiting import visiting
from bot.tables.model import Refused, UserId
from bot.tables.ports import Unsaved
from bot.text.render import shown_names
from engine.game import Malformed
from engine.message import Message

FIRST_ANSWER: Final = timedelta(milliseconds=900)
"""After this long without an answer the bot says that it is at work; Discord gives up after 3 seconds."""
UNCERTAIN: Final = timedelta(seconds=2)
"""How long an interaction waits for a unit that does not know whether it still has its shard."""
AGAIN: Final = timedelta(milliseconds=100)
LAST_WORDS: Final = timedelta(seconds=5)
"""How long a closing bot waits for the handlers that still run."""
SEEN: Final = 10_000
"""How many interactions are remembered, so that one that Discord delivers again is not served again."""

Handler: TypeAlias = Callable[[Context], Awaitable[None]]
"""Does what a command or a click asks for, and answers it."""

_log = logging.getLogger(__name__)


class Guard:
    """Runs handlers, each with a context of its own."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._running = 0
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._of_user: Counter[int] = Counter()
        """How many handlers are at work for each person."""
        self._idle = asyncio.Event()
        self._idle.set()
        self._closing = False
        self._others_answer = False

    @property
    def running(self) -> int:
        """How many handlers are at work."""
        return self._running

    async def serve(self, interaction: Interaction, handler: Handler) -> None:
        """Open a context for the interaction and let the handler answer it.

        A slow handler is announced, a refusal is told, a failure is logged and apologised for. An interaction that
        Discord delivers twice is served once. Of one person so many are served at the same time and no more.
        """
        if self._others_answer:
            return  # another unit has the shard, and hears of this, too
        if interaction.client.is_closed():
            return  # there is no connection any more for an answer
        if not interaction.client.serving:
            await self._serve_later(interaction, handler)
            return
        if interaction.user is discord.utils.MISSING:
            _log.warning("an interaction without a user")
            return
        if interaction.id in self._seen:
            _log.info("an interaction came again", extra={"interaction": interaction.id})
            return
        self._seen[interaction.id] = None
        while len(self._seen) > SEEN:
            self._seen.popitem(last=False)
        user = interaction.user.id
        if self._services.privacy.is_deleting(UserId(user)):
            handler = being_deleted
        elif self._of_user[user] >= AT_ONCE:
            handler = too_many_at_once
        else:
            self._services.settings.welcome(UserId(user))
        self._of_user[user] += 1
        try:
            with bound_contextvars(interaction=interaction.id):
                await self._serve(Context(interaction, self._services), handler)
        finally:
            self._of_user[user] -= 1
            if not self._of_user[user]:
                del self._of_user[user]

    async def _serve_later(self, interaction: Interaction, handler: Handler) -> None:
        """Serve it when this unit is certain of its shard again; where that takes long, tell that nothing has changed.

        If another unit has the shard, it hears of this, too, and has answered before that.
        """
        loop, client = asyncio.get_running_loop(), interaction.client
        until = loop.time() + UNCERTAIN.total_seconds()
        while loop.time() < until:
            await asyncio.sleep(AGAIN.total_seconds())
            if client.is_closed():
                return
            if client.serving:
                await client.guard.serve(interaction, handler)
                return
        SERVING.set(lambda: not client.is_closed())  # for this answer alone
        try:
            await Context(interaction, self._services).say_unsaved()
        except Undelivered as error:
            _log.info("an answer did not arrive", extra={"trouble": error.trouble.value})

    async def _serve(self, context: Context, handler: Handler) -> None:
        self._running += 1
        self._idle.clear()
        done = asyncio.Event()
        watchdog = asyncio.create_task(self._watch(context, done), name="watchdog")
        try:
            await self._answer(context, handler)
        finally:
            done.set()
            await asyncio.gather(watchdog, return_exceptions=True)
            self._running -= 1
            if not self._running:
                self._idle.set()

    async def close(self, *, others_answer: bool = False) -> None:
        """Refuse new interactions, or leave them to the unit that has taken over (`others_answer`); wait a little for
        the handlers that run."""
        self._closing, self._others_answer = True, others_answer
        if self._running:
            clock = self._services.clock
            await clock.wait(self._idle, clock.now() + LAST_WORDS)

    async def _answer(self, context: Context, handler: Handler) -> None:
        try:
            if self._closing and not self._others_answer:
                await context.say("discord-restarting")
                return
            try:
                async with visiting(self._services, context.interaction):
                    await self._handle(context, handler)
            except Unsaved as problem:
                _log.warning("a setting could not be saved: %s", problem)
                await say_refusal(context, Message("tables-not-saved"), None)
        except Undelivered as error:
            _log.info("an answer did not arrive", extra={"trouble": error.trouble.value})
        except Exception:
            _log.exception("a handler failed")
            await self._apologise(context)

    @staticmethod
    async def _handle(context: Context, handler: Handler) -> None:
        """Let the handler answer, or tell why not.

        Raises:
            Undelivered: an answer did not arrive.
            Unsaved: a setting could not be saved.
        """
        try:
            await handler(context)
        except Refused as refused:
            await say_refusal(context, await _reason(context, refused), refused.rule)
        except Malformed as malformed:
            await say_refusal(context, malformed.message, None)
        if not context.given:
            await context.defer()
        await context.attend()  # where the answer was the hand: it shows the time that is left

    async def _apologise(self, context: Context) -> None:
        try:
            await context.say("discord-failed")
        except Exception as error:
            _log.warning("a failure could not be told", extra={"error": type(error).__name__})

    async def _watch(self, context: Context, done: asyncio.Event) -> None:
        """Tell Discord that an answer is coming, where none has come in time."""
        clock = self._services.clock
        if await clock.wait(done, clock.now() + FIRST_ANSWER):
            return
        try:
            await context.defer()
        except Undelivered as error:
            _log.info("an answer did not arrive", extra={"trouble": error.trouble.value})


class Tree(app_commands.CommandTree[Any]):
    """The command tree. Errors within a command are the guard's; here arrive those of finding it."""

    def __init__(self, client: discord.Client) -> None:
        # In servers and in the bot's own direct messages, never in those between other people.
        everywhere = app_commands.AppCommandContext(guild=True, dm_channel=True)
        super().__init__(
            client, allowed_contexts=everywhere, allowed_installs=app_commands.AppInstallationType(guild=True)
        )

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Tell the user of a command that Discord knows and this version of the bot does not, or in another form."""
        outdated = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch, app_commands.TransformerError)
        if not isinstance(error, outdated):
            _log.error("a command failed", exc_info=error)
        if not interaction.response.is_done():
            await self.client.guard.serve(interaction, unknown_command)


async def unknown_command(context: Context) -> None:
    """Answer a command that this version of the bot does not have."""
    raise Refused(Message("discord-unknown-command"))


async def unknown_button(context: Context) -> None:
    """Answer a click that no button, menu or form of this version takes."""
    raise Refused(Message("discord-unknown-button"))


async def too_many_at_once(context: Context) -> None:
    """Answer somebody who presses faster than they are answered."""
    raise Refused(Message("limit-at-once"))


async def being_deleted(context: Context) -> None:
    """Answer somebody whose data are just being deleted."""
    context.remembers = False
    raise Refused(Message("privacy-being-deleted"))


async def _reason(context: Context, refused: Refused) -> Message:
    """Why not; of a table that is stored and cannot be read nobody is told that it is closed."""
    if isinstance(refused, NotOpen) and await context.tables.left_out(refused.table):
        return Message("discord-table-unreadable")
    return refused.message


async def say_refusal(context: Context, message: Message, rule: str | None) -> None:
    """Tell privately why not; a button leads to the paragraph of the rules."""
    if context.kind is Kind.COMPLETION:
        await context.complete(())
        return
    voice = await context.voice()
    names = shown_names(frame_of(context.table).seated, voice) if context.table is not None else ()
    said = voice.say(message, names)
    rows = rule_buttons(context.table.game, [(rule, said)], voice.plain) if rule and context.table is not None else ()
    await context.show(Page(content=said, rows=rows), for_now=True)
