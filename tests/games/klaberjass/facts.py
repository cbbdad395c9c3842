"""The facts that suggestions in Klaberjass assert, each checked against the sheet or by doing what it speaks of."""

from dataclasses import asdict

from engine.cards import SUIT_LETTERS, Seat, card_text
from engine.turn import Act
from tests.games.facts import CARD_FACTS, Tables, only_card, texts
from tests.independent.klaberjass_cards import (
    PACK,
    SUITS,
    TRUMP_ORDER,
    best,
    playable,
    sequence_points,
    sequences,
    strength,
    value,
)
from tests.independent.klaberjass_cards import points as card_points


def seen(case):
    """Completes the case: the tables of the deal, and what lies open or has been shown."""
    record = case.view.deal
    if record.trump is None:
        return
    trump = SUIT_LETTERS[record.trump]
    case.tables = Tables(
        PACK,
        trump,
        lambda card, led: strength(card, led, trump),
        lambda card: card_points(card, trump),
        lambda hand, trick: playable(hand, trick[0] if trick else None, trump),
    )
    case.gone = {card_text(record.bottom), card_text(record.up)}
    case.shown = {}
    unplayed = set(PACK) - {card for trick in case.played for _, card in trick}
    if record.exchange is not None:
        case.gone = {card_text(record.bottom), card_text(record.exchange.seven)}
        if record.exchange.seat != case.seat:
            case.shown[case.other] = {card_text(record.up)} & unplayed
    if record.shown is not None and record.shown.seat != case.seat:
        runs = {card for run in record.shown.runs for card in texts(run)}
        case.shown[case.other] = case.shown.get(case.other, set()) | runs & unplayed


def then(case, *words):
    """The state after the answer and these actions of whoever is on turn."""
    state = case.after_action()
    for word in words:
        state = case.game.act(state, case.game.turn(state).seat, case.game.parse(word)).state
    return state


def options(case):
    return asdict(case.view.options)


def up(case):
    return card_text(case.view.deal.up)


def with_dix(case):
    """The hand as it is after the exchange of the seven, where that can still come or is due."""
    seven = "7" + up(case)[1]
    return [card for card in case.hand if card != seven] + [up(case)] if seven in case.hand else case.hand


def named(case):
    """The suit that the bid makes trump."""
    return case.action[-1] if case.action.startswith("name") else up(case)[1]


# ------------------------------------------------------------------------------------------------------------- bidding


def trumps(case, cards, points):
    mine = sorted((card for card in case.hand if card[1] == named(case)), key=lambda card: TRUMP_ORDER.index(card[0]))
    return cards == mine and points == sum(card_points(card, named(case)) for card in mine)


def dix_coming(case, seven, card):
    state = then(case)
    if case.game.turn(state) != Act(Seat(case.seat)):
        state = then(case, "silent")
    refusal = case.game.refusal(case.game.view(state, Seat(case.seat)), case.game.parse("dix"))
    return refusal is None and (seven, card) == ("7" + named(case), up(case))


def bella_coming(case, cards, points):
    trump = named(case) if case.view.deal.trump is None else case.tables.trump
    first_round = case.view.deal.round == 1
    hand = with_dix(case) if first_round else case.hand
    return cards == ["K" + trump, "Q" + trump] and set(cards) <= set(hand) and points == 20


def run(case, cards, points):
    trump = named(case) if case.view.deal.trump is None else case.tables.trump
    return (
        cards in sequences(case.hand)
        and points == value(cards, options(case)) == best(case.hand, trump, options(case))[0]
    )


def aces(case, cards, count):
    return len(cards) == count and set(cards) == {"A" + suit for suit in SUITS if suit != named(case)} & set(case.hand)


def you_decide(case, player):
    deal = case.game.view(then(case), None).deal
    return (deal.maker, player) == (case.seat, case.other)


def lacks(case, suit, ranks):
    return suit == up(case)[1] and ranks == [rank for rank in "J9A" if rank + suit not in with_dix(case)]


def few(case, suit, count):
    return suit == up(case)[1] and count == sum(card[1] == suit for card in case.hand) <= 3


def second_round(case):
    state = then(case)
    if not case.game.choice(case.game.view(state, case.game.turn(state).seat)).legal[0].startswith("name"):
        state = then(case, "pass")
    return case.game.choice(case.game.view(state, case.game.turn(state).seat)).legal[0].startswith("name")


