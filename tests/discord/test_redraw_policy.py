"""How soon a change redraws which hands: a table of changes, each with the seats whose hands are redrawn at once.

All other hands follow soon, except after a private answer, which they must not tell of.
"""

import random
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.discord.messages.redraw_policy import Due, due
from bot.tables.model import Change, Holder, Pace, Person, Place, Table, TableId, TableState, UserId
from engine.cards import Seat
from engine.choice import PickOne, PickSome
from engine.game import Chance
from engine.match import Match
from engine.turn import Act

ROYALE = ("bid grande_royale", "pass", "pass", "stand")
"""Forehand, the declarer, exposes a hand, and the two defenders may confer."""


def dealt(match: Match) -> Match:
    """The match after another deal, always of the same cards."""
    pack = list(match.game.pack)
    random.Random(5).shuffle(pack)
    words = tuple((name, values[0]) for name, values in match.game.chance_words.items())
    return match.deal(Chance(tuple(pack), words))[0]


def on_turn(match: Match) -> Seat:
    """The seat that must act."""
    assert isinstance(match.turn, Act)
    return match.turn.seat


def act(match: Match, *actions: str) -> Match:
    """The match after these actions of the seats on turn."""
    for action in actions:
        match = match.act(on_turn(match), action)[0]
    return match


def answer(match: Match, picks: int = 0) -> str:
    """The first legal answer of the seat on turn; with this number of picks where it picks several."""
    choice = match.choice(on_turn(match))
    if isinstance(choice, PickOne):
        return choice.legal[0]
    assert isinstance(choice, PickSome)
    return " ".join((choice.verb, *(choice.candidates[:picks] or ("none",))))


def started(game: str, seats: int, dealer: int = 0, **options: Any) -> Match:
    """A match before its first deal."""
    return Match.start(game, seats=seats, dealer=Seat(dealer), options=options)


def seated(match: Match) -> Table:
    """A table of persons at which the match is played."""
    holders = tuple(Holder(Person(UserId(seat + 1), "x")) for seat in range(match.header.seats))
    return Table(
        TableId("t"), Place(1, 2), TableState.PLAYING, UserId(1), match.game.key, "", (), Pace.LIVE, holders, match, 1
    )


def step(match: Match, action: str) -> Change:
    """The change that an action of the seat on turn makes at a table of persons."""
    return Change(seated(act(match, action)), seated(match), acted=on_turn(match))


def change(match: Match, *, holder: Holder | None = None, **fields: Any) -> Change:
    """A change of the table's row alone; `holder` replaces the player on seat 3."""
    before = seated(match)
    after = replace(before, **fields)
    if holder is not None:
        after = replace(after, holders=(*before.holders[:3], holder))
    return Change(after, before)


SCHIEBER = dealt(started("schieber", 4, dealer=1))
"""Seat 3 chooses the contract."""
TRICK = act(SCHIEBER, "choose H")
"""Seat 3 leads, and seat 0 follows."""
EXPOSED = act(dealt(started("vira", 4, dealer=3)), *ROYALE, "exchange none")
"""Seat 0 is the declarer, seats 1 and 3 are the defenders and may confer, seat 2 sits out. Seat 3 exchanges."""
TURNED = act(dealt(started("vira", 3, dealer=0)), "bid six", "bid turne6", "pass", "pass", "trump S")
DEFENCE = act(TURNED, answer(TURNED, 2), "stand", "exchange none")
"""Seat 2 plays a turné; seat 1 has kept its cards, and seat 0 may exchange."""
LEAD = act(DEFENCE, "exchange none")
"""Seat 1 leads, and seat 2 follows; only seat 2, the declarer, has discarded."""
DISCARDED = act(DEFENCE, answer(DEFENCE, 2))
"""The same, but seat 0 sees its own discards until the lead."""
DANA = Person(UserId(9), "Dana")
EVERYBODY = {0, 1, 2, 3}

CASES = {
    "a table opens": (Change(seated(SCHIEBER), None), EVERYBODY),
    "a deal begins": (Change(seated(SCHIEBER), seated(started("schieber", 4, dealer=1))), EVERYBODY),
    "a seat acts, and the next is on turn": (step(TRICK, answer(TRICK)), {0, 3}),
    "a seat acts and stays on turn": (step(SCHIEBER, "choose H"), {3}),
    "a pause begins": (change(TRICK, state=TableState.PAUSED), EVERYBODY),
    "a table closes": (change(TRICK, state=TableState.CLOSED), EVERYBODY),
    "a player is replaced": (change(TRICK, holder=Holder(DANA)), EVERYBODY),
    "the autopilot takes over": (change(TRICK, holder=Holder(Person(UserId(4), "x"), autopilot=True)), EVERYBODY),
    "a player misses a turn": (change(TRICK, holder=Holder(Person(UserId(4), "x"), misses=1)), {3}),
    "a clock is set": (change(TRICK, deadline=datetime(2026, 1, 1, tzinfo=UTC)), {3}),
    "a step of others, watched by who sits out": (step(EXPOSED, "exchange none"), {0, 3}),
    "the hand of a confidant changes": (step(EXPOSED, answer(EXPOSED, 1)), {0, 1, 3}),
    "a card is led": (step(LEAD, answer(LEAD)), {1, 2}),
    "the lead hides one's own discards": (step(DISCARDED, answer(DISCARDED)), {0, 1, 2}),
}


def asked() -> Match:
    """Schieber, in the first trick: the seat on turn is asked for its Weis, and the others do not learn of it."""
    match = act(dealt(started("schieber", 4, dealer=1, announce="manual")), "choose H")
    while answer(match) != "announce":
        match = act(match, answer(match))
    return match


SILENT = step(asked(), "good")


def redrawn(told: Change) -> dict[int, Due | None]:
    """How soon a change redraws the hand of each seat."""
    seats = {person.id: told.table.seat_of(person.id) for person in told.table.people}
    return {seat: due(user, told) for user, seat in seats.items() if seat is not None}


@pytest.mark.parametrize("name", CASES)
def test_a_change_redraws_the_hands_of_all_and_at_once_those_that_it_concerns(name: str) -> None:
    told, seats = CASES[name]
    assert not told.silent
    assert redrawn(told) == {seat: Due.AT_ONCE if seat in seats else Due.SOON for seat in redrawn(told)}


def test_a_private_answer_redraws_the_hand_of_its_owner_alone() -> None:
    assert SILENT.silent
    owner = SILENT.acted
    assert owner is not None
    for seat, how in redrawn(SILENT).items():
        assert how == (Due.AT_ONCE if seat == owner else None)
