"""A card that is queued before the player's turn: played if it is legal then, secret, and not told by its time."""

import random
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.discord.pages.table_pages import hand_page, public_page
from bot.storage import DatabasePlace
from bot.storage.sql import statement
from bot.tables.automatic import may_queue, not_played
from bot.tables.model import Delays, Holder, Pace, Person, Place, Table, TableId, TableState, UserId
from bot.tables.playing import shuffled
from bot.tables.ports import Awaited, Due
from bot.tables.timing import automatic_answer, given_answer, waiting
from bot.text.i18n import Localiser, Voice
from engine.cards import Card, Seat, card_text, each
from engine.match import ActLine, Match
from engine.players.random import Random
from engine.registry import game as find_game
from engine.registry import game_keys
from engine.turn import Act, DealDue
from tests.support.clock import START, FakeClock
from tests.tables.test_secrecy import CARD, without_statements
from tests.tables.world import ANNA, World, log, on_turn, running, seat_on_turn
from tests.tables.world import waiting as not_on_turn

PROMPT = Delays()
"""The delays of a running bot."""
NEVER = Delays(forced=(timedelta(days=9), timedelta(days=9)))
WORDS = Localiser(strict=True)


async def in_play(world: World, **options: object) -> Table:
    """A match of Anna and Ben in which a card is to be led."""
    table = await world.begun(**options)
    while (
        not may_queue(table, table.seat_of(not_on_turn(table).id) or Seat(0)) or table.match.view(None).led is not None
    ):
        table = await world.move(table.id)
    return table


def legal_cards(match: Match, seat: Seat) -> list[Card]:
    """The cards that the seat on turn may play."""
    return [option.card for option in match.choice(seat).options if option.open and option.card is not None]


async def with_reply(world: World, *, legal: bool) -> tuple[Table, Card, str]:
    """A table, a card of the player who is not on turn, and the lead of the other to which it may be played, or not.

    There are several legal replies: the table would play none by itself.
    """
    while True:
        table = await in_play(world)
        leader = seat_on_turn(table.match)
        for lead in table.match.choice(leader).legal:
            after, _ = table.match.act(leader, lead)
            if after.turn == Act(leader) or not isinstance(after.turn, Act):
                continue
            cards = legal_cards(after, after.turn.seat)
            others = [card for card in each(after.view(after.turn.seat).hand) if card not in cards]
            wanted = cards if legal else others
            if len(set(cards)) > 1 and len(cards) == len(set(cards)) and wanted:
                return table, wanted[-1], lead
        await world.tables.end(table.id, ANNA, force=True)


async def test_a_queued_card_is_played_when_the_turn_comes(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock, delays=PROMPT) as world:
        table, card, lead = await with_reply(world, legal=True)
        waits = not_on_turn(table)
        await world.tables.queue(table.id, waits.id, card)
        assert world.now(table).match is table.match
        await world.tables.act(table.id, on_turn(table).id, lead, revision=None, cause=world.cause)
        assert not_played(world.now(table), table.seat_of(waits.id)) is None
        await world.wait(3)
        line = log(world.now(table))[len(log(table)) + 1]
        assert isinstance(line, ActLine)
        assert (line.seat, str(line.action), line.by) == (table.seat_of(waits.id), f"play {card_text(card)}", None)
        assert world.now(table).holders[line.seat].queued is None
        assert world.now(table).holders[line.seat].misses == 0


async def test_one_that_is_not_legal_is_not_played_and_forgotten_with_the_turn(world: World) -> None:
    table, card, lead = await with_reply(world, legal=False)
    waits = not_on_turn(table)
    seat = table.seat_of(waits.id)
    await world.tables.queue(table.id, waits.id, card)
    await world.tables.act(table.id, on_turn(table).id, lead, revision=None, cause=world.cause)
    now = world.now(table)
    assert not_played(now, seat) == card
    assert automatic_answer(now) is None
    await world.wait(10)
    assert world.now(table).match is now.match, "the player has to answer"
    table = await world.move(table.id)
    assert table.holders[seat].queued is None


