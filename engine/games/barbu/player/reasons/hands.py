"""Reasons for and against a contract: what a hand of thirteen has for it, counted."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from engine.cards import (
    ACE,
    FIVE,
    FOUR,
    HEARTS,
    JACK,
    KING,
    NINE,
    QUEEN,
    RANKS_IN_SUIT,
    SIX,
    SUIT_MASKS,
    SUITS,
    TWO,
    Card,
    CardSet,
    Rank,
    Suit,
    card,
    suit_of,
)
from engine.games.barbu.cards import WHOLE_PACK
from engine.games.barbu.contracts import TRICK_CONTRACTS
from engine.games.barbu.contracts.contract import ContractKey
from engine.games.barbu.contracts.no_queens import QUEENS
from engine.games.barbu.model import Declared
from engine.games.barbu.player.reasons.dominoes import FEW_MORE, others_wait, own_first, ways_from
from engine.message import CardsWord, CardWord, Message, RankWord, SuitWord, message
from engine.tricks.by_card import HIGHER, LOWER, SUIT, cards_of
from engine.tricks.events import cards_word

GUARDS: Final = 3
"""How many lower cards of its suit guard a card well enough that it need not be played soon."""
KING_GUARDS: Final = 2
"""The same for ♥K in No King of Hearts, where hearts are hardly ever led (BAR-4.8)."""
AVERAGE_LOW: Final = 5
"""How many of thirteen cards rank six or lower, on average."""
SHORT: Final = 2
"""Up to this many cards of a suit are soon gone."""
NEAR: Final = 3
"""Dominoes: this many places from the start rank a card can soon be laid."""
LATE: Final = 3
"""Dominoes: so many cards at the end of a long row come late."""
RUN: Final = 3
"""Dominoes: so many cards in a row of one's own are told."""
FEW_HIGH: Final = 2
MANY_HIGH: Final = 4
"""More than the average, which is three."""
MOST_QUEENS: Final = 3
"""So many queens of others below which a hand stays are told."""
MANY_TRUMPS: Final = 4
MANY_LOW_TRUMPS: Final = 6
"""So many trumps without any of the four highest."""
_KING: Final = card(HEARTS, KING)
_ACE: Final = card(HEARTS, ACE)


def for_hand(hand: CardSet, declared: Declared) -> Iterator[Message]:
    """The facts that promise a good score in a contract with this hand, if there are any."""
    yield from _FOR[declared.contract](hand, declared)


def weakly_for_hand(hand: CardSet, declared: Declared) -> Iterator[Message]:
    """What a hand of which nothing promises a good score has for a contract all the same, if anything."""
    if declared.contract == "DO":
        yield from others_wait(hand, declared.start_rank, 0)
    elif declared.contract == "NQ":
        yield from _below_queens(hand)
    elif declared.contract in TRICK_CONTRACTS and declared.trump is None:
        yield from _low_in_most(hand)


def against_hand(hand: CardSet, declared: Declared) -> Iterator[Message]:
    """The facts that promise a bad score in a contract with this hand, or a neutral one; at least one, if none promises
    a good one."""
    yield from _AGAINST[declared.contract](hand, declared)


def many_low(hand: CardSet) -> Iterator[Message]:
    """The fact that promises a good score in every contract where tricks cost, if it is one of this hand."""
    if (hand & _LOW).bit_count() > AVERAGE_LOW:
        yield _low(hand)


def _from(ranks: range) -> int:
    return sum(1 << card(suit, Rank(rank)) for suit in SUITS for rank in ranks)


_LOW: Final = _from(range(SIX, TWO + 1))
_HIGH: Final = _from(range(ACE, QUEEN + 1))
_ABOVE_QUEENS: Final = _from(range(ACE, QUEEN))


# ------------------------------------------------------------------------------------------------------- any hand


def _low(hand: int) -> Message:
    count = (hand & _LOW).bit_count()
    key = "few-low" if count < AVERAGE_LOW else "average-low" if count == AVERAGE_LOW else "low"
    return message(f"barbu-reason-{key}-cards", count=count, rank=RankWord(SIX))


