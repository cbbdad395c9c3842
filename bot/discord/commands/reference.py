"""The commands that tell: `/rules`, `/leaderboard`, `/stats`, `/help`."""

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import app_commands

from bot.discord.commands.making import Maker, Offered
from bot.discord.context import Context
from bot.discord.pages import rules_pages
from bot.discord.pages.welcome import play_buttons
from bot.discord.pages.widgets import Page
from bot.tables.model import Standing, UserId
from bot.text.i18n import EXAMPLE, Voice
from bot.text.render import embed, escape, game_name

SCOPES: Final[Offered] = (("scope-server", "server"), ("scope-all", "all"))


def telling_commands(make: Maker, games: Offered) -> list[app_commands.Command[Any, ..., Any]]:
    """All of them."""
    return [
        make.command("rules", rules, offered={"game": games}),
        make.command("leaderboard", leaderboard, offered={"game": games, "scope": SCOPES}),
        make.command("stats", stats, offered={"game": games, "scope": SCOPES}),
        make.command("help", show_help),
    ]


async def rules(context: Context, game: str | None = None) -> None:
    """The short rules of a game."""
    await rules_pages.rules(context, game or _game_here(context))


async def leaderboard(context: Context, game: str | None = None, scope: str | None = None) -> None:
    """The best players."""
    voice = await context.voice()
    key = game or _game_here(context)
    guild = None if scope == "all" else context.place.guild
    best = await context.tables.leaderboard(key, guild=guild)
    lines = [
        voice.text("leaderboard-line", place=place, name=escape(one.name), figures=_figures(one, voice))
        for place, one in zip(_places(best), best, strict=True)
    ]
    where = voice.text("leaderboard-server" if guild is not None else "leaderboard-all")
    title = voice.text("leaderboard-title", game=game_name(key, voice), where=where)
    await context.show(Page(embed(title, "\n".join(lines) or voice.text("leaderboard-empty"))))


async def stats(
    context: Context, player: discord.User | None = None, game: str | None = None, scope: str | None = None
) -> None:
    """One player's figures, in one game or in all."""
    voice = await context.voice()
    who = player or context.interaction.user
    guild = None if scope == "all" else context.place.guild
    found = await context.tables.stats(UserId(who.id), game=game, guild=guild)
    lines = [voice.text("stats-line", game=game_name(one.game, voice), figures=_figures(one, voice)) for one in found]
    where = voice.text("leaderboard-server" if guild is not None else "leaderboard-all")
    title = voice.text("stats-title", name=escape(who.display_name), where=where)
    await context.show(Page(embed(title, "\n".join(lines) or voice.text("stats-empty"))))


async def show_help(context: Context) -> None:
    """How to begin, how to play, which commands there are."""
    voice = await context.voice()
    told = embed(voice.text("help-title"), voice.text("help-text", card=voice.card(EXAMPLE)))
    await context.show(Page(told, rows=(play_buttons(voice, context.services.games),)))


def _game_here(context: Context) -> str:
    """The game of the channel's latest table, else the first."""
    here = context.tables.in_channel(context.place.channel)
    return here[-1].game if here else context.services.default_game


def _places(best: Sequence[Standing]) -> list[int]:
    """Whoever has the same figures as another shares the place, as partners do who only played together."""
    figures = [(one.wins, one.points, one.matches) for one in best]
    return [figures.index(one) + 1 for one in figures]


def _figures(one: Standing, voice: Voice) -> str:
    return voice.text("standing-figures", matches=one.matches, wins=one.wins, draws=one.draws, points=one.points)
