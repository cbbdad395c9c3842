"""KLA-2.6: the dialogue about sequences, sentence by sentence, and its winner."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cards import CardSet, Seat
from engine.games.klaberjass.actions import Answer, Declare, Same, Silent, Win
from engine.games.klaberjass.model import DealRecord, Said, Shown
from engine.games.klaberjass.sequences import Run, Scale, runs_of

Runs = tuple[Run, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """The sentences after the dealer's answer, and the sequences that score; `tied`: the best sequences are equal."""

    said: tuple[Said, ...]
    shown: Shown | None = None
    tied: bool = False


def announce(elder: Seat, hand: CardSet, scale: Scale, action: Answer) -> Said:
    """KLA-2.6.3: the elder announces the true value of their best sequence, or none."""
    if isinstance(action, Declare):
        return Said(elder, "value", amount=scale.best_value(runs_of(hand)))
    return Said(elder, "none")


def answer(record: DealRecord, hands: Sequence[CardSet], scale: Scale, action: Answer, *, tie: str) -> Verdict:
    """KLA-2.6.4: the dealer's answer, and what follows from it; KLA-4.5: `tie` says who wins equal sequences."""
    elder, dealer = record.elder, record.dealer
    if isinstance(action, Silent):
        return Verdict((Said(dealer, "none"),))
    elders, dealers = runs_of(hands[elder]), runs_of(hands[dealer])
    match action:
        case Declare():
            said = Said(dealer, "value", amount=scale.best_value(dealers))
            return Verdict((said,), _shown(dealer, dealers, scale))
        case Win():
            return Verdict((Said(dealer, "mine"),), _shown(dealer, dealers, scale))
        case Same():
            return _compare(elder, dealer, (elders, dealers), scale, tie)
        case _:
            return Verdict((Said(dealer, "yours"),), _shown(elder, elders, scale))


def _compare(elder: Seat, dealer: Seat, runs: tuple[Runs, Runs], scale: Scale, tie: str) -> Verdict:
    """KLA-2.6.5: compares lengths (where the table does), top ranks, trump or plain; the elder speaks first."""
    elders, dealers = scale.best(runs[0]), scale.best(runs[1])
    assert elders is not None
    assert dealers is not None
    said = [Said(dealer, "same")]
    if scale.length_beats_rank:
        said += [Said(elder, "length", amount=elders.length), Said(dealer, "length", amount=dealers.length)]
    if not scale.length_beats_rank or elders.length == dealers.length:
        said += [Said(elder, "rank", rank=elders.top), Said(dealer, "rank", rank=dealers.top)]
        if elders.top == dealers.top:
            said += [_trump_or_plain(elder, elders, scale), _trump_or_plain(dealer, dealers, scale)]
    mine, theirs = scale.key(elders), scale.key(dealers)
    if mine == theirs and tie == "none":
        return Verdict(tuple(said), tied=True)
    if mine >= theirs:
        return Verdict(tuple(said), _shown(elder, runs[0], scale))
    return Verdict(tuple(said), _shown(dealer, runs[1], scale))


def _trump_or_plain(seat: Seat, run: Run, scale: Scale) -> Said:
    return Said(seat, "trump" if run.suit == scale.trump else "plain")


def _shown(seat: Seat, runs: Runs, scale: Scale) -> Shown:
    """KLA-2.6.6: all sequences of the winner."""
    return Shown(seat, tuple(run.cards for run in runs), scale.total(runs))
