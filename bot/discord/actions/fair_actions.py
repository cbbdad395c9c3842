"""Shows what fixes the deals of a match, and what that proves."""

from bot.discord.actions.replay_actions import may_look
from bot.discord.actions.score_actions import paged
from bot.discord.context import Context
from bot.discord.custom_id import ButtonId
from bot.discord.pages.fair import fair_pages, fair_pages_of
from bot.discord.pages.replay import Spot
from bot.tables.model import Refused, Table
from engine.message import Message


async def fair(context: Context, table: Table | None, page: int | None = None) -> None:
    """Show a page for this table, or (None) what there is to know without one; `page` None: a message of its own."""
    pages = fair_pages(table, await context.voice())
    turn = ButtonId("fair", table.id) if table is not None else ButtonId("fair")
    await paged(context, pages, page or 0, turn, turned=page is not None)


async def fair_of_match(context: Context, spot: Spot, page: int | None = None) -> None:
    """The same for a finished match, whatever its table does now.

    Raises:
        Refused: there is none, its record cannot be read, or the user may not look at it.
    """
    if not may_look(context, await context.services.archive.match(spot.ref)):
        raise Refused(Message("archive-elsewhere"))
    match, closing = await context.services.archive.sealed(spot.ref)
    pages = fair_pages_of(match, closing, await context.voice())
    turn = ButtonId.parse(Spot(spot.ref).id("seals"))
    await paged(context, pages, page or 0, turn, turned=page is not None)