def _lowest(hand: int, suit: Suit) -> Card:
    return max(cards_of(hand & SUIT_MASKS[suit]))


def _low_in_all(hand: CardSet) -> Iterator[Message]:
    """That the player can stay below others in every suit."""
    if all(_lowest(hand, suit) % RANKS_IN_SUIT >= FOUR for suit in SUITS if hand & SUIT_MASKS[suit]):
        yield message("barbu-reason-low-in-all", rank=RankWord(FOUR))


def _low_in_most(hand: CardSet) -> Iterator[Message]:
    """That the player can stay below others in three suits and has one more, in which they cannot."""
    held = [suit for suit in SUITS if hand & SUIT_MASKS[suit]]
    lowest = tuple(card for card in (_lowest(hand, suit) for suit in held) if card % RANKS_IN_SUIT >= FOUR)
    if len(lowest) == len(held) - 1 == len(SUITS) - 1:
        yield message("barbu-reason-low-in-most", cards=CardsWord(lowest))


def _high_lowest(hand: int, suits: Sequence[Suit] = SUITS) -> Iterator[Message]:
    """That in one of these suits, or in several, the player must go above others who lead low.

    A short suit is no such danger, since it is soon gone.
    """
    long = [suit for suit in suits if (hand & SUIT_MASKS[suit]).bit_count() > SHORT]
    lowest = tuple(held for held in (_lowest(hand, suit) for suit in long) if held % RANKS_IN_SUIT < FOUR)
    if len(lowest) > 1 or any(held % RANKS_IN_SUIT < FIVE for held in lowest):
        yield message("barbu-reason-high-lowest", cards=CardsWord(lowest), count=len(lowest))


def _many_high_or_few_low(hand: int) -> Iterator[Message]:
    """What makes a hand take tricks; a number of high cards that speaks for it is never told against it."""
    high, low = (hand & _HIGH).bit_count(), (hand & _LOW).bit_count()
    if high >= MANY_HIGH:
        yield message("barbu-reason-high-cards", count=high, rank=RankWord(QUEEN))
    if low <= AVERAGE_LOW or high <= FEW_HIGH:
        yield _low(hand)


def _low_or_few_high(hand: CardSet) -> Iterator[Message]:
    yield from many_low(hand)
    high = (hand & _HIGH).bit_count()
    if high <= FEW_HIGH:
        yield message("barbu-reason-few-high", count=high, rank=RankWord(QUEEN))


def _voids(hand: int) -> Iterator[Message]:
    """BAR-2.4.2: suits of which the hand has none."""
    for suit in SUITS:
        if not hand & SUIT_MASKS[suit]:
            yield message("barbu-reason-void", suit=SuitWord(suit))


def _guards(hand: int, held: int) -> int:
    return (hand & LOWER[held]).bit_count()


def guarded(hand: int, held: Card) -> Iterator[Message]:
    """That a card which counts has so many lower ones of its suit beside it that it need not be played soon."""
    if _guards(hand, held) >= GUARDS:
        yield _guarded(hand, held)


def _guarded(hand: int, held: Card) -> Message:
    return message("barbu-reason-guarded", card=CardWord(held), lower=_guards(hand, held))


def _bare(hand: int, held: Card) -> Message:
    return message("barbu-reason-bare", card=CardWord(held), lower=_guards(hand, held))


# ------------------------------------------------------------------------------------------------------- NT, NQ, NL


def _for_no_tricks(hand: CardSet, declared: Declared) -> Iterator[Message]:
    """BAR-1.3.1."""
    yield from _low_in_all(hand)
    yield from _low_or_few_high(hand)
    yield from _voids(hand)


def _against_no_tricks(hand: CardSet, declared: Declared) -> Iterator[Message]:
    """BAR-1.3.1."""
    yield from _high_lowest(hand)
    yield from _many_high_or_few_low(hand)


