"""SCH-2.1 to SCH-2.3: the deal, the forehand, and the contract."""

import random

import pytest

from engine.cards import CARD_TEXTS, card_set, parse_card
from engine.game import Chance
from engine.games.schieber import GAME
from engine.games.schieber.events import ChoicePushed, ContractChosen, DealOpened
from engine.match import Match
from engine.turn import Act
from tests.games.schieber.table import FOREHAND, THIRD, dealt
from tests.games.table import do, legal, refused, step

CHOICES = [f"choose {contract}" for contract in "HDSCOU"]


def shuffled(seed):
    order = list(GAME.pack)
    random.Random(seed).shuffle(order)
    return tuple(order)


def opened(dealer, seed, **options):
    match = Match.start("schieber", seats=4, dealer=dealer, options=options)
    return match.deal(Chance(shuffled(seed)))


def play_out(match, rng):
    """The match at the end of this deal, played at random."""
    while isinstance(match.turn, Act):
        match = do(match, rng.choice(legal(match)))
    return match


def next_deal(match, rng):
    order = list(GAME.pack)
    rng.shuffle(order)
    return play_out(match, rng).deal(Chance(tuple(order)))


@pytest.mark.parametrize("dealer", range(4))
def test_SCH_2_1_packets_of_three_from_the_dealer_s_right(dealer):
    order = shuffled(dealer)
    match, _ = opened(dealer, dealer)
    for place in range(4):
        seat = (dealer + 1 + place) % 4
        packets = [order[3 * (place + 4 * time) : 3 * (place + 4 * time) + 3] for time in range(3)]
        assert match.view(seat).hand == card_set(card for packet in packets for card in packet)


def test_SCH_4_18_the_dealers_right_neighbour_chooses_and_the_holder_of_the_seven_leads():
    rng, seen = random.Random(2), set()
    for seed in range(12):
        match, made = opened(3, seed, chooser="right", pushBack="on")
        forehand = next(seat for seat in range(4) if match.view(seat).hand >> parse_card("7C") & 1)
        record = match.view(None).deal
        assert record.forehand == forehand
        assert match.turn == Act(0)
        assert record.neighbour == (0 if forehand else None)
        assert made.events[0].public == DealOpened(1, 3, forehand, parse_card("7C"), record.neighbour)
        pushed = do(match, "push")
        assert pushed.turn == Act(2)
        assert do(pushed, "push-back").turn == Act(0)
        for chosen in (do(match, "choose O"), do(pushed, "choose O"), do(pushed, "push-back", "choose O")):
            assert chosen.turn == Act(forehand)
        match, _ = next_deal(match, rng)
        assert match.turn == Act(1), "the deal passes on"
        seen.add(forehand)
    assert len(seen) > 2


def test_SCH_2_1_the_deal_passes_to_the_right():
    rng = random.Random(1)
    match, _ = opened(2, 1, target=100_000)
    dealers = [match.view(None).dealer]
    for _ in range(5):
        match, _ = next_deal(match, rng)
        dealers.append(match.view(None).dealer)
    assert dealers == [2, 3, 0, 1, 2, 3]


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize("seed", range(6))
def test_SCH_2_2_S39_the_holder_of_the_seven_of_clubs_chooses_and_leads(dealer, seed):
    match, step = opened(dealer, seed)
    (holder,) = [seat for seat in range(4) if match.view(seat).hand >> parse_card("7C") & 1]
    assert match.turn == Act(holder)
    assert step.events[0].public == DealOpened(1, dealer, holder, parse_card("7C"))
    assert do(match, "choose U").turn == Act(holder)


def test_SCH_2_2_the_seven_names_the_forehand_in_every_deal_and_is_told_only_in_the_first():
    rng = random.Random(2)
    match, _ = opened(0, 2, target=100_000)
    for number in range(2, 6):
        match, step = next_deal(match, rng)
        (holder,) = [seat for seat in range(4) if match.view(seat).hand >> parse_card("7C") & 1]
        assert match.turn == Act(holder)
        assert step.events[0].public == DealOpened(number, match.view(None).dealer, holder, None)
        assert match.view(None).deal.seven is None
        for other in range(4):
            assert match.game.information_state(match.state, other).holds[holder] == (
                1 << parse_card("7C") if other != holder else 0
            )


@pytest.mark.parametrize("card", ["7H", "7D"])
def test_SCH_4_12_another_seven_names_the_forehand(card):
    rng = random.Random(card)
    for later in ("seven", "right"):
        match, _ = opened(1, 3, firstForehand=card, laterForehand=later, target=100_000)
        assert match.view(match.turn.seat).hand >> parse_card(card) & 1
        match, _ = next_deal(match, rng)
        if later == "seven":
            assert match.view(match.turn.seat).hand >> parse_card(card) & 1
        else:
            assert match.turn == Act((match.view(None).dealer + 1) % 4)
            assert match.game.information_state(match.state, 0).holds == (0, 0, 0, 0)


@pytest.mark.parametrize("dealer", range(4))
def test_SCH_4_12_right_is_the_dealer_s_right_hand_neighbour_and_names_no_card(dealer):
    match, step = opened(dealer, 4, firstForehand="right")
    assert match.turn == Act((dealer + 1) % 4)
    assert step.events[0].public == DealOpened(1, dealer, (dealer + 1) % 4, None)


