"""Every text of Vira is used at some moment and exists in every language, and no text names a hidden card."""

import random
from dataclasses import replace
from functools import cache
from itertools import product

import pytest

from bot.text.i18n import DECKS, Localiser, Voice
from engine.cards import Seat
from engine.choice import PickOne
from engine.game import IllegalAction, Malformed
from engine.games.vira import GAME
from engine.games.vira.events import CardsTurned, DealFinished, HandExposed, MatchFinished, UnusedShown
from engine.tricks.events import CardPlayed
from tests.games.vira.deals import KEYS, Plan, finished, with_pot
from tests.games.vira.table import dealt, random_answer, random_match, say, started
from tests.i18n.catalogues import LANGUAGES, messages

SAYS = Localiser(strict=True)
NAMES = ("Anna", "Ben", "Carl", "Dora")
BARE = "AS KS QS JS AH KH QH JH AD KD QD JD AC"
"""A hand without a low guard."""
TRIED = (
    *("hold", "colour", "preference", "pass", "misere", "stand", "surrender", "re-exchange", "sharpen none"),
    *("sharpen six", "bid six", "bid six colour", "bid turne6 colour", "bid solo_vira", "exchange none", "keep none"),
    *("discard none", "exchange 2C 2C", "trump S", "trump H", "trump D", "trump C", "play AS", "jump"),
)
"""Answers of every kind; at any moment most are refused."""
UNSAID = tuple(
    f"vira-{part}-" for part in ("figure", "preset", "option", "rules", "group", "chosen", "left", "reason", "played")
)
"""Keys that the table service and figures ask for, not the game, and those of reasons: `test_reasons` says them."""


def said_by_picture(match, viewer):
    shown = GAME.scene(match.view(viewer))
    yield from (*shown.heading, *shown.aside, shown.prompt, *shown.result, *shown.auction)
    yield from (text for seat in shown.seats for text in (*seat.parts, *seat.said, *seat.aside))
    yield from (group.label for group in shown.groups)
    for account in GAME.sheet(match.view(viewer)):
        yield from (*account.headline, *account.remarks)
        yield from (text for entry in account.entries for text in (entry.reason, *entry.details))


def said_by_choice(match):
    choice = match.choice(match.turn.seat)
    if not isinstance(choice, PickOne):
        yield choice.label
        return
    for option in choice.options:
        yield from (text for text in (option.label, option.meaning) if text is not None)


def refused(match):
    for text in TRIED:
        try:
            match.act(match.turn.seat, text)
        except IllegalAction as problem:
            yield problem.refusal.message
        except Malformed as problem:
            yield problem.message


def followed(match, start=0):
    """The positions of a match from a line of its log on, each with the one before and the step between them."""
    before = match.at(start)
    for line in match.log[start:]:
        after, step = before.follow(line)
        yield before, after, step
        before = after


def deals_of_every_kind():
    """Each contract with random answers, played and surrendered; a won gök and an empty pot; whole random matches."""
    rng = random.Random(40)
    for key, surrenders in product(KEYS, (False, True)):
        match = say(dealt(seats=rng.choice((3, 4)), revealUnused="on"), f"F {key}, M pass, D pass")
        while match.view(None).phase != "ended":
            before, action = match, random_answer(match.choice(match.turn.seat), rng, bold=False)
            if action != "surrender" or surrenders:
                match, step = match.act(match.turn.seat, action)
                yield before, match, step
    gok = Plan("gok", 0)
    yield from followed(finished(with_pot(3, 8), gok, "F", "H", ("2S", BARE)))
    yield from followed(finished(with_pot(3, 16), Plan("turne8", 8)))
    yield from followed(finished(with_pot(3, 24), Plan("six", 5)))
    yield from followed(finished(with_pot(3, 24), Plan("gask2", 9, promise="colour"), "F", "S"))
    for seats, jump in product((3, 4), ("off", "on")):
        yield from followed(random_match(7, seats, deals=seats, qualifierJump=jump, revealUnused="on")[-1])


def test_every_group_of_answers_but_the_calls_has_a_title():
    groups = set()
    for before, _, _ in deals_of_every_kind():
        if hasattr(before.turn, "seat") and isinstance(choice := before.choice(before.turn.seat), PickOne):
            groups |= {option.group for option in choice.options}
    assert {key.removeprefix("vira-group-") for key in messages("en", "vira") if "-group-" in key} == groups - {"calls"}


@cache
def everything_said():
    """One message of each key from the positions, with all messages inside it."""
    by_key = {}

    def note(said):
        by_key.setdefault((said.key, tuple((name, type(value)) for name, value in said.values)), said)
        for _, value in said.values:
            if isinstance(value, type(said)):
                note(value)

    for before, after, step in deals_of_every_kind():
        viewers = (None, *map(Seat, range(after.header.seats)))
        for event in step.events:
            parts = {id(part): part for viewer in viewers if (part := event.seen_by(viewer)) is not None}
            for part in parts.values():
                note(GAME.describe(part))
        for viewer in viewers:
            for text in said_by_picture(after, viewer):
                note(text)
        if hasattr(before.turn, "seat"):
            for text in (*said_by_choice(before), *refused(before)):
                note(text)
    for text in said_by_picture(started(), None):
        note(text)
    for balances in ((1, 0, 0), (1, 1, 0), (0, 0, 0)):
        note(GAME.describe(MatchFinished(balances, (8, 8, 8))))
    for page in GAME.rules_pages:
        for view in (None, dealt().view(None)):
            for text in GAME.rules_lines(page, view):
                note(text)
    note(GAME.check(replace(started().options, deals=10), (), 3))
    return tuple(by_key.values())


def test_every_key_of_the_catalogue_is_said_in_some_position():
    said = {text.key for text in everything_said()}
    keys = {key for key in messages("en", "vira") if not key.startswith(UNSAID) and key != "vira-name"}
    assert not keys - said
    assert not {key for key in said if not key.startswith("engine-")} - keys


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_has_a_text_in_every_language(language, deck):
    voice = Voice(SAYS, language, deck)
    for said_text in everything_said():
        text = voice.say(said_text, NAMES)
        assert text.strip(), said_text.key
        assert not set(text) & set("{}$"), text


# -------------------------------------------------------------------------------------------------------------- secrecy


def test_VIR_1_8_1_no_text_of_a_table_names_a_card_and_open_events_only_those_that_all_see():
    showing = (CardPlayed, CardsTurned, HandExposed, UnusedShown)
    shown = set()
    for before, after, step in deals_of_every_kind():
        for viewer in (None, *map(Seat, range(after.header.seats))):
            assert not [text.key for text in said_by_picture(after, viewer) if [*text.cards()]]
        if hasattr(before.turn, "seat"):
            named = [text.key for text in said_by_choice(before) if [*text.cards()]]
            assert set(named) <= {"vira-action-card"}
        for event in step.events:
            if event.public is not None and [*GAME.describe(event.public).cards()]:
                assert isinstance(event.public, showing)
                shown.add(type(event.public))
            assert not isinstance(event.public, DealFinished) or not [*GAME.describe(event.public).cards()]
    assert shown == set(showing)
