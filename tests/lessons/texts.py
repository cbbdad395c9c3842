"""The texts of a lesson: which there have to be, and what each of them names."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.text.lessons import CARDS, SUIT_VALUES
from engine.cards import card_text
from engine.choice import PickOne
from engine.lesson import Lesson, Stop
from tests.i18n.catalogues import messages
from tests.lessons.facts import Position

RANKS = re.compile(r"[AKQJ0-9]+(?:・[AKQJ0-9]+)+")
"""A list of ranks, or of numbers, in Japanese, which writes ranks in figures."""
LONGEST = 340
"""The most characters of a text, with its values: some 300 are meant."""


@dataclass(frozen=True)
class Text:
    """A text of a lesson, and the stops at which it is read: its own, and where an answer led."""

    what: str
    stops: tuple[Stop, ...] = ()


def texts_of(lesson: Lesson) -> Iterator[Text]:
    """Every text that the lesson needs."""
    yield Text("title")
    yield Text("goal")
    for number, stop in enumerate(lesson.stops):
        following = lesson.at(number + 1)
        yield Text(stop.name, (stop,))
        yield Text(f"{stop.name}-right", (stop, following))
        yield from (Text(f"{stop.name}-{name}", (stop, following)) for name, _ in stop.also)
        yield from (Text(f"{stop.name}-{name}", (stop,)) for name, _ in stop.wrong)
        if has_others(lesson, stop):
            yield Text(f"{stop.name}-other", (stop,))
    yield Text("end", (lesson.end,))


def has_others(lesson: Lesson, stop: Stop) -> bool:
    """Whether the rules allow an answer that nothing explains but `other`."""
    choice = stop.match.choice(lesson.seat)
    listed = 1 + sum(len(answers) for _, answers in (*stop.also, *stop.wrong))
    return not isinstance(choice, PickOne) or listed < len(choice.legal)


def written(lesson: Lesson, language: str, what: str) -> ftl.Message:
    """The text as it is in the catalogue."""
    return messages(language, f"{lesson.owner}-lessons")[lesson.key(what)]


def _without_ranks(found: re.Match[str]) -> str:
    """Nothing in place of a list of ranks; a list of numbers stays."""
    return "" if re.search("[AKQJ]", found[0]) else found[0]


class _Found(Visitor):
    def __init__(self) -> None:
        self.numbers: set[str] = set()
        self.values: set[str] = set()

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.numbers.update(re.findall(r"[0-9]+", RANKS.sub(_without_ranks, node.value)))

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.values.add(node.id.name)


def named_in(text: ftl.Message) -> tuple[set[str], set[str]]:
    """The numbers that a text writes in figures, and the cards that it names."""
    found = _Found()
    found.visit(text)
    return found.numbers, {value[::-1] for value in found.values if value in CARDS}


def accounted_for(lesson: Lesson, stops: tuple[Stop, ...]) -> tuple[set[str], set[str]]:
    """The numbers that facts state at these stops, and the cards that they name or the learner sees there.

    Japanese writes the rank of a card in figures, so those are among the numbers.
    """
    numbers: set[str] = set()
    cards: set[str] = set()
    for stop in stops:
        said = [*stop.facts, stop.answer, *(one for _, answers in (*stop.also, *stop.wrong) for one in answers)]
        words = [word for text in said for word in re.split(r"[ _]", text)]
        # `KLA-2.3` is where a number stands, and is none itself.
        numbers.update(number for word in words if "-" not in word[1:] for number in re.findall(r"[0-9]+", word))
        cards.update(word for word in words if re.fullmatch("[AKQJT2-9][SHDC]", word))
        scene = Position(lesson, stop).scene
        cards.update(card_text(card) for card in scene.hand)
        for trick in (scene.trick, scene.last_trick):
            cards.update(card_text(laid.card) for laid in (trick.cards if trick is not None else ()))
        cards.update(card_text(card) for group in scene.groups for card in group.cards)
    numbers.update("10" if card[0] == "T" else card[0] for card in cards if card[0] not in "AKQJ")
    return numbers, cards


__all__ = ["LONGEST", "SUIT_VALUES", "Text", "accounted_for", "has_others", "named_in", "texts_of", "written"]
