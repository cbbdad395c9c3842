"""Several processes of the bot on one PostgreSQL and one sandbox, with people who play in each of its servers."""

import asyncio
import os
import random
import signal
import sys
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from bot.storage import DatabasePlace, PostgresqlAddress, TableStore, open_database
from bot.storage.postgresql.ownership import APPLICATION, OF_ALL, OF_SHARDS, PRESENT, SHARERS
from bot.tables.model import Table, TableId
from bot.tables.restore import fold
from engine.cards import Seat
from sandbox.testing import NO_RATE_LIMITS, PATIENCE, DrivenSandbox, Refused
from sandbox.validation.components import walk
from sandbox.world import permissions as bits
from sandbox.world.model import DEFAULT_PEOPLE, Message, Person
from tests.soak.people import Caller, parts_of
from tests.support.clock import START

ROOT: Final = Path(__file__).resolve().parents[2]
ANSWERS: Final = frozenset({"do", "read", "next", "back", "rematch"})
WAITS: Final = 60.0
"""Seconds after which somebody waits no more for an answer of which they were told that it is coming."""
LOOKS: Final = 0.05
"""Seconds between two looks of a person who has nothing to answer."""
THINKS: Final = 0.25
"""Seconds after which somebody tries again whose press has failed."""
ASKS: Final = 4.0
"""Seconds without a question after which somebody asks for their hand."""
DOUBLED = "SELECT cause FROM move WHERE cause IS NOT NULL GROUP BY cause HAVING count(*) > 1"
PLAYING = "SELECT id FROM card_table WHERE state = 'playing'"
THINKING = (
    "SELECT table_id FROM deadline WHERE awaited = 'computer' AND table_id IN"
    " (SELECT table_id FROM seat WHERE computer = 'strong')"
)
CAUSES = "SELECT cause FROM move WHERE cause IS NOT NULL"
NEWEST = "SELECT match.table_id, max(move.at) FROM move JOIN match ON match.id = move.match_id GROUP BY match.table_id"


class Outcome(Caller):
    """Hears of one press or command, until it is answered or has failed."""

    def progress(self, state: str, why: str | None = None) -> None:
        """A note that the answer is coming is none."""
        if state in {"done", "failed"}:
            super().progress(state, why)

    async def settled(self) -> None:
        """Wait for the answer."""
        await asyncio.wait_for(self._settled.wait(), WAITS)


@dataclass
class Process:
    """One process of the bot."""

    number: int
    process: asyncio.subprocess.Process
    log: Path

    def signal(self, how: signal.Signals) -> None:
        """Send a signal; none to a process that has ended."""
        with suppress(ProcessLookupError):
            self.process.send_signal(how)


@dataclass
class Pressed:
    """An answer that somebody has pressed."""

    interaction: int
    where: tuple[str, str, str]
    """The table, the seat and the revision."""
    state: str


@dataclass
class Somebody:
    """One person at one table, who presses what they are asked, in the channel or in direct messages."""

    name: str
    place: str
    box: DrivenSandbox
    chance: random.Random
    pressed: list[Pressed] = field(default_factory=list)
    shown: dict[tuple[str, int], int] = field(default_factory=dict)
    """The newest revision that a hand of theirs has shown, by table and seat."""
    seconds: list[float] = field(default_factory=list)
    """How long each answered press took."""
    failed: int = 0
    """Presses that nobody has answered."""
    latest: dict[int, int] = field(default_factory=dict)
    """The revision that each message has shown last."""
    went_back: list[tuple[int, int]] = field(default_factory=list)
    """Each message that has shown an earlier moment than before, with its revision."""

    async def play(self, ending: asyncio.Event) -> None:
        """Answer whatever is asked until it ends."""
        asked = time.monotonic()
        while not ending.is_set():
            found = self._asked()
            if found is None:
                if time.monotonic() - asked > ASKS:
                    asked = time.monotonic()
                    await self.command("hand")
                await asyncio.sleep(LOOKS)
                continue
            asked = time.monotonic()
            if not await self._press(*found):
                await asyncio.sleep(THINKS)

    async def command(self, path: str, **options: Any) -> Caller:
        """Use a command here, and wait for its first answer."""
        caller = Outcome()
        self.box.command(self.name, self.place, path, options, caller)
        with suppress(TimeoutError):
            await caller.settled()
        return caller

    def messages(self) -> Iterator[Message]:
        """What this person sees, the newest first."""
        for place in (self.place, f"@{self.name}"):
            with suppress(KeyError):
                yield from reversed(self.box.open_messages(self.name, place))

    def _asked(self) -> tuple[Message, str] | None:
        """A button that is open and answers something, on any of their hands."""
        found: list[tuple[Message, str]] = []
        for message in self.messages():
            for part in walk(message.components):
                custom_id = part.get("custom_id")
                if custom_id is None or part.get("disabled"):
                    continue
                table, seat, revision, verb, _ = parts_of(custom_id)
                if seat.isdecimal():
                    self._note(message.id, int(revision))
                    key = (table, int(seat))
                    self.shown[key] = max(self.shown.get(key, 0), int(revision))
                if verb in ANSWERS:
                    found.append((message, custom_id))
        if not found:
            return None
        newest = max(int(parts_of(custom_id)[2]) for _, custom_id in found)
        return self.chance.choice([one for one in found if int(parts_of(one[1])[2]) == newest])

    def _note(self, message: int, revision: int) -> None:
        if revision < self.latest.get(message, 0):
            self.went_back.append((message, revision))
        self.latest[message] = revision

    async def _press(self, message: Message, custom_id: str) -> bool:
        """Press it, and wait for the answer; whether there was one."""
        caller, began = Outcome(), time.monotonic()
        try:
            interaction = self.box.press(self.name, message.id, custom_id, caller)
        except (Refused, KeyError):  # gone meanwhile
            return False
        with suppress(TimeoutError):
            await caller.settled()
        if caller.state == "done":
            self.seconds.append(time.monotonic() - began)
        table, seat, revision, verb, _ = parts_of(custom_id)
        if verb == "do":
            self.pressed.append(Pressed(interaction.id, (table, seat, revision), caller.state))
        self.failed += caller.state != "done"
        return caller.state == "done"


