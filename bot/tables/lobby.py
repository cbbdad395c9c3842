"""Seats, computer players and rules of a table before and after a match. Each function gives the next table."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, NoReturn, TypedDict, Unpack

from bot.tables.model import RESERVE, Holder, News, Pace, Person, Place, Refused, Table, TableId, TableState, UserId
from engine.cards import Seat
from engine.game import AnyGame, Malformed
from engine.message import Message
from engine.options import make_options, named_options, named_rules
from engine.players import LEVELS, PLAYERS
from engine.registry import game as find_game
from engine.registry import game_keys
from engine.turn import Act

NOBODY: Final = Person(UserId(0), "")
"""Stands in `Holder.out` for a computer."""
ID_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without letters and digits that look like others."""
ID_LENGTH: Final = 10


def refuse(key: str) -> NoReturn:
    """Raises `Refused` with the message of this key."""
    raise Refused(Message(key))


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a table; `options` are those that differ from the preset."""

    preset: str
    options: tuple[tuple[str, Any], ...]
    seats: int


def checked_rules(game: str, name: str, options: Mapping[str, Any], seats: int | None) -> Rules:
    """The rules of the preset or variant `name`, with the options, for `seats` players (None: the game's default).

    Raises:
        Refused: there is no such game, preset, variant or option, or they do not go together.
    """
    try:
        known: AnyGame = find_game(game)
    except KeyError:
        refuse("engine-bad-game")
    number = known.seats[0] if seats is None else seats
    if number not in known.seats:
        refuse("engine-bad-seats")
    try:
        rules = named_rules(known, name)
        named = {**rules.options, **options}
        values = make_options(known, rules.preset, named, number)
        return Rules(rules.preset, named_options(known, rules.preset, values, named, number), number)
    except Malformed as problem:
        raise Refused(problem.message) from None


def new_id(rng: random.Random) -> TableId:
    """The id of a new table."""
    return TableId("".join(rng.choice(ID_LETTERS) for _ in range(ID_LENGTH)))


def opened(
    table: TableId,
    place: Place,
    host: Person,
    *,
    game: str,
    preset: str,
    options: Mapping[str, Any],
    pace: Pace,
    seats: int | None,
    wants_thread: bool = False,
    wants_rated: bool = True,
) -> Table:
    """A new table in its lobby; the host sits at seat 0. `preset` may name a variant."""
    rules = checked_rules(game, preset, options, seats)
    holders = (Holder(host), *(None for _ in range(rules.seats - 1)))
    return Table(
        table, place, TableState.LOBBY, host.id, game, rules.preset, rules.options, pace, holders,
        wants_thread=wants_thread, wants_rated=wants_rated,
    )  # fmt: skip


def moved_to(table: Table, thread: int | None) -> Table:
    """The table, shown in this thread of its channel or (None) in the channel; it wants no other thread."""
    return replace(table, wants_thread=False, place=replace(table.place, thread=thread))


def seat_at(table: Table, user: UserId) -> Seat:
    """The user's seat.

    Raises:
        Refused: the user has no seat.
    """
    seat = table.seat_of(user)
    if seat is None:
        refuse("tables-not-seated")
    return seat


def _in_lobby(table: Table) -> None:
    if table.state is not TableState.LOBBY:
        refuse("tables-not-in-lobby")


def _seating(table: Table) -> Table:
    """The table in its lobby, so that seats can change; reopens the lobby of a finished table."""
    if table.state is TableState.FINISHED:
        return reopened(table)
    _in_lobby(table)
    return table


def host_only(table: Table, by: UserId) -> None:
    """Raises `Refused` for everybody but the table's host."""
    if by != table.host:
        refuse("tables-host-only")


def _seat(table: Table, seat: Seat) -> Seat:
    if not 0 <= seat < len(table.holders):
        refuse("tables-no-such-seat")
    return seat


def as_seen(table: Table, seen: Table | None, *seats: Seat) -> Table:
    """The table, where these seats are still held as the user saw it (`seen`; None: whoever holds them).

    Raises:
        Refused: somebody else holds one of them now, or waits for it.
    """
    if seen is not None and any(_held_by(table, seat) != _held_by(seen, seat) for seat in seats):
        refuse("tables-seats-changed")
    return table


def _held_by(table: Table, seat: Seat) -> object:
    """Who holds the seat, and who waits for it; by id, since a person's name may be another now."""
    holder = table.holders[seat] if 0 <= seat < len(table.holders) else None
    return holder and (holder.person and holder.person.id, holder.computer, holder.waiting and holder.waiting.id)


def _free(table: Table, seat: Seat | None) -> Seat:
    if None not in table.holders:
        refuse("tables-full")
    if seat is None:
        return Seat(table.holders.index(None))
    if table.holders[_seat(table, seat)] is not None:
        refuse("tables-seat-taken")
    return seat


def with_holder(table: Table, seat: Seat, holder: Holder | None) -> Table:
    """The table with this holder of the seat; None leaves the seat empty."""
    return replace(table, holders=(*table.holders[:seat], holder, *table.holders[seat + 1 :]))


def with_seat_back(table: Table, person: Person) -> Table:
    """The person has again the seat that they have left in this match; they are the host where nobody else is there.

    Their reserve of time is used up, so nobody gains time by leaving.
    """
    seat = table.left_by(person.id)
    assert seat is not None, "they have left one"
    host = table.host if table.people else person.id
    holder = table.holders[seat]
    assert holder is not None
    again = Holder(person, newcomer=holder.newcomer, out=holder.out)
    return replace(with_holder(table, seat, again), host=host, news=News("back", person))


def joined(table: Table, person: Person, seat: Seat | None) -> Table:
    """Seats the person at this seat, or at the first free one; during a match, at the one that the person has left.

    A match that waits because no person is present goes on by it.
    """
    if (own := table.left_by(person.id)) is not None:
        if table.state is TableState.PLAYING and table.match is not None and table.match.turn == Act(own):
            # Else who leaves and comes back in the computer's second of thought would have a new turn, without end.
            refuse("tables-seat-on-turn")
        agreed = frozenset({person.id}) if table.deserted else table.agreed
        return replace(with_seat_back(table, person), agreed=agreed)
    _in_lobby(table)
    if table.seat_of(person.id) is not None:
        refuse("tables-already-seated")
    return replace(with_holder(table, _free(table, seat), Holder(person)), news=None)


def with_computer(table: Table, by: UserId, player: str | None, seat: Seat | None) -> Table:
    """Seats a computer player, by default one of the table's level, at this seat or at the first free one."""
    seat_at(table, by)
    table = _seating(table)
    if player not in (None, *PLAYERS):
        refuse("tables-no-such-computer")
    return with_holder(table, _free(table, seat), Holder(None, player or table.level))


def moved(table: Table, user: UserId, seat: Seat) -> Table:
    """Moves the user to a free seat, or to the seat of a computer player, who gets the user's."""
    own = seat_at(table, user)
    table = _seating(table)
    if seat == own:
        refuse("tables-already-there")
    holder = table.holders[_seat(table, seat)]
    if holder is not None and holder.person is not None:
        refuse("tables-seat-taken")
    return _exchanged(table, own, seat)


def swapped(table: Table, by: UserId, first: Seat, second: Seat) -> Table:
    """The host swaps the holders of two seats, of which one may be free."""
    seat_at(table, by)
    host_only(table, by)
    table = _seating(table)
    if _seat(table, first) == _seat(table, second):
        refuse("tables-same-seat")
    if table.holders[first] is None and table.holders[second] is None:
        refuse("tables-seat-empty")
    return _exchanged(table, first, second)


def _exchanged(table: Table, first: Seat, second: Seat) -> Table:
    return with_holder(with_holder(table, first, table.holders[second]), second, table.holders[first])


def shuffled(table: Table, by: UserId, rng: random.Random) -> Table:
    """The host seats everybody at random."""
    seat_at(table, by)
    host_only(table, by)
    table = _seating(table)
    holders = list(table.holders)
    rng.shuffle(holders)
    return replace(table, holders=tuple(holders))


def ready(table: Table, by: UserId, seen: Table | None, *, fill: bool, fewer: bool) -> Table:
    """The table with the seats for a match, which any person at the table may start.

    With `fill` computer players of the table's level take the empty seats; with `fewer` the host removes the empty
    seats, where all others are held as the host saw them (`seen`).
    """
    _in_lobby(table)
    seat_at(table, by)
    if fewer:
        return with_options(as_seen(table, seen, *map(Seat, range(len(table.holders)))), by, seats=table.taken)
    if not fill:
        return table
    return replace(table, holders=tuple(holder or Holder(None, table.level) for holder in table.holders))


def may_invite(table: Table, by: UserId) -> None:
    """Raises `Refused` where this user cannot ask others to the table: only from a seat, while there is a free one."""
    seat_at(table, by)
    _in_lobby(table)
    if table.place.guild is None:
        refuse("invite-alone")
    if None not in table.holders:
        refuse("tables-full")


def may_be_fewer(table: Table) -> bool:
    """Whether there are empty seats, and the number of the others is enough for the game."""
    return None in table.holders and table.taken in find_game(table.game).seats


def removed(table: Table, by: UserId, seat: Seat) -> Table:
    """Removes a computer player, which any person at the table may do, or a person, which only the host may do."""
    seat_at(table, by)
    table = _seating(table)
    holder = table.holders[seat] if 0 <= seat < len(table.holders) else None
    if holder is None:
        refuse("tables-seat-empty")
    if holder.person is None:
        return with_holder(table, seat, None)
    if holder.person.id != by:
        host_only(table, by)
    return left(table, holder.person.id, "left" if holder.person.id == by else "removed")


def left(
    table: Table,
    user: UserId,
    what: Literal["left", "removed", "kicked", "kicked-rated", "voted-out", "put-out"] = "left",
    reason: str = "",
) -> Table:
    """The user leaves. In a match the computer takes the seat; elsewhere the last person to leave closes the table.

    `what` the table is told of it, and the `reason`.
    """
    seat = seat_at(table, user)
    holder = table.holders[seat]
    assert holder is not None
    assert holder.person is not None
    playing = table.state in (TableState.PLAYING, TableState.PAUSED, TableState.SUSPENDED)
    stands_in = Holder(None, table.level, left=holder.person, newcomer=holder.newcomer, out=kicked_out(holder))
    after = with_holder(table, seat, stands_in) if playing else with_newcomers(with_holder(table, seat, None))
    news = News(what, holder.person, reason=reason)
    after = replace(after, agreed=table.agreed - {user}, news=news)
    if not after.people:
        return after if table.state in (TableState.PLAYING, TableState.PAUSED) else closed(after)
    if table.host == user:
        host = after.people[0]
        after = replace(after, host=host.id, news=replace(news, host=host))
    return after


class Given(TypedDict, total=False):
    """What the host changes in the lobby; the names are those of `Table`. `options` replaces all of the table's.

    `level`: of the computers that are there, too.
    """

    game: str | None
    preset: str | None
    options: Mapping[str, Any] | None
    pace: Pace
    seats: int | None
    level: str
    starts_full: bool
    wants_rated: bool


def with_options(table: Table, by: UserId, **given: Unpack[Given]) -> Table:
    """Changes what is given. A new game, preset or variant clears the options unless `options` are given too."""
    _in_lobby(table)
    host_only(table, by)
    game, preset, seats, options = given.get("game"), given.get("preset"), given.get("seats"), given.get("options")
    if game is not None and game != table.game:
        preset = preset or "article"
        options = options or {}
        seats = seats if seats is not None else _seats_for(table, game)
    else:
        game = table.game
        seats = seats if seats is not None else len(table.holders)
    if options is None:
        options = dict(table.options) if preset is None else {}
    rules = checked_rules(game, preset or table.preset, options, seats)
    if "level" in given:
        table = _with_level(table, given["level"])
    return replace(
        table,
        game=game,
        preset=rules.preset,
        options=rules.options,
        pace=given.get("pace", table.pace),
        starts_full=given.get("starts_full", table.starts_full),
        wants_rated=given.get("wants_rated", table.wants_rated),
        holders=_reseated(table, rules.seats),
    )


def _with_level(table: Table, level: str) -> Table:
    """The table at which computers play at this level, those who are there and those to come."""
    if level not in LEVELS:
        refuse("tables-no-such-computer")
    held = [holder and (holder if holder.person else replace(holder, computer=level)) for holder in table.holders]
    return replace(table, level=level, holders=tuple(held))


def _seats_for(table: Table, game: str) -> int | None:
    """The seats after a change of game: keeps the number if allowed, else the smallest that fits; None: the default."""
    known = find_game(game).seats if game in game_keys() else ()
    if len(table.holders) in known:
        return len(table.holders)
    return min((number for number in known if number >= len(table.people)), default=None)


def _reseated(table: Table, number: int) -> tuple[Holder | None, ...]:
    """The holders for this number of seats: unchanged if they fit, else without gaps; computer players leave first."""
    if number >= len(table.holders):
        return (*table.holders, *(None for _ in range(number - len(table.holders))))
    if len(table.people) > number:
        refuse("tables-too-many")
    held = [holder for holder in table.holders if holder is not None]
    if len(held) > number:
        held.sort(key=lambda holder: holder.person is None)
    return (*held[:number], *(None for _ in range(number - len(held))))


def reopened(table: Table) -> Table:
    """The lobby of a table whose match is over."""
    return with_newcomers(
        replace(table, state=TableState.LOBBY, match=None, agreed=frozenset(), rated=False, digest=None)
    )


def kicked_out(holder: Holder) -> tuple[Person, ...]:
    """Who was kicked out of this seat in the present match, as `Holder.out` has them."""
    if not holder.kicked or holder.left is None:
        return holder.out
    before = holder.out or ((NOBODY,) if holder.newcomer else ())
    return (*before, holder.left)


def with_newcomers(table: Table) -> Table:
    """Those who wait for a computer's seat have it; the first of them is the host, if the host has left."""
    holders = tuple(
        holder
        if holder is None or holder.waiting is None
        else Holder(holder.waiting, reserve=RESERVE[table.pace], newcomer=True, out=kicked_out(holder))
        for holder in table.holders
    )
    if not table.waiting:
        return table
    seated = replace(table, holders=holders)
    return seated if seated.seat_of(table.host) is not None else replace(seated, host=seated.people[0].id)


def handed_over(table: Table, by: UserId, seat: Seat) -> Table:
    """The host makes the person at this seat the host."""
    host_only(table, by)
    holder = table.holders[_seat(table, seat)]
    if holder is None or holder.person is None:
        refuse("tables-host-person")
    if holder.person.id == by:
        refuse("tables-host-already")
    before = next(person for person in table.people if person.id == by)
    return replace(table, host=holder.person.id, news=News("handed", before, holder.person))


def closed(table: Table) -> Table:
    """The table, closed."""
    return replace(table, state=TableState.CLOSED, deadline=None)


def expired(table: Table) -> Table:
    """The table, closed because nobody did anything."""
    return replace(closed(table), expired=True)
