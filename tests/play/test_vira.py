"""Whole sessions of Vira in the page: every family is bid and played, and every line of the statements is checked.

Each deal follows a plan; with `DEEP_TESTS` there are several plans for every family.
"""

import asyncio
import os
import re
import signal
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.text.i18n import Localiser
from engine.cards import RANK_LETTERS, Rank, rank_text
from tests.independent import vira
from tests.independent.vira_table import ROWS
from tests.play.match import all_pages, called, check_result, listed, logged
from tests.play.people import PATIENCE, QUICKLY, Play, Player
from tests.play.vira_session import Plan, Session
from tests.play.vira_statement import Deal, expected_deals, expected_lines, shown_lines

pytestmark = pytest.mark.browser
in_the_browser = pytest.mark.asyncio(loop_scope="session")

DEEP = bool(os.environ.get("DEEP_TESTS"))
WORDS = Localiser()
CARD = re.compile("([♠♥♦♣])\ufe0e?(10|[2-9A-Z])")
COUNTDOWN = re.compile(r"time runs out .*")
"""What changes by itself."""
SUIT_OF_HAND = re.compile("([♠♥♦♣]\ufe0e?)\u00a0((?:(?:10|[2-9A-Z])(?: |\\b))+)(· (?=[♠♥♦♣]))?")
"""The cards of a suit in a list of a whole hand: the suit once, then its ranks."""
SIGNS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
RANKS = tuple(map(Rank, range(len(RANK_LETTERS))))
LANGUAGES = {"Anna": "en", "Ben": "en", "Chie": "ja", "Daniel": "de"}
THREE = (
    Plan("six", ("bid six", "colour", "preference", "hold")),
    Plan("gok", ("bid turne6", "bid gok")),
    Plan("turne8", ("bid turne7", "bid turne8"), ("re-exchange", "surrender")),
    Plan("tringel9", ("bid tringel9",), ("surrender",), exchanged=13),
    Plan("gask3", ("bid gask2", "bid gask3"), ("misere",), fails=True),
    Plan("gask5", ("bid gask1", "colour"), ("sharpen gask5",), fails=True),
    Plan("petite_ouverte", ("bid petite_ouverte",), fails=True),
    Plan("grande", ("bid petite", "bid grande"), fails=True),
    Plan("petite_royale", ("bid petite_royale",), fails=True),
)
FOUR = (
    Plan("grande_royale", ("bid grande_royale",), fails=True),
    Plan("kopmisar4", ("bid kopmisar2", "bid kopmisar3"), ("sharpen kopmisar4", "re-exchange"), fails=True),
    Plan("vira", ("bid solo8", "bid vira", "colour"), fails=True),
    Plan("vingel8", ("bid vingel7", "bid vingel8"), ("trump S", "surrender")),
)
THREE_DEEP = (
    Plan("nine", ("bid seven", "bid nine", "colour"), exchanged=6),
    Plan("turne6", ("bid turne6",), exchanged=2),
    Plan("turne7", ("bid turne6", "bid turne7"), ("re-exchange",), fails=True),
    Plan("vingel6", ("bid vingel6",), ("re-exchange",)),
    Plan("gask0", ("bid gask0",), ("misere",)),
    Plan("gask4", ("bid gask2", "bid gask4", "pass", "hold"), ("misere",)),
    Plan("gask6", ("bid gask2", "colour", "preference"), ("sharpen gask6", "surrender")),
    Plan("kopmisar1", ("bid kopmisar1",)),
    Plan("kopmisar6", ("bid kopmisar5", "bid kopmisar6"), ("surrender",)),
    Plan("gok", ("bid six", "bid gok", "pass", "hold"), fails=True),
    Plan("solo7", ("bid solo6", "bid solo7"), exchanged=0),
    Plan("solo_vira", ("bid solo9", "bid solo10"), ("sharpen solo_vira",), fails=True),
    Plan("grande_ouverte", ("bid grande_ouverte",)),
    Plan("petite", ("bid petite",)),
    Plan("gok", ("bid gok",)),
)
FOUR_DEEP = (
    Plan("eight", ("bid seven", "bid eight", "pass", "hold"), ("re-exchange",), fails=True),
    Plan("tringel9", ("bid tringel9",), ("re-exchange",), exchanged=3),
    Plan("vira", ("bid vira",), ("surrender",)),
    Plan("gok", ("bid gok",)),
    Plan("petite_royale", ("bid petite_royale",)),
    Plan("solo12", ("bid solo11", "bid solo12"), ("surrender",)),
    Plan("kopmisar3", ("bid kopmisar3",), ("re-exchange", "surrender")),
    Plan("vingel7", ("bid vingel7",), fails=True),
)
ALONE = (
    Plan("solo9", ("bid solo9",)),
    Plan("solo12", ("bid solo12",), fails=True),
    Plan("grande_royale", ("bid grande_royale",), fails=True),
)


