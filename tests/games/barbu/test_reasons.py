"""The reasons for an answer are true, and there for every answer that the guide ranks."""

import random

from engine.cards import suit_text
from engine.game import Chance
from engine.games.barbu import GAME
from engine.games.barbu.cards import PACK
from engine.match import Match
from tests.games.barbu.rows import DOMINO_FACTS, SUITS, declared
from tests.games.barbu.table import dealt
from tests.games.barbu.tricks import (
    COSTS,
    TRUMP_FACTS,
    contract,
    cost,
    discards,
    higher,
    is_middling,
    lower,
    may_cash,
    may_throw_later,
    trick_cost,
)
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
from tests.games.table import do


def named_trump(world):
    return suit_text(declared(world).trump)


def doubled_by(world, seat):
    """The seats that a seat has doubled; None if it has not spoken."""
    return next(({*spoken.doubled} for spoken in world.match.view(None).deal.doubles if spoken.seat == seat), None)


def named(world):
    return {int(word) for word in world.answer.split()[1:] if word != "none"}


def could_double(world, seat):
    """BAR-2.3, BAR-4.5: whether a seat, when it spoke, could double the player on turn."""
    view = world.match.view(None)
    if seat == view.dealer:
        return False  # the last to speak
    only = view.options.positiveFlanks == "dealerOnly" and view.deal.declaration.contract in ("TR", "DO")
    return not only or world.seat == view.dealer


def owed(world):
    """BAR-4.7: how many doubles of the dealer are still compulsory, and how many deals that dealer has left."""
    view = world.match.view(None)
    before = [result.record for result in view.match.results if result.record.dealer == view.dealer]
    done = sum(
        view.dealer in spoken.doubled for record in before for spoken in record.doubles if spoken.seat == world.seat
    )
    return view.options.mandatoryDoubles - done, 7 - len(before)


