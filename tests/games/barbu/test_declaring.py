"""BAR-2.1, BAR-2.2: the deal, its dealer, and the contract."""

import pytest

from bot.text.i18n import Localiser
from engine.cards import cards_text, parse_cards
from engine.choice import PickOne
from engine.games.barbu import GAME
from engine.games.barbu.contracts import TRICK_CONTRACTS
from engine.games.barbu.contracts.contract import Tally
from engine.turn import Act, DealDue
from tests.games.barbu.table import B31, DEALER, NOBODY, deal_to, dealt, hands_of, pack, play, started
from tests.games.table import do, legal, refused, step

ALL = (
    "declare NT", "declare NQ", "declare NL", "declare NH", "declare NK", *(f"declare TR {suit}" for suit in "SHDC"),
    *(f"declare DO {rank}" for rank in "AKQJT98765432"),
)  # fmt: skip
KEYS = ("NT", "NQ", "NL", "NH", "NK", "TR S", "DO 8")


def declared(match):
    return {text.split(" ")[1] for text in legal(match)}


@pytest.mark.parametrize("dealer", range(4))
def test_BAR_2_1_one_card_at_a_time_from_the_dealer_s_left(dealer):
    match = dealt(B31, dealer=dealer)
    for seat in range(4):
        assert match.view(seat).hand == parse_cards(B31[seat])
    first = match.game.pack
    for place in range(4):
        seat = (dealer + 1 + place) % 4
        again, _ = started(dealer=dealer).deal(type(match.log[0].chance)(first))
        assert cards_text(again.view(seat).hand) == cards_text(sum(1 << card for card in first[place::4]))


def test_BAR_1_1_four_play_with_52_cards():
    assert GAME.seats == (4,)
    assert len(set(GAME.pack)) == 52
    assert GAME.sides(4) == ((0,), (1,), (2,), (3,))


@pytest.mark.parametrize("first", range(4))
def test_BAR_2_1_the_deal_passes_to_the_left_after_every_deal(first):
    dealers = []
    match = started(dealer=first, doubling="off", skipUndoubled="off", length=12)
    while not match.over:
        match = quick_deal(match)
        dealers.append(match.view(None).dealer)
    assert dealers == [(first + number) % 4 for number in range(12)]


def quick_deal(match):
    """The match after a deal in which every seat on turn takes its first legal action."""
    match = deal_to(match)
    while isinstance(match.turn, Act):
        match = do(match, legal(match)[0])
    return match


@pytest.mark.parametrize(("length", "each"), [(28, 7), (12, 3), (4, 1)])
def test_BAR_4_2_in_a_row(length, each):
    dealers = []
    match = started(dealer=2, doubling="off", declarerOrder="sevenInRow", length=length)
    while not match.over:
        match = quick_deal(match)
        dealers.append(match.view(None).dealer)
    assert dealers == [seat for seat in (2, 3, 0, 1) for _ in range(each)]


@pytest.mark.parametrize("dealer", range(4))
def test_BAR_2_2_the_dealer_declares_any_contract(dealer):
    match = dealt(dealer=dealer)
    assert match.turn == Act(dealer)
    assert legal(match) == list(ALL)


def test_BAR_2_2_negative_contracts_trump_suits_and_start_ranks_stand_in_groups_of_their_own():
    groups = {}
    for option in dealt().choice(DEALER).options:
        if option.open:
            groups.setdefault(option.group, []).append(option.text)
    assert [*groups.values()] == [list(ALL[:5]), list(ALL[5:9]), list(ALL[9:])]


def test_BAR_2_2_a_start_rank_that_the_dealer_does_not_hold():
    match = do(dealt(B31), "declare DO 8")
    assert not match.view(0).hand & parse_cards("8S 8H 8D 8C")
    assert match.view(None).deal.declared.contract == "DO"


@pytest.mark.parametrize("words", KEYS)
def test_BAR_2_2_all_hear_it_before_they_double(words):
    match = do(dealt(), f"declare {words}")
    assert match.turn == Act(1)
    for viewer in (0, 1, 2, 3, None):
        view = match.view(viewer)
        assert view.phase == "doubling"
        assert str(GAME.parse(f"declare {words}").declared) == str(view.deal.declared)


def test_BAR_2_2_the_contract_is_told():
    _, events = step(dealt(), "declare TR H")
    assert [type(event).__name__ for event in events] == ["ContractDeclared"]


@pytest.mark.parametrize("done", KEYS)
def test_BAR_2_2_1_nobody_declares_a_contract_twice(done):
    match = dealt(before=[(0, done, "")], dealer=0, declarerOrder="sevenInRow")
    key = done.split(" ")[0]
    assert declared(match) == {key.split(" ")[0] for key in KEYS} - {key}
    assert refused(match, f"declare {done}") == ("BAR-2.2.1", "barbu-declared-before")
    if key == "TR":
        assert refused(match, "declare TR H")[0] == "BAR-2.2.1"


def test_BAR_2_2_1_what_others_have_declared_is_free():
    match = dealt(before=[(1, "NT", ""), (2, "NK", ""), (3, "DO 8", "")], dealer=0, declarerOrder="sevenInRow")
    assert legal(match) == list(ALL)


