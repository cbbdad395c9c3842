"""Each player's hand on its two surfaces: the panel in the channel, and the direct message.

Decides which hands a change marks, and on which surface the answer to a click is drawn.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from bot.discord.context import Context, EphemeralMessage
from bot.discord.delivery import Trouble, Undelivered
from bot.discord.messages.hand_dm import HandDMs
from bot.discord.messages.hand_panel import HandPanels
from bot.discord.messages.hand_surface import on_turn
from bot.discord.messages.hands_elsewhere import HandsElsewhere
from bot.discord.messages.redraw_policy import Due, due
from bot.discord.messages.table_message import OVER
from bot.discord.pages.hand import HandPages, dated
from bot.discord.pages.widgets import Page
from bot.tables.model import Change, Table, TableId, UserId
from bot.tables.ports import Clock
from bot.tables.service import Tables
from bot.tables.timing import automatic_answer
from engine.choice import PickSome
from engine.turn import Act


class Hands:
    """Marks the hands to be drawn, and answers clicks with hands."""

    def __init__(
        self,
        tables: Tables,
        pages: HandPages,
        panels: HandPanels,
        direct: HandDMs,
        elsewhere: HandsElsewhere,
        clock: Clock,
    ) -> None:
        self.selections = pages.selections
        self.slot_of = pages.slot_of
        self.leave_gap = pages.leave_gap
        self._tables = tables
        self._pages = pages
        self._panels = panels
        self._direct = direct
        self._elsewhere = elsewhere
        self._clock = clock
        self._surfaces = (panels, direct)

    def on_change(self, change: Change) -> None:
        """Draw the hands that a change redraws, and take the hands away from those who have left."""
        table, before = change.table, change.before
        actor = table.holders[change.acted] if change.acted is not None else None
        if actor is not None and actor.person is not None:
            self._panels.on_acted(table.id, actor.person.id)
        for person in table.people:
            if (how := due(person.id, change)) is None:
                continue
            for surface in self._surfaces:
                if table.state in OVER:
                    surface.mark_last(table, person.id)
                else:
                    surface.mark(table.id, person.id, urgent=how is Due.AT_ONCE)
            if _asks(table, person.id) and (before is None or not on_turn(before, person.id)):
                self._direct.on_turn_begun(table.id, person.id)
        for person in before.people if before is not None else ():
            if table.seat_of(person.id) is None:
                self._pages.forget(table.id, person.id)
                for surface in self._surfaces:
                    if table.state in OVER:
                        surface.mark_last(table, person.id)
                    else:
                        surface.mark(table.id, person.id)

    def mark(self, table: TableId, user: UserId) -> None:
        """Draw this player's hand at once, or let the unit that has the table do so."""
        if self._tables.visits.is_guest(table):
            self._elsewhere.drawn(table, user)
        for surface in self._surfaces:
            surface.mark(table, user)

    async def read(self) -> None:
        """Take over the panels of the process before; call it before anything changes."""
        await self._panels.read()

    def start(self) -> None:
        """Watch for tokens that expire, from now on; all tables are known."""
        self._panels.start()

    async def catch_up(self) -> None:
        """Draw all hands soon, after a start: they may show what was before, or be those of players who have left.

        Those of players who may just be picking stay if they ask what is asked now, since the ids of their menus alone
        carry what is picked.
        """
        self._panels.redraw_without_seat()
        for table in [table for id in self._tables.ids() if (table := self._tables.get(id)) is not None]:
            for person in table.people:
                picks = on_turn(table, person.id) and _picks(table)
                for surface in self._surfaces:
                    (surface.mark_unless_current if picks else surface.mark)(table.id, person.id)
        for table_id in self._tables.ids():
            await self._direct.redraw_without_seat(table_id)

    async def take_over(self, table: TableId, user: UserId, *, changed: bool) -> None:
        """Draw this player's hand, of which another unit has drawn something: a panel, or the direct message.

        Unless what is to be seen is `changed`, it stays as long as the table does: it may be a selection.
        """
        await self._panels.take_over(table, user, changed=changed)
        if changed:
            self._direct.reread(table, user)
        self.mark(table, user)

    def on_answered_below(self, channel: int, user: UserId, *, for_now: bool) -> None:
        """Note a private answer in a channel: it pushes up its reader's panel; `for_now`: until their next move."""
        self._panels.on_posted(channel, 0, user, for_now=for_now)

    @contextmanager
    def answering(self, table: TableId, user: UserId) -> Iterator[None]:
        """While a click is being answered, let the answer alone draw the hand."""
        with (
            self._elsewhere.answering(table, user),
            self._direct.answering(table, user),
            self._panels.answering(table, user),
        ):
            yield

    async def is_hand(self, context: Context, table: Table) -> bool:
        """Whether the message that was clicked is the player's hand: what is left of a panel, or a direct message."""
        clicked = context.interaction.message
        if clicked is None:
            return False
        return clicked.flags.ephemeral or await self._direct.is_hand(table, context.person.id, clicked.id)

    async def open(self, context: Context, table: Table, *, notice: str = "") -> None:
        """Answer with a new panel, which takes the place of the one before."""
        user, voice = context.person.id, await context.voice()
        await self._elsewhere.told(table.id, user)
        if self._direct.to_be_told(user):
            notice = "\n".join(part for part in (notice, voice.text("discord-dm-closed")) if part)
        page = await self._pages.of(table, user, voice, notice=notice)
        self._panels.keep(table, user, await context.show_and_keep(page), page)

    async def update(self, context: Context, table: Table, *, notice: str = "") -> None:
        """Answer by editing the hand that was clicked, a panel or a direct message.

        A superseded panel is about to be deleted: then the answer is a panel of its own.
        """
        user, message = context.person.id, context.interaction.message
        voice = await context.voice()
        await self._elsewhere.told(table.id, user)
        page = await self._pages.of(table, user, voice, notice=notice)
        superseded = message is not None and self._panels.superseded(table.id, user, message.id)
        if superseded:
            shown = await context.show_and_keep(page)
        elif message is None or message.flags.ephemeral:
            shown = await self._redrawn(context, page)
        else:
            shown = await self._redrawn(context, dated(page, voice, self._clock.now()))
        if message is None or shown.id != message.id or message.flags.ephemeral:
            self._panels.keep(table, user, shown, page)
            self._direct.on_click_on_panel(table, user)
        else:
            await self._direct.keep(table, user, message.id, page)

    @staticmethod
    async def _redrawn(context: Context, page: Page) -> EphemeralMessage:
        """Edit the clicked hand; where it is gone, answer with a panel of its own."""
        try:
            return await context.update(page)
        except Undelivered as error:
            if error.trouble is not Trouble.GONE or context.given:
                raise
        return await context.show_and_keep(page)

    def reopened(self, user: UserId) -> None:
        """Send direct messages again, since the user says that they are open."""
        self._direct.to_be_told(user)
        for table in self._tables.of_user(user):
            self.mark(table.id, user)

    def forget_user(self, user: UserId) -> None:
        """Forget the hands of a user who has left all tables; their panels go away."""
        for surface in self._surfaces:
            surface.forget_user(user)

    async def close(self) -> None:
        """Stop drawing."""
        for surface in self._surfaces:
            await surface.close()


def _asks(table: Table, user: UserId) -> bool:
    """Whether the table waits for this user's move and does not make it itself."""
    seat, match = table.seat_of(user), table.match
    holder = table.holders[seat] if seat is not None else None
    if match is None or holder is None or holder.autopilot or not on_turn(table, user):
        return False
    return automatic_answer(table) is None


def _picks(table: Table) -> bool:
    """Whether the answer that the table waits for is a pick of several."""
    match = table.match
    return match is not None and isinstance(match.turn, Act) and isinstance(match.choice(match.turn.seat), PickSome)
