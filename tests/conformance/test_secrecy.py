"""Nobody gets what they may not know.

Three arguments, none of which trusts a list of what is secret:

* *Swapped*: two cards change places in the pack. A seat that sees neither is given EXACTLY the same until a step says
  that it reveals; and what it remembers is the same as long as what it was given is.
* *Indistinguishable*: `guess` shuffles all that a seat does not know. Whatever the seat is given must be EQUAL in the
  real and in the guessed state, now and after the next move. That guesses do shuffle is tested, too.
* *Accounted for*: a card that a seat is shown was in its own hand, or an event that the seat saw named it; and a step
  whose event shows a card that stays in another's hand says that it reveals.

What a step that reveals may reveal is for the game's own tests: only its sheet knows.
"""

import dataclasses
import functools
import json
import random
import re
from typing import Literal, get_args, get_origin

from engine.cards import CARD_TEXTS, Card, card_set, each
from engine.choice import PickOne
from engine.export import cards_named_by, plain
from engine.game import IllegalAction, Malformed
from engine.match import ActLine, DealLine, Match
from engine.turn import Act
from tests.conformance import walks
from tests.conformance.notation import NOTHING, foreign, nameable
from tests.conformance.told import told_texts

GUESSES = 4
SWAPS = 16
"""In each deal, shared among its seats."""
DEALS = 60 * walks.DEEP
STEPS = 10_000 * walks.DEEP
"""The moments replayed with swapped cards, after which no further deals are looked at."""
SHUFFLES = 40
"""Guesses after a deal in which every hidden card must have been somewhere else once."""
CARDS_A_DEAL_MAY_SHOW = 1
"""Cards of a hand that everybody learns with the deal: a game may name the forehand by a card of its hand."""

CARD_WORD = re.compile(r"(?<![0-9A-Za-z])[AKQJT2-9][SHDC](?![0-9A-Za-z])", re.IGNORECASE)


def shown(game, state, viewer):
    """All that a viewer is given of a position, in every form."""
    view = game.view(state, viewer)
    return {
        "view": view,
        "json": json.dumps(plain(view)),
        "picture": game.scene(view),
        "choice": game.choice(view),
        "sheet": game.sheet(view),
        "standings": game.standings(state),
        "repr": repr(view),
    }


def guesses(game, state, seat, rng, count=GUESSES):
    view, information_state = game.view(state, seat), game.information_state(state, seat)
    return [game.resample(view, information_state, rng) for _ in range(count)]


def seen_events(game, step, viewer):
    parts = [event.seen_by(viewer) for event in step.events]
    return [(part, game.describe(part)) for part in parts if part is not None]


def test_a_guessed_state_shows_the_seat_and_the_public_the_same(game):
    rng = random.Random(game.key)
    for moment in walks.sample(game.key, "guess"):
        public = shown(game, moment.after, None)
        for seat in walks.seats(moment.start):
            information_state = game.information_state(moment.after, seat)
            first, *others = guesses(game, moment.after, seat, rng)
            assert game.information_state(first, seat) == information_state
            for viewer, mine in ((seat, shown(game, moment.after, seat)), (None, public)):
                assert shown(game, first, viewer) == mine
                for guessed in others:
                    # All but the standings is made of the view: what one guess has shown need not be drawn again.
                    assert game.view(guessed, viewer) == mine["view"]
                    assert game.standings(guessed) == mine["standings"]
            for guessed in others:
                assert game.information_state(guessed, seat) == information_state


def test_a_guessed_state_is_a_state_of_the_game(game):
    rng = random.Random(game.key)
    pack = set(game.pack)
    for moment in walks.sample(game.key, "guessed"):
        count = moment.start.header.seats
        sizes = [len(held) for held in walks.hands(game, moment.after, count)]
        for seat in walks.seats(moment.start):
            for guessed in guesses(game, moment.after, seat, rng, 2):
                held = walks.hands(game, guessed, count)
                assert [len(cards) for cards in held] == sizes
                assert len(frozenset().union(*held)) == sum(sizes)
                assert frozenset().union(*held) <= pack
                playable_to_the_end_of_the_deal(game, moment, guessed, rng)


