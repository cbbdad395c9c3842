"""The table, and the score of a match, as a picture for one player."""

from bot.discord.actions.score_actions import sheet_of
from bot.discord.actions.table_actions import seat_in_match
from bot.discord.context import Context
from bot.discord.pages.deal_picture import deal_described, deal_drawing
from bot.discord.pages.picture import described, drawing_of, look_of
from bot.discord.pages.score_picture import score_described, score_drawing
from bot.discord.pages.table_frame import frame_of
from bot.discord.pages.widgets import Page, with_picture
from bot.pictures.drawn import Picture
from bot.tables.model import Refused, Table
from engine.cards import Seat
from engine.match import Match
from engine.message import Message
from engine.turn import DealDue, Over


async def picture(context: Context, table: Table) -> None:
    """Show the table as this player sees it now, until they move: a picture is not redrawn.

    Raises:
        Refused: the user has no seat, or there is no match.
    """
    seat, match = seat_in_match(context, table)
    await _show_table(context, table, match, seat)


async def table_picture(context: Context, table: Table) -> None:
    """The same for anybody: who has no seat sees what the public sees.

    Raises:
        Refused: there is no match.
    """
    if table.match is None:
        raise Refused(Message("tables-not-playing"))
    await _show_table(context, table, table.match, table.seat_of(context.person.id))


async def _show_table(context: Context, table: Table, match: Match, seat: Seat | None) -> None:
    """The present trick; between deals the deal that is over, with all that was played in it."""
    voice, frame = await context.voice(), frame_of(table)
    look = look_of(voice, context.services.faces)
    if match.deals and isinstance(match.turn, DealDue | Over):
        picture = Picture(deal_drawing(match, frame, voice), look, deal_described(match, frame, voice))
    else:
        drawing = drawing_of(match.game.scene(match.view(seat)), frame, seat or Seat(0), voice)
        picture = Picture(drawing, look, described(drawing, voice))
    text = voice.text("discord-picture", time=f"<t:{int(context.services.clock.now().timestamp())}:T>")
    await _show(context, Page(content=text, picture=picture))


async def score_picture(context: Context, table: Table) -> None:
    """Show the score as a picture, to the user alone.

    Raises:
        Refused: there is no match, or none of its deals is over.
    """
    sheet, voice = sheet_of(context, table), await context.voice()
    if not sheet:
        raise Refused(Message("sheet-empty"))
    drawing = score_drawing(sheet, frame_of(table), voice)
    picture = Picture(drawing, look_of(voice, context.services.faces), score_described(drawing, voice))
    await _show(context, Page(picture=picture))


async def _show(context: Context, page: Page) -> None:
    """Show a picture, or say that there is none: an empty message Discord would refuse.

    Raises:
        Refused: it cannot be drawn.
    """
    page = await with_picture(page)
    if page.attachment is None:
        raise Refused(Message("discord-picture-failed"))
    await context.show(page, for_now=True)
