"""Unexpected errors for the log, without what could show a card."""

import traceback
from pathlib import Path


def safe_traceback(error: BaseException) -> str:
    """The kind of the error and where it came from. Its message is left out: a card may stand in it."""
    frames = traceback.extract_tb(error.__traceback__)
    places = " < ".join(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in reversed(frames))
    return f"{type(error).__name__} at {places}"
