"""Announces each step of a match to the players who asked for it in `/settings`: short private messages in words.

Beside the player's panel while its token is valid, else by direct message. Only the last few stay.
"""

import asyncio
import logging
from collections import deque
from dataclasses import dataclass, field, replace
from datetime import timedelta
from functools import partial
from typing import Final, TypeAlias

from bot.discord.budget import Rank
from bot.discord.context import EphemeralMessage
from bot.discord.custom_id import digest
from bot.discord.delivery import Delivery, Trouble, Undelivered
from bot.discord.locale_resolver import LocaleResolver
from bot.discord.messages.cleanup import Cleanup
from bot.discord.messages.hand_dm import HandDMs
from bot.discord.messages.hand_panel import HandPanels
from bot.discord.messages.hand_surface import Key
from bot.discord.messages.pacer import Later, Pacer
from bot.discord.messages.table_message import OVER
from bot.discord.pages.news import news_of
from bot.discord.pages.proposal import proposal_line
from bot.discord.pages.table_frame import frame_of
from bot.discord.pages.table_pages import BEGUN
from bot.discord.pages.widgets import CONTENT, Page
from bot.discord.settings_cache import SettingsCache
from bot.tables.log_context import nothing
from bot.tables.model import Change, News, Person, Table, TableId, UserId
from bot.tables.ports import Clock, Unsaved
from bot.text.i18n import Voice
from bot.text.render import announcement, clip, shown_names

EVERY: Final = timedelta(milliseconds=2500)
"""The pause after each message to a player, whose further steps come together in the next: a token takes 30 messages a
minute, and direct messages count against the limit of the whole bot."""
KEPT: Final = 3
"""How many messages with announcements a player keeps."""
WAITING: Final = 200
"""The newest lines that wait while Discord cannot be reached, several deals; older ones are of no more use."""

