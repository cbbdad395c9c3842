"""A small local Discord: to play without an account, and to test what only a real connection shows."""

from sandbox.server import Sandbox
from sandbox.world.model import DEFAULT_PEOPLE, DEMO_TOKEN, REAL_LIMITS, Limits, Person
from sandbox.world.servers import MOST_SERVERS
from sandbox.world.store import UnusableState

__all__ = [
    "DEFAULT_PEOPLE",
    "DEMO_TOKEN",
    "MOST_SERVERS",
    "REAL_LIMITS",
    "Limits",
    "Person",
    "Sandbox",
    "UnusableState",
]
