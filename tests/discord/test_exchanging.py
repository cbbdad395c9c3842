"""Cards that are picked in Vira: from menus or typed, in the right number, shown before it is final, never lost."""

from typing import Any

import pytest
from simcord.actors import MemberActor

from engine.cards import CARD_TEXTS, SUIT_LETTERS, each
from engine.choice import PickSome
from tests.discord.house import House, controls, ids, labels, private_messages, raw_click, text_of
from tests.discord.players import direct_hand, panel_of
from tests.discord.vira import on_turn, say, seat_of, vira

NAMES = ("Anna", "Ben", "Carla")
GOK = ("bid gok", "pass", "pass")
SIX = ("bid six", "pass", "pass", "trump S")


async def declarer(house: House, *actions: str, **options: Any) -> MemberActor:
    """A deal in which these actions were said; whose turn it is now."""
    people = await vira(house, *NAMES, **options)
    await say(house, *actions)
    return next(one for one in people if seat_of(house, one) == on_turn(house.table))


def asked(house: House) -> PickSome:
    """What the player on turn has to pick."""
    assert house.table.match is not None
    choice = house.table.match.choice(on_turn(house.table))
    assert isinstance(choice, PickSome)
    return choice


def panel_now(house: House, actor: MemberActor) -> Any:
    """The panel that this person has in the channel."""
    return [message for message in private_messages(house, actor) if controls(message)][-1]


def menus(message: Any) -> dict[str, dict[str, Any]]:
    """The menus of a hand, by the suit of their cards."""
    return {one["options"][0]["value"][-1]: one for one in controls(message) if one["type"] == 3}


def picked(message: Any) -> list[str]:
    """What its menus show as picked."""
    return [line["value"] for one in menus(message).values() for line in one["options"] if line.get("default")]


def final(message: Any) -> dict[str, Any]:
    """Its button that makes the pick final."""
    (only,) = [one for one in controls(message) if ":final=" in one.get("custom_id", "")]
    return dict(only)


def at_most(house: House, count: int) -> dict[str, list[str]]:
    """The first `count` candidates by suit."""
    chosen = asked(house).candidates[:count]
    return {suit: cards for suit in SUIT_LETTERS if (cards := [one for one in chosen if one[-1] == suit])}


async def pick(house: House, actor: MemberActor, count: int) -> Any:
    """So many cards, suit by suit, on the panel; the panel after it."""
    panel = await panel_of(house, actor)
    for suit, cards in at_most(house, count).items():
        await actor.select(panel, cards, custom_id=menus(panel)[suit]["custom_id"])
        panel = panel_now(house, actor)
    return panel


def hand(house: House, actor: MemberActor) -> set[str]:
    """What this person holds, by the engine."""
    assert house.table.match is not None
    return {CARD_TEXTS[card] for card in each(house.table.match.view(seat_of(house, actor)).hand)}


async def test_thirteen_of_twenty_six_are_picked_from_a_menu_for_each_suit(house: House) -> None:
    anna = await declarer(house, *GOK)
    panel, before = await panel_of(house, anna), house.table.revision
    held = set(asked(house).candidates)
    assert len(held) == 26
    assert set(menus(panel)) == {card[-1] for card in held}
    assert {line["value"] for one in menus(panel).values() for line in one["options"]} == held
    panel = await pick(house, anna, 12)
    assert "12 chosen; choose 1 more" in text_of(panel)
    assert final(panel)["disabled"]
    assert final(panel)["label"] == "Confirm: 12 of 13"
    panel = await pick(house, anna, 13)
    assert picked(panel) == list(asked(house).candidates[:13])
    last = panel.embeds[0].fields[-1]
    assert last.name.startswith("Which cards do you discard?"), "beside the buttons, where it is seen with them"
    assert [line.partition(":")[0] for line in last.value.splitlines()] == [
        "13 chosen. You can still change your mind.", "Discard", "Keep",
    ]  # fmt: skip
    assert house.table.revision == before, "nothing is final yet"
    away = set(asked(house).candidates[:13])
    await anna.click(panel, custom_id=final(panel)["custom_id"])
    assert house.table.revision > before
    assert hand(house, anna) == held - away
    assert not house.faults


async def test_too_many_cannot_be_made_final_and_a_pick_can_be_taken_back(house: House) -> None:
    anna = await declarer(house, *GOK)
    panel = await pick(house, anna, 15)
    assert "15 chosen, 2 too many" in text_of(panel)
    assert final(panel)["disabled"]
    suit = next(iter(menus(panel)))
    mine = [one for one in picked(panel) if one[-1] == suit]
    await anna.select(panel, mine[2:], custom_id=menus(panel)[suit]["custom_id"])
    panel = panel_now(house, anna)
    assert len(picked(panel)) == 13
    assert not final(panel).get("disabled")


