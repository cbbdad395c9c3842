"""The commands to read: `/rules`, `/learn`, `/fair`, `/leaderboard`, `/stats`, `/help`."""

from enum import StrEnum
from typing import Final, TypeVar

import discord
from discord import app_commands

from bot.discord.actions import fair_actions, figure_actions, lesson_actions, rules_actions
from bot.discord.commands import autocomplete
from bot.discord.commands.decorators import GAMES, choice, in_context, parameters, text
from bot.discord.context import Context
from bot.discord.pages.help import help_page, tips
from bot.discord.table_choice import Several, has_scores, likely_table, table_here
from bot.tables.ladders import Ladder, Metric, Period
from bot.tables.model import Refused, UserId
from engine.message import Message

SCOPES: Final = [choice("scope-server", "server"), choice("scope-all", "all")]
PERIODS: Final = [choice(f"period-{period.value}", period.value) for period in Period]
METRICS: Final = [choice(f"metric-{metric.value}", metric.value) for metric in Metric]
Named = TypeVar("Named", bound=StrEnum)


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


@app_commands.command(name=text("command-learn"), description=text("command-learn-about"))
@parameters("game")
@app_commands.choices(game=GAMES)
@in_context
async def learn(context: Context, game: str | None = None) -> None:
    """The lessons of a game, or for beginners."""
    await lesson_actions.lessons(context, game or "")


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
@parameters("game", "scope", "period", "metric")
@app_commands.choices(game=GAMES, scope=SCOPES, period=PERIODS, metric=METRICS)
@in_context
async def leaderboard(
    context: Context,
    game: str | None = None,
    scope: str | None = None,
    period: str | None = None,
    metric: str | None = None,
) -> None:
    """The best players, and one's own place."""
    ladder = Ladder(
        game or _game_here(context),
        _guild(context, scope),
        _offered(Period, period) or Period.EVER,
        _offered(Metric, metric) or Metric.WINS,
    )
    await figure_actions.leaderboard(context, ladder)


@app_commands.command(name=text("command-stats"), description=text("command-stats-about"))
@parameters("player", "game", "scope")
@app_commands.choices(game=GAMES, scope=SCOPES)
@in_context
async def stats(
    context: Context, player: discord.User | None = None, game: str | None = None, scope: str | None = None
) -> None:
    """One player's figures, in one game or in all."""
    who = player or context.interaction.user
    await figure_actions.figures(context, UserId(who.id), who.display_name, game, _guild(context, scope))


@app_commands.command(name=text("command-help"), description=text("command-help-about"))
@in_context
async def show_help(context: Context) -> None:
    """What one can do here and now."""
    table, place = likely_table(context), context.place.guild
    manages = place is not None and context.interaction.permissions.manage_guild
    shown = tips(table, context.person, direct=place is None, manages=manages)
    await context.show(help_page(table, context.person, context.services.games, shown, await context.voice()))


def _game_here(context: Context) -> str:
    """The game of the table that is meant, else the default game."""
    table = likely_table(context)
    return context.services.default_game if table is None else table.game


def _guild(context: Context, scope: str | None) -> int | None:
    return None if scope == "all" else context.place.guild


def _offered(kind: type[Named], value: str | None) -> Named | None:
    """The choice with this value; None where none is given.

    Raises:
        Refused: it is none of those offered.
    """
    if value is None:
        return None
    try:
        return kind(value)
    except ValueError:
        raise Refused(Message("settings-unknown")) from None
