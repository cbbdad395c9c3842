"""The short rules of a game, page by page; their lists are those of the deal that is being played."""

import re
from typing import Final

from bot.discord.actions.score_actions import paged
from bot.discord.context import Context
from bot.discord.custom_id import ButtonId
from bot.discord.pages.table_frame import frame_of
from bot.discord.pages.table_pages import BEGUN
from bot.discord.pages.widgets import Button, Page, in_rows
from bot.discord.table_choice import being_played, known_table, likely_table
from bot.tables.model import Refused, Table, TableId
from bot.text.render import game_name, rules_pages, shown_names
from engine.message import Message
from engine.registry import game_keys

TURNED: Final = re.compile(r"(?P<game>[a-z]+)(?:\.(?P<table>[0-9a-z]{1,24}))?\.(?P<page>[0-9]{1,2})", re.ASCII)
"""What the button to another page carries: `<game>.<page>` or `<game>.<table>.<page>`, pages counted from 0."""


async def rules(context: Context, game: str, table: Table | None = None, page: int | None = None) -> None:
    """Show a page of the rules, for the deal of this table; None: of a table found by itself.

    `page` None: the first, in a message of its own.
    """
    played = table if table is not None else likely_table(context, lambda at: at.game == game and being_played(at))
    voice = await context.voice()
    if played is None or played.match is None or played.game != game or played.state not in BEGUN:
        await paged(context, rules_pages(game, voice), page or 0, ButtonId("pages", what=game), turned=page is not None)
        return
    view = played.match.view(played.seat_of(context.person.id))
    pages = rules_pages(game, voice, view=view, names=shown_names(frame_of(played).seated, voice))
    turn = ButtonId("pages", what=f"{game}.{played.id}")
    await paged(context, pages, page or 0, turn, turned=page is not None)


async def choose(context: Context) -> None:
    """Ask of which game the rules are wanted, with a button for each."""
    voice = await context.voice()
    buttons = [
        Button(game_name(game, voice), str(ButtonId("pages", what=f"{game}.0"))) for game in context.services.games
    ]
    await context.show(Page(content=voice.text("discord-rules-which"), rows=in_rows(buttons)))


async def turned(context: Context, what: str) -> None:
    """Turn to the page that a button names.

    Raises:
        Refused: there is no such game.
    """
    target = TURNED.fullmatch(what)
    if target is None or target["game"] not in game_keys():
        raise Refused(Message("discord-unknown-button"))
    try:
        played = known_table(context, TableId(target["table"])) if target["table"] else None
    except Refused:  # it is closed by now; the rules do without it
        played = None
    await rules(context, target["game"], played, int(target["page"]))
