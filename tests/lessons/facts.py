"""The facts that lessons state (docs/writing-a-lesson.md), each checked against the position or the rule sheet.

The orders and points of cards are written here once more, from the rule sheets.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import engine.games
from engine.cards import SUIT_LETTERS, Seat, card_text, each
from engine.choice import PickOne
from engine.lesson import Lesson, Stop
from engine.match import ActLine, DealLine, Match

PLAIN = "AKQJT98765432"
ORDERS = {"klaberjass": ("J9ATKQ87", "ATKQJ987"), "schieber": ("J9AKQT876", "AKQJT9876")}
"""The ranks from strong to weak: of trumps, and of other suits."""
TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3}
PLAIN_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
"""The same in both games with card points."""
NO_TRUMP_EIGHTS = 8
"""Schieber's points of an eight in Obenabe and Undenufe."""


class UntrueError(AssertionError):
    """A fact does not hold."""


@dataclass(frozen=True)
class Position:
    """A stop of a lesson, with what has been done before it and what is done after it."""

    lesson: Lesson
    stop: Stop

    @property
    def match(self) -> Match:
        return self.stop.match

    @cached_property
    def scene(self) -> Any:
        return self.match.game.scene(self.match.view(self.lesson.seat))

    @cached_property
    def log(self) -> tuple[Any, ...]:
        """The lines of the present deal so far."""
        lines = self.match.log
        first = max(number for number, line in enumerate(lines) if isinstance(line, DealLine))
        return lines[first + 1 :]

    @cached_property
    def later(self) -> tuple[Any, ...]:
        """The lines that follow in the lesson."""
        return self.lesson.end.match.log[len(self.match.log) :]

    @cached_property
    def played(self) -> list[str]:
        """The cards that have been played in this deal."""
        return [str(line.action).split()[1] for line in self.log if str(line.action).startswith("play ")]

    def hand(self, seat: int) -> list[str]:
        return [card_text(card) for card in each(self.match.view(Seat(seat)).hand)]

    @cached_property
    def suits_contract(self) -> str:
        """In Schieber what was chosen, which may be O or U."""
        chosen = [str(line.action).split()[1] for line in self.log if str(line.action).startswith("choose ")]
        return chosen[-1] if chosen else ""

    @property
    def trump(self) -> str:
        return SUIT_LETTERS[self.scene.trump] if self.scene.trump is not None else "none"

    def order(self, suit: str) -> str:
        """The ranks of a suit from strong to weak."""
        trump, plain = ORDERS.get(self.match.game.key, (PLAIN, PLAIN))
        if self.suits_contract == "U":
            return plain[::-1]
        return trump if suit == self.trump else plain

    def points(self, card: str) -> int:
        if self.suits_contract in ("O", "U") and card[0] == "8":
            return NO_TRUMP_EIGHTS
        if self.suits_contract == "U" and card[0] in "A6":
            low = self.match.options.undenufeValues == "A"
            return 11 if (card[0] == "A") == low else 0
        return (TRUMP_POINTS if card[1] == self.trump else PLAIN_POINTS).get(card[0], 0)

    def unplayed(self, suit: str) -> list[str]:
        """The cards of a suit that nobody has played, from strong to weak."""
        return [rank + suit for rank in self.order(suit) if rank + suit not in self.played]

    def unseen(self, suit: str) -> list[str]:
        """Those that the learner does not hold either; some may not be in play at all."""
        return [card for card in self.unplayed(suit) if card not in self.hand(self.lesson.seat)]

    @property
    def laid(self) -> list[str]:
        """The cards of the trick under way."""
        return [card_text(one.card) for one in self.scene.trick.cards]

    @property
    def leader(self) -> int:
        trick = self.scene.trick
        return trick.cards[0].seat if trick is not None and trick.cards else self.lesson.seat


def _sorted(cards: Sequence[str]) -> list[str]:
    return sorted(cards)


def _equal(found: object, stated: object) -> None:
    if found != stated:
        raise UntrueError(f"it is {found}, not {stated}")


def _holds(at: Position, seat: str, *cards: str) -> None:
    missing = [card for card in cards if card not in at.hand(int(seat))]
    if missing:
        raise UntrueError(f"seat {seat} does not hold {missing}: {at.hand(int(seat))}")


def _of_suit(at: Position, seat: str, suit: str, count: str) -> None:
    _equal(sum(card[1] == suit for card in at.hand(int(seat))), int(count))


def _others(at: Position, suit: str, count: str) -> None:
    seats = [seat for seat in range(at.match.header.seats) if seat != at.lesson.seat]
    _equal(sum(card[1] == suit for seat in seats for card in at.hand(seat)), int(count))


def _legal(at: Position, *answers: str) -> None:
    choice = at.match.choice(at.lesson.seat)
    assert isinstance(choice, PickOne)
    _equal(_sorted(choice.legal), _sorted(_answers(answers)))


def _answers(words: Sequence[str]) -> list[str]:
    """Answers, of which those that are a card alone play it; others are in one word with `_` for spaces."""
    return [f"play {word}" if re.fullmatch("[AKQJT2-9][SHDC]", word) else word.replace("_", " ") for word in words]


def _forbidden(at: Position, rule: str, answer: str) -> None:
    (action,) = _answers([answer])
    refusal = at.match.game.refusal(at.match.view(at.lesson.seat), at.match.game.parse(action))
    _equal(refusal and refusal.rule, rule)


