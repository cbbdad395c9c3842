"""The table service: all operations on the tables of the bot, each durable before it is told.

Knows neither Discord nor SQL. Every operation takes the table's lock, gets the next table from the pure functions of
`lobby`, `playing`, `pausing` and `proposals`, saves it in one transaction, puts it in the cache, tells the listener and
returns it. A refused operation changes nothing and raises `Refused` with the text that says why.
"""

import logging
import random
from collections.abc import Callable, Mapping
from contextlib import ExitStack, suppress
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Final, Unpack

from bot.tables import automatic, former, lobby, newcomers, pausing, playing, proposals, rematch
from bot.tables.admin_log import LogLine
from bot.tables.due_actions import DueActions
from bot.tables.meter import NO_METER, Meter
from bot.tables.model import (
    Change,
    Delays,
    Gone,
    Pace,
    Person,
    Place,
    ProposalKind,
    Refused,
    Stale,
    Table,
    TableId,
    UserId,
)
from bot.tables.open_tables import OpenTables
from bot.tables.playing import PLAYER, Transition
from bot.tables.ports import Clock, Conflict, Store, Tell, Think, Unsaved
from bot.tables.safe_traceback import safe_traceback
from bot.tables.server_rules import ServerRules
from bot.tables.shard import EVERYTHING, Shard
from bot.tables.table_cache import Census, OpenTable, TableCache
from bot.tables.table_writer import TableWriter, not_saved
from bot.tables.ticker import Ticker
from bot.tables.visits import Visits
from engine.cards import Card, Seat

SYSTEM_RNG: Final = random.SystemRandom()
TABLES_PER_PERSON: Final = 25
"""The most open tables of one person: as many as a menu of Discord can list."""
_log = logging.getLogger(__name__)


