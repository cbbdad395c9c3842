"""People who play whole matches, each in his way; they choose among what is open to them, by the test's own chance."""

from typing import Any

from simcord.actors import MemberActor

from bot.tables.model import Table, TableId, TableState, UserId
from engine.game import Act, DealDue, PickOne
from tests.discord.house import House, controls, ids, private_messages


def open_answers(table: Table, user: int) -> tuple[str, ...]:
    """What the user may do now."""
    seat = table.seat_of(UserId(user))
    assert table.match is not None
    assert seat is not None
    choice = table.match.choice(seat)
    assert isinstance(choice, PickOne)
    return choice.legal


def on_turn(table: Table) -> int | None:
    """The user who must act; None while a deal is due."""
    assert table.match is not None
    turn = table.match.turn
    if not isinstance(turn, Act):
        return None
    holder = table.holders[turn.seat]
    assert holder is not None
    return holder.person.id if holder.person is not None else None


async def answer(house: House, actor: Any, hand: Any) -> None:
    """Click one of the open buttons of a hand, or choose from its menu where there are too many answers for buttons."""
    menus = [item for item in controls(hand) if item.get("custom_id") in ids(hand, "choose")]
    answers = [(id, None) for id in ids(hand, "do")]
    answers += [(menu["custom_id"], option["value"]) for menu in menus for option in menu["options"]]
    id, value = house.chance.choice(answers)
    if value is None:
        await actor.click(hand, custom_id=id)
    else:
        await actor.select(hand, [value], custom_id=id)


class ByPanel:
    """Clicks on the private panel in the channel; asks for it once."""

    def __init__(self, house: House, actor: MemberActor, panel: Any = None) -> None:
        self.house, self.actor, self.panel = house, actor, panel

    async def act(self, table: Table) -> None:
        """Answer on the panel."""
        if self.panel is None:
            public = self.house.channel.history()[-1]
            self.panel = (await self.actor.click(public, label="My hand")).response
        self.look()
        await answer(self.house, self.actor, self.panel)

    async def go_on(self, table: Table) -> None:
        """Ask for the next deal."""
        self.look()
        await self.actor.click(self.panel, custom_id=ids(self.panel, "next")[0])

    def look(self) -> None:
        """With each deal the panel moves down the channel."""
        seen = private_messages(self.house, self.actor)
        if self.panel.id not in {message.id for message in seen}:
            self.panel = [message for message in seen if ids(message, "do", shut=None)][-1]


class ByDirectMessage:
    """Clicks in the direct messages; never looks at the channel."""

    def __init__(self, house: House, actor: MemberActor) -> None:
        self.house, self.actor = house, actor

    async def act(self, table: Table) -> None:
        """Answer in the direct message."""
        await answer(self.house, self.actor.user, self.actor.user.dm_channel.last_message)

    async def go_on(self, table: Table) -> None:
        """Ask for the next deal."""
        hand = self.actor.user.dm_channel.last_message
        await self.actor.user.click(hand, custom_id=ids(hand, "next")[0])


class BySlash:
    """Types commands; takes what autocomplete offers."""

    def __init__(self, house: House, actor: MemberActor) -> None:
        self.house, self.actor = house, actor

    async def act(self, table: Table) -> None:
        """Type `/bid` in the bidding, `/play` else."""
        assert table.match is not None
        verbs = table.match.game.verbs
        bidding = {text.partition(" ")[0] for text in open_answers(table, self.actor.id)} <= verbs
        command, option = ("bid", "bid") if bidding else ("play", "action")
        offered = await self.actor.autocomplete(self.house.channel, command, option, "")
        values = [one["value"] for one in offered]
        assert sorted(values) == sorted(
            text for text in open_answers(table, self.actor.id) if (text.partition(" ")[0] in verbs) == bidding
        )
        await self.actor.slash(self.house.channel, command, **{option: self.house.chance.choice(values)})

    async def go_on(self, table: Table) -> None:
        """Ask for the next deal."""
        await self.actor.slash(self.house.channel, "table next")


async def play_match(house: House, table_id: TableId, *players: Any, pause: float = 0) -> Table:
    """Play until the match is over; whoever's turn it is acts, and some player asks for each next deal.

    With a pause of more than a second everything that happens is drawn.
    """
    by_user = {player.actor.id: player for player in players}
    for _ in range(2000):
        table = house.now(table_id)
        if table.state is not TableState.PLAYING:
            return table
        assert table.match is not None
        before = (table.revision, len(table.match.log))
        if isinstance(table.match.turn, DealDue):
            await players[0].go_on(table)
        elif (user := on_turn(table)) is not None:
            await by_user[user].act(table)
        else:
            await house.wait(2)
            continue
        after = house.now(table_id)
        assert after.match is not None
        assert (after.revision, len(after.match.log)) != before, "a turn went by without a move"
        if pause:
            await house.wait(pause)
    raise AssertionError("a match without an end")
