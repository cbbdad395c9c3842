"""Plays a whole match in the page, kills and restarts the bot in between, and checks the result."""

import asyncio
import json
import re
import signal
import sqlite3
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

import pytest
from playwright.async_api import Locator, expect

from bot.text.i18n import Localiser, Voice
from bot.text.render import Seated, cast_member, plain_names
from tests.independent import record
from tests.play.people import PATIENCE, Play, Player

LONGEST = 800
"""The most answers of a match; with more, the match does not end."""
Choosing: TypeAlias = Callable[[Mapping[str, str]], str]
"""Chooses one of the possible answers, given as action to custom id."""


def plainly(answers: Mapping[str, str]) -> str:
    """Take, declare, win or announce the same; else the first possible answer."""
    for word in ("take", "declare", "win", "same"):
        if word in answers:
            return word
    return next(iter(answers))


def variously(seed: int) -> Choosing:
    """A choice of the kind of answer given least often so far (a push before a choice), and of its rarest answer."""
    rng = Random(seed)
    given: Counter[str] = Counter()

    def choosing(answers: Mapping[str, str]) -> str:
        kind = min(sorted({answer.split()[0] for answer in answers}, reverse=True), key=given.__getitem__)
        possible = [answer for answer in answers if answer.split()[0] == kind]
        answer = min(rng.sample(possible, len(possible)), key=given.__getitem__)
        given.update({kind, answer})
        return answer

    return choosing


def logged(play: Play) -> tuple[str, list[dict[str, Any]]]:
    """The record of the only match in the database as text, and its lines after the first as objects."""
    with sqlite3.connect(f"file:{play.data}?mode=ro", uri=True) as database:
        row = database.execute("SELECT game, preset, options, seats, dealer FROM match").fetchone()
        lines = [line for (line,) in database.execute("SELECT line FROM move ORDER BY seq")]
    game, preset, options, seats, dealer = row
    first = {
        "stich": 1,
        "game": game,
        "preset": preset,
        "options": json.loads(options),
        "seats": seats,
        "dealer": dealer,
    }
    return "".join(line + "\n" for line in (json.dumps(first), *lines)), [json.loads(line) for line in lines]


def called(play: Play, language: str = "en") -> tuple[str, ...]:
    """The players' names in this language, by seat, at the only table in the database."""
    with sqlite3.connect(f"file:{play.data}?mode=ro", uri=True) as database:
        held = database.execute("SELECT table_id, seat, name FROM seat ORDER BY seat").fetchall()
    seated = [
        Seated(name=name) if name else Seated(computer="careful", cast=cast_member(table, seat))
        for table, seat, name in held
    ]
    return plain_names(seated, Voice(Localiser(), language))


def listed(names: Sequence[str], language: str = "en") -> tuple[str, ...]:
    """The names, those of computers marked as in the list of a result."""
    voice = Voice(Localiser(), language)
    mark = voice.text("seat-mark-careful")
    cast = voice.text("cast-names").split(", ")
    return tuple(voice.text("seat-parts", name=name, parts=mark) if name in cast else name for name in names)


def scores_by_the_sheet(text: str) -> list[int]:
    """The scores of a finished match by the second reading of the rule sheet."""
    answers, _ = record.answers(text.splitlines())
    assert answers[-1]["turn"] == "over"
    scores: list[int] = answers[-1]["scores"]
    return scores


async def play_on(*players: Player, choosing: Choosing = plainly, until: Callable[[], bool] = lambda: False) -> None:
    """Answer every decision of these players, until `until` holds or the match is over."""
    for _ in range(LONGEST):
        async with asyncio.timeout(PATIENCE / 1000):
            while not (asked := [(player, answers) for player in players if (answers := await player.answers())]):
                if until() or await players[0].has_ended():
                    return
                await asyncio.sleep(0.05)
        if until():
            return
        player, answers = asked[0]
        action = choosing(answers)
        await player.answer(action, answers[action])
    pytest.fail("the match does not end")


def answers_of(players: Sequence[Player]) -> int:
    """The number of answers that these players have given so far."""
    return sum(len(player.answered) for player in players)


async def kill_and_go_on(play: Play, *players: Player, choosing: Choosing = plainly) -> None:
    """Kill the process, start it again, play until the next answer, and open everybody's hand again."""
    await play.end(signal.SIGKILL)
    await play.start()
    for player in players:
        await expect(player.page.locator("#banner")).to_be_hidden()
    done = answers_of(players)
    await play_on(*players, choosing=choosing, until=lambda: answers_of(players) > done)
    # The token of a panel ends with the process, and only a player on turn gets a new panel.
    for player in players:
        await player.press("My hand")


async def all_pages(panel: Locator, language: str = "en") -> str:
    """The text of all pages of the score sheet, in order; it opens with its last page."""
    words = Localiser()
    back = words.text(language, "button-page-back")
    pages: list[str] = [await panel.locator(".embed-description").inner_text()]
    shown = await panel.inner_text()
    last = (count for count in range(1, 100) if words.text(language, "page-of", page=count, pages=count) in shown)
    number = next(last, 1)
    for page in range(number - 1, 0, -1):
        await panel.get_by_role("button", name=back, exact=True).click()
        await expect(panel).to_contain_text(words.text(language, "page-of", page=page, pages=number))
        pages.insert(0, await panel.locator(".embed-description").inner_text())
    return "\n\n".join(pages)


def check_result(play: Play, shown: str, sides: Sequence[str], players: Mapping[int, Player]) -> None:
    """Checks that the result shows each side's score by the rule sheet, and that the log has every click once."""
    text, lines = logged(play)
    for side, score in zip(sides, scores_by_the_sheet(text), strict=True):
        written = f"{score:,}".replace(",", "[.,]?")
        assert re.search(rf"{re.escape(side)}: {written}(?!\d)", shown.replace("−", "-")), shown
    for seat, player in players.items():
        acts = iter(line["act"] for line in lines if line.get("seat") == seat)
        assert all(action in acts for action in player.answered), "a click was lost or done twice"
