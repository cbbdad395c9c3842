"""Players are called as they have set it: never, late, at each turn; not in quiet hours; once, over restarts too."""

from datetime import timedelta
from typing import Any

import discord

from tests.discord.house import House, surely, text_of
from tests.discord.players import on_turn

SILENT = discord.MessageFlags(suppress_notifications=True).value


def calls(house: House, actor: Any) -> list[Any]:
    """The messages of the channel that mention somebody."""
    return [message for message in house.channel.history() if actor.mention in (message.content or "")]


async def started(house: House, **settings: str) -> tuple[Any, Any]:
    """A match of two who have these settings: the player on turn, then the other."""
    people = [house.person(name) for name in ("Anna", "Ben")]
    if settings:
        for one in people:
            await one.slash(house.channel, "settings", **settings)
    await people[0].slash(house.channel, "table new")
    await people[1].slash(house.channel, "table join")
    await people[0].slash(house.channel, "table start")
    await house.wait(2)
    people.sort(key=lambda one: one.id != on_turn(house.table))
    return people[0], people[1]


def hands_sent(house: House, actor: Any) -> list[dict[str, Any]]:
    """The direct messages that were posted to somebody, as the bot asked for them."""
    path = f"/channels/{actor.user.dm_channel.id}/messages"
    return [one.json for one in house.env.http_requests if one.method == "POST" and one.path == path]


# ---------------------------------------------------------------------------------------------------------- the setting


async def test_whoever_wants_no_calls_gets_none_and_hands_without_a_sound(house: House) -> None:
    late, other = await started(house, reminder="never")
    await house.wait(40)
    assert not calls(house, late)
    for one in (late, other):
        assert [sent["flags"] & SILENT for sent in hands_sent(house, one)] == [SILENT]
    assert not house.faults


async def test_hands_of_others_come_with_a_sound(house: House) -> None:
    late, _ = await started(house)
    assert not hands_sent(house, late)[0].get("flags", 0) & SILENT


async def test_whoever_wants_a_call_at_each_turn_gets_it_soon_and_it_goes_when_they_have_moved(house: House) -> None:
    late, other = await started(house, reminder="always", hand="here")
    assert not calls(house, late)
    await house.wait(5)
    assert len(calls(house, late)) == 1
    await late.slash(house.channel, "bid", bid="pass")
    await house.wait(1)
    assert not calls(house, late)
    assert on_turn(house.table) == other.id
    assert not calls(house, other)
    await house.wait(5)
    assert len(calls(house, other)) == 1
    assert not house.faults


async def test_whoever_has_just_moved_is_called_only_when_late(house: House) -> None:
    first, other = await started(house, reminder="always", hand="here")
    await first.slash(house.channel, "bid", bid="pass")
    await other.slash(house.channel, "bid", bid="pass")
    await house.wait(1)
    assert on_turn(house.table) == first.id
    await house.wait(15)
    assert not calls(house, first)
    await house.wait(10)
    assert len(calls(house, first)) == 1


async def test_a_new_direct_message_is_a_call_too(house: House) -> None:
    late, _ = await started(house, reminder="always")
    await house.wait(15)
    assert not calls(house, late), "the hand has come with a sound"
    await house.wait(10)
    assert len(calls(house, late)) == 1


# ---------------------------------------------------------------------------------------------------------- quiet hours


async def test_in_quiet_hours_nobody_is_called_and_when_they_end_whoever_is_still_awaited(house: House) -> None:
    now = house.clock.now()
    hours = f"{(now.hour - 1) % 24}-{(now.hour + 1) % 24}"
    people = [house.person(name) for name in ("Anna", "Ben")]
    for one in people:
        await one.slash(house.channel, "settings", quiet=hours, zone="UTC", reminder="always")
    await people[0].slash(house.channel, "table new", pace="async")
    await people[1].slash(house.channel, "table join")
    await people[0].slash(house.channel, "table start")
    await house.wait(2)
    late = next(one for one in people if one.id == on_turn(house.table))
    assert hands_sent(house, late)[0]["flags"] & SILENT
    end = (now + timedelta(hours=1)).replace(minute=0, second=0, microsecond=0)
    await house.wait((end - house.clock.now()).total_seconds() - 60)
    assert not calls(house, late)
    await house.wait(3600)
    assert len(calls(house, late)) == 1
    assert not house.faults


