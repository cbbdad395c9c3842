"""How a server's tables begin: its game, its pace and, for each game, its rules, as somebody who manages it has set."""

import logging
from dataclasses import replace
from typing import Final

from bot.discord.context import Context
from bot.discord.custom_id import ButtonId
from bot.discord.pages.widgets import LABEL, Button
from bot.tables.lobby import checked_rules
from bot.tables.model import Pace, Refused, Table
from bot.tables.settings_store import GuildRules, GuildSetting
from bot.text.render import clip, game_name
from engine.match import DEFAULT_PRESET
from engine.message import Message
from engine.registry import game_keys

SET: Final = "set"
RESET: Final = "reset"

_log = logging.getLogger(__name__)


async def game_here(context: Context) -> str:
    """The game of a table that is opened here without naming one."""
    game = (await _setting(context)).game
    return game if game is not None and game in game_keys() else context.services.default_game


async def pace_here(context: Context) -> Pace:
    """The pace of a table that is opened here without naming one."""
    return (await _setting(context)).pace or Pace.LIVE


async def _setting(context: Context) -> GuildSetting:
    guild = context.place.guild
    return await context.services.settings.guild(guild) if guild is not None else GuildSetting(0)


async def rules_here(context: Context, game: str, seats: int | None) -> GuildRules:
    """The rules by which a table of this game begins here, for so many players (None: as many as the server has set).

    The game's own where the server has set none, where those do not hold, or not for so many players.
    """
    own, rules = GuildRules(DEFAULT_PRESET, (), seats), (await all_rules_here(context)).get(game)
    if rules is None or seats in {None, rules.seats}:
        return rules or own
    try:
        checked_rules(game, rules.preset, dict(rules.options), seats)
    except Refused:
        return own
    return replace(rules, seats=seats)


async def all_rules_here(context: Context) -> dict[str, GuildRules]:
    """The rules that this server has set and that hold, by game."""
    guild = context.place.guild
    stored = await context.services.settings.guild_rules(guild) if guild is not None else {}
    return {
        game: rules
        for game in game_keys()
        if guild is not None and (rules := stored.get(game)) is not None and _hold(guild, game, rules)
    }


def _hold(guild: int, game: str, rules: GuildRules) -> bool:
    """Whether this version of the game still has these rules; a version may change its options."""
    try:
        checked_rules(game, rules.preset, dict(rules.options), rules.seats)
    except Refused as refused:
        reason = refused.message.key
        _log.warning("rules of a server do not hold", extra={"guild": guild, "game": game, "reason": reason})
        return False
    return True


async def buttons(context: Context, table: Table, page: int) -> tuple[Button, ...]:
    """For who manages the server: a button by which its tables begin with this table's rules, or do so no more.

    `page`: of the form of options.
    """
    guild = table.place.guild
    if guild is None or not _manages(context, table):
        return ()
    stored = (await context.services.settings.guild_rules(guild)).get(table.game)
    do = RESET if stored == _rules_of(table) else SET
    label = (await context.voice()).text(f"button-server-{do}")
    return (Button(clip(label, LABEL), str(ButtonId("default", table.id, what=f"{page}.{do}"))),)


async def change(context: Context, table: Table, do: str) -> None:
    """Let the server's tables of this game begin with this table's rules, or (`RESET`) with the usual ones.

    Raises:
        Refused: the user does not manage the server.
    """
    guild = table.place.guild
    if guild is None or not _manages(context, table):
        raise Refused(Message("settings-server-only"))
    rules = None if do == RESET else _rules_of(table)
    await context.services.settings.put_guild_rules(guild, table.game, rules)


async def told(context: Context, table: Table, do: str) -> None:
    """Say what has been changed."""
    game = game_name(table.game, await context.voice())
    await context.say("server-rules-reset" if do == RESET else "server-rules-set", game=game)


def _manages(context: Context, table: Table) -> bool:
    return context.place.guild == table.place.guild and context.interaction.permissions.manage_guild


def _rules_of(table: Table) -> GuildRules:
    return GuildRules(table.preset, table.options, len(table.holders))