async def test_another_card_and_none_take_the_place_of_the_first(world: World) -> None:
    table = await in_play(world)
    waits = not_on_turn(table)
    seat = table.seat_of(waits.id)
    first, second, *_ = each(table.match.view(seat).hand)
    for card in (first, second, second, None):
        await world.tables.queue(table.id, waits.id, card)
        assert world.now(table).holders[seat].queued == card


async def test_only_own_cards_out_of_turn_and_while_cards_are_played(world: World) -> None:
    table = await world.begun()
    assert (
        await world.tables.queue(table.id, not_on_turn(table).id, next(each(table.match.view(Seat(0)).hand))) is table
    )
    table = await in_play(world)
    waits, acts = not_on_turn(table), on_turn(table)
    own, others = (table.match.view(table.seat_of(person.id)).hand for person in (waits, acts))
    assert await world.tables.queue(table.id, waits.id, next(each(others))) is table
    assert await world.tables.queue(table.id, acts.id, next(each(others))) is table
    assert await world.tables.queue(table.id, UserId(99), next(each(own))) is table
    paused = await world.tables.pause(table.id, waits.id)
    paused = await world.tables.pause(table.id, acts.id)
    assert paused.state is TableState.PAUSED
    assert await world.tables.queue(table.id, waits.id, next(each(own))) is paused


async def test_a_queue_outlives_a_pause_and_a_restart(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock) as world:
        table, card, lead = await with_reply(world, legal=True)
        waits, acts = not_on_turn(table), on_turn(table)
        seat = table.seat_of(waits.id)
        await world.tables.queue(table.id, waits.id, card)
        for person in (waits, acts):
            await world.tables.pause(table.id, person.id)
        for person in (waits, acts):
            await world.tables.resume(table.id, person.id)
        assert world.now(table).holders[seat].queued == card
    async with running(place, clock, delays=PROMPT) as world:
        assert world.now(table).holders[seat].queued == card
        await world.tables.act(table.id, acts.id, lead, revision=None, cause=world.cause)
    async with running(place, clock, delays=PROMPT) as world:
        await world.wait(3)
        assert any(
            isinstance(line, ActLine) and line.seat == seat and str(line.action) == f"play {card_text(card)}"
            for line in log(world.now(table))
        )


@pytest.mark.logs_errors
async def test_an_unreadable_queue_costs_its_own_table_alone(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock) as world:
        tables = [await world.begun(), await world.begun()]
        await world.database.write(statement("UPDATE seat SET queued = 'XX' WHERE table_id = $1", tables[0].id))
    async with running(place, clock) as world:
        assert world.tables.ids() == (tables[1].id,)


