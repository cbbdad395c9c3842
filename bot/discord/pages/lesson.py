"""The pages of lessons: pure functions from a lesson and a stop to a page, and the list of lessons.

All that a page needs is in the ids of its buttons: the lesson, the stop, what is chosen. So they work at any time.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.discord.custom_id import ButtonId
from bot.discord.pages.hand_rows import Prompt, greys_out, lay_out
from bot.discord.pages.selections import Selection
from bot.discord.pages.table_frame import frame_of
from bot.discord.pages.table_pages import asked_lines, sorts_hand
from bot.discord.pages.widgets import (
    IN_ROW,
    LABEL,
    MENU_OPTIONS,
    MENU_TEXT,
    Button,
    Menu,
    Page,
    Row,
    SelectOption,
    Tone,
    in_rows,
)
from bot.tables.lessons import Progress
from bot.tables.model import Holder, Pace, Person, Place, Table, TableId, TableState
from bot.text.i18n import Voice
from bot.text.lessons import BEGINNERS, lesson_files, lessons_of, said
from bot.text.render import (
    Frame,
    Rendered,
    Seated,
    account_lines,
    after_one_another,
    clip,
    embed,
    game_name,
    hand_panel,
    plain_names,
    shown_names,
    with_short_names,
)
from engine.choice import Choice
from engine.game import Event
from engine.lesson import Lesson, Stop
from engine.match import DealLine
from engine.players import CAREFUL
from engine.tricks.events import CardPlayed, CardsReceived
from engine.turn import Act

ROOM: Final = TableId("lesson")
"""Stands for a table where there is none: everybody meets the same computers in all lessons."""
TOLD: Final = 8
"""So many things are told of what the others did: two tricks of four players, if the second is not finished."""
NOTHING: Final = Progress(0, finished=False)


def id_of(verb: str, lesson: Lesson, stop: int, what: str = "") -> str:
    """The id of a button or menu of a lesson."""
    return str(ButtonId(f"lesson-{verb}", revision=stop, what=f"{lesson.id}.{what}"))


@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class LessonPrompt(Prompt):
    """Whose hand is laid out: the learner's, at a stop; its buttons lead back to the lesson."""

    lesson: Lesson
    stop: int

    def id(self, verb: str, what: str = "") -> str:
        """The id of a button or menu in this hand."""
        return id_of(verb, self.lesson, self.stop, what)


def table_of(lesson: Lesson, stop: Stop, learner: Person) -> Table:
    """The table that the learner sees at this stop: nobody else sees it, and nothing of it is stored."""
    header = stop.match.header
    holders = [Holder(None, CAREFUL)] * header.seats
    holders[lesson.seat] = Holder(learner)
    return Table(
        ROOM, Place(None, 0), TableState.PLAYING, learner.id, header.game, header.preset, header.options, Pace.LIVE,
        tuple(holders), stop.match,
    )  # fmt: skip


def lesson_page(
    lesson: Lesson,
    number: int,
    learner: Person,
    voice: Voice,
    *,
    passed: str = "",
    notice: str = "",
    selection: Selection | None = None,
) -> Page:
    """A lesson at the stop with this number, or its end.

    `passed`: what explained the answer to the stop before. `notice`: a line about an answer that was not the right one.
    """
    stop = lesson.at(number)
    table = table_of(lesson, stop, learner)
    frame = _frame(table, voice)
    names = shown_names(frame.seated, voice)
    lines = [_heading(lesson, number, voice)]
    if notice or selection is not None:  # else it was told before, and the hand needs the room
        lines.append(notice)
    else:
        lines.append(voice.text("lesson-right", text=voice.say(said(lesson, passed), names)) if passed else "")
        lines.append(_told(lesson, stop, names, voice))
    text = voice.say(said(lesson, stop.name), names)
    if not stop.answer:
        content = "\n".join(line for line in (*lines, text) if line)
        return Page(_ended(lesson, stop, frame, voice), content=content, rows=_end_rows(lesson, voice))
    view = stop.match.view(lesson.seat)
    scene, choice = stop.match.game.scene(view), stop.match.game.choice(view)
    prompt = LessonPrompt(
        table, lesson.seat, voice, plain_names(frame.seated, voice), selection, scene.hand, scene.trump,
        lesson=lesson, stop=number,
    )  # fmt: skip
    layout = lay_out(prompt, choice, _stop_buttons(prompt, choice))
    shown = hand_panel(
        replace(scene, last_trick=None),  # it has just been told
        frame,
        voice,
        seat=lesson.seat,
        question=text,
        asked=asked_lines(prompt, choice, frame),
        hand=not (layout.cards or sorts_hand(prompt, choice)),
        players=selection is None or scene.trick is not None or bool(scene.lanes),
    )
    shown = replace(shown, title=voice.plain.say(said(lesson, "title")))
    return Page(shown, content="\n".join(line for line in lines if line), rows=layout.rows)


