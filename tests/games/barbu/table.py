"""Positions of Barbu written as text: hands, cards in the trick or on the table, and doubles.

Unless a test says otherwise seat 0 deals, as in the examples of the rule sheet: it declares and leads, and seat 1
is the first to double.
"""

import random
from dataclasses import replace

from engine.cards import CARD_TEXTS, Seat, card_set, cards_text, parse_card, parse_cards
from engine.choice import PickSome
from engine.game import Chance
from engine.games.barbu import GAME
from engine.games.barbu.cards import HAND, PACK
from engine.games.barbu.model import (
    Deal,
    DealRecord,
    DealResult,
    Dominoes,
    Laid,
    MatchRecord,
    Opening,
    Playing,
    Spoken,
)
from engine.match import Match
from engine.options import make_options
from engine.tricks.four_players import SEATS
from engine.turn import Act, DealDue
from tests.games.table import do

DEALER, SECOND, THIRD, LAST = SEATS
NOBODY = ("double none",) * 4

B29 = ("AS 9S 7S 6S 3S 2S AD QD 9D 4D QC 8C 4C", "KS QS 9H 6H 4H 3H JD TD 5D AC 7C 5C 2C",
       "JS TS 8S 5S QH TH 7H 3D KC TC 9C 6C 3C", "4S AH KH JH 8H 5H 2H KD 8D 7D 6D 2D JC")  # fmt: skip
B29_TRICKS = (
    ("2S KS JS 4S", 1), ("2C KC JC QC", 2), ("3C AH 8C 7C", 0), ("3S QS TS KH", 1), ("5C TC JH 4C", 2),
    ("3D 2D AD JD", 0), ("4D TD QH 8D", 1), ("5D TH KD QD", 3), ("6D 9D 9H 7H", 0), ("6S 6H 5S 8H", 0),
    ("7S 4H 8S 5H", 2), ("6C 2H AS AC", 1), ("3H 9C 7D 9S", 1),
)  # fmt: skip
B30 = ("9S 6S KH QH 7H KD JD 8D 7D 3D TC 5C 3C", "AS KS TS 8S 3S 2S 9H AD 5D AC KC QC 2C",
       "QS JS 7S 5S AH TH 6H 4H QD 6D 8C 7C 6C", "4S JH 8H 5H 3H 2H TD 9D 4D 2D JC 9C 4C")  # fmt: skip
B30_TRICKS = (
    ("KH 9H AH 2H", 2), ("QS 4S 6S KS", 1), ("AS 5S 2D 9S", 3), ("JH QH 5D 4H", 1), ("AD 6D 4D 3D", 1),
    ("AC 6C 4C 3C", 1), ("KC 7C 9C 5C", 1), ("QC 8C JC TC", 1), ("TS JS 9D JD", 0), ("KD 2C QD TD", 0),
    ("8D 2S 6H 3H", 0), ("7H 3S TH 5H", 2), ("7S 8H 7D 8S", 0),
)  # fmt: skip
B31 = ("9S JH TH 5H 2H KD QD 4D AC KC 6C 5C 2C", "AS QS 4S KH AD 8D 5D 3D JC 8C 7C 4C 3C",
       "KS TS 5S 2S QH 9H 6H 3H TD 9D 7D 2D QC", "JS 8S 7S 6S 3S AH 8H 7H 4H JD 6D TC 9C")  # fmt: skip
B31_PLAY = (
    "0- 18C 2- 38S 09S 18D 2TS 3JS 0- 17C 29D 38H 06C 1QS 29H 37S 0TH 1- 2TD 37H 05C 14C 2KS 3JD 0QD 1AS 26H 39C 0JH "
    "13C 2QH 36S 02C 1KH 27D 3AH 0KD 1AD 25S 3TC 05H 1JC 2QC 36D 0KC 15D 2- 34H 0AC 14S 23H 33S 04D 13D 22S 02H"
)


def hands_of(texts):
    """Four hands of thirteen; missing cards are added in pack order."""
    named = [text.split() for text in texts]
    flat = [card for hand in named for card in hand]
    assert len(set(flat)) == len(flat), "a card stands twice in the position"
    rest = [CARD_TEXTS[card] for card in PACK if CARD_TEXTS[card] not in flat]
    return [hand + [rest.pop(0) for _ in range(HAND - len(hand))] for hand in named]


def pack(texts, dealer=DEALER):
    """A shuffled pack that deals these hands to seats 0 to 3: one card at a time, from the dealer's left."""
    hands = hands_of(texts)
    return tuple(parse_card(hands[(dealer + 1 + place) % 4][turn]) for turn in range(HAND) for place in range(4))


def started(preset="article", dealer=DEALER, before=(), **options):
    """A match before its first deal, or after these deals, each with its dealer, contract and doubles (`0>1 2>0`)."""
    match = Match.start("barbu", seats=4, dealer=dealer, preset=preset, options=options)
    return replace(match, state=Opening(match.options, MatchRecord(Seat(dealer), results=results_of(before))))


