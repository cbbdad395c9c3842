"""A rematch: who asks for it, when it begins, and what becomes of those who are absent. Each function gives the next
table."""

from dataclasses import replace

from bot.tables.lobby import refuse, reopened, seat_at, with_holder
from bot.tables.model import News, Person, Table, TableState, UserId


def starts(before: Table, after: Table) -> bool:
    """Whether a match begins by itself: the last seat of a lobby has just been taken, or a rematch was waiting only for
    the consent of who waits for a seat no more."""
    in_lobby = before.state is after.state is TableState.LOBBY
    full = after.starts_full and in_lobby and None in before.holders and None not in after.holders
    return full or agreed(after)


def requested(table: Table, user: UserId) -> Table:
    """The user asks for a rematch, also who waits for a computer's seat. Whoever was on autopilot is there by it."""
    seat = None if user in {person.id for person in table.waiting} else seat_at(table, user)
    if table.state is not TableState.FINISHED:
        refuse("tables-not-finished")
    holder = table.holders[seat] if seat is not None else None
    if seat is not None and holder is not None and holder.autopilot:
        table = with_holder(table, seat, replace(holder, autopilot=False, misses=0))
    return replace(table, agreed=table.agreed | {user})


def agreed(table: Table) -> bool:
    """Whether a rematch begins: all who are there asked for it, and every seat is held by them or a computer."""
    return _all_agreed(table) and None not in table.holders and not absent(table)


def settled(table: Table) -> Table:
    """Once all who are there asked for a rematch, a table where not everybody is there any more reopens its lobby.

    Whoever is absent has then lost the seat, as if they had left, and everybody is told so.
    """
    if not _all_agreed(table) or agreed(table):
        return table
    gone, host = absent(table), table.host
    holders = tuple(None if holder is not None and holder.person in gone else holder for holder in table.holders)
    after = reopened(replace(table, holders=holders))
    if not gone:
        return after
    if after.seat_of(after.host) is None:
        after = replace(after, host=after.people[0].id)
    heir = None if after.host == host else next(person for person in after.people if person.id == after.host)
    before = table.news if table.news is not None and table.news.what in {"left", "removed"} else None
    if before is not None and before.host is not None and heir is not None:  # that was one of the absent
        before = replace(before, host=None)
    return replace(after, news=News("absent", gone[0], host=heir, others=gone[1:], because=before))


def absent(table: Table) -> tuple[Person, ...]:
    """The persons who are on autopilot, in seat order: nobody waits for their consent."""
    return tuple(it.person for it in table.holders if it is not None and it.person is not None and it.autopilot)


def _all_agreed(table: Table) -> bool:
    """Whether all who are there asked for a rematch, those who wait for a computer's seat too; not where nobody is."""
    away = absent(table)
    asked = [person for person in (*table.people, *table.waiting) if person not in away]
    return table.state is TableState.FINISHED and bool(asked) and all(person.id in table.agreed for person in asked)
