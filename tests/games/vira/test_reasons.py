"""The reasons for an answer are true, and there for every answer that the guide ranks."""

import random
from functools import cache

from engine.cards import CARD_TEXTS, suit_text
from engine.game import Chance
from engine.games.vira import GAME
from engine.games.vira.contracts import BY_KEY
from tests.games.reasons import (
    ORDER,
    World,
    cards_in,
    check_all,
    height,
    is_higher,
    of_suit,
    open_texts,
    played_out,
)
from tests.games.vira.table import started, won

WHOLE = {*CARD_TEXTS}


def record(world):
    return world.match.view(None).deal


def row(world):
    return record(world).row


def stronger(one):
    return [other for other in BY_KEY.values() if other.family is one.family and other.rank > one.rank]


def away(world):
    """The cards that the answer gives away."""
    verb, *cards = world.answer.split()
    named = {card for card in cards if card in WHOLE}
    return world.hand - named if verb == "keep" else named


def low(cards, rank):
    """How many cards are of this rank or lower."""
    return sum(ORDER.index(card[0]) <= ORDER.index(rank) for card in cards)


def given_away(world):
    """Whether the answer gives cards away, or keeps some."""
    return world.answer.split()[0] in ("exchange", "discard", "keep")


def left(world):
    """The hand after the answer."""
    return world.hand - away(world) if given_away(world) else world.hand


def known(world):
    """Cards that are out of play for certain: the player's own discards, and those of the answer."""
    piles = GAME.information_state(world.match.state, world.seat).discards
    return {card for pile in piles for card in cards_in(pile)} | (away(world) if given_away(world) else set())


@cache
def stays_under(own, foreign):
    """Whether a player can stay under in a suit, whatever the others lead: tried out, one led card at a time."""
    for led in foreign:
        lower = [card for card in own if card < led]
        if own and not lower:
            return False
        if own and not stays_under(own - {max(lower)}, foreign - {led}):
            return False
    return True


def safe(world, cards, suit):
    """That a suit is safe, with these cards in hand."""
    own = frozenset(height(card) for card in of_suit(cards, suit))
    foreign = frozenset(height(card) for card in of_suit(WHOLE - cards - known(world) - world.hand, suit))
    # What the answer leaves in the hand until the last discard is nobody else's.
    return own and stays_under(own, foreign)


def trump_in_answer(world):
    """The trump suit that the facts about a hand are about."""
    verb, *rest = world.answer.split()
    if verb == "trump":
        return rest[0]
    return None if record(world).contract is None or record(world).trump is None else suit_text(record(world).trump)


def trumps(world, suit):
    named = trump_in_answer(world)
    return of_suit(left(world), suit) if named in (None, suit) else None


def lower(cards, card):
    return {other for other in cards if is_higher(card, other)}


def guarded(cards):
    """VIR-3.5: a low guard, by the patterns 2, 4-x, 6-x-x, 8-x-x-x."""
    ranks = sorted(height(card) + 2 for card in cards)
    return any(sum(rank <= 2 * k for rank in ranks) >= k for k in (1, 2, 3, 4))


def faces_gok(world):
    return record(world).standing.bid.row.key == "gok"


def strength(world, text):
    """The rank and the qualifier that stand after a call."""
    standing = record(world).standing.bid
    words = text.split()
    if words[0] == "bid":
        return BY_KEY[words[1]].rank, {"": 0, "colour": 1, "preference": 2}[words[2] if len(words) > 2 else ""]
    return standing.rank, {"hold": standing.qualifier, "colour": 1, "preference": 2}[words[0]]


def may_lower(world, card):
    return len(lower(world.others, card))


def double_loss(world):
    """VIR-4.3, from the ratios of the table: twice the single loss, and five times after a re-exchange."""
    return row(world).loss * (5 if record(world).again else 2)


def single_loss(world):
    return row(world).loss * (3 if record(world).again else 1)


def declarer(world):
    return record(world).declarer


def open_to(world):
    """Whether the suit of the trick, or of the lead, is held by the declarer."""
    return world.trick[0][1] if world.trick else world.card[1]