def test_SCH_4_12_after_a_first_deal_with_right_it_is_the_seven_of_clubs():
    match, _ = opened(0, 5, firstForehand="right", target=100_000)
    match, _ = next_deal(match, random.Random(5))
    assert match.view(match.turn.seat).hand >> parse_card("7C") & 1


def test_SCH_4_14_the_first_forehand_deals_the_second_deal():
    rng = random.Random(6)
    for seed in range(8):
        match, _ = opened(0, seed, nextDealer="forehand", target=100_000)
        first = match.turn.seat
        dealers = []
        for _ in range(3):
            match, _ = next_deal(match, rng)
            dealers.append(match.view(None).dealer)
        assert dealers == [first, (first + 1) % 4, (first + 2) % 4]


def test_SCH_2_3_the_forehand_chooses_one_of_six_or_pushes():
    match = dealt()
    assert match.turn == Act(FOREHAND)
    assert legal(match) == [*CHOICES, "push"]
    after, seen = step(match, "choose C")
    assert seen[0] == ContractChosen(FOREHAND, "C", 2)
    record = after.view(None).deal
    assert (record.contract, record.chooser, record.pushes) == ("C", FOREHAND, 0)


def test_SCH_2_3_1_S38_after_a_push_the_partner_must_choose():
    match, seen = step(dealt(), "push")
    assert seen == [ChoicePushed(FOREHAND, THIRD, back=False)]
    assert match.turn == Act(THIRD)
    assert legal(match) == CHOICES
    assert refused(match, "push") == ("SCH-2.3.1", "schieber-must-choose")
    assert refused(match, "push-back") == ("SCH-4.13", "schieber-no-push-back")


def test_SCH_2_4_the_forehand_leads_whoever_chose():
    match = do(dealt(), "push", "choose O")
    assert match.turn == Act(FOREHAND)
    assert match.view(None).deal.chooser == THIRD


@pytest.mark.parametrize(("contract", "multiplier"), [*zip("HDSCOU", (1, 1, 2, 2, 3, 4), strict=True)])
def test_SCH_1_4_each_contract_has_its_multiplier(contract, multiplier):
    _, seen = step(dealt(), f"choose {contract}")
    assert seen[0].multiplier == multiplier


@pytest.mark.parametrize(("contract", "multiplier"), [*zip("HDSCOU", (1, 1, 2, 2, 3, 3), strict=True)])
def test_SCH_4_2_swiss_multipliers(contract, multiplier):
    _, seen = step(dealt(preset="swiss"), f"choose {contract}")
    assert seen[0].multiplier == multiplier


def test_SCH_4_2_a_table_s_own_multipliers():
    match = dealt(multipliers=[9, 1, 1, 7, 1, 5])
    assert [step(match, text)[1][0].multiplier for text in CHOICES] == [9, 1, 1, 7, 1, 5]


def test_SCH_4_13_the_choice_may_be_returned_once():
    match = dealt(pushBack="on")
    assert legal(match) == [*CHOICES, "push"]
    assert refused(match, "push-back") == ("SCH-4.13", "schieber-not-pushed")
    match = do(match, "push")
    assert legal(match) == [*CHOICES, "push-back"]
    assert refused(match, "push") == ("SCH-4.13", "schieber-say-push-back")
    match, seen = step(match, "push-back")
    assert seen == [ChoicePushed(THIRD, FOREHAND, back=True)]
    assert match.turn == Act(FOREHAND)
    assert legal(match) == CHOICES
    for again in ("push", "push-back"):
        assert refused(match, again) == ("SCH-4.13", "schieber-pushed-back")
    match = do(match, "choose H")
    assert match.view(None).deal.chooser == FOREHAND
    assert match.turn == Act(FOREHAND)


def test_SCH_4_13_without_the_option_nobody_returns_it():
    match = dealt()
    assert refused(match, "push-back") == ("SCH-4.13", "schieber-no-push-back")


@pytest.mark.parametrize("action", ["choose H", "push", "push-back"])
def test_SCH_2_3_once_chosen_nothing_more_is_bid(action):
    match = do(dealt(pushBack="on"), "choose O")
    assert refused(match, action) == ("SCH-2.3", "schieber-contract-fixed")


def test_SCH_2_4_no_card_before_the_contract():
    match = dealt()
    assert refused(match, "play AS") == ("SCH-2.4", "schieber-no-play-now")
    options = [option for option in match.choice(FOREHAND).options if option.card is not None]
    assert [option.refusal.rule for option in options] == ["SCH-2.4"] * 9


def test_SCH_1_5_only_the_seat_on_turn_acts():
    match = dealt()
    for seat in range(4):
        view = match.view(seat)
        refusal = GAME.refusal(view, GAME.parse("choose O"))
        assert (refusal and refusal.rule) == (None if seat == FOREHAND else "SCH-1.5")
        assert bool(match.choice(seat).legal) == (seat == FOREHAND)
        assert [option.card for option in match.choice(seat).options if option.card is not None] == [
            card for card in range(52) if view.hand >> card & 1
        ]


def test_SCH_1_2_partners_sit_opposite_each_other():
    assert GAME.sides(4) == ((0, 2), (1, 3))


def test_SCH_1_1_thirty_six_cards():
    assert " ".join(CARD_TEXTS[card] for card in GAME.pack) == (
        "AS KS QS JS TS 9S 8S 7S 6S AH KH QH JH TH 9H 8H 7H 6H AD KD QD JD TD 9D 8D 7D 6D AC KC QC JC TC 9C 8C 7C 6C"
    )
