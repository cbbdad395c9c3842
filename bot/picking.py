"""What a player types who picks several: `Anna and Ben`, `アンナとベン`, `double 0 2`, `nobody`."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.i18n import Voice
from bot.render import candidate_button
from bot.render.rendered import CHOICE_LABEL, clip
from bot.spelling import LONGEST, SUGGESTIONS, Suggestion, normal
from engine.game import PickSome

_NONE = "none"
"""How the notation writes that nothing is picked."""


@dataclass(frozen=True, slots=True)
class _Heard:
    """The candidates that a text names, in its order; whether it says that it is none; what of it says nothing."""

    picked: tuple[str, ...]
    nothing: bool
    rest: str


def picked(choice: PickSome, typed: str, voice: Voice, names: Sequence[str]) -> str | None:
    """The text of the action that was typed in words or as in the notation; None when some of it says nothing."""
    if len(typed) > LONGEST:
        return None
    heard = _hear(choice, typed, voice, names)
    if heard.rest or heard.nothing == bool(heard.picked):
        return None
    return _action(choice, heard.picked)


def picks(choice: PickSome, typed: str, voice: Voice, names: Sequence[str]) -> tuple[Suggestion, ...]:
    """What is picked already, and with it whatever may be added, as choices for autocomplete; none where it answers."""
    heard = _hear(choice, typed, voice, names)
    labels = {one: candidate_button(one, names, voice) for one in choice.candidates}
    chosen = tuple(one for one in dict.fromkeys(heard.picked) if one in labels)
    more = [one for one in labels if one not in chosen and _fits(heard.rest, _spoken(one, names, voice))]
    found = []
    if not choice.least and not heard.picked and (heard.nothing or _fits(heard.rest, _nothing(choice, voice))):
        found.append(Suggestion(voice.text(_nothing_key(choice)), _action(choice, ())))
    if not heard.nothing:
        for several in (*([chosen] if chosen and not heard.rest else []), *((*chosen, one) for one in more)):
            label = clip(voice.several([labels[one] for one in several]), CHOICE_LABEL)
            found.append(Suggestion(label, _action(choice, several)))
    return tuple(found[:SUGGESTIONS])


def _action(choice: PickSome, chosen: Iterable[str]) -> str:
    return " ".join([choice.verb, *(tuple(chosen) or (_NONE,))])


def _nothing(choice: PickSome, voice: Voice) -> Sequence[str]:
    """How one says that nothing is picked: as in the notation, and in every language."""
    localiser, key = voice.localiser, _nothing_key(choice)
    return [_NONE, *(normal(localiser.text(language, key)) for language in localiser.languages)]


def _nothing_key(choice: PickSome) -> str:
    return "button-nobody" if choice.candidates and choice.candidates[0].isdecimal() else "button-none"


def _hear(choice: PickSome, typed: str, voice: Voice, names: Sequence[str]) -> _Heard:
    """Read names as long as they go, with words like `and` between them; the notation's own text means itself."""
    verb, *written = typed.split()[: len(choice.candidates) + 1] or ("",)
    rest = normal(typed)
    if verb == choice.verb:
        if written and all(one in choice.candidates for one in typed.split()[1:]):
            return _Heard(tuple(written), nothing=False, rest="")
        rest = rest.removeprefix(normal(verb)).lstrip()
    if rest in _nothing(choice, voice):
        return _Heard((), nothing=True, rest="")
    spoken = [(word, one) for one in _known(choice, names) for word in _spoken(one, names, voice)]
    joining = _joining(voice)
    found: list[str] = []
    while rest:
        begun = {one: len(word) for word, one in spoken if _begins(rest, word)}
        length = max(begun.values(), default=0)
        meant = [one for one in begun if begun[one] == length]
        if len(meant) > 1:
            break
        found += meant
        length = length or max((len(word) for word in joining if _begins(rest, word)), default=0)
        if not length:
            break
        rest = rest[length:].lstrip()
    return _Heard(tuple(found), nothing=False, rest=rest)


def _known(choice: PickSome, names: Sequence[str]) -> Sequence[str]:
    """What a player may speak of: also players whom he may not pick now, so that the rules can say why."""
    seats = bool(choice.candidates) and choice.candidates[0].isdecimal()
    return [str(seat) for seat in range(len(names))] if seats else choice.candidates


def _spoken(candidate: str, names: Sequence[str], voice: Voice) -> Sequence[str]:
    """What a candidate is called, and how the notation writes it."""
    return [word for word in (normal(candidate_button(candidate, names, voice)), normal(candidate)) if word]


def _fits(rest: str, spoken: Iterable[str]) -> bool:
    return not rest or any(rest in word for word in spoken)


def _begins(text: str, word: str) -> bool:
    """Whether the word stands at the beginning; in scripts with spaces, alone."""
    following = text[len(word) : len(word) + 1]
    return text.startswith(word) and not (word.isascii() and following.isascii() and following.isalnum())


def _joining(voice: Voice) -> tuple[str, ...]:
    """What stands between the last two of a list, in every language."""
    said = (normal(voice.localiser.several(language, ("", ""))) for language in voice.localiser.languages)
    return tuple(word for word in said if word)
