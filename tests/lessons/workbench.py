"""For who writes a lesson: makes a pack that deals chosen hands, goes on by rules of thumb, and looks at a lesson.

    python -m tests.lessons.workbench pack barbu 0 "0=AS KS QS" "2=AH"
    python -m tests.lessons.workbench look engine/games/barbu/lessons/01-tricks.stich [--fast]

`pack` prints the line of a deal in which the dealer is seat 0 and these seats hold these cards among others; in
Klaberjass `up=…` is the turned-up card. `look` prints each stop as the learner sees it, what *strong* thinks of the
answers and whether the facts hold; then how the record would go on by rules of thumb up to the learner's next turn.
"""

import random
import sys
from pathlib import Path

from bot.text.i18n import Localiser, Voice
from engine.cards import Seat, card_text, each, parse_card
from engine.choice import PickOne
from engine.game import AnyGame, Chance
from engine.lesson import Lesson, LessonError, Stop, read_lesson
from engine.match import Match
from engine.players import STRONG
from engine.record import dump, line_json, parse_object, read_first_line, read_line
from engine.registry import game
from engine.turn import Act
from tests.lessons.facts import UntrueError, check

KLABERJASS_UP = 12
VOICE = Voice(Localiser(strict=True))


def places(rules: AnyGame, seats: int, dealer: int) -> dict[str, list[int]]:
    """Which places of the pack each seat gets, counted from 0; `up`: the turned-up card."""
    if rules.key == "klaberjass":
        elder, other = str(1 - dealer), str(dealer)
        return {
            elder: [0, 1, 2, 6, 7, 8, 13, 14, 15],
            other: [3, 4, 5, 9, 10, 11, 16, 17, 18],
            "up": [KLABERJASS_UP],
            "bottom": [31],
        }
    words = tuple((name, values[0]) for name, values in rules.chance_words.items())
    match, _ = Match.start(rules, seats=seats, dealer=Seat(dealer)).deal(Chance(tuple(rules.pack), words))
    return {str(seat): [rules.pack.index(card) for card in each(match.view(Seat(seat)).hand)] for seat in range(seats)}


def pack_with(rules: AnyGame, seats: int, dealer: int, held: dict[str, list[str]], rng: random.Random) -> list[str]:
    """A pack, by chance but for the cards that somebody is to hold."""
    dealt = {one for cards in held.values() for one in cards}
    rest = [text for text in map(card_text, rules.pack) if text not in dealt]
    rng.shuffle(rest)
    found: dict[int, str] = {}
    for who, cards in held.items():
        own = places(rules, seats, dealer)[who]
        assert len(cards) <= len(own), f"{who} gets {len(own)} cards"
        found.update(zip(own, cards, strict=False))
    return [found[place] if place in found else rest.pop() for place in range(len(rules.pack))]


def pack(key: str, dealer: str, *held: str) -> None:
    """Print the line of a deal."""
    rules = game(key)
    seats = max(rules.seats) if key != "vira" else 3
    wanted = {who: cards.split() for who, _, cards in (one.partition("=") for one in held)}
    for cards in wanted.values():
        for one in cards:
            parse_card(one)
    words = {name: values[0] for name, values in rules.chance_words.items()}
    cards = pack_with(rules, seats, int(dealer), wanted, random.Random())
    print(dump({"deal": " ".join(cards), **words}))


def look(path: str, *options: str) -> None:
    """Print what there is to see of a lesson; of an unfinished one without stops, how it goes on."""
    file = Path(path)
    text = file.read_text(encoding="utf-8")
    try:
        lesson = read_lesson(file.parent.parent.name, file.stem[3:], text)
    except LessonError as problem:
        print(problem)
    else:
        for stop in (*lesson.stops, lesson.end):
            _show(lesson, stop, fast="--fast" in options)
    first, *lines = text.splitlines()
    _go_on(_followed(lines), Seat(parse_object(first)["seat"]))


def _followed(lines: list[str]) -> Match:
    """The match after the lines that belong to the record."""
    match = read_first_line(lines[0])
    for line in lines[1:]:
        if not {"stop", "end"} & parse_object(line).keys():
            match, _ = match.follow(read_line(line, match.game, match.header.seats))
    return match


def _show(lesson: Lesson, stop: Stop, *, fast: bool) -> None:
    match, rules = stop.match, stop.match.game
    view = match.view(lesson.seat)
    scene = rules.scene(view)
    names = [f"seat{seat}" for seat in range(match.header.seats)]
    print(f"\n== {stop.name}: {VOICE.say(scene.prompt, names)}")
    print("   heading:", " · ".join(VOICE.say(one, names) for one in scene.heading))
    for seat in range(match.header.seats):
        held = " ".join(card_text(card) for card in each(match.view(Seat(seat)).hand))
        shown = scene.seats[seat]
        who = f"seat{seat} (learner)" if seat == lesson.seat else f"seat{seat}"
        print(f"   {who}: {held}   tricks {shown.tricks}, points {shown.points}")
    if scene.trick is not None:
        laid = ", ".join(f"seat{one.seat} {card_text(one.card)}" for one in scene.trick.cards)
        print(f"   trick {scene.trick.number}: {laid}")
    if scene.result:
        print("   result:", " · ".join(VOICE.say(one, names) for one in scene.result))
    for fact in stop.facts:
        try:
            check(lesson, stop, fact)
        except (UntrueError, ValueError, KeyError, AttributeError, TypeError) as error:
            print("   NOT TRUE:", error or fact)
    if stop.answer:
        choice = match.choice(lesson.seat)
        print("   answer:", stop.answer, "| legal:", ", ".join(getattr(choice, "legal", ["(a pick)"])))
        known = rules.information_state(match.state, lesson.seat)
        print("   careful:", rules.guide(view, known, choice, random.Random(1)))
        if not fast:
            for one in STRONG.ranked(rules, view, known, choice, random.Random(1), advises=True):
                print(f"   strong: {one.text}  costs {one.cost:.1f} ± {one.error:.1f}")


def _go_on(match: Match, learner: Seat) -> None:
    """How everybody else would go on by rules of thumb, up to the learner's next turn."""
    rng = random.Random(1)
    print("\n== and then:")
    while isinstance(match.turn, Act) and match.turn.seat != learner:
        seat = match.turn.seat
        known = match.game.information_state(match.state, seat)
        action = match.game.guide(match.view(seat), known, match.choice(seat), rng)
        match, _ = match.act(seat, action)
        print(dump(line_json(match.log[-1])))
    if not isinstance(match.turn, Act):
        print("  ", match.turn)
        return
    choice = match.choice(learner)
    held = " ".join(card_text(card) for card in each(match.view(learner).hand))
    print("   learner holds", held, "| legal:", ", ".join(choice.legal) if isinstance(choice, PickOne) else choice.verb)
    known = match.game.information_state(match.state, learner)
    print("   careful would", match.game.guide(match.view(learner), known, choice, rng))


if __name__ == "__main__":
    {"pack": pack, "look": look}[sys.argv[1]](*sys.argv[2:])
