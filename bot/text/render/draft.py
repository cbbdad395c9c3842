"""The lines about a draft: an answer with its meaning, or the cards that are picked and those that are not."""

from collections.abc import Mapping, Sequence, Set
from dataclasses import replace
from typing import Final

from bot.text.i18n import Voice
from bot.text.render.frame import Frame, after_one_another, in_teams, joined, shown_names
from bot.text.render.labels import candidate_name, nothing_key
from engine.advice import Advice
from engine.cards import parse_card
from engine.choice import Choice, PickOne, PickSome
from engine.message import Message

SURE: Final = 2.0
"""An answer costs what is said if that is at least this many standard errors."""
OWN: Final = "own"
OTHERS: Final = "others"
"""In the outcome of an answer: what the reader's side scores, and what each of its opponents."""
LIKELY: Final = 1.0
"""From this many standard errors on an answer is probably worse; below, it may be as good."""
LITTLE: Final = 2
"""Points: an answer that may be as good is called about as good up to this cost, beyond it perhaps worse."""
FIGURES: Final = frozenset({"this", "first"})
"""In a fact that the playouts tell: how often it happens with the answer, and with the advised one."""
HARDLY: Final = 1
"""Points: up to this cost an answer is about as good unless it surely is not."""


def picks_fit(choice: PickSome, picked: Sequence[str]) -> bool:
    """Whether the pick can be confirmed: neither too few nor too many, with all that must be among them."""
    return choice.minimum <= len(picked) <= choice.maximum and set(choice.must) <= set(picked)


def draft_lines(
    choice: Choice,
    chosen: Sequence[str],
    *,
    none: bool = False,
    advised: Advice | None = None,
    others: Sequence[Advice] = (),
    frame: Frame,
    voice: Voice,
) -> list[str]:
    """The lines about what was chosen and is not confirmed yet.

    `none` is true where picking nothing was chosen; `advised`: the advice where the draft comes from one, and `others`
    the answers with which it was compared.
    """
    names = shown_names(frame.seated, voice)
    lines = [] if advised is None else _advice_lines(advised, others, names, voice)
    if isinstance(choice, PickSome) and not choice.of_seats:
        lines += _pick_lines(choice, chosen, none=none, frame=frame, voice=voice)
    elif isinstance(choice, PickSome) and advised is not None:  # whom they pick themselves is marked in the menu
        lines.append(voice.text("draft-answer", answer=_listed(choice, chosen, names, voice)))
    elif chosen and isinstance(choice, PickOne):
        lines += _answer_lines(choice, chosen[0], names, voice)
    if advised is None:
        return lines
    if not advised.searched:
        lines.append(voice.text("draft-unsearched"))
    if advised.outcome is not None:
        outcome = voice.say(advised.outcome, names)
        lines.append(voice.text("draft-tried", count=advised.tried, outcome=outcome))
    said = {fact.key for fact in (*advised.reasons, *advised.drawbacks)}
    of_worse = {fact for advice in others if not _is_alike(advice) for fact in advice.drawbacks[:1]}
    opponents = 0 if others and in_teams(frame) else len(frame.seated) - 1
    shown: list[Message] = []
    for advice in sorted(others, key=lambda advice: not _is_alike(advice)):  # what costs less stays first
        kept = voice.text("draft-better-kept") if _is_better_kept(advice, advised) else ""
        if _is_alike(advice):  # what makes another answer worse does not tell that this one is about as good
            advice = replace(advice, drawbacks=tuple(fact for fact in advice.drawbacks if fact not in of_worse))
        advice = replace(advice, drawbacks=tuple(_told_again(fact, shown, voice) for fact in advice.drawbacks))
        lines.append(_other_line(choice, advice, _scored(advice, advised, opponents), kept, said, names, voice))
        shown += advice.drawbacks[:1]
        said.update(fact.key for fact in (*advice.reasons, *advice.drawbacks))
    if any(_is_sure(advice) for advice in others):
        lines.append(voice.text("draft-points-teams" if in_teams(frame) else "draft-points"))
    if others and any(advice.later for advice in (advised, *others)):
        worth = [_worth(choice, advice, names, voice) for advice in (advised, *others)]
        lines.append(voice.text("draft-later", worth=joined(worth, voice)))
        lines += _chance_lines(choice, advised, others, names, voice)
    if others and all(_is_alike(advice) for advice in others):
        lines.append(voice.text("draft-no-difference"))
    if advised.alike:
        alike = [_answer_name(choice, text, names, voice) for text in advised.alike]
        lines.append(
            voice.text("draft-alike", answers=voice.several(alike)) if others else voice.text("draft-all-alike")
        )
    return lines


def _advice_lines(advised: Advice, others: Sequence[Advice], names: Sequence[str], voice: Voice) -> list[str]:
    """What speaks for the advised answer, and what weighs against it.

    Where all answers come to the same and nothing speaks for it, nothing is said.
    """
    if not advised.reasons and advised.alike and not others:
        return []
    told = [("draft-advice", reason) for reason in advised.reasons]
    told += [("draft-mind", reason) for reason in advised.drawbacks]
    return [voice.text(key, reason=voice.say(reason, names)) for key, reason in told]


def _is_better_kept(advice: Advice, advised: Advice) -> bool:
    """Whether an answer is behind mostly because it would bring more in a later deal, and more there than now."""
    costs_later = not _is_alike(advice) and advice.behind <= 2 * (advice.later - advised.later)
    now = _lead(advice)
    return costs_later and (now is None or now < round(advice.later))


def _lead(advice: Advice) -> int | None:
    """By how much an answer puts the reader's side ahead of the others now; None where that is not told."""
    own, others = _figure(advice, OWN), _figure(advice, OTHERS)
    return None if own is None or others is None else own - others


