"""The commands of play: `/hand`, `/play`, `/bid`, `/hint`, `/score`, `/report`, `/confer`."""

from discord import app_commands

from bot.discord.actions import report_actions, score_actions, selection_actions, table_actions, typed
from bot.discord.commands import autocomplete
from bot.discord.commands.decorators import in_context, parameters, text
from bot.discord.context import Context
from bot.discord.messages.private_line import LONGEST
from bot.discord.table_choice import being_played, has_scores, own_table, table_here


@app_commands.command(name=text("command-hand"), description=text("command-hand-about"))
@parameters("table")
@app_commands.autocomplete(table=autocomplete.own_tables)
@in_context
async def hand(context: Context, table: str | None = None) -> None:
    """Show the hand."""
    await table_actions.hand(context, own_table(context, table, being_played))


@app_commands.command(name=text("command-play"), description=text("command-play-about"))
@parameters("action", "table")
@app_commands.autocomplete(action=autocomplete.answers, table=autocomplete.own_tables)
@in_context
async def play(context: Context, action: str, table: str | None = None) -> None:
    """Play a card, or answer whatever is asked."""
    await typed.play_typed(context, own_table(context, table, being_played), action)


@app_commands.command(name=text("command-bid"), description=text("command-bid-about"))
@parameters("bid", "table")
@app_commands.autocomplete(bid=autocomplete.bids, table=autocomplete.own_tables)
@in_context
async def bid(context: Context, bid: str, table: str | None = None) -> None:
    """Bid, or answer in the bidding."""
    await typed.play_typed(context, own_table(context, table, being_played), bid)


@app_commands.command(name=text("command-hint"), description=text("command-hint-about"))
@parameters("table")
@app_commands.autocomplete(table=autocomplete.own_tables)
@in_context
async def hint(context: Context, table: str | None = None) -> None:
    """Show a suggestion, and why."""
    await selection_actions.advise(context, own_table(context, table, being_played))


@app_commands.command(name=text("command-score"), description=text("command-score-about"))
@parameters("table")
@app_commands.autocomplete(table=autocomplete.tables_here)
@in_context
async def score(context: Context, table: str | None = None) -> None:
    """Show the score sheet."""
    await score_actions.score(context, table_here(context, table, has_scores))


@app_commands.command(name=text("command-report"), description=text("command-report-about"))
@parameters("table")
@app_commands.autocomplete(table=autocomplete.own_tables)
@in_context
async def report(context: Context, table: str | None = None) -> None:
    """Hand out what the player sees, for whoever runs the bot."""
    await report_actions.report(context, own_table(context, table, has_scores))


@app_commands.command(name=text("command-confer"), description=text("command-confer-about"))
@parameters("text", "table")
@app_commands.autocomplete(table=autocomplete.own_tables)
@in_context
async def confer(context: Context, text: app_commands.Range[str, 1, LONGEST], table: str | None = None) -> None:
    """Say something to the players with whom the rules let you confer."""
    await context.services.private_line.confer(context, text, table)
