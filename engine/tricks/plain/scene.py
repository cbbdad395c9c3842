"""The picture of the table of a plain game: a scene, made from a view.

>>> from engine.turn import DealDue
>>> from engine.tricks.plain.model import MatchRecord
>>> view = View(None, DealDue(), None, "opening", MatchRecord(Seat(3)), number=0, dealer=Seat(3), leader=Seat(0))
>>> _prompt(view).key, _seat(view, Seat(3)).parts[0].key
('engine-waiting-opening', 'engine-part-dealer')
"""

from collections.abc import Sequence
from typing import Any

from engine.cards import Seat
from engine.message import Message
from engine.scene import Scene, SeatScene, TrickScene, asked_for_card
from engine.tricks.four_players import SEATS, laid
from engine.tricks.plain.events import describe_end, describe_result
from engine.tricks.plain.model import Trick, View
from engine.tricks.ranking import Ranking, why_taken
from engine.turn import Act


def scene_of(view: View[Any], heading: tuple[Message, ...], ranking: Ranking) -> Scene:
    """The scene of a view under this heading."""
    return Scene(
        heading=heading,
        prompt=_prompt(view),
        seats=tuple(_seat(view, seat) for seat in SEATS),
        scores=view.match.totals,
        trick=_open_trick(view, ranking),
        last_trick=_last_trick(view, ranking),
        result=_result(view),
        hand=ranking.in_order(view.hand),
        trump=ranking.trump,
    )


def _prompt(view: View[Any]) -> Message:
    """The message of what the table waits for, and of whom."""
    if not isinstance(view.turn, Act):
        return Message(f"engine-waiting-{view.phase}")
    return asked_for_card(view.turn.seat, view.seat, leads=not view.cards)


def _seat(view: View[Any], seat: Seat) -> SeatScene:
    return SeatScene(
        seat,
        parts=(Message("engine-part-dealer"),) if seat == view.dealer else (),
        cards_held=view.counts[seat],
        tricks=view.tricks_won[seat],
        to_act=view.turn == Act(seat),
    )


def _open_trick(view: View[Any], ranking: Ranking) -> TrickScene | None:
    """The open trick, which may be empty."""
    if view.phase != "playing":
        return None
    cards = laid(view.leader, view.cards)
    winner = cards[ranking.taking(view.cards)].seat if cards else None
    why = why_taken(ranking, view.cards, complete=False)
    return TrickScene(sum(view.tricks_won) + 1, cards, winner, complete=False, why=why)


def _last_trick(view: View[Any], ranking: Ranking) -> TrickScene | None:
    trick = view.last_trick
    return None if trick is None else _finished(trick, sum(view.tricks_won), ranking)


def tricks_of(tricks: Sequence[Trick], ranking: Ranking) -> tuple[TrickScene, ...]:
    """The tricks of a deal that is over."""
    return tuple(_finished(trick, number, ranking) for number, trick in enumerate(tricks, start=1))


def _finished(trick: Trick, number: int, ranking: Ranking) -> TrickScene:
    cards, why = laid(trick.leader, trick.cards), why_taken(ranking, trick.cards, complete=True)
    return TrickScene(number, cards, trick.winner, complete=True, why=why)


def _result(view: View[Any]) -> tuple[Message, ...]:
    """The messages of what the deal brought and how the match ended."""
    if view.phase not in ("ended", "over"):
        return ()
    result = describe_result(view.match.results[-1])
    return (result, describe_end(view.match.totals)) if view.phase == "over" else (result,)
