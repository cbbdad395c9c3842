"""What pictures cost: the time to compose and to encode one, its size, and what the event loop feels meanwhile."""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Final

from PIL import Image

from bot.discord.pages.deal_picture import deal_drawing
from bot.discord.pages.picture import drawing_of, look_of
from bot.pictures.deal import compose_deal
from bot.pictures.parts import encoded
from bot.pictures.table import compose
from bot.tables.playing import shuffled
from bot.text.i18n import SWISS_DECK, Localiser, Voice
from bot.text.render import Frame, Seated
from engine.cards import Seat
from engine.match import Match
from engine.players.careful import Careful
from engine.registry import game
from engine.turn import Act, DealDue, Over
from tests.bench import calibration, show

WORDS: Final = Localiser()
TABLES: Final = 8
"""Tables that are drawn at the same time."""
SECONDS: Final = 4.0
PULSE: Final = 0.001
COMPOSING, ENCODING, SIZE = 5.0, 30.0, 60.0
"""The aims: milliseconds on a quiet core, and kilobytes."""


def in_play(key: str, cards: int, seed: int = 1) -> Match:
    """A match of careful players in its first trick, after so many cards of it; 0: at the end of its first deal."""
    rng, careful = random.Random(seed), Careful()
    match = Match.start(game(key), seats=max(game(key).seats), dealer=Seat(0))
    while not (match.deals and isinstance(match.turn, DealDue | Over)):
        if not isinstance(match.turn, Act):
            match, _ = match.deal(shuffled(match.game, rng))
            continue
        trick = match.game.scene(match.view(None)).trick
        if cards and trick is not None and len(trick.cards) >= cards:
            return match
        seat = match.turn.seat
        known = match.view(seat), match.game.information_state(match.state, seat), match.choice(seat)
        match, _ = match.act(seat, careful.decide(match.game, *known, rng))
    return match


def milliseconds(act: Callable[[], object], *, rounds: int = 40) -> float:
    """The processor time of one call: the median of some."""
    spent = []
    for _ in range(rounds):
        began = time.process_time()
        act()
        spent.append((time.process_time() - began) * 1000)
    return sorted(spent)[rounds // 2]


def figures(name: str, composed: Callable[[], Image.Image], *, aims: bool) -> None:
    """Print what one kind of picture costs; the first one also draws the faces of its cards."""
    composing, encoding, size = (f"≤ {aim:.0f} on a quiet core" if aims else "" for aim in (COMPOSING, ENCODING, SIZE))
    began = time.process_time()
    picture = composed()
    show(f"{name}: the first one, with the faces", (time.process_time() - began) * 1000, "ms", kind="time", aim="< 1 s")
    show(f"{name}: compose", milliseconds(composed), "ms", kind="time", aim=composing)
    show(f"{name}: encode", milliseconds(lambda: encoded(picture)), "ms", kind="time", aim=encoding)
    show(f"{name}: size", len(encoded(picture)) / 1000, "KB", kind="size", aim=size)


async def delays(seconds: float) -> list[float]:
    """How much later than asked for the event loop came back, in milliseconds, the shortest first."""
    found, end = [], time.perf_counter() + seconds
    while (began := time.perf_counter()) < end:
        await asyncio.sleep(PULSE)
        found.append((time.perf_counter() - began - PULSE) * 1000)
    return sorted(found)


async def felt(composed: Callable[[], Image.Image]) -> None:
    """Print the delay of the event loop while some tables are drawn again and again, and while none is."""

    async def drawing() -> None:
        while True:
            await asyncio.to_thread(lambda: encoded(composed()))
            await asyncio.sleep(0.5)

    quiet = await delays(SECONDS)
    tables = [asyncio.create_task(drawing()) for _ in range(TABLES)]
    busy = await delays(SECONDS)
    for task in tables:
        task.cancel()
    await asyncio.gather(*tables, return_exceptions=True)
    for name, found in (("nothing is drawn", quiet), (f"{TABLES} tables are drawn twice a second", busy)):
        show(f"delay of the event loop, p99, {name}", found[len(found) * 99 // 100], "ms", kind="time")


def main() -> None:
    """A table with thirteen cards in the hand, a deal of 52 cards in the Swiss deck's game, and the event loop."""
    print(f"calibration {calibration() / 1e6:.1f} M loops/s")
    voice, swiss = Voice(WORDS), Voice(WORDS, "de", SWISS_DECK)
    names = tuple(Seated(name=name) for name in ("Anna", "Ben", "Carla", "Dora"))
    barbu = in_play("barbu", 3)
    seat = next(Seat(seat) for seat in range(4) if len(barbu.game.scene(barbu.view(Seat(seat))).hand) == 13)
    frame = Frame("barbu", names, "live")
    table = drawing_of(barbu.game.scene(barbu.view(seat)), frame, seat, voice)
    figures("table with 13 cards in the hand", lambda: compose(table, look_of(voice)), aims=True)
    deal = deal_drawing(in_play("schieber", 0), Frame("schieber", names, "live"), swiss)
    figures("deal of Schieber", lambda: compose_deal(deal, look_of(swiss)), aims=False)
    asyncio.run(felt(lambda: compose(table, look_of(voice))))


if __name__ == "__main__":
    main()
