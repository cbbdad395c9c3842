"""Bids of Vira: menus that tell what they commit to, nothing said before it was shown, names in every language."""

from typing import Any

import pytest
from simcord.actors import MemberActor

from engine.turn import Act
from tests.discord.house import House, controls, ids, labels, private_messages, raw_click, text_of
from tests.discord.players import direct_hand, panel_of
from tests.discord.vira import on_turn, say, seat_of, vira
from tests.i18n.catalogues import LANGUAGES

NAMES = ("Anna", "Ben", "Carla")
TITLES = ("Win tricks", "The whole talon", "Lose all tricks")


async def bidders(house: House, **options: Any) -> list[MemberActor]:
    """Forehand, middle hand and dealer of an auction that begins."""
    people = await vira(house, *NAMES, **options)
    first = on_turn(house.table)
    return sorted(people, key=lambda one: (seat_of(house, one) - first) % len(people))


def panel_now(house: House, actor: MemberActor) -> Any:
    """The panel that this person has in the channel."""
    return private_messages(house, actor)[-1]


def menu_with(message: Any, value: str) -> str:
    """The id of the menu in which this answer stands."""
    matching = [one["custom_id"] for one in controls(message) if value in [x["value"] for x in one.get("options", ())]]
    (only,) = matching
    return str(only)


def standing(house: House) -> str | None:
    """The bid that stands: its key and its qualifier."""
    assert house.table.match is not None
    matching = house.table.match.view(None).deal.standing
    return None if matching is None else f"{matching.bid.row.key} {matching.bid.qualifier}"


async def test_the_auction_is_three_menus_and_what_is_said_in_a_row_of_its_own(house: House) -> None:
    anna, ben, _ = await bidders(house, casual=True)
    panel = await panel_of(house, anna)
    shown = [one for one in controls(panel) if one["type"] == 3]
    assert [len(one["options"]) for one in shown] == [19, 9, 12]
    assert all(one["placeholder"].startswith(title) for one, title in zip(shown, TITLES, strict=True))
    assert all(line["description"] for one in shown for line in one["options"])
    assert "13 cards" in text_of(panel), "the hand stands in the text"
    await say(house, "bid six")
    panel = await panel_of(house, ben)
    said, others = [[one["label"] for one in row["components"]] for row in panel.components[3:]]
    assert said == ["Colour", "Pass"], "away from what is pressed to look something up"
    assert others == ["Suggestion", "Details", "Score"]
    shown = [one for one in controls(panel) if one["type"] == 3]
    assert [len(one["options"]) for one in shown] == [18, 9, 12], "only what is higher, the nearest first"
    assert shown[0]["options"][0]["value"] == "bid turne6"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_bid_has_room_in_the_menus_when_any_qualifier_may_be_jumped_to(
    house: House, speaks: dict[Any, str], language: str
) -> None:
    anna, ben, _ = await bidders(house, qualifierJump="on")
    speaks[anna.id] = speaks[ben.id] = language
    shown = [one for one in controls(await panel_of(house, anna)) if one["type"] == 3]
    assert [len(one["options"]) for one in shown] == [25, 18, 25, 12]
    await say(house, "bid six")
    panel = await panel_of(house, ben)
    assert [one["type"] for one in controls(panel)][:5] == [3, 3, 3, 3, 2]
    assert {id.rpartition("=")[2] for id in ids(panel, "weigh")} == {"colour", "preference", "pass"}
    assert not house.faults


async def test_a_bid_from_a_menu_is_shown_before_it_is_said(house: House) -> None:
    anna, *_ = await bidders(house)
    panel, before = await panel_of(house, anna), house.table.revision
    await anna.select(panel, ["bid vingel7"], custom_id=menu_with(panel, "bid vingel7"))
    about = panel_now(house, anna)
    assert about.id == panel.id
    assert "▸ **Vingel 7**: 7 tricks · turn up 2" in text_of(about)
    assert "Confirm: Vingel 7" in labels(about)
    await anna.click(about, label="Back")
    assert "Confirm: Vingel 7" not in labels(panel_now(house, anna))
    assert house.table.revision == before
    await anna.select(about, ["bid vingel7"], custom_id=menu_with(about, "bid vingel7"))
    await anna.select(about, ["bid gok"], custom_id=menu_with(panel_now(house, anna), "bid gok"))
    assert house.table.revision == before, "another takes the place of the first"
    await anna.click(panel_now(house, anna), label="Confirm: Gök")
    assert standing(house) == "gok 0"


