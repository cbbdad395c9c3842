"""The rule for the table that a command means, as a table of cases; and the menu where several are meant alike."""

import itertools
from dataclasses import dataclass
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.tables.model import Table, TableState, UserId
from tests.discord.house import House, begun, controls, ids, raw_click, text_of
from tests.discord.players import on_turn, open_answers
from tests.discord.test_table_choice import finished

HERE, THERE, FAR = "cards", "other", "third"
TURN, WAITS, PAUSED, LOBBY, OVER = "turn", "waits", "paused", "lobby", "over"


@dataclass(frozen=True)
class At:
    """A table: in which channel, in which state, and whose."""

    channel: str
    state: str
    mine: bool = True


@dataclass(frozen=True)
class Case:
    """Who gives `/hand` in `place` (None: a direct message) means those of `tables` with the numbers `meant`."""

    says: str
    tables: tuple[At, ...]
    meant: tuple[int, ...]
    place: str | None = HERE


CASES = (
    Case("my turn here comes before a newer match here", (At(HERE, TURN), At(HERE, WAITS)), (0,)),
    Case("my turn here comes before my turn elsewhere", (At(THERE, TURN), At(HERE, TURN)), (1,)),
    Case("mine here comes before my turn elsewhere", (At(HERE, WAITS), At(THERE, TURN)), (0,)),
    Case("my turn elsewhere comes before a match elsewhere", (At(THERE, TURN), At(FAR, WAITS)), (0,)),
    Case("the only one of mine anywhere is meant", (At(THERE, WAITS),), (0,)),
    Case("my lobby here is no match", (At(HERE, LOBBY), At(THERE, TURN)), (1,)),
    Case("my finished table here is no match", (At(HERE, OVER), At(THERE, WAITS)), (1,)),
    Case("a lobby of others here is not mine", (At(HERE, LOBBY, mine=False), At(THERE, TURN)), (1,)),
    Case("a match of others here is not mine", (At(HERE, TURN, mine=False), At(THERE, WAITS)), (1,)),
    Case("my turn at two here: a menu", (At(HERE, TURN), At(HERE, TURN)), (0, 1)),
    Case("my turn at two elsewhere: a menu", (At(THERE, TURN), At(FAR, TURN)), (0, 1)),
    Case("two here where others are on turn: a menu", (At(HERE, WAITS), At(HERE, PAUSED)), (0, 1)),
    Case("a direct message is the place of every hand", (At(HERE, WAITS), At(THERE, TURN)), (1,), place=None),
    Case("my turn at two, in a direct message: a menu", (At(HERE, TURN), At(THERE, TURN)), (0, 1), place=None),
    Case("a lobby beside a match, in a direct message", (At(HERE, LOBBY), At(THERE, WAITS)), (1,), place=None),
)


