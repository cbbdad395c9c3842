"""Answers as rows: menus that tell what an answer commits to, picks by suits, nothing final before it was shown."""

from dataclasses import replace
from typing import Any

import pytest

from bot.discord.custom_id import CUSTOM_ID, ButtonId
from bot.discord.pages.hand_rows import Layout, Prompt, lay_out
from bot.discord.pages.pick_masks import mask_of, of_mask, with_part
from bot.discord.pages.selections import Selection
from bot.discord.pages.widgets import Button, Menu, Page
from bot.text.catalogues import find_catalogues
from bot.text.i18n import Localiser, Voice
from bot.text.render import Frame, Seated, draft_lines
from engine.advice import Advice
from engine.cards import Seat, card_text, suit_of
from engine.choice import Option, PickOne, PickSome
from engine.game import Refusal
from engine.message import Message, message
from engine.registry import game_keys
from engine.turn import Act
from tests.conformance.walks import sample
from tests.discord.test_table_pages import FULL, card_option, table
from tests.support.openapi import check_request

TEXTS = """
test-name = test
test-bid = Bid { $number }
test-meaning = Win { $number } tricks, take { $number } cards, and much more in so many words that no menu has room
test-call = Call { $number }
test-group-play = To win tricks
test-group-gask = The whole talon
test-group-misere = To lose every trick
test-group-solo = Without an exchange
test-chosen-keep = Stays
test-left-keep = Goes away
"""
LOCALISER = Localiser(
    {language: {**owners, "test": TEXTS} for language, owners in find_catalogues().items()}, strict=True
)
VOICES = [Voice(LOCALISER, language) for language in LOCALISER.languages]
EN = next(voice for voice in VOICES if voice.language == "en")
NAMES = ("Anna", "Ben", "Carl", "Dora")
SCORE = Button("Score", "s1:t:1:0:score")
DETAILS = Button("Details", Prompt(replace(table(), game="test"), Seat(1), EN, NAMES).id("details"))
LAST = (DETAILS, SCORE)
HELD = tuple(card_option(card, open_=False) for card in FULL[:13])
SHUT = Refusal("TEST-1", Message("engine-not-your-turn"))


def bid(group: str, number: int, *, told: bool = True, refusal: Refusal | None = None) -> Option:
    """An answer in words; `told`: with what it commits to."""
    meaning = message("test-meaning", number=number) if told else None
    label = message("test-bid", number=number)
    return Option(f"bid {group}{number}", label, group, refusal, meaning=meaning)


def bids(**groups: int) -> tuple[Option, ...]:
    """So many of each group."""
    return tuple(bid(group, number) for group, count in groups.items() for number in range(count))


def call(number: int, *, told: bool = False) -> Option:
    """One of the calls that stand beside bids."""
    meaning = message("test-meaning", number=number) if told else None
    return Option(f"call{number}", message("test-call", number=number), "calls", meaning=meaning)


def laid(choice: Any, *chosen: str, voice: Voice = EN, last: tuple[Button, ...] = LAST) -> Layout:
    """The rows of a hand, found to be what Discord takes."""
    selection = Selection(chosen) if chosen else None
    layout = lay_out(Prompt(replace(table(), game="test"), Seat(1), voice, NAMES, selection), choice, last)
    assert len(layout.rows) <= 5
    used = [one.id for row in layout.rows for one in ([row] if isinstance(row, Menu) else row)]
    assert len(set(used)) == len(used), "Discord refuses an id that stands twice"
    assert not check_request(
        "POST",
        "/channels/1/messages",
        {"content": "x", "components": Page(rows=layout.rows).sent()["view"].to_components()},
    )
    return layout


def menus(layout: Layout) -> list[Menu]:
    """The menus among the rows."""
    return [row for row in layout.rows if isinstance(row, Menu)]


def actions(layout: Layout) -> list[tuple[str, str]]:
    """What its buttons do: verbs, and what they carry."""
    parts = [ButtonId.parse(one.id) for row in layout.rows if isinstance(row, tuple) for one in row if not one.disabled]
    return [(one.verb, one.what) for one in parts]


# ------------------------------------------------------------------------------------------------------- menus of bids


