"""The texts at a table of Barbu and on its score sheet, in real positions."""

import re
from itertools import combinations

import pytest

from bot.text.i18n import DECKS, Localiser, Voice
from engine.cards import Seat, parse_suit
from engine.games.barbu import GAME
from engine.games.barbu.events import MatchFinished
from engine.message import Message
from engine.turn import Act
from tests.games.barbu.table import (
    B29,
    B29_TRICKS,
    B31,
    B31_PLAY,
    NOBODY,
    deal_to,
    dealt,
    play,
    random_match,
    started,
)
from tests.games.table import do
from tests.i18n.catalogues import LANGUAGES

SAYS = Localiser(strict=True)
EN = Voice(SAYS)
NAMES = ("Anna", "Ben", "Carl", "Dora")
SUMS = {"NT": -26, "NQ": -24, "NL": -30, "NH": -30, "NK": -20, "TR": 65, "DO": 65}
"""BAR-1.3: the sum of the four scores of each contract."""


def scene(match, viewer=None):
    return GAME.scene(match.view(viewer))


def heading(match, voice=EN):
    return [voice.say(text, NAMES) for text in scene(match).heading]


def prompt(match):
    return EN.say(scene(match).prompt, NAMES)


def said(match, seat):
    """The texts at a seat: its parts, then its calls and the contracts that it has left."""
    shown = scene(match).seats[seat]
    return [EN.say(text, NAMES) for text in (*shown.parts, *shown.said, *shown.aside)]


def told(match, action):
    """The public messages of an action."""
    assert isinstance(match.turn, Act)
    _, step = match.act(match.turn.seat, action)
    return [EN.say(GAME.describe(event.public), NAMES) for event in step.events if event.public is not None]


def sheet(match):
    return GAME.sheet(match.view(None))


def account(deal, seat):
    """The line of a seat in an account."""
    return [
        " ".join([EN.say(entry.reason, NAMES), str(entry.amount), *(EN.say(more, NAMES) for more in entry.details)])
        for entry in deal.entries
        if entry.side == seat
    ]


def b29():
    tricks = [cards for cards, _ in B29_TRICKS]
    declared = do(dealt(B29, declarerDoubles="free"), "declare NH", "double 0", "double 0", "double 1", "double 2")
    return play(declared, *tricks)


def b31(upto=None):
    """The dominoes of the rule sheet, up to this number of moves."""
    match = do(dealt(B31), "declare DO 8", *NOBODY)
    for move in B31_PLAY.split()[:upto]:
        assert match.turn == Act(Seat(int(move[0]))), move
        match = do(match, "pass" if move[1:] == "-" else f"play {move[1:]}")
    return match


# ---------------------------------------------------------------------------------------------- declaring and doubling


def test_BAR_2_2_the_table_says_which_deal_of_how_many_it_is_and_who_declares():
    assert heading(started()) == ["28 deals"]
    match = dealt()
    assert heading(match) == ["Deal 1 of 28"]
    assert prompt(match) == "Anna to declare a contract."
    assert EN.say(scene(match, 0).prompt, NAMES) == "Declare a contract."
    assert heading(dealt(length=4)) == ["Deal 1 of 4"]


@pytest.mark.parametrize(
    ("declared", "line"),
    [
        ("NT", "No tricks, declared by Anna"),
        ("NQ", "No queens, declared by Anna"),
        ("NL", "No last two, declared by Anna"),
        ("NH", "No hearts, declared by Anna"),
        ("NK", "No king of hearts, declared by Anna"),
        ("TR S", "Trumps ♠ spades, declared by Anna"),
        ("DO T", "Dominoes from the ten, declared by Anna"),
    ],
)
def test_BAR_1_3_a_contract_is_named_with_its_suit_or_rank_and_its_declarer(declared, line):
    assert heading(do(dealt(), f"declare {declared}")) == ["Deal 1 of 28", line]


