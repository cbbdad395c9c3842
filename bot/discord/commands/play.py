"""The commands of play: `/hand`, `/play`, `/bid`, `/hint`, `/score`, `/confer`."""

from typing import Any

from discord import app_commands

from bot.discord.actions import selection_actions, table_actions, typed
from bot.discord.commands import autocomplete
from bot.discord.commands.making import Maker
from bot.discord.context import Request
from bot.discord.messages.private_line import LONGEST
from bot.discord.services import hall_of


def play_commands(make: Maker) -> list[app_commands.Command[Any, ..., Any]]:
    """All of them."""
    own = {"table": autocomplete.own_tables}
    return [
        make.command("hand", hand, completed=own),
        make.command("play", play, completed={"action": autocomplete.answers, **own}),
        make.command("bid", bid, completed={"bid": autocomplete.bids, **own}),
        make.command("hint", hint, completed=own),
        make.command("score", score, completed={"table": autocomplete.tables_here}),
        make.command("confer", confer, completed=own),
    ]


async def hand(request: Request, table: str | None = None) -> None:
    """Show the hand."""
    hall = hall_of(request)
    await table_actions.hand(hall, request, hall.own_table(request, table))


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
    await selection_actions.advise(hall, request, hall.own_table(request, table))


async def score(request: Request, table: str | None = None) -> None:
    """Show the score sheet."""
    hall = hall_of(request)
    await table_actions.score(hall, request, hall.table_here(request, table))


async def confer(request: Request, text: app_commands.Range[str, 1, LONGEST], table: str | None = None) -> None:
    """Say something to those with whom the rules let one confer."""
    await hall_of(request).line.confer(request, text, table)