def _did(at: Position, seat: str, *words: str) -> None:
    done = [str(line.action) for line in at.log if isinstance(line, ActLine) and line.seat == int(seat)]
    if " ".join(words) not in done:
        raise UntrueError(f"seat {seat} did {done}")


def _next(at: Position, seat: str, *words: str) -> None:
    done = [str(line.action) for line in at.later if isinstance(line, ActLine) and line.seat == int(seat)]
    _equal(done[0] if done else None, " ".join(words))


def _takes(at: Position, seat: str) -> None:
    """Who takes the trick under way, by the record's own line of play."""
    number = at.scene.trick.number
    match = at.match
    for line in at.later:
        match, _ = match.follow(line)
        scene = match.game.scene(match.view(None))
        for trick in (scene.trick, scene.last_trick):
            if trick is not None and trick.number == number and trick.complete:
                _equal(trick.winner, int(seat))
                return
        if scene.last_trick is not None and scene.last_trick.number == number:
            _equal(scene.last_trick.winner, int(seat))
            return
    raise UntrueError("the trick is not finished in this lesson")


def _beats(at: Position, one: str, other: str) -> None:
    """Whether the first card, played after the second one was led, takes the trick from it."""
    if one[1] == other[1]:
        order = at.order(one[1])
        if order.index(one[0]) > order.index(other[0]):
            raise UntrueError("it does not")
    elif one[1] != at.trump:
        raise UntrueError("it is of another suit and no trump")


def _deal_score(at: Position, side: str, amount: str) -> None:
    _equal(at.match.game.sheet(at.match.view(None))[-1].scored[int(side)], int(amount))


def _rule(at: Position, paragraph: str, *words: str) -> None:
    """The paragraph of RULES.md has these words or numbers."""
    if not _paragraph_has(at.match.game.key, paragraph, " ".join(words)):
        raise UntrueError(f"{paragraph} does not say so")


def _paragraph_has(game: str, paragraph: str, words: str) -> bool:
    (root,) = engine.games.__path__
    text = (Path(root) / game / "RULES.md").read_text(encoding="utf-8")
    found = re.search(rf"\*\*{re.escape(paragraph)}\*\*(.*?)(?=\n\*\*[A-Z]{{3}}-|\n## |\Z)", text, re.DOTALL)
    return found is not None and words in " ".join(found[1].replace("*", "").split())


FACTS: dict[str, Callable[..., None]] = {
    "trump": lambda at, suit: _equal(at.trump, suit),
    "trick": lambda at, number: _equal(at.scene.trick.number, int(number)),
    "tricks": lambda at, seat, count: _equal(at.scene.seats[int(seat)].tricks, int(count)),
    "points": lambda at, seat, amount: _equal(at.scene.seats[int(seat)].points, int(amount)),
    "score": lambda at, side, amount: _equal(at.match.standings.scores[int(side)], int(amount)),
    "deal-score": _deal_score,
    "figure": lambda at, name, amount: _equal(dict(at.match.standings.figures)[name], int(amount)),
    "holds": _holds,
    "count": lambda at, seat, count: _equal(len(at.hand(int(seat))), int(count)),
    "suit": _of_suit,
    "void": lambda at, seat, suit: _of_suit(at, seat, suit, "0"),
    "others": _others,
    "unseen": lambda at, suit, count: _equal(len(at.unseen(suit)), int(count)),
    "highest": lambda at, card: _equal(at.unplayed(card[1])[0], card),
    "highest-unseen": lambda at, card: _equal(at.unseen(card[1])[0], card),
    "gone": lambda at, *cards: _equal([card for card in cards if card not in at.played], []),
    "out": lambda at, *cards: _equal([card for card in cards if card not in at.unseen(card[1])], []),
    "worth": lambda at, card, amount: _equal(at.points(card), int(amount)),
    "trick-worth": lambda at, amount: _equal(sum(at.points(card) for card in at.laid), int(amount)),
    "beats": _beats,
    "legal": _legal,
    "forbidden": _forbidden,
    "dealer": lambda at, seat: _equal(_dealer(at), int(seat)),
    "leader": lambda at, seat: _equal(at.leader, int(seat)),
    "winning": lambda at, seat: _equal(at.scene.trick.winner, int(seat)),
    "did": _did,
    "next": _next,
    "takes": _takes,
    "rule": _rule,
    "sum": lambda at, *words: _sum(" ".join(words)),
}
"""What may be stated, by the first word; the other words are the arguments."""


def _sum(text: str) -> None:
    """`9 + 8 + 1 = 18`, also with −, × and several steps."""
    if not re.fullmatch(r"[0-9+\-*= ()]+", text):
        raise UntrueError("no sum")
    values = {eval(part) for part in text.split("=")}  # only digits and signs
    if len(values) != 1:
        raise UntrueError(f"{values}")


def _dealer(at: Position) -> int:
    return (at.match.header.dealer + at.match.deals - 1) % at.match.header.seats


def check(lesson: Lesson, stop: Stop, fact: str) -> None:
    """Whether the fact holds at this stop.

    Raises:
        UntrueError: it does not, or nobody knows what it means.
    """
    kind, *arguments = fact.split()
    if kind not in FACTS:
        raise UntrueError(f"unknown fact: {fact}")
    try:
        FACTS[kind](Position(lesson, stop), *arguments)
    except UntrueError as untrue:
        raise UntrueError(f"{lesson.id}, {stop.name}: “{fact}”: {untrue}") from None
