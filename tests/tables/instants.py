"""One instant at a table: several people press at once, each a button that was drawn before; and what they changed."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, Final

from bot.storage import TableStore
from bot.tables.model import Person, ProposalKind, Refused, Table, UserId
from bot.tables.newcomers import awaited
from bot.tables.playing import PLAYER
from bot.tables.rating import RatingChange
from engine.cards import Seat, each
from engine.match import ActLine, DealLine, TakeBackLine
from engine.turn import Act, DealDue
from tests.support.clock import FakeClock
from tests.tables.world import HERE, World

SOMEBODY: Final = tuple(Person(UserId(70 + number), f"Person {number}") for number in range(6))
LATE: Final = 4
"""The most steps of the event loop by which a press, or the storage, is later than it might be."""


@dataclass(frozen=True)
class Press:
    """What somebody does: its name, who, and a number that says more (a seat, a way)."""

    what: str
    by: Person
    number: int = 0


@dataclass(frozen=True)
class Saved:
    """A change that was saved, and the press that led to it; None: the table did it by itself."""

    press: Press | None
    before: Table | None
    after: Table


class History:
    """Who pressed what, what they were told, and what was saved, in its order."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.saved: list[Saved] = []
        self.told: list[tuple[Press, Any]] = []
        self._press: ContextVar[Press | None] = ContextVar("press", default=None)

    def store(self) -> type[TableStore]:
        """The real store, now and then a little later, which notes what it saves and for whom."""
        history = self

        class Noted(TableStore):
            async def save(self, before: Table | None, after: Table, **rest: Any) -> tuple[RatingChange, ...]:
                await history.dawdle()
                changes = await super().save(before, after, **rest)
                history.saved.append(Saved(history._press.get(), before, after))
                await history.dawdle()
                return changes

        return Noted

    async def dawdle(self) -> None:
        """Lets others be first."""
        for _ in range(self.rng.randrange(LATE)):
            await asyncio.sleep(0)

    async def at_once(self, presses: Sequence[tuple[Press, Callable[[], Awaitable[Any]]]]) -> None:
        """All of this in one instant."""

        async def pressed(press: Press, act: Callable[[], Awaitable[Any]]) -> Any:
            self._press.set(press)
            await self.dawdle()
            return await act()

        presses = self.rng.sample(presses, len(presses))
        told = await asyncio.gather(*(pressed(*press) for press in presses), return_exceptions=True)
        self.told += [(press, answer) for (press, _), answer in zip(presses, told, strict=True)]

    def of(self, press: Press) -> list[Saved]:
        """What this press has changed."""
        return [saved for saved in self.saved if saved.press is press]

    def winners(self) -> list[str]:
        """The presses that have changed something, in the order in which they did."""
        return [saved.press.what for saved in self.saved if saved.press is not None]

    def refusals(self) -> list[str]:
        """The keys of what the others were told, sorted."""
        return sorted(answer.message.key for _, answer in self.told if isinstance(answer, Refused))


