"""The match at a table: starts, deals, actions, the end. Each function gives the next table and the events."""

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from hashlib import sha256
from secrets import token_hex
from typing import Final

from bot.tables.lobby import refuse, with_holder, with_newcomers
from bot.tables.model import (
    MISSES_TO_AUTOPILOT,
    RESERVE,
    Holder,
    News,
    Refused,
    Table,
    TableId,
    TableState,
    UserId,
)
from bot.tables.reading import noted
from bot.tables.timing import given_answer, reserve_left
from engine.cards import Card, Seat, parse_card
from engine.fairness import DRAW_BYTES, SALT_BYTES, drawn, seal
from engine.game import AnyGame, Chance, Event, Hidden, IllegalAction, Malformed
from engine.match import DealLine, Match
from engine.registry import game as find_game
from engine.turn import Act, DealDue

PLAYER, AUTOPILOT, COMPUTER = "player", "autopilot", "computer"
"""The author of a move, as its line in the record names it."""
LASTING: Final = frozenset({"left", "kicked", "kicked-rated", "voted-out", "put-out", "back", "handed"})
"""The news that everybody has a whole deal to read: who is there, and who is the host by it."""


@dataclass(frozen=True, slots=True, repr=False)
class Transition(Hidden):
    """The next table, the events on the way, and the seat that acted, if any."""

    table: Table
    events: tuple[Event, ...] = ()
    acted: Seat | None = None


def playing(table: Table) -> Match:
    """The match in play.

    Raises:
        Refused: there is none, or it is paused or suspended.
    """
    if table.state is TableState.SUSPENDED:
        refuse("tables-suspended")
    if table.state is TableState.PAUSED:
        refuse("tables-deserted" if table.deserted else "tables-paused")
    if table.state is not TableState.PLAYING or table.match is None:
        refuse("tables-not-playing")
    return table.match


def match_id(table: TableId, number: int) -> str:
    """The id of a table's match. It is not random, so that two writers who start the same match collide."""
    return f"{table}-{number}"


def shuffled(game: AnyGame, rng: random.Random) -> Chance:
    """Shuffles the pack and draws whatever else chance decides in a deal of this game."""
    pack = list(game.pack)
    rng.shuffle(pack)
    return Chance(tuple(pack), tuple((name, rng.choice(words)) for name, words in game.chance_words.items()))


def thinking_seed(match: Match, seat: Seat) -> int:
    """The seed by which a computer player at this seat decides: the same whenever the same match is at this point.

    Nobody at the table can know it, since it depends on the whole pack.
    """
    chance = next(line.chance for line in reversed(match.log) if isinstance(line, DealLine))
    drawn = f"{match.deals} {len(match.log)} {seat} {chance.words} {chance.pack}"
    return int.from_bytes(sha256(drawn.encode()).digest()[:8])


def begun(table: Table, rng: random.Random) -> Transition:
    """Starts a match and deals. Draws the first dealer; in a later match of the table the next seat deals first."""
    if None in table.holders:
        refuse("tables-seats-empty")
    seats = len(table.holders)
    last_dealer = table.match.header.dealer if table.match is not None else None
    dealer = Seat(rng.randrange(seats) if last_dealer is None else (last_dealer + 1) % seats)
    salt = token_hex(SALT_BYTES) if last_dealer is not None else _salt_of_draw(find_game(table.game), seats, dealer)
    number = table.match_number + 1
    match = Match.start(
        table.game,
        seats=seats,
        dealer=dealer,
        preset=table.preset,
        options=dict(table.options),
        match_id=match_id(table.id, number),
    )
    table = with_newcomers(table)
    fresh = tuple(holder and _fresh(holder, table) for holder in table.holders)
    return dealt(
        replace(
            table,
            state=TableState.PLAYING,
            match=match,
            match_number=number,
            digest=None,
            holders=fresh,
            agreed=frozenset(),
            news=None,
            rated=table.may_be_rated,
            rating_changes=(),
        ),
        rng,
        salt,
    )


def _salt_of_draw(game: AnyGame, seats: int, dealer: Seat) -> str:
    """A random salt from which it follows that this seat deals first."""
    while drawn(game, seats, salt := token_hex(DRAW_BYTES)).dealer != dealer:
        pass
    return salt


def _fresh(holder: Holder, table: Table) -> Holder:
    if holder.person is None:
        return Holder(None, holder.computer)
    return Holder(holder.person, reserve=RESERVE[table.pace])


def dealt(table: Table, rng: random.Random, salt: str | None = None) -> Transition:
    """Shuffles and deals the next deal, sealed with this salt or a new one, also to those who have waited for it.

    Raises:
        Refused: no deal is due.
    """
    match = playing(table)
    if not isinstance(match.turn, DealDue):
        refuse("tables-no-deal-due")
    chance = shuffled(match.game, rng)
    match, step = match.deal(chance, seal(match, chance, salt or token_hex(SALT_BYTES)))
    come, after = table.waiting, with_newcomers(_with(_anew(table), match))
    host = next((person for person in come if person.id == after.host), None)
    earlier = _lasting_news(table)
    news = News("took-seat", come[0], host=host, others=come[1:], because=earlier) if come else earlier
    return Transition(replace(after, news=news, earlier_news=earlier), step.events)


def _anew(table: Table) -> Table:
    """The table before its next deal, in which nothing has been played for anybody yet."""
    return replace(table, holders=tuple(holder and replace(holder, given=()) for holder in table.holders))


