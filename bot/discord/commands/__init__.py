"""The slash commands."""

from typing import Any, Final, TypeAlias

from discord import app_commands

from bot.discord.commands.admin import admin_group
from bot.discord.commands.play import bid, confer, hand, hint, play, report, score
from bot.discord.commands.privacy import privacy_group
from bot.discord.commands.reference import fair, leaderboard, learn, rules, show_help, stats
from bot.discord.commands.replay import history, replay
from bot.discord.commands.settings import settings
from bot.discord.commands.table import table_group

AnyCommand: TypeAlias = app_commands.Command[Any, ..., Any] | app_commands.Group

COMMANDS: Final[tuple[AnyCommand, ...]] = (
    table_group,
    hand,
    play,
    bid,
    hint,
    score,
    report,
    confer,
    rules,
    learn,
    fair,
    leaderboard,
    stats,
    history,
    replay,
    show_help,
    settings,
    admin_group,
    privacy_group,
)
