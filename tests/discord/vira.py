"""Tables of Vira: three or four who play it, some of them computers, and deals that go as a test wants."""

from itertools import count

from simcord.actors import MemberActor

from bot.tables.model import Table, TableState, UserId
from bot.tables.timing import forced_answer
from engine.cards import Seat
from engine.choice import PickOne, PickSome
from engine.turn import Act, DealDue
from tests.discord.house import House

CAUSES = count(1)
ROYALE = ("bid grande_royale", "pass", "pass", "stand")
"""Forehand bids it and is left alone; it lays its hand open, and the others may speak."""


async def vira(
    house: House, *names: str, players: int = 3, casual: bool = False, **options: object
) -> list[MemberActor]:
    """These people at a table of Vira whose match has begun; computers take the seats that are left.

    `casual`: the match is not rated, although several play.
    """
    people = [house.person(name) for name in names]
    await sit_down(house, people, players, options, casual=casual)
    return people


async def sit_down(
    house: House, people: list[MemberActor], players: int, options: dict[str, object], *, casual: bool = False
) -> None:
    """The same for those who are here already."""
    tables, host = house.bot.services.tables, UserId(people[0].id)
    await people[0].slash(house.channel, "table new", game="vira", players=players)
    table = house.tables[-1].id
    await house.do(tables.set_options(table, host, options=options, wants_rated=not casual))
    for one in people[1:]:
        await one.slash(house.channel, "table join")
    await house.do(tables.begin(table, host, next(CAUSES), fill=True))
    await house.wait(2)


def on_turn(table: Table) -> Seat:
    """The seat that must act."""
    assert table.match is not None
    assert isinstance(table.match.turn, Act)
    return table.match.turn.seat


async def say(house: House, *actions: str) -> Table:
    """These actions, each by the player on turn; a computer is told what to say."""
    table = house.table
    for action in actions:
        holder = table.holders[on_turn(table)]
        assert holder is not None
        assert holder.person is not None, "seat people where they have to speak"
        act = house.bot.services.tables.act(table.id, holder.person.id, action, revision=None, cause=next(CAUSES))
        await house.do(act)
        table = house.table
    await house.wait(2)
    return house.table


async def finish_deal(house: House) -> Table:
    """Somehow to the end of the deal."""
    table = house.table
    while table.state is TableState.PLAYING and table.match is not None and not isinstance(table.match.turn, DealDue):
        table = await say(house, somehow(house, table))
    await house.wait(2)
    return house.table


async def next_deal(house: House, asks: MemberActor) -> Table:
    """Deal without waiting."""
    await house.do(house.bot.services.tables.next_deal(house.table.id, UserId(asks.id), next(CAUSES)))
    await house.wait(2)
    return house.table


def somehow(house: House, table: Table) -> str:
    """Some legal answer of the player on turn; as few cards exchanged as possible."""
    assert table.match is not None
    choice = table.match.choice(on_turn(table))
    if isinstance(choice, PickOne):
        return str(house.chance.choice(choice.legal))
    assert isinstance(choice, PickSome)
    return forced_answer(choice) or " ".join((choice.verb, *(choice.candidates[: choice.minimum] or ("none",))))


def seat_of(house: House, actor: MemberActor) -> Seat:
    """Where somebody sits."""
    seat = house.table.seat_of(UserId(actor.id))
    assert seat is not None
    return seat


def by_part(house: House, people: list[MemberActor]) -> tuple[MemberActor, list[MemberActor], list[MemberActor]]:
    """Of the deal that is being played: the declarer, the defenders, and who sits out, as far as they are people."""
    match = house.table.match
    assert match is not None
    record = match.view(None).deal
    declarer = next(one for one in people if seat_of(house, one) == record.declarer)
    idle = [one for one in people if seat_of(house, one) == record.idle]
    return declarer, [one for one in people if one not in (declarer, *idle)], idle
