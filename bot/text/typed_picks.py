"""Reads a typed pick of several: `Anna and Ben`, `double 0 2`, `nobody`; `2C 3D`, `スペードの10とハートのK`."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bot.text.i18n import DECKS, Localiser, Voice
from bot.text.render import candidate_button, nothing_key
from bot.text.render.rendered import CHOICE_LABEL, clip
from bot.text.typed_answers import SUGGESTIONS, Suggestion, card_meant
from bot.text.vocabulary import normal
from engine.cards import CARD_TEXTS, card_text, parse_card
from engine.choice import PickSome

NONE: Final = "none"
"""The notation's word for picking nothing."""
LONGEST: Final = 400
"""Characters of a typed pick: thirteen cards in words."""
CARD_WORDS: Final = 4
"""The most words that name a card: `the ten of spades`."""
CARD_LETTERS: Final = 16
"""The most characters that name a card where the next follows without a space: `10♠K♥`, `スペードの10とハートのK`."""


@dataclass(frozen=True, slots=True)
class _TypedPick:
    """A typed pick, read as far as it can be.

    `picked`: the candidates that it names, in its order. `nothing`: whether it says that nothing is picked. `rest`: the
    end of the text that names nothing known.
    """

    picked: tuple[str, ...]
    nothing: bool
    rest: str


def picked(choice: PickSome, typed: str, voice: Voice, names: Sequence[str]) -> str | None:
    """The text of the action that was typed, in words or in the notation; None when some of it names nothing known."""
    if len(typed) > LONGEST:
        return None
    text = _read(choice, typed, voice, names)
    if text.rest or text.nothing == bool(text.picked):
        return None
    return action_of(choice, text.picked)


def picks(choice: PickSome, typed: str, voice: Voice, names: Sequence[str]) -> tuple[Suggestion, ...]:
    """Choices for autocomplete: what is picked so far, then that with each candidate added which the text may mean."""
    text = _read(choice, typed, voice, names)
    labels = {candidate: candidate_button(candidate, names, voice) for candidate in choice.candidates}
    picked = tuple(candidate for candidate in dict.fromkeys(text.picked) if candidate in labels)
    addable = [
        candidate
        for candidate in labels
        if candidate not in picked and _fits(text.rest, _spoken(candidate, names, voice))
    ]
    suggestions = []
    if not choice.minimum and not text.picked and (text.nothing or _fits(text.rest, _nothing(choice, voice))):
        suggestions.append(Suggestion(voice.text(nothing_key(choice)), action_of(choice, ())))
    if not text.nothing:
        longer = [(*picked, candidate) for candidate in addable] if len(picked) < choice.maximum else []
        for several in (*([picked] if picked and not text.rest else []), *longer):
            label = clip(_label(choice, [labels[candidate] for candidate in several], voice), CHOICE_LABEL)
            suggestions.append(Suggestion(label, action_of(choice, several)))
    return tuple(suggestions[:SUGGESTIONS])


def _label(choice: PickSome, labels: Sequence[str], voice: Voice) -> str:
    """The list of what is picked; with its number as long as more must be picked."""
    listed = voice.several(labels)
    if len(labels) >= choice.minimum:
        return listed
    return voice.text("choice-counted", chosen=listed, count=len(labels), minimum=choice.minimum)


def action_of(choice: PickSome, chosen: Iterable[str]) -> str:
    """The text of the action that picks these candidates; `chosen` may be empty."""
    return " ".join([choice.verb, *(tuple(chosen) or (NONE,))])


def _nothing(choice: PickSome, voice: Voice) -> Sequence[str]:
    """The words for picking nothing: that of the notation, and those of every language."""
    localiser, key = voice.localiser, nothing_key(choice)
    return [NONE, *(normal(localiser.text(language, key)) for language in localiser.languages)]


