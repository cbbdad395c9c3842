"""A deal of Vira by keys alone, heard and not seen: what the page announces tells each step once, in order."""

import asyncio
import builtins
import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.async_api import Browser, TimeoutError, expect

from bot.text.catalogues import REFERENCE
from bot.text.i18n import Localiser, Voice
from bot.text.render import announcement
from engine import record
from engine.cards import Card, Seat
from engine.match import DealLine, Match
from tests.play.keyboard import KeyboardSession, Keys
from tests.play.match import called, logged
from tests.play.people import PATIENCE, QUICKLY, Play, Player
from tests.play.vira_session import Plan

pytestmark = pytest.mark.browser
in_the_browser = pytest.mark.asyncio(loop_scope="session")

DEEP = bool(os.environ.get("DEEP_TESTS"))
WORDS = Localiser()
LANGUAGES = WORDS.languages if DEEP else (REFERENCE,)
SIGNS = frozenset("♠♥♦♣")
PLAN = Plan("turne6", ("bid turne6", "hold", "hold"), exchanged=3)
AFTERWARDS = 1.0
"""Seconds after the last step in which nothing is announced again."""


def steps_told(play: Play, language: str) -> Iterator[str]:
    """The lines about each step of the first deal, worked out from the record, as the first seat may read them."""
    text, _ = logged(play)
    *_, match = (read for read in record.read(text.encode()) if isinstance(read, Match))
    header, voice = match.header, Voice(WORDS, language)
    names = called(play, language)
    before = Match.start(match.game, seats=header.seats, dealer=header.dealer, options=dict(header.options))
    for number, line in enumerate(match.log):
        if number and isinstance(line, DealLine):
            return
        now, step = before.follow(line)
        earlier = before if number else None
        # Where steps share a message, only the last tells of a turn.
        if told := announcement(earlier, now, step.events, Seat(0), names, voice, turn=False):
            yield told
        before = now


def holds_card(line: str, language: str) -> bool:
    """Whether a line names a card, which no other step of the deal can do in the same words."""
    return any(WORDS.card_in_words(language, Card(card)) in line for card in range(52))


def unheard(lines: Sequence[str], heard: str) -> str:
    """The first of these lines that was not heard after those before it; empty when all were, in order."""
    at = 0
    for line in lines:
        if (place := heard.find(line, at)) < 0:
            return line
        at = place + len(line)
    return ""


@in_the_browser
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_deal_is_played_by_keys_and_told_in_order(browser: Browser, tmp_path: Path, language: str) -> None:
    play = Play(tmp_path / "match.db", language=language)
    await play.start()
    try:
        anna = await Player.at(browser, play.address)
        keys = Keys(anna.page)
        say = Voice(WORDS, language).text
        # Each list is awaited before it is answered, as by somebody who listens.
        lists = anna.page.locator("#suggestions [role=option]")
        await anna.page.locator("#composer textarea").focus()
        await anna.page.keyboard.type(f"/{say('command-settings')}")
        # Behind it stand commands that only tell of settings.
        await expect(lists.first).to_contain_text(f"/{say('command-settings')}")
        await keys.press("Tab")
        await expect(anna.page.locator(".command-name")).to_have_text(f"/{say('command-settings')}")
        await anna.page.keyboard.type(say("param-steps"))
        await expect(lists).to_have_count(1)
        await keys.press("Enter")
        chosen = anna.page.locator(".option input")
        await expect(chosen).to_be_focused()
        await expect(lists).to_have_count(2)
        await keys.press("Enter")
        await expect(chosen).not_to_have_value("")
        await keys.press("Enter")
        await anna.messages.filter(has_text=say("steps-on")).first.wait_for()
        await keys.listen()
        welcome = await anna.page.get_by_role("button", name=say("button-play", game=say("vira-name"))).get_attribute(
            "data-custom-id"
        )
        hand = anna.page.locator('[data-custom-id$=":details"]').first
        await keys.use(welcome or "")
        # A key may come while the page draws the message; people press again.
        with suppress(TimeoutError):
            await hand.wait_for(timeout=3 * QUICKLY)
        if not await hand.count():
            await keys.use(welcome or "")
            await hand.wait_for()
        session = KeyboardSession(play, anna, keys)
        number = session.begin(PLAN)
        told = ""
        while await session.asked(lambda: session.table["deals"] == number) is not None:
            # Whoever answers at once is told nothing of a turn: the first one is waited for.
            async with asyncio.timeout(PATIENCE / 1000):
                while say("step-your-turn") not in told:
                    await asyncio.sleep(0.05)
                    told = "\n".join(await keys.hear())
            await session.answer(session.planned())
        lines = list(steps_told(play, language))
        with suppress(builtins.TimeoutError):
            async with asyncio.timeout(PATIENCE / 1000):
                while unheard(lines, "\n".join(await keys.hear())):  # noqa: ASYNC110 - the page has no event for it
                    await asyncio.sleep(0.05)
        await asyncio.sleep(AFTERWARDS)
        heard = "\n".join(await keys.hear())
        assert not unheard(lines, heard), f"not in this order: {heard!r}"
        assert not [line for line in lines if holds_card(line, language) and heard.count(line) != 1]
        assert not SIGNS & set(heard)
        assert "()" not in heard
        assert await play.end(signal.SIGINT) == 0
    finally:
        await play.end(signal.SIGKILL)
