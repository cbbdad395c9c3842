"""The belief of a seat: what the others have played tells which hands they probably hold."""

import random
from statistics import mean

import pytest

from engine import registry
from engine.cards import SPADES, SUIT_MASKS, Seat
from engine.players.belief import Pool, likelihood, tempered
from tests.conformance import walks
from tests.games.barbu.table import NOBODY
from tests.games.barbu.table import dealt as dealt_in_barbu
from tests.games.schieber.table import dealt
from tests.games.table import do

OTHERS = 20
DEALS = 30
AS_BY_CHANCE = 0.5


@pytest.mark.parametrize("key", registry.game_keys())
def test_the_real_deal_is_mostly_likelier_than_others_that_fit(key):
    """Where all play by rule of thumb: the share of the others that are less likely."""
    game, rng = registry.game(key), random.Random(key)
    careful = walks.walks(key)[walks.FOURTH - 1 :: walks.FOURTH]
    moments = [moment for walk in careful for moment in walk.moments if moment.actor is not None]
    played = [moment for moment in moments if game.kernel(moment.state) is not None]
    shares = []
    for moment in rng.sample(played, min(DEALS, len(played))):
        seat = moment.actor
        known = game.view(moment.state, seat), game.information_state(moment.state, seat)
        real = likelihood(game, moment.state, seat, rng)
        others = [likelihood(game, game.resample(*known, rng), seat, rng) for _ in range(OTHERS)]
        shares.append(sum((real > other) + (real == other) / 2 for other in others) / OTHERS)
    assert sum(shares) / len(shares) > AS_BY_CHANCE + 0.1


def test_weights_keep_their_order_and_enough_of_them_count():
    rng = random.Random(2)
    for _ in range(50):
        weights = [10 ** -(40 * rng.random()) for _ in range(30)]
        softer = tempered(weights)
        assert sorted(range(30), key=weights.__getitem__) == sorted(range(30), key=softer.__getitem__)
        assert max(softer) == 1
        assert sum(softer) ** 2 / sum(weight**2 for weight in softer) >= 0.4 * 30


def test_equal_weights_stay_equal():
    assert tempered([0.25] * 4) == [1.0] * 4


def test_a_pool_without_play_draws_every_world_alike():
    game = registry.game("klaberjass")
    state = walks.walks("klaberjass")[0].start.state
    worlds = [state, game.start(state.options, 2, Seat(1 - state.dealer))]
    pool = Pool(game, worlds, Seat(0), random.Random(4))
    drawn = [pool.draw() for _ in range(400)]
    assert all(world is worlds[number] for number, world in drawn)
    assert 150 < sum(number == 0 for number, _ in drawn) < 250


def test_a_bid_speaks_for_the_hands_that_the_rules_of_thumb_would_have_bid_it_from():
    game, rng = registry.game("schieber"), random.Random(5)
    weak = dealt(("TS 8S JH TH 8H QD 9D JC 9C", "", "", ""))
    chosen, _ = weak.act(Seat(0), "choose S")
    unexpected = 0.3 / 7
    assert game.plausibility(chosen.state, Seat(1)) == pytest.approx(unexpected)
    assert game.plausibility(chosen.state, Seat(0)) == 1
    pushed, _ = weak.act(Seat(0), "push")
    played, _ = pushed.act(Seat(2), "choose S")
    second = game.plausibility(played.state, Seat(0))
    assert second in (pytest.approx(0.3 / 6), pytest.approx(0.3 / 6 + 0.7))
    assert game.plausibility(played.state, Seat(1)) == pytest.approx((0.3 / 7 + 0.7) * second)
    assert game.plausibility(played.state, Seat(2)) == pytest.approx(0.3 / 7 + 0.7)
    assert likelihood(game, chosen.state, Seat(1), rng) == pytest.approx(unexpected)


def test_bids_by_the_rules_of_thumb_are_the_likeliest():
    game, seen = registry.game("schieber"), 0
    for walk in walks.walks("schieber")[walks.FOURTH - 1 :: walks.FOURTH]:
        for moment in walk.moments:
            if game.kernel(moment.state) is not None:
                seen += 1
                record = moment.state.deal.record
                likely = game.plausibility(moment.state, Seat((record.forehand + 1) % 4))
                assert 0.7 ** (record.pushes + 1) < likely < 1
    assert seen


def test_a_declaration_speaks_for_the_hands_for_which_it_is_the_best():
    """BAR-2.2. A long suit of trumps makes trumps the best contract; hands that come near to it are the next."""
    game = registry.game("barbu")
    long, short = "AS KS QS JS TS 9S 8S AH 7H AD 7D AC 7C", "AS KS QS AH KH JH TH 9H 7H AD 7D AC 7C"
    declared = {
        hand: dealt_in_barbu((hand, "", "", "")).act(Seat(0), "declare TR S")[0].state for hand in (long, short)
    }
    likely = {hand: game.plausibility(state, Seat(1)) for hand, state in declared.items()}
    assert likely[long] == 0.5
    assert likely[short] < 0.25
    assert game.plausibility(declared[short], Seat(0)) == 1, "the declarer's own"


def test_a_declared_contract_of_trumps_puts_more_of_them_into_the_declarers_hand():
    game, rng = registry.game("barbu"), random.Random(6)
    state = dealt_in_barbu(("AS KS QS JS TS 9S 8S AH 7H AD 7D AC 7C", "", "", "")).act(Seat(0), "declare TR S")[0].state
    view, known = game.view(state, Seat(1)), game.information_state(state, Seat(1))
    worlds = [game.resample(view, known, rng) for _ in range(200)]
    pool, trumps = Pool(game, worlds, Seat(1), rng), SUIT_MASKS[SPADES]
    alike = mean((world.deal.dealt[0] & trumps).bit_count() for world in worlds)
    drawn = mean((pool.draw()[1].deal.dealt[0] & trumps).bit_count() for _ in range(400))
    assert drawn > alike + 0.5


def test_a_declaration_tells_while_doubles_are_announced_and_only_if_there_was_a_choice():
    game = registry.game("barbu")
    declared = dealt_in_barbu().act(Seat(0), "declare NT")[0]
    assert game.plausibility(declared.state, Seat(1)) <= 0.5
    played = do(declared, *NOBODY)
    assert game.kernel(played.state) is not None
    assert game.plausibility(played.state, Seat(1)) == 1
    dealer = dealt_in_barbu(before=[(0, "NQ", "")] * 6).turn.seat
    done = [(dealer, contract, "") for contract in ("NQ", "NL", "NH", "NK", "TR S", "DO 8")]
    forced = dealt_in_barbu(before=done).act(dealer, "declare NT")[0]
    assert game.plausibility(forced.state, Seat((dealer + 1) % 4)) == 1