def _for_no_queens(hand: CardSet, declared: Declared) -> Iterator[Message]:
    """BAR-1.3.2."""
    queens = cards_of(hand & QUEENS)
    if not queens:
        yield message("barbu-reason-no-queen", rank=RankWord(QUEEN))
    if not hand & _ABOVE_QUEENS:
        yield message("barbu-reason-nothing-above", rank=RankWord(QUEEN))
    for queen in queens:
        yield from guarded(hand, queen)
    yield from _voids(hand)


def _below_queens(hand: CardSet) -> Iterator[Message]:
    """The queens of others, at least three, in suits in which the hand holds neither the ace nor the king."""
    below = tuple(queen for queen in cards_of(QUEENS & ~hand) if not hand & HIGHER[queen])
    if len(below) >= MOST_QUEENS:
        yield message("barbu-reason-below-queens", cards=CardsWord(below))


def _against_no_queens(hand: CardSet, declared: Declared) -> Iterator[Message]:
    """BAR-1.3.2."""
    bare = [queen for queen in cards_of(hand & QUEENS) if _guards(hand, queen) < GUARDS]
    if bare:
        yield _bare(hand, min(bare, key=lambda queen: _guards(hand, queen)))
    above = [held for held in cards_of(hand & _ABOVE_QUEENS) if not hand & SUIT[held] & QUEENS]
    if above:
        held = min(above, key=lambda held: _guards(hand, held))
        yield message("barbu-reason-could-catch", card=CardWord(held), target=CardWord(card(suit_of(held), QUEEN)))
    yield _low(hand)


def _for_no_last_two(hand: CardSet, declared: Declared) -> Iterator[Message]:
    """BAR-1.3.3."""
    lowest = hand & sum(1 << held for held in cards_of(hand) if not _others(hand) & LOWER[held])
    if lowest:
        yield message("barbu-reason-lowest", cards=cards_word(lowest))
    yield from _low_in_all(hand)
    yield from _low_or_few_high(hand)
    yield from _voids(hand)


def _against_no_last_two(hand: CardSet, declared: Declared) -> Iterator[Message]:
    """BAR-1.3.3."""
    if all(_others(hand) & LOWER[held] for held in cards_of(hand)):
        yield Message("barbu-reason-no-lowest")
    yield from _high_lowest(hand)
    yield from _many_high_or_few_low(hand)


def _others(hand: int) -> int:
    return int(WHOLE_PACK) & ~hand


# ------------------------------------------------------------------------------------------------------------ NH, NK


def _for_no_hearts(hand: CardSet, declared: Declared) -> Iterator[Message]:
    """BAR-1.3.4."""
    hearts = cards_of(hand & SUIT_MASKS[HEARTS])
    if hearts and hearts[0] % RANKS_IN_SUIT >= NINE:
        yield message("barbu-reason-highest", card=CardWord(hearts[0]), suit=SuitWord(HEARTS))
    elif sum(held % RANKS_IN_SUIT >= NINE for held in hearts) >= GUARDS:
        yield _guarded(hand, hearts[0])
    yield from _low_in_all(hand)
    yield from _voids(hand)
    yield from _low_or_few_high(hand)


def _against_no_hearts(hand: CardSet, declared: Declared) -> Iterator[Message]:
    """BAR-1.3.4."""
    hearts = cards_of(hand & SUIT_MASKS[HEARTS])
    if hearts and hearts[0] % RANKS_IN_SUIT < NINE and _guards(hand, hearts[0]) < GUARDS:
        yield _bare(hand, hearts[0])
    yield from _high_lowest(hand)
    yield from _many_high_or_few_low(hand)


def _for_no_king(hand: CardSet, declared: Declared) -> Iterator[Message]:
    """BAR-1.3.5."""
    if not hand & (1 << _KING | 1 << _ACE):
        yield message("barbu-reason-neither", card=CardWord(_KING), above=CardWord(_ACE))
    elif hand >> _KING & 1 and _guards(hand, _KING) >= KING_GUARDS:
        yield _guarded(hand, _KING)
    yield from _low_in_all(hand)
    yield from _voids(hand)
    if hand >> _KING & 1:
        yield from _short(hand)