class Hall:
    """The channels of the server, and tables in them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.anna = house.person("Anna")
        self.channels = {HERE: house.channel, **{name: house.guild.create_text_channel(name) for name in (THERE, FAR)}}
        self._others = itertools.count(1)

    async def open(self, at: At) -> Table:
        """Set such a table up."""
        other = self.house.person(f"Ben{next(self._others)}")
        mine = self.anna if at.mine else self.house.person(f"Carl{next(self._others)}")
        channel = self.channels[at.channel]
        if at.state == OVER:
            return await finished(self.house, mine, channel)
        await mine.slash(channel, "table new", pace="async")
        table = self.house.bot.services.tables.in_channel(channel.id)[-1]
        if at.state in {WAITS, PAUSED}:
            await other.slash(channel, "table join", table=table.id)
        if at.state != LOBBY:
            await self.house.do(self._tables.begin(table.id, UserId(mine.id), mine.id + next(self._others), fill=True))
            await self.house.wait(1)
        await self._bring(self.house.now(table.id), mine, other, at.state)
        return self.house.now(table.id)

    async def _bring(self, table: Table, mine: MemberActor, other: MemberActor, state: str) -> None:
        if state == TURN:
            assert on_turn(table) == mine.id
        elif state == WAITS and on_turn(table) == mine.id:
            await self._pass(table, mine)
            assert on_turn(self.house.now(table.id)) == other.id
        elif state == PAUSED:
            for one in (mine, other):
                await self.house.do(self._tables.pause(table.id, UserId(one.id)))

    async def _pass(self, table: Table, mine: MemberActor) -> None:
        answer = next(one for one in open_answers(table, mine.id) if one == "pass")
        await self.house.do(self._tables.act(table.id, UserId(mine.id), answer, revision=None, cause=mine.id + 1))

    @property
    def _tables(self) -> Any:
        return self.house.bot.services.tables

    def where(self, place: str | None) -> tuple[Any, list[Any]]:
        """Who gives a command there, and the channel that the command is given in."""
        return (self.anna.user, []) if place is None else (self.anna, [self.channels[place]])


def offered(message: Any) -> list[str]:
    """The tables among which the user is asked to choose."""
    menus = [item for item in controls(message) if ":which" in item.get("custom_id", "")]
    return [option["value"] for menu in menus for option in menu["options"]]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.says)
async def test_the_rule(house: House, case: Case) -> None:
    hall = Hall(house)
    tables = [await hall.open(at) for at in case.tables]
    actor, where = hall.where(case.place)
    answer = (await actor.slash(*where, "hand")).response
    meant = [tables[number].id for number in case.meant]
    if len(meant) > 1:
        assert offered(answer) == meant
    else:
        shown = {one["custom_id"].split(":")[1] for one in controls(answer) if one.get("custom_id")}
        assert shown == set(meant)


@pytest.mark.parametrize("command", ["hand", "hint", "score", "table show", "table leave", "table pause"])
async def test_every_command_follows_it_and_a_press_on_the_menu_carries_it_out(house: House, command: str) -> None:
    hall = Hall(house)
    first, second = [await hall.open(At(HERE, TURN)) for _ in range(2)]
    asked: Any = (await hall.anna.slash(house.channel, command)).response
    assert asked.ephemeral
    assert offered(asked) == [first.id, second.id]
    await hall.anna.select(asked, [first.id], custom_id=ids(asked, "which")[0])
    await house.wait(1)
    if command == "table pause":
        assert house.now(first.id).state is TableState.PAUSED
    assert house.now(second.id) == second


@pytest.mark.parametrize(("command", "option"), [("play", "action"), ("bid", "bid")])
async def test_what_was_typed_is_played_at_the_table_that_is_chosen(house: House, command: str, option: str) -> None:
    hall = Hall(house)
    first, second = [await hall.open(At(HERE, TURN)) for _ in range(2)]
    asked: Any = (
        await hall.anna.slash(house.channel, command, **{option: open_answers(second, hall.anna.id)[0]})
    ).response
    assert offered(asked) == [first.id, second.id]
    await hall.anna.select(asked, [second.id], custom_id=ids(asked, "which")[0])
    await house.wait(1)
    assert house.now(second.id).revision > second.revision
    assert house.now(first.id).revision == first.revision


async def test_a_menu_of_before_a_restart_still_works(house: House) -> None:
    hall = Hall(house)
    first, _ = [await hall.open(At(HERE, TURN)) for _ in range(2)]
    asked: Any = (await hall.anna.slash(house.channel, "bid", bid=open_answers(first, hall.anna.id)[0])).response
    await house.restart()
    await hall.anna.select(asked, [first.id], custom_id=ids(asked, "which")[0])
    await house.wait(1)
    assert house.now(first.id).revision > first.revision


async def test_tables_are_told_apart_by_game_state_opponents_and_place(house: House) -> None:
    hall = Hall(house)
    await hall.open(At(THERE, LOBBY))
    await hall.open(At(HERE, WAITS))
    await hall.anna.slash(house.channel, "table new", game="barbu")
    asked = (await hall.anna.user.slash("table pace", pace="async")).response
    assert not offered(asked), "a match comes before lobbies"
    asked = (await hall.anna.user.slash("table start")).response
    lines = text_of(asked) + str(controls(asked))
    for part in (
        "Klaberjass",
        "Barbu",
        "waiting for players",
        "#other",
        "#cards",
        "Card Club",
        f"<#{house.channel.id}>",
    ):
        assert part in lines, part
    listed = await hall.anna.user.autocomplete("hand", "table", "")
    names = [one["name"] for one in listed]
    assert any("Ben2" in name and "in progress" in name and "#cards" in name and "Card Club" in name for name in names)


async def test_tables_that_are_alike_are_numbered_from_the_oldest(house: House) -> None:
    anna = house.person("Anna")
    for game in ("klaberjass", "barbu", "klaberjass"):
        await anna.slash(house.channel, "table new", game=game)
    first, barbu, last = house.tables
    asked = (await anna.slash(house.channel, "table start")).response
    (menu,) = [item for item in controls(asked) if ":which" in item.get("custom_id", "")]
    names = {option["value"]: option["label"] for option in menu["options"]}
    assert names == {first.id: "Klaberjass (no. 1)", barbu.id: "Barbu", last.id: "Klaberjass (no. 2)"}
    assert "Klaberjass (no. 2)" in text_of(asked)
    listed = await anna.autocomplete(house.channel, "hand", "table", "")
    assert [one["name"].split(" · ")[0] for one in listed] == ["Klaberjass (no. 1)", "Barbu", "Klaberjass (no. 2)"]


async def test_what_is_too_long_for_a_menu_asks_for_the_option(house: House) -> None:
    hall = Hall(house)
    for _ in range(2):
        await hall.open(At(HERE, TURN))
    asked = (await hall.anna.slash(house.channel, "play", action="x" * 90)).response
    assert not offered(asked)
    assert "option “table”" in text_of(asked)


@pytest.mark.parametrize(
    "what", ["", "[]", "nothing", '["hand"]', '["hand",{"table":"x"}]', '["open",{}]', '["hand",[]]']
)
async def test_a_forged_menu_does_nothing(house: House, what: str) -> None:
    hall = Hall(house)
    table = await hall.open(At(HERE, TURN))
    message = house.channel.history()[-1]
    answer: Any = (await raw_click(house, hall.anna, message, f"s1:-:-:0:which={what}", [table.id])).response
    assert answer.ephemeral
    assert "do not know this button" in text_of(answer)


async def test_to_join_means_a_lobby_here_before_a_match_left_elsewhere(house: House) -> None:
    anna, _ = await begun(house, "Anna", "Ben")
    old = house.table.id
    await house.do(house.bot.services.tables.leave(old, anna.id))
    other = house.guild.create_text_channel("other")
    await house.person("Carla").slash(other, "table new")
    (lobby,) = house.bot.services.tables.in_channel(other.id)
    await anna.slash(other, "table join")
    assert [person.name for person in house.now(lobby.id).people] == ["Carla", "Anna"]
    assert [person.name for person in house.now(old).people] == ["Ben"]