def results_of(deals):
    """Finished deals with nothing but their contracts and doubles."""
    none = (0, 0, 0, 0)
    return tuple(
        DealResult(DealRecord(number, Seat(dealer), declared_as(contract), doubles_of(doubles)), none, (), none, none)
        for number, (dealer, contract, doubles) in enumerate(deals, 1)
    )


def doubles_of(text, order=(1, 2, 3, 0)):
    """From a text such as `0>1 2>0`: each seat in turn, and the seats that it has doubled."""
    pairs = [tuple(map(int, word.split(">"))) for word in text.split()]
    return tuple(Spoken(Seat(seat), tuple(Seat(other) for by, other in sorted(pairs) if by == seat)) for seat in order)


def declared_as(words):
    """From a text such as `NT`, `TR S` or `DO 8`."""
    return GAME.parse(f"declare {words}").declared


def dealt(texts=("", "", "", ""), preset="article", dealer=DEALER, before=(), **options):
    """A match whose next deal has just been dealt; its dealer is to declare."""
    match, _ = started(preset, dealer, before, **options).deal(Chance(pack(texts, dealer)))
    return match


def deal_to(match, texts=("", "", "", "")):
    """The match after the next deal, of these hands."""
    dealer = match.deal(Chance(pack(texts)))[0].view(None).dealer
    match, _ = match.deal(Chance(pack(texts, dealer)))
    return match


def play(match, *tricks):
    """The match after these cards, trick by trick, each played by the seat on turn."""
    return do(match, *(f"play {card}" for trick in tricks for card in trick.split()))


def random_match(seed, preset="article", **options):
    """A whole match at random, with every position."""
    rng = random.Random(f"{seed} {preset}")
    match = Match.start("barbu", seats=4, dealer=Seat(rng.randrange(4)), preset=preset, options=options)
    positions = [match]
    while not match.over:
        if isinstance(match.turn, DealDue):
            match, _ = match.deal(Chance(tuple(rng.sample(PACK, len(PACK)))))
        else:
            match = do(match, random_answer(match.choice(match.turn.seat), rng))
        positions.append(match)
    return positions


def random_answer(choice, rng):
    """One of the answers to a choice."""
    if not isinstance(choice, PickSome):
        return rng.choice(choice.legal)
    picked = {*rng.sample(choice.candidates, rng.randint(0, choice.maximum)), *choice.must}
    return " ".join([choice.verb, *(sorted(picked) or ["none"])])


def playing(hand, trick="", contract="NT", others=("", "", ""), preset="article", broken=False, **options):
    """In the play of cards: seat 0 is on turn with this hand, and these cards are in the trick.

    `others`: the hands of seats 1 to 3.
    """
    cards = tuple(map(parse_card, trick.split()))
    chosen = make_options(GAME, preset, options, 4)
    hands = tuple(parse_cards(text or "none") for text in (hand, *others))
    record = DealRecord(1, DEALER, declared_as(contract), doubles_of(""))
    deal = Deal(chosen, MatchRecord(DEALER), record, hands)
    return Playing(deal, hands, Seat(-len(cards) % 4), cards, broken=broken)


def laying(hand, table="", start="8", others=("2H", "2D", "2C"), **options):
    """In dominoes: seat 0 is on turn with this hand, and these cards are on the table."""
    chosen = make_options(GAME, "article", options, 4)
    hands = tuple(parse_cards(text or "none") for text in (hand, *others))
    record = DealRecord(1, DEALER, declared_as(f"DO {start}"), doubles_of(""))
    deal = Deal(chosen, MatchRecord(DEALER), record, hands)
    cards = tuple(map(parse_card, table.split()))
    return Dominoes(deal, hands, DEALER, card_set(cards), tuple(Laid(LAST, card) for card in cards))


def line(suit, low, high):
    """The cards of a suit from one rank up to another, as text."""
    order = "23456789TJQKA"
    return " ".join(rank + suit for rank in order[order.index(low) : order.index(high) + 1])


def playable(state):
    """The cards that seat 0 may play, as text in pack order; `pass` where it may only pass."""
    choice = GAME.choice(GAME.view(state, DEALER))
    return " ".join(option.text.removeprefix("play ") for option in choice.options if option.open)


def refusal(state, action):
    """The paragraph that refuses this action of seat 0; None if it is allowed."""
    refused = GAME.refusal(GAME.view(state, DEALER), GAME.parse(action))
    return None if refused is None else refused.rule


def may_double(match):
    """The seats that the one on turn may double, and those that it must, as text."""
    choice = match.choice(match.turn.seat)
    assert isinstance(choice, PickSome)
    assert choice.verb == "double"
    assert (choice.minimum, choice.maximum) == (len(choice.must), len(choice.candidates))
    return " ".join(choice.candidates) or "none", " ".join(choice.must) or "none"


def after(state, *cards):
    """The state after these cards, each played by the seat on turn."""
    for card in cards:
        turn = GAME.turn(state)
        assert isinstance(turn, Act)
        state = GAME.act(state, turn.seat, GAME.parse(card if card == "pass" else f"play {card}")).state
    return state


def lacks(match, viewer, seat):
    """The cards that a seat is known to lack, as text."""
    return cards_text(GAME.information_state(match.state, viewer).lacks[seat])
