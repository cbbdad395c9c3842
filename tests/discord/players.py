"""People who play whole matches, each by another surface; they choose legal answers by the test's own chance."""

from collections.abc import Callable
from typing import Any

from simcord.actors import MemberActor

from bot.tables.model import Table, TableId, TableState, UserId
from engine.choice import Choice, PickOne, PickSome
from engine.turn import Act, DealDue
from tests.discord.house import House, controls, ids, private_messages

LOOK = 1
"""Seconds before somebody looks: in no time at all, the bot may not send what a whole match asks for."""


def open_answers(table: Table, user: int) -> tuple[str, ...]:
    """What the user may do now."""
    choice = choice_of(table, user)
    assert isinstance(choice, PickOne)
    return choice.legal


def choice_of(table: Table, user: int) -> Choice:
    """What the user is asked."""
    seat = table.seat_of(UserId(user))
    assert table.match is not None
    assert seat is not None
    return table.match.choice(seat)


def on_turn(table: Table) -> int | None:
    """The user who must act; None while a deal is due."""
    assert table.match is not None
    turn = table.match.turn
    if not isinstance(turn, Act):
        return None
    holder = table.holders[turn.seat]
    assert holder is not None
    return holder.person.id if holder.person is not None else None


async def answer(house: House, actor: Any, look: Callable[[], Any]) -> None:
    """Click an open button of the hand, or choose from a menu; where that is shown first, confirm it."""
    hand = look()
    if ids(hand, "pick"):
        await pick(house, actor, look)
        return
    menus = [item for item in controls(hand) if item.get("custom_id") in ids(hand, "choose")]
    answers = [(id, None) for id in (*ids(hand, "do"), *ids(hand, "weigh"))]
    answers += [(menu["custom_id"], option["value"]) for menu in menus for option in menu["options"]]
    id, value = house.chance.choice(answers)
    if value is None:
        await actor.click(hand, custom_id=id)
    else:
        await actor.select(hand, [value], custom_id=id)
    if ids(look(), "drop"):
        weighed = value or id.partition("=")[2]
        (confirm,) = [final for final in ids(look(), "do") if final.endswith(f"do={weighed}")]
        await actor.click(look(), custom_id=confirm)


async def pick(house: House, actor: Any, look: Callable[[], Any]) -> None:
    """Pick any that are allowed, menu by menu, and make it final."""
    table = next(one for one in house.bot.services.tables.of_user(UserId(actor.id)) if on_turn(one) == actor.id)
    choice = choice_of(table, actor.id)
    assert isinstance(choice, PickSome)
    chosen = picked(house, choice)
    if not chosen:
        (none,) = ids(look(), "none") or [id for id in ids(look(), "do") if id.endswith(" none")]
        await actor.click(look(), custom_id=none)
    for number in range(len(ids(look(), "pick"))):
        menu = next(one for one in controls(look()) if one.get("custom_id") == ids(look(), "pick")[number])
        values = [option["value"] for option in menu["options"] if option["value"] in chosen]
        if values:
            await actor.select(look(), values, custom_id=menu["custom_id"])
    final = ids(look(), "final")
    if chosen and not final:  # players, of whom none is said at once
        final = [id for id in ids(look(), "do") if not id.endswith(" none")]
    if final:
        await actor.click(look(), custom_id=final[0])


def picked(house: House, choice: PickSome) -> list[str]:
    """Some that may be picked together."""
    count = house.chance.randint(choice.minimum, min(choice.maximum, len(choice.candidates)))
    others = [one for one in choice.candidates if one not in choice.must]
    return [*choice.must, *house.chance.sample(others, max(0, count - len(choice.must)))]


async def panel_of(house: House, actor: MemberActor) -> Any:
    """A new panel of this player, by command."""
    return (await actor.slash(house.channel, "hand")).response


async def panel_by_button(house: House, actor: MemberActor) -> Any:
    """A new panel of this player, by the button on the table's message."""
    return (await actor.click(house.channel.history()[-1], label="My hand")).response


