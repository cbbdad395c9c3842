"""The private line: passes what a player writes to the bot on to the player's confidants, and to nobody else.

The bot reads direct messages for this alone. It neither keeps nor logs them.
"""

import asyncio
import logging
from collections import deque
from datetime import datetime, timedelta
from typing import Final
from weakref import WeakValueDictionary

import discord

from bot.discord.context import Context
from bot.discord.custom_id import ButtonId, digest
from bot.discord.delivery import Delivery, Trouble, Undelivered
from bot.discord.locale_resolver import LocaleResolver
from bot.discord.messages.hand_dm import HandDMs
from bot.discord.messages.hand_panel import HandPanels
from bot.discord.messages.table_message import OVER
from bot.discord.pages.table_frame import frame_of, names_of
from bot.discord.pages.table_pages import called
from bot.discord.pages.widgets import CONTENT, LABEL, Button, Page
from bot.tables.lobby import refuse
from bot.tables.model import Change, Person, Refused, Table, TableId, UserId
from bot.tables.ports import Clock
from bot.tables.service import Tables
from bot.text.i18n import Voice
from bot.text.render import clip, escape_lines, game_name, shown_names
from engine.message import SideWord, message

LONGEST: Final = 500
"""The longest text in characters: escaped, and below the name of its sender, it fits a message of Discord."""
OFTEN: Final = 10
WITHIN: Final = timedelta(seconds=30)
"""One person may speak `OFTEN` times `WITHIN` this time; the bot does not pass on more."""
SPOKEN: Final = frozenset({discord.MessageType.default, discord.MessageType.reply})
"""The kinds of messages in which a person says something."""

_log = logging.getLogger(__name__)


