"""What playouts do otherwise than a match: quick answers before the play of cards, and an end once all is decided."""

import random

import pytest

from engine.cards import Seat
from engine.game import Chance
from engine.games.vira import GAME
from engine.games.vira.model import Bidding, Playing
from engine.players.playout import random_move
from engine.turn import Act
from tests.games.table import do
from tests.games.vira.table import dealt, defend, say, started, won

DEALS = 25
LOWEST = "2S 3S 4S 2H 3H 4H 2D 3D 4D 2C 3C 4C 5C"
HIGHEST = "AS KS QS JS TS 9S AH KH QH JH AD KD AC"


def known(state, seat):
    view = GAME.view(state, seat)
    return view, GAME.information_state(state, seat), GAME.choice(view)


def guided(state):
    """The state after the guide's answer."""
    seat = GAME.turn(state).seat
    return GAME.act(state, seat, GAME.guide(*known(state, seat), random.Random(1))).state


@pytest.fixture(scope="module")
def positions():
    """The positions of some deals of three careful players."""
    found, rng = [], random.Random(14)
    for _ in range(DEALS):
        pack = tuple(rng.sample(GAME.pack, len(GAME.pack)))
        match = started(dealer=Seat(rng.randrange(3)))
        state = GAME.deal(match.state, Chance(pack, (("preference", rng.choice("SHDC")),))).state
        while isinstance(GAME.turn(state), Act):
            found.append(state)
            state = guided(state)
    return found


def is_first(state):
    """Whether no card has been played in this position of the play."""
    return isinstance(state, Playing) and not state.tricks and not state.cards


def test_a_playout_goes_on_before_the_play_as_the_guide_does(positions):
    before = [
        state
        for state in positions
        if not isinstance(state, Playing) and not (isinstance(state, Bidding) and not state.deal.record.calls)
    ]
    different = [state for state in before if GAME.playout_step(state, random.Random(1)) != guided(state)]
    assert len(before) > 8 * DEALS
    # It does not ask for the bids that are hardly ever made.
    assert len(different) <= len(before) // 100


def test_a_playout_goes_on_only_before_the_play(positions):
    with pytest.raises(ValueError, match="nobody"):
        GAME.playout_step(next(filter(is_first, positions)), random.Random(1))


def test_VIR_8_3_a_playout_ends_once_it_is_decided_with_the_same_result(positions):
    shorter = 0
    for number, state in enumerate(filter(is_first, positions)):
        whole, brief, rng = GAME.kernel(state), GAME.playout_kernel(state), random.Random(number)
        while whole.turn >= 0:
            move = random_move(whole, rng)
            whole.play(move)
            if brief.turn >= 0:
                brief.play(move)
            else:
                shorter += 1
        assert brief.turn < 0
        assert brief.result() == whole.result()
    assert shorter > DEALS


def test_VIR_8_3_a_card_that_changes_no_payment_is_not_thought_about(positions):
    """Where several candidates are compared, another play of the deal has another result, or may have."""
    settled = 0
    for number, state in enumerate(positions):
        seat = GAME.turn(state).seat
        if not isinstance(state, Playing) or GAME.kernel(state).legal().bit_count() == 1:
            continue
        if len(GAME.candidates(*known(state, seat), random.Random(1))) == 1:
            settled += 1
            rng = random.Random(number)
            results = set()
            for _ in range(8):
                kernel = GAME.kernel(state)
                while kernel.turn >= 0:
                    kernel.play(random_move(kernel, rng))
                results.add(kernel.result())
            assert len(results) == 1
    assert settled > DEALS


# ------------------------------------------------------------------------------------------------------- open misères


def played(words, **texts):
    """The position before the first card of a solo misère."""
    match = won(words, **texts)
    return defend(do(match, "stand")).state


def test_VIR_1_8_5_an_open_misere_that_cannot_be_lost_is_expected_to_be_won():
    """VIR-4.3: the pot pays 8, and each defender 24."""
    state = played("F grande_ouverte, M pass, D pass", F=LOWEST)
    first, *others = GAME.expected(state)
    assert 50 < first <= 8 + 2 * 24
    assert all(-24 <= other < -22 for other in others)


def test_VIR_1_8_5_a_hopeless_open_misere_is_expected_to_be_lost():
    """VIR-4.3: a double loss pays 16 into the pot, and 24 to each defender."""
    state = played("F grande_ouverte, M pass, D pass", F=HIGHEST)
    first, *others = GAME.expected(state)
    assert -16 - 2 * 24 <= first < -60
    assert all(22 < other <= 24 for other in others)


def test_other_contracts_are_played_out():
    assert GAME.expected(played("F grande, M pass, D pass", F=LOWEST)) is None
    assert GAME.expected(won("F six, M pass, D pass").state) is None


# ----------------------------------------------------------------------------------------- what was said in the auction


def test_nothing_is_told_before_another_has_called_after_the_opening():
    match = dealt()
    assert GAME.plausibility(started().state, Seat(0)) == 1
    for seat in range(3):
        assert GAME.plausibility(say(match, "F six").state, Seat(seat)) == 1
    # What a seat has said itself tells it nothing of the others.
    after = say(match, "F six, M pass")
    assert GAME.plausibility(after.state, Seat(1)) == 1
    assert GAME.plausibility(after.state, Seat(0)) < 1


def test_a_strong_bid_is_likelier_from_a_strong_hand_and_a_pass_from_a_poor_one():
    strong, poor = "AS KS QS JS TS 9S AH KH 3H AD 5D KC 4C", "JS 8S 6S TH 9H 5H QD 9D 6D JC TC 7C 6C"
    bids, passes = ("F six, M solo8", "F six, M pass")
    likely = {
        (words, hand): GAME.plausibility(say(dealt(texts={"M": hand}), words).state, Seat(0))
        for words in (bids, passes)
        for hand in (strong, poor)
    }
    assert likely[bids, strong] >= likely[bids, poor]
    assert likely[passes, poor] > likely[passes, strong]


def test_the_real_deal_is_mostly_likelier_than_others_that_fit(positions):
    """After what careful players have called."""
    rng, shares = random.Random(5), []
    auctions = [state for state in positions if isinstance(state, Bidding) and len(state.deal.record.calls) > 2]
    for state in rng.sample(auctions, 40):
        seat = GAME.turn(state).seat
        view, information_state, _ = known(state, seat)
        real = GAME.plausibility(state, seat)
        others = [GAME.plausibility(GAME.resample(view, information_state, rng), seat) for _ in range(10)]
        shares.append(sum((real > other) + (real == other) / 2 for other in others) / len(others))
    assert sum(shares) / len(shares) > 0.7


def test_passing_and_no_more_than_a_few_bids_are_compared(positions):
    for state in positions:
        if isinstance(state, Bidding):
            found = [str(action) for action in GAME.candidates(*known(state, state.seat), random.Random(1))]
            assert len(found) == len(set(found)) <= 6
            assert ("pass" in found) == bool(state.deal.record.calls)
