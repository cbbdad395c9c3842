"""Dealing unseen cards out to the places where they may lie: constructive, so it succeeds whenever it can be done."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.cards import NO_CARDS, Card, CardSet, each
from engine.game import Rng


@dataclass(frozen=True, slots=True, repr=False)
class Place:
    """Where unseen cards lie: how many in all, which of them certainly, which of them certainly not."""

    size: int
    must: CardSet = NO_CARDS
    cannot: CardSet = NO_CARDS


def deal_out(cards: CardSet, places: Sequence[Place], rng: Rng) -> list[int]:
    """The cards of each place, every card in one of them. With two places every way is equally likely.

    Cards that some place cannot hold come first, those with the fewest places left before the others, and none goes
    where the rest would no longer fit; the other cards are shuffled into the room that is left.

    Raises:
        ValueError: there is no way.
    """
    laid = [int(place.must) for place in places]
    room = [place.size - place.must.bit_count() for place in places]
    loose = int(cards)
    barred = 0
    for place in places:
        loose &= ~place.must
        barred |= place.cannot
    if min(room) < 0 or loose.bit_count() != sum(room):
        raise ValueError("the places do not hold the cards")
    waiting = {card: _allowed(card, places) for card in each(loose & barred)}
    loose &= ~barred
    while waiting:
        card = min(waiting, key=lambda one: _with_room(waiting[one], room).bit_count())
        number = _choose(card, waiting, room, loose.bit_count(), rng)
        del waiting[card]
        laid[number] |= 1 << card
        room[number] -= 1
    _shuffle_in(loose, laid, room, rng)
    return laid


def _allowed(card: Card, places: Sequence[Place]) -> int:
    """The places that can hold a card, as a set of their numbers."""
    return sum(1 << number for number, place in enumerate(places) if not place.cannot >> card & 1)


def _with_room(numbers: int, room: Sequence[int]) -> int:
    return sum(1 << number for number, left in enumerate(room) if left and numbers >> number & 1)


def _choose(card: Card, waiting: Mapping[Card, int], room: list[int], free: int, rng: Rng) -> int:
    """A place for a card, in proportion to the room there, among those that leave a way for the others."""
    options = [number for number in range(len(room)) if waiting[card] >> number & 1 and room[number]]
    others = [numbers for one, numbers in waiting.items() if one != card]
    if len(options) > 1:
        options = [number for number in options if _leaves_a_way(number, others, room, free)]
    if not options:
        raise ValueError("a card fits nowhere")
    drawn = rng.random() * sum(room[number] for number in options)
    for number in options:
        drawn -= room[number]
        if drawn < 0:
            return number
    return options[-1]


def _leaves_a_way(number: int, others: Sequence[int], room: Sequence[int], free: int) -> bool:
    """Hall's condition with one place less room: no set of places is the only one for more cards than it holds."""
    left = [count - (at == number) for at, count in enumerate(room)]
    everywhere = (1 << len(left)) - 1
    for places in range(1, everywhere):
        bound = sum(1 for numbers in others if not numbers & ~places)
        if bound > sum(count for at, count in enumerate(left) if places >> at & 1):
            return False
    return len(others) + free <= sum(left)


def _shuffle_in(loose: int, laid: list[int], room: Sequence[int], rng: Rng) -> None:
    """Deal the loose cards into the room that is left; the last place takes what remains."""
    cards = list(each(loose))
    for number in range(len(room) - 1):
        for _ in range(room[number]):
            at = int(rng.random() * len(cards))
            cards[at], cards[-1] = cards[-1], cards[at]
            laid[number] |= 1 << cards.pop()
    for one in cards:
        laid[-1] |= 1 << one
