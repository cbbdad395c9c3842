"""The demo servers: their ids, names, roles and channels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sandbox.validation.strict_json import Json
from sandbox.world import permissions as bits
from sandbox.world.model import Channel, Guild, Role, Snowflakes, User

NAMES = ("Stich Café", "Card Cellar", "Trick Taproom", "Late Shuffle")
"""The names of the first servers; further ones are numbered."""
BOT_NAME = "Stich"
CHANNEL_NAMES = ("card-room", "side-table")
MOST_SERVERS = 100
"""Servers that a sandbox may have."""
STEP = 720_720
"""Milliseconds, about 12 minutes: divisible by every number up to 16."""


class Server(NamedTuple):
    """The records of a new server."""

    guild: Guild
    roles: Sequence[Role]
    channels: Sequence[Channel]


def server_name(place: int) -> str:
    """The name of the server of this place, from 0."""
    return NAMES[place] if place < len(NAMES) else f"Server {place + 1}"


def first_id(ids: Snowflakes) -> int:
    """An id for the first server that is in shard 0 of any number of shards up to 16.

    A server of id `i` is in shard `(i >> 22) % shards`, and `i >> 22` is the time of its creation, in milliseconds.
    This time is moved back to a multiple of all those numbers, and once more, so that no other id has it.
    """
    fresh = ids.next()
    return ((fresh >> 22) // STEP - 1) * STEP << 22 | fresh & (1 << 22) - 1


def later_id(first: int, place: int) -> int:
    """The id of the server of this place: each is a millisecond younger than the one before, so in the next shard."""
    return first + (place << 22)


def new_server(ids: Snowflakes, guild: int, place: int, people: Sequence[User], bot: User) -> Server:
    """Makes the server of id `guild`; the people and the bot become its members, the first person its owner."""
    own = Role(ids.next(), guild, bot.name, bits.BOT, 1, bot.id)
    channels = [Channel(ids.next(), guild, name, position) for position, name in enumerate(CHANNEL_NAMES)]
    for user in (*people, bot):
        user.guilds.append(guild)
    bot.roles.append(own.id)
    return Server(
        Guild(guild, server_name(place), people[0].id, channels[0].id),
        (Role(guild, guild, "@everyone", bits.EVERYONE), own),
        channels,
    )


def older_user(body: Json, only: int) -> Json:
    """The stored form of a user from when there was one server, whose id is `only`, in the present form."""
    return {"guilds": [only] if body.get("member", True) else [], **body}


def older_channel(body: Json, only: int) -> Json:
    """The stored form of a channel from when there was one server, whose id is `only`, in the present form."""
    return {"guild": only if body["person"] is None else None, **body}
