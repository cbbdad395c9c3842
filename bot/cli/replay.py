"""`stich replay FILE [--json] [--view SEAT|public]`: a record, replayed with the real engine.

Other programs feed it thousands of records, so with `--json` it imports the engine and nothing else; catalogues are
read only when there is something to say in words.
"""

import io
import json
import os
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from engine.cards import Seat
from engine.export import plain
from engine.game import Act
from engine.match import Match
from engine.record import Fault, position, read

if TYPE_CHECKING:
    from bot.cli.narration import Account
    from bot.text.i18n import Voice

PUBLIC: Final = "public"
"""The `--view` of whoever sits at no seat."""

LONGEST_SHOWN: Final = 200
"""Characters of a file's name, or of whatever was given instead of a seat, that a complaint repeats."""

REFUSED: Final = 1
"""Exit status: a line of the record is illegal or malformed."""
UNREADABLE: Final = 2
"""Exit status: there is no such file or no such view; nothing was replayed."""
INTERRUPTED: Final = 130
"""Exit status: Ctrl-C."""
READER_GONE: Final = 141
"""Exit status: whoever read the output has closed it (what a shell shows for a program ended by SIGPIPE)."""


def add_arguments(parser: ArgumentParser) -> None:
    """The arguments of `stich replay`."""
    catalogues = Path(__file__).parents[1] / "text" / "locale"
    languages = sorted(catalogue.stem for catalogue in catalogues.glob("*.ftl"))
    parser.add_argument("file", metavar="FILE", help="usage-replay-file")
    parser.add_argument("--json", action="store_true", help="usage-replay-json")
    parser.add_argument("--view", metavar="SEAT", help="usage-replay-view")
    parser.add_argument("--language", choices=languages, default="en", help="usage-replay-language")


def replay(args: Namespace) -> int:
    """Print what the record says, line by line; the exit status is 0 when every line is legal."""
    try:
        data = Path(args.file).read_bytes()
    except (OSError, ValueError) as problem:
        return _complain(args, _unreadable(problem), file=args.file)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        status = _replay(args, data)
        sys.stdout.flush()
    except BrokenPipeError:
        # What is still buffered has no reader either; without this the interpreter would complain at its exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return READER_GONE
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _replay(args: Namespace, data: bytes) -> int:
    account = None if args.json else _account(args)
    before: Match | None = None
    for number, one in enumerate(read(data), start=1):
        if isinstance(one, Match) and before is None and not _is_view(args.view, one.header.seats):
            return _complain(args, "replay-no-such-view", view=args.view)
        for line in account.tell(number, before, one) if account else [_json_line(args, number, one)]:
            sys.stdout.write(line + "\n")
        if isinstance(one, Fault):
            return REFUSED
        before = one
    if account and before:
        sys.stdout.write(account.end(before) + "\n")
    return 0


def _account(args: Namespace) -> "Account":
    from bot.cli.narration import Account  # lazily: it needs the catalogues

    return Account(_voice(args), _viewer(args.view), whole=args.view is None)


def _json_line(args: Namespace, number: int, one: Match | Fault) -> str:
    if isinstance(one, Fault):
        found = _error(one, args)
    elif args.view is None:
        found = position(one, number)
    else:
        found = seen_position(one, number, _viewer(args.view))
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def seen_position(match: Match, number: int, viewer: Seat | None) -> dict[str, Any]:
    """The position after line `number` as this viewer (None: the public) may know it, with his view."""
    found = position(match, number)
    view = match.view(viewer)
    if isinstance(view.turn, Act):
        found["turn"] = view.turn.seat
        if view.turn.seat != viewer:
            found.pop("legal", None)
            found.pop("pick", None)
    found["view"] = plain(view)
    return found


def _is_view(text: str | None, seats: int) -> bool:
    return text is None or text == PUBLIC or text in map(str, range(seats))


def _viewer(text: str | None) -> Seat | None:
    return Seat(int(text)) if text is not None and len(text) == 1 and text.isdecimal() else None


def _error(fault: Fault, args: Namespace) -> dict[str, Any]:
    from bot.cli.narration import reason  # lazily: it needs the catalogues

    return {"n": fault.number, "error": {"rule": fault.rule, "message": reason(fault, _voice(args))}}


def _voice(args: Namespace) -> "Voice":
    from bot.text.i18n import Localiser, Voice  # lazily: `--json` has nothing to say as long as the record is legal

    return Voice(Localiser(), args.language)


def _unreadable(problem: OSError | ValueError) -> str:
    match problem:
        case FileNotFoundError():
            return "replay-no-such-file"
        case IsADirectoryError():
            return "replay-is-directory"
        case PermissionError():
            return "replay-not-permitted"
    return "replay-cannot-read"


def _complain(args: Namespace, key: str, **values: str) -> int:
    shown = {name: _on_one_line(value) for name, value in values.items()}
    sys.stderr.write(_voice(args).text(key, **shown) + "\n")
    return UNREADABLE


def _on_one_line(text: str) -> str:
    escaped = text.encode("unicode_escape").decode() if not text.isprintable() else text
    return escaped if len(escaped) <= LONGEST_SHOWN else "…" + escaped[-LONGEST_SHOWN:]
