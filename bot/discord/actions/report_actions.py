"""*Report this play*: a player gets what they see at this moment as a file, to send it to whoever runs the bot."""

import json
from typing import Any

from bot.discord.actions.table_actions import seat_in_match
from bot.discord.context import Context
from bot.discord.pages.widgets import Attachment, Page
from bot.tables.model import Holder, Table
from engine.cards import Seat
from engine.export import plain
from engine.match import Match


async def report(context: Context, table: Table) -> None:
    """Hand out the position as this player sees it, and say to whom to send it.

    Raises:
        Refused: the user has no seat, or there is no match.
    """
    seat, match = seat_in_match(context, table)
    position = _position(table, match, seat)
    name = f"{table.game}-{table.id}-{table.match_number}-{position['step']}.json"
    attachment = Attachment(name, json.dumps(position, indent=1).encode())
    await context.show(Page(content=await context.text("discord-report"), attachment=attachment))


def _position(table: Table, match: Match, seat: Seat) -> dict[str, Any]:
    """What this seat may see now, and which step of which match it is; it names no person."""
    return {
        "game": table.game,
        "preset": match.header.preset,
        "options": dict(match.header.options),
        "table": table.id,
        "match": table.match_number,
        # As in the seat's own buttons: the length of the log would tell of silent steps of others.
        "step": match.revision_of(seat),
        "seat": seat,
        "players": [_player(holder) for holder in table.holders],
        "view": plain(match.view(seat)),
    }


def _player(holder: Holder | None) -> str | None:
    """Who plays this seat: `person`, or the name of the computer player."""
    if holder is None or holder.person is None:
        return holder.computer if holder is not None else None
    return "autopilot" if holder.autopilot else "person"
