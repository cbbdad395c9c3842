"""The commands of play: `/hand`, `/play`, `/bid`, `/hint`, `/score`, `/confer`."""

from typing import Any

from discord import app_commands

from bot.discord import acts, drafting, typed
from bot.discord.answering import Request
from bot.discord.commands import completing
from bot.discord.commands.making import Maker
from bot.discord.hall import hall_of
from bot.discord.private_line import LONGEST


def play_commands(make: Maker) -> list[app_commands.Command[Any, ..., Any]]:
    """All of them."""
    own = {"table": completing.own_tables}
    return [
        make.command("hand", hand, completed=own),
        make.command("play", play, completed={"action": completing.answers, **own}),
        make.command("bid", bid, completed={"bid": completing.bids, **own}),
        make.command("hint", hint, completed=own),
        make.command("score", score, completed={"table": completing.tables_here}),
        make.command("confer", confer, completed=own),
    ]


async def hand(request: Request, table: str | None = None) -> None:
    """Show the hand."""
    hall = hall_of(request)
    await acts.hand(hall, request, hall.own_table(request, table))


async def play(request: Request, action: str, table: str | None = None) -> None:
    """Play a card, or answer whatever is asked."""
    hall = hall_of(request)
    await typed.play_typed(hall, request, hall.own_table(request, table), action)


async def bid(request: Request, bid: str, table: str | None = None) -> None:
    """Speak in the bidding."""
    hall = hall_of(request)
    await typed.play_typed(hall, request, hall.own_table(request, table), bid)


async def hint(request: Request, table: str | None = None) -> None:
    """Show a suggestion, and why."""
    hall = hall_of(request)
    await drafting.advise(hall, request, hall.own_table(request, table))


async def score(request: Request, table: str | None = None) -> None:
    """Show the score sheet."""
    hall = hall_of(request)
    await acts.score(hall, request, hall.table_here(request, table))


async def confer(request: Request, text: app_commands.Range[str, 1, LONGEST], table: str | None = None) -> None:
    """Say something to those with whom the rules let one confer."""
    await hall_of(request).line.confer(request, text, table)
