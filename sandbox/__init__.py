"""A small local Discord, for playing without an account and for testing what only a real connection shows."""

from sandbox.hands import Reply
from sandbox.model import DEFAULT_PEOPLE, DEMO_TOKEN, NO_RATE_LIMITS, REAL_LIMITS, Limits, Person
from sandbox.refused import Refused
from sandbox.server import Sandbox
from sandbox.store import UnusableState
from sandbox.wire import Request

__all__ = [
    "DEFAULT_PEOPLE",
    "DEMO_TOKEN",
    "NO_RATE_LIMITS",
    "REAL_LIMITS",
    "Limits",
    "Person",
    "Refused",
    "Reply",
    "Request",
    "Sandbox",
    "UnusableState",
]
