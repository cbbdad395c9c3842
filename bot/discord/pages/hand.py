"""The page of a player's hand: the same for the panel and the direct message, made once for each state."""

from collections.abc import Set as AbstractSet
from dataclasses import replace
from datetime import datetime

import discord

from bot.discord.locale_resolver import LocaleResolver
from bot.discord.pages.moments import Moments
from bot.discord.pages.news import news_of
from bot.discord.pages.selections import Selections
from bot.discord.pages.table_pages import called, hand_button, hand_page, link_to, shows
from bot.discord.pages.widgets import Menu, Page
from bot.discord.settings_cache import SettingsCache
from bot.tables.model import Table, TableId, TableState, UserId
from bot.tables.settings_store import Beginner, MessageKind
from bot.text.i18n import Voice
from bot.text.render import WAIT_COLOUR, embed, hand_title


class HandPages:
    """Makes the pages of hands, with what their owners have selected.

    `forbidden`: the channels in which the bot could not draw a table last, kept up to date by `TableMessages`.
    `beginner_matches`: in so many first matches of a game its owner is taken for a beginner.
    """

    def __init__(
        self,
        client: discord.Client,
        settings: SettingsCache,
        locale_resolver: LocaleResolver,
        selections: Selections,
        moments: Moments,
        forbidden: AbstractSet[int],
        beginner_matches: int,
    ) -> None:
        self.selections = selections
        self._beginner_matches = beginner_matches
        self._client = client
        self._settings = settings
        self._locale_resolver = locale_resolver
        self._moments = moments
        self._forbidden = forbidden
        self._last: dict[tuple[TableId, UserId], tuple[Table, tuple[object, ...], Page]] = {}
        """The last page of each hand, with all that it was made of: the table and the rest."""
        self._gaps: dict[tuple[TableId, UserId], tuple[object, int]] = {}
        """The slot of the card that each player played last, and from which hand (see `_hand_of`)."""

    async def now(self, table: Table, user: UserId) -> Page:
        """The hand of a user who has a seat at the table, in the user's own language."""
        return await self.of(table, user, await self._locale_resolver.private(user, table.place.guild))

    async def pictured(self, table: Table, user: UserId) -> Page:
        """The same with the picture of the present moment, if the user wants one in their messages."""
        voice = await self._locale_resolver.private(user, table.place.guild)
        picture = self._moments.of(table, voice, await self._moments.wanted_by(user))
        return replace(await self.of(table, user, voice), picture=picture)

    async def of(self, table: Table, user: UserId, voice: Voice, *, notice: str = "") -> Page:
        """The same in this voice, below a notice."""
        seat = table.seat_of(user)
        assert seat is not None, "the caller has looked"
        public = await self._settings.message(table.id, MessageKind.TABLE)
        forbidden = voice.text("discord-channel-closed") if table.place.shown in self._forbidden else ""
        member = await self._settings.member(user)
        parts = (
            voice,
            self._place(table),
            link_to(table, public.message if public is not None else None),
            "\n".join(line for line in (notice, forbidden, line_notice(table, user, voice)) if line),
            self.selections.of(table, user),
            self._gap(table, user),
            member.queues,
            member.claims,
            await self.is_beginner(table, user),
            self.selections.widened(table, user),
        )
        # The answer to a click, the panel and the direct message mostly show the same.
        last = self._last.get((table.id, user))
        if last is not None and last[0] is table and last[1] == parts:
            return last[2]
        _, place, url, said, selection, gap, queues, claims, beginner, widened = parts
        page = hand_page(
            table, seat, voice, place=place, url=url, notice=said, selection=selection, gap=gap, queues=queues,
            claims=claims, beginner=beginner, widened=widened,
        )  # fmt: skip
        self._last[table.id, user] = (table, parts, page)
        return page

    async def is_beginner(self, table: Table, user: UserId) -> bool:
        """Whether the hand is a beginner's: as its owner wants it, or by the matches they have finished."""
        member = await self._settings.member(user)
        if member.beginner is not Beginner.AUTO:
            return member.beginner is Beginner.ON
        most = self._beginner_matches
        return most > 0 and await self._settings.finished_before(user, table, most) < most

    async def lapsed(self, table: Table, user: UserId) -> Page:
        """What stays of a panel that cannot be edited any longer: nothing of the hand, and the way to another."""
        voice = await self._locale_resolver.private(user, table.place.guild)
        return Page(content=voice.text("discord-hand-lapsed"), rows=((hand_button(table, voice),),))

    async def elsewhere(self, table: Table, user: UserId) -> Page:
        """What stands for a hand whose owner plays from a panel: true as long as they do, and the way to this hand."""
        voice = await self._locale_resolver.private(user, table.place.guild)
        public = await self._settings.message(table.id, MessageKind.TABLE)
        # What they write goes through this conversation, wherever they play.
        lines = [
            voice.text("discord-hand-elsewhere", button=voice.text("button-hand")),
            line_notice(table, user, voice),
        ]
        text = "\n".join(line for line in lines if line)
        link = link_to(table, public.message if public is not None else None)
        shown = embed(hand_title(table.game, self._place(table), voice), text, colour=WAIT_COLOUR, url=link)
        return Page(shown, rows=((hand_button(table, voice),),))

    async def ended(self, table: Table | None, user: UserId) -> Page:
        """What stays of the hand of a user who has left the table, or whose table is closed (perhaps None).

        Whoever has been removed by those who manage the server reads that, and why.
        """
        voice = await self._locale_resolver.private(user, table.place.guild if table is not None else None)
        news = table.news if table is not None else None
        if table is not None and news is not None and news.what == "put-out" and news.person.id == user:
            return Page(content=news_of(table, voice))
        closed = table is None or table.state is TableState.CLOSED
        return Page(content=voice.text("discord-closed" if closed else "discord-hand-left"))

    def _place(self, table: Table) -> str:
        """The name of the table's server; empty in direct messages."""
        guild = self._client.get_guild(table.place.guild) if table.place.guild is not None else None
        return guild.name if guild is not None else ""

    def slot_of(self, table: TableId, user: UserId, action: str) -> int | None:
        """In which place of the player's hand the button of this card is, counted from 0; None: it has none."""
        _, _, page = self._last.get((table, user), (None, (), Page()))
        buttons = [button for row in page.rows if not isinstance(row, Menu) for button in row]
        slots = [slot for slot, button in enumerate(buttons) if button.id.endswith(f":do={action}")]
        return slots[0] if slots and action.startswith("play ") else None

    def leave_gap(self, table: Table, user: UserId, slot: int | None) -> None:
        """Keep this slot of the hand free until its owner plays again: a second press there plays no other card."""
        if slot is None:
            self._gaps.pop((table.id, user), None)
        else:
            self._gaps[table.id, user] = _hand_of(table, user), slot

    def _gap(self, table: Table, user: UserId) -> int | None:
        hand, slot = self._gaps.get((table.id, user), (None, None))
        return slot if hand == _hand_of(table, user) else None

    def forget(self, table: TableId, user: UserId) -> None:
        """Drop the page and the selection of a player who has left, or whose table is over."""
        self._gaps.pop((table, user), None)
        self._last.pop((table, user), None)
        self.selections.forget(table, user)


def _hand_of(table: Table, user: UserId) -> object:
    """Which hand of which deal the user holds: another one once they have played, or have taken a card back."""
    match, seat = table.match, table.seat_of(user)
    return shows(table), match.view(seat).hand if match is not None and seat is not None else None


def dated(page: Page, voice: Voice, now: datetime) -> Page:
    """The page with a line that says as of when it is: a hand that is redrawn late is not false."""
    line = "-# " + voice.text("discord-hand-as-of", time=f"<t:{int(now.timestamp())}:R>")
    return replace(page, content="\n".join(part for part in (page.content, line) if part))


def line_notice(table: Table, user: UserId, voice: Voice) -> str:
    """With whom the user may speak in private now, and how; empty where nobody could hear it."""
    people = table.confidants(user)
    return voice.text("confer-open", names=called(table, people, voice, short=True)) if people else ""
