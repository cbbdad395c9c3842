"""A table of teams before its match: partners, seats of one's choice, changing places; by click and by command."""

from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from bot.discord.pages.table_frame import names_of
from bot.tables.model import TableState
from bot.text.i18n import Voice
from tests.discord.house import (
    WORDS,
    House,
    called,
    controls,
    ids,
    labels,
    private_messages,
    raw_click,
    surely,
    text_of,
)
from tests.i18n.catalogues import LANGUAGES


def lobby(house: House) -> discord.Message:
    """The table's message."""
    return house.channel.history()[-1]


def seats(house: House) -> list[str | None]:
    """Who sits where, by name."""
    return [one and (one.person.name if one.person else one.computer) for one in house.table.holders]


def teams(message: discord.Message) -> dict[str, list[str]]:
    """The lines of each team, as the lobby shows them."""
    fields = message.embeds[0].fields
    return {one.name or "": (one.value or "").splitlines() for one in fields if (one.name or "").startswith("Team")}


def offered(message: Any, verb: str) -> list[tuple[str, str, str | None]]:
    """What a menu offers: label, value, description."""
    (menu,) = [item for item in controls(message) if item["custom_id"] in ids(message, verb)]
    return [(one["label"], one["value"], one.get("description")) for one in menu["options"]]


async def choose(actor: MemberActor, message: Any, verb: str, *values: str) -> Any:
    """Choose in the menu with this verb."""
    (menu,) = ids(message, verb)
    return await actor.select(message, list(values), custom_id=menu)


async def opened(house: House, *names: str) -> list[MemberActor]:
    """People at a table of four, in the order of their names; the first is its host."""
    people = [house.person(name) for name in names]
    await people[0].slash(house.channel, "table new", game="schieber")
    for one in people[1:]:
        await one.slash(house.channel, "table join")
    await house.wait(2)
    return people


async def test_the_lobby_shows_partners_together_and_offers_the_free_seats(house: House) -> None:
    await opened(house, "Anna", "Ben")
    assert teams(lobby(house)) == {
        "Team 1": ["1 – **Anna** (host)", "3 – (free)"],
        "Team 2": ["2 – **Ben**", "4 – (free)"],
    }
    assert "follows the seat numbers" in text_of(lobby(house))
    assert labels(lobby(house)) == ["Join", "Leave", "Add computer", "Options", "Start", "Seats", "Invite"]
    assert offered(lobby(house), "sit") == [
        ("3 – (free)", "3", "Team 1 · partner: Anna"),
        ("4 – (free)", "4", "Team 2 · partner: Ben"),
    ]


async def test_one_joins_as_the_partner_of_ones_choice(house: House) -> None:
    await opened(house, "Anna")
    ben, carla, dora = (house.person(name) for name in ("Ben", "Carla", "Dora"))
    panel = (await choose(ben, lobby(house), "sit", "3")).response
    assert panel.ephemeral
    assert "You have a seat" in text_of(panel)
    await house.wait(2)
    assert teams(lobby(house))["Team 1"] == ["1 – **Anna** (host)", "3 – **Ben**"]
    listed = await carla.autocomplete(house.channel, "table join", "seat", "")
    assert [(one["name"], one["value"]) for one in listed] == [
        ("2 – (free) · Team 2", "2"),
        ("4 – (free) · Team 2", "4"),
    ]
    await carla.slash(house.channel, "table join", seat="4")
    assert [one["name"] for one in await dora.autocomplete(house.channel, "table join", "seat", "carla")] == [
        "2 – (free) · Team 2 · partner: Carla"
    ]
    assert seats(house) == ["Anna", None, "Ben", "Carla"]
    refused = (await dora.slash(house.channel, "table join", seat="4")).response
    assert "This seat is taken" in text_of(refused)
    refused = (await dora.slash(house.channel, "table join", seat="5")).response
    assert "There is no seat with that number" in text_of(refused)
    assert seats(house) == ["Anna", None, "Ben", "Carla"]