def playable_to_the_end_of_the_deal(game, moment, guessed, rng):
    match = Match(moment.start.header, game, moment.start.options, (), guessed, 0)
    for _ in range(walks.LONGEST):
        if not isinstance(match.turn, Act):
            return
        match, _ = match.follow(walks.next_line(match, rng, walks.RANDOM))
    raise AssertionError("the guessed deal does not end")


def test_the_same_move_tells_a_seat_the_same_or_is_said_to_reveal(game):
    rng = random.Random(game.key)
    compared = 0
    for moment in walks.sample(game.key, "steps", 3 * walks.POSITIONS):
        if moment.actor is None:
            continue
        for viewer in walks.seats(moment.start):
            for guessed in guesses(game, moment.state, viewer, rng, 2):
                if game.refusal(game.view(guessed, moment.actor), moment.line.action) is not None:
                    assert moment.actor != viewer, "one's own choice is the same in both"
                    continue
                step = game.act(guessed, moment.actor, moment.line.action)
                same_view = game.view(step.state, viewer) == game.view(moment.after, viewer)
                same_memory = game.information_state(step.state, viewer) == game.information_state(moment.after, viewer)
                if same_view and same_memory:
                    assert seen_events(game, step, viewer) == seen_events(game, moment.step, viewer)
                    compared += 1
                else:
                    assert step.reveals
                    assert moment.step.reveals
    assert compared > 0


def deals(key):
    """Some deals, each as the moment of its deal line and the moments of its actions."""
    moments_of_deals: list[list[walks.Moment]] = []
    for moment in walks.moments(key):
        if isinstance(moment.line, DealLine):
            moments_of_deals.append([])
        moments_of_deals[-1].append(moment)
    random.Random(key).shuffle(moments_of_deals)
    return moments_of_deals[:DEALS]


def swapped(chance, rng):
    """The chance with two cards of the pack in each other's place."""
    pack = list(chance.pack)
    place, other = rng.sample(range(len(pack)), 2)
    pack[place], pack[other] = pack[other], pack[place]
    return dataclasses.replace(chance, pack=tuple(pack)), {pack[place], pack[other]}


