"""Where and how a server's tables begin: its channels, its game, its pace and, for each game, its rules, as those
who manage it have set."""

import logging
from dataclasses import replace
from typing import Final

from bot.discord.context import Context
from bot.discord.custom_id import ButtonId
from bot.discord.messages.invitations import home_of
from bot.discord.pages.admin_pages import mentioned, rules_details
from bot.discord.pages.widgets import LABEL, Button
from bot.discord.permissions import sees
from bot.tables.admin_log import Act
from bot.tables.lobby import checked_rules
from bot.tables.model import Pace, Refused, Table
from bot.tables.settings_store import GuildRules, GuildSetting, Ratings
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


async def rated_here(context: Context) -> bool:
    """Whether a table that is opened here is to be rated, if its host says nothing."""
    return (await _setting(context)).ratings not in {Ratings.CASUAL, Ratings.NEVER}


async def may_open(context: Context) -> bool:
    """Whether tables may be opened in this channel, or in the channel of this thread; if not, tell where they may.

    Only channels that the user sees are named.
    """
    guild = context.place.guild
    chosen = await context.services.settings.guild_channels(guild) if guild is not None else ()
    if not chosen or home_of(context.interaction.client, context.place) in chosen:
        return True
    user = context.interaction.user
    seen = [channel for channel in chosen if exists(context, channel) and sees(user, channel)]
    if seen:
        await context.say("tables-elsewhere", channels=mentioned(seen, await context.voice()))
    else:
        await context.say("tables-elsewhere-unknown")
    return False


def exists(context: Context, channel: int) -> bool:
    """Whether there is such a channel still, as far as the bot sees."""
    return context.interaction.client.get_channel(channel) is not None


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
    do = RESET if stored == rules_of(table) else SET
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
    await put(context, guild, table.game, None if do == RESET else rules_of(table))


async def put(context: Context, guild: int, game: str, rules: GuildRules | None) -> None:
    """Let tables of this game begin so on this server, or (None) as usual. Whoever calls knows that the user may."""
    administration, details = context.services.administration, rules_details(game, rules)
    line = administration.line(guild, context.person.id, Act.RULES, context.cause, details)
    await context.services.settings.put_guild_rules(guild, game, rules, line)


async def told(context: Context, table: Table, do: str) -> None:
    """Say what has been changed."""
    game = game_name(table.game, await context.voice())
    await context.say("server-rules-reset" if do == RESET else "server-rules-set", game=game)


def _manages(context: Context, table: Table) -> bool:
    return context.place.guild == table.place.guild and context.interaction.permissions.manage_guild


def rules_of(table: Table) -> GuildRules:
    """The rules by which this table plays."""
    return GuildRules(table.preset, table.options, len(table.holders))
