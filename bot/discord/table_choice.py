"""Decides which table a command means when its user names none.

A command says for which tables it is of use (`/play`: where a match is being played). Of the user's tables it means

1. one of this place for which it is of use;
2. one anywhere for which it is of use;
3. one where a match is being played, here or else anywhere, which then tells why not;
4. one of this place in any state, else one anywhere.

In each of these steps the user's turn comes first, then a match that is being played, then a table that is not over.
Where several remain, the user is asked. This place is the channel or the thread of the command; a thread that the bot
has started for a table belongs to its channel, too. In a direct message it is every table of the user, since the hands
of all of them come there.
"""

import itertools
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from bot.discord.context import Context
from bot.discord.pages.table_pages import BEGUN
from bot.tables.model import Refused, Table, TableId, TableState, UserId
from bot.tables.newcomers import awaited, open_seats
from bot.tables.taking_back import undone
from engine.message import Message
from engine.turn import Act

Wanted: TypeAlias = Callable[[Table], bool]
"""Whether a command is of use at a table."""


def in_state(*states: TableState) -> Wanted:
    """The tables in one of these states."""
    return lambda table: table.state in states


in_lobby: Final = in_state(TableState.LOBBY)
finished: Final = in_state(TableState.FINISHED)
not_finished: Final = in_state(TableState.LOBBY, *BEGUN)
not_begun: Final = in_state(TableState.LOBBY, TableState.FINISHED)
seated: Final = in_state(TableState.LOBBY, *BEGUN, TableState.FINISHED)
playing: Final = in_state(TableState.PLAYING)
paused: Final = in_state(TableState.PAUSED)
being_played: Final = in_state(*BEGUN)


def anywhere(_table: Table) -> bool:
    """Every table."""
    return True


def hosted_by(user: UserId) -> Wanted:
    """The tables of which this user is the host."""
    return lambda table: table.host == user


def on_autopilot(user: UserId) -> Wanted:
    """The matches in which this user is on autopilot."""

    def wanted(table: Table) -> bool:
        seat = table.seat_of(user)
        holder = table.holders[seat] if seat is not None and being_played(table) else None
        return holder is not None and holder.autopilot

    return wanted


def can_be_taken_back(user: UserId) -> Wanted:
    """The matches in which this user can take their last move back, which are mostly those of another's turn."""
    return lambda table: (seat := table.seat_of(user)) is not None and bool(undone(table, seat))


def has_others(table: Table) -> bool:
    """The tables where somebody can be kicked: of a match only persons, before and after one computers, too."""
    persons = len(table.people) + len(table.waiting)
    return table.state in {TableState.LOBBY, TableState.FINISHED} or (table.state in BEGUN and persons > 1)


def has_scores(table: Table) -> bool:
    """The tables that have a score sheet."""
    return table.match is not None


def has_record(table: Table) -> bool:
    """The tables where a match has ended."""
    return table.match_number > (table.state in BEGUN)


class Several(Refused):
    """The command may mean several tables; whoever can ask the user which, asks."""

    def __init__(self, tables: Sequence[Table]) -> None:
        super().__init__(Message("discord-several-tables"))
        self.tables = tuple(tables)


class NotOpen(Refused):
    """No open table that the user can know of has this id; whoever tells them looks whether it cannot be read."""

    def __init__(self, table: str, key: str) -> None:
        super().__init__(Message(key))
        self.table = TableId(table)


def own_table(context: Context, named: str | None = None, wanted: Wanted = anywhere, *, waiting: bool = False) -> Table:
    """The table of this id, else by the rule above, of those at which the user has a seat or (`waiting`) waits for one.

    Raises:
        Several: several are meant.
        Refused: the user has no seat, or not that one.
    """
    user = context.person.id
    own = (*context.tables.of_user(user), *(context.tables.waited_by(user) if waiting else ()))
    if named is not None:
        table = next((table for table in own if table.id == named), None)
        if table is None:
            raise NotOpen(named, "discord-no-such-table")
        return context.at(table)
    useful, matches = _useful(wanted, own), _useful(being_played, own)
    steps = [here for tables in (useful, matches, own) for here in (_here(context, tables), tables)]
    table = _chosen(context, *steps)
    if table is None:
        raise Refused(Message("discord-not-at-a-table"))
    return context.at(table)


def table_here(context: Context, named: str | None = None, wanted: Wanted = anywhere) -> Table:
    """The same where the table of others is of use, too: those of this channel.

    Their matches come after the user's own tables of this place, their other tables after the user's own matches.

    Raises:
        Several: several are meant.
        Refused: there is none.
    """
    if named is not None:
        return known_table(context, TableId(named))
    own, others = context.tables.of_user(context.person.id), context.tables.in_channel(context.place.channel)
    useful, useful_others = _useful(wanted, own), _useful(wanted, others)
    table = _chosen(
        context,
        _here(context, useful),
        _useful(being_played, useful_others),
        _useful(being_played, useful),
        useful_others,
        useful,
        _here(context, own),
        others,
        own,
    )
    if table is None:
        raise Refused(Message("discord-no-table-here"))
    return context.at(table)


