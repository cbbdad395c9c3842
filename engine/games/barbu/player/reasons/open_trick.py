"""The open trick as the seat on turn knows it."""

from dataclasses import dataclass
from typing import Final

from engine.cards import NO_CARDS, CardSet, Seat, card_set
from engine.games.barbu.cards import HAND, RANKINGS, WHOLE_PACK
from engine.games.barbu.contracts.contract import ContractKey
from engine.games.barbu.contracts.no_last_two import LAST, LAST_BUT_ONE
from engine.games.barbu.contracts.no_tricks import TRICK
from engine.games.barbu.model import InformationState, TrickView
from engine.games.barbu.player.negative_play import POINTS
from engine.games.barbu.refusals import taking
from engine.tricks.four_players import SEATS
from engine.tricks.reasons import Position

_WHOLE_TRICK: Final = 4
_LAST_TWO: Final = {HAND - 2: -LAST_BUT_ONE, HAND - 1: -LAST}
"""No Last Two: by number of finished tricks, what the next one costs."""


@dataclass(frozen=True, slots=True, repr=False)
class OpenTrick(Position):
    """What the seat on turn knows.

    `unseen`: the cards in the other hands; `tricks_done`: how many are finished; `hearts_wait`: whether a
    player may lead hearts only when they hold nothing else (BAR-4.8); `between`: by seat, how many times the difference
    to it is paid (BAR-2.6).
    """

    contract: ContractKey
    unseen: CardSet
    tricks_done: int
    hearts_wait: bool
    between: tuple[int, ...]

    @property
    def behind(self) -> CardSet:
        """The cards that the seats which play after this one may hold."""
        return self.held_by(self.after)

    @property
    def cost(self) -> int:
        """BAR-1.3: in a negative contract, what the trick costs so far by itself and by its cards; positive."""
        by_itself = 0
        if self.contract == "NT":
            by_itself = -TRICK
        elif self.contract == "NL":
            by_itself = _LAST_TWO.get(self.tricks_done, 0)
        return by_itself - sum(POINTS[self.contract][card] for card in self.trick)


def open_trick_of(view: TrickView, information_state: InformationState, legal: CardSet) -> OpenTrick:
    """The open trick; `legal`: the cards that the seat on turn may play."""
    declared, cards, seat = view.deal.declaration, view.cards, information_state.seat
    gone = card_set(cards) | card_set(card for trick in information_state.tricks for card in trick.cards)
    unseen = WHOLE_PACK & ~gone & ~view.hand
    return OpenTrick(
        hand=view.hand,
        legal=legal,
        trick=cards,
        taker=Seat((view.leader + taking(cards, declared.trump)) % 4) if cards else None,
        after=tuple(Seat((seat + place) % 4) for place in range(1, _WHOLE_TRICK - len(cards))),
        partner=None,
        may=[NO_CARDS if other == seat else unseen & ~information_state.lacks[other] for other in SEATS],
        counts=view.counts,
        ranking=RANKINGS[declared.trump],
        contract=declared.contract,
        unseen=CardSet(unseen),
        tricks_done=len(information_state.tricks),
        hearts_wait=declared.contract in ("NH", "NK") and view.options.heartLead == "never",
        between=tuple(view.deal.between(seat, other) for other in SEATS),
    )
