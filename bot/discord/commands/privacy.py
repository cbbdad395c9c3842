"""`/privacy …`: what is stored about the user, to read, to keep as a file, to delete."""

from typing import Final

from discord import app_commands

from bot.discord.actions import privacy_actions
from bot.discord.commands.decorators import in_context, text
from bot.discord.context import Context

privacy_group: Final = app_commands.Group(name=text("command-privacy"), description=text("command-privacy-about"))


@privacy_group.command(name=text("command-privacy-show"), description=text("command-privacy-show-about"))
@in_context
async def show_stored(context: Context) -> None:
    """What is stored about the user."""
    await privacy_actions.show(context)


@privacy_group.command(name=text("command-privacy-export"), description=text("command-privacy-export-about"))
@in_context
async def export_stored(context: Context) -> None:
    """All of it as a file."""
    await privacy_actions.export(context)


@privacy_group.command(name=text("command-privacy-delete"), description=text("command-privacy-delete-about"))
@in_context
async def delete_stored(context: Context) -> None:
    """Delete all of it, once the user has confirmed it."""
    await privacy_actions.ask(context)
