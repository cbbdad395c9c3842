"""Run every bench of this folder, each in a process of its own: `python -m tests.bench [NAME …] [NUMBER] [OPTIONS]`.

A number, and everything from the first option on, is handed on to the named benches: `strength 100` plays so many deals
of each kind, `strength --keep FOLDER` keeps them.
"""

import platform
import subprocess
import sys
import time
from pathlib import Path

from tests.bench import calibration


def benches() -> list[str]:
    """The names of all benches: `engine` for `bench_engine.py`."""
    return sorted(path.stem.removeprefix("bench_") for path in Path(__file__).parent.glob("bench_*.py"))


def main() -> int:
    """Run the named benches, or all; returns how many failed."""
    words = sys.argv[1:]
    first = next((place for place, word in enumerate(words) if word.startswith("-")), len(words))
    handed_on = [*(word for word in words[:first] if word.isdecimal()), *words[first:]]
    asked = [word for word in words[:first] if not word.isdecimal()] or benches()
    if unknown := set(asked) - set(benches()):
        sys.exit(f"no such bench: {', '.join(sorted(unknown))} (there are: {', '.join(benches())})")
    print(f"Python {platform.python_version()}, {platform.machine()}; calibration {calibration() / 1e6:.1f} M loops/s")
    failed = 0
    for name in asked:
        print(f"\n== {name}", flush=True)
        began = time.perf_counter()
        failed += (
            subprocess.run([sys.executable, "-m", f"tests.bench.bench_{name}", *handed_on], check=False).returncode != 0
        )
        print(f"-- {name}: {time.perf_counter() - began:.0f} s", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