class Fleet:
    """The processes, the database and the people.

    `first_answer`: after so many seconds without one Discord tells people that their press has failed.
    `identify_spacing`: Discord refuses a session that is begun less than so many seconds after another.
    """

    def __init__(
        self, place: DatabasePlace, folder: Path, *, shards: int = 3, servers: int = 3, pauses: float = 0.1,
        seed: int = 1, first_answer: float = NO_RATE_LIMITS.first_answer, identify_spacing: float = 0.0,
    ) -> None:  # fmt: skip
        self.place, self.folder, self.shards, self.pauses = place, folder, shards, pauses
        self.chance = random.Random(seed)
        people = tuple(Person(f"{name}{number}") for number in range(servers) for name in ("Anna", "Ben", "Carla"))
        self.box = DrivenSandbox(
            limits=replace(NO_RATE_LIMITS, first_answer=first_answer, identify_spacing=identify_spacing),
            people=(*people, DEFAULT_PEOPLE[0]),
            servers=servers,
            shards=shards,
        )
        self.processes: dict[int, Process] = {}
        self.people: list[Somebody] = []
        self.ending = asyncio.Event()
        self._playing: list[asyncio.Task[None]] = []

    # -- processes -------------------------------------------------------------------------------------------------

    async def start(self, number: int) -> Process:
        """Start a process, and do not wait until it serves anything."""
        environment = {
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": self.box.token,
            "DATABASE_URL": self.place.url if isinstance(self.place, PostgresqlAddress) else str(self.place),
            "STICH_SHARDS": str(self.shards),
            "STICH_API_BASE": self.box.api_base,
            "STICH_GATEWAY_URL": self.box.gateway_url,
            "STICH_CDN_BASE": self.box.cdn_base,
            "STICH_LOG_FORMAT": "json",
            "STICH_HEALTH_PORT": "0",
            "STICH_PAUSES": str(self.pauses),
        }
        folder = self.folder / str(number)
        folder.mkdir(parents=True, exist_ok=True)
        with (folder / "log").open("ab") as log:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", "run", env=environment, cwd=folder, stderr=log
            )
        self.processes[number] = Process(number, process, folder / "log")
        return self.processes[number]

    async def kill(self, number: int) -> float:
        """Kill a process at once; when that was."""
        process = self.processes[number]
        at = time.time()
        process.signal(signal.SIGKILL)
        await process.process.wait()
        return at

    async def end(self, number: int) -> int:
        """Ask a process to end, and wait; its exit status."""
        self.processes[number].signal(signal.SIGTERM)
        return await self.processes[number].process.wait()

    async def all_served(self) -> None:
        """Wait until every shard has a connection."""
        wanted = {(number, self.shards) for number in range(self.shards)}
        await self.box.until(lambda: set(self.box.online_shards) >= wanted, PATIENCE * self.shards)

    async def joined(self, count: int) -> None:
        """Wait until so many processes share the shards."""
        async with self.looking() as look:
            await look.until_present(count)

    def lines_with(self, text: str) -> list[str]:
        """The lines of the logs that have this text."""
        texts = (process.log.read_text(errors="replace").splitlines() for process in self.processes.values())
        return [line for lines in texts for line in lines if text in line]

    def complaints(self) -> list[str]:
        """The lines of the logs that have a traceback."""
        return self.lines_with("Traceback")

    # -- people ----------------------------------------------------------------------------------------------------

    async def seat(self) -> None:
        """In each server two people begin a match, and another one against a computer that thinks in a worker."""
        usual, self.box._world.limits = self.box._world.limits, replace(self.box._world.limits, first_answer=WAITS)
        for number, guild in enumerate(self.box.guilds):
            place = f"{guild.name}/card-room"
            await self.box.set_permissions(self.box.channel(place).id, "bot", deny=bits.CREATE_PUBLIC_THREADS)
            anna, ben, carla = (
                Somebody(f"{name}{number}", place, self.box, random.Random(self.chance.random()))
                for name in ("Anna", "Ben", "Carla")
            )
            for person, path in ((anna, "table new"), (ben, "table join"), (anna, "table start")):
                caller = await person.command(path)
                assert caller.state == "done", (path, caller.why)
            for path, options in (
                ("table new", {}),
                ("table add-computer", {"computer": "strong"}),
                ("table start", {}),
            ):
                caller = await carla.command(path, **options)
                assert caller.state == "done", (path, caller.why)
            self.people += [anna, ben, carla]
        self.box._world.limits = usual

    def play(self) -> None:
        """Let all of them play from now on."""
        self._playing = [asyncio.create_task(person.play(self.ending)) for person in self.people]

    def failed(self) -> int:
        """How many presses nobody has answered so far."""
        return sum(person.failed for person in self.people)

    def shown(self) -> dict[int, int]:
        """The revision that each message shows now."""
        return {message: revision for person in self.people for message, revision in person.latest.items()}

    def went_back_to(self, moment: Mapping[int, int]) -> list[tuple[int, int]]:
        """The messages that have shown what is no newer than at this moment (`shown`), after something newer."""
        went_back = [back for person in self.people for back in person.went_back]
        return [(message, revision) for message, revision in went_back if revision <= moment.get(message, -1)]

    async def rest(self) -> None:
        """Let them finish what they do."""
        self.ending.set()
        await asyncio.gather(*self._playing)

    # -- what is stored --------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def looking(self) -> AsyncIterator["Look"]:
        """Looks into the database during the block."""
        async with await open_database(self.place, now=START) as database:
            yield Look(self, database)

    async def close(self) -> None:
        """End everything."""
        self.ending.set()
        await asyncio.gather(*self._playing, return_exceptions=True)
        for process in self.processes.values():
            process.signal(signal.SIGCONT)
            process.signal(signal.SIGKILL)
            await process.process.wait()
        await self.box.close()


