"""How the facts that a suggestion asserts of a card are checked: by the sheet's tables written a second time.

Cards are strings and hands lists, as in `tests.independent`. What another player may hold is found by looking at every
card that is not seen, and at every card that the player has given: could it have been given from a hand with that card?
"""

from dataclasses import dataclass, field
from functools import cached_property

from engine.cards import CARD_TEXTS, Seat, card_text, each, rank_text, suit_text
from engine.message import CardsWord, CardWord, RanksWord, RankWord, SeatWord, SuitWord


@dataclass(frozen=True)
class Tables:
    """A game's tables for one deal: `strength(card, led)`, 0 for a discard; `points(card)`; `playable(hand, trick)`."""

    pack: list
    trump: str | None
    strength: object
    points: object
    playable: object


@dataclass
class Case:
    """An open answer of the seat on turn, with the real state, and the cards that all have seen in this deal.

    `played`: the tricks up to now, each a list of (seat, card), the open one last; `gone`: what else is in no hand;
    `shown`: by seat, the unplayed cards that it is known to hold; `partner`: None where there is none.
    """

    game: object
    state: object
    seat: int
    action: str
    seats: int
    partner: int | None = None
    tables: Tables | None = None
    played: list = field(default_factory=list)
    gone: set = field(default_factory=set)
    shown: dict = field(default_factory=dict)

    @cached_property
    def view(self):
        return self.game.view(self.state, Seat(self.seat))

    @cached_property
    def information_state(self):
        return self.game.information_state(self.state, Seat(self.seat))

    @cached_property
    def hand(self):
        return texts(self.view.hand)

    @property
    def other(self):
        """The only other seat of a game for two."""
        return 1 - self.seat

    @property
    def card(self):
        """The card that the answer plays."""
        return self.action.split()[1]

    @property
    def trick(self):
        return [card for _, card in self.played[-1]] if self.played else []

    @property
    def playable(self):
        return self.tables.playable(self.hand, self.trick)

    @property
    def after(self):
        """The seats that play after this one to the trick."""
        return [(self.seat + step) % self.seats for step in range(1, self.seats - len(self.trick))]

    @property
    def opponents(self):
        return [seat for seat in range(self.seats) if seat not in (self.seat, self.partner)]

    @property
    def opponents_after(self):
        return [seat for seat in self.after if seat != self.partner]

    def could_hold(self, seats):
        """The cards that one of these seats may hold, for all that this seat has seen."""
        return set().union(*(self._could_hold(seat) for seat in seats))

    def _could_hold(self, seat):
        seen = {card for trick in self.played for _, card in trick} | set(self.hand) | self.gone
        elsewhere = {card for other, cards in self.shown.items() if other != seat for card in cards}
        unseen = set(self.tables.pack) - seen - elsewhere
        for trick in self.played:
            before = []
            for who, card in trick:
                if who == seat and before:
                    unseen = {one for one in unseen if card in self.tables.playable([card, one], before)}
                before.append(card)
        unseen |= set(self.shown.get(seat, ()))
        assert unseen >= set(texts(self.game.view(self.state, Seat(seat)).hand)), "the check itself excludes too much"
        return unseen

    def beaters(self, card, among):
        """Those of the cards that beat this one in the trick, or when it is led."""
        led = (self.trick or [card])[0]
        strength = self.tables.strength
        return {one for one in among if strength(one, led) > strength(card, led)}

    @property
    def best(self):
        """Who would take the trick now, and with which card."""
        led = self.trick[0]
        return max(self.played[-1], key=lambda play: self.tables.strength(play[1], led))

    def takes(self, card):
        return bool(self.beaters(self.best[1], [card]))

    def ranks(self, cards):
        """The ranks of these cards of one suit, the strongest first."""
        return [card[0] for card in sorted(cards, key=lambda card: -self.tables.strength(card, card))]

    def after_action(self):
        """The state after the answer."""
        return self.game.act(self.state, Seat(self.seat), self.game.parse(self.action)).state


def texts(cards):
    return [card_text(card) for card in each(cards)]


def plain(value):
    """A value of a message as text, a list of texts, or a number."""
    match value:
        case CardWord(card):
            return CARD_TEXTS[card]
        case CardsWord(cards):
            return [CARD_TEXTS[card] for card in cards]
        case SuitWord(suit):
            return suit_text(suit)
        case RankWord(rank):
            return rank_text(rank)
        case RanksWord(ranks):
            return [rank_text(rank) for rank in ranks]
        case SeatWord(seat):
            return int(seat)
        case _:
            assert isinstance(value, int)
            return value


# ------------------------------------------------------------------------------------------------- facts about a card


def only_card(case, card):
    return case.playable == [card] == [case.card]


def unbeaten(case, card):
    takes = not case.trick or case.takes(card)
    return card == case.card and takes and not case.beaters(card, case.could_hold(case.after))


def no_opponent(case, card):
    takes = not case.trick or case.takes(card)
    return card == case.card and takes and not case.beaters(card, case.could_hold(case.opponents_after))


