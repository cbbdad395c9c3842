"""Whom a server excludes, as far as ladders and figures ask: such a person is listed nowhere in them, for nobody else.

Only keyed hashes are stored (`bot.tables.person_hash`), so those of a server are read, and people compared with them.
"""

from dataclasses import dataclass, field
from typing import Final

from bot.storage.database import Ask, Database
from bot.storage.person_key import GET_KEY, KEY
from bot.tables.person_hash import person_hash

EXCLUDED_IN: Final = "SELECT person_hash FROM exclusion WHERE guild = $1"
UNLIST: Final = "UPDATE standing SET listed = -1 WHERE user_id = $1 AND guild = $2"
"""No ladder of the server shows who is excluded, and no setting of theirs changes that."""

UNLIST_EXCLUDED: Final = (
    f"{UNLIST} AND EXISTS (SELECT 1 FROM exclusion WHERE exclusion.guild = $2 AND exclusion.person_hash = $3)"  # noqa: S608 - ours
)


@dataclass(frozen=True, slots=True)
class Excluded:
    """Those whom a server excludes: how many they are, and whether somebody is one of them."""

    hashes: frozenset[str] = frozenset()
    key: bytes = field(default=b"", repr=False)

    def __len__(self) -> int:
        return len(self.hashes)

    def __contains__(self, user: int) -> bool:
        return bool(self.hashes) and person_hash(self.key, user) in self.hashes


async def excluded_in(ask: Ask, guild: int | None) -> Excluded:
    """Those whom the server excludes at the moment of the question; outside of servers (None) nobody is."""
    rows = await ask(EXCLUDED_IN, guild) if guild is not None else ()
    if not rows:
        return Excluded()
    key = b"".join(bytes.fromhex(key) for (key,) in await ask(GET_KEY, KEY))
    return Excluded(frozenset(hashed for (hashed,) in rows), key)


async def read_excluded(database: Database, guild: int | None) -> Excluded:
    """The same, as it is stored now."""
    return await database.look(lambda ask: excluded_in(ask, guild))


async def read_key(database: Database) -> bytes:
    """The key of the hashes; empty where there is none, and nobody is excluded."""
    return b"".join(bytes.fromhex(key) for (key,) in await database.read(GET_KEY, KEY))
