"""The buttons of lessons: the list of them, and the learner's hand at a stop. They work at any time and anywhere."""

from bot.discord.actions import lesson_actions
from bot.discord.buttons.base import ButtonFamily
from bot.discord.context import Context
from bot.discord.custom_id import NO_TABLE, ButtonId, template
from engine.lesson import Lesson

ANSWERS = ("lesson-do", "lesson-choose", "lesson-weigh", "lesson-pick", "lesson-none", "lesson-final", "lesson-drop")
WAYS = ("lesson-open", "lesson-back", "lesson-show", "lesson-why")


class LearnButton(ButtonFamily, template=template("learn", "lesson-choose-one", table=NO_TABLE)):
    """*Lessons* under the greeting and the help, the list of lessons, and the menu in it."""

    @classmethod
    async def press(cls, context: Context, clicked: ButtonId) -> None:
        """Show the list, or open the chosen lesson."""
        match clicked.verb:
            case "learn":
                await lesson_actions.lessons(context, clicked.what, turned=bool(clicked.what))
            case "lesson-choose-one":
                await lesson_actions.chosen(context, context.values)


class LessonButton(ButtonFamily, template=template(*ANSWERS, *WAYS, table=NO_TABLE)):
    """A learner's answers at a stop of a lesson, as in a hand, and the ways on and back."""

    @classmethod
    async def press(cls, context: Context, clicked: ButtonId) -> None:
        """Find the lesson and do there what the verb says.

        Raises:
            Refused: the lesson is not there any more.
        """
        owner, name, what = (*clicked.what.split(".", 2), "", "")[:3]
        await cls._do(context, clicked, lesson_actions.found(f"{owner}.{name}"), what)

    @staticmethod
    async def _do(context: Context, clicked: ButtonId, lesson: Lesson, what: str) -> None:
        stop = clicked.revision
        match clicked.verb:
            case "lesson-do":
                await lesson_actions.answer(context, lesson, stop, what)
            case "lesson-choose":
                await lesson_actions.weigh(context, lesson, stop, " ".join(context.values[:1]))
            case "lesson-weigh":
                await lesson_actions.weigh(context, lesson, stop, what)
            case "lesson-pick":
                await lesson_actions.pick(context, lesson, stop, what, context.values)
            case "lesson-none":
                await lesson_actions.pick_none(context, lesson, stop)
            case "lesson-final":
                await lesson_actions.confirm(context, lesson, stop, what)
            case "lesson-show":
                await lesson_actions.go_on(context, lesson, stop)
            case "lesson-why":
                await lesson_actions.why_not(context, lesson, stop)
            case "lesson-back":
                await lesson_actions.open_at(context, lesson, stop - 1)
            case "lesson-open":
                await lesson_actions.open_at(context, lesson, stop)
            case "lesson-drop":
                await lesson_actions.open_at(context, lesson, stop)
