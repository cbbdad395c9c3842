"""A beginner's hand: a few sensible bids first and *More…*, how the cards rank, the suggestion in front."""

from dataclasses import replace
from itertools import count
from typing import Any

from bot.discord.pages.beginner import few_first
from bot.tables.model import Table, TableState, UserId
from bot.tables.settings_store import Beginner
from engine.choice import PickOne
from engine.turn import Act
from tests.discord.house import House, begun, controls, first, ids, labels, text_of
from tests.discord.players import choice_of, on_turn, open_answers, panel_of

RANKS = "J 20, 9 14, A 11, 10 10, K 4, Q 3, 8, 7"


async def set_to(house: House, user: int, beginner: Beginner) -> None:
    """What the member has set, as the command stores it."""
    await house.bot.services.settings.change_member(UserId(user), beginner=beginner)


async def at_vira(house: House, *, rated: bool = False) -> tuple[Any, Table]:
    """Whoever is to bid first at a table of Vira, who has a beginner's hand."""
    people = [house.person(name) for name in ("Anna", "Ben", "Carla")]
    for one in people:
        await set_to(house, one.id, Beginner.ON)
    await people[0].slash(house.channel, "table new", game="vira")
    table = house.tables[-1]
    tables = house.bot.services.tables
    await house.do(tables.set_options(table.id, UserId(people[0].id), wants_rated=rated))
    for one in people[1:]:
        await one.slash(house.channel, "table join")
    await people[0].slash(house.channel, "table start")
    await house.wait(2)
    return first(one for one in people if one.id == on_turn(house.table)), house.table


def offered(panel: Any) -> list[str]:
    """The bids that the hand offers, by button or in a menu."""
    buttons = [id.partition("=")[2] for id in (*ids(panel, "do"), *ids(panel, "weigh"))]
    menus = [item for item in controls(panel) if item.get("custom_id") in ids(panel, "choose")]
    return [*buttons, *(option["value"] for menu in menus for option in menu["options"])]


async def test_five_bids_come_first_and_more_shows_all(house: House) -> None:
    actor, table = await at_vira(house)
    choice = choice_of(table, actor.id)
    assert isinstance(choice, PickOne)
    assert len(choice.legal) == 40
    panel = await panel_of(house, actor)
    few = offered(panel)
    assert len(few) == 5
    assert set(few) < set(choice.legal)
    assert few == [text for text in choice.legal if text in few], "in their usual order: the first is no advice"
    assert "These may suit your hand, in the usual order; More… shows them all." in text_of(panel).replace("*", "")
    await actor.click(panel, label="More…")
    panel = await panel_of(house, actor)
    assert len(offered(panel)) == 40
    assert "More…" not in labels(panel)
    assert "These may suit" not in text_of(panel)


async def test_a_bid_of_the_few_is_shown_with_its_meaning_before_it_is_final(house: House) -> None:
    actor, table = await at_vira(house)
    panel = await panel_of(house, actor)
    bid = offered(panel)[0]
    await actor.click(panel, custom_id=first(id for id in ids(panel, "weigh") if id.endswith(f"={bid}")))
    panel = await panel_of(house, actor)
    assert ids(panel, "drop")
    assert set(offered(panel)) >= {bid}
    assert house.table.match is not None
    assert house.table.match.turn == table.match.turn  # type: ignore[union-attr]
    final = first(id for id in ids(panel, "do") if id.endswith(f"={bid}"))
    await actor.click(panel, custom_id=final)
    await house.wait(1)
    assert house.table.match.view(None).deal.standing is not None


async def test_the_few_do_not_depend_on_cards_that_the_player_cannot_see(house: House) -> None:
    actor, table = await at_vira(house)
    match, seat = table.match, table.seat_of(UserId(actor.id))
    assert match is not None
    assert seat is not None
    few = few_first(table, seat, match.choice(seat), None)
    assert few is not None
    known, view = match.game.information_state(match.state, seat), match.view(seat)
    for _ in range(20):
        other = replace(match, state=match.game.resample(view, known, house.chance))
        assert few_first(replace(table, match=other), seat, other.choice(seat), None) == few


async def test_in_a_pause_no_few_bids_are_spoken_of(house: House) -> None:
    actor, table = await at_vira(house)
    seat = table.seat_of(UserId(actor.id))
    assert few_first(table, seat, choice_of(table, actor.id), None) is not None
    paused = replace(table, state=TableState.PAUSED)
    assert few_first(paused, seat, choice_of(table, actor.id), None) is None


async def test_in_a_rated_match_all_bids_are_shown(house: House) -> None:
    actor, table = await at_vira(house, rated=True)
    assert table.rated
    assert len(offered(await panel_of(house, actor))) == 40


