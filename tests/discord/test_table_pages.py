"""Hands of every size fit Discord's limits, also those of games that are yet to come."""

import random
from dataclasses import replace
from typing import Any

import pytest

from bot.discord.custom_id import ButtonId
from bot.discord.pages import table_pages
from bot.discord.pages.hand_rows import Prompt, lay_out
from bot.discord.pages.selections import Selection
from bot.discord.pages.widgets import Button, Menu, Page
from bot.tables.model import Holder, Pace, Person, Place, Table, TableId, TableState, UserId
from bot.text.i18n import DECKS, Voice
from bot.text.render import account_lines, suits_as_text
from engine.cards import Card, Rank, Seat, card_text, pack_of
from engine.choice import Option, PickOne, PickSome
from engine.game import Chance, Refusal
from engine.match import Match
from engine.message import CardWord, Message, message
from engine.registry import game_keys
from engine.turn import DealDue
from tests.conformance.walks import sample
from tests.discord.house import WORDS
from tests.support.openapi import check_request

VOICES = [Voice(WORDS, language, deck) for deck in DECKS for language in WORDS.languages]
FULL = pack_of(map(Rank, range(13)))


def table() -> Table:
    """A table of Klaberjass, just dealt."""
    match = Match.start("klaberjass", seats=2, dealer=Seat(0))
    pack = list(match.game.pack)
    random.Random(1).shuffle(pack)
    match, _ = match.deal(Chance(tuple(pack)))
    holders = tuple(Holder(Person(UserId(number), "x" * 32)) for number in (1, 2))
    return Table(
        TableId("ev643cjds3"), Place(1, 2), TableState.PLAYING, UserId(1), "klaberjass", "article", (), Pace.LIVE,
        holders, match, 1,
    )  # fmt: skip


def card_option(card: Card, *, open_: bool) -> Option:
    """A card that may or may not be played."""
    refusal = None if open_ else Refusal("KLA-1", Message("engine-not-your-turn"))
    return Option(
        f"play {card_text(card)}", message("card-suit", symbol=CardWord(card), word=1), "cards", refusal, card
    )


def word_option(number: int) -> Option:
    """An answer in words."""
    return Option(f"bid six{number}", Message("engine-bad-preset"), "bids")


LAST = tuple(Button(f"{number}", f"s1:ev643cjds3:1:0:score={number}") for number in range(4))
"""What is in the last row: too much for other buttons beside it."""


def rows_of(choice: Any, voice: Voice, *chosen: str) -> list[Any]:
    """The rows of buttons and menus for this choice, above what is always there; all rows while something is picked."""
    selection = Selection(chosen) if chosen else None
    *rows, last = lay_out(
        Prompt(table(), Seat(1), voice, ("Anna", "Ben", "Carl", "Dora"), selection), choice, LAST
    ).rows
    return rows if last == LAST else [*rows, last]


def body_of(page: Page) -> dict[str, Any]:
    """The page as it is sent."""
    view = page.sent()["view"]
    return {"content": "x", "components": view.to_components()}


@pytest.mark.parametrize("voice", VOICES, ids=lambda voice: f"{voice.language}-{voice.deck}")
@pytest.mark.parametrize("cards", [1, 5, 6, 9, 13, 15])
@pytest.mark.parametrize("words", [0, 1, 5, 6, 25, 40])
async def test_any_hand_with_any_number_of_answers_fits(voice: Voice, cards: int, words: int) -> None:
    options = [card_option(card, open_=number % 2 == 0) for number, card in enumerate(FULL[:cards])]
    choice = PickOne((*options, *(word_option(number) for number in range(words))))
    rows = rows_of(choice, voice)
    last = table_pages._hand_buttons(Prompt(table(), Seat(1), voice, ()), choice)
    assert len(rows) + 1 <= 5
    shown = [one for row in rows if isinstance(row, tuple) for one in row]
    playable = any(option.open for option in options)
    assert len([one for one in shown if "play" in one.id]) == (cards if playable else 0)
    assert not check_request("POST", "/channels/1/messages", body_of(Page(rows=(*rows, last))))


@pytest.mark.parametrize(
    ("cards", "words", "in_menu"), [(9, 5, False), (9, 10, False), (9, 11, True), (13, 5, False), (13, 6, True)]
)
async def test_answers_are_buttons_as_long_as_there_are_rows_for_them(cards: int, words: int, in_menu: bool) -> None:
    answers = [word_option(number) for number in range(words)]
    rows = rows_of(PickOne((*(card_option(card, open_=True) for card in FULL[:cards]), *answers)), VOICES[0])
    assert any(isinstance(row, Menu) for row in rows) == in_menu
    if not in_menu:
        buttons = [one.id.rpartition("=")[2] for row in rows for one in row]
        assert buttons[cards:] == [option.text for option in answers]


@pytest.mark.parametrize(("words", "in_menu"), [(1, False), (20, False), (21, True)])
async def test_cards_that_cannot_be_played_leave_their_room_to_the_answers(words: int, in_menu: bool) -> None:
    answers = [word_option(number) for number in range(words)]
    rows = rows_of(PickOne((*(card_option(card, open_=False) for card in FULL[:13]), *answers)), VOICES[0])
    assert any(isinstance(row, Menu) for row in rows) == in_menu
    assert not [one for row in rows if isinstance(row, tuple) for one in row if "play" in one.id]


