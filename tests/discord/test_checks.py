"""The checks that every test of this folder relies on find what they are there for."""

from typing import Any

import pytest
from simcord.types import HttpLogEntry

from bot.tables.model import UserId
from engine.cards import CardSet, card_set, cards_text
from tests.discord.house import House
from tests.discord.secrecy import cards_in
from tests.discord.test_doubling import four, on_turn


@pytest.mark.parametrize(
    "text",
    [
        "s1:abc:0:17:do=play TS",
        "TS",
        "♠10",
        "♠\ufe0e10",
        "♠ 10",
        "10♠",
        "ten of spades",
        "スペードの10",
        "you played **♠\ufe0e10**.",
        "♠\ufe0e spades: **10**",
        "🛡️\N{NO-BREAK SPACE}Schilten\N{NO-BREAK SPACE}B",
        "Anna 🛡️ Schilten B · Ben",
        "**🛡️\N{NO-BREAK SPACE}盾B**(トップ)",
        "🛡️ Schilten: **B**",
        "Schilten-Banner",
        "Banner of shields",
        "盾のバナー",
        "Pik-Zehn",
    ],
)
def test_a_card_is_found_in_every_spelling(text: str) -> None:
    assert cards_text(cards_in({"content": text})) == "TS"


def test_every_card_of_a_hand_is_found() -> None:
    hand = "♠\ufe0e spades: **A 10**\n♥\ufe0e hearts: **K Q J**\n♣\ufe0e クラブ: **7**"
    assert cards_text(cards_in({"embeds": [{"fields": [{"value": hand}]}]})) == "AS TS KH QH JH 7C"
    swiss = "🛡️ Schilten: **A B**\n🌹 Rosen: **K O U**\n🔔 鈴: **7**"
    assert cards_text(cards_in({"embeds": [{"fields": [{"value": swiss}]}]})) == "AS TS KH QH JH 7C"
    emoji = "<:spades_fr_b7f7b608:15>\u00a0**A 10** · <:hearts_fr_0a7f7b60:16>\u00a0**K Q J** · ♣\ufe0e\u00a0**7**"
    assert cards_text(cards_in({"embeds": [{"fields": [{"value": emoji}]}]})) == "AS TS KH QH JH 7C"
    german = "♠\ufe0e Pik: **A 10**\n♥\ufe0e Herz: **K D B**\n♣\ufe0e Kreuz: **7**"
    assert cards_text(cards_in({"embeds": [{"fields": [{"value": german}]}]})) == "AS TS KH QH JH 7C"


@pytest.mark.parametrize(
    "text",
    [
        "♠\ufe0e spades",
        "62 points",
        "<t:1700000000:R>",
        "Deal 10 · ♦\ufe0e diamonds",
        "<@10> 7",
        "as ad 10",
        "🛡️ Schilten ×2",
        "Trumpf 🌹 Rosen, von Anna",
        "🔔 Schellen · 3 Karten",
    ],
)
def test_what_is_no_card_is_not_taken_for_one(text: str) -> None:
    assert not cards_in({"content": text})


async def test_a_hidden_card_in_a_public_message_is_a_fault(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new", opponents="computer")
    hidden = house.knowledge.hidden(house.channel.id)
    assert hidden
    for body in ({"content": cards_text(hidden)}, {"components": [{"custom_id": f"x {cards_text(hidden)}"}]}):
        house.check(_request("POST", f"/channels/{house.channel.id}/messages", body))
        assert f"names {cards_text(hidden)}" in house.faults[-1]
    house.faults.clear()


async def test_a_neighbours_card_in_a_direct_message_is_a_fault(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await anna.slash(house.channel, "table new")
    await ben.slash(house.channel, "table join")
    await anna.slash(house.channel, "table start")
    match = house.table.match
    assert match is not None
    hands = [match.view(seat).hand for seat in (0, 1)]
    direct = f"/channels/{ben.user.dm_channel.id}/messages"
    house.check(_request("POST", direct, {"content": cards_text(hands[1])}))
    assert not house.faults
    house.check(_request("POST", direct, {"content": cards_text(hands[0])}))
    assert f"names {cards_text(hands[0])}" in house.faults[-1]
    house.faults.clear()


async def test_only_reasons_to_the_player_on_turn_name_unseen_cards_and_none_but_those_concluded(house: House) -> None:
    people = await four(house, casual=True)
    acting = people[on_turn(house)]
    other = people[on_turn(house) - 1]
    known, concluded = house.knowledge.of(UserId(acting.id)), house.knowledge.concluded(UserId(acting.id))
    unseen = CardSet(concluded & ~known)
    assert unseen
    assert not house.knowledge.concluded(UserId(other.id))
    secret = CardSet(card_set(range(52)) & ~known & ~concluded)  # type: ignore[arg-type]  # all cards
    for actor, text, leaked in (
        (acting, f"💡 {cards_text(unseen)}", None),
        (acting, cards_text(unseen), unseen),
        (acting, f"💡 {cards_text(secret)}", secret),
        (other, f"💡 {cards_text(unseen)}", CardSet(unseen & ~house.knowledge.of(UserId(other.id)))),
    ):
        house.faults.clear()
        house.check(_request("POST", f"/channels/{actor.user.dm_channel.id}/messages", {"content": text}))
        assert len(house.faults) == bool(leaked)
        assert leaked is None or f"names {cards_text(leaked)}" in house.faults[-1]
    house.faults.clear()


async def test_a_body_that_discord_refuses_is_a_fault(house: House) -> None:
    house.check(_request("POST", f"/channels/{house.channel.id}/messages", {"content": "x", "embeds": "none"}))
    assert house.faults
    house.faults.clear()


def _request(method: str, path: str, body: Any) -> HttpLogEntry:
    return HttpLogEntry(method, path, {}, body, None)
