"""Which permissions a table needs in its channel, where the bot may write, and who sees a channel."""

from typing import Final

import discord

NEEDED: Final = ("view_channel", "send_messages", "embed_links", "read_message_history")
IN_THREAD: Final = ("view_channel", "send_messages_in_threads", "embed_links", "read_message_history")
FOR_THREADS: Final = ("create_public_threads", "send_messages_in_threads")
"""What it takes, beside `NEEDED`, to give a table a thread of its own."""
FOR_PICTURES: Final = ("attach_files",)
"""What it takes to show pictures in what all see."""


def missing(permissions: discord.Permissions, *, thread: bool = False) -> tuple[str, ...]:
    """The permissions that a table needs and that are missing here, by Discord's names."""
    return _missing(permissions, IN_THREAD if thread else NEEDED)


def missing_for_threads(permissions: discord.Permissions) -> tuple[str, ...]:
    """The permissions that a thread for a table needs beside `NEEDED` and that are missing here."""
    return _missing(permissions, FOR_THREADS)


def _missing(permissions: discord.Permissions, names: tuple[str, ...]) -> tuple[str, ...]:
    return () if permissions.administrator else tuple(name for name in names if not getattr(permissions, name))


def sees(user: discord.User | discord.Member, channel: int) -> bool:
    """Whether a user is a member of a server who may see this channel of it; a channel that is not known is seen."""
    if not isinstance(user, discord.Member):
        return False
    known = user.guild.get_channel_or_thread(channel)
    return known is None or known.permissions_for(user).view_channel


def surely_sees(user: discord.User | discord.Member, channel: int) -> bool:
    """Whether a user is a member of a server who may see this channel of it; one that is gone is seen by nobody.

    A private thread is seen by its members, as far as they are known, and by those who manage threads. discord.py
    knows only what the thread's channel allows.
    """
    known = user.guild.get_channel_or_thread(channel) if isinstance(user, discord.Member) else None
    if not isinstance(user, discord.Member) or known is None or _unknown(known):
        return False
    rights = known.permissions_for(user)
    return rights.view_channel and (not _private(known) or rights.manage_threads or _is_in(known, user.id))


def sees_no_less(here: object, channel: int) -> bool:
    """Whether everybody who sees a channel of a server surely sees that other channel of it, too; a thread is one."""
    if not isinstance(here, discord.abc.GuildChannel | discord.Thread):
        return False
    known = here.guild.get_channel_or_thread(channel)
    home = known.parent_id if isinstance(known, discord.Thread) and not _private(known) else channel
    return home in _with_parent(here) or (known is not None and _seen_by_all(known))


def _with_parent(channel: discord.abc.GuildChannel | discord.Thread) -> tuple[int, ...]:
    return (channel.id, channel.parent_id) if isinstance(channel, discord.Thread) else (channel.id,)


def _seen_by_all(channel: discord.abc.GuildChannel | discord.Thread) -> bool:
    """Whether no member of the server lacks sight of it: everybody may see it, and no role or member is denied that."""
    shown = channel.parent if isinstance(channel, discord.Thread) else channel
    if shown is None or _private(channel) or not shown.permissions_for(shown.guild.default_role).view_channel:
        return False
    return all(rights.view_channel is not False for rights in shown.overwrites.values())


def _private(channel: discord.abc.GuildChannel | discord.Thread) -> bool:
    return isinstance(channel, discord.Thread) and channel.is_private()


def _is_in(channel: discord.abc.GuildChannel | discord.Thread, user: int) -> bool:
    """Whether a user is a known member of a thread; Discord names few of them to a bot without the members' intent."""
    return isinstance(channel, discord.Thread) and any(member.id == user for member in channel.members)


def embeds_shown(channel: discord.abc.GuildChannel | discord.Thread) -> bool:
    """Whether Discord shows the embeds that the bot sends here; assumed of a thread whose channel is not known."""
    return _unknown(channel) or channel.permissions_for(channel.guild.me).embed_links


def files_taken(channel: discord.abc.GuildChannel | discord.Thread) -> bool:
    """Whether Discord takes files of the bot here; of a thread whose channel is not known nobody can say."""
    return not _unknown(channel) and not _missing(channel.permissions_for(channel.guild.me), FOR_PICTURES)


def _unknown(channel: discord.abc.GuildChannel | discord.Thread) -> bool:
    return isinstance(channel, discord.Thread) and channel.parent is None


def writable(guild: discord.Guild) -> discord.TextChannel | None:
    """The channel for the greeting: that of the system messages, else the first in which the bot may write."""
    channels = [guild.system_channel, *guild.text_channels]
    for channel in channels:
        if channel is not None and not missing(channel.permissions_for(guild.me)):
            return channel
    return None
