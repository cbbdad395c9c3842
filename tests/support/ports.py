"""Free ports for servers that a test starts; a test may start a server twice on the same port."""

import random
import socket

RANGE = range(20_000, 30_000)
"""Below the range from which systems choose ports for outgoing connections, so that no connection takes the port of a
server that is down for a moment."""


def free_port() -> int:
    """A port of this machine that is not in use."""
    for port in random.sample(RANGE, len(RANGE)):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("every port is in use")