@pytest.mark.parametrize("done", ["Back", "Confirm: Gök"])
async def test_a_panel_with_a_selection_moves_down_only_after_the_choice(house: House, done: str) -> None:
    anna, ben, _ = await bidders(house)
    panel = await panel_of(house, anna)
    await anna.select(panel, ["bid gok"], custom_id=menu_with(panel, "bid gok"))
    await ben.slash(house.channel, "table show")
    await house.wait(5)
    assert panel_now(house, anna).id == panel.id
    assert panel.id < house.channel.history()[-1].id, "the table's message stands below it"
    assert "Confirm: Gök" in labels(panel_now(house, anna))
    await anna.select(panel_now(house, anna), ["bid six"], custom_id=menu_with(panel_now(house, anna), "bid six"))
    await anna.select(panel_now(house, anna), ["bid gok"], custom_id=menu_with(panel_now(house, anna), "bid gok"))
    assert panel_now(house, anna).id == panel.id
    await anna.click(panel_now(house, anna), label=done)
    await house.wait(5)
    assert panel_now(house, anna).id > house.channel.history()[-1].id
    assert len([one for one in private_messages(house, anna) if controls(one)]) == 1


async def test_a_panel_on_which_nothing_was_chosen_in_time_moves_down_when_the_turn_is_over(house: House) -> None:
    anna, ben, _ = await bidders(house)
    panel = await panel_of(house, anna)
    await anna.select(panel, ["bid gok"], custom_id=menu_with(panel, "bid gok"))
    await ben.slash(house.channel, "table show")
    await house.wait(5)
    shown = await house.bot.services.table_messages.message_of(house.table.id)
    assert shown is not None
    assert panel_now(house, anna).id == panel.id < shown
    await house.wait(4 * 60)
    assert seat_of(house, anna) != on_turn(house.table)
    assert panel_now(house, anna).id > shown


async def test_what_commits_is_shown_first_and_so_is_a_pass(house: House) -> None:
    anna, ben, carla = await bidders(house)
    await say(house, "bid seven")
    panel = await panel_of(house, ben)
    await ben.click(panel, label="Colour")
    assert standing(house) == "seven 0"
    assert "▸ **Colour**: 7 tricks" in text_of(panel_now(house, ben))
    await ben.click(panel_now(house, ben), label="Confirm: Colour")
    assert standing(house) == "seven 1"
    await carla.click(await panel_of(house, carla), label="Pass")
    assert seat_of(house, carla) == on_turn(house.table), "a pass is final, so it is shown first"
    assert f"you are out of this auction; {ben.name}’s Seven in colour stands" in text_of(panel_now(house, carla))
    await carla.click(panel_now(house, carla), label="Pass")
    assert seat_of(house, carla) == on_turn(house.table), "a second press in the same place"
    await carla.click(panel_now(house, carla), label="Confirm: Pass")
    assert seat_of(house, anna) == on_turn(house.table)
    panel = await panel_of(house, anna)
    await anna.click(panel, label="Hold")
    await anna.click(panel_now(house, anna), label="Confirm: Hold")
    assert seat_of(house, ben) == on_turn(house.table)
    panel = await panel_of(house, ben)
    await ben.click(panel, label="Pass")
    assert f"the auction ends, and {anna.name} is declarer with Seven in colour" in text_of(panel_now(house, ben))
    await ben.click(panel_now(house, ben), label="Back")
    assert seat_of(house, ben) == on_turn(house.table)
    await ben.slash(house.channel, "bid", bid="pass")
    assert house.table.match.view(None).turn != Act(seat_of(house, ben)), "a word that is typed is meant"


