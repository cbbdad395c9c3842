"""Records to replay, and the command as a user and as a test runs it."""

import random
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path

from bot.cli.replay import add_arguments, replay
from tests.independent import generator, klaberjass_cases

WHOLE = generator.random_record(random.Random(5), klaberjass_cases, broken=False)
"""A whole match: its header and all its lines."""

SHORT = [
    '{"stich":1,"game":"klaberjass","options":{"target":300},"seats":2,"dealer":0}',
    '{"deal":"AC 7C JH 9H TD 9D 9C KH TS KD QS KS KC 7D QD QC JS 8H 9S AS 8S TC JC 8C JD 8D AD QH 7H TH AH 7S"}',
    '{"seat":1,"act":"take"}',
    '{"seat":1,"act":"dix","at":"2026-01-01T00:00:00Z","by":"player"}',
    '{"seat":1,"act":"declare"}',
    '{"seat":0,"act":"same"}',
    '{"seat":1,"act":"play qd"}',
]
"""The beginning of K26 of the rule sheet, but for the bottom card, which is `7S` here."""


def text(lines: list[str]) -> bytes:
    return "".join(line + "\n" for line in lines).encode()


def run(*arguments: object) -> int:
    """Runs the command in this process."""
    parser = ArgumentParser()
    add_arguments(parser)
    return replay(parser.parse_args([str(argument) for argument in arguments]))


def stich(*arguments: object, **more: object) -> subprocess.CompletedProcess[bytes]:
    """Runs the installed command in a process of its own."""
    command = [sys.executable, "-m", "bot", "replay", *(str(argument) for argument in arguments)]
    root = Path(__file__).parents[2]
    return subprocess.run(command, capture_output=True, timeout=60, cwd=root, check=False, **more)
