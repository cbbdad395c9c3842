"""Start `stich play` as a newcomer does, look at the page it names, stop it with Ctrl-C: `play.py COMMAND ARG …`."""

import os
import re
import signal
import subprocess
import sys
import threading
import time
from urllib.parse import urljoin
from urllib.request import ProxyHandler, build_opener

ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/\S*")
PATIENCE = 180
"""Seconds until the address must be printed, an installation included."""
LEAVE = 15
"""Seconds within which Ctrl-C must end everything."""
fetch = build_opener(ProxyHandler({})).open


def look(address: str) -> int:
    """Fetch the page and every file that it names; how many files that were."""
    with fetch(address, timeout=10) as answer:
        page = answer.read().decode()
    assert "<html" in page, page[:200]
    files = [name for name in re.findall(r'(?:src|href)="([^"#]+)"', page) if not name.startswith("data:")]
    assert files, "the page names no file"
    for name in files:
        with fetch(urljoin(address, name), timeout=10) as answer:
            assert answer.read(), name
    return len(files)


def main() -> None:
    """Run the command and check what it promises."""
    began = time.monotonic()
    process = subprocess.Popen(
        sys.argv[1:], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    )
    said: list[str] = []
    found: list[str] = []
    ready = threading.Event()

    def listen() -> None:
        assert process.stdout is not None
        for line in process.stdout:
            said.append(line)
            if (match := ADDRESS.search(line)) and not found:
                found.append(match[0])
                ready.set()
        ready.set()

    listener = threading.Thread(target=listen, daemon=True)
    listener.start()
    try:
        assert ready.wait(PATIENCE), "nothing was printed for too long"
        assert found, "no address was printed"
        print(f"address after {time.monotonic() - began:.1f} s; the page and {look(found[0])} files are there")
        os.killpg(process.pid, signal.SIGINT)
        asked = time.monotonic()
        status = process.wait(LEAVE)
        print(f"Ctrl-C: gone after {time.monotonic() - asked:.1f} s")
        listener.join(5)
        assert status == 0, f"exit status {status}"
        assert not any("Traceback" in line for line in said), "a traceback was printed"
    except BaseException:
        print("".join(said))
        raise
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