def drawn(world: World, clock: FakeClock, table: Table, press: Press) -> Callable[[], Awaitable[Any]]:
    """What this press does; it knows of the table what there was to see before the instant."""
    tables, id, user, seat = world.tables, table.id, press.by.id, Seat(press.number % len(table.holders))
    cause = world.cause
    own = table.seat_of(user)
    key = table.proposal.key if table.proposal is not None else "-"

    async def time_runs_out() -> None:
        if table.deadline is not None:
            clock.go(max(clock.now(), table.deadline))

    def card() -> Any:
        hand = list(each(table.match.view(own).hand)) if table.match is not None and own is not None else []
        return hand[press.number % len(hand)] if hand else None

    calls: dict[str, Callable[[], Awaitable[Any]]] = {
        "join": lambda: tables.join(id, press.by),
        "sit": lambda: tables.join(id, press.by, seat),
        "leave": lambda: tables.leave(id, user),
        "computer": lambda: tables.add_computer(id, user),
        "remove": lambda: tables.remove(id, user, seat, table),
        "move": lambda: tables.move(id, user, seat),
        "swap": lambda: tables.swap(id, user, seat, Seat((seat + 1) % len(table.holders)), table),
        "shuffle": lambda: tables.shuffle(id, user),
        "hand-over": lambda: tables.hand_over(id, user, seat, table),
        "seats": lambda: tables.set_options(id, user, seats=press.number + 1),
        "start": lambda: tables.begin(id, user, cause),
        "fill": lambda: tables.begin(id, user, cause, fill=True),
        "fewer": lambda: tables.begin(id, user, cause, fewer=True, seen=table),
        "act": lambda: tables.act(id, user, _answer(table, press.number), revision=table.revision_of(own), cause=cause),
        "take-back": lambda: tables.take_back(id, user, revision=table.revision_of(own), cause=cause),
        "claim": lambda: tables.claim(id, user, revision=table.revision_of(own), cause=cause),
        "queue": lambda: tables.queue(id, user, card()),
        "next": lambda: tables.next_deal(id, user, cause),
        "pause": lambda: tables.pause(id, user),
        "resume": lambda: tables.resume(id, user, alone=press.number == 0),
        "back": lambda: tables.back(id, user),
        "propose-end": lambda: tables.propose(id, user, ProposalKind.END, cause),
        "propose-kick": lambda: tables.propose(id, user, ProposalKind.KICK, cause, seat, table),
        "agree": lambda: tables.answer(id, user, key, agrees=True),
        "decline": lambda: tables.answer(id, user, key, agrees=False),
        "rematch": lambda: tables.rematch(id, user, cause),
        "end": lambda: tables.end(id, press.by),
        "admin": lambda: tables.end(id, press.by, force=True),
        "clock": time_runs_out,
    }
    return calls[press.what]


def _answer(table: Table, number: int) -> str:
    """An answer of the seat on turn; where there is none, one that nobody has."""
    match = table.match
    if match is None or not isinstance(match.turn, Act):
        return "pass"
    legal = getattr(match.choice(match.turn.seat), "legal", ())
    return legal[number % len(legal)] if legal else "pass"


def right(table: Table, saved: Saved) -> bool:
    """Whether this press may change that as it did: the table was as the button promised, and became what it says.

    `table`: as it was when the buttons were drawn.
    """
    press, before, after = saved.press, saved.before, saved.after
    assert press is not None
    assert before is not None
    user, own = press.by.id, before.seat_of(press.by.id)
    was, match = before.match, after.match
    new = match.log[len(was.log) :] if was is not None and match is not None and match.header is was.header else ()
    match press.what:
        case "join" | "sit":
            seat = after.seat_of(user) if after.seat_of(user) is not None else awaited(after, user)
            if own is not None or awaited(before, user) is not None or seat is None:
                return False
            holder = before.holders[seat]
            asked = press.what == "join" or before.left_by(user) == seat or seat == press.number % len(table.holders)
            return asked and (holder is None or (holder.person is None and holder.waiting is None))
        case "leave":
            there = own is not None or awaited(before, user) is not None
            return there and after.seat_of(user) is None and awaited(after, user) is None
        case "start" | "fill" | "fewer":
            begun = before.state == "lobby" and after.state == "playing" and own is not None
            shown = press.what != "fewer" or after.people == table.people
            return begun and shown and after.match_number == before.match_number + 1
        case "act":
            acts = [line for line in new if isinstance(line, ActLine)]
            same = before.revision_of(own) == table.revision_of(table.seat_of(user))
            return same and len(new) == len(acts) == 1 and (acts[0].seat, acts[0].by) == (own, PLAYER)
        case "take-back":
            same = before.revision_of(own) == table.revision_of(table.seat_of(user))
            asks = after.proposal is not None and user in after.proposal.agreed
            return same and (asks or (len(new) == 1 and isinstance(new[0], TakeBackLine) and new[0].seat == own))
        case "claim":
            same = before.revision_of(own) == table.revision_of(table.seat_of(user))
            all_played = match is not None and not isinstance(match.turn, Act)
            return same and all_played and {line.seat for line in new if isinstance(line, ActLine) and line.by} == {own}
        case "next":
            dealt = len(new) == 1 and isinstance(new[0], DealLine)
            return dealt and was is not None and isinstance(was.turn, DealDue) and own is not None
        case "agree" | "decline":
            same = before.proposal is not None and table.proposal is not None
            return same and before.proposal.key == table.proposal.key and own is not None  # type: ignore[union-attr]
        case "rematch":
            return before.state == "finished" and (own is not None or awaited(before, user) is not None)
        case "propose-kick":
            seat = Seat(press.number % len(table.holders))
            return _who(before, seat) == _who(table, seat) is not None
        case "remove":
            seat = Seat(press.number % len(table.holders))
            return _who(before, seat) == _who(table, seat) and _who(after, seat) != _who(before, seat)
        case "hand-over":
            seat = Seat(press.number % len(table.holders))
            return before.host == user and _who(table, seat) == after.host
        case "end":
            return before.host == user and after.state == "closed"
        case _:
            return True


