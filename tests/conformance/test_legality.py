"""Legality is one live set, and whatever is not in it is refused for a reason and changes nothing."""

import dataclasses
import pickle
import random
import re
import sys
from functools import cache
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import registry
from engine.cards import CARD_TEXTS, RANK_LETTERS, SUIT_LETTERS, Seat
from engine.choice import Choice, PickOne
from engine.game import Chance, IllegalAction, Malformed, Refusal
from engine.match import DealLine
from engine.turn import Act
from tests.conformance import walks
from tests.conformance.notation import NOTHING, nameable, offered

CARDS_AND_THEIR_PARTS = {*CARD_TEXTS, *SUIT_LETTERS, *RANK_LETTERS}


def rules_of(game):
    """The paragraphs of the game's rules."""
    (folder,) = sys.modules[f"engine.games.{game.key}"].__path__
    return (Path(folder) / "RULES.md").read_text(encoding="utf-8")


@cache
def is_paragraph(rule, rules):
    return re.search(rf"(?<![\w.-]){re.escape(rule)}(?![\w-]|\.\w)", rules) is not None


def named_actions(game):
    """Every action of the game that has at most one card, by its text."""
    return {text: game.parse(text) for text in nameable(game.key)}


def stands_in(choice: Choice, text: str) -> bool:
    """Whether the text is one of the answers of the choice."""
    if isinstance(choice, PickOne):
        return text in choice.legal
    verb, *picked = text.split(" ")
    if picked == ["none"]:
        picked = []
    return (
        verb == choice.verb
        and choice.minimum <= len(picked) <= choice.maximum
        and len(set(picked)) == len(picked)
        and set(choice.must) <= set(picked) <= set(choice.candidates)
    )


def several(choice: Choice, rng: random.Random) -> list[str]:
    """Answers to a choice of several: the right number, too few, too many, one twice, and one that is not there."""
    if isinstance(choice, PickOne):
        return []
    counts = {
        choice.minimum,
        choice.maximum,
        choice.minimum - 1,
        choice.maximum + 1,
        rng.randint(choice.minimum, choice.maximum),
    }
    by_count = [walks.pick_text(choice, rng, count) for count in sorted(counts) if 0 <= count <= len(choice.candidates)]
    everything = "0123" if all(candidate.isdecimal() for candidate in choice.candidates) else CARD_TEXTS
    twice = rng.choice(choice.candidates) if choice.candidates else everything[0]
    stranger = next((candidate for candidate in everything if candidate not in choice.candidates), twice)
    return [*by_count, f"{choice.verb} {twice} {twice}", f"{choice.verb} {stranger} {twice}"]


def test_every_nameable_action_is_legal_or_refused(game):
    rules = rules_of(game)
    named = named_actions(game)
    rng = random.Random(game.key)
    refused = allowed = 0
    for moment in walks.sample(game.key, "legality"):
        turn = game.turn(moment.state)
        for seat in walks.seats(moment.start):
            view = game.view(moment.state, seat)
            choice = game.choice(view)
            mine = isinstance(turn, Act) and turn.seat == seat
            for text, action in (named | {text: game.parse(text) for text in several(choice, rng)}).items():
                refusal = game.refusal(view, action)
                assert (refusal is None) == (mine and stands_in(choice, text)), (text, refusal)
                if refusal is None:
                    allowed += 1
                else:
                    refused += 1
                    assert is_paragraph(refusal.rule, rules), refusal
    assert allowed > 0
    assert refused > 0


