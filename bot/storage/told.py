"""Tells all units of a bot what was saved, with the job that saves it."""

from bot.storage.sql import Statement, notice
from bot.tables.notices import CHANNEL, Notice


def told_all(told: Notice) -> Statement:
    """The statement that tells it, once its job is saved."""
    return notice(CHANNEL, str(told))
