"""Searches an open misère for cards with which the defenders force the declarer to take a trick.

The declarer's hand is visible, so a defender does not know only which of the other cards are in the partner's hand and
which are out of play. The search samples some such worlds and looks a few tricks ahead in each; where the partner's
hand is visible too, it looks ever farther ahead until it has played a fixed number of cards. Few cards of the declarer
need a look:

* When following suit, the highest card that does not take the trick: a lower one kept in its place can do later
  whatever the higher one could. If every card takes the trick, the declarer is forced.
* A suit is safe if, counted from the lowest, each of the declarer's cards has no more foreign cards below it than own
  ones. It stays safe if the declarer plays as above and discards its highest card. So discards come from the suits that
  are not safe, the highest card of each.

The search does not try all cards of the defenders: they lead no suit that the declarer does not have, and discard the
highest of a suit. So a card that it finds is certain to force the declarer in that world, but it may miss some.

Cards are bits here, and a lower card is a higher bit: of two sets of a suit, the one with the lowest card is greater.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from engine.cards import SUIT_MASKS, CardSet
from engine.game import Rng
from engine.games.vira.cards import ACTIVE
from engine.games.vira.player.trick_context import TrickContext
from engine.tricks.by_card import SUIT
from engine.tricks.sampling import Place, deal_out

WORLDS: Final = 12
"""How many worlds are sampled."""
AHEAD: Final = 1
"""How many tricks after this one are searched in each; the lead to the trick after these counts too."""
LAID: Final = 3000
"""How many cards the search plays at most, in all worlds together."""
DECLARER: Final = 0
_SUITS: Final = tuple(map(int, SUIT_MASKS))


def forcing_cards(context: TrickContext, order: Sequence[int], counts: Sequence[int], rng: Rng) -> int:
    """The defender's legal cards that force the declarer to take a trick in most worlds; empty if it finds none.

    `order`: the other active seats in the order of play after this one; `counts`: by seat, how many cards it holds.
    """
    declarer = context.declarer
    partner = order[0] if order[1] == declarer else order[1]
    shown = context.may[declarer]
    may = context.may[partner] & ~shown
    best = 1 << context.best if context.best >= 0 else 0
    own = shown | best if context.winner == declarer else shown
    others = context.hand | best & ~own
    dangers = _in_danger(own, others | may)
    if not dangers:
        return 0
    mine, theirs = (1, 2) if order[0] == partner else (2, 1)
    turns = {declarer: DECLARER, context.seat: mine, partner: theirs}
    led, winner = (int(SUIT_MASKS[context.led]), turns[context.winner]) if best else (0, mine)
    played = ACTIVE - 1 - len(context.behind)
    known = counts[partner] == may.bit_count()
    worlds = 1 if known else WORLDS
    places = Place(counts[partner]), Place(may.bit_count() - counts[partner])
    forcing: Counter[int] = Counter()
    for _ in range(worlds):
        held = may if known else deal_out(CardSet(may), places, rng)[0]
        hands = [shown, context.hand, held] if mine == 1 else [shown, held, context.hand]
        world = _World(hands, _in_danger(own, others | held, dangers), LAID // worlds)
        depths = range(shown.bit_count() + 1) if known else (AHEAD,)
        forcing.update(_bits(world.forcing_cards(mine, led, best, winner, played, depths)))
    maximum = max(forcing.values(), default=0)
    return sum(card for card, number in forcing.items() if number == maximum)


class _World:
    """One distribution of the hidden cards.

    `hands`: the declarer's first, then in the order of play; `dangers`: the declarer's unsafe suits; `left`: how many
    cards the search may still play here.

    In the methods `turn`, `winner` and `leader` are places in `hands`; `led` is the mask of the suit led (0: none),
    `best` the bit of the card that would take the trick, `played` how many cards are in it, and `ahead` how many tricks
    after it are searched.
    """

    __slots__ = ("_known", "dangers", "hands", "left")

    def __init__(self, hands: list[int], dangers: list[int], left: int) -> None:
        self.hands, self.dangers, self.left = hands, dangers, left
        self._known: dict[tuple[int, ...], bool] = {}

    def forcing_cards(self, turn: int, led: int, best: int, winner: int, played: int, depths: Iterable[int]) -> int:
        """The cards with which the seat on turn forces the declarer soonest; `depths`: values of `ahead` to try."""
        runs = self._tried(turn, led, best) if self.dangers else ()
        for ahead in depths:
            forcing = [run for run in runs if self._forces(turn, run & -run, led, best, winner, played, ahead)]
            if forcing:
                return sum(forcing)
        return 0

    def _forces(self, turn: int, card: int, led: int, best: int, winner: int, played: int, ahead: int) -> bool:
        """Whether the declarer is forced once the seat on turn plays this card."""
        self.left -= 1
        if self.left < 0:
            return False
        if not led:
            led, best, winner = SUIT[card.bit_length() - 1], card, turn
        elif card & led and card < best:
            best, winner = card, turn
        hands, played, after = self.hands, played + 1, (turn + 1) % ACTIVE
        hands[turn] ^= card
        if played == ACTIVE:
            forced = winner == DECLARER or self._forced_by_leads(winner, ahead)
        elif after == DECLARER:
            forced = self._forced_in_answer(led, best, winner, played, ahead)
        else:
            forced = False
            for run in self._tried(after, led, best):
                if self._forces(after, run & -run, led, best, winner, played, ahead):
                    forced = True
                    break
        hands[turn] ^= card
        return forced

    def _forced_in_answer(self, led: int, best: int, winner: int, played: int, ahead: int) -> bool:
        """Whether the declarer is forced with every answer to a lead."""
        hands = self.hands
        own, others = hands[DECLARER], hands[1] | hands[2]
        if follow := own & led:
            to_come = hands[1] & led if played == 1 else 0
            top = min(best, _lowest(to_come)) if to_come else best
            duck = follow & -(top << 1)
            return not duck or self._forces(DECLARER, duck & -duck, led, best, winner, played, ahead)
        suits = _in_danger(own, others, self.dangers)
        for suit in suits:
            if not self._forces(DECLARER, own & suit & -(own & suit), led, best, winner, played, ahead):
                return False
        return bool(suits)

    def _forced_by_leads(self, leader: int, ahead: int) -> bool:
        """Whether a lead of this defender forces the declarer, in the next trick or in `ahead` more."""
        if self._catches(leader):
            return True
        if not ahead:
            return False
        key = (ahead, leader, *self.hands)
        if key not in self._known:
            self._known[key] = any(
                self._forces(leader, run & -run, 0, 0, leader, 0, ahead - 1)
                for run in self._tried(leader, 0, 0)
                if ahead > 1 or self._changes(leader, run)
            )
        return self._known[key]

    def _catches(self, leader: int) -> bool:
        """Whether a lead below all the declarer's cards, which the other defender need not beat, forces at once."""
        shown, lead, other = self.hands[DECLARER], self.hands[leader], self.hands[ACTIVE - leader]
        for suit in self.dangers:
            low = shown & suit
            if low and lead & suit > low and not 0 < other & suit < low:
                return True
        return False

    def _changes(self, leader: int, run: int) -> bool:
        """Whether a lead can prepare the one after it: in a safe suit, only by giving the partner the lead."""
        suit = SUIT[run.bit_length() - 1]
        return suit in self.dangers or not self.hands[ACTIVE - leader] & suit or self._catches(ACTIVE - leader)

    def _tried(self, turn: int, led: int, best: int) -> Sequence[int]:
        """The cards that a defender tries, in sets of equivalent ones."""
        hands = self.hands
        own, there = hands[turn], hands[DECLARER] | hands[1] | hands[2] | best
        if own & led:
            return _runs(own & led, there & led)
        if led:
            return [_runs(own & suit, there & suit)[-1] for suit in _SUITS if own & suit]
        suits = [suit for suit in _SUITS if own & suit and hands[DECLARER] & suit]
        return [run for suit in suits for run in _runs(own & suit, there & suit)]


def _in_danger(own: int, foreign: int, suits: Iterable[int] = _SUITS) -> list[int]:
    """The suits of `suits` that are not safe with the own cards, given the foreign ones."""
    return [suit for suit in suits if own & suit and not _is_safe(own & suit, foreign & suit)]


@lru_cache(maxsize=4096)
def _is_safe(own: int, foreign: int) -> bool:
    """Whether, counted from the lowest, each own card of the suit has no more foreign cards below it than own ones."""
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
    """The own cards of a suit in sets of neighbours, the lowest first.

    `there`: all cards of the suit that are still in play; one of another hand between two cards divides them.
    """
    runs, run = [], 0
    while there:
        low = _lowest(there)
        there ^= low
        if own & low:
            run |= low
        if run and not (own & low and there):
            runs.append(run)
            run = 0
    return tuple(runs)


def _lowest(cards: int) -> int:
    return 1 << cards.bit_length() - 1


def _bits(cards: int) -> Iterable[int]:
    while cards:
        yield cards & -cards
        cards &= cards - 1