async def test_quiet_hours_need_two_hours_and_a_zone_and_can_be_ended(house: House) -> None:
    anna = house.person("Anna")

    async def says(**given: str) -> str:
        return text_of((await anna.slash(house.channel, "settings", **given)).response)

    assert "Your quiet hours: **none**" in await says()
    assert "In which time zone?" in await says(quiet="22-8")
    assert "From when to when?" in await says(zone="Europe/Zurich")
    assert "hours at which they begin" in await says(quiet="8-8", zone="UTC")
    assert "I do not know this time zone" in await says(quiet="22-8", zone="Mars/Olympus")
    assert "Your quiet hours: **none**" in await says()
    assert "Your quiet hours: **22:00–8:00** (Europe/Zurich)" in await says(quiet="22:00–8:00", zone="zürich")
    assert "Your quiet hours: **23:00–7:00** (Europe/Zurich)" in await says(quiet="23-7")
    assert "Your quiet hours: **23:00–7:00** (America/New York)" in await says(zone="America/New_York")
    await house.restart()
    assert "Your quiet hours: **23:00–7:00** (America/New York)" in await says(reminder="never")
    assert "Reminders that it is your turn: **never" in await says()
    assert "Your quiet hours: **none**" in await says(quiet="off")


async def test_hours_and_zones_are_offered_while_somebody_types(house: House) -> None:
    anna = house.person("Anna")

    async def offered(parameter: str, typed: str) -> dict[str, str]:
        choices = await anna.autocomplete(house.channel, "settings", parameter, typed)
        return {choice["name"]: choice["value"] for choice in choices}

    assert "22-8" in (await offered("quiet", "")).values()
    assert (await offered("quiet", "21-6"))["21:00–6:00"] == "21-6"
    zones = await offered("zone", "zür")
    assert next(iter(zones.values())) == "Europe/Zurich"
    assert next(iter(zones)).endswith("Europe/Zurich")
    assert "Asia/Tokyo" in (await offered("zone", "東京")).values(), "with the present time, where no name fits"


# ------------------------------------------------------------------------------------------------------------- restarts


async def kept(house: House) -> tuple[Any, ...]:
    """The calls that storage knows."""
    return await house.do(house.bot.services.settings.nudges())


async def test_a_late_player_is_not_called_again_after_a_restart_and_the_call_goes_when_they_act(house: House) -> None:
    late, _ = await started(house)
    await house.wait(30)
    (call,) = calls(house, late)
    await house.restart()
    await house.wait(14)
    assert [one.id for one in calls(house, late)] == [call.id]
    await late.slash(house.channel, "bid", bid="pass")
    await house.wait(1)
    assert not calls(house, late)
    assert not await kept(house)


async def test_a_call_whose_turn_ended_just_before_a_kill_is_deleted_by_the_next_start(house: House) -> None:
    late, other = await started(house)
    await house.wait(30)
    house.bot._change_listeners = ()
    await late.slash(house.channel, "bid", bid="pass")
    assert on_turn(house.table) == other.id
    assert calls(house, late)
    await house.restart()
    await house.wait(2)
    assert not calls(house, late)
    assert not await kept(house)
    await house.wait(30)
    assert len(calls(house, other)) == 1


async def test_a_call_of_a_table_that_closed_just_before_a_kill_is_deleted_by_the_next_start(house: House) -> None:
    late, other = await started(house)
    await house.wait(30)
    house.bot._change_listeners = ()
    await surely(late, house.channel, "table leave")
    await surely(other, house.channel, "table leave")
    await house.restart()
    await house.wait(2)
    assert not calls(house, late)
    assert not await kept(house)
