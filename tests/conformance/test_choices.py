"""A choice is a function of the view alone, and its order can be relied on: buttons and menus are made of it."""

from itertools import combinations, groupby

from engine.cards import card_text, parse_card
from engine.choice import PickOne
from engine.turn import Act
from tests.conformance import walks


def choices(game, purpose):
    """Some positions with every seat's choice."""
    for moment in walks.sample(game.key, purpose):
        for seat in walks.seats(moment.start):
            view = game.view(moment.state, seat)
            yield moment, seat, view, game.choice(view)


def is_due(game, moment, seat):
    turn = game.turn(moment.state)
    return isinstance(turn, Act) and turn.seat == seat


def test_a_choice_is_open_exactly_on_ones_turn(game):
    for moment, seat, view, choice in choices(game, "open"):
        assert (view.turn == Act(seat)) == is_due(game, moment, seat)
        if isinstance(choice, PickOne):
            assert bool(choice.legal) == is_due(game, moment, seat)
        else:
            assert 0 <= choice.minimum <= choice.maximum <= len(choice.candidates)
            assert set(choice.must) <= set(choice.candidates)


def test_the_public_may_do_nothing(game):
    for moment in walks.sample(game.key, "public"):
        choice = game.choice(game.view(moment.state, None))
        assert isinstance(choice, PickOne)
        assert choice.legal == ()
        assert all(option.card is None for option in choice.options)


def test_every_hand_card_stands_once_or_more_in_a_choice_of_one(game):
    for moment, seat, _, choice in choices(game, "hand cards"):
        if isinstance(choice, PickOne):
            held = walks.hand(game, moment.state, seat)
            assert {option.card for option in choice.options if option.card is not None} == held
            for option in choice.options:
                assert option.card is None or card_text(option.card) in option.text.split(" ")


def test_hand_cards_stand_in_pack_order(game):
    for _, _, _, choice in choices(game, "pack order"):
        if isinstance(choice, PickOne):
            cards = [option.card for option in choice.options if option.card is not None]
            assert cards == sorted(cards)
        else:
            isdigit = [candidate.isdecimal() for candidate in choice.candidates]
            assert all(isdigit) or not any(isdigit)
            order = [
                int(candidate) if candidate.isdecimal() else parse_card(candidate) for candidate in choice.candidates
            ]
            assert order == sorted(set(order))


def test_no_answer_stands_twice_and_groups_are_whole(game):
    for _, _, _, choice in choices(game, "once"):
        if isinstance(choice, PickOne):
            texts = [option.text for option in choice.options]
            assert len(set(texts)) == len(texts)
            groups = [group for group, _ in groupby(option.group for option in choice.options)]
            assert len(set(groups)) == len(groups)


def test_two_answers_always_stand_in_the_same_order(game):
    before = {}
    for _, _, _, choice in choices(game, "same order"):
        if isinstance(choice, PickOne):
            for text, other in combinations([option.text for option in choice.options], 2):
                assert before.setdefault(frozenset((text, other)), (text, other)) == (text, other)


def test_the_same_view_gives_the_same_choice(game):
    for moment, seat, view, choice in choices(game, "same view"):
        again = game.view(moment.state, seat)
        assert again == view
        assert game.choice(again) == choice
