"""Plays whole matches in the page as people do, and says whether the hand fitted and how late each step was shown.

`python -m tests.play.whole_matches [--game …] [--people 1|2] [--language …] [--deck …] [--screen …] [--pauses …]
[--computers LEVEL] [--full] [--emoji create] [--pictures off|ask|on]`

A line for each person: the deals and steps, the own turns that were measured, the most pixels that were out of view
from the line of the turn to the last open answer, the highest hand of the visible pixels, and the delays.
"""

import argparse
import asyncio
import re
import signal
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from playwright.async_api import Browser, expect

from bot.text.i18n import DECKS, Localiser, Voice
from engine.cards import Seat
from engine.players import LEVELS
from engine.registry import game_keys
from tests.play.delays import Delays, at_percent, measured, tables
from tests.play.match import logged, scores_by_the_sheet, variously
from tests.play.people import PATIENCE, QUICKLY, Play, Player
from tests.play.watched import SCREENS, Reader, Tab
from tests.support.browser import open_browser

WORDS = Localiser()
SEATS = {"klaberjass": 2, "schieber": 4, "vira": 3, "barbu": 4}
SHORT: dict[str, tuple[str, str | int]] = {
    "klaberjass": ("target", 300),
    "schieber": ("target", 400),
    "vira": ("deals", 3),
    "barbu": ("length", 4),
}
"""The option that makes a match short, with its value."""
SECOND = {"en": "Ben", "de": "Daniel", "ja": "Chie"}
"""Who is the second person, by language: the people of the sandbox read different ones."""
LATE = 3.0
"""Seconds after which a step must be shown to those who wait."""
IDLE = 60.0
"""Seconds in which a match must go on."""


def say(language: str, key: str, **values: str | int) -> str:
    return WORDS.text(language, key, **values)


@dataclass(frozen=True, slots=True)
class Match:
    """What is played: the game, the level of its computers, whether it goes on to its usual end, and with pictures.

    `pictures`: as `/settings` has them, for all and for each person; "": as they are by themselves.
    """

    game: str
    computers: str = "careful"
    full: bool = False
    pictures: str = ""


async def open_form(host: Player, language: str, match: Match) -> None:
    """Open a table; by its form choose the computers and, unless it is to be full, make its match short."""
    game = match.game
    await host.command(f"table new game:{game}")
    await host.press(say(language, "button-options"))
    if not match.full:
        option, value = SHORT[game]
        await choose_option(host, language, say(language, f"{game}-option-{option}"), str(value))
    if match.computers != "careful":
        name = say(language, f"seat-computer-{match.computers}")
        await choose_option(host, language, say(language, "form-level"), name)
    await host.page.locator('[data-do="dismiss"]').last.click()


