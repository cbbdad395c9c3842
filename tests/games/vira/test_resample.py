"""Sampled states: a seat cannot tell them from the real one, each has its right probability, and its past fits."""

import itertools
import math
import random
from collections import Counter

import pytest

from engine.cards import SUIT_MASKS, card_set, cards_text, each, parse_card
from engine.games.vira import GAME
from engine.games.vira.model import Opening, Playing
from engine.games.vira.player.playout_policy import guided_move
from engine.players.playout import play_out
from engine.turn import Act
from tests.conformance import walks
from tests.games import table
from tests.games.table import DRAWS, do
from tests.games.vira.table import cards, dealt, defend, line, random_match, seat_of, won

MANY = 3000
OFTEN = 60
SURELY = 4.5
"""How far a frequency may be from its expectation, in standard deviations."""
SPADES, HEARTS, DIAMONDS, CLUBS = (line(suit, "2", "A") for suit in "SHDC")


def guesses(match, role, count=DRAWS):
    """Sampled states of a role."""
    return table.guesses(match, seat_of(match, role), count)


def close(number, chance, count):
    """Whether a frequency fits its expectation over this number of draws."""
    return abs(number - chance * count) <= SURELY * math.sqrt(count * chance * (1 - chance))


def held(match, viewer, owner):
    """The hands of an owner in the samples of a viewer."""
    return [state.deal.hands[seat_of(match, owner)] for state in guesses(match, viewer)]


# ----------------------------------------------------------------------------------------------------- what is unknown


def test_before_the_auction_every_unseen_card_is_as_likely_everywhere():
    match = dealt()
    mine = GAME.view(match.state, seat_of(match, "F")).hand
    where = Counter()
    for state in guesses(match, "F", MANY):
        for place, part in (*enumerate(state.deal.dealt), ("talon", card_set(state.deal.talon))):
            where.update((place, card) for card in each(part))
    unseen = [card for card in GAME.pack if not mine >> card & 1]
    assert len(unseen) == 39
    for place in (seat_of(match, "M"), seat_of(match, "D"), "talon"):
        assert all(close(where[place, card], 1 / 3, MANY) for card in unseen)


def test_the_talon_has_no_order_that_anybody_knows():
    match = dealt()
    tops = Counter(state.deal.talon[0] for state in guesses(match, "F", MANY))
    assert len(tops) == 39
    assert all(close(count, 1 / 39, MANY) for count in tops.values())


def test_who_sits_out_knows_no_card():
    match = dealt(seats=4)
    for role in "FMD":
        assert len(set(held(match, "X", role))) == DRAWS


def test_the_declarer_knows_the_own_discards_and_draws():
    match = do(won("F six, M pass, D pass", F=SPADES, talon=CLUBS), "trump S", "exchange 2S 3S 4S", "stand")
    me = seat_of(match, "F")
    for state in guesses(match, "F"):
        deal = state.deal
        assert deal.dealt[me] == cards(SPADES)
        assert deal.discards[me] == (cards("4S 3S 2S"),)
        assert deal.draws[me] == (cards("AC KC QC"),)
        assert deal.hands[me] == cards(SPADES) & ~cards("4S 3S 2S") | cards("AC KC QC")


def test_of_an_exchange_others_know_the_numbers_alone():
    """VIR-1.5.1: nine of thirteen held cards were drawn, each equally likely."""
    match = do(
        won("F six, M pass, D pass", F=SPADES, talon=CLUBS), "trump S", f"exchange {SPADES[-9 * 3 + 1 :]}", "stand"
    )
    declarer = seat_of(match, "F")
    drawn = kept = gone = 0
    for state in guesses(match, "M", MANY):
        (discarded,), (come,) = state.deal.discards[declarer], state.deal.draws[declarer]
        assert (discarded.bit_count(), come.bit_count()) == (9, 9)
        assert discarded & ~state.deal.dealt[declarer] == 0
        assert state.deal.hands[declarer] == state.deal.dealt[declarer] & ~discarded | come
        ace = parse_card("AC")
        drawn += come >> ace & 1
        kept += (state.deal.dealt[declarer] & ~discarded) >> ace & 1
        gone += discarded >> ace & 1
    assert all(close(count, chance, MANY) for count, chance in ((drawn, 9 / 39), (kept, 4 / 39), (gone, 9 / 39)))


