"""`/history`, `/replay`, *Replay* under a result: finished matches step by step, for those who may see them."""

import re
from typing import Any

import discord
import pytest

from bot.tables.model import TableState, UserId
from bot.tables.played import MatchRef
from bot.text.i18n import Voice
from engine.cards import Seat
from engine.turn import Act
from tests.discord.house import (
    WORDS,
    House,
    begun,
    controls,
    ids,
    labels,
    private_messages,
    raw_click,
    restarted_with,
    text_of,
)
from tests.discord.players import ByPanel, play_match
from tests.discord.secrecy import cards_in
from tests.discord.test_life import deny
from tests.discord.test_records import attached
from tests.discord.test_strangers import played_out
from tests.discord.tongues import english, german, japanese
from tests.replay.records import run

VOICE = Voice(WORDS)


async def over(house: House, *names: str, **options: Any) -> list[Any]:
    """People whose match has just ended; its result is posted."""
    people = await begun(house, *names, target=300, **options)
    await house.do(played_out(house))
    await house.wait(10)
    return people


async def replayed(house: House, actor: Any) -> Any:
    """The replay that this person opens by the button of the result."""
    return (await actor.click(house.channel.history()[-1], label="Replay")).response


def open_replay(house: House, actor: Any) -> Any:
    """The replay as it stands now."""
    return [one for one in private_messages(house, actor) if ids(one, "step", disabled=None)][-1]


def menu(message: Any, mark: str) -> dict[str, Any]:
    """The menu whose id ends so, or has this verb."""
    return next(one for one in controls(message) if one["type"] == 3 and re.search(mark, one["custom_id"]))


# ------------------------------------------------------------------------------------------------------- by the buttons


async def test_the_result_opens_a_replay_that_goes_step_by_step_and_trick_by_trick(house: House) -> None:
    anna, _ = await over(house, "Anna", "Ben")
    assert labels(house.channel.history()[-1]) == ["Rematch", "Score", "Replay", "Record", "Leave"]
    page = await replayed(house, anna)
    assert page.ephemeral
    assert "Deal 1 of" in text_of(page)
    assert "step 1 of" in text_of(page)
    steps = labels(page)[:4]
    assert steps == ["‹ Trick", "Back", "Next", "Trick ›"]
    assert len(ids(page, "step")) == 3, "at the beginning no way leads back; but on, and to the own turn"
    await anna.click(page, label="Next")
    assert "step 2 of" in text_of(open_replay(house, anna))
    await anna.click(open_replay(house, anna), label="Trick ›")
    at_trick = text_of(open_replay(house, anna))
    assert "Trick 1" in at_trick
    await anna.click(open_replay(house, anna), label="Trick ›")
    assert "Trick 2" in text_of(open_replay(house, anna))
    await anna.click(open_replay(house, anna), label="‹ Trick")
    assert text_of(open_replay(house, anna)) == at_trick
    await anna.click(open_replay(house, anna), label="Back")
    assert len([one for one in private_messages(house, anna) if ids(one, "step", disabled=None)]) == 1


async def test_menus_lead_to_a_deal_a_trick_and_another_view(house: House) -> None:
    _, ben = await over(house, "Anna", "Ben")
    page = await replayed(house, ben)
    deals = menu(page, r"jump=.*\.d$")
    await ben.select(page, [deals["options"][1]["value"]], custom_id=deals["custom_id"])
    page = open_replay(house, ben)
    assert "Deal 2 of" in text_of(page)
    tricks = menu(page, r"jump=.*\.t$")
    assert [option["label"] for option in tricks["options"]][:2] == ["Start of the deal", "Trick 1"]
    third = next(option["value"] for option in tricks["options"] if option["label"] == "Trick 3")
    await ben.select(page, [third], custom_id=tricks["custom_id"])
    page = open_replay(house, ben)
    assert "Trick 3" in text_of(page)
    assert cards_in([field.value for field in page.embeds[0].fields if field.name == "Hands"]).bit_count() == 14
    views = menu(page, "seen")
    assert [option["label"] for option in views["options"]][2:] == ["As Anna saw it", "As Ben saw it"]
    await ben.select(page, ["0"], custom_id=views["custom_id"])
    page = open_replay(house, ben)
    assert "As Anna saw it" in text_of(page)
    assert "Next turn: Anna" in labels(page)
    assert cards_in([field.value for field in page.embeds[0].fields if field.name == "Hand"]).bit_count() == 7
    await ben.select(page, ["p"], custom_id=menu(page, "seen")["custom_id"])
    assert "As everybody saw it" in text_of(open_replay(house, ben))