def likely_table(context: Context, wanted: Wanted = anywhere) -> Table | None:
    """The same where a guess is enough: the latest where several are meant; None where it is of use for none."""
    try:
        table = table_here(context, wanted=wanted)
    except Several as several:
        table = several.tables[-1]
    except Refused:
        return None
    return table if wanted(table) else None


def own_match_here(context: Context) -> Table | None:
    """The match that the user plays in this very channel or thread, best where it is the user's turn."""
    playing_here = [table for table in context.tables.of_user(context.person.id) if _is_here(context, table)]
    best = next((tables for tables in _best_first(context, _useful(playing, playing_here)) if tables), None)
    return best[-1] if best else None


def table_to_join(context: Context, named: str | None = None) -> Table:
    """The table of this id, else one of this channel with a free seat or whose match the user has left, else one
    elsewhere whose match they have left, else one of this channel where a computer's seat can be had, unless the user
    has a table here that is not over, else as `table_here`.

    Raises:
        Several: several are meant.
        Refused: there is none.
    """
    left = context.tables.left_by(context.person.id)
    free = [
        table
        for table in context.tables.in_channel(context.place.channel)
        if table.state is TableState.LOBBY and None in table.holders and table.seat_of(context.person.id) is None
    ]
    own = _useful(not_finished, _here(context, context.tables.of_user(context.person.id)))
    later = [] if own else [table for table in context.tables.in_channel(context.place.channel) if open_seats(table)]
    if named is None and (table := _chosen(context, [*_here(context, left), *free], left, later)) is not None:
        return context.at(table)
    return table_here(context, named)


def paused_table(context: Context, named: str | None = None) -> Table:
    """The table to go on with: one of the user's own, else one that they have left and in which nobody is present.

    Raises:
        Several: several are meant.
        Refused: there is none.
    """
    user = context.person.id
    if not any(paused(table) for table in context.tables.of_user(user)):
        left = [table for table in context.tables.left_by(user) if paused(table) and table.deserted]
        left = [table for table in left if named in (None, table.id)]
        if (table := _chosen(context, _here(context, left), left)) is not None:
            return context.at(table)
    return own_table(context, named, paused)


def known_table(context: Context, id: TableId) -> Table:
    """The open table of this id, if the user can know of it: has a seat there or has left one, or asks in its channel.

    Raises:
        Refused: there is none.
    """
    table = context.tables.get(id)
    user = context.person.id
    if table is None or not (table.seat_of(user) is not None or _is_here(context, table) or _claims(table, user)):
        raise NotOpen(id, "tables-unknown")
    return context.at(table)


def _claims(table: Table, user: UserId) -> bool:
    """Whether the user may have a seat there again, or waits for one."""
    return table.left_by(user) is not None or awaited(table, user) is not None


def told_here(context: Context) -> tuple[Table, ...]:
    """The tables that a command of this place may name: those of this channel, then the user's own elsewhere."""
    here = context.tables.in_channel(context.place.channel)
    return (*here, *(table for table in context.tables.of_user(context.person.id) if table not in here))


def _here(context: Context, tables: Iterable[Table]) -> list[Table]:
    """Of tables of the user, those of this place."""
    direct = context.place.guild is None
    return [table for table in tables if direct or _is_here(context, table)]


def _is_here(context: Context, table: Table) -> bool:
    return table.place.includes(context.place.channel)


def _useful(wanted: Wanted, tables: Iterable[Table]) -> list[Table]:
    return [table for table in tables if wanted(table)]


def _chosen(context: Context, *steps: Sequence[Table]) -> Table | None:
    """The table of the first step that has any.

    Raises:
        Several: the step has several that are meant alike.
    """
    for tables in itertools.chain.from_iterable(_best_first(context, step) for step in steps):
        if len(tables) > 1:
            raise Several(tables)
        if tables:
            return tables[0]
    return None


def _best_first(context: Context, tables: Sequence[Table]) -> Iterator[list[Table]]:
    """Those where it is the user's turn; where a match is being played; that are not over; all."""
    yield [table for table in tables if is_turn_of(table, context.person.id)]
    yield _useful(being_played, tables)
    yield _useful(not_finished, tables)
    yield list(tables)


def is_turn_of(table: Table, user: UserId) -> bool:
    """Whether this user is to act."""
    seat = table.seat_of(user)
    if seat is None or table.match is None or table.state is not TableState.PLAYING:
        return False
    return table.match.turn == Act(seat)
