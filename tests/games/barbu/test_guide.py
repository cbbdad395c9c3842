"""The rules of thumb: sensible in plain cases of every contract, and better than chance in each."""

import random
import statistics
from functools import partial

import pytest

from engine.cards import CardSet, Rank, parse_cards
from engine.game import Chance
from engine.games.barbu import GAME
from engine.games.barbu.actions import DECLARATIONS
from engine.games.barbu.contracts import CONTRACT_KEYS, POSITIVE, TOTALS
from engine.games.barbu.model import Declared, Spoken
from engine.games.barbu.player.announcements import later_deals, lead_beyond_need
from engine.games.barbu.player.hand_evaluation import AVERAGE, expected_lead, expected_score
from engine.games.barbu.scoring import payments, settled, stakes_of
from engine.match import Match
from engine.players import player
from engine.turn import Act
from tests.games.barbu.table import DEALER, LAST, SECOND, THIRD, dealt, declared_as, laying, playing
from tests.games.table import do


def guided(match):
    """The action of the careful player for the seat on turn."""
    seat = match.turn.seat
    view = match.view(seat)
    return player("careful").decide(
        GAME, view, GAME.information_state(match.state, seat), GAME.choice(view), random.Random(1)
    )


def guided_at(state):
    """The card that the careful player plays in this position."""
    view = GAME.view(state, state.seat)
    return str(
        GAME.guide(view, GAME.information_state(state, state.seat), GAME.choice(view), random.Random(1))
    ).split()[-1]


# ---------------------------------------------------------------------------------------------------------- contracts

LOW = "2S 4S 6S 2H 4H 6H 3H 2D 4D 6D 2C 4C 6C"
HIGH = "AS KS JS AH KH JH AD KD JD AC KC JC TC"
LONG = "AS KS QS JS TS 9S 8S AH KH AD KD 3C 2C"
SHORT = "6D 5D 4D 3D 2D QH JH 4H 3H JC 9C 5C 4C"
"""A hand without spades, aces and kings, against a long suit of spades."""
MIDDLE = "8S 7S 9S 8H 7H 9H 8D 9D TD 8C 7C 6C 9C"
ROW = {"declarerOrder": "sevenInRow"}
"""The dealer of the deals before is the next dealer too."""


def all_but(*left):
    """Deals in which the dealer has declared all contracts but these."""
    everything = ("NT", "NQ", "NL", "NH", "NK", "TR H", "DO 8")
    return [(0, words, "") for words in everything if words[:2] not in left]


def declares(hand, *left):
    """What the careful player declares with this hand and these contracts left."""
    return guided(dealt((hand, "", "", ""), before=all_but(*left), **ROW)).removeprefix("declare ")


def test_a_long_strong_suit_is_trump():
    assert declares(LONG, *CONTRACT_KEYS) == "TR S"


def test_dominoes_start_where_the_hand_has_all_cards_and_their_neighbours():
    assert declares(MIDDLE, *CONTRACT_KEYS) in ("DO 8", "DO 9")


def test_low_cards_are_for_a_contract_that_costs_and_high_ones_are_not():
    assert declares(LOW, "NT", "NL", "TR") in ("NT", "NL")
    assert declares(HIGH, "NT", "NL", "TR").startswith("TR")


@pytest.mark.parametrize(
    ("hand", "declared"),
    [
        pytest.param("KH 2S 3S 5S 7S 2D 3D 5D 7D 2C 3C 5C 7C", "NQ", id="the king of hearts alone"),
        pytest.param("QH QD 2S 3S 4S 5S 6S 2C 3C 4C 5C 6C 7C", "NK", id="two queens alone"),
    ],
)
def test_the_card_that_counts_decides_between_two_contracts(hand, declared):
    """A singleton that is often caught in one contract and harmless in the other."""
    assert declares(hand, "NQ", "NK") == declared


