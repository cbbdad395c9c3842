"""What a searching player needs of a game agrees with its rules: moves, playouts, results, payoffs and candidates."""

import random

import pytest

from engine.choice import PickOne
from engine.match import DealLine
from engine.players.playout import play_out_at_random, play_out_guided, random_move
from engine.turn import Act
from tests.conformance import walks
from tests.conformance.test_kernel import credited

MOST_CANDIDATES = 140
"""Every bid of Vira may be opened with: 43 rows, of which some have three forms."""
LEAVE_OUT = {"vira"}
"""Games that leave out answers to a question with options; which ones, their own tests say."""


def on_turn(game, moments):
    """The positions in which a seat must act, each with this seat, its view, its choice, and the kernel."""
    for moment in moments:
        turn = game.turn(moment.state)
        if isinstance(turn, Act):
            view = game.view(moment.state, turn.seat)
            yield moment, turn.seat, view, game.choice(view), game.kernel(moment.state)


def open_actions(game, choice):
    """The answers of a choice of one that are open."""
    return [game.parse(text) for text in choice.legal] if isinstance(choice, PickOne) else []


def kernels(game, purpose):
    """The kernels of some positions in the play of cards."""
    for moment in walks.sample(game.key, purpose):
        if (kernel := game.kernel(moment.state)) is not None:
            yield kernel


def test_the_kernels_moves_are_the_open_plays_of_the_choice_at_every_moment(game):
    compared = 0
    for _, _, view, choice, kernel in on_turn(game, walks.moments(game.key)):
        plays = [game.kernel_move(action) for action in open_actions(game, choice)]
        plays = [move for move in plays if move is not None]
        if kernel is None:
            assert plays == []
        elif plays:
            moves = list(kernel.moves())
            assert sorted(moves) == sorted(plays)
            assert list(kernel.moves()) == moves, "in a stable order"
            compared += 1
        else:
            # A seat that is asked something first plays its card afterwards; the kernel does not wait for the answer.
            assert game.asks_in_private(view)
            assert kernel.moves()
    assert compared


def test_an_action_and_its_move_are_inverse_to_each_other(game):
    moves = set()
    for _, _, _, choice, _ in on_turn(game, walks.moments(game.key)):
        for action in open_actions(game, choice):
            move = game.kernel_move(action)
            if move is not None:
                assert game.kernel_action(move) == action
                moves.add(move)
    assert len(moves) >= len(game.pack)
    for move in moves:
        assert game.kernel_move(game.kernel_action(move)) == move


def test_only_plays_have_a_move(game):
    spoken = 0
    for moment in walks.moments(game.key):
        if moment.actor is not None and game.kernel(moment.state) is None:
            assert game.kernel_move(moment.line.action) is None
            spoken += 1
    assert bool(spoken) == bool(game.verbs), "where there is a bidding, something is said in it"


def test_every_move_of_a_guided_playout_is_legal_and_it_ends(game):
    played = 0
    for number, kernel in enumerate(kernels(game, "guided playouts")):
        rng = random.Random(number)
        held = sum(hand.bit_count() for hand in kernel.hands)
        for _ in range(held * 4 + 4):
            if kernel.turn < 0:
                break
            move = game.playout_move(kernel, rng)
            assert move in kernel.moves()
            kernel.play(move)
        assert kernel.turn == -1, "the playout does not end"
        assert kernel.result()
        played += 1
    assert played


@pytest.mark.parametrize("noise", [0.0, 0.3, 1.0])
def test_playouts_of_the_players_end_with_a_result_for_each_side(game, noise):
    for moment in walks.sample(game.key, "playouts", 40):
        kernel, again = game.kernel(moment.state), game.kernel(moment.state)
        if kernel is not None:
            sides = len(game.standings(moment.state).scores)
            assert len(play_out_guided(game, kernel, random.Random(1), noise)) == sides
            assert len(play_out_at_random(again, random.Random(1))) == sides


def test_every_move_is_drawn_by_a_random_playout(game):
    rng = random.Random(3)
    for kernel in list(kernels(game, "random moves"))[:20]:
        moves = kernel.moves()
        assert {random_move(kernel, rng) for _ in range(40 * len(moves))} == set(moves)


def test_the_result_of_a_deal_is_what_it_added_to_the_scores(game):
    """Of every deal: played to its end on the kernel, ended early, or without any play."""
    ended = 0
    for walk in walks.walks(game.key):
        kernel, before = None, game.standings(walk.start.state).scores
        assert game.deal_result(walk.start.state) is None
        for moment in walk.moments:
            if isinstance(moment.line, DealLine):
                kernel, before = None, game.standings(moment.state).scores
            elif (move := game.kernel_move(moment.line.action)) is not None:
                kernel = kernel or game.kernel(moment.state)
                kernel.play(move)
            else:
                kernel = None
            if isinstance(game.turn(moment.after), Act):
                assert game.deal_result(moment.after) is None
                continue
            result = game.deal_result(moment.after)
            assert result == credited(game, moment, before)
            assert kernel is None or kernel.result() == result
            ended += 1
    assert ended


def test_candidates_are_open_each_once_the_guides_first_and_not_too_many(game):
    for moment, seat, view, choice, _ in on_turn(game, walks.sample(game.key, "candidates")):
        knows = game.information_state(moment.state, seat)
        candidates = game.candidates(view, knows, choice, random.Random(5))
        assert candidates[0] == game.guide(view, knows, choice, random.Random(5))
        assert len(set(map(str, candidates))) == len(candidates) <= MOST_CANDIDATES
        for action in candidates:
            assert game.refusal(view, action) is None, str(action)
        assert game.candidates(view, knows, choice, random.Random(5)) == candidates
        if isinstance(choice, PickOne):
            assert game.key in LEAVE_OUT or set(map(str, candidates)) == set(choice.legal)
        elif choice.minimum < choice.maximum or choice.minimum < len(choice.candidates):
            assert len(candidates) > 1


def test_the_payoffs_of_all_sides_sum_to_nothing_and_more_is_better(game):
    for moment in walks.sample(game.key, "payoffs", 60):
        result = game.deal_result(moment.after)
        if result is None:
            continue
        sides = game.sides(moment.start.header.seats)
        views = [game.view(moment.after, side[-1]) for side in sides]
        assert sum(game.payoff(view, result) for view in views) == pytest.approx(0)
        for number, view in enumerate(views):
            more = [points + (side == number) for side, points in enumerate(result)]
            assert game.payoff(view, more) > game.payoff(view, result)
            for other in set(range(len(sides))) - {number}:
                more = [points + (side == other) for side, points in enumerate(result)]
                assert game.payoff(view, more) < game.payoff(view, result)


def test_a_seat_sits_out_where_the_picture_says_so(game):
    for moment in walks.sample(game.key, "sitting out"):
        scene = game.scene(game.view(moment.state, None))
        for seat in walks.seats(moment.start):
            assert game.sits_out(game.view(moment.state, seat)) == scene.seats[seat].sits_out
        assert not game.sits_out(game.view(moment.state, None))
