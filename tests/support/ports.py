"""Ports for servers that a test starts, perhaps more than once on the same."""

import random
import socket

RANGE = range(20_000, 30_000)
"""Below the ports that a system gives to connections, so that none takes the port while a server is down."""


def free_port() -> int:
    """A free port of this machine."""
    for port in random.sample(RANGE, len(RANGE)):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("every port is taken")