async def test_one_sits_down_elsewhere_by_menu_and_by_command(house: House) -> None:
    _, ben = await opened(house, "Anna", "Ben")
    await choose(ben, lobby(house), "sit", "3")
    assert teams(lobby(house))["Team 1"] == ["1 – **Anna** (host)", "3 – **Ben**"], "answered on the lobby itself"
    await ben.slash(house.channel, "table add-computer", seat="4")
    listed = await ben.autocomplete(house.channel, "table sit", "seat", "")
    assert [one["value"] for one in listed] == ["2", "4"], "a computer player gives way"
    await house.wait(2)
    assert [value for _, value, _ in offered(lobby(house), "sit")] == ["2"], "to those outside only what is free"
    panel = (await ben.click(lobby(house), label="Seats")).response
    assert [value for _, value, _ in offered(panel, "sit")] == ["2", "4"]
    stranger = (await house.person("Carla").click(lobby(house), label="Seats")).response
    assert [value for _, value, _ in offered(stranger, "sit")] == ["2"]
    await choose(ben, panel, "sit", "4")
    assert seats(house) == ["Anna", None, "careful", "Ben"]
    assert "4 – **Ben**" in text_of(panel)
    await choose(ben, panel, "sit", "3")
    answer = (await ben.slash(house.channel, "table sit", seat="4")).response
    assert text_of(answer) == "You are now in seat 4 (Team 2)."
    assert seats(house) == ["Anna", None, "careful", "Ben"]
    answer = (await ben.slash(house.channel, "table sit", seat="4")).response
    assert "That is already your seat" in text_of(answer)
    answer = (await ben.slash(house.channel, "table sit", seat="1")).response
    assert "This seat is taken" in text_of(answer)
    await house.wait(2)
    assert teams(lobby(house)) == {
        "Team 1": ["1 – **Anna** (host)", f"3 – **{called(house)[2]}** (computer)"],
        "Team 2": ["2 – (free)", "4 – **Ben**"],
    }


async def test_a_choice_from_a_lobby_that_is_out_of_date_is_refused_politely(house: House) -> None:
    anna, ben = await opened(house, "Anna", "Ben")
    carla = house.person("Carla")
    (menu,) = ids(lobby(house), "sit")
    old = lobby(house)
    await choose(ben, old, "sit", "3")
    answer = (await raw_click(house, carla, old, menu, ["3"])).response
    assert answer.ephemeral
    assert "This seat is taken" in text_of(answer)
    for values in (["9"], ["-1"], ["x"], [], ["2", "4"]):
        answer = (await raw_click(house, carla, old, menu, values)).response
        assert "There is no seat with that number" in text_of(answer)
    assert seats(house) == ["Anna", None, "Ben", None]
    await anna.slash(house.channel, "table start")
    await anna.click(private_messages(house, anna)[-1], label="Start with computer players")
    assert house.table.state is TableState.PLAYING
    before = seats(house)
    answer = (await raw_click(house, ben, old, menu, ["2"])).response
    assert "before the match starts" in text_of(answer)
    assert seats(house) == before


async def test_the_host_has_two_change_places_by_menu_and_by_command(house: House) -> None:
    anna, ben, *_ = await opened(house, "Anna", "Ben", "Carla")
    panel = (await anna.click(lobby(house), label="Seats")).response
    assert panel.ephemeral
    await choose(anna, panel, "swap", "2", "3")
    assert seats(house) == ["Anna", "Carla", "Ben", None]
    assert "2 – **Carla**" in text_of(panel)
    await house.wait(2)
    assert teams(lobby(house))["Team 1"] == ["1 – **Anna** (host)", "3 – **Ben**"]
    listed = await anna.autocomplete(house.channel, "table swap", "with", "")
    assert [one["name"] for one in listed] == [
        "1 – Anna · Team 1 · partner: Ben",
        "2 – Carla · Team 2",
        "3 – Ben · Team 1 · partner: Anna",
        "4 – (free) · Team 2 · partner: Carla",
    ]
    answer = (await anna.slash(house.channel, "table swap", seat="anna", **{"with": "4"})).response
    assert text_of(answer) == "Seats 1 and 4 have been swapped."
    assert seats(house) == [None, "Carla", "Ben", "Anna"]
    assert house.table.host == anna.id
    answer = (await anna.slash(house.channel, "table swap", seat="4", **{"with": "Anna"})).response
    assert "two different seats" in text_of(answer)
    answer = (await ben.slash(house.channel, "table swap", seat="Carla", **{"with": "Ben"})).response
    assert "Only the host" in text_of(answer)
    assert seats(house) == [None, "Carla", "Ben", "Anna"]


