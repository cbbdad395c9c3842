"""The play kernel and `act` are one rule: the same moves, made through both, are legal together and score the same."""

from engine.choice import PickOne
from engine.match import DealLine
from engine.turn import Act
from tests.conformance import walks


def is_play(moment):
    return moment.actor is not None and str(moment.line.action).split(" ")[0] == "play"


def playable(game, state, seat):
    """The cards that the choice leaves open to play."""
    choice = game.choice(game.view(state, seat))
    assert isinstance(choice, PickOne)
    cards = {option.card for option in choice.options if option.open and option.text.split(" ")[0] == "play"}
    return sum(1 << card for card in cards)


def test_the_kernel_follows_every_deal_of_every_match(game):
    finished = 0
    for walk in walks.walks(game.key):
        kernel, scores_before = None, game.standings(walk.start.state).scores
        for moment in walk.moments:
            if isinstance(moment.line, DealLine):
                kernel, scores_before = None, game.standings(moment.state).scores
            if not is_play(moment):
                kernel = None
                continue
            if kernel is None:
                kernel = game.kernel(moment.state)
            assert kernel is not None, "cards are played where there is no kernel"
            assert game.turn(moment.state) == Act(kernel.turn)
            assert kernel.legal() == playable(game, moment.state, kernel.turn)
            kernel.play(game.kernel_move(moment.line.action))
            fresh = game.kernel(moment.after)
            if fresh is not None:
                assert (fresh.turn, fresh.legal()) == (kernel.turn, kernel.legal())
            # A deal is over for both at the same card, the last one or the one that wins the match.
            assert (kernel.turn == -1) == (not isinstance(game.turn(moment.after), Act))
            if kernel.turn == -1:
                assert kernel.result() == credited(game, moment, scores_before)
                finished += 1
    assert finished > 0


def credited(game, moment, scores_before):
    """What each side has been credited in the deal that ends with this moment."""
    after = game.standings(moment.after).scores
    return tuple(now - was for now, was in zip(after, scores_before, strict=True))


def test_a_kernel_taken_up_in_mid_deal_gives_the_same_result(game):
    for walk in walks.walks(game.key)[:6]:
        taken_up = []
        scores_before = game.standings(walk.start.state).scores
        for number, moment in enumerate(walk.moments):
            if isinstance(moment.line, DealLine):
                taken_up, scores_before = [], game.standings(moment.state).scores
            if not is_play(moment):
                taken_up = []
                continue
            if number % 5 == 0:
                taken_up.append(game.kernel(moment.state))
            for kernel in taken_up:
                kernel.play(game.kernel_move(moment.line.action))
                if kernel.turn == -1:
                    assert kernel.result() == credited(game, moment, scores_before)


def test_a_kernel_is_its_own_and_leaves_the_state_alone(game):
    for moment in walks.sample(game.key, "kernels"):
        kernel = game.kernel(moment.state)
        if kernel is not None and is_play(moment):
            kernel.play(game.kernel_move(moment.line.action))
            again = game.kernel(moment.state)
            assert game.turn(moment.state) == Act(again.turn)
            assert again.legal() == playable(game, moment.state, again.turn)


def test_there_is_no_kernel_before_the_first_deal_and_after_the_last(game):
    for walk in walks.walks(game.key):
        assert game.kernel(walk.start.state) is None
        assert game.kernel(walk.end.state) is None