def _frame(table: Table, voice: Voice) -> Frame:
    """What surrounds the hand: all by their names alone; that the others are computers does not matter here."""
    frame = with_short_names(frame_of(table))
    return replace(frame, seated=tuple(Seated(name) for name in plain_names(frame.seated, voice)))


def _ended(lesson: Lesson, stop: Stop, frame: Frame, voice: Voice) -> Rendered:
    """The table at the end of a lesson; of a deal that is over, its account."""
    view = stop.match.view(lesson.seat)
    sheet = stop.match.game.sheet(view) if not isinstance(stop.match.turn, Act) else ()
    account = account_lines(sheet[-1], frame, voice) if sheet else ()
    shown = hand_panel(
        stop.match.game.scene(view), frame, voice, seat=lesson.seat, asked=account,
        waits=isinstance(stop.match.turn, Act),  # no other deal follows
    )  # fmt: skip
    return replace(shown, title=voice.plain.say(said(lesson, "title")))


def _heading(lesson: Lesson, number: int, voice: Voice) -> str:
    """Which lesson it is, at which step, and what for."""
    of_game = lessons_of(lesson.owner)
    line = voice.text(
        "lesson-heading",
        step=min(number + 1, len(lesson.stops)),
        steps=len(lesson.stops),
        number=[one.name for one in of_game].index(lesson.name) + 1,
        lessons=len(of_game),
        game=owner_name(lesson.owner, voice),
    )
    if number >= len(lesson.stops):
        return line
    return f"{line}\n-# {voice.text('lesson-goal', goal=voice.say(said(lesson, 'goal')))}"


def _told(lesson: Lesson, stop: Stop, names: Sequence[str], voice: Voice) -> str:
    """What has happened since the learner's answer, in small letters; of much the last lines.

    Their own card they have just pressed, and new cards are in their hand.
    """
    game = stop.match.game
    steps = _since_the_deal(stop)
    parts = [part for events in steps for event in events if (part := event.seen_by(lesson.seat)) is not None]
    parts = [part for part in parts if not isinstance(part, CardsReceived)]
    if parts and isinstance(parts[0], CardPlayed) and parts[0].seat == lesson.seat:
        parts = parts[1:]
    lines = [voice.say(game.describe(part), names) for part in parts]
    if not stop.answer:  # below is the result, in the same words
        again = tuple(voice.say(line, names) for line in game.scene(stop.match.view(lesson.seat)).result)
        lines = [line for line in lines if not line.startswith(again)]
    if len(lines) > TOLD:
        lines = [f"… {lines[-TOLD]}", *lines[1 - TOLD :]]
    return f"-# {after_one_another(lines, voice)}" if lines else ""


def _since_the_deal(stop: Stop) -> tuple[tuple[Event, ...], ...]:
    """What has been told, step by step; of a deal that has ended in between its result alone."""
    lines = stop.match.log[len(stop.match.log) - len(stop.told) :]
    dealt = max((number for number, line in enumerate(lines) if isinstance(line, DealLine)), default=0)
    return (stop.told[dealt - 1][-1:], *stop.told[dealt:]) if dealt else stop.told


def _stop_buttons(prompt: LessonPrompt, choice: Choice) -> tuple[Button, ...]:
    """The last row of a stop, which a phone shows in one line."""
    voice = prompt.voice
    show = Button(voice.text("button-lesson-show"), prompt.id("show"))
    back = Button(voice.text("button-lesson-back"), prompt.id("back"))
    why = Button(voice.text("button-why"), prompt.id("why"))
    lessons = Button(voice.text("button-lessons"), _menu_id(prompt.lesson.owner))
    return show, back if prompt.stop else lessons, *([why] if greys_out(choice) else [])


