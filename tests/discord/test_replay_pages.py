"""The pages of a replay: every position of whole matches shows each viewer what they saw, and nothing else."""

from dataclasses import replace
from unicodedata import east_asian_width

import pytest

from bot.discord.pages.replay import ALL, PUBLIC, Spot, frame_of_played, moment_page, replay_rows
from bot.tables.model import Person, Place, TableId, UserId
from bot.tables.played import MatchRef, PlayedMatch, Player
from bot.tables.positions import Positions
from bot.text.i18n import Voice
from bot.text.render import shown_names
from engine.cards import Seat, card_set
from engine.export import cards_named_by
from engine.match import Match
from engine.message import Message
from engine.registry import game_keys
from engine.turn import Act
from tests.discord.house import WORDS
from tests.discord.secrecy import cards_in
from tests.i18n.catalogues import LANGUAGES
from tests.render.test_emoji import drawn
from tests.support.clock import START
from tests.tables.test_positions import played as match_of

VOICE = Voice(WORDS)


@pytest.fixture(scope="module", params=game_keys())
def whole(request: pytest.FixtureRequest) -> tuple[PlayedMatch, Positions]:
    """A whole match of each game, of two people and computers."""
    match = match_of(request.param)
    positions = Positions.of(match.header, match.log)
    assert positions is not None
    return played_by_two(match), positions


def played_by_two(match: Match) -> PlayedMatch:
    seats = [Player(Seat(seat), None, "good") for seat in range(match.header.seats)]
    for seat, name in ((0, "Anna"), (1, "Ben")):
        seats[seat] = Player(Seat(seat), Person(UserId(seat + 1), name))
    ref = MatchRef(TableId("ev643cjds3"), 1)
    return PlayedMatch(ref, match.header.game, Place(1, 2), rated=True, finished_at=START, players=tuple(seats))


def test_every_position_shows_each_viewer_what_they_saw_then_and_all_hands_to_who_looks_back(
    whole: tuple[PlayedMatch, Positions],
) -> None:
    """The cards are compared with those of the engine's views, and each page has the limits of Discord."""
    played, positions = whole
    for position in range(1, len(positions) + 1):
        match = positions.at(position).match
        views = {seat: match.view(Seat(seat)) for seat in range(match.header.seats)}
        hands = {seat: card_set(match.game.scene(view).hand) for seat, view in views.items()}
        for view in (ALL, PUBLIC, *map(str, views)):
            spot = Spot(played.ref, position, view)
            page = moment_page(played, positions, spot, VOICE, Seat(0))
            rows = replay_rows(played, positions, spot, VOICE, reader=Seat(0), shares=True)
            shown = [field for field in page.rendered.fields if field.name in ("Hands", "Hand")]
            cards = cards_in([field.value for field in shown])
            if view == ALL:
                assert cards == sum(hands.values())
            elif view == PUBLIC:
                assert not shown
            else:
                assert cards == hands[int(view)]
            assert len(page.rendered) <= 6000
            assert len(page.content) <= 2000
            assert len(rows) == 5
            buttons = [one.id for row in rows if isinstance(row, tuple) for one in row]
            menus = [row for row in rows if not isinstance(row, tuple)]
            every = [*buttons, *(one.id for one in menus)]
            assert len(set(every)) == len(every)
            assert max(map(len, every)) <= 100
            assert all(1 <= len(one.options) <= 25 for one in menus)
            assert all(sum(option.chosen for option in one.options) == 1 for one in menus)


def test_the_words_of_a_seats_view_name_no_card_that_it_could_not_know(whole: tuple[PlayedMatch, Positions]) -> None:
    """Each position of some deals: all the text of the page, without the hidden hands of the others."""
    played, positions = whole
    for deal in range(1, min(4, len(positions.starts)) + 1):
        known = dict.fromkeys((None, *map(Seat, range(positions.last.header.seats))), 0)
        for position in range(positions.starts[deal - 1], positions.end_of(deal) + 1):
            moment = positions.at(position)
            for viewer in known:
                known[viewer] |= cards_named_by(moment.match.view(viewer))
                for event in moment.events:
                    known[viewer] |= cards_named_by(event.seen_by(viewer)) if event.seen_by(viewer) else 0
                view = PUBLIC if viewer is None else str(viewer)
                page = moment_page(played, positions, Spot(played.ref, position, view), VOICE, None)
                extra = cards_in([page.rendered.plain, page.content]) & ~known[viewer]
                assert not extra, (position, viewer)