FACTS = {
    "trumps": lambda w, count, suit: (
        (held := trumps(w, suit)) is not None and len(held) == count and not any(card[0] in "AKQJ" for card in held)
    ),
    "trumps-with": lambda w, count, suit, cards: (
        (held := trumps(w, suit)) is not None and len(held) == count
        and cards == {card for card in held if card[0] in "AKQJ"}
    ),
    "tops": lambda w, cards: cards and all(card[0] in "AK" for card in cards) and cards <= left(w),
    "tops-in-hand": lambda w, cards: cards == {card for card in w.hand if card[0] in "AK"},
    "any-suit": lambda w, count: count == min(len(of_suit(w.hand, suit)) for suit in "SHDC"),
    "safe-suits": lambda w, suits: all(
        (safe(w, left(w), suit_text(suit)) or (not given_away(w) and safe_part(w, suit))) for suit in suits.suits
    ),
    "low-cards": lambda w, count, rank: count == low(w.hand, rank) and not given_away(w),
    "choose": lambda w, cards: cards == 26,
    "new-hand": lambda w: w.answer.split()[1] == "gask0" or record(w).standing.bid.row.key == "gask0",
    "would-keep": lambda w, cards: cards <= w.hand and "gask" in bid_key(w) and str(len(cards)) == bid_key(w)[-1],
    "gets-rid": lambda w, cards: cards <= w.hand and (not given_away(w) or cards == away(w)),
    "low-guard": lambda w, suit: faces_gok(w) and w.answer == "pass" and guarded(of_suit(w.hand, suit)),
    "no-guard": lambda w, fine: faces_gok(w) and fine == 8 and not any(guarded(of_suit(w.hand, s)) for s in "SHDC"),
    "hold": lambda w, bid: w.answer == "hold" and record(w).standing.holder != w.seat,
    "goes-higher": lambda w, bid: w.answer == "pass" and all(
        strength(w, text) > (record(w).standing.bid.rank, record(w).standing.bid.qualifier)
        for text in w.legal if text != "pass"
    ),
    "longest": lambda w, count, tops: (
        count == max(len(of_suit(w.hand, suit)) for suit in "SHDC") and tops == sum(c[0] in "AK" for c in w.hand)
    ),
    "pays-more": lambda w, points, now: points > now and (
        points, now) == (highest(BY_KEY[w.answer.split()[1]]), highest(row(w))),
    "enough": lambda w, tricks: (
        w.answer == "sharpen none" and tricks == row(w).target and all(
            other.target > tricks for other in stronger(row(w))
        )
    ),
    "exchanges": lambda w, count: w.answer == "sharpen none" and row(w).key == f"kopmisar{count}",
    "turned": lambda w, cards: cards <= {CARD_TEXTS[c] for c in record(w).turned} and all(
        card[1] == trump_in_answer(w) and card not in w.hand for card in cards),
    "column": lambda w, points: points == paid(w),
    "surrender-costs": lambda w, points, double: (points, double) == (single_loss(w), double_loss(w)),
    "surrender-double": lambda w, points: points == double_loss(w) and row(w).family.key in ("solo", "solomisar"),
    "new-cards": lambda w, count: w.answer == "re-exchange" and count <= record(w).talon,
    "fee": lambda w, points: w.answer == "re-exchange" and points == paid_now(w),
    "draws": lambda w, count, left: count == len(away(w)) and left == record(w).talon - count,
    "only-high": lambda w, rank: rank == "8" and all(ORDER.index(card[0]) > ORDER.index("8") for card in away(w)),
    # Before the cards are given away it counts those that will be kept: a köpmisär gives away up to seven.
    "keeps-low": lambda w, count, rank: low(left(w), rank) - (0 if given_away(w) else 7) <= count <= low(left(w), rank),
    "gives-no-top": lambda w: away(w) and not any(c[0] in "AK" or c[1] == trump_in_answer(w) for c in away(w)),
    "keeps-none": lambda w, suits: not any(of_suit(left(w), suit_text(suit)) for suit in suits.suits),
    "lead": lambda w, card, **n: not w.trick and card == w.card and may_lower(w, card) <= n["lower"],
    "throw": lambda w, card, **n: (
        not of_suit(w.hand, w.trick[0][1]) and card == w.card and may_lower(w, card) <= n["lower"]
    ),
    "nothing-lower": lambda w, best: w.best == best and not lower(w.hand, best) and of_suit(w.hand, best[1]),
    "beaten": lambda w, count: w.wins and len(w.beaten_by(w.card)) <= count,
    "takes": lambda w: w.wins and not w.beaten_by(w.card),
    "highest-under": lambda w, best: w.best == best and w.card == max(lower(w.cards, best), key=height),
    "under": lambda w, best: w.best == best and is_higher(best, w.card),
    "last": lambda w, suit: of_suit(w.hand, suit) == {w.card},
    "leaves-on-top": lambda w, card: w.best == card and not w.wins and w.taker != declarer(w),
    "stays-theirs": lambda w, player, card: w.taker == player == declarer(w) and w.best == card and not w.wins,
    "frees": lambda w, player, card: w.taker == player == declarer(w) and w.card == card and w.wins,
    "already-under": lambda w, player: w.trick and player == declarer(w) not in (w.taker, *w.after),
    "high-away": lambda w, card: card == w.card == max(of_suit(w.hand, card[1]), key=height),
    "declarer-void": lambda w, player, suit: player == declarer(w) and not of_suit(w.hands[player], suit),
    "below": lambda w, player, card, count: (
        player == declarer(w) and card == (w.card if w.wins else w.best)
        and len(lower(w.hands[player], card)) <= count
    ),
}  # fmt: skip


