"""The address of a PostgreSQL database, which has a password that nobody may see."""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias
from urllib.parse import urlsplit

SCHEMES: Final = ("postgresql", "postgres")
MASK: Final = "********"
_PASSWORD: Final = re.compile(r"(?<=://)[^/?#]*@|(?<=[?&]password=)[^&#]*|(?<=[?&]passfile=)[^&#]*")


@dataclass(frozen=True, slots=True)
class PostgresqlAddress:
    """Where a PostgreSQL database is: `postgresql://user:password@host:port/database?…`, as libpq reads it."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        """The address without user, password and parameters."""
        try:
            parts = urlsplit(self.url)
            place = parts.netloc.rpartition("@")[2]
        except ValueError:  # such as an unclosed bracket
            return f"{SCHEMES[0]}://…"
        return f"{SCHEMES[0]}://{place}{parts.path}"


DatabasePlace: TypeAlias = Path | PostgresqlAddress
"""The file of an SQLite database, or where a PostgreSQL database is."""


def masked(setting: str) -> str:
    """The setting, which may be an address, without user and password."""
    return _PASSWORD.sub(lambda found: f"{MASK}@" if found[0].endswith("@") else MASK, setting)
