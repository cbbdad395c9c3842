"""The facts that suggestions in Schieber assert, each checked against the sheet or by doing what it speaks of."""

import random
from dataclasses import asdict

from engine.cards import Seat, card_text
from engine.games.schieber.model import MatchOver
from engine.turn import Act
from tests.games.facts import CARD_FACTS, TEAM_FACTS, Tables, texts
from tests.independent.schieber_cards import CONTRACTS, NATURAL, PACK, SUITS, TRUMP_ORDER, playable, strength
from tests.independent.schieber_cards import points as card_points
from tests.independent.schieber_weis import counted, key, value

STOECK = 20


def seen(case):
    """Completes the case: the tables of the deal, and which cards are known to be where."""
    deal, rules = case.view.deal, case.view.options
    case.partner = (case.seat + 2) % 4
    unplayed = set(PACK) - {card for trick in case.played for _, card in trick}
    naming = rules.naming_card(deal.number)
    known = [(weis.seat, texts(weis.cards)) for weis in deal.shown]
    known += [] if naming is None else [(deal.forehand, [card_text(naming)])]
    case.shown = {}
    for seat, cards in known:
        if seat != case.seat:
            case.shown[seat] = case.shown.get(seat, set()) | set(cards) & unplayed
    if deal.contract is not None:
        contract = deal.contract
        case.tables = Tables(
            PACK,
            contract if contract in SUITS else None,
            lambda card, led: strength(card, led, contract),
            lambda card: card_points(card, contract, rules.undenufeValues),
            lambda hand, trick: playable(hand, trick, contract, rules.trumpsOnly),
        )


def options(case):
    return asdict(case.view.options)


def contract(case):
    return case.view.deal.contract or case.action.removeprefix("choose ")


def multiplier(case):
    return case.view.options.multipliers[CONTRACTS.index(contract(case))]


def on(game, state, rng, until):
    """The state after random play until something holds, or nobody is on turn."""
    while isinstance(game.turn(state), Act) and not until(state):
        seat = game.turn(state).seat
        text = rng.choice(game.choice(game.view(state, seat)).legal)
        state = game.act(state, seat, game.parse(text)).state
    return state


# ------------------------------------------------------------------------------------------------------------ contracts


def sure(case, cards, count):
    order = NATURAL if contract(case) == "O" else NATURAL[::-1]
    mine = set()
    for suit in SUITS:
        for rank in order:
            if rank + suit not in case.hand:
                break
            mine.add(rank + suit)
    return contract(case) in "OU" and set(cards) == mine and len(cards) == count > 0


def multiplied(case, multiplier):
    return (
        multiplier
        == case.view.options.multipliers[CONTRACTS.index(contract(case))]
        > min(case.view.options.multipliers)
    )


def weis(case, cards, points):
    mine = counted(case.hand, contract(case), options(case))
    size = options(case)["weis"]
    (best,) = [one for one in mine if set(one) == set(cards)]
    return points == value(best, size) * multiplier(case) and key(best, contract(case), size) == max(
        key(one, contract(case), size) for one in mine
    )


def you_choose(case, player):
    return player == case.partner and case.game.view(case.after_action(), None).deal.chooser == case.seat


def stoeck(case, cards, points):
    both = ["K" + contract(case), "Q" + contract(case)]
    return cards == both and set(both) <= set(case.hand) and points == STOECK * multiplier(case)


def stoeck_wins(case, cards, points, missing):
    lacking = case.view.options.target - case.view.totals[case.seat % 2]
    over = on(case.game, case.after_action(), random.Random(1), lambda state: False)
    won = isinstance(over, MatchOver) and over.match.totals[case.seat % 2] >= case.view.options.target
    return stoeck(case, cards, points) and points >= missing == lacking and won


def trumps(case, cards, points):
    suit = contract(case)
    mine = sorted((card for card in case.hand if card[1] == suit), key=lambda card: TRUMP_ORDER.index(card[0]))
    return cards == mine and points == sum(card_points(card, suit) for card in mine)


def aces(case, cards, count):
    others = {"A" + suit for suit in SUITS if suit != contract(case)}
    return contract(case) in SUITS and len(cards) == count and set(cards) == others & set(case.hand)


def trump_suits(case):
    """The suits with the jack and three more cards."""
    return [suit for suit in SUITS if "J" + suit in case.hand and sum(card[1] == suit for card in case.hand) >= 4]


def no_trumps(case, rank):
    return rank == "J" and not trump_suits(case)


def counts_more(case, player, multiplier, most):
    multipliers = case.view.options.multipliers
    best = max(multipliers[CONTRACTS.index(suit)] for suit in trump_suits(case))
    return player == case.partner and multiplier == best < most == max(multipliers)


def lacks(case, suit, ranks):
    return suit in trump_suits(case) and ranks == [rank for rank in "J9A" if rank + suit not in case.hand]


def few_tops(case, aces, sixes):
    return (
        aces == sum(card[0] == "A" for card in case.hand) <= 2
        and sixes == sum(card[0] == "6" for card in case.hand) <= 2
    )


def partner_chooses(case, player):
    return case.game.turn(case.after_action()) == Act(Seat(player)) and player == case.partner


# ----------------------------------------------------------------------------------------------------------------- Weis


def none_as_high(case, points):
    heard = [sentence.amount for sentence in case.view.deal.said if sentence.what == "points"]
    mine = [value(one, options(case)["weis"]) for one in counted(case.hand, contract(case), options(case))]
    return max(heard, default=0) < points == max(mine)


def scores_anyway(case, player):
    done = on(case.game, case.after_action(), random.Random(1), lambda state: bool(state.deal.record.shown))
    mine = counted(case.hand, contract(case), options(case))
    shown = [set(texts(one.cards)) for one in done.deal.record.shown if one.seat == case.seat]
    return player == case.partner and all(set(one) in shown for one in mine)


def unsaid(case):
    before, after = case.game.view(case.state, None), case.game.view(case.after_action(), None)
    return before.deal.said == after.deal.said


# ---------------------------------------------------------------------------------------------------------------- cards


def stoeck_now(case, card, points):
    before, after = case.view.deal.credits, case.game.view(case.after_action(), None).deal.credits
    (credit,) = [one for one in after if one.what == "stoeck" and one not in before]
    return card == case.card and credit.side == case.seat % 2 and points == credit.points * multiplier(case)


def partner_holds(case, player, rank, suit):
    card = rank + suit
    true = texts(case.game.view(case.state, Seat(player)).hand)
    beaters = case.beaters(card, {one for one in case.could_hold(case.opponents) if one[1] == suit})
    higher = case.tables.strength(card, card) > case.tables.strength(case.card, card)
    return player == case.partner and card in true and card[1] == case.card[1] == suit and higher and not beaters


FACTS = CARD_FACTS | TEAM_FACTS | {
    f"schieber-reason-{fact.__name__.replace('_', '-')}": fact
    for fact in (
        sure, weis, you_choose, stoeck, stoeck_wins, trumps, aces, no_trumps, counts_more, lacks, few_tops,
        partner_chooses, none_as_high, scores_anyway, unsaid, stoeck_now, partner_holds,
    )
} | {"schieber-reason-multiplier": multiplied}  # fmt: skip
