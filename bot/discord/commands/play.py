"""The commands of play: `/hand`, `/play`, `/bid`, `/score`."""

from typing import Any

from discord import app_commands

from bot.discord import acts
from bot.discord.answering import Request
from bot.discord.commands import completing
from bot.discord.commands.making import Maker
from bot.discord.hall import hall_of


def play_commands(make: Maker) -> list[app_commands.Command[Any, ..., Any]]:
    """All of them."""
    own = {"table": completing.own_tables}
    return [
        make.command("hand", hand, completed=own),
        make.command("play", play, completed={"action": completing.answers, **own}),
        make.command("bid", bid, completed={"bid": completing.bids, **own}),
        make.command("score", score, completed={"table": completing.tables_here}),
    ]


async def hand(request: Request, table: str | None = None) -> None:
    """Show the hand."""
    hall = hall_of(request)
    await acts.hand(hall, request, hall.own_table(request, table))


async def play(request: Request, action: str, table: str | None = None) -> None:
    """Play a card, or answer whatever is asked."""
    hall = hall_of(request)
    await acts.play_typed(hall, request, hall.own_table(request, table), action)


async def bid(request: Request, bid: str, table: str | None = None) -> None:
    """Speak in the bidding."""
    hall = hall_of(request)
    await acts.play_typed(hall, request, hall.own_table(request, table), bid)


async def score(request: Request, table: str | None = None) -> None:
    """Show the score sheet."""
    hall = hall_of(request)
    await acts.score(hall, request, hall.table_here(request, table))