def _read(choice: PickSome, typed: str, voice: Voice, names: Sequence[str]) -> _TypedPick:
    """Reads names up to the first unknown word, with words like `and` between them; or an action in the notation."""
    verb, *written = typed.split()[: len(choice.candidates) + 1] or ("",)
    rest = normal(typed, LONGEST)
    if verb == choice.verb:
        if written and all(word in choice.candidates for word in typed.split()[1:]):
            return _TypedPick(tuple(written), nothing=False, rest="")
        rest = rest.removeprefix(normal(verb)).lstrip()
    if rest in _nothing(choice, voice):
        return _TypedPick((), nothing=True, rest="")
    picked, rest = _seats(rest, voice, names) if choice.of_seats else _cards(rest, voice)
    return _TypedPick(tuple(picked), nothing=False, rest=rest)


def _seats(rest: str, voice: Voice, names: Sequence[str]) -> tuple[Sequence[str], str]:
    """The named seats, and the text after them.

    Reads the names of all players, also of those who may not be picked now: the rules then say why.
    """
    spoken = [(word, seat) for seat in map(str, range(len(names))) for word in _spoken(seat, names, voice)]
    joining = _joining(voice)
    seats: list[str] = []
    while rest:
        lengths = {seat: len(word) for word, seat in spoken if _begins(rest, word)}
        length = max(lengths.values(), default=0)
        longest = [seat for seat in lengths if lengths[seat] == length]
        if len(longest) > 1:
            break
        seats += longest
        length = length or max((len(word) for word in joining if _begins(rest, word)), default=0)
        if not length:
            break
        rest = rest[length:].lstrip()
    return seats, rest


def _cards(text: str, voice: Voice) -> tuple[Sequence[str], str]:
    """The named cards, in any spelling, and the text after them.

    `as herz` may be the ace of spades and a word, or the ace of hearts: the reading that leaves the least text wins.
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
    """The cards that the text may begin with, each with the length of its name; "" for a word between two cards."""
    words = text.split()
    beginnings = [" ".join(words[:count]) for count in range(1, min(CARD_WORDS, len(words)) + 1)]
    beginnings = [beginning for beginning in beginnings if len(beginning) <= CARD_WORDS * CARD_LETTERS]
    if not words[0].isalpha() or not words[0].isascii():
        beginnings += [words[0][:length] for length in range(2, min(CARD_LETTERS, len(words[0])))]
    for beginning in beginnings:
        if (card := card_meant(beginning, voice)) is not None:
            yield len(beginning), card_text(card)
    yield from ((len(word), "") for word in joining if _begins(text, word))


@lru_cache(maxsize=8)
def _card_names(localiser: Localiser) -> Mapping[str, frozenset[str]]:
    """The written and spoken names of each card, in every language and deck, by its notation."""
    voices = [Voice(localiser, language, deck) for language in localiser.languages for deck in DECKS]
    return {
        text: frozenset(
            normal(word)
            for voice in voices
            for word in (text, voice.card(parse_card(text)), voice.card_in_words(parse_card(text)))
        )
        for text in CARD_TEXTS
    }


def _spoken(candidate: str, names: Sequence[str], voice: Voice) -> Sequence[str]:
    """The names of a candidate, and its notation."""
    if not candidate.isdecimal():
        return tuple(_card_names(voice.localiser)[candidate])
    return [word for word in (normal(candidate_button(candidate, names, voice)), normal(candidate)) if word]


def _fits(rest: str, spoken: Iterable[str]) -> bool:
    """Whether a word of one of the names begins with the text; in scripts without spaces, whether a name has it."""
    return any(f" {rest}" in f" {name}" or (not rest.isascii() and rest in name) for name in spoken)


def _begins(text: str, word: str) -> bool:
    """Whether the text begins with the word; in scripts with spaces, as a whole word."""
    following = text[len(word) : len(word) + 1]
    return text.startswith(word) and not (word.isascii() and following.isascii() and following.isalnum())


def _joining(voice: Voice) -> tuple[str, ...]:
    """The words between the last two items of a list, in every language."""
    words = (normal(voice.localiser.several(language, ("", ""))) for language in voice.localiser.languages)
    return tuple(word for word in words if word)
