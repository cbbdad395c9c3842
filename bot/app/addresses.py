"""Which addresses the settings may name: this machine, the host's own network, or the receiver of error reports."""

import re
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

OWN_NETWORKS: Final = (
    IPv4Network("127.0.0.0/8"), IPv6Network("::1/128"),
    IPv4Network("10.0.0.0/8"), IPv4Network("172.16.0.0/12"), IPv4Network("192.168.0.0/16"),
    IPv4Network("100.64.0.0/10"),  # of overlay networks between a host's machines, such as Tailscale's
    IPv6Network("fc00::/7"),
)  # fmt: skip
"""What no router of the Internet forwards. Without link-local addresses, where clouds serve a machine's secrets."""
OWN_DOMAINS: Final = ("localhost", "local", "internal", "home.arpa", "lan", "svc")
"""The last labels of names that the public DNS does not answer; `svc` and `cluster.local` are those of Kubernetes."""
_NAME: Final = re.compile(r"(?!-)[a-z0-9_-]{1,63}(?<!-)(\.(?!-)[a-z0-9_-]{1,63}(?<!-))*", re.ASCII)


def loopback(value: str) -> str:
    """Accepts addresses on this machine only, since the bot sends its token there.

    Raises:
        ValueError: it is another.
    """
    parts = urlsplit(value)
    host = parts.hostname or ""
    if parts.scheme not in {"http", "ws"} or not (host == "localhost" or ip_address(host).is_loopback):
        raise ValueError("not on this machine")
    return value


def own_network(value: str) -> str:
    """Accepts the root of an http server in the host's own network, without a slash at its end.

    The bot sends its token there, and every hand. So: a private address, or a name that public DNS does not answer.
    No path, which would be lost; no user, whom aiohttp does not send beside a token.

    Raises:
        ValueError: it is another.
    """
    parts = urlsplit(value)
    bare = parts.path in {"", "/"} and not (parts.query or parts.fragment or "@" in parts.netloc)
    if parts.scheme not in {"http", "https"} or not bare or not is_own(parts):
        raise ValueError("not in the host's network")
    return value.rstrip("/")


def receiver(value: str) -> str:
    """Accepts the address at which Sentry takes reports (DSN): encrypted, or in the host's own network.

    Raises:
        ValueError: it is another.
    """
    parts = urlsplit(value)
    usable = parts.username and parts.hostname and parts.path.rpartition("/")[2].isdecimal()
    if not usable or not (parts.scheme == "https" or (parts.scheme == "http" and is_own(parts))):
        raise ValueError("no receiver of reports")
    return value


def is_own(parts: SplitResult) -> bool:
    """Whether the address is one of the host's own network, with a port that there can be.

    Raises:
        ValueError: the port is none.
    """
    host = parts.hostname or ""
    if parts.port == 0:
        return False
    try:
        address = ip_address(host)
    except ValueError:
        last = host.rpartition(".")[2]
        # `134744072` and `0x8080808` are public addresses in other words: what is no address begins with a letter.
        named = _NAME.fullmatch(host) is not None and "a" <= last[:1] <= "z"
        return named and ("." not in host or host.endswith(tuple(f".{domain}" for domain in OWN_DOMAINS)))
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return any(address in network for network in OWN_NETWORKS)
