"""Samples in a folder: a measurement goes on where it was stopped, and processes share it.

Each process appends to a file of its own, one line of JSON a sample. A line counts while the code is the same that made
it (`digest`), wherever it stands, and once for each measure and number.
"""

import ast
import hashlib
import json
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Final

from tests.bench.strength.kinds import Sample
from tests.bench.strength.measures import Measure

ROOT: Final = Path(__file__).parents[3]
EXPLAINS: Final = ("reasons*.py", "reasons/*.py", "scene.py", "advice.py")
"""Modules of the engine that say why, or draw: no player decides by them."""

Samples = Mapping[str, Mapping[int, Sample]]


def sources(game: str, root: Path = ROOT) -> Iterator[Path]:
    """The modules that decide how a game is played, and how a sample is played here."""
    engine = root / "engine"
    folders = (engine.glob("*.py"), *((engine / name).rglob("*.py") for name in ("players", "tricks", f"games/{game}")))
    for path in sorted(path for folder in folders for path in folder):
        if not any(path.match(pattern) for pattern in EXPLAINS):
            yield path
    yield from (root / "tests/bench" / name for name in ("strength/kinds.py", "play.py", "seer.py"))
    if (neutral := root / f"tests/bench/neutral/{game}.py").exists():
        yield neutral


def digest(game: str, root: Path = ROOT) -> str:
    """Tells whether the code of a game, and of the players in it, is the same; comments and docstrings do not count."""
    whole = hashlib.sha256()
    for path in sources(game, root):
        whole.update(f"{path.relative_to(root)}\n{_code(path)}\n".encode())
    return whole.hexdigest()[:16]


def _code(path: Path) -> str:
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            node.body = [part for part in node.body if not _is_text(part)]
    return ast.dump(tree)


def _is_text(part: ast.stmt) -> bool:
    return isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)


class Kept:
    """The samples of a folder, and the file of this process in it.

    `digests`: of the code by game, as this process has loaded it.
    """

    def __init__(self, folder: Path, part: str, digests: Mapping[str, str]) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder, self._file, self._digests = folder, folder / f"{part}.jsonl", digests

    def samples(self) -> Samples:
        """Those of this code, by measure and number."""
        found: defaultdict[str, dict[int, Sample]] = defaultdict(dict)
        for path in sorted(self._folder.glob("*.jsonl")):
            for line in path.read_text("utf-8").splitlines():
                try:
                    kept = json.loads(line)
                except json.JSONDecodeError:
                    continue  # the process was stopped while it wrote
                if kept["digest"] == self._digests[kept["game"]]:
                    found[kept["measure"]].setdefault(kept["number"], Sample(**kept["sample"]))
        return found

    def add(self, measure: Measure, number: int, sample: Sample) -> None:
        """Append a sample; after half a line, on a line of its own."""
        line = {
            "measure": measure.name,
            "game": measure.game,
            "number": number,
            "digest": self._digests[measure.game],
            "sample": asdict(sample),
        }
        half = self._file.exists() and not self._file.read_bytes().endswith(b"\n")
        with self._file.open("a", encoding="utf-8") as file:
            file.write("\n" * half + json.dumps(line) + "\n")
