"""Positions of every game as their players see them, the longest of each kind, for measuring pages."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache

from bot.discord.pages.selections import Selection
from bot.discord.pages.table_pages import hand_page, public_page
from bot.discord.pages.widgets import Menu, Page
from bot.tables.model import Holder, Pace, Person, Place, Table, TableId, TableState, UserId
from bot.tables.playing import shuffled
from bot.text.i18n import Localiser, Voice
from engine.cards import Seat
from engine.game import Choice, PickOne, PickSome
from engine.match import Match
from engine.players.careful import Careful
from engine.players.random import Random
from engine.registry import game as find_game
from engine.turn import Act, DealDue, Over

WORDS = Localiser(strict=True)
MATCHES, DEALS = 4, 4
"""How many matches of a game are looked at, and how many deals of each."""
SEATS = {"klaberjass": 2, "schieber": 4, "vira": 3, "barbu": 4}
DEADLINE = datetime(2100, 1, 1, tzinfo=UTC)
PEOPLE = (Person(UserId(1), "Anna"), None, Person(UserId(3), "Benedikt"), None)
"""Who sits at the seats; None: a computer."""
ROW, LINE = 48, 21
"""Rough pixels of a row of buttons and of a line: to compare positions before a browser measures them."""


@dataclass(frozen=True, slots=True)
class Position:
    """A kind of position of a game, and the table, seat and selection of the longest hand of that kind."""

    kind: str
    table: Table
    seat: Seat
    selection: Selection | None

    def hand(self, voice: Voice) -> Page:
        """The hand of the seat."""
        return hand_page(self.table, self.seat, voice, place="Games", selection=self.selection)

    def public(self, voice: Voice) -> Page:
        """What everybody sees of the table."""
        return public_page(self.table, voice)


def _table(match: Match) -> Table:
    holders = tuple(Holder(person) if person else Holder(None, "careful") for person in PEOPLE[: match.header.seats])
    return Table(
        TableId("ev643cjds3"), Place(1, 2), TableState.PLAYING, UserId(1), match.header.game, "article", (), Pace.LIVE,
        holders, match, 1, DEADLINE,
    )  # fmt: skip


def _matches(key: str) -> Iterator[Match]:
    """Every state of some matches, played by rule of thumb with a random answer here and there."""
    game = find_game(key)
    for seed in range(MATCHES):
        rng = random.Random(seed)
        match = Match.start(key, seats=SEATS[key], dealer=Seat(seed % SEATS[key]))
        deals = 0
        while not isinstance(match.turn, Over):
            if isinstance(match.turn, DealDue):
                if deals:
                    yield match
                if (deals := deals + 1) > DEALS:
                    break
                match, _ = match.deal(shuffled(game, rng))
                continue
            seat = match.turn.seat
            yield match
            choice, view = match.choice(seat), match.view(seat)
            cards = isinstance(choice, PickOne) and any(
                option.card is not None for option in choice.options if option.open
            )
            player = Careful() if cards or rng.random() < 0.5 else Random()
            answer = player.decide(game, view, game.information_state(match.state, seat), choice, rng)
            match, _ = match.act(seat, game.parse(answer))


def _kinds(match: Match, seat: Seat) -> Iterator[tuple[str, Selection | None]]:
    """What kind of position this is for the seat, and with which selections it is shown."""
    game, view = match.game, match.view(seat)
    scene = game.scene(view)
    own = match.turn == Act(seat)
    stage = f" {len(scene.trick.cards)}" if scene.trick is not None and own else ""
    kind = f"{match.header.game} {scene.prompt.key.partition('-')[2]}{stage}{' own' if own else ''}"
    yield kind, None
    if own:
        for name, selection in _selections(game.choice(view)):
            yield f"{kind} {name}", selection


def _selections(choice: Choice) -> Iterator[tuple[str, Selection]]:
    if isinstance(choice, PickSome):
        yield "picked", Selection(choice.candidates[: choice.maximum])
        return
    told = [option for option in choice.options if option.open and option.meaning is not None]
    if told:
        yield "selected", Selection((told[-1].text,))


def _length(page: Page) -> int:
    """Roughly how long the page is."""
    assert page.rendered is not None
    lines = sum(1 + len(line) // 38 for line in page.rendered.plain.splitlines())
    rows = sum(
        1 if isinstance(row, Menu) else 1 + sum(len(button.label) + 4 for button in row) // 34 for row in page.rows
    )
    return lines * LINE + rows * ROW


@cache
def positions(key: str) -> tuple[Position, ...]:
    """The longest hand of each kind, by kind."""
    longest: dict[str, tuple[int, Position]] = {}
    english = Voice(WORDS)
    for match in _matches(key):
        table = _table(match)
        for seat in (Seat(0), Seat(2)):
            if seat >= match.header.seats:
                continue
            for kind, selection in _kinds(match, seat):
                position = Position(kind, table, seat, selection)
                length = _length(position.hand(english))
                if length > longest.get(kind, (0, None))[0]:
                    longest[kind] = length, position
    return tuple(longest[kind][1] for kind in sorted(longest))
