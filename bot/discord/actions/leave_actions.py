"""Leaving and closing a table: first a private question that names the table and what follows, then the deed."""

from typing import Final

from bot.discord.actions.table_actions import seat_of
from bot.discord.context import Context
from bot.discord.custom_id import ButtonId
from bot.discord.pages.table_frame import frame_of
from bot.discord.pages.table_pages import BEGUN, called
from bot.discord.pages.widgets import Button, Page, Tone
from bot.tables.lobby import host_only
from bot.tables.model import Person, Table, TableState
from bot.text.i18n import Voice
from bot.text.render import game_name, shown_names

RUNNING: Final = BEGUN | {TableState.SUSPENDED}
"""The states in which a match is under way, be it readable or not."""


async def leave(context: Context, table: Table, told: str = "") -> None:
    """Give the seat up, once the player has confirmed what follows.

    `told`: what the button that confirms it has told; empty: nothing was told yet. If something else follows by now,
    the player is asked again.
    """
    seat_of(context, table)
    follows = _follows_leaving(context, table)
    if told != follows:
        await _ask(context, table, "leave", follows)
        return
    await context.tables.leave(table.id, context.person.id)
    await context.update(Page(content=await context.text(f"discord-left-{follows}")))


async def end(context: Context, table: Table, told: str = "") -> None:
    """Close the table, as its host or with the right to manage the server, once it is confirmed (`told`: as above)."""
    admin = context.place.guild == table.place.guild and context.interaction.permissions.manage_guild
    if not admin:
        host_only(table, context.person.id)
    follows = "match" if table.state in RUNNING else "table"
    if told != follows:
        await _ask(context, table, "end", follows)
        return
    await context.tables.end(table.id, context.person, force=admin)
    await context.update(Page(content=await context.text("discord-ended")))


async def stay(context: Context) -> None:
    """Change nothing."""
    await context.update(Page(content=await context.text("discord-stayed")))


def _follows_leaving(context: Context, table: Table) -> str:
    """What leaving brings about: the table closes, the match counts as lost, or only the seat becomes free."""
    if not _others(context, table):
        return "closes"
    return "lost" if table.state in RUNNING else "free"


def _others(context: Context, table: Table) -> list[Person]:
    return [person for person in table.people if person.id != context.person.id]


async def _ask(context: Context, table: Table, deed: str, follows: str) -> None:
    """Name the table, what follows and who is told, with a button for the deed and one against it."""
    context.at(table)
    voice, others = await context.voice(), _others(context, table)
    lines = [voice.text(f"ask-{deed}", table=_named(table, voice)), voice.text(f"ask-{deed}-{follows}")]
    if deed == "end" and table.seat_of(context.person.id) is None:
        lines.append(voice.text("ask-end-stranger"))
    if deed == "leave" and table.host == context.person.id and others:
        lines.append(voice.text("ask-leave-host", host=called(table, others[:1], voice)))
    if others:
        lines.append(voice.text("ask-told", names=called(table, others, voice)))
    buttons = (
        Button(voice.text("button-stay"), str(ButtonId("stay", table.id))),
        Button(voice.text(f"button-{deed}-sure"), str(ButtonId(deed, table.id, what=follows)), tone=Tone.FORWARD),
    )
    await context.show(Page(content="\n".join(lines), rows=(buttons,)))


def _named(table: Table, voice: Voice) -> str:
    """The game, the channel and the players of the table."""
    frame = frame_of(table)
    names = [name for name, holder in zip(shown_names(frame.seated, voice), table.holders, strict=True) if holder]
    game, players = game_name(table.game, voice), voice.several(names)
    if table.place.guild is None:
        return voice.text("ask-table-private", game=game, players=players)
    return voice.text("ask-table", game=game, players=players, channel=f"<#{table.place.channel}>")