async def test_my_next_turn_is_the_next_position_in_which_i_have_the_turn(house: House) -> None:
    _, ben = await over(house, "Anna", "Ben")
    page = await replayed(house, ben)
    positions = await house.do(house.bot.services.archive.positions(MatchRef(house.table.id, 1)))
    at = 1
    for _ in range(5):
        await ben.click(page, label="My next turn")
        page = open_replay(house, ben)
        at = positions.next_turn(Seat(1), at)
        assert positions.at(at).match.turn == Act(Seat(1))
        assert f".{at}" in menu(page, "seen")["custom_id"]


async def test_a_replay_works_after_a_restart_when_the_table_is_closed_and_another_match_is_played(
    house: House,
) -> None:
    anna, ben = await over(house, "Anna", "Ben")
    page = await replayed(house, anna)
    result = house.channel.history()[-1]
    for person in (anna, ben):
        await person.click(result, label="Rematch")
    await house.wait(5)
    assert house.table.match_number == 2
    kept = next(one for one in house.channel.history() if one.id == result.id)
    assert labels(kept) == ["Replay"], "what stays below the result of the match before"
    await house.restart()
    await anna.click(page, label="Next")
    assert "step 2 of" in text_of(open_replay(house, anna))
    await anna.click(kept, label="Replay")
    assert "step 1 of" in text_of(private_messages(house, anna)[-1])


async def test_a_closed_table_keeps_the_way_to_its_replay(house: House) -> None:
    await over(house, "Anna", "Ben")
    await house.do(house.bot.services.tables.end(house.table.id, house.table.people[0]))
    await house.wait(10)
    assert not house.tables
    closed = house.channel.history()[-1]
    assert labels(closed) == ["Replay"]
    page = (await house.person("Carla").click(closed, label="Replay")).response
    assert page.ephemeral
    assert "step 1 of" in text_of(page)
    assert "My next turn" not in labels(page)


# --------------------------------------------------------------------------------------------------------- who may look


@pytest.mark.parametrize("unfinished", ["played", "ended", "suspended"])
async def test_an_unfinished_match_reveals_nothing_and_is_refused(house: House, unfinished: str) -> None:
    anna, ben = await begun(house, "Anna", "Ben", casual=True)
    table = house.table
    message = house.channel.history()[-1]
    if unfinished == "ended":
        await house.do(house.bot.services.tables.end(table.id, table.people[0], force=True))
    if unfinished == "suspended":
        await restarted_with(house, "UPDATE match SET rules = rules + 1")
    forged = [
        f"s1:{table.id}:-:100000:{verb}"
        for verb in ("replay", "replay=a.1", "step=a.1.0", "share=a.1", "export=a.1.text", "export=a.1.record")
    ]
    for who in (anna, ben, house.person("Eve")):
        for id in forged:
            answer = (await raw_click(house, who, message, id)).response
            assert "Only finished matches" in text_of(answer)
            assert not cards_in([text_of(answer)])
        answer = (await who.slash(house.channel, "replay", match=f"{table.id}-1")).response
        assert "Only finished matches" in text_of(answer)
        assert await who.autocomplete(house.channel, "replay", "match", "") == []
        assert "not finished a match yet" in text_of((await who.slash(house.channel, "history")).response)


async def test_a_match_of_another_server_is_refused_to_who_did_not_play_it(
    house: House,
) -> None:
    anna, _ = await over(house, "Anna", "Ben")
    ref, first = f"{house.table.id}-1", house.channel
    eve = house.person("Eve")
    assert "Deal 1 of" in text_of((await eve.slash(first, "replay", match=ref)).response)
    other = house.env.create_guild("Chess Club")
    there = other.create_text_channel("chess")
    await house.env.settle()
    elsewhere = other.add_member(eve.user)
    refused = (await elsewhere.slash(there, "replay", match=ref)).response
    assert "This match is neither" in text_of(refused)
    assert not cards_in([text_of(refused)])
    assert await elsewhere.autocomplete(there, "replay", "match", "") == []
    assert "This match is neither" in text_of((await eve.user.slash("replay", match=ref)).response)
    own = (await other.add_member(anna.user).slash(there, "replay", match=ref)).response
    assert "Deal 1 of" in text_of(own)
    assert "Share" not in labels(own), "the others there did not see the match"
    assert "Deal 1 of" in text_of((await anna.user.slash("replay")).response)


