"""Run every bench of this folder, each in a process of its own: `python -m tests.bench [NAME …] [NUMBER]`.

A number is handed on to the named benches: `strength` plays so many deals of each kind.
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
    numbers = [word for word in sys.argv[1:] if word.isdecimal()]
    asked = [word for word in sys.argv[1:] if not word.isdecimal()] or benches()
    if unknown := set(asked) - set(benches()):
        sys.exit(f"no such bench: {', '.join(sorted(unknown))} (there are: {', '.join(benches())})")
    print(f"Python {platform.python_version()}, {platform.machine()}; calibration {calibration() / 1e6:.1f} M loops/s")
    failed = 0
    for name in asked:
        print(f"\n== {name}", flush=True)
        began = time.perf_counter()
        failed += (
            subprocess.run([sys.executable, "-m", f"tests.bench.bench_{name}", *numbers], check=False).returncode != 0
        )
        print(f"-- {name}: {time.perf_counter() - began:.0f} s", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
