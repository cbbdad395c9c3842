"""Everything that a game says has its text in every language, and the text fits the values that come with it."""

import dataclasses
import random
from functools import cache

import pytest

from bot.text.catalogues import find_catalogues, language_beneath
from bot.text.i18n import Localiser, Voice
from bot.text.render import option_value
from engine.cards import Seat
from engine.choice import PickOne
from engine.game import IllegalAction, Malformed
from engine.match import Match
from engine.message import Message, SeatWord
from engine.record import Fault, read
from engine.turn import Act
from tests.conformance import walks
from tests.conformance.notation import NOTHING, foreign, nameable

CATALOGUES = find_catalogues()
LANGUAGES = sorted(CATALOGUES)
NAMES = ("Ada", "Bo", "Cy", "Di")


def alone(language):
    """A strict localiser that knows this language, and that beneath a variant, and has no other to fall back to."""
    known = {language, language_beneath(language) or language}
    return Localiser({each: CATALOGUES[each] for each in known}, strict=True)


def said_in_choices(game, view):
    choice = game.choice(view)
    if isinstance(choice, PickOne):
        for option in choice.options:
            yield option.label
            if option.refusal is not None:
                yield option.refusal.message
    elif choice.label is not None:
        yield choice.label


def said_in_picture(scene):
    yield from (*scene.heading, scene.prompt, *scene.result, *scene.auction)
    for seat in scene.seats:
        yield from (*seat.parts, *seat.said)
    yield from (group.label for group in scene.groups)


def said_in_sheet(sheet):
    for deal in sheet:
        yield from (*deal.headline, *deal.remarks)
        for entry in deal.entries:
            yield from (entry.reason, *entry.details)


def said_in_events(game, moment):
    for event in moment.step.events:
        for viewer in walks.viewers(moment.start):
            part = event.seen_by(viewer)
            if part is not None:
                yield game.describe(part)


def said_in_refusals(game, moment, texts):
    match = moment.match
    for seat in walks.seats(match):
        for text in texts:
            try:
                match.act(seat, text)
            except IllegalAction as problem:
                yield problem.refusal.message
            except Malformed as problem:
                yield problem.message


def said_to_bad_tables(game):
    """What is said to a table that cannot be opened or dealt."""
    good = {"seats": game.seats[0], "dealer": 0}
    for changed in (
        {"seats": 99},
        {"dealer": Seat(-1)},
        {"preset": "no such"},
        {"options": {"no such": 1}},
        *({"options": {field.name: "no such"}} for field in dataclasses.fields(game.options_type)),
    ):
        with pytest.raises(Malformed) as refused:
            Match.start(game, **{**good, **changed})
        yield refused.value.message
    for field in dataclasses.fields(game.options_type):
        for value in field.metadata["offered"]:
            try:
                Match.start(game, **good, options={field.name: value})
            except Malformed as refused:
                yield refused.message


@cache
def everything_said(game):
    """Every message of the game that the walked matches bring up, one for each key and kind of values."""
    rng = random.Random(game.key)
    kinds: dict[object, Message] = {}

    def note(messages):
        for text in messages:
            kinds.setdefault((text.key, tuple((name, type(value)) for name, value in text.values)), text)

    note(said_to_bad_tables(game))
    texts = [*nameable(game.key), *foreign()]
    for moment in walks.sample(game.key, "words"):
        note(said_in_refusals(game, moment, [*rng.choices(texts, k=60), rng.choice(NOTHING)]))
        for viewer in walks.viewers(moment.start):
            view = game.view(moment.after, viewer)
            note(said_in_choices(game, view))
            note(said_in_picture(game.scene(view)))
            note(said_in_sheet(game.sheet(view)))
    for moment in walks.moments(game.key):
        note(said_in_events(game, moment))
    return tuple(kinds.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_its_text(game, language):
    localiser = alone(language)
    for text in everything_said(game):
        assert localiser.say(language, text, NAMES).strip(), text.key


def test_the_seat_on_turn_is_asked_in_words_that_do_not_name_it(game):
    asked = set()
    for moment in walks.sample(game.key, "words"):
        view = game.view(moment.after, None)
        if isinstance(view.turn, Act):
            seat = view.turn.seat
            prompt = game.scene(game.view(moment.after, seat)).prompt
            assert SeatWord(seat) not in dict(prompt.values).values(), prompt.key
            others = game.scene(view).prompt
            assert SeatWord(seat) in dict(others.values).values(), others.key
            asked.add(prompt.key)
    assert len(asked) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_game_presets_options_and_rules_have_their_text(game, language):
    localiser = alone(language)
    keys = [f"{game.key}-name", *game.rules_pages, *(f"{game.key}-preset-{preset}" for preset in game.presets)]
    keys += [f"{game.key}-variant-{variant}" for variant in game.variants]
    for field in dataclasses.fields(game.options_type):
        keys.append(f"{game.key}-option-{field.name}")
        values = [
            word for value in field.metadata["offered"] for word in (value if isinstance(value, tuple) else (value,))
        ]
        words = [value for value in values if isinstance(value, str)]
        for word in words:
            assert option_value(game.key, field.name, word, Voice(localiser, language)).strip()
    for key in keys:
        assert localiser.text(language, key).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_record_has_its_text(game, language):
    localiser = alone(language)
    header = f'{{"stich":1,"game":"{game.key}","seats":{game.seats[0]},"dealer":0}}\n'
    lines = (
        b"", b"\xff", b"\n", b"{", b"[]", b'{"stich":1,"stich":1}', b'{"x":1}', b'{"stich":1}',
        header.replace('"stich":1', '"stich":2').encode(),
        header.replace(game.key, "no such").encode(),
        *(header.encode() + more for more in (
            b'{"deal":"AS"}', b'{"deal":"AS","x":"H"}', b'{"seat":99,"act":"x"}', b'{"seat":0,"act":1}',
            b'{"seat":0,"act":"no such"}', b'{"seat":0,"act":"play AS","by":"x"}', b'{"seat":0,"act":"play AS"}',
        )),
    )  # fmt: skip
    keys = set()
    for data in lines:
        fault = list(read(data))[-1]
        assert isinstance(fault, Fault)
        assert localiser.say(language, fault.message, NAMES).strip()
        keys.add(fault.message.key)
    assert len(keys) > len(lines) / 2


def test_a_message_s_key_is_the_game_s_own_or_the_engine_s(game):
    for text in everything_said(game):
        assert text.key.startswith((f"{game.key}-", "engine-"))


def test_what_can_be_said_is_written_as_in_the_notation_and_has_a_name_of_its_own(game):
    assert bool(game.sayings) == bool(game.verbs), "a game has a bidding, or none"
    for option in game.sayings:
        assert str(game.parse(option.text)) == option.text
        assert option.open
    for language in LANGUAGES:
        localiser = alone(language)
        names = [localiser.say(language, option.label) for option in game.sayings]
        assert len(set(names)) == len(names)
