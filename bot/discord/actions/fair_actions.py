"""Shows what fixes the deals of a match, and what that proves."""

from bot.discord.actions.score_actions import paged
from bot.discord.context import Context
from bot.discord.custom_id import ButtonId
from bot.discord.pages.fair import fair_pages
from bot.tables.model import Table


async def fair(context: Context, table: Table | None, page: int | None = None) -> None:
    """Show a page for this table, or (None) what there is to know without one; `page` None: a message of its own."""
    pages = fair_pages(table, await context.voice())
    turn = ButtonId("fair", table.id) if table is not None else ButtonId("fair")
    await paged(context, pages, page or 0, turn, turned=page is not None)