def test_BAR_2_2_1_what_is_left_to_whom_stands_at_the_seats_while_it_is_declared_and_then_at_the_declarer():
    before = [(0, "NT", ""), (1, "DO 8", ""), (2, "TR S", ""), (3, "NK", "")]
    match = dealt(before=before)
    assert heading(match) == ["Deal 5 of 28"]
    assert said(match, 0) == ["declarer", "left: queens, last two, hearts, king of hearts, trumps, dominoes"]
    assert said(match, 1) == ["left: tricks, queens, last two, hearts, king of hearts, trumps"]
    assert said(match, 3) == ["left: tricks, queens, last two, hearts, trumps, dominoes"]
    declared = do(match, "declare NQ")
    assert said(declared, 0) == ["declarer", "left: last two, hearts, king of hearts, trumps, dominoes"]
    assert said(declared, 1) == []


@pytest.mark.parametrize("length", [28, 12, 4])
def test_BAR_2_2_that_all_is_left_to_those_who_have_declared_nothing_is_not_said(length):
    assert [said(dealt(length=length), seat) for seat in range(4)] == [["declarer"], [], [], []]
    second = dealt(length=length, before=[(0, "NT", "")])
    assert [len(said(second, seat)) for seat in range(4)] == [1, 1, 0, 0]
    assert said(second, 0)[0].startswith("nothing left to declare" if length == 4 else "left: ")
    assert said(second, 1) == ["declarer"]


def test_BAR_4_1_in_a_short_match_it_says_how_many_of_them_one_still_declares():
    before = [(0, "NT", ""), (1, "DO 8", ""), (2, "TR S", ""), (3, "NK", "")]
    match = dealt(length=12, before=before)
    assert said(match, 1) == ["left: 2 of tricks, queens, last two, hearts, king of hearts, trumps"]
    assert said(do(dealt(length=4), "declare NT"), 0) == ["declarer", "nothing left to declare"]


def test_BAR_2_3_who_doubled_whom_stands_at_both_seats():
    match = do(dealt(declarerDoubles="free"), "declare NQ")
    assert told(match, "double 0 3") == ["Ben doubles Anna and Dora."]
    match = do(match, "double 0 3")
    assert said(match, 1) == ["doubles Anna and Dora"]
    assert said(match, 3) == ["doubled by Ben"]
    assert told(match, "double none") == ["Carl doubles nobody."]
    match = do(match, "double none")
    assert said(match, 2) == ["doubles nobody"]
    assert told(match, "double 1") == ["Dora redoubles Ben."]
    assert told(match, "double 0 1") == ["Dora doubles Anna and Ben, redoubling Ben."]
    match = do(match, "double 1", "double 1 2")
    assert said(match, 0)[:3] == ["declarer", "doubles Carl", "×2 with Ben"]
    assert said(match, 1) == ["×2 with Anna and Dora"]
    assert said(match, 2) == ["doubled by Anna"]
    assert said(match, 3) == ["×2 with Ben"]


# ------------------------------------------------------------------------------------------------------------ the cards


def test_BAR_3_3_captured_hearts_stay_open_before_their_taker():
    tricks = [cards for cards, _ in B29_TRICKS]
    match = play(do(dealt(B29), "declare NH", *NOBODY), *tricks[:5])
    shown = {EN.say(group.label, NAMES): " ".join(map(EN.card, group.cards)) for group in scene(match).groups}
    assert shown == {"Taken by Anna": "♥A", "Taken by Ben": "♥K", "Taken by Carl": "♥J"}
    assert [seat.tricks for seat in scene(match).seats] == [1, 2, 2, 0]


def test_BAR_2_5_dominoes_show_each_line_with_its_ends_and_what_comes_next():
    match = do(dealt(B31), "declare DO 8", *NOBODY)
    assert [(lane.low, lane.high, lane.next) for lane in scene(match).lanes] == [(None, None, (6,))] * 4
    spades, hearts, diamonds, clubs = scene(b31(13)).lanes
    # 8C, 8S, 9S, 8D, TS, JS, 7C, 9D, 8H, 6C: spades 8 to J, hearts 8, diamonds 8 9, clubs 6 to 8.
    assert (spades.suit, spades.low, spades.high, spades.next) == (parse_suit("S"), 6, 3, (7, 2))
    assert (hearts.low, hearts.high, hearts.next) == (6, 6, (7, 5))
    assert (diamonds.low, diamonds.high, diamonds.next) == (6, 5, (7, 4))
    assert (clubs.low, clubs.high, clubs.next) == (8, 6, (9, 5))


