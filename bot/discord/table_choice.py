"""Decides which table a command means when its user names none.

A command says for which tables it is of use (`/play`: where a match is being played). Of the user's tables it then
takes, in this order:

1. one of this channel or thread for which it is of use, best where it is the user's turn, else where a match is played;
2. one elsewhere, likewise, if there is only one;
3. one where a match is being played, here or, if there is only one, elsewhere, which then tells why not;
4. the latest of this channel, whatever its state;
5. the only one.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

from bot.discord.context import Context
from bot.discord.pages.table_pages import BEGUN
from bot.tables.model import Refused, Table, TableId, TableState, UserId
from bot.text.render import game_name
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
playing: Final = in_state(TableState.PLAYING)
paused: Final = in_state(TableState.PAUSED)
being_played: Final = in_state(*BEGUN)


def has_scores(table: Table) -> bool:
    """The tables that have a score sheet."""
    return table.match is not None


def has_record(table: Table) -> bool:
    """The tables where a match has ended."""
    return table.match_number > (table.state in BEGUN)


def own_table(context: Context, named: str | None = None, wanted: Wanted | None = None) -> Table:
    """The table of this id, else by the rule above, of those at which the user has a seat.

    `wanted` None: the command is of use in every state.

    Raises:
        Refused: the user has no seat, not that one, or several elsewhere and names none.
    """
    seated = context.tables.of_user(context.person.id)
    if named is not None:
        table = next((table for table in seated if table.id == named), None)
        if table is None:
            raise Refused(Message("discord-no-such-table"))
        return context.at(table)
    here, elsewhere = _by_place(context, seated)
    table = _first(
        (
            *map(_latest, _best_first(context, here, wanted)),
            *map(_only, _best_first(context, elsewhere, wanted)),
            *(_of_matches(here, elsewhere) if wanted is not None else ()),
            _latest(here),
            _only(elsewhere),
        )
    )
    if table is None:
        raise Refused(Message("discord-several-tables" if seated else "discord-not-at-a-table"))
    return context.at(table)


def table_here(context: Context, named: str | None = None, wanted: Wanted | None = None) -> Table:
    """The same where the table of others is of use, too: those of this channel come after the user's own there.

    Raises:
        Refused: there is none.
    """
    if named is not None:
        return known_table(context, TableId(named))
    here, elsewhere = _by_place(context, context.tables.of_user(context.person.id))
    all_here = context.tables.in_channel(context.place.channel)
    table = _first(
        (
            *map(_latest, _best_first(context, here, wanted)),
            *map(_latest, _best_first(context, all_here, wanted)),
            *map(_only, _best_first(context, elsewhere, wanted)),
            _latest(here),
            _latest(all_here),
            _only(elsewhere),
        )
    )
    if table is None:
        raise Refused(Message("discord-no-table-here"))
    return context.at(table)


def table_to_join(context: Context, named: str | None = None) -> Table:
    """The table of this id, else the latest of this channel with a free seat for the user, else as `table_here`.

    Raises:
        Refused: there is none.
    """
    free = [
        table
        for table in context.tables.in_channel(context.place.channel)
        if table.state is TableState.LOBBY and None in table.holders and table.seat_of(context.person.id) is None
    ]
    if named is None and free:
        return context.at(free[-1])
    return table_here(context, named)


def paused_table(context: Context, named: str | None = None) -> Table:
    """The table to go on with: one of the user's own, else the latest that they and all others have left, here first.

    Raises:
        Refused: there is none.
    """
    user = context.person.id
    if not any(paused(table) for table in context.tables.of_user(user)):
        left = [table for table in context.tables.left_by(user) if named in (None, table.id)]
        here, elsewhere = _by_place(context, left)
        table = _latest(here) or _latest(elsewhere)
        if table is not None:
            return context.at(table)
    return own_table(context, named, paused)


def known_table(context: Context, id: TableId) -> Table:
    """The open table of this id, if the user can know of it: has a seat there, or asks in its channel.

    Raises:
        Refused: there is none.
    """
    table = context.tables.get(id)
    if table is None or not (
        table.seat_of(context.person.id) is not None or table.place.includes(context.place.channel)
    ):
        raise Refused(Message("tables-unknown"))
    return context.at(table)


async def called(context: Context, table: Table) -> str:
    """What a table is called in a list: its game and where it is."""
    voice, client = await context.voice(), context.interaction.client
    channel = client.get_channel(table.place.channel)
    name = getattr(channel, "name", None)
    game = game_name(table.game, voice)
    if name is None:
        return voice.text("discord-table-direct", game=game)
    guild = client.get_guild(table.place.guild) if table.place.guild is not None else None
    return voice.text("discord-table-at", game=game, channel=name, server=guild.name if guild is not None else "")


def _by_place(context: Context, tables: Sequence[Table]) -> tuple[list[Table], list[Table]]:
    """Those of this channel, and those elsewhere."""
    here = [table for table in tables if table.place.includes(context.place.channel)]
    return here, [table for table in tables if table not in here]


def _best_first(context: Context, tables: Iterable[Table], wanted: Wanted | None) -> tuple[list[Table], ...]:
    """Of the tables for which the command is of use: where it is the user's turn, where a match is played, all."""
    useful = [table for table in tables if wanted is not None and wanted(table)]
    own_turn = [table for table in useful if _is_turn_of(table, context.person.id)]
    return own_turn, [table for table in useful if being_played(table)], useful


def _of_matches(here: Iterable[Table], elsewhere: Iterable[Table]) -> tuple[Table | None, Table | None]:
    """The latest table of this channel with a match, and the only one elsewhere."""
    return _latest([table for table in here if being_played(table)]), _only(
        [table for table in elsewhere if being_played(table)]
    )


def _first(tables: Iterable[Table | None]) -> Table | None:
    return next((table for table in tables if table is not None), None)


def _is_turn_of(table: Table, user: UserId) -> bool:
    seat = table.seat_of(user)
    if seat is None or table.match is None or table.state is not TableState.PLAYING:
        return False
    return table.match.turn == Act(seat)


def _latest(tables: Sequence[Table]) -> Table | None:
    return tables[-1] if tables else None


def _only(tables: Sequence[Table]) -> Table | None:
    return tables[0] if len(tables) == 1 else None