async def test_a_match_in_a_hidden_channel_is_not_shown_to_who_does_not_see_it(house: House) -> None:
    eve, lobby = house.person("Eve"), house.channel
    hides = {eve: discord.PermissionOverwrite(view_channel=False)}
    house.channel = house.guild.create_text_channel("hidden", overwrites=hides)
    await house.env.settle()
    await over(house, "Anna", "Ben")
    ref = f"{house.table.id}-1"
    assert "This match is neither" in text_of((await eve.slash(lobby, "replay", match=ref)).response)
    assert await eve.autocomplete(lobby, "replay", "match", "") == []
    carla = house.person("Carla")
    assert "Deal 1 of" in text_of((await carla.slash(lobby, "replay", match=ref)).response)
    assert [one["value"] for one in await carla.autocomplete(lobby, "replay", "match", "")] == [ref]


async def test_forged_and_foreign_ids_are_answered_kindly(house: House) -> None:
    anna, _ = await over(house, "Anna", "Ben")
    table, message = house.table.id, house.channel.history()[-1]
    for what in ("x.1", "a.x", "a.999999", "a.-1", ".", "a", "12.3"):
        answer = (await raw_click(house, anna, message, f"s1:{table}:-:100000:step={what}")).response
        assert "button" in text_of(answer), what
    for what in ("a.0", "a.99999", "9.3"):
        answer = (await raw_click(house, anna, message, f"s1:{table}:-:100000:replay={what}")).response
        assert "Deal" in text_of(answer), what
    for verb, values in (("jump=a.1.d", ["x"]), ("seen=a.1", ["zz"]), ("seen=a.1", [])):
        answer = (await raw_click(house, anna, message, f"s1:{table}:-:100000:{verb}", values)).response
        assert "button" in text_of(answer), verb
    for values in (["x"], ["ev643cjds3-7"], []):
        answer = (await raw_click(house, anna, message, "s1:-:-:0:watch", values)).response
        assert "Only finished matches" in text_of(answer)
    for what in ("x", "", "9999999"):
        answer = (await raw_click(house, anna, message, f"s1:-:-:0:past={what}")).response
        assert "button" in text_of(answer)
    for typed in ("", "x" * 100, "10♠", "ev643cjds3"):
        answer = (await anna.slash(house.channel, "replay", match=typed)).response
        assert "Only finished matches" in text_of(answer)


# --------------------------------------------------------------------------------------------------- sharing, and files


async def test_a_shared_moment_is_seen_by_all_and_opens_there(house: House) -> None:
    anna, _ = await over(house, "Anna", "Ben")
    page = await replayed(house, anna)
    await anna.click(page, label="Trick ›")
    page = open_replay(house, anna)
    told = (await anna.click(page, label="Share")).response
    assert told.ephemeral
    await house.wait(3)
    shared = house.channel.history()[-1]
    assert "Anna shares a moment" in text_of(shared)
    assert "Trick 1" in text_of(shared)
    assert cards_in([field.value for field in shared.embeds[0].fields if field.name == "Hands"]).bit_count() == 18
    assert not shared.mentions
    assert labels(shared) == ["Replay"]
    opened = (await house.person("Carla").click(shared, label="Replay")).response
    assert opened.ephemeral
    assert menu(opened, "seen")["custom_id"] == menu(page, "seen")["custom_id"]
    for _ in range(4):
        await anna.click(open_replay(house, anna), label="Share")
    refused = (await anna.click(open_replay(house, anna), label="Share")).response
    assert "A lot of moments" in text_of(refused)
    await house.wait(3)
    assert sum("shares a moment" in text_of(one) for one in house.channel.history()) == 5


async def test_where_the_bot_may_not_write_nothing_is_shared(house: House) -> None:
    anna, _ = await over(house, "Anna", "Ben")
    page = await replayed(house, anna)
    deny(house, "embed_links")
    count = len(house.channel.history())
    answer = (await anna.click(page, label="Share")).response
    assert "Embed Links" in text_of(answer)
    assert len(house.channel.history()) == count