def test_BAR_2_5_a_pass_is_said_once_and_who_is_out_in_which_order():
    match = b31(1)
    assert said(match, 0)[1] == "passed"
    assert said(b31(5), 0)[1] == "laid ♠9"
    match = b31(-1)
    out = [line for seat in range(4) for line in said(match, seat) if line.startswith("out")]
    assert out == ["out second", "out first"]
    ended = b31()
    assert not any(lane.next for lane in scene(ended).lanes)
    assert [EN.say(text, NAMES) for text in scene(ended).result] == ["This deal: Anna 5, Ben 20, Carl −5, Dora 45."]
    deal = sheet(ended)[-1]
    assert [account(deal, seat)[0] for seat in range(4)] == ["out third 5", "out second 20", "last -5", "out first 45"]


# ------------------------------------------------------------------------------------------------------ the score sheet


def test_BAR_2_6_B29_the_sheet_has_contract_doubles_base_payments_result_and_check():
    (deal,) = sheet(b29())
    assert [EN.say(text, NAMES) for text in deal.headline] == [
        "No hearts, declared by Anna",
        "Ben doubled the declarer",
        "Carl doubled the declarer",
        "Dora doubled Ben",
        "Anna doubled Carl",
        "check: the four scores add up to −30",
    ]
    assert account(deal, 0) == ["5 hearts, including the ace -14", "to Ben -6", "to Carl -16 ×2"]
    assert account(deal, 1) == ["4 hearts -8", "from Anna 6", "to Dora -6"]
    assert account(deal, 2) == ["3 hearts -6", "from Anna 16 ×2"]
    assert account(deal, 3) == ["1 heart -2", "from Ben 6"]
    assert deal.scored == deal.totals == (-36, -8, 10, 4)


def test_BAR_2_6_B29_the_table_says_what_the_deal_brought_and_leaves_payments_to_the_account_below():
    assert [EN.say(text, NAMES) for text in scene(b29()).result] == ["This deal: Anna −36, Ben −8, Carl 10, Dora 4."]


@pytest.mark.parametrize(
    ("doubles", "line"),
    [
        ("double 0 2 3", "Ben doubled everybody"),
        ("double 0 2", "Ben doubled Carl and the declarer"),
        ("double 2 3", "Ben doubled Carl and Dora"),
        ("double 0", "Ben doubled the declarer"),
        ("double none", "no doubles"),
    ],
)
def test_BAR_2_6_a_double_of_the_dealer_is_marked_and_all_three_are_one_word(doubles, line):
    match = do(dealt(B29), "declare NK", doubles, *NOBODY[1:])
    ended = play(match, *[cards for cards, _ in B29_TRICKS[:4]])
    assert ended.view(None).phase == "ended", "the king of hearts falls in trick 4"
    assert EN.say(sheet(ended)[-1].headline[1], NAMES) == line


def test_below_the_last_deal_stands_what_each_has_declared_and_what_is_left():
    match = deal_to(b29())
    lines = [EN.say(text, NAMES) for text in sheet(match)[-1].remarks]
    assert lines[0] == ("Anna has declared hearts; left: tricks, queens, last two, king of hearts, trumps, dominoes")
    assert lines[1:] == ["Ben, Carl and Dora have declared nothing; left: all seven contracts"], "one line for all"


