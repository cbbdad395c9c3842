"""What servers have decided that holds at all their tables, in memory: whom they exclude, whether they rate matches.

An exclusion is kept as a keyed hash of the person alone, so it survives the deletion of all that is known of them, and
nobody who reads the database without its key learns who is excluded.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping

from bot.tables.model import Table, UserId
from bot.tables.person_hash import person_hash


class ServerRules:
    """The exclusions of all servers, each with whether it ends matches at once, and the servers that rate nothing."""

    def __init__(
        self,
        key: bytes = b"",
        exclusions: Mapping[tuple[int, str], bool] | None = None,
        unrated: Iterable[int] = (),
    ) -> None:
        self._key = key
        self._exclusions: dict[int, dict[str, bool]] = defaultdict(dict)
        for (guild, person), at_once in (exclusions or {}).items():
            self._exclusions[guild][person] = at_once
        self._unrated = set(unrated)

    def become(self, read: "ServerRules") -> None:
        """From now on these are the rules, as they are stored."""
        self._key, self._exclusions, self._unrated = read._key, read._exclusions, read._unrated

    def hash_of(self, user: UserId) -> str:
        """What is stored in place of this person."""
        return person_hash(self._key, user)

    def excludes(self, guild: int | None, user: UserId) -> bool:
        """Whether this person may take no seat at a table of this server."""
        return self._found(guild, user) is not None

    def at_once(self, guild: int | None, user: UserId) -> bool:
        """Whether this person is excluded, and does not play the present match to its end either."""
        return bool(self._found(guild, user))

    def _found(self, guild: int | None, user: UserId) -> bool | None:
        """Whether this person's exclusion ends matches at once; None: they are not excluded."""
        excluded = self._exclusions.get(guild) if guild is not None else None
        return excluded.get(self.hash_of(user)) if excluded else None

    def excluded_at(self, table: Table) -> tuple[UserId, ...]:
        """Who of those who sit or wait at this table, or may come back to it, is excluded."""
        if not self._exclusions.get(table.place.guild or 0):
            return ()
        people = {person.id for person in (*table.people, *table.waiting, *table.left)}
        return tuple(sorted(user for user in people if self.excludes(table.place.guild, user)))

    @property
    def guilds(self) -> frozenset[int]:
        """The servers that have decided something."""
        return frozenset({guild for guild, excluded in self._exclusions.items() if excluded} | self._unrated)

    def count(self, guild: int) -> int:
        """How many persons this server excludes."""
        return len(self._exclusions.get(guild, {}))

    def exclude(self, guild: int, user: UserId, *, at_once: bool) -> None:
        """From now on this person is excluded there."""
        self._exclusions[guild][self.hash_of(user)] = at_once

    def let_back(self, guild: int, user: UserId) -> None:
        """This person is excluded there no more."""
        self._exclusions[guild].pop(self.hash_of(user), None)

    def rates(self, guild: int | None) -> bool:
        """Whether matches may be rated there."""
        return guild not in self._unrated

    def set_rates(self, guild: int, *, rates: bool) -> None:
        """Let matches be rated there, or none."""
        if rates:
            self._unrated.discard(guild)
        else:
            self._unrated.add(guild)
