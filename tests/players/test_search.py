"""The levels of play: they answer every question of every game legally, repeatably and from what their seat knows."""

import random
from dataclasses import replace
from math import inf
from statistics import variance

import pytest

from engine import registry
from engine.advice import MOST_REASONS
from engine.choice import PickOne, PickSome
from engine.players import LEVELS, PLAYERS, learner, player
from engine.players.advice import USUAL, ranked_advice
from engine.players.search import TOGETHER, Search, _standard_error, plays_cards, ranked
from tests.conformance import walks

POSITIONS = 24
"""The positions of each game: at least one of every kind."""
SPARING = Search("sparing", share=0.02)
"""A search as *strong* does it, with so few playouts that many positions can be looked at."""


@pytest.fixture(params=registry.game_keys())
def game(request):
    return registry.game(request.param)


def asked(game, purpose, count=POSITIONS):
    """Positions in which a seat must act: the state, the seat, and what that seat knows."""
    for moment in walks.sample(game.key, purpose, count):
        if moment.actor is not None:
            yield moment.state, moment.actor, known(game, moment.state, moment.actor)


def known(game, state, seat):
    view = game.view(state, seat)
    return view, game.information_state(state, seat), game.choice(view)


def undecided(choice):
    return not isinstance(choice, PickOne) or len(choice.legal) > 1


class NoChance:
    """A source of random numbers that nobody may ask."""

    def __getattr__(self, name):
        raise AssertionError(name)


def test_every_level_is_known_by_its_name():
    assert list(LEVELS) == ["learner", "careful", "good", "strong"]
    assert PLAYERS.keys() == {*LEVELS, "random"}
    assert all(player(name).name == name for name in PLAYERS)
    with pytest.raises(KeyError):
        player("perfect")


@pytest.mark.parametrize("level", [LEVELS["learner"], SPARING], ids=["learner", "search"])
def test_answers_are_allowed_in_every_phase(game, level):
    for number, (_, _, (view, information_state, choice)) in enumerate(asked(game, "levels")):
        text = level.decide(game, view, information_state, choice, random.Random(number))
        assert game.refusal(view, game.parse(text)) is None, text


@pytest.mark.parametrize("level", [LEVELS["learner"], SPARING], ids=["learner", "search"])
def test_hidden_cards_change_no_answer(game, level):
    """Two states that the seat cannot tell apart, and one seed: one answer. (So the seed repeats the answer, too.)"""
    swapped = 0
    for number, (state, seat, what) in enumerate(asked(game, "hidden cards")):
        other = game.resample(*what[:2], random.Random(number))
        swapped += other != state
        answers = [level.decide(game, *known(game, one, seat), random.Random(7)) for one in (state, other)]
        assert answers[0] == answers[1]
    assert swapped


def test_hidden_cards_change_no_answer_of_the_strongest(game):
    """With all its playouts, in each phase of a deal, and in the play of cards in the first and the second half."""
    looked_at, swapped = set(), 0
    for number, (state, seat, what) in enumerate(asked(game, "strong", 60)):
        late = plays_cards(game, what[2]) and len(walks.hand(game, state, seat)) <= 5
        phase = type(state), plays_cards(game, what[2]), late
        if phase in looked_at or not undecided(what[2]):
            continue
        looked_at.add(phase)
        other = game.resample(*what[:2], random.Random(number))
        swapped += other != state
        answers = [LEVELS["strong"].decide(game, *known(game, one, seat), random.Random(3)) for one in (state, other)]
        assert answers[0] == answers[1]
        assert game.refusal(what[0], game.parse(answers[0])) is None
    assert swapped == len(looked_at)
    assert {(played, late) for _, played, late in looked_at} == {(False, False), (True, False), (True, True)}


def test_a_forced_answer_needs_no_worlds(game):
    forced = [what for _, _, what in asked(game, "forced", 400) if not undecided(what[2])]
    assert forced
    for what in forced:
        assert LEVELS["strong"].decide(game, *what, NoChance()) == what[2].legal[0]


def test_the_ranking_begins_with_the_choice_and_one_answer_is_the_best(game):
    for number, (_, _, what) in enumerate(asked(game, "ranking")):
        if not undecided(what[2]):
            continue
        found = ranked(game, *what, random.Random(number), 48)
        assert found[0].text == Search("all", share=48 / game.playouts[not plays_cards(game, what[2])]).decide(
            game, *what, random.Random(number)
        )
        texts = [answer.text for answer in found]
        assert len(set(texts)) == len(texts)
        assert set(texts) <= set(map(str, game.candidates(*what, random.Random(number))))
        assert min(answer.behind for answer in found) == 0
        assert [answer.behind for answer in found[1:]] == sorted(answer.behind for answer in found[1:])


