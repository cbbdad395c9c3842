"""Reasons for a card in dominoes: which cards it opens, and for whom."""

from collections.abc import Iterator, Sequence
from math import prod
from typing import Final

from engine.cards import RANKS_IN_SUIT, SUITS, Card, Rank, Suit, card_set
from engine.cards import card as card_of
from engine.games.barbu.cards import WHOLE_PACK
from engine.games.barbu.model import DominoView
from engine.message import CardsWord, CardWord, Message, message
from engine.tricks.by_card import cards_of
from engine.tricks.events import cards_word

FEW_MORE: Final = 2
"""Dominoes: that so many more cards wait than on average tells nothing."""
FAR_MORE: Final = 2
"""So many times as many cards wait for one as it opens the way for."""


def ways_from(card: Card, start: Rank) -> tuple[range, ...]:
    """BAR-2.5.1: the cards that follow one in its row, next first: in one way, from the start rank in two."""
    ace = card - card % RANKS_IN_SUIT
    down = (range(card + 1, ace + RANKS_IN_SUIT),) if card - ace >= start else ()
    up = (range(card - 1, ace - 1, -1),) if card - ace <= start else ()
    return down + up


def own_first(hand: int, way: range) -> int:
    """How many cards of a way are the player's own, before the first card of another player."""
    return next((place for place, number in enumerate(way) if not hand >> number & 1), len(way))


def others_wait(hand: int, start: Rank, few: int) -> Iterator[Message]:
    """How many cards of other players must wait for one of the hand, if these are more than so `few` above average."""
    waiting = sum(_waiting(hand, suit, start) for suit in SUITS)
    average = round(_waiting_on_average(start))
    if waiting > average + few:
        yield message("barbu-reason-others-wait", count=waiting, average=average)


def _waiting(hand: int, suit: Suit, start: Rank) -> int:
    """How many cards of other players come after one of the hand in this row, whichever way it goes from the start."""
    held, first = card_of(suit, start), hand >> card_of(suit, start) & 1
    return sum(
        len(way) - place - (hand & sum(1 << number for number in way[place:])).bit_count()
        for way in ways_from(held, start)
        for place in [0 if first else next((at for at, number in enumerate(way) if hand >> number & 1), len(way))]
    )


def _waiting_on_average(start: Rank) -> float:
    """The same of all four rows, on average over all hands: of each card, how likely another player holds it while
    this one holds one of those before it."""
    pack, others = WHOLE_PACK.bit_count(), WHOLE_PACK.bit_count() - RANKS_IN_SUIT
    with_others = [prod((others - at) / (pack - at) for at in range(count)) for count in range(RANKS_IN_SUIT + 1)]
    return len(SUITS) * sum(
        with_others[1] - with_others[count]
        for way in ways_from(card_of(SUITS[0], start), start)
        for count in range(2, len(way) + 2)
    )


def about_laying(view: DominoView, legal: int, card: Card) -> Iterator[Message]:
    """The facts that speak for a card, or else tell what it does; at least one. `legal`: all that may be laid."""
    start, kept = view.deal.declaration.start_rank, view.hand & ~(1 << card)
    ways = [way for way in ways_from(card, start) if way]
    others = cards_of(legal & ~(1 << card))
    opened = _opened(view.hand, card, start)
    fewest = min((_opened(view.hand, other, start) for other in others), default=0)
    promising = [
        *_given_up_soon(others, view.hand, start, card),
        *_for_own(ways, kept, max((_way_to_own(other, kept, start) for other in others), default=0)),
        *([message("barbu-reason-opens-fewest", count=opened)] if 0 < opened < fewest else []),
        *_held_back(others, view.hand, start, card),
    ]
    # Whatever waits for a card that is held back waits behind one's own then: it would open nothing by itself.
    free = next((other for other in others if opened and not _opened(view.hand, other, start)), None)
    if free is not None and not any(_is_about(fact, free) for fact in promising):
        promising.append(message("barbu-reason-keeps-free", card=CardWord(free)))
    yield from promising
    yield from _given_up(others, view.hand, start, card, max(opened, 1))
    yield from _can_wait(others, kept, start, card)
    if opened and (opened >= fewest or not promising):
        first = [way[0] for way in ways if _before_own(kept, way)]
        if len(first) > 1:
            yield message("barbu-reason-opens-row", count=opened)
        else:
            yield message("barbu-reason-opens-other", card=CardWord(Card(first[0])), count=opened)


def _for_own(ways: Sequence[range], kept: int, longest: int) -> Iterator[Message]:
    """What a card does for the player's own cards, or that nothing follows it.

    `longest`: how many cards of other players lie at most between another card that may be laid and the player's next.
    """
    for way in ways:
        if kept >> way[0] & 1:
            yield message("barbu-reason-opens-own", card=CardWord(Card(way[0])))
    if not ways:
        yield Message("barbu-reason-opens-nothing")
    gaps = [next((place for place, number in enumerate(way) if kept >> number & 1), 0) for way in ways]
    for way, gap in zip(ways, gaps, strict=True):
        if not gap:
            yield from _past_own(kept, way)
        else:
            alone = gap == max(gaps) and gaps.count(gap) == 1
            key = "barbu-reason-way-longest" if alone and 0 < longest < gap else "barbu-reason-way-to"
            yield message(key, card=CardWord(Card(way[gap])), others=gap)