class PrivateLine:
    """Passes on what is said, as long as the rules of the deal allow it."""

    def __init__(
        self,
        tables: Tables,
        delivery: Delivery,
        panels: HandPanels,
        direct: HandDMs,
        locale_resolver: LocaleResolver,
        clock: Clock,
    ) -> None:
        self._tables = tables
        self._delivery = delivery
        self._panels = panels
        self._direct = direct
        self._locale_resolver = locale_resolver
        self._clock = clock
        self._said_at: dict[UserId, deque[datetime]] = {}
        self._speaking: WeakValueDictionary[UserId, asyncio.Lock] = WeakValueDictionary()
        """Keeps what one person says in its order."""
        self._ended: dict[UserId, tuple[TableId, int]] = {}
        """The users whose line has ended with its deal, with the table and the number of its match."""
        self._meant: dict[UserId, frozenset[UserId]] = {}
        """The persons to whom a user's words go without a question; nobody where the user has to be asked."""

    def on_change(self, change: Change) -> None:
        """Notice the lines that open, and those that end with their deal."""
        table, before = change.table, change.before
        if before is None:
            return
        for person in before.people:
            if table.state in OVER:
                self._ended.pop(person.id, None)
                self._said_at.pop(person.id, None)
            elif before.confers(person.id) and not table.confers(person.id):
                self._ended[person.id] = (table.id, table.match_number)
            elif table.confers(person.id) and not before.confers(person.id):
                self._opened(table, person.id)

    def _opened(self, table: Table, user: UserId) -> None:
        """Decide whether to ask the user for whom the next words are: not on the first line, if it is the only one."""
        people = table.confidants(user)
        if any(other.id != table.id for other in self._open_to(user)):
            self._meant[user] = frozenset()
        elif people:
            self._meant.setdefault(user, _ids(people))

    def forget_user(self, user: UserId) -> None:
        """Forget a user who has left all tables."""
        for known in (self._said_at, self._ended, self._meant):
            known.pop(user, None)
        for other in [other for other, meant in self._meant.items() if user in meant]:
            del self._meant[other]

    # ----------------------------------------------------------------------------------------------------- two ways in

    async def heard(self, said: discord.Message) -> None:
        """Pass on a direct message to the bot. It gets no answer if its author has no line, whatever others may do."""
        user = UserId(said.author.id)
        if said.author.bot or said.guild is not None or said.type not in SPOKEN:
            return
        if self._about(user) is None:
            return
        often = self._count(user)
        if often > OFTEN + 1:
            return  # the message before this one got the answer that it was too many
        async with self._speaking.setdefault(user, asyncio.Lock()):
            try:
                await self._answer(user, said, often)
            except Undelivered as error:
                _log.info("an answer did not arrive", extra={"trouble": error.trouble.value})

    async def confer(self, context: Context, text: str, named: str | None = None) -> None:
        """The same by a command: for users who take no direct messages, or who have a line at several tables.

        Raises:
            Refused: the user has no line now, or the text cannot be passed on.
        """
        user = context.person.id
        table = context.at(self._table_of(user, named or self._line_here(context)))
        if self._count(user) > OFTEN:
            refuse("confer-too-often")
        if named is None and (question := self._question(table, user, await context.voice())) is not None:
            await context.show(question)
            return
        people = await self._say(table, user, text, context.cause)
        await context.say("confer-told", names=called(table, people, await context.voice()))

    async def mean(self, context: Context, named: str) -> None:
        """Take the answer of a user who was asked for whom the words are: for the persons that the button names.

        Raises:
            Refused: the user has no line now, or lines at several tables.
        """
        user, voice = context.person.id, await context.voice()
        table = context.at(self._table_of(user))  # nothing comes between this and what is remembered
        people = self._hearers(table, user)
        if named == _named(people):
            self._meant[user] = _ids(people)
        question = self._question(table, user, voice)
        now = Page(content=voice.text("confer-now", names=called(table, people, voice)))
        await context.update(now if question is None else question)

    async def _answer(self, user: UserId, said: discord.Message, often: int) -> None:
        about = self._about(user)
        if about is None:
            return
        voice = await self._locale_resolver.private(user, about.place.guild)
        only_words = not (said.attachments or said.stickers or said.poll or said.message_snapshots)
        try:
            if often > OFTEN:
                refuse("confer-too-often")
            table = self._table_of(user)
            answer = self._question(table, user, voice)
            if answer is None:
                people = await self._say(table, user, said.content if only_words else "", said.id)
                answer = Page(content=clip(voice.text("confer-told", names=called(table, people, voice)), CONTENT))
        except Refused as refused:
            told = voice.say(refused.message, shown_names(frame_of(about).seated, voice))
            answer = Page(content=clip(told, CONTENT))
        await self._delivery.send(said.channel.id, answer, nonce=_nonce(said.id, user))

    # -------------------------------------------------------------------------------------------------- what is allowed

    def _open_to(self, user: UserId) -> list[Table]:
        return [table for table in self._tables.of_user(user) if table.confers(user)]

    def _about(self, user: UserId) -> Table | None:
        """The table of the user's line, which may have ended; None for a user without one."""
        return next(iter(self._open_to(user)), None) or self._ended_at(user)

    def _ended_at(self, user: UserId) -> Table | None:
        """The table where the user's line has ended; None once another match is played there, or after leaving."""
        at, match = self._ended.get(user, (TableId(""), 0))
        table = self._tables.get(at)
        there = table is not None and table.match_number == match and table.seat_of(user) is not None
        return table if there else None

    def _line_here(self, context: Context) -> TableId | None:
        """The only table of this channel or thread where the user has a line; None where there are none, or several."""
        here = [at.id for at in self._open_to(context.person.id) if at.place.includes(context.place.channel)]
        return here[0] if len(here) == 1 else None

    def _table_of(self, user: UserId, named: str | None = None) -> Table:
        """The table of the user's open line, or that of this name where there are several.

        Raises:
            Refused: there is none, or there are several and none is named.
        """
        tables = [table for table in self._open_to(user) if named in (None, table.id)]
        if len(tables) > 1:
            refuse("confer-several")
        if not tables:
            ended = self._ended_at(user)
            refuse("confer-nobody" if ended is None or named not in (None, ended.id) else "confer-ended")
        return tables[0]

    @staticmethod
    def _hearers(table: Table, user: UserId) -> tuple[Person, ...]:
        """The user's confidants at this table.

        Raises:
            Refused: they are all computer players.
        """
        people = table.confidants(user)
        if not people:
            raise Refused(message("confer-computer", names=SideWord(table.confers(user))))
        return people

    def _question(self, table: Table, user: UserId, voice: Voice) -> Page | None:
        """The question whether the words are for the user's confidants; None where there is no doubt, or nobody."""
        people, seat = table.confidants(user), table.seat_of(user)
        if not people or self._meant.get(user) == _ids(people):
            return None
        plain = names_of(table, voice)
        names = voice.several([plain[at] for person in people if (at := table.seat_of(person.id)) is not None])
        label = clip(voice.text("button-confer", names=names), LABEL)
        text = voice.text("confer-whom", names=called(table, people, voice), game=game_name(table.game, voice))
        yes = Button(label, str(ButtonId("confer", table.id, seat, what=_named(people))))
        return Page(content=clip(text, CONTENT), rows=((yes,),))

    def _count(self, user: UserId) -> int:
        """How often the user has spoken `WITHIN` the last time, now included.

        Messages over the limit do not extend the wait.
        """
        now, times = self._clock.now(), self._said_at.setdefault(user, deque())
        while times and now - times[0] >= WITHIN:
            times.popleft()
        if len(times) <= OFTEN:
            times.append(now)
            return len(times)
        return len(times) + 1

    # ---------------------------------------------------------------------------------------------- how it is passed on

    async def _say(self, table: Table, user: UserId, text: str, cause: int) -> tuple[Person, ...]:
        """Tell the user's confidants, and return them.

        Raises:
            Refused: the text cannot be passed on, or it did not arrive.
        """
        people, shown = self._hearers(table, user), escape_lines(text)
        if not shown:
            refuse("confer-only-words")
        if len(text) > LONGEST:
            raise Refused(message("confer-too-long", maximum=LONGEST))
        for person in people:
            try:
                await self._tell(table, user, person.id, shown, _nonce(cause, person.id))
            except Undelivered as error:
                _log.info("a word did not arrive", extra={"trouble": error.trouble.value})
                unreachable = error.trouble in {Trouble.CLOSED, Trouble.GONE}
                key = "confer-unreachable" if unreachable else "confer-failed"
                raise Refused(message(key, names=SideWord(table.confers(user)))) from None
        return people

    async def _tell(self, table: Table, sender: UserId, to: UserId, shown: str, nonce: str) -> None:
        """Tell one person by direct message, or beside their open panel where direct messages are closed."""
        voice = await self._locale_resolver.private(to, table.place.guild)
        if await self._direct.open_to(to):
            try:
                channel = await self._delivery.direct_channel(to)
                silent = await self._direct.muted(to)
                await self._delivery.send(
                    channel, lambda: self._page(table, sender, to, shown, voice), nonce=nonce, silent=silent
                )
            except Undelivered as error:
                if error.trouble is not Trouble.CLOSED:
                    raise
                await self._direct.closed_to(table, to)
            else:
                return
        await self._panels.beside(table.id, to, self._page(table, sender, to, shown, voice))

    def _page(self, table: Table, sender: UserId, to: UserId, shown: str, voice: Voice) -> Page:
        """What a confidant is told. It is made for each try, so that nothing is told after the end of the line.

        Raises:
            Refused: the line has ended meanwhile.
        """
        now, seat = self._tables.get(table.id), table.seat_of(sender)
        if now is None or seat is None or to not in _ids(now.confidants(sender)):
            refuse("confer-ended")
        names = shown_names(frame_of(now).seated, voice)
        said_by = voice.text("confer-from", name=names[seat], game=game_name(now.game, voice))
        return Page(content=clip(f"{said_by}\n>>> {shown}", CONTENT))


def _nonce(cause: int, user: UserId) -> str:
    return digest("confer", cause, user)


def _ids(people: tuple[Person, ...]) -> frozenset[UserId]:
    return frozenset(person.id for person in people)


def _named(people: tuple[Person, ...]) -> str:
    """A digest of these persons, as the button of the question carries it."""
    return digest(*sorted(_ids(people)))