@pytest.mark.parametrize("preset", ["article", "international"])
@pytest.mark.parametrize("seed", range(2))
def test_BAR_2_6_2_the_check_holds_in_every_deal_and_the_whole_match_sums_to_zero(preset, seed):
    *_, over = random_match(seed, preset)
    deals = sheet(over)
    assert [deal.number for deal in deals] == list(range(1, 29))
    totals = [0] * 4
    for deal, result in zip(deals, over.view(None).match.results, strict=True):
        assert deal.headline[-1].values == (("sum", SUMS[result.record.declared.contract]),)
        for seat in range(4):
            assert sum(entry.amount for entry in deal.entries if entry.side == seat) == deal.scored[seat]
            totals[seat] += deal.scored[seat]
        assert deal.totals == tuple(totals)
        _check_payments(deal, result)
    assert sum(totals) == 0
    left = [EN.say(text, NAMES).rpartition("; ")[2] for text in deals[-1].remarks]
    assert left == ["nothing left to declare"], "the same of all four"


def _check_payments(deal, result):
    """BAR-2.6.1: each doubled pair pays the difference of the two scores once or twice."""
    base = [next(entry.amount for entry in deal.entries if entry.side == seat) for seat in range(4)]
    for first, other in combinations(range(4), 2):
        spoken = {(double.seat, to) for double in result.record.doubles for to in double.doubled}
        times = ((first, other) in spoken) + ((other, first) in spoken)
        assert _paid(deal, first, other) == times * (base[first] - base[other])
        assert _paid(deal, other, first) == times * (base[other] - base[first])


def _paid(deal, seat, other):
    """The amounts on the score sheet that a seat has got from another one, or paid to it."""
    names = {f"from {NAMES[other]}", f"to {NAMES[other]}"}
    return sum(entry.amount for entry in deal.entries if entry.side == seat and EN.say(entry.reason, NAMES) in names)


def test_BAR_4_6_a_deal_that_is_not_played_has_its_check_too():
    match = do(dealt(skipUndoubled="on"), "declare NT", *NOBODY)
    (deal,) = sheet(match)
    assert deal.scored == (1, -9, -9, -9)
    assert EN.say(deal.headline[-1], NAMES) == "check: the four scores add up to −26"
    assert account(deal, 1) == ["not played -9"]


@pytest.mark.parametrize(
    ("totals", "line"),
    [
        ((10, -4, -4, -2), "Anna wins the match with 10 points."),
        ((5, 5, -4, -6), "Anna and Ben share first place with 5 points."),
        ((0, 0, 0, 0), "All four share first place with 0 points."),
    ],
)
def test_BAR_2_7_who_has_won(totals, line):
    assert EN.say(GAME.describe(MatchFinished(totals)), NAMES) == line


# -------------------------------------------------------------------------------------------------------- the languages


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", DECKS)
def test_contracts_are_named_by_the_words_of_the_deck(language, deck):
    voice = Voice(SAYS, language, deck)
    queen, king = voice.rank(2), voice.rank(1)
    hearts = voice.suit_word(parse_suit("H"))
    named = {words: heading(do(dealt(), f"declare {words}"), voice)[1] for words in ("NQ", "NH", "NK")}
    if language != "ja":  # where contracts are named クイーン and キング, and cards Q and K
        assert queen in named["NQ"] or f"{queen}n" in named["NQ"]
        assert king in named["NK"]
    assert hearts in named["NH"]
    assert hearts in named["NK"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_name_the_sums_of_the_sheet(language):
    said = Voice(SAYS, language)
    parts = ("tricks", "queens", "last", "hearts", "king", "trumps", "dominoes")
    text = "\n".join(said.part("barbu-rules-contracts", part) for part in parts)
    numbers = {int(number) for number in re.findall(r"-?\d+", text.replace("−", "-"))}
    assert {-26, -24, -30, -20, 65, 45, 20, 5, -5, -2, -6, -10} <= numbers | {abs(value) for value in numbers}


def test_BAR_4_9_the_option_ruff_names_a_hand_that_can_neither_follow_nor_beat_the_trick():
    """Not a hand without trumps, which has nothing to ruff with."""
    name = EN.say(Message("barbu-option-ruff"), NAMES)
    assert name == "In Trumps, when you can neither follow suit nor play a winning trump"
    assert f"**{name}**: you may play anything; or you must play a trump anyway." in EN.part(
        "barbu-rules-options", "ruff"
    )