def test_swapping_cards_that_a_seat_cannot_see_changes_nothing_for_it(game):
    rng = random.Random(game.key)
    steps = 0
    for first, *others in deals(game.key):
        if steps > STEPS:
            break
        told_of = set(game.pack)
        for seat in walks.seats(first.start):
            in_full = functools.cache(functools.partial(given_by, game, others, seat, given_to))
            in_short = functools.cache(functools.partial(given_by, game, others, seat, told_to))
            for number in range(SWAPS // first.start.header.seats):
                # All but the standings is made of the view: what one deal has shown need not be drawn in every other.
                given, really = (given_to, in_full) if not number else (told_to, in_short)
                chance, cards = swapped(first.line.chance, rng)
                step = game.deal(first.state, chance)
                visible = walks.hand(game, first.after, seat) | walks.hand(game, step.state, seat)
                for dealt in (step, first.step):
                    for part, _ in seen_events(game, dealt, None):
                        visible |= set(each(cards_named_by(part)))
                if visible & cards:
                    continue
                if given(game, step, seat) == given(game, first.step, seat):
                    steps += followed(game, step.state, others, seat, given, really)
                    continue
                # The holder of one card may be known by the rules, though the card is not named: by leading, say.
                assert step.reveals
                assert first.step.reveals
                told_of &= cards
                assert told_of, "a deal tells of more than one card"
    assert steps > 0


def given_to(game, step, seat):
    """What a step gives a seat: what it sees now, what it was told, what it will remember."""
    return shown(game, step.state, seat), seen_events(game, step, seat), game.information_state(step.state, seat)


def told_to(game, step, seat):
    """The same, with only the view of what it sees, which everything else is derived from."""
    seen = game.view(step.state, seat), game.standings(step.state)
    return seen, seen_events(game, step, seat), game.information_state(step.state, seat)


def given_by(game, moments, seat, given, number):
    """What one of the moments gave a seat."""
    return given(game, moments[number].step, seat)


def followed(game, state, moments, seat, given, really):
    """Play on with the swapped cards as long as the same moves are allowed and tell the seat the same; count them.

    `given`: what counts as given to it by a step; `really`: what it was given by each of the moments.
    """
    for count, moment in enumerate(moments):
        if game.refusal(game.view(state, moment.actor), moment.line.action) is not None:
            assert moment.actor != seat, "one's own choice is the same in both"
            return count
        step = game.act(state, moment.actor, moment.line.action)
        now, then = given(game, step, seat), really(count)
        if now[:2] != then[:2]:
            assert step.reveals
            assert moment.step.reveals
            return count
        assert now[2] == then[2], "a seat remembers what it was never told"
        state = step.state
    return len(moments)


def test_guesses_shuffle_every_card_that_a_deal_hides(game):
    rng = random.Random(game.key)
    for moment in [moment for moment in walks.moments(game.key) if isinstance(moment.line, DealLine)][: 4 * walks.DEEP]:
        count = moment.start.header.seats
        real = walks.hands(game, moment.after, count)
        for seat in walks.seats(moment.start):
            known = cards_named_by(game.view(moment.after, seat))
            moved = frozenset()
            for guessed in guesses(game, moment.after, seat, rng, SHUFFLES):
                for before, after in zip(real, walks.hands(game, guessed, count), strict=True):
                    moved |= before - after
            hidden = frozenset().union(*(real[other] for other in range(count) if other != seat)) - set(each(known))
            assert moved == hidden


def test_every_card_shown_was_ones_own_or_was_told_by_an_event(game):
    for walk in walks.walks(game.key):
        for viewer in walks.viewers(walk.start):
            known = held = 0
            for moment in walk.moments:
                if isinstance(moment.line, DealLine):
                    known = 0
                for part, event in seen_events(game, moment.step, viewer):
                    assert card_set(event.cards()) & ~cards_named_by(part) == 0
                    known |= cards_named_by(part)
                view = game.view(moment.after, viewer)
                scene = game.scene(view)
                if viewer is not None:
                    # What was held before the line is what was held after the line before.
                    before, held = held, card_set(scene.hand)
                    known |= before | held
                assert cards_named_by(view) & ~known == 0
                assert cards_named_by(scene) & ~known == 0
                assert viewer is not None or not scene.hand


def test_a_step_that_shows_a_card_of_a_hand_says_that_it_reveals(game):
    for moment in walks.moments(game.key):
        if moment.actor is None or moment.step.reveals:
            continue
        count = moment.start.header.seats
        still_held = [
            card_set(before & after)
            for before, after in zip(
                walks.hands(game, moment.state, count), walks.hands(game, moment.after, count), strict=True
            )
        ]
        for viewer in walks.viewers(moment.start):
            others = sum(held for seat, held in enumerate(still_held) if seat != viewer)
            for part, _ in seen_events(game, moment.step, viewer):
                if named := cards_named_by(part) & others:
                    assert named & ~cards_named_by(game.view(moment.state, viewer)) == 0


def test_a_deal_shows_nobody_another_s_cards(game):
    for moment in walks.moments(game.key):
        if not isinstance(moment.line, DealLine):
            continue
        held = [card_set(hand) for hand in walks.hands(game, moment.after, moment.start.header.seats)]
        public = 0
        for part, _ in seen_events(game, moment.step, None):
            public |= cards_named_by(part)
        assert (public & sum(held)).bit_count() <= CARDS_A_DEAL_MAY_SHOW
        for seat in walks.seats(moment.start):
            for part, _ in seen_events(game, moment.step, seat):
                assert cards_named_by(part) & sum(held) & ~held[seat] & ~public == 0


def test_a_step_that_the_table_does_not_see_is_known_to_its_seat_alone(game):
    for moment in walks.moments(game.key):
        if moment.step.public:
            continue
        assert moment.actor is not None, "everybody sees that cards are dealt"
        for viewer in walks.viewers(moment.start):
            if viewer != moment.actor:
                assert shown(game, moment.state, viewer) == shown(game, moment.after, viewer)
                assert not seen_events(game, moment.step, viewer)
                if viewer is not None:
                    assert game.information_state(moment.state, viewer) == game.information_state(moment.after, viewer)


def test_what_may_be_asked_in_private_is_known_beforehand_and_to_all_alike(game):
    """Where a silent step is possible, everybody knows that it is; nobody knows whether it comes."""
    possible = silent = 0
    for moment in walks.moments(game.key):
        if isinstance(game.turn(moment.state), Act):
            answers = {game.asks_in_private(game.view(moment.state, viewer)) for viewer in walks.viewers(moment.start)}
            assert len(answers) == 1
            assert moment.step.public or answers == {True}
            possible += answers == {True}
            silent += not moment.step.public
    assert bool(silent) == bool(possible), "what may be asked is asked at times, and at times answered silently"


def test_the_text_of_a_view_names_the_cards_of_the_view_and_no_other(game):
    for moment in walks.sample(game.key, "text"):
        for viewer in walks.viewers(moment.start):
            view = game.view(moment.after, viewer)
            texts = list(told_texts(view))
            assert {text for hint, text in texts if hint is Card} == set(
                map(CARD_TEXTS.__getitem__, each(cards_named_by(view)))
            )
            for hint, text in texts:
                if get_origin(hint) is Literal:
                    assert text in get_args(hint), "a word whose values are fixed, such as an option's, tells no card"
                elif hint is not Card:
                    assert not CARD_WORD.search(text), (hint, text)


def test_messages_of_a_choice_and_of_refusals_name_no_card_that_the_view_does_not(game):
    named = list(map(game.parse, nameable(game.key)))
    for moment in walks.sample(game.key, "messages", walks.POSITIONS // 3):
        for seat in walks.seats(moment.start):
            view = game.view(moment.after, seat)
            known = cards_named_by(view)
            choice = game.choice(view)
            if isinstance(choice, PickOne):
                for option in choice.options:
                    refused = [option.refusal.message] if option.refusal else []
                    for text in (option.label, *refused):
                        assert card_set(text.cards()) & ~known == 0
            for action in named:
                refusal = game.refusal(view, action)
                if refusal is not None:
                    asked = card_set(index for index, text in enumerate(CARD_TEXTS) if text in str(action).split(" "))
                    assert card_set(refusal.message.cards()) & ~known & ~asked == 0


def test_the_repr_of_whatever_may_hold_a_card_tells_its_kind_and_nothing_else(game):
    rng = random.Random(game.key)
    for moment in walks.sample(game.key, "repr"):
        values = [moment.state, moment.after, moment.step, moment.line, moment.match, *moment.step.events]
        if isinstance(moment.line, DealLine):
            values.append(moment.line.chance)
        for viewer in walks.viewers(moment.start):
            view = game.view(moment.after, viewer)
            choice = game.choice(view)
            values += [view, choice, game.scene(view), *getattr(choice, "options", ())]
            if viewer is not None:
                values += [game.information_state(moment.after, viewer), *guesses(game, moment.after, viewer, rng, 1)]
        for value in values:
            assert repr(value) == f"<{type(value).__name__}>"
            assert str(value) == repr(value)


def test_an_error_names_no_card(game):
    rng = random.Random(game.key)
    texts = [*nameable(game.key), *foreign()]
    for moment in walks.sample(game.key, "errors", 20):
        for text in (*rng.choices(texts, k=60), *NOTHING):
            for seat in walks.seats(moment.start):
                assert not CARD_WORD.search(told_by_error(moment.match, seat, text))


def told_by_error(match, seat, text):
    try:
        match.act(seat, text)
    except (IllegalAction, Malformed) as problem:
        return f"{problem} {problem!r}"
    return ""


def test_a_log_line_of_an_action_is_hidden_until_it_is_written(game):
    for walk in walks.walks(game.key)[:2]:
        assert not CARD_WORD.search(repr(walk.end.log))
        assert any(isinstance(line, ActLine) for line in walk.end.log)