async def test_what_was_chosen_is_shown_in_the_direct_message_too_and_in_another_language(
    house: House, speaks: dict[Any, str]
) -> None:
    anna, *_ = await bidders(house)
    panel = await panel_of(house, anna)
    await anna.select(panel, ["bid solo8"], custom_id=menu_with(panel, "bid solo8"))
    assert "Confirm: Solo 8" in labels(await direct_hand(house, anna))
    await anna.slash(house.channel, "settings", language="de")
    await house.wait(2)
    direct = anna.user.dm_channel.last_message
    assert "Bestätigen: Solo 8" in labels(direct)
    await anna.user.click(direct, label="Bestätigen: Solo 8")
    assert standing(house) == "solo8 0"


async def test_old_clicks_show_the_present_and_change_nothing(house: House) -> None:
    anna, ben, _ = await bidders(house)
    panel = await panel_of(house, anna)
    menu = menu_with(panel, "bid six")
    await anna.select(panel, ["bid six"], custom_id=menu)
    about = panel_now(house, anna)
    (confirm,) = ids(about, "do")
    (back,) = ids(about, "drop")
    await anna.click(about, custom_id=confirm)
    other = await panel_of(house, ben)
    await ben.click(other, label="Colour")
    before = house.table.revision
    for id, values in ((menu, ["bid gok"]), (confirm, None), (back, None)):
        answer = await raw_click(house, anna, panel_now(house, anna), id, values=values)
        assert answer.acknowledged
    assert house.table.revision == before
    assert not ids(panel_now(house, anna), "do"), "it is not Anna's turn"
    stolen = await raw_click(house, anna, panel_now(house, anna), ids(panel_now(house, ben), "do")[0])
    assert "no longer yours" in text_of(stolen.response)
    assert house.table.revision == before
    assert "Confirm: Colour" in labels(panel_now(house, ben))


@pytest.mark.parametrize("value", ["bid six", "bid nonsense", "play AS", "", "weigh", "bid six colour"])
async def test_a_bid_that_is_not_offered_is_refused(house: House, value: str) -> None:
    _, ben, _ = await bidders(house)
    await say(house, "bid nine")
    panel, before = await panel_of(house, ben), house.table.revision
    menu = menu_with(panel, "bid gask4")
    assert (await raw_click(house, ben, panel, menu, values=[value])).acknowledged
    assert (await raw_click(house, ben, panel, menu.replace("choose=0.0", f"weigh={value}"))).acknowledged
    assert house.table.revision == before
    assert not house.faults


# -------------------------------------------------------------------------------------------------------------- typing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("Begär 6", "six"), ("begar 6", "six"), ("6", None), ("turné 7", "turne7"), ("TURNE 7", "turne7"),
        ("turne7", "turne7"), ("tourné 8", "turne8"), ("köpmisär på 3", "kopmisar3"), ("kopmisar 3", "kopmisar3"),
        ("misere achetee 3", "kopmisar3"), ("コプミゼール3", "kopmisar3"), ("ビンイェル7", "vingel7"),
        ("びんいぇる 7", "vingel7"), ("Gask på 4", "gask4"), ("gask pa 4", "gask4"), ("ガスク4", "gask4"),
        ("gök", "gok"), ("gok", "gok"), ("Coucou", "gok"), ("クク", "gok"), ("cuckoo", "gok"), ("Kuckuck", "gok"),
        ("7-spel", "seven"), ("sept", "seven"),
        ("Neuf", "nine"), ("vira", "vira"), ("Solo Vira", "solo_vira"), ("ソロ・ビラ", "solo_vira"),
        ("solo petite misär ouverte", "petite_ouverte"), ("petite_royale", "petite_royale"),
        ("Grande misère", "grande"), ("bid solo10", "solo10"), ("solo 10", "solo10"),
    ],
)  # fmt: skip
async def test_a_bid_is_typed_by_its_name(
    house: House, speaks: dict[Any, str], language: str, typed: str, key: str | None
) -> None:
    anna, *_ = await bidders(house)
    speaks[anna.id] = language
    await anna.slash(house.channel, "bid", bid=typed)
    assert standing(house) == (None if key is None else f"{key} 0")
    assert not house.faults