async def open_table(host: Player, language: str, *, seats: int, deals: int, decided: bool = False) -> None:
    """Open a table and fill in the form of its options."""

    def say(key: str, **values: str | int) -> str:
        return WORDS.text(language, key, **values)

    def line(option: str, value: str) -> str:
        return say("rules-option", label=say(option), value=value)

    await host.command("table new game:vira")
    await host.press(say("button-options"))
    if seats == 4:
        await host.choose(say("form-seats"), line("form-seats", "4"))
        await expect(host.messages.filter(has_text=line("form-seats", "4")).last).to_be_visible()
    # If two answers cross, the panel shows the page of the later one; people press again.
    deals_menu = host.page.get_by_role("button", name=re.compile(f"^{re.escape(say('vira-option-deals'))}"))
    for _ in range(PATIENCE // QUICKLY):
        await host.press(say("button-page-on"))
        with suppress(AssertionError):
            await expect(deals_menu.last).to_be_visible(timeout=QUICKLY)
            break
    await host.choose(say("vira-option-deals"), line("vira-option-deals", say("form-other")))
    dialog = host.page.get_by_role("dialog").last
    await dialog.locator("input").fill(str(deals))
    await dialog.locator("button[type=submit], button.button-1").last.click()
    await expect(host.messages.filter(has_text=line("vira-option-deals", str(deals))).last).to_be_visible()
    if decided:
        ends = line("vira-option-stopWhenDecided", say("vira-option-stopWhenDecided-on"))
        await host.choose(say("vira-option-stopWhenDecided"), ends)
        await expect(host.messages.filter(has_text=ends).last).to_be_visible()
    await host.page.locator('[data-do="dismiss"]').last.click()


async def sit_down(host: Player, others: Mapping[str, Player], deals: int) -> None:
    """The others join and the host starts; the channel has the language of the server."""
    await open_table(host, "en", seats=len(others) + 1, deals=deals, decided=True)
    for number, (name, player) in enumerate(others.items(), start=2):
        await player.press("Join")
        await expect(host.messages.filter(has_text=f"{number} – {name}").last).to_be_visible()
    await host.press("Start")
    for player in (host, *others.values()):
        await player.go_to_table()
        await player.press("My hand")
    await expect(host.table).to_contain_text("Deal 1")


async def check_session(
    session: Session, names: Sequence[str], languages: Mapping[int, str], folder: Path
) -> list[Deal]:
    """Checks the result, that the log has every click, and every line of the statements in each reader's language."""
    people = dict(session.people)
    check_result(session.play, await people[0].result.inner_text(), names, people)
    text, _ = logged(session.play)
    deals = expected_deals(text)
    for seat, language in languages.items():
        player = people[seat]
        await player.result.locator('[data-custom-id$=":score"]').click()
        # Not the message with the button of this name.
        sheet = player.page.locator(".embed").filter(has_text=WORDS.text(language, "sheet-title"))
        panel = player.messages.filter(has=sheet).last
        await expect(panel).to_be_visible()
        await player.picture("vira-statement" if language == "en" else f"vira-statement-{language}", folder, of=panel)
        lines = shown_lines(await all_pages(panel, language))
        seated = called(session.play, language)
        assert lines == [line for deal in deals for line in expected_lines(deal, seated, language)]
    return deals


# ----------------------------------------------------------------------------------------------------- besides the plan


async def take_a_bid_back(session: Session, play: Play, folder: Path) -> None:
    """Click the highest bid, see its meaning and go back: the log does not change."""
    player = session.people[int(session.due)]
    before = logged(play)[1]
    await player.choose(WORDS.text("en", "vira-group-play"), WORDS.text("en", "vira-bid-solo_vira"))
    await expect(player.panel).to_contain_text(WORDS.text("en", "draft-open"))
    await player.picture("vira-auction", folder, of=player.panel)
    await player.press(WORDS.text("en", "button-draft-back"))
    await expect(player.panel).not_to_contain_text(WORDS.text("en", "draft-open"))
    assert logged(play)[1] == before


async def pick_wrongly(session: Session, play: Play) -> None:
    """Tick wrong cards and too few of them: the button that confirms is enabled only for a valid number."""
    player, picked = session.people[int(session.due)], vira.pick(session.table)
    before, planned = logged(play)[1], session.planned().split()[1:]
    wrong = [card for card in picked["from"] if card not in planned][: picked["max"] - 1]
    final = player.panel.locator('[data-custom-id*=":final="]')
    async with asyncio.timeout(PATIENCE / 1000):
        while not await final.count():
            if (moment := await session.moment(player)) is not None:
                await session.choose(player, moment, wrong)
    assert await final.is_enabled() == (picked["min"] <= len(wrong))
    assert logged(play)[1] == before


async def kill_and_restart(session: Session, play: Play) -> None:
    """Kill the process and start it again; everybody opens their hand again."""
    await play.end(signal.SIGKILL)
    await play.start()
    for player in session.people.values():
        await expect(player.page.locator("#banner")).to_be_hidden()
        await player.press("My hand")


async def take_the_suggestion(player: Player, play: Play, language: str) -> None:
    """Press the button of the suggestion, read its reason, and confirm it."""
    before = len(logged(play)[1])
    await player.press(WORDS.text(language, "button-advice"))
    await expect(player.panel).to_contain_text("💡")
    confirm = WORDS.text(language, "button-confirm", chosen="")
    await player.panel.get_by_role("button", name=re.compile(f"^{re.escape(confirm)}")).last.click()
    async with asyncio.timeout(PATIENCE / 1000):
        while len(logged(play)[1]) == before:  # noqa: ASYNC110 - the file has no event for it
            await asyncio.sleep(0.05)


async def check_sitting_out(session: Session, names: Sequence[str]) -> None:
    """Checks that a player who sits out has no cards and no answers, and reads a note and lines of the public message.

    The hand leaves out what *Details* shows, and much that the public message tells of each player. The public message
    has the language of the server; in another language the cards are compared.
    """
    table = session.table
    seat = next(seat for seat in session.people if seat not in table["active"])
    player, language = session.people[seat], LANGUAGES[names[seat]]
    sits_out = WORDS.text(language, "panel-sits-out")
    until = time.monotonic() + PATIENCE / 1000
    while True:
        # The public message ends with a footer of the options; the panel has a line that its player sits out.
        own = (await player.panel.locator(".embed").inner_text()).splitlines()[1:]
        public = (await player.table.locator(".embed").inner_text()).splitlines()[1:-1]
        shared = [line for line in own if line != sits_out]
        if len(shared) == len(own) - 1 and within(shared, public, language):
            break
        assert time.monotonic() < until, f"{names[seat]} sees {own}, the public {public}"
        await asyncio.sleep(0.1)
    assert set(cards_in("\n".join(own), language)) <= vira.may_see(table, None)
    assert not await player.answers()


def within(own: Sequence[str], public: Sequence[str], language: str) -> bool:
    """Whether each line in English is part of a public one; in another language, whether the cards are among theirs."""
    if language == "en":
        whole = [parts(line) for line in public]
        return all(any(parts(one_by_one(line)) <= parts_of for parts_of in whole) for line in own)
    return set(cards_in("\n".join(own), language)) <= set(cards_in("\n".join(public), "en"))


def parts(line: str) -> set[str]:
    return set(COUNTDOWN.sub("", line).split(" · "))


def one_by_one(text: str) -> str:
    """The text with the suit at each card, as in the public message."""

    def cards(suit: re.Match[str]) -> str:
        between = " " if suit[3] else ""
        return " ".join(suit[1] + rank for rank in suit[2].split()) + between

    return SUIT_OF_HAND.sub(cards, text)


def cards_in(text: str, language: str) -> list[str]:
    """The cards in a text of this language, in the notation of records."""
    letters = {WORDS.rank_index(language, rank): rank_text(rank) for rank in RANKS}
    return [letters[index] + SIGNS[sign] for sign, index in CARD.findall(one_by_one(text))]


# ------------------------------------------------------------------------------------------------------------ sessions


@in_the_browser
async def test_three_people_play_every_kind_of_contract(browser: Browser, play: Play, tmp_path: Path) -> None:
    plans = THREE + THREE_DEEP if DEEP else THREE
    names = ("Anna", "Ben", "Chie")
    anna = await Player.at(browser, play.address)
    ben, chie = [await anna.open_tab_of(browser, name) for name in names[1:]]
    await chie.page.set_viewport_size({"width": 390, "height": 844})
    await sit_down(anna, {"Ben": ben, "Chie": chie}, len(plans))
    session = Session(play, {0: anna, 1: ben, 2: chie})
    for number, plan in enumerate(plans, start=1):
        session.begin(plan)
        if number == 1:
            while LANGUAGES[names[await session.asked() or 0]] != "en":
                await session.answer(session.planned())
            await take_a_bid_back(session, play, tmp_path)
        if plan.contract == "gok" and number == 2:
            await session.go_on(lambda: session.table["phase"] == "discard")
            await session.asked()
            await pick_wrongly(session, play)
            await kill_and_restart(session, play)
        await session.go_on(lambda number=number: session.table["deals"] == number)
    deals = await check_session(session, names, {0: "en", 2: "ja"}, tmp_path)
    assert [deal.table["key"] for deal in deals] == [plan.contract for plan in plans]
    kinds = {payment.kind for deal in deals for payment in deal.payments if payment.amount}
    assert {"ante", "pot", "points", "fee", "share"} <= kinds
    assert await play.end(signal.SIGINT) == 0


@in_the_browser
async def test_four_people_with_one_sitting_out_each_deal(browser: Browser, play: Play, tmp_path: Path) -> None:
    plans = FOUR + FOUR_DEEP if DEEP else FOUR
    names = tuple(LANGUAGES)
    anna = await Player.at(browser, play.address)
    others = {name: await anna.open_tab_of(browser, name) for name in names[1:]}
    await sit_down(anna, others, len(plans))
    session = Session(play, dict(enumerate((anna, *others.values()))))
    for number, plan in enumerate(plans, start=1):
        session.begin(plan)
        seen = set()
        while await session.asked(lambda number=number: session.table["deals"] == number) is not None:
            if session.table["phase"] not in seen:
                seen.add(session.table["phase"])
                await check_sitting_out(session, names)
            await session.answer(session.planned())
    deals = await check_session(session, names, {2: "ja", 3: "de"}, tmp_path)
    assert [deal.table["key"] for deal in deals] == [plan.contract for plan in plans]
    assert {seat for deal in deals for seat in {*range(4)} - {*deal.table["active"]}} == {*range(4)}
    assert await play.end(signal.SIGINT) == 0


@in_the_browser
async def test_one_person_with_two_computers_in_german(browser: Browser, tmp_path: Path) -> None:
    play = Play(tmp_path / "match.db", language="de")
    await play.start()
    try:
        anna = await Player.at(browser, play.address)
        plans = ALONE * 4 if DEEP else ALONE
        await open_table(anna, "de", seats=3, deals=len(plans), decided=not DEEP)
        for number in (2, 3):
            await anna.press(WORDS.text("de", "button-add-computer"))
            await expect(
                anna.messages.filter(has_text=re.compile(rf"{number} – \S+ \(Computer\)")).last
            ).to_be_visible()
        await anna.press(WORDS.text("de", "button-start"))
        await anna.go_to_table()
        await expect(anna.table).to_be_visible()
        await anna.press(WORDS.text("de", "button-hand"))
        session = Session(play, {0: anna})
        for number, plan in enumerate(plans, start=1):
            session.begin(plan)
            if number == 1 and await session.asked() is not None:
                await take_the_suggestion(anna, play, "de")
            await session.go_on(lambda number=number: session.table["deals"] == number)
        await check_session(session, listed(called(play, "de"), "de"), {0: "de"}, tmp_path)
        assert await play.end(signal.SIGTERM) == 0
    finally:
        await play.end(signal.SIGKILL)


def test_the_plans_cover_every_family() -> None:
    """The default sessions have every family; the long ones have several bids of each family with several bids."""
    default, every = THREE + FOUR + ALONE, THREE + FOUR + ALONE + THREE_DEEP + FOUR_DEEP
    families = [ROWS[plan.contract]["family"] for plan in default]
    assert {*families} == {row["family"] for row in ROWS.values()}
    for family in families:
        bids = {plan.contract for plan in every if ROWS[plan.contract]["family"] == family}
        assert len(bids) > 1 or family in ("gok", "vira", "tringel")