FACTS = {
    # hands
    "only-contract": lambda w: {
        result.record.declaration.contract
        for result in w.match.view(None).match.results if result.record.dealer == w.seat
    } == {"NT", "NQ", "NL", "NH", "NK", "TR", "DO"} - {declared(w).contract},
    "few-contracts": lambda w, count: 1 < count <= 3 and count == 7 - len({
        result.record.declaration.contract
        for result in w.match.view(None).match.results if result.record.dealer == w.seat
    }),
    "low-cards": lambda w, count, rank: 5 < count == sum(ORDER.index(c[0]) <= ORDER.index(rank) for c in w.hand),
    "average-low-cards": lambda w, count, rank: (
        5 == count == sum(ORDER.index(c[0]) <= ORDER.index(rank) for c in w.hand) == 13 * (ORDER.index(rank) + 1) / 13
    ),
    "few-low-cards": lambda w, count, rank: 5 > count == sum(ORDER.index(c[0]) <= ORDER.index(rank) for c in w.hand),
    "low-in-all": lambda w, rank: all(
        not of_suit(w.hand, suit) or any(height(card) <= ORDER.index(rank) for card in of_suit(w.hand, suit))
        for suit in SUITS
    ),
    "low-in-most": lambda w, cards: (
        len(cards) == 3 < len({card[1] for card in w.hand}) and cards == {
            card for card in w.hand if not lower(w.hand, card) and card[0] in "432"
        }
    ),
    "below-queens": lambda w, cards: (
        declared(w).contract == "NQ" and len(cards) >= 3 and any(card[0] in "AK" for card in w.hand)
        and cards == {"Q" + suit for suit in SUITS if not {rank + suit for rank in "QKA"} & w.hand}
    ),
    "high-lowest": lambda w, cards, count: (
        cards == {
            card for card in w.hand
            if not lower(w.hand, card) and card[0] not in "432" and len(of_suit(w.hand, card[1])) > 2
            and (contract(w) != "NK" or card[1] != "H")
        } and count == len(cards) > all(card[0] == "5" for card in cards)
    ),
    "high-cards": lambda w, count, rank: 3 < count == sum(ORDER.index(c[0]) >= ORDER.index(rank) for c in w.hand),
    "may-get": lambda w, count, rank, suit, target: (
        declared(w).contract == "NK" and target == "KH" not in w.hand and suit == "H" and rank == "Q"
        and 3 < count == sum(c[0] in "QKA" and c[1] != "H" for c in w.hand)
    ),
    "few-high": lambda w, count, rank: count == sum(ORDER.index(c[0]) >= ORDER.index(rank) for c in w.hand) <= 2,
    "void": lambda w, suit: not of_suit(w.hand, suit) and declared(w).trump is None,
    "guarded": lambda w, card, lower: card in w.hand and len(of_lower(w, card)) == lower >= guards(w, card),
    "short": lambda w, card, suit, count: (
        contract(w) == "NK" and card == "KH" and card in w.hand and suit != "H"
        and 0 < count == len(of_suit(w.hand, suit)) <= 2
    ),
    "bare": lambda w, card, lower: card in w.hand and len(of_lower(w, card)) == lower < guards(w, card),
    "no-queen": lambda w, rank: rank == "Q" and not any(card[0] == "Q" for card in w.hand),
    "nothing-above": lambda w, rank: rank == "Q" and not any(card[0] in "AK" for card in w.hand),
    "could-catch": lambda w, card, target: (
        card in w.hand and target in w.others and is_higher(card, target) and cost(w, target) > 0
    ),
    "lowest": lambda w, cards: cards <= w.hand and not any(lower(w.others, card) for card in cards),
    "no-lowest": lambda w: all(lower(w.others, card) for card in w.hand),
    "highest": lambda w, card, suit: card in w.hand and not higher(w.hand, card) and card[1] == suit == "H",
    "neither": lambda w, card, above: (card, above) == ("KH", "AH") and not {card, above} & w.hand,
    "trumps": lambda w, count, suit: (
        suit == named_trump(w) and len(of_suit(w.hand, suit)) == count
        and not any(card[0] in "AKQJ" for card in of_suit(w.hand, suit))
    ),
    "trumps-with": lambda w, count, suit, cards: (
        suit == named_trump(w) and len(of_suit(w.hand, suit)) == count
        and cards == {card for card in of_suit(w.hand, suit) if card[0] in "AKQJ"}
    ),
    "aces": lambda w, cards: cards == {c for c in w.hand if c[0] == "A" and c[1] != named_trump(w)},
    "void-trumps": lambda w, suit: not of_suit(w.hand, suit) and of_suit(w.hand, named_trump(w)),
    "no-ace": lambda w, rank: rank == "A" and not any(card[0] == "A" for card in w.hand),
    # doubling
    "must-double": lambda w, player: player == w.match.view(None).dealer and owed(w)[0] >= owed(w)[1],
    "owed": lambda w, player, owed: player == w.match.view(None).dealer in named(w) and owed == owed_now(w) > 0,
    "unpaid": lambda w: not named(w) and not any(w.seat in (doubled_by(w, seat) or ()) for seat in range(4)),
    "unpaid-for-good": lambda w: (
        not named(w) and w.seat == w.match.view(None).dealer
        and not any(w.seat in (doubled_by(w, seat) or ()) for seat in range(4))
    ),
    "twice": lambda w, whom: whom <= named(w) and all(w.seat in doubled_by(w, seat) for seat in whom),
    "once": lambda w, whom: not whom & named(w) and all(w.seat in doubled_by(w, seat) for seat in whom),
    "higher-gets": lambda w: bool(named(w)),
    "once-anyway": lambda w, whom: not named(w) and all(
        w.seat in doubled_by(w, seat) and f"double {seat}" not in w.legal for seat in whom
    ),
    "silent": lambda w, whom: (
        whom <= named(w) and whom == {
            seat for seat in range(4)
            if doubled_by(w, seat) is not None and w.seat not in doubled_by(w, seat) and could_double(w, seat)
        }
    ),
    # tricks
    "alone": lambda w, suit: not w.trick and w.card[1] == suit and not of_suit(w.others, suit),
    "lead-lowest": lambda w, card: (
        not w.trick and card == w.card and not lower(w.others, card) and higher(w.others, card)
    ),
    "lead-early": lambda w, suit, count: (
        not w.trick and contract(w) in COSTS and w.card[1] == suit and count == len(of_suit(w.others, suit)) >= 6
        and lower(w.others, w.card) and not any(cost(w, card) for card in of_suit({w.card, *w.others}, suit))
        and any(cost(w, card) for card in w.others)
    ),
    "lead-top": lambda w, card: not w.trick and card == w.card and not higher(w.others, card),
    "lead-top-free": lambda w, card: (
        not w.trick and card == w.card and not higher(w.others, card) and lower(w.others, card)
        and contract(w) == "NL" and len(w.match.state.tricks) < 10
    ),
    "lead-harmless": lambda w, card: (
        not w.trick and card == w.card and not higher(w.others, card) and contract(w) in COSTS
        and not any(cost(w, other) for other in (card, *w.others))
    ),
    "may-lose": lambda w, card: (
        not w.trick and card == w.card and higher(w.others, card) and len(w.cards) > 1
        and contract(w) not in ("TR", "DO") and (contract(w) != "NL" or len(w.match.state.tricks) > 10)
        and not any(higher(w.others, other) for other in w.cards - {card})
    ),
    "lead-under": lambda w, target: (
        not w.trick and is_higher(target, w.card) and target in w.others and cost(w, target) > 0
    ),
    "lead-counts": lambda w, card, cost, higher: (
        not w.trick and card == w.card and cost == cost_of(w, card) > 0 and contract(w) in ("NQ", "NK")
        and higher == len(higher_cards(w.others, card)) > 0 and lower(w.others, card)
    ),
    "lead-between": lambda w, suit, **n: w.card[1] == suit and (
        (n["higher"], n["lower"]) == (len(higher(w.others, w.card)), len(lower(w.others, w.card)))
    ),
    "draws-last": lambda w, card, suit: (
        not w.trick and not w.trump and w.card[1] == suit and of_suit(w.others, suit) == {card}
        and of_suit(w.kept, suit)
    ),
    "top-anyway": lambda w, card: (
        contract(w) == "NT" and not w.trick and card == w.card and not higher(w.others, card) and lower(w.others, card)
    ),
    "lead-middle": lambda w, card: (
        contract(w) == "NL" and len(w.match.state.tricks) < 11 and not w.trick and card == w.card
        and higher(w.others, card) and lower(w.others, card)
    ),
    "while-free": lambda w, card, suit, **n: (
        contract(w) == "NL" and len(w.match.state.tricks) < 10 and w.card == card and card[1] == suit
        and (not w.trick or w.wins) and n["lower"] == len(lower(w.others, card)) >= len(higher(w.others, card)) + 3
    ),
    "high-for-the-end": lambda w, card, suit, **n: (
        contract(w) == "NL" and len(w.match.state.tricks) < 11 and w.card == card and card[1] == suit
        and is_higher(w.best, card) and n["lower"] == len(lower(w.others, card)) >= len(higher(w.others, card)) + 3
    ),
    "leads-to-last-two": lambda w: (
        contract(w) == "NL" and len(w.match.state.tricks) == 10 and is_higher(w.best, w.card)
        and any(is_higher(card, w.best) for card in w.cards)
    ),
    "low-for-the-end": lambda w, card, suit: (
        contract(w) == "NL" and len(w.match.state.tricks) < 11 and w.card == card and card[1] == suit
        and not lower(w.others, card) and len(higher(w.others, card)) > 1
        and any(lower(w.others, other) or not higher(w.others, other) for other in w.cards)
    ),
    "way-out": lambda w, card, suit: (
        contract(w) not in ("NL", "TR", "DO") and w.card == card and card[1] == suit and is_way_out(w, card)
        and any(not is_way_out(w, other) for other in w.cards)
    ),
    "free-trick": lambda w: contract(w) == "NL" and len(w.match.state.tricks) < 11,
    "throw-cost": lambda w, card, cost: discards(w) and card == w.card and cost == cost_of(w, card) > 0,
    "throw-above": lambda w, card, target: (
        discards(w) and target in w.others and is_higher(card, target) and cost(w, target) > 0
    ),
    "throw-top": lambda w, card, suit: discards(w) and card[1] == suit and not higher(w.others, card),
    "throw-safe": lambda w, card, suit: (
        discards(w) and card == w.card and card[1] == suit and not lower(w.others, card) and higher(w.others, card)
    ),
    "throw-alone": lambda w, card, suit: (
        discards(w) and card == w.card and card[1] == suit and not of_suit(w.others, suit)
        and any(of_suit(w.others, other[1]) for other in w.cards)
    ),
    "keeps-alone": lambda w, cards, suit: (
        cards and cards <= w.kept & w.cards and not of_suit(w.others, suit)
        and (
            cards == of_suit(w.cards, suit) and of_suit(w.others, w.card[1])
            if discards(w)
            else cards == {card for card in w.cards if w.beats(card, w.best)} and not w.wins
        )
    ),
    "throw": lambda w, card, suit, **n: (
        card == w.card and card[1] == suit and len(lower(w.others, card)) == n["lower"]
        and (discards(w) or (is_higher(w.best, card) and n["lower"] >= len(higher(w.others, card))))
    ),
    "hearts-wait": lambda w, card: (
        discards(w) and card in w.kept & w.cards and card[1] == "H" and (contract(w) == "NH" or "KH" in w.others)
        and w.card[1] != "H" and not higher(w.cards, card)
        and contract(w) in ("NK", "NH") and w.match.options.heartLead == "never"
    ),
    "cannot-follow": lambda w: discards(w),
    "goes-to": lambda w, player, times, whom: (
        discards(w) and cost(w, w.card) > 0 and player not in whom and len(w.trick) + len(w.after) == 3
        and player == (w.seat - len(w.trick) + w.trick.index(w.best)) % 4
        and not any(is_higher(card, w.best) for seat in w.after for card in w.hands[seat])
        and times == paid(w, player) and all(paid(w, whose) > (times and 1) for whose in whom)
    ),
    "may-throw": lambda w, player, suit: (
        w.wins and w.card[1] == suit and player in w.after and not of_suit(w.hands[player], suit)
        and contract(w) in COSTS and (w.trick or lower(w.others, w.card) or not higher(w.others, w.card))
    ),
    "several-may-throw": lambda w, whom, suit: len(whom) > 1 and all(
        w.wins and w.card[1] == suit and player in w.after and not of_suit(w.hands[player], suit) for player in whom
    ) and contract(w) in COSTS,
    "takes-thrown": lambda w, whom, suit, count: (
        w.trick and w.wins and w.card[1] == suit and contract(w) in COSTS and len(whom) == count
        and not any(is_higher(card, w.card) for seat in w.after for card in w.hands[seat])
        and all(seat in w.after and not of_suit(w.hands[seat], suit) for seat in whom)
    ),
    "may-fall": lambda w, target: (
        w.wins and target in w.others and is_higher(w.card, target) and cost(w, target) > 0
        and contract(w) in ("NQ", "NK") and w.after
    ),
    "keeps-under": lambda w, cards: (
        contract(w) != "NL" and w.wins and cards
        and cards == {card for card in w.cards if is_higher(w.best, card) and higher(w.others, card)}
    ),
    "last-trick": lambda w, card, cost: (
        contract(w) == "NL" and len(w.match.state.tricks) == 11 and w.wins and w.kept == {card} and cost == 20
        and is_higher(w.best, card)
    ),
    "would-lead": lambda w: contract(w) == "NL" and len(w.match.state.tricks) == 10 and w.wins,
    "could-throw": lambda w, card, cost: (
        discards(w) and card in w.kept & w.cards and contract(w) in ("NQ", "NK")
        and cost == cost_of(w, card) > 0 == cost_of(w, w.card) and len(of_lower(w, card)) < guards(w, card)
    ),
    "higher-fits": lambda w, best, **c: (
        w.best == best and c["higher"] in w.cards and is_higher(best, c["higher"]) and is_higher(c["higher"], w.card)
        and (lower(w.others, c["higher"]) & higher(w.others, w.card) or cost_of(w, c["higher"]) > cost_of(w, w.card))
    ),
    "may-cash": lambda w, cards, higher, count: (
        w.trick and not w.wins and contract(w) == "NL" and len(w.match.state.tricks) < 10 and cards <= w.kept
        and cards == {held for held in of_suit(w.hand, w.card[1]) if higher_cards(w.others, held) == {higher}}
        and count == len(cards) > 0
    ),
    "in-between": lambda w, card: (
        w.trick and not w.wins and contract(w) == "NL" and len(w.match.state.tricks) < 10 and card == w.card
        and is_middling(w.others, card)
    ),
    "under-cost": lambda w, card, best, cost: w.best == best and is_higher(best, card) and cost == cost_of(w, card) > 0,
    "highest-under": lambda w, best: (
        w.best == best and is_higher(best, w.card) and not higher({c for c in w.cards if is_higher(best, c)}, w.card)
    ),
    "under": lambda w, best: w.best == best and is_higher(best, w.card),
    "nothing-lower": lambda w, best: (
        best[0] != "2" and w.best == best and not lower(w.hand, best) and of_suit(w.hand, best[1])
    ),
    "may-be-beaten": lambda w, **n: w.wins and len(w.beaten_by(w.card)) <= n["higher"] <= len(higher(w.others, w.card)),
    "takes-cost": lambda w, cost: w.wins and not w.after and cost == trick_cost(w) > 0,
    "takes-cost-yet": lambda w, cost: w.wins and w.after and not w.beaten_by(w.card) and cost == trick_cost(w) > 0,
    "takes-nothing": lambda w: w.wins and not w.after and trick_cost(w) == 0,
    "takes-nothing-yet": lambda w: w.wins and w.after and not w.beaten_by(w.card) and trick_cost(w) == 0,
    "nothing-yet": lambda w: w.wins and trick_cost(w) == 0 and contract(w) not in ("NT", "NL"),
    "among-highest": lambda w, suit: (
        w.card[1] == suit and higher(w.hand, w.card)
        and not any(higher(w.others, w.card) & lower(w.others, held) for held in higher(w.hand, w.card))
        and any(lower(w.others, w.card) & higher(w.others, held) for held in lower(w.hand, w.card))
    ),
    "your-highest": lambda w, suit: w.card[1] == suit and not higher(w.hand, w.card) and lower(w.hand, w.card),
    "towards-throw": lambda w, suit, count, target: may_throw_later(w, suit, target, count) and 1 <= count <= 2,
    "leaves-alone": lambda w, card: (
        contract(w) == "NQ" and of_suit(w.kept, card[1]) == {card} and card[1] == w.card[1]
        and cost(w, card) > 0 and of_suit(w.others, card[1])
    ),
    "last-before-throw": lambda w, suit, target: may_throw_later(w, suit, target, 0),
    "last-of-suit": lambda w, suit: (
        of_suit(w.hand, suit) == {w.card} and may_be_led_again(w, of_suit(w.others, suit)) and len(w.kept) > 1
        and (contract(w) not in COSTS or any(cost(w, card) for card in {*w.kept, *w.others}))
    ),
    "keeps-low": lambda w, card, suit: (
        card in w.kept & w.cards and card[1] == suit and not lower(w.others, card) and len(higher(w.others, card)) > 1
    ),
    "keeps-way-out": lambda w, card, suit: (
        contract(w) not in ("NL", "TR", "DO") and card in w.kept & w.cards and card[1] == suit
        and is_way_out(w, card) and not is_way_out(w, w.card) and not discards(w)
    ),
    "keeps-lower": lambda w, card, suit, **n: (
        contract(w) not in ("TR", "DO") and (contract(w) != "NL" or len(w.match.state.tricks) < 11)
        and w.wins and card in w.kept & w.cards and card[1] == suit
        and n == {"higher": len(higher(w.others, card)), "lower": len(lower(w.others, card))}
        and n["higher"] >= n["lower"] + 3
        and (
            n["lower"] and lower(w.others, w.card) - lower(w.others, card)
            if suit == w.card[1]
            else not w.trick and 0 < len(lower(w.others, w.card)) > len(higher(w.others, w.card)) - 3
            and not any(len(lower(w.others, held)) < n["lower"] for held in lower(w.kept, card))
        )
    ),
    "flushes": lambda w, card: (
        not w.trick and w.card[1] == named_trump(w) == card[1] and card in w.kept
        and is_higher(card, w.card) and not higher(w.kept, card) and higher(w.others, card)
        and (may_hold_trumps(w) > 1 or not higher(w.others, w.card) & lower(w.others, card))
    ),
    "cash-later": lambda w, cards, count: (
        count == len(cards) > 0 and all(may_cash(w, card) for card in cards)
        and cards == {held for held in of_suit(w.hand, w.card[1]) if not higher(w.others, held)}
    ),
    "middle-goes": lambda w, card, best: card == w.card and may_cash(w, best) and is_middling(w.others, card),
    "nearly-void": lambda w, card, suit: (
        w.card[1] == suit and of_suit(w.kept, suit) == {card} and len(of_suit(w.others, suit)) > 5 and len(w.kept) > 1
    ),
    **TRUMP_FACTS,
    **DOMINO_FACTS,
}  # fmt: skip