async def choose_option(host: Player, language: str, label: str, value: str) -> None:
    """Choose a value of an option in the form, on this page or on a later one, or write it."""
    menu = host.page.get_by_role("button", name=re.compile(f"^{re.escape(label)}"))
    await host.page.locator('[data-custom-id*=":set="]').last.wait_for()
    for _ in range(PATIENCE // QUICKLY):
        if await menu.count():
            break
        await host.press(say(language, "button-page-on"))
        with suppress(AssertionError):
            await expect(menu.last).to_be_visible(timeout=QUICKLY)
    await menu.last.click()
    offered = host.page.locator(".menu [role=option]")
    line = say(language, "rules-option", label=label, value=value)
    await offered.first.wait_for()
    if await offered.get_by_text(line, exact=True).count():
        await offered.get_by_text(line, exact=True).click()
    else:
        other = say(language, "rules-option", label=label, value=say(language, "form-other"))
        await offered.get_by_text(other, exact=True).click()
        dialog = host.page.get_by_role("dialog").last
        await dialog.locator("input").fill(value)
        await dialog.locator("button[type=submit], button.button-1").last.click()
    chosen = re.compile(rf"{re.escape(line)}(?!\d)")
    await expect(host.messages.filter(has_text=chosen).last).to_be_visible()


def seated(play: Play) -> int:
    with sqlite3.connect(f"file:{play.data}?mode=ro", uri=True) as database:
        return int(database.execute("SELECT count(*) FROM seat").fetchone()[0])


async def sit_down(tabs: Sequence[Tab], play: Play, match: Match) -> None:
    """The first person opens a table, the others join, computers take the other seats, and all look at their hands.

    The first person plays in the table's thread, the second in its channel.
    """
    language, host = play.language, tabs[0].player
    for tab in tabs:
        settings = f"deck:{tab.reader.deck} language:{tab.reader.language}"
        settings += f" pictures:{match.pictures}" if match.pictures else ""
        if match.pictures and tab is tabs[0]:  # who manages the server
            await tab.player.command(f"admin set pictures:{match.pictures}")
            await expect(tab.player.messages.last).to_be_visible()
        await tab.player.command(f"settings {settings}")
        await expect(tab.player.messages.last).to_be_visible()
    await open_form(host, language, match)
    for number in range(2, SEATS[match.game] + 1):
        if number <= len(tabs):
            await tabs[number - 1].player.press(say(language, "button-join"))
        else:
            await host.press(say(language, "button-add-computer"))
        try:
            async with asyncio.timeout(PATIENCE / 1000):
                while seated(play) < number:  # noqa: ASYNC110 - the file has no event for it
                    await asyncio.sleep(0.05)
        except TimeoutError as error:
            shown = await host.page.locator("#messages").inner_text()
            raise AssertionError(f"seat {number} is not taken: {shown[-400:]}") from error
    # The button may move when the last seat is taken.
    await asyncio.sleep(0.5)
    await host.press(say(language, "button-start"))
    await host.go_to_table()
    # Weis can win a short match before a person is asked anything; then there is no hand to look at.
    await expect(host.table.or_(host.result).first).to_be_visible()
    for tab in tabs:
        if not await host.has_ended():
            await tab.player.press(say(language, "button-hand"))


async def play_through(tabs: Sequence[Tab], play: Play, seed: int) -> str:
    """Answer everybody's decisions until the result is there; returns what went wrong."""
    choosing = variously(seed)
    moved, steps = time.monotonic(), 0
    while time.monotonic() - moved < IDLE:
        for tab in tabs:
            answers = await tab.player.answers()
            if tab.may_answer(len(answers)):
                # A person looks before they press; the page has come to rest by then.
                await asyncio.sleep(0.25)
                if not (answers := await tab.player.answers()):
                    continue
                await tab.measure()
                action = choosing(answers)
                if ":pick=" not in answers[action] or not await tab.take_advice():
                    await tab.player.answer(action, answers[action])
        if all([await tab.result() for tab in tabs]):
            return ""
        await tabs[0].next_deal()
        if len(now := logged(play)[1]) != steps:
            moved, steps = time.monotonic(), len(now)
        await asyncio.sleep(0.05)
    return "nothing happened for a minute"


async def play_match(
    browser: Browser,
    match: Match,
    readers: Sequence[Reader],
    shots: Path,
    *,
    pauses: float,
    emoji: str = "off",
    late: float = LATE,
) -> list[str]:
    """Play one match and print a line for each person; returns what was wrong."""
    faults: list[str] = []
    game = match.game
    name = f"{game}-{'-and-'.join(str(reader).replace(' ', '-') for reader in readers)}"
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        play = Play(Path(folder) / "match.db", language=readers[0].language, pauses=pauses, emoji=emoji)
        await play.start()
        tabs: list[Tab] = []
        try:
            tabs.append(await Tab.open(browser, play.address, readers[0], shots / f"{name}-1"))
            for number, reader in enumerate(readers[1:], start=2):
                link = tabs[0].player.page.locator(f'a[aria-label*="{reader.name}"]').first
                address = str(await link.get_attribute("href"))
                tabs.append(await Tab.open(browser, address, reader, shots / f"{name}-{number}"))
            await sit_down(tabs, play, match)
            if wrong := await play_through(tabs, play, len(name)):
                faults.append(wrong)
            else:
                faults += await look(tabs, match)
                for tab, score in product(tabs, scores_by_the_sheet(logged(play)[0])):
                    if not _names(shown := await tab.result(), score):
                        faults.append(f"{score} is not in the result of {tab.reader}: {shown}")
        except Exception as error:
            faults.append(f"{type(error).__name__}: {str(error)[:600]}")
        if faults:
            for number, tab in enumerate(tabs, start=1):
                with suppress(Exception):
                    await tab.player.page.screenshot(path=shots / f"{name}-{number}-fault.png")
        try:
            faults += await report(tabs, play, game, time.monotonic() - began, shots / name, late)
        except Exception as error:
            faults.append(f"no report: {type(error).__name__}: {error}")
        for tab in tabs:
            await tab.player.page.context.close()
        if await play.end(signal.SIGINT) != 0:
            faults.append("the process ended with an error")
        faults += [f"log: {line[:300]}" for line in play.said if re.search("error|warning|Traceback", line, re.I)][:5]
    for fault in faults:
        print(f"    FAULT {name}: {fault}", flush=True)
    return faults


async def look(tabs: Sequence[Tab], match: Match) -> list[str]:
    """What is wrong with the pictures: there are some exactly if they are on, and each has words and was loaded."""
    faults = []
    for tab in tabs:
        pictures = await tab.player.page.eval_on_selector_all(
            "#messages .attachment img", "all => all.map((one) => [one.alt.length, one.naturalWidth, one.complete])"
        )
        if any(not words or (loaded and not wide) for words, wide, loaded in pictures):
            faults.append(f"{tab.reader}: a picture without words or pixels: {pictures}")
        if bool(pictures) != (match.pictures == "on"):
            faults.append(f"{tab.reader}: {len(pictures)} pictures in view")
    return faults


async def report(tabs: Sequence[Tab], play: Play, game: str, seconds: float, into: Path, late: float) -> list[str]:
    """Print a line for each person; returns what was wrong."""
    states = tables(play)
    deals = sum("deal" in line for line in logged(play)[1])
    faults: list[str] = []
    for seat, tab in enumerate(tabs):
        seen = await tab.seen()
        hand = measured(states, seen["hand"], Voice(WORDS, tab.reader.language, tab.reader.deck), Seat(seat))
        table = measured(states, seen["table"], Voice(WORDS, play.language), None)
        print(
            f"{game:10} {tab.reader!s:18} {len(tabs)}p {deals:2} deals {len(states):4} steps {tab.turns:3} turns"
            f" hidden {tab.hidden:3} px ({tab.scrolled}x, {tab.settled:.1f} s), highest {tab.height}/{tab.visible}"
            f" | waiting {_figures(hand.waiting)} own {_figures(hand.own)} table {_figures(table.waiting)}"
            f" coalesced {hand.skipped} unseen {hand.unseen} back {len(hand.back)} unknown {len(hand.unknown)}"
            f" | {seconds:.0f} s",
            flush=True,
        )
        faults += [f"{tab.reader}: {wrong}" for wrong in (*tab.wrong, *seen["failed"], *hand.back)]
        faults += _late(hand, "hand", late) + _late(table, "table", late)
        if tab.hidden:
            faults.append(f"{tab.reader}: {tab.hidden} px of the hand out of view")
        if hand.unseen:
            faults.append(f"{tab.reader}: {hand.unseen} steps never shown")
        if hand.unknown or table.unknown:
            faults.append(f"{tab.reader}: {len(hand.unknown)} + {len(table.unknown)} texts that no state has")
            kept = "\n".join(("HAND", *hand.unknown, "TABLE", *table.unknown))
            into.with_name(f"{into.name}-{seat + 1}-unknown.txt").write_text(kept, encoding="utf-8")
    return faults


def _names(shown: str, score: int) -> bool:
    """Whether a text has this score, as any language writes it."""
    written = f"{score:,}".replace(",", "[.,]?")
    return re.search(rf"(?<!\d){written}(?!\d)", shown.replace("\u2212", "-")) is not None


def _late(delays: Delays, surface: str, most: float) -> list[str]:
    late = max(delays.waiting, default=0)
    return [f"the {surface} was {late:.1f} s late: {delays.slowest}"] if late > most else []


def _figures(delays: Sequence[float]) -> str:
    return f"{max(delays, default=0):.1f}/{at_percent(delays, 99):.1f}"


def cases(chosen: argparse.Namespace) -> Iterator[tuple[str, tuple[Reader, ...]]]:
    """What is to be played: with two people, the second has the other screen and deck, and the next language."""
    languages = WORDS.languages
    for deck, language, screen, game in product(chosen.deck, chosen.language, chosen.screen, chosen.game):
        first = Reader("Anna", language, deck, screen)
        if chosen.people == 1:
            yield game, (first,)
            continue
        other = languages[(languages.index(language) + 1) % len(languages)]
        screens, decks = list(SCREENS), list(DECKS)
        yield game, (first, Reader(SECOND[other], other, _other(decks, deck), _other(screens, screen)))


def _other(all_of: Sequence[str], name: str) -> str:
    return next(entry for entry in all_of if entry != name)


async def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", nargs="+", default=game_keys(), choices=game_keys())
    parser.add_argument("--language", nargs="+", default=WORDS.languages, choices=WORDS.languages)
    parser.add_argument("--deck", nargs="+", default=list(DECKS), choices=list(DECKS))
    parser.add_argument("--screen", nargs="+", default=list(SCREENS), choices=list(SCREENS))
    parser.add_argument("--people", type=int, default=1, choices=(1, 2))
    parser.add_argument("--pauses", type=float, default=1.0, help="by what the delays of computers are multiplied")
    parser.add_argument("--computers", default="careful", choices=LEVELS)
    parser.add_argument("--full", action="store_true", help="play to the usual end instead of a short match")
    parser.add_argument("--emoji", default="off", choices=("create", "off"), help="whether cards are emoji")
    parser.add_argument("--pictures", default="", choices=("", "off", "ask", "on"), help="pictures of tables")
    parser.add_argument("--shots", type=Path, default=Path(tempfile.gettempdir()) / "stich-matches")
    chosen = parser.parse_args()
    chosen.shots.mkdir(parents=True, exist_ok=True)
    bad = 0
    async with open_browser() as browser:
        for game, readers in cases(chosen):
            match = Match(game, chosen.computers, chosen.full, chosen.pictures)
            bad += bool(
                await play_match(browser, match, readers, chosen.shots, pauses=chosen.pauses, emoji=chosen.emoji)
            )
    return bad


if __name__ == "__main__":
    sys.exit(asyncio.run(main()) > 0)