@pytest.mark.parametrize(
    ("said", "language", "typed", "rule"),
    [
        ((), "en", "pass", "VIR-3.2"),
        ((), "ja", "パス", "VIR-3.2"),
        ((), "en", "Passe", "VIR-3.2"),
        ((), "en", "håller", "VIR-3.2"),
        (("bid seven",), "en", "Turné 6", "VIR-3.1"),
        (("bid turne6",), "de", "Farbe", "VIR-3.2"),
        (("bid six",), "en", "hold", "VIR-3.3"),
        (("bid six",), "en", "Turné 6 in colour", "VIR-3.2"),
        (("bid six",), "ja", "クク・プレファランス", "VIR-3.2"),
    ],
)
async def test_a_bid_by_name_that_is_not_open_is_refused_with_its_rule(
    house: House, speaks: dict[Any, str], said: tuple[str, ...], language: str, typed: str, rule: str
) -> None:
    people = await bidders(house)
    for one in said:
        await say(house, one)
    actor, before = people[len(said)], house.table.revision
    speaks[actor.id] = language
    refused = (await actor.slash(house.channel, "bid", bid=typed)).response
    assert refused.content
    assert [one["custom_id"].partition("=")[2] for one in controls(refused)] == [f"vira.{rule}"]
    assert house.table.revision == before


@pytest.mark.parametrize(
    ("said", "typed", "stands"),
    [
        (["bid six"], "Six in colour", "six 1"), (["bid six"], "begär 6 i färg", "six 1"),
        (["bid six"], "シックス(6)・カラー", "six 1"), (["bid six", "colour"], "six in preference", "six 2"),
        (["bid six", "colour"], "begar 6 i hogsta farg", "six 2"), (["bid six", "colour"], "preferens", "six 2"),
        (["bid six", "colour"], "Begär 6 mit Vorzug", "six 2"),
        (["bid six"], "six", "six 0"), (["bid six"], "six in preference", "six 0"), (["bid six"], "in colour", "six 1"),
        (["bid six", "colour"], "six in colour", "six 1"), (["bid six"], "seven in colour", "six 0"),
    ],
)  # fmt: skip
async def test_a_bid_in_colour_or_preference_is_typed_whole(
    house: House, said: list[str], typed: str, stands: str
) -> None:
    people = await bidders(house)
    await say(house, *said)
    actor, before = people[len(said)], house.table.revision
    await actor.slash(house.channel, "bid", bid=typed)
    assert standing(house) == stands
    assert (house.table.revision > before) == (stands != f"six {len(said) - 1}")
    assert not house.faults


async def test_some_words_of_a_name_are_shown_before_they_are_said(house: House) -> None:
    _, ben, _ = await bidders(house)
    await say(house, "bid solo12")
    before = house.table.revision
    panel = (await ben.slash(house.channel, "bid", bid="solo")).response
    assert house.table.revision == before
    assert "Confirm: Solo Vira" in labels(panel)
    assert "type the same thing again" in text_of(panel)
    await ben.slash(house.channel, "bid", bid="solo")
    assert standing(house) == "solo_vira 0"