# -------------------------------------------------------------------------------------------------------- turned cards

TURNED = "AC KC QC"


def tringel(*answers):
    return do(won("F tringel9, M pass, D pass", F=SPADES, M=HEARTS, D=DIAMONDS, talon=CLUBS), *answers)


def test_turned_cards_lie_on_the_talon_until_they_are_drawn():
    match = tringel()
    assert match.view(None).step == "trump"
    for role in "FMD":
        assert {state.deal.talon[:3] for state in guesses(match, role)} == {tuple(map(parse_card, TURNED.split()))}


def test_turned_cards_are_in_the_declarers_hand_after_the_draw():
    match = tringel("trump C", "exchange 2S 3S 4S 5S", "stand")
    declarer = seat_of(match, "F")
    for role in "MD":
        for state in guesses(match, role):
            assert cards(TURNED) & ~state.deal.hands[declarer] == 0
            assert cards(TURNED) & ~state.deal.draws[declarer][0] == 0
        assert len({state.deal.hands[declarer] for state in guesses(match, role)}) == DRAWS


def test_after_a_re_exchange_the_first_turned_cards_may_be_gone():
    """VIR-1.8.3: five of thirteen cards were discarded then, so each of the first three with probability 5/13."""
    match = tringel("trump C", "exchange 2S 3S 4S 5S", "re-exchange", "trump C", "exchange AC KC 6S 7S 8S", "stand")
    declarer = seat_of(match, "F")
    second = match.view(None).deal.turned[3:]
    gone = Counter()
    for state in guesses(match, "M", MANY):
        hand, deal = state.deal.hands[declarer], state.deal
        assert card_set(second) & ~hand == 0
        assert card_set(second) & ~deal.draws[declarer][1] == 0
        assert cards(TURNED) & ~(hand | deal.discards[declarer][1]) == 0
        assert cards(TURNED) & ~deal.draws[declarer][0] == 0
        gone.update(each(cards(TURNED) & ~hand))
    assert all(close(gone[card], 5 / 13, MANY) for card in each(cards(TURNED)))


def test_the_declarer_knows_which_of_them_were_discarded():
    match = tringel("trump C", "exchange 2S 3S 4S 5S", "re-exchange", "trump C", "exchange AC KC 6S 7S 8S", "stand")
    assert len(set(held(match, "F", "F"))) == 1
    assert len(set(held(match, "F", "M"))) == DRAWS


def test_a_turned_card_of_a_suit_that_the_declarer_lacks_is_gone():
    """The declarer first turned the ace of clubs and does not follow to clubs, so the second exchange discarded it."""
    match = won(
        "F turne6, M pass, D pass",
        F=f"{line('S', '2', 'K')} 2H",
        M=f"AH {line('C', '2', 'K')}",
        D=f"AS {line('H', '3', 'K')} 2D",
        talon=f"AC {line('D', '3', 'K')} AD",
    )
    match = do(match, "trump C", "exchange 2S 3S", "re-exchange", "trump D", "exchange AC 4S", "stand")
    match = do(defend(match), "play 2H", "play AH", "play 3H", "play KC", "play KH")
    ace, declarer = parse_card("AC"), seat_of(match, "F")
    assert {hand >> ace & 1 for hand in held(match, "D", "F")} == {0, 1}
    match = do(match, "play 5S")
    assert all(state.deal.discards[declarer][1] >> ace & 1 for state in guesses(match, "D"))


# --------------------------------------------------------------------------------------------------- open hands, suits