@pytest.mark.parametrize("voice", VOICES, ids=lambda voice: voice.language)
async def test_an_auction_is_a_menu_for_each_group_and_a_row_of_buttons(voice: Voice) -> None:
    offered = bids(play=19, gask=25, misere=12, solo=24)
    layout = laid(PickOne((*offered, *map(call, range(4)), *HELD)), voice=voice)
    shown = menus(layout)
    assert [menu.placeholder for menu in shown] == [
        "To win tricks", "The whole talon", "To lose every trick", "Without an exchange",
    ]  # fmt: skip
    assert [line.value for menu in shown for line in menu.options] == [option.text for option in offered]
    assert all(line.description and len(line.description) <= 100 for menu in shown for line in menu.options)
    assert shown[0].options[3].label == "Bid 3"
    assert isinstance(layout.rows[4], tuple)
    assert actions(layout)[:4] == [("do", f"call{number}") for number in range(4)]
    assert layout.whole


async def test_buttons_beside_four_menus_leave_no_room_for_what_is_found_elsewhere() -> None:
    offered = bids(play=2, gask=2, misere=2, solo=2)
    advice = Button("Suggestion", "s1:t:1:0:advice")
    layout = laid(PickOne((*offered, *map(call, range(3)), *HELD)), last=(advice, *LAST))
    assert [verb for verb, _ in actions(layout)] == ["do", "do", "do", "advice", "details"]
    assert layout.whole
    few = laid(PickOne((*bids(play=2, gask=2), *map(call, range(3)), *HELD)), last=(advice, *LAST))
    assert [len(row) for row in few.rows if isinstance(row, tuple)] == [3, 3], "with less there is a row for each"


@pytest.mark.parametrize("chosen", [(), ("bid play1",)])
async def test_cards_that_cannot_be_played_are_no_buttons_and_nothing_asks_why(chosen: tuple[str, ...]) -> None:
    why = Button("Why?", Prompt(replace(table(), game="test"), Seat(1), EN, NAMES).id("why"))
    for bids_offered in (bids(play=2, gask=2, misere=2, solo=2), bids(play=2)):
        layout = laid(PickOne((*bids_offered, call(1), *HELD)), *chosen, last=(why, *LAST))
        assert not layout.cards
        assert {verb for verb, _ in actions(layout)} <= {"do", "drop", "details", "score"}
    one_open = PickOne((card_option(FULL[0], open_=True), *HELD[1:]))
    layout = laid(one_open, last=(why, *LAST))
    assert layout.cards
    assert "why" in [verb for verb, _ in actions(layout)]
    assert sum(button.disabled for row in layout.rows for button in row) == 12  # type: ignore[union-attr]  # buttons
    all_open = PickOne(tuple(card_option(card, open_=True) for card in FULL[:13]))
    assert "why" not in [verb for verb, _ in actions(laid(all_open, last=(why, *LAST)))]


async def test_cards_are_buttons_in_the_order_of_the_hand_four_in_a_row_with_the_trumps_marked() -> None:
    hand = (FULL[9], FULL[0], FULL[13], FULL[20], FULL[30])
    choice = PickOne(tuple(card_option(card, open_=True) for card in sorted(hand)))
    asked = Prompt(replace(table(), game="test"), Seat(1), EN, NAMES, hand=hand, trump=suit_of(hand[0]))
    first, second, _ = lay_out(asked, choice, LAST).rows
    labels = [button.label.replace("\ufe0e", "").replace(" 1", "") for row in (first, second) for button in row]  # type: ignore[union-attr]  # buttons
    assert labels == ["♠5*", "♠A*", "♥A", "♥7", "♦10"]
    assert len(first) == 4  # type: ignore[arg-type]  # a row of buttons


async def test_a_group_that_one_menu_does_not_hold_is_several() -> None:
    layout = laid(PickOne((*bids(play=60), *HELD)))
    shown = menus(layout)
    assert [len(menu.options) for menu in shown] == [25, 25, 10]
    assert shown[1].placeholder == "To win tricks: Bid 25 … Bid 49"
    assert len({menu.id for menu in shown}) == 3
    assert layout.whole