async def test_players_other_than_the_host_are_offered_only_what_they_may_do(house: House) -> None:
    anna, ben, carla = await opened(house, "Anna", "Ben", "Carla")
    own = (await anna.click(lobby(house), label="Seats")).response
    panel = (await ben.click(lobby(house), label="Seats")).response
    assert labels(own) == ["Shuffle seats", "Table"]
    assert labels(panel) == []
    assert [ids(panel, verb) for verb in ("swap", "free")] == [[], []]
    for verb, values in (("swap", ["1", "3"]), ("free", ["3"])):
        answer = (await raw_click(house, ben, panel, ids(own, verb)[0], values)).response
        assert "Only the host" in text_of(answer)
    answer = (await raw_click(house, ben, panel, ids(own, "shuffle")[0])).response
    assert "Only the host" in text_of(answer)
    assert seats(house) == ["Anna", "Ben", "Carla", None]
    stranger = house.person("Dora")
    panel = (await stranger.click(lobby(house), label="Seats")).response
    assert [item["custom_id"] for item in controls(panel)] == ids(panel, "sit")
    assert carla.id in [person.id for person in house.table.people]


@pytest.mark.parametrize(("verb", "chosen"), [("swap", ["2", "3"]), ("free", ["2"])])
async def test_nobody_is_moved_whom_the_host_has_not_seen_there(house: House, verb: str, chosen: list[str]) -> None:
    anna, ben, _ = await opened(house, "Anna", "Ben", "Carla")
    panel = (await anna.click(lobby(house), label="Seats")).response
    dora = house.person("Dora")
    await surely(ben, house.channel, "table leave")
    await dora.slash(house.channel, "table join", seat="2")
    await choose(anna, panel, verb, *chosen)
    assert seats(house) == ["Anna", "Dora", "Carla", None]
    assert "The seats have changed in the meantime" in text_of(panel)
    assert "2 – **Dora**" in text_of(panel)
    await choose(anna, panel, verb, *chosen)
    assert seats(house) == ["Anna", *(["Carla", "Dora"] if verb == "swap" else [None, "Carla"]), None]
    assert "have changed in the meantime" not in text_of(panel)


async def test_the_host_shuffles_by_button_and_by_command(house: House) -> None:
    anna, ben, *_ = await opened(house, "Anna", "Ben", "Carla", "Dora")
    assert not ids(lobby(house), "sit"), "there is no seat to choose"
    panel = (await anna.click(lobby(house), label="Seats")).response
    seatings = set()
    for _ in range(12):
        await anna.click(panel, label="Shuffle seats")
        assert sorted(str(name) for name in seats(house)) == ["Anna", "Ben", "Carla", "Dora"]
        seatings.add(tuple(seats(house)))
    assert len(seatings) > 3
    assert f"1 – **{seats(house)[0]}**" in text_of(panel)
    answer = (await ben.slash(house.channel, "table shuffle")).response
    assert "Only the host" in text_of(answer)
    answer = (await anna.slash(house.channel, "table shuffle")).response
    assert "have been shuffled" in text_of(answer)


