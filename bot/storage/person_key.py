"""The key of the hashes that stand for people whose ids are not kept (`bot.tables.person_hash`)."""

import secrets
from typing import Final

from bot.storage.database import Database
from bot.storage.sql import statement

KEY_BYTES: Final = 32
KEY: Final = "person-key"
"""The mark that holds it, in hexadecimal."""
GET_KEY: Final = "SELECT value FROM mark WHERE name = $1"
PUT_KEY: Final = "INSERT INTO mark (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING"


async def person_key(database: Database) -> bytes:
    """The key; the first call makes it."""
    await database.write(statement(PUT_KEY, KEY, secrets.token_hex(KEY_BYTES)))
    ((key,),) = await database.read(GET_KEY, KEY)
    return bytes.fromhex(key)
