"""Whole deals of every game as they are told: each public step once, in order, to each reader in their own words."""

import json
from collections.abc import Sequence
from itertools import count
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.discord.pages.table_frame import frame_of
from bot.tables.model import UserId
from bot.text.i18n import Voice
from bot.text.render import shown_names
from engine.cards import Seat, parse_card
from engine.match import ActLine, DealLine, Match
from engine.message import CardWord, SeatWord, message
from engine.players.careful import Careful
from engine.turn import Act
from tests.discord.house import WORDS, House
from tests.discord.test_announcements import posted

CAUSES = count(1 << 40)
READERS = ({"language": "en"}, {"language": "de", "deck": "swiss"}, {"language": "ja"}, {"language": "de"})
WANTED = {
    "klaberjass": ("win", "declare", "take"),
    "schieber": ("weis", "announce"),
    "barbu": ("declare DO",),
    "vira": ("bid six", "hold"),
}
"""The answers that are given wherever they are legal: with them the deals have what is to be told."""
SEEN = {
    "klaberjass": ("shows ", " and scores "),
    "schieber": ("Weis: ", " shows "),
    "barbu": ("declares Dominoes", " lays the "),
    "vira": (" exchange", " is declarer"),
}
"""What some deal must tell, or the test has seen too little."""
PLAYED = ("step-led", "engine-played", "barbu-laid")
DEALS = 12


async def seated(house: House, game: str) -> list[MemberActor]:
    """Persons at every seat; all are told each step, each in another language."""
    names = ("Anna", "Ben", "Chie", "Dora")
    people = [house.person(name) for name in names[: {"klaberjass": 2, "vira": 3}.get(game, 4)]]
    for person, reads in zip(people, READERS, strict=False):
        await person.slash(house.channel, "settings", steps="on", **reads)
    await people[0].slash(house.channel, "table new", game=game, opponents="people", pace="async")
    for person in people[1:]:
        await person.slash(house.channel, "table join")
    await people[0].slash(house.channel, "table start")
    return people


async def play_deal(house: House, game: str) -> None:
    """Everybody answers by the table's own service: what is wanted, else what *careful* says."""
    tables = house.bot.services.tables
    for _ in range(300):
        table = house.table
        assert table.match is not None
        turn = table.match.turn
        if not isinstance(turn, Act):
            return
        rules, view = table.match.game, table.match.view(turn.seat)
        choice = rules.choice(view)
        known = rules.information_state(table.match.state, turn.seat)
        said = Careful().decide(rules, view, known, choice, house.chance)
        legal = getattr(choice, "legal", ())
        said = next((one for want in WANTED[game] for one in legal if one.startswith(want)), said)
        holder = table.holders[turn.seat]
        assert holder is not None
        assert holder.person is not None
        await house.do(tables.act(table.id, holder.person.id, said, revision=None, cause=next(CAUSES)))
        await house.wait(1)
    pytest.fail("the deal does not end")


def events_of(match: Match, deal: int) -> list[tuple[Any, Any]]:
    """The lines of one deal of the record, each with its events."""
    before = Match.start(
        match.game, seats=match.header.seats, dealer=match.header.dealer, options=dict(match.header.options)
    )
    lines, number = [], 0
    for line in match.log:
        before, step = before.follow(line)
        number += isinstance(line, DealLine)
        if number == deal:
            lines.append((line, step.events))
    return lines


def check_told(told: str, lines: Sequence[tuple[Any, Any]], match: Match, seat: Seat, voice: Voice, names: Any) -> None:
    """All that the seat may know is told in order, and each played card once."""
    at = 0
    for line, events in lines:
        action = str(line.action) if isinstance(line, ActLine) else ""
        for event in events:
            part = event.seen_by(seat)
            if part is None:
                continue
            texts = [voice.say_aloud(match.game.describe(part), names)]
            if action.startswith("play ") and event is events[0]:
                card = CardWord(parse_card(action.split()[1]))
                texts = [voice.say_aloud(message(key, player=SeatWord(line.seat), card=card), names) for key in PLAYED]
                assert sum(told.count(text) for text in set(texts)) == 1, texts
            places = [place for text in texts if (place := told.find(text, at)) >= 0]
            assert places, (texts, told[at:])
            at = min(places) + 1


@pytest.mark.parametrize("game", list(WANTED))
async def test_a_deal_is_told_to_everybody_once_and_in_order(house: House, game: str) -> None:
    people = await seated(house, game)
    seen, voices = set[str](), [Voice(WORDS, one["language"], one.get("deck", "french")) for one in READERS]
    for deal in range(1, DEALS + 1):
        before = [len(posted(house, person)) for person in people]
        if deal > 1:
            again = house.bot.services.tables.next_deal(house.table.id, UserId(people[0].id), cause=next(CAUSES))
            await house.do(again)
        await play_deal(house, game)
        await house.wait(40)
        match = house.table.match
        assert match is not None
        lines = events_of(match, deal)
        for person, voice, start in zip(people, voices, before, strict=False):
            seat = house.table.seat_of(UserId(person.id))
            assert seat is not None
            told = "\n".join(posted(house, person)[start:] if deal > 1 else posted(house, person))
            check_told(told, lines, match, seat, voice, shown_names(frame_of(house.table).seated, voice))
            seen |= {mark for mark in SEEN[game] if mark in told}
        if seen == {*SEEN[game]}:
            return
    pytest.fail(f"{json.dumps(sorted({*SEEN[game]} - seen))} never came")
