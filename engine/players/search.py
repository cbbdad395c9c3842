"""Searches for the best answer in any game: what every candidate is worth in the same sampled deals.

A *world* is a full state that the seat cannot tell from the real one (`Game.resample`), drawn more often if the others
would have played in it as they did (`engine.players.belief`). In each world every candidate is done, and the deal is
played to its end by the game's rules of thumb (`Game.playout_move`, before the play of cards `Game.guide`), with some
random moves among them, and with the same luck for all candidates (`engine.players.same_luck`). The candidates with the
smaller means drop out by halves, so that the best ones get most of the worlds (sequential halving). `docs/players.md`
tells what was tried.

The amount of thinking is a number of playouts, never a time: on every machine the same view, information state and
seed give the same answer.

>>> import random
>>> from engine.cards import Seat
>>> from engine.game import Chance
>>> from engine.registry import game
>>> klaberjass = game("klaberjass")
>>> pack = random.Random(1).sample(klaberjass.pack, len(klaberjass.pack))
>>> state = klaberjass.deal(klaberjass.start(klaberjass.options_type(), 2, Seat(1)), Chance(tuple(pack))).state
>>> view, information_state = klaberjass.view(state, Seat(0)), klaberjass.information_state(state, Seat(0))
>>> found = ranked(klaberjass, view, information_state, klaberjass.choice(view), random.Random(1), 40)
>>> sorted(answer.text for answer in found), [answer.behind for answer in found if not answer.behind]
(['pass', 'take'], [0.0])
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from math import fsum, inf, sqrt
from operator import or_
from typing import Any, Final

from engine.cards import NO_CARDS, Card, CardSet, each
from engine.choice import Choice, PickOne
from engine.game import AnyGame, Hidden, Rng
from engine.kernel import Kernel
from engine.players.belief import Pool
from engine.players.playout import play_out_guided
from engine.players.same_luck import SameLuck
from engine.taking import Taking
from engine.turn import Act

POOLED: Final = 8
"""The playouts for each of the worlds from which likely ones are drawn."""
POOLED_BEFORE: Final = 3
"""The same before cards are played, where there are fewer playouts."""
TOGETHER: Final = 2
"""Answers that share their playouts need this many times fewer."""
NO_SCORES: Final = (0.0, 0.0, 0.0, 0.0)
WORTH_TELLING: Final = 0.05
"""By what share of the deals a card must take what counts more often, or less often."""
SURE: Final = 3.0
"""In standard errors: the greatest of a dozen such differences is hardly chance."""
SURE_OF_ALL: Final = 1.0
"""The same for all cards together, which is one difference alone, and told as what happened in the deals tried."""
FEWEST_WORLDS: Final = 16
"""Only as many candidates are compared, the guide's best, as can be compared in this many worlds."""


@dataclass(frozen=True, slots=True, repr=False)
class Ranked(Hidden):
    """A compared answer, with figures in the points of `Game.payoff`.

    `behind`: how far it is behind the best one: the mean over the worlds in which both were tried, at least 0.
    `spread`: the standard deviation of what it was worth, from world to world.
    `cost`: the same as `behind`, but compared with the answer to choose, so that it may be negative; `error`: its
    standard error, which is great for an answer that dropped out early. `scores`: what each side scores on average
    (`Game.tally`), compared in the same worlds, `takings`: how often own cards take what counts
    (`Game.cards_taking`), where that clearly differs from the answer to choose, and `tried`: in how many worlds; only
    where they were asked for. `twin`: an answer before it that was worth exactly the same wherever both were tried.
    """

    text: str
    behind: float = 0.0
    spread: float = 0.0
    cost: float = 0.0
    error: float = 0.0
    scores: tuple[float, ...] = ()
    tried: int = 0
    takings: tuple[Taking, ...] = ()
    twin: str | None = None


