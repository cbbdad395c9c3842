"""A sandbox for tests: acts for people without a browser, records the bot's requests, injects faults."""

from sandbox.client.refused import Refused
from sandbox.testing.disturbance import Disturbance
from sandbox.testing.driver import NO_RATE_LIMITS, PATIENCE, DrivenSandbox
from sandbox.testing.reply import Reply
from sandbox.testing.requests import RequestRecorder

__all__ = ["NO_RATE_LIMITS", "PATIENCE", "Disturbance", "DrivenSandbox", "Refused", "Reply", "RequestRecorder"]