def test_an_exposed_hand_is_known_and_its_discards_are_not():
    match = do(won("F petite_royale, M pass, D pass", F=SPADES, M=HEARTS, D=DIAMONDS), "stand", "discard AS")
    assert set(held(match, "M", "F")) == {cards(SPADES) & ~cards("AS")}
    discarded = {state.deal.discards[seat_of(match, "F")] for state in guesses(match, "M", 200)}
    assert len(discarded) > 20, "any card that middle hand has not seen may have been discarded"


def test_in_grande_royale_the_defenders_know_each_other_before_and_after():
    match = do(won("F grande_royale, M pass, D pass", F=SPADES, M=HEARTS, D=DIAMONDS, talon=CLUBS), "stand")
    match = do(match, "exchange AH KH")
    middle = seat_of(match, "M")
    for state in guesses(match, "D"):
        assert state.deal.dealt[middle] == cards(HEARTS)
        assert state.deal.discards[middle] == (cards("AH KH"),)
        assert state.deal.draws[middle] == (cards("AC KC"),)
    assert len({state.deal.dealt[middle] for state in guesses(match, "F")}) == DRAWS


def test_in_gok_the_hand_is_known_from_its_first_card():
    match = do(won("F gok, M pass, D pass", F=SPADES, M=HEARTS, D=DIAMONDS), f"discard {SPADES}", "stand")
    assert len(set(held(match, "M", "F"))) == DRAWS
    match = do(match, "play 2C")
    assert set(held(match, "M", "F")) == {match.view(seat_of(match, "M")).shown[seat_of(match, "F")]}


def test_who_did_not_follow_has_none_of_the_suit():
    match = do(won("F solo6, M pass, D pass", F=SPADES, M=HEARTS, D=DIAMONDS, talon=CLUBS), "sharpen none", "trump S")
    match = do(defend(match), "play AS", "play 2H", "play 2D")
    assert all(not hand & SUIT_MASKS[0] for hand in held(match, "D", "M"))
    assert any(hand & SUIT_MASKS[1] for hand in held(match, "D", "M"))


def test_with_the_unused_cards_open_they_are_where_they_lie():
    match = random_match(3, revealUnused="on", stopWhenDecided="on")[-1]
    view = match.view(0)
    assert view.unused
    for state in (
        GAME.resample(view, GAME.information_state(match.state, 0), random.Random(number)) for number in range(DRAWS)
    ):
        discarded = [card_set(card for pile in piles for card in each(pile)) for piles in state.deal.discards]
        assert [*discarded, card_set(state.deal.talon)] == list(view.unused)


# ------------------------------------------------------------------------------------------------- as likely as it is


def ways(match, viewer):
    """All possible holdings of the others, where both hold one card and the declarer has discarded thirteen."""
    view, information_state = match.view(viewer), GAME.information_state(match.state, viewer)
    record = view.deal
    gone = (
        information_state.dealt
        | card_set(card for trick in information_state.tricks for card in trick.cards)
        | card_set(view.cards)
    )
    unseen = [card for card in GAME.pack if not gone >> card & 1]
    near, other = (seat for seat in record.active if seat != viewer)
    return {
        (first, second)
        for first, second in itertools.permutations(unseen, 2)
        if not information_state.lacks[near] >> first & 1 and not information_state.lacks[other] >> second & 1
    }


def last_trick(seed):
    """Before the last trick of a gask with trumps, as the defender on lead sees it."""
    rng = random.Random(seed)
    match = do(dealt_at_random(rng), "bid gask6", "pass", "pass", "sharpen none")
    while isinstance(match.turn, Act):
        state = match.state
        if isinstance(state, Playing) and len(state.tricks) == 12 and not state.cards:
            return match if state.leader != state.deal.record.declarer else None
        choice = match.choice(match.turn.seat)
        legal = [text for text in getattr(choice, "legal", ()) if text != "surrender"]
        match = do(match, rng.choice(legal) if legal else picked(choice, rng))
    return None


def dealt_at_random(rng):
    pack = rng.sample(GAME.pack, len(GAME.pack))
    parts = [cards_text(card_set(pack[at : at + 13])) for at in range(0, len(pack), 13)]
    return dealt(texts=dict(zip(("F", "M", "D", "talon"), parts, strict=True)))


