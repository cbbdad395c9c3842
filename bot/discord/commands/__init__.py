"""The command tree, made from the catalogues."""

from typing import Any, TypeAlias

from discord import app_commands

from bot.discord.commands.making import Maker
from bot.discord.commands.play import play_commands
from bot.discord.commands.reference import telling_commands
from bot.discord.commands.settings import settings_command
from bot.discord.commands.table import table_commands
from bot.text.i18n import Localiser
from engine.registry import game_keys

AnyCommand: TypeAlias = app_commands.Command[Any, ..., Any] | app_commands.Group


def all_commands(localiser: Localiser) -> list[AnyCommand]:
    """Every command of the bot."""
    make = Maker(localiser)
    games = tuple((f"{key}-name", key) for key in game_keys())
    return [
        table_commands(make, games),
        *play_commands(make),
        *telling_commands(make, games),
        settings_command(make, localiser.languages),
    ]