def test_the_average_scores_explain_the_cost_and_the_answer_to_choose_comes_first(game):
    """By a second way: what an answer costs is the difference of the leads that the average scores give.

    The comparison is that of the player itself, which may choose an answer that is behind by what may be chance.
    """
    compared = 0
    for number, (_, _, what) in enumerate(asked(game, "scores", 60)):
        if not undecided(what[2]) or (game.key == "barbu" and not plays_cards(game, what[2])):
            continue  # there they are scores before doubles, and a contract uses up what later deals need
        plain = ranked(game, *what, random.Random(number), 48)
        first, *others = ranked(game, *what, random.Random(number), 48, advises=True)
        assert {one.text: one.behind for one in (first, *others)} == {one.text: one.behind for one in plain}
        assert first.text == plain[0].text
        assert all(one.cost > -1e-9 - first.behind for one in others if one.tried == first.tried)
        assert all(one.scores == () for one in plain)
        if not others:
            continue
        seats = next(count for count in game.seats if len(game.sides(count)) == len(first.scores))
        own = next(index for index, side in enumerate(game.sides(seats)) if what[0].seat in side)
        for answer in others:
            differences = [mine - theirs for mine, theirs in zip(first.scores, answer.scores, strict=True)]
            rest = (sum(differences) - differences[own]) / (len(differences) - 1)
            assert differences[own] - rest == pytest.approx(answer.cost, abs=1e-6)
            assert 0 < answer.tried <= first.tried
            compared += 1
    assert compared > 5


def test_what_an_answer_costs_is_compared_with_the_choice_and_its_error_is_that_of_other_seeds():
    """The costs that forty seeds find differ by as much as the errors that each of them states."""
    game = registry.game("klaberjass")
    played = [
        what
        for _, _, what in asked(game, "errors", 80)
        if plays_cards(game, what[2]) and len(game.candidates(*what, random.Random(0))) >= 3
    ]
    found, expected = [], []
    for what in played[:4]:
        by_pair = {}
        for seed in range(40):
            first, *others = ranked(game, *what, random.Random(seed), 64)
            assert first.cost == first.error == 0
            for answer in others:
                by_pair.setdefault((first.text, answer.text), []).append((answer.cost, answer.error))
        for pair in by_pair.values():
            if len(pair) >= 20:
                found.append(variance(cost for cost, _ in pair))
                expected.append(sum(error**2 for _, error in pair) / len(pair))
    assert len(found) >= 4
    assert 0.75 < (sum(found) / sum(expected)) ** 0.5 < 1.25


LOWEST = {"klaberjass": ("8", "7"), "schieber": ("7", "6"), "barbu": ("3", "2"), "vira": ("3", "2")}
"""Two ranks that count as much and take the same tricks, if one hand has both of a suit."""


def is_another_order(view):
    """Dominoes; or Undenufe, in which the two ranks take tricks and may count."""
    declaration = getattr(view.deal, "declaration", None)
    return getattr(view.deal, "contract", "") == "U" or getattr(declaration, "start", None) is not None


def test_of_two_equal_cards_chance_chooses_none(game):
    """All cards meet the same luck, so these two are worth the same, and the order of the rules of thumb decides."""
    high, low = LOWEST[game.key]
    compared = 0
    for _, _, what in asked(game, "equals", 600):
        if not plays_cards(game, what[2]) or is_another_order(what[0]):
            continue
        order = [str(action) for action in game.candidates(*what, random.Random(1))]
        pairs = [(f"play {high}{suit}", f"play {low}{suit}") for suit in "SHDC"]
        lesser = {max(pair, key=order.index) for pair in pairs if {*pair} <= {*order}}
        for seed in range(6 * bool(lesser)):
            found = ranked(game, *what, random.Random(seed), 24)
            assert found[0].text not in lesser, (order, found)
            compared += 1
        if compared >= 36:
            break
    assert compared >= 24


def test_a_world_that_is_drawn_again_makes_a_cost_no_surer():
    twice = _standard_error([5.0, 5.0, -1.0, -1.0, 2.0, 2.0], [7, 7, 3, 3, 8, 8])
    assert twice == pytest.approx(_standard_error([5.0, -1.0, 2.0], [7, 3, 8])) == pytest.approx(3 / 3**0.5)
    assert _standard_error([5.0, -1.0], [7, 7]) == inf


def counted(game):
    class Counting(type(game)):
        """The game, with a count of the deals whose worth somebody asked for."""

        finished = 0

        def payoff(self, view, result):
            self.finished += 1
            return super().payoff(view, result)

    return Counting()


def test_a_search_makes_about_as_many_playouts_as_it_may(game):
    for number, (_, _, what) in enumerate(asked(game, "playouts")):
        counting = counted(game)
        tried = len(ranked(counting, *what, random.Random(number), 64))
        if tried > 1:
            together = counting.worth_of(what[0], game.guide(*what, random.Random(0)), (0, 0, 0, 0)) is not None
            playouts = counting.finished // tried * TOGETHER if together else counting.finished
            assert 64 - 3 * tried <= playouts <= 64 + 3 * tried


