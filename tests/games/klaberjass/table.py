"""Positions of Klaberjass written as text: whose hand is what, what is turned up, what has been said."""

from dataclasses import replace

from engine.cards import (
    CARD_TEXTS,
    Card,
    CardSet,
    Rank,
    Seat,
    parse_card,
    parse_cards,
    parse_suit,
    rank_text,
)
from engine.game import Chance
from engine.games.klaberjass import GAME
from engine.games.klaberjass.cards import WHOLE_PACK
from engine.games.klaberjass.model import Bid, MatchRecord, Playing, TrumpDeal, TrumpRecord
from engine.match import Match
from engine.options import make_options

ELDER, DEALER = Seat(0), Seat(1)
"""In these positions seat 1 deals, so that seat 0 speaks and leads first."""

SIX = "AS TS 9H 8H QD 7C"
OTHER_SIX = "KS 8S AH JH TD 9C"
"""Two hands of six without anything to say about them."""


def pack(elder, dealer, up, bottom=None):
    """A shuffled pack that deals these nine (or six) cards in this order; the rest follows in pack order."""
    elders, dealers = elder.split(), dealer.split()
    named = [*elders, *dealers, up, *([bottom] if bottom else [])]
    assert len(set(named)) == len(named), "a card stands twice in the position"
    rest = [text for text in (CARD_TEXTS[card] for card in GAME.pack) if text not in named]
    elders += [rest.pop(0) for _ in range(9 - len(elders))]
    dealers += [rest.pop(0) for _ in range(9 - len(dealers))]
    order = [
        *elders[:3], *dealers[:3], *elders[3:6], *dealers[3:6], up, *elders[6:], *dealers[6:], *rest,
        *([bottom] if bottom else []),
    ]  # fmt: skip
    return tuple(map(parse_card, order))


def dealt(elder=SIX, dealer=OTHER_SIX, up="9S", bottom=None, **options):
    """A match whose first deal has just been dealt; the elder (seat 0) is to bid."""
    match = Match.start("klaberjass", seats=2, dealer=DEALER, options=options)
    match, _ = match.deal(Chance(pack(elder, dealer, up, bottom)))
    return match


def dialogue(match):
    """The dialogue about sequences, in short."""
    words = []
    for sentence in match.view(None).deal.said:
        if sentence.what in ("value", "length"):
            words.append(str(sentence.amount))
        elif sentence.what == "rank":
            words.append(rank_text(Rank(sentence.rank)))
        else:
            words.append(sentence.what)
    return " ".join(words)


def playing(hand, led=None, other="", trump="S", **fields):
    """In the play of cards: seat 0 is on turn with this hand; seat 1, who led if a card is led, holds the others.

    Further fields are those of `Playing`, or `options` and `maker`.
    """
    options = make_options(GAME, "article", fields.pop("options", {}), 2)
    held = parse_cards(hand), parse_cards(other or "none")
    used = held[0] | held[1] | (0 if led is None else parse_cards(led))
    up, bottom = [card for card in reversed(GAME.pack) if not used >> card & 1][:2]
    record = TrumpRecord(
        1,
        DEALER,
        Card(up),
        (Bid(ELDER, "pass"), Bid(DEALER, "pass"), Bid(ELDER, "name", parse_suit(trump))),
        maker=Seat(fields.pop("maker", ELDER)),
        trump=parse_suit(trump),
        bottom=Card(bottom),
    )
    totals = fields.pop("totals", (0, 0))
    theirs = f"{other} {led or ''}".strip()
    order = pack(hand, theirs, CARD_TEXTS[up], CARD_TEXTS[bottom])
    deal = TrumpDeal(options, MatchRecord(totals=totals, pot=fields.pop("pot", 0)), record, order)
    state = Playing(
        deal,
        held,
        leader=Seat(0 if led is None else 1),
        gone=CardSet(WHOLE_PACK & ~held[0] & ~held[1]),
        led=None if led is None else parse_card(led),
    )
    return replace(state, **fields)


def playable(state):
    """The cards that seat 0 may play, as text in pack order."""
    choice = GAME.choice(GAME.view(state, ELDER))
    return " ".join(option.text.removeprefix("play ") for option in choice.options if option.open)


def refusal(state, action):
    """The paragraph that refuses this action of seat 0; None if it is allowed."""
    refusal = GAME.refusal(GAME.view(state, ELDER), GAME.parse(action))
    return None if refusal is None else refusal.rule
