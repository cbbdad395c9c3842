"""Every column that knows a person, and what becomes of it when they have their data deleted.

A test compares this with the schema: a new column has to appear here, or in the test's list of those that know nobody.
"""
# ruff: noqa: S608 - the texts are put together from names of columns, never from values

from dataclasses import dataclass
from typing import Final

from bot.tables.former import FORMER

_OPEN: Final = "(SELECT state FROM card_table WHERE card_table.id = seat.table_id) <> 'closed'"
IN_PROPOSAL: Final = "proposal LIKE '%' || CAST(CAST($1 AS bigint) AS text) || '%'"
"""A text with ids; where another one contains this id, which hardly happens, the proposal is lost too."""
IN_KICKED_OUT: Final = "kicked_out LIKE '%[' || CAST(CAST($1 AS bigint) AS text) || ',%'"
"""A list of lists, each an id and a name."""

FORGET_MEMBER: Final = "DELETE FROM member_setting WHERE user_id = $1"
FORGET_LESSONS: Final = "DELETE FROM lesson_progress WHERE user_id = $1"
FORGET_MESSAGES: Final = "DELETE FROM message_ref WHERE user_id = $1"
FORGET_PANELS: Final = "DELETE FROM panel WHERE user_id = $1"
FORGET_WISHES: Final = "DELETE FROM opening_wish WHERE user_id = $1"
FORGET_TOLD: Final = "DELETE FROM opening_told WHERE user_id = $1"
FORGET_PLAYER: Final = "DELETE FROM player WHERE user_id = $1"
FORGET_RATINGS: Final = "DELETE FROM rating WHERE user_id = $1"
FORGET_RATED_SEATS: Final = "UPDATE rated_seat SET user_id = NULL WHERE user_id = $1"
FORGET_STANDINGS: Final = "DELETE FROM standing WHERE user_id = $1"
FORGET_COMPANIONS: Final = "DELETE FROM companion WHERE user_id = $1"
FORGET_COMPANY: Final = "DELETE FROM companion WHERE other_id = $1"
FORGET_CONTRACTS: Final = "DELETE FROM played_contract WHERE user_id = $1"
FORGET_RESULTS: Final = "UPDATE result SET user_id = NULL, name = NULL WHERE user_id = $1"
FORGET_MATCH_SEATS: Final = "UPDATE match_seat SET user_id = NULL, name = '' WHERE user_id = $1"
"""The empty name tells a former player from a computer that had the seat for nobody."""
FORGET_SEATS: Final = (
    f"UPDATE seat SET user_id = NULL, name = NULL, queued = NULL, computer = CASE WHEN {_OPEN} THEN 'careful' END"
    " WHERE user_id = $1"
)
"""At an open table only where its rows cannot be read: all others have let the person leave."""
FORGET_LEFT: Final = "UPDATE seat SET left_user = NULL, left_name = NULL WHERE left_user = $1"
FORGET_WAITING: Final = "UPDATE seat SET waiting_user = NULL, waiting_name = NULL WHERE waiting_user = $1"
FORGET_KICKING: Final = f"UPDATE seat SET kicked_by = {FORMER.id} WHERE kicked_by = $1"
FORGET_KICKED: Final = f"UPDATE seat SET kicked_out = NULL WHERE kicked_out IS NOT NULL AND {IN_KICKED_OUT}"
FORGET_HOSTS: Final = f"UPDATE card_table SET host = {FORMER.id} WHERE host = $1"
FORGET_PROPOSALS: Final = f"UPDATE card_table SET proposal = NULL WHERE state <> 'closed' AND {IN_PROPOSAL}"
"""Closed tables have none."""
FORGET_ACTS: Final = "UPDATE admin_log SET user_id = NULL WHERE user_id = $1"
FORGET_CONCERNED: Final = "UPDATE admin_log SET about_user = NULL, details = '{}' WHERE about_user = $1"
"""With the reason, which somebody wrote about them."""


@dataclass(frozen=True, slots=True)
class Personal:
    """A column with ids of people. `forget` is the statement that removes one of them (`$1`), and the `names` with it.

    `ids`: all that the column has: ids, or texts with ids among other things. `named`: a query for each name.
    """

    table: str
    column: str
    forget: str
    names: tuple[str, ...]
    ids: str
    named: tuple[str, ...]


def _queries(table: str, column: str, forget: str, *names: str) -> Personal:
    return Personal(
        table,
        column,
        forget,
        names,
        f"SELECT DISTINCT {column} FROM {table} WHERE {column} IS NOT NULL",
        tuple(f"SELECT DISTINCT {name} FROM {table} WHERE {column} = $1 AND {name} IS NOT NULL" for name in names),
    )


PERSONAL: Final = (
    _queries("member_setting", "user_id", FORGET_MEMBER, "name"),
    _queries("lesson_progress", "user_id", FORGET_LESSONS),
    _queries("message_ref", "user_id", FORGET_MESSAGES),
    _queries("panel", "user_id", FORGET_PANELS),
    _queries("opening_wish", "user_id", FORGET_WISHES),
    _queries("opening_told", "user_id", FORGET_TOLD),
    _queries("player", "user_id", FORGET_PLAYER, "name"),
    _queries("rating", "user_id", FORGET_RATINGS),
    _queries("rated_seat", "user_id", FORGET_RATED_SEATS),
    _queries("standing", "user_id", FORGET_STANDINGS),
    _queries("companion", "user_id", FORGET_COMPANIONS),
    _queries("companion", "other_id", FORGET_COMPANY),
    _queries("played_contract", "user_id", FORGET_CONTRACTS),
    _queries("result", "user_id", FORGET_RESULTS, "name"),
    _queries("match_seat", "user_id", FORGET_MATCH_SEATS, "name"),
    _queries("seat", "user_id", FORGET_SEATS, "name"),
    _queries("seat", "left_user", FORGET_LEFT, "left_name"),
    _queries("seat", "waiting_user", FORGET_WAITING, "waiting_name"),
    _queries("seat", "kicked_by", FORGET_KICKING),
    _queries("seat", "kicked_out", FORGET_KICKED),
    _queries("card_table", "host", FORGET_HOSTS),
    _queries("card_table", "proposal", FORGET_PROPOSALS),
    _queries("admin_log", "user_id", FORGET_ACTS),
    _queries("admin_log", "about_user", FORGET_CONCERNED),
)
"""In this order one transaction deletes; the rows of others stay."""