def may_hold_trumps(world):
    """How many of the others may hold a trump that is out, by what they have shown not to hold."""
    lacks = GAME.information_state(world.match.state, world.seat).lacks
    trumps = of_suit(world.others, named_trump(world))
    return sum(bool(trumps - cards_in(lacks[seat])) for seat in range(4) if seat != world.seat)


def may_be_led_again(world, out):
    """Whether one of the cards of a suit that are out need not fall in this trick."""
    if len(out) != 1 or (world.trick and world.trick[0][1] != world.card[1]):
        return bool(out)
    lacks = GAME.information_state(world.match.state, world.seat).lacks
    return any(not out & cards_in(lacks[seat]) for seat in range(4) if seat not in (*world.after, world.seat))


def is_way_out(world, card):
    """Whether whoever follows suit plays a higher card, and somebody can."""
    return bool(higher(world.others, card)) and not lower(world.others, card)


def guards(world, card):
    """How many lower cards of its suit make a card safe enough: fewer in a suit that is hardly ever led (BAR-4.8)."""
    return 2 if (contract(world), card) == ("NK", "KH") else 3


def of_lower(world, card):
    return lower(world.hand, card)


def higher_cards(cards, card):
    return higher(cards, card)


def cost_of(world, card):
    return cost(world, card)