def strongest(case, card, suit):
    beaters = case.beaters(card, case.could_hold(case.opponents))
    return (
        not case.trick and card == case.card and card[1] == suit and {one[1] for one in beaters} == {case.tables.trump}
    )


def draws(case, card, count):
    trump = case.tables.trump
    theirs = [one for one in case.could_hold(case.opponents) if one[1] == trump]
    true = sum(one[1] == trump for seat in case.opponents for one in texts(case.game.view(case.state, seat).hand))
    cards = sum(case.view.counts[seat] for seat in case.opponents)
    return not case.trick and case.card == card and card[1] == trump and true <= count == min(len(theirs), cards) > 0


def stronger(case, card, suit, ranks):
    beaters = case.beaters(card, case.could_hold(case.opponents))
    above = [one for one in beaters if one[1] == card[1]]
    named = not case.trick and card == case.card and suit == card[1] and ranks == case.ranks(above)
    return named and 0 < len(ranks) <= 3 and len(above) == len(beaters)


def stronger_or_trump(case, card, suit, ranks):
    beaters = case.beaters(card, case.could_hold(case.opponents))
    above = [one for one in beaters if one[1] == card[1]]
    named = not case.trick and card == case.card and suit == card[1] and ranks == case.ranks(above)
    return named and 0 < len(ranks) <= 3 and {one[1] for one in beaters} == {suit, case.tables.trump} != {suit}


def takes(case, card, points):
    total = sum(map(case.tables.points, [*case.trick, card]))
    return card == case.card and len(case.trick) == case.seats - 1 and case.takes(card) and points == total


def so_far(case, card, count):
    beaters = case.beaters(card, case.could_hold(case.opponents_after))
    return card == case.card and case.takes(card) and len(beaters) == count > 0


def one_may_beat(case, card, player, count):
    """The only opponent to play after the seat on turn, and those of their cards that can beat this one."""
    beaters = case.beaters(card, case.could_hold(case.opponents_after))
    return [*case.opponents_after] == [player] and len(case.opponents) > 1 < count == len(beaters)


def cheapest_winner(case, card):
    winners = [one for one in case.playable if case.takes(one)]
    return card == case.card and case.tables.points(card) == min(map(case.tables.points, winners)) and len(winners) > 1


def later(case, card, ranks):
    suit = {one for one in case.could_hold(case.opponents) if one[1] == card[1]}
    strength = case.tables.strength
    above = {one for one in suit if strength(one, card) > strength(card, card)}
    return card == case.card and ranks == case.ranks(above) and 0 < len(ranks) <= 3


def in_trick(case, points):
    return points == sum(map(case.tables.points, [*case.trick, case.card])) > 0


def partner_certain(case, player, card):
    certain = not case.beaters(card, case.could_hold(case.opponents_after))
    return case.best == (player, card) and player == case.partner and not case.takes(case.card) and certain


def partner_so_far(case, player, card):
    beaten = case.beaters(card, case.could_hold(case.opponents_after))
    return case.best == (player, card) and player == case.partner and not case.takes(case.card) and bool(beaten)


def gives(case, card, points):
    return card == case.card and points == case.tables.points(card) > 0


def cannot_win(case, card):
    return card == case.best[1] and not any(map(case.takes, case.playable))


def keeps(case, cards):
    return set(cards) == set(filter(case.takes, case.playable)) and case.card not in cards


def keeps_strongest(case, cards):
    theirs, strength = case.could_hold(case.opponents), case.tables.strength
    strongest = [
        card
        for card in case.hand
        if not any(one[1] == card[1] and strength(one, card) > strength(card, card) for one in theirs)
    ]
    return cards == strongest and case.card not in cards and 0 < len(cards) <= 3


def partner_after(case, player):
    best = case.best[1] if case.trick else case.card
    could = case.beaters(best, case.could_hold([player]))
    return player == case.partner and player in case.after and bool(could)


def void(case, card, suit):
    left = [one for one in case.hand if one != card]
    leads = [one for one in case.tables.pack if one[1] == suit and one != card]
    trumps = all({one[1] for one in case.tables.playable(left, [lead])} >= {case.tables.trump} for lead in leads)
    return card == case.card and card[1] == suit and not any(one[1] == suit for one in left) and trumps


def cheapest(case, card, points):
    return card == case.card and points == case.tables.points(card) == min(map(case.tables.points, case.playable))


def counts(case, card, points):
    return card == case.card and points == case.tables.points(card)


def _by_key(*facts):
    return {f"engine-reason-{fact.__name__.replace('_', '-')}": fact for fact in facts}


CARD_FACTS = _by_key(
    only_card, unbeaten, strongest, draws, stronger, stronger_or_trump, takes, cheapest_winner, later, cannot_win,
    keeps, keeps_strongest, void, cheapest, counts,
)  # fmt: skip
"""By key; each says whether the fact holds."""
TEAM_FACTS = _by_key(
    no_opponent, so_far, one_may_beat, in_trick, partner_certain, partner_so_far, gives, partner_after
)  # fmt: skip
"""What only more than two players, or partners, can have."""
