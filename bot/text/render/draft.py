"""The lines about a draft: an answer with its meaning, or the cards that are picked and those that are not."""

from collections.abc import Sequence

from bot.text.i18n import Voice
from bot.text.render.frame import Frame, joined, shown_names
from bot.text.render.labels import candidate_name, nothing_key
from engine.cards import parse_card
from engine.game import Advice, Choice, PickOne, PickSome
from engine.message import Message


def picks_fit(choice: PickSome, picked: Sequence[str]) -> bool:
    """Whether the pick can be confirmed: neither too few nor too many, with all that must be among them."""
    return choice.minimum <= len(picked) <= choice.maximum and set(choice.must) <= set(picked)


def draft_lines(
    choice: Choice,
    chosen: Sequence[str],
    *,
    none: bool = False,
    reasons: Sequence[Message] = (),
    others: Sequence[Advice] = (),
    frame: Frame,
    voice: Voice,
) -> list[str]:
    """The lines about what was chosen and is not confirmed yet.

    `none` is true where picking nothing was chosen; `reasons` are those of the advice, where the draft comes from it,
    and `others` the answers with which it was compared.
    """
    names = shown_names(frame.seated, voice)
    lines = [voice.text("draft-advice", reason=voice.say(reason, names)) for reason in reasons]
    if isinstance(choice, PickSome):
        lines += _pick_lines(choice, chosen, none=none, frame=frame, voice=voice)
    elif chosen:
        lines += _answer_lines(choice, chosen[0], names, voice)
    return lines + [_other_line(choice, advice, names, voice) for advice in others]


def _other_line(choice: Choice, advice: Advice, names: Sequence[str], voice: Voice) -> str:
    """An answer that was not advised: what it costs, and what speaks for it."""
    if isinstance(choice, PickOne):
        labels = [option.label for option in choice.options if option.text == advice.text]
        answer = voice.say(labels[0], names) if labels else advice.text
    else:
        picked = [candidate_name(one, names, voice) for one in advice.text.split()[1:] if one in choice.candidates]
        listed = voice.several(picked) if choice.of_seats else voice.row(picked)
        answer = listed or voice.text(nothing_key(choice))
    points = round(advice.behind)
    cost = voice.text("draft-other-less", points=points) if points else voice.text("draft-other-alike")
    reason = voice.say(advice.reasons[0], names) if advice.reasons else ""
    return voice.text("draft-other", answer=answer, cost=cost, reason=reason).rstrip()


def _answer_lines(choice: PickOne, text: str, names: Sequence[str], voice: Voice) -> list[str]:
    """The answer with its meaning."""
    option = next((option for option in choice.options if option.text == text), None)
    if option is None:
        return []
    line = voice.text("draft-answer", answer=voice.say(option.label, names))
    if option.meaning is not None:
        line = voice.text("choice-meaning", label=line, meaning=voice.say(option.meaning, names))
    return [line]


def _pick_lines(choice: PickSome, picked: Sequence[str], *, none: bool, frame: Frame, voice: Voice) -> list[str]:
    """How many are picked and how many are missing, which cards are picked, and which are left."""
    if not choice.maximum or choice.of_seats or not (picked or none):
        return []
    fits = picks_fit(choice, picked)
    lines = [joined([_count(choice, len(picked), voice), voice.text("draft-open") if fits else ""], voice)]
    left = [candidate for candidate in choice.candidates if candidate not in picked]
    for key, usual, cards in (
        (f"{frame.game}-chosen-{choice.verb}", "draft-chosen", picked),
        (f"{frame.game}-left-{choice.verb}", "draft-left", left),
    ):
        label = voice.text(key if voice.has(key) else usual)
        listed = voice.row([voice.tight_card(parse_card(card)) for card in cards]) or voice.text("panel-no-cards")
        lines.append(voice.text("table-group", label=label, cards=listed))
    return lines


def _count(choice: PickSome, count: int, voice: Voice) -> str:
    if count < choice.minimum:
        return voice.text("draft-more", count=count, missing=choice.minimum - count)
    if count > choice.maximum:
        return voice.text("draft-less", count=count, extra=count - choice.maximum)
    return voice.text("draft-count", count=count)