def picked(choice, rng):
    return (
        " ".join([choice.verb, *rng.sample(choice.candidates, choice.minimum)])
        if choice.minimum
        else f"{choice.verb} none"
    )


@pytest.mark.parametrize("seed", range(4))
def test_every_way_that_fits_is_guessed_equally_often(seed):
    """All holdings of two hands of one card among fifteen, where both have failed to follow suit: by chi-square."""
    match, possible = narrow_position(seed)
    viewer = match.turn.seat
    first, other = (seat for seat in match.view(None).deal.active if seat != viewer)
    view, information_state = match.view(viewer), GAME.information_state(match.state, viewer)
    rng, seen = random.Random(seed), Counter()
    for _ in range(OFTEN * len(possible)):
        hands = GAME.resample(view, information_state, rng).deal.hands
        seen[hands[first].bit_length() - 1, hands[other].bit_length() - 1] += 1
    assert set(seen) == possible
    square = sum((times - OFTEN) ** 2 / OFTEN for times in seen.values())
    free = len(possible) - 1
    assert square < free + SURELY * math.sqrt(2 * free)


def narrow_position(seed):
    """A position in which both others are known to lack many cards, and what they may hold."""
    for number in itertools.count():
        match = last_trick(f"{seed} {number}")
        if match is not None and len(possible := ways(match, match.turn.seat)) < 150:
            return match, possible
    raise AssertionError


# ----------------------------------------------------------------------------------------------------- whole matches


def check_past(deal):
    """Every card was dealt or drawn once, only held cards were discarded, and the rest is in hand."""
    all_cards = [*deal.dealt, card_set(deal.talon), *(cards for piles in deal.draws for cards in piles)]
    assert sum(all_cards) == sum(1 << card for card in GAME.pack)
    assert sum(cards.bit_count() for cards in all_cards) == len(GAME.pack)
    for seat, hand in enumerate(deal.dealt):
        exchanges = [exchange for exchange in deal.record.exchanges if exchange.seat == seat]
        for pile, out, come in zip(exchanges, deal.discards[seat], deal.draws[seat], strict=True):
            assert (out.bit_count(), come.bit_count()) == (pile.discarded, pile.drawn)
            assert out & ~hand == 0
            hand = hand & ~out | come
        assert deal.hands[seat] & ~hand == 0


@pytest.mark.parametrize("seed", range(10))
def test_positions_of_whole_deals_are_guessed_by_all_seats(seed):
    """Some thousand samples with random options and cards, each with a past that fits and playable to the end. The
    kernel's card by rule of thumb is the same in all samples of a position: the guide's, unless that searches against
    an open hand."""
    rng = random.Random(f"guess {seed}")
    match = walks.random_start(GAME, rng, Counter())
    for _ in range(150):
        line = walks.next_line(match, rng, walks.RANDOM)
        if line is None:
            break
        match, _ = match.follow(line)
        for seat in walks.seats(match):
            view, information_state = match.view(seat), GAME.information_state(match.state, seat)
            samples = [GAME.resample(view, information_state, rng) for _ in range(2)]
            for state in samples:
                assert (GAME.view(state, seat), GAME.information_state(state, seat)) == (view, information_state)
                if not isinstance(state, Opening):
                    check_past(state.deal)
                if isinstance(state, Playing):
                    assert play_out(GAME.kernel(state), guided_move)
            if isinstance(match.state, Playing) and match.turn == Act(seat):
                (by_thumb,) = {guided_move(GAME.kernel(state)) for state in (match.state, *samples)}
                (card,) = GAME.guide(view, information_state, GAME.choice(view), rng).cards
                assert card == by_thumb or any(view.shown)


def test_a_view_and_a_memory_of_two_positions_are_an_error():
    match = do(won("F solo6, M pass, D pass"), "sharpen none", "trump S")
    with pytest.raises(ValueError, match="not a hand of this position"):
        GAME.resample(match.view(2), GAME.information_state(match.state, 1), random.Random(1))
