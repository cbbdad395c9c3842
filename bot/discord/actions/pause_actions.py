"""Pauses, by click or by command: asking for one, going on after it, and another pace."""

from bot.discord.actions import table_actions
from bot.discord.context import Context
from bot.discord.custom_id import ButtonId
from bot.discord.pages.table_pages import called
from bot.discord.pages.widgets import Button, Page
from bot.tables.model import Pace, Table, TableState
from bot.tables.pausing import undecided


async def pause(context: Context, table: Table) -> None:
    """Ask for a pause, or agree to one."""
    table = context.at(await context.tables.pause(table.id, context.person.id))
    if table.state is TableState.PAUSED:
        await context.say("discord-paused")
    else:
        await context.say("discord-pause-wanted", missing=called(table, undecided(table), await context.voice()))


async def go_on(context: Context, table: Table, *, on_hand: bool, alone: bool = False) -> None:
    """Be ready to go on after a pause, or go on without those who are not (`alone`), where the table allows it."""
    user = context.person.id
    with context.hands.answering(table.id, user):
        table = context.at(await context.tables.resume(table.id, user, alone=alone))
        if table.state is not TableState.PAUSED:
            await table_actions.show_hand(context, table, on_hand=on_hand)
            return
        voice = await context.voice()
        text = voice.text("discord-ready", missing=called(table, undecided(table), voice))
        if (since := context.tables.alone_from(table, user)) is not None:
            text += "\n" + voice.text("discord-ready-alone", time=f"<t:{int(since.timestamp())}:f>")
            await context.show(Page(content=text))
            return
        button = Button(voice.text("button-go-on"), str(ButtonId("go-on", table.id, revision=table.revision)))
        await context.show(Page(content=text, rows=((button,),)))


async def set_pace(context: Context, table: Table, pace: Pace) -> None:
    """Give turns another time."""
    table = context.at(await context.tables.set_pace(table.id, context.person.id, pace))
    await context.say("discord-pace-set", pace=await context.text(f"pace-{table.pace.value}"))