async def test_computer_players_of_ones_choice_take_seats_of_ones_choice(house: House) -> None:
    (anna,) = await opened(house, "Anna")
    panel = (await anna.click(lobby(house), label="Seats")).response
    assert [one for one in offered(panel, "place") if one[0].startswith("3")] == [
        (f"3 – {name}", f"3.{name.lower()}", "Team 1 · partner: Anna")
        for name in ("Learner", "Careful", "Good", "Strong")
    ]
    await choose(anna, panel, "place", "3.strong")
    assert seats(house) == ["Anna", None, "strong", None]
    listed = await anna.autocomplete(house.channel, "table add-computer", "seat", "")
    assert [one["value"] for one in listed] == ["2", "4"]
    await anna.slash(house.channel, "table add-computer", computer="careful", seat="4")
    await anna.slash(house.channel, "table add-computer")
    assert seats(house) == ["Anna", "careful", "strong", "careful"]
    answer = (await anna.slash(house.channel, "table add-computer", seat="4")).response
    assert "All seats" in text_of(answer)
    await house.wait(2)
    _, left, partner, right = called(house)
    assert teams(lobby(house)) == {
        "Team 1": ["1 – **Anna** (host)", f"3 – **{partner}** (computer, strong)"],
        "Team 2": [f"2 – **{left}** (computer)", f"4 – **{right}** (computer)"],
    }, "each has a name"
    panel = (await anna.slash(house.channel, "table sit")).response
    await choose(anna, panel, "free", "4")
    await anna.slash(house.channel, "table kick", player=left.lower())
    assert seats(house) == ["Anna", None, "strong", None]
    for bad in ("2.nobody", "9.careful", "2", ""):
        answer = (await raw_click(house, anna, panel, ids(panel, "place")[0], [bad])).response
        assert answer.ephemeral
    assert seats(house) == ["Anna", None, "strong", None]


async def test_a_computer_is_known_by_its_name_in_every_language(house: House) -> None:
    (anna,) = await opened(house, "Anna")
    for language in LANGUAGES:
        await anna.slash(house.channel, "settings", language=language)
        for spoken in LANGUAGES:
            await anna.slash(house.channel, "table add-computer")
            name = names_of(house.table, Voice(WORDS, spoken))[1]
            await anna.slash(house.channel, "table kick", player=name)
            assert seats(house) == ["Anna", None, None, None], (language, name)


async def test_a_number_of_seats_that_the_game_does_not_have_is_refused(house: House) -> None:
    anna = house.person("Anna")
    answer = (await anna.slash(house.channel, "table new", game="schieber", players=3)).response
    assert "cannot be played with this number" in text_of(answer)
    await anna.slash(house.channel, "table new", game="schieber", players=4)
    assert len(house.table.holders) == 4


async def test_names_are_nothing_but_names_in_lobby_menus_and_lists(house: House) -> None:
    names = ("**Bold**" + "x" * 24, "@everyone", "`_a_`\\", "[x](http://y)")
    anna, *_ = await opened(house, *names)
    shown = [line for team in teams(lobby(house)).values() for line in team]
    assert "2 – **\\@everyone**" in shown
    assert not [line for line in shown if "**Bold**" in line]
    panel = (await anna.click(lobby(house), label="Seats")).response
    assert [label for label, *_ in offered(panel, "swap")] == [f"{n} – {name}" for n, name in enumerate(names, start=1)]


@pytest.mark.house(locale="ja")
async def test_the_seats_speak_japanese(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await anna.slash(house.channel, "table new", game="schieber")
    await ben.slash(house.channel, "table join", seat="3")
    await house.wait(2)
    fields = {one.name: one.value for one in lobby(house).embeds[0].fields}
    assert fields["チーム1"] == "1 – **Anna**(ホスト)\n3 – **Ben**"
    assert fields["チーム2"] == "2 – (空席)\n4 – (空席)"
    assert "席の番号の順" in text_of(lobby(house))


async def test_what_prepares_a_match_goes_away_when_it_begins(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await anna.slash(house.channel, "table new", game="schieber")
    await ben.slash(house.channel, "table join")
    lobby = house.channel.history()[-1]
    panels = [(await one.click(lobby, label="Seats")).response for one in (anna, ben)]
    panels.append((await anna.click(lobby, label="Options")).response)
    await anna.click(panels[0], label="Shuffle seats")
    await house.wait(2)
    shown = {message.id for one in (anna, ben) for message in private_messages(house, one)}
    assert {panel.id for panel in panels} <= shown
    await anna.slash(house.channel, "table start")
    await anna.click(private_messages(house, anna)[-1], label="Start with computer players")
    await house.wait(2)
    assert house.table.state is TableState.PLAYING
    shown = {message.id for one in (anna, ben) for message in private_messages(house, one)}
    assert not {panel.id for panel in panels} & shown