def _who(table: Table, seat: Seat) -> object:
    """Who sits or waits at this seat, or which computer; None: nobody."""
    holder = table.holders[seat] if seat < len(table.holders) else None
    person = holder and (holder.waiting or holder.person)
    return (person and person.id) or (holder and holder.computer)


async def lobby(world: World, rng: random.Random, game: str) -> Table:
    """A lobby with some of its seats taken."""
    table = await world.tables.open(place=HERE, host=SOMEBODY[0], game=game, cause=world.cause)
    await world.tables.set_options(
        table.id, SOMEBODY[0].id, starts_full=rng.random() < 0.3, wants_rated=rng.random() < 0.3
    )
    for person in SOMEBODY[1 : rng.randrange(1, len(table.holders) + 1)]:
        if world.now(table).state == "lobby" and None in world.now(table).holders:
            table = await world.tables.join(table.id, person)
    return world.now(table)


async def in_play(world: World, rng: random.Random, game: str) -> Table:
    """A match in play, with or without computers; somebody may have proposed something, wait, or be gone."""
    table = await lobby(world, rng, game)
    if table.state == "lobby":
        table = await world.tables.begin(table.id, SOMEBODY[0].id, world.cause, fill=True)
    for _ in range(rng.randrange(10)):
        await world.rest()
        if (table := world.now(table)).state != "playing":
            break
        table = await world.move(table.id)
    await world.rest()
    for _ in range(rng.randrange(3)):
        way = rng.choice(("propose-end", "propose-kick", "take-back", "pause", "leave", "join"))
        press = Press(way, rng.choice(SOMEBODY), rng.randrange(4))
        try:
            await drawn(world, world.clock, world.now(table), press)()
        except Refused:
            continue
        await world.rest()
        if world.tables.get(table.id) is None:
            return await in_play(world, rng, game)
    return world.now(table)


async def between_deals(world: World, rng: random.Random, game: str) -> Table:
    """A match whose next deal is due, or what became of it on the way."""
    table = await in_play(world, rng, game)
    for _ in range(150):
        await world.rest()
        table = world.now(table)
        if table.state != "playing" or table.match is None or isinstance(table.match.turn, DealDue):
            break
        await world.move(table.id)
    return table


async def finished(world: World, rng: random.Random, game: str) -> Table:
    """A match that is over, or what became of it on the way."""
    table = await lobby(world, rng, "klaberjass")
    if table.state == "lobby":
        await world.tables.set_options(table.id, SOMEBODY[0].id, options={"target": 300})
        table = await world.tables.begin(table.id, SOMEBODY[0].id, world.cause, fill=True)
    while True:
        await world.rest()
        if (table := world.now(table)).state != "playing":
            break
        await world.move(table.id)
    return table


SITUATIONS: Final[dict[str, Callable[[World, random.Random, str], Awaitable[Table]]]] = {
    "lobby": lobby, "in play": in_play, "between deals": between_deals, "finished": finished,
}  # fmt: skip
PLAYED: Final = (
    "act", "act", "take-back", "claim", "queue", "pause", "resume", "back", "leave", "join", "sit", "remove", "clock",
    "propose-end", "propose-kick", "agree", "agree", "decline", "next", "hand-over", "end", "admin",
)  # fmt: skip
PRESSES: Final[dict[str, tuple[str, ...]]] = {
    "lobby": (
        "join", "join", "sit", "sit", "leave", "computer", "remove", "move", "swap", "shuffle", "hand-over", "seats",
        "start", "start", "fill", "fewer", "clock", "end", "admin",
    ),
    "in play": PLAYED,
    "between deals": (*PLAYED, "next", "next", "clock", "join", "leave", "join"),
    "finished": ("rematch", "rematch", "rematch", "leave", "computer", "join", "remove", "clock", "end", "move"),
}  # fmt: skip
"""What is pressed in each situation; some more often."""