def no_jack(case, rank):
    return rank == "J" and not any("J" + suit in case.hand for suit in SUITS if suit != up(case)[1])


def short_suits(case, count):
    return count == max(sum(card[1] == suit for card in case.hand) for suit in SUITS if suit != up(case)[1])


def nobody_scores(case):
    return case.game.deal_result(then(case)) == (0, 0)


def if_agreed(case, player):
    return player == case.other and case.game.deal_result(then(case, "throw-in")) == (0, 0)


def other_maker(case, player):
    state = then(case)
    if case.view.deal.round == 2:
        assert case.game.turn(state) == Act(Seat(player))
        state = then(case, case.game.choice(case.game.view(state, Seat(player))).legal[0])
    return case.game.view(state, None).deal.maker == player == case.other


# ----------------------------------------------------------------------------------------------------------- sequences


def shown_by(case, *words):
    """Who shows sequences after the answer and these words, and for how many points; also if that comes later."""
    state = then(case, *words)
    shown = state.deal.record.shown or state.deal.unshown
    return shown and (shown.seat, shown.points)


def no_sequence(case):
    return not sequences(case.hand)


def smaller_sequence(case, points):
    return (
        all(value(one, options(case)) < points for one in sequences(case.hand)) and points == case.view.deal.announced
    )


def score_if_less(case, player, than, points):
    """No sequence of the other seat is worth as much: then it cannot but yield."""
    hands = (texts(case.state.hands[seat]) for seat in (case.seat, player))
    mine, theirs = (max((value(one, options(case)) for one in sequences(hand)), default=0) for hand in hands)
    scored = theirs >= than or shown_by(case, "yield") == (case.seat, points)
    return player == case.other and than == mine and points == sequence_points(case.hand, options(case)) and scored


def score_alone(case, player, points):
    return player == case.other and shown_by(case) == (case.seat, points)


def better_run(case, cards, points, than):
    return run(case, cards, points) and points > than == case.view.deal.announced


def score_now(case, points):
    return shown_by(case) == (case.seat, points)


def equal_run(case, cards, points):
    return run(case, cards, points) and points == case.view.deal.announced


def score_if_better(case, points):
    mine, theirs = (
        best(texts(case.state.hands[seat]), case.tables.trump, options(case)) for seat in (case.seat, case.other)
    )
    return points == sequence_points(case.hand, options(case)) and (
        mine < theirs or mine == theirs or shown_by(case) == (case.seat, points)
    )


def unshown(case, player):
    shown = shown_by(case) if case.seat == case.view.dealer else None
    return player == case.other and (shown is None or shown[0] == player)


def dix_run(case, cards, points):
    new = [one for one in sequences(with_dix(case)) if one not in sequences(case.hand)]
    return cards in new and up(case) in cards and points == value(cards, options(case))


def dix(case, card, seven, points):
    worth = case.tables
    return (
        case.action == "dix"
        and card == up(case)
        and seven == "7" + card[1]
        and worth.strength(card, card) > worth.strength(seven, card)
        and points == worth.points(card)
    )


def bella(case, card, points):
    record = case.after_action().deal.record
    return card == case.card and points == 20 and case.view.deal.bella is None and record.bella == case.seat


def announced(case):
    """The same card, with the bella."""
    return f"play {case.card} bella"


def bella_lost(case, player, points):
    deal = case.view.deal
    return case.seat == deal.maker and player == case.other and points == 20 and announced(case) in legal(case)


def bella_unsaid(case):
    return announced(case) in legal(case) and case.after_action().deal.record.bella is None


def only_answer(case, card):
    """Where the bella may be announced, there are two answers with the only card."""
    return only_card(case, card) and announced(case) not in legal(case)


def legal(case):
    return case.game.choice(case.view).legal


FACTS = CARD_FACTS | {"engine-reason-only-card": only_answer} | {
    f"klaberjass-reason-{fact.__name__.replace('_', '-')}": fact
    for fact in (
        trumps, dix_coming, bella_coming, run, aces, you_decide, lacks, few, second_round, no_jack, short_suits,
        nobody_scores, if_agreed, other_maker, no_sequence, smaller_sequence, score_if_less, score_alone, better_run,
        score_now, equal_run, score_if_better, unshown, dix_run, dix, bella, bella_lost, bella_unsaid,
    )
}  # fmt: skip
