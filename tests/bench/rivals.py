"""Other Schieber programs to compare with: installed on demand into an environment that is thrown away.

They are no dependency: they run in a process of their own (`rivals_side.py`), which reads and writes lines of JSON.
"""

import json
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

PACKAGES: Final = ("pyschieber==1.3.2", "jass-kit==2.0.5")
SECONDS_TO_INSTALL: Final = 240
SIDE: Final = Path(__file__).with_name("rivals_side.py")


class Unavailable(Exception):  # noqa: N818 - it says what is the case
    """The programs could not be installed: offline, most likely."""


class Rivals:
    """The process with the other programs."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def say(self, value: Any) -> None:
        """Write one line to it."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(value) + "\n")
        self._process.stdin.flush()

    def heard(self) -> Any:
        """Read one line of it.

        Raises:
            RuntimeError: it has ended.
        """
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("the process with the other programs has ended")
        return json.loads(line)

    def rate(self, of: str, seconds: float) -> float:
        """Deals of random players in a second of its processor time."""
        self.say({"do": "rate", "of": of, "seconds": seconds})
        return float(self.heard()["done"])


@contextmanager
def rivals() -> Iterator[Rivals]:
    """Install the programs and run them for as long as the block lasts.

    Raises:
        Unavailable: they could not be installed.
    """
    with tempfile.TemporaryDirectory(prefix="stich-bench-") as folder:
        python = _installed(Path(folder))
        with subprocess.Popen(
            [python, "-W", "ignore", SIDE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as process:
            try:
                yield Rivals(process)
            finally:
                process.kill()


def _installed(folder: Path) -> Path:
    """The Python of a new environment with the programs in it."""
    venv.create(folder, with_pip=True)
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    try:
        subprocess.run(
            [python, "-m", "pip", "install", "--quiet", *PACKAGES],
            check=True, timeout=SECONDS_TO_INSTALL, capture_output=True, text=True,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        raise Unavailable("pip did not come back") from None
    except subprocess.CalledProcessError as problem:
        raise Unavailable((problem.stderr.strip().splitlines() or ["pip failed"])[-1]) from None
    return python