def test_only_the_reader_is_spoken_to_at_their_own_seat(whole: tuple[PlayedMatch, Positions]) -> None:
    played, positions = whole
    turn = next(p for p in range(1, len(positions)) if positions.at(p).match.turn == Act(Seat(0)))
    own, other = (
        moment_page(played, positions, Spot(played.ref, turn, "0"), VOICE, reader).rendered.description
        for reader in (Seat(0), Seat(1))
    )
    assert own != other
    assert "Anna" in other


def test_the_last_position_has_the_account_and_says_who_won(whole: tuple[PlayedMatch, Positions]) -> None:
    played, positions = whole
    last = moment_page(played, positions, Spot(played.ref, len(positions)), VOICE, None).rendered
    standings, names = positions.last.standings, shown_names(frame_of_played(played).seated, VOICE)
    (best,) = standings.ranking[0]
    winners = [names[seat] for seat in positions.last.game.sides(len(names))[best]]
    assert any("win" in line and all(name in line for name in winners) for line in last.description.splitlines())
    for score in standings.scores:
        assert str(score).replace("-", "−") in last.plain


def test_no_position_says_anything_twice(whole: tuple[PlayedMatch, Positions]) -> None:
    played, positions = whole
    for position in range(1, len(positions) + 1):
        lines = moment_page(
            played, positions, Spot(played.ref, position), VOICE, None
        ).rendered.description.splitlines()
        assert len(set(lines)) == len(lines), position


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_deal_tells_its_last_card_and_then_its_result_once(
    whole: tuple[PlayedMatch, Positions], language: str
) -> None:
    played, positions = whole
    voice = replace(VOICE, language=language)
    names, again = shown_names(frame_of_played(played).seated, voice), list[Message]()
    for deal in range(1, len(positions.starts) + 1):
        end = positions.end_of(deal)
        moment, page = positions.at(end), moment_page(played, positions, Spot(played.ref, end), voice, None)
        lines = page.rendered.description.replace("\ufe0e", "").splitlines()
        scene = moment.match.game.scene(moment.match.view(None))
        last = voice.say(moment.match.game.describe(moment.events[0].public), names)
        told = [number for number, line in enumerate(lines) if line == last]
        assert told or last in [voice.say(said, names) for said in scene.dialogue], (
            "what was said has a line of its own"
        )
        for result in scene.result:
            places = [number for number, line in enumerate(lines) if line.startswith(voice.say(result, names))]
            assert len(places) == 1
            assert all(number < places[0] for number in told)
        happened = [moment.match.game.describe(event.public) for event in moment.events if event.public is not None]
        accounted = [one for one in happened if one.key in moment.match.game.accounted]
        assert not {voice.say(one, names) for one in accounted} & set(lines)
        again += accounted
    assert bool(again) == (played.game == "schieber"), "the points of the cards"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_four_steps_are_short_enough_for_one_row_on_a_phone(
    whole: tuple[PlayedMatch, Positions], language: str
) -> None:
    """A letter of Japanese takes the room of two; the sandbox's page of 390 pixels has room for 26 in four buttons."""
    played, positions = whole
    voice = replace(VOICE, language=language)
    (steps, *_) = replay_rows(played, positions, Spot(played.ref), voice, reader=None, shares=False)
    assert isinstance(steps, tuple)
    wide = [1 + (east_asian_width(letter) in "WF") for button in steps for letter in button.label]
    assert len(steps) == 4
    assert sum(wide) <= 26


def test_hands_of_emoji_that_do_not_fit_one_field_have_one_each_under_their_players_name() -> None:
    """A further field without a name would be an empty line between hands, on a phone four of them."""
    match = match_of("barbu")
    played, positions = played_by_two(match), Positions.of(match.header, match.log)
    assert positions is not None
    page = moment_page(played, positions, Spot(played.ref), drawn(), None)
    names = shown_names(frame_of_played(played).seated, VOICE)
    assert [field.name for field in page.rendered.fields][-4:] == list(names)
    assert all(len(field.value) <= 1024 for field in page.rendered.fields)
    assert cards_in([field.value for field in page.rendered.fields[-4:]]).bit_count() == 52


def test_a_former_player_and_a_computer_in_place_of_somebody_are_named_so() -> None:
    played = played_by_two(match_of("barbu"))
    _, ben, *others = played.players
    changed = replace(played, players=(Player(Seat(0)), Player(Seat(1), ben.person, "good"), *others))
    frame = frame_of_played(changed)
    assert frame.seated[0].name == ""
    assert frame.seated[1].instead_of == "Ben"
    match = match_of("barbu")
    positions = Positions.of(match.header, match.log)
    text = moment_page(changed, positions, Spot(played.ref, 3), VOICE, None).rendered.plain
    assert "Former player" in text
    assert "playing for Ben" in text
    assert "computer, good" in text