async def test_a_pick_is_on_every_surface_and_stays_in_another_language(house: House, speaks: dict[Any, str]) -> None:
    anna = await declarer(house, *GOK)
    panel = await pick(house, anna, 5)
    direct = await direct_hand(house, anna)
    assert picked(direct) == picked(panel) == list(asked(house).candidates[:5])
    wanted = at_most(house, 13)
    await anna.slash(house.channel, "settings", language="ja")
    await house.wait(2)
    for suit, cards in wanted.items():
        direct = anna.user.dm_channel.last_message
        await anna.user.select(direct, cards, custom_id=menus(direct)[suit]["custom_id"])
    await house.wait(2)
    panel = panel_now(house, anna)
    assert picked(panel) == list(asked(house).candidates[:13])
    assert "13枚選んでいます" in text_of(panel)
    assert not final(panel).get("disabled")
    anew = await panel_of(house, anna)
    assert picked(anew) == picked(panel), "a new panel knows it too"


async def test_a_pick_outlives_a_restart_on_the_message_that_shows_it(house: House) -> None:
    anna = await declarer(house, *GOK)
    panel = await pick(house, anna, 12)
    last = menus(panel)[list(at_most(house, 13))[-1]]
    await house.restart()
    chosen = at_most(house, 13)[last["options"][0]["value"][-1]]
    await anna.select(panel, chosen, custom_id=last["custom_id"])
    panel = panel_now(house, anna)
    assert picked(panel) == list(asked(house).candidates[:13])
    await anna.click(panel, custom_id=final(panel)["custom_id"])
    assert len(hand(house, anna)) == 13


async def test_two_quick_picks_before_the_panel_is_drawn_are_both_kept(house: House) -> None:
    anna = await declarer(house, *GOK)
    panel = await panel_of(house, anna)
    wanted = at_most(house, 13)
    for suit, cards in wanted.items():  # the ids are those of the panel on which nothing was picked
        await raw_click(house, anna, panel, menus(panel)[suit]["custom_id"], values=cards)
    assert picked(panel_now(house, anna)) == list(asked(house).candidates[:13])


async def test_that_nothing_is_exchanged_is_shown_and_then_made_final(house: House) -> None:
    anna = await declarer(house, *SIX)
    panel, before, held = await panel_of(house, anna), house.table.revision, hand(house, anna)
    place = labels(panel).index("None")
    await anna.click(panel, label="None")
    about = panel_now(house, anna)
    assert house.table.revision == before
    assert "Confirm: None" in labels(about)
    assert labels(about)[place] == "Back", "a second press in the same place takes it back"
    await anna.click(about, label="Back")
    assert "Confirm: None" not in labels(panel_now(house, anna))
    await anna.click(panel_now(house, anna), label="None")
    await anna.click(panel_now(house, anna), label="Confirm: None")
    assert house.table.revision > before
    assert hand(house, anna) == held


async def test_from_none_to_thirteen_are_exchanged_from_one_menu(house: House) -> None:
    anna = await declarer(house, *SIX)
    panel, held = await panel_of(house, anna), hand(house, anna)
    (menu,) = ids(panel, "pick")
    chosen = list(asked(house).candidates[3:6])
    await anna.select(panel, chosen, custom_id=menu)
    about = panel_now(house, anna)
    assert "3 chosen." in text_of(about)
    assert hand(house, anna) == held
    await anna.click(about, custom_id=final(about)["custom_id"])
    assert held - hand(house, anna) == set(chosen)
    assert len(hand(house, anna)) == 13


async def test_old_picks_show_the_present_and_change_nothing(house: House) -> None:
    anna = await declarer(house, *SIX)
    panel = await panel_of(house, anna)
    (menu,) = ids(panel, "pick")
    (none,) = ids(panel, "none")
    card = asked(house).candidates[0]
    await anna.select(panel, [card], custom_id=menu)
    confirm = final(panel_now(house, anna))["custom_id"]
    await anna.click(panel_now(house, anna), custom_id=confirm)
    before, held = house.table.revision, hand(house, anna)
    for id, values in ((menu, [card]), (none, None), (confirm, None)):
        answer = await raw_click(house, anna, panel_now(house, anna), id, values=values)
        assert answer.acknowledged
        assert not ids(panel_now(house, anna), "final", disabled=None)
    assert (house.table.revision, hand(house, anna)) == (before, held)