async def test_nobody_learns_of_a_queue_until_it_is_played(world: World, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    table = await in_play(world)
    waits = not_on_turn(table)
    card = next(each(table.match.view(table.seat_of(waits.id)).hand))
    before = world.now(table)
    await world.tables.queue(table.id, waits.id, card)
    change = world.heard[-1]
    assert change.queues
    assert change.silent
    after = world.now(table)
    assert (after.revision, after.deadline, after.match) == (before.revision, before.deadline, before.match)
    shown = f"{after!r} {after.holders!r} {after.holders[0]} {change!r} {without_statements(caplog.text)}"
    assert not CARD.search(shown)


async def test_a_new_deal_begins_without_queues(world: World) -> None:
    table = await in_play(world)
    while not isinstance(world.now(table).match.turn, DealDue):
        now = world.now(table)
        waits = not_on_turn(now)
        if hand := list(each(now.match.view(now.seat_of(waits.id)).hand)):
            await world.tables.queue(table.id, waits.id, hand[0])
        await world.move(table.id)
    assert all(holder.queued is None for holder in world.now(table).holders)


async def test_a_request_for_a_pause_is_not_withdrawn_by_what_the_table_plays(
    place: DatabasePlace, clock: FakeClock
) -> None:
    async with running(place, clock, delays=PROMPT) as world:
        table, card, lead = await with_reply(world, legal=True)
        waits = not_on_turn(table)
        await world.tables.queue(table.id, waits.id, card)
        await world.tables.pause(table.id, waits.id)
        await world.tables.act(table.id, on_turn(table).id, lead, revision=None, cause=world.cause)
        await world.wait(3)
        assert world.now(table).agreed == {waits.id}


# ---------------------------------------------------------------------------------------------- time tells nothing

COMPANY = tuple(Person(UserId(number), name) for number, name in enumerate("ABCD", start=1))


def table_of(match: Match) -> Table:
    """A table of persons with this match."""
    holders = tuple(Holder(person, reserve=timedelta(seconds=20)) for person in COMPANY[: match.header.seats])
    return Table(
        TableId("a"), Place(1, 2), TableState.PLAYING, UserId(1), match.header.game, "article", (), Pace.LIVE,
        holders, match, 1,
    )  # fmt: skip


def turns_in_play(key: str, seed: int) -> list[Match]:
    """The moments of two deals in which a card is played: those with one legal answer, and those with several."""
    rng, matches = random.Random(seed), []
    match = Match.start(key, seats=find_game(key).seats[0], dealer=Seat(0))
    for _ in range(2):
        match, _ = match.deal(shuffled(match.game, rng))
        while isinstance(match.turn, Act):
            if match.game.kernel(match.state) is not None:
                matches.append(match)
            seat = match.turn.seat
            match, _ = match.act(seat, Random().decide(match.game, None, None, match.choice(seat), rng))
        if not isinstance(match.turn, DealDue):
            break
    return matches


@pytest.mark.parametrize("key", game_keys())
def test_a_queued_card_and_a_forced_answer_come_after_the_same_time_and_under_the_same_clock(key: str) -> None:
    seen = {"forced": 0, "queued": 0}
    for match in turns_in_play(key, seed=4):
        seat, table = seat_on_turn(match), table_of(match)
        cards = legal_cards(match, seat)
        if given_answer(match) is not None:
            kind, asked = "forced", table
        elif match.asks_in_private or cards.count(cards[0]) > 1:
            continue
        else:
            kind, asked = "queued", queueing(table, seat, cards[0])
        seen[kind] += 1
        shown, _ = waiting(None, None, table, now=START, rng=random.Random(), delays=NEVER)
        for draw in range(40):
            # The same draw gives the same delay whatever the reason is: so the distribution is the same, too.
            rng, expected = random.Random(draw), random.Random(draw)
            after, due = waiting(None, None, asked, now=START, rng=rng, delays=PROMPT)
            least, most = PROMPT.forced
            assert due == Due(Awaited.FORCED, START + least + (most - least) * expected.random())
            assert rng.getstate() == expected.getstate()
            assert after.deadline == shown.deadline, "the clock of a turn that waits for an answer"
    assert seen["forced"]
    assert seen["queued"]


def queueing(table: Table, seat: Seat, card: Card) -> Table:
    """The table with this card queued at the seat."""
    holder = replace(table.holders[seat], queued=card)
    return replace(table, holders=(*table.holders[:seat], holder, *table.holders[seat + 1 :]))


def test_where_somebody_may_be_asked_in_private_no_queued_card_is_played() -> None:
    rng = random.Random(3)
    match = Match.start("schieber", seats=4, dealer=Seat(0), options={"announce": "manual"})
    match, _ = match.deal(shuffled(match.game, rng))
    while match.game.kernel(match.state) is None:
        match, _ = match.act(seat_on_turn(match), "choose O")
    assert match.asks_in_private
    seat = seat_on_turn(match)
    card = next(each(match.view(seat).hand))
    table = queueing(table_of(match), seat, card)
    assert automatic_answer(table) is None
    assert not_played(table, seat) == card


@pytest.mark.parametrize("key", game_keys())
def test_others_are_shown_the_same_with_and_without_a_queue(key: str) -> None:
    """The public page, and the hand of each other player, before and during the turn."""
    voice, compared = Voice(WORDS), 0
    for match in turns_in_play(key, seed=6)[:60]:
        for seat in range(match.header.seats):
            hand = list(each(match.view(Seat(seat)).hand))
            if not hand:
                continue
            table = replace(table_of(match), deadline=START)
            queued = queueing(table, Seat(seat), hand[0])
            assert public_page(queued, voice) == public_page(table, voice)
            for other in range(match.header.seats):
                if other != seat:
                    pages = [hand_page(one, Seat(other), voice, queues=True) for one in (table, queued)]
                    assert pages[0] == pages[1]
                    compared += 1
    assert compared