@pytest.mark.parametrize("last", KEYS)
def test_BAR_2_2_1_in_the_seventh_deal_one_is_left(last):
    before = [(0, words, "") for words in KEYS if words != last]
    match = dealt(before=before, declarerOrder="sevenInRow")
    assert declared(match) == {last.split(" ")[0]}
    assert len(legal(match)) == {"TR": 4, "DO": 13}.get(last.split(" ")[0], 1)


@pytest.mark.parametrize(("length", "each"), [(12, 3), (4, 1)])
def test_BAR_4_1_in_a_short_match_nothing_is_forced(length, each):
    match = started(doubling="off", length=length, declarerOrder="sevenInRow")
    for number in range(each):
        match = deal_to(match)
        assert len(declared(match)) == 7 - number
        match = do(match, legal(match)[0])
        while isinstance(match.turn, Act):
            match = do(match, legal(match)[0])
    match = deal_to(match) if length > 4 else match
    if length == 12:
        assert match.view(None).dealer == 1
        assert len(declared(match)) == 7


@pytest.mark.parametrize("length", [28, 12, 4])
def test_BAR_4_1_so_many_deals(length):
    match = started(length=length, doubling="off")
    count = 0
    while not match.over:
        match = quick_deal(match)
        count += 1
        assert isinstance(match.turn, DealDue) == (count < length)
    assert count == length


def test_BAR_1_4_one_acts_at_a_time():
    match = dealt()
    for seat in (1, 2, 3):
        choice = match.choice(seat)
        assert isinstance(choice, PickOne)
        assert choice.legal == ()
        refusal = GAME.refusal(match.view(seat), GAME.parse("declare NT"))
        assert (refusal.rule, refusal.message.key) == ("BAR-1.4", "engine-not-your-turn")
    before = started()
    assert GAME.refusal(before.view(0), GAME.parse("declare NT")).message.key == "engine-deal-due"


@pytest.mark.parametrize(
    ("words", "action", "paragraph"),
    [
        ((), "play AS", "BAR-2.2"),
        ((), "play none", "BAR-2.2"),
        ((), "pass", "BAR-2.5.2"),
        ((), "double 1", "BAR-2.2"),
        ((), "double none", "BAR-2.2"),
        (("declare NT",), "declare NT", "BAR-2.2"),
        (("declare NT",), "declare NQ", "BAR-2.2"),
        (("declare NT",), "play AS", "BAR-2.3"),
        (("declare NT",), "pass", "BAR-2.5.2"),
        (("declare NT", *NOBODY), "declare DO 8", "BAR-2.2"),
        (("declare NT", *NOBODY), "double 1", "BAR-2.3.1"),
        (("declare NT", *NOBODY), "double none", "BAR-2.3.1"),
        (("declare NT", *NOBODY), "pass", "BAR-2.5.2"),
        (("declare DO 8", *NOBODY), "double 1", "BAR-2.3.1"),
    ],
)
def test_what_belongs_to_another_moment_is_refused(words, action, paragraph):
    assert refused(do(dealt(), *words), action)[0] == paragraph


def test_hands_left_open_are_filled():
    assert sorted(card for hand in hands_of(B31) for card in hand) == sorted(
        card for hand in hands_of(("", "", "", "")) for card in hand
    )
    assert len(set(pack(B31))) == 52
    assert play(do(dealt(), "declare NT", *NOBODY), "AS").view(0).counts == (12, 13, 13, 13)


TARIFFS = {
    "NT": "−2 for every trick",
    "NQ": "−6 for every queen",
    "NL": "−10 for the last trick but one, −20 for the last",
    "NH": "−2 for each of the hearts, but −6 for the ace",
    "NK": "−20 for the king of hearts",
    "TR": "+5 for every trick",
    "DO": "+45 for going out first, +20 second, +5 third, −5 last",
}


def test_BAR_1_3_every_contract_says_what_it_costs_or_brings():
    told = {
        option.text.split(" ")[1]: Localiser(strict=True).say("en", option.meaning)
        for option in dealt().choice(DEALER).options
        if option.open
    }
    assert told == TARIFFS


def test_BAR_4_12_the_tariff_of_dominoes_is_the_one_that_is_played():
    match = dealt(dominoScores="40 20 10 -5")
    told = {option.text: option.meaning for option in match.choice(DEALER).options if option.open}["declare DO 8"]
    assert [value for _, value in told.values] == [40, 20, 10, 5]


@pytest.mark.parametrize("key", TRICK_CONTRACTS)
def test_BAR_1_3_the_tariff_is_what_the_contract_scores(key):
    contract = TRICK_CONTRACTS[key]
    taken = [contract.counts, 0, 0, 0]
    winners = (1,) * 11 + (2, 3) if key == "NL" else (0,) * 13
    tally = Tally(tricks=(13, 0, 0, 0), taken=taken, winners=winners)
    score = contract.score(tally)
    pieces = {"NT": 13, "TR": 13, "NQ": 4, "NK": 1}
    if key == "NL":
        assert score[2:] == contract.tariff
    elif key == "NH":
        assert score[0] == 12 * contract.tariff[0] + contract.tariff[1]
    else:
        assert score[0] == pieces[key] * contract.tariff[0]