async def test_what_is_not_offered_cannot_be_picked(house: House) -> None:
    anna = await declarer(house, *GOK)
    panel, before = await panel_of(house, anna), house.table.revision
    suit, menu = next(iter(menus(panel).items()))
    foreign = next(card for card in CARD_TEXTS if card[-1] == suit and card not in asked(house).candidates)
    for values in ([foreign], ["nonsense"], [""], [], ["none"]):
        assert (await raw_click(house, anna, panel, menu["custom_id"], values=values)).acknowledged
        assert picked(panel_now(house, anna)) == []
    for id in ("final=ffffffffffffffff", "final=", "final=x", "final=1", "pick=", "pick=Z.x"):
        forged = menu["custom_id"].rpartition("pick=")[0] + id
        assert (await raw_click(house, anna, panel, forged)).acknowledged
    assert house.table.revision == before
    assert not house.faults


# -------------------------------------------------------------------------------------------------------------- typing


@pytest.mark.parametrize("form", ["{0} {1}", "exchange {0} {1}", "{0}, {1}", "{1} {0}", "{0}{1}"])
async def test_cards_that_are_typed_are_shown_and_typed_again_they_go(house: House, form: str) -> None:
    anna = await declarer(house, *SIX)
    before, held = house.table.revision, hand(house, anna)
    # Ranks in figures, since letters alone are not cut into cards.
    chosen = tuple(one for one in asked(house).candidates if one[0].isdecimal())[:2]
    typed = form.format(*(one.lower() for one in chosen) if form == "{0}{1}" else chosen)
    panel = (await anna.slash(house.channel, "play", action=typed)).response
    assert house.table.revision == before
    assert picked(panel) == list(chosen)
    assert "type the same thing again" in text_of(panel)
    await anna.slash(house.channel, "play", action=typed)
    assert held - hand(house, anna) == set(chosen)


async def test_another_text_is_shown_anew_and_a_button_makes_it_final(house: House) -> None:
    anna = await declarer(house, *SIX)
    before, held = house.table.revision, hand(house, anna)
    first, second = asked(house).candidates[:2]
    await anna.slash(house.channel, "play", action=first)
    panel = (await anna.slash(house.channel, "play", action=second)).response
    assert house.table.revision == before
    assert picked(panel) == [second]
    await anna.click(panel, custom_id=final(panel)["custom_id"])
    assert held - hand(house, anna) == {second}


async def test_none_is_typed_twice_too(house: House) -> None:
    anna = await declarer(house, *SIX)
    before = house.table.revision
    panel = (await anna.slash(house.channel, "play", action="none")).response
    assert house.table.revision == before
    assert "Confirm: None" in labels(panel)
    await anna.slash(house.channel, "play", action="None")
    assert house.table.revision > before


@pytest.mark.parametrize(
    "typed", ["2c", "discard none", "foo", "{0} {0}", "{foreign}", "{0} foo", "x" * 900, "play {0}"]
)
async def test_what_is_no_legal_pick_is_refused_and_changes_nothing(house: House, typed: str) -> None:
    anna = await declarer(house, *GOK)
    before = house.table.revision
    held = asked(house).candidates
    foreign = next(card for card in CARD_TEXTS if card not in held)
    answer = (await anna.slash(house.channel, "play", action=typed.format(held[0], foreign=foreign))).response
    assert answer.content, "it says why"
    assert house.table.revision == before
    # A card that is not in the hand may be repeated only as it was typed.
    house.faults[:] = [one for one in house.faults if typed != "{foreign}" or not one.endswith(f" names {foreign}")]


@pytest.mark.parametrize("typed", ["foo", "discard 1Z", "x" * 900])
async def test_who_names_no_card_is_told_how_cards_are_written(house: House, typed: str) -> None:
    anna = await declarer(house, *GOK)
    answer = (await anna.slash(house.channel, "play", action=typed)).response
    assert "a card such as ♠10" in answer.content


async def test_cards_are_offered_while_somebody_types(house: House) -> None:
    anna = await declarer(house, *GOK)
    held = asked(house).candidates
    offered = await anna.autocomplete(house.channel, "play", "action", held[0])
    assert offered[0]["value"] == f"discard {held[0]}"
    assert offered[0]["name"].endswith("(1 of 13)")
    assert {one["value"] for one in offered[1:]} <= {f"discard {held[0]} {one}" for one in held[1:]}
    many = await anna.autocomplete(house.channel, "play", "action", " ".join(held[:13]))
    assert [one["value"] for one in many] == [f"discard {' '.join(held[:13])}"]
    assert not await anna.autocomplete(house.channel, "bid", "bid", held[0])
