"""Matches of four in two teams: right hand to the right person, scores by team, results for both partners."""

from typing import Any

from simcord.actors import MemberActor

from bot.tables.model import Outcome, Table, TableState, UserId
from engine.cards import Seat, cards_text
from tests.discord.house import House, called, ids, labels, private_messages, surely, text_of
from tests.discord.players import ByDirectMessage, ByPanel, BySlash, play_match
from tests.discord.secrecy import cards_in

TEAMS = ((0, 2), (1, 3))
"""Partners sit across."""
SHORT = {"target": 200}


async def four(house: House, *names: str, swap: tuple[str, str] | None = None, **options: Any) -> list[MemberActor]:
    """People at a table of Schieber whose match has begun; who joins later sits further on, computers fill up."""
    people = [house.person(name) for name in names]
    await people[0].slash(house.channel, "table new", game="schieber")
    for one in people[1:]:
        await one.slash(house.channel, "table join")
    table = house.table
    await house.do(house.bot.services.tables.set_options(table.id, UserId(people[0].id), options={**SHORT, **options}))
    if swap is not None:
        await people[0].slash(house.channel, "table swap", seat=swap[0], **{"with": swap[1]})
    for _ in range(4 - len(names)):
        await people[0].slash(house.channel, "table add-computer")
    await people[0].slash(house.channel, "table start")
    await house.wait(2)
    return people


def seated(table: Table) -> list[str]:
    """Who sits where, by name."""
    return [one.person.name if one and one.person else "Computer" for one in table.holders]


def named(table: Table, side: int) -> str:
    """How a team is called, worked out by hand."""
    return " and ".join(seated(table)[seat] for seat in TEAMS[side])


def totals(table: Table) -> tuple[int, ...]:
    """The scores of the teams."""
    assert table.match is not None
    return table.match.standings.scores


def winners(table: Table) -> int:
    """The team that has won, by the engine's ranking."""
    assert table.match is not None
    ranking = table.match.standings.ranking
    assert ranking is not None
    assert len(ranking[0]) == 1
    return ranking[0][0]


async def test_each_of_four_gets_the_right_hand_after_a_swap_too(house: House) -> None:
    people = await four(house, "Anna", "Ben", "Carla", "Dora", swap=("2", "3"))
    table = house.table
    assert seated(table) == ["Anna", "Carla", "Ben", "Dora"]
    assert table.match is not None
    hands = {one.id: table.match.view(table.seat_of(UserId(one.id))).hand for one in people}
    assert len({cards_text(hand) for hand in hands.values()}) == 4
    for one in people:
        panel = (await one.slash(house.channel, "hand")).response
        direct = one.user.dm_channel.last_message
        for message in (panel, direct):
            shown = cards_in(text_of(message).splitlines())
            assert cards_text(shown) == cards_text(hands[one.id]), "all cards of this hand, and no other"
            pressed = ids(message, "details")
            assert {id.split(":")[2] for id in pressed} == {str(table.seat_of(UserId(one.id)))}
    # Every request that the bot has made so far was checked against what its readers may know (House.check).
    assert not house.faults


