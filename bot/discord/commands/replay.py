"""The commands about finished matches: `/history` and `/replay`."""

from discord import app_commands

from bot.discord.actions import replay_actions
from bot.discord.commands import autocomplete
from bot.discord.commands.decorators import GAMES, in_context, parameters, text
from bot.discord.context import Context


@app_commands.command(name=text("command-history"), description=text("command-history-about"))
@parameters("game")
@app_commands.choices(game=GAMES)
@in_context
async def history(context: Context, game: str | None = None) -> None:
    """The user's finished matches."""
    await replay_actions.history(context, game)


@app_commands.command(name=text("command-replay"), description=text("command-replay-about"))
@parameters("match")
@app_commands.autocomplete(match=autocomplete.matches)
@in_context
async def replay(context: Context, match: str | None = None) -> None:
    """A finished match, step by step."""
    await replay_actions.named(context, match)
