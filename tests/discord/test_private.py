"""A question of which the others must not know: nothing that they see, hear or click tells of it."""

from typing import Any

from simcord.actors import MemberActor

from bot.tables.model import Table, UserId
from bot.tables.timing import asked_in_private
from engine.turn import Act, DealDue
from tests.discord.house import House, ids, private_messages, raw_click, text_of
from tests.discord.test_records import attached

NAMES = ("Anna", "Ben", "Carla", "Dora")


async def asked(house: House) -> tuple[dict[int, MemberActor], dict[int, Any], Table]:
    """Four people at a table, each with a panel; one of them is being asked for a Weis."""
    people = [house.person(name) for name in NAMES]
    tables = house.bot.services.tables
    await people[0].slash(house.channel, "table new", game="schieber")
    table = house.table
    await house.do(tables.set_options(table.id, UserId(people[0].id), options={"announce": "manual"}))
    for one in people[1:]:
        await one.slash(house.channel, "table join")
    await people[0].slash(house.channel, "table start")
    await house.wait(2)
    by_seat = {house.table.seat_of(UserId(one.id)): one for one in people}
    for _ in range(3000):
        table = house.table
        assert table.match is not None
        if asked_in_private(table.match):
            break
        await move(house, table, by_seat, people)
    else:
        raise AssertionError("nobody was asked")
    await house.wait(5)
    public = house.channel.history()[-1]
    panels = {seat: (await one.click(public, label="My hand")).response for seat, one in by_seat.items()}
    await house.wait(5)
    return by_seat, panels, house.table


async def move(house: House, table: Table, by_seat: dict[int, MemberActor], people: list[MemberActor]) -> None:
    """The match goes on somehow."""
    tables = house.bot.services.tables
    assert table.match is not None
    if isinstance(table.match.turn, DealDue):
        await house.do(tables.next_deal(table.id, UserId(people[0].id), house.chance.randrange(1 << 60)))
        return
    assert isinstance(table.match.turn, Act)
    seat = table.match.turn.seat
    action = house.chance.choice(table.match.choice(seat).legal)
    user = UserId(by_seat[seat].id)
    await house.do(tables.act(table.id, user, action, revision=None, cause=house.chance.randrange(1 << 60)))


def requests(house: House, actor: MemberActor) -> list[str]:
    """What the bot has asked of Discord up to now, but for answers to clicks and what goes to this person alone."""
    own = (f"/channels/{actor.user.dm_channel.id}", "/interactions", "/webhooks")
    return [f"{one.method} {one.path}" for one in house.env.http_requests if not one.path.startswith(own)]


async def test_a_silent_answer_changes_nothing_that_anybody_else_sees(house: House) -> None:
    by_seat, panels, table = await asked(house)
    assert table.match is not None
    assert isinstance(table.match.turn, Act)
    seat = table.match.turn.seat
    before = {other: (text_of(panel), ids(panel, "do", disabled=None)) for other, panel in panels.items()}
    public = house.channel.history()[-1]
    shown, edits = text_of(public), public.edited_at
    sent = requests(house, by_seat[seat])
    (good,) = [one for one in ids(panels[seat], "do") if one.endswith("=good")]
    await by_seat[seat].click(panels[seat], custom_id=good)
    await house.wait(3)
    now = house.table
    assert len(now.match.log) == len(table.match.log) + 1
    assert now.revision == table.revision
    for other, panel in panels.items():
        if other != seat:
            assert (text_of(panel), ids(panel, "do", disabled=None)) == before[other]
    public = house.channel.history()[-1]
    assert (text_of(public), public.edited_at) == (shown, edits)
    assert requests(house, by_seat[seat]) == sent
    # The player's own panel asks for the card now.
    assert all("=play " in one for one in ids(panels[seat], "do"))


async def test_a_silent_answer_of_somebody_else_changes_nothing_in_what_one_reports(house: House) -> None:
    by_seat, panels, table = await asked(house)
    assert table.match is not None
    assert isinstance(table.match.turn, Act)
    seat = table.match.turn.seat
    other = by_seat[next(one for one in by_seat if one != seat)]
    before = attached(house, (await other.slash(house.channel, "report")).response)
    (good,) = [one for one in ids(panels[seat], "do") if one.endswith("=good")]
    await by_seat[seat].click(panels[seat], custom_id=good)
    assert len(house.table.match.log) == len(table.match.log) + 1
    assert attached(house, (await other.slash(house.channel, "report")).response) == before


async def test_a_double_click_on_the_question_is_no_error(house: House) -> None:
    by_seat, panels, table = await asked(house)
    assert table.match is not None
    assert isinstance(table.match.turn, Act)
    seat = table.match.turn.seat
    (good,) = [one for one in ids(panels[seat], "do") if one.endswith("=good")]
    await by_seat[seat].click(panels[seat], custom_id=good)
    after, shown = house.table, text_of(panels[seat])
    await raw_click(house, by_seat[seat], panels[seat], good)
    assert house.table is after
    assert text_of(panels[seat]) == shown
    assert text_of(private_messages(house, by_seat[seat])[-1]) == shown, "nothing else is said"
    card = ids(panels[seat], "do")[0]
    await by_seat[seat].click(panels[seat], custom_id=card)
    assert house.table.revision > table.revision


async def test_whoever_is_late_is_called_once_and_an_unheard_answer_takes_no_call_away(house: House) -> None:
    by_seat, panels, table = await asked(house)
    assert table.match is not None
    assert isinstance(table.match.turn, Act)
    seat = table.match.turn.seat
    who = f"<@{by_seat[seat].id}>"
    await house.wait(25)
    assert [one.content.count(who) for one in house.channel.history()][-1] == 1
    called = len(house.channel.history())
    (good,) = [one for one in ids(panels[seat], "do") if one.endswith("=good")]
    await by_seat[seat].click(panels[seat], custom_id=good)
    await house.wait(60)
    assert len(house.channel.history()) == called
    assert house.channel.history()[-1].content.count(who) == 1
    await by_seat[seat].click(panels[seat], custom_id=ids(panels[seat], "do")[0])
    await house.wait(2)
    assert who not in "".join(one.content for one in house.channel.history())
