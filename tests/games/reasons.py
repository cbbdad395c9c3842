"""Whether the reasons for an answer are true: each fact is looked up in hands that the player cannot tell apart.

A world is the real state, or one resampled from what the player knows. A fact has to hold in every world.
"""

import random
from dataclasses import dataclass

from bot.text.i18n import DECKS, Localiser
from engine.cards import card_text, cards_text, rank_text, suit_text
from engine.choice import PickOne
from engine.message import CardsWord, CardWord, Message, RanksWord, RankWord, SeatWord, SideWord, SuitWord
from engine.players import player
from engine.turn import Act, DealDue
from tests.i18n.catalogues import LANGUAGES, messages

ORDER = "23456789TJQKA"
"""From low to high."""
SAYS = Localiser(strict=True)
LONGEST = 200
"""Characters of a reason: two of them are read in the middle of a game."""


def plain(value):
    """A value of a message, as text, number or seat."""
    match value:
        case CardWord(card):
            return card_text(card)
        case CardsWord(cards):
            return {card_text(card) for card in cards}
        case SuitWord(suit):
            return suit_text(suit)
        case RankWord(rank):
            return rank_text(rank)
        case RanksWord(ranks):
            return [rank_text(rank) for rank in ranks]
        case SeatWord(seat):
            return int(seat)
        case SideWord(seats):
            return {*map(int, seats)}
        case Message():
            return value.key
        case _:
            return value


def height(card):
    """How high a card is in its suit: 0 for the two."""
    return ORDER.index(card[0])


def is_higher(card, other):
    """Whether a card is a higher one of the same suit."""
    return card[1] == other[1] and height(card) > height(other)


def cards_in(hand):
    """The cards of a set, as texts."""
    return set() if not hand else set(cards_text(hand).split())


@dataclass(frozen=True)
class World:
    """One way in which the cards may be held, for a player who is asked about an answer.

    `match`: the real match; `hands`: by seat; `seat`: who is asked; `answer`: the text of the answer; `legal`: the
    texts of the open answers; `trick`: the cards in it, in order of play; `taker`: whose card takes it so far; `after`:
    the seats that play after this one.
    """

    match: object
    view: object
    hands: list
    seat: int
    answer: str
    legal: tuple
    trick: tuple = ()
    taker: int | None = None
    after: tuple = ()
    partner: int | None = None
    trump: str | None = None

    @property
    def hand(self):
        """The cards of the player."""
        return self.hands[self.seat]

    @property
    def others(self):
        """The cards in all other hands."""
        return set().union(*(hand for seat, hand in enumerate(self.hands) if seat != self.seat))

    @property
    def card(self):
        """The card of the answer."""
        return self.answer.split()[1]

    @property
    def kept(self):
        """The hand without the card of the answer."""
        return self.hand - {self.card}

    @property
    def cards(self):
        """The cards that may be played."""
        return {text.split()[1] for text in self.legal}

    def beats(self, card, other):
        """Whether a card takes a trick from another one that would take it."""
        return is_higher(card, other) or (card[1] == self.trump != other[1])

    @property
    def best(self):
        """The card that would take the trick now."""
        best = self.trick[0]
        for card in self.trick[1:]:
            best = card if self.beats(card, best) else best
        return best

    @property
    def wins(self):
        """Whether the card of the answer would take the trick, if nobody beats it."""
        return not self.trick or self.beats(self.card, self.best)

    def beaten_by(self, card, *, opponents=False):
        """The cards in the hands of those after the player that beat this one; `opponents`: not the partner's."""
        seats = [seat for seat in self.after if not (opponents and seat == self.partner)]
        return {other for seat in seats for other in self.hands[seat] if self.beats(other, card)}


def of_suit(cards, suit):
    """The cards of a suit."""
    return {card for card in cards if card[1] == suit}


def _opponents(world):
    return {card for seat in world.after if seat != world.partner for card in world.hands[seat]}