def test_every_nameable_action_is_done_or_refused_with_the_state_untouched(game):
    named = named_actions(game)
    rng = random.Random(game.key)
    for moment in walks.sample(game.key, "acting", walks.POSITIONS // 2):
        match, before = moment.match, pickle.dumps(moment.state)
        for seat in walks.seats(match):
            view = match.view(seat)
            texts = [*named, *several(game.choice(view), rng)]
            for text in texts:
                refusal = refusal_of_act(match, seat, text)
                if not (isinstance(match.turn, Act) and match.turn.seat == seat):
                    assert refusal is not None, text
                    assert refusal.rule == game.turn_rule
                else:
                    assert refusal == game.refusal(view, game.parse(text)), text
        assert moment.state == pickle.loads(before)
        assert match.state is moment.state


def refusal_of_act(match, seat, text) -> Refusal | None:
    try:
        match.act(seat, text)
    except IllegalAction as problem:
        return problem.refusal
    return None


def test_the_turn_rule_is_a_paragraph(game):
    assert is_paragraph(game.turn_rule, rules_of(game))


def test_an_action_repeated_is_done_again_only_if_it_stands_in_the_choice(game):
    repeated = 0
    for moment in walks.sample(game.key, "repeated"):
        if moment.actor is None:
            continue
        after = dataclasses.replace(moment.match, state=moment.after)
        text = str(moment.line.action)
        legal = isinstance(after.turn, Act) and after.turn.seat == moment.actor
        legal = legal and stands_in(after.choice(moment.actor), text)
        assert (refusal_of_act(after, moment.actor, text) is None) == legal, text
        repeated += 1
    assert repeated > 0


def test_a_deal_is_refused_unless_it_is_due(game):
    rng = random.Random(game.key)
    rules = rules_of(game)
    for moment in walks.sample(game.key, "deals", 30):
        if isinstance(moment.line, DealLine):
            continue
        with pytest.raises(IllegalAction) as refused:
            moment.match.deal(walks.random_chance(game, rng))
        assert is_paragraph(refused.value.refusal.rule, rules)


def test_a_match_that_is_over_refuses_everything(game):
    named = named_actions(game)
    for walk in walks.walks(game.key)[:4]:
        for seat in walks.seats(walk.end):
            for text in named:
                refusal = refusal_of_act(walk.end, seat, text)
                assert refusal is not None
                assert refusal.rule == game.turn_rule
        with pytest.raises(IllegalAction):
            walk.end.deal(walks.random_chance(game, random.Random(0)))


def test_a_pack_that_is_not_the_pack_is_malformed(game):
    start = walks.walks(game.key)[0].start
    good = walks.random_chance(game, random.Random(game.key))
    twice = (*good.pack[:-1], good.pack[0])
    for pack in ((), good.pack[:-1], twice, (*good.pack, good.pack[0]), tuple(range(53))):
        with pytest.raises(Malformed):
            start.deal(Chance(pack, good.words))
    for words in ((("colour", "H"),), (*good.words, ("x", "H")), tuple((name, "X") for name, _ in good.words)):
        if words != good.words:
            with pytest.raises(Malformed):
                start.deal(Chance(good.pack, words))


@pytest.mark.parametrize("text", NOTHING, ids=lambda text: ascii(text[:20]))
def test_made_up_text_is_malformed(game, text):
    with pytest.raises(Malformed):
        game.parse(text)


@settings(deadline=None)
@given(text=st.one_of(st.text(), st.text(alphabet="playexchngdisrubowtm AKQJT98765432SHDC012 -", max_size=30)))
def test_any_text_is_an_action_or_malformed(text):
    for key in registry.game_keys():
        game = registry.game(key)
        try:
            action = game.parse(text)
        except Malformed:
            continue
        assert game.parse(str(action)) == action


def test_what_is_offered_is_an_action_and_written_as_in_the_notation(game):
    texts = set(offered(game.key))
    assert texts
    assert [text for text in texts if str(game.parse(text)) != text] == []


def test_text_and_action_are_a_pair_in_either_case_of_cards(game):
    for text, action in named_actions(game).items():
        assert str(action) == text
        assert game.parse(str(action)) == action
        verb, *rest = text.split(" ")
        lower = " ".join([verb, *(word.lower() if word in CARDS_AND_THEIR_PARTS else word for word in rest)])
        assert game.parse(lower) == action


def test_several_cards_are_written_in_pack_order(game):
    rng = random.Random(game.key)
    for moment in islice(walks.moments(game.key), 2000):
        turn = game.turn(moment.state)
        if not isinstance(turn, Act):
            continue
        choice = game.choice(game.view(moment.state, turn.seat))
        if isinstance(choice, PickOne):
            continue
        text = walks.pick_text(choice, rng, choice.maximum)
        verb, *picked = str(game.parse(text)).split(" ")
        order = [candidate for candidate in choice.candidates if candidate in picked]
        assert (verb, picked) == (choice.verb, order or ["none"])


def test_a_seat_that_is_not_there_has_no_turn(game):
    for moment in walks.sample(game.key, "no seat", 10):
        if moment.actor is not None:
            assert refusal_of_act(moment.match, Seat(moment.start.header.seats), str(moment.line.action)) is not None
