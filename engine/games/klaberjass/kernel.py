"""KLA-2.7: the play of the cards on plain ints, for `act` and for playouts. Duties: `cards.DUTIES`."""

from typing import Final

from engine.cards import Card
from engine.games.klaberjass.cards import BELLA, DUTIES, LAST_TRICK, PAIRS, RANKINGS
from engine.games.klaberjass.model import Deal, Playing
from engine.games.klaberjass.scoring import settle
from engine.kernel import NOBODY, NOTHING_LED
from engine.tricks.by_card import cards_of
from engine.tricks.follow import Narrowing, narrow

CARD_BITS: Final = 63
BELLA_FLAG: Final = 64
"""Set in a move that announces the bella."""

_STEPS: Final[tuple[tuple[tuple[Narrowing, ...], ...], ...]] = tuple(
    tuple(replies[Card(lead)].steps if lead in replies else () for lead in range(CARD_BITS)) for replies in DUTIES
)


def completes_bella(hand: int, trump: int, royal: int | None, seat: int) -> Card | None:
    """KLA-2.7.5: the king or queen of trump whose play completes the bella of this seat; None if there is none."""
    if royal != seat or not (pair := hand & PAIRS[trump]):
        return None
    return Card(pair.bit_length() - 1)


class KlaberjassKernel:
    """A deal in play. By seat: `points` of the cards taken, `melds` of sequences and bella; `gone`: all open cards."""

    __slots__ = (
        "_automatic",
        "_beaten_by",
        "_card_points",
        "_deal",
        "_pair",
        "_steps",
        "bella",
        "gone",
        "hands",
        "last",
        "led",
        "maker",
        "melds",
        "points",
        "royal",
        "trump",
        "turn",
    )

    def __init__(self, state: Playing) -> None:
        deal = state.deal
        record = deal.record
        trump = record.trump
        ranking = RANKINGS[trump]
        self._deal = deal
        self._automatic = deal.options.bella == "automatic"
        self._beaten_by = ranking.beaten_by
        self._card_points = ranking.points
        self._pair = PAIRS[trump]
        self._steps = _STEPS[trump]
        self.trump = trump
        self.maker = record.maker
        self.hands: list[int] = list(state.hands)
        self.points = list(state.points)
        self.melds = list(melds_of(deal))
        self.bella: int | None = record.bella
        self.royal: int = NOBODY if state.royal is None else state.royal
        if state.led is None:
            self.led = NOTHING_LED
            self.turn: int = state.leader
        else:
            self.led = state.led
            self.turn = 1 - state.leader
        self.last = NOBODY
        self.gone: int = state.gone

    def legal(self) -> int:
        """The cards that the seat on turn may play."""
        hand = self.hands[self.turn]
        return hand if self.led < 0 else narrow(hand, self._steps[self.led])

    def moves(self) -> tuple[int, ...]:
        """Every card that the seat on turn may play; the card that completes the bella also with its announcement."""
        legal = self.legal()
        royal = legal & self._pair
        if royal and self.royal == self.turn and not self._automatic:
            return (royal.bit_length() - 1 | BELLA_FLAG, *cards_of(legal))
        return cards_of(legal)

    def announced(self, card: int) -> int:
        """The move that plays this card, with the announcement of the bella where it completes one."""
        seat = self.turn
        if self._pair >> card & 1 and self.royal == seat and not self._automatic:
            return card | BELLA_FLAG
        return card

    def play(self, move: int) -> None:
        """Play a card, with `BELLA_FLAG` if it announces the bella."""
        card = move & CARD_BITS
        seat = self.turn
        bit = 1 << card
        self.hands[seat] ^= bit
        self.gone |= bit
        if bit & self._pair:
            self._play_royal(seat, announced=move > CARD_BITS or self._automatic)
        led = self.led
        if led < 0:
            self.led = card
            self.turn = 1 - seat
            return
        winner = seat if self._beaten_by[led] >> card & 1 else 1 - seat
        self.points[winner] += self._card_points[led] + self._card_points[card]
        self.led = NOTHING_LED
        if self.hands[winner]:
            self.turn = winner
        else:
            self.last = winner
            self.turn = NOBODY

    def _play_royal(self, seat: int, *, announced: bool) -> None:
        if self.royal < 0:
            self.royal = seat
        elif self.royal == seat and announced:
            self.bella = seat
            self.melds[seat] += BELLA

    def made(self) -> tuple[int, int]:
        """KLA-2.8: the points that each seat has made so far, melds that are not shown yet included."""
        return (
            self.points[0] + self.melds[0] + LAST_TRICK * (self.last == 0),
            self.points[1] + self.melds[1] + LAST_TRICK * (self.last == 1),
        )

    def result(self) -> tuple[int, int]:
        """The points that the deal adds to the totals, by seat; only when it is over."""
        deal = self._deal
        return settle(self.maker, self.made(), deal.options.tieDeal, deal.match.pot).scored


def melds_of(deal: Deal) -> tuple[int, int]:
    """The points of sequences (shown, or still to be shown) and the bella, by seat."""
    points = [0, 0]
    for shown in (deal.record.shown, deal.unshown):
        if shown is not None:
            points[shown.seat] += shown.points
    if deal.record.bella is not None:
        points[deal.record.bella] += BELLA
    return points[0], points[1]