ENGINE = {
    "only-card": lambda w, card: w.cards == {card} == {w.card},
    "unbeaten": lambda w, card: w.wins and not w.beaten_by(card),
    "no-opponent": lambda w, card: w.wins and not w.beaten_by(card, opponents=True),
    "strongest": lambda w, card, suit: not any(is_higher(other, card) for other in _opponents(w)) and suit != w.trump,
    "draws": lambda w, card, count: card[1] == w.trump and len(of_suit(_opponents(w), w.trump)) <= count,
    "stronger": lambda w, card, suit, ranks: (
        card[1] == suit
        and {other for other in _opponents(w) if w.beats(other, card)} <= {rank + suit for rank in ranks}
    ),
    "stronger-or-trump": lambda w, card, suit, ranks: (
        card[1] == suit != w.trump
        and {other for other in _opponents(w) if is_higher(other, card)} <= {rank + suit for rank in ranks}
    ),
    "takes-it": lambda w, card: w.wins and not w.after,
    "so-far": lambda w, card, count: w.wins and len(w.beaten_by(card, opponents=True)) <= count,
    "one-may-beat": lambda w, card, player, count: (
        w.wins
        and [seat for seat in w.after if seat != w.partner] == [player]
        and 1 < count >= len(w.beaten_by(card, opponents=True))
    ),
    "lowest-winner": lambda w, card: (
        w.wins and all(is_higher(other, card) for other in w.cards - {card} if w.beats(other, w.best))
    ),
    "ruff": lambda w, card, suit: suit == w.trick[0][1] and not of_suit(w.hand, suit) and card[1] == w.trump,
    "partner-certain": lambda w, player, card: (
        w.best == card and w.taker == player == w.partner and not w.beaten_by(card, opponents=True)
    ),
    "partner-so-far": lambda w, player, card: w.best == card and w.taker == player == w.partner,
    "partner-after": lambda w, player: player == w.partner and player in w.after,
    "cannot-win": lambda w, card: w.best == card and not any(w.beats(other, card) for other in w.cards),
    "keeps": lambda w, cards: cards <= w.kept and all(w.beats(card, w.best) for card in cards),
    "lowest": lambda w, card: all(height(other) >= height(card) for other in w.cards),
    "void": lambda w, card, suit: (
        card[1] == suit != w.trump
        and not of_suit(w.kept, suit)
        and of_suit(w.kept, w.trump)
        # In Vira the rest of the suit may be among the cards that nobody holds.
        and (of_suit(w.others, suit) or w.match.game.key == "vira")
    ),
    "keeps-top": lambda w, card, suit: (
        card in w.kept & w.cards and card[1] == suit and not any(is_higher(other, card) for other in w.others)
    ),
    "keeps-guards": lambda w, best, cards, above, count, suit: (
        suit not in (w.card[1], w.trump)
        and w.card[1] != w.trick[0][1]
        and {best, *cards} == of_suit(w.kept, suit)
        and all(is_higher(best, card) for card in cards)
        # As above.
        and {o for o in w.others if is_higher(o, best)} <= above
        and 0 < count == len(above) == len(cards) <= 2
        and (w.match.game.key == "vira" or above == {o for o in w.others if is_higher(o, best)})
    ),
    "nearer-void": lambda w, card, suit, count: (
        card[1] == suit != w.trump
        and 0 < count == len(of_suit(w.kept, suit)) <= max(1, min(2, len(of_suit(w.kept, w.trump)) // 2))
        and of_suit(w.kept, w.trump)
        # As above.
        and (of_suit(w.others, suit) or w.match.game.key == "vira")
    ),
    "only-above": lambda w, card, higher, suit: (
        card in w.kept
        and {card[1], higher[1], w.card[1]} == {suit}
        and is_higher(higher, card)
        and not [other for other in w.hand if is_higher(other, card) and other != w.card]
        and {other for other in w.others if is_higher(other, card)} <= {higher}
    ),
    "two-above": lambda w, card, cards, suit: (
        card in w.kept
        and {card[1], w.card[1], *(other[1] for other in cards)} == {suit}
        and not [other for other in w.kept if is_higher(other, card)]
        and {other for other in w.others if is_higher(other, card)} <= cards
        and len(cards) == 2 <= len(of_suit(w.kept, suit))
    ),
    "tops": lambda w, suit, count: (
        not w.trick
        and w.card[1] == suit
        and not any(is_higher(other, w.card) for other in w.others)
        # In Vira a higher card may be among those that nobody holds.
        and 1 < count <= sum(not any(is_higher(other, held) for other in w.others) for held in of_suit(w.hand, suit))
    ),
    "suit-left": lambda w, card, suit, count: card[1] == suit and len(of_suit(w.kept, suit)) == count,
}
"""The facts that games share, by the end of their key."""


def check(reason, worlds, facts):
    """The fact holds in every world; `facts`: those of the game, by the end of their key."""
    owner, _, name = reason.key.partition("-reason-")
    holds = ENGINE[name] if owner == "engine" else facts[name]
    values = {name: plain(value) for name, value in reason.values}
    for world in worlds:
        assert holds(world, **values), (reason.key, values, world.answer, world.trick, world.hands, world.seat)


def played_out(match, rng, deal, careless=0.25):
    """The positions in which a seat is asked, until the match is over; `deal`: gives the chance of the next deal.

    Careful players, who now and then answer at random.
    """
    game = match.game
    while not match.over:
        if isinstance(match.turn, DealDue):
            match, _ = match.deal(deal(rng))
            continue
        assert isinstance(match.turn, Act)
        yield match
        seat = match.turn.seat
        view, state = match.view(seat), game.information_state(match.state, seat)
        name = "random" if rng.random() < careless else "careful"
        match, _ = match.act(seat, player(name).decide(game, view, state, game.choice(view), rng))


def answers(match, seat, seed=1):
    """The answers that the guide ranks, the first one being its own."""
    game, view = match.game, match.view(seat)
    state = game.information_state(match.state, seat)
    return game.candidates(view, state, game.choice(view), random.Random(seed))


def open_texts(choice):
    """The texts of the open answers of a choice of one."""
    return choice.legal if isinstance(choice, PickOne) else ()


def check_words(game, said, facts):
    """Each fact of the catalogue is said in some position, and fits the page in every language and deck.

    `said`: the reasons of all positions; `facts`: those of the game, by the end of their key.
    """
    keys = {key for key in messages("en", game) if key.startswith(f"{game}-reason-")}
    assert keys == {f"{game}-reason-{name}" for name in facts}
    assert not keys - {reason.key for reason in said}
    for reason in said:
        for language in LANGUAGES:
            for deck in DECKS:
                text = SAYS.say(language, reason, ("Anna", "Ben", "Carl", "Dora"), deck)
                assert 0 < len(text) <= LONGEST, text
                assert not set(text) & set("{}$"), text


def check_all(positions, worlds, facts):
    """Each answer that the guide ranks has a reason, and all are true, and every fact is met; how many positions.

    `worlds`: the worlds of a match, a seat, an answer and some states; `facts`: those of the game, by the end of their
    key.
    """
    said, asked, rng = set(), 0, random.Random(5)
    for match in positions:
        game, seat = match.game, match.turn.seat
        view, state = match.view(seat), game.information_state(match.state, seat)
        states = [match.state, game.resample(view, state, rng)]
        for action in answers(match, seat):
            reasons = game.reasons(view, state, action)
            assert 1 <= len(reasons) == len(set(reasons)), str(action)
            where = [*worlds(match, seat, str(action), states)]
            for reason in reasons:
                check(reason, where, facts)
                said.add(reason)
        asked += 1
    check_words(game.key, said, facts)
    return asked