def safe_part(world, suit):
    """Of a hand that is still to be made smaller, the lowest cards of a suit are safe."""
    letter = suit_text(suit)
    cards = sorted(of_suit(left(world), letter), key=height)
    foreign = frozenset(height(card) for card in of_suit(WHOLE - world.hand - known(world), letter))
    return any(stays_under(frozenset(map(height, cards[:n])), foreign) for n in range(1, len(cards) + 1))


def bid_key(world):
    """The key of the bid that an answer makes or keeps."""
    words = world.answer.split()
    if words[0] == "bid":
        return words[1]
    if words[0] == "sharpen":
        return row(world).key if words[1] == "none" else words[1]
    return record(world).standing.bid.row.key


def highest(row):
    return max(points for points in row.points if points is not None)


def column(world, trump):
    """VIR-0: preference, second preference (the same colour), or other."""
    preference = suit_text(record(world).preference)
    if trump == preference:
        return 0
    return 1 if {trump, preference} in ({"H", "D"}, {"S", "C"}) else 2


def paid(world):
    return row(world).points[column(world, trump_in_answer(world))]


def paid_now(world):
    trump = record(world).trump
    return row(world).points[2 if trump is None else column(world, suit_text(trump))]


def worlds(match, seat, answer, states):
    """The world of each of these states."""
    view = match.view(seat)
    trick, taker, after, partner, trump = (), None, (), None, None
    deal = view.deal
    if view.phase == "playing":
        order = list(deal.active)
        at = order.index(view.leader)
        trick = tuple(CARD_TEXTS[card] for card in view.cards)
        trump = None if deal.trump is None else suit_text(deal.trump)
        turn = order[at:] + order[:at]
        after = tuple(turn[len(trick) + 1 :])
        if seat != deal.declarer:
            partner = next(other for other in deal.active if other not in (seat, deal.declarer))
        if trick:
            best = World(match, view, [], seat, answer, (), trick, None, (), None, trump).best
            taker = turn[trick.index(best)]
    choice = GAME.choice(view)
    for state in states:
        hands = [cards_in(hand) for hand in state.deal.hands]
        yield World(match, view, hands, seat, answer, open_texts(choice), trick, taker, after, partner, trump)


def shuffled(rng):
    """The chance of a deal."""
    return Chance(tuple(rng.sample(GAME.pack, 52)), (("preference", rng.choice("SHDC")),))


def positions():
    """The positions of some matches, and of one deal of every bid."""
    for number in range(3):
        rng = random.Random(number)
        yield from played_out(started(3 + number % 2, deals=12), rng, shuffled)
    for key in BY_KEY:
        rng = random.Random(key)
        match = won(f"F {key}, M pass, D pass")
        for position in played_out(match, rng, shuffled):
            if position.view(None).deal.number > 1:
                break
            yield position


def test_every_reason_is_true_and_every_answer_that_the_guide_ranks_has_one():
    assert check_all(positions(), worlds, FACTS) > 2000