@pytest.mark.parametrize("voice", VOICES, ids=lambda voice: f"{voice.language}-{voice.deck}")
@pytest.mark.parametrize(("minimum", "maximum"), [(0, 3), (2, 2), (1, 13), (0, 13)])
async def test_several_cards_are_picked_from_a_menu(voice: Voice, minimum: int, maximum: int) -> None:
    choice = PickSome("exchange", tuple(card_text(card) for card in FULL[:13]), minimum, maximum)
    rows = rows_of(choice, voice)
    menu = rows[0]
    assert isinstance(menu, Menu)
    assert (menu.minimum, menu.maximum) == (max(1, minimum), maximum)
    none = [one for row in rows[1:] for one in row if isinstance(one, Button)]
    assert [ButtonId.parse(one.id).verb for one in none] == (["none"] if not minimum else [])
    assert not check_request("POST", "/channels/1/messages", body_of(Page(rows=tuple(rows))))


async def test_what_is_only_looked_at_has_no_menu() -> None:
    assert not rows_of(PickSome("exchange", ("AS",), 0, 0), VOICES[0])


async def test_each_group_of_words_has_rows_of_its_own_as_long_as_there_are_enough() -> None:
    suits = [Option(f"choose {suit}", Message("engine-bad-preset"), "suits") for suit in "HDSC"]
    others = [Option(text, Message("engine-bad-preset"), "others") for text in ("choose O", "choose U", "push")]
    held = [card_option(Card(number), open_=True) for number in range(8)]
    assert [len(row) for row in rows_of(PickOne((*suits, *others, *held)), VOICES[0])] == [4, 4, 4, 3]
    more = [card_option(Card(number), open_=True) for number in range(8, 13)]
    few = (*suits[:2], *others, *held, *more)
    assert [len(row) for row in rows_of(PickOne(few), VOICES[0])] == [5, 5, 3, 5], "there is one row"


async def test_a_group_that_is_too_wide_for_a_phone_is_a_menu_beside_others() -> None:
    groups = {"negative": 5, "trumps": 4, "dominoes": 13}
    words = [
        Option(f"declare {group} {one}", Message("engine-bad-preset"), group)
        for group, count in groups.items()
        for one in range(count)
    ]
    held = [card_option(card, open_=False) for card in FULL[:13]]
    negative, trumps, dominoes = rows_of(PickOne((*words, *held)), VOICES[0])
    assert isinstance(negative, Menu)
    assert isinstance(trumps, tuple)
    assert isinstance(dominoes, Menu)
    assert (len(negative.options), len(trumps), len(dominoes.options)) == (5, 4, 13)
    with_open_cards = rows_of(PickOne((*words, *held, card_option(FULL[13], open_=True))), VOICES[0])
    assert sum(len(row) for row in with_open_cards if isinstance(row, tuple)) == 14, "cards that can be played stay"


@pytest.mark.parametrize(
    ("must", "picked", "final", "disabled"),
    [
        ((), (), None, False),
        ((), ("0", "3"), "double 0 3", False),
        (("0",), (), "double 0", False),
        (("0",), ("2",), "double 2", True),
        ((), ("7", "nonsense"), None, False),
    ],
)
async def test_what_is_picked_is_made_final_by_a_button(
    must: tuple[str, ...], picked: tuple[str, ...], final: str | None, disabled: bool
) -> None:
    choice = PickSome("double", ("0", "2", "3"), len(must), 3, must)
    menu, *rest = rows_of(choice, VOICES[0], *picked)
    assert isinstance(menu, Menu)
    chosen = {one.value for one in menu.options if one.chosen}
    assert chosen == (set(picked) & {"0", "2", "3"} or (set(must) if not picked else set()))
    parts = [(ButtonId.parse(one.id), one.disabled) for row in rest for one in row if isinstance(one, Button)]
    buttons = {part.what or part.verb: closed for part, closed in parts}
    others = {} if must else {"drop": False} if final else {"double none": False}
    assert buttons == ({final: disabled} if final else {}) | others


async def test_equal_answers_stand_once() -> None:
    option = word_option(1)
    rows = rows_of(PickOne((option, option)), VOICES[0])
    assert len([one for row in rows for one in row]) == 1


@pytest.mark.parametrize("voice", VOICES, ids=lambda voice: f"{voice.language}-{voice.deck}")
async def test_a_real_hand_fits_with_the_longest_names(voice: Voice) -> None:
    for seat in (Seat(0), Seat(1)):
        page = table_pages.hand_page(
            table(), seat, voice, place="x" * 100, url="https://discord.com/channels/1/2/3", notice="y" * 500
        )
        sent = page.sent()
        body = {"embeds": [sent["embed"].to_dict()], "components": sent["view"].to_components()}
        assert not check_request("POST", "/channels/1/messages", body)


async def test_equal_pages_are_equal_and_show_nothing_in_their_repr() -> None:
    first, second = (table_pages.hand_page(table(), Seat(1), VOICES[0]) for _ in range(2))
    assert first == second
    assert first != table_pages.hand_page(table(), Seat(0), VOICES[0])
    assert repr(first) == "<Page>"


@pytest.mark.parametrize("key", game_keys())
def test_the_end_of_a_deal_shows_its_account_on_the_hand_and_on_the_table_message(key: str) -> None:
    english, shown = Voice(WORDS, "en"), 0
    for moment in sample(key, "account"):
        match = replace(moment.match, state=moment.after)
        sheet = match.game.sheet(match.view(None))
        if not (isinstance(match.turn, DealDue) and sheet):
            continue
        holders = tuple(Holder(Person(UserId(seat), f"N{seat}")) for seat in range(match.header.seats))
        ended = replace(table(), game=key, match=match, holders=holders)
        public = table_pages.public_page(ended, english).rendered
        hand = table_pages.hand_page(ended, Seat(0), english).rendered
        assert public is not None
        assert hand is not None
        for line in account_lines(sheet[-1], table_pages.frame_of(ended), english):
            assert suits_as_text(line) in public.description
            assert suits_as_text(line) in hand.plain
        shown += 1
    assert shown