async def test_a_panel_of_before_the_swap_shows_the_hand_of_the_seat_that_one_has_now(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await anna.slash(house.channel, "table new", game="schieber")
    panel = (await ben.click(house.channel.history()[-1], label="Join")).response
    await ben.slash(house.channel, "table sit", seat="4")
    await anna.slash(house.channel, "table swap", seat="1", **{"with": "2"})
    await anna.slash(house.channel, "table start")
    await anna.click(private_messages(house, anna)[-1], label="Start with computer players")
    await house.wait(2)
    match = house.table.match
    assert match is not None
    assert house.table.seat_of(UserId(ben.id)) == 3
    assert cards_text(cards_in(text_of(panel).splitlines())) == cards_text(match.view(Seat(3)).hand)


async def test_the_hand_says_who_ones_partner_is_and_the_score_names_both(house: House) -> None:
    people = await four(house, "Anna", "Ben", "Carla", "Dora")
    for one, partner in zip(people, ("Carla", "Dora", "Anna", "Ben"), strict=True):
        shown = text_of((await one.slash(house.channel, "hand")).response)
        (line,) = [line for line in shown.splitlines() if "(your partner" in line]
        assert f"**{partner}**" in line
        assert "Score: Anna and Carla **0** · Ben and Dora **0**" in shown
    assert "Score: Anna and Carla **0** · Ben and Dora **0**" in text_of(house.channel.history()[-1])
    assert "(your partner" not in text_of(house.channel.history()[-1])


async def test_four_people_play_a_match_and_both_partners_have_won_it(house: House) -> None:
    people = await four(house, "Anna", "Ben", "Carla", "Dora", swap=("2", "3"))
    ways = (ByPanel, ByDirectMessage, BySlash, ByPanel)
    players = [way(house, one) for way, one in zip(ways, people, strict=True)]
    table = await play_match(house, house.table.id, *players)
    await house.wait(3)
    assert table.state is TableState.FINISHED
    best = winners(table)
    result = text_of(house.channel.history()[-1])
    scores = totals(table)
    assert f"**{named(table, best)} won the match {scores[best]} to {scores[1 - best]}.**" in result
    assert f"1 – {named(table, best)}: {scores[best]}" in result
    assert f"2 – {named(table, 1 - best)}: {scores[1 - best]}" in result
    assert labels(house.channel.history()[-1]) == ["Rematch", "Change seats", "Score", "Replay", "Record", "Leave"]
    sheet = text_of((await people[0].slash(house.channel, "score")).response)
    assert f"Score: {named(table, 0)} **{scores[0]}** · {named(table, 1)} **{scores[1]}**" in sheet
    board = text_of((await people[0].slash(house.channel, "leaderboard")).response).splitlines()
    points = text_of((await people[0].slash(house.channel, "leaderboard", order="points")).response)
    for seat, name in enumerate(seated(table)):
        side = seat % 2
        (line,) = [line for line in board if f"**{name}**" in line]
        won = "1 win in 1 match" if side == best else "0 wins in 1 match"
        assert won in line
        assert f"**{name}**: {scores[side]} points in 1 match" in points
        assert line.startswith("1 – " if side == best else "3 – "), "partners share their place"
    assert "No finished match" in text_of((await people[1].slash(house.channel, "stats", game="klaberjass")).response)
    figures = text_of((await people[1].slash(house.channel, "stats", game="schieber", player=people[2])).response)
    assert figures.startswith("Schieber Jass · Statistics for ")
    assert "in 1 match" in figures


async def outcomes(house: House) -> dict[str, tuple[Outcome, int]]:
    """What the match was for each person: outcome and points, as they are stored."""
    database = house.bot.services.tables._store._database  # type: ignore[attr-defined]  # the real one
    rows = await house.do(database.read("SELECT name, outcome, points FROM result"))
    return {name: (Outcome(outcome), points) for name, outcome, points in rows}


async def test_a_player_who_leaves_has_lost_and_the_partner_gets_the_teams_result(house: House) -> None:
    people = await four(house, "Anna", "Ben", "Carla", "Dora")
    anna, ben, carla, dora = people
    answer = await surely(anna, house.channel, "table leave")
    assert "counts as a loss for you" in text_of(answer)
    assert house.table.host == ben.id, "the next person is host"
    await house.wait(2)
    assert "playing for Anna" in text_of(house.channel.history()[-1])
    assert f"{called(house)[0]} and Carla" in text_of(house.channel.history()[-1])
    table = await play_match(house, house.table.id, *(ByPanel(house, one) for one in (ben, carla, dora)))
    best, scores = winners(table), totals(table)
    side = {True: Outcome.WON, False: Outcome.LOST}
    assert await outcomes(house) == {
        "Anna": (Outcome.LEFT, scores[0]),
        "Carla": (side[best == 0], scores[0]),
        "Ben": (side[best == 1], scores[1]),
        "Dora": (side[best == 1], scores[1]),
    }
    figures = text_of((await ben.slash(house.channel, "stats", game="schieber", player=anna)).response)
    assert "0 wins in 1 match, 0 draws, 0 points" in figures
    assert ("Carla: not counted as a loss" in text_of(house.channel.history()[-1])) == (best == 1)


async def test_a_person_with_computers_gets_the_teams_result_and_the_computers_none(house: House) -> None:
    (anna,) = await four(house, "Anna")
    shown = text_of(house.channel.history()[-1])
    _, left, partner, right = called(house)
    assert f"Anna and {partner} **0** · {left} and {right} **0**" in shown
    table = await play_match(house, house.table.id, ByPanel(house, anna))
    await house.wait(3)
    best = winners(table)
    assert await outcomes(house) == {"Anna": (Outcome.WON if best == 0 else Outcome.LOST, totals(table)[0])}
    team = (f"Anna and {partner}", f"{left} and {right}")[best]
    assert f"**{team} won the match" in text_of(house.channel.history()[-1])


async def test_of_four_who_are_late_each_is_called_by_name_and_then_played_for(house: House) -> None:
    people = await four(house, "Anna", "Ben", "Carla", "Dora")
    seat = house.table.match.turn.seat  # type: ignore[union-attr]  # somebody chooses
    late = people[seat]
    await house.wait(30)
    nudge = house.channel.history()[-1]
    assert nudge.content.startswith(f"<@{late.id}>")
    assert [user.id for user in nudge.mentions] == [late.id]
    before = house.table.revision
    await house.wait(140)
    assert house.table.revision > before
    assert [bool(one and one.misses) for one in house.table.holders] == [number == seat for number in range(4)]


async def test_a_rematch_of_four_waits_for_all_four(house: House) -> None:
    people = await four(house, "Anna", "Ben", "Carla", "Dora")
    table = await play_match(house, house.table.id, *(BySlash(house, one) for one in people))
    await house.wait(3)
    result = house.channel.history()[-1]
    for one in people[:3]:
        await one.click(result, label="Rematch")
    await house.wait(2)
    assert "Anna, Ben and Carla want a rematch" in text_of(house.channel.history()[-1])
    assert house.now(table.id).state is TableState.FINISHED
    await people[3].slash(house.channel, "table rematch")
    again = house.now(table.id)
    assert (again.state, again.match_number) == (TableState.PLAYING, 2)
    assert seated(again) == seated(table)


async def test_after_a_match_partners_are_swapped_and_the_next_one_begins_so(house: House) -> None:
    people = await four(house, "Anna", "Ben", "Carla", "Dora")
    anna, ben, *_ = people
    table = await play_match(house, house.table.id, *(BySlash(house, one) for one in people))
    await house.wait(3)
    result = house.channel.history()[-1]
    panel = (await ben.click(result, label="Change seats")).response
    assert panel.ephemeral
    assert not ids(panel, "swap")
    assert house.now(table.id).state is TableState.FINISHED, "looking changes nothing"
    panel = (await anna.click(result, label="Change seats")).response
    (menu,) = ids(panel, "swap")
    await anna.select(panel, ["2", "3"], custom_id=menu)
    await house.wait(2)
    lobby = house.channel.history()[-1]
    assert lobby.id != result.id
    assert seated(house.table) == ["Anna", "Carla", "Ben", "Dora"]
    assert "All seats are taken" in text_of(lobby)
    kept = next(one for one in house.channel.history() if one.id == result.id)
    assert "won the match" in text_of(kept)
    assert "Anna and Carla" in text_of(kept), "the result keeps the teams that played"
    assert labels(kept) == ["Replay"]
    await ben.click(lobby, label="Start")
    await house.wait(2)
    assert (house.table.state, house.table.match_number) == (TableState.PLAYING, 2)
    assert "Anna and Ben **0** · Carla and Dora **0**" in text_of(house.channel.history()[-1])


async def test_after_a_match_the_host_gives_the_seat_of_who_does_not_answer_to_another(house: House) -> None:
    people = await four(house, "Anna", "Ben", "Carla", "Dora")
    table = await play_match(house, house.table.id, *(BySlash(house, one) for one in people))
    await house.wait(3)
    for one in people[:3]:
        await one.slash(house.channel, "table rematch")
    eric = house.person("Eric")
    await people[0].slash(house.channel, "table kick", player="Dora")
    assert house.now(table.id).state is TableState.LOBBY
    await eric.slash(house.channel, "table join")
    assert seated(house.table) == ["Anna", "Ben", "Carla", "Eric"]
