"""The table, and the score of a match, as a picture for one player."""

import asyncio

from bot.discord.actions.table_actions import seat_in_match, sheet_of
from bot.discord.context import Context
from bot.discord.pages.picture import described, drawing_of, look_of
from bot.discord.pages.score_picture import score_described, score_drawing
from bot.discord.pages.table_frame import frame_of
from bot.discord.pages.widgets import Attachment, Page
from bot.pictures.atlas import Look
from bot.pictures.parts import encoded
from bot.pictures.score import compose_score
from bot.pictures.table import TableDrawing, compose
from bot.tables.model import Refused, Table
from engine.message import Message


async def picture(context: Context, table: Table) -> None:
    """Show the table as this player sees it now, until they move: a picture is not redrawn.

    Raises:
        Refused: the user has no seat, or there is no match.
    """
    seat, match = seat_in_match(context, table)
    voice = await context.voice()
    scene = match.game.scene(match.view(seat))
    drawing = drawing_of(scene, frame_of(table), seat, voice)
    content = await asyncio.to_thread(_drawn, drawing, look_of(voice, context.services.faces))
    # The name tells nothing that the player does not see: the moment is in the text.
    attachment = Attachment(f"{table.game}.png", content, described(drawing, voice))
    text = voice.text("discord-picture", time=f"<t:{int(context.services.clock.now().timestamp())}:T>")
    await context.show(Page(content=text, attachment=attachment), for_now=True)


async def score_picture(context: Context, table: Table) -> None:
    """Show the score as a picture, to the user alone.

    Raises:
        Refused: there is no match, or none of its deals is over.
    """
    sheet, voice = sheet_of(context, table), await context.voice()
    if not sheet:
        raise Refused(Message("sheet-empty"))
    drawing = score_drawing(sheet, frame_of(table), voice)
    content = await asyncio.to_thread(lambda: encoded(compose_score(drawing)))
    attachment = Attachment(f"{table.game}-score.png", content, score_described(drawing, voice))
    await context.show(Page(attachment=attachment), for_now=True)


def _drawn(drawing: TableDrawing, look: Look) -> bytes:
    return encoded(compose(drawing, look))
