"""`/learn` and the buttons that lead to it: lessons step by step, alone, anywhere, whatever becomes of the bot."""

import sqlite3
from contextlib import closing
from typing import Any

import pytest

from bot.text.lessons import lesson_files, lessons_of
from engine.lesson import Lesson
from tests.discord.house import House, controls, ids, labels, private_messages, raw_click, text_of

TRICKS = "engine.tricks"


def newest(house: House, actor: Any) -> Any:
    """The newest message that this person alone sees."""
    return private_messages(house, actor)[-1]


async def opened(house: House, actor: Any, lesson: str = TRICKS) -> Any:
    """This lesson at its first stop, chosen in the list."""
    await actor.slash(house.channel, "learn")
    owner = lesson.partition(".")[0]
    turn = [one["custom_id"] for one in controls(newest(house, actor)) if one["custom_id"].endswith(f"learn={owner}")]
    if turn and not [one for one in controls(newest(house, actor)) if one["custom_id"] == turn[0] and one["disabled"]]:
        await actor.click(newest(house, actor), custom_id=turn[0])
    menu = next(one["custom_id"] for one in controls(newest(house, actor)) if one["type"] == 3)
    await actor.select(newest(house, actor), [lesson], custom_id=menu)
    return newest(house, actor)


async def give(house: House, actor: Any, answer: str) -> Any:
    """The lesson after this answer, given by the buttons and menus that a learner has for it."""
    verb, *words = answer.split()
    page = newest(house, actor)
    if not _with(page, "lesson-do", answer):
        menus = [one for one in controls(page) if one["type"] == 3]
        for menu in menus:
            offered = [option["value"] for option in menu["options"]]
            values = [answer] if answer in offered else [word for word in words if word in offered]
            if values and (answer in offered or "lesson-pick" in menu["custom_id"]):
                await _choose(house, actor, menu, values)
        if weigh := _with(page, "lesson-weigh", answer):
            await actor.click(page, custom_id=weigh[0])
        if words == ["none"] and (none := ids(page, "lesson-none")):
            await actor.click(page, custom_id=none[0])
    page = newest(house, actor)
    final = ids(page, "lesson-final") or [id for id in ids(page, "lesson-do") if _says(id, verb, words)]
    await actor.click(page, custom_id=final[0])
    return newest(house, actor)


def _with(page: Any, verb: str, answer: str) -> list[str]:
    return [id for id in ids(page, verb) if id.endswith(f".{answer}")]


def _says(id: str, verb: str, words: list[str]) -> bool:
    """Whether a button gives the answer with these words, in any order."""
    said = id.partition("=")[2].split(".", 2)[-1].split()
    return said[:1] == [verb] and sorted(said[1:]) == sorted(words)


async def _choose(house: House, actor: Any, menu: dict[str, Any], values: list[str]) -> None:
    """Choose these values in the menu of this place, whose id carries what the menus before have picked."""
    at = menu["custom_id"].rpartition(".")[0] if menu["custom_id"].count(".") > 2 else menu["custom_id"]
    now = [one for one in controls(newest(house, actor)) if one["type"] == 3 and one["custom_id"].startswith(at)]
    await actor.select(newest(house, actor), values, custom_id=now[0]["custom_id"])


async def press(house: House, actor: Any, answer: str) -> Any:
    """The lesson after this answer."""
    page = newest(house, actor)
    (found,) = [id for id in ids(page, "lesson-do") if id.endswith(f".{answer}")]
    await actor.click(page, custom_id=found)
    return newest(house, actor)


def stored(house: House) -> list[tuple[Any, ...]]:
    """What the database has of everybody's progress."""
    with closing(sqlite3.connect(house.path)) as connection:
        return connection.execute("SELECT user_id, lesson, passed, finished FROM lesson_progress").fetchall()


async def test_the_list_names_the_lessons_and_opens_one(house: House) -> None:
    anna = house.person("Anna")
    shown = (await anna.slash(house.channel, "learn")).response
    assert shown.ephemeral
    assert "Tricks and trumps" in text_of(shown)
    assert "Start: Tricks and trumps" in labels(shown)
    await anna.click(shown, label="Start: Tricks and trumps")
    page = newest(house, anna)
    assert "step 1 of 5" in text_of(page)
    assert "Goal: Take five of the last six tricks." in text_of(page)
    assert {"Show me", "Why?", "All lessons"} <= set(labels(page))


