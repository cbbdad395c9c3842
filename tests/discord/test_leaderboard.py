"""`/leaderboard` and `/stats` with many players: pages, the own line, other ladders, all about one game, the curve."""

import random
import re
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from bot.storage.sql import instant
from bot.tables.ladders import Period
from engine.registry import game
from tests.discord.house import House, controls, raw_click, text_of
from tests.discord.tongues import german, japanese

OTHERS = 34


def fill(house: House, me: int, *, contracts: str = "vira") -> None:
    """Thirty-five players of Vira, of whom the reader is the last by wins, and all about the reader."""
    now, guild, rng = house.clock.now(), house.guild.id, random.Random(2)
    at = instant(now)
    with closing(sqlite3.connect(house.path, timeout=30)) as file:
        for number in range(OTHERS + 1):
            user = me if number == OTHERS else 900 + number
            file.execute("INSERT INTO player VALUES (?, ?)", (user, f"*P{number}*"))
            figures = (
                30,
                OTHERS - number // 2 if user != me else 1,
                0,
                number,
                0,
                0,
                33_333,
                -2,
                3,
                1000 + number,
                at,
                1,
            )
            for ladder in (0, guild):
                for period in Period:
                    key = ("vira", ladder, period.key(now), user)
                    marks = ", ".join("?" * 16)
                    file.execute(f"INSERT INTO standing VALUES ({marks})", (*key, *figures))
                file.execute(
                    "INSERT INTO rating VALUES (?, ?, ?, 1, 1, 9, ?, ?)", ("vira", ladder, user, 1000 + number, at)
                )
                if user != me:
                    row = (me, "vira", ladder, 0, user, 5 + number, number, 500_000)
                    file.execute("INSERT INTO companion VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
            seat = (f"m{number}", 0, number + 1, "vira", guild, at, 0, 0, 0, me, None, "full")
            mu = 25_000_000 + rng.randrange(5_000_000)
            marks = ", ".join("?" * 18)
            file.execute(f"INSERT INTO rated_seat VALUES ({marks})", (*seat, mu, 3_000_000, 9, mu, 3_000_000, 9))
        for contract in game(contracts).contract_keys:
            for ladder in (0, guild):
                row = (me, "vira", ladder, contract, 12, 7, -130)
                file.execute("INSERT INTO played_contract VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        file.commit()


def lines(shown: Any) -> list[str]:
    """The lines of the ladder: place and name."""
    return [line.partition(":")[0] for line in text_of(shown).splitlines() if " – **" in line]


def menu(shown: Any, name: str) -> str:
    """The id of this menu."""
    (id,) = [one["custom_id"] for one in controls(shown) if (one.get("custom_id") or "").endswith(f"={name}")]
    return str(id)


def option(shown: Any, label: str) -> str:
    """What this entry of a menu carries."""
    (value,) = [
        entry["value"] for one in controls(shown) for entry in one.get("options", ()) if entry["label"] == label
    ]
    return str(value)


async def test_pages_places_and_the_own_line(house: House) -> None:
    anna = house.person("Anna")
    fill(house, anna.id)
    shown = (await anna.slash(house.channel, "leaderboard", game="vira")).response
    assert shown.ephemeral
    assert [line.replace("\\", "") for line in lines(shown)[:3]] == ["1 – ***P1***", "1 – ***P0***", "3 – ***P3***"]
    assert "You: rank 35 – 1 win in 30 matches" in text_of(shown)
    assert "Page 1 of 4 · 35 players" in text_of(shown)
    assert not re.search("draw|point", text_of(shown)), "a line of the ladder fits on a phone"
    await anna.click(shown, label="Next")
    assert lines(shown)[0].startswith("11 – ")
    await anna.click(shown, label="My place")
    assert [line.partition(" ")[0] for line in lines(shown)] == ["31", "31", "33", "33", "35"]
    await anna.select(shown, [option(shown, "Rating")], custom_id=menu(shown, "metric"))
    assert lines(shown)[0] == "1 – **\\*P34\\***", "her own line is the first by rating"
    assert "You: rank 1 – 1034 (30 matches)" in text_of(shown)
    await anna.select(shown, [option(shown, "This week")], custom_id=menu(shown, "period"))
    assert "Rating · This week" in text_of(shown)
    await anna.click(shown, label="All servers")
    assert "This week · all servers" in text_of(shown)
    assert "Others cannot see you on this list" in text_of(shown)
    await anna.select(shown, [option(shown, "Klaberjass")], custom_id=menu(shown, "game"))
    assert "This list is still empty" in text_of(shown)
    shown = (await anna.slash(house.channel, "leaderboard", game="barbu", period="month")).response
    assert "starts afresh with each period" in text_of(shown)
    assert "You have not finished a match of Barbu in this period." in text_of(shown)


async def test_read_aloud_the_lines_are_a_list(house: House) -> None:
    anna = house.person("Anna")
    fill(house, anna.id)
    await anna.slash(house.channel, "settings", steps="on")
    board = text_of((await anna.slash(house.channel, "leaderboard", game="vira")).response)
    assert "\n- 1 – **" in board
    figures = text_of((await anna.slash(house.channel, "stats", game="vira")).response)
    assert "### Opponents\n- " in figures


async def test_everything_about_one_game(house: House) -> None:
    anna = house.person("Anna")
    fill(house, anna.id)
    shown = (await anna.slash(house.channel, "stats", game="vira")).response
    told = text_of(shown)
    parts = (
        "Win rate: 3.3%", "Rating 1034, 9 rated matches · rank\u00a01", "Did not win the last 2 matches",
        "Most wins in a row: 3", "38 matches, 33 won", "Gök: 7 of 12 won, −11 points on average",
        "The last 35 rated matches", "to 1034, highest",
    )  # fmt: skip
    for part in parts:
        assert part in told, part
    await anna.click(shown, label="Rating over time")
    (file,) = _newest(house).attachments
    assert file["filename"] == "table.png"
    assert "Vira · Rating" in file["description"]
    assert "The last 35 rated matches" in file["description"]
    await anna.select(shown, [option(shown, "All games")], custom_id=menu(shown, "game"))
    assert "**Vira**: 1 win in 30 matches" in text_of(shown)


def _newest(house: House) -> Any:
    messages = house.env.backend.messages[house.channel.id]
    return messages[max(messages)]


async def test_pictures_come_with_the_figures_or_never_as_the_reader_has_set_it(house: House) -> None:
    anna = house.person("Anna")
    fill(house, anna.id)
    await anna.slash(house.channel, "settings", pictures="on")
    shown = (await anna.slash(house.channel, "stats", game="vira")).response
    assert len(_newest(house).attachments) == 1
    assert "Rating over time" not in text_of(shown)
    await anna.select(shown, [option(shown, "Barbu")], custom_id=menu(shown, "game"))
    assert not _newest(house).attachments, "the picture of another game does not stay"
    await anna.slash(house.channel, "settings", pictures="off")
    shown = (await anna.slash(house.channel, "stats", game="vira")).response
    assert "Rating over time" not in text_of(shown)
    assert not _newest(house).attachments


@pytest.mark.parametrize(
    ("locale", "speaks_it", "parts", "row"),
    [
        ("de", german, ("Siegquote: 3,3 %", "Wertung 1034", "auf 1034, am höchsten"), ": 1033 (30"),
        ("ja", japanese, ("勝率: 3.3%", "レート1034", "から1034へ"), ": 1033(30"),
    ],
)
async def test_ratings_are_written_without_grouping_in_every_language(
    house: House, speaks: dict[Any, str], locale: str, speaks_it: Any, parts: tuple[str, ...], row: str
) -> None:
    anna = house.person("Anna")
    speaks[anna.id] = locale
    fill(house, anna.id)
    figures = (await anna.slash(house.channel, "stats", game="vira")).response
    board = (await anna.slash(house.channel, "leaderboard", game="vira", order="rating")).response
    speaks_it(figures, board)
    for part in parts:
        assert part in text_of(figures), part
    assert row in text_of(board).replace("*", "")


async def test_an_empty_list_says_what_it_is_about_and_nothing_of_other_games(house: House) -> None:
    anna = house.person("Anna")
    fill(house, anna.id)
    here = text_of((await anna.slash(house.channel, "leaderboard", game="barbu")).response)
    assert "This list is still empty: the first match of Barbu to finish here starts it." in here
    assert "You have not finished a match of Barbu here yet." in here
    everywhere = text_of((await anna.slash(house.channel, "leaderboard", game="barbu", scope="all")).response)
    assert "nobody who has agreed to be listed has finished a match of Barbu." in everywhere
    assert "You have not finished a match of Barbu yet." in everywhere


FORGED = (
    "ladder=tarock.here.week.wins.0", "ladder=vira.here.week.wins.-1", "ladder=vira.there.week.wins.0",
    "ladder=period", "figures=12.tarock.all", "figures=x.vira.all", "figures=game", "curve=12.all.all",
    "figures=99999999999999999999.vira.here", "figures=0.vira.here", "curve=9223372036854775808.vira.all",
)  # fmt: skip


@pytest.mark.parametrize("what", FORGED)
async def test_forged_buttons_are_answered_with_words(house: House, what: str) -> None:
    anna = house.person("Anna")
    shown = (await anna.slash(house.channel, "leaderboard")).response
    answer = await raw_click(house, anna, shown, f"s1:-:-:0:{what}")
    said = text_of(answer.response)
    assert any(
        words in said
        for words in (
            "I do not know this button",
            "statistics on this server are private",
            "statistics there are private",
            "no rating history",
        )
    ), said


async def test_a_ladder_that_is_not_offered_is_refused(house: House) -> None:
    anna = house.person("Anna")
    fill(house, anna.id)
    shown = (await anna.slash(house.channel, "leaderboard", game="vira")).response
    answer = await raw_click(house, anna, shown, "s1:-:-:0:ladder=vira.here.ever.wins.99999")
    assert answer.acknowledged
    assert "Page 4 of 4" in text_of(shown), "a page that is no more is the last one"