def _end_rows(lesson: Lesson, voice: Voice) -> tuple[Row, ...]:
    """Under the end of a lesson: the next one, this one anew, all of them; after the last one a match."""
    of_game = lessons_of(lesson.owner)
    place = [one.name for one in of_game].index(lesson.name) + 1
    if place < len(of_game):
        title = voice.text("button-lesson-next", title=voice.plain.say(said(of_game[place], "title")))
        onward = [Button(clip(title, LABEL), id_of("open", of_game[place], 0), tone=Tone.FORWARD)]
    elif lesson.owner != BEGINNERS:
        label = voice.text("button-play", game=game_name(lesson.owner, voice))
        onward = [Button(clip(label, LABEL), str(ButtonId("play", what=lesson.owner)), tone=Tone.FORWARD)]
    else:
        onward = []
    back = Button(voice.text("button-lesson-back"), id_of("back", lesson, len(lesson.stops)))
    anew = Button(voice.text("button-lesson-anew"), id_of("open", lesson, 0))
    rest = (back, anew, Button(voice.text("button-lessons"), _menu_id(lesson.owner)))
    return (tuple(onward), rest) if onward else (rest,)


# ----------------------------------------------------------------------------------------------------- the list of them


def _menu_id(owner: str) -> str:
    return str(ButtonId("learn", what=owner))


def owner_name(owner: str, voice: Voice) -> str:
    """The name of what the lessons are about."""
    return voice.text("lesson-beginners") if owner == BEGINNERS else game_name(owner, voice)


def learn_button(voice: Voice) -> Button:
    """*Lessons*, which opens the list of lessons for whoever presses it."""
    return Button(voice.text("button-learn"), str(ButtonId("learn")))


def lessons_page(owner: str, progress: Mapping[str, Progress], voice: Voice) -> Page:
    """The lessons of one game, with how far the reader has come; and the way to those of the others."""
    lessons = lessons_of(owner)
    lines = [
        voice.text(
            "lesson-line",
            number=number,
            title=voice.say(said(lesson, "title")),
            goal=voice.say(said(lesson, "goal")),
            state=_state(lesson, progress, voice),
        )
        for number, lesson in enumerate(lessons, start=1)
    ]
    title = voice.text("lesson-list-title", game=owner_name(owner, voice))
    menu = Menu(
        str(ButtonId("lesson-choose-one")),
        voice.text("menu-lesson"),
        tuple(_choice(number, lesson, progress, voice) for number, lesson in enumerate(lessons, start=1))[
            :MENU_OPTIONS
        ],
    )
    rows: tuple[Row, ...] = (*_next(owner, progress, voice), menu, *_owners(owner, progress, voice))
    return Page(embed(title, "\n".join(lines)), rows=rows)


def _state(lesson: Lesson, progress: Mapping[str, Progress], voice: Voice) -> str:
    """How far somebody has come in a lesson, in a word; empty where they have not begun."""
    found = progress.get(lesson.id, NOTHING)
    if found.finished:
        return voice.text("lesson-done")
    if not found.passed:
        return ""
    return voice.text("lesson-begun", step=min(found.passed, len(lesson.stops)), steps=len(lesson.stops))


def _choice(number: int, lesson: Lesson, progress: Mapping[str, Progress], voice: Voice) -> SelectOption:
    plain = voice.plain
    title = plain.text("lesson-option", number=number, title=plain.say(said(lesson, "title")))
    return SelectOption(
        clip(title, MENU_TEXT), lesson.id, description=clip(_state(lesson, progress, plain), MENU_TEXT) or None
    )


def _owners(owner: str, progress: Mapping[str, Progress], voice: Voice) -> tuple[tuple[Button, ...], ...]:
    """A button for each game with lessons; that of the shown one is disabled."""
    buttons = []
    for one in lesson_files():
        done = sum(progress.get(lesson.id, NOTHING).finished for lesson in lessons_of(one))
        label = voice.text("button-lessons-of", game=owner_name(one, voice), done=done, lessons=len(lessons_of(one)))
        buttons.append(Button(clip(label, LABEL), _menu_id(one), disabled=one == owner))
    return in_rows(buttons, IN_ROW)


def _next(owner: str, progress: Mapping[str, Progress], voice: Voice) -> tuple[tuple[Button, ...], ...]:
    """The way forward: the first lesson of these that is not finished, where the reader has left it."""
    for lesson in lessons_of(owner):
        found = progress.get(lesson.id, NOTHING)
        if not found.finished:
            key = "button-lesson-go-on" if found.passed else "button-lesson-begin"
            label = voice.text(key, title=voice.plain.say(said(lesson, "title")))
            stop = min(found.passed, len(lesson.stops) - 1)
            return ((Button(clip(label, LABEL), id_of("open", lesson, stop), tone=Tone.FORWARD),),)
    return ()