def _short(hand: CardSet) -> Iterator[Message]:
    """BAR-2.4.2: the shortest other suit of the king's holder, in which the king can soon be thrown away."""
    counts = {suit: (hand & SUIT_MASKS[suit]).bit_count() for suit in SUITS if suit != HEARTS}
    count, suit = min(((count, suit) for suit, count in counts.items() if count), default=(0, HEARTS))
    if 0 < count <= SHORT:
        yield message("barbu-reason-short", card=CardWord(_KING), suit=SuitWord(suit), count=count)


def _against_no_king(hand: CardSet, declared: Declared) -> Iterator[Message]:
    """BAR-1.3.5."""
    if hand >> _KING & 1:
        if _guards(hand, _KING) < KING_GUARDS:
            yield _bare(hand, _KING)
    elif hand >> _ACE & 1:
        yield message("barbu-reason-could-catch", card=CardWord(_ACE), target=CardWord(_KING))
    high = (hand & _HIGH & ~SUIT_MASKS[HEARTS]).bit_count()
    if hand >> _KING & 1:
        yield from _many_high_or_few_low(hand)
        return
    suit, rank = SuitWord(HEARTS), RankWord(QUEEN)
    if high >= MANY_HIGH:
        yield message("barbu-reason-may-get", count=high, rank=rank, suit=suit, target=CardWord(_KING))
    yield from _high_lowest(hand, [suit for suit in SUITS if suit != HEARTS])
    if high < MANY_HIGH:
        yield from _many_high_or_few_low(hand)
    elif (hand & _LOW).bit_count() <= AVERAGE_LOW:
        yield _low(hand)


# ------------------------------------------------------------------------------------------------------------ TR, DO


def _for_trumps(hand: CardSet, declared: Declared) -> Iterator[Message]:
    """BAR-1.3.6."""
    assert declared.trump is not None
    if _strong_trumps(hand, declared.trump):
        yield _trumps(hand, declared.trump)
    aces = tuple(card(suit, ACE) for suit in SUITS if suit != declared.trump and hand >> card(suit, ACE) & 1)
    if aces:
        yield message("barbu-reason-aces", cards=CardsWord(aces))
    for suit in SUITS:
        if not hand & SUIT_MASKS[suit] and hand & SUIT_MASKS[declared.trump]:
            yield message("barbu-reason-void-trumps", suit=SuitWord(suit))


def _strong_trumps(hand: int, trump: Suit) -> bool:
    """More trumps than the average, or one of the two highest with another; low ones alone must be many more."""
    tops = _tops(hand, trump)
    count, highest = (hand & SUIT_MASKS[trump]).bit_count(), {card(trump, ACE), card(trump, KING)} & {*tops}
    return count >= (MANY_TRUMPS if tops else MANY_LOW_TRUMPS) or (count > 1 and bool(highest))


def _tops(hand: int, trump: Suit) -> tuple[Card, ...]:
    """Those of the four highest trumps that are in the hand."""
    return tuple(card(trump, Rank(rank)) for rank in range(JACK + 1) if hand >> card(trump, Rank(rank)) & 1)


def _trumps(hand: int, trump: Suit) -> Message:
    """How many trumps, and which of the four highest."""
    count, tops = (hand & SUIT_MASKS[trump]).bit_count(), _tops(hand, trump)
    if tops:
        return message("barbu-reason-trumps-with", count=count, suit=SuitWord(trump), cards=CardsWord(tops))
    return message("barbu-reason-trumps", count=count, suit=SuitWord(trump))


def _against_trumps(hand: CardSet, declared: Declared) -> Iterator[Message]:
    """BAR-1.3.6."""
    assert declared.trump is not None
    yield _trumps(hand, declared.trump)
    if not any(hand >> card(suit, ACE) & 1 for suit in SUITS):
        yield message("barbu-reason-no-ace", rank=RankWord(ACE))