async def test_what_no_row_holds_is_reached_by_command_and_said() -> None:
    layout = laid(PickOne((*bids(play=60, gask=60), call(1), *HELD)))
    assert len(menus(layout)) == 4
    assert ("do", "call1") in actions(layout)
    assert not layout.whole
    assert not laid(PickOne((*bids(play=30, gask=30, misere=30), *HELD))).whole
    assert not laid(PickOne(tuple(bid("untold", number, told=False) for number in range(40)))).whole


async def test_an_answer_beside_one_without_a_meaning_is_a_button_that_tells_before_it_does() -> None:
    choice = PickOne((bid("decide", 0, told=False), bid("decide", 1), *HELD))
    assert actions(laid(choice))[:2] == [("do", "bid decide0"), ("weigh", "bid decide1")]
    about = actions(laid(choice, "bid decide1"))
    assert about[:4] == [("do", "bid decide0"), ("weigh", "bid decide1"), ("drop", ""), ("do", "bid decide1")]
    (menu,) = menus(laid(PickOne((*bids(untitled=11), call(1)))))
    assert menu.placeholder == "Bid 0 … Bid 10", "a group without a title is named by its answers"


async def test_a_group_without_a_title_is_buttons_even_if_all_its_answers_have_a_meaning() -> None:
    told = [call(number, told=True) for number in range(2)]
    layout = laid(PickOne((*bids(play=19, gask=9, misere=12), *told, *HELD)))
    assert len(menus(layout)) == 3
    assert actions(layout)[:2] == [("weigh", "call0"), ("weigh", "call1")]


@pytest.mark.parametrize("pressed", range(4))
async def test_no_second_press_in_the_same_place_makes_a_call_final(pressed: int) -> None:
    advice = Button("Suggestion", "s1:t:1:0:advice")
    told = [call(number, told=True) for number in range(4)]
    auction = PickOne((*bids(play=19, gask=9, misere=12), *told, *HELD))
    before, after = (laid(auction, *chosen, last=(advice, *LAST)) for chosen in ((), (f"call{pressed}",)))
    (calls, row), (calls_again, row_again) = (
        [one for one in layout.rows if isinstance(one, tuple)] for layout in (before, after)
    )
    assert [one.id for one in calls] == [one.id for one in calls_again]
    assert ButtonId.parse(calls_again[pressed].id).verb == "weigh", "the same call, still not final"
    assert ButtonId.parse(row_again[0].id).verb == "drop"
    assert ButtonId.parse(row[0].id).verb == "advice", "where Back was, nothing is given"


async def test_no_menu_offers_a_disabled_answer() -> None:
    choice = PickOne((bid("play", 1, refusal=SHUT), bid("play", 2), *map(call, range(4))))
    (menu,) = menus(laid(choice))
    assert [line.value for line in menu.options] == ["bid play2"]
    (empty,) = menus(laid(PickOne((bid("play", 1, refusal=SHUT), *map(call, range(2))))))
    assert empty.disabled


async def test_a_bid_is_shown_before_it_is_said() -> None:
    choice = PickOne((*bids(play=19, gask=25, misere=12, solo=24), *map(call, range(4)), *HELD))
    layout = laid(choice, "bid gask3")
    assert actions(layout) == [("drop", ""), ("details", ""), ("score", ""), ("do", "bid gask3")]
    *others, confirm = layout.rows[4]
    assert isinstance(confirm, Button)
    assert confirm.label == "Confirm: Bid 3"
    assert len(others) == 4, "it stands where none of the four calls was"
    chosen = [line.value for menu in menus(layout) for line in menu.options if line.chosen]
    assert chosen == ["bid gask3"]
    assert actions(laid(choice, "bid nothing")) == actions(laid(choice)), "what is no answer is not shown"


async def test_a_card_that_is_advised_stands_out_in_its_place_and_no_id_stands_twice() -> None:
    held = [card_option(card, open_=True) for card in FULL[:13]]
    layout = laid(PickOne(tuple(held)), held[4].text)
    said = [ButtonId.parse(one.id) for row in layout.rows if isinstance(row, tuple) for one in row]
    assert len({str(one) for one in said}) == len(said)
    assert [one.what for one in said[:13]] == [option.text for option in held]
    assert [one.verb for one in said[:13]] == ["do"] * 4 + ["weigh"] + ["do"] * 8
    assert ("do", held[4].text) in actions(layout)[13:]