class Tables(OpenTables):
    """The open tables of a unit.

    Every method with the id of a table raises `Gone` when the table is closed or never existed. `by`, `user`: who asks.
    `cause`: the id of the interaction; the same id twice changes nothing. `seen`: as in `lobby.as_seen`.

    Args:
        think: asks a computer player for an action.
        tell: called with every saved change.
        rng: shuffles, and draws seats, delays and ids.
        rules: what servers have decided that holds at all their tables.
        shard: whose tables these are; all others can be visited (`visits`).
        tell_visit: called with every change that is saved at a visited table, which its own unit draws.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        think: Think,
        tell: Tell,
        rng: random.Random = SYSTEM_RNG,
        delays: Delays = Delays(),  # noqa: B008 - a frozen value
        rules: ServerRules | None = None,
        shard: Shard = EVERYTHING,
        tell_visit: Tell = lambda _: None,
        meter: Meter = NO_METER,
    ) -> None:
        self._rules = rules or ServerRules()
        self._rng = rng
        self._clock = clock
        self._store = store
        super().__init__(TableCache(self._rules, shard))
        self._ticker = Ticker(clock, store, self._do_due)
        self._tell = tell
        self._writer = TableWriter(store, clock, self._heard, tell_visit, rng, delays, self._cache, self._ticker, meter)
        self.visits = Visits(self._writer)
        self._due_actions = DueActions(self._writer, think, rng)

    # ------------------------------------------------------------------------------------------------------- lifetime

    async def start(self) -> None:
        """Loads the open tables, extends deadlines by the downtime, and starts the ticker."""
        for saved in await self._store.wake(self._clock.now()):
            live = OpenTable.of(saved)
            self._cache.add(live)
            self._ticker.expect(live.id, live.due, claimed=False)
            try:
                if live.due is None:  # was suspended: computes what it waits for, in case its log can be read now
                    await self._writer.change(live.id, lambda before, _: Transition(before))
                self._due_actions.go_on(live)
            except Exception as error:  # whatever is wrong with its rows: the other tables go on
                _log.error("table %s stands still: %s", live.id, safe_traceback(error))
        self._ticker.start()

    async def close(self) -> None:
        """Stops the ticker, and stores a last sign of life; every acknowledged move is durable already."""
        await self._ticker.close()
        await self._due_actions.close()
        with suppress(Unsaved):
            await self._store.alive(self._clock.now())

    async def release(self) -> None:
        """Gives the tables up to the unit that takes them over; here they can be visited from now on."""
        await self._ticker.close()
        await self._due_actions.close()
        self._cache.release()

    async def left_out(self, table: TableId) -> bool:
        """Whether the table is stored, and not among the open ones because its row cannot be read."""
        return self.get(table) is None and await self._store.holds(table)

    async def any_open(self) -> bool:
        """Whether any table is open, of this unit or of another."""
        return not await self._store.empty()

    def behind(self) -> timedelta:
        """How long something that is due has been waiting; usually zero."""
        return self._ticker.behind()

    def counted(self) -> Census:
        """How many open tables there are."""
        return self._cache.counted()

    # ---------------------------------------------------------------------------------------------------------- lobby
    # A change of seats reopens the lobby of a finished table; only `join` does not.

    async def open(
        self,
        *,
        place: Place,
        host: Person,
        game: str,
        preset: str = "article",
        options: Mapping[str, Any] | None = None,
        pace: Pace = Pace.LIVE,
        seats: int | None = None,
        wants_thread: bool = False,
        wants_rated: bool = True,
        cause: int,
    ) -> Table:
        """Opens a table in its lobby; the host takes seat 0. `preset` may name a variant; `seats` None is the default.

        Raises:
            Refused: there is no such game, preset or option, or the options do not go together; or the host sits at
                too many tables, or is excluded by the server.
        """
        try:
            async with self.visits.at(user=host.id):
                with self._cache.sitting_down(host.id, place, TABLES_PER_PERSON):
                    rated = wants_rated and self._rules.rates(place.guild)
                    table = lobby.opened(
                        lobby.new_id(self._rng), place, host, game=game, preset=preset, options=options or {},
                        pace=pace, seats=seats, wants_thread=wants_thread, wants_rated=rated,
                    )  # fmt: skip
                    table = await self._writer.open(table, cause)
                    self.visits.stay(table.id)
                    return table
        except Conflict as error:
            existing = await self._store.opened(cause)
            if existing is None:
                raise not_saved(table.id, error) from None
        return self._present(existing)

    async def join(self, table: TableId, person: Person, seat: Seat | None = None) -> Table:
        """Seats the person at this seat, or at the first free one, in the lobby, by which the match may begin; during a
        match, at the seat that the person has left in it, or from the next deal at a computer's (`newcomers`)."""
        async with self.visits.at(table, person.id):  # where they sit counts, whichever unit has it
            with self._cache.sitting_down(person.id, self._cache.place(table), TABLES_PER_PERSON):
                return await self._fill(table, lambda before: newcomers.joined(before, person, seat))

    async def leave(self, table: TableId, user: UserId) -> Table:
        """The user leaves the table, or waits no more for a computer's seat.

        In the lobby and after a match the seat becomes free; during a match a computer player takes it, and the match
        counts as lost for the user, unless they take the seat back before its end (`join`). The next person becomes
        host. When the last person leaves, a match is paused, and any other table closes.
        """
        after = await self._fill(table, lambda before: newcomers.left(before, user))
        for given_up in pausing.given_up(user, [live.unfolded for live in self._cache.left_by(user)]):
            with suppress(Refused):  # closed meanwhile, or not saved, which is logged
                await self._become(given_up.id, lambda now: now if now.people or now.waiting else lobby.closed(now))
        return after

    async def forget(self, user: UserId) -> list[Table]:
        """The user leaves every open table, and none of them knows of them any more; those of this unit that did, as
        they are now.

        Raises:
            Refused: it cannot be saved.
        """
        after: list[Table] = []
        async with self.visits.at_all_that_know(user):
            for live in [live for live in self._cache.known() if former.knows(live.unfolded, user)]:
                with suppress(Gone):  # closed meanwhile
                    table = await self._fill(live.id, lambda before: former.forgotten(before, user))
                    after += [] if live.guest else [table]
        return after

    async def add_computer(
        self, table: TableId, by: UserId, player: str | None = None, seat: Seat | None = None
    ) -> Table:
        """Seats a computer player (by default one of the table's level) at this seat, or at the first free one, as any
        person may; the match may begin."""
        return await self._fill(table, lambda before: lobby.with_computer(before, by, player, seat))

    async def remove(self, table: TableId, by: UserId, seat: Seat, seen: Table | None = None) -> Table:
        """Removes a computer player (any person at the table may do so) or a person (only the host may); during a
        match the host kicks out a person, where `proposals.may_kick`."""
        return await self._fill(table, lambda before: proposals.removed(lobby.as_seen(before, seen, seat), by, seat))

    async def move(self, table: TableId, user: UserId, seat: Seat) -> Table:
        """Moves the user to a free seat, or to the seat of a computer player, who gets the user's."""
        return await self._become(table, lambda before: lobby.moved(before, user, seat))

    async def swap(self, table: TableId, by: UserId, first: Seat, second: Seat, seen: Table | None = None) -> Table:
        """The host swaps the holders of two seats, of which one may be free."""
        two = first, second
        return await self._become(table, lambda it: lobby.swapped(lobby.as_seen(it, seen, *two), by, *two))

    async def shuffle(self, table: TableId, by: UserId) -> Table:
        """The host seats everybody at random."""
        return await self._become(table, lambda before: lobby.shuffled(before, by, self._rng))

    async def hand_over(self, table: TableId, by: UserId, seat: Seat, seen: Table | None = None) -> Table:
        """The host makes the person at this seat the host."""
        return await self._become(table, lambda before: lobby.handed_over(lobby.as_seen(before, seen, seat), by, seat))

    async def set_options(self, table: TableId, by: UserId, **given: Unpack[lobby.Given]) -> Table:
        """The host changes what is given, in the lobby. A new game, preset or variant without `options` clears them."""
        return await self._become(table, lambda before: lobby.with_options(before, by, **given))

    # -------------------------------------------------------------------------------------------------------- playing

    async def begin(
        self, table: TableId, by: UserId, cause: int, *, fill: bool = False, fewer: bool = False,
        seen: Table | None = None,
    ) -> Table:  # fmt: skip
        """Starts the match and deals; any person at the table may do so. With `fill` careful computer players take the
        empty seats; with `fewer` the host removes the empty seats, where the game allows it and all sit as `seen`."""

        def become(before: Table, _: datetime) -> Transition:
            return self._begun(lobby.ready(before, by, seen, fill=fill, fewer=fewer))

        return (await self._writer.change(table, become, cause)).table

    async def act(self, table: TableId, user: UserId, action: str, *, revision: int | None, cause: int) -> Change:
        """Does this action for the user's seat; `revision` is that of the button pressed, None for a command.

        Raises:
            Stale: the table has changed since the button was drawn.
            Refused: the user has no seat, there is no match, the action is illegal (`rule` names the paragraph), or
                it cannot be saved.
        """

        def become(before: Table, now: datetime) -> Transition:
            seat = lobby.seat_at(before, user)
            if revision is not None and revision != before.revision_of(seat):
                raise Stale(before)
            return playing.acted(before, seat, [action], PLAYER, now)

        return await self._writer.change(table, become, cause)

    async def queue(self, table: TableId, user: UserId, card: Card | None) -> Table:
        """Queues this card of the user's hand (None: no card), which the table plays for them when their turn comes.

        Changes nothing where no card may be queued any more, or this one is not in the user's hand.
        """
        present = self._present(table)
        if automatic.with_queue(present, user, card) is present:
            return present
        return await self._become(table, lambda before: automatic.with_queue(before, user, card))

    async def take_back(self, table: TableId, user: UserId, *, revision: int | None, cause: int) -> Change:
        """Takes back the user's last move, or proposes it where others have moved since; `revision` as for `act`. It
        counts no more, and stays in the log.

        Raises:
            Stale: the table has changed since the button was drawn.
            Refused: it cannot be taken back, or cannot be saved.
        """

        def become(before: Table, _: datetime) -> Transition:
            if revision is not None and revision != before.revision_of(lobby.seat_at(before, user)):
                raise Stale(before)
            return proposals.taken_back(before, user, cause)

        return await self._writer.change(table, become, cause)

    async def claim(self, table: TableId, user: UserId, *, revision: int, cause: int) -> Change:
        """The user takes all remaining tricks, which are certain; raises as `act` does."""
        return await self._writer.change(table, lambda it, now: automatic.claimed(it, user, revision, now), cause)

    async def next_deal(self, table: TableId, user: UserId, cause: int) -> Change:
        """Deals at once instead of after the delay."""

        def become(before: Table, _: datetime) -> Transition:
            return playing.dealt(playing.without_pause_request(before, lobby.seat_at(before, user)), self._rng)

        return await self._writer.change(table, become, cause)

    async def back(self, table: TableId, user: UserId) -> Table:
        """*I'm back*: ends the user's autopilot and forgets missed turns; resumes a match where nobody was present."""

        return await self._become(table, lambda before: pausing.returned(before, user))

    async def attend(self, since: Table, user: UserId) -> bool:
        """The user shows that they are there, without an answer: extends their turn by the time of a turn, once.

        `since`: the table as the user came to it. False where nothing changes: it is not their turn, it has no time or
        is extended already, they have answered since then, or it cannot be saved.
        """
        present = self.get(since.id)
        if present is None or playing.attended(present, since, user) is present:
            return False
        with suppress(Refused):
            return (await self._become(since.id, lambda before: playing.attended(before, since, user))).extended
        return False

    async def pause(self, table: TableId, user: UserId) -> Table:
        """The user asks for a pause, which begins when all persons asked for it; players on autopilot do not count."""
        return await self._become(table, lambda before: pausing.with_pause_request(before, user))

    async def resume(self, table: TableId, user: UserId, *, alone: bool = False) -> Table:
        """The user is ready to resume a paused match, or resumes it without those who are not (`alone`, where
        `alone_from`); the turn then begins anew. Who has left a match in which nobody is present gets the seat back."""

        with ExitStack() as until_saved:

            def become(before: Table, now: datetime) -> Transition:
                until_saved.close()  # of a first try
                if before.seat_of(user) is None:
                    until_saved.enter_context(self._cache.sitting_down(user, before.place, TABLES_PER_PERSON))
                if alone:
                    return Transition(pausing.resumed_alone(before, user, self._writer.delays, now))
                return Transition(pausing.with_resume_request(before, user))

            return (await self._writer.change(table, become)).table

    def alone_from(self, table: Table, user: UserId) -> datetime | None:
        """From when on the user may resume this paused match without those who are not ready; None: at once."""
        return pausing.alone_from(table, user, self._writer.delays, self._clock.now())

    async def set_pace(self, table: TableId, by: UserId, pace: Pace) -> Table:
        """The host changes the pace, as `pausing.with_pace` allows it."""
        return await self._become(table, lambda before: pausing.with_pace(before, by, pace))

    async def propose(
        self,
        table: TableId,
        by: UserId,
        what: ProposalKind,
        cause: int,
        seat: Seat | None = None,
        seen: Table | None = None,
    ) -> Table:
        """A person proposes this for the match, about this seat; it happens as soon as enough persons agree."""
        return await self._become(table, lambda before: proposals.proposed(before, by, what, cause, seat, seen))

    async def answer(self, table: TableId, user: UserId, proposal: str, *, agrees: bool) -> Table:
        """The user agrees to the proposal with this key, or declines; who has made it withdraws it so."""

        def become(before: Table) -> Table:
            if before.proposal is None or before.proposal.key != proposal:
                lobby.refuse("tables-proposal-over")
            return proposals.agreed(before, user) if agrees else proposals.declined(before, user)

        return await self._become(table, become)

    async def rematch(self, table: TableId, user: UserId, cause: int) -> Table:
        """The user asks for a rematch. Once all who are there have, a new match begins with the next dealer, or, when a
        seat is empty or its person absent, the lobby reopens."""

        def become(before: Table, _: datetime) -> Transition:
            self._cache.may_sit_down(user, before.place)
            after = rematch.requested(before, user)
            return self._begun(after) if rematch.agreed(after) else Transition(after)

        return (await self._writer.change(table, become, cause)).table

    # ------------------------------------------------------------------------------------------------------------ end

    async def end(self, table: TableId, by: Person, *, force: bool = False, reason: str = "") -> Table:
        """Closes the table; a match in play has no result. For the host, or with `force` for an admin of the server,
        whose reason everybody reads. A rated match in which others are present ends by a proposal instead."""
        return await self._become(table, lambda before: proposals.ended(before, by, force=force, reason=reason))

    async def decide(self, table: TableId, become: Callable[[Table], Table], told: LogLine | None = None) -> Table:
        """Does with the table what was decided elsewhere, as by its server; `told`: what the server's log tells."""
        return (await self._writer.change(table, lambda before, _: Transition(become(before)), told=told)).table

    async def move_to(self, table: TableId, thread: int | None) -> Table:
        """The table is shown in this thread of its channel, or (None) in the channel, from now on."""
        return await self._become(table, lambda before: lobby.moved_to(before, thread))

    async def close_place(self, *, guild: int | None = None, channel: int | None = None) -> None:
        """Closes all tables of a channel, thread or server that is gone."""
        for live in self._cache.all():
            place = live.unfolded.place
            if (guild is not None and place.guild == guild) or (channel is not None and place.includes(channel)):
                with suppress(Refused):  # closed meanwhile, or not saved, which is logged
                    await self._become(live.id, lobby.closed)

    # ------------------------------------------------------------------------------------------------------- privates

    async def _become(self, table: TableId, become: Callable[[Table], Table]) -> Table:
        return (await self._writer.change(table, lambda before, _: Transition(become(before)))).table

    def _begun(self, table: Table) -> Transition:
        rates = self._rules.rates(table.place.guild)
        return playing.begun(table if rates else replace(table, wants_rated=False), self._rng)

    async def _fill(self, table: TableId, become: Callable[[Table], Table]) -> Table:
        """Changes who sits or waits there; a match begins by it that only waited for that: a full table, a rematch."""

        def filled(before: Table, _: datetime) -> Transition:
            after = become(before)
            return self._begun(after) if rematch.starts(before, after) else Transition(after)

        return (await self._writer.change(table, filled)).table

    async def _do_due(self, table: TableId) -> None:
        await self._due_actions(table)

    def _heard(self, change: Change) -> None:
        """Tells of a saved change; a computer that is to move now begins to think."""
        self._tell(change)
        live = self._cache.get(change.table.id)
        self._due_actions.think_ahead(change.table, None if live is None else live.due)

    def _present(self, table: TableId) -> Table:
        if (present := self.get(table)) is None:
            raise Gone
        return present
