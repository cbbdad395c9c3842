"""Waiting for the seat of a computer: what a newcomer is told, and how they withdraw."""

from typing import Final

from bot.discord.context import Context
from bot.discord.custom_id import ButtonId
from bot.discord.pages.table_frame import names_of
from bot.discord.pages.widgets import Button, Page
from bot.tables.model import Table
from bot.tables.newcomers import awaited
from bot.text.render import escape

WAITING: Final = "waiting"
"""What *Leave* carries on the answer to who waits."""


async def tell(context: Context, table: Table) -> None:
    """Say from when the user plays, and that the match counts nothing for them, with a button to withdraw."""
    seat = awaited(table, context.person.id)
    assert seat is not None, "they wait"
    voice = await context.voice()
    text = voice.text("discord-waiting", computer=escape(names_of(table, voice)[seat]))
    button = Button(voice.text("button-leave"), str(ButtonId("leave", table.id, what=WAITING)))
    await context.show(Page(content=text, rows=((button,),)))


async def withdraw(context: Context, table: Table, told: str, name: str) -> None:
    """Let the user wait no more; `told`: what the button carries; `name`: how the table is called."""
    await context.tables.leave(table.id, context.person.id)
    if told == WAITING:
        await context.update(Page(content=await context.text("discord-waiting-over", table=name)))
    else:
        await context.say("discord-waiting-over", table=name)
