"""Who doubles whom at a table of Barbu: by names, in the speaker's language, and only in turn."""

from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.discord.pages.table_frame import names_of
from bot.tables.model import UserId
from bot.text.i18n import Voice
from engine.cards import Seat
from engine.games.barbu.model import Doubling, State
from engine.match import ActLine
from engine.turn import Act
from tests.discord.house import WORDS, House, controls, ids, labels, text_of
from tests.i18n.catalogues import LANGUAGES

NAMES = ("Anna", "Ben", "Carla", "Dora")


async def four(house: House, *, casual: bool = False, **options: Any) -> list[MemberActor]:
    """People at a table of Barbu whose match has begun, in the order of their seats; `casual`: it is not rated."""
    people = [house.person(name) for name in NAMES]
    await people[0].slash(house.channel, "table new", game="barbu")
    await house.do(
        house.bot.services.tables.set_options(
            house.table.id, UserId(people[0].id), options={"length": 4, **options}, wants_rated=not casual
        )
    )
    for one in people[1:]:
        await one.slash(house.channel, "table join")
    await people[0].slash(house.channel, "table start")
    await house.wait(2)
    return people


def state(house: House) -> State:
    """The match as it stands."""
    assert house.table.match is not None
    deal: State = house.table.match.state
    return deal


def on_turn(house: House) -> Seat:
    """Whose turn it is."""
    assert house.table.match is not None
    turn = house.table.match.turn
    assert isinstance(turn, Act)
    return turn.seat


async def declared(house: House, people: list[MemberActor], contract: str = "declare NQ") -> int:
    """The dealer declares; the dealer's seat."""
    dealer = on_turn(house)
    await people[dealer].slash(house.channel, "bid", bid=contract)
    assert isinstance(state(house), Doubling)
    return dealer


def doubled(house: House) -> dict[int, tuple[int, ...]]:
    """Who has doubled whom."""
    deal = state(house)
    assert isinstance(deal, Doubling)
    return {one.seat: one.doubled for one in deal.deal.record.doubles}


LISTED = {language: WORDS.text(language, "list-last", head="{}", last="{}") for language in LANGUAGES}


@pytest.mark.parametrize("language", LISTED)
async def test_players_are_doubled_by_their_names(house: House, speaks: dict[Any, str], language: str) -> None:
    people = await four(house)
    for one in people:
        speaks[one.id] = language
    dealer = await declared(house, people)
    first, second, third = ((dealer + step) % 4 for step in (1, 2, 3))
    offered = await people[first].autocomplete(house.channel, "bid", "bid", "")
    assert {one["name"] for one in offered[1:]} == {name for seat, name in enumerate(NAMES) if seat != first}
    more = await people[first].autocomplete(house.channel, "bid", "bid", NAMES[second])
    assert LISTED[language].format(NAMES[second], NAMES[third]) in {one["name"] for one in more}
    await people[first].slash(house.channel, "bid", bid=LISTED[language].format(NAMES[second], NAMES[dealer]))
    assert doubled(house) == {first: tuple(sorted((second, dealer)))}
    await people[second].slash(house.channel, "bid", bid=f"double {NAMES[first].lower()}")
    assert doubled(house)[second] == (first,)
    nobody = (await people[third].autocomplete(house.channel, "bid", "bid", ""))[0]
    await people[third].slash(house.channel, "bid", bid=nobody["name"])
    assert doubled(house)[third] == ()
    assert not house.faults


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("{self}", "BAR-2.3.2"),
        ("Zoe", "not a move in Barbu"),
        ("double Zoe", "not a move in Barbu"),
        ("double 9", "not a move in Barbu"),
        ("{next} Zoe", "not a move in Barbu"),
        ("{next} {next}", "BAR-2.3"),
        ("declare NT", "BAR-2.2"),
        ("play AS", "BAR-2.3"),
        ("pass", "BAR-2.5.2"),
        ("x" * 3000, "not a move in Barbu"),
    ],
)
async def test_what_names_nobody_or_somebody_else_changes_nothing(house: House, typed: str, said: str) -> None:
    people = await four(house)
    seat = (await declared(house, people) + 1) % 4
    before = house.table.revision
    text = typed.format(self=NAMES[seat], next=NAMES[(seat + 1) % 4])
    answer = (await people[seat].slash(house.channel, "bid", bid=text)).response
    rules = {one["custom_id"].partition("=")[2] for one in controls(answer)}
    assert said in text_of(answer) or f"barbu.{said}" in rules
    assert house.table.revision == before
    assert not house.faults


async def test_out_of_turn_nobody_is_offered_and_nothing_is_told(house: House) -> None:
    people = await four(house)
    dealer = await declared(house, people)
    before = house.table.revision
    for step in (2, 3, 4):
        waiting = people[(dealer + step) % 4]
        for command, option in (("bid", "bid"), ("play", "action")):
            assert not await waiting.autocomplete(house.channel, command, option, "")
        answer = text_of((await waiting.slash(house.channel, "bid", bid=NAMES[(dealer + 1) % 4])).response)
        assert "not your turn" in answer
        panel = (await waiting.slash(house.channel, "hand")).response
        assert not ids(panel, "do")
        assert not ids(panel, "pick")
    assert house.table.revision == before
    assert not house.faults


async def test_a_panel_says_that_nobody_is_doubled(house: House) -> None:
    people = await four(house)
    dealer = await declared(house, people)
    first = (dealer + 1) % 4
    panel = (await people[first].slash(house.channel, "hand")).response
    assert ids(panel, "pick")
    assert "Nobody" in labels(panel)
    await people[first].click(panel, label="Nobody")
    assert doubled(house) == {first: ()}
    assert not house.faults


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("spoken", LISTED)
async def test_a_computer_is_doubled_by_its_name_in_any_language(
    house: House, speaks: dict[Any, str], language: str, spoken: str
) -> None:
    anna = house.person("Anna")
    speaks[anna.id] = language
    await anna.slash(house.channel, "table new", game="barbu", opponents="computer")
    await house.wait(2)
    if not isinstance(state(house), Doubling):
        await anna.slash(house.channel, "bid", bid="declare NQ")
    others = [seat for seat in (1, 2, 3) if seat not in doubled(house)]
    names = names_of(house.table, Voice(WORDS, spoken))
    seat = others[0] if others else 1
    await anna.slash(house.channel, "bid", bid=names[seat])
    assert house.table.match is not None
    said = [str(line.action) for line in house.table.match.log if isinstance(line, ActLine) and line.seat == 0]
    assert said[-1] == f"double {seat}"
