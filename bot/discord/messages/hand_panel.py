"""The panel: a player's hand in the channel, for his eyes alone; each player has one at a table.

It can be changed for 15 minutes with the token of the last click on it; every click gives a new one. After that it is
silently given up: *My hand* opens another.
"""

from collections.abc import Callable
from dataclasses import dataclass

from bot.discord.context import EphemeralMessage
from bot.discord.messages.delivery import Trouble, Undelivered
from bot.discord.messages.edit_races import EditRaces
from bot.discord.messages.removal import Removal
from bot.discord.pages.hand import HandPages
from bot.discord.pages.widgets import Page
from bot.tables.model import Table, TableId, TableState, UserId
from bot.tables.ports import Clock
from bot.tables.service import Tables


@dataclass(slots=True)
class _Panel:
    shown: EphemeralMessage
    page: Page | None
    """What it shows; None where nobody knows."""
    replaces: frozenset[int] = frozenset()
    """The messages that were the panel before; a click on one of them may still be under way."""


class HandPanels:
    """Knows each player's panel, changes it, and moves it below its table's newest message."""

    def __init__(
        self, tables: Tables, pages: HandPages, clock: Clock, again: Callable[[TableId, UserId], None]
    ) -> None:
        self.crossing: EditRaces[tuple[TableId, UserId]] = EditRaces(self._crossed)
        self._tables = tables
        self._pages = pages
        self._clock = clock
        self._again = again
        """Has a panel drawn soon."""
        self._present: dict[tuple[TableId, UserId], _Panel] = {}
        self._above: set[tuple[TableId, UserId]] = set()
        """The panels that stand above their table's present message."""
        self._spare: dict[tuple[TableId, UserId], EphemeralMessage] = {}
        """Panels posted while a click was being answered: it may have been made on this one, or on the one before."""
        self._removal = Removal(clock)

    async def draw(self, table: Table, user: UserId) -> None:
        """Let the panel, if there is one, show the present, below the table's message.

        Raises:
            Undelivered: it does not.
        """
        key = (table.id, user)
        panel = self._present.get(key)
        if panel is None:
            return
        if panel.shown.expired:
            del self._present[key]
            return
        page = await self._pages.now(table, user)
        if self.crossing.busy(key) or self._present.get(key) is not panel:
            return  # a click came meanwhile; when it is answered, the panel is looked at again
        try:
            if self._follows(table, user):
                await self._follow(table, user, panel, page)
            elif page != panel.page:
                await self._edit(key, panel, page)
        except Undelivered as error:
            if error.trouble is not Trouble.GONE:
                raise
            if self._present.get(key) is panel:
                del self._present[key]

    def keep(self, table: Table, user: UserId, shown: EphemeralMessage, page: Page) -> None:
        """This is the player's panel now; the one before goes away, since it would never change again.

        The table may have moved on while it was on its way: so it is looked at once more.
        """
        key = (table.id, user)
        before = self._present.get(key)
        if before is not None and shown.id in before.replaces:  # it has been superseded while it was on its way
            self._again(table.id, user)
            return
        replaces = before.replaces if before is not None else frozenset()
        if before is not None and before.shown.id != shown.id:
            replaces |= {before.shown.id}
            self._above.discard(key)
            self._removal.remove(before.shown)
        self._present[key] = _Panel(shown, page, replaces)
        if self._tables.get(table.id) is not table:
            self._again(table.id, user)

    def superseded(self, table: TableId, user: UserId, message: int) -> bool:
        """Whether this message was his panel, and another is by now."""
        present = self._present.get((table, user))
        return present is not None and message in present.replaces

    def choose(self, table: TableId, user: UserId) -> None:
        """Of two panels the one remains on which the click was answered."""
        key = (table, user)
        spare, panel = self._spare.pop(key, None), self._present.get(key)
        if spare is None or (panel is not None and panel.shown.id == spare.id):
            return
        if panel is not None:
            panel.replaces |= {spare.id}
        self._removal.remove(spare)

    async def beside(self, table: TableId, user: UserId, page: Page) -> None:
        """Put a private message beside the panel that this user has in the channel.

        Raises:
            Undelivered: he has none, or it did not arrive.
        """
        panel = self._present.get((table, user))
        if panel is None or panel.shown.expired:
            raise Undelivered(Trouble.GONE)
        await panel.shown.add(self._clock, page)

    def buried(self, table: TableId) -> None:
        """The table has a new message below the panels: they follow it, so that nobody has to look for his hand."""
        for panel_of, user in self._present:
            if panel_of == table:
                self._above.add((table, user))
                self._again(table, user)

    def forget(self, table: TableId, user: UserId) -> None:
        """He plays here no more."""
        self._present.pop((table, user), None)
        self._above.discard((table, user))

    async def close(self) -> None:
        """Take nothing more away."""
        await self._removal.close()

    def _follows(self, table: Table, user: UserId) -> bool:
        """Whether the panel is to move down; not while its owner chooses on it: a menu would close under his finger."""
        chooses = self._pages.selections.of(table, user) is not None
        return (table.id, user) in self._above and table.state is TableState.PLAYING and not chooses

    async def _follow(self, table: Table, user: UserId, panel: _Panel, page: Page) -> None:
        """Show the panel anew below its table's message."""
        shown = await panel.shown.add(self._clock, page)
        if self.crossing.busy((table.id, user)):
            self._spare[table.id, user] = shown
        else:
            self.keep(table, user, shown, page)

    async def _edit(self, key: tuple[TableId, UserId], panel: _Panel, page: Page) -> None:
        with self.crossing.changing(key):
            panel.page = None
            await panel.shown.edit(self._clock, page)
            panel.page = page

    def _crossed(self, key: tuple[TableId, UserId]) -> None:
        if (panel := self._present.get(key)) is not None:
            panel.page = None
            self._again(*key)