async def test_the_beginning_of_a_word_is_asked_about_however_often_it_is_typed(house: House) -> None:
    anna, ben, _ = await bidders(house)
    for _ in range(3):
        answer = (await anna.slash(house.channel, "bid", bid="kop 6")).response
        assert "Do you mean Köpmisär 6?" in answer.content
    assert standing(house) is None
    await say(house, "bid six")
    answer = (await ben.slash(house.channel, "bid", bid="pas")).response
    assert "Do you mean Pass?" in answer.content
    await say(house, "pass", "pass", "trump S", "exchange none")
    for _ in range(3):
        answer = (await anna.slash(house.channel, "play", action="no")).response
        assert "Do you mean Exchange again?" in answer.content
    assert house.table.match is not None
    assert house.table.match.view(None).step == "decide"


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "6", "Six · Turné 6 · Vingel 6 · Solo 6 · Gask 6 · Köpmisär 6."),
        ("en", "gask", "Gask 0 · Gask 1 · Gask 2 · Gask 3 · Gask 4 · Gask 6 · Gask 5."),
        ("en", "solo", "(and 6 more)."),
        ("en", "pas", "That does not match any of your options."),
        ("en", "six" + " " * 120 + "teen", "That does not match any of your options."),
        ("de", "turne", "Turné 6 · Turné 7 · Turné 8."),
        ("ja", "６", "シックス(6) · トゥルネ6 · ビンイェル6 · ソロ6 · ガスク6 · コプミゼール6。"),
        ("en", "x", "That does not match any of your options."),
    ],
)
async def test_what_leaves_several_bids_open_is_answered_with_them(
    house: House, speaks: dict[Any, str], language: str, typed: str, told: str
) -> None:
    anna, *_ = await bidders(house)
    speaks[anna.id] = language
    answer = (await anna.slash(house.channel, "bid", bid=typed)).response
    assert told in answer.content
    assert standing(house) is None


@pytest.mark.parametrize(
    ("typed", "named"),
    [
        ("spades", True),
        ("trump S", True),
        ("♠", True),
        ("スペード", True),
        ("pik", True),
        ("spader", True),
        ("Trumf spader", True),
        ("pique", True),
        ("trump", False),
        ("x", False),
    ],
)
async def test_trumps_are_named_by_their_suit(house: House, typed: str, named: bool) -> None:
    anna, *_ = await bidders(house)
    await say(house, "bid six", "pass", "pass")
    before = house.table.revision
    await anna.slash(house.channel, "play", action=typed)
    assert (house.table.revision > before) == named


@pytest.mark.parametrize(
    ("language", "typed", "offered"),
    [
        ("en", "kop", [f"Köpmisär {number}: " for number in range(1, 7)]),
        ("de", "begar", ["Begär 6: "]),
        ("ja", "ビンイェル", [f"ビンイェル{number}: " for number in (6, 7, 8)]),
        ("en", "coucou", ["Gök: "]),
        ("ja", "cuck", ["クク: "]),
        ("en", "turne", [f"Turné {number}: " for number in (6, 7, 8)]),
        ("en", "xyz", []),
    ],
)
async def test_bids_are_offered_while_somebody_types(
    house: House, speaks: dict[Any, str], language: str, typed: str, offered: list[str]
) -> None:
    anna, *_ = await bidders(house)
    speaks[anna.id] = language
    matching = [one["name"] for one in await anna.autocomplete(house.channel, "bid", "bid", typed)]
    assert [name[: len(start)] for name, start in zip(matching, offered, strict=True)] == offered
    assert all(len(name) <= 100 for name in matching)


async def test_without_anything_typed_the_nearest_bids_are_offered(house: House) -> None:
    _, ben, _ = await bidders(house)
    await say(house, "bid six")
    offered = await ben.autocomplete(house.channel, "bid", "bid", "")
    assert len(offered) == 25
    assert {one["value"] for one in offered} >= {"bid turne6", "bid seven"}
    assert [one["value"] for one in await ben.autocomplete(house.channel, "bid", "bid", "pass")] == ["pass"]
    assert await ben.autocomplete(house.channel, "play", "action", "") == offered, "there is nothing to play"


async def test_trumps_are_offered_to_who_types_either_command_and_cards_to_who_wants_to_play(house: House) -> None:
    anna, *_ = await bidders(house)
    await say(house, "bid six", "pass", "pass")
    for command, option in (("bid", "bid"), ("play", "action")):
        offered = await anna.autocomplete(house.channel, command, option, "hjärter")
        assert [one["value"] for one in offered] == ["trump H"]
    await say(house, "trump H", "exchange none", "stand", "exchange none", "exchange none")
    offered = await anna.autocomplete(house.channel, "play", "action", "")
    assert len(offered) == 13
    assert {one["value"].partition(" ")[0] for one in offered} == {"play"}
    assert not await anna.autocomplete(house.channel, "bid", "bid", "")
