"""One evening: a bot on PostgreSQL, people at tables of all games, and a fault in the middle of their matches."""

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from typing import Final

from bot.storage import open_database
from bot.storage.rows import MATCH_COLUMNS, read_header
from bot.tables.model import REVISIONS_A_MATCH
from engine.registry import game_keys
from sandbox.testing import NO_RATE_LIMITS, DrivenSandbox
from sandbox.world import permissions as bits
from sandbox.world.model import Person
from tests.faults.faults import FAULTS, ONCE, WITH_STANDBY, Site
from tests.faults.players import SAVED, Player, Seen
from tests.i18n.catalogues import LOCALES
from tests.soak import checks
from tests.soak.evidence import Move
from tests.soak.people import parts_of
from tests.soak.process import START, BotProcess
from tests.soak.run import SEATS
from tests.support import clock
from tests.support.servers import serving, small_disk
from tests.support.tcp_proxy import line_to

BEGUN: Final = 300.0
"""Seconds within which each table has moved for the first time."""
BACK: Final = 180.0
"""Seconds within which each table moves again; then it counts as standing still."""
LOOK: Final = 0.1
FILL: Final = frozenset({"fill"})


@dataclass(slots=True)
class Round:
    """A fault, and the seconds after which each table moved again: since its begin and since its end."""

    began: float
    ended: float = 0.0
    moved: dict[str, float] = field(default_factory=dict)
    """By game, when it moved for the first time since the end."""


@dataclass(slots=True)
class Outcome:
    """What an evening has left."""

    fault: str
    rounds: list[Round]
    seen: list[Seen]
    lost: list[str]
    doubled: list[str]
    log: list[str]
    """What is wrong with the logs of the processes."""
    ended: list[int]
    """The status with which each process ended: 0 is well."""


class Evening:
    """The people and the bot, on servers that are there."""

    def __init__(self, site: Site, folder: Path, seed: int, processes: int) -> None:
        self._chance = random.Random(seed)
        self._names = [f"{game} {name}" for game in game_keys() for name in ("Anna", "Ben")]
        people = [Person(*pair) for pair in zip(self._names, cycle(LOCALES.values()), strict=False)]
        self.site = site
        self._box = DrivenSandbox(limits=NO_RATE_LIMITS, people=people, servers=processes, shards=processes)
        folders = [folder / str(number) for number in range(processes)]
        self.bots = [BotProcess(self._box, place, site.address.url, shards=processes) for place in folders]
        self._tables: dict[str, list[Player]] = {}
        self._moves: dict[str, tuple[int, float]] = {}
        """By game, the latest number that a hand there has shown, and since when."""
        self._over = False

    @property
    def seen(self) -> list[Seen]:
        """All presses, table by table."""
        return [seen for players in self._tables.values() for player in players for seen in player.seen]

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """During the block all play."""
        await self._box.start()
        try:
            for bot in self.bots:
                bot.folder.mkdir(exist_ok=True)
                await bot.start()
            await self.until_online(START * len(self.bots))
            await asyncio.gather(*(self._seat(game, number) for number, game in enumerate(game_keys())))
            acting = [
                self._watch(),
                *(player.play(lambda: self._over) for each in self._tables.values() for player in each),
            ]
            tasks = [asyncio.create_task(work) for work in acting]
            await self._box.until(lambda: len(self._moves) == len(self._tables), BEGUN)
            yield
            self._over = True
            await asyncio.gather(*tasks)
        finally:
            self._over = True
            self.ended = [await bot.end() if bot.running else -1 for bot in self.bots]
            for bot in self.bots:
                await bot.close()
            await self._box.close()

    async def until_online(self, seconds: float) -> None:
        """Wait until all shards have a connection."""
        await self._box.until(lambda: len(self._box.online_shards) == len(self.bots), seconds)

    async def _seat(self, game: str, number: int) -> None:
        """Two people sit down, each game in the next server; computers have the other seats."""
        guild = self._box.guilds[number % len(self._box.guilds)]
        channel = await self._box.create_channel(f"room-{game}", guild.id)
        await self._box.set_permissions(channel, "bot", deny=bits.CREATE_PUBLIC_THREADS)
        anna, ben = (
            Player(f"{game} {name}", self._box, random.Random(self._chance.random())) for name in ("Anna", "Ben")
        )
        anna.places = ben.places = [channel]
        await anna.command("table new", {"game": game, "opponents": "people"})
        await self._box.until(lambda: bool(_tables_of(anna)))
        anna.table = ben.table = _tables_of(anna)[0]
        await ben.command("table join")
        await anna.command("table start")
        if SEATS[game] > len((anna, ben)):
            await self._box.until(lambda: bool(anna.open(FILL)))
            ((message, part), *_) = anna.open(FILL)
            await self._box.click(anna.name, message.id, part["custom_id"])
        for player in (anna, ben):
            await player.command("hand")
        self._tables[game] = [anna, ben]

    async def _watch(self) -> None:
        while not self._over:
            for game, players in self._tables.items():
                revision = max(player.revision() for player in players)
                if revision > self._moves.get(game, (0, 0.0))[0]:
                    self._moves[game] = revision, time.time()
            await asyncio.sleep(LOOK)

    async def until_all_have_moved(self, since: float) -> dict[str, float]:
        """When each table has moved for the first time since then; those that never did are left out."""
        first: dict[str, float] = {}
        while len(first) < len(self._tables) and time.time() < since + BACK:
            for game, (_, at) in self._moves.items():
                if at > since:
                    first.setdefault(game, at)
            await asyncio.sleep(LOOK)
        return first

    async def found(self) -> tuple[list[str], list[str]]:
        """What is lost and what is doubled, by what is stored at the end."""
        async with await open_database(self.site.serving.address(), now=clock.START) as database:
            rows = await database.read("SELECT match_id, seq, line, cause FROM move ORDER BY match_id, seq")
            matches = await database.read(f"SELECT id, {MATCH_COLUMNS} FROM match")
        moves = [Move(*row) for row in rows]
        logs = checks.fold({match: read_header(tuple(row))[0] for match, *row in matches}, moves)
        presses = [seen.press for seen in self.seen]
        doubled = checks.doubled(presses, [move for move in moves if move.cause is not None], ())
        return checks.lost(presses, moves, logs) + _not_theirs(self.seen, moves, logs), doubled

    def complaints(self) -> list[str]:
        """What is wrong with the logs of the processes."""
        texts = [bot.log.read_text(encoding="utf-8", errors="replace") for bot in self.bots]
        return [complaint for text in texts for complaint in checks.told(text)]

    def note(self, file: Path) -> None:
        """Write down all presses, so that one of which nothing came can be looked for in the logs."""
        presses = sorted(self.seen, key=lambda seen: seen.press.sent)
        file.write_text("".join(f"{seen.outcome} {seen.after:.2f} {seen.said} {seen.press}\n" for seen in presses))


