"""Everybody sees whether a match is rated, and why it is not; the host chooses in the form of options."""

import re
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.discord.pages.table_pages import public_page
from bot.tables.model import Table, TableState, UserId
from bot.tables.playing import AUTOPILOT
from bot.text.i18n import Localiser, Voice
from engine.turn import Act
from tests.discord.house import WORDS, House, begun, called, labels, private_messages, raw_click, text_of
from tests.discord.test_rules_form import choose, page_with
from tests.discord.test_table_choice import finished
from tests.discord.test_teams import four, winners
from tests.discord.vira import on_turn, seat_of, vira
from tests.tables.test_credit import answers, by_whom

TO_BE, RATED, CASUAL = (
    "Rated if at least two people play",
    "Rated: no suggestions",
    "Casual: suggestions are allowed",
)


def shown(house: House) -> str:
    """The table's message."""
    return text_of(house.channel.history()[-1])


def footer(house: House) -> str:
    """The line below the table's message: the rules, the pace, whether it is rated; without the deal's hash after it,
    or the record's digest below it."""
    (embed,) = house.channel.history()[-1].embeds
    return re.sub(r" · hash [0-9a-f]{12}$", "", str(embed.footer.text).split("\n")[0])


async def test_a_lobby_says_what_it_needs_to_be_rated_and_the_host_may_make_it_casual(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await anna.slash(house.channel, "table new")
    assert TO_BE in shown(house)
    await ben.slash(house.channel, "table join")
    await house.wait(2)
    assert RATED in shown(house)
    form = (await anna.slash(house.channel, "table options")).response
    await choose(anna, form, "-rated", "no, a casual match")
    menu = await page_with(anna, form, "-rated")
    assert [one["label"] for one in menu["options"] if one.get("default")] == ["Rated: no, a casual match"]
    await house.wait(2)
    assert CASUAL in shown(house)
    await anna.slash(house.channel, "table start")
    await house.wait(2)
    assert footer(house).endswith(" · casual (the host’s choice)")


async def test_only_the_host_has_the_menu(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await anna.slash(house.channel, "table new")
    await ben.slash(house.channel, "table join")
    form = (await anna.slash(house.channel, "table options")).response
    menu = await page_with(anna, form, "-rated")
    await house.do(house.bot.services.tables.hand_over(house.table.id, UserId(anna.id), 1))  # type: ignore[arg-type]  # a seat
    await anna.select(form, ["1"], custom_id=menu["custom_id"])
    assert house.table.wants_rated


async def test_a_match_says_that_it_is_rated_until_its_result(house: House) -> None:
    anna, *_ = await begun(house, "Anna", "Ben", target=300)
    assert footer(house).endswith(" · rated")
    await at_the_end(house)
    assert "result" in shown(house)
    assert footer(house).endswith(" · rated")
    hand = private_messages(house, anna)
    assert not [message for message in hand if "not rated" in text_of(message)]


async def test_with_computers_alone_a_match_says_why_it_is_not_rated(house: House) -> None:
    await begun(house, "Anna")
    assert footer(house).endswith(" · no clock · not rated: one person against computers")


async def test_a_lobby_in_a_direct_message_does_not_ask_for_others(house: House) -> None:
    anna = house.person("Anna")
    opened = (await anna.user.slash("table new")).response
    assert opened is not None
    (table,) = house.bot.services.tables.of_user(UserId(anna.id))
    assert table.state is TableState.LOBBY
    assert "ated" not in text_of(opened)


async def test_lists_say_which_tables_are_rated(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await finished(house, anna)
    await anna.slash(house.channel, "table new")
    await anna.slash(house.channel, "table new")
    (_, third) = (table for table in house.tables if table.state is TableState.LOBBY)
    await house.do(house.bot.services.tables.set_options(third.id, UserId(anna.id), wants_rated=False))
    offered = await ben.autocomplete(house.channel, "table join", "table", "")
    assert [" · rated · " in line["name"] for line in offered if "waiting for players" in line["name"]] == [True, False]


# -------------------------------------------------------------------------------------------------------- suggestions


async def panel_on_turn(house: House, people: list[MemberActor]) -> tuple[MemberActor, Any]:
    """Who is to act, and their hand."""
    actor = next(person for person in people if seat_of(house, person) == on_turn(house.table))
    return actor, (await actor.slash(house.channel, "hand")).response


async def test_in_a_rated_match_there_is_no_suggestion_by_button_or_command(house: House) -> None:
    actor, hand = await panel_on_turn(house, await vira(house, "Anna", "Ben", "Carla"))
    assert "Suggestion" not in labels(hand)
    answer = (await actor.slash(house.channel, "hint")).response
    assert answer.ephemeral
    assert "This match is rated" in text_of(answer)
    assert "💡" not in "".join(text_of(message) for message in private_messages(house, actor))


async def test_a_button_for_it_that_is_left_over_answers_the_same(house: House) -> None:
    actor, hand = await panel_on_turn(house, await vira(house, "Anna", "Ben", "Carla"))
    table, seat = house.table, seat_of(house, actor)
    button = f"s1:{table.id}:{seat}:{table.revision_of(seat)}:advice"
    answer = (await raw_click(house, actor, hand, button)).response
    assert "This match is rated" in text_of(answer)
    assert "💡" not in "".join(text_of(message) for message in private_messages(house, actor))


async def test_a_casual_match_has_suggestions(house: House) -> None:
    actor, hand = await panel_on_turn(house, await vira(house, "Anna", "Ben", "Carla", casual=True))
    assert "Suggestion" in labels(hand)
    await actor.slash(house.channel, "hint")
    assert "💡" in text_of(private_messages(house, actor)[-1])


# ---------------------------------------------------------------------------------------- who gains or loses nothing


async def test_the_result_says_who_does_not_lose_since_the_partner_left(house: House) -> None:
    anna, *leavers, _ = await four(house, "Anna", "Ben", "Carla", "Dora")
    for leaver in leavers:  # one of each team
        await house.do(house.bot.services.tables.leave(house.table.id, UserId(leaver.id)))
    over = await at_the_end(house)
    winner, loser = ("Anna", "Dora") if winners(over) == 0 else ("Dora", "Anna")
    assert f"\n{loser}: not counted as a loss" in shown(house)
    assert shown(house).count("not counted") == 1
    figures = text_of((await anna.slash(house.channel, "leaderboard", game="schieber")).response)
    assert loser not in figures
    assert f"1 – **{winner}**: 1 win in 1 match" in figures
    assert "**Ben**: 0 wins in 1 match" in figures
    points = text_of((await anna.slash(house.channel, "leaderboard", game="schieber", order="points")).response)
    assert "**Ben**: 0 points in 1 match" in points


async def test_the_result_says_for_whom_it_does_not_count_since_the_host_kicked_out_alone(house: House) -> None:
    anna, ben, _, _ = await four(house, "Anna", "Ben", "Carla", "Dora")
    tables = house.bot.services.tables
    out = house.table.seat_of(UserId(ben.id))
    assert out is not None
    await house.do(tables.remove(house.table.id, UserId(anna.id), out))
    over = await at_the_end(house)
    won = winners(over) == 0
    assert "\nBen: not counted, because the host kicked them out without a vote." in shown(house)
    assert (
        "\nAnna: not counted as a win or a draw, because as the host they kicked somebody out" in shown(house)
    ) is won
    assert ("\nDora: not counted as a loss, because their partner was kicked out by the host" in shown(house)) is won
    assert shown(house).count("not counted") == (3 if won else 1)
    figures = text_of((await anna.slash(house.channel, "leaderboard", game="schieber")).response)
    assert "Ben" not in figures
    assert "**Anna**: 0 wins in 1 match" in figures


async def test_the_result_says_who_does_not_win_since_the_computer_played(house: House) -> None:
    await begun(house, "Anna", "Ben", target=300)
    over = await at_the_end(house)
    won = winners(over)
    for seat in (0, 1):
        absent = by_whom(over, seat, {AUTOPILOT: answers(over, seat)})
        for language in WORDS.languages:
            page = public_page(absent, Voice(WORDS, language=language))
            assert page.rendered is not None
            said = WORDS.text(language, "result-absent", who=called(house)[seat])
            assert (said in page.rendered.plain) == (seat == won)


async def at_the_end(house: House) -> Table:
    """The match, played to its end by those who sit there."""
    tables, causes = house.bot.services.tables, iter(range(1, 10_000))
    while (now := house.table).state is TableState.PLAYING:
        turn = now.match.turn if now.match is not None else None
        if isinstance(turn, Act) and now.holders[turn.seat].person is None:  # type: ignore[union-attr]  # seats are held
            await house.wait(1)
        else:
            await house.do(_next(now, tables, next(causes)))
    await house.wait(2)
    return now


async def _next(now: Table, tables: Any, cause: int) -> None:
    """The next action, whoever is on turn; or the next deal."""
    turn = now.match.turn  # type: ignore[union-attr]  # it is being played
    seat = getattr(turn, "seat", None)
    if seat is None:
        await tables.next_deal(now.id, now.people[0].id, cause)
        return
    choice = now.match.choice(seat)  # type: ignore[union-attr]  # as above
    answer = next(option.text for option in choice.options if option.open)
    await tables.act(now.id, now.holders[seat].person.id, answer, revision=None, cause=cause)  # type: ignore[union-attr]  # a person


@pytest.mark.parametrize(("language", "word"), [("en", "casual"), ("de", "freie"), ("ja", "フリー対戦")])
def test_a_match_that_is_not_rated_has_one_name(language: str, word: str) -> None:
    words = Localiser()
    for key in ("lobby-rating-casual", "tables-take-back-rated", "form-rated-no"):
        assert word in words.text(language, key).lower()
