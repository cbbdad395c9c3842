"""The commands of play: `/hand`, `/play`, `/bid`, `/hint`, `/score`, `/confer`."""

from typing import Any

from discord import app_commands

from bot.discord.actions import selection_actions, table_actions, typed
from bot.discord.commands import autocomplete
from bot.discord.commands.making import Maker
from bot.discord.context import Context
from bot.discord.messages.private_line import LONGEST
from bot.discord.table_choice import being_played, has_scores, own_table, table_here


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


async def hand(context: Context, table: str | None = None) -> None:
    """Show the hand."""
    await table_actions.hand(context, own_table(context, table, being_played))


async def play(context: Context, action: str, table: str | None = None) -> None:
    """Play a card, or answer whatever is asked."""
    await typed.play_typed(context, own_table(context, table, being_played), action)


async def bid(context: Context, bid: str, table: str | None = None) -> None:
    """Speak in the bidding."""
    await typed.play_typed(context, own_table(context, table, being_played), bid)


async def hint(context: Context, table: str | None = None) -> None:
    """Show a suggestion, and why."""
    await selection_actions.advise(context, own_table(context, table, being_played))


async def score(context: Context, table: str | None = None) -> None:
    """Show the score sheet."""
    await table_actions.score(context, table_here(context, table, has_scores))


async def confer(context: Context, text: app_commands.Range[str, 1, LONGEST], table: str | None = None) -> None:
    """Say something to those with whom the rules let one confer."""
    await context.services.line.confer(context, text, table)