async def test_the_right_answer_goes_on_and_says_why_and_what_the_others_did(house: House) -> None:
    anna = house.person("Anna")
    await opened(house, anna)
    page = await press(house, anna, "play 5D")
    assert "step 2 of 5" in text_of(page)
    assert "**Right.** You cannot beat ♦A" in text_of(page)
    assert "♥A" in text_of(page), "what was led to the next trick"
    assert stored(house) == [(anna.id, TRICKS, 1, 0)]


async def test_of_a_deal_that_ended_in_between_only_its_result_is_told(house: House) -> None:
    anna = house.person("Anna")
    page = await opened(house, anna, "schieber.choosing")
    await anna.click(page, label="Show me")
    told = text_of(newest(house, anna))
    assert "**Right.**" in told
    assert "This deal: " in told
    assert "deals" in told, "the new deal"
    assert "takes the last trick" not in told


async def test_a_wrong_answer_is_explained_and_changes_nothing(house: House) -> None:
    anna = house.person("Anna")
    before = await opened(house, anna)
    page = await press(house, anna, "play KD")
    assert "**♦K?** The ace still takes the trick" in text_of(page)
    assert "step 1 of 5" in text_of(page)
    assert labels(page) == labels(before)
    assert stored(house) == []
    assert "step 2 of 5" in text_of(await press(house, anna, "play 5D"))


async def test_an_answer_that_is_as_good_goes_on_too(house: House) -> None:
    anna = house.person("Anna")
    await opened(house, anna)
    for answer in ("play 5D", "play 7S", "play QS"):
        await press(house, anna, answer)
    page = await press(house, anna, "play KD")
    assert "step 5 of 5" in text_of(page)
    assert "♦K is just as good" in text_of(page)


async def test_show_me_plays_the_recommended_answer_and_step_back_goes_back(house: House) -> None:
    anna = house.person("Anna")
    await anna.click(await opened(house, anna), label="Show me")
    page = newest(house, anna)
    assert "step 2 of 5" in text_of(page)
    await anna.click(page, label="Step back")
    page = newest(house, anna)
    assert "step 1 of 5" in text_of(page)
    assert "Step back" not in labels(page)
    assert stored(house) == [(anna.id, TRICKS, 1, 0)], "what one has seen stays"


async def test_why_names_the_rule_that_forbids_a_card(house: House) -> None:
    anna = house.person("Anna")
    await anna.click(await opened(house, anna), label="Why?")
    assert "the suit that was led; please follow suit" in text_of(newest(house, anna))


async def test_a_forged_answer_is_refused_by_the_rule(house: House) -> None:
    anna = house.person("Anna")
    page = await opened(house, anna)
    await raw_click(house, anna, page, f"s1:-:-:0:lesson-do={TRICKS}.play QS")
    assert "the suit that was led; please follow suit" in text_of(newest(house, anna))
    assert stored(house) == []


@pytest.mark.parametrize(
    "what", ["engine.tricks.nonsense", "engine.tricks.", "engine.gone.play 5D", "x", "", "engine.tricks.play 5D"]
)
async def test_no_id_breaks_anything(house: House, what: str) -> None:
    anna = house.person("Anna")
    page = await opened(house, anna)
    for stop in (0, 5, 999):
        for verb in ("do", "open", "back", "drop", "show", "why", "weigh", "choose", "pick", "none", "final"):
            await raw_click(house, anna, page, f"s1:-:-:{stop}:lesson-{verb}={what}", values=["x"])
            shown = newest(house, anna)
            assert "went wrong" not in text_of(shown)
            assert "Tricks and trumps" in text_of(shown) or "no longer exists" in text_of(shown)


