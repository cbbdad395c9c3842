"""Facts about a card where tricks count, in plain cases; every game checks them on positions of its own."""

import pytest

from engine.cards import NO_CARDS, RANKS_IN_SUIT, Rank, Seat, Suit, parse_card, parse_cards
from engine.tricks.ranking import SuitOrder, ranking
from engine.tricks.reasons import Position
from engine.tricks.reasons_for_tricks import facts_about

ORDER = SuitOrder(tuple(map(Rank, range(RANKS_IN_SUIT))), {})


@pytest.mark.parametrize(
    ("card", "kept"),
    [
        pytest.param("7S", ["KS"], id="a low card keeps the highest"),
        pytest.param("KD", [], id="a card as high in its suit as the one that is kept tells nothing"),
        pytest.param("KS", ["QS"], id="the neighbour is as high afterwards"),
    ],
)
def test_a_winner_that_is_thrown_is_not_said_to_keep_another(card, kept):
    """Clubs are led, and all aces are gone: the kings of spades and diamonds are the highest left of their suits."""
    hand = parse_cards("KS QS 7S KD 6D")
    position = Position(
        hand=hand,
        legal=hand,
        trick=(parse_card("TC"),),
        taker=Seat(1),
        after=(),
        partner=None,
        may=(NO_CARDS, parse_cards("JS TS JD TD 9C")),
        counts=(5, 5),
        ranking=ranking(Suit(1), plain=ORDER, trumps=ORDER),
    )
    told = [fact for fact in facts_about(position, parse_card(card)) if fact.key == "engine-reason-keeps-top"]
    assert [dict(fact.values)["card"].card for fact in told] == [parse_card(one) for one in kept]