def test_good_makes_as_many_playouts_as_its_game_grants_it_at_most_a_fifth(game):
    assert game.share <= 0.2
    looked_at = 0
    for number, (_, _, what) in enumerate(asked(game, "good", 60)):
        if not plays_cards(game, what[2]):
            continue
        counting = counted(game)
        tried = len(LEVELS["good"].ranked(counting, *what, random.Random(number)))
        if tried > 1:
            assert abs(counting.finished - game.share * game.playouts[0]) <= 3 * tried
            looked_at += 1
        if looked_at == 3:
            break
    assert looked_at == 3


@pytest.mark.parametrize("infers", [True, False])
def test_only_a_player_that_infers_looks_back_at_the_play(game, infers):
    """And `good`, which is to be weaker than `strong`, does not."""

    class Watched(type(game)):
        """The game, with a count of the questions for the play of a deal up to now."""

        asked = 0

        def from_first_card(self, state):
            self.asked += 1
            return super().from_first_card(state)

    watched = Watched()
    player = replace(SPARING, infers=infers)
    for number, (_, _, what) in enumerate(asked(game, "looking back")):
        player.decide(watched, *what, random.Random(number))
    assert bool(watched.asked) == infers
    assert not LEVELS["good"].infers
    assert LEVELS["strong"].infers


def test_no_answer_of_the_learner_is_a_gross_blunder(game):
    """By a search with twenty times its playouts, over the cards of some deals."""
    losses = []
    for number, (_, _, what) in enumerate(asked(game, "blunders", 40)):
        if not plays_cards(game, what[2]) or not undecided(what[2]):
            continue
        text = LEVELS["learner"].decide(game, *what, random.Random(number))
        found = ranked(game, *what, random.Random(number), 20 * learner.PLAYOUTS)
        losses += [answer.behind / answer.spread for answer in found if answer.text == text and answer.spread]
        if len(losses) == 8:
            break
    assert losses
    assert max(losses) < 1.5
    assert sum(losses) / len(losses) < 0.75


def by_their_hand(advice, facts):
    """The reasons for an answer, without the one that the scores of the playouts give."""
    return [fact for fact in advice.reasons if fact in facts or fact == USUAL]


def test_advice_is_what_the_player_would_do_and_what_comes_next(game):
    """Of several answers the first costs nothing, and the others are in the order of what they cost."""
    compared = 0
    for number, (_, _, (view, information_state, choice)) in enumerate(asked(game, "advice")):
        advised = ranked_advice(game, view, information_state, choice, random.Random(number), SPARING)
        texts = [advice.text for advice in advised]
        found = SPARING.ranked(game, view, information_state, choice, random.Random(number))
        assert texts[0] == found[0].text, "what the player itself would do"
        assert len(texts) == len(set(texts)) <= 3
        costs = [advice.behind for advice in advised]
        assert costs[0] == 0
        assert costs == sorted(costs)
        assert all(advice.searched for advice in advised)
        for advice in advised:
            action = game.parse(advice.text)
            assert game.refusal(view, action) is None
            facts = game.reasons(view, information_state, action)
            of_playouts = [fact for fact in advice.drawbacks if fact not in facts]
            if of_playouts:
                assert advice is not advised[0]
                assert len(of_playouts) == 1
                assert advice.behind >= max(1, advice.error)
            told = [*by_their_hand(advice, facts), *(fact for fact in advice.drawbacks if fact in facts)]
            if told[:1] != [USUAL] and len(by_their_hand(advice, facts)) < len(advice.reasons):  # by the scores
                assert advice is advised[0]
                assert isinstance(choice, PickSome)
                assert choice.of_seats
            if told == [USUAL]:  # the answer of the guide, clearly behind
                assert advice is not advised[0]
                assert round(advice.behind) > 1
                assert advice.behind >= advice.error
                continue
            assert len(told) == len({*told} & {*facts}) <= MOST_REASONS
            assert told or advice.reasons or advice is not advised[0]
            assert all(game.speaks_against(view, action, fact) for fact in advice.drawbacks if fact in facts)
            assert not any(game.speaks_against(view, action, fact) for fact in advice.reasons)
        first, *others = (game.reasons(view, information_state, game.parse(text)) for text in texts)
        telling = [
            fact
            for fact in first
            if fact.key not in game.neutral_facts
            and not game.speaks_against(view, game.parse(texts[0]), fact)
            and any(fact.key not in {other.key for other in theirs} for theirs in others)
        ]
        own = by_their_hand(advised[0], first)
        assert own[: len(telling)] == telling[: len(own)], "why this one and not the others"
        assert len(own) >= min(len(telling), 1), "beside what weighs against it, and what the scores say"
        for advice in advised[1:]:
            assert not {*advice.reasons, *advice.drawbacks} & {*first}, "what is true of both"
        compared += len(texts) > 1
    assert compared