def _tables_of(player: Player) -> list[str]:
    """The tables whose buttons somebody sees."""
    ids = [parts_of(part["custom_id"])[0] for message in player.messages() for part in player.parts(message)]
    return [table for table in ids if table != "-"]


def _not_theirs(seen: list[Seen], moves: list[Move], logs: checks.Logs) -> list[str]:
    """Acknowledged moves at whose place the log has something else: another's, or one of theirs that they did not see.

    What a computer does for somebody has no cause: their only answer, or when their time is up.
    """
    causes = {move.cause for move in moves}
    by = {one.press.interaction: one.press.by for one in seen}
    lines = {(move.match, move.number): move for move in moves}
    faults = []
    for one in seen:
        press = one.press
        if one.outcome != SAVED or press.verb != "do" or press.seen is None or press.interaction in causes:
            continue
        number_of_match, revision = divmod(press.revision, REVISIONS_A_MATCH)
        match = f"{press.table}-{number_of_match}"
        folded = logs.get(match)
        revisions = folded.revisions if folded is not None else []
        number = next((k for k, each in enumerate(revisions) if each[press.seat] > revision), None)
        move = lines.get((match, number or 0))
        if move is None or (move.cause is not None and by.get(move.cause) != press.by):
            faults.append(f"press {press.interaction} at {match}, line {number}: acknowledged, and not stored: {press}")
    return faults


async def spend(
    fault: str, folder: Path, *, seconds: float, rounds: int, lasts: float, seed: int, processes: int = 1
) -> Outcome:
    """An evening with this fault: so many times, each lasting so long, with so many seconds of play around each.

    With several `processes` there are as many servers, each of another shard.

    Raises:
        NotHere: this machine cannot have it.
    """
    async with AsyncExitStack() as stack:
        disk = stack.enter_context(small_disk()) if fault == "full" else None
        server = await stack.enter_async_context(serving(disk, max_wal_size="32MB", min_wal_size="32MB"))
        line = await stack.enter_async_context(line_to(server.port))
        standby = await server.standby(server.folder.parent / "second") if fault in WITH_STANDBY else None
        site = Site(server, line, lasts, standby, disk)
        evening = Evening(site, folder, seed, processes)
        happened: list[Round] = []
        async with evening.playing():
            for _ in range(1 if fault in ONCE else rounds):
                await asyncio.sleep(seconds)
                now = Round(time.time())
                async with FAULTS[fault](site):
                    await asyncio.sleep(lasts)
                now.ended = time.time()
                now.moved = await evening.until_all_have_moved(now.ended)
                happened.append(now)
            await asyncio.sleep(seconds)
        evening.note(folder / "presses")
        lost, doubled = await evening.found()
        return Outcome(fault, happened, evening.seen, lost, doubled, evening.complaints(), evening.ended)
