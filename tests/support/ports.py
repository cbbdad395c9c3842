"""Ports for servers that a test starts, perhaps more than once on the same."""

import random
import socket

RANGE = range(20_000, 30_000)
"""Below what a system gives to whoever connects: while a server is down, no connection of others takes its port."""


def free_port() -> int:
    """A port of this machine that nobody uses now."""
    for port in random.sample(RANGE, len(RANGE)):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("every port is taken")
