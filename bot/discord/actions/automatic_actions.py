"""What a player leaves to the table: a card that is played when their turn comes, all tricks where they are certain."""

from bot.discord.actions import table_actions
from bot.discord.actions.too_late import show_present_hand
from bot.discord.context import Context
from bot.discord.pages.hand_rows import UNQUEUE
from bot.discord.pages.table_pages import deals_of
from bot.tables.model import Stale, Table
from engine.cards import parse_card


async def queue(context: Context, table: Table, what: str, revision: int) -> None:
    """Queue the card of this button; where the turn has come meanwhile, or another deal, only show the present hand."""
    deal, _, text = what.partition(".")
    if (revision, deal) != (table.match_revision, str(deals_of(table))):
        await table_actions.hand(context, table, on_hand=True)
        return
    try:
        card = None if text == UNQUEUE else parse_card(text)
    except ValueError:  # nobody has drawn such a button
        await table_actions.hand(context, table, on_hand=True)
        return
    with context.hands.answering(table.id, context.person.id):
        table = context.at(await context.tables.queue(table.id, context.person.id, card))
        table_actions.seat_of(context, table)  # they may have lost it in this instant
        await context.hands.update(context, table)


async def claim(context: Context, table: Table, revision: int) -> None:
    """Take all remaining tricks; a button of another moment of the match (`revision`) only shows the present hand."""
    user = context.person.id
    with context.hands.answering(table.id, user):
        try:
            change = await context.tables.claim(table.id, user, revision=revision, cause=context.cause)
        except Stale as stale:
            await show_present_hand(context, stale)
            return
        await context.hands.update(context, context.at(change.table))


async def set_queue(context: Context, *, on: bool) -> None:
    """Let the user queue cards, or not; then what is queued is forgotten. Their hands are drawn anew."""
    user = context.person.id
    await context.services.settings.change_member(user, queues=on)
    for table in context.tables.of_user(user):
        if not on:
            await context.tables.queue(table.id, user, None)
        context.hands.mark(table.id, user)


async def set_claim(context: Context, *, on: bool) -> None:
    """Offer the user to claim the rest, or not. Their hands are drawn anew."""
    user = context.person.id
    await context.services.settings.change_member(user, claims=on)
    for table in context.tables.of_user(user):
        context.hands.mark(table.id, user)
