"""The address of a PostgreSQL database, which has a password that nobody may see."""

import re
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from typing import Final, TypeAlias
from urllib.parse import parse_qsl, quote, urlencode, urlsplit

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

    @property
    def servers(self) -> tuple["PostgresqlAddress", ...]:
        """Each of the servers that it names, as an address of its own; most name one.

        Raises:
            ValueError: it is no address.
        """
        parts = urlsplit(self.url)
        user, at, hosts = parts.netloc.rpartition("@")
        given = dict(parse_qsl(parts.query, keep_blank_values=True))
        if hosts:
            own = [(f"{user}{at}{host}", given) for host in hosts.split(",")]
        else:
            names, ports = given.get("host", "").split(","), given.get("port", "").split(",")
            own = [
                (parts.netloc, given | {"host": name} | ({"port": port} if port else {}))
                for name, port in zip(names, cycle(ports), strict=False)
            ]
        if len(own) == 1:
            return (self,)
        texts = (f"{parts.scheme}://{place}{parts.path}?{urlencode(query, quote_via=quote)}" for place, query in own)
        return tuple(map(PostgresqlAddress, texts))


DatabasePlace: TypeAlias = Path | PostgresqlAddress
"""The file of an SQLite database, or where a PostgreSQL database is."""


def masked(setting: str) -> str:
    """The setting, which may be an address, without user and password."""
    return _PASSWORD.sub(lambda found: f"{MASK}@" if found[0].endswith("@") else MASK, setting)
