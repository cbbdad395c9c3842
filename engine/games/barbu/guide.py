"""Judgement by rule of thumb, from what a seat sees and remembers: the *careful* player."""

from engine.cards import Card, rank_of
from engine.game import Choice, PickSome
from engine.games.barbu.actions import Action, Play, parse
from engine.games.barbu.contracts import POSITIVE
from engine.games.barbu.model import Memory, View


def guide(view: View, memory: Memory, choice: Choice) -> Action:
    """The move by rule of thumb: doubles as little as may be, ducks where tricks cost, and plays high where not."""
    if isinstance(choice, PickSome):
        return parse(" ".join([choice.verb, *(choice.must or ("none",))]))
    cards = [option.card for option in choice.options if option.open and option.card is not None]
    if not cards:
        return parse(choice.legal[0])
    record = view.deal
    assert record is not None
    assert record.declared is not None
    ducks = record.declared.contract not in POSITIVE

    def height(card: Card) -> int:
        return -rank_of(card)

    return Play((min(cards, key=height) if ducks else max(cards, key=height),))