OWNERS = (
    "SELECT application_name, pg_locks.objid::bigint FROM pg_locks JOIN pg_stat_activity USING (pid)"
    " WHERE locktype = 'advisory' AND granted AND classid = $1 AND database ="
    " (SELECT oid FROM pg_database WHERE datname = current_database())"
)


class Look:
    """What the database says."""

    def __init__(self, fleet: Fleet, database: Any) -> None:
        self._fleet, self._database = fleet, database

    async def newest(self) -> dict[str, float]:
        """When each table moved last."""
        return {table: at / 1e6 for table, at in await self._database.read(NEWEST)}

    async def until_present(self, count: int) -> None:
        """Wait until so many processes share the shards."""
        async with asyncio.timeout(PATIENCE):
            while (await self._database.read(SHARERS, OF_ALL, PRESENT))[0][0] != count:  # noqa: ASYNC110 - that of others
                await asyncio.sleep(0.1)

    async def owners(self) -> dict[int, set[int]]:
        """Which shards each process has, by its number."""
        by_pid = {process.process.pid: number for number, process in self._fleet.processes.items()}
        owners: dict[int, set[int]] = {}
        for application, shard in await self._database.read(OWNERS, OF_SHARDS):
            number = by_pid.get(int(application.removeprefix(f"{APPLICATION} ")))
            if number is not None:
                owners.setdefault(number, set()).add(shard)
        return owners

    async def moved_after(self, when: float, tables: set[str], within: float) -> dict[str, float]:
        """After how many seconds each of these tables has moved since then; those that have not are left out.

        Where a match ends, nobody waits for the table.
        """
        found: dict[str, float] = {}
        while (tables - set(found)) & await self.playing() and time.time() < when + within:
            for table, at in (await self.newest()).items():
                if table in tables and at > when and table not in found:
                    found[table] = at - when
            await asyncio.sleep(0.05)
        return found

    async def doubled(self) -> int:
        """How many presses have moved more than once."""
        return len(await self._database.read(DOUBLED))

    async def playing(self) -> set[str]:
        """The tables at which a match is being played."""
        return {table for (table,) in await self._database.read(PLAYING)}

    async def thinking(self) -> set[str]:
        """The tables at which it is the turn of a computer that thinks long."""
        return {table for (table,) in await self._database.read(THINKING)}

    async def lost(self) -> list[str]:
        """What somebody was shown and is not stored."""
        shown = [(person.name, *where, to) for person in self._fleet.people for where, to in person.shown.items()]
        tables: dict[str, Table] = {}
        lost = []
        for name, id, seat, revision in shown:  # as it was before any table is read
            if id not in tables:
                saved = await TableStore(self._database).table(TableId(id))
                if saved is None:
                    continue
                tables[id] = fold(saved)
            if tables[id].revision_of(Seat(seat)) < revision:
                lost.append(f"{id}: {name} was shown {revision}")
        return lost

    async def acknowledged(self) -> int:
        """How many presses were answered and have moved."""
        stored = {cause for (cause,) in await self._database.read(CAUSES)}
        pressed = (press for person in self._fleet.people for press in person.pressed)
        return sum(press.state == "done" and press.interaction in stored for press in pressed)
