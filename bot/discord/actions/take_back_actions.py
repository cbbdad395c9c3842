"""A player takes their last move back, by the button of the hand or by command."""

from bot.discord.actions.table_actions import seat_of
from bot.discord.context import Context
from bot.tables.model import Stale, Table


async def take_back(context: Context, table: Table, revision: int | None = None) -> None:
    """Take it back, and show the hand as it is then.

    `revision`: that of the button, which shows the present hand where it is of another moment; None: by command.
    """
    user = context.person.id
    seat_of(context, table)
    with context.hands.answering(table.id, user):
        try:
            change = await context.tables.take_back(table.id, user, revision=revision, cause=context.cause)
            table = change.table
            context.hands.leave_gap(table, user, None)
        except Stale as stale:
            table = stale.table
        show = context.hands.open if revision is None else context.hands.update
        await show(context, context.at(table))
