"""What a player types who picks several: `Anna and Ben`, `double 0 2`, `nobody`; `2C 3D`, `スペードの10とハートのK`."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bot.text.i18n import DECKS, Localiser, Voice
from bot.text.render import candidate_button
from bot.text.render.rendered import CHOICE_LABEL, clip
from bot.text.typed_answers import SUGGESTIONS, Suggestion, card_meant, normal
from engine.cards import CARD_TEXTS, card_text, parse_card
from engine.game import PickSome

NONE: Final = "none"
"""How the notation writes that nothing is picked."""
LONGEST: Final = 400
"""Thirteen cards in words; nobody names more."""
CARD_WORDS: Final = 4
"""A card is named in so many words at most: `the ten of spades`."""
CARD_LETTERS: Final = 16
"""And in so many letters where others follow without a space: `10♠K♥`, `スペードの10とハートのK`."""


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
    return action_of(choice, heard.picked)


def picks(choice: PickSome, typed: str, voice: Voice, names: Sequence[str]) -> tuple[Suggestion, ...]:
    """What is picked already, and with it whatever may be added, as choices for autocomplete; none where it answers."""
    heard = _hear(choice, typed, voice, names)
    labels = {one: candidate_button(one, names, voice) for one in choice.candidates}
    chosen = tuple(one for one in dict.fromkeys(heard.picked) if one in labels)
    more = [one for one in labels if one not in chosen and _fits(heard.rest, _spoken(one, names, voice))]
    found = []
    if not choice.minimum and not heard.picked and (heard.nothing or _fits(heard.rest, _nothing(choice, voice))):
        found.append(Suggestion(voice.text(nothing_key(choice)), action_of(choice, ())))
    if not heard.nothing:
        further = [(*chosen, one) for one in more] if len(chosen) < choice.maximum else []
        for several in (*([chosen] if chosen and not heard.rest else []), *further):
            label = clip(_label(choice, [labels[one] for one in several], voice), CHOICE_LABEL)
            found.append(Suggestion(label, action_of(choice, several)))
    return tuple(found[:SUGGESTIONS])


def _label(choice: PickSome, labels: Sequence[str], voice: Voice) -> str:
    """The list; where more must be picked, how many there are already."""
    listed = voice.several(labels)
    if len(labels) >= choice.minimum:
        return listed
    return voice.text("choice-counted", chosen=listed, count=len(labels), minimum=choice.minimum)


def action_of(choice: PickSome, chosen: Iterable[str]) -> str:
    """The text of the action that picks these."""
    return " ".join([choice.verb, *(tuple(chosen) or (NONE,))])


def _nothing(choice: PickSome, voice: Voice) -> Sequence[str]:
    """How one says that nothing is picked: as in the notation, and in every language."""
    localiser, key = voice.localiser, nothing_key(choice)
    return [NONE, *(normal(localiser.text(language, key)) for language in localiser.input_languages)]


def nothing_key(choice: PickSome) -> str:
    """How a button says that nothing is picked."""
    return "button-nobody" if choice.of_seats else "button-none"


def _hear(choice: PickSome, typed: str, voice: Voice, names: Sequence[str]) -> _Heard:
    """Read names as long as they go, with words like `and` between them; the notation's own text means itself."""
    verb, *written = typed.split()[: len(choice.candidates) + 1] or ("",)
    rest = normal(typed, LONGEST)
    if verb == choice.verb:
        if written and all(one in choice.candidates for one in typed.split()[1:]):
            return _Heard(tuple(written), nothing=False, rest="")
        rest = rest.removeprefix(normal(verb)).lstrip()
    if rest in _nothing(choice, voice):
        return _Heard((), nothing=True, rest="")
    found, rest = _seats(choice, rest, voice, names) if choice.of_seats else _cards(rest, voice)
    return _Heard(tuple(found), nothing=False, rest=rest)


def _seats(choice: PickSome, rest: str, voice: Voice, names: Sequence[str]) -> tuple[Sequence[str], str]:
    """The seats that are named, and what comes after them; also of players whom he may not pick now, so that the
    rules can say why.
    """
    spoken = [(word, one) for one in map(str, range(len(names))) for word in _spoken(one, names, voice)]
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
    return found, rest


def _cards(text: str, voice: Voice) -> tuple[Sequence[str], str]:
    """The cards that are named, in whatever spelling, and what comes after them.

    `as herz` may be the ace of spades and a word, or the ace of hearts: that which leaves the least unread is meant.
    """
    joining = _joining(voice)
    known: dict[int, tuple[tuple[str, ...], str]] = {len(text): ((), "")}

    def read(start: int) -> tuple[tuple[str, ...], str]:
        if start in known:
            return known[start]
        best: tuple[tuple[str, ...], str] = ((), text[start:])
        for length, card in _beginnings(text[start:], voice, joining):
            end = start + length
            after, rest = read(end + len(text[end:]) - len(text[end:].lstrip()))
            if len(rest) < len(best[1]):
                best = ((card, *after) if card else after, rest)
        known[start] = best
        return best

    return read(0)


def _beginnings(text: str, voice: Voice, joining: Sequence[str]) -> Iterator[tuple[int, str]]:
    """The cards (or a word between two: empty) with which the text may begin, and how much of it that takes."""
    words = text.split()
    beginnings = [" ".join(words[:count]) for count in range(1, min(CARD_WORDS, len(words)) + 1)]
    beginnings = [one for one in beginnings if len(one) <= CARD_WORDS * CARD_LETTERS]
    if not words[0].isalpha() or not words[0].isascii():
        beginnings += [words[0][:length] for length in range(2, min(CARD_LETTERS, len(words[0])))]
    for beginning in beginnings:
        if (card := card_meant(beginning, voice)) is not None:
            yield len(beginning), card_text(card)
    yield from ((len(word), "") for word in joining if _begins(text, word))


@lru_cache(maxsize=8)
def _card_names(localiser: Localiser) -> Mapping[str, frozenset[str]]:
    """How each card is written and spoken, in every language and deck."""
    voices = [Voice(localiser, language, deck) for language in localiser.input_languages for deck in DECKS]
    return {
        text: frozenset(
            normal(word)
            for voice in voices
            for word in (text, voice.card(parse_card(text)), voice.card_in_words(parse_card(text)))
        )
        for text in CARD_TEXTS
    }


def _spoken(candidate: str, names: Sequence[str], voice: Voice) -> Sequence[str]:
    """What a candidate is called, and how the notation writes it."""
    if not candidate.isdecimal():
        return tuple(_card_names(voice.localiser)[candidate])
    return [word for word in (normal(candidate_button(candidate, names, voice)), normal(candidate)) if word]


def _fits(rest: str, spoken: Iterable[str]) -> bool:
    """Whether a word that is spoken begins so; in scripts without spaces, whether it stands there."""
    return any(f" {rest}" in f" {name}" or (not rest.isascii() and rest in name) for name in spoken)


def _begins(text: str, word: str) -> bool:
    """Whether the word stands at the beginning; in scripts with spaces, alone."""
    following = text[len(word) : len(word) + 1]
    return text.startswith(word) and not (word.isascii() and following.isascii() and following.isalnum())


def _joining(voice: Voice) -> tuple[str, ...]:
    """What stands between the last two of a list, in every language."""
    said = (normal(voice.localiser.several(language, ("", ""))) for language in voice.localiser.input_languages)
    return tuple(word for word in said if word)
