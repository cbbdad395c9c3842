"""The marks by which a start knows that something which was deleted may not be overwritten yet."""

from typing import Final

from bot.storage.sql import Statement, statement

UNWIPED: Final = "unwiped"
"""The mark of a file in whose unused parts may be something that was deleted."""
WIPING: Final = "wiping-"
"""What the mark begins with that a deletion has from its transaction until its bytes are overwritten, or `UNWIPED`
stands for it: so a start knows of a process that ended in between. The rest is the person's hash."""
IS_UNWIPED: Final = "SELECT 1 FROM mark WHERE name = $1 OR name LIKE CAST($2 AS text) || '%' LIMIT 1"
PUT_MARK: Final = "INSERT INTO mark (name, value) VALUES ($1, '1') ON CONFLICT (name) DO NOTHING"
DROP_MARK: Final = "DELETE FROM mark WHERE name = $1"
DROP_MARKS: Final = "DELETE FROM mark WHERE name = $1 OR name LIKE CAST($2 AS text) || '%'"


def to_be_wiped(person: str) -> Statement:
    """What the transaction says that deletes the person with this hash: `Database.wipe` is to follow."""
    return statement(PUT_MARK, WIPING + person)
