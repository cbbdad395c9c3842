"""The defenders' search against an open misère: a full search of every card confirms what it finds."""

import random
from functools import cache

import pytest

from engine.cards import RANK_LETTERS, cards_text, parse_card, parse_cards
from engine.games.vira.player.misere_search import forcing_cards
from engine.games.vira.player.trick_context import TrickContext
from tests.bench.bench_vira import dealt, low, pressed

DECLARER, ME, PARTNER = range(3)
"""The order of play, unless a test has it the other way round."""


def forced_by(declarer, mine, theirs, trick="", *, out="", partner_first=False, closed=False, seed=1):
    """The cards with which I force the declarer; `out`: cards out of play, which I cannot tell from the partner's.

    `trick`: the cards on the table, the leader's first; I am next. `partner_first`: the partner plays after the
    declarer. `closed`: the declarer's hand is known from the discards, not seen.
    """
    order = [PARTNER, DECLARER] if not partner_first else [DECLARER, PARTNER]
    before, cards = [ME, *order], [parse_card(card) for card in trick.split()]
    shown, hand = parse_cards(declarer or "none"), parse_cards(mine)
    may = parse_cards(" ".join(filter(None, (theirs, out))) or "none")
    best = max(range(len(cards)), key=lambda at: strength(cards[0], cards[at]), default=-1)
    follow = sum(1 << card for card in range(52) if cards and hand >> card & 1 and card // 13 == cards[0] // 13)
    context = TrickContext(
        seat=ME,
        declarer=DECLARER,
        hand=hand,
        legal=follow or hand,
        unseen=shown | may,
        led=cards[0] // 13 if cards else -1,
        best=cards[best] if cards else -1,
        winner=before[3 - len(cards) :][best] if cards else -1,
        behind=tuple(order[: 2 - len(cards)]),
        may=[shown, 0, may | shown if closed else may],
        share=[1.0, 0.0, 0.5],
        trump=-1,
    )
    counts = [shown.bit_count(), hand.bit_count(), len(theirs.split())]
    forcing = forcing_cards(context, order, counts, random.Random(seed))
    return set() if not forcing else set(cards_text(forcing).split())


def strength(led, card):
    """The rank of a card in a trick: a suit that was not led never takes it."""
    return -1 if card // 13 != led // 13 else 12 - card % 13


# ------------------------------------------------------------------------------------------------- positions worked out


def test_a_lead_below_all_cards_of_the_declarer_forces_a_trick():
    assert forced_by("5S AH", "2S KD", "3S QD") == {"2S"}


def test_not_if_the_partner_must_take_it_over():
    """After 2S 5S 9S, KS is led while the declarer has the unreachable AH left; or KD, and 5S is gone."""
    assert forced_by("5S 3H", "2S KD", "9S QD") == set()


def test_the_partner_does_not_have_what_only_the_declarer_can_have():
    """As before, but the declarer's hand is not open: no other cards are left for it."""
    assert forced_by("5S AH", "2S KD", "3S QD", closed=True) == {"2S"}
    assert forced_by("5S 3H", "2S KD", "9S QD", closed=True) == set()


def test_who_is_safe_in_every_suit_is_never_forced():
    """In each suit the declarer's cards are as low, one by one, as the lowest of the others."""
    assert forced_by("2S 4S 6S 3H", "3S 5S 7S 5H", "8S 9S TS 4H") == set()


def test_cards_between_the_declarer_and_the_lead_are_cleared_away_first():
    """A lower club is led each time: 4C draws 3C, 5C draws 2C, and 6C is below the nine that is left."""
    assert forced_by("2C 3C 9C", "4C 5C 6C", "AD KD QD") == {"4C", "5C", "6C"}


def test_the_lead_is_given_to_the_partner_who_can_press_the_declarer():
    """The declarer ducks hearts; the partner takes the trick with the ace, and leads the two of spades."""
    assert forced_by("5S 2H", "3H KD", "2S AH") == {"3H"}


def test_the_declarer_discards_cards_in_danger_so_suits_without_cards_are_not_led():
    assert forced_by("5S 2H", "2S KD", "3S AD") == {"2S"}
    assert forced_by("5S 4S", "KD QD", "3S AD") == set()


def test_behind_the_declarer_a_lower_card_leaves_them_the_trick():
    """The declarer had to take the partner's four with the five."""
    assert forced_by("AH", "AS 3S", "2D", "4S 5S") == {"3S"}
    assert forced_by("", "AS 3S", "", "4S 5S") == {"3S"}


def test_with_hidden_cards_the_lead_that_forces_in_most_ways():
    """4H forces always; 2S does not if the partner must take it with the ten and lead a diamond, for a discard."""
    for seed in range(20):
        assert "4H" in forced_by("9S 5H", "2S 4H", "TS 3H", out="2D 3D 4D 5D", seed=seed)
    assert forced_by("9S 5H", "2S 4H", "TS 3H", out="2D 3D 4D 5D") == {"4H"}


# ---------------------------------------------------------------------------------------------------- by another search


@cache
def may_force(hands, seat, trick):
    """Whether the defenders can force a trick on the declarer with all hands visible, by trying every card."""
    if len(trick) == 3:
        led = trick[0][1][1]
        winner, _ = min(
            (laid_card for laid_card in trick if laid_card[1][1] == led),
            key=lambda laid: RANK_LETTERS.index(laid[1][0]),
        )
        return winner == DECLARER or may_force(hands, winner, ())
    if not hands[DECLARER] and not trick:
        return False
    after = (may_force(*laid(hands, seat, trick, card)) for card in sorted(allowed(hands[seat], trick)))
    return all(after) if seat == DECLARER else any(after)


def allowed(hand, trick):
    return {card for card in hand if trick and card[1] == trick[0][1][1]} or hand


def laid(hands, seat, trick, card):
    """Hands, seat on turn and trick after this card."""
    left = tuple(hand - {card} if at == seat else hand for at, hand in enumerate(hands))
    return left, (seat + 1) % 3, (*trick, (seat, card))


def endings(count, seed):
    """Ends of deals with four cards in each hand, in which a defender is to play: hands, seat and trick."""
    rng = random.Random(seed)
    while count:
        pack = rng.sample([rank + suit for rank in "98765432" for suit in "SHD"], 12)
        hands, seat, trick = tuple(frozenset(pack[at : at + 4]) for at in (0, 4, 8)), rng.randrange(1, 3), ()
        for _ in range(rng.randrange(3)):
            hands, seat, trick = laid(hands, seat, trick, rng.choice(sorted(allowed(hands[seat], trick))))
        if seat != DECLARER:
            count -= 1
            yield hands, seat, trick


@pytest.mark.parametrize("seed", range(4))
def test_what_is_found_is_certain_and_little_is_missed(seed):
    """With the partner's hand open too, as in grande royale."""
    certain = missed = 0
    for hands, seat, trick in endings(100, seed):
        forces = {card for card in allowed(hands[seat], trick) if may_force(*laid(hands, seat, trick, card))}
        told = forced_by(
            *(" ".join(sorted(hands[at])) for at in (DECLARER, seat, 3 - seat)),
            " ".join(card for _, card in trick),
            partner_first=seat == 2,
        )
        assert told <= forces, (hands, seat, trick)
        certain += bool(told)
        missed += bool(forces) and not told
    assert certain > 50
    assert missed <= certain / 10


# --------------------------------------------------------------------------------------------------------- at the table


@pytest.mark.parametrize("key", ["gok", "petite_ouverte", "grande_royale"])
def test_careful_defenders_let_fewer_open_miseres_be_won(key):
    """On the same deals; the benchmark plays more, and measures the cost to the declarer."""
    rng = random.Random(key)
    deals = [low(dealt(key, rng)) for _ in range(30)]
    searching, by_thumb = (sum(pressed(deal, rng, spent).outcome == "win" for deal in deals) for spent in ([], None))
    assert searching < by_thumb
