"""Which permissions a table needs in its channel, and where the bot may write."""

from typing import Final

import discord

NEEDED: Final = ("view_channel", "send_messages", "embed_links", "read_message_history")
IN_THREAD: Final = ("view_channel", "send_messages_in_threads", "embed_links", "read_message_history")


def missing(permissions: discord.Permissions, *, thread: bool = False) -> tuple[str, ...]:
    """The permissions that a table needs and that are missing here, by Discord's names."""
    if permissions.administrator:
        return ()
    return tuple(name for name in (IN_THREAD if thread else NEEDED) if not getattr(permissions, name))


def writable(guild: discord.Guild) -> discord.TextChannel | None:
    """The channel for the greeting: that of the system messages, else the first in which the bot may write."""
    channels = [guild.system_channel, *guild.text_channels]
    for channel in channels:
        if channel is not None and not missing(channel.permissions_for(guild.me)):
            return channel
    return None