async def test_a_replay_hands_out_the_record_and_the_match_in_words(
    house: House, tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    anna, _ = await over(house, "Anna", "Ben")
    page = await replayed(house, anna)
    table = house.table
    with_record = (await anna.click(page, label="Record")).response
    name, record = attached(house, with_record)
    assert name == f"klaberjass-{table.id}-1.stich"
    assert record == (await house.do(house.bot.services.archive.record(table.id))).encode()
    name, text = attached(house, (await anna.click(with_record, label="As text")).response)
    assert name == f"klaberjass-{table.id}-1.txt"
    file = tmp_path / "match.stich"
    file.write_bytes(record)
    capsys.readouterr()
    assert run(file) == 0
    told, _ = capsys.readouterr()
    seats, said = text.decode().split("\n\n", 1)
    assert seats == "Seat 0: Anna\nSeat 1: Ben"
    assert said == told.replace("Seat 0", "Anna").replace("Seat 1", "Ben"), "stich replay knows no names"
    assert "Anna plays " in said


# ----------------------------------------------------------------------------------------------------------- the list


async def test_the_history_lists_ones_matches_and_opens_one(house: House) -> None:
    anna, ben = await over(house, "Anna", "Ben")
    first = house.table
    await house.do(house.bot.services.tables.end(first.id, first.people[0]))
    await anna.slash(house.channel, "table new")
    await house.do(house.bot.services.tables.set_options(house.table.id, UserId(anna.id), options={"target": 300}))
    await anna.slash(house.channel, "table add-computer")
    await anna.slash(house.channel, "table start")
    await house.wait(60)
    await play_match(house, house.table.id, ByPanel(house, anna))
    await house.wait(5)
    answer = (await anna.slash(house.channel, "history")).response
    assert answer.ephemeral
    newest, oldest = text_of(answer).splitlines()[1:3]
    assert newest.startswith("1. <t:")
    assert "not rated" in newest
    assert "with **" not in newest
    assert re.search(r"with \w+ \(computer[^)]*\) · ", newest)
    assert "with Ben" in oldest
    assert "rated" in oldest
    assert re.search(r"(won|lost), −?\d+ points?", oldest)
    listed = menu(answer, "watch")
    assert [option["value"] for option in listed["options"]] == [f"{house.table.id}-1", f"{first.id}-1"]
    assert "(computer" in listed["options"][0]["label"]
    opened = (await anna.select(answer, [f"{first.id}-1"], custom_id=listed["custom_id"])).response
    assert "Deal 1 of" in text_of(opened)
    assert "Ben" in text_of(opened)
    with_record = (await anna.click((await anna.slash(house.channel, "replay")).response, label="Record")).response
    _, text = attached(house, (await anna.click(with_record, label="As text")).response)
    assert re.match(r"Seat 0: Anna\nSeat 1: \w+ \(computer[^)]*\)\n\n", text.decode())
    empty = text_of((await anna.slash(house.channel, "history", game="vira")).response)
    assert "not finished a match of Vira yet" in empty, "they have of another game"
    others = text_of((await house.person("Carla").slash(house.channel, "history")).response)
    assert "/table new" in others
    assert "not finished a match yet" in text_of((await house.person("Dan").slash(house.channel, "replay")).response)
    mine = await anna.autocomplete(house.channel, "replay", "match", "")
    assert [one["value"] for one in mine] == [f"{house.table.id}-1", f"{first.id}-1"]
    of_ben = await ben.autocomplete(house.channel, "replay", "match", "")
    assert [one["value"] for one in of_ben] == [f"{first.id}-1", f"{house.table.id}-1"], "own ones, then the server's"
    assert [one["value"] for one in await ben.autocomplete(house.channel, "replay", "match", "anna")] == [
        f"{first.id}-1",
        f"{house.table.id}-1",
    ]


async def test_a_replay_is_read_in_the_language_of_its_reader(house: House, speaks: dict[Any, str]) -> None:
    anna, ben = await over(house, "Anna", "Ben")
    carla = house.person("Carla")
    speaks |= {anna.id: "ja", ben.id: "de", carla.id: "en-US"}
    result = house.channel.history()[-1]
    for who, check in ((anna, japanese), (ben, german), (carla, english)):
        await who.click(result, custom_id=ids(result, "replay")[0])
        for _ in range(12):
            page = open_replay(house, who)
            check(page)
            await who.click(page, custom_id=ids(page, "step")[-2 if who is not carla else -1])
        check((await who.slash(house.channel, "history")).response)


async def test_a_replay_is_heard_in_headings_and_lists(house: House) -> None:
    anna, _ = await over(house, "Anna", "Ben")
    await anna.slash(house.channel, "settings", steps="on")
    page = await replayed(house, anna)
    assert not page.embeds[0].fields
    assert "### Hands" in page.embeds[0].description
    assert labels(page)[:4] == ["Previous trick", "Step back", "Next step", "Next trick"]


async def test_nothing_is_stored_by_a_replay(house: House) -> None:
    anna, _ = await over(house, "Anna", "Ben")
    before = await house.do(_rows(house))
    page = await replayed(house, anna)
    for label in ("Next", "Trick ›", "My next turn", "Record"):
        await anna.click(open_replay(house, anna), label=label)
    await anna.slash(house.channel, "history")
    assert page is not None
    assert await house.do(_rows(house)) == before
    assert house.table.state is TableState.FINISHED


async def _rows(house: House) -> dict[str, int]:
    archive: Any = house.bot.services.archive
    database = archive._store._database
    names = [name for (name,) in await database.read("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return {name: (await database.read(f"SELECT count(*) FROM {name}"))[0][0] for name in names}
