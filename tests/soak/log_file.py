"""Reads the database of the running bot: from another process, by short reads that hinder nobody."""

import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.storage.rows import MATCH_COLUMNS, read_header
from engine.match import Header
from tests.soak.evidence import MICROSECONDS, PEOPLE_WAIT, Deadline, Move, Standing

DEADLINES = (
    "SELECT deadline.table_id, awaited, at, version, (SELECT count(*) FROM move JOIN match ON match.id = match_id"
    " WHERE match.table_id = deadline.table_id) FROM deadline JOIN card_table ON card_table.id = deadline.table_id"
)
PLAYED = (
    "SELECT card_table.id, match_number, (SELECT count(*) FROM move WHERE match_id = card_table.id || '-' ||"
    " match_number), awaited, at FROM card_table LEFT JOIN deadline ON deadline.table_id = card_table.id"
    " WHERE state = 'playing'"
)
SIGNS = "SELECT at FROM alive UNION ALL SELECT max(at) FROM move"
TABLES_OF = (
    "SELECT card_table.id, state, thread FROM card_table JOIN seat ON table_id = card_table.id"
    " WHERE ?1 IN (user_id, left_user) AND state <> 'closed' ORDER BY coalesce(user_id, 0) <> ?1, opened_at"
)
STANDING = (
    "SELECT state, match_number, host, proposal, (SELECT count(*) FROM move JOIN match ON match.id = match_id"
    " WHERE match.table_id = card_table.id AND line LIKE '{\"deal\"%'), (SELECT count(*) FROM move WHERE match_id ="
    " card_table.id || '-' || match_number), seat, user_id, waiting_user, left_user, autopilot, queued"
    " FROM card_table JOIN seat ON table_id = card_table.id WHERE card_table.id = ? ORDER BY seat"
)
"""One query, so that all of it is of one moment."""


def proposal_of(stored: dict[str, Any]) -> tuple[str, int | None, frozenset[int]]:
    """Of an open proposal as it is stored: what its buttons carry, the seat that it is to kick out, who agrees."""
    kicked = stored["seat"] if stored.get("what") == "kick" else None
    return str(stored.get("cause", "")), kicked, frozenset(stored.get("agreed", ()))


class LogFile:
    """The stored tables."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def read(self, sql: str, *values: object) -> list[Any]:
        """The rows of a query; none before the bot has made the file."""
        if not self._path.exists():
            return []
        with closing(sqlite3.connect(self._path, isolation_level=None, timeout=5)) as database:
            try:
                return database.execute(sql, values).fetchall()
            except sqlite3.OperationalError as error:
                if "no such table" in str(error):
                    return []
                raise

    def tables_of(self, user: int) -> list[tuple[str, str, int | None]]:
        """The open tables at which this user sits, then those that they may come back to: id, state and thread."""
        return self.read(TABLES_OF, user)

    def standing(self, table: str) -> Standing | None:
        """What is stored of a table now; None: it does not exist."""
        rows = self.read(STANDING, table)
        if not rows:
            return None
        state, number, host, stored, deals, lines = rows[0][:6]
        seats = [row[6:] for row in rows]
        return Standing(
            state, number, host, deals, lines,
            *proposal_of(json.loads(stored) if stored else {}),
            {user: seat for seat, user, *_ in seats if user is not None},
            frozenset(waiting for _, _, waiting, *_ in seats if waiting is not None),
            frozenset(left for _, _, _, left, *_ in seats if left is not None),
            frozenset(seat for seat, _, _, _, autopilot, _ in seats if autopilot),
            {seat: card for seat, *_, card in seats if card is not None},
        )  # fmt: skip

    def move_by(self, interaction: int) -> Move | None:
        """The line that this interaction has put into the log."""
        rows = self.read("SELECT match_id, seq, line, cause FROM move WHERE cause = ?", interaction)
        return Move(*rows[0]) if rows else None

    def lines(self, match: str) -> int:
        """How many lines the log of a match has."""
        rows = self.read("SELECT count(*) FROM move WHERE match_id = ?", match)
        return int(rows[0][0]) if rows else 0

    def moves(self) -> list[Move]:
        """The whole log, match by match, in order."""
        rows = self.read("SELECT match_id, seq, line, cause FROM move ORDER BY match_id, seq")
        return [Move(*row) for row in rows]

    def headers(self) -> dict[str, Header]:
        """The first line of each match."""
        rows: Sequence[Any] = self.read(f"SELECT id, {MATCH_COLUMNS} FROM match")
        return {match: read_header(row)[0] for match, *row in rows}

    def finished(self) -> int:
        """How many matches have reached their end."""
        return int(self.read("SELECT count(*) FROM match WHERE finished_at IS NOT NULL")[0][0])

    def starters(self) -> list[int]:
        """The interactions that have begun matches."""
        return [cause for (cause,) in self.read("SELECT started_by FROM match WHERE started_by IS NOT NULL")]

    def deadlines(self) -> dict[str, Deadline]:
        """What gives people time, by table."""
        return {table: Deadline(*row) for table, *row in self.read(DEADLINES) if row[0] in PEOPLE_WAIT}

    def played(self) -> list[tuple[str, int, int, str | None, float]]:
        """The tables that are played: id, number of the match, its lines, what is awaited, and until when."""
        return [
            (table, number, lines, awaited, (at or 0) / MICROSECONDS)
            for table, number, lines, awaited, at in self.read(PLAYED)
        ]

    def sign_of_life(self) -> float:
        """When the bot has last left one: by itself or by a move."""
        return max((at for (at,) in self.read(SIGNS) if at is not None), default=0) / MICROSECONDS

    def woke(self) -> float:
        """The sign of life that the bot leaves by itself, at its start and every minute."""
        return max((at for (at,) in self.read("SELECT at FROM alive")), default=0) / MICROSECONDS
