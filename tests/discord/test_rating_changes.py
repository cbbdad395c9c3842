"""The result of a rated match tells each person's change in rating, in all languages, after a restart too."""

import re
from dataclasses import replace

import pytest

from bot.discord.pages.table_pages import public_page
from bot.tables.model import Place, Table, UserId
from bot.tables.rating import RatingChange
from bot.text.i18n import Voice
from tests.discord.house import WORDS, House, begun, text_of
from tests.discord.test_rated import at_the_end, shown
from tests.discord.test_teams import four

LINE = re.compile(r"^Ratings on this server: (\S+) (\d+)\? \(\+(\d+)\) · (\S+) (\d+)\? \(−(\d+)\)$", re.MULTILINE)
CHANGES = (
    RatingChange(1, "Anna_*", 1186, 1204, provisional=False),
    RatingChange(2, "Beat", 1206, 1188, provisional=True),
    RatingChange(3, "Cleo", 990, 990, provisional=False),
)


async def test_the_result_of_a_rated_match_tells_the_change_of_each_person(house: House) -> None:
    await begun(house, "Anna", "Ben", target=300)
    over = await at_the_end(house)
    found = LINE.search(shown(house))
    assert found is not None
    winner, now, gain, loser, then, loss = found.groups()
    assert over.match is not None
    assert over.match.standings.ranking is not None
    first = over.match.standings.ranking[0][0]
    assert [winner, loser] == [over.people[first].name, over.people[1 - first].name]
    assert (int(now), int(then)) == (1000 + int(gain), 1000 - int(loss))
    assert "provisional: fewer than 5 rated matches" in shown(house)
    before = shown(house)
    await house.restart()
    anna = house.person("Anna")
    await anna.slash(house.channel, "table show")  # draws the table anew
    await house.wait(3)
    assert LINE.search(shown(house)) is not None
    assert LINE.search(shown(house))[0] == LINE.search(before)[0]  # type: ignore[index]  # both are there


async def test_a_match_that_is_not_rated_tells_none(house: House) -> None:
    await begun(house, "Anna", target=300)
    await at_the_end(house)
    assert "result" in shown(house)
    assert "Rating" not in shown(house)


async def test_a_rematch_tells_its_own_changes(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben", target=300)
    await at_the_end(house)
    first = LINE.search(shown(house))
    tables = house.bot.services.tables
    for person in (anna, ben):
        await house.do(tables.rematch(house.table.id, UserId(person.id), person.id))
    assert house.table.rating_changes == ()
    await at_the_end(house)
    second = re.search("^Ratings on this server: .*$", shown(house), re.MULTILINE)
    assert first is not None
    assert second is not None
    assert second[0] != first[0]


async def test_whoever_left_is_told_too_and_computers_are_not(house: House) -> None:
    anna, ben, *_ = await four(house, "Anna", "Ben", "Carla")
    await house.do(house.bot.services.tables.leave(house.table.id, UserId(ben.id)))
    await at_the_end(house)
    (line,) = re.findall("^Ratings on this server: .*$", shown(house), re.MULTILINE)
    assert re.search(r" · Ben 9\d\d\? \(−\d+\)$", line), "who left comes last"
    assert [name in line for name in ("Anna", "Carla", "computer")] == [True, True, False]
    assert anna is not None


async def told(house: House) -> Table:
    """A finished table of three with CHANGES."""
    await begun(house, "Anna", "Ben", target=300)
    return replace(await at_the_end(house), rating_changes=CHANGES)


@pytest.mark.parametrize(
    ("language", "line", "note"),
    [
        (
            "en",
            "Ratings on this server: Anna\\_\\* 1204 (+18) · Beat 1188? (−18) · Cleo 990 (±0)",
            "A question mark means provisional: fewer than 5 rated matches.",
        ),
        (
            "de",
            "Wertung auf diesem Server: Anna\\_\\* 1204 (+18) · Beat 1188? (−18) · Cleo 990 (±0)",
            "Ein Fragezeichen bedeutet: vorläufig, weniger als 5 gewertete Partien.",
        ),
        (
            "ja",
            "このサーバーでのレート: Anna\\_\\* 1204(+18) · Beat 1188?(−18) · Cleo 990(±0)",
            "「?」は暫定レートです(レート戦5回未満)。",
        ),
    ],
)
async def test_the_line_reads_well_in_each_language(house: House, language: str, line: str, note: str) -> None:
    table = await told(house)
    page = public_page(table, Voice(WORDS, language=language))
    assert page.rendered is not None
    lines = page.rendered.plain.splitlines()
    assert lines[lines.index(line) + 1] == note
    sure = replace(table, rating_changes=(CHANGES[0], CHANGES[2]))
    page = public_page(sure, Voice(WORDS, language=language))
    assert page.rendered is not None
    assert note not in page.rendered.plain


async def test_in_direct_messages_it_is_the_ladder_over_all_servers(house: House) -> None:
    table = await told(house)
    page = public_page(replace(table, place=Place(None, table.place.channel)), Voice(WORDS, language="en"))
    assert page.rendered is not None
    assert "Ratings on all servers: Anna" in page.rendered.plain
    assert text_of(house.channel.history()[-1]).count("Ratings") == 1
