"""Each lesson is played to its end by its own instructions; its texts are there, and what they state is true."""

import re

import pytest

from bot.text.i18n import Localiser
from bot.text.lessons import lesson_files, lessons_of, said
from engine.game import IllegalAction
from engine.lesson import Lesson
from engine.match import Match
from engine.turn import Act
from tests.i18n.catalogues import LANGUAGES, messages
from tests.lessons.facts import check
from tests.lessons.texts import LONGEST, accounted_for, named_in, texts_of, written

SAYS = Localiser(strict=True)
NAMES = ("Dora", "Elia", "Finn", "Gus")
LESSONS = [lesson for owner in lesson_files() for lesson in lessons_of(owner)]
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.id for lesson in LESSONS])


@every_lesson
def test_a_learner_who_does_what_is_recommended_comes_to_the_end(lesson: Lesson) -> None:
    match = lesson.stops[0].match
    for number, stop in enumerate(lesson.stops):
        assert match.log == stop.match.log, stop.name
        assert match.turn == Act(lesson.seat)
        assert stop.judge(stop.answer).goes_on
        match, _ = match.act(lesson.seat, stop.answer)
        for line in lesson.at(number + 1).match.log[len(match.log) :]:
            match, _ = match.follow(line)
    assert match.log == lesson.end.match.log


@every_lesson
def test_every_answer_that_the_rules_allow_is_explained(lesson: Lesson) -> None:
    for stop in lesson.stops:
        texts = {text.what for text in texts_of(lesson)}
        choice = stop.match.choice(lesson.seat)
        for answer in getattr(choice, "legal", (stop.answer,)):
            assert f"{stop.name}-{stop.judge(answer).explanation}" in texts
            assert stop.judge(answer).goes_on == (stop.judge(answer).explanation in {"right", *dict(stop.also)})


@every_lesson
def test_a_right_answer_is_one_that_can_be_given(lesson: Lesson) -> None:
    for stop in lesson.stops:
        for answer in (stop.answer, *(one for _, answers in (*stop.also, *stop.wrong) for one in answers)):
            try:
                stop.match.act(lesson.seat, answer)
            except IllegalAction as error:
                raise AssertionError(f"{stop.name}: {answer} ({error.refusal.rule})") from None


@every_lesson
def test_what_a_lesson_states_is_true(lesson: Lesson) -> None:
    for stop in (*lesson.stops, lesson.end):
        for fact in stop.facts:
            check(lesson, stop, fact)


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_names_no_number_and_no_card_that_is_not_stated_as_a_fact_or_seen(lesson: Lesson, language: str) -> None:
    idle = []
    for text in texts_of(lesson):
        numbers, cards = named_in(written(lesson, language, text.what))
        stated, seen = accounted_for(lesson, text.stops or (*lesson.stops, lesson.end))
        if numbers - stated or cards - seen:
            idle.append((text.what, sorted(numbers - stated), sorted(cards - seen)))
    assert not idle, "state these as facts"


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_is_short_and_can_be_said(lesson: Lesson, language: str) -> None:
    for text in texts_of(lesson):
        shown = SAYS.say(language, said(lesson, text.what), NAMES)
        assert shown.strip()
        assert len(shown) <= LONGEST, f"{text.what}: {len(shown)} characters"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owner", list(lesson_files()))
def test_a_catalogue_has_the_texts_of_its_lessons_and_no_others(owner: str, language: str) -> None:
    wanted = [lesson.key(text.what) for lesson in lessons_of(owner) for text in texts_of(lesson)]
    assert len(set(wanted)) == len(wanted), "two texts with one key"
    there = set(messages(language, f"{owner}-lessons"))
    assert not set(wanted) - there, "missing"
    assert not there - set(wanted), "of no lesson"


@every_lesson
def test_a_lesson_is_short_and_asks_each_time_after_something_has_happened(lesson: Lesson) -> None:
    assert 3 <= len(lesson.stops) <= 12
    assert re.fullmatch("[a-z][a-z0-9-]{0,19}", lesson.name)


def test_lessons_are_numbered_from_1_without_gaps() -> None:
    for owner, files in lesson_files().items():
        numbers = [int(file.name[:2]) for _, file in files]
        assert numbers == list(range(1, len(files) + 1)), owner


def test_the_record_of_a_lesson_is_a_record() -> None:
    """Without its own lines it can be replayed as any other."""
    for lesson in LESSONS:
        assert isinstance(lesson.end.match, Match)
