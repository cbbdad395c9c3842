"""Discord's permission bits, and how roles and overwrites combine to what a member may do.

Source: Discord's documentation, topics/permissions.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

ADMINISTRATOR = 1 << 3
ADD_REACTIONS = 1 << 6
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
MENTION_EVERYONE = 1 << 17
USE_EXTERNAL_EMOJIS = 1 << 18
USE_APPLICATION_COMMANDS = 1 << 31
CREATE_PUBLIC_THREADS = 1 << 35
CREATE_PRIVATE_THREADS = 1 << 36
MANAGE_THREADS = 1 << 34
SEND_MESSAGES_IN_THREADS = 1 << 38
SEND_POLLS = 1 << 49

ALL = (1 << 53) - 1
EVERYONE = (
    ADD_REACTIONS
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_EXTERNAL_EMOJIS
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS
    | SEND_POLLS
)
"""The permissions of the demo server's @everyone role."""
BOT = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS
)
"""The permissions of the bot's own role: those that its invitation asks for."""
DIRECT = EVERYONE & ~(CREATE_PUBLIC_THREADS | SEND_MESSAGES_IN_THREADS)
"""The permissions in a direct message."""

_NEED_SEND = MENTION_EVERYONE | EMBED_LINKS | ATTACH_FILES | SEND_POLLS


class Overwrite(NamedTuple):
    """The exception of a channel for one role (kind 0) or one member (kind 1); `target` is its id."""

    target: int
    kind: int
    allow: int
    deny: int


def in_guild(roles: Iterable[int], *, owner: bool) -> int:
    """The permissions in the server: those of all roles together; all of them for the owner and administrators."""
    union = 0
    for bits in roles:
        union |= bits
    return ALL if owner or union & ADMINISTRATOR else union


def in_channel(
    base: int,
    overwrites: Iterable[Overwrite],
    *,
    everyone: int,
    roles: Iterable[int],
    member: int,
    sending: int = SEND_MESSAGES,
) -> int:
    """The permissions in a channel: applies the overwrite of @everyone, then those of the roles together, then the
    member's own.

    `base` are the permissions in the server, `everyone` is the id of the @everyone role, `sending` is the permission
    that sending needs: SEND_MESSAGES, in a thread SEND_MESSAGES_IN_THREADS. Without VIEW_CHANNEL no permission remains;
    without `sending` none to embed, attach or mention everyone.
    """
    if base & ADMINISTRATOR:
        return ALL
    listed = list(overwrites)
    held = set(roles) - {everyone}
    bits = base
    for targets, kind in (({everyone}, 0), (held, 0), ({member}, 1)):
        allow = deny = 0
        for overwrite in listed:
            if overwrite.kind == kind and overwrite.target in targets:
                allow |= overwrite.allow
                deny |= overwrite.deny
        bits = bits & ~deny | allow
    if not bits & VIEW_CHANNEL:
        return 0
    if not bits & sending:
        bits &= ~_NEED_SEND
    return bits
