"""Lessons: the list of them, and each answer of a learner. The position is in the ids; only progress is stored."""

from collections.abc import Mapping, Sequence

from bot.discord.context import Context
from bot.discord.pages.hand_rows import option_of
from bot.discord.pages.lesson import lesson_page, lessons_page, table_of
from bot.discord.pages.pick_masks import of_mask, with_part
from bot.discord.pages.selections import Selection, picked_of
from bot.discord.pages.table_frame import frame_of
from bot.tables.lessons import Progress
from bot.tables.model import Refused
from bot.text.i18n import Voice
from bot.text.lessons import lesson_files, lesson_of, lessons_of, said
from bot.text.render import candidate_name, nothing_key, shown_names, why
from bot.text.typed_picks import NONE, action_of
from engine.choice import Choice, PickSome
from engine.game import Malformed
from engine.lesson import RIGHT, Lesson, Stop
from engine.message import Message


async def lessons(context: Context, owner: str = "", *, turned: bool = False) -> None:
    """Show the lessons of a game, `turned` in place of the page whose button was pressed.

    `owner`: empty for those among which the user has still something to learn and was last, at first the first ones.
    """
    progress = await context.services.lessons.progress(context.person.id)
    shown = owner if owner in lesson_files() else _left_at(progress)
    page = lessons_page(shown, progress, await context.voice())
    await (context.update(page) if turned else context.show(page))


def _left_at(progress: Mapping[str, Progress]) -> str:
    """Whose lessons somebody is in the middle of: those among which they came on last, of which not all are done."""
    for owner in (id.partition(".")[0] for id in reversed([*progress])):
        if any(lesson.id not in progress or not progress[lesson.id].finished for lesson in lessons_of(owner)):
            return owner
    return next(iter(lesson_files()))


async def chosen(context: Context, values: Sequence[str]) -> None:
    """Open the lesson that was chosen in the list, where the user left it; a finished one at its beginning.

    Raises:
        Refused: there is none any more.
    """
    lesson = found(" ".join(values[:1]))
    progress = (await context.services.lessons.progress(context.person.id)).get(lesson.id)
    unfinished = progress is not None and not progress.finished
    await open_at(context, lesson, min(progress.passed, len(lesson.stops) - 1) if progress and unfinished else 0)


def found(id: str) -> Lesson:
    """The lesson with this id.

    Raises:
        Refused: there is none any more.
    """
    lesson = lesson_of(id)
    if lesson is None:
        raise Refused(Message("lesson-gone"))
    return lesson


async def open_at(context: Context, lesson: Lesson, number: int, selection: Selection | None = None) -> None:
    """Show the lesson at this stop, in place of the message whose button was pressed."""
    number = max(0, min(number, len(lesson.stops)))
    await context.update(lesson_page(lesson, number, context.person, await context.voice(), selection=selection))


async def answer(context: Context, lesson: Lesson, number: int, text: str) -> None:
    """Judge an answer: the right one goes on, and any other is explained and changes nothing."""
    stop, choice = _asked(lesson, number)
    try:
        action = stop.match.game.parse(text) if choice is not None else None
    except Malformed:  # of another edition of this lesson
        action = None
    if choice is None or action is None:
        await open_at(context, lesson, number)
        return
    refusal, judged = stop.match.game.refusal(stop.match.view(lesson.seat), action), stop.judge(str(action))
    if refusal is None and judged.goes_on:
        await go_on(context, lesson, number, judged.explanation)
        return
    voice = await context.voice()
    names = shown_names(frame_of(table_of(lesson, stop, context.person)).seated, voice)
    if refusal is not None:
        text = voice.say(refusal.message, names)
    else:
        text = voice.say(said(lesson, f"{stop.name}-{judged.explanation}"), names)
    notice = voice.text("lesson-wrong", answer=_named(choice, str(action), names, voice), text=text)
    await context.update(lesson_page(lesson, number, context.person, voice, notice=notice))


async def go_on(context: Context, lesson: Lesson, number: int, explanation: str = RIGHT) -> None:
    """Give the recommended answer and show what comes of it; how far the learner has come is saved first."""
    stop, choice = _asked(lesson, number)
    if choice is None:
        await open_at(context, lesson, number)
        return
    progress = Progress(number + 1, finished=number + 1 == len(lesson.stops))
    await context.services.lessons.reach(context.person.id, lesson.id, progress, context.services.clock.now())
    passed = f"{stop.name}-{explanation}"
    await context.update(lesson_page(lesson, number + 1, context.person, await context.voice(), passed=passed))


async def weigh(context: Context, lesson: Lesson, number: int, text: str) -> None:
    """Show an answer that commits to something with its meaning first; give any other at once."""
    _, choice = _asked(lesson, number)
    option = option_of(choice, text) if choice is not None else None
    if option is None or option.meaning is None or not option.open:
        await answer(context, lesson, number, text)
    else:
        await open_at(context, lesson, number, Selection((text,)))


async def pick(context: Context, lesson: Lesson, number: int, what: str, values: Sequence[str]) -> None:
    """Pick cards or players in the menu of all, or of one suit; what was picked in the other menus is in the id."""
    _, choice = _asked(lesson, number)
    part, several, mask = what.partition(".")
    selection = None
    if isinstance(choice, PickSome):
        before = picked_of(choice, Selection(of_mask(choice, mask)))
        selection = Selection(with_part(choice, before, part if several else "", values))
    await open_at(context, lesson, number, selection)


async def pick_none(context: Context, lesson: Lesson, number: int) -> None:
    """Pick none; that becomes final with a button of its own."""
    _, choice = _asked(lesson, number)
    await open_at(context, lesson, number, Selection((NONE,)) if isinstance(choice, PickSome) else None)


async def confirm(context: Context, lesson: Lesson, number: int, mask: str) -> None:
    """Answer with what the button shows as picked."""
    _, choice = _asked(lesson, number)
    text = action_of(choice, of_mask(choice, mask)) if isinstance(choice, PickSome) else ""
    await answer(context, lesson, number, text)


async def why_not(context: Context, lesson: Lesson, number: int) -> None:
    """Name the rules that forbid the greyed out answers."""
    stop, choice = _asked(lesson, number)
    if choice is None:
        await open_at(context, lesson, number)
        return
    voice = await context.voice()
    notice = why(choice, frame_of(table_of(lesson, stop, context.person)), voice).description
    await context.update(lesson_page(lesson, number, context.person, voice, notice=notice))


def _asked(lesson: Lesson, number: int) -> tuple[Stop, Choice | None]:
    """The stop with this number, and what is asked there; at the end nothing is."""
    stop = lesson.at(number)
    return stop, stop.match.choice(lesson.seat) if stop.answer else None


def _named(choice: Choice, text: str, names: Sequence[str], voice: Voice) -> str:
    """An answer as a player names it."""
    if isinstance(choice, PickSome):
        picked = [candidate_name(one, names, voice) for one in text.split()[1:] if one in choice.candidates]
        return voice.several(picked) or voice.text(nothing_key(choice))
    option = option_of(choice, text)
    return voice.say(option.label, names) if option is not None else text