@dataclass(frozen=True, slots=True)
class Search:
    """Plays the answer that a search ranks first.

    `share`: of the playouts that the game grants its strongest player (`Game.playouts`), None for what it grants *good*
    (`Game.share`); `infers`: whether it draws those worlds more often in which the others would have played as they
    did, or all alike.
    """

    name: str
    share: float | None
    infers: bool = True

    def decide(self, game: AnyGame, view: Any, information_state: Any, choice: Choice, rng: Rng) -> str:
        """The first of the ranked answers."""
        return self.ranked(game, view, information_state, choice, rng)[0].text

    def ranked(
        self, game: AnyGame, view: Any, information_state: Any, choice: Choice, rng: Rng, *, advises: bool = False
    ) -> tuple[Ranked, ...]:
        """The compared answers, with the number of playouts that this kind of decision deserves.

        `advises`: for a person who reads the figures, as in `ranked`.
        """
        full = game.playouts[0 if plays_cards(game, choice) else 1]
        playouts = max(1, round((game.share if self.share is None else self.share) * full))
        return ranked(game, view, information_state, choice, rng, playouts, infers=self.infers, advises=advises)


def plays_cards(game: AnyGame, choice: Choice) -> bool:
    """Whether an answer to this choice is a move of the game's kernel."""
    return isinstance(choice, PickOne) and any(game.kernel_move(game.parse(text)) is not None for text in choice.legal)


