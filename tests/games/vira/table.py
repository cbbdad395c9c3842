"""Positions of Vira written as text, reached by real deals and actions: hands and calls.

Roles are those of the rule sheet: F forehand, M middle hand, D the dealer, X the player who sits out. Unless a test
says otherwise seat 2 deals first, so that forehand is seat 0 of three.
"""

import random
from functools import cache

from engine.cards import CARD_TEXTS, Seat, card_text, cards_text, each, parse_card, parse_cards
from engine.choice import PickSome
from engine.game import Chance
from engine.match import Match
from engine.turn import DealDue
from tests.games.table import do

FIRST_DEALER = Seat(2)
RANKS = "AKQJT98765432"
SUITS = "SHDC"
CALLS = ("colour", "preference", "hold", "pass")
SECOND = dict(zip("SHDC", "CDHS", strict=True))
"""The second preference, by preference suit."""

# -------------------------------------------------------------------------------------------------------------- dealing


def chance(F="", M="", D="", talon="", preference="H"):  # noqa: N803 - the names of the rule sheet
    """A pack that deals these cards; missing ones are added in pack order, forehand first."""
    named = [text.split() for text in (F, M, D, talon)]
    flat = [card for held in named for card in held]
    assert len(set(flat)) == len(flat), "a card stands twice in the position"
    rest = [card for card in CARD_TEXTS if card not in flat]
    *hands, below = [held + [rest.pop(0) for _ in range(13 - len(held))] for held in named]
    order = [card for low, high in ((0, 3), (3, 6), (6, 9), (9, 13)) for held in hands for card in held[low:high]]
    return Chance(tuple(map(parse_card, order + below)), (("preference", preference),))


def started(seats=3, dealer=FIRST_DEALER, **options):
    """A match before its first deal."""
    return Match.start("vira", seats=seats, dealer=dealer, options=options)


def deal(match, **texts):
    """The match after its next deal, of these cards."""
    return match.deal(chance(**texts))[0]


def dealt(seats=3, dealer=FIRST_DEALER, texts=None, **options):
    """A match whose first deal, of these cards, has just been dealt; forehand is to bid."""
    return deal(started(seats, dealer, **options), **(texts or {}))


# --------------------------------------------------------------------------------------------------------------- acting


def seat_of(match, role):
    """The seat of this role in the deal."""
    record = match.view(None).deal
    return record.idle if role == "X" else record.active["FMD".index(role)]


def say(match, words):
    """The match after these calls, as the rule sheet writes them: `F six, M turne6, D pass`."""
    for word in words.split(", "):
        role, call = word.split(" ", 1)
        match, _ = match.act(seat_of(match, role), call if call in CALLS else f"bid {call}")
    return match


def won(words, **texts):
    """The match after dealing these cards, and after these calls."""
    return say(dealt(texts=texts), words)


def answers(match):
    """The choice of the seat on turn: the legal texts, or the verb with the numbers and the candidates."""
    choice = match.choice(match.turn.seat)
    if isinstance(choice, PickSome):
        assert choice.must == ()
        return choice.verb, choice.minimum, choice.maximum
    return list(choice.legal)


def actor(match):
    """The role of the seat on turn; `-` when a deal is due or the match is over."""
    seat = getattr(match.turn, "seat", None)
    return "-" if seat is None else next(role for role in "FMD" if seat_of(match, role) == seat)


def defend(match, *texts):
    """The match after the defenders' exchanges: these, then nothing."""
    given = iter(texts)
    while match.view(None).phase == "defence":
        match = do(match, f"exchange {next(given, 'none')}")
    return match


def winner_of(cards, trump):
    """The place of the card that takes a trick: the test's own reading of VIR-1.7.3."""
    strong = [trump] if any(card[1] == trump for card in cards) else [cards[0][1]]
    return min((RANKS.index(card[0]), place) for place, card in enumerate(cards) if card[1] in strong)[1]


def play_until(match, tricks, tries=3000):
    """The match after a play in which the declarer takes this number of tricks, found by trying."""
    rng = random.Random(tricks)
    record = match.view(None).deal
    for _ in range(tries):
        kernel, moves = match.game.kernel(match.state), []
        while kernel.turn >= 0:
            moves.append(rng.choice([*each(kernel.legal())]))
            kernel.play(moves[-1])
        if kernel.tricks[record.declarer] == tricks:
            break
    else:
        raise AssertionError("no such play was found")
    taken, leader, active = 0, 0, record.active
    for number in range(0, len(moves), 3):
        cards = [card_text(move) for move in moves[number : number + 3]]
        match = do(match, *(f"play {card}" for card in cards))
        leader = (leader + winner_of(cards, cards_text_of(record.trump))) % 3
        taken += active[leader] == record.declarer
    assert taken == tricks
    return match


def cards_text_of(suit):
    """The letter of a suit; None for no trumps."""
    return None if suit is None else SUITS[suit]


def pot_of(match):
    """The amount in the pot."""
    return dict(match.standings.figures)["pot"]


def result(match):
    """The account of the deal that has just ended."""
    return match.view(None).match.results[-1]


def hand(match, role):
    """The hand of a role, as text."""
    return cards_text(match.view(seat_of(match, role)).hand)


def shown(match, viewer, owner):
    """The open hand of an owner as a viewer (a role, or None) sees it; `-` for none."""
    view = match.view(viewer if viewer is None else seat_of(match, viewer))
    return cards_text(view.shown[seat_of(match, owner)]) if view.shown and view.shown[seat_of(match, owner)] else "-"


def cards(text):
    """The set of these cards."""
    return parse_cards(text)


def line(suit, low, high):
    """The cards of a suit from one rank up to another, the highest first, as text."""
    order = RANKS[RANKS.index(high) : RANKS.index(low) + 1]
    return " ".join(rank + suit for rank in order)


# ------------------------------------------------------------------------------------------------------- random matches


@cache
def random_match(seed, seats=3, bold=False, **options):
    """A whole match at random, with every position; `bold`: with many higher bids."""
    rng = random.Random(f"{seed} {seats} {sorted(options.items())}")
    match = started(seats, Seat(rng.randrange(seats)), **options)
    positions = [match]
    while not match.over:
        if isinstance(match.turn, DealDue):
            pack = rng.sample(match.game.pack, len(match.game.pack))
            match, _ = match.deal(Chance(tuple(pack), (("preference", rng.choice(SUITS)),)))
        else:
            match = do(match, random_answer(match.choice(match.turn.seat), rng, bold))
        positions.append(match)
    return positions


def random_answer(choice, rng, bold):
    """A random answer to a choice; among bids rather a low one."""
    if isinstance(choice, PickSome):
        picked = rng.sample(choice.candidates, rng.randint(choice.minimum, choice.maximum))
        return " ".join([choice.verb, *(sorted(picked) or ["none"])])
    bids = [text for text in choice.legal if text.startswith("bid ")]
    if bids and rng.random() < (0.9 if bold else 0.5):
        return rng.choice(bids[:12])
    return rng.choice([text for text in choice.legal if text not in bids] or bids[:30])