def paid(world, other):
    """BAR-2.6: how many times the difference to this player is paid: as often as one of the two doubled the other."""
    pairs = [(spoken.seat, seat) for spoken in world.view.deal.doubles for seat in spoken.doubled]
    return pairs.count((world.seat, other)) + pairs.count((other, world.seat))


def owed_now(world):
    return owed(world)[0]


def worlds(match, seat, answer, states):
    """The world of each of these states."""
    view = match.view(seat)
    trick, taker, after, trump = (), None, (), None
    if view.phase == "playing":
        trick = tuple(card for number in view.cards for card in cards_in(1 << number))
        after = tuple((seat + place) % 4 for place in range(1, 4 - len(trick)))
        trump = None if view.deal.declaration.trump is None else suit_text(view.deal.declaration.trump)
    legal = open_texts(GAME.choice(view))
    for state in states:
        hands = [cards_in(hand) for hand in (state.hands if hasattr(state, "hands") else state.deal.dealt)]
        yield World(match, view, hands, seat, answer, legal, trick, taker, after, None, trump)


def all_contracts():
    """The positions of some matches, of both presets, in which every contract is declared; and two rare ones."""
    yield dealt(("KS QS JS TS 9S 8S 7S 6S 5S KH QH JH KD", "", "", ""))
    owing = dealt(preset="international", before=[(1, key, "") for key in ("NT", "NQ", "NL", "NH", "NK")])
    yield do(owing, "declare TR S")
    for number, preset in enumerate(("article", "international", "article")):
        rng = random.Random(number)
        options = {} if number < 2 else {"heartLead": "free", "declarerDoubles": "free", "ruff": "mustTrump"}
        match = Match.start("barbu", seats=4, dealer=0, preset=preset, options=options)
        yield from played_out(match, rng, lambda rng: Chance(tuple(rng.sample(PACK, 52))))


def test_every_reason_is_true_and_every_answer_that_the_guide_ranks_has_one():
    assert check_all(all_contracts(), worlds, FACTS) > 3000
