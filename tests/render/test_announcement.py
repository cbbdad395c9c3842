"""Announcements read in order tell a deal, in words, and nothing that their reader may not know."""

import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

import pytest

from bot.text.i18n import SWISS_DECK, Localiser, Voice
from bot.text.render import announcement
from engine.cards import CARD_TEXTS, Card, Seat, parse_card
from engine.export import cards_named_by
from engine.game import Chance, Event
from engine.match import Match
from engine.message import CardWord, SeatWord, message
from engine.players.careful import Careful
from engine.players.random import Random
from engine.registry import game, game_keys
from engine.tricks.events import CardPlayed
from engine.turn import Act
from tests.i18n.catalogues import LANGUAGES

SAYS = Localiser(strict=True)
NAMES = ("Anna", "Ben", "Mabel", "Walter")
GAMES = [(key, seats) for key in game_keys() for seats in game(key).seats]
DEALS = 4
CARDS = [parse_card(text) for text in CARD_TEXTS]


@dataclass(frozen=True)
class Told:
    """One step of a deal."""

    before: Match | None
    now: Match
    events: tuple[Event, ...]
    actor: Seat | None
    opens: bool = False
    """Whether it is the first card of a trick."""

    def to(self, seat: Seat, voice: Voice) -> str:
        return announcement(self.before, self.now, self.events, seat, NAMES, voice)


@cache
def deal(key: str, seats: int, seed: int) -> tuple[Told, ...]:
    """A deal that every seat plays by itself: half of the deals carefully, half at random."""
    rules, rng = game(key), random.Random(seed)
    pack = list(rules.pack)
    rng.shuffle(pack)
    words = tuple((name, rng.choice(values)) for name, values in rules.chance_words.items())
    options = {"announce": "manual"} if key == "schieber" else {}
    before = Match.start(key, seats=seats, dealer=Seat(seed % seats), options=options)
    match, step = before.deal(Chance(tuple(pack), words))
    steps = [Told(None, match, step.events, None)]
    player = (Careful(), Random())[seed % 2]
    dominoes, cards, playing = False, 0, min(seats, 3) if key == "vira" else seats
    while isinstance(match.turn, Act):
        seat, before = match.turn.seat, match
        view, known = match.view(seat), rules.information_state(match.state, seat)
        answer = player.decide(rules, view, known, rules.choice(view), rng)
        match, step = match.act(seat, answer, by="player")
        dominoes |= answer.startswith("declare DO")
        card = answer.startswith("play ")
        steps.append(Told(before, match, step.events, seat, opens=card and not dominoes and not cards % playing))
        cards += card
    return tuple(steps)


def deals(key: str, seats: int) -> Iterator[tuple[Told, ...]]:
    return (deal(key, seats, seed) for seed in range(DEALS))


def named_in(text: str, voice: Voice) -> list[Card]:
    """The cards that a text names in words."""
    return [card for card in CARDS if voice.card_in_words(card) in text]


def played(step: Told) -> list[CardPlayed]:
    return [part for event in step.events if isinstance(part := event.public, CardPlayed)]


def spoken(part: CardPlayed, *, opens: bool, voice: Voice) -> str:
    key = "step-led" if opens else "engine-played"
    return voice.say_aloud(message(key, player=SeatWord(part.seat), card=CardWord(part.card)), NAMES)