DirectMessage: TypeAlias = tuple[int, int]
"""The channel and the message."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Line:
    """A step in a line: while it is the newest, and before others, when the turn that it brought has been answered."""

    newest: str
    before_others: str


@dataclass(slots=True)
class _News:
    """What one player has yet to be told, and which messages told the news before."""

    table: Table
    lines: deque[_Line] = field(default_factory=lambda: deque(maxlen=WAITING))
    telling: tuple[Page, str] | None = None
    """A message of which nobody knows whether it arrived, and its nonce: it is sent again as it is, not told twice."""
    sent: deque[EphemeralMessage | DirectMessage] = field(default_factory=deque)
    number: int = 0

    def message(self, user: UserId) -> tuple[Page, str]:
        """The next message and its nonce, with as many of the lines that wait as it can hold, the oldest first."""
        if self.telling is None:
            self.number += 1
            nonce = digest("step", self.table.id, user, self.table.revision, self.number)
            lines = list[str]()
            length = 0
            while self.lines:
                told = self.lines[0].before_others if len(self.lines) > 1 else self.lines[0].newest
                length += len(told) + 1
                if lines and length > CONTENT:
                    break
                lines += [told] if told else []
                self.lines.popleft()
            self.telling = Page(content=clip("\n".join(lines), CONTENT)), nonce
        return self.telling


class Announcements:
    """Tells steps in their order; those that follow each other quickly share a message."""

    def __init__(
        self,
        delivery: Delivery,
        settings: SettingsCache,
        locale_resolver: LocaleResolver,
        panels: HandPanels,
        direct: HandDMs,
        cleanup: Cleanup,
        clock: Clock,
    ) -> None:
        self._delivery = delivery
        self._settings = settings
        self._locale_resolver = locale_resolver
        self._panels = panels
        self._direct = direct
        self._cleanup = cleanup
        self._pacer: Pacer[UserId, TableId] = Pacer(clock, self._send, EVERY)
        self._changes: deque[Change] = deque()
        self._task: asyncio.Task[None] | None = None
        self._news: dict[Key, _News] = {}

    def on_change(self, change: Change) -> None:
        """Tell a step of the match, or news of players, to those who want it; forget who has left, and old tables."""
        if _is_step(change) or _has_news(change) or _leaving(change):
            self._changes.append(change)
            if self._task is None or self._task.done():
                self._task = asyncio.create_task(self._tell_all(), name="announcements", context=nothing())

    def forget_user(self, user: UserId) -> None:
        """Forget what a user was to be told."""
        for key in [key for key in self._news if key[1] == user]:
            del self._news[key]

    async def close(self) -> None:
        """Announce nothing more."""
        self._changes.clear()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._pacer.close()

    async def _tell_all(self) -> None:
        # One task for all changes keeps their order, however long the settings of a player take to read: nobody is told
        # anything of a table after it has been forgotten.
        while self._changes:
            change = self._changes.popleft()
            try:
                for person in change.table.people if _is_step(change) or _has_news(change) else ():
                    if (await self._settings.member(person.id)).steps:
                        await self._tell(change, person)
            except Unsaved as error:
                _log.warning("a step was not announced: %s", error)
            except Exception:
                _log.exception("a step was not announced")
            for person in _leaving(change):
                self._news.pop((change.table.id, person.id), None)

    async def _tell(self, change: Change, person: Person) -> None:
        table, before = change.table, change.before
        seat = table.seat_of(person.id)
        assert table.match is not None, "a step of one"
        assert seat is not None, "they are at the table"
        same = before is not None and before.match_number == table.match_number
        voice = await self._locale_resolver.private(person.id, table.place.guild)
        names = shown_names(frame_of(table).seated, voice)
        earlier = before.match if before is not None and same else None
        tell = partial(
            announcement, earlier, table.match, change.events, seat, names, voice, news=_news_in(change, voice)
        )
        # Without a step nothing has changed about whose turn it is.
        if line := tell(turn=_is_step(change)):
            news = self._news.setdefault((table.id, person.id), _News(table))
            news.table = table
            news.lines.append(_Line(line, tell(turn=False)))
            self._pacer.mark(person.id, table.id)

    async def _send(self, user: UserId, table_id: TableId) -> bool:
        news = self._news.get((table_id, user))
        if news is None or not (news.lines or news.telling):
            return False
        try:
            news.sent.append(await self._deliver(news, user))
        except Undelivered as error:
            _log.info("a step was not announced", extra={"table": table_id, "trouble": error.trouble.value})
            if error.trouble is Trouble.UNREACHABLE:
                raise Later from None
            news.telling = None
            news.lines.clear()
            return False
        news.telling = None
        if news.lines:
            self._pacer.mark(user, table_id)
        while len(news.sent) > KEPT:
            await self._remove(news.sent.popleft())
        return True

    async def _deliver(self, news: _News, user: UserId) -> EphemeralMessage | DirectMessage:
        """Post the next message beside the panel, or else by direct message, behind hands on turn.

        Raises:
            Undelivered: it did not arrive; `CLOSED` where the user takes no direct messages.
        """
        if self._panels.live(news.table.id, user):
            try:
                return await self._panels.beside(news.table.id, user, news.message(user)[0])
            except Undelivered as error:
                if error.trouble is not Trouble.GONE:
                    raise
        if not await self._direct.open_to(user):
            raise Undelivered(Trouble.CLOSED)
        try:
            channel = await self._delivery.direct_channel(user)
            await self._delivery.room(Rank.WAITING)
            silent = await self._direct.muted(user)
            # Under load that was a while: the lines that have come meanwhile share the message.
            page, nonce = news.message(user)
            return channel, await self._delivery.send(channel, page, nonce=nonce, waited=True, silent=silent)
        except Undelivered as refused:
            if refused.trouble is Trouble.CLOSED:
                await self._direct.closed_to(news.table, user)
            raise

    async def _remove(self, old: EphemeralMessage | DirectMessage) -> None:
        if isinstance(old, EphemeralMessage):
            self._cleanup.remove(old)
        else:
            await self._delivery.delete(*old, Rank.WAITING)


def _is_step(change: Change) -> bool:
    """Whether the match has begun or gone on."""
    table, before = change.table, change.before
    return table.match is not None and (before is None or before.match is not table.match)


def _has_news(change: Change) -> bool:
    """Whether the players of a match under way are told something of each other."""
    told = _newly_told(change) is not None or _is_proposed(change)
    return change.table.state in BEGUN and change.table.match is not None and told


def _newly_told(change: Change) -> News | None:
    """The news of this change, without what was told before it and is told still."""
    news, before = change.table.news, change.before
    if news is None or before is None:
        return None
    told = (before.news, before.news and before.news.because)
    if any(news is one for one in told):
        return None
    return replace(news, because=None) if any(news.because is one for one in told) else news


def _is_proposed(change: Change) -> bool:
    """Whether something is proposed by this change; an answer to it is no news."""
    proposal, before = change.table.proposal, change.before.proposal if change.before is not None else None
    return proposal is not None and (before is None or before.key != proposal.key)


def _news_in(change: Change, voice: Voice) -> str:
    """What this change tells of the players, and what it proposes; mostly empty."""
    table = change.table
    told = news_of(replace(table, news=_newly_told(change)), voice)
    proposed = proposal_line(table, voice) if _is_proposed(change) else ""
    return " ".join(part for part in (told, proposed) if part)


def _leaving(change: Change) -> list[Person]:
    """Those who have left the table, which are all where it is over."""
    staying = () if change.table.state in OVER else change.table.people
    return [one for one in (change.before.people if change.before is not None else ()) if one not in staying]
