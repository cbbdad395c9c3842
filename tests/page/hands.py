"""Positions of every game as their players see them, the longest of each kind, for measuring pages."""

import os
import random
import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache
from itertools import product
from operator import itemgetter

from bot.discord.pages.hand import line_notice
from bot.discord.pages.selections import Selection
from bot.discord.pages.table_pages import hand_page, public_page
from bot.discord.pages.widgets import Menu, Page
from bot.tables.automatic import may_queue, not_played
from bot.tables.model import Holder, Pace, Person, Place, Proposal, ProposalKind, Table, TableId, TableState, UserId
from bot.tables.playing import PLAYER, shuffled
from bot.tables.taking_back import undone
from bot.text.i18n import Localiser, Voice
from engine.cards import Seat, each
from engine.choice import Choice, PickOne, PickSome
from engine.match import Match
from engine.players.careful import Careful
from engine.players.random import Random
from engine.registry import game as find_game
from engine.turn import Act, DealDue, Over

WORDS = Localiser(strict=True)
MATCHES, DEALS = int(os.environ.get("MATCHES", "3")), 4
"""How many matches of each game and number of seats are looked at, and how many deals of each."""
DEADLINE = datetime(9998, 1, 1, tzinfo=UTC)
"""So far away that the time left is as long as "in 45 seconds"."""
LONG = (
    "Maximiliane von Hohenlohe-Waldau",
    "Bartholomäus Wolkenstein-Rodeneg",
    "月島まりあ（ジャス同好会・名古屋支部の会長代理をしています）@東",
    "Wilhelmina ter Braak-Westerhoven",
)
"""Names as long as Discord allows."""
COMPANIES: tuple[tuple[Person | None, ...], ...] = (
    tuple(Person(UserId(number), name) for number, name in enumerate(LONG, start=1)),
    (Person(UserId(1), LONG[0]), None, Person(UserId(3), LONG[1]), None),
)
"""Who sits at the seats; None: a computer."""
ROW, LINE, COLUMNS = 40, 21, 44
"""Rough pixels of a row of buttons and of a line, and the narrow letters in it: to compare positions before a browser
measures them."""


@dataclass(frozen=True, slots=True)
class Position:
    """A kind of position of a game, and the table, seat and selection of the longest hand of that kind.

    `queues`: whether its owner wants to queue cards.
    """

    kind: str
    table: Table
    seat: Seat
    selection: Selection | None
    queues: bool = False

    def hand(self, voice: Voice) -> Page:
        """The hand of the seat."""
        holder = self.table.holders[self.seat]
        assert holder is not None
        assert holder.person is not None
        notice = line_notice(self.table, holder.person.id, voice)
        return hand_page(
            self.table,
            self.seat,
            voice,
            place="Games",
            url="https://example.org",
            selection=self.selection,
            notice=notice,
            queues=self.queues,
        )

    def public(self, voice: Voice) -> Page:
        """What everybody sees of the table."""
        return public_page(self.table, voice)


def _table(match: Match, company: Sequence[Person | None]) -> Table:
    holders = tuple(Holder(person) if person else Holder(None, "careful") for person in company[: match.header.seats])
    return Table(
        TableId("ev643cjds3"), Place(1, 2), TableState.PLAYING, UserId(1), match.header.game, "article", (), Pace.LIVE,
        holders, match, 1, DEADLINE,
    )  # fmt: skip


def _matches(key: str) -> Iterator[Match]:
    """Every state of some matches, played by rule of thumb with a random answer here and there."""
    game = find_game(key)
    for seed, seats in product(range(MATCHES), game.seats):
        rng = random.Random(seed)
        match = Match.start(key, seats=seats, dealer=Seat(seed % seats))
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
            match, _ = match.act(seat, game.parse(answer), by=PLAYER)


