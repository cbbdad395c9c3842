"""What a player is about to answer, before he makes it final: what it means, or what is picked and what is not."""

from collections.abc import Sequence

from bot.text.i18n import Voice
from bot.text.render.frame import Frame, shown_names
from bot.text.render.labels import candidate_name
from engine.game import Choice, PickOne, PickSome
from engine.message import Message


def picks_fit(choice: PickSome, picked: Sequence[str]) -> bool:
    """Whether these can be made final: as many as are asked for, with those that must be among them."""
    return choice.minimum <= len(picked) <= choice.maximum and set(choice.must) <= set(picked)


def draft_lines(
    choice: Choice,
    chosen: Sequence[str],
    *,
    none: bool = False,
    reason: Message | None = None,
    frame: Frame,
    voice: Voice,
) -> list[str]:
    """The lines about what was chosen and is not yet final."""
    if isinstance(choice, PickSome):
        return _pick_lines(choice, chosen, none=none, reason=reason, frame=frame, voice=voice)
    return _answer_lines(choice, chosen[0], reason, frame, voice) if chosen else []


def _answer_lines(choice: PickOne, text: str, reason: Message | None, frame: Frame, voice: Voice) -> list[str]:
    """The one answer with what it commits to, or why it is advised; that nothing has been said yet."""
    names = shown_names(frame.seated, voice)
    option = next((one for one in choice.options if one.text == text), None)
    if option is None:
        return []
    lines = [voice.text("draft-answer", answer=voice.say(option.label, names))]
    if option.meaning is not None:
        lines[0] = voice.text("choice-meaning", label=lines[0], meaning=voice.say(option.meaning, names))
    if reason is not None:
        lines.insert(0, voice.text("draft-advice", reason=voice.say(reason, names)))
    return [*lines, voice.text("draft-open")]


def _pick_lines(
    choice: PickSome, picked: Sequence[str], *, none: bool, reason: Message | None, frame: Frame, voice: Voice
) -> list[str]:
    """How many are picked and how many more it wants; which cards they are, and which are not picked."""
    names = shown_names(frame.seated, voice)
    lines = [voice.text("draft-advice", reason=voice.say(reason, names))] if reason is not None else []
    if not choice.maximum or choice.of_seats:
        return lines
    lines.append(_count(choice, len(picked), voice))
    if not picked and not none:
        return lines
    rest = [one for one in choice.candidates if one not in picked]
    for key, usual, cards in (
        (f"{frame.game}-chosen-{choice.verb}", "draft-chosen", picked),
        (f"{frame.game}-left-{choice.verb}", "draft-left", rest),
    ):
        label = voice.text(key if voice.has(key) else usual)
        listed = " ".join(candidate_name(one, names, voice) for one in cards) or voice.text("panel-no-cards")
        lines.append(voice.text("table-group", label=label, cards=listed))
    if picks_fit(choice, picked):
        lines.append(voice.text("draft-open"))
    return lines


def _count(choice: PickSome, count: int, voice: Voice) -> str:
    if count < choice.minimum:
        return voice.text("draft-more", count=count, missing=choice.minimum - count)
    if count > choice.maximum:
        return voice.text("draft-less", count=count, extra=count - choice.maximum)
    return voice.text("draft-count", count=count)
