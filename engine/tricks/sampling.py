"""Deals unseen cards out to the places where they may be; constructive, so it succeeds whenever a deal exists.

>>> import random
>>> from engine.cards import cards_text, parse_cards
>>> spades = parse_cards("AS KS")
>>> places = [Place(2, cannot=spades), Place(2)]
>>> [cards_text(cards) for cards in deal_out(parse_cards("AS KS AH KH"), places, random.Random(1))]
['AH KH', 'AS KS']
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.cards import NO_CARDS, CardSet, each
from engine.game import Rng


@dataclass(frozen=True, slots=True, repr=False)
class Place:
    """A place for unseen cards: how many it holds, the cards certainly in it, the cards certainly not in it."""

    size: int
    must: CardSet = NO_CARDS
    cannot: CardSet = NO_CARDS


def deal_out(cards: CardSet, places: Sequence[Place], rng: Rng) -> list[int]:
    """The cards of each place, every card in one of them. With two places every way is equally likely.

    Cards that some place cannot hold are dealt first, those with the fewest places before the others, and none to a
    place where the rest would no longer fit. The other cards are shuffled into the remaining room.

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
    barred &= loose
    if barred:
        if barred.bit_count() <= min(room):
            _place_freely(barred, places, laid, room, rng)
        else:
            _place_barred(_groups(barred, places), laid, room, rng)
        loose ^= barred
    _shuffle_in(loose, laid, room, rng)
    return laid


def _place_freely(cards: int, places: Sequence[Place], laid: list[int], room: list[int], rng: Rng) -> None:
    """Each of a few cards to a place that can hold it, in proportion to the room: each place has room for them all."""
    for card in each(CardSet(cards)):
        options = [number for number, place in enumerate(places) if not place.cannot >> card & 1]
        if not options:
            raise ValueError("a card fits nowhere")
        number = _by_room(options, room, rng)
        laid[number] |= 1 << card
        room[number] -= 1


def _groups(cards: int, places: Sequence[Place]) -> dict[tuple[int, ...], int]:
    """The cards by the numbers of the places that can hold them; those with few places first."""
    found: dict[tuple[int, ...], int] = {(): cards}
    for number, place in enumerate(places):
        split: dict[tuple[int, ...], int] = {}
        for numbers, group in found.items():
            for part, key in ((group & place.cannot, numbers), (group & ~place.cannot, (*numbers, number))):
                if part:
                    split[key] = part
        found = split
    return dict(sorted(found.items(), key=lambda one: len(one[0])))


def _place_barred(groups: dict[tuple[int, ...], int], laid: list[int], room: list[int], rng: Rng) -> None:
    """Each card of a group to one of its places, in proportion to the room there, as long as the others fit."""
    left = {numbers: group.bit_count() for numbers, group in groups.items()}
    for numbers, group in groups.items():
        del left[numbers]
        tight = _tight(numbers, left)
        for waiting, card in zip(range(group.bit_count() - 1, -1, -1), each(group), strict=True):
            options = [number for number in numbers if room[number]]
            if tight:
                options = [number for number in options if _leaves_a_way(number, numbers, waiting, left, tight, room)]
            if not options:
                raise ValueError("a card fits nowhere")
            number = options[0] if len(options) == 1 else _by_room(options, room, rng)
            laid[number] |= 1 << card
            room[number] -= 1


def _by_room(options: Sequence[int], room: Sequence[int], rng: Rng) -> int:
    drawn = rng.random() * sum(room[number] for number in options)
    for number in options:
        drawn -= room[number]
        if drawn < 0:
            return number
    return options[-1]


def _tight(numbers: tuple[int, ...], left: Mapping[tuple[int, ...], int]) -> list[frozenset[int]]:
    """The sets of places that may become too narrow for the groups that are left: those that they alone fill."""
    unions = {frozenset(numbers)} if left else set()
    for others in left:
        unions |= {one | frozenset(others) for one in unions} | {frozenset(others)}
    return list(unions)


def _leaves_a_way(
    number: int,
    numbers: tuple[int, ...],
    waiting: int,
    left: Mapping[tuple[int, ...], int],
    tight: Sequence[frozenset[int]],
    room: Sequence[int],
) -> bool:
    """Hall's condition with one place less room: no set of places is the only one for more cards than it holds."""
    for places in tight:
        bound = sum(count for others, count in left.items() if places.issuperset(others))
        bound += waiting * places.issuperset(numbers)
        if bound > sum(room[at] for at in places) - (number in places):
            return False
    return True


def _shuffle_in(loose: int, laid: list[int], room: Sequence[int], rng: Rng) -> None:
    """Deal the loose cards into the room that is left; the last place takes what remains."""
    bits = []
    rest = loose
    while rest:
        bits.append(rest & -rest)
        rest &= rest - 1
    left = len(bits)
    for number in range(len(room) - 1):
        cards = laid[number]
        for _ in range(room[number]):
            at = int(rng.random() * left)
            left -= 1
            cards |= bits[at]
            loose ^= bits[at]
            bits[at] = bits[left]
        laid[number] = cards
    laid[-1] |= loose
