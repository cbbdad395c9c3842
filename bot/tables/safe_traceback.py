"""Describes unexpected errors for the log without anything that could show a card."""

import traceback
from pathlib import Path


def safe_traceback(error: BaseException) -> str:
    """The type of the error and its call stack; without its message, which may contain a card."""
    frames = traceback.extract_tb(error.__traceback__)
    places = " < ".join(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in reversed(frames))
    return f"{type(error).__name__} at {places}"