async def direct_hand(house: House, actor: MemberActor) -> Any:
    """The player's hand by direct message; where that says that they play from a panel, they ask for it."""
    await house.wait(LOOK)
    message = actor.user.dm_channel.last_message
    if asked := ids(message, "hand"):
        await actor.user.click(message, custom_id=asked[0])
    return actor.user.dm_channel.last_message


class ByPanel:
    """Clicks on the private panel in the channel; asks for it once."""

    def __init__(self, house: House, actor: MemberActor, panel: Any = None) -> None:
        self.house, self.actor, self.panel = house, actor, panel

    async def act(self, table: Table) -> None:
        """Answer on the panel."""
        if self.panel is None:
            public = self.house.channel.history()[-1]
            self.panel = (await self.actor.click(public, label="My hand")).response
        await answer(self.house, self.actor, self.look)

    async def go_on(self, table: Table) -> None:
        """Ask for the next deal."""
        self.look()
        await self.actor.click(self.panel, custom_id=ids(self.panel, "next")[0])

    def look(self) -> Any:
        """The panel; with each deal it moves down the channel."""
        seen = private_messages(self.house, self.actor, self.panel.channel_id)
        if self.panel.id not in {message.id for message in seen}:
            self.panel = [message for message in seen if message.embeds][-1]
        return self.panel


async def on_autopilot(house: House, absent: MemberActor, other: MemberActor) -> None:
    """One player does nothing until the autopilot plays for them; the other plays, so that the match goes on."""
    player = ByPanel(house, other)
    for _ in range(100):
        holder = house.table.holders[house.table.seat_of(UserId(absent.id)) or 0]
        if holder is not None and holder.autopilot:
            return
        if on_turn(house.table) == other.id:
            await player.act(house.table)
        else:
            await house.wait(10)
    raise AssertionError("no autopilot")


class ByDirectMessage:
    """Clicks in the direct messages; never looks at the channel."""

    def __init__(self, house: House, actor: MemberActor) -> None:
        self.house, self.actor = house, actor

    async def act(self, table: Table) -> None:
        """Answer in the direct message."""
        await direct_hand(self.house, self.actor)
        await answer(self.house, self.actor.user, lambda: self.actor.user.dm_channel.last_message)

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
        choice = choice_of(table, self.actor.id)
        if isinstance(choice, PickSome):
            await self.pick(choice)
            return
        bidding = {text.partition(" ")[0] for text in open_answers(table, self.actor.id)} <= verbs
        command, option = ("bid", "bid") if bidding else ("play", "action")
        offered = await self.actor.autocomplete(self.house.channel, command, option, "")
        values = [one["value"] for one in offered]
        expected = [text for text in choice.legal if (text.partition(" ")[0] in verbs) == bidding]
        assert sorted(values) == sorted(expected) or (len(values) == 25 and set(values) < set(expected))
        await self.actor.slash(self.house.channel, command, **{option: self.house.chance.choice(values)})

    async def pick(self, choice: PickSome) -> None:
        """Type what is picked; cards once more, since they are shown before that is final."""
        chosen, before = picked(self.house, choice), self.house.table.revision
        text = " ".join(chosen) or "none"
        await self.actor.slash(self.house.channel, "play", action=text)
        assert self.house.table.revision == before
        await self.actor.slash(self.house.channel, "play", action=text)

    async def go_on(self, table: Table) -> None:
        """Ask for the next deal."""
        await self.actor.slash(self.house.channel, "table next")


async def play_match(house: House, table_id: TableId, *players: Any, pause: float = 0) -> Table:
    """Play until the match is over; the player on turn acts, and some player asks for each next deal.

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


async def under_way(house: House, game: str) -> tuple[MemberActor, MemberActor]:
    """Two people in a match of this game that has some moves behind it; computers have the other seats."""
    anna, ben = house.person("Anna"), house.person("Ben")
    await anna.slash(house.channel, "table new", game=game)
    await ben.slash(house.channel, "table join")
    while None in house.table.holders:
        await anna.slash(house.channel, "table add-computer")
    await anna.slash(house.channel, "table start")
    await house.wait(2)
    players = {person.id: ByPanel(house, person) for person in (anna, ben)}
    for _ in range(6):
        if on_turn(house.table) in players:
            await players[on_turn(house.table) or 0].act(house.table)
        await house.wait(2)
    return anna, ben