@pytest.mark.parametrize(("key", "seats"), GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told_once_in_order(key: str, seats: int, language: str) -> None:
    voice = Voice(SAYS, language)
    for steps in deals(key, seats):
        for seat in map(Seat, range(seats)):
            for step in steps:
                line = step.to(seat, voice)
                for part in played(step):
                    told = spoken(part, opens=step.opens, voice=voice)
                    assert line.startswith(told), line
                    assert line.count(told) == 1


@pytest.mark.parametrize(("key", "seats"), GAMES)
@pytest.mark.parametrize("deck", ["french", SWISS_DECK])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_is_words_and_names_no_hidden_card(key: str, seats: int, deck: str, language: str) -> None:
    voice = Voice(SAYS, language, deck)
    for steps in deals(key, seats):
        for seat in map(Seat, range(seats)):
            seen = 0
            for step in steps:
                seen |= cards_named_by(step.now.view(seat))
                line = step.to(seat, voice)
                assert not set(line) & set("♠♥♦♣♤♡♢♧🛡🌹🌰🔔{}\n"), line
                assert "()" not in line
                assert "  " not in line
                assert all(seen >> card & 1 for card in named_in(line, voice)), line


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_what_a_player_learns_of_a_step_is_told_to_them_in_order(key: str, seats: int) -> None:
    voice = Voice(SAYS)
    for steps in deals(key, seats):
        for step in steps:
            for seat in map(Seat, range(seats)):
                line, at = step.to(seat, voice), 0
                for event in step.events:
                    part = event.seen_by(seat)
                    if part is not None and not isinstance(part, CardPlayed):
                        text = voice.say_aloud(step.now.game.describe(part), NAMES)
                        assert text in line[at:], (line, text)
                        at = line.index(text, at) + len(text)


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_a_silent_step_tells_the_others_nothing(key: str, seats: int) -> None:
    voice, silent = Voice(SAYS), 0
    for steps in deals(key, seats):
        for step in steps:
            if step.before is None or step.now.revision != step.before.revision:
                continue
            silent += 1
            for seat in map(Seat, range(seats)):
                assert seat == step.actor or step.to(seat, voice) == ""
    assert silent or key != "schieber", "a question for the Weis is one"


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_a_turn_is_told_once_at_the_end_of_the_line(key: str, seats: int) -> None:
    voice = Voice(SAYS)
    for steps in deals(key, seats):
        for seat in map(Seat, range(seats)):
            waiting = True
            for step in steps:
                line, own = step.to(seat, voice), step.now.view(seat).turn == Act(seat)
                assert line.count("Your turn.") <= 1
                assert line.endswith("Your turn.") == (own and (waiting or bool(line)))
                waiting = not own


def test_a_deal_reads_so() -> None:
    lines = _told(deal("klaberjass", 2, 0), Seat(0))
    assert lines[0].startswith("Deal 1: Anna deals and turns up the jack of clubs. You receive nine of spades, king of")
    assert lines[1] == "Ben: “Pass”. Your turn."
    assert lines[6:9] == [
        "Ben leads the jack of spades. Your turn.",
        "Anna plays the eight of spades. Ben takes the trick: 20 points.",
        "Ben leads the nine of clubs. Your turn.",
    ]
    assert lines[-1].endswith("Ben takes the last trick: 10 points. Ben is bete, 49 to 85: Anna scores 134.")


def test_the_own_answer_is_told_as_that_of_anybody_else() -> None:
    step = next(step for step in deal("klaberjass", 2, 0) if played(step) and step.actor == 0)
    assert step.before is not None
    (card,) = played(step)
    for by in ("player", "autopilot", None):
        now, done = step.before.act(Seat(0), step.now.log[-1].action, by=by)  # type: ignore[union-attr]  # an answer
        line = announcement(step.before, now, done.events, Seat(0), NAMES, Voice(SAYS))
        assert line.startswith(spoken(card, opens=step.opens, voice=Voice(SAYS)))


def _told(steps: Sequence[Told], seat: Seat) -> list[str]:
    return [line for step in steps if (line := step.to(seat, Voice(SAYS)))]


@pytest.mark.parametrize(("key", "seats"), [("klaberjass", 2), ("schieber", 4)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_counts_for_themselves_is_told_who_takes_a_trick_and_not_for_how_many_points(
    key: str, seats: int, language: str
) -> None:
    voice = Voice(SAYS, language)
    hidden, tricks = replace(voice, points=False), 0
    for steps in deals(key, seats):
        for step in steps:
            for part in (event.public for event in step.events):
                if type(part).__name__ == "TrickTaken":
                    tricks += 1
                    words = step.now.game.describe(part)
                    assert re.search(r"\d", voice.say_aloud(words, NAMES))
                    told = hidden.say_aloud(words, NAMES)
                    assert told in step.to(Seat(0), hidden)
                    assert not re.search(r"\d", told)
                    assert any(name in told for name in NAMES)
    assert tricks > 5 * DEALS