async def test_the_order_and_points_of_the_cards_are_shown_and_the_suggestion_stands_out(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    await anna.slash(house.channel, "settings", beginner="on")
    while on_turn(house.table) != anna.id:
        await house.wait(3)
    panel = await panel_of(house, anna)
    text = text_of(panel).replace("**", "")
    assert f"Trumps: {RANKS}" in text
    assert "Other suits: A 11, 10 10, K 4, Q 3, J 2, 9, 8, 7" in text
    suggestion = next(item for item in controls(panel) if item.get("label") == "Suggestion")
    plain = next(item for item in controls(panel) if item.get("label") == "Details")
    assert suggestion["style"] != plain["style"]
    await anna.slash(house.channel, "settings", beginner="off")
    panel = await panel_of(house, anna)
    assert "Trumps: " not in text_of(panel)
    assert next(item for item in controls(panel) if item.get("label") == "Suggestion")["style"] == plain["style"]


async def test_by_itself_it_leaves_after_the_first_matches_of_the_game(house: House) -> None:
    """The host says how many; here it is one, so that the test ends soon."""
    await house.restart(beginner_matches=1)
    people = anna, ben = await begun(house, "Anna", "Ben", target=300)
    assert "Trumps: " in text_of(await panel_of(house, anna))
    await play_on(house, people)
    assert house.table.state is TableState.FINISHED
    for one in people:
        await one.slash(house.channel, "table rematch")
    await house.wait(2)
    assert house.table.state is TableState.PLAYING
    assert "Trumps: " not in text_of(await panel_of(house, anna))
    await ben.slash(house.channel, "settings", beginner="on")
    assert "Trumps: " in text_of(await panel_of(house, ben))


async def test_without_the_hosts_setting_nobody_is_taken_for_a_beginner(house: House) -> None:
    anna, _ = await begun(house, "Anna", "Ben")
    assert "Trumps: " not in text_of(await panel_of(house, anna))


async def play_on(house: House, people: list[Any]) -> None:
    """The match, played to its end."""
    tables, causes = house.bot.services.tables, count(10**6)
    while house.table.state is TableState.PLAYING:
        user, match = on_turn(house.table), house.table.match
        assert match is not None
        if user is None:
            await house.do(tables.next_deal(house.table.id, UserId(people[0].id), len(match.log)))
        else:
            text = house.chance.choice(open_answers(house.table, user))
            await house.do(tables.act(house.table.id, UserId(user), text, revision=None, cause=next(causes)))


async def to_a_trick_that_the_computer_took(house: House, anna: Any) -> Table:
    """Anna plays against a computer until it leads to another trick."""
    tables, causes = house.bot.services.tables, count(10**7)
    for _ in range(400):
        await house.wait(1)
        table = house.table
        match = table.match
        assert match is not None
        user = on_turn(table)
        scene = match.game.scene(match.view(None))
        leads = scene.last_trick is not None and not (scene.trick and scene.trick.cards)
        if user is None and isinstance(match.turn, Act) and leads:
            return table
        if isinstance(match.turn, Act) and user is not None:
            text = open_answers(table, user)[0]
            await house.do(tables.act(table.id, UserId(user), text, revision=None, cause=next(causes)))
        elif not isinstance(match.turn, Act):
            await house.do(tables.next_deal(table.id, UserId(anna.id), len(match.log)))
    raise AssertionError("the computer never took a trick")


async def test_with_computers_only_the_table_waits_after_a_trick_until_next_is_pressed(house: House) -> None:
    await house.restart(beginner_matches=10)
    (anna,) = await begun(house, "Anna")
    table = await to_a_trick_that_the_computer_took(house, anna)
    assert table.reading
    await house.wait(20)
    assert house.table.match is table.match, "the computer waits"
    panel = await panel_of(house, anna)
    await anna.click(panel, label="Next")
    await house.wait(3)
    assert house.table.match is not table.match
    assert "Next" not in labels(await panel_of(house, anna))


async def test_a_start_in_the_pause_leaves_the_button_to_go_on(house: House) -> None:
    await house.restart(beginner_matches=10)
    (anna,) = await begun(house, "Anna")
    table = await to_a_trick_that_the_computer_took(house, anna)
    await house.restart(beginner_matches=10)
    panel = await panel_of(house, anna)
    assert house.table.reading
    await house.wait(20)
    assert house.table.match == table.match, "the computer waits"
    await anna.click(panel, label="Next")
    await house.wait(3)
    assert house.table.match != table.match


async def test_whoever_does_not_press_is_not_waited_for_forever(house: House) -> None:
    await house.restart(beginner_matches=10)
    (anna,) = await begun(house, "Anna")
    table = await to_a_trick_that_the_computer_took(house, anna)
    await house.wait(61)
    assert house.table.match is not table.match


async def test_with_others_at_the_table_nothing_waits(house: House) -> None:
    await house.restart(beginner_matches=10)
    await begun(house, "Anna", "Ben")
    await house.wait(2)
    assert not house.table.unhurried
