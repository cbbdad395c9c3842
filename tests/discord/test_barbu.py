"""A short match of Barbu on Discord: four people, each in another way; every request is checked for cards of others."""

from typing import Any

from bot.tables.model import Table, TableState, UserId
from engine.choice import PickSome
from engine.turn import DealDue
from tests.discord.house import House, controls, labels, private_messages, text_of
from tests.discord.players import ByDirectMessage, ByPanel, BySlash, play_match
from tests.discord.test_doubling import NAMES, declared, four, on_turn

COLUMNS_OF_A_PHONE = 38
"""So many letters of a block of code a phone shows beside each other."""
MENU = 3


class WithDoubles:
    """Plays as the base does, but types by name whom to double."""

    def __init__(self, way: Any) -> None:
        self.way, self.house, self.actor = way, way.house, way.actor

    async def act(self, table: Table) -> None:
        """Type whom to double as it is offered; else as the base does. The record of a match under way is nobody's."""
        assert table.match is not None
        seat = table.seat_of(UserId(self.actor.id))
        assert seat is not None
        if len(table.match.log) % 20 == 0:
            refused = (await self.actor.slash(self.house.channel, "table record")).response
            assert "once the match is finished" in text_of(refused)
        if not isinstance(table.match.choice(seat), PickSome):
            await self.way.act(table)
            return
        offered = await self.actor.autocomplete(self.house.channel, "bid", "bid", "")
        one = self.house.chance.choice(offered)["name"]
        await self.actor.slash(self.house.channel, "bid", bid=one)

    async def go_on(self, table: Table) -> None:
        """Ask for the next deal, after a look at the sheet, the public table and the hand."""
        assert table.match is not None
        assert isinstance(table.match.turn, DealDue)
        for command in ("score", "hand"):
            await self.actor.slash(self.house.channel, command)
        await self.house.wait(2)
        await self.actor.slash(self.house.channel, "table next")


async def test_four_people_play_a_short_match_and_no_card_goes_astray(house: House) -> None:
    people = await four(house, skipUndoubled="on", aceAgain="on", heartLead="afterBroken")
    ways = (ByPanel, ByDirectMessage, BySlash, ByPanel)
    players = [WithDoubles(way(house, one)) for way, one in zip(ways, people, strict=True)]
    table = await play_match(house, house.table.id, *players)
    await house.wait(3)
    assert table.state is TableState.FINISHED
    assert table.match is not None
    scores = table.match.standings.scores
    result = text_of(house.channel.history()[-1])
    for seat, name in enumerate(NAMES):
        place = 1 + sum(other > scores[seat] for other in scores)
        assert f"{place} – {name}: {scores[seat]}".replace("-", "−") in result
    sheet = (await people[0].slash(house.channel, "score")).response
    rows = sheet.embeds[0].description.splitlines()
    deals = table.match.game.sheet(table.match.view(None))
    for deal, row in zip(deals, rows[2:], strict=False):
        number, *amounts = row.replace("*", " ").split()[: 1 + len(NAMES)]
        assert (int(number), *(int(one.replace("−", "-")) for one in amounts)) == (deal.number, *deal.scored)
        assert row.count("*") == 1, "who has declared"
        assert "the four scores add up to" not in row
    assert max(map(len, rows[: 2 + len(deals)])) <= COLUMNS_OF_A_PHONE
    (menu,) = [one for one in controls(sheet) if one["type"] == MENU]
    assert [option["value"] for option in menu["options"]] == [str(deal.number) for deal in reversed(deals)]
    for deal in deals:
        await people[0].select(sheet, [str(deal.number)], custom_id=menu["custom_id"])
        shown = private_messages(house, people[0])[-1]
        assert shown.id == sheet.id
        assert f"Deal {deal.number}" in shown.embeds[0].description
        assert f"the four scores add up to {sum(deal.scored)}".replace("-", "−") in text_of(shown)
    await people[0].click(private_messages(house, people[0])[-1], label="Whole sheet")
    assert private_messages(house, people[0])[-1].embeds[0].description.splitlines() == rows
    board = text_of((await people[0].slash(house.channel, "leaderboard")).response)
    assert all(name in board for name in NAMES)
    assert not house.faults


async def test_a_contract_is_shown_with_its_tariff_before_it_is_declared(house: House) -> None:
    people = await four(house)
    dealer = people[on_turn(house)]
    panel = (await dealer.slash(house.channel, "hand")).response
    offered = [one for one in controls(panel) if one["type"] == 3]
    assert [len(one["options"]) for one in offered] == [5, 4, 13]
    assert offered[0]["options"][4]["description"] == "−20 for the king of hearts"
    before = house.table.revision
    await dealer.select(panel, ["declare TR D"], custom_id=offered[1]["custom_id"])
    shown = private_messages(house, dealer)[-1]
    assert house.table.revision == before, "nothing is declared yet"
    assert "+5 for every trick" in text_of(shown)
    await dealer.click(shown, label="Back")
    assert house.table.revision == before
    await dealer.select(panel, ["declare NK"], custom_id=offered[0]["custom_id"])
    confirm = next(one for one in labels(private_messages(house, dealer)[-1]) if one.startswith("Confirm"))
    await dealer.click(private_messages(house, dealer)[-1], label=confirm)
    assert house.table.match is not None
    assert house.table.match.view(None).deal.declared.contract == "NK"
    assert not house.faults


async def test_doubling_says_what_it_costs(house: House) -> None:
    people = await four(house)
    dealer = await declared(house, people)
    first, second = people[(dealer + 1) % 4], people[(dealer + 2) % 4]
    asked = text_of((await first.slash(house.channel, "hand")).response)
    assert "the lower score pays the difference" in asked
    await first.slash(house.channel, "bid", bid=f"double {second.name}")
    asked = text_of((await second.slash(house.channel, "hand")).response)
    assert f"With {first.name} it would be twice the difference (×2)" in asked
    assert not house.faults
