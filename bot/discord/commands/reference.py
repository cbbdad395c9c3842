"""The commands to read: `/rules`, `/fair`, `/leaderboard`, `/stats`, `/help`."""

from collections.abc import Sequence
from typing import Final

import discord
from discord import app_commands

from bot.discord.actions import fair_actions, rules_actions
from bot.discord.commands import autocomplete
from bot.discord.commands.decorators import GAMES, choice, in_context, parameters, text
from bot.discord.context import Context
from bot.discord.pages.welcome import play_buttons
from bot.discord.pages.widgets import Page
from bot.discord.table_choice import Several, has_scores, likely_table, table_here
from bot.tables.model import Refused, Standing, UserId
from bot.text.i18n import EXAMPLE, Voice
from bot.text.render import embed, escape, game_name

SCOPES: Final = [choice("scope-server", "server"), choice("scope-all", "all")]


@app_commands.command(name=text("command-rules"), description=text("command-rules-about"))
@parameters("game")
@app_commands.choices(game=GAMES)
@in_context
async def rules(context: Context, game: str | None = None) -> None:
    """The short rules of a game."""
    table = likely_table(context) if game is None else None
    wanted = game if table is None else table.game
    if wanted is None:
        await rules_actions.choose(context)
    else:
        await rules_actions.rules(context, wanted)


@app_commands.command(name=text("command-fair"), description=text("command-fair-about"))
@parameters("table")
@app_commands.autocomplete(table=autocomplete.tables_here)
@in_context
async def fair(context: Context, table: str | None = None) -> None:
    """What fixes the deals of a match; without a table, what that proves."""
    try:
        found = table_here(context, table, has_scores)
    except Several:
        raise
    except Refused:
        if table is not None:
            raise
        found = None
    await fair_actions.fair(context, found)


@app_commands.command(name=text("command-leaderboard"), description=text("command-leaderboard-about"))
@parameters("game", "scope")
@app_commands.choices(game=GAMES, scope=SCOPES)
@in_context
async def leaderboard(context: Context, game: str | None = None, scope: str | None = None) -> None:
    """The best players."""
    voice = await context.voice()
    key = game or _game_here(context)
    guild = None if scope == "all" else context.place.guild
    best = await context.tables.leaderboard(key, guild=guild)
    lines = [
        voice.text("leaderboard-line", place=place, name=escape(standing.name), figures=_figures(standing, voice))
        for place, standing in zip(_places(best), best, strict=True)
    ]
    where = voice.text("leaderboard-server" if guild is not None else "leaderboard-all")
    title = voice.text("leaderboard-title", game=game_name(key, voice), where=where)
    await context.show(Page(embed(title, "\n".join(lines) or voice.text("leaderboard-empty"))))


@app_commands.command(name=text("command-stats"), description=text("command-stats-about"))
@parameters("player", "game", "scope")
@app_commands.choices(game=GAMES, scope=SCOPES)
@in_context
async def stats(
    context: Context, player: discord.User | None = None, game: str | None = None, scope: str | None = None
) -> None:
    """One player's figures, in one game or in all."""
    voice = await context.voice()
    who = player or context.interaction.user
    guild = None if scope == "all" else context.place.guild
    standings = await context.tables.stats(UserId(who.id), game=game, guild=guild)
    lines = [
        voice.text("stats-line", game=game_name(standing.game, voice), figures=_figures(standing, voice))
        for standing in standings
    ]
    where = voice.text("leaderboard-server" if guild is not None else "leaderboard-all")
    title = voice.text("stats-title", name=escape(who.display_name), where=where)
    await context.show(Page(embed(title, "\n".join(lines) or voice.text("stats-empty"))))


@app_commands.command(name=text("command-help"), description=text("command-help-about"))
@in_context
async def show_help(context: Context) -> None:
    """How to begin, how to play, which commands there are."""
    voice = await context.voice()
    told = embed(voice.text("help-title"), voice.text("help-text", card=voice.plain.card(EXAMPLE)))
    await context.show(Page(told, rows=(play_buttons(voice, context.services.games),)))


def _game_here(context: Context) -> str:
    """The game of the table that is meant, else the default game."""
    table = likely_table(context)
    return context.services.default_game if table is None else table.game


def _places(best: Sequence[Standing]) -> list[int]:
    """The place of each: equal figures share one, as those of partners do who only played together."""
    figures = [(standing.wins, standing.points, standing.matches) for standing in best]
    return [figures.index(own) + 1 for own in figures]


def _figures(standing: Standing, voice: Voice) -> str:
    return voice.text(
        "standing-figures", matches=standing.matches, wins=standing.wins, draws=standing.draws, points=standing.points
    )