def test_the_last_contract_is_declared_with_the_better_suit():
    assert declares(LONG, "TR") == "TR S"


def test_a_contract_that_brings_what_it_mostly_brings_is_worth_nothing_since_it_is_used_up():
    """BAR-2.2: each is declared once. With the lead over the others in this deal, whatever the contract."""
    view = dealt((LONG, "", "", ""), doubling="off", **ROW).view(DEALER)
    for action in DECLARATIONS:
        contract = action.declared.contract
        share = (TOTALS[contract] - AVERAGE[contract]) / 3
        result = [AVERAGE[contract] if seat == DEALER else share for seat in range(4)]
        assert GAME.payoff(view, result) + GAME.beyond(view, action) == pytest.approx(0)


def test_with_doubles_a_positive_contract_uses_up_several_times_as_much():
    """The dealer doubles the others in it: whoever compares payments now must count those given up later."""
    doubled, undoubled = dealt(**ROW).view(DEALER), dealt(doubling="off", **ROW).view(DEALER)
    for action in DECLARATIONS:
        if action.declared.contract in POSITIVE:
            assert GAME.beyond(doubled, action) < 3 * GAME.beyond(undoubled, action) < 0


def test_the_worth_of_a_hand_in_dominoes_does_not_depend_on_which_end_is_nearer():
    """Lines grow to both ends alike, so a hand and a start rank turned upside down are worth the same."""
    for rank in range(13):
        for hand in (MIDDLE, LONG, SHORT):
            cards = parse_cards(hand)
            turned = CardSet(sum(1 << (card // 13 * 13 + 12 - card % 13) for card in range(52) if cards >> card & 1))
            there, back = (Declared("DO", start=Rank(way)) for way in (rank, 12 - rank))
            assert expected_score(cards, there, dealer=True) == pytest.approx(expected_score(turned, back, dealer=True))


@pytest.mark.parametrize("contract", CONTRACT_KEYS)
def test_the_worth_of_hands_is_a_share_of_the_contract_on_the_mean(contract):
    """The expected scores of four hands add up to the contract's sum, with any suit or rank.

    The weights of trumps were fitted to dealers with a long suit, so the dealer holds one here too.
    """
    rng = random.Random(contract)
    declarations = [action.declared for action in DECLARATIONS if action.declared.contract == contract]
    sums = []
    for number in range(600):
        cards = list(GAME.pack)
        rng.shuffle(cards)
        hands = [CardSet(sum(1 << card for card in cards[seat::4])) for seat in range(4)]
        declared = declarations[number % len(declarations)]
        if contract == "TR":
            declared = max(declarations, key=lambda hand: (hands[0] >> 13 * hand.trump & 0x1FFF).bit_count())
        sums.append(sum(expected_score(hand, declared, dealer=seat == 0) for seat, hand in enumerate(hands)))
    assert statistics.mean(sums) == pytest.approx(TOTALS[contract], abs=2.5)


def test_a_dealer_expects_more_of_a_contract_than_the_others():
    """The dealer gains by choosing the suit or the rank; the other contracts leave no choice."""
    assert all(AVERAGE[key] > TOTALS[key] / 4 + 4 for key in ("TR", "DO"))
    assert all(abs(AVERAGE[key] - TOTALS[key] / 4) < 1.5 for key in ("NT", "NQ", "NL", "NH", "NK"))


def compared(match):
    """The answers that a search compares, for the seat on turn."""
    seat = match.turn.seat
    view = match.view(seat)
    return GAME.candidates(view, GAME.information_state(match.state, seat), GAME.choice(view), random.Random(1))


# ------------------------------------------------------------------------------------------------------------ doubling


def test_all_doubles_are_compared_first_those_that_differ_by_one_seat_where_the_hand_says_least():
    """A hand of middle cards in dominoes: much better than the two others, little against the dealer."""
    match = do(dealt(("", MIDDLE, "", "")), "declare DO 8")
    first, *others = compared(match)
    assert str(first) == guided(match)
    changes = [set(first.seats) ^ set(other.seats) for other in others]
    assert [len(change) for change in changes[:2]] == [1, 1]
    assert len({first.seats, *(other.seats for other in others)}) == 8
    view = match.view(SECOND)
    known = partial(lead_beyond_need, view.hand, view.match, view.deal, view.options, seat=SECOND)
    near = sorted((DEALER, THIRD, LAST), key=lambda other: abs(known(other=other)))
    assert changes[:2] == [{near[0]}, {near[1]}]


def test_only_near_doubles_are_compared_where_they_decide_whether_the_deal_is_played():
    """BAR-4.6: then doubles change more than the payments."""
    match = do(dealt(("", MIDDLE, "", ""), skipUndoubled="on"), "declare NT")
    assert len(compared(match)) == 3
    assert len(compared(do(match, "double 0"))) == 8


@pytest.mark.parametrize("double", ["double none", "double 0", "double 2 3", "double 0 2 3"])
def test_BAR_2_6_1_the_worth_of_doubles_is_the_lead_after_their_payments(double):
    """By a second way: the settlement of the whole deal with these doubles."""
    match = do(dealt(("", MIDDLE, "", "")), "declare NT")
    scores = (-2, -6, -10, -8)
    answer = GAME.parse(double)
    due = [0, 0, 0, 0]
    for other in answer.seats:
        due[SECOND] += scores[SECOND] - scores[other]
        due[other] -= scores[SECOND] - scores[other]
    after = [score + paid for score, paid in zip(scores, due, strict=True)]
    lead = after[SECOND] - (sum(after) - after[SECOND]) / 3
    assert GAME.worth_of(match.view(SECOND), answer, scores) == pytest.approx(lead)


def test_a_compulsory_double_stays_in_every_answer_compared():
    """BAR-4.7."""
    before = [(0, key, "1>0" if key == "NQ" else "") for key in ("NT", "NQ", "NL", "NH", "NK", "DO 8")]
    match = dealt((LONG, SHORT, "", ""), "international", before=before, positiveFlanks="allowed", **ROW)
    answers = compared(do(match, "declare TR S"))
    assert len(answers) == 4
    assert all(DEALER in answer.seats for answer in answers)


def test_who_holds_only_low_cards_doubles_everybody_in_no_tricks():
    match = do(dealt((HIGH, LOW, "", "")), "declare NT")
    assert guided(match) == "double 0 2 3"


def test_who_holds_only_high_cards_doubles_nobody_in_no_tricks():
    match = do(dealt(("", HIGH, "", "")), "declare NT")
    assert guided(match) == "double none"


def test_who_holds_no_trump_and_no_ace_doubles_nobody_in_trumps():
    match = do(dealt((LONG, SHORT, "", "")), "declare TR S")
    assert guided(match) == "double none"


def test_a_good_hand_doubles_the_others_but_not_a_better_declarer():
    """More ahead of the two others than of the dealer, who has chosen the start of dominoes."""
    hand = parse_cards(MIDDLE)
    declared = declared_as("DO 8")
    lead = partial(expected_lead, hand, declared, seat=SECOND, dealer=DEALER)
    assert lead(other=THIRD) > lead(other=DEALER)


def test_the_dealer_doubles_players_who_did_not_double_them():
    """BAR-2.3.3: with a hand of sure tricks; seat 3 has doubled the dealer, who may not double it."""
    match = do(dealt((LONG, "", "", "")), "declare TR S", "double none", "double none", "double 0")
    assert guided(match) == "double 1 2"


def test_a_compulsory_double_is_made_with_any_hand():
    """BAR-4.7: in the last deal of a dealer that seat 1 has doubled once."""
    before = [(0, key, "1>0" if key == "NQ" else "") for key in ("NT", "NQ", "NL", "NH", "NK", "DO 8")]
    match = dealt((LONG, SHORT, "", ""), "international", before=before, **ROW)
    assert guided(do(match, "declare TR S")) == "double 0"


def test_a_point_is_worth_what_the_account_makes_of_it():
    """BAR-2.6: a seat's final score is the sum of all scores before doubles, each times its stake."""
    rng = random.Random(7)
    for _ in range(300):
        doubles = tuple(
            Spoken(
                seat, tuple(other for other in (DEALER, SECOND, THIRD, LAST) if other != seat and rng.random() < 0.5)
            )
            for seat in (SECOND, THIRD, LAST, DEALER)
        )
        record = do(dealt(), "declare NT").state.deal.record
        record = type(record)(record.number, record.dealer, record.declared, doubles)
        base = tuple(rng.randrange(-30, 46) for _ in range(4))
        scored = settled(base, payments(base, record))
        for seat in range(4):
            stakes = stakes_of(doubles)[seat]
            assert sum(stake * points for stake, points in zip(stakes, base, strict=True)) == scored[seat]


# --------------------------------------------------------------------------------------------------------------- cards

OTHERS = ("9S 7S 5H 9H TD 9D 8C 3C", "TS 4S 7H TH 8D 3D 9C 4C", "6S 3S 8H 6H 7D 6D TC 5C")


@pytest.mark.parametrize(
    ("contract", "trick", "hand", "card"),
    [
        pytest.param("NT", "TS 4S 6S", "KS 8S 2S", "8S", id="the highest that does not take the trick"),
        pytest.param("NT", "TS 4S 6S", "AS JS", "AS", id="who must take it takes it with the highest"),
        pytest.param("NT", "TD 8D 7D", "AS 2C", "AS", id="the dangerous card goes where the suit is lacking"),
        pytest.param("NQ", "KS 4S 6S", "QS 2S", "QS", id="the queen under the king"),
        pytest.param("NQ", "TD 8D 7D", "QS 2S 5C", "QS", id="the queen on another suit"),
        pytest.param("NQ", "TS 4S 6S", "QS 2S", "2S", id="no queen where it would take the trick"),
        pytest.param("NH", "TD 8D 7D", "AH KS 2C", "AH", id="the ace of hearts on another suit"),
        pytest.param("NH", "TH 7H 8H", "AH 2H", "2H", id="under a trick full of hearts"),
        pytest.param("NK", "TD 8D 7D", "KH AS QH", "KH", id="the king of hearts on another suit"),
        pytest.param("NK", "AH 7H 8H", "KH 2H", "KH", id="the king of hearts under the ace"),
        pytest.param("NK", "TH 7H 8H", "KH 2H", "2H", id="not the king of hearts where it would take the trick"),
        pytest.param("NL", "TD 8D 7D", "AS 2C 2H", "AS", id="low cards are kept for the last tricks"),
        pytest.param("TR S", "TH 7H 8H", "AH 2H", "AH", id="a trick that can be had"),
        pytest.param("TR S", "TH 7H AH", "KH 2H", "2H", id="nothing good on a trick that is lost"),
        pytest.param("TR S", "TH 7H 8H", "KS 2S", "2S", id="the lowest trump that takes it"),
    ],
)
def test_the_last_to_play(contract, trick, hand, card):
    assert guided_at(playing(hand, trick, contract, OTHERS)) == card


def test_it_leads_low_where_tricks_cost():
    assert guided_at(playing("AS QS 2D", "", "NT", OTHERS)) == "2D"


@pytest.mark.parametrize("hand", ["KS 2S AH 2H KD 2D AC 2C", "AH 2S JH 3H 6D 4D JC 6C"])
def test_it_leads_nothing_that_would_take_a_queen_of_others(hand):
    """No Queens: the queen of that suit may fall, and queens of other suits may be thrown in."""
    assert guided_at(playing(hand, "", "NQ", OTHERS))[0] not in "AK"


def test_it_draws_trumps_from_a_long_strong_suit():
    assert guided_at(playing("AS KS QS JS 2S 2D 2C 2H", "", "TR S", OTHERS)) in ("AS", "KS", "QS", "JS")


def test_in_trumps_it_keeps_what_guards_a_king():
    """A longer suit gives the discard, though it is worth more by its length."""
    state = playing("KC 2C 6D 5D 4D", "AS 3S 4S", "TR S", ("AC 3C 9H", "TH 8C 9C", "AD 5H 6H"))
    assert guided_at(state).endswith("D")


def test_a_card_that_others_would_take_over_is_left_to_them_when_nobody_pays():
    """In No Tricks the highest card below the trick is best, whatever the stakes."""
    assert guided_at(playing("KS 9S 2S", "TS 4S", "NT", OTHERS)) == "9S"


# ------------------------------------------------------------------------------------------------------------ dominoes


def test_it_opens_its_own_suit_first():
    """The eight of spades opens the way to six own cards, the eight of hearts to none."""
    state = laying("8S 9S TS JS 7S 6S 5S 8H", "", "8", ("9H TH JH QH 7H", "KH AH 6H 5H", "4H 3H 2H"))
    assert guided_at(state).endswith("S")


def test_it_keeps_a_stop():
    """After the nine of spades only others can go on; the ten of hearts opens the own jack."""
    state = laying("9S TH JH", "8S 8H 9H", "8", ("TS JS QS", "KS AS QH", "KH AH"))
    assert guided_at(state) == "TH"


def test_without_a_card_to_lay_it_passes():
    assert guided_at(laying("2S", "", "8", ("8S", "8H", "8D"))) == "pass"


# ------------------------------------------------------------------------------------------------------------ strength


def ahead_in(contract, seed, seat):
    """How many points *careful* in this seat scores above the mean of the table, against three random players."""
    rng = random.Random(seed)
    pack = list(GAME.pack)
    rng.shuffle(pack)
    match = Match.start("barbu", seats=4, dealer=seed % 4, options={"doubling": "off"})
    match, _ = match.deal(Chance(tuple(pack)))
    match = do(match, f"declare {contract}")
    state = match.state
    while isinstance(turn := GAME.turn(state), Act):
        view = GAME.view(state, turn.seat)
        name = "careful" if turn.seat == seat else "random"
        text = player(name).decide(GAME, view, GAME.information_state(state, turn.seat), GAME.choice(view), rng)
        state = GAME.act(state, turn.seat, GAME.parse(text)).state
    scores = GAME.standings(state).scores
    return scores[seat] - sum(scores) / 4


@pytest.mark.parametrize("contract", ["NT", "NQ", "NL", "NH", "NK", "TR S", "DO 8"])
def test_careful_beats_random_in_every_contract(contract):
    """The benchmark shows 3 to 11 points a deal; here 20 deals from each seat must show a lead."""
    assert statistics.mean(ahead_in(contract, seed, seat) for seed in range(20) for seat in range(4)) > 1


def test_a_careful_deal_ends_with_four_of_them():
    match = do(dealt(), guided(dealt()))
    while isinstance(match.turn, Act):
        match = do(match, guided(match))
    assert len(match.view(None).match.results) == 1


@pytest.mark.parametrize(
    ("length", "left", "times"),
    [(28, 7, 1), (28, 2, 1), (28, 1, 0), (12, 7, 2 / 6), (12, 6, 1 / 5), (12, 5, 0), (4, 7, 0)],
)
def test_a_contract_that_is_kept_is_declared_later_in_as_many_deals_as_its_owner_still_declares(length, left, times):
    """In a match of twelve deals each declares three of the seven contracts, in one of four deals a single one."""
    options = GAME.options_type(length=length)
    assert later_deals(tuple(CONTRACT_KEYS[:left]), options) == pytest.approx(times)