def _for_dominoes(hand: CardSet, declared: Declared) -> Iterator[Message]:
    """BAR-1.3.7: start cards, and cards that no other player can block; many near the start; no end of a row."""
    start = declared.start_rank
    starts = tuple(card(suit, start) for suit in SUITS if hand >> card(suit, start) & 1)
    near = [rank for rank in range(RANKS_IN_SUIT) if abs(rank - start) <= NEAR]
    count = sum(held % RANKS_IN_SUIT in near for held in cards_of(hand))
    near_start = message("barbu-reason-near-start", count=count, steps=NEAR, rank=RankWord(start))
    # On average it is as many as there are ranks, as the hand is a quarter of the pack.
    promises = [near_start] if count >= len(near) + FEW_MORE else []
    if starts:
        free = sum(1 + sum(own_first(hand, way) for way in ways_from(held, start)) for held in starts)
        own = [message("barbu-reason-starts", cards=CardsWord(starts))]
        own += [message("barbu-reason-waits-for-nobody", count=free)] if free > len(starts) else []
        promises = own + promises if len(starts) > 1 else promises + own
    yield from promises
    early = tuple(sorted(Card(way[-1]) for way in _ways(start) if len(way) <= NEAR and hand >> way[-1] & 1))
    if len(early) > 1:
        yield message("barbu-reason-ends-early", cards=CardsWord(early), rank=RankWord(start))
    outermost = any(hand >> way[-1] & 1 for way in _ways(start))
    late, average = _late(hand, start)
    if not outermost and late <= average:
        yield Message("barbu-reason-no-ends")
    run = max((_run(hand, way) for way in _ways(start)), key=len)
    if len(run) >= RUN:
        yield message("barbu-reason-run", first=CardWord(run[0]), last=CardWord(run[-1]))
    yield from others_wait(hand, start, FEW_MORE)


def _ways(start: Rank) -> list[range]:
    """The ways of all four rows that have a card beside the start card."""
    return [way for suit in SUITS for way in ways_from(card(suit, start), start) if way]


def _late(hand: int, start: Rank) -> tuple[int, int]:
    """How many cards of the hand are among the last of long rows, and how many on average, of a quarter of the pack."""
    ways = [way for way in _ways(start) if len(way) > NEAR + LATE]
    last = [number for way in ways for number in way[-LATE:]]
    return sum(hand >> number & 1 for number in last), len(last) // 4


def _run(hand: int, way: range) -> tuple[Card, ...]:
    """The longest run of the hand in a way, the card nearest the start first."""
    own = "".join(str(hand >> number & 1) for number in way)
    length = max(map(len, own.split("0")))
    first = own.index("1" * length)
    return tuple(map(Card, way[first : first + length]))


def _against_dominoes(hand: CardSet, declared: Declared) -> Iterator[Message]:
    """BAR-1.3.7: far ends of rows that wait for others; how many start cards, unless two or more speak for the hand."""
    start = declared.start_rank
    waiting = tuple(
        Card(way[-1])
        for suit in SUITS
        for way in ways_from(card(suit, start), start)
        if len(way) > NEAR
        and hand >> way[-1] & 1
        and (not hand >> card(suit, start) & 1 or own_first(hand, way) < len(way))
    )
    if waiting:
        yield message("barbu-reason-ends-wait", cards=CardsWord(tuple(sorted(waiting))))
    late, average = _late(hand, start)
    if late >= average + FEW_MORE:
        yield message("barbu-reason-near-ends", count=late, last=LATE, average=average)
    held = sum(hand >> card(suit, start) & 1 for suit in SUITS)
    if held < 2 or not waiting:
        yield message("barbu-reason-start-count", count=held, rank=RankWord(start))


Facts = Callable[[CardSet, Declared], Iterator[Message]]
_FOR: Final[dict[ContractKey, Facts]] = {
    "NT": _for_no_tricks,
    "NQ": _for_no_queens,
    "NL": _for_no_last_two,
    "NH": _for_no_hearts,
    "NK": _for_no_king,
    "TR": _for_trumps,
    "DO": _for_dominoes,
}
_AGAINST: Final[dict[ContractKey, Facts]] = {
    "NT": _against_no_tricks,
    "NQ": _against_no_queens,
    "NL": _against_no_last_two,
    "NH": _against_no_hearts,
    "NK": _against_no_king,
    "TR": _against_trumps,
    "DO": _against_dominoes,
}