async def test_the_end_offers_the_next_lesson_and_the_list_has_a_tick(house: House) -> None:
    anna = house.person("Anna")
    page = await opened(house, anna)
    for _ in range(5):
        await anna.click(page, label="Show me")
        page = newest(house, anna)
    assert "Five tricks!" in text_of(page)
    assert stored(house) == [(anna.id, TRICKS, 5, 1)]
    assert not ids(page, "lesson-do")
    assert {"Step back", "Once more", "All lessons"} <= set(labels(page))
    await anna.click(page, label="All lessons")
    page = newest(house, anna)
    assert "✓ done" in text_of(page)
    assert "First steps 1/1" in labels(page)


@pytest.mark.parametrize("lesson", [lessons_of(owner)[0].id for owner in lesson_files()])
async def test_no_result_at_the_end_promises_another_deal(house: House, lesson: str) -> None:
    anna = house.person("Anna")
    page = await opened(house, anna, lesson)
    while "Once more" not in labels(page):
        await anna.click(page, label="Show me")
        page = newest(house, anna)
    assert "next deal" not in text_of(page)


async def test_a_lesson_begun_is_continued_where_one_left_it(house: House) -> None:
    anna = house.person("Anna")
    await opened(house, anna)
    await press(house, anna, "play 5D")
    await house.restart()
    shown = (await anna.slash(house.channel, "learn")).response
    assert "step 1 of 5" in text_of(shown)
    await anna.click(shown, label="Continue: Tricks and trumps")
    assert "step 2 of 5" in text_of(newest(house, anna))


async def test_lessons_open_where_one_is_in_the_middle_of_a_course(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await opened(house, anna)
    await press(house, anna, "play 5D")
    six = await opened(house, anna, "vira.six")
    await anna.click(six, label="Show me")
    for message in (house.channel.history()[0], (await anna.slash(house.channel, "help")).response):
        await anna.click(message, label="Lessons")
        assert "Continue: Six tricks with trumps" in labels(newest(house, anna))
    assert "Start: Tricks and trumps" in labels((await ben.slash(house.channel, "learn")).response)


async def test_who_has_ended_a_course_finds_the_one_that_they_left_before(house: House) -> None:
    anna = house.person("Anna")
    await anna.click(await opened(house, anna, "vira.six"), label="Show me")
    await opened(house, anna)
    while "Once more" not in labels(newest(house, anna)):
        await anna.click(newest(house, anna), label="Show me")
    assert "Continue: Six tricks with trumps" in labels((await anna.slash(house.channel, "learn")).response)


async def test_buttons_of_before_a_restart_go_on(house: House) -> None:
    anna = house.person("Anna")
    await opened(house, anna)
    await house.restart()
    assert "step 2 of 5" in text_of(await press(house, anna, "play 5D"))


async def test_it_works_in_direct_messages(house: House) -> None:
    anna = house.person("Anna")
    shown = (await anna.user.slash("learn")).response
    page = (await anna.user.click(shown, label="Start: Tricks and trumps")).response
    page = page or shown
    assert stored(house) == []
    (answer,) = [id for id in ids(page, "lesson-do") if id.endswith(".play 5D")]
    await anna.user.click(page, custom_id=answer)
    assert stored(house) == [(anna.id, TRICKS, 1, 0)]


async def test_the_help_and_the_greeting_lead_to_the_lessons_of_whoever_presses(house: House) -> None:
    anna = house.person("Anna")
    greeting = house.channel.history()[0]
    for message in (greeting, (await anna.slash(house.channel, "help")).response):
        await anna.click(message, label="Lessons")
        assert "Tricks and trumps" in text_of(newest(house, anna))
    assert "Tricks and trumps" not in text_of(house.channel.history()[0])


@pytest.mark.parametrize(
    "lesson", [one for owner in lesson_files() for one in lessons_of(owner)], ids=lambda lesson: lesson.id
)
async def test_every_lesson_is_played_to_its_end_by_its_buttons(house: House, lesson: Lesson) -> None:
    anna = house.person("Anna")
    page = await opened(house, anna, lesson.id)
    for number in range(len(lesson.stops)):
        assert f"step {number + 1} of {len(lesson.stops)}" in text_of(page)
        page = await give(house, anna, lesson.stops[number].answer)
        if number + 1 < len(lesson.stops):
            assert f"step {number + 2} of {len(lesson.stops)}" in text_of(page)
    assert "Once more" in labels(page)
