"""The panel: a player's hand in the channel, an ephemeral message. Each player has one panel at a table.

A panel can be edited for 15 minutes with the token of the last click on it; every click brings a new token. After that
the bot gives it up without a word: *My hand* opens another.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bot.discord.context import EphemeralMessage
from bot.discord.delivery import Trouble, Undelivered
from bot.discord.messages.cleanup import Cleanup
from bot.discord.messages.hand_surface import HandSurfaces, Key, Surface
from bot.discord.pages.hand import HandPages
from bot.discord.pages.widgets import Page
from bot.tables.model import Table, TableId, TableState, UserId
from bot.tables.ports import Clock
from bot.tables.service import Tables


@dataclass(slots=True)
class _Panel(Surface):
    message: EphemeralMessage
    superseded: frozenset[int] = frozenset()
    """The ids of the messages that were the panel before; a click on one of them may still be under way."""


class HandPanels(HandSurfaces[_Panel]):
    """Knows each player's panel, edits it, and moves it below its table's newest message."""

    def __init__(self, tables: Tables, pages: HandPages, clock: Clock, cleanup: Cleanup) -> None:
        super().__init__(tables, pages, clock)
        self._cleanup = cleanup
        self._buried: set[Key] = set()
        """The panels above their table's present message."""
        self._spare: dict[Key, EphemeralMessage] = {}
        """Panels posted while a click was being answered: the click may be on the new panel or on the one before."""

    def keep(self, table: Table, user: UserId, message: EphemeralMessage, page: Page) -> None:
        """Take this message for the player's panel, which shows this page of this table; delete the panel before.

        The table may have changed while the message was on its way: then it is drawn again.
        """
        key = (table.id, user)
        before = self._shown.get(key)
        superseded: frozenset[int] = frozenset()
        if before is not None:
            if message.id in before.superseded:  # on its way it was replaced by another panel
                self.mark(table.id, user)
                return
            superseded = before.superseded
            if before.message.id != message.id:
                superseded |= {before.message.id}
                self._buried.discard(key)
                self._cleanup.remove(before.message)
        self._shown[key] = _Panel(page, message, superseded)
        if self._tables.get(table.id) is not table:
            self.mark(table.id, user)

    def superseded(self, table: TableId, user: UserId, message: int) -> bool:
        """Whether this message was the player's panel before the present one."""
        panel = self._shown.get((table, user))
        return panel is not None and message in panel.superseded

    async def beside(self, table: TableId, user: UserId, page: Page) -> EphemeralMessage:
        """Post an ephemeral message beside the panel of this user.

        Raises:
            Undelivered: there is no panel, or the message did not arrive.
        """
        panel = self._shown.get((table, user))
        if panel is None or panel.message.expired:
            raise Undelivered(Trouble.GONE)
        return await panel.message.add(self._clock, page)

    def on_posted_below(self, table: TableId) -> None:
        """Move the panels of a table below its new message, so that nobody has to look for their hand."""
        for at, user in self._shown:
            if at == table:
                self._buried.add((table, user))
                self.mark(table, user)

    @contextmanager
    def answering(self, table: TableId, user: UserId) -> Iterator[None]:
        """The same as for every surface; of two panels the one remains on which the click was answered."""
        try:
            with super().answering(table, user):
                yield
        finally:
            if not self._races.busy((table, user)):
                self._drop_spare((table, user))

    def forget(self, table: TableId, user: UserId) -> None:
        """Drop all knowledge about the hand of a player who has left, or whose table is over."""
        super().forget(table, user)
        self._buried.discard((table, user))

    async def _draw(self, table: Table, user: UserId) -> None:
        key = (table.id, user)
        panel = self._shown.get(key)
        if panel is None:
            return
        if panel.message.expired:
            del self._shown[key]
            return
        page = await self._pages.now(table, user)
        if self._overtaken(key, panel):
            return
        try:
            if self._moves(table, user):
                await self._move(table, user, panel, page)
            elif page != panel.page:
                await self._edit(key, panel, page)
        except Undelivered as error:
            if error.trouble is not Trouble.GONE:
                raise
            if self._shown.get(key) is panel:
                del self._shown[key]

    def _moves(self, table: Table, user: UserId) -> bool:
        """Whether the panel is to move down. It stays while its owner chooses: a move would close an open menu."""
        chooses = self._pages.selections.of(table, user) is not None
        return (table.id, user) in self._buried and table.state is TableState.PLAYING and not chooses

    async def _move(self, table: Table, user: UserId, panel: _Panel, page: Page) -> None:
        """Post the panel anew, below its table's message."""
        message = await panel.message.add(self._clock, page)
        if self._races.busy((table.id, user)):
            self._spare[table.id, user] = message
        else:
            self.keep(table, user, message, page)

    async def _edit(self, key: Key, panel: _Panel, page: Page) -> None:
        with self._races.changing(key):
            panel.page = None
            await panel.message.edit(self._clock, page)
            panel.page = page

    def _drop_spare(self, key: Key) -> None:
        spare, panel = self._spare.pop(key, None), self._shown.get(key)
        if spare is None or (panel is not None and panel.message.id == spare.id):
            return
        if panel is not None:
            panel.superseded |= {spare.id}
        self._cleanup.remove(spare)