def lines(
    choice: Any, *chosen: str, none: bool = False, reasons: tuple[Message, ...] = (), voice: Voice = EN
) -> list[str]:
    """What the panel says about what was chosen."""
    frame = Frame("test", tuple(Seated(name=name) for name in NAMES), "live")
    advised = Advice(" ".join(chosen), reasons, searched=True) if reasons else None
    return draft_lines(choice, chosen, none=none, advised=advised, frame=frame, voice=voice)


def test_the_panel_says_what_the_bid_means_and_each_reason_why_it_is_advised() -> None:
    choice = PickOne((bid("play", 7), call(1)))
    (line,) = lines(choice, "bid play7")
    assert line.startswith("▸ **Bid 7**: Win 7 tricks")
    assert lines(choice, "call1", reasons=(Message("engine-bad-preset"), Message("engine-deal-due"))) == [
        "💡 There is no such preset.",
        "💡 The cards must be dealt first.",
        "▸ **Call 1**",
    ]
    assert lines(choice) == []


# --------------------------------------------------------------------------------------------------------------- picks

GOK = PickSome("discard", tuple(card_text(card) for card in FULL[:7] + FULL[13:20] + FULL[26:32] + FULL[39:45]), 13, 13)
"""Thirteen of twenty-six: seven spades, seven hearts, six diamonds, six clubs."""


@pytest.mark.parametrize("voice", VOICES, ids=lambda voice: voice.language)
async def test_more_cards_than_a_menu_holds_are_a_menu_for_each_suit(voice: Voice) -> None:
    shown = menus(laid(GOK, voice=voice))
    assert [line.value for menu in shown for line in menu.options] == list(GOK.candidates)
    assert [(len(menu.options), menu.minimum, menu.maximum) for menu in shown] == [
        (7, 0, 7),
        (7, 0, 7),
        (6, 0, 6),
        (6, 0, 6),
    ]
    every = PickSome("discard", tuple(card_text(card) for card in FULL), 26, 26)
    assert [(menu.minimum, menu.maximum) for menu in menus(laid(every, *every.candidates[:26], voice=voice))] == [
        (0, 13)
    ] * 4
    void = PickSome("discard", tuple(card_text(card) for card in FULL[:26]), 13, 13)
    assert len(menus(laid(void, voice=voice))) == 2


@pytest.mark.parametrize(("count", "disabled"), [(1, True), (12, True), (13, False), (14, True), (26, True)])
async def test_it_is_final_only_with_as_many_as_are_asked_for(count: int, disabled: bool) -> None:
    layout = laid(GOK, *GOK.candidates[:count])
    (confirm,) = [one for one in layout.rows[-1] if ButtonId.parse(one.id).verb == "final"]  # type: ignore[union-attr]
    assert confirm.disabled == disabled
    assert of_mask(GOK, ButtonId.parse(confirm.id).what) == GOK.candidates[:count]
    assert (f"{count} of 13" in confirm.label) == disabled
    chosen = [line.value for menu in menus(layout) for line in menu.options if line.chosen]
    assert chosen == list(GOK.candidates[:count]), "the picks of all menus together"


async def test_nothing_is_final_before_anything_is_picked() -> None:
    assert "final" not in dict(actions(laid(GOK)))


async def test_every_pick_has_room_in_an_id() -> None:
    every = PickSome("discard", tuple(card_text(card) for card in FULL), 0, 52)
    layout = laid(every, *every.candidates)
    assert all(len(row.id) <= CUSTOM_ID for row in menus(layout))
    assert ("final", f"{2**52 - 1:x}") in actions(layout)


async def test_that_it_be_none_is_shown_before_it_is_final() -> None:
    choice = PickSome("exchange", tuple(card_text(card) for card in FULL[:13]), 0, 13)
    assert ("none", "") in actions(laid(choice))
    assert "final" not in dict(actions(laid(choice)))
    about = laid(choice, "none")
    assert actions(about)[:2] == [("drop", ""), ("final", "0")]
    assert about.rows[1][1].label == "Confirm: None"  # type: ignore[index]  # a row of buttons
    players = PickSome("double", ("0", "2"), 0, 2)
    assert ("do", "double none") in actions(laid(players)), "of players none is said at once"