def _lasting_news(table: Table) -> News | None:
    """What is still told in the next deal, which may begin seconds after somebody has left."""
    news = table.news if table.news is None or table.news.what in LASTING else table.news.because
    return news if news is not None and news.what in LASTING and news is not table.earlier_news else None


def finished(table: Table) -> Table:
    """The match has ended with the deal that is over, as everybody has agreed.

    Raises:
        Refused: a deal is under way, or the game does not end so.
    """
    try:
        match, _ = playing(table).end()
    except IllegalAction as problem:
        raise Refused(problem.refusal.message, problem.refusal.rule) from None
    return _with(replace(table, proposal=None), match)


def acted(table: Table, seat: Seat, actions: Iterable[str], by: str | None, now: datetime) -> Transition:
    """Does these actions of the seat, one after another.

    `by` is the author (`PLAYER`, `AUTOPILOT`, `COMPUTER`), None for an answer that the table gives as the only one.

    Raises:
        Refused: an action is illegal (`rule` says why), or no action at all.
    """
    match = playing(table)
    events: list[Event] = []
    given = tuple(_cards_of(given_answer(match))) if by is None else ()
    try:
        for action in actions:
            match, step = match.act(seat, action, by=by)
            events += step.events
    except IllegalAction as problem:
        raise Refused(problem.refusal.message, problem.refusal.rule) from None
    except Malformed as problem:
        raise Refused(problem.message) from None
    after = noted(table, _with(_without_queue(table, seat), match))
    if by == PLAYER:
        after = with_holder(after, seat, _present(table, seat, now))
        if after.revision != table.revision:  # a private answer withdraws no public request
            after = without_pause_request(after, seat)
    elif by is None and (holder := after.holders[seat]) is not None:
        # A card that was queued they have chosen themselves.
        after = with_holder(after, seat, replace(holder, given=(*holder.given, *given) if given else ()))
    if after.revision != table.revision:
        after = _without_take_back(after, seat)
    return Transition(after, tuple(events), seat)


def _cards_of(answer: str | None) -> Iterator[Card]:
    """The card that an answer plays, if it is one."""
    verb, _, card = (answer or "").partition(" ")
    if verb == "play":
        yield parse_card(card.split()[0])


def _without_take_back(table: Table, seat: Seat) -> Table:
    """The next move is the news; and who moves again does not ask any more to take back the move before."""
    if table.news is not None and table.news.what == "took-back":
        table = replace(table, news=None)
    if table.proposal is not None and table.proposal.takes_back(seat):
        table = replace(table, proposal=None)
    return table


def missed(table: Table, seat: Seat, actions: Iterable[str], now: datetime) -> Transition:
    """The time of this seat ran out: plays the turn for it; after two such turns in a row the autopilot takes over."""
    after = acted(table, seat, actions, AUTOPILOT, now)
    holder = table.holders[seat]
    assert holder is not None
    misses = holder.misses + 1
    late = replace(
        holder,
        autopilot=misses >= MISSES_TO_AUTOPILOT,
        misses=misses,
        reserve=timedelta(),
        unspent=None,
        queued=None,
    )
    return replace(after, table=with_holder(after.table, seat, late))


def returned(table: Table, seat: Seat) -> Table:
    """Ends the autopilot of this seat and forgets its missed turns."""
    playing(table)
    holder = table.holders[seat]
    assert holder is not None
    return with_holder(table, seat, replace(holder, autopilot=False, misses=0))


def attended(table: Table, since: Table, user: UserId) -> Table:
    """The turn is extended, once, if it is this user's and has a time, and has not changed `since`.

    A user who has given an answer since then extends nothing. Nor does anybody where a private question is possible:
    that somebody has something to read there would tell others of it.
    """
    seat, match = table.seat_of(user), table.match
    same = match is since.match and table.deadline == since.deadline
    if seat is None or match is None or match.turn != Act(seat) or not same or table.extended:
        return table
    if match.asks_in_private:
        return table
    timed = table.state is TableState.PLAYING and table.deadline is not None
    return replace(table, extended=True) if timed else table


def _present(table: Table, seat: Seat, now: datetime) -> Holder:
    holder = table.holders[seat]
    assert holder is not None
    unspent = max(timedelta(), table.deadline - now) if table.deadline is not None else None
    reserve = reserve_left(table, holder, now)
    return replace(holder, autopilot=False, misses=0, reserve=reserve, unspent=unspent, queued=None, given=())


def without_pause_request(table: Table, seat: Seat) -> Table:
    """Withdraws the request for a pause of the person at this seat, who plays on."""
    holder = table.holders[seat]
    assert holder is not None
    assert holder.person is not None
    return replace(table, agreed=table.agreed - {holder.person.id})


def _with(table: Table, match: Match) -> Table:
    if not isinstance(match.turn, Act):  # a queue is for one deal
        for seat in range(len(table.holders)):
            table = _without_queue(table, Seat(seat))
    if match.over:
        over = replace(table, match=match, state=TableState.FINISHED, agreed=frozenset())
        return over if table.people else with_newcomers(over)  # nobody else is there to want a rematch
    return replace(table, match=match)


def _without_queue(table: Table, seat: Seat) -> Table:
    """Forgets the card that was queued at this seat: its player has acted."""
    holder = table.holders[seat]
    if holder is None or holder.queued is None:
        return table
    return with_holder(table, seat, replace(holder, queued=None))
