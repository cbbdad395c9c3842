"""A player takes their last move back, by the button of the hand or by command."""

from bot.discord.actions.table_actions import seat_of
from bot.discord.actions.too_late import show_present_hand
from bot.discord.context import Context
from bot.discord.limits import PROPOSED
from bot.discord.pages.table_pages import called
from bot.tables.model import Stale, Table
from bot.tables.proposals import undecided
from bot.tables.taking_back import at_once, undone


async def take_back(context: Context, table: Table, revision: int | None = None) -> None:
    """Take it back, and show the hand as it is then; or say who has to agree.

    `revision`: that of the button, which shows the present hand where it is of another moment; None: by command.
    """
    user = context.person.id
    seat = seat_of(context, table)
    actions = undone(table, seat)
    if actions and table.proposal is None and not at_once(table, seat, actions):
        context.services.limits.count((PROPOSED, user))  # everybody's table message asks
    with context.hands.answering(table.id, user):
        try:
            change = await context.tables.take_back(table.id, user, revision=revision, cause=context.cause)
            table = context.at(change.table)
            if table.proposal is not None and table.proposal.takes_back(seat):
                missing = called(table, undecided(table), await context.voice())
                await context.say("discord-take-back-asked", missing=missing)
                return
            context.hands.leave_gap(table, user, None)
        except Stale as stale:
            await show_present_hand(context, stale)
            return
        show = context.hands.open if revision is None else context.hands.update
        await show(context, context.at(table))