def _past_own(kept: int, way: range) -> Iterator[Message]:
    """Where the first card of a way is the player's own: how many of others lie between a run from it and the next."""
    run = next((place for place, number in enumerate(way) if not kept >> number & 1), 0)
    after = next((place for place, number in enumerate(way) if place > run and kept >> number & 1), 0)
    if run and after:
        card, own = CardWord(Card(way[after])), CardWord(Card(way[run - 1]))
        yield message("barbu-reason-way-past-own", card=card, own=own, others=after - run)


def _way_to_own(card: Card, kept: int, start: Rank) -> int:
    """How many cards of other players lie at most between a card and the first one kept that follows it in a row."""
    left = kept & ~(1 << card)
    return max(
        (next((place for place, number in enumerate(way) if left >> number & 1), 0) for way in ways_from(card, start)),
        default=0,
    )


def _opened(hand: int, card: Card, start: Rank) -> int:
    """How many cards of other players come right behind a card, before the first of the hand or the end of the row."""
    return sum(_before_own(hand, way) for way in ways_from(card, start))


def _before_own(hand: int, way: range) -> int:
    """How many cards of other players come before the first of the hand, or the end of the row."""
    return next((place for place, number in enumerate(way) if hand >> number & 1), len(way))


def _held_back(others: Sequence[Card], hand: int, start: Rank, card: Card) -> Iterator[Message]:
    """The card that may be laid and is not, for which the most cards of other players wait: more than for `card`.

    These are all that come after it in its row, also behind other cards of the hand.
    """
    held = max((*others, card), key=lambda held: _count_waiting(hand, held, start))
    count = _count_waiting(hand, held, start)
    if count <= _count_waiting(hand, card, start):
        return
    first = [way[0] for way in (_of_others(hand, way) for way in ways_from(held, start)) if way]
    if not _opened(hand, held, start):  # the player's next cards block as well
        run = [number for way in ways_from(held, start) for number in way[: own_first(hand, way)]]
        yield message("barbu-reason-holds-run", cards=cards_word(card_set((held, *map(Card, run)))), count=count)
    elif len(first) > 1:
        yield message("barbu-reason-holds-start", card=CardWord(held), count=count)
    else:
        yield message("barbu-reason-holds-back", card=CardWord(held), count=count, waits=CardWord(Card(first[0])))


def _given_up(others: Sequence[Card], hand: int, start: Rank, card: Card, opened: int) -> Iterator[Message]:
    """That more cards of other players wait for this card than for any other that may be laid.

    If these are far more than the `opened` ones, which come right behind it.
    """
    count = _count_waiting(hand, card, start)
    waiting = max((_count_waiting(hand, other, start) for other in others), default=count)
    if count > waiting and count >= FAR_MORE * opened:
        yield message("barbu-reason-gives-up", card=CardWord(card), count=count)


def _given_up_soon(others: Sequence[Card], hand: int, start: Rank, card: Card) -> Iterator[Message]:
    """That a card for which the most cards of other players wait can hardly be kept longer: only one other fits.

    Where a card of the player's own comes after it, and none after the other, which could be laid meanwhile.
    """
    if len(others) != 1 or not _is_waited_for(hand, card, start) or _is_waited_for(hand, others[0], start):
        return
    if _count_waiting(hand, card, start) > _count_waiting(hand, others[0], start):
        yield message("barbu-reason-given-up-soon", card=CardWord(card), other=CardWord(others[0]))


def _can_wait(others: Sequence[Card], kept: int, start: Rank, card: Card) -> Iterator[Message]:
    """That no card of the hand comes after this one in its row, as one does after another that may be laid."""
    if not any(map(len, ways_from(card, start))) or _is_waited_for(kept, card, start):
        return
    if any(_is_waited_for(kept, other, start) for other in others):
        yield message("barbu-reason-can-wait", card=CardWord(card))


def _is_waited_for(kept: int, card: Card, start: Rank) -> bool:
    """Whether a kept card comes after this one in its row."""
    return any(kept >> number & 1 for way in ways_from(card, start) for number in way)


def _count_waiting(hand: int, card: Card, start: Rank) -> int:
    """How many cards of other players come after a card in its row, also behind other cards of the hand."""
    return sum(len(_of_others(hand, way)) for way in ways_from(card, start))


def _of_others(hand: int, way: range) -> list[int]:
    """The cards of a way that other players hold: none of it has been laid yet."""
    return [number for number in way if not hand >> number & 1]


def _is_about(fact: Message, card: Card) -> bool:
    """Whether a fact is about this card, or about several with it."""
    (_, about), *_ = fact.values
    return card in about.cards if isinstance(about, CardsWord) else about == CardWord(card)