@pytest.mark.parametrize("choice", [PickSome("exchange", ("AS", "KS"), 0, 2), PickSome("double", ("0", "2"), 0, 2)])
async def test_none_gives_its_slot_to_back_once_something_is_picked(choice: PickSome) -> None:
    """Whoever presses the same place again goes back, and *None* is never beside *Confirm*."""
    none = "do" if choice.of_seats else "none"
    assert actions(laid(choice))[0][0] == none
    verbs = [verb for verb, _ in actions(laid(choice, choice.candidates[0]))]
    assert verbs[:2] == ["drop", "do" if choice.of_seats else "final"]
    assert none not in verbs[2:]


async def test_a_pick_that_may_not_be_empty_is_confirmed_in_one_place() -> None:
    must = PickSome("double", ("0", "2", "3"), 1, 3, ("0",))
    assert actions(laid(must))[0] == ("do", "double 0")
    assert actions(laid(must, "0", "2"))[0] == ("do", "double 0 2")


def test_the_menu_of_a_suit_leaves_what_the_others_say() -> None:
    before = ("AS", "KS", "AH")
    assert with_part(GOK, before, "S", ["QS"]) == ("QS", "AH")
    assert with_part(GOK, before, "S", []) == ("AH",)
    assert with_part(GOK, before, "C", ["AC"]) == ("AS", "KS", "AH", "AC")
    assert with_part(GOK, before, "", ["KH"]) == ("KH",), "the menu of all says all"
    assert with_part(GOK, (), "S", ["2S", "nonsense"]) == (), "only what is offered can be picked"


@pytest.mark.parametrize("mask", ["", "x", "-1", "0x", " "])
def test_what_is_no_mask_picks_nothing_that_is_not_there(mask: str) -> None:
    assert set(of_mask(GOK, mask)) <= set(GOK.candidates)
    assert of_mask(GOK, mask_of(GOK, GOK.candidates[3:9])) == GOK.candidates[3:9]


def test_the_panel_counts_and_shows_what_goes_and_what_stays() -> None:
    keep = PickSome("keep", ("AS", "KS", "2H", "3D"), 2, 2)
    assert lines(keep) == [], "before anything is picked, the heading says how many"
    assert lines(keep, "AS") == ["1 chosen; choose 1 more.", "Stays: **♠A**", "Goes away: **♠K ♥2 ♦3**"]
    assert lines(keep, "AS", "2H") == [
        "2 chosen. You can still change your mind.",
        "Stays: **♠A ♥2**",
        "Goes away: **♠K ♦3**",
    ]
    assert lines(keep, "AS", "KS", "2H")[0] == "3 chosen, 1 too many."
    swap = PickSome("exchange", ("AS", "KS"), 0, 2)
    assert lines(swap) == []
    assert lines(swap, none=True)[1:] == ["Chosen: **No cards**", "Not chosen: **♠A ♠K**"]
    assert lines(PickSome("double", ("0", "2"), 0, 2), "0") == []
    assert lines(PickSome("exchange", (), 0, 0)) == []


@pytest.mark.parametrize("voice", VOICES, ids=lambda voice: voice.language)
@pytest.mark.parametrize("key", game_keys())
async def test_every_answer_of_every_game_has_its_place(key: str, voice: Voice) -> None:
    """Beside all that may stand in the last row."""
    last = tuple(Button(f"{number}", f"s1:t:1:{number}:score") for number in range(5))
    for moment in sample(key, "places"):
        turn = moment.match.turn
        if isinstance(turn, Act):
            asked = Prompt(replace(table(), game=key), turn.seat, voice, NAMES)
            layout = lay_out(asked, moment.match.choice(turn.seat), last)
            assert layout.whole
            assert not check_request(
                "POST",
                "/channels/1/messages",
                {"content": "x", "components": Page(rows=layout.rows).sent()["view"].to_components()},
            )