def _kinds(match: Match, seat: Seat, further: str) -> Iterator[tuple[str, Selection | None]]:
    """What kind of position this is for the seat, and with which selections it is shown; `further` ends its name."""
    game, view = match.game, match.view(seat)
    scene = game.scene(view)
    own = match.turn == Act(seat)
    stage = f" {len(scene.trick.cards)}" if scene.trick is not None and own else ""
    kind = f"{match.header.game} {scene.prompt.key.partition('-')[2]}{stage}{' own' if own else ''}{further}"
    yield kind, None
    if own:
        for name, selection in _selections(game.choice(view)):
            yield f"{kind} {name}", selection


def _queued(table: Table, seat: Seat) -> Iterator[Table]:
    """The table with a card that this seat has queued, where it may, or which cannot be played."""
    holder, match = table.holders[seat], table.match
    assert holder is not None
    assert match is not None
    if match.game.kernel(match.state) is None:
        return
    for card in each(match.view(seat).hand):
        queued = replace(
            table, holders=(*table.holders[:seat], replace(holder, queued=card), *table.holders[seat + 1 :])
        )
        if may_queue(queued, seat) or not_played(queued, seat) is not None:
            yield queued
            return


def _asked(table: Table, seat: Seat) -> Table:
    """The table while somebody else proposes to end the match."""
    by = next(person.id for person in table.people if table.seat_of(person.id) != seat)
    return replace(table, proposal=Proposal(ProposalKind.END, by, agreed=frozenset({by})))


def _selections(choice: Choice) -> Iterator[tuple[str, Selection]]:
    if isinstance(choice, PickSome):
        yield "picked", Selection(choice.candidates[: choice.maximum])
        return
    told = [option for option in choice.options if option.open and option.meaning is not None]
    if told:
        yield "selected", Selection((told[-1].text,))


def _columns(text: str) -> int:
    """The width of a line in narrow letters."""
    return sum(2 if unicodedata.east_asian_width(letter) in "FW" else 1 for letter in text.replace("*", ""))


def _length(page: Page) -> int:
    """Roughly how long the page is on a phone."""
    assert page.rendered is not None
    # The address of a time is longer than what is shown of it.
    lines = sum(
        1 + _columns(re.sub("<t:.*?>", "in a minute", line)) // COLUMNS for line in page.rendered.plain.splitlines()
    )
    rows = sum(
        1 if isinstance(row, Menu) else 1 + sum(_columns(button.label) + 6 for button in row) // COLUMNS
        for row in page.rows
    )
    return lines * LINE + rows * ROW


@cache
def positions(key: str) -> tuple[tuple[Position, str], ...]:
    """The longest hand of each kind in each language, by kind, with the language."""
    longest: dict[tuple[str, str], tuple[int, Position]] = {}
    for match in _matches(key):
        seats = match.header.seats
        for company, seat in product(COMPANIES, (Seat(0), Seat(2))):
            if seat >= seats or company[seat] is None:
                continue
            table = _table(match, company)
            back = " take back" if undone(table, seat) else ""
            kinds = [(kind, table, selection, False) for kind, selection in _kinds(match, seat, back)]
            kinds += [(f"{kind} queueing", table, None, True) for kind, _, _, _ in kinds[:1] if may_queue(table, seat)]
            kinds += [
                (f"{kind} queued", queued, None, True) for kind, _, _, _ in kinds[:1] for queued in _queued(table, seat)
            ]
            kinds += [
                (f"{kind} asked", _asked(table, seat), None, False)
                for kind, _, _, _ in kinds[:1]
                if len(table.people) > 1
            ]
            for kind, shown, selection, queues in kinds:
                position = Position(kind, shown, seat, selection, queues)
                for language in WORDS.languages:
                    length = _length(position.hand(Voice(WORDS, language)))
                    if length > longest.get((kind, language), (0, None))[0]:
                        longest[kind, language] = length, position
    return tuple((position, language) for (_, language), (_, position) in sorted(longest.items(), key=itemgetter(0)))
