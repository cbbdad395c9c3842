"""What the errors of asyncpg mean here. Their texts and details may quote values, so only their kinds are told."""

from typing import Any, Final

import asyncpg
from asyncpg.exceptions import OutdatedSchemaCacheError, TargetServerAttributeNotMatched

from bot.storage.database import CannotOpen, Problem
from bot.tables.ports import Conflict, Unsaved

ANOTHER_TRY: Final = frozenset({"40001", "40P01"})
"""Serialization failure, deadlock: the same transaction may well succeed when it is done again."""
GONE: Final = frozenset({"25006", "25P03", "57P01", "57P02", "57P03", "57P05"})
"""The server ends, restarts, has become a standby that only reads, or has ended this session; with class 08."""


class Fenced(Exception):  # noqa: N818 - named as what happened
    """A fence did not change its row: another writer has changed it."""


def is_lost(connection: Any, error: BaseException) -> bool:
    """Whether this connection can do nothing more; another one may."""
    if connection is not None and connection.is_closed():
        return True
    if isinstance(error, asyncpg.PostgresError):
        state = _state(error)
        return state[:2] == "08" or state in GONE
    return isinstance(error, OSError | TimeoutError | TargetServerAttributeNotMatched)


def is_worth_another_try(error: BaseException) -> bool:
    """Whether the whole transaction may succeed when it is done again on the same connection."""
    if isinstance(error, OutdatedSchemaCacheError | asyncpg.InvalidCachedStatementError):
        return True  # another process has brought the schema up to date
    return isinstance(error, asyncpg.PostgresError) and _state(error) in ANOTHER_TRY


def refusal(error: Exception) -> Conflict | Unsaved:
    """What the job is told that met this error."""
    if isinstance(error, Fenced):
        return Conflict("the row has changed")
    if isinstance(error, asyncpg.IntegrityConstraintViolationError):
        return Conflict(f"{type(error).__name__} {getattr(error, 'constraint_name', None)}")
    return Unsaved(kind(error))


def kind(error: BaseException) -> str:
    """The name of the error, with its code where the server has raised it."""
    if isinstance(error, asyncpg.PostgresError):
        return f"{type(error).__name__} {_state(error)}"
    return type(error).__name__


def cannot_open(where: str, error: Exception) -> CannotOpen:
    """What a host is told who wants to use the database."""
    if isinstance(error, asyncpg.InvalidAuthorizationSpecificationError):
        return CannotOpen(where, kind(error), Problem.PASSWORD)
    if isinstance(error, asyncpg.InvalidCatalogNameError):
        return CannotOpen(where, kind(error), Problem.NO_DATABASE)
    if isinstance(error, asyncpg.InsufficientPrivilegeError):
        return CannotOpen(where, kind(error), Problem.NOT_ALLOWED)
    if isinstance(error, asyncpg.DuplicateTableError):
        return CannotOpen(where, str(error.args[0]))  # the name of a table
    if isinstance(error, OSError) and not isinstance(error, TimeoutError):
        return CannotOpen(where, error.strerror or type(error).__name__, Problem.NO_SERVER)
    if is_cut_off(error) or isinstance(error, asyncpg.TooManyConnectionsError):
        return CannotOpen(where, kind(error), Problem.NO_SERVER)
    return CannotOpen(where, kind(error))


def is_cut_off(error: BaseException) -> bool:
    """Whether the connection, of which nothing else is known, was lost: the driver has several names for that."""
    if isinstance(error, asyncpg.ClientConfigurationError):
        return False
    return is_lost(None, error) or isinstance(error, asyncpg.InterfaceError | asyncpg.InternalClientError)


def _state(error: asyncpg.PostgresError) -> str:
    return str(error.sqlstate or "")
