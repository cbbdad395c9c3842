"""A claim is certain: against every distribution of the unseen cards and all plays of the others it takes every trick,
and nothing that they play changes the scores."""

import copy
import random
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

import pytest

from engine.cards import Card, Seat, cards_text, each
from engine.game import AnyGame, Chance
from engine.match import Match
from engine.players.careful import Careful
from engine.registry import game as find_game
from engine.registry import game_keys
from engine.turn import Act

CLAIMS = 30
"""How many claims of each game are checked."""
DEALS = 1500
LONGEST = 3
"""The most cards in hand: of four there are too many distributions."""
CHECKED = 30
"""The most distributions of each that are checked, drawn at random where there are more."""


def ends(key: str) -> Iterator[tuple[Match, Seat, tuple[Card, ...]]]:
    """Endings in which the seat on turn may claim, with its leads: cards at random, everything else with care."""
    game, rng = find_game(key), random.Random(7)
    for number in range(DEALS):
        preset = rng.choice(list(game.presets))
        seats = rng.choice(game.seats)
        match = Match.start(key, seats=seats, dealer=Seat(number % seats), preset=preset)
        match, _ = match.deal(chance(game, rng))
        while isinstance(match.turn, Act):
            seat = match.turn.seat
            view, information = match.view(seat), game.information_state(match.state, seat)
            kernel = game.kernel(match.state)
            if kernel is None:
                action = Careful().decide(game, view, information, match.choice(seat), rng)
                match, _ = match.act(seat, game.parse(action) if isinstance(action, str) else action)
                continue
            claim = game.claim(view, information)
            if claim and len(claim) <= LONGEST:
                yield match, seat, claim
            move = rng.choice(kernel.moves()) if rng.random() < 0.5 else game.playout_move(kernel, rng)
            match, _ = match.act(seat, game.kernel_action(move))


def chance(game: AnyGame, rng: random.Random) -> Chance:
    """A shuffled pack, and what else chance decides."""
    words = tuple((name, rng.choice(values)) for name, values in game.chance_words.items())
    return Chance(tuple(rng.sample(game.pack, len(game.pack))), words)


def distributions(unseen: int, may_hold: Sequence[int], counts: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """All ways in which the others may hold so many of the unseen cards; what nobody holds is out of play."""
    if not counts:
        yield ()
        return
    for cards in combinations(list(each(unseen & may_hold[0])), counts[0]):
        hand = sum(1 << card for card in cards)
        for rest in distributions(unseen & ~hand, may_hold[1:], counts[1:]):
            yield (hand, *rest)


def cloned(kernel: Any) -> Any:
    """The kernel, independent of the first."""
    other = copy.copy(kernel)
    for slot in type(kernel).__slots__:
        if isinstance(value := getattr(kernel, slot, None), list):
            setattr(other, slot, list(value))
    return other


def outcomes(kernel: Any, seat: int, claim: Sequence[int], begun: int) -> Iterator[tuple[int, ...]]:
    """The result of every way in which the others may play; each trick has to be the claimer's."""
    if kernel.turn < 0:
        yield tuple(kernel.result())
        return
    leads = kernel.led < 0
    if leads:
        assert kernel.turn == seat, "another player has taken a trick"
    moves = claim[:1] if kernel.turn == seat else kernel.moves()
    rest = claim[1:] if kernel.turn == seat else claim
    if kernel.turn == seat:
        assert kernel.legal() >> claim[0] & 1
    for move in moves:
        after = cloned(kernel)
        after.play(move)
        yield from outcomes(after, seat, rest, begun)


def unseen_by(game: AnyGame, match: Match, seat: Seat) -> int:
    """The cards that this seat has neither held nor seen played."""
    information = game.information_state(match.state, seat)
    gone = match.view(seat).hand
    for trick in information.tricks:
        for card in [trick.lead, trick.reply] if game.key == "klaberjass" else trick.cards:
            gone |= 1 << card
    for discards in getattr(information, "discards", ()):
        gone |= discards
    return sum(1 << card for card in game.pack) & ~gone


@pytest.mark.parametrize("key", game_keys())
def test_no_distribution_and_no_play_of_the_others_takes_a_trick_or_changes_the_score(key: str) -> None:
    game, rng, checked = find_game(key), random.Random(1), 0
    for match, seat, claim in ends(key):
        kernel = game.kernel(match.state)
        others = [other for other, hand in enumerate(kernel.hands) if hand and other != seat]
        information = game.information_state(match.state, seat)
        lacks = [information.opponent_lacks if key == "klaberjass" else information.lacks[other] for other in others]
        unseen = unseen_by(game, match, seat)
        counts = [kernel.hands[other].bit_count() for other in others]
        possible = list(distributions(unseen, [unseen & ~lack for lack in lacks], counts))
        assert possible
        for hands in possible if len(possible) <= CHECKED else rng.sample(possible, CHECKED):
            tried = cloned(kernel)
            for other, hand in zip(others, hands, strict=True):
                tried.hands[other] = hand
            results = set(outcomes(tried, seat, claim, len(claim)))
            assert len(results) == 1, cards_text(kernel.hands[seat])
        if (checked := checked + 1) == CLAIMS:
            return
    assert checked >= CLAIMS // 4, "too few to prove anything"