def _worth(choice: Choice, advice: Advice, names: Sequence[str], voice: Voice) -> str:
    """An answer with the lead over the others that it brings now and in a later deal."""
    now = _lead(advice)
    assert now is not None
    answer = _answer_name(choice, advice.text, names, voice)
    return voice.text("draft-kept", answer=answer, now=now, points=round(advice.later))


def _chance_lines(
    choice: Choice, advised: Advice, others: Sequence[Advice], names: Sequence[str], voice: Voice
) -> list[str]:
    """Where another answer gains more by the figures and is not advised: that this may be chance."""

    def gain(advice: Advice) -> int:
        return (_lead(advice) or 0) - round(advice.later)

    ahead = [advice for advice in others if not advice.behind and gain(advice) > gain(advised)]
    if not ahead:
        return []
    better, chosen = (_answer_name(choice, advice.text, names, voice) for advice in (ahead[0], advised))
    return [voice.text("draft-chance", answer=better, advised=chosen)]


def _scored(advice: Advice, advised: Advice, opponents: int) -> dict[str, int]:
    """What the reader's side scores on average with an answer that is not about as good, if that is one figure.

    And what each of so many opponents scores, if that is most of the difference from the advised answer. Nothing where
    answers are compared with keeping them for a later deal, since what they bring now is told beside that.
    """
    own, others = _figure(advice, OWN), _figure(advice, OTHERS)
    if own is None or others is None or advice.later or advised.later:
        return {}
    if _is_alike(advice):  # chance alone tells such figures apart
        return {}
    lost, gained = (_figure(advised, OWN) or 0) - own, others - (_figure(advised, OTHERS) or 0)
    return {OWN: own, OTHERS: others, "opponents": opponents if gained > lost else 0}


def _figure(advice: Advice, name: str) -> int | None:
    """An amount in the outcome of an answer; None where it has none of this name."""
    value = dict(advice.outcome.values).get(name) if advice.outcome is not None else None
    return value if isinstance(value, int) else None


def _other_line(
    choice: Choice,
    advice: Advice,
    scored: Mapping[str, int],
    kept: str,
    said: Set[str],
    names: Sequence[str],
    voice: Voice,
) -> str:
    """An answer that was not advised: what it costs, and what speaks against it or, as such, for it.

    `scored`: the figures of `_scored`. `kept`: that it is better kept, which says enough.
    `said`: the keys of the facts that the lines above have told. What speaks for an answer must be of another kind:
    that an ace takes the trick, too, tells it from no other.
    """
    answer = _answer_name(choice, advice.text, names, voice)
    against = next(iter(advice.drawbacks), None)
    speaks_for = next((fact for fact in advice.reasons if fact.key not in said), None)
    told = kept
    if not told and against is not None:
        told = voice.say(against, names)
    elif not told and speaks_for is not None:
        told = voice.say(speaks_for, names)
        told = told if speaks_for in advice.neutral else voice.text("draft-for-it", reason=told)
    cost = _cost(advice, voice)
    if scored:
        cost = voice.text("draft-other-scores", cost=cost, **scored)
    return voice.text("draft-other", answer=answer, cost=cost, reason=told).rstrip()


def _told_again(fact: Message, shown: Sequence[Message], voice: Voice) -> Message:
    """A fact without the figure of the advised answer, where another line has told that of the same card.

    Each answer is compared in the worlds in which it was tried, so the two figures would differ a little.
    """
    again = f"{fact.key}-again"
    alike = any(fact.key == other.key and _but_figures(fact) == _but_figures(other) for other in shown)
    return replace(fact, key=again) if alike and voice.has(again) else fact


def _but_figures(fact: Message) -> tuple[tuple[str, object], ...]:
    return tuple(value for value in fact.values if value[0] not in FIGURES)


def _answer_name(choice: Choice, text: str, names: Sequence[str], voice: Voice) -> str:
    """An answer as a player names it: the label of its button, or the cards or players that it picks."""
    if isinstance(choice, PickSome):
        return _listed(choice, text.split()[1:], names, voice)
    labels = [option.label for option in choice.options if option.text == text]
    return voice.say(labels[0], names) if labels else text


def _is_sure(advice: Advice) -> bool:
    """Whether the search can tell how much worse an answer is."""
    return round(advice.behind) > 0 and advice.behind >= SURE * advice.error


def _cost(advice: Advice, voice: Voice) -> str:
    """How much worse an answer is: a number only where the search can tell."""
    if _is_sure(advice):
        return voice.text("draft-other-less", points=round(advice.behind))
    if _is_alike(advice):
        return voice.text("draft-other-alike")
    return voice.text("draft-other-perhaps" if _may_be_as_good(advice) else "draft-other-worse")


def _may_be_as_good(advice: Advice) -> bool:
    """Whether chance alone may make an answer look worse."""
    return not round(advice.behind) or advice.behind < LIKELY * advice.error


def _is_alike(advice: Advice) -> bool:
    """Whether an answer is about as good."""
    most = LITTLE if _may_be_as_good(advice) else HARDLY
    return round(advice.behind) <= most and not _is_sure(advice)


def _listed(choice: PickSome, picked: Sequence[str], names: Sequence[str], voice: Voice) -> str:
    """The cards or players that are picked, or that it is none."""
    listed = [candidate_name(one, names, voice) for one in picked if one in choice.candidates]
    return (voice.several(listed) if choice.of_seats else voice.row(listed)) or voice.text(nothing_key(choice))


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
    if not choice.maximum or not (picked or none):
        return []
    fits = picks_fit(choice, picked)
    lines = [after_one_another([_count(choice, len(picked), voice), voice.text("draft-open") if fits else ""], voice)]
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