def ranked(
    game: AnyGame,
    view: Any,
    information_state: Any,
    choice: Choice,
    rng: Rng,
    playouts: int,
    *,
    infers: bool = True,
    advises: bool = False,
) -> tuple[Ranked, ...]:
    """The answers worth comparing: first the one to choose, then the others, the best first.

    The one to choose is behind by a little where the lead over the guide's answer may be chance. Where only one answer
    is open, no playout is made; otherwise about `playouts`. `infers`: as in `Search`. `advises`: for a person who reads
    the figures: all say what each side scores on average.
    """
    if isinstance(choice, PickOne) and len(choice.legal) == 1:
        return (Ranked(choice.legal[0]),)
    actions = game.candidates(view, information_state, choice, rng)[: max(2, playouts // FEWEST_WORLDS)]
    if len(actions) == 1:
        return (Ranked(str(actions[0])),)
    worlds = _Worlds(game, view, information_state, rng, playouts if infers else 0)
    worlds.counts = advises
    worlds.tallies = [[] for _ in actions] if advises else None
    worlds.took = [[] for _ in actions]
    worths, drawn = _worths(worlds, actions, playouts)
    best = max(range(len(actions)), key=lambda number: (len(worths[number]), _mean(worths[number]), -number))
    near = game.near[0 if plays_cards(game, choice) else 1]
    first = best if _leads(worths[best], worths[0], near) else 0
    behind = [max(0.0, _mean(_leads_by_world(worths[best], worth))) for worth in worths]
    order = sorted(range(len(actions)), key=lambda number: (number != first, behind[number]))
    costs = [_leads_by_world(worths[first], worth) for worth in worths]
    return tuple(
        Ranked(
            str(actions[number]),
            behind[number],
            _deviation(worths[number]),
            _mean(costs[number]),
            _standard_error(costs[number], drawn),
            _scores(worlds.tallies, number, first),
            len(worths[number]),
            _takings(worlds.took[number], worlds.took[first], drawn),
            next((str(actions[other]) for other in order[:place] if _is_alike(worths[other], worths[number])), None),
        )
        for place, number in enumerate(order)
    )


def _is_alike(worths: Sequence[float], others: Sequence[float]) -> bool:
    """Whether two answers were worth the same in every world in which both were tried, as neighbours of a suit are."""
    return all(one == other for one, other in zip(worths, others, strict=False))


def _scores(tallies: Sequence[Sequence[Sequence[float]]] | None, number: int, first: int) -> tuple[float, ...]:
    """What each side scores on average with this answer: that with the first one, and the difference between them."""
    if tallies is None:
        return ()
    means = [_mean(side) for side in zip(*tallies[first], strict=True)]
    pairs = [*zip(tallies[number], tallies[first], strict=False)]
    return tuple(mean + _mean([mine[side] - theirs[side] for mine, theirs in pairs]) for side, mean in enumerate(means))


def _takings(this: Sequence[int], first: Sequence[int], drawn: Sequence[int]) -> tuple[Taking, ...]:
    """How often each card takes what counts with this answer and with the first one, and how many cards do together,
    where chance hardly explains it.

    `this`, `first`: by world, the cards that do; of the worlds in which both answers were tried.
    """
    both = [*zip(this, first, strict=False)]
    told = [
        _taking(card, [(float(mine >> card & 1), float(theirs >> card & 1)) for mine, theirs in both], drawn, SURE)
        for card in each(reduce(or_, (mine | theirs for mine, theirs in both), NO_CARDS))
    ]
    counts = [(float(mine.bit_count()), float(theirs.bit_count())) for mine, theirs in both]
    told.append(_taking(None, counts, drawn, SURE_OF_ALL))
    return tuple(taking for taking in told if taking is not None)


def _taking(card: Card | None, both: Sequence[tuple[float, float]], drawn: Sequence[int], sure: float) -> Taking | None:
    """The means of these pairs, if they differ enough, and by so many standard errors."""
    leads = [mine - theirs for mine, theirs in both]
    if not leads or abs(_mean(leads)) < max(WORTH_TELLING, sure * _standard_error(leads, drawn)):
        return None
    return Taking(card, *(_mean(side) for side in zip(*both, strict=True)))


def _worths(worlds: "_Worlds", actions: Sequence[Any], playouts: int) -> tuple[list[list[float]], list[int]]:
    """What each action was worth in each world in which it was tried: in the first worlds all of them.

    And the numbers of these worlds. Halves the actions again and again; the first one, the guide's, stays to the end.
    """
    worths: list[list[float]] = [[] for _ in actions]
    drawn: list[int] = []
    if _compare_together(worlds, actions, playouts, worths, drawn):
        return worths, drawn
    running = list(range(len(actions)))
    for rounds in range((len(actions) - 1).bit_length(), 0, -1):
        count = max(1, playouts // (rounds * len(running)))
        for _ in range(count):
            place, world = worlds.another()
            drawn.append(place)
            luck = SameLuck(worlds.rng)
            for number in running:
                luck.again()
                worths[number].append(worlds.worth(world, actions[number], luck))
                if worlds.tallies is not None:
                    worlds.tallies[number].append(worlds.scored)
                    worlds.took[number].append(worlds.takers)
        playouts -= count * len(running)
        best = sorted(running, key=lambda number: -_mean(worths[number]))[: (len(running) + 1) // 2]
        running = best if 0 in best else [0, *best]
    return worths, drawn


def _compare_together(
    worlds: "_Worlds", actions: Sequence[Any], playouts: int, worths: Sequence[list[float]], drawn: list[int]
) -> bool:
    """Compare answers that change nothing of the play: one playout tells what each is worth. Whether these are such."""
    game, view = worlds.game, worlds.view
    if game.worth_of(view, actions[0], NO_SCORES) is None:
        return False
    worlds.counts = True
    for _ in range(max(1, playouts // TOGETHER)):
        place, world = worlds.another()
        drawn.append(place)
        worlds.result(world, actions[0], worlds.rng)
        for number, action in enumerate(actions):
            worth = game.worth_of(view, action, worlds.scored)
            assert worth is not None
            worths[number].append(worth)
            if worlds.tallies is not None:
                worlds.tallies[number].append(worlds.scored)
    return True


def _leads_by_world(leader: Sequence[float], other: Sequence[float]) -> list[float]:
    """The leads in the worlds in which both were tried."""
    return [mine - theirs for mine, theirs in zip(leader, other, strict=False)]


def _leads(leader: Sequence[float], other: Sequence[float], near: float) -> bool:
    """Whether the lead is more than chance brings easily: more than `near` standard errors."""
    leads = _leads_by_world(leader, other)
    return _mean(leads) > near * _deviation(leads) / sqrt(len(leads))


def _mean(values: Sequence[float]) -> float:
    return fsum(values) / len(values)


def _deviation(values: Sequence[float]) -> float:
    """The standard deviation."""
    mean = _mean(values)
    return sqrt(_mean([(value - mean) ** 2 for value in values]))


def _standard_error(leads: Sequence[float], drawn: Sequence[int]) -> float:
    """How far the mean of these leads is off by chance, as a standard deviation.

    A world that is drawn again tells little that is new, so the leads of one world are summed up first (the error of a
    mean with clusters). Infinite where there is one world alone.
    """
    mean = _mean(leads)
    off: dict[int, float] = {}
    for place, lead in zip(drawn, leads, strict=False):
        off[place] = off.get(place, 0.0) + lead - mean
    if len(off) == 1:
        return inf
    return sqrt(fsum([total * total for total in off.values()]) * len(off) / (len(off) - 1)) / len(leads)


class _Worlds(Hidden):
    """The worlds of one decision, and what an action brings the viewer in each.

    `playouts`: how many decide the size of the pool from which likely ones are drawn; 0: each is sampled anew.
    `tallies`: by action and world, what each side scored; None where nobody asks. `scored`: the same, of the last one,
    if it `counts`. `took` and `takers`, likewise: with which of the viewer's cards what counts was taken.
    """

    __slots__ = (
        "_count", "_pool", "counts", "game", "information_state", "rng", "scored", "takers", "tallies", "took", "view",
    )  # fmt: skip

    def __init__(self, game: AnyGame, view: Any, information_state: Any, rng: Rng, playouts: int) -> None:
        self.game, self.view, self.information_state, self.rng = game, view, information_state, rng
        self._pool: Pool | None = None
        self._count = 0
        self.counts = False
        self.tallies: list[list[Sequence[float]]] | None = None
        self.scored: Sequence[float] = ()
        self.took: list[list[int]] = []
        self.takers: CardSet = NO_CARDS
        if not playouts:
            return
        first = self._sampled()
        again = game.from_first_card(first)
        played = again is not None and bool(again[1])
        if played or game.plausibility(first, view.seat) < 1:
            others = [self._sampled() for _ in range(playouts // (POOLED if played else POOLED_BEFORE))]
            self._pool = Pool(game, [first, *others], view.seat, rng)

    def _sampled(self) -> Any:
        return self.game.resample(self.view, self.information_state, self.rng)

    def another(self) -> tuple[int, Any]:
        """A full state that the viewer cannot tell from the real one: a likely one, once another has bid or played.

        With its number, which is the same when the same world is drawn again.
        """
        if self._pool is not None:
            return self._pool.draw()
        self._count += 1
        return self._count, self._sampled()

    def worth(self, world: Any, action: Any, rng: Rng) -> float:
        """The payoff of the deal that begins in this world with this action, when all goes on with this luck."""
        worth = float(self.game.payoff(self.view, self.result(world, action, rng)))
        return worth if self.game.kernel_move(action) is not None else worth + self.game.beyond(self.view, action)

    def result(self, world: Any, action: Any, rng: Rng) -> Sequence[float]:
        """What each side scores in that deal; `scored` is what it counts then."""
        game, view = self.game, self.view
        move = game.kernel_move(action)
        if move is None:
            assert view.seat is not None
            return self._finished(game.act(world, view.seat, action).state, rng)
        kernel = game.playout_kernel(world)
        assert kernel is not None
        kernel.play(move)
        return self._played(kernel, rng, game.noise[0])

    def _played(self, kernel: Kernel, rng: Rng, noise: float) -> Sequence[float]:
        """What each side scores when the cards are played by rules of thumb."""
        result = play_out_guided(self.game, kernel, rng, noise)
        if self.counts:
            self.scored = self.game.tally(self.view, kernel)
        if self.tallies is not None:
            self.takers = self.game.cards_taking(self.view, kernel)
        return result

    def _finished(self, state: Any, rng: Rng) -> Sequence[float]:
        """What each side scores when all go on by the guide until cards are played, and then by rules of thumb."""
        game = self.game
        while isinstance(game.turn(state), Act):
            kernel = game.playout_kernel(state)
            if kernel is not None:
                expected = game.expected(state)
                if expected is None:
                    return self._played(kernel, rng, game.noise[1])
                self.scored, self.takers = expected, NO_CARDS
                return expected
            state = game.playout_step(state, rng)
        result = game.deal_result(state)
        assert result is not None
        self.scored, self.takers = result, NO_CARDS
        return result
