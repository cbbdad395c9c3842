"""Misères where the declarer's hand lies open: the cards by which the defenders force him to take a trick.

All that a defender does not know then is how the other cards are shared out between his partner and those out of play.
Some ways are tried, and in each the next tricks are searched; where the partner's hand lies open too, ever more tricks
until a fixed number of cards has been laid. Few cards of the declarer matter:

* Following suit, the highest card that does not take the trick: whatever he can do with it later, a lower one that he
  keeps instead does as well. If every card takes the trick, he is forced.
* A suit is safe where, counted from the lowest, each of his cards has no more foreign ones below it than own ones. It
  stays so if he plays like that and discards its highest. So he discards the highest of a suit that is not safe.

Not all cards of the defenders are tried: they lead no suit that he does not have, and discard the highest of a suit.
So what is found is certain where the cards lie so, and something may be missed.

Cards are bits here, and a lower card is a higher bit: of two sets of a suit that with the lowest card is the greater.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from engine.cards import SUIT_MASKS, CardSet
from engine.game import Rng
from engine.games.vira.cards import ACTIVE
from engine.games.vira.player.trick_context import Spot
from engine.tricks.by_card import SUIT
from engine.tricks.sampling import Place, deal_out

WORLDS: Final = 12
"""In how many ways the hidden cards are shared out."""
AHEAD: Final = 1
"""How many tricks after this one are searched in each; he may be forced by the lead to the next one, too."""
LAID: Final = 3000
"""How many cards are laid at most to find one, in all worlds together."""
DECLARER: Final = 0
_SUITS: Final = tuple(map(int, SUIT_MASKS))


def forcing(spot: Spot, order: Sequence[int], counts: Sequence[int], rng: Rng) -> int:
    """The defender's legal cards that force the declarer to take a trick in most worlds; none if none was found.

    `order`: the seats of the others as they play after this one; `counts`: how many cards each seat holds.
    """
    declarer = spot.declarer
    partner = order[0] if order[1] == declarer else order[1]
    shown = spot.may[declarer]
    may = spot.may[partner] & ~shown
    best = 1 << spot.best if spot.best >= 0 else 0
    own = shown | best if spot.winner == declarer else shown
    others = spot.hand | best & ~own
    dangers = _in_danger(own, others | may)
    if not dangers:
        return 0
    mine, theirs = (1, 2) if order[0] == partner else (2, 1)
    turns = {declarer: DECLARER, spot.seat: mine, partner: theirs}
    trick = int(SUIT_MASKS[spot.led]) if best else 0, best, turns[spot.winner] if best else mine
    known = counts[partner] == may.bit_count()
    worlds = 1 if known else WORLDS
    places = Place(counts[partner]), Place(may.bit_count() - counts[partner])
    found: Counter[int] = Counter()
    for _ in range(worlds):
        held = may if known else deal_out(CardSet(may), places, rng)[0]
        hands = [shown, spot.hand, held] if mine == 1 else [shown, held, spot.hand]
        world = _World(hands, _in_danger(own, others | held, dangers), LAID // worlds)
        depths = range(shown.bit_count() + 1) if known else (AHEAD,)
        found.update(_bits(world.forced_by(mine, *trick, ACTIVE - 1 - len(spot.behind), depths)))
    maximum = max(found.values(), default=0)
    return sum(card for card, number in found.items() if number == maximum)


class _World:
    """One way in which the cards may lie: `hands` from the declarer's on, as they play; `dangers`: his unsafe suits."""

    __slots__ = ("_known", "dangers", "hands", "left")

    def __init__(self, hands: list[int], dangers: list[int], left: int) -> None:
        self.hands, self.dangers, self.left = hands, dangers, left
        self._known: dict[tuple[int, ...], bool] = {}

    def forced_by(self, turn: int, led: int, best: int, winner: int, laid: int, depths: Iterable[int]) -> int:
        """The cards with which the seat on turn forces him soonest."""
        runs = self._tried(turn, led, best) if self.dangers else ()
        for ahead in depths:
            found = [run for run in runs if self._lays(turn, run & -run, led, best, winner, laid, ahead)]
            if found:
                return sum(found)
        return 0

    def _lays(self, turn: int, card: int, led: int, best: int, winner: int, laid: int, ahead: int) -> bool:
        """Whether he is forced, in this trick or in so many more, when a seat lays this card."""
        self.left -= 1
        if self.left < 0:
            return False
        if not led:
            led, best, winner = SUIT[card.bit_length() - 1], card, turn
        elif card & led and card < best:
            best, winner = card, turn
        hands, laid, after = self.hands, laid + 1, (turn + 1) % ACTIVE
        hands[turn] ^= card
        if laid == ACTIVE:
            forced = winner == DECLARER or self._leads(winner, ahead)
        elif after == DECLARER:
            forced = self._answered(led, best, winner, laid, ahead)
        else:
            forced = False
            for run in self._tried(after, led, best):
                if self._lays(after, run & -run, led, best, winner, laid, ahead):
                    forced = True
                    break
        hands[turn] ^= card
        return forced

    def _answered(self, led: int, best: int, winner: int, laid: int, ahead: int) -> bool:
        """Whether he is forced, whatever he answers to a lead."""
        hands = self.hands
        own, others = hands[DECLARER], hands[1] | hands[2]
        if follow := own & led:
            to_come = hands[1] & led if laid == 1 else 0
            top = min(best, _lowest(to_come)) if to_come else best
            duck = follow & -(top << 1)
            return not duck or self._lays(DECLARER, duck & -duck, led, best, winner, laid, ahead)
        suits = _in_danger(own, others, self.dangers)
        for suit in suits:
            if not self._lays(DECLARER, own & suit & -(own & suit), led, best, winner, laid, ahead):
                return False
        return bool(suits)

    def _leads(self, leader: int, ahead: int) -> bool:
        """Whether he is forced by a defender's lead, to the next trick or so many after it."""
        if self._catches(leader):
            return True
        if not ahead:
            return False
        key = (ahead, leader, *self.hands)
        if key not in self._known:
            self._known[key] = any(
                self._lays(leader, run & -run, 0, 0, leader, 0, ahead - 1)
                for run in self._tried(leader, 0, 0)
                if ahead > 1 or self._changes(leader, run)
            )
        return self._known[key]

    def _catches(self, leader: int) -> bool:
        """Whether he is forced at once: by a lead below all his cards, which the other defender does not take over."""
        shown, lead, other = self.hands[DECLARER], self.hands[leader], self.hands[ACTIVE - leader]
        for suit in self.dangers:
            low = shown & suit
            if low and lead & suit > low and not 0 < other & suit < low:
                return True
        return False

    def _changes(self, leader: int, run: int) -> bool:
        """Whether he may be caught by the lead after this one: all that a safe suit brings is the partner's lead."""
        suit = SUIT[run.bit_length() - 1]
        return suit in self.dangers or not self.hands[ACTIVE - leader] & suit or self._catches(ACTIVE - leader)

    def _tried(self, turn: int, led: int, best: int) -> Sequence[int]:
        """The cards that a defender tries, as runs of equal ones."""
        hands = self.hands
        own, there = hands[turn], hands[DECLARER] | hands[1] | hands[2] | best
        if own & led:
            return _runs(own & led, there & led)
        if led:
            return [_runs(own & suit, there & suit)[-1] for suit in _SUITS if own & suit]
        suits = [suit for suit in _SUITS if own & suit and hands[DECLARER] & suit]
        return [run for suit in suits for run in _runs(own & suit, there & suit)]


def _in_danger(own: int, foreign: int, suits: Iterable[int] = _SUITS) -> list[int]:
    """Those of the suits that are not safe with these cards."""
    return [suit for suit in suits if own & suit and not _is_safe(own & suit, foreign & suit)]


@lru_cache(maxsize=4096)
def _is_safe(own: int, foreign: int) -> bool:
    """Whether, counted from the lowest, each own card of the suit has no more foreign ones below it than own ones."""
    lower = 0
    while own:
        low = _lowest(own)
        if (foreign & -low).bit_count() > lower:
            return False
        own ^= low
        lower += 1
    return True


@lru_cache(maxsize=4096)
def _runs(own: int, there: int) -> tuple[int, ...]:
    """The own cards of a suit, those together that no other card there divides; the lowest first."""
    found, run = [], 0
    while there:
        low = _lowest(there)
        there ^= low
        if own & low:
            run |= low
        if run and not (own & low and there):
            found.append(run)
            run = 0
    return tuple(found)


def _lowest(cards: int) -> int:
    return 1 << cards.bit_length() - 1


def _bits(cards: int) -> Iterable[int]:
    while cards:
        yield cards & -cards
        cards &= cards - 1
