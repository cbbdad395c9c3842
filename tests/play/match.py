"""A whole match in the page: played on by whoever is asked, stopped and taken up again, checked at its end."""

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

from bot.text.i18n import Localiser
from tests.independent import record
from tests.play.people import PATIENCE, Play, Player

LONGEST = 800
"""Answers in a match; more would mean that it does not move on."""
Choosing: TypeAlias = Callable[[Mapping[str, str]], str]
"""Which of the answers that are open is given."""


def plainly(answers: Mapping[str, str]) -> str:
    """Take, declare, win, the first card that is open."""
    for word in ("take", "declare", "win", "same"):
        if word in answers:
            return word
    return next(iter(answers))


def variously(seed: int) -> Choosing:
    """The kind of answer that was given least often, a push before a choice; of that kind any that is as new."""
    chance = Random(seed)
    given: Counter[str] = Counter()

    def choosing(answers: Mapping[str, str]) -> str:
        kind = min(sorted({answer.split()[0] for answer in answers}, reverse=True), key=given.__getitem__)
        open_ = [answer for answer in answers if answer.split()[0] == kind]
        answer = min(chance.sample(open_, len(open_)), key=given.__getitem__)
        given.update({kind, answer})
        return answer

    return choosing


def logged(play: Play) -> tuple[str, list[dict[str, Any]]]:
    """The record of the only match in the database, and its lines after the first."""
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


def scores_by_the_sheet(text: str) -> list[int]:
    """What the second reading of the rule sheet makes of a finished match."""
    answers, _ = record.answers(text.splitlines())
    assert answers[-1]["turn"] == "over"
    scores: list[int] = answers[-1]["scores"]
    return scores


async def play_on(*players: Player, choosing: Choosing = plainly, until: Callable[[], bool] = lambda: False) -> None:
    """Answer whenever somebody is asked, until that holds or the result stands in the channel."""
    for _ in range(LONGEST):
        async with asyncio.timeout(PATIENCE / 1000):
            while not (asked := [(one, what) for one in players if (what := await one.answers())]):
                if until() or await players[0].has_ended():
                    return
                await asyncio.sleep(0.05)
        if until():
            return
        player, what = asked[0]
        action = choosing(what)
        await player.answer(action, what[action])
    pytest.fail("the match does not end")


def answers_of(players: Sequence[Player]) -> int:
    """How often they have answered up to now."""
    return sum(len(player.answered) for player in players)


async def kill_and_go_on(play: Play, *players: Player, choosing: Choosing = plainly) -> None:
    """End the whole process at once, start it anew, and play on until everybody has his hand again."""
    await play.end(signal.SIGKILL)
    await play.start()
    for player in players:
        await expect(player.page.locator("#banner")).to_be_hidden()
    done = answers_of(players)
    await play_on(*players, choosing=choosing, until=lambda: answers_of(players) > done)
    # Who was not on turn had a panel whose token died with the process.
    for player in players:
        await player.press("My hand")


async def all_pages(panel: Locator, language: str = "en") -> str:
    """The score sheet, which opens with its last page, from the first one on."""
    words = Localiser()
    back = words.text(language, "button-page-back")
    pages: list[str] = [await panel.locator(".embed-description").inner_text()]
    said = await panel.inner_text()
    number = next((one for one in range(1, 100) if words.text(language, "page-of", page=one, pages=one) in said), 1)
    for page in range(number - 1, 0, -1):
        await panel.get_by_role("button", name=back, exact=True).click()
        await expect(panel).to_contain_text(words.text(language, "page-of", page=page, pages=number))
        pages.insert(0, await panel.locator(".embed-description").inner_text())
    return "\n\n".join(pages)


def check_result(play: Play, shown: str, sides: Sequence[str], players: Mapping[int, Player]) -> None:
    """The page shows each side's score by the rule sheet; every click of the players stands once in the log."""
    text, lines = logged(play)
    for side, score in zip(sides, scores_by_the_sheet(text), strict=True):
        written = f"{score:,}".replace(",", "[.,]?")
        assert re.search(rf"{re.escape(side)}: {written}(?!\d)", shown), shown
    for seat, player in players.items():
        acts = iter(line["act"] for line in lines if line.get("seat") == seat)
        assert all(action in acts for action in player.answered), "a click was lost or done twice"
